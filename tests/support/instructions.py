"""Small programs in assembly, and single instructions with operands of choice, run on any engine.

A single instruction stands in a kernel that loads the registers it is given and stores those it wrote, so what an
engine needs for it are loads, stores and moves.
"""

from __future__ import annotations

import hashlib
import os
import random
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hipkit.fatbin.isa import Instruction, Register, decode
from hipkit.fatbin.target import TargetID
from hipkit.loader.image import LoadedImage, load
from hipkit.runtime.devices.backend import Backend, Dispatch, Report, WaveSetup
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.cpu.interpreter.interpret import Interpreter
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.operations import read_by
from hipkit.runtime.memory.device import DeviceMemory

Engine = Callable[[DeviceMemory], Backend]
Tool = Callable[[str], Callable[..., Any]]
Numbers = dict[str, "list[int] | int"]
"""Registers by name: numbers for scalar ones, lists with a number for each lane for vector ones."""

MODE = 0xF0 | 3 << 8
"""Rounding to the nearest, all subnormals kept, DX10_CLAMP and IEEE."""
LANES = {"gfx9": 64, "gfx1": 32}
KERNEL = """
    .amdgcn_target "amdgcn-amd-amdhsa--{target}"
    .text
    .globl k
    .p2align 8
    .type k,@function
k:
{code}
    .size k, .-k
    .rodata
    .p2align 6
    .amdhsa_kernel k
        .amdhsa_next_free_vgpr {vectors}
        .amdhsa_next_free_sgpr 100
        {more}
    .end_amdhsa_kernel
"""
_WIDE = ("gfx1250",)
"""Those with registers above v255."""
_ACCUMULATORS = ("gfx90a", "gfx942", "gfx950")


def interpreter(memory: DeviceMemory) -> Backend:
    """The engine that every other is compared with."""
    return Interpreter(memory.reach)


def compiled(memory: DeviceMemory) -> Backend:
    """The engine that compiles, on one core."""
    return CpuBackend(memory, workers=1)


class OnGpu:
    """The engine of an NVIDIA GPU."""

    def __call__(self, memory: DeviceMemory) -> Backend:
        from hipkit.runtime.devices.cuda.driver import gpu
        from hipkit.runtime.devices.cuda.engine import CudaBackend

        return CudaBackend(gpu(0), memory)

    def memory(self) -> DeviceMemory:
        """Memory there."""
        from hipkit.runtime.devices.cuda.driver import gpu
        from hipkit.runtime.devices.cuda.storage import CudaStorage

        return DeviceMemory(storage=CudaStorage(gpu(0)))


ENGINES: dict[str, Engine] = {"interpreted": interpreter, "compiled": compiled}
if "HIPKIT_TEST_CUDA" in os.environ:
    ENGINES["cuda"] = OnGpu()


def lanes_of(target: str) -> int:
    """The lanes of a wave, unless a test says otherwise."""
    return LANES[target[:4]]


KEPT = os.environ.get("HIPKIT_TEST_CODE", "")
"""A folder for code objects that were assembled: for tests on a machine that has a GPU, and no assembler."""


class Assembler:
    """Text to code objects and instructions, by LLVM's tools; what was assembled once is kept, in ``folder`` if there is one."""

    def __init__(self, tool: Tool, folder: str | Path = KEPT) -> None:
        self._tool, self._folder = tool, folder
        self._known: dict[tuple[str, str, int], bytes] = {}

    def code_object(self, code: str, target: str, lanes: int) -> bytes:
        """A code object with one kernel, ``k``."""
        key = code, target, lanes
        if key not in self._known:
            self._known[key] = self._kept(*key) if self._folder else self._made(*key)
        return self._known[key]

    def _kept(self, code: str, target: str, lanes: int) -> bytes:
        path = Path(self._folder, hashlib.sha256(f"{target} {lanes} {code}".encode()).hexdigest()[:24])
        if not path.exists():
            path.write_bytes(self._made(code, target, lanes))
        return path.read_bytes()

    def _made(self, code: str, target: str, lanes: int) -> bytes:
        assemble, link = self._tool("llvm-mc-22"), self._tool("ld.lld-22")
        wave = f".amdhsa_wavefront_size32 {int(lanes == 32)}" if target.startswith("gfx1") else ""
        offset = ".amdhsa_accum_offset 256" if target in _ACCUMULATORS else ""
        vectors = 512 if target in _WIDE else 256
        text = KERNEL.format(target=target, code=code, vectors=vectors, more=f"{wave}\n        {offset}")
        with tempfile.TemporaryDirectory() as folder:
            source, built, linked = (Path(folder) / name for name in ("k.s", "k.o", "k.hsaco"))
            source.write_text(text)
            options = (
                [f"-mattr={','.join(facts_of(target, lanes).features)}"] if facts_of(target, lanes).features else []
            )
            assemble("-triple=amdgcn-amd-amdhsa", f"-mcpu={target}", *options, "-filetype=obj", source, "-o", built)
            link("-shared", built, "-o", linked)
            return linked.read_bytes()


@dataclass
class Loaded:
    """A kernel in memory, ready to be dispatched."""

    memory: DeviceMemory
    image: LoadedImage
    target: str
    lanes: int

    def dispatch(self, sgprs: Sequence[int], groups: int = 1, items: int = 0, **more: Any) -> Dispatch:
        """A dispatch of workgroups of one wave each, unless more is said."""
        size = items or self.lanes
        group = more.pop("group_size", (size, 1, 1))
        options: dict[str, Any] = {"lds": 0, "scratch": 0, **more}
        mode = options.pop("mode", MODE)
        setup = WaveSetup(
            lanes=self.lanes, sgprs=dict(enumerate(sgprs)), group_ids=(("s", len(sgprs), 0, 32), None, None),
            wave_id=None, scratch_offset=None, packs_item_ids=True, item_ids=1, mode=mode,
            vgprs=512 if self.target in (*_ACCUMULATORS, *_WIDE) else 256,
            accum_offset=256 if self.target in _ACCUMULATORS else None,
        )  # fmt: skip
        items_in_all = options.pop("items_in_all", (group[0] * groups, group[1], group[2]))
        return Dispatch(
            image=self.image, kernel="k", entry=self.image.address_of("k"), target=TargetID.parse(self.target),
            setup=setup, groups=(groups, 1, 1), group_size=group, items=items_in_all, **options,
        )  # fmt: skip


def load_program(assembler: Assembler, code: str, target: str, lanes: int = 0, engine: Engine = interpreter) -> Loaded:
    """Assembly, loaded into memory of its own, which is where the engine is."""
    lanes = lanes or lanes_of(target)
    memory = engine.memory() if isinstance(engine, OnGpu) else DeviceMemory()
    return Loaded(memory, load(assembler.code_object(code, target, lanes), memory), target, lanes)


def run_program(
    assembler: Assembler,
    code: str,
    target: str,
    buffer: bytes,
    *,
    engine: Engine = interpreter,
    lanes: int = 0,
    counting: bool = False,
    lent: Sequence[tuple[int, int]] = (),
    **more: Any,
) -> tuple[bytes, Report]:
    """Run assembly whose s[0:1] point to a buffer and whose s2 is the workgroup's number; the buffer afterwards.

    ``lent`` is other memory that it may use, as pairs of address and size.
    """
    loaded = load_program(assembler, code, target, lanes, engine)
    address = loaded.memory.allocate(len(buffer))
    loaded.memory.write(address, buffer)
    dispatch = loaded.dispatch([address & 0xFFFFFFFF, address >> 32], **more)
    with loaded.memory.reach.lend(lent):
        report = engine(loaded.memory).run(dispatch, counting=counting)
    return loaded.memory.read(address, len(buffer)), report


# Single instructions

_MOST_SCALARS = 64
_ADDRESS, _SCRATCH = "v255", "v254"
_TOTALS = ("vcc", "exec")
_ORDER = ("vcc", "m0", "mode", "scc", "exec")


def run_instruction(
    assembler: Assembler,
    asm: str,
    target: str,
    inputs: Mapping[str, Sequence[int] | int],
    *,
    engine: Engine = interpreter,
    lanes: int = 0,
    mode: int = MODE,
    outputs: Sequence[str] = (),
    lent: Sequence[tuple[int, int]] = (),
) -> Numbers:
    """What the registers hold that an instruction (or several) wrote; ``inputs`` are registers such as v3, s5, vcc, scc.

    Vector registers up to v249 and scalar ones up to s87 may be used. What is not in ``inputs`` is zero, but for EXEC.
    """
    lanes = lanes or lanes_of(target)
    read = list(outputs) or written(assembler, asm, target, lanes)
    vectors = [name for name in inputs if name[0] in "va" and name != "vcc"]
    scalars = [name for name in inputs if name not in vectors]
    code = _Kernel(target, lanes).around(asm, vectors, scalars, read)
    data = bytearray(_MOST_SCALARS * 8)
    for n, name in enumerate(scalars):
        number = inputs[name]
        assert isinstance(number, int)
        data[8 * n : 8 * n + 8] = (number & (1 << 64) - 1).to_bytes(8, "little")
    for name in vectors:
        column = inputs[name]
        assert not isinstance(column, int)
        assert len(column) == lanes, (name, len(column))
        data += b"".join((number & 0xFFFFFFFF).to_bytes(4, "little") for number in column)
    first = len(data)
    data += bytes(len(read) * 8 * lanes)
    after, _ = run_program(assembler, code, target, bytes(data), engine=engine, lanes=lanes, mode=mode, lent=lent)
    found: Numbers = {}
    for n, name in enumerate(read):
        at = first + 8 * lanes * n
        words = memoryview(after[at : at + 8 * lanes]).cast("I").tolist()
        is_vector = name[0] in "va" and name != "vcc"
        found[name] = words[:lanes] if is_vector else words[0] | words[lanes] << 32
    return found


def written(assembler: Assembler, asm: str, target: str, lanes: int) -> list[str]:
    """The registers that instructions write."""
    names: dict[str, None] = {}
    for instruction in instructions(assembler, asm, target, lanes):
        for register in instruction.writes:
            names.update(dict.fromkeys(_names(register)))
    return list(names)


def _names(register: Register) -> list[str]:
    if register.file in ("vcc", "exec", "scc", "m0", "mode"):
        return [register.file]
    return [f"{register.file}{register.index + n}" for n in range(register.width)]


def instructions(assembler: Assembler, asm: str, target: str, lanes: int) -> list[Instruction]:
    """The instructions of a piece of assembly."""
    loaded = load_program(assembler, f"{asm}\n s_endpgm", target, lanes)
    segment = loaded.image.segment_at(loaded.image.address_of("k"))
    assert segment
    start = loaded.image.address_of("k")
    code = loaded.memory.read(start, segment.address + segment.size - start)
    found = []
    for instruction in decode(code, target, features=facts_of(target, lanes).features):
        if instruction.mnemonic == "s_endpgm":
            break
        found.append(instruction)
    return found


class _Kernel:
    """Writes the kernel around an instruction, in the spelling of its generation."""

    def __init__(self, target: str, lanes: int) -> None:
        self.target, self.lanes = target, lanes
        is_new = int(re.sub(r"\D", "", target.removeprefix("gfx"))) >= 1100 and target.startswith("gfx1")
        word, words = ("b32", "b64") if is_new else ("dword", "dwordx2")
        self.load, self.store = f"global_load_{word}", f"global_store_{word}"
        self.scalar, self.scalar2 = f"s_load_{word}", f"s_load_{words}"
        self.wait = "s_wait_loadcnt 0x0\n s_wait_kmcnt 0x0" if target.startswith("gfx12") else "s_waitcnt 0"
        self.add = ("s_add_co_u32", "s_add_co_ci_u32") if target.startswith("gfx12") else ("s_add_u32", "s_addc_u32")
        self.vcc, self.exec, self.mov = (
            ("vcc", "exec", "s_mov_b64") if lanes == 64 else ("vcc_lo", "exec_lo", "s_mov_b32")
        )

    def around(self, asm: str, vectors: Sequence[str], scalars: Sequence[str], read: Sequence[str]) -> str:
        """All of it."""
        lines = [
            "v_and_b32 v255, 0x3ff, v0", "v_lshlrev_b32 v255, 2, v255", "s_mov_b64 s[98:99], s[0:1]",
            "s_mov_b64 s[96:97], s[0:1]", *self._advance(_MOST_SCALARS * 8),
        ]  # fmt: skip
        for name in vectors:
            target = _SCRATCH if name[0] == "a" else name
            lines += [f"{self.load} {target}, {_ADDRESS}, s[96:97]", self.wait, *self._advance(4 * self.lanes)]
            if name[0] == "a":
                lines.append(f"v_accvgpr_write_b32 {name}, {target}")
        # Each disturbs only those before it.
        order = sorted(range(len(scalars)), key=lambda n: _ORDER.index(scalars[n]) if scalars[n] in _ORDER else -1)
        for n in order:
            lines += self._set(scalars[n], 8 * n)
        lines += [asm, *self._saved()]
        for name in read:
            lines += self._stored(name)
        return "\n".join([*(f"    {line}" for line in lines), "    s_endpgm"])

    def _advance(self, size: int) -> list[str]:
        return [f"{self.add[0]} s96, s96, {size}", f"{self.add[1]} s97, s97, 0"]

    def _set(self, name: str, offset: int) -> list[str]:
        place = f"s[98:99], {offset:#x}"
        if name in _TOTALS:
            source = "s[94:95]" if self.lanes == 64 else "s94"
            load = self.scalar2 if self.lanes == 64 else self.scalar
            return [f"{load} {source}, {place}", self.wait, f"{self.mov} {getattr(self, name)}, {source}"]
        last = {"m0": "s_mov_b32 m0, s94", "scc": "s_cmp_lg_u32 s94, 0", "mode": "s_setreg_b32 hwreg(1), s94"}
        if name in last:
            return [f"{self.scalar} s94, {place}", self.wait, last[name]]
        return [f"{self.scalar} {name}, {place}", self.wait]

    def _saved(self) -> list[str]:
        """Registers that the epilogue needs for itself, put aside."""
        exec, vcc = ("s[92:93]", "s[90:91]") if self.lanes == 64 else ("s92", "s90")
        zeros = ["s_mov_b32 s93, 0", "s_mov_b32 s91, 0"] if self.lanes == 32 else []
        return [
            "s_cselect_b32 s95, 1, 0", f"{self.mov} {exec}, {self.exec}", f"{self.mov} {vcc}, {self.vcc}", *zeros,
            "s_mov_b32 s89, m0", "s_getreg_b32 s94, hwreg(1)", f"{self.mov} {self.exec}, -1",
        ]  # fmt: skip

    def _stored(self, name: str) -> list[str]:
        saved = {"scc": ("s95",), "exec": ("s92", "s93"), "vcc": ("s90", "s91"), "m0": ("s89",), "mode": ("s94",)}
        lines = []
        for source in saved.get(name, (name,)):
            if source[0] != "v":
                move = "v_accvgpr_read_b32" if source[0] == "a" else "v_mov_b32"
                lines.append(f"{move} {_SCRATCH}, {source}")
                source = _SCRATCH
            lines += [f"{self.store} {_ADDRESS}, {source}, s[96:97]", *self._advance(4 * self.lanes)]
        if name not in _TOTALS:
            lines += self._advance(4 * self.lanes)
        return lines


# Operands

_EDGES = {
    16: (0, 1, 0x3FF, 0x400, 0x7BFF, 0x7C00, 0x7C01, 0x7E05, 0x3C00, 0x4000, 0x3555, 0x8001, 0x03FF, 15, 16, 17, 0x7FFF),
    32: (0, 1, 0x7FFFFF, 0x800000, 0x7F7FFFFF, 0x7F800000, 0x7F800001, 0x7FC00123, 0x3F800000, 0x40000000, 0x3EAAAAAB,
         0x4F000000, 0x4F800000, 0x5F000000, 31, 32, 33, 63, 64, 0x7FFFFFFF, 0xFFFF, 0x10000),
    64: (0, 1, 0xFFFFFFFFFFFFF, 0x10000000000000, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000, 0x7FF0000000000001,
         0x7FF8000000000123, 0x3FF0000000000000, 0x4000000000000000, 0x3FD5555555555555, 0x41E0000000000000, 63, 64, 65,
         0x7FFFFFFFFFFFFFFF, 0xFFFFFFFF, 0x100000000),
}  # fmt: skip
"""Zeros, subnormals, limits, NaNs, infinities, counts at and beyond the width; each is also used with the sign set."""


def operands(random_numbers: random.Random, width: int, count: int) -> list[int]:
    """Random bits, among them the edge cases of floats and whole numbers, and floats near one."""
    found = []
    for _ in range(count):
        kind = random_numbers.random()
        if kind < 0.45:
            number = random_numbers.choice(_EDGES[width]) | random_numbers.getrandbits(1) << width - 1
        elif kind < 0.75:
            number = _near_one(random_numbers, width)
        else:
            number = random_numbers.getrandbits(width)
        found.append(number)
    return found


def _near_one(random_numbers: random.Random, width: int) -> int:
    fraction, bias = {16: (10, 15), 32: (23, 127), 64: (52, 1023)}[width]
    exponent = bias + random_numbers.randrange(-4, 5)
    sign = random_numbers.getrandbits(1) << width - 1
    return sign | exponent << fraction | random_numbers.getrandbits(fraction)


@cache
def random_inputs(names: tuple[str, ...], lanes: int, seed: int, width: int = 32) -> dict[str, Any]:
    """Operands for registers by name; those of 64 bits take two names, one after the other."""
    numbers = random.Random(seed)
    found: dict[str, Any] = {}
    step = max(1, width // 32)
    for at in range(0, len(names), step):
        own = names[at : at + step]
        column = operands(numbers, width, lanes)
        if width == 16:
            column = [low | high << 16 for low, high in zip(column, operands(numbers, width, lanes), strict=True)]
        for n, name in enumerate(own):
            words = [number >> 32 * n & 0xFFFFFFFF for number in column]
            found[name] = words if name[0] in "va" and name != "vcc" else words[0]
    return found


def assert_engines_agree(
    assembler: Assembler, asm: str, target: str, engine: Engine, *, seed: int = 0, width: int = 32, **more: Any
) -> None:
    """Run an instruction on an engine and on the interpreter, with operands of every kind in every register it reads.

    With ``ignores_nans`` any NaN is as good as any other.
    """
    ignores_nans = more.pop("ignores_nans", False)
    lanes = more.get("lanes") or lanes_of(target)
    read = {n for i in instructions(assembler, asm, target, lanes) for r in read_by(i) for n in _names(r)}
    names = tuple(sorted(name for name in read if name[0] in "vas" and name[1:].isdigit()))
    inputs = random_inputs(names, lanes, seed, width)
    inputs |= {name: random.Random(seed).getrandbits(64) for name in ("vcc",) if name in read}
    expected = run_instruction(assembler, asm, target, inputs, **more)
    found = run_instruction(assembler, asm, target, inputs, engine=engine, **more)
    for name, value in expected.items():
        pairs = zip(_listed(value), _listed(found[name]), strict=True)
        wrong = [n for n, (x, y) in enumerate(pairs) if x != y and not (ignores_nans and _are_nans(x, y))]
        assert not wrong, (asm, target, name, _difference(wrong[0], value, found[name], inputs))


def _listed(value: Any) -> list[int]:
    return value if isinstance(value, list) else [value]


def _are_nans(x: int, y: int) -> bool:
    """Whether both are NaNs of 32 bits, of the upper half of 64, or in each half that differs of 16.

    A result of 16 bits may have had its sign extended.
    """
    if all(word & 0x7FFFFFFF > 0x7F800000 for word in (x, y)):
        return True
    halves = [(x >> shift & 0xFFFF, y >> shift & 0xFFFF) for shift in (0, 16)]
    is_extended = {x >> 16, y >> 16} == {0, 0xFFFF}
    return all(
        left == right or (left & 0x7FFF > 0x7C00 and right & 0x7FFF > 0x7C00) or (n == 1 and is_extended)
        for n, (left, right) in enumerate(halves)
    )


def _difference(lane: int, expected: Any, found: Any, inputs: Mapping[str, Any]) -> str:
    """What a lane had, what it should have got and what it got."""
    given = {name: hex(column[lane] if isinstance(column, list) else column) for name, column in inputs.items()}
    return f"lane {lane} with {given}: {_listed(expected)[lane]:#x} became {_listed(found)[lane]:#x}"

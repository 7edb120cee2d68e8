"""Checks of accesses on GPUs of NVIDIA's, as far as no GPU is needed: bounds, the table of memory, what addresses are made of, and
what an error says. What kernels do is in test_access_checks.py."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hipkit
from hipkit.loader.image import load
from hipkit.runtime.devices.access import READS, UPDATES, WRITES
from hipkit.runtime.devices.backend import DeviceKind, Dispatch, Report
from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.devices.cpu.layout import registers_of
from hipkit.runtime.devices.cuda import engine, memory_table
from hipkit.runtime.devices.cuda.address_forms import AddressForms, Form
from hipkit.runtime.devices.cuda.bounds import MOST, MOST_PARAMETERS, NOWHERE, Bound, Bounds, Memory, values
from hipkit.runtime.devices.cuda.calls import addressed_in
from hipkit.runtime.devices.cuda.check_functions import FAULT, FIND
from hipkit.runtime.devices.cuda.engine import CudaBackend
from hipkit.runtime.devices.cuda.known_bits import IMAGE
from hipkit.runtime.devices.cuda.memory_table import HEAD, MemoryTable
from hipkit.runtime.devices.cuda.ptx import PtxBuilder
from hipkit.runtime.devices.cuda.ptx_held import Checked
from hipkit.runtime.devices.cuda.ptx_kernel import Start, Translation, translated
from hipkit.runtime.devices.cuda.status import (
    DOES,
    DOES_BIT,
    HALF_BIT,
    SPACE_BIT,
    SPACES,
    WHOLE_BIT,
    Entry,
    Record,
    Status,
    Why,
)
from hipkit.runtime.devices.surroundings import Surroundings
from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.isa.builder import Address, Space
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.values import I32, I64, Lane, Mask, Mode
from hipkit.runtime.kernels.abi import Pointers, scratch_size, wave_setup
from hipkit.runtime.memory.device import DeviceMemory
from hipkit.runtime.memory.storage import HostStorage

BUILT = Path(__file__).parents[3] / "samples" / "built"
MEMORY = Memory(
    ((0x1000, 0x1190), (0x2000, 0x4000), (0x8000, 0x8010)), ((0x2000, 0x2800), (0x3000, 0x3400), (0x8000, 0x8010))
)
Tool = Callable[[str], Callable[..., Any]]
EXACT: dict[int, int] = {}


# ------------------------------------------------------------------------------------------------------------ bounds


@pytest.mark.parametrize(
    ("address", "is_write", "found"),
    [
        (0x1000, False, (0x1000, 0x1190)), (0x118F, True, (0x1000, 0x1190)), (0x1190, False, NOWHERE), (0xFFF, False, NOWHERE),
        (0, True, NOWHERE), (1 << 63, False, NOWHERE), (0x2100, False, (0x2000, 0x4000)), (0x2100, True, NOWHERE),
        (0x2800, True, (0x2800, 0x3000)), (0x2FFF, True, (0x2800, 0x3000)), (0x3000, True, NOWHERE),
        (0x3400, True, (0x3400, 0x4000)), (0x800F, False, (0x8000, 0x8010)), (0x8000, True, NOWHERE),
    ],
)  # fmt: skip
def test_the_memory_around_an_address(address: int, is_write: bool, found: tuple[int, int]) -> None:
    assert MEMORY.around(address, is_write=is_write) == found


def test_what_a_launch_passes() -> None:
    arguments = memoryview(struct.pack("<QQQ", 0x1010, 0x2900, 0x7777))
    wanted = [
        Bound("low", 8, 0), Bound("limit", 4, 0), Bound("limit", 4, 8, is_write=True), Bound("low", 0, 8, is_write=True),
        Bound("low", 0, 16), Bound("limit", 1, 16), Bound("lds", 16), Bound("lds", 1025), Bound("limit", 4), Bound("limit", 4, IMAGE, is_write=True),
    ]  # fmt: skip
    found = values(wanted, MEMORY, arguments, (0x2000, 0x2000), lds=1024)
    assert found == [0xFF8, 0x190 - 3, 0x800 - 3, 0x2800, 0, 0, 1009, 0, 0x2000 - 3, 0xC00 - 3]


def test_an_access_is_inside_exactly_if_the_comparison_says_so() -> None:
    """address - low < limit, as numbers of 64 bits without a sign."""
    for offset, size in ((0, 1), (0, 4), (12, 16), (-8, 4)):
        low, limit = values(
            [Bound("low", offset, 0), Bound("limit", size, 0)], MEMORY, memoryview(struct.pack("<Q", 0x1000)), (0, 0), 0
        )
        for address in [*range(0xFE0, 0x1020), *range(0x1170, 0x11B0), 0, 1, (1 << 64) - 1, 1 << 63]:
            start = (address + offset) & (1 << 64) - 1
            assert ((address - low) & (1 << 64) - 1 < limit) == (start >= 0x1000 and start + size <= 0x1190)


def test_which_pointer_an_address_comes_from_is_used_only_if_it_is_one_of_few() -> None:
    bounds = Bounds((0, 8, 16))
    assert bounds.origins((8, 24)) == (8,)
    assert bounds.origins((IMAGE, 8)) == (IMAGE, 8)
    assert bounds.origins((0, 8, 16)) == ()
    assert bounds.origins(()) == ()


# ---------------------------------------------------------------------------------------------------- table of memory


class Recorded:
    """A GPU whose memory is here."""

    generation = 0

    def __init__(self) -> None:
        self.memory: dict[int, bytes] = {}
        self.calls: list[str] = []
        self.next = 1 << 40

    def call(self, name: str, *rest: Any) -> int | None:
        self.calls.append(name)
        if name == "cuMemAlloc":
            self.next += 1 << 20
            return self.next
        if name.startswith("cuMemcpyHtoD"):
            self.memory[rest[0]] = bytes(rest[1][: rest[2]])
        if name == "cuMemFree":
            self.memory.pop(rest[0], None)
        return None

    def when_idle(self, action: Callable[[], object]) -> None:
        action()

    def rows(self, table: int) -> tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]]:
        """What a kernel would find."""
        live, count, read_only, read_only_count, record = struct.unpack_from("<5Q", self.memory[table])
        assert record == 77
        rows = self.memory[table][HEAD:] if live == table + HEAD else self.memory[live]
        found = [row[:3] for row in struct.iter_unpack("<4Q", rows)]
        assert read_only == live + 32 * count
        return found[:count], found[count : count + read_only_count]


def test_kernels_find_what_is_allocated_also_while_they_run() -> None:
    gpu, memory = Recorded(), DeviceMemory()
    table = MemoryTable(gpu, 77)  # type: ignore[arg-type]
    one = memory.allocate(400)
    given = ((1 << 20, (1 << 20) + 64),)
    with table.watching(memory.reach, given, None, EXACT):
        assert gpu.rows(table.address) == ([(1 << 20, 64, 64), (one, 400, 400)], [(1 << 20, 64, 64)])
        other = memory.allocate(16)
        assert sorted(gpu.rows(table.address)[0]) == sorted([(1 << 20, 64, 64), (one, 400, 400), (other, 16, 16)])
        memory.free(other)
        third = memory.allocate(24)
        assert (third, 24, 24) in gpu.rows(table.address)[0]
        assert other not in [row[0] for row in gpu.rows(table.address)[0]]
    gpu.calls.clear()
    with table.watching(memory.reach, given, None, EXACT):
        assert len(gpu.rows(table.address)[0]) == 3
    with table.watching(memory.reach, given, None, EXACT):
        pass
    assert gpu.calls == ["cuMemcpyHtoDAsync"], "it is written where it is another than before"
    with table.watching(memory.reach, given, None, {one: 4096}):
        assert (one, 400, 4096) in gpu.rows(table.address)[0]


def test_what_is_freed_while_a_kernel_runs_is_kept_until_it_ends() -> None:
    memory = DeviceMemory()
    table = MemoryTable(Recorded(), 77)  # type: ignore[arg-type]
    freed = memory.allocate(400)
    with table.watching(memory.reach, (), None, EXACT):
        memory.free(freed)
        assert memory._kept
    assert not memory._kept


def test_a_table_grows_with_what_is_allocated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_table, "_LEAST_ROWS", 1)
    gpu, memory = Recorded(), DeviceMemory()
    table = MemoryTable(gpu, 77)  # type: ignore[arg-type]
    places: set[int] = set()
    for _ in range(9):
        places.add(memory.allocate(64))
        with table.watching(memory.reach, (), None, EXACT):
            assert {row[0] for row in gpu.rows(table.address)[0]} == places
    assert gpu.calls.count("cuMemAlloc") == gpu.calls.count("cuMemFree") + 1


# --------------------------------------------------------------------------------------------- what addresses are made of


def test_what_addresses_have_in_common() -> None:
    forms = AddressForms()
    for line in (
        "mov.b32 %r0, %s_4", "mov.b32 %r1, %s_5", "mov.b64 %d0, {%r0, %r1}", "mul.wide.s32 %d1, %r9, 4", "add.s64 %d2, %d1, %d0",
        "mov.b32 %r2, 12", "mov.b32 %r3, 0", "mov.b64 %d3, {%r2, %r3}", "add.s64 %d4, %d2, %d3",
        "mov.b64 {%r4, %r5}, %d4", "mov.b32 %r6, %s_4", "mov.b32 %r7, %s_5", "mov.b64 %d5, {%r6, %r7}",
        "mov.b64 %d6, {%r4, %r5}", "add.s64 %d7, %d6, 18446744073709551612",
    ):  # fmt: skip
        forms.note(line)
    assert forms.of("%d5") == forms.of("%d0") == Form("%d0"), "the registers hold the same"
    assert forms.of("%d4") == forms.of("%d6") == Form("%d0", 12, "%r9", 4)
    assert forms.of("%d7") == Form("%d0", 8, "%r9", 4)
    forms.note("@%p3 mov.b32 %s_5, %r8")
    for line in ("mov.b32 %r10, %s_4", "mov.b32 %r11, %s_5", "mov.b64 %d8, {%r10, %r11}"):
        forms.note(line)
    assert forms.of("%d8") == Form("%d8"), "one of them was written"


def test_of_other_numbers_nothing_is_known() -> None:
    forms = AddressForms()
    for line in (
        "add.s64 %d2, %d0, %d1", "add.s64 %d3, %d2, 8", "shl.b64 %d4, %d3, %r1", "xor.b64 %d5, %d3, 1",
        "@%p0 add.s64 %d6, %d2, 8", "mul.wide.s32 %d7, %r1, %r2",
    ):  # fmt: skip
        forms.note(line)
    assert [forms.of(f"%d{n}") for n in (2, 3, 4, 5, 6, 7)] == [
        Form("%d2"), Form("%d2", 8), *(Form(f"%d{n}") for n in (4, 5, 6, 7))
    ]  # fmt: skip


def test_shifts_of_scaled_words_and_by_nothing() -> None:
    forms = AddressForms()
    for line in (
        "cvt.u64.u32 %d0, 0", "cvt.u32.u64 %r0, %d0", "shl.b64 %d1, %d9, %r0", "cvt.u64.u32 %d2, 2", "cvt.u32.u64 %r1, %d2",
        "mul.wide.s32 %d3, %r7, 4", "shl.b64 %d4, %d3, %r1",
    ):  # fmt: skip
        forms.note(line)
    assert (forms.of("%d1"), forms.of("%d4")) == (Form("%d9"), Form("", 0, "%r7", 16))


# --------------------------------------------------------------------------------------------------------- what is emitted


def checking() -> PtxBuilder:
    b = PtxBuilder(Mode())
    b.bounds, b.alignment, b.origins = Bounds((0,)), 16, (0,)
    return b


def test_loads_begin_together_after_one_branch() -> None:
    b = checking()
    places = [Address(Lane(I64, f"%d{n}")) for n in (80, 81, 82)]
    found = [b.load(Space.GLOBAL, place, I32, Mask("%p9")) for place in places]
    assert not b.lines[3:], "nothing needs them yet"
    b.add(found[0], found[1])
    text = "\n".join(b.lines)
    assert text.count("bra.uni") == text.count("vote") == 1
    assert re.search(r"bra\.uni M_\d+;\nM_\d+:(\n\t@%p9 ld\.global[^\n]*){3}\n\tadd", text)
    assert text.count("setp.ge.u64") == 3


def test_accesses_at_constant_offsets_are_compared_once() -> None:
    b = checking()
    place = Address(Lane(I64, "%d80"))
    for offset in (0, 64, -16):
        b.load(Space.GLOBAL, place.moved(offset), I32, b.all_lanes())
    b.flush()
    assert "\n".join(b.lines).count("setp.ge.u64") == 1
    assert list(b.bounds.wanted) == [Bound("low", -16, 0), Bound("limit", 84, 0)]  # type: ignore[union-attr]
    assert "\n".join(b.cold).count(f"call.uni (e), {FIND}") == 3, "each by itself where that does not hold"


def test_an_address_that_follows_from_a_load_is_compared_after_it() -> None:
    b = checking()
    pointer = b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I64, b.all_lanes())
    b.load(Space.GLOBAL, Address(pointer), I32, b.all_lanes())
    b.flush()
    text = "\n".join(b.lines)
    assert text.count("bra.uni") == 2
    assert text.index("ld.global.b64") < text.rindex("setp") < text.index("ld.global.b32")


def test_a_store_waits_for_no_load_that_was_begun_and_no_load_passes_it() -> None:
    b = checking()
    b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I32, b.all_lanes())
    b.store(Space.GLOBAL, Address(Lane(I64, "%d81")), Lane(I32, "%r80"), b.all_lanes())
    b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I32, b.all_lanes())
    b.flush()
    accesses = re.findall(r"(?:ld|st)\.global", "\n".join(b.lines))
    assert accesses == ["ld.global", "st.global", "ld.global"]


def test_words_of_one_number_have_one_limit() -> None:
    b = checking()
    b.do("mov.b64 %d70, {%r70, %r71}")
    for n in range(4):
        b.do(f"mul.wide.s32 %d{71 + n}, %r{80 + n}, 4")
        b.do(f"add.s64 %d{81 + n}, %d70, %d{71 + n}")
        b.load(Space.GLOBAL, Address(Lane(I64, f"%d{81 + n}")), I32, b.all_lanes())
    b.flush()
    text = "\n".join(b.lines)
    assert text.count("setp.ge.u64") == 1 and text.count("setp.ge.u32") == 4
    assert "\n".join(b.cold).count("setp.ge.u64") == 4, "negative words are looked at by themselves"


def test_scratch_memory_at_constants_is_not_looked_at() -> None:
    b = checking()
    b.scratch = 64
    assert b._is_inside(Checked(Space.SCRATCH, Space.SCRATCH, Lane(I32, "60"), 0), 4)
    assert not b._is_inside(Checked(Space.SCRATCH, Space.SCRATCH, Lane(I32, "60"), 4), 4)
    assert not b._is_inside(Checked(Space.SCRATCH, Space.SCRATCH, Lane(I32, "%r80"), 0), 4)
    b.load(Space.SCRATCH, Address(Lane(I32, "16")), I32, b.all_lanes())
    b.store(Space.SCRATCH, Address(Lane(I32, "%r80")), Lane(I32, "%r81"), b.all_lanes())
    text = "\n".join(b.lines)
    assert text.count("setp.ge.u32") == 1 and ", 61;" in text
    assert f"call.uni {FAULT}" in "\n".join(b.cold)


def test_there_are_only_so_many_parameters_and_the_rest_is_looked_up() -> None:
    b = checking()
    assert b.bounds is not None
    for n in range(400):
        b.load(Space.GLOBAL, Address(Lane(I64, f"%d{1000 + n}"), None, 16 * n), I32, b.all_lanes())
        if n == 150:
            b.flush()
    b.flush()
    assert MOST < len(b.bounds.wanted) <= MOST_PARAMETERS
    assert "\n".join(b.cold).count(f"call.uni (e), {FIND}") == 400
    names = set(re.findall(r"bound_\d+", "\n".join(b.lines + b.cold)))
    assert names == set(b.bounds.wanted.values())


def test_what_was_found_last_is_remembered_for_each_instruction_and_not_for_writes() -> None:
    """What may be read may be code, which must not be written to."""
    b = checking()
    b.origins = ()
    for site in range(6):
        b.site = site
        b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I32, b.all_lanes())
        b.flush()
    assert b.slots() == [name for n in range(4) for name in (f"%found{n}", f"%size{n}")]
    b.store(Space.GLOBAL, Address(Lane(I64, "%d80")), Lane(I32, "%r80"), b.all_lanes())
    assert b.slots()[8:] == ["%found4", "%size4"]
    assert "%found4" in "".join(b.lines[-10:])


def test_past_lds_there_are_zeros_where_a_program_runs_as_it_is() -> None:
    b = checking()
    b.is_lenient = True
    b.load_words(Space.LDS, Address(Lane(I32, "%r80")), 2, b.all_lanes())
    b.flush()
    assert re.findall(r"\t(.*)ld\.shared\.(\w+)", "\n".join(b.lines)) == [("", "b64")], (
        "both words, where both are there"
    )
    assert len(re.findall(r"\t@%p\d+ ld\.shared\.b32", "\n".join(b.cold))) == 2
    b.store(Space.LDS, Address(Lane(I32, "%r80")), Lane(I32, "%r81"), b.all_lanes())
    assert len(re.findall(r"\t@%p\d+ st\.shared\.b32", "\n".join(b.lines))) == 1
    assert "note_overrun" in "\n".join(b.cold) and FAULT not in "\n".join(b.cold)


def test_where_a_load_of_zeros_ends_both_ways_go_on_together() -> None:
    b = checking()
    b.is_lenient, b.alignment = True, 4
    b.add(b.load(Space.LDS, Address(Lane(I32, "%r80")), I32, b.all_lanes()), 1)
    (after,) = re.findall(r"\tbra\.uni (M_\d+);", "\n".join(b.cold))
    assert re.search(rf"ld\.shared\.b32 (%r\d+), [^\n]*\n{after}:\n\tadd\.s32 %r\d+, \1, 1;", "\n".join(b.lines))


SAMPLES = [
    ("vector_add", "gfx1100"), ("vector_add", "gfx90a:xnack+"), ("matmul", "gfx942"), ("histogram", "gfx1100"),
    ("reduce", "gfx1100"), ("hello", "gfx942"), ("globals.gfx942.v5.hsaco", "gfx942"), ("handshake.gfx942.v5.hsaco", "gfx942"),
    ("matmul.gfx90a-xnack.v5.hsaco", "gfx90a:xnack+"), ("reduce.gfx1201.v6.hsaco", "gfx1201"),
]  # fmt: skip


def code_of(file: str, target: str) -> bytes:
    opened = hipkit.open(BUILT / file)
    return next(
        entry.data for container in opened.containers for entry in container.entries if str(entry.target) == target
    )


def texts(file: str, target: str, **options: Any) -> dict[str, Translation]:
    """The kernels of a sample, for launches whose pointers are all one."""
    image = load(hipkit.CodeObject.read(code_of(file, target)), DeviceMemory())
    found = {}
    for name, one in image.kernels.items():
        kernel = one.kernel
        assert kernel.descriptor is not None and image.code.target is not None
        setup = wave_setup(kernel.descriptor, Pointers(kernarg=0x7F0012340000))
        arguments = bytearray(kernel.kernarg_size or 0)
        pointers = [row.offset for row in kernel.arguments if row.kind == "global_buffer" and row.offset is not None]
        for at in pointers:
            arguments[at : at + 8] = (0x7F1100000000).to_bytes(8, "little")
        processor = image.code.target.processor
        facts = facts_of(processor, setup.lanes)
        fetch = Fetcher.of_image(image, facts, registers_of(setup, processor))
        start = Start(
            "kernel",
            setup,
            (64, 1, 1),
            scratch_size(kernel.descriptor),
            memoryview(arguments),
            0x7F0012340000,
            pointers=pointers,
            **options,
        )
        found[name] = translated(one.entry - image.base, fetch, facts, start, partial(addressed_in, image))
    return found


@pytest.mark.parametrize("is_lenient", [False, True])
@pytest.mark.parametrize(("file", "target"), SAMPLES)
def test_ptxas_assembles_what_is_checked(file: str, target: str, is_lenient: bool, tool: Tool, tmp_path: Path) -> None:
    for made in texts(file, target, is_checked=True, is_lenient=is_lenient).values():
        assert made.bounds is not None
        (tmp_path / "k.ptx").write_text(made.text)
        tool("ptxas")("-arch=sm_80", tmp_path / "k.ptx", "-o", tmp_path / "k.cubin")


@pytest.mark.parametrize(("file", "target"), SAMPLES)
def test_nothing_of_a_check_is_in_what_is_not_checked(file: str, target: str) -> None:
    for made in texts(file, target).values():
        assert made.bounds is None
        assert not re.search(rf"{FIND}|{FAULT}|memory|bound_|known", made.text)


def test_a_checked_kernel_takes_its_bounds_last() -> None:
    (made,) = texts("vector_add", "gfx1100", is_checked=True).values()
    parameters = re.findall(
        r"\.param \.\w+(?: 16 \.b8)? (\w+)", made.text[made.text.index(".visible .entry") :].partition("{")[0]
    )
    assert made.bounds is not None
    assert parameters[-1 - len(made.bounds) :] == ["memory", *(f"bound_{n}" for n in range(len(made.bounds)))]
    assert set(made.bounds) == {
        *(Bound("low", 0, at, is_write=at == 16) for at in (0, 8, 16)), *(Bound("limit", 4, at, is_write=at == 16) for at in (0, 8, 16))
    }  # fmt: skip


def test_a_launch_is_checked_unless_it_is_asked_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same kernel is there as both."""
    starts: list[Start] = []

    class Compiler(Recorded):
        def call(self, name: str, *rest: Any) -> int | None:
            return super().call(name, *rest) or (5 if name == "cuStreamCreate" else None)

        def launching(self) -> Any:
            return nullcontext()

        def attribute(self, _name: str) -> int:
            return 1

    def noted(_entry: int, _fetch: object, _facts: object, start: Start, _addressed: object) -> Translation:
        starts.append(start)
        return Translation("", {}, () if start.is_checked else None)

    monkeypatch.setattr(engine, "translated", noted)
    gpu = Compiler()
    device = hipkit.Device("gfx1100", kind=DeviceKind(HostStorage, lambda _target, memory: CudaBackend(gpu, memory)))  # type: ignore[arg-type]
    kernel = hipkit.Module.load(BUILT / "vector_add", device=device)["vector_add"]
    place = device.allocate(64)
    for _ in range(2):
        kernel.launch(1, 64, [place, place, place, 16])
        with hipkit.unchecked():
            kernel.launch(1, 64, [place, place, place, 16])
    assert [start.is_checked for start in starts] == [True, False]
    assert set(starts[0].pointers) == {0, 8, 16}


# ------------------------------------------------------------------------------------------------------------ the error


class Pages:
    """Pages of the host that nothing registers."""

    def map(self, address: int, size: int) -> None: ...

    def unmap(self, address: int, size: int) -> None: ...


def recorded(fault: MemoryFault, pc: int, lanes: int) -> Status:
    """The record that a GPU would have written for a fault."""
    status = Status(Pages())  # type: ignore[arg-type]
    does = READS if fault.is_read else UPDATES if "updates" in str(fault) else WRITES
    half = fault.lane >= 32
    what = fault.size | DOES.index(does) << DOES_BIT | SPACES.index(fault.space) << SPACE_BIT | half << HALF_BIT
    what |= (fault.lane < 0) << WHOLE_BIT
    entry = status.record.stopped
    entry.why, entry.pc, entry.group[:], entry.wave = int(Why.ACCESS), pc, fault.group, fault.wave
    entry.lane, entry.what, entry.address = max(fault.lane, 0) % 32, what, fault.address
    return status


@pytest.mark.parametrize("target", ["gfx1100", "gfx90a:xnack+"])
@pytest.mark.parametrize("which", range(3))
def test_the_error_says_what_the_cpu_s_does(target: str, which: int, monkeypatch: pytest.MonkeyPatch) -> None:
    device = hipkit.Device(target)
    kernel = hipkit.Module.load(BUILT / "vector_add", device=device)["vector_add"]
    arrays = [device.zeros(41, np.float32) for _ in range(3)]
    arrays[which] = device.zeros(40, np.float32)
    dispatches: list[Dispatch] = []
    run = device.backend.run

    def noted(dispatch: Dispatch, **how: bool) -> Report:
        dispatches.append(dispatch)
        return run(dispatch, **how)

    monkeypatch.setattr(device.backend, "run", noted)
    with pytest.raises(MemoryFault) as caught:
        kernel.launch(1, 64, [*arrays, 41])
    (dispatch,) = dispatches
    reach = device.memory.reach
    around = Surroundings(dispatch.image, reach.table(), reach.read_only_spans(), reach.code(), dispatch.readable)
    pc = next(
        segment.address + caught.value.code_address - segment.linked - dispatch.image.base
        for segment in dispatch.image.segments
        if segment.linked <= caught.value.code_address < segment.linked + segment.size
    )
    found = recorded(caught.value, pc, kernel.info.wavefront_size or 64).error(dispatch, around)
    assert isinstance(found, MemoryFault)
    assert str(found) == str(caught.value)
    assert vars(found) == vars(caught.value)


def test_a_record_is_empty_before_a_launch() -> None:
    status = Status(Pages())  # type: ignore[arg-type]
    status.record.stopped.why = 3
    status.record.overrun.why = 1
    status.stop()
    status.begin()
    assert bytes(status.record) == bytes(len(bytes(Record())))
    assert Entry.address.offset % 8 == 0

"""Translates an AMDGPU kernel to one PTX entry: basic blocks, registers and the initial state of a warp."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, field
from math import prod

from ....fatbin.isa import Instruction
from ....fatbin.schema import align_up
from ...isa import control
from ...isa.execute import execute
from ...isa.facts import Facts
from ...isa.flow.lift import Fetch, lift
from ...isa.flow.regions import Block, Key, Region
from ...isa.memory.coherence import is_coherent
from ...isa.operations import Does, OperationKind, kind_of
from ...isa.state import State
from ...isa.values import I1, I32, I64, Lane, Mask, Mode, Type, Uniform, Value
from ..backend import IdRegister, Size, WaveSetup
from .ordering import For, Ordering
from .ptx import LDS, PRIVATE_HIGH, SHARED_HIGH, THREADS, PtxBuilder, refuse
from .ptx_text import SCRATCH

MOST_INSTRUCTIONS = 1 << 16
HEAD = """.version 7.0
.target sm_70
.address_size 64
"""
AXES = "xyz"
_VECTORS = ("v", "a")
_FILES = frozenset((*_VECTORS, "s", "vcc", "exec", "m0", "scc", "ttmp", "flat_scratch"))
"""The registers of a wave: those of lanes, and the others."""
_WINDOWS = {"src_shared_base": SHARED_HIGH, "src_private_base": PRIVATE_HIGH}
"""Where flat addresses of LDS and scratch memory begin: the upper halves."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a kernel is entered."""

    name: str
    setup: WaveSetup
    """The registers of a wave. The values of user SGPRs are parameters of the entry, after the address of the code object."""
    group_size: Size
    scratch: int = 0
    """Bytes of scratch memory of a work-item."""

    @property
    def threads(self) -> int:
        """Threads of a block: whole warps, each for a wave, in one dimension."""
        return align_up(prod(self.group_size), self.setup.lanes) * THREADS // self.setup.lanes


@dataclass
class PtxWave(State):
    """Registers of the same names in PTX: scalar ones hold the same in every thread."""

    b: PtxBuilder
    used: set[str] = field(default_factory=set)
    _masks: dict[Key, Mask] = field(default_factory=dict)
    """Masks as predicates, by the first register that has their bits."""
    _late: set[Key] = field(default_factory=set)
    """Those whose bits are not in the registers yet: most are never asked for, and all threads have to agree on them."""

    def begin(self) -> None:
        """A new block: what registers hold is in them alone."""
        self._masks.clear()
        self.b.begin_block()

    def end(self, live: Container[Key]) -> None:
        """The end of a block: masks are put into the registers that are read later."""
        for file, index in sorted(self._late):
            if file == "exec" or any((file, index + n) in live for n in range(self.words)):
                self._put_bits(file, index)
        self._late.clear()

    @property
    def words(self) -> int:
        """Registers of a mask."""
        return self.b.lanes // THREADS

    def _put_bits(self, file: str, index: int) -> None:
        self._late.discard((file, index))
        bits = self.b.split(self.b.bits_of(self._masks[file, index]))
        for n, word in enumerate(bits[: self.words]):
            self.b.do(f"mov.b32 {self.named(file, index + n)}, {word.data}")

    def _settle(self, file: str, index: int) -> None:
        """Put the bits of masks into a register that is looked at, or of which other parts are written."""
        for first in range(index - self.words + 1, index + 1):
            if (file, first) in self._late:
                self._put_bits(file, first)

    def named(self, file: str, index: int) -> str:
        """The register in PTX."""
        if file not in _FILES:
            raise refuse(f"register {file}{index}")
        names = [f"%{file}_{index}"]
        if file in _VECTORS and self.b.lanes > THREADS:
            names.append(f"%{file}h_{index}")
        self.used.update(names)
        return "~".join(names)

    def _read(self, name: str, shape: Callable[[Type, str], Value]) -> Value:
        # A copy: the register may be written before the value is used.
        found = self.b.made(I32, shape, f"mov.b32 {{}}, {name}")
        assert isinstance(found, Value)
        return found

    def scalar(self, file: str, index: int) -> Uniform:
        if file == "null" or (file in ("vcc", "exec") and index and self.b.lanes == THREADS):
            return self.b.uniform(I32, 0)
        if file in _WINDOWS:
            return self.b.uniform(I32, _WINDOWS[file] if index else 0)
        if file in ("scc", "src_scc"):
            word: Uniform = self.b.zext(self.scc, I32)
            return word
        self._settle(file, index)
        found = self._read(self.named(file, index), Uniform)
        assert isinstance(found, Uniform)
        return found

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        if file != "null":
            self._settle(file, index)
            for first in range(index - self.words + 1, index + 1):
                self._masks.pop((file, first), None)
            self.b.do(f"mov.b32 {self.named(file, index)}, {value.data}")

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        found = self._read(self.named(file, index), Lane)
        assert isinstance(found, Lane)
        return found

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        guard = "" if all_lanes else f"@{self.exec.data} "
        self.b.do(f"{guard}mov.b32 {self.named(file, index)}, {value.data}")

    @property
    def exec(self) -> Mask:
        return self.mask("exec", 0)

    def set_exec(self, mask: Mask) -> None:
        self.set_mask("exec", 0, mask)

    def mask(self, file: str, index: int) -> Mask:
        if (file, index) not in self._masks:
            self._masks[file, index] = self.b.mask_of(self.bits(file, index))
        return self._masks[file, index]

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        if file == "null":
            return
        for first in range(index - self.words + 1, index + self.words):
            if first != index and (file, first) in self._late:
                self._put_bits(file, first)
            self._masks.pop((file, first), None)
        self._masks[file, index] = mask
        self._late.add((file, index))

    def bits(self, file: str, index: int) -> Uniform:
        """A mask as a number of 64 bits."""
        low = self.scalar(file, index)
        found: Uniform = self.b.zext(low, I64)
        return found if self.b.lanes == THREADS else self.b.join(low, self.scalar(file, index + 1))

    @property
    def scc(self) -> Uniform:
        found: Uniform = self.b.made(I1, Uniform, f"setp.ne.b32 {{}}, {self.named('scc', 0)}, 0")
        return found

    def set_scc(self, value: Uniform) -> None:
        self.set_scalar("scc", 0, self.b.zext(value, I32))


class _Kernel:
    def __init__(self, region: Region, facts: Facts, start: Start) -> None:
        self.region, self.facts, self.start = region, facts, start
        self.b = PtxBuilder(Mode.from_bits(start.setup.mode), start.setup.lanes)
        self.state = PtxWave(self.b)
        self.ordering = Ordering()

    def text(self) -> str:
        self._begin()
        for block in sorted(self.region, key=lambda block: block.start):
            self._block(block)
        for line, fence in self.ordering.fences(self.region).items():
            self.b.lines[line] = f"\t{fence};"
        body = "\n".join(filter(None, self.b.lines))
        kinds = {"pred": "%p", "b16": "%h", "b32": "%r", "b64": "%d"}
        own = [f"\t.reg .{kind} {kinds[kind]}<{count}>;" for kind, count in self.b.counts.items() if count]
        used = sorted(self.state.used)
        own.append(f"\t.reg .b32 {', '.join(used)};")
        head = HEAD + self.b.tables_text()
        if self.b.uses_lds:  # as much as the launch gives
            head += f".extern .shared .align 16 .b8 {LDS}[];\n"
        if self.b.uses_scratch:
            size = max(self.start.scratch, 1)
            own += [f"\t.local .align 16 .b8 {name}[{size}];" for name in SCRATCH[: self.b.lanes // THREADS]]
        # What a wave does not begin with is zero, as on the CPU's device.
        own += ["", *(f"\tmov.b32 {name}, 0;" for name in used)]
        declared = "\n".join(own)
        given = ", ".join([".param .u64 code", *(f".param .u32 {_user(index)}" for index in self.start.setup.sgprs)])
        return f"{head}\n.visible .entry {self.start.name}({given})\n{{\n{declared}\n{body}\n}}\n"

    def _begin(self) -> None:
        """The registers that a wave begins with."""
        b, state, setup = self.b, self.state, self.start.setup
        for index in setup.sgprs:
            state.set_scalar("s", index, b.made(I32, Uniform, f"ld.param.u32 {{}}, [{_user(index)}]"))
        if setup.scratch_offset is not None:
            state.set_scalar("s", setup.scratch_offset, b.uniform(I32, 0))
        wave = b.lshr(b.made(I32, Uniform, "mov.u32 {}, %tid.x"), 5)
        lane = b.add(b.lane_ids(), b.mul(wave, setup.lanes))
        self._put_ids(wave, lane)
        count = prod(self.start.group_size)
        if count % setup.lanes:  # the last wave has lanes too many
            state.set_exec(b.icmp("ult", lane, count))
        else:
            state.set_exec(b.constant_mask((1 << setup.lanes) - 1))
        state.end(())

    def _put_ids(self, wave: Uniform, lane: Lane) -> None:
        """The ids of the workgroup, the wave and the work-item; ``lane`` counts those of the workgroup."""
        b, state, setup = self.b, self.state, self.start.setup
        for axis, register in zip(AXES, setup.group_ids, strict=True):
            if register is not None:
                self._put_id(register, b.made(I32, Uniform, f"mov.u32 {{}}, %ctaid.{axis}"))
        if setup.wave_id is not None:
            self._put_id(setup.wave_id, wave)
        ids, rest = list[Lane](), lane
        for size in self.start.group_size[: setup.item_ids]:
            ids.append(b.made(I32, Lane, f"rem.u32 {{}}, {rest.data}, {size}"))
            rest = b.made(I32, Lane, f"div.u32 {{}}, {rest.data}, {size}")
        if setup.packs_item_ids:
            packed = b.lane(I32, 0)
            for n, id in enumerate(ids):
                packed = b.or_(b.shl(id, 10 * n), packed)
            ids = [packed]
        for n, id in enumerate(ids):
            state.set_vector("v", n, id, all_lanes=True)

    def _put_id(self, register: IdRegister, value: Uniform) -> None:
        """An id into its bits of a register, whose others may have other ids."""
        file, index, low, width = register
        if width < I32.width:
            value = self.b.shl(self.b.and_(value, (1 << width) - 1), low)
            value = self.b.or_(value, self.state.scalar(file, index))
        self.state.set_scalar(file, index, value)

    def _block(self, block: Block) -> None:
        self.b.lines.append(f"{_label(block.start)}:")
        self.state.begin()
        self.ordering.events[block.start] = self.b.events
        for instruction in block.instructions:
            kind = kind_of(instruction)
            if kind.does is Does.WAIT:
                self.b.wait(self._awaited(instruction, kind))
            if kind.does in (Does.NOTHING, Does.PAUSE, Does.WAIT) or kind.name == "s_barrier_signal":
                continue  # a thread sees its own accesses in order; barriers, whose second half waits, show them to others
            if kind.name == "s_getpc_b64":
                self._program_counter(instruction)
            elif kind.ends_block:
                self._end(block, instruction, kind)
            else:
                self.b.is_coherent = kind.access is not None and is_coherent(instruction, self.facts)
                execute(self.b, self.state, instruction, self.facts)
        self.state.end(block.live_out)

    def _awaited(self, instruction: Instruction, kind: OperationKind) -> For:
        """What a wait is for."""
        if kind.waits_for_stores:
            return For.STORES
        is_old = self.facts.major == 9 and kind.name == "s_waitcnt"
        return For.BOTH if is_old and control.waits_for_stores(instruction) else For.LOADS

    def _program_counter(self, instruction: Instruction) -> None:
        """The address of what follows: the code object is copied to the GPU for what is read from there."""
        register = instruction.operands[0].register
        assert register is not None
        start: Uniform = self.b.made(I64, Uniform, "ld.param.u64 {}, [code]")
        address = self.b.add(start, instruction.address + instruction.size)
        for n, word in enumerate(self.b.split(address)):
            self.state.set_scalar(register.file, register.index + n, word)

    def _end(self, block: Block, instruction: Instruction, kind: OperationKind) -> None:
        # A condition may be all that a mask is read for.
        guard = "" if kind.condition is None else self._guard(kind.condition, kind.name)
        self.state.end(block.live_out)
        if kind.does is Does.BRANCH:
            self.b.do(f"bra.uni {_label(block.successors[0])}")
        elif guard:
            self.b.do(f"{guard} bra.uni {_label(block.successors[-1])}")
        elif kind.does is Does.END:
            self.b.do("ret")
        elif kind.does is Does.STOP:
            self.b.do("trap")
        elif kind.does is Does.BARRIER:
            self.b.do("bar.sync 0")
        else:
            raise refuse(f"{instruction} at {instruction.address:#x}")

    def _guard(self, condition: tuple[str, bool], name: str) -> str:
        what, wanted = condition
        if what == "never":
            raise refuse(name)
        holds = self.state.scc if what == "scc" else self.b.icmp("ne", self.state.bits(what, 0), 0)
        return f"@{'' if wanted else '!'}{holds.data}"


def _user(index: int) -> str:
    return f"sgpr_{index}"


def _label(address: int) -> str:
    return f"L_{address:x}"


def ptx_of(entry: int, fetch: Fetch, facts: Facts, start: Start) -> str:
    """The PTX of a kernel. Refuses by name what it has not."""
    return _Kernel(lift(entry, fetch, MOST_INSTRUCTIONS), facts, start).text()

"""Translates an AMDGPU kernel to one PTX entry: basic blocks, registers and the initial state of a warp."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ....fatbin.isa import Instruction
from ...isa.execute import execute
from ...isa.facts import Facts
from ...isa.flow.lift import Fetch, lift
from ...isa.flow.regions import Block, Region
from ...isa.operations import Does, OperationKind, kind_of
from ...isa.state import State
from ...isa.values import I1, I32, I64, Lane, Mask, Mode, Type, Uniform, Value
from .ptx import LANES, LDS, PRIVATE_HIGH, SHARED_HIGH, PtxBuilder, refuse
from .ptx_text import SCRATCH

MOST_INSTRUCTIONS = 1 << 16
HEAD = """.version 7.0
.target sm_70
.address_size 64
"""
AXES = "xyz"
_WINDOWS = {"src_shared_base": SHARED_HIGH, "src_private_base": PRIVATE_HIGH}
"""Where flat addresses of LDS and scratch memory begin: the upper halves."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a kernel is entered."""

    name: str
    kernarg: int
    """The first of the two SGPRs with the address of the kernel's arguments, the entry's first parameter; the other one is
    where the code object is."""
    group_ids: tuple[int | None, int | None, int | None]
    """The SGPRs with the ids of the workgroup."""
    mode: int
    lds: int = 0
    scratch: int = 0
    """Bytes of LDS of a workgroup, and of scratch memory of a work-item."""


@dataclass
class PtxWave(State):
    """Registers of the same names in PTX: scalar ones hold the same in every thread."""

    b: PtxBuilder
    used: set[str] = field(default_factory=set)
    _masks: dict[tuple[str, int], Mask] = field(default_factory=dict)

    def begin(self) -> None:
        """A new block: what registers hold is in them alone."""
        self._masks.clear()

    def _named(self, file: str, index: int) -> str:
        if file not in ("s", "v", "vcc", "exec", "m0", "scc", "ttmp"):
            raise refuse(f"register {file}{index}")
        name = f"%{file}_{index}"
        self.used.add(name)
        return name

    def _read(self, name: str, shape: Callable[[Type, str], Value]) -> Value:
        # A copy: the register may be written before the value is used.
        found = self.b.made(I32, shape, f"mov.b32 {{}}, {name}")
        assert isinstance(found, Value)
        return found

    def scalar(self, file: str, index: int) -> Uniform:
        if file == "null" or (file in ("vcc", "exec") and index):
            return self.b.uniform(I32, 0)
        if file in _WINDOWS:
            return self.b.uniform(I32, _WINDOWS[file] if index else 0)
        if file in ("scc", "src_scc"):
            word: Uniform = self.b.zext(self.scc, I32)
            return word
        found = self._read(self._named(file, index), Uniform)
        assert isinstance(found, Uniform)
        return found

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        if file != "null":
            self._masks.pop((file, index), None)
            self.b.do(f"mov.b32 {self._named(file, index)}, {value.data}")

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        found = self._read(self._named(file, index), Lane)
        assert isinstance(found, Lane)
        return found

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        guard = "" if all_lanes else f"@{self.exec.data} "
        self.b.do(f"{guard}mov.b32 {self._named(file, index)}, {value.data}")

    @property
    def exec(self) -> Mask:
        return self.mask("exec", 0)

    def set_exec(self, mask: Mask) -> None:
        self.set_mask("exec", 0, mask)

    def mask(self, file: str, index: int) -> Mask:
        if (file, index) not in self._masks:
            self._masks[file, index] = self.b.mask_of(self.b.zext(self.scalar(file, index), Type.I64))
        return self._masks[file, index]

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        self.set_scalar(file, index, self.b.trunc(self.b.bits_of(mask), I32))
        self._masks[file, index] = mask

    @property
    def scc(self) -> Uniform:
        found: Uniform = self.b.made(I1, Uniform, f"setp.ne.b32 {{}}, {self._named('scc', 0)}, 0")
        return found

    def set_scc(self, value: Uniform) -> None:
        self.set_scalar("scc", 0, self.b.zext(value, I32))


class _Kernel:
    def __init__(self, region: Region, facts: Facts, start: Start) -> None:
        self.region, self.facts, self.start = region, facts, start
        self.b = PtxBuilder(Mode.from_bits(start.mode))
        self.state = PtxWave(self.b)

    def text(self) -> str:
        self._begin()
        for block in sorted(self.region, key=lambda block: block.start):
            self._block(block)
        body = "\n".join(self.b.lines)
        kinds = {"pred": "%p", "b16": "%h", "b32": "%r", "b64": "%d"}
        own = [f"\t.reg .{kind} {kinds[kind]}<{count}>;" for kind, count in self.b.counts.items() if count]
        own.append(f"\t.reg .b32 {', '.join(sorted(self.state.used))};")
        head = HEAD + self.b.tables_text()
        if self.b.uses_lds and not self.start.lds:  # as much as the launch gives
            head += f".extern .shared .align 16 .b8 {LDS}[];\n"
        elif self.start.lds:
            own.append(f"\t.shared .align 16 .b8 {LDS}[{self.start.lds}];")
        if self.b.uses_scratch:
            own.append(f"\t.local .align 16 .b8 {SCRATCH}[{max(self.start.scratch, 1)}];")
        declared = "\n".join(own)
        return f"{head}\n.visible .entry {self.start.name}(.param .u64 kernarg, .param .u64 code)\n{{\n{declared}\n\n{body}\n}}\n"

    def _begin(self) -> None:
        """Arguments, ids, and all threads active."""
        b, state = self.b, self.state
        address = b.made(Type.I64, Uniform, "ld.param.u64 {}, [kernarg]")
        for n, word in enumerate(b.split(address)):
            state.set_scalar("s", self.start.kernarg + n, word)
        for axis, index in zip(AXES, self.start.group_ids, strict=True):
            if index is not None:
                state.set_scalar("s", index, b.made(I32, Uniform, f"mov.u32 {{}}, %ctaid.{axis}"))
        packed = b.lane(I32, 0)
        for n, axis in enumerate(AXES):
            packed = b.or_(b.shl(b.made(I32, Lane, f"mov.u32 {{}}, %tid.{axis}"), 10 * n), packed)
        b.do(f"mov.b32 {state._named('exec', 0)}, 0xffffffff")  # noqa: SLF001
        state.set_vector("v", 0, packed, all_lanes=True)

    def _block(self, block: Block) -> None:
        self.b.lines.append(f"{_label(block.start)}:")
        self.state.begin()
        for instruction in block.instructions:
            kind = kind_of(instruction)
            if kind.does in (Does.NOTHING, Does.PAUSE, Does.WAIT):
                continue  # a thread sees its own accesses in order, and barriers show them to others
            if kind.name == "s_getpc_b64":
                self._program_counter(instruction)
            elif kind.ends_block:
                self._end(block, instruction, kind)
            else:
                execute(self.b, self.state, instruction, self.facts)

    def _program_counter(self, instruction: Instruction) -> None:
        """The address of what follows: the code object is copied to the GPU for what is read from there."""
        register = instruction.operands[0].register
        assert register is not None
        start: Uniform = self.b.made(I64, Uniform, "ld.param.u64 {}, [code]")
        address = self.b.add(start, instruction.address + instruction.size)
        for n, word in enumerate(self.b.split(address)):
            self.state.set_scalar(register.file, register.index + n, word)

    def _end(self, block: Block, instruction: Instruction, kind: OperationKind) -> None:
        if kind.does is Does.BRANCH:
            self.b.do(f"bra.uni {_label(block.successors[0])}")
        elif kind.condition is not None:
            what, wanted = kind.condition
            guard = "" if wanted else "!"
            self.b.do(f"@{guard}{self._condition(what, kind.name)} bra.uni {_label(block.successors[-1])}")
        elif kind.does is Does.END:
            self.b.do("ret")
        elif kind.does is Does.STOP:
            self.b.do("trap")
        elif kind.name == "s_barrier":
            self.b.do("bar.sync 0")
        else:
            raise refuse(f"{instruction} at {instruction.address:#x}")

    def _condition(self, what: str, name: str) -> str:
        if what == "scc":
            return str(self.state.scc.data)
        if what == "never":
            raise refuse(name)
        return str(self.b.icmp("ne", self.state.scalar(what, 0), 0).data)


def _label(address: int) -> str:
    return f"L_{address:x}"


def ptx_of(entry: int, fetch: Fetch, facts: Facts, start: Start) -> str:
    """The PTX of a kernel for waves of 32 lanes, whose blocks are full warps. Refuses by name what it has not."""
    if facts.lanes != LANES:
        raise refuse(f"a wave of {facts.lanes} lanes")
    return _Kernel(lift(entry, fetch, MOST_INSTRUCTIONS), facts, start).text()

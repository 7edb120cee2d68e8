"""PTX as text: registers, instructions and constants.

One warp is a wave. Of a wave of 32 lanes a thread is one; of a wave of 64 it is two, the second one 32 lanes on: a value of
lanes is then two registers, written with a ``~`` between them, and an instruction that has such operands is emitted for each half.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ....fatbin.errors import UnsupportedError
from ....fatbin.records import NamedTuple
from ...isa.builder import Builder, Number
from ...isa.values import BF16, F16, F32, F64, I1, I8, I16, I32, I64, Lane, Mask, Mode, Rounding, Type, Uniform, Value

THREADS = 32
"""Of a warp."""
WARP = "0xffffffff"
_PAIR = re.compile(r"(%\w+)~(%\w+)")
ROUNDINGS = {Rounding.NEAREST_EVEN: "rn", Rounding.UP: "rp", Rounding.DOWN: "rm", Rounding.TOWARD_ZERO: "rz"}
_PREDICATES, _SHORT, _WORDS, _LONG = ("pred", "%p"), ("b16", "%h"), ("b32", "%r"), ("b64", "%d")
CLASSES = {
    I1: _PREDICATES, I8: _SHORT, I16: _SHORT, F16: _SHORT, BF16: _SHORT, I32: _WORDS, F32: _WORDS, I64: _LONG, F64: _LONG,
}  # fmt: skip
"""The kind of register that a type is kept in, whatever the bits mean, and how such registers are called. PTX has none of 8
bits: the upper half of a register with an I8 is zero."""
LDS, SCRATCH = "lds", ("scratch", "scratch_h")
"""The names of the workgroup's LDS, and of the scratch memory of a thread's lanes, in the text."""
SHARED_HIGH, PRIVATE_HIGH = 0x10000, 0x20000
"""The upper halves of the flat addresses at which LDS and scratch memory are, which no allocation has."""
ALL, LANE, STATUS = "%all", "%lane", "%status"
"""The predicate that always holds, and the registers with the number of the thread in its warp and the address of the launch's record."""
ARGUMENTS = "arguments"
"""The name of the kernel's arguments among the parameters of the entry."""
_FLOATS = {F16: "<e", F32: "<f", F64: "<d"}


V = TypeVar("V", bound=Value)


def refuse(what: str) -> UnsupportedError:
    """The error for what this builder has not."""
    return UnsupportedError(
        f"{what} is not written for PTX; the CPU device runs it", source="PTX", offset=0, container="kernel", rule="ptx"
    )


class NamedBarriers(NamedTuple):
    """What is known of the barriers of a kernel that has some which a part of a workgroup's waves joins."""

    named: int
    """How many named ones the kernel asks for."""
    may_be_alone: bool
    """Whether a workgroup that is not full may be of one wave, which has none."""


class PtxText(Builder):
    """Emits into ``lines``. All threads of a warp run every instruction; EXEC only decides what has effect."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        self.lanes = lanes
        self.mode, self.rounding = mode, Rounding.NEAREST_EVEN
        self.lines: list[str] = []
        self.counts = dict.fromkeys(("pred", "b16", "b32", "b64"), 0)
        self.tables: dict[tuple[int, ...], str] = {}
        """The names of tables of constants, by what is in them."""
        self.uses_lds = self.uses_scratch = False
        self.generation = 70
        """The compute capability that the code needs, ten times."""
        self.tells_first = False
        """Whether an instruction asks which wave is the first at a barrier, so that waves have to note what they signal."""
        self.barriers: NamedBarriers | None = None
        """None where the barrier of the workgroup, if there is one, is the GPU's own; else all are in shared memory."""
        self.has_lane = False
        """Whether :data:`LANE` is there, as it is within a kernel."""
        self._labels = 0

    # Text

    def do(self, line: str) -> None:
        """An instruction without a result."""
        if "~" not in line:
            self.lines.append(f"\t{line};")
            return
        self.lines += [f"\t{_PAIR.sub(half, line)};" for half in (r"\1", r"\2")]

    def label(self) -> str:
        """A name for a place that nothing else has."""
        self._labels += 1
        return f"M_{self._labels}"

    def put(self, label: str) -> None:
        """Have the label stand here."""
        self.lines.append(f"{label}:")

    def register(self, type_: Type) -> str:
        """A register that nothing else uses."""
        if type_ not in CLASSES:
            raise refuse(f"a value of type {type_.text}")
        kind, prefix = CLASSES[type_]
        self.counts[kind] += 1
        return f"{prefix}{self.counts[kind] - 1}"

    def made(self, type_: Type, shape: Callable[..., Any], form: str, width: int = 0) -> Any:
        """An instruction whose result takes the place of ``{}``."""
        found = self.fresh(type_, shape)
        self.do(form.replace("{w}", str(width)).replace("{round}", ROUNDINGS[self.rounding]).replace("{}", found.data))
        return found

    def fresh(self, type_: Type, shape: Callable[..., Any]) -> Any:
        """A value in registers that nothing has written yet."""
        is_pair = self.lanes > THREADS and shape in (Lane, Mask)
        name = f"{self.register(type_)}~{self.register(type_)}" if is_pair else self.register(type_)
        return shape(name) if shape is Mask else shape(type_, name)

    def result(self, like: Value, form: str, *operands: Value | Number) -> Any:
        """An instruction whose operands and result have one type and shape."""
        texts = [self.text(operand, like.type) for operand in operands]
        kind = form.replace("b{w}", "pred") if like.type is I1 else form
        width = max(like.type.width, I16.width) if like.type is not I1 else like.type.width
        return self.made(like.type, type(like), f"{kind} {{}}, {', '.join(texts)}", width)

    def text(self, value: Value | Number, type_: Type) -> str:
        """An operand."""
        return str(value.data) if isinstance(value, Value) else self.constant(type_, value)

    def same(self, x: Value, y: Value | Number) -> Any:
        """An operand as a value of the type and shape of another."""
        if isinstance(y, Value):
            return y
        found = self.uniform(x.type, y)
        return found if isinstance(x, Uniform) else self.broadcast(found)

    def constant(self, type_: Type, number: Number) -> str:
        """A constant as an operand; predicates and floats have none, so they go to a register."""
        if type_ in _FLOATS:
            bits = int.from_bytes(struct.pack(_FLOATS[type_], number), "little")
            name = self.register(type_)
            self.do(f"mov.b{type_.width} {name}, 0x{bits:0{type_.width // 4}x}")
            return name
        if type_ is I1:
            name = self.register(I1)
            self.do(f"setp.ne.u32 {name}, {int(bool(number))}, 0")
            return name
        if type_ not in CLASSES:
            raise refuse(f"a constant of type {type_.text}")
        return str(int(number) & (1 << type_.width) - 1)

    # Constants and shapes

    def uniform(self, type: Type, number: Number) -> Uniform:
        return Uniform(type, self.constant(type, number))

    def broadcast(self, value: Uniform) -> Lane:
        return Lane(value.type, value.data)

    def halves(self, value: Value) -> list[Uniform]:
        """A value of lanes as each thread has it, for each 32 of them: for what is emitted once for each."""
        count = self.lanes // THREADS
        return [Uniform(value.type, _PAIR.sub(half, value.data)) for half in (r"\1", r"\2")[:count]]

    def joined(self, halves: Sequence[Uniform]) -> Lane:
        """What :meth:`halves` has taken apart."""
        return Lane(halves[0].type, "~".join(half.data for half in halves))

    def is_all(self, mask: Value) -> bool:
        """Whether a mask is known to have all lanes."""
        return bool(mask.data == self.all_lanes().data)

    def all_lanes(self) -> Mask:
        """The mask of all lanes."""
        return Mask("~".join([ALL] * (self.lanes // THREADS)))

    def guard(self, mask: Value) -> str:
        """What an instruction begins with that is for some lanes."""
        if mask.data == ALL or self.is_all(mask):
            return ""
        return f"@{mask.data} "

    def thread_ids(self) -> Uniform:
        """The number of the thread in its warp: another one in each."""
        if self.has_lane:
            return Uniform(I32, LANE)
        found: Uniform = self.made(I32, Uniform, "mov.u32 {}, %laneid")
        return found

    def lane_ids(self) -> Lane:
        own = self.thread_ids()
        starts = range(0, self.lanes, THREADS)
        return self.joined([self.add(own, start) if start else own for start in starts])

    def constant_lanes(self, type: Type, numbers: Sequence[int]) -> Lane:
        words = self._from_table(numbers, self.lane_ids())
        found: Lane = self.trunc(words, type) if type.width < I32.width else self.zext(words, type)
        return found

    def lookup(self, table: Sequence[int], index: Uniform) -> Uniform:
        return self._from_table(table, index)

    def _from_table(self, numbers: Sequence[int], index: V) -> V:
        words = tuple(number & 0xFFFFFFFF for number in numbers)
        name = self.tables.setdefault(words, f"table_{len(self.tables)}")
        start = self.made(I32, type(index), f"mov.u32 {{}}, {name}")
        place = self.add(start, self.shl(index, 2))
        found: V = self.made(I32, type(index), f"ld.const.b32 {{}}, [{place.data}]")
        return found

    def tables_text(self) -> str:
        """The tables, in front of the entry."""
        return "".join(
            f".const .align 4 .b32 {name}[{len(words)}] = {{{', '.join(map(str, words))}}};\n"
            for words, name in self.tables.items()
        )

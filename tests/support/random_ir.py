"""Random functions in LLVM IR, the same for a GPU and for the host, whose results are defined to the last bit.

Nothing they do is undefined or left to the compiler: shift counts are masked, divisors are not zero, indices stay inside
their arrays, no NaN's bits are looked at, and no function is approximate. Values are of two kinds: those that differ
from work-item to work-item and those that are the same for all, which compilers keep in scalar registers.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

WORDS = 8
"""Numbers of 64 bits that each work-item reads, and as many that all read."""
OWN = 16
"""Words of 32 bits that each work-item has to itself in each kind of memory."""
MOST_RESULTS = 24
NANS = {"half": 0x7E00, "bfloat": 0x7FC0, "float": 0x7FC00000, "double": 0x7FF8000000000000}
FLOAT_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
INTEGERS = ("i8", "i16", "i32", "i64")
WIDE = ("i128",)
FLOATS = ("half", "float", "double")
VECTORS = {
    "<2 x i16>": (2, "i16"), "<4 x i16>": (4, "i16"), "<2 x i32>": (2, "i32"), "<4 x i32>": (4, "i32"),
    "<4 x i8>": (4, "i8"), "<2 x half>": (2, "half"), "<2 x float>": (2, "float"), "<3 x i32>": (3, "i32"),
    "<8 x i32>": (8, "i32"),
}  # fmt: skip
MEMORIES = ("%own", "%lds", "%private")
SPACES = {"%own": " addrspace(1)", "%lds": " addrspace(3)", "%private": " addrspace(5)"}


PARAMETERS = ", ".join((
    "ptr addrspace(1) %in", "ptr addrspace(1) %uniform", "ptr addrspace(1) %own", "ptr addrspace(3) %lds",
    "ptr addrspace(1) %out", "i32 %i",
))  # fmt: skip


def bits_of(type_: str) -> int:
    """How wide a scalar is."""
    return FLOAT_BITS.get(type_) or int(type_[1:])


def size_of(type_: str) -> int:
    """How wide anything is."""
    count, element = VECTORS.get(type_, (1, type_))
    return count * bits_of(element)


@dataclass(frozen=True)
class Value:
    """What an instruction made."""

    type: str
    name: str
    is_uniform: bool = False

    def __str__(self) -> str:
        return f"{self.type} {self.name}"


@dataclass
class Function:
    """A generated function; its text has the address spaces of a GPU."""

    text: str
    results: list[Value]


@dataclass
class Writer:
    """Writes one function body."""

    numbers: random.Random
    size: int
    helpers: Sequence[str] = ()
    memories: Sequence[str] = MEMORIES
    lines: list[str] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)
    made: int = 0
    block: str = "entry"
    depth: int = 0

    # Text

    def emit(self, type_: str, text: str, *of: Value, is_uniform: bool | None = None) -> Value:
        """An instruction with a result."""
        self.made += 1
        name = f"%v{self.made}"
        self.lines.append(f"  {name} = {text}")
        uniform = all(value.is_uniform for value in of) if is_uniform is None else is_uniform
        value = Value(type_, name, uniform)
        self.values.append(value)
        return value

    def label(self, name: str) -> None:
        """The begin of a block."""
        self.lines.append(f"{name}:")
        self.block = name

    def fresh(self, what: str) -> str:
        """A name for a block."""
        self.made += 1
        return f"{what}{self.made}"

    @contextmanager
    def inside(self) -> Iterator[None]:
        """What is made meanwhile is not known afterwards."""
        known = len(self.values)
        self.depth += 1
        yield
        self.depth -= 1
        del self.values[known:]

    # Operands

    def pick(self, type_: str, uniform: bool | None = None) -> Value:
        """An operand: most often a value, sometimes a constant."""
        if self.numbers.random() < 0.12:
            return Value(type_, self.constant(type_), True)
        found = [v for v in self.values if v.type == type_ and (uniform is None or v.is_uniform == uniform)]
        if not found:
            found = [v for v in self.values if v.type == type_]
        if not found:
            return self.made_of(type_, uniform)
        # Later values have more behind them.
        return found[-1 - min(int(self.numbers.expovariate(0.25)), len(found) - 1)]

    def made_of(self, type_: str, uniform: bool | None) -> Value:
        """A value of a type there is none of yet."""
        if type_ == "i1":
            kind = self.numbers.choice(INTEGERS)
            a, b = self.pick(kind, uniform), self.pick(kind, uniform)
            return self.emit("i1", f"icmp {self.numbers.choice(COMPARES)} {a}, {b.name}", a, b)
        if type_ in VECTORS:
            count, element = VECTORS[type_]
            value = Value(type_, "zeroinitializer", True)
            for n in range(count):
                part = self.pick(element, uniform)
                value = self.emit(type_, f"insertelement {value}, {part}, i32 {n}", value, part)
            return value
        if type_ in FLOATS:
            return self.clean(self.bitcast(self.pick(f"i{bits_of(type_)}", uniform), type_))
        wide = [v for v in self.values if v.type in INTEGERS and (uniform is None or v.is_uniform == uniform)]
        source = self.numbers.choice(wide or [v for v in self.values if v.type in INTEGERS])
        return self.resize(source, type_)

    def resize(self, value: Value, type_: str) -> Value:
        """A whole number in another width."""
        old, new = bits_of(value.type), bits_of(type_)
        if old == new:
            return value
        how = "trunc" if new < old else self.numbers.choice(("zext", "sext"))
        return self.emit(type_, f"{how} {value} to {type_}", value)

    def bitcast(self, value: Value, type_: str) -> Value:
        """The same bits; not for others to use where a float is involved: it may be a signalling NaN, or show a NaN's bits."""
        if type_ == "half":
            # Of a byte that is extended by its sign LLVM 22 for gfx9 has the float's instruction take the byte, without
            # a sign (llc -amdgpu-sdwa-peephole=0 does not; LLVM 19 negates it).
            value = self.emit(value.type, f"xor {value}, 256", value)
        made = self.emit(type_, f"bitcast {value} to {type_}", value)
        if value.type in FLOATS or type_ in FLOATS:
            self.values.pop()
        return made

    def clean(self, value: Value) -> Value:
        """A float that is no signalling NaN."""
        nan = self.emit("i1", f"fcmp uno {value}, {value.name}", value)
        return self.emit(value.type, f"select {nan}, {value.type} 0.0, {value}", value, nan)

    def bits(self, value: Value) -> Value:
        """The bits of a float; those of a NaN are always the same."""
        whole = f"i{bits_of(value.type)}"
        nan = self.emit("i1", f"fcmp uno {value}, {value.name}", value)
        cast = self.bitcast(value, whole)
        return self.emit(whole, f"select {nan}, {whole} {NANS[value.type]}, {cast}", value)

    def constant(self, type_: str) -> str:
        """One that means something to the hardware, or any."""
        draw = self.numbers
        if type_ == "i1":
            return draw.choice(("true", "false"))
        if type_ in VECTORS:
            count, element = VECTORS[type_]
            return "<" + ", ".join(f"{element} {self.constant(element)}" for _ in range(count)) + ">"
        if type_ == "half":
            # Not -0.0: LLVM 22 for AMDGPU puts 0.0 where it is inserted into a pair of halves that has 0.0 there.
            return draw.choice(("0.0", "1.0", "-1.0", "0.5", "2.0", "-4.0", "3.0", "1024.0", "0.125"))
        if type_ in FLOATS:
            return draw.choice(("0.0", "-0.0", "1.0", "-1.0", "0.5", "2.0", "-4.0", "3.0", "1024.0", "0.125"))
        bits = bits_of(type_)
        kind = draw.random()
        if kind < 0.4:
            return str(draw.randrange(-16, 65))
        if kind < 0.7:
            return str((1 << draw.randrange(bits)) - draw.randrange(2))
        return str(draw.getrandbits(bits))

    def masked(self, type_: str, uniform: bool | None) -> Value:
        """A shift count."""
        count = self.pick(type_, uniform)
        if type_ in VECTORS:
            number, element = VECTORS[type_]
            mask = "<" + ", ".join(f"{element} {bits_of(element) - 1}" for _ in range(number)) + ">"
        else:
            mask = str(bits_of(type_) - 1)
        return self.emit(type_, f"and {count}, {mask}", count)

    def index(self, most: int, uniform: bool | None = None) -> Value:
        """A number below ``most``, which is a power of two."""
        if self.numbers.random() < 0.5:
            return Value("i32", str(self.numbers.randrange(most)), True)
        number = self.pick("i32", uniform)
        return self.emit("i32", f"and {number}, {most - 1}", number)

    def pointer(self, memory: str, size: int) -> str:
        """A place for ``size`` bytes in memory of the work-item's own."""
        index = self.index(max(1, OWN * 4 // size))
        space = SPACES[memory]
        self.made += 1
        self.lines.append(f"  %v{self.made} = getelementptr [{size} x i8], ptr{space} {memory}, {index}")
        return f"ptr{space} %v{self.made}"


COMPARES = ("eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
FLOAT_COMPARES = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno")


def mangled(type_: str) -> str:
    """A type inside the name of an intrinsic."""
    names = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
    if type_ in VECTORS:
        count, element = VECTORS[type_]
        return f"v{count}{mangled(element)}"
    return names.get(type_, type_)


def build(numbers: random.Random, name: str, size: int, helpers: Sequence[str] = ()) -> Function:
    """A function of about ``size`` instructions that reads, computes and stores its results."""
    from random_ir_steps import body

    writer = Writer(numbers, size, helpers)
    writer.lines.append(f"  %base = mul i32 %i, {WORDS}")
    for n in range(WORDS):
        for source, is_uniform in (("%in", False), ("%uniform", True)):
            at = writer.fresh("%p")
            index = n if is_uniform else f"%at{n}"
            if not is_uniform:
                writer.lines.append(f"  %at{n} = add i32 %base, {n}")
            writer.lines.append(f"  {at} = getelementptr i64, ptr addrspace(1) {source}, i32 {index}")
            invariant = ", !invariant.load !0" if is_uniform else ""
            writer.emit("i64", f"load i64, ptr addrspace(1) {at}{invariant}", is_uniform=is_uniform)
    body(writer)
    shown = results(writer)
    text = function(f"void @{name}({PARAMETERS}) alwaysinline", writer, "void")
    return Function(text, shown)


def build_helper(numbers: random.Random, name: str, size: int) -> str:
    """A function that is called, not inlined."""
    from random_ir_steps import body

    writer = Writer(numbers, size, memories=("%private",))
    writer.values = [Value("i32", "%a"), Value("i64", "%b"), Value("float", "%c")]
    writer.clean(writer.values[-1])
    body(writer)
    total = Value("i64", "0", True)
    for value in [v for v in writer.values if v.type != "i128"][-6:]:
        number = as_number(writer, value)
        total = writer.emit("i64", f"xor {total}, {number.name}")
    return function(f"i64 {name}(i32 %a, i64 %b, float %c) noinline", writer, total)


def function(head: str, writer: Writer, result: Value | str) -> str:
    """The text of a function with private memory of its own."""
    lines = "\n".join(writer.lines)
    return f"""define internal {head} {{
entry:
  %private = alloca [{OWN} x i32], align 16, addrspace(5)
  store [{OWN} x i32] zeroinitializer, ptr addrspace(5) %private
{lines}
  ret {result}
}}
"""


def as_number(writer: Writer, value: Value) -> Value:
    """Any value as 64 bits, NaNs made equal."""
    shown = value
    if value.type in FLOATS:
        shown = writer.bits(value)
    elif value.type in VECTORS:
        shown = folded(writer, value)
    return shown if size_of(shown.type) == 64 else writer.emit("i64", f"zext {shown} to i64", shown)


def results(writer: Writer) -> list[Value]:
    """Stores some of the values that are known at the end, and all of the private memory."""
    known = [v for v in writer.values if v.type != "i128"]
    keep = known[-MOST_RESULTS // 2 :] + writer.numbers.sample(known, min(MOST_RESULTS // 2, len(known)))
    for n, value in enumerate(keep):
        shown = as_number(writer, value)
        at = writer.fresh("%p")
        writer.lines.append(f"  {at}i = mul i32 %i, {MOST_RESULTS}")
        writer.lines.append(f"  {at}j = add i32 {at}i, {n}")
        writer.lines.append(f"  {at} = getelementptr i64, ptr addrspace(1) %out, i32 {at}j")
        writer.lines.append(f"  store {shown}, ptr addrspace(1) {at}")
    return keep


def folded(writer: Writer, value: Value) -> Value:
    """A vector as one number, its NaNs made equal."""
    count, element = VECTORS[value.type]
    total = Value("i64", "0", True)
    for n in range(count):
        part = writer.emit(element, f"extractelement {value}, i32 {n}", value)
        if element in FLOATS:
            part = writer.bits(part)
        if bits_of(part.type) < 64:
            part = writer.emit("i64", f"zext {part} to i64", part)
        turned = writer.emit("i64", f"call i64 @llvm.fshl.i64({total}, {total}, i64 {64 // count})", total)
        total = writer.emit("i64", f"xor {turned}, {part.name}", turned, part)
    return total


def for_host(text: str) -> str:
    """The same without address spaces."""
    return re.sub(r"(,)? addrspace\(\d\)", "", text)


Step = Callable[[Writer], None]

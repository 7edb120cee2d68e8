"""What is known of whole numbers before a kernel runs: low bits that are zero, constants, and places among its arguments.

The rules of instructions are carried out on this knowledge by a builder of its own, as others carry them out on numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....fatbin.records import dataclass, field, replace
from ...isa.builder import Address, Builder, Number
from ...isa.transfer import Transfer
from ...isa.values import I1, I32, I64, Lane, Mask, Mode, Rounding, Type, Uniform, Value

MOST_ZEROS = 4
"""Low bits that matter: nothing is accessed with more than 16 bytes at once."""
Because = frozenset[int]
"""Places among the arguments, or the code object."""
IMAGE = -1
"""The code object, where a number is known by where that is; it is always aligned as it is."""


@dataclass(frozen=True, slots=True)
class KnownNumber:
    """What is known of a number."""

    zeros: int = 0
    """How many of its low bits are zero."""
    number: int | None = None
    argument: int | None = None
    """It is the address of this byte of the kernel's arguments, or that address's half ``part``."""
    part: int | None = None
    is_whole: bool = False
    """It is a mask with all the lanes that the wave began with, or half of its bits."""
    because: Because = frozenset()
    """The arguments that this is deduced from: they are aligned as they are now."""

    def joined(self, other: KnownNumber) -> KnownNumber:
        """What is known of a number that is one or the other."""
        if self == other:
            return self
        is_same = (self.argument, self.part) == (other.argument, other.part)
        return KnownNumber(
            min(self.zeros, other.zeros),
            self.number if self.number == other.number else None,
            self.argument if is_same else None,
            self.part if is_same else None,
            self.is_whole and other.is_whole,
            self.because | other.because,
        )


UNKNOWN = KnownNumber()
WHOLE = KnownNumber(is_whole=True)


def constant(number: int) -> KnownNumber:
    """A constant."""
    return KnownNumber(zeros_of(number), number)


def zeros_of(number: int) -> int:
    """The low bits that are zero, of those that matter."""
    return min(MOST_ZEROS, (number & -number).bit_length() - 1) if number else MOST_ZEROS


def _nothing(shape: type[Value] | None = None, type: Type | None = None) -> Any:
    """An operation of whose results nothing is known; they have the shape and the type of the first operand."""

    def operation(_b: KnownBits, x: Any, *_rest: Any, **_named: Any) -> Any:
        wanted = type or x.type
        return Mask(UNKNOWN) if (shape or x.__class__) is Mask else (shape or x.__class__)(wanted, UNKNOWN)

    return operation


def _of_type(_b: KnownBits, x: Value, type: Type) -> Any:
    return x.__class__(type, UNKNOWN)


def _compared(_b: KnownBits, _how: str, x: Value, _y: Any) -> Any:
    return Uniform(I1, UNKNOWN) if isinstance(x, Uniform) else Mask(UNKNOWN)


def _fewest(_b: KnownBits, x: Any, y: Any) -> Any:
    """As many low zeros as both operands have."""
    first, second = x.data, _data(x, y)
    return _like(x, KnownNumber(min(first.zeros, second.zeros), because=first.because | second.because))


def _data(x: Value, y: Value | Number) -> KnownNumber:
    if isinstance(y, Value):
        found: KnownNumber = y.data
        return found
    return constant(int(y) & (1 << x.type.width) - 1) if isinstance(y, int) else UNKNOWN


def _like(x: Value, data: KnownNumber) -> Any:
    return Mask(data) if isinstance(x, Mask) else x.__class__(x.type, data)


@dataclass
class Seen:
    """What an instruction was found to access."""

    zeros: int = MOST_ZEROS
    """Low zeros of its addresses, without their constant parts."""
    because: Because = frozenset()
    arguments: set[int | None] = field(default_factory=set)
    """The places among the arguments that it loads from; None for any other address."""


class KnownBits(Builder):
    """Carries out operations on :class:`KnownNumber`."""

    def __init__(self, mode: Mode, lanes: int, arguments: memoryview) -> None:
        self.mode, self.lanes, self.rounding = mode, lanes, Rounding.NEAREST_EVEN
        self._arguments = arguments
        self.seen = Seen()
        """Of the instruction that is carried out."""

    def uniform(self, type: Type, number: Number) -> Uniform:
        return Uniform(type, UNKNOWN if type.is_float else constant(int(number) & (1 << type.width) - 1))

    def broadcast(self, value: Uniform) -> Lane:
        return Lane(value.type, value.data)

    def lane_ids(self) -> Lane:
        return Lane(I32, UNKNOWN)

    def constant_lanes(self, type: Type, numbers: Sequence[int]) -> Lane:
        return Lane(type, KnownNumber(min(map(zeros_of, numbers))))

    def add(self, x: Any, y: Any) -> Any:
        first, second = x.data, _data(x, y)
        found: KnownNumber = _fewest(self, x, y).data
        if first.number is not None and second.number is not None:
            return _like(x, constant(first.number + second.number & (1 << x.type.width) - 1))
        for base, other in ((first, second), (second, first)):
            if base.argument is not None and base.part is None and other.number is not None:
                found = replace(found, argument=base.argument + _signed(other.number))
        return _like(x, found)

    def sub(self, x: Any, y: Any) -> Any:
        second = _data(x, y)
        if second.number is not None:
            return self.add(x, _like(x, constant(-second.number & (1 << x.type.width) - 1)))
        return _fewest(self, x, y)

    def mul(self, x: Any, y: Any) -> Any:
        first, second = x.data, _data(x, y)
        if first.number is not None and second.number is not None:
            return _like(x, constant(first.number * second.number & (1 << x.type.width) - 1))
        zeros = min(MOST_ZEROS, first.zeros + second.zeros)
        return _like(x, KnownNumber(zeros, because=first.because | second.because))

    def and_(self, x: Any, y: Any) -> Any:
        first, second = x.data, _data(x, y)
        if x.type is I1 or (first.is_whole and second.is_whole):
            return _like(x, WHOLE if first.is_whole and second.is_whole else UNKNOWN)
        if first.number is not None and second.number is not None:
            return _like(x, constant(first.number & second.number))
        ones = (1 << x.type.width) - 1
        if second.number is not None and (second.number | (1 << first.zeros) - 1) == ones:
            return x  # only bits that are zero anyway are cleared
        return _like(x, KnownNumber(max(first.zeros, second.zeros), because=first.because | second.because))

    def or_(self, x: Any, y: Any) -> Any:
        if x.data.is_whole or _data(x, y).is_whole:
            return _like(x, WHOLE)
        return self.xor(x, y)

    def xor(self, x: Any, y: Any) -> Any:
        return _like(x, UNKNOWN) if x.type is I1 else _fewest(self, x, y)

    def shl(self, x: Any, count: Any) -> Any:
        by = _data(x, count).number
        if by is None:
            return _like(x, KnownNumber(x.data.zeros, because=x.data.because))
        if x.data.number is not None:
            return _like(x, constant(x.data.number << by & (1 << x.type.width) - 1))
        return _like(x, KnownNumber(min(MOST_ZEROS, x.data.zeros + by), because=x.data.because))

    def lshr(self, x: Any, count: Any) -> Any:
        by = _data(x, count).number
        if by is not None and x.data.number is not None:
            return _like(x, constant(x.data.number >> by))
        return _like(x, UNKNOWN)

    def zext(self, x: Any, type: Type) -> Any:
        if x.type is I1:
            return x.__class__(type, UNKNOWN)
        return x.__class__(type, x.data)

    def sext(self, x: Any, type: Type) -> Any:
        number = x.data.number
        if x.type is I1 or (number is not None and number >> x.type.width - 1):
            return x.__class__(type, KnownNumber(x.data.zeros) if x.type is not I1 else UNKNOWN)
        return x.__class__(type, replace(x.data, argument=None, part=None))

    def trunc(self, x: Any, type: Type) -> Any:
        number = x.data.number
        if number is not None:
            return x.__class__(type, constant(number & (1 << type.width) - 1))
        is_half = type is I32 and x.data.argument is not None and x.data.part is None
        part = {"part": 0} if is_half else {"argument": None, "part": None}
        return x.__class__(type, replace(x.data, **part))

    def join(self, low: Any, high: Any) -> Any:
        if low.data.number is not None and high.data.number is not None:
            return low.__class__(I64, constant(low.data.number | high.data.number << 32))
        if low.data.is_whole and high.data.is_whole:
            return low.__class__(I64, WHOLE)
        argument = low.data.argument if (low.data.part, high.data.part) == (0, 1) else None
        if argument != high.data.argument:
            argument = None
        return low.__class__(I64, KnownNumber(low.data.zeros, argument=argument, because=low.data.because))

    def split(self, x: Any) -> tuple[Any, Any]:
        if x.data.is_whole:
            return x.__class__(I32, WHOLE), x.__class__(I32, WHOLE)
        high = self.lshr(x, 32).data
        if x.data.argument is not None and x.data.part is None:
            high = KnownNumber(argument=x.data.argument, part=1)
        return self.trunc(x, I32), x.__class__(I32, high)

    def select(self, condition: Any, x: Any, y: Any) -> Any:
        return _like(x, x.data.joined(_data(x, y)))

    def bitcast(self, x: Any, type: Type) -> Any:
        return x.__class__(type, x.data)

    not_ = ashr = ctlz = cttz = ctpop = bitreverse = _nothing()
    umin = umax = smin = smax = _fewest
    uadd_sat = usub_sat = sadd_sat = ssub_sat = _nothing()
    icmp: Any = _compared
    fcmp: Any = _compared
    fadd = fsub = fmul = fdiv = fma = sqrt = fneg = fabs = floor = ceil = ftrunc = rint = _nothing()
    fpcast = fptosi = fptoui = sitofp = uitofp = _of_type
    any = _nothing(Uniform, I1)

    def mask_of(self, bits: Uniform) -> Mask:
        return Mask(WHOLE if bits.data.is_whole else UNKNOWN)

    def bits_of(self, mask: Mask) -> Uniform:
        return Uniform(I64, WHOLE if mask.data.is_whole else UNKNOWN)

    def constant_mask(self, bits: int) -> Mask:
        return Mask(UNKNOWN)

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        return Uniform(x.type, x.data)

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        return Lane(x.type, x.data.joined(value.data))

    def permute(self, x: Lane, index: Lane) -> Lane:
        return x

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        return x

    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        return Lane(x.type, KnownNumber(x.data.zeros, because=x.data.because))

    # Memory

    def _note(self, *parts: Value | None) -> None:
        for part in parts:
            if part is not None:
                self.seen.zeros = min(self.seen.zeros, part.data.zeros)
                self.seen.because |= part.data.because

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        self._note(address.lane, address.base)
        return Lane(type, UNKNOWN)

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        self._note(address.lane, address.base)

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        self._note(address.lane, address.base)
        return Lane(operands[0].type, UNKNOWN)

    def move_tile(self, transfer: Transfer, *, is_store: bool) -> None:
        self._note(transfer.memory)
        self.seen.zeros = 0  # elements are at strides that a descriptor has, and in LDS wherever it says

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        self._note(address)
        start = address.data.argument if address.data.part is None and mask is None else None
        self.seen.arguments.add(start)
        if start is None or type is not I32 or start % 4:
            return [Uniform(type, UNKNOWN) for _ in range(count)]
        return [Uniform(I32, self._argument(start + 4 * n)) for n in range(count)]

    def _argument(self, at: int) -> KnownNumber:
        """A word of the arguments: of what looks like an address, how it is aligned, which later launches have to be."""
        if at % 8 or at < 0 or at + 8 > len(self._arguments):
            return UNKNOWN
        value = int.from_bytes(self._arguments[at : at + 8], "little")
        return KnownNumber(zeros_of(value), because=frozenset((at,))) if value >> 32 else UNKNOWN

    def fence(self, *, is_full: bool) -> None: ...


def _signed(number: int) -> int:
    return number - (1 << 64) if number >> 63 else number

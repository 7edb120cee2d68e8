"""A builder that computes where values come from, instead of values: the rules of all instructions work with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....fatbin.records import NamedTuple
from ..builder import PRIVATE as BUFFER_OF_SCRATCH
from ..builder import Address, Builder, Condition, Number, Space, V
from ..transfer import Transfer
from ..values import I1, I32, I64, Lane, Mask, Mode, Rounding, Type, Uniform, Value
from .folding import Words, compared, folded, number_of, words_of
from .origins import (
    ANYTHING,
    HIGH,
    LOW,
    PLAIN,
    PRIVATE,
    UNKNOWN,
    ZERO,
    Origin,
    added,
    argument,
    constant,
    either,
    joined,
    masked,
    mixed,
    pointed_to,
)
from .scratch import Scratch

_IN_PRIVATE = argument(PRIVATE)
_OF_BUFFER = BUFFER_OF_SCRATCH >> 32
"""The upper word of an address of scratch memory that is reached through a buffer."""
ALL_LANES = (constant(-1),)
"""The data of a mask of all lanes; that of others is empty."""


def _count(type: Type) -> int:
    return max(1, type.width // 32)


def _made(like: Any, type: Type, words: Words) -> Any:
    return Mask(()) if isinstance(like, Mask) else like.__class__(type, words)


def _words(x: Any, like: Any) -> Words:
    """The origins of an operand, which may be a number."""
    if isinstance(x, Value):
        data: Words = x.data
        return data
    if like.type.is_float or not isinstance(x, int):
        return (PLAIN,) * _count(like.type)
    return tuple(constant(x >> 32 * n) for n in range(_count(like.type)))


def _mixing(self: OriginBuilder, x: Any, *others: Any) -> Any:
    """An operation whose result only depends on its operands."""
    return self.mix(x, x.type, *others)


def _converting(self: OriginBuilder, x: Any, type: Type) -> Any:
    return self.mix(x, type)


def _comparing(_self: OriginBuilder, how: str, x: Any, y: Any) -> Any:
    is_known = not isinstance(x, Mask) and not x.type.is_float and x.type.width >= 32
    is_so = compared(how, x.data, _words(y, x)) if is_known else None
    if not isinstance(x, Uniform):
        return Mask(ALL_LANES if is_so else ())
    return Uniform(I1, (PLAIN if is_so is None else constant(int(is_so)),))


def _folding(how: str) -> Any:
    """An operation whose result is computed where both operands are known, and else only depends on them."""

    def operation(self: OriginBuilder, x: Any, y: Any) -> Any:
        if isinstance(x, Mask) or x.type.width < 32:
            return self.mix(x, x.type, y)
        found = folded(how, x.data, _words(y, x))
        return self.mix(x, x.type, y) if found is None else _made(x, x.type, found)

    return operation


_SHL, _LSHR = _folding("shl"), _folding("lshr")
_MIXING: Any = _mixing
_CONVERTING: Any = _converting
_COMPARING: Any = _comparing


class Place(NamedTuple):
    """Where an access goes."""

    space: str
    low: Origin
    high: Origin

    @property
    def is_private(self) -> bool:
        """Whether it is surely to scratch memory."""
        return self.high == _IN_PRIVATE

    @property
    def offset(self) -> int | None:
        """Where in scratch memory, if that is known."""
        return self.low.constant if self.low.is_plain else None

    @property
    def may_be_private(self) -> bool:
        """Whether it may be to scratch memory, as far as the address tells."""
        return self.space in (Space.FLAT, Space.BUFFER) and bool(self.high.words & {PRIVATE, UNKNOWN})

    @property
    def is_open(self) -> bool:
        """Whether it is to scratch memory if the program has stored an address of that elsewhere, and loaded it."""
        return self.space == Space.FLAT and not self.high.terms


class OriginBuilder(Builder):
    """Notes the address of each access to memory but LDS: see :attr:`accessed`."""

    def __init__(self, lanes: int, mode: Mode) -> None:
        self.lanes, self.mode, self.rounding = lanes, mode, Rounding.NEAREST_EVEN
        self.accessed: tuple[Origin, Origin] | None = None
        """The two words of the address that the instruction has accessed."""
        self.scratch = Scratch()
        """The scratch memory of the lanes that execute the instruction."""

    def mix(self, like: Any, type: Type, *others: Any) -> Any:
        """A value that depends on others, it is not said how."""
        if isinstance(like, Mask):
            return Mask(())
        operands = [word for one in (like, *others) if isinstance(one, Value) for word in one.data]
        one = mixed(operands) if any(not word.is_plain for word in operands) else PLAIN
        return like.__class__(type, (one,) * _count(type))

    # Constants and shapes

    def uniform(self, type: Type, number: Number) -> Uniform:
        return Uniform(type, _words(number, Uniform(type, ())))

    def broadcast(self, value: Uniform) -> Lane:
        return Lane(value.type, value.data)

    def lane_ids(self) -> Lane:
        return Lane(I32, (PLAIN,))

    def constant_lanes(self, type: Type, numbers: Sequence[int]) -> Lane:
        return Lane(type, (PLAIN,) * _count(type))

    # Integers

    def _by_word(self, how: str, function: Callable[[Origin, Origin], Origin], x: Any, y: Any) -> Any:
        if isinstance(x, Mask) or x.type.width < 32:
            return self.mix(x, x.type, y)
        other = _words(y, x)
        return _made(x, x.type, folded(how, x.data, other) or tuple(map(function, x.data, other)))

    def add(self, x: V, y: V | Number) -> V:
        return self._by_word("add", added, x, y)  # type: ignore[no-any-return]

    def sub(self, x: V, y: V | Number) -> V:
        return self._by_word("sub", lambda p, q: added(p, q, -1), x, y)  # type: ignore[no-any-return]

    def and_(self, x: V, y: V | Number) -> V:
        if isinstance(x, Mask):
            return y if x.data == ALL_LANES and isinstance(y, Mask) else x if _words(y, x) == ALL_LANES else Mask(())  # type: ignore[return-value]
        return self._by_word("and", _and, x, y)  # type: ignore[no-any-return]

    def or_(self, x: V, y: V | Number) -> V:
        if isinstance(x, Mask):
            is_whole = any(isinstance(one, Mask) and one.data == ALL_LANES for one in (x, y))
            return Mask(ALL_LANES if is_whole else ())  # type: ignore[return-value]
        return self._by_word("or", joined, x, y)  # type: ignore[no-any-return]

    def shl(self, x: V, count: V | Number) -> V:
        if x.type is I64 and _number(count) == 32:
            return _made(x, I64, (ZERO, x.data[0]))  # type: ignore[no-any-return]
        return x if _number(count) == 0 else _SHL(self, x, count)

    def lshr(self, x: V, count: V | Number) -> V:
        if x.type is I64 and _number(count) == 32:
            return _made(x, I64, (x.data[1], ZERO))  # type: ignore[no-any-return]
        return x if _number(count) == 0 else _LSHR(self, x, count)

    mul, ashr, xor = _folding("mul"), _folding("ashr"), _folding("xor")
    umin, umax = _folding("umin"), _folding("umax")
    smin = smax = _MIXING
    uadd_sat = usub_sat = sadd_sat = ssub_sat = not_ = ctlz = cttz = ctpop = bitreverse = _MIXING
    fadd = fsub = fmul = fdiv = fma = sqrt = fneg = fabs = floor = ceil = ftrunc = rint = _MIXING
    fpcast = fptosi = fptoui = sitofp = uitofp = _CONVERTING
    icmp = fcmp = _COMPARING

    def zext(self, x: V, type: Type) -> V:
        if isinstance(x, Mask) or x.type is type:
            return x
        low = x.data if x.type.width >= 32 or x.type is I1 else (mixed(x.data),)
        return _made(x, type, (*low, *(ZERO,) * (_count(type) - len(low))))  # type: ignore[no-any-return]

    def sext(self, x: V, type: Type) -> V:
        if x.type is type:
            return x
        low, sign = x.data if x.type.width >= 32 else (mixed(x.data),), mixed(x.data)
        return _made(x, type, (*low, *(sign,) * (_count(type) - len(low))))  # type: ignore[no-any-return]

    def trunc(self, x: V, type: Type) -> V:
        if type.width < 32:
            return self.mix(x, type)  # type: ignore[no-any-return]
        return _made(x, type, x.data[: _count(type)])  # type: ignore[no-any-return]

    def bitcast(self, x: V, type: Type) -> V:
        return _made(x, type, x.data)  # type: ignore[no-any-return]

    def select(self, condition: Condition, x: V, y: V) -> V:
        if isinstance(x, Mask):
            return Mask(())  # type: ignore[return-value]
        if isinstance(condition, Mask) and condition.data == ALL_LANES:
            return x
        if isinstance(condition, Uniform) and (is_so := number_of(condition.data)) is not None:
            return x if is_so else _made(x, x.type, _words(y, x))
        return _made(x, x.type, tuple(map(either, x.data, _words(y, x))))  # type: ignore[no-any-return]

    # Lanes

    def mask_of(self, bits: Uniform) -> Mask:
        return Mask(ALL_LANES if all(word == ALL_LANES[0] for word in bits.data[: self.lanes // 32]) else ())

    def bits_of(self, mask: Mask) -> Uniform:
        return Uniform(I64, words_of((1 << self.lanes) - 1, 2) if mask.data == ALL_LANES else (PLAIN, PLAIN))

    def constant_mask(self, bits: int) -> Mask:
        whole = (1 << self.lanes) - 1
        return Mask(ALL_LANES if bits & whole == whole else ())

    def any(self, mask: Mask) -> Uniform:
        return Uniform(I1, (PLAIN,))

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        number = _number(index)
        return Uniform(x.type, tuple(word.whole if number is None else word.lane(number) for word in x.data))

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        number = _number(index)
        if number is None:
            return Lane(x.type, tuple(either(word.whole, new) for word, new in zip(x.data, value.data, strict=True)))
        return Lane(x.type, tuple(word.with_lane(number, new) for word, new in zip(x.data, value.data, strict=True)))

    def permute(self, x: Lane, index: Lane) -> Lane:
        return Lane(x.type, tuple(word.whole for word in x.data))

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        return Lane(x.type, tuple(word.whole for word in x.data))

    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        return Lane(x.type, tuple(either(word, ZERO) for word in x.data))

    # Memory

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        return Lane(type, self._loaded(self._note(space, address), _count(type), is_whole=type.width >= 32))

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        found = self._loaded(self._note(space, address), count, is_whole=True)
        return [Lane(I32, (word,)) for word in found]

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        self._stored(self._note(space, address), value.data, mask, is_whole=value.type.width >= 32)

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        self._stored(self._note(space, address), [word.data[0] for word in words], mask, is_whole=True)

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        words = [word for one in operands for word in one.data]
        self._stored(self._note(space, address), [mixed(words)] * _count(operands[0].type), Mask(()), is_whole=True)
        return Lane(operands[0].type, (PLAIN,) * _count(operands[0].type))

    def move_tile(self, transfer: Transfer, *, is_store: bool) -> None:
        self._note(Space.GLOBAL, Address(None, transfer.memory))

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        at = self._note(Space.GLOBAL, Address(None, address))
        # Compilers load for the wave what nothing changes before in the launch.
        found = self._pointed_at(at.low, at.high, count) if type is I32 else ()
        found = found or self._loaded(at, count, is_whole=type.width >= 32)
        return [Uniform(type, (word,)) for word in found]

    def fence(self, *, is_full: bool) -> None:
        pass

    def _note(self, space: str, address: Address) -> Place:
        """The words of an address: those of scratch memory are an offset, and what flat addresses of it have."""
        found = address.resolve(self, I64 if space not in (Space.LDS, Space.SCRATCH) else I32)
        low, high = (word.whole for word in (*found.data, ZERO)[:2])
        is_buffer = space == Space.BUFFER
        if space == Space.SCRATCH or (is_buffer and high == constant(_OF_BUFFER)):
            high = _IN_PRIVATE
        elif is_buffer:
            low, high = ANYTHING, ANYTHING
        if space != Space.LDS:
            before = self.accessed
            self.accessed = (low, high) if before is None else (either(before[0], low), either(before[1], high))
        return Place(space, low, high)

    def _stored(self, place: Place, words: Sequence[Origin], mask: Mask, *, is_whole: bool) -> None:
        """What is stored may be stored in scratch memory."""
        if place.is_private:
            self.scratch.store(place.offset, words, is_whole=is_whole, is_by_all=mask.data == ALL_LANES)
            return
        if any(PRIVATE in word.words for word in words):
            self.scratch.is_shared = True
        if place.may_be_private or (place.is_open and self.scratch.is_shared):
            self.scratch.store(None, words, is_whole=is_whole, is_by_all=False)

    def _pointed_at(self, low: Origin, high: Origin, count: int) -> Words:
        """Words that lie at a known distance from where an argument points; none where that is not known."""
        (pointer, times), *others = sorted(low.terms) or [(LOW, 0)]
        if others or times != 1 or pointer < 0 or low.hidden or low.constant is None or low.constant % 4:
            return ()
        if high.terms != argument(pointer + 4).terms or high.hidden:
            return ()
        names = [pointed_to(pointer, low.constant + 4 * n) for n in range(count)]
        return tuple(PLAIN if name is None else argument(name) for name in names)

    def _loaded(self, place: Place, count: int, *, is_whole: bool) -> Words:
        """What is loaded: arguments, where the address is theirs."""
        low, high = place.low, place.high
        if place.is_private:
            return self.scratch.load(place.offset, count, is_whole=is_whole)
        if place.may_be_private or (place.is_open and self.scratch.is_shared):
            return (ANYTHING,) * count
        if not {word for word, _ in low.terms} & {LOW, HIGH}:
            return (PLAIN,) * count
        is_theirs = low.terms == argument(LOW).terms and high.terms == argument(HIGH).terms
        if not is_theirs or low.hidden or low.constant is None or low.constant % 4:
            return (ANYTHING,) * count
        words = tuple(argument(low.constant + 4 * n) for n in range(count))
        return words if is_whole else (mixed(words),)


def _and(x: Origin, y: Origin) -> Origin:
    if x.is_plain and y.is_plain and x.constant is not None and y.constant is not None:
        return constant(x.constant & y.constant)
    for one, other in ((x, y), (y, x)):
        if other.is_plain and other.constant is not None:
            return masked(one, other.constant)
    return mixed((x, y))


def _number(count: Any) -> int | None:
    """A count, if it is known."""
    if isinstance(count, Value):
        known: Origin = count.data[0]
        return known.constant if known.is_plain else None
    return int(count)

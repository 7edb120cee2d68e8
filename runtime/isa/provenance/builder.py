"""A builder that computes where values come from, instead of values: the rules of all instructions work with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..builder import Address, Builder, Condition, Number, Space, V
from ..values import I1, I32, I64, Lane, Mask, Mode, Rounding, Type, Uniform, Value
from .origins import (
    ANYTHING,
    HIGH,
    LOW,
    PLAIN,
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

Words = tuple[Origin, ...]
"""The data of a value: an origin for each 32 bits. Masks have none."""
_MASK = 0xFFFFFFFF
_CHECKED = (Space.GLOBAL, Space.FLAT)
_KNOWN = (Space.GLOBAL, Space.FLAT, Space.LDS)
"""Spaces whose contents come from a program. Scratch has what compilers put there, such as differences of pointers."""


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


def _comparing(_self: OriginBuilder, _how: str, x: Any, _y: Any) -> Any:
    return Uniform(I1, (PLAIN,)) if isinstance(x, Uniform) else Mask(())


_MIXING: Any = _mixing
_CONVERTING: Any = _converting
_COMPARING: Any = _comparing


class OriginBuilder(Builder):
    """Notes the address of each access to global memory: see :attr:`accessed`."""

    def __init__(self, lanes: int, mode: Mode) -> None:
        self.lanes, self.mode, self.rounding = lanes, mode, Rounding.NEAREST_EVEN
        self.accessed: tuple[Origin, Origin] | None = None
        """The two words of the address that the instruction has accessed."""

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

    def _by_word(self, function: Callable[[Origin, Origin], Origin], x: Any, y: Any) -> Any:
        if isinstance(x, Mask) or x.type.width < 32:
            return self.mix(x, x.type, y)
        return _made(x, x.type, tuple(map(function, x.data, _words(y, x))))

    def add(self, x: V, y: V | Number) -> V:
        return self._by_word(added, x, y)  # type: ignore[no-any-return]

    def sub(self, x: V, y: V | Number) -> V:
        return self._by_word(lambda p, q: added(p, q, -1), x, y)  # type: ignore[no-any-return]

    def and_(self, x: V, y: V | Number) -> V:
        return self._by_word(_and, x, y)  # type: ignore[no-any-return]

    def or_(self, x: V, y: V | Number) -> V:
        return self._by_word(joined, x, y)  # type: ignore[no-any-return]

    def shl(self, x: V, count: V | Number) -> V:
        if x.type is I64 and _number(count) == 32:
            return _made(x, I64, (ZERO, x.data[0]))  # type: ignore[no-any-return]
        return x if _number(count) == 0 else self.mix(x, x.type, count)

    def lshr(self, x: V, count: V | Number) -> V:
        if x.type is I64 and _number(count) == 32:
            return _made(x, I64, (x.data[1], ZERO))  # type: ignore[no-any-return]
        return x if _number(count) == 0 else self.mix(x, x.type, count)

    mul = xor = ashr = umin = umax = smin = smax = _MIXING
    uadd_sat = usub_sat = sadd_sat = ssub_sat = not_ = ctlz = cttz = ctpop = bitreverse = _MIXING
    fadd = fsub = fmul = fdiv = fma = sqrt = fneg = fabs = floor = ceil = ftrunc = rint = _MIXING
    fpcast = fptosi = fptoui = sitofp = uitofp = _CONVERTING
    icmp = fcmp = _COMPARING

    def zext(self, x: V, type: Type) -> V:
        if isinstance(x, Mask) or x.type is type:
            return x
        low = x.data if x.type.width >= 32 else (mixed(x.data),)
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
            return x
        return _made(x, x.type, tuple(map(either, x.data, _words(y, x))))  # type: ignore[no-any-return]

    # Lanes

    def mask_of(self, bits: Uniform) -> Mask:
        return Mask(())

    def bits_of(self, mask: Mask) -> Uniform:
        return Uniform(I64, (PLAIN, PLAIN))

    def constant_mask(self, bits: int) -> Mask:
        return Mask(())

    def any(self, mask: Mask) -> Uniform:
        return Uniform(I1, (PLAIN,))

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        return Uniform(x.type, x.data)

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        return Lane(x.type, tuple(map(either, x.data, value.data)))

    def permute(self, x: Lane, index: Lane) -> Lane:
        return x

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        return x

    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        return Lane(x.type, tuple(either(word, ZERO) for word in x.data))

    # Memory

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        return Lane(type, self._loaded(space, self._note(space, address), _count(type), is_whole=type.width >= 32))

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        found = self._loaded(space, self._note(space, address), count, is_whole=True)
        return [Lane(I32, (word,)) for word in found]

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        self._note(space, address)

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        self._note(space, address)

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        self._note(space, address)
        return Lane(operands[0].type, (PLAIN,) * _count(operands[0].type))

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        at = self._note(Space.GLOBAL, Address(None, address))
        # Compilers load for the wave what nothing changes before in the launch.
        found = self._pointed_at(at, count) if type is I32 else ()
        found = found or self._loaded(Space.GLOBAL, at, count, is_whole=type.width >= 32)
        return [Uniform(type, (word,)) for word in found]

    def fence(self, *, is_full: bool) -> None:
        pass

    def _note(self, space: str, address: Address) -> tuple[Origin, Origin]:
        """The words of an address."""
        found = address.resolve(self, I64 if space not in (Space.LDS, Space.SCRATCH) else I32)
        low, high = (*found.data, ZERO)[:2]
        if space in _CHECKED:
            before = self.accessed
            self.accessed = (low, high) if before is None else (either(before[0], low), either(before[1], high))
        elif space == Space.BUFFER:
            self.accessed = ANYTHING, ANYTHING
        return low, high

    def _pointed_at(self, at: tuple[Origin, Origin], count: int) -> Words:
        """Words that lie at a known distance from where an argument points; none where that is not known."""
        low, high = at
        (pointer, times), *others = sorted(low.terms) or [(LOW, 0)]
        if others or times != 1 or pointer < 0 or low.hidden or low.constant is None or low.constant % 4:
            return ()
        if high.terms != argument(pointer + 4).terms or high.hidden:
            return ()
        names = [pointed_to(pointer, low.constant + 4 * n) for n in range(count)]
        return tuple(PLAIN if name is None else argument(name) for name in names)

    def _loaded(self, space: str, at: tuple[Origin, Origin], count: int, *, is_whole: bool) -> Words:
        """What is loaded: arguments, where the address is theirs."""
        low, high = at
        if not {word for word, _ in low.terms} & {LOW, HIGH}:
            return (PLAIN if space in _KNOWN else ANYTHING,) * count
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

"""What kernels must not rely on, and may be varied: the contents of undefined memory, the order of groups and waves.

``HIPKIT_POISON`` names what registers, LDS, scratch and new allocations hold, ``HIPKIT_SCHEDULE`` an order. A program
whose results change with either has a fault that hardware may show as well.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from enum import IntEnum
from fnmatch import fnmatchcase

from ..fatbin.errors import UsageError

POISON_VARIABLE, SCHEDULE_VARIABLE = "HIPKIT_POISON", "HIPKIT_SCHEDULE"
CHECK_VARIABLE, KERNELS_VARIABLE = "HIPKIT_CHECK", "HIPKIT_CHECK_KERNELS"
TOOLS = {
    "mem": "accesses to memory that is not the kernel's, and other faults",
    "race": "accesses to global memory and LDS that nothing orders",
    "sync": "barriers that not all lanes, or not all waves alike, reach",
}
"""The checks, and what each finds."""
_IN_CODE = frozenset(("race", "sync"))
"""Those for which kernels are compiled in another way."""
BYTE = 0xA5
"""What poisoned memory holds unless something else is asked for."""
_OFF = ("", "0", "off", "no")


class Order(IntEnum):
    """The order in which groups start, and the waves of a group take turns; the numbers are those of native/engine.h."""

    IN_ORDER, REVERSED, AT_RANDOM = range(3)


_ORDERS = {"order": Order.IN_ORDER, "reverse": Order.REVERSED, "random": Order.AT_RANDOM}


@dataclass(frozen=True, slots=True)
class Poison:
    """What undefined memory holds: a byte everywhere, or words that a seed determines."""

    byte: int = BYTE
    seed: int | None = None

    @classmethod
    def parse(cls, text: str) -> Poison | None:
        """Of ``0xA5``, ``random:SEED``; nothing for ``off``."""
        if text in _OFF:
            return None
        kind, _, seed = text.partition(":")
        try:
            if kind == "random":
                return cls(seed=int(seed or "1", 0))
            byte = int(text, 0)
        except ValueError:
            byte = -1
        if not 0 < byte <= 0xFF:
            raise UsageError(f"{POISON_VARIABLE}={text}: it is a byte, such as 0xA5, or random:SEED")
        return cls(byte)

    @property
    def word(self) -> int:
        """What the engine makes the words of: the byte eight times, or the seed."""
        return self.byte * 0x0101010101010101 if self.seed is None else self.seed & (1 << 64) - 1

    def filling(self, size: int, number: int) -> bytes:
        """The contents of the ``number``th allocation; a megabyte of random bytes repeats."""
        if self.seed is None:
            return bytes((self.byte,)) * size
        import random  # slow to import, and most processes need none

        piece = random.Random(f"{self.seed} {number}").randbytes(min(size, 1 << 20))
        return (piece * -(-size // len(piece)))[:size]


@dataclass(frozen=True, slots=True)
class Schedule:
    """An order, and the seed of a random one."""

    order: Order = Order.IN_ORDER
    seed: int = 1

    @classmethod
    def parse(cls, text: str) -> Schedule:
        """Of ``order``, ``reverse``, ``random`` or ``random:SEED``."""
        kind, has_seed, seed = text.partition(":")
        try:
            order = _ORDERS[kind or "order"]
            if has_seed and order is not Order.AT_RANDOM:
                raise ValueError
            return cls(order, int(seed or "1", 0))
        except (KeyError, ValueError):
            raise UsageError(f"{SCHEDULE_VARIABLE}={text}: it is order, reverse, random or random:SEED") from None


def parse_tools(text: str) -> frozenset[str]:
    """The checks that a text names: ``all``, or names with commas; none for ``off``."""
    if text in _OFF:
        return frozenset()
    names = frozenset(TOOLS) if text == "all" else frozenset(text.replace(" ", "").split(","))
    if unknown := sorted(names - TOOLS.keys()):
        raise UsageError(f"there is no check {unknown[0]!r}; there are {', '.join(TOOLS)}")
    return names


@dataclass(frozen=True, slots=True)
class Conditions:
    """Under which conditions the kernels of this process run."""

    poison: Poison | None = None
    schedule: Schedule = Schedule()
    checks: frozenset[str] = frozenset()
    """The names of the checks that are on."""
    kernels: str = "*"
    """Of which kernels: a pattern for their names, with ``*`` for anything."""

    def checks_in_code(self, kernel: str) -> frozenset[str]:
        """The checks for which a kernel has to be compiled."""
        found = self.checks & _IN_CODE
        return found if found and self.is_checked(kernel) else frozenset()

    def is_checked(self, kernel: str) -> bool:
        """Whether a kernel is checked, by its name in the code object or in the source."""
        if self.kernels == "*":
            return bool(self.checks)
        from ..fatbin.codeobject.demangle import demangle

        names = (kernel, demangle(kernel), demangle(kernel).partition("(")[0])
        return bool(self.checks) and any(fnmatchcase(name, self.kernels) for name in names)

    @classmethod
    def from_environment(cls) -> Conditions:
        """What the environment asks for."""
        return cls(
            Poison.parse(os.environ.get(POISON_VARIABLE, "")),
            Schedule.parse(os.environ.get(SCHEDULE_VARIABLE, "")),
            parse_tools(os.environ.get(CHECK_VARIABLE, "")),
            os.environ.get(KERNELS_VARIABLE) or "*",
        )


_current: Conditions | None = None


def conditions() -> Conditions:
    """The conditions of this process, read from the environment when they are first asked for."""
    global _current
    if _current is None:
        _current = Conditions.from_environment()
    return _current


def use(replaced: Conditions | None) -> None:
    """Make these the conditions of later launches and allocations; None looks at the environment again."""
    global _current
    _current = replaced

"""What kernels must not rely on, and may be varied: the contents of undefined memory, the order of groups and waves.

``HIPKIT_POISON`` names what registers, LDS, scratch and new device memory hold, ``HIPKIT_SCHEDULE`` an order. A program
whose results change with either has a fault that hardware may show as well.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from enum import IntEnum
from fnmatch import fnmatchcase

from ..fatbin.errors import UsageError
from ..fatbin.records import dataclass, field
from .process import Setting

POISON_VARIABLE, SCHEDULE_VARIABLE = "HIPKIT_POISON", "HIPKIT_SCHEDULE"
CHECK_VARIABLE, KERNELS_VARIABLE = "HIPKIT_CHECK", "HIPKIT_CHECK_KERNELS"
COVERAGE_VARIABLE, UNCHECKED_VARIABLE = "HIPKIT_COVERAGE", "HIPKIT_UNCHECKED"
MATRIX_VARIABLE = "HIPKIT_MATRIX"
TOOLS = {
    "mem": "accesses to memory that is not the kernel's, and other faults",
    "init": "reads of memory that nothing has set",
    "race": "accesses to global memory and LDS that nothing orders",
    "sync": "barriers that not all lanes, or not all waves alike, reach",
    "wait": "registers that are read before the value of a memory operation has arrived",
    "leak": "memory and handles that a program never gives back",
}
"""The checks, and what each finds."""
ALL = frozenset(TOOLS) - {"leak"}
"""What ``all`` means: many programs leave what they have to the end of the process."""
_IN_CODE = frozenset(("init", "race", "sync"))
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
    """The checks that a text names, with commas, where ``all`` is :data:`ALL`; none for ``off``."""
    if text in _OFF:
        return frozenset()
    names = frozenset(text.replace(" ", "").split(","))
    if unknown := sorted(names - TOOLS.keys() - {"all"}):
        raise UsageError(f"there is no check {unknown[0]!r}; there are {', '.join(TOOLS)}")
    return names - {"all"} | ALL if "all" in names else names


def parse_matrices(text: str) -> bool:
    """Whether ``fast`` is asked for, not ``exact``."""
    if text not in ("", "exact", "fast"):
        raise UsageError(f"{MATRIX_VARIABLE}={text}: it is exact or fast")
    return text == "fast"


_OF_THE_HOST = frozenset({"leak"})
"""Those that look at no kernel."""
_OF_MEMORY = frozenset({"init", "race"})
"""The checks that remember what memory was used for."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """Under which conditions the kernels of this process run."""

    poison: Poison | None = None
    schedule: Schedule = Schedule()
    checks: frozenset[str] = frozenset()
    """The names of the checks that are on."""
    kernels: str = "*"
    """Of which kernels: a pattern for their names, with ``*`` for anything."""
    has_coverage: bool = False
    """Whether it is counted which instructions run, and how much of its memory they write."""
    is_unchecked: bool = False
    """Whether accesses are not checked where a GPU carries them out; the CPU device checks them always."""
    has_fast_matrices: bool = False
    """Whether GPUs of NVIDIA's may round sums of products of matrices in their own way."""
    changes_memory: bool = field(init=False)
    """Whether something is done with memory that a program gets: each allocation asks, so it is worked out before."""

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "changes_memory", self.poison is not None or bool(self.checks & _OF_MEMORY) or self.has_coverage
        )

    def checks_in_code(self, kernel: str) -> frozenset[str]:
        """The checks for which a kernel has to be compiled."""
        found = self.checks & _IN_CODE
        if not found or self.is_checked(kernel):
            return found
        return found & {"init"}  # what other kernels write is defined for this one

    @property
    def asks_where(self) -> bool:
        """Whether reports name places in the host's code."""
        return bool(self.checks) or self.has_coverage

    @property
    def finds_undefined(self) -> bool:
        """Whether it is known which memory is undefined."""
        return "init" in self.checks

    def is_checked(self, kernel: str) -> bool:
        """Whether a kernel is checked, by its name in the code object or in the source."""
        if self.kernels == "*":
            return bool(self.checks)
        from ..fatbin.codeobject.demangle import spellings

        return bool(self.checks) and any(fnmatchcase(name, self.kernels) for name in spellings(kernel))

    @property
    def of_the_cpu_device(self) -> list[str]:
        """What of this the CPU device does, and no GPU."""
        checks = sorted(self.checks - _OF_THE_HOST)
        asked = {
            f"checking kernels ({', '.join(checks)})": bool(checks),
            "poison": self.poison is not None,
            "an order of workgroups": self.schedule != Schedule(),
        }
        return [what for what, is_asked in asked.items() if is_asked]

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Conditions:
        """What the environment asks for."""
        return cls(
            Poison.parse(environment.get(POISON_VARIABLE, "")),
            Schedule.parse(environment.get(SCHEDULE_VARIABLE, "")),
            parse_tools(environment.get(CHECK_VARIABLE, "")),
            environment.get(KERNELS_VARIABLE) or "*",
            environment.get(COVERAGE_VARIABLE, "") not in _OFF,
            environment.get(UNCHECKED_VARIABLE, "") not in _OFF,
            parse_matrices(environment.get(MATRIX_VARIABLE, "")),
        )


_CURRENT = Setting(Conditions.from_environment)
conditions = _CURRENT.get
"""The conditions of later launches and allocations in this process, from the environment unless others are to be used."""
observers: list[Callable[[], object]] = []
"""Called when other conditions are to be used."""


def use(changed: Conditions | None) -> None:
    """Have later launches and allocations run under these conditions; None for those of the environment."""
    _CURRENT.use(changed)
    for observer in observers:
        observer()

"""What a row of the kernel table is made of."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

TARGETS = (
    "gfx900",
    "gfx906",
    "gfx908",
    "gfx90a",
    "gfx942",
    "gfx950",
    "gfx1030",
    "gfx1100",
    "gfx1151",
    "gfx1201",
    "gfx1250",
)
"""A processor of each kind that instructions differ for."""
WAVE_SIZES = {target: 64 if target.startswith("gfx9") else 32 for target in TARGETS}
"""What the compilers choose for a target when nobody says."""


@dataclass(frozen=True)
class Compare:
    """How two results may differ.

    ``exact``: not at all, any NaN for any NaN. ``ulp``: by ``bound`` units in the last place of the type, and a NaN or
    an infinity not at all. ``unordered``: the same elements in any order.
    """

    kind: str
    bound: int = 0


EXACT = Compare("exact")
UNORDERED = Compare("unordered")


def ulp(bound: int) -> Compare:
    return Compare("ulp", bound)


@dataclass(frozen=True)
class Buffer:
    """Memory that a kernel gets a pointer to. ``fill`` is a rule of reference.py; ``result``: compared afterwards.

    ``dtype`` is numpy's; ``low`` and ``high`` bound what the rules ``range``, ``sorted`` and ``uniform`` make.
    """

    dtype: str
    count: int
    fill: str = "zero"
    low: float = 0
    high: float = 0
    result: Compare | None = None


@dataclass(frozen=True)
class Scalar:
    dtype: str
    value: float


@dataclass(frozen=True)
class Struct:
    """A structure passed by value, laid out as C does."""

    members: tuple[Scalar, ...]


Argument = Buffer | Scalar | Struct


@dataclass(frozen=True)
class Row:
    """One launch of one kernel. ``waves``: the results depend on the wave size."""

    name: str
    file: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    arguments: tuple[Argument, ...]
    dynamic_lds: int = 0
    waves: bool = False
    excluded: dict[str, str] = field(default_factory=dict)
    """Targets that the file does not compile for, with the reason."""


def bits(dtype: str, count: int) -> Buffer:
    """Every bit is random: integers of any value."""
    return Buffer(dtype, count, "bits")


def span(dtype: str, count: int, low: float, high: float) -> Buffer:
    """Integers of ``low <= x < high``."""
    return Buffer(dtype, count, "range", low, high)


def uniform(dtype: str, count: int, low: float, high: float) -> Buffer:
    return Buffer(dtype, count, "uniform", low, high)


def edges(dtype: str, count: int) -> Buffer:
    """The values where floating point is hard, in turn, and between them others of every size."""
    return Buffer(dtype, count, "edges")


def inout(buffer: Buffer, compare: Compare = EXACT) -> Buffer:
    """What a kernel reads and changes."""
    return replace(buffer, result=compare)


def out(dtype: str, count: int, compare: Compare = EXACT) -> Buffer:
    return Buffer(dtype, count, "zero", result=compare)


def i32(value: int) -> Scalar:
    return Scalar("i4", value)


def u32(value: int) -> Scalar:
    return Scalar("u4", value)


def f32(value: float) -> Scalar:
    return Scalar("f4", value)


def f64(value: float) -> Scalar:
    return Scalar("f8", value)

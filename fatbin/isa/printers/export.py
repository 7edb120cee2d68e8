"""Operands of export instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...records import NamedTuple
from .base import View, printer
from .regular import operand

if TYPE_CHECKING:
    from ..features import Features
    from ..form import Spec


class _Target(NamedTuple):
    """Where exports go: ``targets`` of them are numbered from ``first``; on generations ``since`` to ``until``."""

    name: str
    first: int
    targets: int = 1
    since: int = 9
    until: int = 12


_TARGETS = (
    _Target("null", 9, 1, 9, 10),
    _Target("mrtz", 8),
    _Target("prim", 20, 1, 10),
    _Target("mrt", 0, 8),
    _Target("pos", 12, 5),
    _Target("dual_src_blend", 21, 2, 11),
    _Target("param", 32, 32, 9, 10),
)
_POS4 = 16


def _supports(target: _Target, number: int, isa: Features) -> bool:
    return target.since <= isa.major <= target.until and (number != _POS4 or isa.is_gfx10_plus)


@printer("ExpTgt")
def target(view: View, spec: Spec) -> str:
    """Where the values go."""
    number = view.own(spec) & 0x3F
    for found in _TARGETS:
        index = number - found.first
        if 0 <= index < found.targets and _supports(found, number, view.isa):
            return f" {found.name}{index if found.targets > 1 else ''}"
    return f" invalid_target_{number}"


_READS = ("en", "compr", "src0", "src1", "src2", "src3")


def _source(view: View, number: int) -> str:
    """A source, or ``off``; compressed exports name each of two sources twice."""
    if not view.raw("en") >> number & 1:
        return "off"
    return operand(view, view.form.named[f"src{number // 2 if view.raw('compr') else number}"])


@printer("ExpSrc0", reads=_READS)
def source0(view: View, _: Spec) -> str:
    """The first source."""
    return _source(view, 0)


@printer("ExpSrc1", reads=_READS)
def source1(view: View, _: Spec) -> str:
    """The second source."""
    return _source(view, 1)


@printer("ExpSrc2", reads=_READS)
def source2(view: View, _: Spec) -> str:
    """The third source."""
    return _source(view, 2)


@printer("ExpSrc3", reads=_READS)
def source3(view: View, _: Spec) -> str:
    """The fourth source."""
    return _source(view, 3)

"""Operands of matrix instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .base import View, printer

if TYPE_CHECKING:
    from ..form import Spec


@printer("BLGP")
def blgp(view: View, spec: Spec) -> str:
    """How lanes of the second matrix are rearranged, or its format."""
    bits = view.own(spec)
    return f" blgp:{bits}" if bits else ""


@printer("NegBLGP")
def negated_by_blgp(view: View, spec: Spec) -> str:
    """Double precision on gfx940: the same bits negate sources."""
    bits = view.own(spec)
    return f" neg:[{bits & 1},{bits >> 1 & 1},{bits >> 2 & 1}]" if bits else ""


@printer("IndexKey8bit")
@printer("IndexKey16bit")
@printer("IndexKey32bit")
def index_key(view: View, spec: Spec) -> str:
    """Which part of the index register a sparse matrix uses."""
    bits = view.own(spec) & 7
    return f" index_key:{bits}" if bits else ""


_FORMATS = ("FP8", "BF8", "FP6", "BF6", "FP4")
_SCALE_FORMATS = ("E8", "E5M3", "E4M3")


def _chosen(view: View, spec: Spec, mask: int, what: str, names: tuple[str, ...]) -> str:
    """``matrix_a_fmt:MATRIX_FMT_FP6``: nothing for 0, the number where it has no name."""
    bits = view.own(spec) & mask
    if not bits:
        return ""
    value = f"MATRIX_{what.upper()}_{names[bits]}" if bits < len(names) else str(bits)
    return f" {spec.name}:{value}"


@printer("MatrixAFMT")
@printer("MatrixBFMT")
def matrix_format(view: View, spec: Spec) -> str:
    """The element format of a matrix."""
    return _chosen(view, spec, 7, "fmt", _FORMATS)


@printer("MatrixAScale")
@printer("MatrixBScale")
def matrix_scale(view: View, spec: Spec) -> str:
    """Which half of the scale register a matrix uses."""
    bits = view.own(spec) & 1
    return f" {spec.name}:MATRIX_SCALE_ROW1" if bits else ""


@printer("MatrixAScaleFmt")
@printer("MatrixBScaleFmt")
def matrix_scale_format(view: View, spec: Spec) -> str:
    """The format of a matrix's scales."""
    return _chosen(view, spec, 3, "scale_fmt", _SCALE_FORMATS)

"""Splits the name of a VOPD instruction into its two operations."""

from __future__ import annotations

from ...fatbin.patterns import pattern

ENCODINGS = frozenset(("VOPD", "VOPD3"))
NAMES = pattern(r"v_dual_(\w+?)(?:_e32)?_x_(\w+)")


def halves(name: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two operations of a pair, each with the letter that its operands end in."""
    found = NAMES.match(name)
    if found is None:
        raise AssertionError(f"{name} does not name two operations")
    return (f"v_{found[1]}", "X"), (f"v_{found[2]}", "Y")

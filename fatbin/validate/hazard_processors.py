"""Processors by the hazards that they have in common, as LLVM has them."""

from __future__ import annotations

from .bodies import Body

FIRST_GFX10 = ("gfx1010", "gfx1011", "gfx1012", "gfx1013", "gfx10-1-generic")
GFX11 = (
    "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1150", "gfx1151", "gfx1152", "gfx1153", "gfx11-generic",
)  # fmt: skip
GFX12 = ("gfx1200", "gfx1201", "gfx12-generic")
GFX1250 = ("gfx1250", "gfx1251")

_LONG = 64


def is_gfx11_with_long_waves(body: Body) -> bool:
    """Whether code is a kernel of GFX11 in waves of 64."""
    is_long = body.kernel is not None and body.kernel.wavefront_size == _LONG
    return is_long and body.decoders[0].isa.processor in GFX11

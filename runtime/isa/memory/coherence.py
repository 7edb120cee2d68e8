"""Which loads and stores are atomic, as the bits of their cache policy tell.

Compilers have atomic (and volatile) accesses go past the caches that other waves do not share.
"""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..facts import Facts

_LOADS, _STORES = 0, 1
_SCOPES_OF_GFX940, _SCOPE_OF_GFX12, _GLC = 0x11, 0x18, 0x1
_BITS: dict[str, tuple[int, int]] = {
    **dict.fromkeys(("gfx940", "gfx941", "gfx942", "gfx950", "gfx9-4-generic"), (_SCOPES_OF_GFX940, _SCOPES_OF_GFX940)),
}
_BITS_OF_MAJOR = {9: (_GLC, 0), 10: (_GLC, 0), 11: (_GLC, 0), 12: (_SCOPE_OF_GFX12, _SCOPE_OF_GFX12)}
"""Of loads and stores the bits that tell; none where atomic stores look like others."""


def _bits(facts: Facts) -> tuple[int, int]:
    return _BITS.get(facts.processor) or _BITS_OF_MAJOR[facts.major]


def marks_stores(facts: Facts) -> bool:
    """Whether atomic stores differ from others."""
    return bool(_bits(facts)[_STORES])


def is_coherent(instruction: Instruction, facts: Facts) -> bool:
    """Whether a load or store is atomic, as far as it tells."""
    is_store = "_store" in instruction.family or "_write" in instruction.family
    return bool((instruction.constant("cpol") or 0) & _bits(facts)[_STORES if is_store else _LOADS])

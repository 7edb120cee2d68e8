"""Which loads and stores are atomic, as the bits of their cache policy tell.

Compilers have atomic (and volatile) accesses go past the caches that other waves do not share.
"""

from __future__ import annotations

from ....fatbin.isa import Instruction
from ..facts import Facts


def marks_stores(facts: Facts) -> bool:
    """Whether atomic stores differ from others."""
    return bool(facts.atomic_stores)


def is_coherent(instruction: Instruction, facts: Facts) -> bool:
    """Whether a load or store is atomic, as far as it tells."""
    only_stores = instruction.has("mayStore") and not instruction.has("mayLoad")
    return bool((instruction.constant("cpol") or 0) & (facts.atomic_stores if only_stores else facts.atomic_loads))

"""How waves see each other's accesses to memory: which loads and stores are atomic, and what orders those before and after.

Compilers have atomic (and volatile) accesses go past the caches that other waves do not share, as the bits of their cache
policy tell. For other accesses they emit cache operations and waits: see LLVM's "Memory Model" of each generation in its
"User Guide for AMDGPU Backend". What is here is about one GPU, between workgroups.
"""

from __future__ import annotations

from enum import Enum, auto

from ....fatbin.isa import Instruction
from ....fatbin.isa.model import Kind
from ....fatbin.isa.waits import counters, effect_of
from ....fatbin.records import dataclass, replace
from ..facts import Facts

_GLC, _SLC, _DLC, _SC0, _SC1, _SCOPE_OF_GFX12 = 0x1, 0x2, 0x4, 0x1, 0x10, 0x18
_OF_DEVICE = 0x10
"""The bit of cache operations that go beyond a workgroup: ``sc1``, and SCOPE_DEV and SCOPE_SYS of gfx12."""


class Fence(Enum):
    """What an instruction does so that other workgroups see what a wave has written, or it what they have written."""

    WRITE_BACK = auto()
    """It begins to write back the caches that other workgroups do not read."""
    WAIT = auto()
    """It waits until all stores, and what was begun by WRITE_BACK, are done."""
    INVALIDATE = auto()
    """It has later loads read past a cache."""


@dataclass(frozen=True, slots=True)
class CacheOperation:
    """A cache operation that counts between workgroups."""

    names: tuple[str, ...]
    bits: int = 0
    """Those of its policy that it needs for that."""

    def is_done_by(self, instruction: Instruction, name: str) -> bool:
        """Whether an instruction, an operation of this name, does it."""
        return name in self.names and (instruction.constant("cpol") or 0) & self.bits == self.bits


@dataclass(frozen=True, slots=True)
class Coherence:
    """How a generation keeps memory coherent."""

    loads: int
    """The bits of which atomic loads have one."""
    marks_groups: bool
    """Whether those within a workgroup have one too, where its waves may run on two compute units."""
    stores: int
    """The same of stores."""
    marks_stores: bool
    """Whether atomic stores have one, too; otherwise volatile ones alone may, and atomic ones look like others."""
    invalidations: tuple[CacheOperation, ...]
    """All of them have later loads see what other workgroups have written."""
    nontemporal: int = 0
    """The bit of accesses that are not atomic, whatever else they have: compilers ignore it where accesses are."""
    write_back: CacheOperation | None = None
    """What stores need beside a wait; none where caches write through. LLVM 22 has no ``global_wb`` for it on gfx12."""


_GFX9 = Coherence(_GLC, False, 0, False, (CacheOperation(("buffer_wbinvl1_vol", "buffer_wbinvl1")),), _SLC)
_GFX940 = Coherence(
    _SC0 | _SC1,
    True,
    _SC0 | _SC1,
    True,
    (CacheOperation(("buffer_inv",), _OF_DEVICE),),
    write_back=CacheOperation(("buffer_wbl2",), _OF_DEVICE),
)
_GFX10 = Coherence(
    _GLC, True, 0, False, (CacheOperation(("buffer_gl1_inv",)), CacheOperation(("buffer_gl0_inv",))), _SLC
)
_GFX11 = replace(_GFX10, stores=_DLC)
_GFX12 = Coherence(_SCOPE_OF_GFX12, True, _SCOPE_OF_GFX12, True, (CacheOperation(("global_inv",), _OF_DEVICE),))
_OF_PROCESSOR = dict.fromkeys(("gfx940", "gfx941", "gfx942", "gfx950", "gfx9-4-generic"), _GFX940)
_OF_MAJOR = {9: _GFX9, 10: _GFX10, 11: _GFX11, 12: _GFX12}


def coherence_of(facts: Facts) -> Coherence:
    """How a processor keeps memory coherent."""
    return _OF_PROCESSOR.get(facts.processor) or _OF_MAJOR[facts.major]


def is_coherent(instruction: Instruction, facts: Facts) -> bool:
    """Whether a load or store is atomic or volatile, as far as it tells."""
    own = coherence_of(facts)
    policy = instruction.constant("cpol") or 0
    only_stores = instruction.has("mayStore") and not instruction.has("mayLoad")
    return bool(policy & (own.stores if only_stores else own.loads)) and not policy & own.nontemporal


def fence_of(instruction: Instruction, name: str, facts: Facts) -> tuple[Fence, int] | None:
    """What an operation of a name does for the order between workgroups; and of an invalidation, which of them it is."""
    own = coherence_of(facts)
    if own.write_back is not None and own.write_back.is_done_by(instruction, name):
        return Fence.WRITE_BACK, 0
    for number, operation in enumerate(own.invalidations):
        if operation.is_done_by(instruction, name):
            return Fence.INVALIDATE, number
    stores = counters(facts.major)[Kind.STORE]
    return (Fence.WAIT, 0) if (stores, 0) in effect_of(instruction).waits else None

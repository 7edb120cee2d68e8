"""The kernel descriptor: the 64 bytes of ``KERNEL.kd`` that tell the command processor how to start a kernel.

Layout: "Kernel Descriptor" in LLVM's user guide for AMDGPU, and llvm/Support/AMDHSAKernelDescriptor.h of LLVM 22.
"""

from __future__ import annotations

import struct
from functools import lru_cache

from ..records import dataclass, replace
from ..schema import align_up
from .generations import BY_PROCESSOR, FAMILIES, Generation

LAYOUT = struct.Struct("<III4sq20sIIIHH4s")
SIZE = LAYOUT.size
ALIGNMENT = 64
ENTRY_ALIGNMENT = 256
"""Where the first instruction of a kernel must be."""


def _since(first: str) -> frozenset[str]:
    return frozenset(FAMILIES[FAMILIES.index(first) :])


def _until(last: str) -> frozenset[str]:
    return frozenset(FAMILIES[: FAMILIES.index(last) + 1])


_ALL = frozenset(FAMILIES)
_GFX9 = frozenset(("gfx9", "gfx90a"))


@dataclass(frozen=True, slots=True)
class Field:
    """Some bits of one word of the descriptor, in the generations that have them."""

    word: str
    name: str
    shift: int
    width: int
    families: frozenset[str] = _ALL

    @property
    def mask(self) -> int:
        """The bits, in place."""
        return (1 << self.width) - 1 << self.shift


_R1, _R2, _R3, _KP, _PRELOAD = "rsrc1", "rsrc2", "rsrc3", "properties", "kernarg_preload"

FIELDS = (
    Field(_R1, "granulated_workitem_vgpr_count", 0, 6),
    Field(_R1, "granulated_wavefront_sgpr_count", 6, 4),
    Field(_R1, "priority", 10, 2),
    Field(_R1, "float_round_mode_32", 12, 2),
    Field(_R1, "float_round_mode_16_64", 14, 2),
    Field(_R1, "float_denorm_mode_32", 16, 2),
    Field(_R1, "float_denorm_mode_16_64", 18, 2),
    Field(_R1, "priv", 20, 1),
    Field(_R1, "enable_dx10_clamp", 21, 1, _until("gfx11")),
    Field(_R1, "enable_wg_rr_en", 21, 1, _since("gfx12")),
    Field(_R1, "debug_mode", 22, 1),
    Field(_R1, "enable_ieee_mode", 23, 1, _until("gfx11")),
    Field(_R1, "disable_perf", 23, 1, _since("gfx12")),
    Field(_R1, "bulky", 24, 1),
    Field(_R1, "cdbg_user", 25, 1),
    Field(_R1, "fp16_ovfl", 26, 1, _since("gfx9")),
    Field(_R1, "flat_scratch_is_nv", 27, 1, _since("gfx125")),
    Field(_R1, "wgp_mode", 29, 1, _since("gfx10")),
    Field(_R1, "mem_ordered", 30, 1, _since("gfx10")),
    Field(_R1, "fwd_progress", 31, 1, _since("gfx10")),
    Field(_R2, "enable_private_segment", 0, 1),
    Field(_R2, "user_sgpr_count", 1, 5, _until("gfx12")),
    Field(_R2, "user_sgpr_count", 1, 6, _since("gfx125")),
    Field(_R2, "enable_trap_handler", 6, 1, _until("gfx11")),
    Field(_R2, "enable_dynamic_vgpr", 6, 1, frozenset(("gfx12",))),
    Field(_R2, "enable_sgpr_workgroup_id_x", 7, 1),
    Field(_R2, "enable_sgpr_workgroup_id_y", 8, 1),
    Field(_R2, "enable_sgpr_workgroup_id_z", 9, 1),
    Field(_R2, "enable_sgpr_workgroup_info", 10, 1),
    Field(_R2, "enable_vgpr_workitem_id", 11, 2),
    Field(_R2, "enable_exception_address_watch", 13, 1),
    Field(_R2, "enable_exception_memory", 14, 1),
    Field(_R2, "granulated_lds_size", 15, 9),
    Field(_R2, "enable_exception_ieee_754_fp_invalid_operation", 24, 1),
    Field(_R2, "enable_exception_fp_denormal_source", 25, 1),
    Field(_R2, "enable_exception_ieee_754_fp_division_by_zero", 26, 1),
    Field(_R2, "enable_exception_ieee_754_fp_overflow", 27, 1),
    Field(_R2, "enable_exception_ieee_754_fp_underflow", 28, 1),
    Field(_R2, "enable_exception_ieee_754_fp_inexact", 29, 1),
    Field(_R2, "enable_exception_int_divide_by_zero", 30, 1),
    Field(_R3, "accum_offset", 0, 6, frozenset(("gfx90a",))),
    Field(_R3, "tg_split", 16, 1, frozenset(("gfx90a",))),
    Field(_R3, "shared_vgpr_count", 0, 4, frozenset(("gfx10", "gfx11"))),
    Field(_R3, "inst_pref_size", 4, 6, frozenset(("gfx11",))),
    Field(_R3, "trap_on_start", 10, 1, frozenset(("gfx11",))),
    Field(_R3, "trap_on_end", 11, 1, frozenset(("gfx11",))),
    Field(_R3, "inst_pref_size", 4, 8, _since("gfx12")),
    Field(_R3, "glg_en", 13, 1, _since("gfx12")),
    Field(_R3, "named_bar_cnt", 14, 3, _since("gfx125")),
    Field(_R3, "enable_dynamic_vgpr", 17, 1, _since("gfx125")),
    Field(_R3, "tcp_split", 18, 3, _since("gfx125")),
    Field(_R3, "enable_didt_throttle", 21, 1, _since("gfx125")),
    Field(_R3, "image_op", 31, 1, _since("gfx11")),
    Field(_KP, "enable_sgpr_private_segment_buffer", 0, 1),
    Field(_KP, "enable_sgpr_dispatch_ptr", 1, 1),
    Field(_KP, "enable_sgpr_queue_ptr", 2, 1),
    Field(_KP, "enable_sgpr_kernarg_segment_ptr", 3, 1),
    Field(_KP, "enable_sgpr_dispatch_id", 4, 1),
    Field(_KP, "enable_sgpr_flat_scratch_init", 5, 1),
    Field(_KP, "enable_sgpr_private_segment_size", 6, 1),
    Field(_KP, "enable_wavefront_size32", 10, 1, _since("gfx10")),
    Field(_KP, "uses_dynamic_stack", 11, 1),
    Field(_PRELOAD, "length", 0, 7),
    Field(_PRELOAD, "offset", 7, 9),
)


@lru_cache(maxsize=64)
def fields_of(family: str | None) -> dict[str, Field]:
    """The fields of a family by name; of an unknown one those that all have."""
    known = {family} if family else set(FAMILIES)
    return {f"{f.word}.{f.name}": f for f in FIELDS if known <= f.families}


@lru_cache(maxsize=64)
def _places_for(processor: str) -> dict[str, tuple[str, int, int]]:
    """The word of each field of a processor, how far it is shifted there, and its bits."""
    known = BY_PROCESSOR.get(processor)
    fields = fields_of(known.family if known else None)
    return {name: (field.word, field.shift, (1 << field.width) - 1) for name, field in fields.items()}


@lru_cache(maxsize=64)
def _unknown_bits(family: str) -> tuple[tuple[str, int], ...]:
    """The bits of each word that mean nothing in a family."""
    fields = fields_of(family).values()
    words = (_R1, _R2, _R3, _KP, _PRELOAD)
    return tuple((word, ~sum(field.mask for field in fields if field.word == word)) for word in words)


@dataclass(frozen=True, slots=True)
class KernelDescriptor:
    """The 64 bytes as they are, and every field in them by name.

    The words are kept whole, so that :meth:`to_bytes` gives back what was read, reserved bits included.
    ``processor`` decides what the bits mean.
    """

    processor: str
    group_segment_fixed_size: int = 0
    private_segment_fixed_size: int = 0
    kernarg_size: int = 0
    reserved0: bytes = bytes(4)
    entry_offset: int = 0
    reserved1: bytes = bytes(20)
    rsrc3: int = 0
    rsrc1: int = 0
    rsrc2: int = 0
    properties: int = 0
    kernarg_preload: int = 0
    reserved2: bytes = bytes(4)

    @classmethod
    def from_bytes(cls, data: bytes | memoryview, processor: str) -> KernelDescriptor:
        """The descriptor that ``data`` is, which has 64 bytes."""
        return cls(processor, *LAYOUT.unpack(data))

    def to_bytes(self) -> bytes:
        """The 64 bytes."""
        return LAYOUT.pack(
            self.group_segment_fixed_size, self.private_segment_fixed_size, self.kernarg_size, self.reserved0,
            self.entry_offset, self.reserved1, self.rsrc3, self.rsrc1, self.rsrc2, self.properties,
            self.kernarg_preload, self.reserved2,
        )  # fmt: skip

    @property
    def generation(self) -> Generation | None:
        """What the processor has; None for one that this table does not know."""
        return BY_PROCESSOR.get(self.processor)

    @property
    def _fields(self) -> dict[str, Field]:
        known = self.generation
        return fields_of(known.family if known else None)

    def __getitem__(self, name: str) -> int:
        """The value of a field, such as ``descriptor["rsrc1.float_round_mode_32"]``."""
        word, shift, mask = _places_for(self.processor)[name]
        found: int = getattr(self, word) >> shift & mask
        return found

    def get(self, name: str) -> int:
        """The value of a field; 0 where this generation has no such field."""
        return self[name] if name in _places_for(self.processor) else 0

    def has(self, name: str) -> bool:
        """Whether this generation has a field."""
        return name in _places_for(self.processor)

    @property
    def fields(self) -> dict[str, int]:
        """Every field of every word that this generation has."""
        return {name: self[name] for name in self._fields}

    def with_fields(self, **values: int) -> KernelDescriptor:
        """A descriptor with some fields changed; ``__`` stands for the dot: ``rsrc2__user_sgpr_count=4``.

        Raises :class:`ValueError` for a value that does not fit, :class:`KeyError` for a field this generation lacks.
        """
        changed = self
        for name, value in values.items():
            field = self._fields[name.replace("__", ".", 1)]
            if not 0 <= value < 1 << field.width:
                raise ValueError(f"{name}={value} does not fit in {field.width} bits")
            word: int = getattr(changed, field.word)
            changed = replace(changed, **{field.word: word & ~field.mask | value << field.shift})  # type: ignore[arg-type]
        return changed

    @property
    def reserved_bits(self) -> list[str]:
        """The words with bits set that mean nothing on this generation; loaders may refuse them."""
        found = [f"reserved{n}" for n, part in enumerate((self.reserved0, self.reserved1, self.reserved2)) if any(part)]
        if known := self.generation:
            found += [word for word, unknown in _unknown_bits(known.family) if getattr(self, word) & unknown]
        return found

    @property
    def wavefront_size(self) -> int:
        """32 or 64."""
        known = self.generation
        if known and len(known.wave_sizes) == 1:
            return known.wave_sizes[0]
        return 32 if self.properties >> 10 & 1 else 64

    @property
    def vgprs(self) -> int | None:
        """How many vector registers the descriptor counts, those of the accumulator included; in whole granules."""
        known = self.generation
        return ((self.rsrc1 & 63) + 1) * known.granule(self.wavefront_size) if known else None

    @property
    def allocated_vgprs(self) -> int | None:
        """How many vector registers hardware sets aside for them: its granule may be larger than the descriptor's."""
        known, named = self.generation, self.vgprs
        if known is None or named is None:
            return None
        _, granule = known.registers(self.wavefront_size)
        return align_up(named, granule)

    @property
    def sgprs(self) -> int:
        """How many scalar registers a wave is given, in whole granules; before gfx10, which has a fixed number."""
        return ((self.rsrc1 >> 6 & 15) + 1) * 8

    @property
    def accum_offset(self) -> int | None:
        """Where the accumulator's registers begin among the vector registers, where both are one file."""
        known = self.generation
        return ((self.rsrc3 & 63) + 1) * 4 if known and known.family == "gfx90a" else None

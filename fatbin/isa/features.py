"""Features of a processor that decoding depends on: feature bits, register classes, widths."""

from __future__ import annotations

from functools import cache

from ..cached import cached_property
from . import load, registers

DECODING = frozenset({
    "64BitLiterals", "G16", "GFX10", "GFX12", "GFX1250Insts", "GFX9", "GFX950Insts", "NSAEncoding", "PartialNSAEncoding",
    "UnpackedD16VMem", "VOP3Literal", "WavefrontSize32",
})  # fmt: skip
"""The features that decoding and the registers of an instruction depend on beside the rows of the tables."""

PRINTING = frozenset({
    "DPALU_DPP", "GDS", "GFX10", "GFX10_BEncoding", "GFX12", "GFX1250Insts", "GFX90AInsts", "GFX940Insts", "R128A16",
})  # fmt: skip
"""The features that the text of an instruction depends on beside those."""


class Features:
    """A processor with a set of LLVM's features, and the table of its family."""

    def __init__(self, processor: str, features: frozenset[str]) -> None:
        self.processor, self.features = processor, features
        self.content = load.table(load.shared()["processors"][processor][0])
        self.is_gfx11_plus = not features & {"GFX9", "GFX10"}
        self.is_gfx10_plus = "GFX9" not in features
        self.major = next(m for m in (12, 11, 10, 9) if f"GFX{m}" in features)
        self.sgpr_count = registers.SGPR_COUNT_GFX10 if self.is_gfx10_plus else registers.SGPR_COUNT
        self.mask_width = 1 if "WavefrontSize32" in features else 2
        self.vcc_text = "vcc" if self.mask_width == 2 else "vcc_lo"
        self.max_bytes = self._longest()

    def has(self, feature: str) -> bool:
        """Whether the processor has one of LLVM's features."""
        return feature in self.features

    def _longest(self) -> int:
        """How many bytes LLVM's disassembler looks at."""
        if self.has("NSAEncoding"):
            return 20
        if self.has("GFX950Insts") or self.has("GFX1250Insts"):
            return 16
        return 12 if self.has("VOP3Literal") else 8

    @cached_property
    def flag_bits(self) -> dict[str, int]:
        """Flag name -> its bit in the flags of a row."""
        return {name: 1 << index for index, name in enumerate(load.shared()["flags"])}

    @cached_property
    def reading(self) -> tuple[object, ...]:
        """What is the same for processors on which the same bits in the same rows are the same instruction."""
        return id(self.content), self.features & DECODING, self.mode

    @cached_property
    def printing(self) -> tuple[object, ...]:
        """What is the same for processors on which the same instruction has the same text."""
        return *self.reading, self.major, self.features & PRINTING

    @cached_property
    def mode(self) -> str:
        """The hardware mode that chooses register classes."""
        for name, conditions in load.shared()["modes"]:
            if all(load.holds(condition, self.features) for condition in conditions):
                return str(name)
        return "DefaultMode"

    @cache  # noqa: B019 - as long-lived as the tables
    def register_class(self, name: str) -> registers.RegisterClass:
        """A register class, or the one it stands for in this processor's hardware mode."""
        modes = self.content["class_modes"].get(name)
        if modes:
            name = modes.get(self.mode) or modes["DefaultMode"]
        ranges, named = self.content["classes"][name]
        return registers.RegisterClass(name, ranges, named)

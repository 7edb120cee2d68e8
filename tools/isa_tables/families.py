"""Which decoder tables LLVM tries for which processors, in its order, and the processors it has dropped.

Source: ``AMDGPUDisassembler::getInstruction`` and ``AMDGPU.td`` of LLVM 22.
"""

from __future__ import annotations

from typing import NamedTuple


class Table(NamedTuple):
    """A decoder table: the instructions of one namespace and one width, tried when the condition holds."""

    namespace: str
    bits: int
    condition: str = ""


class Family(NamedTuple):
    """The processors whose names match ``processors`` (a regular expression) and the tables they try in turn."""

    name: str
    processors: str
    order: tuple[Table, ...]


def _plus_fake16(namespace: str, bits: int) -> tuple[Table, ...]:
    """True16 instructions and their stand-ins on whole registers have tables of their own."""
    return Table(namespace, bits), Table(f"{namespace}_FAKE16", bits)


FAMILIES = (
    Family(
        "gfx9",
        r"gfx9.*",
        (
            Table("GFX940", 128, "GFX950Insts"),
            Table("GFX80_UNPACKED", 64, "UnpackedD16VMem"),
            Table("GFX950", 64, "GFX950Insts"),
            Table("GFX9_DL", 64, "FmaMixInsts"),
            Table("GFX940", 64, "GFX940Insts"),
            Table("GFX90A", 64, "GFX90AInsts"),
            Table("GFX8", 64),
            Table("GFX9", 64),
            Table("GFX8", 32),
            Table("AMDGPU", 32),
            Table("GFX9", 32),
            Table("GFX950", 32, "GFX950Insts"),
            Table("GFX90A", 32, "GFX90AInsts"),
        ),
    ),
    Family(
        "gfx10",
        r"gfx10.*",
        (
            Table("GFX10_B", 64, "GFX10_BEncoding"),
            Table("GFX9_DL", 64, "FmaMixInsts"),
            Table("GFX10", 64),
            Table("AMDGPU", 32),
            Table("GFX10_B", 32, "GFX10_BEncoding"),
            Table("GFX10", 32),
        ),
    ),
    Family(
        "gfx11",
        r"gfx11.*",
        (
            *_plus_fake16("GFX11", 96),
            Table("GFX10_B", 64, "GFX10_BEncoding"),
            Table("GFX9_DL", 64, "FmaMixInsts"),
            *_plus_fake16("GFX11", 64),
            Table("GFX11W64", 64),
            Table("AMDGPU", 32),
            Table("GFX10_B", 32, "GFX10_BEncoding"),
            *_plus_fake16("GFX11", 32),
        ),
    ),
    Family(
        "gfx12",
        r"gfx12(0.|-generic)",
        (
            *_plus_fake16("GFX12", 96),
            Table("GFX12W64", 96),
            Table("GFX10_B", 64, "GFX10_BEncoding"),
            Table("GFX9_DL", 64, "FmaMixInsts"),
            *_plus_fake16("GFX12", 64),
            Table("GFX12W64", 64),
            Table("AMDGPU", 32),
            Table("GFX10_B", 32, "GFX10_BEncoding"),
            *_plus_fake16("GFX12", 32),
        ),
    ),
    Family(
        "gfx1250",
        r"gfx125.",
        (
            Table("GFX1250", 128),
            *_plus_fake16("GFX1250", 96),
            *_plus_fake16("GFX12", 96),
            Table("GFX12W64", 96),
            Table("GFX10_B", 64, "GFX10_BEncoding"),
            Table("GFX9_DL", 64, "FmaMixInsts"),
            *_plus_fake16("GFX1250", 64),
            *_plus_fake16("GFX12", 64),
            Table("GFX12W64", 64),
            Table("AMDGPU", 32),
            Table("GFX10_B", 32, "GFX10_BEncoding"),
            *_plus_fake16("GFX1250", 32),
            *_plus_fake16("GFX12", 32),
        ),
    ),
)

RENAMED = {"gfx940": "gfx942", "gfx941": "gfx942"}
"""Processors that LLVM 22 no longer has, and the one whose instructions are theirs."""

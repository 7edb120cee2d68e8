"""Names of the formats of typed buffer instructions.

Source: the ISA manuals' tables of buffer data formats; spelling as LLVM's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..features import Features

_DATA = (
    "INVALID", "8", "16", "8_8", "32", "16_16", "10_11_11", "11_11_10", "10_10_10_2", "2_10_10_10", "8_8_8_8", "32_32",
    "16_16_16_16", "32_32_32", "32_32_32_32", "RESERVED_15",
)  # fmt: skip
_NUMBERS = ("UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "RESERVED_6", "FLOAT")

_ALL = "UNORM SNORM USCALED SSCALED UINT SINT FLOAT"
_NO_FLOAT = "UNORM SNORM USCALED SSCALED UINT SINT"
_WIDE = "UINT SINT FLOAT"
_UNIFIED_GFX10 = {
    "8": _NO_FLOAT, "16": _ALL, "8_8": _NO_FLOAT, "32": _WIDE, "16_16": _ALL, "10_11_11": _ALL, "11_11_10": _ALL,
    "10_10_10_2": _NO_FLOAT, "2_10_10_10": _NO_FLOAT, "8_8_8_8": _NO_FLOAT, "32_32": _WIDE, "16_16_16_16": _ALL,
    "32_32_32": _WIDE, "32_32_32_32": _WIDE,
}  # fmt: skip
"""The number formats of each data format, in the order in which unified formats are numbered."""
_UNIFIED_GFX11 = _UNIFIED_GFX10 | {"10_11_11": "FLOAT", "11_11_10": "FLOAT", "10_10_10_2": "UNORM SNORM UINT SINT"}


def _unified(table: dict[str, str]) -> list[str]:
    return ["BUF_FMT_INVALID", *(f"BUF_FMT_{data}_{number}" for data, row in table.items() for number in row.split())]


_NAMES_GFX10, _NAMES_GFX11 = _unified(_UNIFIED_GFX10), _unified(_UNIFIED_GFX11)
_DEFAULT_DATA, _DEFAULT_NUMBER, _DEFAULT_UNIFIED = 1, 0, 1


def buffer_format(code: int, isa: Features) -> str:
    """The format as it follows the operands; nothing for the default one."""
    return _unified_format(code, isa) if isa.is_gfx10_plus else _split_format(code)


def _unified_format(code: int, isa: Features) -> str:
    names = _NAMES_GFX10 if isa.has("GFX10") else _NAMES_GFX11
    if code == _DEFAULT_UNIFIED:
        return ""
    return f" format:[{names[code]}]" if code < len(names) else f" format:{code}"


def _split_format(code: int) -> str:
    data, number = code & 0xF, code >> 4 & 7
    shown = []
    if data != _DEFAULT_DATA:
        shown.append(f"BUF_DATA_FORMAT_{_DATA[data]}")
    if number != _DEFAULT_NUMBER:
        shown.append(f"BUF_NUM_FORMAT_{_NUMBERS[number]}")
    return f" format:[{','.join(shown)}]" if shown else ""

"""The text of an instruction as a template: literal text, operands, and what LLVM's printers add around them.

LLVM keeps part of the syntax in C++ (``AMDGPUInstPrinter``): suffixes such as ``_e64``, and the VCC that some
instructions name without encoding it. Here they become part of the template, so that no reader needs to know them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .tblgen import Record

VCC = "$vcc"
"""Stands in a template for VCC or, for waves of 32 lanes, VCC_LO."""

Token = str | int

_VCC_AFTER_VDST = re.compile(
    r"V_(ADD|SUB|SUBREV)_CO_CI_U32_(e32_gfx1[012]|sdwa_gfx10|dpp_gfx1[012]|dpp8_gfx1[012])(?!\w)"
)
_VCC_AFTER_SRC1 = re.compile(
    r"V_CNDMASK_B32_(e32_gfx1[012]|e32_vi|dpp8_gfx1[012]|dpp_gfx1[01]|sdwa_gfx10)(?!\w)"
    r"|V_(ADD|SUB|SUBREV)_CO_CI_U32_(e32_gfx1[012]|dpp_gfx1[012]|dpp8_gfx1[012]|sdwa_gfx10)(?!\w)"
)


def suffix(record: Record) -> str:
    """What follows the name of a vector instruction that prints its destination first."""
    if record["VOP3"] and record["DPP"]:
        return "_e64_dpp"
    if record["VOP3"]:
        return "" if _is_single(record, "VOP3_Real") else "_e64"
    if record["DPP"]:
        return "_dpp"
    if record["SDWA"]:
        return "_sdwa"
    has_e32 = (record["VOP1"] and not _is_single(record, "VOP1_Real")) or (
        record["VOP2"] and not _is_single(record, "VOP2_Real")
    )
    return "_e32" if has_e32 else ""


def _is_single(record: Record, class_name: str) -> bool:
    """Whether the instruction has only one encoding; those outside the class count as such."""
    return class_name not in record["!superclasses"] or bool(record.get("IsSingle"))


def _names_vcc_first(record: Record, position: int, printer: str, operands: list[str]) -> bool:
    """Whether an unencoded VCC is printed before this operand: the result of a compare."""
    if not record["VOPC"] or not any(register["def"] in ("VCC", "VCC_LO") for register in record["Defs"]):
        return False
    if "VOPC_DPPe_Common" in record["!superclasses"] and record["isAsmParserOnly"]:
        return False
    if printer == "Operand":
        return position == 0 or (position == 1 and bool(record["DPP"]) and "src0_modifiers" in operands)
    return position == 0 and bool(record["DPP"])


def template(record: Record, operands: list[str], printers: list[str]) -> tuple[str, list[Token]]:
    """The mnemonic, and what follows it; numbers are positions in ``operands``."""
    # In ``{a|b}`` each syntax variant has its text; the first is the printed one.
    source = re.sub(r"\{([^{}|]*)(\|[^{}]*)?\}(?!\w)", r"\1", record["AsmString"])
    # The printer of a list of addresses knows how many there are.
    source = re.sub(r"\[\$vaddr0(, \$vaddr\d+)+\]", "$vaddr0", source)
    pieces = re.split(r"\$\{?(\w+)\}?", source)
    tokens: list[Token] = []
    for literal, name in zip(pieces[::2], [*pieces[1::2], None], strict=True):
        tokens.append(literal)
        if name is not None and name != "format":
            tokens += _operand(record, operands.index(name), operands, printers)
    return _split_mnemonic(_join(tokens))


def _operand(record: Record, position: int, operands: list[str], printers: list[str]) -> list[Token]:
    """An operand with what its printer adds before and after it."""
    printer, name = printers[position], operands[position]
    before: list[Token] = []
    after: list[Token] = []
    if printer == "VOPDst" and position == 0:
        before = [suffix(record) + " "]
    if printer == "VINTRPDst":
        before = ["_e32 "]
    if printer in ("Operand", "OperandAndFPInputMods", "OperandAndIntInputMods") and _names_vcc_first(
        record, position, printer, operands
    ):
        before = [VCC, ", "]
    if printer == "VOPDst" and _VCC_AFTER_VDST.match(record["!name"]):
        after = [", ", VCC]
    if name in ("src1", "src1_modifiers") and _VCC_AFTER_SRC1.match(record["!name"]):
        after = [", ", VCC]
    if record["MTBUF"] and name == "soffset":
        after = [operands.index("format")]
    return [*before, position, *after]


def _join(tokens: list[Token]) -> list[Token]:
    """The same with neighbouring literals as one, and no spaces at the end."""
    joined: list[Token] = []
    for token in tokens:
        if isinstance(token, str) and token != VCC and joined and isinstance(joined[-1], str) and joined[-1] != VCC:
            joined[-1] += token
        elif token != "":
            joined.append(token)
    if isinstance(joined[-1], str):
        joined[-1] = joined[-1].rstrip()
    return [token for token in joined if token != ""]


def _split_mnemonic(tokens: list[Token]) -> tuple[str, list[Token]]:
    first = tokens[0]
    if not isinstance(first, str):
        raise ValueError(f"an instruction without a mnemonic: {tokens}")
    end = re.search(r"[ \t]|$", first)
    mnemonic = first[: end.start()] if end else first
    rest = first[len(mnemonic) :]
    return mnemonic, ([rest] if rest else []) + tokens[1:]

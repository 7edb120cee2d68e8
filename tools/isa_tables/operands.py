"""What kind of thing each operand is: how its bits are decoded, what type it has, how it is printed."""

from __future__ import annotations

import re
from typing import Any

from .tblgen import Record, Target, names

_FIXED_DECODERS: dict[str, list[Any]] = {
    "": ["imm"],
    "decodeSMEMOffset": ["smem_offset"],
    "decodeBoolReg": ["bool"],
    "decodeSplitBarrier": ["src", 32, 0],
    "decodeDpp8FI": ["dpp8_fi"],
    "decodeSDWASrc16": ["sdwa_src"],
    "decodeSDWASrc32": ["sdwa_src"],
    "decodeSDWAVopcDst": ["sdwa_vopc_dst"],
    "decodeSOPPBrTarget": ["branch"],
    "decodeVersionImm": ["version"],
    "decodeOperandVOPDDstY": ["vopd_dst_y"],
    "decodeOperand_KImmFP": ["kimm", 32],
    "decodeOperand_KImmFP64": ["kimm", 64],
    "decodeOperand_VSrc_f64": ["src", 64, 0],
    "decodeOperand_VGPR_16": ["vgpr16"],
    "DecodeVGPR_16RegisterClass": ["vgpr16"],
    "DecodeVGPR_16_Lo128RegisterClass": ["vgpr16_lo128"],
    "decodeOperand_VSrcT16<16>": ["src_t16"],
    "decodeOperand_VSrcT16_Lo128<16>": ["src_t16_lo128"],
}
_SOURCES = {
    "decodeSrcRegOrImm9": 0,
    "decodeSrcReg9": 0,
    "decodeSrcAV10": 0,
    "decodeSrcRegOrImmA9": 512,
    "decodeSrcA9": 512,
    "decodeAV10": 256,
    "decodeAVLdSt": 256,
}
"""Decoders of the source operand space, and the bits each adds to what is encoded (256: a VGPR, 512: an AGPR)."""


def decoder(method: str) -> list[Any]:
    """A decoder method of LLVM as a name and its arguments."""
    if method in _FIXED_DECODERS:
        return _FIXED_DECODERS[method]
    source = re.fullmatch(r"(\w+)<(\d+)>", method)
    if source:
        return ["src", int(source[2]), _SOURCES[source[1]]]
    register_class = re.fullmatch(r"Decode(\w+)RegisterClass", method)
    if register_class:
        name = register_class[1]
        width = re.search(r"_(\d+)", name)
        if name.startswith("SReg_") and width:
            return ["src", int(width[1]), 0]
        return ["reg", name]
    raise ValueError(f"no rule for decoder {method!r}")


def printer(method: str) -> list[Any]:
    """A print method of LLVM, which may be a C++ lambda around another, as a name and its arguments."""
    call = re.search(r"\{\s*print(\w+)\(MI, OpNo, (?:STI, )?O, (.*?)\);\s*\}", method)
    if call:
        return [call[1], *(_literal(text) for text in call[2].split(", "))]
    return [method.removeprefix("print")]


def _literal(text: str) -> str | bool:
    return text == "true" if text in ("true", "false") else text.strip('"')


class Kinds:
    """The kinds of operands of a family, each once."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.rows: list[list[Any]] = []
        self._index: dict[str, int] = {}

    def of(self, operand: Record, *, printed: list[Any] | None = None, read_as: str = "") -> int:
        """The index of an operand's kind: decoder, type, register class, printer, and the type it is read with.

        LLVM's disassembler takes a constant's type from the operand's position before it has inserted the operands
        that are not encoded. So it may read one operand with another's type; ``read_as`` says so.
        """
        is_register_operand = "RegisterOperand" in operand["!superclasses"]
        held = self.target.records[operand["RegClass"]["def"]] if is_register_operand else operand
        is_class = any(name.startswith(("RegisterClass", "RegClassByHwMode")) for name in held["!superclasses"])
        method = operand.get("DecoderMethod") or held.get("DecoderMethod") or ""
        if not method and is_class:
            method = f"Decode{held['!name']}RegisterClass"
        row = [
            decoder(method),
            self._type(operand, is_class=is_class),
            held["!name"] if is_class else "",
            printed or printer(operand.get("PrintMethod") or "printOperand"),
            read_as,
        ]
        key = repr(row)
        if key not in self._index:
            self._index[key] = len(self.rows)
            self.rows.append(row)
        return self._index[key]

    def type_of(self, operand: Record) -> str:
        """An operand's type by LLVM's name."""
        held = self.target.records[operand["RegClass"]["def"]] if "RegClass" in operand else operand
        is_class = any(name.startswith(("RegisterClass", "RegClassByHwMode")) for name in held["!superclasses"])
        return self._type(operand, is_class=is_class)

    @staticmethod
    def _type(operand: Record, *, is_class: bool) -> str:
        default = "OPERAND_REGISTER" if is_class else "OPERAND_UNKNOWN"
        name: str = operand.get("OperandType") or default
        if is_class and name == "OPERAND_UNKNOWN":
            name = default
        return name.removeprefix("OPERAND_")

    def class_names(self) -> set[str]:
        """The register classes that the kinds name, with those they stand for in each hardware mode."""
        found = {row[2] for row in self.rows if row[2]} | {row[0][1] for row in self.rows if row[0][0] == "reg"}
        for name in list(found):
            record = self.target.records.get(name, {})
            if "RegClassByHwMode" in record.get("!superclasses", []):
                found |= set(names(record["Objects"]))
        return found

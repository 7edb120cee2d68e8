"""One instruction of LLVM's description as a row: fixed bits, operands with their bits, text, effects, flags."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from . import asm
from .operands import Kinds, printer
from .tblgen import Record, Target, names, number

FLAGS = (
    "SALU", "VALU", "TRANS", "SMRD", "MUBUF", "MTBUF", "MIMG", "VIMAGE", "VSAMPLE", "FLAT", "FlatGlobal",
    "FlatScratch", "DS", "GWS", "EXP", "LDSDIR", "VINTERP", "VINTRP", "VOP3", "VOP3P", "VOPC", "DPP", "SDWA",
    "VOP3_OPSEL", "IsPacked", "IsMAI", "IsDOT", "IsWMMA", "IsSWMMAC", "Gather4", "D16Buf", "IsAtomicRet",
    "IsAtomicNoRet", "FPAtomic", "FPDPRounding", "FPClamp", "IntClamp", "ClampLo", "ClampHi", "IsNeverUniform",
    "TiedSourceNotRead", "ScalarStore", "VM_CNT", "EXP_CNT", "LGKM_CNT", "TENSOR_CNT", "ASYNC_CNT",
    "mayLoad", "mayStore", "hasSideEffects", "isBranch", "isIndirectBranch", "isCall", "isReturn", "isTerminator",
    "isBarrier", "isConvergent", "isCommutable", "isMoveImm",
    "is_buffer", "f8f6f4", "dpalu32", "vgpr_msb",
)  # fmt: skip
"""The yes-or-no properties that are kept. The last line's are computed here."""

_DPALU_32_BIT = re.compile(r"V_(MUL_(LO_U32|HI_U32|HI_I32)|MAD_U32)_e64_dpp_gfx1250")
_PERMLANE16 = re.compile(r"V_PERMLANEX?16_(VAR_)?B32_(e64_)?gfx1[012]")
_CVT_F32_FP8 = re.compile(r"V_CVT_(F32_[BF][FP]8_e64(_dpp8?)?|PK_F32_[BF][FP]8_(fake16|t16)_e64)_gfx12")
_MFMA_F64 = re.compile(r"V_MFMA_F64_(16X16X4|4X4X4)F64_gfx940_[av]cd")

_ENCODINGS = (
    "SOP1", "SOP2", "SOPC", "SOPK", "SOPP", "VINTERP", "VOP3P", "VOP3", "VOP1", "VOP2", "VOPC", "VINTRP", "MUBUF",
    "MTBUF", "MIMG", "VIMAGE", "VSAMPLE", "EXP", "DS", "LDSDIR",
)  # fmt: skip

_MSB_OPERANDS = {
    "VOP": ("src0", "src1", "src2", "vdst"),
    "FMAMK": ("src0", "", "src1", "vdst"),
    "DS": ("addr", "data0", "data1", "vdst"),
    "FLAT": ("vaddr", "vdata", "", "vdst"),
    "BUF": ("vaddr", "", "", "vdata"),
    "VIMAGE": ("vaddr0", "vaddr1", "vaddr2", "vdata"),
    "VOPD": ("src0{}", "vsrc1{}", "vsrc2{}", "vdst{}"),
    "VOPD_FMAMK": ("src0{}", "", "vsrc1{}", "vdst{}"),
}
"""Which operands the four pairs of bits of s_set_vgpr_msb extend (AMDGPUBaseInfo.cpp)."""


@dataclass(frozen=True)
class Operand:
    """Where an operand's bits are; ``tied`` is the position of the one it repeats, ``msb`` its s_set_vgpr_msb slot."""

    name: str
    kind: int
    is_output: bool
    segments: tuple[tuple[int, int, int], ...]
    constant: int
    tied: int
    msb: int

    def row(self) -> list[Any]:
        """As written to the table."""
        return [self.name, self.kind, int(self.is_output), self.segments, self.constant, self.tied, self.msb]


@dataclass(frozen=True)
class Row:
    """An instruction with everything that the tables keep of it."""

    name: str
    pseudo: str
    mnemonic: str
    encoding: str
    template: tuple[asm.Token, ...]
    mask: int
    value: int
    size: int
    operands: tuple[Operand, ...]
    uses: tuple[str, ...]
    defs: tuple[str, ...]
    flags: int
    image: tuple[Any, ...]


def is_decodable(record: Record) -> bool:
    """Whether LLVM's disassembler has the instruction in one of its tables."""
    return not (record["isCodeGenOnly"] or record["isAsmParserOnly"] or record["isPseudo"])


def row(target: Target, kinds: Kinds, record: Record) -> Row:
    """The row of a decodable instruction."""
    listed = [(a["def"], n, True) for a, n in record["OutOperandList"]["args"]]
    listed += [(a["def"], n, False) for a, n in record["InOperandList"]["args"]]
    operand_names = [name for _, name, _ in listed]
    fields = _fields(record["Inst"]) | _beside(record, operand_names)
    if "vdstY" in fields and all(at for _, _, at in fields["vdstY"]):
        # Its lowest bit is the opposite of the other's, which a reader of the field must see.
        fields["vdstY"] = (*fields["vdstY"], (fields["vdstX"][0][0], 1, 0))
    if "imm" in fields:
        fields.setdefault("immX", fields["imm"])
    ties = _ties(record["Constraints"])
    slots = _msb_slots(target, record)
    operands: list[Operand] = []
    types = [kinds.type_of(target.records[definition]) for definition, _, _ in listed]
    for definition, name, is_output in listed:
        printed = _special_printer(
            record, name, printer(target.records[definition].get("PrintMethod") or "printOperand")
        )
        segments = fields.get(name, ())
        tie = -1
        if not segments and ties.get(name) in operand_names:
            tie, segments = operand_names.index(ties[name]), fields.get(ties[name], ())
        position = sum(1 for operand in operands if operand.segments)
        read_as = types[position] if types[position] != types[len(operands)] and segments else ""
        operands.append(
            Operand(
                name,
                kinds.of(target.records[definition], printed=printed, read_as=read_as),
                is_output,
                segments,
                _constant(target, record, name, segments),
                tie,
                slots.get(name, -1),
            )
        )
    printers = [kinds.rows[o.kind][3][0] for o in operands]
    mnemonic, tokens = asm.template(record, operand_names, printers)
    fixed = [(i, bit) for i, bit in enumerate(record["Inst"]) if bit in (0, 1)]
    return Row(
        record["!name"],
        record.get("PseudoInstr") or record["!name"],
        mnemonic,
        _encoding(record, operand_names),
        tuple(tokens),
        sum(1 << i for i, _ in fixed),
        sum(bit << i for i, bit in fixed),
        _size(record, operand_names),
        tuple(operands),
        _uses(target, record),
        tuple(names(record["Defs"])),
        _flags(target, record),
        image_of(record),
    )


def _fields(bits: list[Any]) -> dict[str, tuple[tuple[int, int, int], ...]]:
    """Operand name -> runs of bits as (bit of the instruction, width, bit of the operand)."""
    found: dict[str, list[list[int]]] = {}
    for place, bit in enumerate(bits):
        if not isinstance(bit, dict) or bit["kind"] not in ("var", "varbit"):
            continue
        runs, index = found.setdefault(bit["var"], []), bit.get("index", 0)
        if runs and runs[-1][0] + runs[-1][1] == place and runs[-1][2] + runs[-1][1] == index:
            runs[-1][1] += 1
        else:
            runs.append([place, 1, index])
    return {name: tuple((a, b, c) for a, b, c in runs) for name, runs in found.items()}


def _beside(record: Record, operands: list[str]) -> dict[str, tuple[tuple[int, int, int], ...]]:
    """Addresses of image instructions that stand in bytes after the encoding proper."""
    if not record["MIMG"]:
        return {}
    names_ = [name for name in operands if name.startswith("vaddr")][1:]
    start = len(record["Inst"])
    return {name: ((start + 8 * index, 8, 0),) for index, name in enumerate(names_)}


def _size(record: Record, operands: list[str]) -> int:
    """Size in bytes, with the words that hold further addresses."""
    return len(record["Inst"]) // 8 + (len(_beside(record, operands)) + 3) // 4 * 4


def _ties(constraints: str) -> dict[str, str]:
    """Both ways of each ``$a = $b``."""
    pairs = re.findall(r"\$(\w+) = \$(\w+)", constraints)
    return dict(pairs) | {b: a for a, b in pairs}


def _constant(target: Target, record: Record, name: str, segments: tuple[Any, ...]) -> int:
    """Bits that are set in an operand without being encoded."""
    if name == "cpol" and record["IsAtomicRet"] and (record["MUBUF"] or record["FLAT"] or record["SMRD"]):
        return 1
    if name == "a16" and image_of(record) and not segments:
        return int(target.records[record["BaseOpcode"]["def"]]["A16"])
    field = record.get(name)
    if not segments and isinstance(field, list) and field and all(bit in (0, 1) for bit in field):
        return number(field)
    return 0


def _special_printer(record: Record, name: str, method: list[Any]) -> list[Any]:
    """The printer of an operand, where LLVM's own looks at the opcode."""
    if name == "vaddr0" and "[$vaddr0" in record["AsmString"]:
        return ["Addresses"]
    if method[0] == "CPol":
        return [*method, _temporal_hint(record)]
    if method[0] == "FORMAT":
        return ["SymbolicFormat"]
    if method[0] == "OpSel" and _PERMLANE16.fullmatch(record["!name"]):
        return ["OpSelPermlane16"]
    if method[0] == "OpSel" and _CVT_F32_FP8.fullmatch(record["!name"]):
        return ["OpSelCvtFP8"]
    if name == "src1_modifiers" and record["!name"] == "V_CNDMASK_B32_dpp_gfx12":
        return ["OperandAndFPInputModsVcc"]
    if name == "gds" and method[0] == "NamedBit":
        return ["GDS"]
    if method[0] == "BLGP" and _MFMA_F64.fullmatch(record["!name"]):
        return ["NegBLGP"]
    return method


def _temporal_hint(record: Record) -> str:
    if record["IsAtomicNoRet"] or record["IsAtomicRet"]:
        return "atomic"
    is_transfer_from_lds = re.match(r"GLOBAL_STORE_ASYNC_FROM_LDS|TENSOR_STORE_FROM_LDS", record["!name"])
    if record["mayStore"] and (is_transfer_from_lds or not record["mayLoad"]):
        return "store"
    return "load"


def _encoding(record: Record, operands: list[str]) -> str:
    if "VOPD_Base" in record["!superclasses"]:
        return "VOPD3" if record["VOPD3"] else "VOPD"
    if record["SMRD"]:
        return "SMEM"
    if record["FLAT"]:
        return "GLOBAL" if record["FlatGlobal"] else "SCRATCH" if record["FlatScratch"] else "FLAT"
    base = next((name for name in _ENCODINGS if record[name]), "") or _base_of_class(record)
    if record["IsMAI"]:
        return "VOP3P_MAI"
    if record["SDWA"]:
        return f"{base}_SDWA"
    if record["DPP"]:
        return f"{base}_DPP8" if "dpp8" in operands else f"{base}_DPP"
    return base


def _base_of_class(record: Record) -> str:
    """The encoding of records without a flag for it: DPP and SDWA forms, and SOPP."""
    found = re.search(r"\b(VOP[123C]_(?=DPP|SDWA)|SOPP)", " ".join(record["!superclasses"]))
    return found[1].rstrip("_") if found else "ILLEGAL"


def _flags(target: Target, record: Record) -> int:
    computed = {
        "f8f6f4": record["!name"] in f8f6f4_opcodes(target),
        "dpalu32": bool(_DPALU_32_BIT.fullmatch(record["!name"])),
        "vgpr_msb": record["!name"] == "S_SET_VGPR_MSB_gfx12",
    }
    # Real instructions do not copy every property from the compiler's form.
    pseudo = target.pseudos.get(record.get("PseudoInstr", ""), {})
    properties = {flag: record.get(flag) or pseudo.get(flag) for flag in FLAGS} | computed
    return sum(1 << i for i, flag in enumerate(FLAGS) if properties[flag])


def _uses(target: Target, record: Record) -> tuple[str, ...]:
    """Registers read without being named. LDS instructions read M0 only before gfx9, except where all do."""
    since_gfx9 = target.records.get(f"{record.get('PseudoInstr')}_gfx9", record)
    return tuple(name for name in names(record["Uses"]) if name != "M0" or name in names(since_gfx9["Uses"]))


def f8f6f4_opcodes(target: Target) -> set[str]:
    """The matrix instructions whose formats, and so whose register counts, are operands."""
    return {record["F8F8Opcode"]["def"] for record in target.of("MFMA_F8F6F4_WithSizeTable")}


def image_of(record: Record) -> tuple[Any, ...]:
    """Base opcode, encoding, and registers of data and address of an image instruction."""
    if "MIMGEncoding" not in record or not (record["MIMG"] or record["VIMAGE"] or record["VSAMPLE"]):
        return ()
    encoding = record["MIMGEncoding"]["def"]
    return (record["BaseOpcode"]["def"], encoding, number(record["VDataDwords"]), number(record["VAddrDwords"]))


def _msb_slots(target: Target, record: Record) -> dict[str, int]:
    """Operand name -> which pair of the s_set_vgpr_msb bits extends it."""
    name = record["!name"]
    if name.startswith("V_WMMA_LD_SCALE"):
        return {}
    if "VOPD_Base" in record["!superclasses"]:
        slots: dict[str, int] = {}
        for half in "XY":
            component = target.records[record[f"Op{half}"]["def"]] if isinstance(record.get(f"Op{half}"), dict) else {}
            is_fmamk = "FMAMK" in str(component.get("!name", "")).upper()
            slots |= _slots("VOPD_FMAMK" if is_fmamk else "VOPD", half)
        return slots
    if any(record[flag] for flag in ("VOP1", "VOP2", "VOP3", "VOP3P", "VOPC", "DPP")):
        return _slots("FMAMK" if name.startswith("V_FMAMK_F") else "VOP")
    for group, flags in (("DS", ["DS"]), ("FLAT", ["FLAT"]), ("BUF", ["MUBUF", "MTBUF"]), ("VIMAGE", ["VIMAGE"])):
        if any(record[flag] for flag in flags):
            return _slots(group)
    return {}


def _slots(group: str, half: str = "") -> dict[str, int]:
    return {name.format(half): slot for slot, name in enumerate(_MSB_OPERANDS[group]) if name}

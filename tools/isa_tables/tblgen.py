"""Runs llvm-tblgen over AMDGPU.td and reads what it prints."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

Record = dict[str, Any]


class Target:
    """The AMDGPU target as ``llvm-tblgen`` dumps it from a source tree of LLVM."""

    def __init__(self, source: Path, tblgen: str) -> None:
        self.source, self.tblgen = source, tblgen

    def _run(self, backend: str, folder: Path) -> Path:
        """The output of one backend; ``--gen-register-info`` writes several files beside it."""
        amdgpu, out = self.source / "lib/Target/AMDGPU", folder / "out.inc"
        include = [f"-I{folder}" for folder in (self.source / "include", amdgpu)]
        subprocess.run([self.tblgen, backend, *include, str(amdgpu / "AMDGPU.td"), "-o", str(out)], check=True)
        return out

    @cached_property
    def records(self) -> dict[str, Record]:
        """Every record by name."""
        with tempfile.TemporaryDirectory() as folder:
            loaded: dict[str, Record] = json.loads(self._run("--dump-json", Path(folder)).read_bytes())
        for name in loaded["!instanceof"]["InstSI"]:
            spread_flags(loaded[name])
        return loaded

    @cached_property
    def instances(self) -> dict[str, list[str]]:
        """The names of the records of each class."""
        return self.records["!instanceof"]

    @cached_property
    def pseudos(self) -> dict[str, Record]:
        """The compiler's form of each instruction, by the name that real instructions give as theirs."""
        return {r["PseudoInstr"]: r for r in self.of("SIMCInstr") if r.get("isPseudo")}

    @cached_property
    def register_classes(self) -> dict[str, list[str]]:
        """The registers of each class, in its order. The JSON holds them only as unevaluated set expressions."""
        with tempfile.TemporaryDirectory() as folder:
            self._run("--gen-register-info", Path(folder))
            text = (Path(folder) / "outMCDesc.inc").read_text()
        found = re.findall(r"const MCPhysReg (\w+)\[\] = \{\s*([^}]*)\}", text)
        return {name: re.findall(r"AMDGPU::(\w+)", body) for name, body in found}

    def of(self, class_name: str) -> list[Record]:
        """The records of a class."""
        return [self.records[name] for name in self.instances.get(class_name, [])]


TS_FLAGS = {
    0: "SALU", 1: "VALU", 2: "SOP1", 3: "SOP2", 4: "SOPC", 5: "SOPK", 6: "SOPP", 7: "VOP1", 8: "VOP2", 9: "VOPC",
    10: "VOP3", 12: "VOP3P", 13: "VINTRP", 14: "SDWA", 15: "DPP", 16: "TRANS", 17: "MUBUF", 18: "MTBUF", 19: "SMRD",
    20: "MIMG", 21: "VIMAGE", 22: "VSAMPLE", 23: "EXP", 24: "FLAT", 25: "DS", 28: "LDSDIR", 29: "VINTERP", 30: "VOPD3",
    32: "VM_CNT", 33: "EXP_CNT", 34: "LGKM_CNT", 37: "Gather4", 38: "TENSOR_CNT", 39: "ScalarStore", 41: "ASYNC_CNT",
    42: "VOP3_OPSEL", 45: "FPClamp", 46: "IntClamp", 47: "ClampLo", 48: "ClampHi", 49: "IsPacked", 50: "D16Buf",
    51: "FlatGlobal", 52: "FPDPRounding", 53: "FPAtomic", 54: "IsMAI", 55: "IsDOT", 56: "FlatScratch",
    57: "IsAtomicNoRet", 58: "IsAtomicRet", 59: "IsWMMA", 60: "TiedSourceNotRead", 61: "IsNeverUniform", 62: "GWS",
    63: "IsSWMMAC",
}  # fmt: skip
"""The bits of ``TSFlags`` (SIInstrFormats.td)."""


def spread_flags(record: Record) -> None:
    """Sets the fields that ``TSFlags`` was made from: real instructions copy only the bits from their pseudo."""
    for bit, name in TS_FLAGS.items():
        record[name] = record["TSFlags"][bit] or 0


def names(values: list[Any]) -> list[str]:
    """The names that a list of references holds."""
    return [value["def"] for value in values]


def number(bits: list[int | None]) -> int:
    """A ``bits<n>`` field with every bit set, least significant first."""
    return sum((bit or 0) << index for index, bit in enumerate(bits))

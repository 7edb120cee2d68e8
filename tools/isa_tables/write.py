"""Writes the tables: one file per family, and one for what families share."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from typing import TYPE_CHECKING, Any

from hipkit.fatbin.isa.load import JSON, NUMBERS, TEXTS

from .families import FAMILIES, Family
from .instructions import FLAGS, Row, image_of, is_decodable, row
from .later import also_written
from .operands import Kinds
from .processors import (
    condition,
    family_of,
    feature_name,
    hardware_modes,
    holds,
    implications,
    mode_name,
    processors,
    variants,
)
from .registers import compress
from .tblgen import Record, Target, names, number

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


class Pool:
    """Values that many rows share, each once, by index."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._index: dict[str, int] = {}

    def add(self, value: Any) -> int:
        """The index of a value."""
        key = json.dumps(value)
        if key not in self._index:
            self._index[key] = len(self.values)
            self.values.append(value)
        return self._index[key]


def save(path: Path, content: dict[str, Any]) -> int:
    """Write a file as :class:`Content` reads it; returns its size."""
    parts = {name: _written(value) for name, value in content.items()}
    head = "".join(f"{name} {form} {len(part)}\n" for name, (form, part) in parts.items())
    data = zlib.compress(f"{head}\n".encode() + b"".join(part for _, part in parts.values()), 9)
    path.write_bytes(data)
    return len(data)


def _written(value: Any) -> tuple[str, bytes]:
    """The form of a part, and its bytes."""
    is_column = isinstance(value, list) and bool(value)  # of one without rows the forms below would be something else
    if is_column and all(isinstance(one, str) and "\n" not in one for one in value):
        return TEXTS, "\n".join(value).encode()
    if is_column and all(type(one) is int and 0 <= one < 1 << 64 for one in value):
        size = next(size for size in NUMBERS if max(value) < 1 << 8 * array(size).itemsize)
        found = array(size, value)
        if sys.byteorder == "big":
            found.byteswap()
        return size, found.tobytes()
    return JSON, json.dumps(value, separators=(",", ":")).encode()


def write_tables(target: Target, folder: Path) -> None:
    """Every file, and a line on each."""
    known = processors(target)
    relevant: set[str] = set()
    for family in FAMILIES:
        members = {name: features for name, features in known.items() if family_of(name) is family}
        content = _family(target, family, list(members.values()))
        relevant |= _features_in(content["conditions"])
        size = save(folder / f"{family.name}.table.z", content)
        print(f"{family.name}: {len(content['names'])} instructions, {size:,} bytes")
    shared = _shared(target, known, relevant)
    print(f"shared: {save(folder / 'shared.table.z', shared):,} bytes")


def _features_in(conditions: Sequence[Any]) -> set[str]:
    found = set()
    for part in conditions:
        if isinstance(part, str):
            found.add(part)
        else:
            found |= _features_in(part[1:])
    return found


def _family(target: Target, family: Family, members: list[set[str]]) -> dict[str, Any]:
    kinds, pools = Kinds(target), {n: Pool() for n in _POOLED}
    columns: dict[str, list[Any]] = {name: [] for name in _COLUMNS}
    settings = [setting for features in members for setting in variants(features)]
    found: list[tuple[int, Row, list[int]]] = []
    for rank, table in enumerate(family.order):
        for record in _records(target, table.namespace, table.bits):
            conditions = [condition(target, name) for name in names(record["Predicates"])]
            conditions = [c for c in [*conditions, table.condition] if c and c != ["all"]]
            if any(all(holds(c, s) for c in conditions) for s in settings):
                indices = sorted({pools["conditions"].add(c) for c in conditions})
                instruction = row(target, kinds, record)
                found += [(rank, each, indices) for each in (instruction, *also_written(instruction))]
    for rank, instruction, indices in found:
        _append(columns, pools, rank, instruction, indices)
    matrices = _matrices(target, kinds, {instruction.name for _, instruction, _ in found})
    images = _images(target, kinds, {i.image[:2] for _, i, _ in found if i.image})
    classes = kinds.class_names()
    registers = target.register_classes
    return {
        "family": family.name,
        "tables": [[table.namespace, table.bits] for table in family.order],
        "kinds": kinds.rows,
        "classes": {name: compress(registers[name]) for name in sorted(classes) if name in registers},
        "class_modes": _class_modes(target, classes),
        "images": images,
        "matrices": matrices,
        **{name: pool.values for name, pool in pools.items()},
        **columns,
    }


_POOLED = ("conditions", "condition_sets", "operands", "layouts", "templates", "masks", "effects", "encodings")
_COLUMNS = (
    "names", "pseudos", "mnemonics", "ranks", "values", "flags", "image_rows",
    "row_condition_sets", "row_layouts", "row_templates", "row_masks", "row_effects", "row_encodings",
)  # fmt: skip


def _append(
    columns: dict[str, list[Any]], pools: dict[str, Pool], rank: int, instruction: Row, conditions: list[int]
) -> None:
    columns["names"].append(instruction.name)
    columns["pseudos"].append(instruction.pseudo)
    columns["mnemonics"].append(instruction.mnemonic)
    columns["ranks"].append(rank)
    columns["values"].append(instruction.value)
    columns["flags"].append(instruction.flags)
    columns["image_rows"].append(instruction.image or 0)
    # Layouts have few operands among them: as lists of their own these take most of the time to load a table.
    layout = [instruction.size, [pools["operands"].add(operand.row()) for operand in instruction.operands]]
    for name, value in {
        "condition_sets": conditions,
        "layouts": layout,
        "templates": instruction.template,
        "masks": instruction.mask,
        "effects": [instruction.uses, instruction.defs],
        "encodings": instruction.encoding,
    }.items():
        columns[f"row_{name}"].append(pools[name].add(value))


def _records(target: Target, namespace: str, bits: int) -> list[Record]:
    records = (r for r in target.of("Instruction") if r.get("DecoderNamespace") == namespace)
    return [r for r in records if is_decodable(r) and len(r["Inst"]) == bits]


def _class_modes(target: Target, classes: set[str]) -> dict[str, dict[str, str]]:
    """Register classes that stand for another in each hardware mode."""
    found = {}
    for name in sorted(classes):
        record = target.records.get(name, {})
        if "RegClassByHwMode" in record.get("!superclasses", []):
            modes = [mode_name(mode) for mode in names(record["Modes"])]
            found[name] = dict(zip(modes, names(record["Objects"]), strict=True))
    return found


def _matrices(target: Target, kinds: Kinds, used: set[str]) -> dict[str, list[Any]]:
    """Matrix instructions whose formats are operands: registers of both sources, and the kinds those have then."""
    found: dict[str, list[Any]] = {}
    for sized in target.of("MFMA_F8F6F4_WithSizeTable"):
        name = sized["F8F8Opcode"]["def"]
        if name in used:
            held = {n: target.records[a["def"]] for a, n in sized["InOperandList"]["args"]}
            counts = [number(sized["NumRegsSrcA"]), number(sized["NumRegsSrcB"])]
            found.setdefault(name, []).append([*counts, kinds.of(held["src0"]), kinds.of(held["src1"])])
    return found


def _images(target: Target, kinds: Kinds, used: set[tuple[Any, ...]]) -> dict[str, Any]:
    """What an image instruction's data and address sizes may be, and how they follow from its operands."""
    shapes: dict[str, list[Any]] = {}
    for record in target.of("MIMG"):
        image = image_of(record)
        if not image or image[:2] not in used or image[2] == 0:
            continue
        held = {n: a["def"] for part in ("OutOperandList", "InOperandList") for a, n in record[part]["args"]}
        addresses = [n for n in held if n.startswith("vaddr")]
        kind = [kinds.of(target.records[held[n]]) for n in ("vdata", addresses[0], addresses[-1]) if n in held]
        shapes.setdefault("/".join(image[:2]), []).append([image[2], image[3], *kind])
    bases = {}
    for name in sorted({base for base, _ in used}):
        base = target.records[name]
        flags = [n for n in ("BVH", "A16", "Gradients", "G16", "Coordinates", "LodOrClampOrMip") if base[n]]
        bases[name] = [number(base["NumExtraArgs"]), flags]
    return {"shapes": shapes, "bases": bases}


def _shared(target: Target, known: dict[str, set[str]], relevant: set[str]) -> dict[str, Any]:
    dimensions = sorted(
        [number(r["Encoding"]), number(r["NumCoords"]), number(r["NumGradients"]), r["AsmSuffix"]]
        for r in target.of("AMDGPUDimProps")
    )
    modes = [[name, conditions] for name, conditions in hardware_modes(target) if conditions]
    for _, conditions in modes:
        relevant |= _features_in(conditions)
    kept = relevant | set(PRINTED_FEATURES)
    members = {n: [f.name, sorted(features & kept)] for n, features in known.items() if (f := family_of(n))}
    asm_names = {
        r["!name"]: r["AsmName"]
        for r in target.of("SIReg")
        if r["AsmName"] and not r["!name"].startswith("SGPR_NULL_HI")
    }
    return {
        "source": "LLVM 22, llvm/lib/Target/AMDGPU",
        "flags": FLAGS,
        "dimensions": dimensions,
        "modes": modes,
        "switches": implications(target),
        "register_names": {n: a for n, a in sorted(asm_names.items()) if not n[-1].isdigit()},
        "processors": members,
    }


PRINTED_FEATURES = tuple(
    feature_name(name)
    for name in (
        "FeatureGFX9", "FeatureGFX10", "FeatureGFX11", "FeatureGFX12", "FeatureGFX90AInsts", "FeatureGFX940Insts",
        "FeatureGFX950Insts", "FeatureGFX1250Insts", "FeatureGFX10_BEncoding", "FeatureR128A16", "FeatureG16",
        "FeatureUnpackedD16VMem", "FeatureNSAEncoding", "FeaturePartialNSAEncoding", "FeatureDPALU_DPP",
        "Feature64BitLiterals", "FeatureVOP3Literal", "FeatureInv2PiInlineImm", "FeatureWavefrontSize32",
        "FeatureWavefrontSize64", "FeatureRealTrue16Insts", "FeatureGDS",
    )
)  # fmt: skip
"""Features that the decoder and the printers ask for by name."""

"""Folders of kernels as rocBLAS and hipBLASLt install them, of real code objects that are small."""

from __future__ import annotations

import struct
from pathlib import Path

from code_objects import patched
from handmade import HOST, bundle, ccob

from hipkit.fatbin.target import PROCESSORS, TargetID

SAMPLE = Path(__file__).parents[2] / "samples" / "built" / "vcpy.gfx942.v5.hsaco"
FLAGS_AT = 48
_SETTING = {None: 0, False: 2, True: 3}
"""Of a feature in the flags: not there, off, on."""
SHAPE = "Contraction_l_Ailk_Bjlk_Cijk_Dijk"


def code_for(text: str) -> bytes:
    """A code object that says it is for a target."""
    target = TargetID.parse(text)
    features = dict(target.features)
    flags = (
        PROCESSORS[target.processor].mach
        | _SETTING[features.get("xnack")] << 8
        | _SETTING[features.get("sramecc")] << 10
    )
    return patched(SAMPLE.read_bytes(), FLAGS_AT, struct.pack("<I", flags))


def compressed_for(text: str) -> bytes:
    """A compressed bundle of one target, as Tensile has clang write its ``.co`` files."""
    return ccob(bundle((HOST, b""), (f"hipv4-amdgcn-amd-amdhsa--{text}".encode(), code_for(text))), version=2)


def tensile_folder(folder: Path) -> None:
    """rocBLAS's library folder: operations for some GPUs in particular, fallbacks for all, those of one GPU alone."""
    folder.mkdir(parents=True)
    in_particular = {
        "HH": ["gfx942", "gfx90a:xnack+", "gfx90a:xnack-", "gfx1200", "gfx1201"],
        "SS": ["gfx942", "gfx1201"],
    }
    in_particular |= {"F8B8": ["gfx942"], "I8I": ["gfx942", "gfx1200"]}
    for type, targets in in_particular.items():
        for target in targets:
            (folder / f"TensileLibrary_Type_{type}_{SHAPE}_{target}.co").write_bytes(compressed_for(target))
    # Of operations that are there already: for GPUs with so many compute units, and for another measure of speed.
    for variant in (f"HH_{SHAPE}_CU104", f"SS_ExperimentalDTree_{SHAPE}", f"HH_CUEfficiency_{SHAPE}_CU304"):
        (folder / f"TensileLibrary_Type_{variant}_gfx942.co").write_bytes(compressed_for("gfx942"))
    every = ["gfx942", "gfx90a:xnack+", "gfx90a:xnack-", "gfx1030", "gfx1200", "gfx1201"]
    for target in every:
        for type in ("HH", "SS", "DD"):
            name = f"TensileLibrary_Type_{type}_{SHAPE}_fallback_{target.replace(':', '-')}.hsaco"
            (folder / name).write_bytes(code_for(target))
        (folder / f"Kernels.so-000-{target.replace(':', '-')}.hsaco").write_bytes(code_for(target))
        (folder / f"TensileLibrary_lazy_{target.partition(':')[0]}.dat").write_bytes(b"\x83\xa7library")
    (folder / "TensileManifest.txt").write_text("TensileLibrary_lazy_gfx942.dat\n")

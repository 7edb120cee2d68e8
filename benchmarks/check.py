"""How fast ``hipkit validate`` and ``hipkit covers`` are on a library with 1 GiB of code, beside LLVM's tools.

``make bench`` runs it. The library is made of compiled instructions: bundles of code objects, each with three hundred
kernels whose names and metadata are their own, plain and once more compressed. No two kernels of a bundle have the same
code; those of the next bundle have the same again, as instances of templates in many translation units do, which
``validate`` judges once. MISSED marks a target not met.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kernels import HIPKIT, KERNELS, SAMPLE, code_object
from measure import Figures, machine, run_once, shown, side_by_side

TARGETS = {"gfx1100": 0x41, "gfx1101": 0x46, "gfx1102": 0x47, "gfx1103": 0x44}
"""The targets, and how e_flags spells them."""
BUNDLES, TEXT = 16, 16 << 20
E_FLAGS_AT = 48
ELSEWHERE = ("s_cbranch", "s_branch", "s_endpgm", "s_setpc", "s_swappc", "s_getpc", "s_call", "s_code_end", "s_trap")
"""Instructions after which control goes on elsewhere, or that say where they are."""
END, PADDING = bytes.fromhex("0000b0bf"), bytes.fromhex("00009fbf")
"""s_endpgm and s_code_end."""
SET_REGISTERS = b"".join((0x7E000280 | n << 17).to_bytes(4, "little") for n in range(56)) + bytes.fromhex(
    "808007bf8001eabe"
)
"""v_mov_b32 of zero to each vector register that the sample has, s_cmp_lg_u32 0, 0 and s_mov_b64 vcc, 0: what nothing has set
would be a finding."""
ROOM = 256
"""Bytes at the end of a kernel that are for them."""
READELF, READOBJ, OBJCOPY = "llvm-readelf-22", "llvm-readobj-22", "llvm-objcopy-22"


@dataclass
class Case:
    """What is run on a library, the peer, and what is to be reached."""

    name: str
    ours: list[str]
    peer: list[str] | None
    most_seconds: float
    is_long: bool = False


def make(folder: Path) -> None:
    """Both libraries, and each code object of the first bundle as a file."""
    import hipkit

    sample = SAMPLE.read_bytes()
    code = hipkit.CodeObject.read(sample)
    [metadata] = code.metadata
    texts = {target: text_of(code, target) for target in TARGETS}
    with open(folder / "plain", "wb") as plain, open(folder / "packed", "wb") as packed:
        for number in range(BUNDLES):
            bundle = hipkit.OffloadBundle(list(_entries(sample, metadata, texts, number)))
            if number == 0:
                for entry in bundle.entries[1:]:
                    (folder / f"{entry.target}.hsaco").write_bytes(entry.data)
            for file, data in (
                (plain, bundle.to_bytes()),
                (packed, hipkit.CompressedBundle.pack(bundle, level=1).to_bytes()),
            ):
                file.write(data + bytes(-len(data) % 4096))
    for kind in ("plain", "packed"):
        section = f".hip_fatbin={folder / kind}"
        library = folder / f"{kind}.so"
        tool = shutil.which(OBJCOPY) or "objcopy"
        subprocess.run([tool, "--add-section", section, os.path.realpath(sys.executable), str(library)], check=True)
        (folder / kind).unlink()


def text_of(code: Any, seed: str) -> bytes:
    """The code of ``KERNELS`` kernels: instructions of the sample in random order, and an end."""
    import hipkit

    disassembly = hipkit.Disassembly(code)
    found = [
        bytes(instruction.data)
        for function in disassembly.functions
        for instruction in disassembly.instructions(function)
        if instruction and not instruction.mnemonic.startswith(ELSEWHERE) and not _has_scalars(instruction)
    ]
    chance, step = random.Random(seed), TEXT // KERNELS // 256 * 256
    whole = bytearray()
    for _ in range(KERNELS):
        body = bytearray(SET_REGISTERS)
        for piece in chance.choices(found, k=step // 4):
            if len(body) + len(piece) > step - ROOM:
                break
            body += piece
        whole += body + END + PADDING * ((step - len(body) - len(END)) // len(PADDING))
    return bytes(whole)


def _has_scalars(instruction: Any) -> bool:
    """Whether scalar registers are operands: in a random order nothing would have set them, which is a finding."""
    registers = [operand.register for operand in instruction.operands]
    return any(register is not None and register.file not in ("v", "a") for register in registers)


def _entries(sample: bytes, metadata: Any, texts: dict[str, bytes], number: int) -> Iterator[Any]:
    import hipkit

    yield hipkit.Entry.of("host-x86_64-unknown-linux-gnu-", b"")
    for target, flags in TARGETS.items():
        named = {**metadata, "amdhsa.target": f"amdgcn-amd-amdhsa--{target}"}
        data = bytearray(code_object(sample, named, number * KERNELS, texts[target]))
        data[E_FLAGS_AT] = flags
        yield hipkit.Entry.of(f"hipv4-amdgcn-amd-amdhsa--{target}", bytes(data))


def cases(folder: Path) -> list[Case]:
    """What is measured."""
    plain, packed = str(folder / "plain.so"), str(folder / "packed.so")
    gpus = [part for target in TARGETS for part in ("--gpu", target)]
    listing = [READOBJ, "--offloading"]
    files = sorted(map(str, folder.glob("*.hsaco")))
    reading = [READELF, "--all", *(files * BUNDLES)]
    return [
        Case("covers, plain", [HIPKIT, "covers", plain, *gpus], [*listing, plain], 1),
        Case("covers, compressed", [HIPKIT, "covers", packed, *gpus], [*listing, packed], 1),
        Case("validate", [HIPKIT, "validate", plain], reading, 60, is_long=True),
    ]


def main() -> None:
    """Make the libraries, run all, print figures."""
    wanted = " ".join(sys.argv[1:])
    print(machine())
    with tempfile.TemporaryDirectory(prefix="hipkit-bench-") as name:
        folder = Path(name)
        # Made by another process: what this one has used would count as the memory of those it starts.
        subprocess.run([sys.executable, __file__, "--make", name], check=True)
        sizes = ", ".join(f"{path.stem} {path.stat().st_size >> 20} MB" for path in sorted(folder.glob("*.so")))
        print(f"{BUNDLES} bundles of {len(TARGETS)} code objects, {BUNDLES * len(TARGETS) * KERNELS} kernels: {sizes}")
        for case in cases(folder):
            if wanted in case.name:
                report(case)


def report(case: Case) -> None:
    """Run one case and print its lines."""
    peer = case.peer if case.peer and shutil.which(case.peer[0]) else None
    if case.is_long:  # once, since what is made ready by a run before is little
        mine, theirs = Figures(), Figures() if peer else None
        for command, figures in ((case.ours, mine), (peer, theirs)):
            if command and figures:
                run_once(command, figures)
    else:
        mine, theirs = side_by_side(case.ours, peer)
    missed = [
        what
        for what, is_missed in (("time", mine.time > case.most_seconds), ("exit code", mine.code != 0))
        if is_missed
    ]  # fmt: skip
    print(f"\n{case.name}: {'MISSED: ' + ', '.join(missed) if missed else 'ok'} (to be under {case.most_seconds} s)")
    print(f"  hipkit {mine}   {shown(case.ours)}")
    if theirs and peer:
        print(f"  peer   {theirs}   {shown(peer)}\n  ratio  {mine.time / theirs.time:8.3f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--make"]:
        make(Path(sys.argv[2]))
    else:
        main()

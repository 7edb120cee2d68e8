"""How fast ``hipkit inspect --kernels`` is on a library with over 100,000 kernels, beside llvm-readelf --notes.

``make bench`` runs it. The library is made of one compiled kernel: code objects of 300 kernels each, the names and
the metadata of every kernel its own, as a math library has them for each of its targets. llvm-readelf gets the same
code objects as files. MISSED marks a target not met.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from measure import machine, shown, side_by_side

SAMPLE = Path(__file__).resolve().parent.parent / "samples" / "built" / "hello.gfx1100.v5.hsaco"
HIPKIT = str(Path(sys.executable).with_name("hipkit"))
READELF = "llvm-readelf-22"
OBJECTS, KERNELS = 400, 300
TARGETS = 20
"""The number of targets that each kernel is there for, so that its name occurs as often."""
TEXT_AT = 0x100000
MOST_RATIO, MOST_MEMORY = 1.5, 500 << 20


def name(number: int) -> str:
    """A kernel name as libraries have them: a template with arguments of its own."""
    return f"_ZN7library6detail11some_kernelILj{number}ELj256EPfNS_8functionIiiEEEEvT1_T2_PKjm"


def code_object(sample: bytes, metadata: Any, first: int, text: bytes = bytes(256)) -> bytes:
    """An ELF with ``KERNELS`` kernels: notes, descriptors, code, and the symbols of both.

    Each kernel has its part of ``text``; where that is short, they share it.
    """
    import msgpack

    kernels, strings, symbols = [], bytearray(b"\0"), bytearray(24)
    descriptor, descriptors = _descriptor(sample), bytearray()
    step = len(text) // KERNELS // 256 * 256
    for index in range(KERNELS):
        known = name(first + index)
        kernels.append({**metadata["amdhsa.kernels"][0], ".name": known, ".symbol": f"{known}.kd"})
        entry = struct.pack("<q", TEXT_AT + index * step - (0x1000 + 64 * index))
        descriptors += descriptor[:16] + entry + descriptor[24:]
        function = ("", 2, 4, TEXT_AT + index * step, step or len(text))
        for suffix, kind, section, value, size in (function, (".kd", 1, 3, 0x1000 + 64 * index, 64)):
            symbols += struct.pack("<IBBHQQ", len(strings), 0x10 | kind, 3, section, value, size)
            strings += f"{known}{suffix}".encode() + b"\0"
    content = msgpack.packb({**metadata, "amdhsa.kernels": kernels})
    note = struct.pack("<III", 7, len(content), 32) + b"AMDGPU\0\0" + content + bytes(-len(content) % 4)
    names = b"\0.note\0.dynsym\0.rodata\0.text\0.dynstr\0"
    rows = (
        (".note", 7, 2, 0, note, 0, 0, 4, 0),
        (".dynsym", 11, 2, 0, bytes(symbols), 5, 1, 8, 24),
        (".rodata", 1, 2, 0x1000, bytes(descriptors), 0, 0, 64, 0),
        (".text", 1, 6, TEXT_AT, text, 0, 0, 256, 0),
        (".dynstr", 3, 2, 0, bytes(strings) + names, 0, 0, 1, 0),
    )
    body, headers = bytearray(64 + 2 * 56), bytearray(64)
    loads = []
    for label, kind, flags, address, data, link, info, alignment, step in rows:
        body += bytes(-len(body) % (4096 if address else 64))
        at = len(strings) + names.index(b"\0" + label.encode() + b"\0") + 1
        headers += struct.pack(
            "<IIQQQQIIQQ", at, kind, flags, address, len(body), len(data), link, info, alignment, step
        )
        if address:
            loads.append(struct.pack("<IIQQQQQQ", 1, 5, len(body), address, address, len(data), len(data), 4096))
        body += data
    body += bytes(-len(body) % 8)
    head = bytearray(sample[:64])
    struct.pack_into("<QQ", head, 32, 64, len(body))
    struct.pack_into("<HHHHH", head, 54, 56, 2, 64, 6, 5)
    body[: 64 + 112] = head + b"".join(loads)
    return bytes(body + headers)


def _descriptor(sample: bytes) -> bytes:
    """The descriptor of the sample's kernel."""
    import hipkit

    [kernel] = hipkit.CodeObject.read(sample).kernels
    assert kernel.descriptor
    return kernel.descriptor.to_bytes()


def make(folder: Path) -> None:
    """A bundle with all code objects, and each as a file."""
    import hipkit

    sample = SAMPLE.read_bytes()
    [metadata] = hipkit.CodeObject.read(sample).metadata
    entries = [hipkit.Entry.of("host-x86_64-unknown-linux-gnu-", b"")]
    for number in range(OBJECTS):
        data = code_object(sample, metadata, number // TARGETS * KERNELS)
        (folder / f"{number}.hsaco").write_bytes(data)
        entries.append(hipkit.Entry.of("hipv4-amdgcn-amd-amdhsa--gfx1100", data))
    (folder / "library.hipfb").write_bytes(hipkit.OffloadBundle(entries).to_bytes())


def main() -> None:
    """Make the library, run both, print figures."""
    print(machine())
    with tempfile.TemporaryDirectory(prefix="hipkit-bench-") as folder:
        # Made by another process: what this one has used would count as the memory of those it starts.
        subprocess.run([sys.executable, __file__, "--make", folder], check=True)
        path, files = Path(folder, "library.hipfb"), sorted(Path(folder).glob("*.hsaco"))
        peer = [READELF, "--notes", *map(str, files)] if shutil.which(READELF) else None
        for options in ([], ["--json"]):
            ours = [HIPKIT, "inspect", "--kernels", *options, str(path)]
            mine, theirs = side_by_side(ours, peer, runs=3)
            ratio = mine.time / theirs.time if theirs else None
            too_slow = not options and ratio is not None and ratio > MOST_RATIO
            missed = [
                what for what, is_missed in (("ratio", too_slow), ("memory", mine.peak > MOST_MEMORY)) if is_missed
            ]
            size = f"{OBJECTS * KERNELS} kernels in {OBJECTS} code objects, {path.stat().st_size >> 20} MB"
            print(f"\ninspect --kernels of {size}: {'MISSED: ' + ', '.join(missed) if missed else 'ok'}")
            print(f"  hipkit {mine}   {shown(ours)}")
            if theirs and peer:
                print(f"  peer   {theirs}   {shown(peer)}\n  ratio  {ratio:8.3f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--make"]:
        make(Path(sys.argv[2]))
    else:
        main()

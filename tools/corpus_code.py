"""The code in the packages of tools/corpus.py, compared with LLVM's tools: ``python tools/corpus_code.py``.

For every AMD code object: header flags and metadata with llvm-readelf, kernel descriptors with llvm-objdump, names of
kernels with llvm-cxxfilt; and what ``hipkit validate`` finds. Prints how many were compared, how many differ, and how
many LLVM itself does not decode, by reason.
"""

from __future__ import annotations

import collections
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import yaml
from corpus import opened, packages

import hipkit
from hipkit.fatbin.codeobject.directives import directives
from hipkit.fatbin.codeobject.identify import identify

READELF, OBJDUMP, CXXFILT = "llvm-readelf-22", "llvm-objdump-22", "llvm-cxxfilt-22"
MOST_YAML = 4 << 20
"""Metadata that readelf prints in more bytes than this is not compared: PyYAML takes minutes."""
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def main() -> int:
    """Compare, print; 1 if anything differs."""
    missing = [tool for tool in (READELF, OBJDUMP, CXXFILT) if not shutil.which(tool)]
    if missing:
        print(f"{', '.join(missing)} not installed; `make toolchain` installs them", file=sys.stderr)
        return 3
    total: collections.Counter[str] = collections.Counter()
    names: set[str] = set()
    for package, path, data in code_objects():
        code = hipkit.CodeObject.read(data)
        names |= {kernel.name for kernel in code.kernels}
        total.update({"code objects": 1, "kernels": len(code.kernels)})
        for fault in [*metadata(code, path, total), *descriptors(code, path, total)]:
            total["DIFFERENT"] += 1
            print(f"{package}: {code.target}: {fault}")
        for finding in hipkit.validate(path):
            total[f"validate: {finding.severity} {finding.rule}"] += 1
            print(f"{package}: {code.target}: {finding.message} [{finding.rule}]")
    ordered = sorted(names)
    said = run(CXXFILT, stdin="\n".join(ordered)).splitlines()
    wrong = [name for name, text in zip(ordered, said, strict=True) if hipkit_name(name) != text]
    total.update({"names": len(ordered), "DIFFERENT": len(wrong)})
    print(*wrong, sep="\n", end="\n" if wrong else "")
    for what, number in total.items():
        print(f"{number:>8}  {what}")
    return int(total["DIFFERENT"] > 0)


def hipkit_name(name: str) -> str:
    """``name``, demangled by hipkit."""
    from hipkit.fatbin.codeobject.demangle import demangle

    return demangle(name)


def code_objects() -> Iterator[tuple[str, Path, bytes]]:
    """Each code object once, with the package it was first met in, as a file and as bytes."""
    seen: set[bytes] = set()
    with tempfile.TemporaryDirectory() as folder:
        for package, root in packages():
            for path in sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink()):
                for entry in (entry for file in opened(path) for entry in file.entries):
                    identity = identify(entry.source) if entry.size and not entry.is_host else None
                    if (
                        identity
                        and identity.kind == "code-object"
                        and (digest := hashlib.sha256(data := entry.data).digest()) not in seen
                    ):
                        seen.add(digest)
                        out = Path(folder, "code.hsaco")
                        out.write_bytes(data)
                        yield package, out, data


def metadata(code: hipkit.CodeObject, path: Path, total: collections.Counter[str]) -> Iterator[str]:
    """Where header flags and notes differ from what llvm-readelf prints."""
    text = run(READELF, "-h", "--notes", str(path))
    flags = re.search(r"Flags: +(0x[0-9a-f]+)", text)
    if flags is None or int(flags[1], 16) != code.e_flags:
        yield f"e_flags {code.e_flags:#x}, readelf: {flags and flags[1]}"
    if len(text) > MOST_YAML:
        total["metadata not compared: large"] += 1
        return
    loader = yaml.BaseLoader if code.version == 2 else LOADER
    said = [yaml.load(shown, Loader=loader) for shown in re.findall(r"^ +---\n(.*?)^\.\.\.$", text, re.M | re.S)]
    total["metadata notes"] += len(said)
    if said != [note.decoded() for note in code.notes if note.is_metadata]:
        yield "metadata"


def descriptors(code: hipkit.CodeObject, path: Path, total: collections.Counter[str]) -> Iterator[str]:
    """Where kernel descriptors differ from what llvm-objdump prints."""
    kernels = [kernel for kernel in code.kernels if kernel.descriptor]
    for start in range(0, len(kernels), 100):
        part = kernels[start : start + 100]
        text = run(
            OBJDUMP, "-D", "-j", ".rodata", f"--disassemble-symbols={','.join(k.symbol for k in part)}", str(path)
        )
        blocks = dict(re.findall(r"\.amdhsa_kernel (\S+)\n(.*?)\.end_amdhsa_kernel", text, re.S))
        refused = dict(re.findall(r"error decoding (\S+)\.kd: (.*)", text))
        for kernel in part:
            if kernel.name not in blocks:
                total[f"descriptors that LLVM refuses: {refused.get(kernel.name, 'unknown subtarget')}"] += 1
                continue
            total["descriptors"] += 1
            said = [line.split() for line in blocks[kernel.name].splitlines() if not line.strip().startswith(";")]
            assert kernel.descriptor
            if said != [[name, str(value)] for name, value in directives(kernel.descriptor, code.version)]:
                yield f"descriptor of {kernel.name}"


def run(*command: str, stdin: str = "") -> str:
    """What a tool prints."""
    return subprocess.run(command, capture_output=True, text=True, input=stdin, errors="replace").stdout


if __name__ == "__main__":
    sys.exit(main())

"""The device's library: what kernels call and their module lacks, compiled once for each processor and kept on disk."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from ..fatbin.cache_folder import DiskCache, cache_folder, size_limit
from ..fatbin.codeobject.elf64 import Elf64
from ..fatbin.errors import raise_damage
from ..fatbin.source import Source
from ..fatbin.target import TargetID
from . import headers
from .compilers import Compiler
from .driver import run_jobs
from .errors import CompileError
from .working import working_folder

FOLDER = Path(__file__).parent / "library"
OWN, AMDS = "own", "amds"
"""The folders of its parts: what kernels of hipkit's headers call, and the names of AMD's ocml and ockl."""
_AMDS = re.compile(rb"__oc(ml|kl)_(?!f?printf|image_|grid_)\w")
Made = tuple[bytes, str]
"""What a compiler made, and what it warned of."""
_HIDDEN_AT = {
    "4": {"OFFSET": 0, "PRINTF": 24, "HOSTCALL": 24, "SYNC": 48},
    "5": {"OFFSET": 40, "PRINTF": 72, "HOSTCALL": 80, "SYNC": 88},
    "6": {"OFFSET": 40, "PRINTF": 72, "HOSTCALL": 80, "SYNC": 88},
}
"""Where the hidden arguments are that the library reads, by the version of code objects."""
_DECIDES = re.compile(r"-m(code-object-version|printf-kind)=.*|-m(no-)?(wavefrontsize64|cumode)")


def linked(
    target: TargetID, asked: Sequence[str], compiler: Compiler, folder: Path, run: Callable[[list[str]], Made]
) -> Made:
    """What ``run`` makes with options that link the library, which is written to a folder.

    Clang takes what is called, and nothing else. Few kernels call functions by AMD's names of them, and those take longer
    to compile: they are linked where something is missing without them.
    """
    if headers.asks_for_rocm(asked):
        return run([])
    deciding = deciding_options(asked)
    words = _linking(folder, OWN, target, deciding, compiler)
    try:
        made = run(words)
        if not _calls_amds(made[0]):
            return made
    except CompileError as error:
        if not _AMDS.search(str(error).encode()):
            raise
    return run([*words, *_linking(folder, AMDS, target, deciding, compiler)])


def _calls_amds(made: bytes) -> bool:
    """Whether something calls functions by AMD's names of them. Whoever links AMD's own library has them already."""
    if not _AMDS.search(made):
        return False
    if not made.startswith(b"\x7fELF"):
        return True
    symbols = Elf64(Source.from_bytes(made), "elf", raise_damage).symbols
    return any(not symbol.is_defined and _AMDS.match(symbol.name.encode()) for symbol in symbols)


def _linking(folder: Path, part: str, target: TargetID, deciding: tuple[str, ...], compiler: Compiler) -> list[str]:
    text = "".join(f'#include "{path.name}"\n' for path in sorted((FOLDER / part).glob("*.hip")))
    path = folder / f"{part}.bc"
    path.write_bytes(module(part, text, target, deciding, compiler))
    return ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(path)]


def deciding_options(asked: Sequence[str]) -> tuple[str, ...]:
    """Those options of a compilation that its library has to have too."""
    return tuple(option for option in asked if _DECIDES.fullmatch(option))


@cache
def module(part: str, text: str, target: TargetID, deciding: tuple[str, ...], compiler: Compiler) -> bytes:
    """Bitcode of a text that includes files of a part of the library."""
    folder = cache_folder()
    if folder is None:
        return _compiled(part, text, target, deciding, compiler)
    kept = DiskCache(folder, size_limit())
    key = _key(part, text, target, deciding, compiler)
    found = kept.get(key)
    if found is None:
        found = _compiled(part, text, target, deciding, compiler)
        kept.put(key, found)
    return found


def _compiled(part: str, text: str, target: TargetID, deciding: Sequence[str], compiler: Compiler) -> bytes:
    with working_folder() as name:
        folder = Path(name)
        source, out = folder / "library.hip", folder / "library.bc"
        source.write_text(text)
        asked = [
            "-x",
            "hip",
            "--offload-device-only",
            "--no-gpu-bundle-output",
            "-emit-llvm",
            "-D__HIPCC_RTC__",
        ]
        asked += [
            f"--offload-arch={target}",
            *headers.for_hip(compiler, deciding),
            f"-I{FOLDER}",
            f"-I{FOLDER / part}",
            *deciding,
        ]
        asked += [f"-DHIPKIT_{name}_AT={place}" for name, place in _hidden_at(deciding, compiler).items()]
        asked += ["-O3", "-fgpu-rdc", "-fuse-cuid=none"]
        run_jobs(compiler, [*asked, "-c", source.name, "-o", out.name], cwd=folder)  # the name is in the result
        return out.read_bytes()


def _hidden_at(deciding: Sequence[str], compiler: Compiler) -> dict[str, int]:
    return _HIDDEN_AT.get(headers.code_object_version(compiler, deciding), _HIDDEN_AT["5"])


def _key(part: str, text: str, target: TargetID, deciding: Sequence[str], compiler: Compiler) -> str:
    """What the library depends on: its sources, hipkit's headers, the compiler, and what is asked of that."""
    return hashlib.sha256(
        repr((part, text, str(target), deciding, str(compiler), compiler.kind, digest())).encode()
    ).hexdigest()


@cache
def digest() -> str:
    """Of all that kernels have from hipkit: the library's sources, the headers, and the modules that choose options."""
    whole = hashlib.sha256()
    own = filter(Path.is_file, headers.OWN.rglob("*"))
    for path in sorted([*FOLDER.rglob("*.h*"), *own, *FOLDER.parent.glob("*.py")]):
        whole.update(path.name.encode() + path.read_bytes())
    return whole.hexdigest()

"""Programs and libraries from object files, linked with a library that stands for AMD's runtime."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from ..loader import forwarding, stub
from ..loader.beside import LIBRARIES
from ..loader.exports import LIBRARY, MAJORS, soname_of
from . import rocm
from .archives import ObjectFile
from .compilers import Compiler
from .headers import zig_target
from .refusals import refused
from .working import working_folder

_AT_THE_END = Path(__file__).parent / "library" / "host" / "library_end.c"
"""What zig lacks for libraries: without it what they do at their end is done when the program ends, and they are gone by then."""
_OF_CPP = ("_Z", "__cxa_", "__gxx_", "_Unwind_")
_OF_C = frozenset(("-lm", "-lpthread", "-ldl", "-lrt", "-lc", "-lhiprtc", "-lamd_comgr", "-lamdhip64"))
MAJOR = 6
"""The release of HIP whose library programs need that are compiled with hipkit's headers; that of 7 has its functions too."""


def write_libraries(folder: Path, release: int = MAJOR) -> None:
    """Write the libraries of a release of HIP into a folder that programs are linked with."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / LIBRARY).write_bytes(stub.build(soname_of(release)))
    for library in LIBRARIES:
        fitting = [major for major, runtime in library.runtimes.items() if runtime <= release]
        major = max(fitting, default=min(library.runtimes))
        (folder / library.name).write_bytes(forwarding.build(f"{library.name}.{major}"))


def link(words: Sequence[str], compiler: Compiler, out: Path, installed: Path | None = None) -> str:
    """Link object files with options between them; what the linker warns of. Raises :class:`CompileError`.

    ``installed`` is the HIP whose headers they were compiled with, if not hipkit's: its libraries are found too.
    """
    release = rocm.release_of(installed) if installed else None
    with working_folder() as folder:
        write_libraries(Path(folder), release if release in MAJORS else MAJOR)
        places = [f"-L{folder}", *([f"-L{installed / 'lib'}"] if installed else [])]
        command = [*_linker(compiler, words), "-o", str(out), *words, *places, str(Path(folder) / LIBRARY)]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if done.returncode:
        options = [f"{rocm.OPTION}{installed}"] if installed else []
        raise refused(done.stderr.rstrip("\n") or f"{command[0]} ended with {done.returncode}", options, compiler)
    return done.stderr


def _linker(compiler: Compiler, words: Sequence[str]) -> list[str]:
    if not compiler.is_zig:
        return list(compiler.driver)
    # zig compiles the library of C++ when it is first asked for, which takes a minute.
    own = [str(_AT_THE_END)] if "-shared" in words else []
    return [str(compiler.path), "c++" if needs_cpp(words) else "cc", "-target", zig_target(), *own]


def needs_cpp(words: Sequence[str]) -> bool:
    """Whether what is linked calls functions of C++ that it lacks, or has files that do not say."""
    undefined: set[str] = set()
    defined: set[str] = set()
    for word in words:
        if word.startswith("-l") and word not in _OF_C:
            return True
        if not word.startswith("-") and Path(word).is_file():
            found = ObjectFile.read(Path(word).read_bytes())
            if found is None:
                return True
            defined |= found.defined
            undefined |= found.wanted
    return any(name.startswith(_OF_CPP) for name in undefined - defined)

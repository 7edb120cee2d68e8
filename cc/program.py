"""What a command line for a compiler asks for: object files, a program, a library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..fatbin.errors import UsageError
from ..fatbin.output import Staging
from ..fatbin.source import Source
from . import rocm, sanitizers, texts
from .archives import Inputs
from .arguments import HIP, OPENCL, CommandLine, with_dependencies_of
from .compilers import Compiler
from .device import compile_for
from .host import compile_object
from .link import link
from .relocatable import Objects, link_device
from .working import working_folder

DEFAULT_NAME = "a.out"


def make(
    line: CommandLine, gpus: Sequence[str] | None, compiler: Compiler, output: Path | None, staging: Staging
) -> str:
    """Stage the files that are asked for; what compiler and linker warn of. ``gpus`` is None for the host alone.

    Raises :class:`CompileError` with what they say where they refuse, and :class:`UsageError` for what cannot be meant.
    """
    if OPENCL in line.sources.values():
        raise UsageError(
            "sources in OpenCL C have no code for the host: they are compiled alone, and nothing is linked to them"
        )
    form = texts.form_of(line)
    if form is not None:
        return texts.make_texts(line, form, gpus, compiler, output, staging)
    if not line.sources and (line.ends_with_objects or not line.has_linked):
        raise UsageError("no source is given; name a file to compile")
    if line.ends_with_objects and output and len(line.sources) > 1:
        raise UsageError(f"-o {output}: names one object file, and {len(line.sources)} sources are given")
    warnings = ""
    with working_folder() as folder:
        objects: dict[str, str] = {}
        for number, (source, language) in enumerate(line.sources.items()):
            made = Path(folder) / f"{number}-{Path(source).stem}.o"
            target = output if output and line.ends_with_objects else Path(Path(source).with_suffix(".o").name)
            options = with_dependencies_of(line.compiling, target)
            warnings += compile_object(Path(source), language, gpus, options, compiler, made)
            objects[source] = str(made)
            if line.ends_with_objects:
                staging.write(target, Source.from_bytes(made.read_bytes()), like=made)
        if not line.ends_with_objects:
            program = Path(folder) / DEFAULT_NAME
            words = [objects.get(word, word) for word in _for_linker(line)]
            lacking = Objects.read(Inputs.of(words))
            if lacking.missing:
                words.append(str(link_device(lacking, compiler, Path(folder))))
            warnings += link(words, compiler, program, rocm.path_in(line.compiling))
            staging.write(output or Path(DEFAULT_NAME), Source.from_bytes(program.read_bytes()), like=program)
    return warnings


def _for_linker(line: CommandLine) -> list[str]:
    """Objects and options for linking. What sanitizes device code needs no libraries of the host."""
    linking = list(line.linking)
    if HIP in line.sources.values():
        linking = linking if set(line.sources.values()) - {HIP} else sanitizers.without(linking)
        linking = [*sanitizers.of_linking(line.compiling), *linking]
    return linking


def make_kernels(
    line: CommandLine, gpus: Sequence[str], compiler: Compiler, output: Path | None, staging: Staging
) -> str:
    """Stage the code object of a source, or for several GPUs a bundle; what the compiler warns of."""
    if len(line.sources) != 1 or line.has_linked:
        raise UsageError(f"{len(line.sources)} sources are given to --device-only; name one, and nothing to link")
    [source] = line.sources
    made = compile_for(Path(source), gpus, line.compiling, compiler, line.sources[source])
    if _CHECK_ALONE not in line.compiling:
        suffix = _suffix(line.compiling) if len(made.targets) == 1 else ".hipfb"
        staging.write(output or Path(Path(source).with_suffix(suffix).name), made.data)
    return made.warnings


_CHECK_ALONE = "-fsyntax-only"


def _suffix(options: Sequence[str]) -> str:
    """What clang calls what its options ask for; a code object without them."""
    if "-emit-llvm" in options:
        return ".ll" if "-S" in options else ".bc"
    return ".s" if "-S" in options else ".i" if "-E" in options else ".hsaco"

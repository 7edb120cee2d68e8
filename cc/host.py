"""Object files from HIP: the host's code, with the code of the GPUs in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..fatbin.bundling import bundle
from . import headers, relocatable, sanitizers
from .arguments import HIP, without_dependencies
from .compilers import Compiler
from .device import DEFAULT_LEVEL, code_objects, identity_of
from .driver import run_jobs
from .kept import Made, dependency_options, kept
from .working import working_folder

HOST_ONLY = ("-x", "hip", "--offload-host-only", "-fhip-new-launch-api")
_COMPRESS = "--offload-compress"
_FORMATS = {True: "ccob2", False: "plain"}
"""Of the bundle; readers know version 2 of compressed ones since ROCm 6.2."""


def compile_object(
    source: Path, language: str, gpus: Sequence[str] | None, options: Sequence[str], compiler: Compiler, out: Path
) -> str:
    """Write the object file of a source, without code for GPUs if ``gpus`` is None; what the compiler warns of.

    Raises :class:`CompileError`.
    """
    if language != HIP:
        named = ["-x", language] if language else []
        return run_jobs(
            compiler, [*headers.all_of(compiler, options), *options, *named, "-c", str(source), "-o", str(out)]
        )
    both = [option for option in options if option != _COMPRESS]
    both = [*identity_of(source.resolve(), source.read_bytes(), both), *both]
    if gpus is None or relocatable.OPTION in both:
        data, warnings = _host_side(source, both, compiler, b"")
        if gpus is not None:
            data, said = relocatable.with_bitcode(source, data, gpus, both, compiler)
            warnings += said
    else:
        entries, warnings = code_objects(source, gpus, without_dependencies(both), compiler)
        data, said = _host_side(source, both, compiler, bundle(entries, _FORMATS[_COMPRESS in options]).read())
        warnings += said
    out.write_bytes(data)
    return warnings


def _host_side(source: Path, options: Sequence[str], compiler: Compiler, fat: bytes) -> Made:
    """The object file of a source, with a fat binary in it unless that is empty."""
    options = sanitizers.of_host(options)

    def make(files: Path | None) -> Made:
        with working_folder() as folder:
            path, out = Path(folder) / "code.hipfb", Path(folder) / "host.o"
            path.write_bytes(fat)
            asked = [*HOST_ONLY, *headers.for_hip(compiler, options), DEFAULT_LEVEL]
            asked += ["-Xclang", "-fcuda-include-gpubinary", "-Xclang", str(path)] if fat else []
            asked += dependency_options(files) if files else []
            said = run_jobs(compiler, [*asked, *options, "-c", str(source), "-o", str(out)])
            return out.read_bytes(), said

    return kept(("host", source.absolute(), source.read_bytes(), fat, options), options, compiler, make)

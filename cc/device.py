"""Code objects from HIP: the device's side of a source, for one GPU after the other."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from ..fatbin.bundling import bundle, entry_of
from ..fatbin.errors import UsageError
from ..fatbin.model import Entry
from ..fatbin.product_names import gpus_like, processor_named
from ..fatbin.records import dataclass
from ..fatbin.target import PROCESSORS, TargetID
from . import headers, library, opencl_kernels, precompiled, sanitizers
from .arguments import HIP, OPENCL
from .compilers import Compiler
from .driver import run_jobs
from .errors import CompileError
from .kept import dependency_options, kept
from .working import working_folder

DEFAULT_GPU = "gfx942"
DEFAULT_LEVEL = "-O3"
"""What hipcc asks for where its user does not."""
_IDENTITY = "-cuid="
_DEVICE_ONLY = ("-x", "hip", "--offload-device-only", "--no-gpu-bundle-output")


@dataclass(frozen=True)
class Compiled:
    """A code object, or a bundle with one for each of several GPUs; and what the compiler warned of."""

    data: bytes
    targets: tuple[TargetID, ...]
    warnings: str


def compile_for(
    source: Path, gpus: Sequence[str], options: Sequence[str], compiler: Compiler, language: str = HIP
) -> Compiled:
    """What a source becomes for some GPUs; for one it is the code object itself. Raises :class:`CompileError`."""
    if language == HIP and not any(option.startswith(_IDENTITY) for option in options):
        options = [*identity_of(source, source.read_bytes(), options), *options]
    entries, warnings = code_objects(source, gpus, options, compiler, language)
    data = entries[0].data if len(entries) == 1 else bundle(entries).read()
    return Compiled(data, targets_of(gpus), warnings)


def code_objects(
    source: Path, gpus: Sequence[str], options: Sequence[str], compiler: Compiler, language: str = HIP
) -> tuple[list[Entry], str]:
    """The code objects of a source, as entries of a bundle; and what the compiler warned of."""
    entries, warnings = [], ""
    for target in targets_of(gpus):
        data, said = device_side(source, target, options, compiler, language)
        entries.append(entry_of(f"hipv4-amdgcn-amd-amdhsa--{target}", data))
        warnings += said
    return entries, warnings


def identity_of(name: Path, content: bytes, options: Sequence[str]) -> list[str]:
    """Options that tell variables of one source from those of the same name in another, for host and GPU alike.

    Drivers leave the identity out where they compile for the host alone, and make one of the path where it is not refused.
    """
    words = "\0".join((str(name), *options)).encode(errors="surrogateescape")
    return ["-fuse-cuid=none", "-Xclang", _IDENTITY + hashlib.sha256(words + content).hexdigest()[:16]]


def targets_of(gpus: Sequence[str]) -> tuple[TargetID, ...]:
    """What names of GPUs stand for, each once, in clang's order, which is that of letters; of none the default."""
    return tuple(sorted({_target(gpu) for gpu in gpus or [DEFAULT_GPU]}, key=str))


def _target(gpu: str) -> TargetID:
    """What a person calls a GPU; features that are not named are left open."""
    try:
        target = TargetID.parse(processor_named(gpu))
    except ValueError as error:
        raise UsageError(str(error)) from error
    if target.processor not in PROCESSORS:
        raise UsageError(f"{gpu!r} is no GPU that hipkit knows; {gpus_like(gpu)}")
    return target


def device_side(
    source: Path, target: TargetID, options: Sequence[str], compiler: Compiler, language: str = HIP
) -> tuple[bytes, str]:
    """What :func:`compile_side` makes, or made before; of OpenCL C what its own compilation makes."""
    make = opencl_kernels.compile_side if language == OPENCL else compile_side
    if headers.asks_for_rocm(options):  # whose device library is not in the list of what is read
        return make(source, target, options, compiler, None)
    parts = (target, source.absolute(), source.read_bytes(), options, language)
    return kept(parts, options, compiler, lambda files: make(source, target, options, compiler, files))


def compile_side(
    source: Path,
    target: TargetID,
    options: Sequence[str],
    compiler: Compiler,
    files: Path | None,
    shared: tuple[Sequence[str], Sequence[str]] | None = None,
) -> tuple[bytes, str]:
    """The device's side of a source for a target: a code object, or what the options ask for in its place; and warnings.

    All that it is made from is listed in ``files``. ``shared`` are those of the options that other sources have too, and which of them a user
    asks for: what those include is then precompiled.
    """
    options = sanitizers.of_device(options, target, compiler, DEFAULT_LEVEL)
    with working_folder() as folder:
        out = Path(folder) / "code.hsaco"
        words = _words(options, target, compiler)
        rest = [*(dependency_options(files) if files else []), "-c", str(source), "-o", str(out)]
        header = None
        if shared is not None:
            header = precompiled.precompiled(_words(shared[0], target, compiler), shared[1], compiler, Path(folder))

        def run(linking: list[str]) -> tuple[bytes, str]:
            said = None
            if header is not None:
                with suppress(CompileError):  # which is said where nothing is precompiled
                    said = run_jobs(compiler, [*linking, *precompiled.including(words, header), *rest])
            if said is None:
                said = run_jobs(compiler, [*linking, *words, *rest])
            return contents(out), sanitizers.notice(options, target) + said

        return library.linked(target, options, compiler, Path(folder), run)


def _words(options: Sequence[str], target: TargetID, compiler: Compiler) -> list[str]:
    """A driver's options for the device's side of a source."""
    words = [*_DEVICE_ONLY, f"--offload-arch={target}", *headers.for_hip(compiler, options), DEFAULT_LEVEL, *options]
    return [*words, *headers.honoring_pragmas(options)]


def contents(path: Path) -> bytes:
    """What a compiler wrote; nothing where it was only asked to check."""
    return path.read_bytes() if path.exists() else b""

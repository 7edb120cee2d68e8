"""Code objects from HIP: the device's side of a source, for one GPU after the other."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..fatbin.bundling import bundle, entry_of
from ..fatbin.errors import UsageError
from ..fatbin.product_names import gpus_like, processor_named
from ..fatbin.target import PROCESSORS, TargetID
from . import headers
from .compilers import Compiler
from .driver import run_jobs

DEFAULT_GPU = "gfx942"
DEFAULT_LEVEL = "-O3"
"""What hipcc asks for where its user does not."""
_DEVICE_ONLY = ("-x", "hip", "--offload-device-only", "--no-gpu-bundle-output", "-nogpulib", "-nogpuinc")


@dataclass(frozen=True)
class Compiled:
    """A code object, or a bundle with one for each of several GPUs; and what the compiler warned of."""

    data: bytes
    targets: tuple[TargetID, ...]
    warnings: str


def compile_for(source: Path, gpus: Sequence[str], options: Sequence[str], compiler: Compiler) -> Compiled:
    """What a source becomes for some GPUs; for one it is the code object itself. Raises :class:`CompileError`."""
    targets = tuple(dict.fromkeys(_target(gpu) for gpu in gpus or [DEFAULT_GPU]))
    codes, warnings = [], ""
    for target in targets:
        data, said = _code_object(source, target, options, compiler)
        codes.append(data)
        warnings += said
    if len(codes) == 1:
        return Compiled(codes[0], targets, warnings)
    entries = [
        entry_of(f"hipv4-amdgcn-amd-amdhsa--{target}", data) for target, data in zip(targets, codes, strict=True)
    ]
    return Compiled(bundle(entries), targets, warnings)


def _target(gpu: str) -> TargetID:
    """What a person calls a GPU; features that are not named are left open."""
    try:
        target = TargetID.parse(processor_named(gpu))
    except ValueError as error:
        raise UsageError(str(error)) from error
    if target.processor not in PROCESSORS:
        raise UsageError(f"{gpu!r} is no GPU that hipkit knows; {gpus_like(gpu)}")
    return target


def _code_object(source: Path, target: TargetID, options: Sequence[str], compiler: Compiler) -> tuple[bytes, str]:
    with tempfile.TemporaryDirectory(prefix="hipkit-cc-") as folder:
        out = Path(folder) / "code.hsaco"
        asked = [*_DEVICE_ONLY, f"--offload-arch={target}", *headers.standard(compiler), "-isystem", str(headers.OWN)]
        asked += [DEFAULT_LEVEL, *options, "-c", str(source), "-o", str(out)]
        warnings = run_jobs(compiler, asked)
        return out.read_bytes(), warnings

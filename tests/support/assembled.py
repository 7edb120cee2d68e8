"""A code object with one kernel, written in assembly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

_HEAD = """
.amdgcn_target "amdgcn-amd-amdhsa--{target}"
.amdhsa_code_object_version 6
"""
_KERNEL = """
.text
.globl {name}
.p2align 8
.type {name},@function
{name}:
  {text}
  s_endpgm
.size {name}, .-{name}
.rodata
.p2align 6
.amdhsa_kernel {name}
  {directives}
.end_amdhsa_kernel
"""
_NOTE = """
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:{kernels}
...
.end_amdgpu_metadata
"""
_OF_KERNEL = """
  - {{.name: {name}, .symbol: {name}.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4, .group_segment_fixed_size: {lds},
     .private_segment_fixed_size: {scratch}, .wavefront_size: {wave}, .sgpr_count: 1, .vgpr_count: {vgprs},
     .agpr_count: {agprs}, .max_flat_workgroup_size: 256, .args: []}}"""


def assembled(
    tool: Callable[[str], Any],
    folder: Path,
    processor: str,
    text: str,
    *directives: str,
    agprs: int = 0,
    vgprs: int = 1,
    lds: int = 0,
    scratch: int = 0,
) -> Path:
    """The code object; ``directives`` are those of the kernel's descriptor, without their prefix."""
    note = _OF_KERNEL.format(name="k", wave=64, agprs=agprs, vgprs=vgprs, lds=lds, scratch=scratch)
    return _made(tool, folder, processor, {"k": text}, directives, note)


def kernels(
    tool: Callable[[str], Any], folder: Path, processor: str, texts: dict[str, str], *directives: str, wave: int
) -> Path:
    """A code object with a kernel for each text."""
    values = {"agprs": 0, "vgprs": 1, "lds": 0, "scratch": 0, "wave": wave}
    note = "".join(_OF_KERNEL.format(name=name, **values) for name in texts)
    return _made(tool, folder, processor, texts, directives, note)


def _made(
    tool: Callable[[str], Any],
    folder: Path,
    processor: str,
    texts: dict[str, str],
    directives: tuple[str, ...],
    note: str,
) -> Path:
    source, out = folder / "k.s", folder / "k.hsaco"
    lines = "\n  ".join(f".amdhsa_{directive}" for directive in directives)
    made = (_KERNEL.format(name=name, text=text, directives=lines) for name, text in texts.items())
    source.write_text(_HEAD.format(target=processor) + "".join(made) + _NOTE.format(kernels=note))
    wave = ["-mwavefrontsize64"] if "wavefront_size32 0" in directives else []
    options = ["-x", "assembler", "-target", "amdgcn-amd-amdhsa", "-mcode-object-version=6", *wave]
    tool("clang-22")(*options, f"-mcpu={processor}", source, "-o", out)
    return out

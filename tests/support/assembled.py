"""A code object with one kernel, written in assembly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

_TEXT = """
.amdgcn_target "amdgcn-amd-amdhsa--{target}"
.amdhsa_code_object_version 6
.text
.globl k
.p2align 8
.type k,@function
k:
  {text}
  s_endpgm
.end: .size k, .end-k
.rodata
.p2align 6
.amdhsa_kernel k
  {directives}
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - {{.name: k, .symbol: k.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4, .group_segment_fixed_size: {lds},
     .private_segment_fixed_size: {scratch}, .wavefront_size: 64, .sgpr_count: 1, .vgpr_count: {vgprs},
     .agpr_count: {agprs}, .max_flat_workgroup_size: 256, .args: []}}
...
.end_amdgpu_metadata
"""


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
    source, out = folder / "k.s", folder / "k.hsaco"
    lines = "\n  ".join(f".amdhsa_{directive}" for directive in directives)
    values = {"agprs": agprs, "vgprs": vgprs, "lds": lds, "scratch": scratch}
    source.write_text(_TEXT.format(target=processor, text=text, directives=lines, **values))
    wave = ["-mwavefrontsize64"] if "wavefront_size32 0" in directives else []
    options = ["-x", "assembler", "-target", "amdgcn-amd-amdhsa", "-mcode-object-version=6", *wave]
    tool("clang-22")(*options, f"-mcpu={processor}", source, "-o", out)
    return out

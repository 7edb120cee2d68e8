"""Operations on memory that few kernels have: other accesses to LDS than plain ones, transposes, blocks, tensors, images."""

from __future__ import annotations

from . import blocks, lds, lds_barriers, swizzles, tensors, to_lds, transposes
from .image_operations import find as find_image
from .operands import Execute

__all__ = ["OPERATIONS", "find_image"]

OPERATIONS: dict[str, Execute] = {
    "ds_bpermute_b32": swizzles.pull,
    "ds_bpermute_fi_b32": swizzles.pull,
    "ds_permute_b32": swizzles.push,
    "ds_swizzle_b32": swizzles.swizzle,
    **lds.OPERATIONS,
    **lds_barriers.OPERATIONS,
    **to_lds.OPERATIONS,
    **transposes.OPERATIONS,
    **blocks.OPERATIONS,
    **tensors.OPERATIONS,
}
"""By name; images are found by :func:`find_image`."""

"""Kernels of metadata alone, to pack arguments for."""

from __future__ import annotations

from typing import Any

from hipkit.fatbin.codeobject.kernel import Kernel


def row(offset: int, size: int, kind: str = "by_value", type: str | None = None, **more: Any) -> dict[str, Any]:
    named = {".type_name": type} if type else {}
    return {
        ".offset": offset,
        ".size": size,
        ".value_kind": kind,
        **named,
        **{f".{key}": value for key, value in more.items()},
    }


def kernel(*rows: dict[str, Any], size: int = 0, **more: Any) -> Kernel:
    metadata = {
        ".name": "k",
        ".args": list(rows),
        ".kernarg_segment_size": size,
        **{f".{k}": v for k, v in more.items()},
    }
    return Kernel(
        metadata, "k.kd", processor="gfx942", version=5, descriptor=None, descriptor_symbol=None, function=None
    )

"""``read_code``: reads any device code with kernels (AMD code object, cubin or PTX)."""

from __future__ import annotations

from ..errors import OnDamage, raise_damage
from ..source import Source
from .code_object import CodeObject
from .cubin import Cubin
from .identify import identify
from .ptx import Ptx

DeviceCode = CodeObject | Cubin | Ptx
READERS: dict[str, type[CodeObject | Cubin | Ptx]] = {
    "code-object": CodeObject,
    "cubin": Cubin,
    "ptx": Ptx,
}
"""By the kind that :func:`identify` tells."""


def read_code(source: Source, on_damage: OnDamage = raise_damage) -> DeviceCode | None:
    """The code that ``source`` is, or None for what has no kernels to show: bitcode, SPIR-V, host objects."""
    identity = identify(source)
    reader = READERS.get(identity.kind) if identity else None
    return reader.read(source, on_damage) if reader else None

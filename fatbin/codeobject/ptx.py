"""PTX: the text that NVIDIA's driver compiles. Entries and target; the rest is the driver's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from ..errors import OnDamage, raise_damage
from ..source import Source
from .cubin import CudaKernel
from .identify import identify
from .kernel import Argument

KIND = "ptx"
LARGEST = 1 << 28

# A name, then parameters in parentheses that hold none. Bounded, so that no text takes long.
_ENTRY = re.compile(rb"\.entry\s+([\w$%]{1,16384})\s*(?:\(([^()]{0,262144})\))?")
_PARAMETER = re.compile(
    rb"\.param\s+(?:\.align\s+(\d{1,6})\s+)?\.([bsuf]\d{1,3}|pred)[^,]*?([\w$%]+)\s*(?:\[(\d{1,9})\])?\s*(?:,|\Z)"
)
_COMMENT = re.compile(rb"//[^\n]*")
_DIRECTIVES = re.compile(rb"\.(maxntid|reqntid)\s+(\d{1,6})(?:\s*,\s*(\d{1,6}))?(?:\s*,\s*(\d{1,6}))?")
_VERSION = re.compile(rb"\.version\s+(\d{1,4}\.\d{1,4})")


@dataclass(eq=False)
class Ptx:
    """PTX, read by :meth:`read`; ``version`` is that of the language."""

    kind: ClassVar[str] = KIND

    source: Source
    version: str | None
    target: str | None
    kernels: tuple[CudaKernel, ...] = field(repr=False)

    @classmethod
    def read(cls, source: Source | bytes, on_damage: OnDamage = raise_damage) -> Ptx:
        """The PTX that ``source`` is."""
        source = source if isinstance(source, Source) else Source.from_bytes(bytes(source))
        identity = identify(source)
        text = source.read(0, LARGEST)
        version = _VERSION.search(text)
        if identity is None or identity.kind != KIND or version is None:
            raise source.error("begins with no .version directive", container=KIND, field=".version")
        if source.size > LARGEST:
            on_damage(source.error(f"only the first {LARGEST} bytes are read", container=KIND, rule="size-limit"))
        return cls(source, version[1].decode(), identity.target, tuple(_kernels(text)))


def _kernels(text: bytes) -> Iterator[CudaKernel]:
    for match in _ENTRY.finditer(text):
        name, parameters = match[1].decode("ascii", "backslashreplace"), match[2] or b""
        arguments = tuple(_arguments(_COMMENT.sub(b"", parameters)))
        size = max((a.offset + a.size for a in arguments if a.offset is not None and a.size is not None), default=0)
        body = text.find(b"{", match.end())
        head = text[match.end() : body if body >= 0 else match.end()][:1024]
        directive = _DIRECTIVES.search(head)
        threads = 1
        for number in directive.groups()[1:] if directive else ():
            threads *= int(number) if number else 1
        yield CudaKernel(name, arguments, size, max_threads=threads if directive else None)


def _arguments(text: bytes) -> Iterator[Argument]:
    end = 0
    for alignment, kind, name, count in _PARAMETER.findall(text):
        element = max(1, int(kind[1:]) // 8) if kind != b"pred" else 1
        size = element * (int(count) if count else 1)
        step = int(alignment) if alignment else element
        offset = -(-end // max(step, 1)) * max(step, 1)
        end = offset + size
        yield Argument(
            name.decode("ascii", "replace"), offset, size, "by_value", kind.decode(), None, None, None, None, ()
        )

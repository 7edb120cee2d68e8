"""PTX text: its version, target and entries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from ..errors import OnDamage, raise_damage
from ..records import dataclass, field
from ..schema import align_up
from ..source import Source
from .cubin import CudaKernel
from .identify import identify
from .kernel import Argument

KIND = "ptx"
LARGEST = 1 << 28

# A name, then parameters in parentheses that hold none. Bounded, so that no text takes long.
_ENTRY = re.compile(rb"\.entry\s+([\w$%]{1,16384})\s*(?:\(([^()]{0,262144})\))?")
_TYPE = re.compile(rb"\.(?:[bsuf](\d{1,3})|pred)")
_NAME = re.compile(rb"([\w$%]+)(?:\[(\d{1,9})\])?")
_COMMENT = re.compile(rb"//[^\n]*|/\*.*?(?:\*/|\Z)", re.DOTALL)
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
        return cls(source, version[1].decode(), identity.target, tuple(_kernels(_COMMENT.sub(b" ", text))))


def _kernels(text: bytes) -> Iterator[CudaKernel]:
    for match in _ENTRY.finditer(text):
        name, parameters = match[1].decode("ascii", "backslashreplace"), match[2] or b""
        arguments = tuple(_arguments(parameters))
        size = max((a.offset + a.size for a in arguments if a.offset is not None and a.size is not None), default=0)
        body = text.find(b"{", match.end())
        head = text[match.end() : body if body >= 0 else match.end()][:1024]
        directive = _DIRECTIVES.search(head)
        threads = 1
        for number in directive.groups()[1:] if directive else ():
            threads *= int(number) if number else 1
        yield CudaKernel(name, arguments, size, max_threads=threads if directive else None)


def _arguments(text: bytes) -> Iterator[Argument]:
    """The parameters; PTX leaves their places to whoever lays them out, which is done as C does it."""
    end = 0
    for piece in text.split(b","):
        words = piece.replace(b" [", b"[").split()
        kind = next((match for word in words if (match := _TYPE.fullmatch(word))), None)
        name = _NAME.fullmatch(words[-1]) if words else None
        if kind is None or name is None:
            continue
        element = max(1, int(kind[1] or 8) // 8)
        aligned = words.index(b".align") + 1 if b".align" in words else None
        given = words[aligned] if aligned and aligned < len(words) else b""
        step = int(given) if given.isdigit() and len(given) < 8 else element
        size, offset = element * int(name[2] or 1), align_up(end, max(step, 1))
        end = offset + size
        yield Argument(
            name[1].decode("ascii", "replace"), offset, size, "by_value", kind[0][1:].decode(), None, None, None, None, ()
        )  # fmt: skip

"""The description of a split file: which bytes come from the host file, and which from its pieces.

A recipe holds what is in neither, such as headers that changed, so that what comes out is the file that was split,
byte for byte. It is MessagePack; its literal bytes are compressed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..errors import UnsupportedError
from ..formats.kpack_toc import pack
from ..inflate import deflate, inflate
from ..joined import Joined, zeros
from ..records import dataclass, field
from ..source import LARGEST_INFLATED, PIECE, Source

KIND = "recipe"
MAGIC, VERSION = "hipkit-split", 1
LARGEST = 256 << 20
_BLOCK = 512
"""Files are cut and moved by multiples of this; so parts of one are found again in the other."""
_ZEROS = bytes(_BLOCK)
_MOST_PLACES = 1 << 18

Step = list[Any]
"""``[what, size, …]``: ``host`` at an offset, ``zeros``, ``literal``, ``piece`` of a file, a ``kernel`` of a kpack,
or ``ccob``, which is a bundle made by steps of its own and compressed again."""


@dataclass(frozen=True)
class Part:
    """Bytes of a file that are in a piece: what says so is ``step``."""

    start: int
    size: int
    step: Step


@dataclass
class Recipe:
    """What :func:`steps_for` worked out, and how to tell that all is as it was."""

    name: str
    size: int
    sha256: str
    host: str
    """The SHA-256 of the host's file."""
    is_original: bool
    """Whether it makes the file that was split; else one whose containers are compressed in hipkit's way."""
    steps: list[Step] = field(default_factory=list)
    literals: bytes = b""
    pieces: list[list[str]] = field(default_factory=list)
    """The path of each piece from the folder of the split, its SHA-256, and its target."""

    def to_bytes(self) -> bytes:
        """The recipe as a file."""
        facts = {"magic": MAGIC, "version": VERSION, "name": self.name, "size": self.size, "sha256": self.sha256}
        facts |= {"host": self.host, "is_original": self.is_original, "steps": self.steps, "pieces": self.pieces}
        facts |= {"literals_size": len(self.literals), "literals": deflate("zstd", self.literals)}
        return pack(facts)

    @classmethod
    def parse(cls, source: Source) -> Recipe:
        """The recipe that ``source`` is; raises where it is none or damaged."""
        facts = _unpacked(source)
        if facts.get("version") != VERSION:
            raise UnsupportedError(
                f"{facts.get('version')!r} is not known; hipkit reads {VERSION}",
                source=source.name,
                offset=source.origin,
                container=KIND,
                field="version",
                rule="version",
            )
        wanted = {"name": str, "size": int, "sha256": str, "host": str, "is_original": bool, "steps": list}
        wanted |= {"pieces": list, "literals_size": int, "literals": bytes}
        for name, kind in wanted.items():
            if not isinstance(facts.get(name), kind):
                raise _bad(source, name, "is missing or of another type")
        size = facts.pop("literals_size")
        if not 0 <= size <= LARGEST or not 0 <= facts["size"] <= LARGEST_INFLATED:
            raise _bad(source, "size", "is not a size that hipkit takes")
        stored = Source.from_bytes(facts.pop("literals"), source.name)
        literals = bytes(inflate("zstd", stored, size, container=KIND)[0])
        kept = {name: facts[name] for name in wanted if name in facts}
        recipe = cls(literals=literals, **kept)
        for piece in recipe.pieces:
            if not isinstance(piece, list) or len(piece) != 3 or not all(isinstance(text, str) for text in piece):
                raise _bad(source, "pieces", "is not a list of path, hash and target")
        return recipe


def steps_for(whole: Source, host: Source, parts: Sequence[Part]) -> tuple[list[Step], bytes]:
    """Steps that make ``whole`` of ``host`` and of the pieces, and the bytes that are in neither."""
    steps: list[Step] = []
    literals = bytearray()
    finder = _Finder(host)
    at = 0
    for part in [*sorted(parts, key=lambda part: part.start), Part(whole.size, 0, [])]:
        finder.cover(whole, at, part.start, steps, literals)
        if part.step:
            steps.append(part.step)
        at = part.start + part.size
    return steps, bytes(literals)


def followed(steps: Sequence[Step], recipe: Recipe, host: Source, piece: Mapping[str, Callable[..., Source]]) -> Source:
    """What ``steps`` make. ``piece`` gives what ``piece``, ``kernel`` and ``ccob`` steps ask for."""
    out = Joined()
    for step in steps:
        try:
            what, size = str(step[0]), int(step[1])
            if not 0 <= size <= recipe.size * 64 + LARGEST or out.size + size > LARGEST_INFLATED:
                raise ValueError(f"{size} is not a size")
            if what == "zeros":
                made = zeros(size)
            elif what == "host":
                made = part_of(host, int(step[2]), size)
            elif what == "literal":
                made = Source.from_bytes(recipe.literals[int(step[2]) : int(step[2]) + size])
            else:
                made = piece[what](size, *step[2:])
        except (LookupError, TypeError, ValueError) as error:
            raise _bad(host, "steps", f"{step[:2]!r} cannot be followed: {error}") from error
        if made.size != size:
            raise _bad(host, "steps", f"{what} gives {made.size} bytes, not the {size} it should")
        out.add(made)
    return out.source(host.name)


def part_of(source: Source, at: int, size: int) -> Source:
    """``size`` bytes from ``at``; fewer where it has no more."""
    start = min(max(at, 0), source.size)
    return source.sub(start, min(size, source.size - start))


def digest(data: Source) -> str:
    """The SHA-256 in hexadecimal."""
    return data.digest("sha256").hex()


class _Finder:
    """Where in the host's file the blocks of the whole one are now."""

    def __init__(self, host: Source) -> None:
        self._host = host
        self._at: dict[int, int] | None = None
        self._shift = 0

    def cover(self, whole: Source, start: int, end: int, steps: list[Step], literals: bytearray) -> None:
        """Add steps for the bytes from ``start`` to ``end``."""
        at, data, data_at = start, b"", start
        while at < end:
            size = min(_BLOCK - at % _BLOCK, end - at)
            if at + size > data_at + len(data):
                data, data_at = whole.read(at, PIECE), at
            block = data[at - data_at : at - data_at + size]
            place = self._place(block, at)
            if not any(block):
                _extend(steps, "zeros", size, None)
            elif place is not None:
                _extend(steps, "host", size, place)
            else:
                _extend(steps, "literal", size, len(literals))
                literals += block
            at += size

    def _place(self, block: bytes, at: int) -> int | None:
        """Where ``block`` is: as far from its old place as the one before, or wherever one like it is."""
        here = at + self._shift
        if here >= 0 and self._host.read(here, len(block)) == block:
            return here
        if len(block) < _BLOCK or block == _ZEROS:
            return None
        if self._at is None:
            self._at = self._places()
        found = self._at.get(hash(block))
        if found is None or self._host.read(found, len(block)) != block:
            return None
        self._shift = found - at
        return found

    def _places(self) -> dict[int, int]:
        """Where blocks of the host are, by their hash: of a large one not all, but some of every part that moved."""
        last = self._host.size - _BLOCK + 1
        step = _BLOCK * -(-max(last, 1) // (_BLOCK * _MOST_PLACES))
        return {hash(self._host.read(at, _BLOCK)): at for at in range(0, last, step)}


def _extend(steps: list[Step], what: str, size: int, at: int | None) -> None:
    """One more step, or a longer last one."""
    last = steps[-1] if steps else None
    if last is not None and last[0] == what and (at is None or last[2] + last[1] == at):
        last[1] += size
    else:
        steps.append([what, size] if at is None else [what, size, at])


def _unpacked(source: Source) -> dict[str, Any]:
    import msgpack

    if source.size > LARGEST:
        raise _bad(source, "size", f"{source.size} bytes; hipkit reads up to {LARGEST}")
    try:
        facts = msgpack.unpackb(source.read(), strict_map_key=False)
    except (ValueError, msgpack.UnpackException, RecursionError, TypeError) as error:
        raise _bad(source, "file", f"is not sound MessagePack: {error}") from error
    if not isinstance(facts, dict) or facts.get("magic") != MAGIC:
        raise _bad(source, "magic", "is not what hipkit split left")
    return facts


def _bad(source: Source, field: str, message: str) -> Exception:
    return source.error(message, container=KIND, field=field)

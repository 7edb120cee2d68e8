"""Sources that consist of parts of other sources, copied only when they are read."""

from __future__ import annotations

import bisect
import heapq
import itertools
from collections.abc import Sequence

from . import scratch
from .scratch import Scratch
from .source import Source

_PIECE = 4 << 20


class Zeros:
    """Zero bytes, which take no memory."""

    def view(self, start: int, end: int) -> memoryview:
        """As many as asked for."""
        return memoryview(bytes(end - start))

    def read(self, start: int, end: int) -> bytes:
        """As many as asked for."""
        return bytes(end - start)


class Joined:
    """Content that grows at its end and may be patched: :meth:`source` is all of it."""

    def __init__(self, *parts: Source | bytes) -> None:
        self.size = 0
        self._starts: list[int] = []
        self._parts: list[Source] = []
        self._patches: list[tuple[int, bytes]] = []
        for part in parts:
            self.add(part)

    def add(self, content: Source | bytes) -> None:
        """Put ``content`` after what is there."""
        part = content if isinstance(content, Source) else Source.from_bytes(content)
        if part.size:
            self._starts.append(self.size)
            self._parts.append(part)
            self.size += part.size

    def pad(self, size: int) -> None:
        """Put zeros after what is there, up to ``size`` bytes in all."""
        if size > self.size:
            self.add(zeros(size - self.size))

    def patch(self, at: int, data: bytes) -> None:
        """Change bytes in place; of two patches of one byte the later holds. What reaches beyond the end is added."""
        self.pad(at + len(data))
        self._patches.append((at, data))

    def source(self, name: str = "<bytes>") -> Source:
        """All of it; nothing must be added any more."""
        return Source(_Parts(self._starts, self._parts, self._patches), self.size, name=name)


class _Parts:
    """Where the bytes are that were joined."""

    def __init__(self, starts: list[int], parts: list[Source], patches: list[tuple[int, bytes]]) -> None:
        self._starts, self._parts = starts, parts
        numbered = sorted((at, number, data) for number, (at, data) in enumerate(patches))
        self._places = [at for at, _, _ in numbered]
        self._patches = numbered
        self._longest = max((len(data) for _, data in patches), default=0)

    def view(self, start: int, end: int) -> memoryview:
        """The bytes of one part themselves; those of several are copied."""
        patches = self._touching(start, end)
        number = bisect.bisect_right(self._starts, start) - 1
        part, at = self._parts[number], start - self._starts[number]
        if not patches and at + end - start <= part.size:
            return part.view(at, end - start)
        if end - start <= scratch.KEEP_IN_MEMORY:
            return memoryview(self._copied(start, end))
        copy = Scratch(end - start)
        for place in range(start, end, _PIECE):
            copy.write(self._copied(place, min(place + _PIECE, end)))
        return memoryview(copy.buffer())

    def send(self, start: int, end: int, file: int) -> int:
        """As :meth:`FileContent.send`: from one part, where nothing is patched."""
        number = bisect.bisect_right(self._starts, start) - 1
        part, at = self._parts[number], start - self._starts[number]
        size = min(end - start, part.size - at)
        return 0 if self._touching(start, start + size) else part.send(at, size, file)

    def read(self, start: int, end: int) -> bytes:
        """The bytes, copied."""
        return bytes(self.view(start, end))

    def _copied(self, start: int, end: int) -> bytearray:
        out = bytearray()
        number = bisect.bisect_right(self._starts, start) - 1
        while start + len(out) < end:
            at = start + len(out) - self._starts[number]
            out += self._parts[number].view(at, end - start - len(out))
            number += 1
        for place, _, data in self._touching(start, end):
            low, high = max(place, start), min(place + len(data), end)
            out[low - start : high - start] = data[low - place : high - place]
        return out

    def _touching(self, start: int, end: int) -> list[tuple[int, int, bytes]]:
        """The patches of these bytes, in the order in which they were made."""
        if not self._places:
            return []
        first = bisect.bisect_left(self._places, start - self._longest)
        last = bisect.bisect_left(self._places, end)
        found = [patch for patch in itertools.islice(self._patches, first, last) if patch[0] + len(patch[2]) > start]
        return sorted(found, key=lambda patch: patch[1])


def layered(layers: Sequence[tuple[int, Source]]) -> Joined:
    """Contents at their places, zeros between them; where several have a byte, it is the last one's."""
    events = sorted({place for at, content in layers for place in (at, at + content.size)})
    waiting = sorted(range(len(layers)), key=lambda number: layers[number][0], reverse=True)
    open_ones: list[int] = []
    out = Joined()
    for start, end in itertools.pairwise(events):
        while waiting and layers[waiting[-1]][0] <= start:
            heapq.heappush(open_ones, -waiting.pop())
        while open_ones and _end(layers[-open_ones[0]]) <= start:
            heapq.heappop(open_ones)
        if open_ones:
            at, content = layers[-open_ones[0]]
            out.pad(start)
            out.add(content.sub(start - at, end - start))
    return out


def _end(layer: tuple[int, Source]) -> int:
    return layer[0] + layer[1].size


def zeros(size: int) -> Source:
    """Zero bytes, ``size`` of them."""
    return Source(Zeros(), size, name="zeros")


def padded(content: Source, size: int) -> Source:
    """``content`` with zeros after it, up to ``size`` bytes."""
    if content.size >= size:
        return content
    made = Joined(content)
    made.pad(size)
    return made.source(content.name)


def rest_of(source: Source, at: int) -> Source:
    """What is there from ``at`` on, if anything."""
    return source.sub(min(at, source.size))


def same(one: Source, other: Source) -> bool:
    """Whether two contents are equal."""
    if one.size != other.size:
        return False
    return all(ours == theirs for ours, theirs in zip(one.pieces(), other.pieces(), strict=True))

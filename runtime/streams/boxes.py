"""Stream operations that copy and fill 2D and 3D boxes of bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ...fatbin.records import dataclass
from ..devices.happens_before import Span
from ..memory import transfer
from ..memory.boxes import Box, Extent
from .command import Kind
from .operation import Operation


@dataclass(slots=True)
class CopyBox(Operation):
    """Copying a box; ``keeps`` is what must live until then."""

    kind: ClassVar[Kind] = Kind.COPY
    destination: Box
    source: Box
    extent: Extent
    keeps: Any = None

    @property
    def details(self) -> dict[str, object]:
        width, height, depth = self.extent
        return {"bytes": width * height * depth, "extent": self.extent}

    def spans(self) -> Iterable[Span]:
        for box, is_written in ((self.destination, True), (self.source, False)):
            for row in box.rows(self.extent):
                yield row, row + self.extent[0], is_written

    def run(self) -> object:
        transfer.copy_box(self.destination, self.source, self.extent)
        return None


@dataclass(slots=True)
class FillBox(Operation):
    """Writing a value of ``size`` bytes into a box, again and again along each row."""

    kind: ClassVar[Kind] = Kind.FILL
    destination: Box
    extent: Extent
    value: int
    size: int = 1

    @property
    def details(self) -> dict[str, object]:
        width, height, depth = self.extent
        return {"bytes": width * height * depth, "extent": self.extent}

    def spans(self) -> Iterable[Span]:
        for row in self.destination.rows(self.extent):
            yield row, row + self.extent[0], True

    def run(self) -> object:
        pattern = (self.value % (1 << 8 * self.size)).to_bytes(self.size, "little")
        transfer.fill_box(self.destination, pattern, self.extent)
        return None

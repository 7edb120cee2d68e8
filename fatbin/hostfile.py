"""The common interface of host ELF and PE files: sections, and pointers with their targets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from .errors import FormatError
from .records import dataclass
from .source import Source


@dataclass(frozen=True, eq=False)
class Section:
    """A section (or a segment, without a name). ``source`` is None where the file holds no bytes of it."""

    name: str
    address: int
    size: int
    source: Source | None
    offset: int

    @property
    def missing(self) -> int:
        """How many of its bytes the file is too short for."""
        return self.size - self.source.size if self.source else 0


class HostFile(ABC):
    """A host binary. Subclasses say how its sections and pointers are read."""

    format: ClassVar[str]
    source: Source
    is_object: bool
    """Whether it is a relocatable object: its pointers are settled when it is linked."""
    sections: list[Section]
    damage: list[FormatError]
    """Headers that could not be read; the sections are those that could."""

    def is_loaded(self, section: Section) -> bool:
        """Whether a program that is started has this section in memory."""
        return True

    @abstractmethod
    def pointer(self, section: Section, at: int) -> int | None:
        """The file offset that the pointer at ``at`` of ``section`` leads to; None where only the linker knows."""

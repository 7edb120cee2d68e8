"""What ``hipkit disasm`` prints of one code object."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from ..fatbin.cached import cached_property
from ..fatbin.records import dataclass

if TYPE_CHECKING:
    from ..fatbin.codeobject.source_lines import SourceLines
    from ..fatbin.disassembly import Disassembly, Function


@dataclass
class Listing:
    """A code object, and which of its functions are shown: all, or those of a name."""

    disassembly: Disassembly
    kernel: str | None
    source_lines: SourceLines

    @cached_property
    def functions(self) -> Sequence[Function]:
        """The functions that are shown."""
        every = self.disassembly.functions
        return every if self.kernel is None else [f for f in every if is_called(f.names, self.kernel)]


def is_called(names: tuple[str, ...], wanted: str) -> bool:
    """Whether a person who writes ``wanted`` means the function of these names."""
    from ..fatbin.codeobject.demangle import spellings

    return any(fnmatchcase(text, wanted) for name in names for text in spellings(name))

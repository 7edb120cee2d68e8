"""Which lines and branches of kernels ran, and how often: what ``--coverage`` writes, in the form of lcov's tracefiles."""

from __future__ import annotations

import bisect
import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ...fatbin.codeobject.demangle import demangle
from ...fatbin.codeobject.elf64 import STT_FUNC
from ...fatbin.disassembly import Disassembly
from ...fatbin.records import dataclass, field
from ..isa.operations import Does, kind_of

if TYPE_CHECKING:
    from ...fatbin.codeobject.code_object import CodeObject
    from ...fatbin.codeobject.source_lines import SourceLines
    from ...loader.image import LoadedImage

Document = dict[str, Any]
"""By source file the counts of its lines; its functions, each with its line and how often it was entered; and its conditional
branches, by line and address, each with how many waves went on to the next instruction there and how many jumped.
"""


@dataclass
class _Code:
    """A code object of which a kernel has run."""

    code: CodeObject
    lines: SourceLines
    counts: Counter[int] = field(default_factory=Counter)
    """By address, how many waves have executed the instruction there."""
    jumps: Counter[int] = field(default_factory=Counter)
    """By address, how many waves have jumped at the conditional branch there."""

    def functions(self) -> dict[str, int]:
        """By readable name, where each function begins."""
        symbols = (symbol for symbol in self.code.symbols if symbol.type == STT_FUNC and symbol.is_defined)
        return {demangle(symbol.name): symbol.value for symbol in symbols}

    def branches(self) -> Iterator[int]:
        """Where conditional branches are."""
        text = Disassembly(self.code)
        for function in text.functions:
            for instruction in text.instructions(function):
                if instruction is not None and kind_of(instruction).does is Does.BRANCH_IF:
                    yield instruction.address


class Coverage:
    """What the launches of this process have executed."""

    def __init__(self) -> None:
        self._found: dict[int, _Code] = {}
        self._lock = threading.Lock()

    def add(self, image: LoadedImage, counts: Mapping[int, int], jumps: Mapping[int, int]) -> None:
        """Add the counts of a launch: by address, of instructions, and of jumps at conditional branches."""
        with self._lock:
            lines = image.lines  # kept, so that no other object gets its id
            code = self._found.get(id(lines))
            if code is None:
                code = self._found[id(lines)] = _Code(image.code, lines)
            code.counts.update(counts)
            code.jumps.update(jumps)

    def document(self) -> Document:
        """The counts of all lines that have code, by file."""
        with self._lock:
            return merged(_document(code) for code in self._found.values())


COVERAGE = Coverage()
"""What kernels of this process have executed."""


def _document(code: _Code) -> Document:
    found: Document = {}
    executed = sorted(code.counts)
    addresses, lines = code.lines.rows
    for (start, line), end in zip(zip(addresses, lines, strict=True), [*addresses[1:], *addresses[-1:]], strict=True):
        if line is None or not line.line:
            continue
        first, last = bisect.bisect_left(executed, start), bisect.bisect_left(executed, end)
        count = max((code.counts[address] for address in executed[first:last]), default=0)
        counted = _file(found, line.file)["lines"]
        counted[str(line.line)] = max(count, counted.get(str(line.line), 0))
    for name, address in code.functions().items():
        begins = code.lines.line_at(address)
        if begins is not None and begins.line:
            _file(found, begins.file)["functions"][name] = [begins.line, code.counts[address]]
    for address in code.branches():
        line = code.lines.nearest_line(address)
        if line is not None and line.line:
            jumps = code.jumps[address]
            at = _file(found, line.file)["branches"].setdefault(str(line.line), {})
            at[f"{address:x}"] = [code.counts[address] - jumps, jumps]
    return found


def _file(document: Document, name: str) -> dict[str, Any]:
    made: dict[str, Any] = document.setdefault(name, {"lines": {}, "functions": {}, "branches": {}})
    return made


def merged(documents: Iterable[Document]) -> Document:
    """The sum of several: of code objects, or of processes."""
    total: Document = {}
    for document in documents:
        for name, file in document.items():
            into = _file(total, name)
            for line, count in file["lines"].items():
                into["lines"][line] = into["lines"].get(line, 0) + count
            for function, (line, count) in file["functions"].items():
                known = into["functions"].get(function, [line, 0])
                into["functions"][function] = [known[0], known[1] + count]
            for line, branches in file["branches"].items():
                at = into["branches"].setdefault(line, {})
                for address, (on, jumped) in branches.items():
                    known = at.get(address, [0, 0])
                    at[address] = [known[0] + on, known[1] + jumped]
    return total


def lcov(document: Document, comments: Iterable[str] = ()) -> str:
    """The document as lcov, genhtml, and services for coverage read it, which skip comments."""
    said = [f"# {comment}" for comment in comments]
    for name, file in sorted(document.items()):
        functions, lines = sorted(file["functions"].items()), sorted(file["lines"].items(), key=lambda row: int(row[0]))
        said += ["TN:", f"SF:{name}"]
        said += [f"FN:{line},{function}" for function, (line, _) in functions]
        said += [f"FNDA:{count},{function}" for function, (_, count) in functions]
        said += [f"FNF:{len(functions)}", f"FNH:{sum(count > 0 for _, (_, count) in functions)}"]
        said += _branches(file["branches"])
        said += [f"DA:{line},{count}" for line, count in lines]
        said += [f"LF:{len(lines)}", f"LH:{sum(count > 0 for _, count in lines)}", "end_of_record"]
    return "\n".join([*said, ""])


def _branches(by_line: Mapping[str, Mapping[str, list[int]]]) -> list[str]:
    """The records of branches: of each, first the way to the next instruction, then the jump."""
    said, ways = [], []
    for line, branches in sorted(by_line.items(), key=lambda row: int(row[0])):
        for block, (_, counts) in enumerate(sorted(branches.items(), key=lambda row: int(row[0], 16))):
            ways += counts
            said += [f"BRDA:{line},{block},{way},{count if any(counts) else '-'}" for way, count in enumerate(counts)]
    return [*said, f"BRF:{len(ways)}", f"BRH:{sum(count > 0 for count in ways)}"]

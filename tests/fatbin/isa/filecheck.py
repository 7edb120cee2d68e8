"""LLVM's own disassembler tests, read where its source is: inputs, expected text, and what they run.

A test file holds lines of bytes, each with expectations in comments, and RUN lines that name a processor, its features
and the prefixes of the expectations that count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_RUN = re.compile(r"RUN:.*?llvm-mc(?P<arguments>.*?)(?:\||$)(?P<check>.*)")


@dataclass(frozen=True)
class Run:
    """One way to disassemble a file, and the prefixes of what it should print."""

    path: Path
    processor: str
    features: tuple[str, ...]
    prefixes: tuple[str, ...]

    @property
    def name(self) -> str:
        """What identifies it in a report."""
        return " ".join([self.path.name, self.processor, *self.features])

    def inputs(self) -> Iterator[bytes]:
        """The bytes of each line."""
        for line in self.path.read_text().splitlines():
            code = re.split(r"[#;]|//", line)[0]
            numbers = re.findall(r"0x([0-9a-fA-F]+)", code)
            if numbers:
                yield bytes(int(number, 16) for number in numbers)

    def expectations(self) -> Iterator[str]:
        """The text of each expected instruction, as a regular expression."""
        prefixes = "|".join(map(re.escape, self.prefixes))
        pattern = re.compile(rf"(?:#|;|//)\s*(?:{prefixes})(?:-NEXT)?:\s*(.*)")
        for line in self.path.read_text().splitlines():
            match = pattern.search(line)
            if match and "warning:" not in line and "error:" not in line and match[1] != "{{.*}}":
                yield _expression(match[1])


def _expression(text: str) -> str:
    """A FileCheck pattern without what follows the instruction."""
    parts = re.split(r"\{\{(.*?)\}\}", text)
    expression = "".join(part if index % 2 else re.escape(part) for index, part in enumerate(parts))
    expression = re.split(r"(?:\\ |\s)*(?:;|//|\\;)(?:\\ |\s)*(?:encoding|!)?", expression)[0]
    return re.sub(r"(?:\\ |\\\t|\s)+", r"\\s+", expression.strip())


def runs(folder: Path) -> Iterator[Run]:
    """Every run of every file."""
    for path in sorted(folder.iterdir()):
        if path.suffix not in (".txt", ".s"):
            continue
        for line in path.read_text().splitlines():
            match = _RUN.search(line)
            if match is None or "-disassemble" not in line:
                continue
            processor = re.search(r"-mcpu=(\S+)", match["arguments"])
            features = re.findall(r"-mattr=(\S+)", match["arguments"])
            prefixes = re.findall(r"-check-prefix(?:es)?[= ](\S+)", match["check"])
            yield Run(
                path,
                processor[1] if processor else "",
                tuple(name for group in features for name in group.split(",")),
                tuple(name for group in prefixes for name in group.split(",")) or ("CHECK",),
            )

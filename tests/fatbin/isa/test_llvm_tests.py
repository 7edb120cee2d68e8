"""LLVM's own disassembler tests: at least 99.9 % of their lines, every other one named.

They are read where LLVM's source is: set HIPKIT_LLVM_SOURCE to its ``llvm`` folder. A test file holds lines of bytes,
each with expectations in comments, and RUN lines that name a processor, its features and the prefixes of the
expectations that count for them.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hipkit.fatbin.isa import decode
from hipkit.fatbin.isa.load import known_processors

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = os.environ.get("HIPKIT_LLVM_SOURCE", "")
FOLDER = Path(SOURCE, "test/MC/Disassembler/AMDGPU")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not SOURCE, reason="HIPKIT_LLVM_SOURCE does not name the llvm folder of LLVM 22's source"),
]

REQUIRED = 0.999
EXPECTED_LINES = 344_000
"""So many there are in LLVM 22: fewer would mean that they are not found."""

KNOWN_MISSES: dict[str, str] = {}
"""Lines that differ, by run and text, with the reason."""

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
        return " ".join([self.path.name, self.processor, *self.features])

    def inputs(self) -> Iterator[bytes]:
        for line in self.path.read_text().splitlines():
            numbers = re.findall(r"0x([0-9a-fA-F]+)", re.split(r"[#;]|//", line)[0])
            if numbers:
                yield bytes(int(number, 16) for number in numbers)

    def expectations(self) -> Iterator[str]:
        """The text of each expected instruction, as a regular expression."""
        pattern = re.compile(rf"(?:#|;|//)\s*(?:{'|'.join(map(re.escape, self.prefixes))})(?:-NEXT)?:\s*(.*)")
        for line in self.path.read_text().splitlines():
            match = pattern.search(line)
            if match and "warning:" not in line and "error:" not in line and match[1] != "{{.*}}":
                yield _expression(match[1])

    def misses(self) -> tuple[int, list[str]]:
        """How many instructions are expected, and which of them do not come, in this order, from our decoder."""
        texts = [str(i) for code in self.inputs() for i in decode(code, self.processor, features=self.features)]
        at, count, missed = 0, 0, []
        for expected in self.expectations():
            count += 1
            pattern = re.compile(rf"{expected}\s*$")
            found = next((index for index in range(at, len(texts)) if pattern.match(texts[index])), None)
            if found is None:
                missed.append(f"{self.name}: {expected}")
            else:
                at = found + 1
        return count, missed


def _expression(text: str) -> str:
    """A FileCheck pattern without what follows the instruction."""
    parts = re.split(r"\{\{(.*?)\}\}", text)
    expression = "".join(part if index % 2 else re.escape(part) for index, part in enumerate(parts))
    expression = re.split(r"(?:\\ |\s)*(?:;|//|\\;)(?:\\ |\s)*(?:encoding|!)?", expression)[0]
    return re.sub(r"(?:\\ |\\\t|\s)+", r"\\s+", expression.strip())


def _runs() -> Iterator[Run]:
    for path in sorted(FOLDER.iterdir()):
        lines = path.read_text().splitlines() if path.suffix in (".txt", ".s") else []
        for match in (_RUN.search(line) for line in lines if "-disassemble" in line):
            if match is None:
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


def test_llvms_expectations_are_ours() -> None:
    total, missed = 0, []
    for run in _runs():
        if run.processor in known_processors():
            count, found = run.misses()
            total += count
            missed += found
    print(f"{total} lines, {len(missed)} differ")
    assert total > EXPECTED_LINES
    assert len(missed) <= total * (1 - REQUIRED)
    assert [line for line in missed if line not in KNOWN_MISSES] == []

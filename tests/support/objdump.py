"""llvm-objdump's view of a code object, line by line, beside hipkit's."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tool_answers import UNKNOWN

from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.disassembly import Disassembly
from hipkit.fatbin.source import Source

OBJDUMP = "llvm-objdump-22"
_LINE = re.compile(r"^\t(?P<text>.*?)\s*// (?P<address>[0-9A-F]+): (?P<words>[0-9A-F ]+?)(?: <(?P<target>.+)>)?$")
_LABEL = re.compile(r"^(?P<address>[0-9a-f]+) <(?P<name>.*)>:$")


class Line(NamedTuple):
    """An instruction, a label (whose text is the symbol), or a run of zeros."""

    address: int
    text: str
    target: str | None


def theirs(path: Path, processor: str | None = None) -> Iterator[Line]:
    """What llvm-objdump prints. ``processor`` is for objects whose header does not say theirs."""
    command = [shutil.which(OBJDUMP) or OBJDUMP, "-d", *([f"--mcpu={processor}"] if processor else []), str(path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors="replace"
    ) as tool:
        assert tool.stdout
        is_descriptor = False
        for row in tool.stdout:
            line = _line(row.rstrip("\n"))
            # The descriptor in front of a kernel of code object V2: a comment, and its bytes.
            is_descriptor = row.startswith("; decoding failed region as bytes") or (
                is_descriptor and (line is None or line.address < 0)
            )
            if line and not is_descriptor:
                yield line
    if tool.returncode == UNKNOWN:
        pytest.skip(f"{OBJDUMP} is not installed, and no answer to this is recorded")


def _line(row: str) -> Line | None:
    if label := _LABEL.match(row):
        return Line(int(label["address"], 16), label["name"] + ":", None)
    if line := _LINE.match(row):
        return Line(int(line["address"], 16), line["text"], line["target"])
    if row.strip() == "..." or row.startswith("\t"):
        return Line(-1, row.strip(), None)
    return None


def ours(path: Path) -> Iterator[Line]:
    """What hipkit prints, in the same form."""
    disassembly = Disassembly(CodeObject.read(Source.from_path(path), lambda error: None))
    for function in disassembly.functions:
        yield Line(function.address - function.header, function.name + ":", None)
        for instruction in disassembly.instructions(function):
            if instruction is None:
                yield Line(-1, "...", None)
            else:
                # Where a label stands in the text, llvm-objdump has no comment.
                target = None if instruction.label else disassembly.target_of(instruction, function)
                yield Line(instruction.address, str(instruction), str(target)[1:-1] if target else None)


class Comparison(NamedTuple):
    """How many lines there are, and those that differ: ours and theirs."""

    lines: int
    different: list[tuple[Line | None, Line | None]]


def compare(path: Path, processor: str | None = None) -> Comparison:
    """Both views of one code object."""
    count = 0
    different: list[tuple[Line | None, Line | None]] = []
    left, right = ours(path), theirs(path, processor)
    while True:
        mine, other = next(left, None), next(right, None)
        if mine is None and other is None:
            return Comparison(count, different)
        count += 1
        if mine != other:
            different.append((mine, other))
            if mine is None or other is None or len(different) > 1000:
                return Comparison(count, different)

"""Tables of known answers: what an instruction leaves where, given what it found there, computed by no code of ours.

A line of a table is ``target <tab> instruction <tab> given <tab> found``. docs/engine.md says how they are written.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from instructions import lanes_of

TABLES = Path(__file__).parents[1] / "runtime" / "devices" / "answers"
WINDOW = 256
"""Bytes of global memory, of LDS and of scratch memory that a row has."""
MEMORIES = ("mem", "lds", "scratch")
_SPECIAL = ("vcc", "exec", "scc", "m0", "mode")
_ONE = re.compile(r"([sva])(\d+)")
_MANY = re.compile(r"([sva])\[(\d+):(\d+)\]")
_PLACE = re.compile(rf"(?:([sva])(\d+)|([sva])\[(\d+):(\d+)\]|({'|'.join(_SPECIAL)}))(?:@(\d+))?")
_WORD = re.compile(rf"({'|'.join(MEMORIES)})\+(\w+)")
_LANES = re.compile(r"lane(?:\*(\d+))?")
_FIRST_KEPT = {"s": 88, "v": 248, "a": 256}
"""Registers from here on belong to whoever runs the rows."""


class AnswerError(ValueError):
    """A line of a table that cannot be understood."""


# Values

_FORMATS = {"h": ("e", 16), "f": ("f", 32), "d": ("d", 64), "b": ("", 16)}
_NAN = {16: (0x7C00, 0x3FF), 32: (0x7F800000, 0x7FFFFF), 64: (0x7FF << 52, (1 << 52) - 1)}
_NAN_BF16 = (0x7F80, 0x7F)


@dataclass(frozen=True)
class Part:
    """Some bits of a value, ``width`` of them: these, or any NaN, or a float within a unit of the last place."""

    width: int
    bits: int
    nan: tuple[int, int] | None = None
    slack: int = 0

    def fits(self, found: int) -> bool:
        """Whether a result is what was expected."""
        if self.nan:
            exponent, fraction = self.nan
            return found & exponent == exponent and bool(found & fraction)
        return abs(found - self.bits) <= self.slack


@dataclass(frozen=True)
class Value:
    """What a place holds, in parts from the lowest bits up."""

    parts: tuple[Part, ...]

    @property
    def bits(self) -> int:
        """All of it."""
        number, place = 0, 0
        for part in self.parts:
            number |= part.bits << place
            place += part.width
        return number

    def fits(self, found: int) -> bool:
        """Whether a result is what was expected."""
        place = 0
        for part in self.parts:
            if not part.fits(found >> place & (1 << part.width) - 1):
                return False
            place += part.width
        return True


def value_of(text: str, width: int) -> Value:
    """``text`` in ``width`` bits: parts from the low one up between bars, each an integer or a float with a suffix."""
    parts = text.split("|")
    if width % len(parts):
        raise AnswerError(f"{text!r} has {len(parts)} parts, which {width} bits cannot have")
    return Value(tuple(_part(part, width // len(parts)) for part in parts))


def _part(text: str, width: int) -> Part:
    try:
        number = int(text, 0)
    except ValueError:
        return _float(text, width)
    if not -(1 << width - 1) <= number < 1 << width:
        raise AnswerError(f"{text!r} does not fit into {width} bits")
    return Part(width, number & (1 << width) - 1)


def _float(text: str, width: int) -> Part:
    is_near, body, suffix = text.startswith("~"), text.removeprefix("~")[:-1], text[-1:]
    if suffix not in _FORMATS:
        raise AnswerError(f"{text!r} is neither an integer nor a float with one of the suffixes {' '.join(_FORMATS)}")
    code, size = _FORMATS[suffix]
    if size > width:
        raise AnswerError(f"{text!r} has {size} bits, and its place {width}")
    try:
        number = float.fromhex(body) if "0x" in body else float(body)
    except ValueError as error:
        raise AnswerError(f"{text!r} is not a number") from error
    if math.isnan(number):
        exponent, fraction = _NAN[size] if code else _NAN_BF16
        return Part(width, exponent | fraction + 1 >> 1, (exponent, fraction))
    if not code:
        bits = struct.unpack("<I", struct.pack("<f", number))[0]
        if bits & 0xFFFF:
            raise AnswerError(f"{text!r} is not a bfloat16")
        return Part(width, bits >> 16)
    return Part(width, int.from_bytes(struct.pack(f"<{code}", number), "little"), slack=int(is_near))


# Places


@dataclass(frozen=True)
class Place:
    """Registers or a word of memory."""

    file: str
    index: int = 0
    words: int = 1
    lane: int | None = None

    def __str__(self) -> str:
        lane = "" if self.lane is None else f"@{self.lane}"
        if self.file in MEMORIES:
            return f"{self.file}+{self.index}"
        if self.file in _SPECIAL:
            return self.file
        many = f"[{self.index}:{self.index + self.words - 1}]" if self.words > 1 else str(self.index)
        return f"{self.file}{many}{lane}"

    @property
    def registers(self) -> list[tuple[str, int]]:
        """Each register by itself."""
        return [(self.file, self.index + n) for n in range(self.words)]


def place_of(text: str, lanes: int) -> Place:
    """A name on the left of ``=``."""
    if word := _WORD.fullmatch(text):
        offset = int(word[2], 0)
        if offset % 4 or not 0 <= offset < WINDOW:
            raise AnswerError(f"{text!r} is no word of the {WINDOW} bytes that there are")
        return Place(word[1], offset)
    found = _PLACE.fullmatch(text)
    if found is None:
        raise AnswerError(f"{text!r} is no register and no word of memory")
    lane = None if found[7] is None else int(found[7])
    if found[6]:
        return Place(found[6], words=lanes // 32 if found[6] in ("vcc", "exec") else 1)
    file, first = found[1] or found[3], int(found[2] or found[4])
    last = int(found[5]) if found[5] else first
    if last < first or last >= _FIRST_KEPT[file]:
        raise AnswerError(f"{text!r}: registers of this file end at {file}{_FIRST_KEPT[file] - 1} here")
    if lane is not None and (file == "s" or lane >= lanes):
        raise AnswerError(f"{text!r}: there is no such lane")
    return Place(file, first, last - first + 1, lane)


# Rows


@dataclass(frozen=True)
class Step:
    """For each lane its number, so many times."""

    factor: int


@dataclass(frozen=True)
class Row:
    """One line of a table, for one target."""

    table: str
    line: int
    target: str
    lanes: int
    instruction: str
    given: dict[Place, Value | Step]
    found: dict[Place, Value]
    given_text: str

    def __str__(self) -> str:
        return f"{self.table}:{self.line}: {self.target}: {self.instruction} (given {self.given_text or 'nothing'})"

    @property
    def code(self) -> list[str]:
        """The instructions, without the stars at those that the row is about."""
        return [line.removeprefix("*").strip() for line in self.instruction.split(" ; ")]

    @property
    def about(self) -> list[int]:
        """Which of the instructions the row answers: those with a star, or the first."""
        marked = [n for n, line in enumerate(self.instruction.split(" ; ")) if line.startswith("*")]
        return marked or [0]

    @property
    def registers(self) -> set[tuple[str, int]]:
        """The registers that are named in it anywhere."""
        code = " ".join(self.code)
        named = {(file, int(index)) for file, index in _ONE.findall(re.sub(r"(?<![\w])\d+[fb]\b", "", code))}
        for file, first, last in _MANY.findall(code):
            named |= {(file, n) for n in range(int(first), int(last) + 1)}
        for place in (*self.given, *self.found):
            if place.file in _FIRST_KEPT:
                named |= set(place.registers)
        return named

    @property
    def names(self) -> set[str]:
        """The files of what is given and expected."""
        return {place.file for place in (*self.given, *self.found)}

    def uses(self, memory: str) -> bool:
        """Whether words of one of the memories are given or expected."""
        return memory in self.names


def rows_of(path: Path) -> Iterator[Row]:
    """The rows of a table, one for each target that a line names."""
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            yield from _rows(path.name, number, line)
        except AnswerError as error:
            raise AnswerError(f"{path.name}:{number}: {error}") from error


def _rows(table: str, number: int, line: str) -> Iterator[Row]:
    columns = line.split("\t")
    if len(columns) != 4:
        raise AnswerError(f"has {len(columns)} columns, not target, instruction, given, found")
    targets, instruction, given, found = (column.strip() for column in columns)
    if not found:
        raise AnswerError("expects nothing")
    for target in targets.split(","):
        name, _, size = target.strip().partition("/")
        lanes = int(size) if size else lanes_of(name)
        places: dict[Place, Value | Step] = {}
        for place, text in _pairs(given, lanes):
            steps = _LANES.fullmatch(text)
            places[place] = Step(int(steps[1] or 1)) if steps else value_of(text, 32 * place.words)
        expected = {place: value_of(text, 32 * place.words) for place, text in _pairs(found, lanes)}
        yield Row(table, number, name, lanes, instruction, places, expected, given)


def _pairs(text: str, lanes: int) -> Iterator[tuple[Place, str]]:
    seen = set()
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if not equals or not value:
            raise AnswerError(f"{pair!r} is not name=value")
        place = place_of(name, lanes)
        if place in seen:
            raise AnswerError(f"{name} is there twice")
        seen.add(place)
        yield place, value


def all_rows() -> list[Row]:
    """The rows of all tables."""
    return [row for path in sorted(TABLES.glob("*.tsv")) for row in rows_of(path)]

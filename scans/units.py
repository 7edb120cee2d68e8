"""Units of work: some files, or some pieces of code or bundles of one file. What one finds is written whole or not at all.

A unit's rows are in a folder of its own, with a Parquet file for each table, which gets its name when all is written.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable, Iterator
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from ..fatbin.errors import HipkitError
from ..fatbin.joined import Joined
from ..fatbin.source import Source
from .bundles import look_at_bundle
from .code import look_at_code
from .files import Piece, look_at_file, opened
from .places import Place
from .queries import UNITS
from .tables import Rows, arrow_schema

LARGEST_PIECE = 32 << 20
"""A larger piece of code is not held in memory as a whole."""
UNFINISHED = ".unfinished-"
"""How the names of folders begin that are being written."""
MOST_FILES, MOST_BYTES = 256, 64 << 20
"""How much a unit of files has at most, unless one file is larger."""


@dataclass(frozen=True)
class FilesUnit:
    """Files to look at."""

    places: tuple[Place, ...]
    attempt: int = 0
    """How often some of them were looked at in vain."""

    @property
    def size(self) -> int:
        """Bytes of work."""
        return sum(place.size for place in self.places)

    def split(self) -> Iterator[FilesUnit]:
        """A unit for each file, so that one that ends its process takes no other along."""
        return (FilesUnit((place,), self.attempt) for place in self.places)

    def look(self, what: frozenset[str]) -> Rows:
        """What is in the files."""
        rows = Rows()
        for place in self.places:
            look_at_file(place, what, rows)
        return rows

    def failed(self, why: str) -> Rows:
        """What is said of files that ended the process that looked at them."""
        rows = Rows()
        for place in self.places:
            rows.add("files", path=place.path, size=place.size, stamp=place.stamp, error=why)
        return rows


@dataclass(frozen=True)
class CodeUnit:
    """Code to look at, in one file."""

    place: Place
    pieces: tuple[Piece, ...]
    size: int

    def split(self) -> Iterator[CodeUnit]:
        """A unit for each piece."""
        return (CodeUnit(self.place, (piece,), self.size // len(self.pieces)) for piece in self.pieces)

    def look(self, what: frozenset[str]) -> Rows:
        """What is in the code. What cannot be read now is left out, so that the next scan tries again."""
        rows = Rows()
        with suppress(HipkitError, OSError), opened(self.place) or nullcontext() as file:
            containers = list(file.walk()) if file else []
            for piece in self.pieces:
                source = containers[piece.container].entries[piece.entry].source
                # Offsets count from the beginning of the code.
                content = Source.from_bytes(source.read()) if source.size <= LARGEST_PIECE else Joined(source).source()
                look_at_code(piece.code, content, what, rows)
        return rows

    def failed(self, why: str) -> Rows:
        """What is said of code that ended the process that looked at it."""
        rows = Rows()
        for piece in self.pieces:
            rows.add_unread(piece.code, self.size, why)
        return rows


@dataclass(frozen=True)
class BundlesUnit:
    """Bundles to look at, in one file: the numbers of the containers, and their hashes."""

    place: Place
    pieces: tuple[tuple[int, str], ...]
    size: int

    def split(self) -> Iterator[BundlesUnit]:
        """A unit for each bundle."""
        return (BundlesUnit(self.place, (piece,), self.size // len(self.pieces)) for piece in self.pieces)

    def look(self, _what: frozenset[str]) -> Rows:
        """What is wrong between the code objects of the bundles. What cannot be read now is left out, as of code."""
        rows = Rows()
        with suppress(HipkitError, OSError), opened(self.place) or nullcontext() as file:
            containers = list(file.walk()) if file else []
            for number, bundle in self.pieces:
                look_at_bundle(bundle, containers[number], rows)
        return rows

    def failed(self, why: str) -> Rows:
        """What is said of a bundle that ended the process that looked at it."""
        rows = Rows()
        for _, bundle in self.pieces:
            rows.add_uncompared(bundle, why)
        return rows


Unit = FilesUnit | CodeUnit | BundlesUnit
_KINDS: dict[type[Unit], str] = {FilesUnit: "files", CodeUnit: "code", BundlesUnit: "bundles"}
"""How the names of units begin."""


def units_of(places: Iterable[Place], attempt: int = 0) -> Iterator[FilesUnit]:
    """Files, put together to units."""
    several: list[Place] = []
    size = 0
    for place in places:
        if several and (len(several) == MOST_FILES or size + place.size > MOST_BYTES):
            yield FilesUnit(tuple(several), attempt)
            several, size = [], 0
        several.append(place)
        size += place.size
    if several:
        yield FilesUnit(tuple(several), attempt)


def work(unit: Unit, what: frozenset[str], to: str) -> int:
    """Look at a unit, and write what was found; how many bytes were looked at."""
    write(unit, unit.look(what), Path(to))
    return unit.size


def write(unit: Unit, rows: Rows, to: Path) -> None:
    """Write the rows of a unit below a folder, if they are not there."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    made = to / UNITS / f"{UNFINISHED}{uuid4().hex}"
    made.mkdir()
    try:
        for table, columns in rows.columns.items():
            if rows.count(table):
                pq.write_table(pa.table(columns, arrow_schema(table)), made / f"{table}.parquet", compression="zstd")
        made.rename(to / UNITS / name_of(unit))
    except BaseException as error:
        shutil.rmtree(made, ignore_errors=True)
        if isinstance(error, OSError) and (to / UNITS / name_of(unit)).is_dir():
            return  # another worker has done the same
        raise


def name_of(unit: Unit) -> str:
    """What the folder of a unit is called: the same whenever the same work is done."""
    content = (unit.places, unit.attempt) if isinstance(unit, FilesUnit) else (unit.place, unit.pieces)
    return f"{_KINDS[type(unit)]}-{hashlib.sha256(repr(content).encode()).hexdigest()[:24]}"

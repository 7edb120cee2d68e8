"""Units of work: some files, some pieces of code, or some bundles. What one finds is written whole or not at all.

A unit's rows are in a folder of its own, with a Parquet file for each table, which gets its name when all is written.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext, suppress
from itertools import groupby
from pathlib import Path
from typing import TypeVar
from uuid import uuid4

from ..fatbin.errors import HipkitError
from ..fatbin.joined import Joined
from ..fatbin.model import Container
from ..fatbin.records import NamedTuple, dataclass
from ..fatbin.source import Source
from .bundles import look_at_bundle
from .code import look_at_code
from .files import look_at_file, opened
from .places import Place, has_changed
from .queries import UNITS
from .tables import Rows, arrow_schema

Sized = TypeVar("Sized", "Place", "Piece", "Bundle")
Placed = TypeVar("Placed", "Piece", "Bundle")
LARGEST_PIECE = 32 << 20
"""A larger piece of code is not held in memory as a whole."""
UNFINISHED = ".unfinished-"
"""How the names of folders begin that are being written."""
MOST_ITEMS, MOST_BYTES = 256, 64 << 20
"""How much a unit has at most, unless one file or piece is larger."""
LEAST_BYTES, SHARES = 1 << 20, 16
"""What is less is one unit; and how many units there are at least of more, so that several processes end together."""


class Piece(NamedTuple):
    """Code in a file: the numbers of its container and of the entry, its hash and its size."""

    place: Place
    container: int
    entry: int
    code: str
    size: int


class Bundle(NamedTuple):
    """A bundle in a file: the number of the container, its hash and its size."""

    place: Place
    container: int
    bundle: str
    size: int


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
    """Code to look at; what is in one file comes together."""

    pieces: tuple[Piece, ...]

    @property
    def size(self) -> int:
        """Bytes of work."""
        return sum(piece.size for piece in self.pieces)

    def split(self) -> Iterator[CodeUnit]:
        """A unit for each piece."""
        return (CodeUnit((piece,)) for piece in self.pieces)

    def look(self, what: frozenset[str]) -> Rows:
        """What is in the code. What cannot be read now is left out, so that the next scan tries again."""
        rows = Rows()

        def look(piece: Piece, containers: Sequence[Container]) -> None:
            source = containers[piece.container].entries[piece.entry].source
            # Offsets count from the beginning of the code.
            content = Source.from_bytes(source.read()) if source.size <= LARGEST_PIECE else Joined(source).source()
            look_at_code(piece.code, content, what, rows)

        _look_in_each_file(self.pieces, look)
        return rows

    def failed(self, why: str) -> Rows:
        """What is said of code that ended the process that looked at it."""
        rows = Rows()
        for piece in self.pieces:
            rows.add_unread(piece.code, piece.size, why)
        return rows


@dataclass(frozen=True)
class BundlesUnit:
    """Bundles to look at; those in one file come together."""

    pieces: tuple[Bundle, ...]

    @property
    def size(self) -> int:
        """Bytes of work."""
        return sum(piece.size for piece in self.pieces)

    def split(self) -> Iterator[BundlesUnit]:
        """A unit for each bundle."""
        return (BundlesUnit((piece,)) for piece in self.pieces)

    def look(self, _what: frozenset[str]) -> Rows:
        """What is wrong between the code objects of the bundles. What cannot be read now is left out, as of code."""
        rows = Rows()

        def look(piece: Bundle, containers: Sequence[Container]) -> None:
            look_at_bundle(piece.bundle, containers[piece.container], rows)

        _look_in_each_file(self.pieces, look)
        return rows

    def failed(self, why: str) -> Rows:
        """What is said of a bundle that ended the process that looked at it."""
        rows = Rows()
        for piece in self.pieces:
            rows.add_uncompared(piece.bundle, why)
        return rows


def _look_in_each_file(pieces: Iterable[Placed], look: Callable[[Placed, Sequence[Container]], None]) -> None:
    """Look at pieces among the containers of their files. One that cannot be read, or is another by now, is left out."""
    for place, inside in groupby(pieces, lambda piece: piece.place):
        with suppress(HipkitError, OSError), opened(place) or nullcontext() as file:
            if file is None or has_changed(place):
                continue
            containers = list(file.walk())
            for piece in inside:
                look(piece, containers)


Unit = FilesUnit | CodeUnit | BundlesUnit
_KINDS: dict[type[Unit], str] = {FilesUnit: "files", CodeUnit: "code", BundlesUnit: "bundles"}
"""How the names of units begin."""


def unit_size(total: int) -> int:
    """How many bytes a unit has at most where there are ``total`` in all."""
    return min(MOST_BYTES, max(total // SHARES, LEAST_BYTES))


def in_groups(items: Iterable[Sized], most: int) -> Iterator[tuple[Sized, ...]]:
    """Files or pieces, as many as a unit of ``most`` bytes has."""
    several: list[Sized] = []
    size = 0
    for item in items:
        if several and (len(several) == MOST_ITEMS or size + item.size > most):
            yield tuple(several)
            several, size = [], 0
        several.append(item)
        size += item.size
    if several:
        yield tuple(several)


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
    content = (unit.places, unit.attempt) if isinstance(unit, FilesUnit) else unit.pieces
    return f"{_KINDS[type(unit)]}-{hashlib.sha256(repr(content).encode()).hexdigest()[:24]}"

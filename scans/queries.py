"""Asks a scan, in SQL: DuckDB reads its Parquet files in place."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from ..fatbin.errors import UsageError
from ..fatbin.extras import require
from ..fatbin.formats.compressed_bundle import BUNDLES
from ..fatbin.wording import human_size
from .canned import CANNED, Canned
from .tables import OF_CODE, TABLES, UNSTABLE, VERSION
from .worker_pool import MEMORY

ABOUT, LISTING, UNITS = "scan.json", "listing.parquet", "units"
"""In the folder of a scan: what it is, which files there are, and what the units of work have found."""
_TYPES = {"string": "varchar", "int64": "bigint", "int32": "integer", "bool": "boolean", "double": "double"}
_CONTENT_OF_FILES = ("containers", "entries")
_UNCOMPARED = f"""
select hash as bundle, min((path, container)) as home, any_value(coalesce(uncompressed_size, containers.size)) as size
from {{0}}containers join {{0}}files using (content) join {{0}}entries using (content, container) join {{0}}codes using (code)
where containers.kind in {BUNDLES} and interface is not null and hash not in (select bundle from {{0}}seen_bundles)
group by hash having count(distinct interface) > 1
"""
"""Bundles whose code objects differ, and that were not looked at."""
_CHUNK = 1 << 14


def about(folder: Path) -> dict[str, Any]:
    """What a folder says of the scan in it. Raises :class:`UsageError` for one without."""
    try:
        found: dict[str, Any] = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        schema, what = found["schema"], found["what"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UsageError(f"{folder}: is no scan of hipkit's; `hipkit scan FILE -o {folder}` makes one") from error
    if schema != f"hipkit.scan/{VERSION}" or not isinstance(what, list):
        raise UsageError(f"{folder}: its tables are {schema}, and this hipkit reads hipkit.scan/{VERSION}; scan again")
    return found


class Scan:
    """The tables of a scan, or with ``old`` those of two: ``old.files``, ``new.files`` and so on.

    Queries use up to ``memory`` bytes, and for what does not fit the folder ``spill``, which is deleted at the end; by default
    one where temporary files are.
    """

    def __init__(
        self,
        folder: str | os.PathLike[str],
        old: str | os.PathLike[str] | None = None,
        *,
        memory: int = MEMORY,
        spill: Path | None = None,
    ) -> None:
        require("scan", "reading a scan")
        import duckdb

        self.folder, self.is_pair = Path(folder), old is not None
        self._memory, self._spill = memory, spill or Path(tempfile.gettempdir()) / f"hipkit-query-{uuid4().hex}"
        self._database: Any = duckdb.connect()
        self._database.execute(f"set temp_directory = {_quoted(self._spill)}")
        self._database.execute(f"set memory_limit = '{memory}B'")
        self._database.execute("set preserve_insertion_order = false")
        self._database.execute("set enable_progress_bar = false")
        if old is not None:
            self._attach(Path(old), "old.")
            self._attach(self.folder, "new.")
        else:
            self._attach(self.folder, "")

    def __enter__(self) -> Scan:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Scan {self.folder}>"

    def close(self) -> None:
        """Close the database. The files stay."""
        self._database.close()
        shutil.rmtree(self._spill, ignore_errors=True)

    def _attach(self, folder: Path, prefix: str) -> None:
        import duckdb

        about(folder)
        try:
            self._make_views(folder, prefix)
        except duckdb.Error as error:
            raise UsageError(
                f"{folder}: is damaged: {_first_line(error)}; delete the folder of that file, and scan again"
            ) from error

    def _make_views(self, folder: Path, prefix: str) -> None:
        run = self._database.execute
        if prefix:
            run(f"create schema {prefix[:-1]}")
        for table in TABLES:
            run(f"create view {prefix}seen_{table} as {_all_rows(folder, table)}")
        listing = folder / LISTING
        listed = (
            f"read_parquet({_quoted(listing)})"
            if listing.exists()
            else "(select '' as path, 0 as size, '' as stamp limit 0)"
        )
        run(f"create view {prefix}listing as select * from {listed}")
        run(
            f"create view {prefix}files as select distinct on (path) * from {prefix}seen_files"
            f" semi join {prefix}listing using (path, size, stamp) order by path, content, error nulls first"
        )
        for table in _CONTENT_OF_FILES:
            run(
                f"create view {prefix}{table} as select distinct * from {prefix}seen_{table}"
                f" where content in (select content from {prefix}files)"
            )
        used = f"select code from {prefix}entries"
        for table in OF_CODE:
            run(f"create view {prefix}{table} as select * from {prefix}seen_{table} where code in ({used})")
        bundles = f"select hash from {prefix}containers"
        run(f"create view {prefix}uncompared as {_UNCOMPARED.format(prefix)}")
        run(f"create view {prefix}bundles as select * from {prefix}seen_bundles where bundle in ({bundles})")
        run(
            f"create view {prefix}findings as select distinct * from {prefix}seen_findings"
            f" where content in (select content from {prefix}files) or code in ({used})"
            f" or bundle in ({bundles})"
        )

    def query(self, text: str) -> Any:
        """What SQL gives, as DuckDB's relation: ``.arrow()``, ``.df()``, ``.pl()``, ``.fetchall()``."""
        with self._as_usage_errors():
            return self._database.sql(text)

    def rows(self, text: str) -> list[tuple[Any, ...]]:
        """What SQL gives, row by row."""
        return list(self.in_chunks(text))

    def in_chunks(self, text: str) -> Iterator[tuple[Any, ...]]:
        """The same, some thousands at a time."""
        return self.answer(text)[1]

    def answer(self, text: str) -> tuple[list[str], Iterator[tuple[Any, ...]]]:
        """The names of the columns that SQL gives, and the rows, of which some thousands are in memory at a time."""
        with self._as_usage_errors():
            cursor = self._database.execute(text)
        return [column[0] for column in cursor.description or ()], self._fetched(cursor)

    def _fetched(self, cursor: Any) -> Iterator[tuple[Any, ...]]:
        while True:
            with self._as_usage_errors():
                rows = cursor.fetchmany(_CHUNK)
            if not rows:
                return
            yield from rows

    @contextmanager
    def _as_usage_errors(self) -> Iterator[None]:
        """Have what DuckDB raises be a :class:`UsageError`."""
        import duckdb

        try:
            yield
        except duckdb.OutOfMemoryException as error:
            raise UsageError(
                f"the query needs more than {human_size(self._memory)} of memory (--memory), "
                f"or more room for the rest than {self._spill.parent} has: {_first_line(error)}"
            ) from error
        except duckdb.Error as error:
            raise UsageError(f"the query cannot be run: {str(error).strip()}") from error

    def canned(self, name: str) -> Any:
        """The answer to one of the questions that come with hipkit, as :meth:`query` gives it."""
        return self.query(self.text_of(name))

    def text_of(self, name: str) -> str:
        """The SQL of one of the questions that come with hipkit."""
        asked: Canned | None = CANNED.get(name)
        if asked is None:
            raise UsageError(f"there is no question {name!r}; there are {', '.join(CANNED)}")
        if asked.needs_pair and not self.is_pair:
            raise UsageError(f"{name} compares two scans: give both, with --diff")
        return asked.of_pair if self.is_pair and asked.of_pair else asked.of_one

    def table(self, name: str) -> Any:
        """A table, for pyarrow."""
        if name not in TABLES:
            raise UsageError(f"there is no table {name!r}; there are {', '.join(TABLES)}")
        return self.query(f"select * from {name}").to_arrow_table()

    def digest(self) -> dict[str, str]:
        """For each table a hash of its rows, whatever order they were found in; without times."""
        return {table: self._digest(table) for table in TABLES}

    def _digest(self, table: str) -> str:
        columns = [column.name for column in TABLES[table] if column.name not in UNSTABLE.get(table, ())]
        listed = ", ".join(f'"{name}"' for name in columns)
        found = hashlib.sha256()
        for row in self.in_chunks(f"select {listed} from {table} order by all nulls first"):
            found.update(repr(row).encode())
        return found.hexdigest()


def _all_rows(folder: Path, table: str) -> str:
    """The rows that all units have written, in SQL."""
    columns = TABLES[table]
    found = sorted((folder / UNITS).glob(f"*/{table}.parquet"))
    names = [path for path in found if not path.parent.name.startswith(".")]
    if not names:
        empty = ", ".join(f'null::{_TYPES[column.type]} as "{column.name}"' for column in columns)
        return f"select {empty} limit 0"
    listed = ", ".join(f'"{column.name}"' for column in columns)
    return f"select {listed} from read_parquet({_list(names)})"


def _list(names: Sequence[Path]) -> str:
    return f"[{', '.join(map(_quoted, names))}]"


def _quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0].rstrip(".")

"""Asks a scan, in SQL: DuckDB reads its Parquet files in place."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..fatbin.errors import UsageError
from ..fatbin.extras import require
from ..fatbin.formats.compressed_bundle import BUNDLES
from .canned import CANNED, Canned
from .tables import OF_CODE, TABLES, UNSTABLE, VERSION

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
    """The tables of a scan, or with ``old`` those of two: ``old.files``, ``new.files`` and so on."""

    def __init__(self, folder: str | os.PathLike[str], old: str | os.PathLike[str] | None = None) -> None:
        require("scan", "reading a scan")
        import duckdb

        self.folder, self.is_pair = Path(folder), old is not None
        self._database: Any = duckdb.connect()
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

    def _attach(self, folder: Path, prefix: str) -> None:
        about(folder)
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

    def limit(self, memory: int, spill: Path) -> None:
        """Have queries use up to ``memory`` bytes, and a folder for what does not fit."""
        self._database.execute(f"set temp_directory = {_quoted(spill)}")
        self._database.execute(f"set memory_limit = '{memory}B'")

    def query(self, text: str) -> Any:
        """What SQL gives, as DuckDB's relation: ``.arrow()``, ``.df()``, ``.pl()``, ``.fetchall()``."""
        import duckdb

        try:
            return self._database.sql(text)
        except duckdb.Error as error:
            raise UsageError(f"the query cannot be run: {str(error).strip()}") from error

    def rows(self, text: str) -> list[tuple[Any, ...]]:
        """What SQL gives, row by row."""
        found = self.query(text)
        rows: list[tuple[Any, ...]] = found.fetchall() if found is not None else []
        return rows

    def in_chunks(self, text: str) -> Iterator[tuple[Any, ...]]:
        """The same, some thousands at a time."""
        cursor = self._database.execute(text)
        while rows := cursor.fetchmany(_CHUNK):
            yield from rows

    def canned(self, name: str) -> Any:
        """The answer to one of the questions that come with hipkit, as :meth:`query` gives it."""
        asked: Canned | None = CANNED.get(name)
        if asked is None:
            raise UsageError(f"there is no question {name!r}; there are {', '.join(CANNED)}")
        if asked.needs_pair and not self.is_pair:
            raise UsageError(f"{name} compares two scans: give both, with --diff")
        return self.query(asked.of_pair if self.is_pair and asked.of_pair else asked.of_one)

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

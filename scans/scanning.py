"""``hipkit.scan``: finds files, has them looked at, and goes on where an earlier scan was stopped."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from ..fatbin.errors import UsageError
from ..fatbin.extras import require
from ..fatbin.output import write_report
from ..fatbin.records import dataclass
from ..fatbin.version import __version__
from .places import Place, places
from .pools import worker_pool
from .queries import ABOUT, LISTING, UNITS, Scan, about
from .tables import NOT_LOOKED_INTO, VERSION, WHAT
from .units import (
    UNFINISHED,
    Bundle,
    BundlesUnit,
    CodeUnit,
    FilesUnit,
    Piece,
    Unit,
    in_groups,
    unit_size,
    work,
    write,
)
from .worker_pool import KILLED, LOCAL, MEMORY, ThisProcess, WorkerPool

Row = tuple[Any, ...]
_LISTED_AT_ONCE = 1 << 14
WORTH_PROCESSES = 16 << 20
"""Bytes to look at from which on the time that processes take to start is won back."""


@dataclass(frozen=True)
class Progress:
    """How far a scan is."""

    phase: str
    done: int
    total: int
    """Bytes."""
    files: int
    """How many files there are."""


OnProgress = Callable[[Progress], None]


def scan(
    what: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    *,
    to: str | os.PathLike[str],
    tables: Iterable[str] = WHAT,
    jobs: int = 1,
    cluster: str = LOCAL,
    memory: int = MEMORY,
    since: str | os.PathLike[str] | None = None,
    resume: bool = True,
    on_progress: OnProgress = lambda progress: None,
    on_link: Callable[[str], None] | None = None,
) -> Scan:
    """Look at every file that is named, or lies below what is named, and write what is in it to the folder ``to``.

    Files that a scan in that folder (or the scan ``since``) has seen, and code that it has, are not looked at again;
    without ``resume`` what the folder has is deleted.
    ``tables`` are some of containers, entries, kernels, findings, instructions. With ``jobs`` above 1 processes of this
    machine work; ``cluster`` is the address of a Dask scheduler, or a YAML file with a cluster's class and arguments. A
    worker uses at most ``memory`` bytes, or is started again without what it worked on; as much may questions about
    what is known. ``on_link`` gets the link of Dask's dashboard, whose workers are then used on this machine too.
    """
    require("scan", "scanning")
    named = [what] if isinstance(what, (str, os.PathLike)) else list(what)
    with ExitStack() as running:

        def start() -> WorkerPool:
            pool = running.enter_context(worker_pool(cluster, jobs, memory, has_link=on_link is not None))
            if on_link and pool.link:
                on_link(pool.link)
            return pool

        job = _Job(Path(to), frozenset(tables), on_progress, start, memory, is_local=cluster == LOCAL)
        job.begin(Path(since) if since is not None else None, resume=resume)
        running.callback(job.remove_unfinished)  # when no process works any more
        job.write_listing(places(named))
        job.look_at_files()
        if job.what - NOT_LOOKED_INTO:
            job.look_at_code()
        if "findings" in job.what:
            job.look_at_bundles()
    return Scan(to, memory=memory)


class _Job:
    """A scan that is being made."""

    def __init__(
        self,
        to: Path,
        what: frozenset[str],
        on_progress: OnProgress,
        start: Callable[[], WorkerPool],
        memory: int,
        *,
        is_local: bool,
    ) -> None:
        unknown = what - set(WHAT)
        if unknown:
            raise UsageError(f"{', '.join(sorted(unknown))}: expected some of {', '.join(WHAT)}")
        self.to, self.what, self._on_progress, self._files = to, what, on_progress, 0
        self._start, self._memory, self._is_local = start, memory, is_local
        self._pool: WorkerPool | None = None

    def begin(self, since: Path | None, *, resume: bool) -> None:
        """Make the folder, or take up the scan that is in it."""
        facts = {"schema": f"hipkit.scan/{VERSION}", "hipkit": __version__, "what": sorted(self.what)}
        is_there = (self.to / ABOUT).exists()
        if is_there and resume:
            self._take_up()
        elif is_there:
            about(self.to)  # whether it is a scan
            shutil.rmtree(self.to / UNITS)
            (self.to / UNITS).mkdir()
            write_report(str(self.to / ABOUT), json.dumps(facts, indent=2) + "\n")
        elif self.to.exists() and any(self.to.iterdir()):
            raise UsageError(f"{self.to}: is not empty, and no scan of hipkit's; name another folder")
        else:
            (self.to / UNITS).mkdir(parents=True, exist_ok=True)
            write_report(str(self.to / ABOUT), json.dumps(facts, indent=2) + "\n")
        self.remove_unfinished()
        if since is not None:
            self._link_units_of(since)

    def remove_unfinished(self) -> None:
        """Delete what processes had begun to write when they ended."""
        (self.to / f"{UNFINISHED}{LISTING}").unlink(missing_ok=True)
        for path in (self.to / UNITS).glob(f"{UNFINISHED}*"):
            shutil.rmtree(path, ignore_errors=True)

    def _take_up(self) -> None:
        known = about(self.to)
        if set(known["what"]) != self.what:
            raise UsageError(
                f"{self.to}: this scan has {', '.join(known['what'])}; name another folder for {', '.join(sorted(self.what))}"
            )

    def _link_units_of(self, since: Path) -> None:
        """Have what another scan has found, as far as it was asked for the same."""
        if set(about(since)["what"]) != self.what:
            raise UsageError(f"{since}: was not asked for {', '.join(sorted(self.what))}")
        for unit in (since / UNITS).iterdir():
            there = self.to / UNITS / unit.name
            if not unit.name.startswith(UNFINISHED) and not there.exists():
                made = self.to / UNITS / f"{UNFINISHED}{unit.name}"
                shutil.copytree(unit, made, copy_function=_link_or_copy)
                made.rename(there)

    def write_listing(self, listed: Iterable[Place]) -> None:
        """Write which files there are now."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        schema = pa.schema([("path", pa.string()), ("size", pa.int64()), ("stamp", pa.string())])
        made = self.to / f"{UNFINISHED}{LISTING}"
        with pq.ParquetWriter(made, schema, compression="zstd") as writer:
            rest = iter(listed)
            while several := list(islice(rest, _LISTED_AT_ONCE)):
                self._files += len(several)
                writer.write_table(pa.table([pa.array(column) for column in zip(*several, strict=True)], schema=schema))
        made.replace(self.to / LISTING)

    def look_at_files(self) -> None:
        """Have the files looked at that were not seen before."""
        self._work("files", _LEFT_FILES, _file_units)

    def look_at_code(self) -> None:
        """Have each piece of code looked at once, in the first file that has it."""
        self._work("code", _NEW_CODE, _code_units)

    def look_at_bundles(self) -> None:
        """Have each bundle whose code objects differ looked at once, in the first file that has it."""
        self._work("bundles", _NEW_BUNDLES, _bundle_units)

    def _work(self, phase: str, left: str, units_of: Callable[[Iterable[Row], int], Iterator[Unit]]) -> None:
        """Have what a query gives looked at; its last column is the size in bytes."""
        done = 0
        with Scan(self.to, memory=self._memory, spill=self.to / UNITS / f"{UNFINISHED}queries") as known:
            (total,) = known.rows(f"select coalesce(sum(work), 0)::bigint from ({left})")[0]
            pool = self._pool_for(total)
            self._on_progress(Progress(phase, 0, total, self._files))
            for one in self._each(pool, units_of(known.in_chunks(left), unit_size(total))):
                done += one
                self._on_progress(Progress(phase, done, total, self._files))

    def _pool_for(self, size: int) -> WorkerPool:
        """Who works: this process alone, where there is too little to do for others to be started."""
        if self._pool is None and self._is_local and size < WORTH_PROCESSES:
            return ThisProcess()
        self._pool = self._pool or self._start()
        return self._pool

    def _each(self, pool: WorkerPool, units: Iterable[Unit]) -> Iterator[int]:
        """Have units worked on. What ends its process is split until it is one file or piece, which then is a finding."""
        again: list[Unit] = []
        doing = partial(work, what=self.what, to=str(self.to.absolute()))
        for unit, _, error in pool.each(doing, units):
            if error is None:
                yield unit.size
                continue
            parts = list(unit.split())
            if len(parts) > 1:
                again += parts
            else:
                write(unit, unit.failed(error), self.to)
                yield unit.size
        if again:
            yield from self._each(pool, again)


_LEFT_FILES = f"""
with tried as (
    select path, size, stamp, count(*) as tries, bool_or(error is null or error = '{KILLED}') as is_done
    from seen_files group by all
)
select coalesce(tries, 0), path, size, stamp, size as work
from listing left join tried using (path, size, stamp) where is_done is distinct from true order by 1, 2
"""

_NEW_CODE = """
with wanted as (
    select code, min((path, container, entry)) as home, any_value(entries.size) as size
    from entries join files using (content)
    where code is not null and code not in (select code from seen_codes)
    group by code
)
select home[1], files.size, files.stamp, home[2], home[3], code, wanted.size as work
from wanted join files on files.path = home[1] order by 1, 4, 5
"""

_NEW_BUNDLES = """
select home[1], files.size, files.stamp, home[2], bundle, uncompared.size as work
from uncompared join files on files.path = home[1] order by 1, 4
"""


def _file_units(found: Iterable[Row], most: int) -> Iterator[Unit]:
    """Files that were looked at in vain equally often, put together to units."""
    for attempt, rows in groupby(found, lambda row: row[0]):
        for several in in_groups((Place(*row[1:4]) for row in rows), most):
            yield FilesUnit(several, attempt)


def _code_units(found: Iterable[Row], most: int) -> Iterator[Unit]:
    """Code, put together to units; that of one file follows one another."""
    return map(CodeUnit, in_groups((Piece(Place(*row[:3]), *row[3:]) for row in found), most))


def _bundle_units(found: Iterable[Row], most: int) -> Iterator[Unit]:
    """Bundles, put together to units; those of one file follow one another."""
    return map(BundlesUnit, in_groups((Bundle(Place(*row[:3]), *row[3:]) for row in found), most))


def _link_or_copy(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)

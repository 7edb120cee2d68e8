"""``hipkit cache``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from ..fatbin.wording import human_size
from . import complete
from .documents import document
from .options import no_color_option

ACTIONS = ("info", "export", "import")


@click.command("cache")
@click.argument("action", type=click.Choice(ACTIONS), default="info")
@click.argument("file", required=False, type=click.Path(), shell_complete=complete.file)
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@no_color_option
def command(action: str, file: str | None, force: bool, as_json: bool) -> None:
    """Show the cache of compiled code, write it to FILE, or take in what FILE has.

    CI that keeps FILE between its runs compiles each kernel once. What was compiled for another processor, or by another
    hipkit, is taken in and never used. FILE has machine code that hipkit will run: import only what you have exported.
    HIPKIT_CACHE names another folder, HIPKIT_CACHE_SIZE the megabytes that it may have.

    \b
    Exit code:
      0  done
      2  FILE cannot be read or written, or is no such file
      3  the cache is switched off, or others can write to its folder

    \b
    Examples:
      hipkit cache
      hipkit cache export code.tar.zst --force
      hipkit cache import code.tar.zst
      hipkit cache --json
    """
    from ..fatbin.cache_folder import DiskCache, cache_folder, size_limit
    from ..fatbin.errors import MissingError, UsageError

    folder = cache_folder()
    if folder is None:
        raise MissingError("there is no cache: HIPKIT_CACHE is `off`, or its folder is not this user's alone")
    if (action == "info") != (file is None):
        raise UsageError("info takes no FILE" if file else f"{action} which FILE? `hipkit cache {action} code.tar.zst`")
    cache = DiskCache(folder, size_limit())
    moved = {} if file is None else _move(cache, action, Path(file), force=force)
    count, size = cache.contents()
    facts = {"folder": str(folder), "files": count, "size": size, "limit": cache.limit, "moved": moved or None}
    if as_json:
        click.echo(json.dumps(document("cache", facts), indent=2))
    elif moved:
        click.echo(f"{file}: {moved['files']} files of compiled code, {human_size(moved['size'])}")
    else:
        click.echo(f"{folder}: {count} files of compiled code, {human_size(size)} of {human_size(cache.limit)}")


def _move(cache: Any, action: str, file: Path, *, force: bool) -> dict[str, Any]:
    from ..fatbin import cache_archive
    from ..fatbin.output import Staging

    if action == "import":
        moved = cache_archive.take_in(cache, file)
    else:
        with Staging(force=force) as staging, staging.file(file) as written:
            moved = cache_archive.export(cache, written)
    return {"action": action, "path": str(file), "files": moved.count, "size": moved.size}

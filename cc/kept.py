"""A cache of compilations on disk: what a source became, as long as nothing that it was made from has changed."""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ..fatbin.cache_folder import DiskCache, cache_folder, size_limit
from . import headers, library
from .compilers import Compiler
from .working import PREFIX, working_folder

_KIND = "compilation"
_VARIABLES = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "CLANG_CONFIG_FILE_USER_DIR", "SOURCE_DATE_EPOCH")
"""Of the environment, what clang looks at."""
_WITHOUT_PATHS = tuple("-D -U -O -f -m -std --std -W -w -Xclang -nogpu --offload -x -cuid".split())
"""How options begin that mean the same in every folder."""
_MORE_FILES = re.compile(
    r"-M.*|-E|-v|-###|-{1,2}save-temps.*|-ftime-trace.*|-fsave-optimization-record.*|-fprofile.*|@.*"
)
"""Options with which a compiler reads or writes more than the files of which a dependency file tells."""
_OF_THE_TIME = re.compile(rb"__(DATE|TIME|TIMESTAMP)__")
_NAME = re.compile(r"(?:[^\s\\]|\\.)+")

Made = tuple[bytes, str]
"""What a compiler wrote, and what it said."""


def kept(
    parts: Iterable[object], options: Sequence[str], compiler: Compiler, make: Callable[[Path | None], Made]
) -> Made:
    """What ``make`` returned for the same parts before, else now.

    ``parts`` is what the result depends on beside the compiler. ``make`` gets the path of a file for clang's
    dependencies, or None where the result will not be kept. Files that the source includes may change meanwhile.
    """
    folder = cache_folder()
    if folder is None or any(_MORE_FILES.fullmatch(option) for option in options):
        return make(None)
    cache = DiskCache(folder, size_limit())
    key = _key(parts, options, compiler)
    found = cache.get(key)
    made = _read(found) if found is not None else None
    return made or _make(cache, key, make)


def dependency_options(listing: Path) -> list[str]:
    """Options that have all files that a source includes listed in a file; zig's driver ignores ``-MD``."""
    words = ("-dependency-file", str(listing), "-sys-header-deps", "-MT", "kept")
    return [part for word in words for part in ("-Xclang", word)]


def has_no_path(option: str) -> bool:
    """Whether an option means the same in every folder."""
    return option.startswith(_WITHOUT_PATHS)


def _make(cache: DiskCache, key: str, make: Callable[[Path | None], Made]) -> Made:
    with working_folder() as folder:
        listing = Path(folder) / "dependencies.d"
        data, said = make(listing)
        files = _listed(listing) if listing.exists() else None
    digest = _digest_of(files) if files is not None else None
    if digest is not None:
        head = json.dumps({"files": files, "digest": digest, "said": said}).encode()
        cache.put(key, len(head).to_bytes(8, "little") + head + data)
    return data, said


def _read(payload: bytes) -> Made | None:
    """What was kept; None where a file that it was made from is another now."""
    end = 8 + int.from_bytes(payload[:8], "little")
    head = json.loads(payload[8:end])
    return (payload[end:], head["said"]) if _digest_of(head["files"]) == head["digest"] else None


def _key(parts: Iterable[object], options: Sequence[str], compiler: Compiler) -> str:
    place = "" if all(has_no_path(option) for option in options) else str(Path.cwd())
    variables = [os.environ.get(name) for name in _VARIABLES]
    whole = (_KIND, *map(_digest_of_part, parts), compiler.kind, str(compiler), library.digest(), place, variables)
    return hashlib.sha256(repr(whole).encode(errors="surrogateescape")).hexdigest()


def _digest_of_part(part: object) -> str:
    return hashlib.sha256(part).hexdigest() if isinstance(part, bytes) else str(part)


def _listed(listing: Path) -> list[str]:
    """The files that a Makefile's rule names, without hipkit's own and those that it wrote, which the key is made of."""
    _, _, text = listing.read_text(errors="surrogateescape").replace("\\\n", " ").partition(":")
    names = (re.sub(r"\\(.)", r"\1", name).replace("$$", "$") for name in _NAME.findall(text))
    own = (str(headers.OWN), f"{tempfile.gettempdir()}/{PREFIX}")
    return [str(Path(name).absolute()) for name in names if not name.startswith(own)]


def _digest_of(files: Iterable[str]) -> str | None:
    """Of the contents of files; None where one cannot be read or says when it was compiled."""
    whole = hashlib.sha256()
    for name in files:
        try:
            data = Path(name).read_bytes()
        except OSError:
            return None
        if _OF_THE_TIME.search(data):
            return None
        whole.update(hashlib.sha256(data).digest())
    return whole.hexdigest()

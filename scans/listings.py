"""Files that an index lists: a project's releases on the index that pip is configured with, packages of a Debian repository."""

from __future__ import annotations

import gzip
import json
import lzma
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

from ..fatbin.errors import UsageError
from ..fatbin.records import NamedTuple

PROJECT = "pip:"
"""How the name of a project on pip's index begins, as in ``pip:bitsandbytes`` and ``pip:bitsandbytes==0.49.0``."""
Packing = Callable[[bytes], bytes]
_PACKAGES: dict[str, Packing] = {"Packages": bytes, "Packages.gz": gzip.decompress, "Packages.xz": lzma.decompress}
_SETTING = re.compile(r"^[^=\n]*\.((?:extra-)?index-url)='([^'\n]*)'$", re.MULTILINE)
_DEFAULT_INDEX = "https://pypi.org/simple"
_JSON = "application/vnd.pypi.simple.v1+json"


class Listed(NamedTuple):
    """A file of an index; ``size`` is None, and ``sha256`` empty, where the index does not say."""

    url: str
    size: int | None
    sha256: str


def is_listing(what: str) -> bool:
    """Whether it names files somewhere else."""
    return what.startswith(PROJECT) or ("/dists/" in what and what.rpartition("/")[2] in _PACKAGES)


def listed(what: str) -> Iterator[Listed]:
    """The files that it names. Raises :class:`UsageError` where there are none."""
    found = list(_releases(what.removeprefix(PROJECT)) if what.startswith(PROJECT) else _packages(what))
    if not found:
        raise UsageError(f"{what}: lists no files")
    yield from found


# pip's index


def _releases(project: str) -> Iterator[Listed]:
    name, _, version = (part.strip() for part in project.partition("=="))
    normal = re.sub(r"[-_.]+", "-", name).lower()
    met: set[str] = set()
    for index in _indexes():
        page = f"{index.rstrip('/')}/{normal}/"
        try:
            files = _files_of(page)
        except UsageError:
            continue  # other indexes may have it
        for one in files:
            file = unquote(urlsplit(one.url).path).rpartition("/")[2]
            if file.endswith(".whl") and (not version or file.split("-")[1] == version) and file not in met:
                met.add(file)
                yield one


def _indexes() -> list[str]:
    """The addresses of the indexes that pip itself would ask."""
    done = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True)
    found = {name: urls.split() for name, urls in _SETTING.findall(done.stdout)}
    return [*found.get("index-url", [_DEFAULT_INDEX]), *found.get("extra-index-url", ())]


def _files_of(page: str) -> list[Listed]:
    address = f"{page}index.html" if page.startswith("file:") else page
    text = _read(address, headers={"Accept": f"{_JSON}, text/html;q=0.1"}).decode("utf-8", "replace")
    if text.lstrip().startswith("{"):
        files: list[dict[str, Any]] = json.loads(text)["files"]
        return [
            Listed(urljoin(page, each["url"]), each.get("size"), each.get("hashes", {}).get("sha256", ""))
            for each in files
        ]
    anchors = _Anchors()
    anchors.feed(text)
    found = []
    for link in anchors.links:
        url, fragment = urldefrag(urljoin(page, link))
        found.append(Listed(url, None, fragment.removeprefix("sha256=") if fragment.startswith("sha256=") else ""))
    return found


class _Anchors(HTMLParser):
    """The links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note where it leads."""
        if tag == "a" and (link := dict(attrs).get("href")):
            self.links.append(link)


# Debian's


def _packages(path: str) -> Iterator[Listed]:
    """The packages of a file such as https://deb.debian.org/debian/dists/sid/main/binary-amd64/Packages.xz."""
    root = path.partition("/dists/")[0]
    try:
        text = _PACKAGES[path.rpartition("/")[2]](_read(path)).decode("utf-8", "replace")
    except (OSError, EOFError, lzma.LZMAError) as error:
        raise UsageError(f"{path}: cannot be unpacked: {error}") from error
    for paragraph in text.split("\n\n"):
        fields = dict(re.findall(r"^(Filename|Size|SHA256): (.+)$", paragraph, re.MULTILINE))
        if "Filename" in fields:
            size = fields.get("Size", "")
            yield Listed(
                f"{root}/{fields['Filename']}", int(size) if size.isdigit() else None, fields.get("SHA256", "")
            )


def _read(url: str, **options: Any) -> bytes:
    """All of a file, at a path or a URL."""
    import fsspec

    try:
        files, name = fsspec.url_to_fs(url)
        is_web = (files.protocol if isinstance(files.protocol, str) else files.protocol[0]) in ("http", "https")
        data: bytes = files.cat_file(name, **options if is_web else {})
    except Exception as error:  # each of fsspec's file systems has errors of its own
        raise UsageError(f"{url}: cannot be read: {error or type(error).__name__}") from error
    return data

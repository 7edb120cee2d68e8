"""Trees that other processes read: the same as those read here, with their content and their errors."""

from __future__ import annotations

import os
import pickle
import shutil
import signal
import subprocess
import sys
import textwrap
import time
import zipfile
from functools import partial
from operator import truediv
from pathlib import Path

import pytest

import hipkit
from hipkit.fatbin import many_files, sent_tree
from hipkit.fatbin.describe import describe
from hipkit.fatbin.errors import HipkitError
from hipkit.fatbin.many_files import trees

BUILT = Path(__file__).parents[2] / "samples" / "built"
NAMES = (
    "libfilter.so",
    "libfilter.ccob3.so",
    "vector_add.ccob2",
    "libfilter.a",
    "freestanding.obj",
    "matmul.gfx942.v4.hsaco",
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files of several formats, a wheel among them; with other processes from the first on."""
    monkeypatch.setattr(many_files, "WORTH_SECONDS", 0)
    for name in NAMES:
        shutil.copy(BUILT / name, tmp_path)
    with zipfile.ZipFile(tmp_path / "x-1-py3-none-any.whl", "w", zipfile.ZIP_DEFLATED) as wheel:
        wheel.write(BUILT / "libfilter.so", "x/libfilter.so")
    (tmp_path / "text").write_text("nothing")
    (tmp_path / "a-loop").symlink_to(tmp_path)
    return tmp_path


def test_the_trees_are_the_same(folder: Path) -> None:
    here = list(hipkit.open_all(folder, strict=False))
    there = list(hipkit.open_all(folder, strict=False, processes=2))
    assert len(here) == len(NAMES) + 2
    assert [describe(file) for file in there] == [describe(file) for file in here]
    assert [hipkit.validate(file) for file in there] == [hipkit.validate(file) for file in here]


def test_content_is_read_here(folder: Path) -> None:
    for here, there in zip(hipkit.open_all(folder), hipkit.open_all(folder, processes=2), strict=True):
        assert [entry.data for entry in there.entries] == [entry.data for entry in here.entries]
        assert [c.source and c.source.read() for c in there.walk()] == [
            c.source and c.source.read() for c in here.walk()
        ]


def test_a_file_that_is_replaced_meanwhile_is_an_error(folder: Path) -> None:
    whole, packed = folder / "matmul.gfx942.v4.hsaco", folder / "vector_add.ccob2"
    found = {file.path: file for file in hipkit.open_all(folder, processes=2)}
    for path, why in ((whole, "another file took its place"), (packed, "do not fit in 100 bytes")):
        path.write_bytes(path.read_bytes()[:100])
        with pytest.raises(HipkitError, match=why):
            found[str(path)].entries[-1].source.read()


def test_errors_stand_where_the_file_would(folder: Path) -> None:
    paths = [folder / "libfilter.so", folder / "text", folder / "gone", folder / "vector_add.ccob2"]
    found = list(trees(hipkit.open, paths, 2))
    assert [type(each).__name__ for each in found] == ["File", "FormatError", "UsageError", "File"]
    error = found[1]
    assert isinstance(error, hipkit.FormatError)
    assert (error.source, error.offset, error.rule) == (str(folder / "text"), 0, "unknown")


def test_what_is_damaged_stops_a_strict_walk(folder: Path) -> None:
    (folder / "libfilter.a").write_bytes((BUILT / "libfilter.a").read_bytes()[:-40])
    with pytest.raises(hipkit.FormatError, match=r"libfilter\.a"):
        list(hipkit.open_all(folder, processes=2))


def test_headers_are_not_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def again(*_: object) -> None:
        raise AssertionError("the content of a tree was looked at")

    monkeypatch.setattr(sent_tree._Again, "source", again)
    for file in hipkit.open_all(folder, processes=2):
        describe(file)
    assert hipkit.covers(list(hipkit.open_all(folder, processes=2)), ["gfx942"]).libraries


def test_other_processes_are_not_started_for_little(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_files, "WORTH_SECONDS", 60)
    monkeypatch.setattr(many_files, "in_order", None)
    assert len(list(hipkit.open_all(folder, processes=2))) == len(NAMES) + 2


@pytest.mark.parametrize(
    "error",
    [
        hipkit.FormatError("m", source="s", offset=3, container="c", field="f", rule="r"),
        hipkit.NotFoundError("no"),
        hipkit.UnsupportedError("m", source="s", offset=0, container="c"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_can_be_pickled(error: HipkitError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), copy.__dict__) == (type(error), str(error), error.__dict__)


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGINT], ids=["killed", "interrupted"])
def test_other_processes_end_with_this_one(tmp_path: Path, sent: signal.Signals) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        textwrap.dedent("""
        import os, signal, time
        from hipkit.fatbin.workers import in_order
        def work(number):
            os.write(1, b"%d\\n" % os.getpid())  # at once: lines of two processes must not be mixed
            time.sleep(0 if number < 2 else 600)
        if __name__ == "__main__":
            signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs this may ignore it
            list(in_order(work, range(4), 2))
        """)
    )
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        started = {int(process.stdout.readline()) for _ in range(4)}
        process.send_signal(sent)
        assert process.wait(60) != 0
        deadline = time.monotonic() + 60
        while any(map(_is_running, started)):
            assert time.monotonic() < deadline, "a process that did work is still there"
            time.sleep(0.05)


def _is_running(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    try:
        return state.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_first_error_of_work_is_raised() -> None:
    from hipkit.fatbin.workers import in_order, in_threads

    for several in (partial(in_order, processes=2), partial(in_threads, threads=2)):
        found = several(partial(truediv, 1), [4, 2, 0, 1])
        assert [next(found), next(found)] == [0.25, 0.5]
        with pytest.raises(ZeroDivisionError):
            list(found)

"""Where bytes come from: windows of files, content made on demand, and room for it on disk."""

from __future__ import annotations

import gc
import io
import os
import random
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from construct import Int32ul, Struct

import hipkit
from hipkit.fatbin import backing, scratch
from hipkit.fatbin.backing import OnDemand
from hipkit.fatbin.schema import parse, parse_stream
from hipkit.fatbin.source import Source
from hipkit.fatbin.spill import kept

CONTENT = random.Random(1).randbytes(300_000)


@pytest.fixture
def source(tmp_path: Path) -> Source:
    (tmp_path / "file").write_bytes(CONTENT)
    return Source.from_path(tmp_path / "file")


@pytest.mark.parametrize("keep", [16 << 20, 1000])
def test_all_ways_to_read_a_file_agree(keep: int, source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "KEEP_IN_MEMORY", keep)
    monkeypatch.setattr(backing, "MOST_WINDOWS", 3)
    chance = random.Random(2)
    part = source.sub(1000, 250_000)
    for _ in range(500):
        at, size = chance.randrange(260_000), chance.choice([0, 1, 24, 4096, backing.WINDOW, 100_000])
        expected = CONTENT[1000:251_000][at : at + size]
        assert (part.read(at, size), bytes(part.view(at, size))) == (expected, expected)
    assert b"".join(part.pieces(7000)) == part.read() == CONTENT[1000:251_000]


def test_few_windows_are_kept(source: Source, monkeypatch: pytest.MonkeyPatch) -> None:
    reads = []

    def read_at(file: int, size: int, offset: int) -> bytes:
        reads.append(offset)
        return os.pread(file, size, offset)

    monkeypatch.setattr(backing, "read_at", read_at)
    for at in (*range(0, 1000, 8), *range(200_000, 201_000, 8), *range(0, 1000, 8)):
        source.read(at, 8)
    assert len(reads) == 2


def test_a_file_cut_short_says_where(source: Source) -> None:
    source.read(0, 8)
    assert source.path
    os.truncate(source.path, 100_000)
    with pytest.raises(hipkit.FormatError, match="became shorter while it was read") as error:
        source.sub(50_000).read(0, 100_000)
    assert (error.value.source, error.value.offset, error.value.rule) == (str(source.path), 100_000, "truncated")


def test_a_file_that_grows_is_read_as_it_was(source: Source) -> None:
    assert source.path
    with source.path.open("ab") as file:
        file.write(b"more")
    assert source.read() == CONTENT


@pytest.mark.skipif(not hasattr(os, "posix_fallocate"), reason="the system cannot be asked for blocks")
def test_a_disk_without_room_for_inflated_content(tmp_path: Path) -> None:
    bundle = hipkit.OffloadBundle([hipkit.Entry.of("gfx942", bytes(40 << 20))])
    path = tmp_path / "zeros.ccob"
    path.write_bytes(hipkit.CompressedBundle.pack(bundle).to_bytes())
    limited = (
        "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (30 << 20, 30 << 20))\n"
        "from hipkit.cli.main import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", limited, "unbundle", path, "-o", tmp_path / "out"], capture_output=True, text=True
    )
    assert done.returncode == 3
    assert done.stderr.startswith("hipkit: ") and done.stderr.count("\n") == 1
    assert "bytes for temporary content" in done.stderr
    assert not list(tmp_path.glob("out/*"))


def test_blocks_are_there_before_a_temporary_file_is_mapped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "KEEP_IN_MEMORY", 1000)
    made = scratch.Scratch()
    for at in range(0, len(CONTENT), 999):
        made.write(CONTENT[at : at + 999])
    data = made.buffer()
    assert bytes(data) == CONTENT
    assert scratch.Scratch(10_000).size == 0


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_few_files_stay_open_and_all_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backing, "MOST_FILES", 3)
    monkeypatch.setattr(backing, "MOST_WINDOWS", 1)
    monkeypatch.chdir(tmp_path)
    for number in range(20):
        Path(f"{number}").write_bytes(bytes([number]) * 100)
    before = open_files() if sys.platform == "linux" else 0
    sources = [Source.from_path(f"{number}") for number in range(20)]
    monkeypatch.chdir("/")
    for _ in range(2):
        assert [source.read(50, 1)[0] for source in sources] == list(range(20))
    if sys.platform == "linux":
        assert open_files() <= before + 3
        del sources
        gc.collect()
        assert open_files() <= before


@pytest.mark.parametrize(
    ("change", "said"),
    [(Path.unlink, "cannot be read: No such file"), (lambda path: replace(path), "another file took its place")],
)
def test_a_file_that_goes_while_it_is_closed_is_an_error(
    change: Callable[[Path], None], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backing, "MOST_FILES", 1)
    monkeypatch.setattr(backing, "MOST_WINDOWS", 1)
    for name in ("one", "two"):
        (tmp_path / name).write_bytes(CONTENT)
    one, two = (Source.from_path(tmp_path / name) for name in ("one", "two"))
    two.read(0, 8)
    change(tmp_path / "one")
    with pytest.raises(hipkit.UsageError, match=said):
        one.read(100_000, 8)


def replace(path: Path) -> None:
    (path.parent / "new").write_bytes(CONTENT)
    (path.parent / "new").rename(path)


def test_of_a_file_that_is_gone_no_window_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(CONTENT)
    before = len(backing.FileContent._windows)
    source = Source.from_path(tmp_path / "file")
    for at in range(0, 300_000, backing.WINDOW):
        source.read(at, 8)
    assert len(backing.FileContent._windows) > before
    del source
    gc.collect()
    assert len(backing.FileContent._windows) <= before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_forked_child_writes_nothing_into_what_its_parent_keeps() -> None:
    before = kept(b"a" * (1 << 16))
    goes_on, parent = os.pipe()
    child = os.fork()
    if not child:
        os.read(goes_on, 1)
        in_child = kept(b"c" * (1 << 16))
        os._exit(in_child.read(0, 1 << 16) != b"c" * (1 << 16) or before.read(0, 1) != b"a")
    after = kept(b"p" * (1 << 16))
    os.write(parent, b".")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert (before.read(0, 1 << 16), after.read(0, 1 << 16)) == (b"a" * (1 << 16), b"p" * (1 << 16))


class Maker:
    """Makes content, and has more in memory than that."""

    def make(self) -> bytearray:
        return bytearray(b"made")


def test_content_goes_with_its_source_and_takes_along_what_it_was_made_from() -> None:
    maker = Maker()
    content, gone = OnDemand(maker.make), weakref.ref(maker)
    view = content.view(0, 4)
    first = weakref.ref(content)
    del maker, content
    gc.collect()
    assert (gone(), first()) == (None, None)
    assert bytes(view) == b"made"
    before = len(backing._IN_MEMORY._all)
    more = [OnDemand(Maker().make) for _ in range(3)]
    assert [one.read(0, 4) for one in more] == [b"made"] * 3
    del more
    another = OnDemand(lambda: bytearray(b"else"))
    assert another.read(0, 4) == b"else"
    assert len(backing._IN_MEMORY._all) <= before + 1


def test_content_of_a_source_at_the_place_of_one_that_is_gone_is_its_own() -> None:
    for number in range(1000):
        content = bytes([number % 256]) * 4
        assert OnDemand(lambda content=content: bytearray(content)).read(0, 4) == content  # type: ignore[misc]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_fork_while_another_thread_makes_content_on_demand() -> None:
    loads, goes_on = threading.Event(), threading.Event()

    def load() -> bytes:
        loads.set()
        goes_on.wait(60)
        return b"made"

    content = OnDemand(load)
    thread = threading.Thread(target=content.buffer)
    thread.start()
    assert loads.wait(60)
    child = os.fork()
    if not child:
        signal.alarm(10)  # ends a child that waits forever
        goes_on.set()
        os._exit(content.read(0, 4) != b"made")
    goes_on.set()
    thread.join()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


FORKS = """
import subprocess, sys, threading
from hipkit.fatbin import fork
for _ in range(100):
    fork.hold(threading.RLock())
sys.setswitchinterval(1e-6)
failed = []
def forks():
    try:
        for _ in range(15):
            subprocess.run(["/bin/true"], check=True, preexec_fn=int)
    except Exception as error:
        failed.append(repr(error))
threads = [threading.Thread(target=forks) for _ in range(4)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
sys.exit("; ".join(failed) or 0)
"""


HALF_DONE = """
import os, sys, threading, time
from hipkit.fatbin import fork
fork.PATIENCE = float(sys.argv[1])
lock, table, has_begun = fork.hold(threading.RLock()), [0, 0], threading.Event()
def change():
    with lock:
        table[0] = 1
        has_begun.set()
        time.sleep(float(sys.argv[2]))
        table[1] = 1
thread = threading.Thread(target=change)
thread.start()
has_begun.wait()
child = os.fork()
if not child:
    os._exit(10 * lock.acquire(timeout=5) + table[1])
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.parametrize(("program", "arguments", "said"), [
    (FORKS, (), ""), (HALF_DONE, (30, 0.2), "11\n"), (HALF_DONE, (0.1, 1), "10\n"),
], ids=["several threads", "what is begun ends before", "a thread that goes on for long"])  # fmt: skip
def test_forks_while_threads_have_locks(program: str, arguments: tuple[float, ...], said: str) -> None:
    """A child's locks are free, and a fork waits for what others have begun, but not for ever."""
    command = [sys.executable, "-W", "ignore", "-c", program, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


def test_a_header_that_cannot_be_read_says_why() -> None:
    schema = Struct("magic" / Int32ul)
    packed = Source.from_bytes(b"packed", "a.xz")

    def unpack() -> bytes:
        raise packed.error("the xz stream is damaged", container="xz", field="stream")

    with pytest.raises(hipkit.FormatError, match="the xz stream is damaged"):
        parse(schema, Source.on_demand(unpack, 64, "a"), container="archive")
    short = Source.from_bytes(b"abc")
    for stream in (short.stream(), io.BytesIO(b"abc")):
        with pytest.raises(hipkit.FormatError, match="archive: magic: the file ends here, at 0x3, inside the header"):
            parse_stream(schema, stream, short, container="archive")


def test_parts_share_bytes_with_what_they_are_of_and_with_nothing_else() -> None:
    whole, other = Source.from_bytes(b"abcdef"), Source.from_bytes(b"abcdef")
    part = whole.sub(2, 3)
    assert part.shares_bytes_with(whole) and whole.shares_bytes_with(part) and part.shares_bytes_with(part.sub(1))
    assert not part.shares_bytes_with(other) and not other.shares_bytes_with(whole)

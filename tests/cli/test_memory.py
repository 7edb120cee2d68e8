"""Commands on files that are larger than the memory they may take; benchmarks/memory.py measures the same on more."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hipkit
from hipkit.fatbin.joined import Joined
from hipkit.fatbin.source import Source

ROOM = 200 << 20
"""What a process may have for itself, its stacks and what the interpreter needs included."""
SIZE = 300 << 20
COMMANDS = {
    "ls FILE": ("x.hipfb",),
    "inspect --verify --kernels FILE": ("x.hipfb", "x.ccob"),
    "validate FILE": ("x.hipfb", "x.whl"),
    "covers FILE --gpu gfx942": ("x.hipfb", "x.whl"),
    "diff FILE FILE": ("x.hipfb",),
    "report FILE -o OUT": ("x.hipfb",),
    "unbundle FILE -o OUT": ("x.hipfb", "x.ccob"),
    "bundle gfx942=FILE -o OUT": ("x.hsaco",),
    "split FILE -o OUT": ("x.hipfb",),
    "edit FILE -o OUT --drop gfx1100": ("x.hipfb", "x.whl"),
    "edit FILE -o OUT --drop gfx1100 --compress none": ("x.ccob",),
}
"""Commands, and the files they get."""
LIMITED = (
    f"import resource; resource.setrlimit(resource.RLIMIT_DATA, ({ROOM}, {ROOM}))\n"
    "from hipkit.cli.main import main\n"
    "if __name__ == '__main__': main()"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, samples: Path) -> Path:
    """A bundle with an entry of 400 MB, sparse on disk; the same in a wheel, and compressed."""
    found = tmp_path_factory.mktemp("large")
    large = Joined((samples / "vcpy.gfx942.v5.hsaco").read_bytes())
    large.pad(SIZE)
    small = (samples / "reduce.gfx1100.v5.hsaco").read_bytes()
    bundle = hipkit.OffloadBundle([hipkit.Entry.of("gfx942", large.source()), hipkit.Entry.of("gfx1100", small)])
    write(found / "x.hsaco", large.source())
    write(found / "x.hipfb", bundle.to_source())
    packed = hipkit.CompressedBundle.pack(bundle, level=1)
    write(found / "x.ccob", packed.to_source())
    with zipfile.ZipFile(found / "x.whl", "w") as archive:
        archive.write(found / "x.hipfb", "x/x.hipfb", zipfile.ZIP_DEFLATED, compresslevel=1)
    return found


def write(path: Path, content: Source) -> None:
    with path.open("wb") as file:
        for piece in content.pieces():
            file.seek(len(piece), 1) if not any(piece[::4096]) and not any(piece) else file.write(piece)
        file.truncate(content.size)


@pytest.mark.in_turn(3)
@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit what a process has for itself")
@pytest.mark.parametrize(("command", "name"), [(command, name) for command in COMMANDS for name in COMMANDS[command]])
def test_files_larger_than_memory(command: str, name: str, folder: Path, tmp_path: Path) -> None:
    places = {"FILE": str(folder / name), "OUT": str(tmp_path / "out")}
    line = [
        sys.executable,
        "-c",
        LIMITED,
        *(
            word.replace("FILE", places["FILE"]) if "FILE" in word else places.get(word, word)
            for word in command.split()
        ),
    ]
    done = subprocess.run(line, capture_output=True, text=True, timeout=100)
    assert done.returncode in (0, 1), done.stderr
    assert "Traceback" not in done.stderr, done.stderr

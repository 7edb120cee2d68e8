"""A process under which hipkit is installed anew: its structures and newer native code must not meet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hipkit

ROOT = Path(hipkit.__file__).parent
SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
import numpy as np
import hipkit, hipkit.runtime.devices.cpu.engine
assert hipkit.__path__[0].startswith(sys.argv[1])
module = hipkit.Module.load(sys.argv[2])
print("ready", flush=True)
input()
a, b, c = np.arange(1000, dtype="f4"), np.ones(1000, "f4"), np.zeros(1000, "f4")
try:
    module["vector_add"].launch(grid=4, block=256, args=[a, b, c, np.int32(1000)])
    print((a + b == c).all())
except hipkit.HipkitError as error:
    print(type(error).__name__, error)
"""


def installed(where: Path) -> Path:
    """hipkit in a folder, of which the engine's files are copies; returns their folder."""
    package = where / "hipkit"
    for folder, own in (("", "runtime"), ("runtime", "devices"), ("runtime/devices", "cpu")):
        (package / folder).mkdir()
        for path in (ROOT / folder).iterdir():
            if path.name != own and not path.name.startswith("."):
                (package / folder / path.name).symlink_to(path)
    return Path(shutil.copytree(ROOT / "runtime/devices/cpu", package / "runtime/devices/cpu"))


@pytest.mark.parametrize("cache", ["on", "off"])
@pytest.mark.parametrize("name", ["", "structures.py", "native/ir/schedule.ll"])
def test_native_code_of_another_installation_is_not_run(tmp_path: Path, name: str, cache: str) -> None:
    engine = installed(tmp_path)
    environment = {**os.environ, "HIPKIT_CACHE": "off" if cache == "off" else str(tmp_path / "cache")}
    command = [sys.executable, "-c", SCRIPT, str(tmp_path), str(ROOT / "samples/built/vector_add")]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        if name:
            (engine / "new").write_bytes((engine / name).read_bytes())
            (engine / "new").replace(engine / name)
        said, told = process.communicate("\n", timeout=120)
    wanted = "MissingError hipkit has been installed anew while this process ran: start the process again\n"
    assert (process.returncode, said, told) == (0, wanted if name else "True\n", "")

"""hip-python's own wheel: it runs on hipkit, and the flat API has its names and tuples."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import pytest
import python_peers
from hip_calls import HANDSHAKE

import hipkit

hip_python = pytest.importorskip("hip_python")
ROOT = Path(__file__).parents[2]
SCRIPT = """
import ctypes, sys
from array import array

image, *_ = sys.argv[1:]
from hip import hip, HIP_VERSION_TUPLE

def check(result):
    code, *values = result
    if code != hip.hipError_t.hipSuccess:
        raise RuntimeError(str(code))
    return values[0] if len(values) == 1 else values

assert check(hip.hipGetDeviceCount()) == 1
print(check(hip.hipGetDeviceProperties(0)).gcnArchName)
module = check(hip.hipModuleLoad(image))
kernel = check(hip.hipModuleGetFunction(module, b"add"))
values = array("i", range(100))
data = check(hip.hipMalloc(400))
stream = check(hip.hipStreamCreate())
start, stop = (check(hip.hipEventCreate()) for _ in range(2))
to_device, to_host = hip.hipMemcpyKind.hipMemcpyHostToDevice, hip.hipMemcpyKind.hipMemcpyDeviceToHost
check(hip.hipMemcpyAsync(data, values, 400, to_device, stream))
check(hip.hipEventRecord(start, stream))
check(
    hip.hipModuleLaunchKernel(
        kernel, gridDimX=2, gridDimY=1, gridDimZ=1, blockDimX=64, blockDimY=1, blockDimZ=1, sharedMemBytes=0,
        stream=stream, kernelParams=None, extra=(data, ctypes.c_int(7), ctypes.c_int(100)),
    )
)
check(hip.hipEventRecord(stop, stream))
check(hip.hipMemcpyAsync(values, data, 400, to_host, stream))
check(hip.hipStreamSynchronize(stream))
print(values.tolist() == list(range(7, 107)), check(hip.hipEventElapsedTime(start, stop)) >= 0)
graph = check(hip.hipGraphCreate(0))
node = check(hip.hipGraphAddEmptyNode(graph, None, 0))
runnable = check(hip.hipGraphInstantiateWithFlags(graph, 0))
check(hip.hipGraphLaunch(runnable, stream))
check(hip.hipStreamSynchronize(stream))
print(hip.hipStreamQuery(stream), hip.hipMalloc(1 << 60))
check(hip.hipFree(data))
"""
EXPECTED = """\
gfx942:sramecc+:xnack-
True True
(<hipError_t.hipSuccess: 0>,) (<hipError_t.hipErrorOutOfMemory: 2>, None)
"""


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The folder into which pip has installed the release of hip-python that the flat API follows."""
    folder = ROOT / ".build" / f"hip-python-{hip_python.RELEASE}-{sysconfig.get_config_var('SOABI')}"
    if not folder.exists():
        folder.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as made:
            wanted = [f"{name}=={hip_python.RELEASE}" for name in hip_python.PACKAGES]
            options = ["--quiet", "--no-deps", "--retries=1", "--timeout=10", "--only-binary=:all:", "--target", made]
            told = subprocess.run(
                [sys.executable, "-m", "pip", "install", *options, *wanted], capture_output=True, text=True
            )
            if told.returncode:
                pytest.skip(f"hip-python {hip_python.RELEASE} cannot be had: {told.stderr.strip().splitlines()[-1:]}")
            if not folder.exists():  # another process of tests may have been faster
                Path(made, "all").mkdir()
                for each in list(Path(made).iterdir()):
                    if each.name != "all":
                        each.rename(Path(made, "all", each.name))
                Path(made, "all").rename(folder)
    return folder


def test_the_flat_api_has_its_names_and_tuples(wheel: Path) -> None:
    """The list of those that differ, and why, is complete, and names no other."""
    ours, theirs = hip_python.ours(), hip_python.theirs(wheel)
    common = ours.keys() & theirs.keys()
    assert len(common) >= 480
    different = {name for name in common if ours[name].length != theirs[name].length}
    assert different == {name for names in hip_python.DIFFERENT.values() for name in names.split()}
    same = {name for name in common if ours[name].parameters == theirs[name].parameters}
    assert len(same) >= 449
    # hip-python has no parameter for the names of the options, which the compiler of NVIDIA's driver wants.
    loads = "hipModuleLoadDataEx"
    assert ours[loads].parameters == [*theirs[loads].parameters, "options"]


@pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="this Python has no shared library")
def test_its_wheel_runs_on_hipkit(wheel: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    home = str(Path(hipkit.__file__).parent.parent)
    variables = {name: value for name, value in os.environ.items() if name != "HIPKIT_DEVICES"}
    variables |= {"PYTHONPATH": os.pathsep.join([home, str(wheel)]), "HIPKIT_EXPLAIN": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "hipkit", "run", sys.executable, str(script), str(HANDSHAKE)],
        env=variables, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, EXPECTED, "")


@pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="this Python has no shared library")
def test_its_code_on_the_page_about_python_runs_on_hipkit(wheel: Path) -> None:
    first, *others = python_peers.of("hip-python", python_peers.RUN)
    home = str(Path(hipkit.__file__).parent.parent)
    variables = {name: value for name, value in os.environ.items() if name != "HIPKIT_DEVICES"}
    variables |= {"PYTHONPATH": os.pathsep.join([home, str(wheel)]), "HIPKIT_EXPLAIN": "0"}
    command = [sys.executable, "-m", "hipkit", "run", sys.executable]
    printed = python_peers.printed(first.code, [one.code for one in others], command, variables)
    for snippet, text in zip(others, printed, strict=True):
        assert python_peers.same(snippet, text), (snippet.task, text)

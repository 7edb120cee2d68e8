"""The types of the flat API, as type checkers and its users see them."""

from __future__ import annotations

import importlib.util
import inspect
import json
import os
import shutil
import subprocess
import sys
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hip_results
import numpy as np
import pytest
import typed_hip
from hip_calls import BUILT, HANDSHAKE, done, fresh

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.hip.functions import all_functions

HOME = Path(hipkit.__file__).resolve().parent
WRONG = """
from hipkit import check
from hipkit.runtime import hip
event = check(hip.hipEventCreate())
stream = check(hip.hipStreamCreate())
graph = check(hip.hipGraphCreate())
hip.hipStreamSynchronize(event)
hip.hipEventRecord(stream, event)
hip.hipGraphLaunch(graph)
hip.hipStreamWaitEvent(stream)
hip.hipMalloc("16")
hip.hipDestroyTextureObject(5)
err, first, second = hip.hipMalloc(16)
check(hip.hipModuleLoad("a.hsaco")).kernel
hip.hipStreamSynchronise(stream)
hip.hipLaunchHostFunc(stream, function=print)
hip.hipDeviceAttribute_t.hipDeviceAttributeWarps
(err,) = hip.hipStreamCreate_spt()
"""
BEFORE_FIRST = 6
"""Lines of WRONG without a mistake; each that follows has one."""


def test_results_are_tuples_of_a_code_and_what_is_known() -> None:
    """Those that HIP has without a code are named; a function of hipGetProcAddress may be any."""
    without = {"hipCreateChannelDesc", "hipGetStreamDeviceId", "hipKernelNameRef", "hipKernelNameRefByPtr"}
    for name, function in all_functions().items():
        result = hip_results.result_of(function)
        assert Any not in hip_results.parts_of(result), name
        if name not in without:
            assert typing.get_origin(result) is tuple, name
            assert typing.get_args(result)[0] is hip.hipError_t, name
    assert without <= set(all_functions())


def test_handles_have_types_of_their_own() -> None:
    expected = {
        "hipStreamCreate": hip.hipStream_t,
        "hipEventCreate": hip.hipEvent_t,
        "hipModuleLoad": hip.hipModule_t,
        "hipModuleGetFunction": hip.hipFunction_t,
        "hipGraphCreate": hip.hipGraph_t,
        "hipGraphAddEmptyNode": hip.hipGraphNode_t,
        "hipGraphInstantiateWithFlags": hip.hipGraphExec_t,
        "hipMemPoolCreate": hip.hipMemPool_t,
        "hipCtxCreate": hip.hipCtx_t,
        "hipMallocArray": hip.hipArray,
        "hipCreateTextureObject": hip.hipTextureObject_t,
        "hipCreateSurfaceObject": hip.hipSurfaceObject_t,
        "hipUserObjectCreate": hip.hipUserObject_t,
        "hipLibraryLoadData": hip.hipLibrary_t,
        "hipLibraryGetKernel": hip.hipKernel_t,
        "hipMemCreate": hip.hipMemGenericAllocationHandle_t,
    }
    for name, handle in expected.items():
        assert typing.get_args(hip_results.result_of(all_functions()[name])) == (hip.hipError_t, handle), name
    assert len(set(map(id, expected.values()))) == len(expected)


def test_help_shows_the_tuple() -> None:
    assert str(inspect.signature(hip.hipMemGetInfo)) == "() -> 'tuple[hipError_t, int, int]'"
    assert inspect.signature(hip.hipFree).return_annotation == "tuple[hipError_t]"
    assert inspect.signature(hip.hipMalloc).return_annotation == "tuple[hipError_t, DeviceArray]"


def test_a_call_that_gives_something_else_is_noticed() -> None:
    """What every other test of this folder counts on."""

    @hip_results.checked
    def something(given: Any) -> tuple[hip.hipError_t, int]:
        return typing.cast("tuple[hip.hipError_t, int]", given)

    for fine in ((hip.hipError_t.hipSuccess, 5), (hip.hipError_t.hipErrorUnknown, None)):
        assert something(fine) == fine
    for wrong in ((0, 5), (hip.hipError_t.hipSuccess, None), (hip.hipError_t.hipSuccess, 5, 5), 5):
        with pytest.raises(AssertionError, match="something says"):
            something(wrong)


def test_the_script_runs() -> None:
    with fresh():
        assert typed_hip.devices()[0].startswith("gfx942")
        assert typed_hip.copied(np.arange(64, dtype=np.float32)) >= 0
        values = np.arange(64, dtype=np.int32)
        typed_hip.launched(str(HANDSHAKE), values, 5)
        assert values.tolist() == list(range(5, 69))
        module = done(hip.hipModuleLoad(BUILT / "globals.gfx942.v5.hsaco"))
        assert typed_hip.symbol(module, "step")[1] == 8
        memory = done(hip.hipMalloc(16))
        assert [node.kind.name for node in typed_hip.graph(memory, 7)] == ["FILL", "EMPTY"]
        back = bytearray(16)
        done(hip.hipMemcpyDtoH(back, memory, 16))
        assert back == b"\7" * 16
    with fresh("gfx1100"):
        assert typed_hip.texture()


def mypy(script: Path) -> tuple[str, set[int]]:
    """All that mypy --strict says of a script, and in which lines."""
    if importlib.util.find_spec("mypy") is None:
        pytest.skip("mypy is not installed; pip installs it")
    options = ["--strict", "--config-file=", "--follow-imports=silent", f"--cache-dir={script.parent / 'cache'}"]
    told = subprocess.run(
        [sys.executable, "-m", "mypy", *options, script.name],
        env={**os.environ, "MYPYPATH": str(hip_home(script.parent))}, cwd=script.parent, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert told.returncode in (0, 1), told.stdout + told.stderr
    return told.stdout, {int(line.split(":")[1]) for line in told.stdout.splitlines() if ": error:" in line}


def pyright(script: Path) -> tuple[str, set[int]]:
    """All that pyright in its strict mode says of a script, and in which lines."""
    found = os.environ.get("PYRIGHT") or shutil.which("pyright")
    if not found:
        pytest.skip("pyright is not installed; pip installs it")
    settings = {
        "include": [script.name],
        "extraPaths": [str(hip_home(script.parent))],
        "typeCheckingMode": "strict",
        "reportUnusedExpression": False,
        "reportUnusedVariable": False,
    }
    (script.parent / "pyrightconfig.json").write_text(json.dumps(settings))
    told = subprocess.run(
        [found, "--pythonpath", sys.executable, "--outputjson"],
        cwd=script.parent,
        capture_output=True,
        text=True,
        timeout=300,
    )
    errors = [each for each in json.loads(told.stdout)["generalDiagnostics"] if each["severity"] == "error"]
    return told.stdout if errors else "", {each["range"]["start"]["line"] + 1 for each in errors}


def hip_home(folder: Path) -> Path:
    """A folder where this hipkit is a package of that name, whatever its clone is called."""
    home = folder / "packages"
    if not home.exists():
        home.mkdir()
        (home / "hipkit").symlink_to(HOME)
    return home


@pytest.mark.parametrize("checker", [mypy, pyright])
def test_checkers_accept_the_script_and_find_mistakes(
    checker: Callable[[Path], tuple[str, set[int]]], tmp_path: Path
) -> None:
    """Every line of WRONG that has a mistake is found, and no other."""
    script = tmp_path / "user.py"
    script.write_text(Path(typed_hip.__file__).read_text())
    text, lines = checker(script)
    assert not lines, text
    script.write_text(WRONG)
    text, lines = checker(script)
    assert lines == set(range(BEFORE_FIRST + 1, len(WRONG.splitlines()) + 1)), text

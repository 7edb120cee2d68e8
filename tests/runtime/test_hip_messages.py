"""What HIP functions say when they fail: each names itself, once, whoever found the fault; and codes go by their names."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hip_results import unchecked

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.device import Device
from hipkit.runtime.hip import state
from hipkit.runtime.hip.functions import all_functions

pytestmark = pytest.mark.any_backend

HIP = Path(hip.__file__).parent
PER_THREAD = "_spt"
CODES = {int(code) for code in hip.hipError_t}
LARGE = 200
"""From here on no number in these files is anything but a code, except where it is none of HIP's."""


@pytest.fixture(autouse=True)
def one_device() -> Iterator[None]:
    state.use([Device("gfx942")])
    yield
    state.use(None)


def said(name: str, *arguments: Any) -> str:
    """What a call that fails says."""
    assert getattr(hip, name)(*arguments)[0] != hip.hipError_t.hipSuccess
    return hip.explain_last_error()


def needed(function: Any) -> int:
    """How many arguments it cannot be called without."""
    parameters = inspect.signature(function).parameters.values()
    return sum(1 for one in parameters if one.default is one.empty and one.kind is one.POSITIONAL_OR_KEYWORD)


def test_every_function_that_refuses_null_names_itself_once() -> None:
    refusing = 0
    for name, function in all_functions().items():
        state.use([Device("gfx942")])
        try:
            result = unchecked(function)(*[None] * needed(function))
        except (TypeError, AttributeError, ValueError):
            continue  # Python's own refusal of what is no number
        if name.endswith("LastError") or not isinstance(result, tuple) or not result[0]:
            continue
        refusing += 1
        text, shown = hip.explain_last_error(), name.removesuffix(PER_THREAD)
        assert re.match(rf"{shown}:? ", text), (name, text)
        assert len(re.findall(rf"\b{shown}\b", text)) == 1, (name, text)
    assert refusing > len(all_functions()) / 3, "many functions refuse null"


@pytest.mark.parametrize(
    ("name", "arguments", "text"),
    [
        ("hipSetDevice", (7,), "hipSetDevice: device 7: there are 1, counted from 0"),
        ("hipCtxCreate", (0, 7), "hipCtxCreate: device 7: there are 1, counted from 0"),
        ("hipMemcpy", (None, b"abcd", 4), "hipMemcpy: destination is null"),
        ("hipMemcpyAsync", (b"abcd", b"abcd", 4, 9), "hipMemcpyAsync: 9 is no direction"),
        ("hipFree", ("here",), "hipFree: the address is str, which is no place in memory"),
        ("hipHostFree", (64,), "hipHostFree: 0x40 is not what hipHostMalloc returned, or is free already"),
        ("hipStreamSynchronize", (5,), "hipStreamSynchronize: 5 is no stream; hipStreamCreate makes one"),
        ("hipStreamSynchronize_spt", (5,), "hipStreamSynchronize: 5 is no stream; hipStreamCreate makes one"),
        ("hipEventRecordWithFlags", (None,), "hipEventRecordWithFlags: None is no event; hipEventCreate makes one"),
        ("hipMemcpyToSymbol", (0, b"abcd", 4), "hipMemcpyToSymbol: there is no symbol"),
        ("hipLaunchKernel", (0, (1, 1, 1), (1, 1, 1)), "hipLaunchKernel: there is no function to launch"),
        ("hipGraphAddExternalSemaphoresWaitNode", (1, 2, 3, 4), "hipGraphAddExternalSemaphoresWaitNode: external semaphores are not there"),
        ("hipDrvGetErrorName", (4711,), "hipDrvGetErrorName: 4711 is no error code"),
    ],
)  # fmt: skip
def test_whoever_finds_the_fault_the_call_is_named(name: str, arguments: tuple[Any, ...], text: str) -> None:
    assert said(name, *arguments) == text


def test_what_a_capture_refuses_names_the_call_once() -> None:
    stream = hipkit.check(hip.hipStreamCreate())
    assert hip.hipStreamBeginCapture(stream) == (hip.hipError_t.hipSuccess,)
    text = said("hipMalloc", 64)
    assert re.fullmatch(r"hipMalloc while .* captures; do it before or afterwards", text)
    assert "hipMalloc" in said("hipStreamEndCapture", stream), "it is what ended the capture"


def test_functions_are_found_by_their_names() -> None:
    found, status = hipkit.check(hip.hipGetProcAddress("hipMemcpy", 0, 0))
    assert (found, status) == (hip.hipMemcpy, 0)
    assert hipkit.check(hip.hipGetProcAddress("hipMemcpy", 0, 2))[0] is hip.hipMemcpy_spt
    assert hipkit.check(hip.hipGetProcAddress("hipFree", 0, 2))[0] is hip.hipFree, "it has no variant for a thread"
    assert said("hipGetProcAddress", "hipNonsense") == "hipGetProcAddress: there is no function hipNonsense"


def test_a_function_that_nothing_has_used_is_found_by_its_name() -> None:
    ask = "from hipkit.runtime import hip; assert hip.hipGetProcAddress('hipGraphCreate')[1] is hip.hipGraphCreate"
    subprocess.run([sys.executable, "-c", ask], check=True)


def test_every_function_of_the_namespace_is_found_by_its_name() -> None:
    functions = {name for name in dir(hip) if re.match("_*hip[A-Z]", name) and inspect.isfunction(getattr(hip, name))}
    assert functions == set(all_functions())


def number(node: ast.AST) -> int | None:
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


@pytest.mark.parametrize("path", sorted(HIP.rglob("*.py")), ids=lambda path: path.stem)
def test_codes_go_by_their_names(path: Path) -> None:
    if path.name == "errors.py":
        return  # the table
    for node in ast.walk(ast.parse(path.read_text())):
        place = f"{path.name}:{getattr(node, 'lineno', 0)}"
        assert (number(node) or 0) < LARGE or number(node) not in CODES, place
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("HipError", "hipError_t", "known_event"):
            assert not any(number(part) is not None for part in node.args), place
        if isinstance(node, ast.Compare) and getattr(node.left, "attr", getattr(node.left, "id", "")) == "code":
            assert not any(number(part) is not None for part in node.comparators), place

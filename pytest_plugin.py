"""hipkit's plugin for pytest: the fixture ``hip`` is a device that needs no GPU, ``hip_devices`` a matrix of them.

``pytest_plugins = ["hipkit.pytest_plugin"]`` in a project's conftest.py asks for it: found by itself, pytest would rewrite
all of hipkit's files in every project. Nothing of hipkit is imported before a test takes the fixture.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Generator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .runtime.buffer import Buffer
    from .runtime.device import Device
    from .runtime.module import Module

OPTION, CHECK, MARK = "--hip-device", "--hip-check", "hip_devices"


class Hip:
    """What a test has of a device: :attr:`device` itself, and ways to get kernels, buffers and programs onto it."""

    def __init__(self, device: Device) -> None:
        self.device = device

    @property
    def gpu(self) -> str:
        """The GPU that the device behaves like, such as ``gfx942``."""
        return self.device.target.processor

    def compile(
        self, source: str | os.PathLike[str], options: Sequence[str] = (), *, compiler: str | None = None
    ) -> Module:
        """The kernels of a text in HIP, or of a file, as :func:`hipkit.compile` makes them."""
        import hipkit

        if isinstance(source, os.PathLike):
            options = (f"-I{Path(source).parent}", *options)
            source = Path(source).read_text()
        return hipkit.compile(source, self.device, options, compiler=compiler)

    def load(self, file: str | os.PathLike[str]) -> Module:
        """The kernels of a code object, fat binary or library, as :meth:`hipkit.Module.load` finds them."""
        import hipkit

        return hipkit.Module.load(file, self.device)

    def buffer(self, data: Any) -> Buffer:
        """Memory of the device with a copy of data, or of so many bytes, as :meth:`hipkit.Device.buffer`."""
        return self.device.buffer(data)

    def run(self, program: str | os.PathLike[str], *arguments: str, **options: Any) -> subprocess.CompletedProcess[Any]:
        """Run a program that was compiled for HIP on such a device, as :func:`hipkit.run_program`.

        Unless ``options`` say otherwise, its output is in the result as text, and a failure is an error.
        """
        import hipkit

        options = {"check": True, "text": True, **options}
        if not options.keys() & {"stdout", "stderr", "capture_output"}:
            options["capture_output"] = True
        return hipkit.run_program(program, arguments, self.device, **options)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option, and the same for a project."""
    parser.getgroup("hipkit").addoption(
        OPTION,
        action="append",
        metavar="GPU[,GPU...]",
        help="run tests that take the fixture hip on these GPUs (gfx942, MI300X, gfx1100@16G, ...)",
    )
    parser.getgroup("hipkit").addoption(
        CHECK,
        metavar="NAMES",
        help="check the kernels of these tests, and fail those with findings: all, or some of mem, init, race, sync, wait",
    )
    parser.addini(MARK, "the GPUs for tests that take the fixture hip and do not say on which", "args")


def pytest_configure(config: pytest.Config) -> None:
    """Say what the mark means."""
    config.addinivalue_line("markers", f"{MARK}(*gpus): run the test once on a device like each of these GPUs")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Have a test that takes the fixture once for each GPU."""
    if "hip" not in metafunc.fixturenames:
        return
    config = metafunc.config
    mark = metafunc.definition.get_closest_marker(MARK)
    asked = [name for value in config.getoption(OPTION) or () for name in value.split(",") if name]
    if mark is None:
        names = asked or config.getini(MARK)
    else:
        wanted = {_target_of(name) for name in asked}
        names = [name for name in mark.args if not asked or _target_of(name) in wanted]
    if names or mark is not None:
        _check(names)
        metafunc.parametrize("hip", names, indirect=True)


@pytest.fixture
def hip(request: pytest.FixtureRequest) -> Iterator[Hip]:
    """A device, new for each test: like the GPU that the mark, the option or the project names, or HIPKIT_DEVICES."""
    from .runtime import device_list

    name = getattr(request, "param", None)
    devices = device_list.from_environment() if name is None else device_list.devices_of(name)
    if not devices:
        pytest.fail("there is no device: HIPKIT_DEVICES is empty", pytrace=False)
    yield Hip(devices[0])
    devices[0].reset()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """Fail a test for what its kernels do after its last line, and for what checks find."""
    hip, tools = pyfuncitem.funcargs.get("hip"), pyfuncitem.config.getoption(CHECK)
    if not isinstance(hip, Hip):
        return (yield)
    if not tools:
        result = yield
        hip.device.synchronize()
        return result
    from .runtime.checking import checking

    with checking(*tools.split(",")) as found:
        result = yield
        hip.device.synchronize()
    if errors := [finding for finding in found if finding.severity == "error"]:
        pytest.fail("\n".join(line for finding in errors for line in finding.lines()), pytrace=False)
    return result


def _target_of(name: str) -> str:
    from .fatbin.errors import HipkitError
    from .runtime.device_names import named_devices

    try:
        found = named_devices(name)
    except HipkitError as error:
        raise pytest.UsageError(f"{OPTION} and {MARK}: {name!r} is no GPU: {error}") from error
    if len(found) != 1:
        raise pytest.UsageError(f"{OPTION} and {MARK}: {name!r} is not one GPU; {MARK} takes several arguments")
    [only] = found
    return f"{only.target}@{only.place}" if only.place else str(only.target)


def _check(names: Iterable[str]) -> None:
    for name in names:
        _target_of(name)

"""What tests of running kernels share."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator

import pytest


def _remote() -> object:
    import remote_device

    return remote_device.REMOTE


def _cuda() -> object:
    from hipkit.fatbin.target import TargetID
    from hipkit.runtime.devices import kind_for

    return kind_for(TargetID.parse("gfx1100"), "cuda:0")


KINDS: dict[str, Callable[[], object] | None] = {"cpu": None, "remote": _remote}
"""Kinds of device that tests marked ``any_backend`` run on; None is the one that is there anyway."""
if "HIPKIT_TEST_CUDA" in os.environ:
    KINDS["cuda"] = _cuda


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise tests marked ``any_backend`` over all kinds of device."""
    marks = metafunc.definition
    if marks.get_closest_marker("any_backend") and not marks.get_closest_marker("cpu_only"):
        metafunc.parametrize("kind_of_device", KINDS, indirect=True)


@pytest.fixture(autouse=True, scope="session")
def results_are_as_annotated() -> None:
    """Every call of the flat API that a test makes gives what its annotation says."""
    import hip_results

    hip_results.check_all()


@pytest.fixture(autouse=True)
def kind_of_device(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The kind of the devices that a test makes."""
    name: str = getattr(request, "param", "cpu")
    if (kind := KINDS[name]) is not None:
        import hipkit.runtime.device

        monkeypatch.setattr(hipkit.runtime.device, "kind_for", lambda _target: kind())
    return name


@pytest.fixture(autouse=True)
def no_error_is_left() -> Iterator[None]:
    """What a call last failed with is not there for the next test to hear of."""
    yield
    if (hip := sys.modules.get("hipkit.runtime.hip")) is not None:
        hip.hipGetLastError()


@pytest.fixture(autouse=True)
def as_nothing_says_otherwise() -> None:
    """Every test begins with the release of HIP that a process begins with, whatever others have left."""
    if (profile := sys.modules.get("hipkit.runtime.profile")) is not None:
        profile.use(None)

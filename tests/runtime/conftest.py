"""What tests of running kernels share."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType

import pytest

Place = Callable[[pytest.MonkeyPatch, ModuleType], None]
"""Makes the devices of a test, which is in a module, be of a kind."""


def _here(patch: pytest.MonkeyPatch, test: ModuleType) -> None:
    """The kind that is there anyway."""


def _remote(patch: pytest.MonkeyPatch, test: ModuleType) -> None:
    import remote_device

    import hipkit.runtime.device

    patch.setattr(hipkit.runtime.device, "kind_for", lambda _target: remote_device.REMOTE)


def _driver(patch: pytest.MonkeyPatch, test: ModuleType) -> None:
    import ptx_machine

    import hipkit.runtime.device

    patch.setattr(hipkit.runtime.device, "cuda_number", lambda _: 0)
    patch.setattr(hipkit.runtime.device, "cuda_kind", lambda _: ptx_machine.as_itself())


KINDS: dict[str, Place] = {"cpu": _here, "remote": _remote}
"""Kinds of device that tests marked ``any_backend`` run on."""
ON_DRIVER: dict[str, Place] = {"driver": _driver}
"""Kinds that tests marked ``on_driver`` run on as well: a GPU of NVIDIA's, or a driver of the tests that has the calls for it."""
OF_PROMISES: dict[str, Place] = {}
"""Kinds that only promises of the checklist are tested on, as they need code of their own."""
if "HIPKIT_TEST_CUDA" in os.environ:
    import on_nvidia

    KINDS["cuda"] = on_nvidia.any_of_amds
    ON_DRIVER = {"nvidia": on_nvidia.as_itself}
    OF_PROMISES |= {"nvidia": on_nvidia.as_itself, "cuda_gfx1100": partial(on_nvidia.as_amds, "gfx1100")}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise tests marked ``any_backend`` over all kinds of device."""
    is_marked = metafunc.definition.get_closest_marker
    if not is_marked("any_backend") or is_marked("cpu_only"):
        return
    kinds = [*KINDS, *(ON_DRIVER if is_marked("on_driver") else ()), *(OF_PROMISES if is_marked("promise") else ())]
    without = {kind for mark in metafunc.definition.iter_markers("not_on") for kind in mark.args}
    metafunc.parametrize("kind_of_device", [kind for kind in kinds if kind not in without], indirect=True)


@pytest.fixture(autouse=True, scope="session")
def results_are_as_annotated() -> None:
    """Every call of the flat API that a test makes gives what its annotation says."""
    import hip_results

    hip_results.check_all()


@pytest.fixture(autouse=True)
def kind_of_device(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The kind of the devices that a test makes."""
    name: str = getattr(request, "param", "cpu")
    {**KINDS, **ON_DRIVER, **OF_PROMISES}[name](monkeypatch, request.module)
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

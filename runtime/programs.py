"""Runs what was compiled for HIP, unmodified: shared libraries in this process."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from ..fatbin import opening
from ..fatbin.errors import MissingError, UsageError
from ..fatbin.model import Entry
from ..loader.needed import hip_libraries, uses_hip
from ..loader.select import HIP_KINDS, NoCodeError, select
from ..loader.stub import major_of, soname_of
from . import device_list, profile
from .bridge.process import provide, provided
from .device import Device
from .hip import state
from .hip.statics import registry

DEFAULT_MAJOR = 6
"""Which release a library gets that does not say for which it was built."""


def load_library(
    path: str | os.PathLike[str], device: Device | str | None = None, *, major: int | None = None
) -> ctypes.CDLL:
    """Load a shared library that was compiled for HIP; its functions are those of the returned :class:`ctypes.CDLL`.

    Its kernels run on the devices of the flat API: those of ``HIPKIT_DEVICES`` where that is set, those that were used
    before, or else one that fits the library. ``device`` makes another one the only device. ``major`` is the release
    of HIP for a library that names none. Raises :class:`~hipkit.NotFoundError` where the library has code for other
    devices only.
    """
    file = Path(path)
    if not file.is_file():
        raise UsageError(f"{file}: there is no such file")
    _choose_devices(_entries(file), device)
    sonames = hip_libraries(file)
    for_all = not sonames and uses_hip(file)
    if for_all:
        sonames = [soname_of(major or DEFAULT_MAJOR)]
    if sonames and not provided() and profile.VARIABLE not in os.environ:
        _behave_as(min(major_of(soname) or DEFAULT_MAJOR for soname in sonames))
    for soname in sonames:
        provide(soname, for_all=for_all)
    try:
        return ctypes.CDLL(str(file.resolve()))
    except OSError as error:
        raise MissingError(f"{file}: cannot be loaded: {error}") from error


def _entries(file: Path) -> list[list[Entry]]:
    """The entries for HIP of each container."""
    found = ([entry for entry in container.entries if _is_for_hip(entry)] for container in opening.open(file).walk())
    return [entries for entries in found if entries]


def _is_for_hip(entry: Entry) -> bool:
    return not entry.is_host and any(kind in HIP_KINDS for kind in entry.kind.split("+"))


def _choose_devices(containers: list[list[Entry]], asked: Device | str | None) -> None:
    """Have devices that the library runs on; those that are there already, if nothing else was asked for."""
    entries = [entry for container in containers for entry in container]
    if asked is not None:
        registry().unload()
        state.use([asked if isinstance(asked, Device) else Device(asked)])
    elif entries and not state.is_chosen() and device_list.VARIABLE not in os.environ:
        state.use([Device.fitting(entries)])
    selections = [select(container, device.target) for device in state.devices() for container in containers]
    if selections and all(selection.entry is None for selection in selections):
        raise NoCodeError(select(entries, selections[0].device))


def _behave_as(release: int) -> None:
    known = [int(name.removeprefix("hip")) for name in profile.PROFILES if name.startswith("hip")]
    nearest = min(known, key=lambda number: abs(number - release))
    profile.use(profile.Profile.named(f"hip{nearest}", *profile.profile().switches))

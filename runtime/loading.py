"""Loads shared libraries that were compiled for HIP, unmodified, into this process."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable
from pathlib import Path

from ..fatbin.errors import MissingError, UsageError
from ..loader.beside import all_sonames, major_of
from ..loader.exports import soname_of
from ..loader.needed import closure, hip_libraries, uses_hip
from ..loader.select import NoCodeError
from . import device_names, profile
from .bridge.choosing import advised
from .bridge.process import provide
from .bridge.provided import LIBRARIES
from .device import Device
from .fitting import Containers, containers_of, fitting_all, may_have_code, refuse_what_does_not_fit
from .hip import state
from .hip.code.statics import catch_up, registry

DEFAULT_MAJOR = 6
"""Which release a library gets that does not say for which it was built."""


def load_library(
    path: str | os.PathLike[str], device: Device | str | None = None, *, major: int | None = None
) -> ctypes.CDLL:
    """Load a shared library that was compiled for HIP; its functions are those of the returned :class:`ctypes.CDLL`.

    Its kernels run on the devices of the flat API: those of ``HIPKIT_DEVICES`` where that is set, those that were used
    before, or else one that fits the library and those that it brings with it. ``device`` makes another one the only
    device. ``major`` is the release of HIP for a library that names none. Raises :class:`~hipkit.NotFoundError` where
    the library has code for other devices only.
    """
    file = Path(path)
    if not file.is_file():
        raise UsageError(f"{file}: there is no such file")
    _choose_devices(file, device)
    wanted = hip_libraries(file)
    for_all = not wanted and uses_hip(file)
    if for_all:
        wanted = [soname_of(major or DEFAULT_MAJOR)]
    _have(wanted, for_all=for_all)
    try:
        library = ctypes.CDLL(str(file.resolve()))
    except OSError as error:
        raise MissingError(f"{file}: cannot be loaded: {error}") from error
    catch_up()
    return library


def preload() -> None:
    """Have libraries of HIP that this process loads from now on find hipkit, as under ``hipkit run``.

    They may be loaded in any way, such as by an ``import``. Libraries of ROCm that this machine does not have, and that an
    extension module or a library that ctypes loads needs, are there too, and their functions fail by name. Calls behave as
    in the oldest release of HIP that a loaded file asks for (``HIPKIT_PROFILE``). Unless ``HIPKIT_DEVICES`` is set, the device is one that fits
    those that are loaded when the first call asks for it.
    """
    from .bridge.choosing import choose_when_asked
    from .bridge.refusing import watch

    choose_when_asked(release=True)
    for soname in all_sonames():
        provide(soname)
    watch()
    profile.run_as_it_is()


def _have(wanted: Iterable[str], *, for_all: bool) -> None:
    asked = [major_of(soname) or DEFAULT_MAJOR for soname in wanted]
    if asked and not LIBRARIES and profile.VARIABLE not in os.environ:
        profile.use(profile.Profile.of_releases(asked))
    for soname in wanted:
        provide(soname, for_all=for_all)


def _choose_devices(file: Path, asked: Device | str | None) -> None:
    """Have devices that the library runs on; those that are there already, if nothing else was asked for."""
    own = containers_of(file)
    if asked is not None:
        registry().unload()
        state.use([asked if isinstance(asked, Device) else Device(asked)])
    elif not state.is_chosen() and device_names.VARIABLE not in os.environ:
        containers = [*own, *_brought_along(file)]
        if containers:
            state.use([Device(fitting_all(containers))])
    if not own:
        return
    try:
        refuse_what_does_not_fit(own, [device.target for device in state.devices()])
    except NoCodeError as error:
        raise advised(error, own) from None


def _brought_along(file: Path) -> Containers:
    """What the libraries have that a library brings with it."""
    others = [one.path for one in closure(file)[1:]]
    return [entries for other in others if may_have_code(other) for entries in containers_of(other)]

"""Runs what was compiled for HIP, unmodified: shared libraries in this process, programs as their own."""

from __future__ import annotations

import ctypes
import glob
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..fatbin import opening
from ..fatbin.binary import KpackLink
from ..fatbin.errors import MissingError, UsageError
from ..fatbin.leftovers import temporary_folder
from ..fatbin.model import Entry
from ..loader.needed import Needs, hip_libraries, is_library, uses_hip
from ..loader.select import HIP_KINDS, NoCodeError, select
from ..loader.stub import LIBRARY, MAJORS, major_of, soname_of
from . import device_list, profile
from .bridge import embedded
from .bridge.process import provide
from .bridge.provided import LIBRARIES
from .device import DEFAULT, Device, fitting_target
from .hip import state
from .hip.code.statics import catch_up, registry

DEFAULT_MAJOR = 6
"""Which release a library gets that does not say for which it was built."""
_SET_DEATH_SIGNAL = 1
"""Linux's number of that request to prctl."""


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
    if sonames and not LIBRARIES and profile.VARIABLE not in os.environ:
        profile.use(profile.Profile.named(_profile_of(sonames), *profile.profile().switches))
    for soname in sonames:
        provide(soname, for_all=for_all)
    try:
        library = ctypes.CDLL(str(file.resolve()))
    except OSError as error:
        raise MissingError(f"{file}: cannot be loaded: {error}") from error
    catch_up()
    return library


def run_program(
    path: str | os.PathLike[str],
    arguments: Sequence[str] = (),
    device: Device | str | None = None,
    *,
    environment: Mapping[str, str] | None = None,
    **options: Any,
) -> subprocess.CompletedProcess[Any]:
    """Run a program that was compiled for HIP, and wait for it; ``options`` are those of :func:`subprocess.run`.

    Its devices are those of ``HIPKIT_DEVICES`` where that is set, or one that fits it; ``device`` is another. Raises
    :class:`~hipkit.NotFoundError` where the program has code for other devices only, and
    :class:`~hipkit.MissingError` where this Python has no shared library that the program could have it from.
    """
    file = Path(path)
    if not file.is_file():
        raise UsageError(f"{file}: there is no such file")
    environment = dict(os.environ if environment is None else environment)
    if device is not None:
        environment[device_list.VARIABLE] = str(device.target if isinstance(device, Device) else device)
    environment.setdefault(device_list.VARIABLE, _fitting(_entries(file)))
    _refuse_what_does_not_fit(_entries(file), device_list.devices_of(environment[device_list.VARIABLE]))
    sonames = hip_libraries(file)
    if sonames:
        environment.setdefault(profile.VARIABLE, _profile_of(sonames))
    else:  # what it loads later may ask for any
        sonames = [LIBRARY, *map(soname_of, MAJORS)]
    _refuse_what_cannot_start(file)
    if sys.platform == "linux":
        options.setdefault("preexec_fn", dies_with_its_parent())
    with temporary_folder(Path(tempfile.gettempdir())) as folder:
        for soname in sonames:
            (folder / soname).write_bytes(embedded.build(soname))
        _have_found(environment, str(folder), [str(folder / soname) for soname in sonames], file)
        return subprocess.run([str(file.resolve()), *arguments], env=environment, **options)


def dies_with_its_parent() -> Callable[[], None]:
    """What a child of this process calls before it starts its program (``preexec_fn``), so that it ends with this one."""
    library, parent = ctypes.CDLL(None), os.getpid()

    def prepare() -> None:
        library.prctl(_SET_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:  # it ended before that
            os._exit(1)

    return prepare


def _refuse_what_cannot_start(file: Path) -> None:
    if is_library(file):
        raise UsageError(f"{file}: is a shared library and no program; hipkit.load_library() loads it")
    if not os.access(file, os.X_OK):
        raise UsageError(f"{file}: may not be executed; chmod +x allows it")


def _have_found(environment: dict[str, str], folder: str, libraries: list[str], program: Path) -> None:
    """Have the dynamic linker look into ``folder`` first. A program that says DT_RPATH goes before that."""
    _prepend(environment, "LD_LIBRARY_PATH", folder)
    if Needs.of(program).insists:
        for library in libraries:
            _prepend(environment, "LD_PRELOAD", library)


def _prepend(environment: dict[str, str], variable: str, entry: str) -> None:
    environment[variable] = os.pathsep.join(filter(None, [entry, environment.get(variable)]))


def _entries(file: Path) -> list[list[Entry]]:
    """The entries for HIP of each container."""
    found: list[list[Entry]] = []
    for container in opening.open(file).walk():
        found.append([entry for entry in container.entries if _is_for_hip(entry)])
        if isinstance(container, KpackLink):
            found += _in_archives(file, container)
    return [entries for entries in found if entries]


def _in_archives(file: Path, link: KpackLink) -> list[list[Entry]]:
    """The entries of each unit of a file whose code is in kpacks, from those that are there."""
    units: dict[str, list[Entry]] = {}
    for pattern in link.search_paths:
        for path in sorted(glob.glob(glob.escape(str(file.parent)) + "/" + pattern.replace("@GFXARCH@", "*"))):  # noqa: PTH207
            for entry in opening.open(path).entries:
                key = str(entry.attributes.get("key"))
                if key.rpartition("#")[0] == link.name:
                    units.setdefault(key, []).append(entry)
    return list(units.values())


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
    _refuse_what_does_not_fit(containers, state.devices())


def _refuse_what_does_not_fit(containers: list[list[Entry]], devices: list[Device]) -> None:
    selections = [select(container, device.target) for device in devices for container in containers]
    if selections and all(selection.entry is None for selection in selections):
        raise NoCodeError(select([entry for container in containers for entry in container], selections[0].device))


def _fitting(containers: list[list[Entry]]) -> str:
    """A device that a file has code for, or the usual one where it has none."""
    entries = [entry for container in containers for entry in container]
    return str(fitting_target(entries)) if entries else DEFAULT


def _profile_of(sonames: list[str]) -> str:
    """How the release behaves that is asked for, the oldest of several."""
    release = min(major_of(soname) or DEFAULT_MAJOR for soname in sonames)
    known = [int(name.removeprefix("hip")) for name in profile.PROFILES if name.startswith("hip")]
    return f"hip{min(known, key=lambda number: abs(number - release))}"

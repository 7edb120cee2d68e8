"""What a process gets that says nothing of it: a device that can run all code loaded so far, and the behaviour of a release."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from ...fatbin.errors import HipkitError, UsageError
from ...fatbin.model import Entry
from ...fatbin.records import replace
from ...fatbin.target import TargetID
from ...loader.beside import is_hip, major_of
from ...loader.needed import Needs
from ...loader.select import NoCodeError, device_target
from .. import device_list, device_names, fitting, profile
from ..device import Device
from ..hip import state
from ..hip.code import statics

_MAPS = Path("/proc/self/maps")
_PROGRAM = Path("/proc/self/exe")


def choose_when_asked(then: Callable[[Device], object] | None = None, *, release: bool = False) -> None:
    """Choose when a call first asks for a device; ``then`` is called with each that was made.

    With ``release`` the behaviour is chosen too: where the libraries of all releases of HIP are there.
    """

    def make() -> list[Device]:
        is_given = device_names.VARIABLE in os.environ
        made = device_list.from_environment() if is_given else [Device(_fitting())]
        for device in made:
            if then is not None:
                then(device)
        return made

    state.make_with((lambda: _behave_as_asked(make)) if release else make)
    statics.advise_with(advised)


def _behave_as_asked(devices: Callable[[], list[Device]]) -> list[Device]:
    """The devices; before them, the behaviour of the oldest release of HIP that the files ask for that are mapped to be run."""
    if profile.VARIABLE not in os.environ:
        names = {name for file in _mapped() for name in _needed(Path(file)) if is_hip(name)}
        majors = [major for name in names if (major := major_of(name)) is not None]
        if majors:
            profile.use(replace(profile.profile(), name=profile.Profile.of_releases(majors).name))
    return devices()


def _needed(file: Path) -> tuple[str, ...]:
    try:
        return Needs.of(file).names
    except UsageError:
        return ()


def _fitting() -> TargetID:
    containers = list(_loaded())
    try:
        return fitting.fitting_all(containers)
    except HipkitError:  # the first launch says that nothing runs
        return device_target(device_names.DEFAULT)


def advised(error: NoCodeError, others: fitting.Containers = ()) -> NoCodeError:
    """The error, and which device would run all that has been loaded until now and ``others``."""
    containers = [*_registered(), *others]
    try:
        best = fitting.fitting_all(containers)
    except HipkitError:
        return error
    taken = fitting.taken_by(best, containers)
    if taken < len(containers):
        return error
    return NoCodeError(
        error.selection,
        f"; {device_names.VARIABLE}={best.processor} would have run all {len(containers)} fat binaries that are loaded",
    )


def _loaded() -> Iterator[list[Entry]]:
    """The entries of what is registered, and of files that are loaded and whose constructors have yet to run."""
    yield from _registered()
    files = {fat_binary.image.file for fat_binary in statics.registry().fat_binaries}
    for file in _mapped():
        if file not in files and fitting.may_have_code(Path(file)):
            yield from _containers_of(Path(file))
    if not files and _PROGRAM.exists():  # it may load what it brings with it in another way
        yield from _containers_of(_PROGRAM.resolve())


def _registered() -> list[list[Entry]]:
    registry = statics.registry()
    found: list[list[Entry]] = []
    archives = set()
    with registry.memory.at_once():
        for image in (fat_binary.image for fat_binary in registry.fat_binaries):
            if image.is_reference and image.file not in archives:
                archives.add(image.file)
                found += _containers_of(Path(image.file))
            elif not image.is_reference:
                with suppress(HipkitError):  # its first launch says what is wrong with it
                    found.append(image.entries(device_target(device_names.DEFAULT), registry.memory))
    return found


def _containers_of(file: Path) -> list[list[Entry]]:
    try:
        return fitting.containers_of(file)
    except (HipkitError, OSError):
        return []


def _mapped() -> list[str]:
    """The files that are mapped to be run."""
    try:
        lines = _MAPS.read_text(errors="surrogateescape").splitlines()
    except OSError:
        return []
    rows = (line.split(maxsplit=5) for line in lines)
    return list(dict.fromkeys(row[5] for row in rows if len(row) > 5 and "x" in row[1] and row[5][0] == "/"))

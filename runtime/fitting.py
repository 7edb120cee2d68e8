"""Chooses a device that can run the code of a file, and of everything that is loaded with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from ..fatbin import opening
from ..fatbin.binary import KPACK_SECTION, ROLES, KpackLink
from ..fatbin.codeobject.generations import BY_PROCESSOR
from ..fatbin.errors import UsageError
from ..fatbin.model import Entry
from ..fatbin.target import PROCESSORS, TargetID
from ..loader.select import HIP_KINDS, NoCodeError, device_target, select
from ..loader.select_cuda import is_cuda
from .device_names import DEFAULT, named_devices
from .kernels.families import ABIS

CUDA_DEFAULT = "cuda:0"
"""The device for code of NVIDIA's GPUs alone."""
MEMBERS = {"gfx9-4-generic": "gfx942"}
"""Which member of a family stands for it, where that is not the first."""
CODE_SECTIONS = frozenset((*(name for name, role in ROLES.items() if role.dedicated and name), KPACK_SECTION))
"""The sections that a linked file has its device code in."""

Containers = Sequence[Sequence[Entry]]
"""The entries of each container: a device has to take one of each."""


def fitting_device(entries: Iterable[Entry]) -> str | TargetID:
    """The name or the target of a device that runs one of ``entries``."""
    entries = [entry for entry in entries if not entry.is_host]
    return CUDA_DEFAULT if entries and all(map(is_cuda, entries)) else fitting_target(entries)


def fitting_target(entries: Iterable[Entry]) -> TargetID:
    """The target of a device that runs one of ``entries``. Raises :class:`~hipkit.NotFoundError` where none can be."""
    return fitting_all([tuple(entries)])


def fitting_all(containers: Containers) -> TargetID:
    """The target of a device that takes an entry of every container, or of as many as one does; the usual one if it may.

    Raises :class:`~hipkit.NotFoundError` where no device takes any.
    """
    devices = [device_target(DEFAULT)]
    entries = [entry for container in containers for entry in container]
    devices += dict.fromkeys(target for entry in entries if (target := _concrete(entry)))
    best, most = devices[0], 0
    for device in devices:
        taken = taken_by(device, containers)
        if taken > most:
            best, most = device, taken
        if most == len(containers):
            break
    if not most and entries:
        raise NoCodeError(select(entries, best))
    return best


def taken_by(device: TargetID, containers: Containers) -> int:
    """Of how many containers a device takes an entry."""
    return sum(select(entries, device, look_inside=False).entry is not None for entries in containers)


def may_have_code(file: Path) -> bool:
    """Whether a linked file has a section for device code."""
    from ..loader import dynamic

    return not dynamic.section_names(file).isdisjoint(CODE_SECTIONS)


def containers_of(file: Path) -> list[list[Entry]]:
    """The entries for HIP of each container in a file, and in the archives of kernels that it names."""
    found: list[list[Entry]] = []
    for container in opening.open(file).walk():
        found.append([entry for entry in container.entries if _is_for_hip(entry)])
        if isinstance(container, KpackLink):
            found += _in_archives(file, container)
    return [entries for entries in found if entries]


def _in_archives(file: Path, link: KpackLink) -> list[list[Entry]]:
    """The entries of each unit of a file whose code is in kpacks, from those that are there."""
    import glob

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


def _concrete(entry: Entry) -> TargetID | None:
    """A device that ``entry`` is for; None where it is for none whose kernels run here."""
    try:
        target = TargetID.parse(entry.target or "")
    except ValueError:
        return None
    known = PROCESSORS.get(target.processor)
    if known is None or known.is_generic:
        members = [name for name, processor in PROCESSORS.items() if processor.generic == target.processor]
        name = MEMBERS.get(target.processor) or next(iter(members), None)
    else:
        name = known.name
    generation = BY_PROCESSOR.get(name or "")
    if name is None or generation is None or generation.family not in ABIS:
        return None
    named = TargetID(name, tuple(feature for feature in target.features if feature[0] in PROCESSORS[name].features))
    return device_target(str(named))


def refuse_unless_it_fits(file: Path, devices: str | None) -> None:
    """Raise :class:`~hipkit.NotFoundError` where a file has code and none for these devices, or for any there could be."""
    containers = containers_of(file)
    if devices is None:
        fitting_all(containers)
        return
    named = named_devices(devices)
    targets = [one.target for one in named if one.target is not None]
    if named and not targets and containers:
        raise UsageError(f"{file}: its code is for GPUs of AMD's, and {devices} runs none; gfx1100@cuda:0 does")
    refuse_what_does_not_fit(containers, targets)


def refuse_what_does_not_fit(containers: Containers, devices: Sequence[TargetID]) -> None:
    """Raise :class:`~hipkit.NotFoundError` where there is code, and none of it for any of the devices."""
    selections = [select(entries, device) for device in devices for entries in containers]
    if selections and all(selection.entry is None for selection in selections):
        raise NoCodeError(select([entry for entries in containers for entry in entries], selections[0].device))

"""Rules about sets of libraries that one program loads, from one folder or wheel.

Files whose names differ in digits alone, such as libx_rocm62.so and libx_rocm63.so, are taken for alternatives of
which a program loads one: what one of them has, all have.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import PurePath

from ..cuda_target import CudaTarget
from ..model import Container, Entry, File
from ..opening import Member
from ..records import dataclass
from ..target import PROCESSORS, SPIRV, TargetID
from ..wording import some_of
from .registry import Fault, Options, rule

_LIBRARIES = ("elf", "pe")
_SHOWN = 3


@dataclass(frozen=True)
class Library:
    """A library with device code: where it is, and what it has code for."""

    folder: str
    name: str
    targets: frozenset[TargetID]
    cuda: frozenset[CudaTarget]
    has_ptx: bool

    @property
    def family(self) -> str:
        """The name without digits, which alternatives share."""
        return re.sub(r"\d+", "#", self.name)


def libraries(files: Iterable[File]) -> list[Library]:
    """The libraries among files and in archives, wheels among them."""
    found = []
    for file in files:
        found += list(_within(file.path, file.format, file.containers))
    return found


def _within(path: str, format: str, containers: Sequence[Container]) -> Iterator[Library]:
    for container in containers:
        if isinstance(container, Member):
            yield from _within(f"{path}/{container.name}", container.format, container.containers)
    if format in _LIBRARIES:
        entries = [entry for container in containers for inner in container.walk() for entry in inner.entries]
        place = PurePath(path)
        yield _library(str(place.parent), place.name, [entry for entry in entries if entry.size and not entry.is_host])


def _library(folder: str, name: str, entries: list[Entry]) -> Library:
    targets, cuda = set(), set()
    for entry in entries:
        target, sm = entry.parsed_id.target_id, CudaTarget.parse(entry.target)
        if sm:
            cuda.add(sm)
        elif target and target.is_known:
            targets.add(target)
    has_ptx = any(entry.kind == "ptx" for entry in entries)
    return Library(folder, name, frozenset(targets), frozenset(cuda), has_ptx)


def by_folder(found: list[Library]) -> Iterator[tuple[str, list[list[Library]]]]:
    """The libraries of each folder that has several, in groups of alternatives."""
    ordered = sorted(found, key=lambda library: (library.folder, library.family, library.name))
    for folder, members in itertools.groupby(ordered, key=lambda library: library.folder):
        groups = [list(part) for _, part in itertools.groupby(members, key=lambda library: library.family)]
        if len(groups) > 1:
            yield folder, groups


def _uneven(groups: list[list[Library]], parts: list[frozenset[str]]) -> Iterator[str]:
    """Which libraries lack what others have."""
    everything = frozenset().union(*parts)
    lacking: dict[str, list[str]] = {}
    for group, part in zip(groups, parts, strict=True):
        if everything - part:
            lacking.setdefault(_listed(everything - part), []).append(_names(group))
    for missing, names in lacking.items():
        yield f"{_listed(names)}: no code for {missing}, which other libraries have"


def _names(group: list[Library]) -> str:
    return group[0].name if len(group) == 1 else f"{group[0].name} and alternatives"


def _listed(texts: Iterable[str]) -> str:
    return some_of(sorted(texts), 2 * _SHOWN)


def devices(target: TargetID) -> frozenset[str]:
    """The GPUs that code for a target runs on, those of a generic one by name."""
    known = PROCESSORS.get(target.processor)
    if target.processor == SPIRV:
        return frozenset(name for name, processor in PROCESSORS.items() if not processor.is_generic)
    if known and known.is_generic:
        return frozenset(name for name, processor in PROCESSORS.items() if processor.generic == target.processor)
    return frozenset((target.processor,))


def _covered(group: list[Library]) -> frozenset[str]:
    return frozenset(name for library in group for target in library.targets for name in devices(target))


@rule(
    "set",
    "set-targets",
    "warning",
    "A library has no code for a GPU that other libraries support: a program that loads both fails there when it "
    "calls it.",
    "libb.so: no code for gfx1100, which other libraries have. Build both with the same --offload-arch.",
)
def set_targets(groups: list[list[Library]], _options: Options) -> Iterator[Fault]:
    """Libraries of one folder are for the same AMD GPUs."""
    mine = [group for group in groups if any(library.targets for library in group)]
    if len(mine) > 1:
        yield from map(Fault, _uneven(mine, [_covered(group) for group in mine]))


@rule(
    "set",
    "set-features",
    "warning",
    "xnack and sramecc are on or off for a whole process, and no setting fits both libraries.",
    "liba.so is for gfx90a:xnack+, libb.so for gfx90a:xnack-: no device runs both.",
)
def set_features(groups: list[list[Library]], _options: Options) -> Iterator[Fault]:
    """For every GPU that two libraries of a folder are both for, some setting of its features runs both."""
    for one, other in itertools.combinations(groups, 2):
        for processor in sorted(_named(one) & _named(other)):
            if not _settings(one, processor) & _settings(other, processor):
                texts = [f"{_names(group)} is for {_listed(_spelled(group, processor))}" for group in (one, other)]
                yield Fault(f"{', '.join(texts)}: no setting of {processor} runs both")


def _named(group: list[Library]) -> frozenset[str]:
    return frozenset(target.processor for library in group for target in library.targets if target.processor != SPIRV)


def _spelled(group: list[Library], processor: str) -> frozenset[str]:
    return frozenset(str(t) for library in group for t in library.targets if t.processor == processor)


def _settings(group: list[Library], processor: str) -> frozenset[tuple[bool, ...]]:
    """The settings of a processor's features under which something in the group runs."""
    features = PROCESSORS[processor].features
    targets = [t for library in group for t in library.targets if t.processor == processor]
    every = itertools.product((False, True), repeat=len(features))
    return frozenset(
        setting
        for setting in every
        if any(all(dict(zip(features, setting, strict=True)).get(n, on) == on for n, on in t.features) for t in targets)
    )


@rule(
    "set",
    "set-cuda",
    "warning",
    "A library has no code for a GPU that other libraries support: a program that loads both fails there when it "
    "calls it.",
    "libb.so: no code for sm_90, which other libraries have. Build both with the same -gencode.",
)
def set_cuda(groups: list[list[Library]], _options: Options) -> Iterator[Fault]:
    """Libraries of one folder are for the same NVIDIA GPUs, up to the newest that all PTX reaches."""
    mine = [group for group in groups if any(library.cuda for library in group)]
    if len(mine) > 1:
        parts = [frozenset(str(target) for library in group for target in library.cuda) for group in mine]
        yield from map(Fault, _uneven(mine, parts))

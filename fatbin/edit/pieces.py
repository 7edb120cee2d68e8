"""The output files of a split: one archive or container for each target."""

from __future__ import annotations

from collections.abc import Sequence

from ..formats.compressed_bundle import CompressedBundle
from ..formats.kpack import Kpack, KpackEntry
from ..joined import Joined
from ..model import Container
from ..opening import open_source
from ..records import dataclass, field, replace
from ..schema import align_up
from ..source import Source
from ..walk import Walk
from . import containers as writers
from .recipe import Step
from .split_input import Input, can_be_kpack, device_entries, unit_of, unsupported

KPACK_FOLDER = ".kpack"
_SUFFIXES = {"cuda-fatbin": ".fatbin", "llvm-offload-binary": ".offload", "kpack": ".kpack"}


@dataclass
class Pieces:
    """The files with device code: what is in that for each target, and where in them an entry is."""

    paths: dict[str, str] = field(default_factory=dict)
    data: dict[str, Source] = field(default_factory=dict)
    steps: dict[tuple[str, int, int], Step] = field(default_factory=dict)
    """By input, number of container and of entry: what the recipe has for it; sizes are those of the content."""


def kpacks(inputs: Sequence[Input], group: str) -> Pieces:
    """An archive for each target, with the code of every file."""
    pieces, kernels = Pieces(), dict[str, list[KpackEntry]]()
    for each in inputs:
        if not can_be_kpack(each):
            raise unsupported(each, "only HIP bundles with wrappers in ELF files become kpacks; use --as bundle")
        for number, container, index, entry in device_entries(each):
            assert entry.target
            key = f"{each.name}#{unit_of(each.containers(), container)}"
            made = KpackEntry.make(f"{key}:{entry.target}", entry.source)
            of_target = kernels.setdefault(entry.target, [])
            if any(other.id == made.id for other in of_target):
                raise unsupported(each, f"container {number} has two entries for {entry.target}; use --as bundle")
            of_target.append(made)
            pieces.steps[each.name, number, index] = ["kernel", entry.size, entry.target, made.id]
    for target, entries in sorted(kernels.items()):
        pieces.paths[target] = f"{KPACK_FOLDER}/{group}-{target}.kpack"
        archive = Kpack(list(entries), compression="zstd", group_name=group, gfx_arch_family=target)
        pieces.data[target] = archive.to_source()
    return pieces


def bundles(inputs: Sequence[Input], group: str) -> Pieces:
    """For each target the containers with its entries alone, one after another; those of every file in turn."""
    pieces = Pieces()
    out: dict[str, Joined] = {}
    kinds: dict[str, str] = {}
    for each in inputs:
        for number, container in enumerate(each.containers()):
            for target in dict.fromkeys(e.target for e in container.entries if e.target and not e.is_host):
                data = out.setdefault(target, Joined())
                kinds.setdefault(target, container.kind)
                data.pad(align_up(data.size, writers.PIECE_ALIGNMENT))
                made, places = _alone(container, target)
                for index, (at, size) in places.items():
                    pieces.steps[each.name, number, index] = ["piece", size, target, data.size + at]
                data.add(made)
    for target in sorted(out):
        suffix = _SUFFIXES.get(kinds[target], ".hipfb")
        pieces.paths[target] = f"{group}-{target}{suffix}"
        pieces.data[target] = out[target].source()
    return pieces


def _alone(container: Container, target: str) -> tuple[Source, dict[int, tuple[int, int]]]:
    """The container with the entries for one target, and where their bytes are in it, as they are stored."""
    plain = container.bundle if isinstance(container, CompressedBundle) else container
    chosen = [n for n, e in enumerate(plain.entries) if e.target == target and not e.is_host]
    kept = [e for n, e in enumerate(plain.entries) if n in chosen or e.is_host]
    made = writers.rewritten(plain, [replace(e, at=None) if plain.kind == "offload-bundle" else e for e in kept])
    places: dict[int, tuple[int, int]] = {}
    written = [entry for each in open_source(made, Walk(strict=False)).containers for entry in each.entries]
    for index in chosen:
        entry = written.pop(next(n for n, other in enumerate(written) if other.id == plain.entries[index].id))
        stored = entry.stored or entry.source
        places[index] = (stored.origin, stored.size)
    return made, places

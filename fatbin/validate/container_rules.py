"""Rules about containers: overlaps, alignment, ids, table size."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from ..formats.compressed_bundle import CompressedBundle
from ..formats.offload_bundle import HIP_ALIGNMENT, OffloadBundle
from ..model import Container, Entry
from ..target import EntryID, TargetID
from .registry import Fault, Options, rule

_ROW, _LONGEST_ROW = struct.Struct("<QQQ"), 256
_KINDS = (b"hip-", b"hipv4-", b"host-", b"openmp-")
"""What ids begin with."""
RUNTIME_READS = 4096
"""The HIP runtime looks for a plain bundle's table in this many bytes, since a bundle does not say its size."""


def _ids(container: Container) -> Iterator[tuple[Entry, EntryID]]:
    """The entries that bear bundle ids; other formats have no such rules."""
    if isinstance(container, (OffloadBundle, CompressedBundle)):
        for entry in container.entries:
            yield entry, entry.parsed_id


def _devices(container: Container) -> Iterator[tuple[Entry, TargetID]]:
    for entry, id in _ids(container):
        if id.target_id and not id.is_host:
            yield entry, id.target_id


@rule(
    "container",
    "entry-overlap",
    "error",
    "Two entries share bytes, so at least one of them has wrong content.",
    "'hipv4-…--gfx942' reaches 30 bytes into 'hipv4-…--gfx1100': the table was edited, or the writer is broken.",
)
def entry_overlap(container: Container, _options: Options) -> Iterator[Fault]:
    """Entries sorted by offset must not reach into the next."""
    filled = sorted((e for e in container.entries if e.size and not e.attributes.get("shared")), key=lambda e: e.offset)
    for before, after in pairwise(filled):
        if before.source.name == after.source.name and before.offset + before.size > after.offset:
            yield Fault(
                f"{before.id!r} reaches {before.offset + before.size - after.offset} bytes into {after.id!r}",
                after.offset,
            )


@rule(
    "container",
    "alignment",
    "warning",
    "Loaders map code objects in whole pages, so HIP compilers align entries to 4096 bytes.",
    "'hipv4-…--gfx906' starts at 0x1238 of its bundle: bundle again with clang-offload-bundler -bundle-align=4096.",
)
def alignment(container: Container, _options: Options) -> Iterator[Fault]:
    """HIP entries of a bundle start on a page of the bundle."""
    for entry, id in _ids(container):
        if id.kind in ("hip", "hipv4") and entry.size and (entry.at or 0) % HIP_ALIGNMENT:
            yield Fault(
                f"{entry.id!r} starts at {entry.at:#x} of its bundle, not on a multiple of {HIP_ALIGNMENT}",
                entry.offset,
            )


@rule(
    "container",
    "duplicate-id",
    "error",
    "Tools that look entries up by id, such as clang-offload-bundler, see only the last entry with this id.",
    "'hipv4-amdgcn-amd-amdhsa--gfx900' is there 2 times: leave one of them out.",
)
def duplicate_id(container: Container, _options: Options) -> Iterator[Fault]:
    """Ids of a bundle are distinct, in whatever spelling."""
    if isinstance(container, (OffloadBundle, CompressedBundle)):
        spelled = Counter(entry.parsed_id.canonical.text for entry in container.entries)
        for id, count in spelled.items():
            if count > 1:
                yield Fault(f"{id!r} is there {count} times", container.offset)


@rule(
    "container",
    "non-canonical-id",
    "warning",
    "Tools compare ids as text: write the processor's primary name, and its features in LLVM's order.",
    "'hip-amdgcn-amd-amdhsa-gfx908' is written 'hip-amdgcn-amd-amdhsa--gfx908' today",
)
def non_canonical_id(container: Container, _options: Options) -> Iterator[Fault]:
    """Device ids are spelled as LLVM spells them today."""
    for entry, id in _ids(container):
        if id.is_host or not id.target:
            continue
        wanted = str(id.canonical)
        # Vendors and environments vary between toolchains; the target and the five fields do not.
        if (
            id.target != str(id.target_id or id.target)
            or entry.id.endswith("\0")
            or entry.id.count("-") < wanted.count("-")
        ):
            yield Fault(f"{entry.id!r} is written {wanted!r} today", entry.offset)


@rule(
    "container",
    "missing-target",
    "error",
    "An entry for a device does not name a GPU, so no runtime selects it. A typing error in the list of targets "
    "causes this.",
    "'hipv4-amdgcn-amd-amdhsa--' names no target: the list of targets given to the bundler had a hole.",
)
def missing_target(container: Container, _options: Options) -> Iterator[Fault]:
    """Each device entry has a target."""
    for entry, id in _ids(container):
        if not id.is_host and not id.target:
            yield Fault(f"{entry.id!r} names no target", entry.offset)


@rule(
    "container",
    "unknown-processor",
    "error",
    "LLVM knows no GPU of this name, so no runtime selects the entry.",
    "'hipv4-amdgcn-amd-amdhsa--gfx9421' is for 'gfx9421', which is no processor LLVM knows",
)
def unknown_processor(container: Container, _options: Options) -> Iterator[Fault]:
    """Processors are in LLVM's table."""
    for entry, target in _devices(container):
        if entry.parsed_id.triple.startswith("amdgcn") and not target.is_known:
            yield Fault(f"{entry.id!r} is for {target.processor!r}, which is no processor LLVM knows", entry.offset)


@rule(
    "container",
    "unsupported-feature",
    "error",
    "The GPU does not have this feature, so the entry matches no device.",
    "'hipv4-…--gfx1100:xnack+': gfx1100 has no xnack; compile for gfx1100.",
)
def unsupported_feature(container: Container, _options: Options) -> Iterator[Fault]:
    """Features exist on their processor."""
    for entry, target in _devices(container):
        for feature in target.unsupported_features:
            yield Fault(f"{entry.id!r}: {target.processor} has no {feature}", entry.offset)


@rule(
    "container",
    "mixed-any",
    "error",
    "One entry for a GPU sets a feature and another leaves it open: which one is chosen depends on the tool.",
    "the entries for gfx90a set different features: none and xnack. Compile for gfx90a, or for xnack+ and xnack-.",
)
def mixed_any(container: Container, _options: Options) -> Iterator[Fault]:
    """If one entry has a feature as any, all entries of that processor must."""
    named: dict[str, set[tuple[str, ...]]] = {}
    for _, target in _devices(container):
        named.setdefault(target.processor, set()).add(tuple(name for name, _ in target.features))
    for processor, sets in named.items():
        if len(sets) > 1:
            shown = " and ".join(sorted(",".join(s) or "none" for s in sets))
            yield Fault(f"the entries for {processor} set different features: {shown}", container.offset)


@rule(
    "container",
    "host-entry",
    "warning",
    "clang-offload-bundler and older runtimes expect the first entry to be for the host, and to be empty.",
    "there is no entry for the host: give the bundler an empty host entry first.",
)
def host_entry(container: Container, _options: Options) -> Iterator[Fault]:
    """A HIP bundle begins with the host's entry."""
    ids = [id for _, id in _ids(container)]
    if any(id.kind in ("hip", "hipv4") for id in ids):
        if not any(id.is_host for id in ids):
            yield Fault("there is no entry for the host", container.offset)
        elif not ids[0].is_host:
            yield Fault(f"the first entry is {ids[0].text!r}, not the host's", container.offset)


@rule(
    "container",
    "table-size",
    "error",
    "The HIP runtime looks for entries in the first 4096 bytes of a plain bundle, and misses those beyond.",
    "the table is 5210 bytes long, the runtime reads 4096: compress the bundle, or divide it.",
)
def table_size(container: Container, _options: Options) -> Iterator[Fault]:
    """The table of a plain bundle fits in what the runtime reads."""
    if isinstance(container, OffloadBundle) and container.table_size > RUNTIME_READS:
        yield Fault(
            f"the table is {container.table_size} bytes long, the runtime reads {RUNTIME_READS}", container.offset
        )


@rule(
    "container",
    "uncounted-entry",
    "error",
    "The table of the bundle goes on after the entries that its header counts: no tool sees those that follow.",
    "after 2 entries the table goes on with 'hipv4-…--gfx1100': correct the number of entries in the header.",
)
def uncounted_entry(container: Container, _options: Options) -> Iterator[Fault]:
    """What follows the table of a bundle is no row of it."""
    if isinstance(container, OffloadBundle) and container.source and container.entries:
        row = container.source.read(container.table_size, _LONGEST_ROW)
        if len(row) > _ROW.size:
            offset, _, length = _ROW.unpack_from(row)
            id = row[_ROW.size : _ROW.size + length]
            if len(id) == length and id.startswith(_KINDS) and offset >= container.table_size:
                count, shown = len(container.entries), id.decode("latin-1")
                message = f"after {count} entries the table goes on with {shown!r}"
                yield Fault(message, container.offset)

"""The rules of containers. One rule is one small function: what it finds in one container, or in one file.
Those of the code inside are in :mod:`.code_rules`.

Damage that readers meet (bounds, truncation, bad streams) becomes findings when the file is opened, under the rule
ids of :data:`DAMAGE`; the rules here judge what could be read.
"""

from __future__ import annotations

import importlib
import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from ..codeobject.code_object import CodeObject
from ..errors import FormatError
from ..formats.compressed_bundle import CompressedBundle
from ..formats.offload_bundle import HIP_ALIGNMENT, OffloadBundle
from ..model import Container, Entry, File, Finding, Severity
from ..target import EntryID, TargetID
from ..verify import verify

Check = Callable[[Container], Iterator["Fault"]]

CODE_RULES = ("code_rules", "kernel_rules")
"""The modules with the rules of code; importing them registers the rules."""
RUNTIME_READS = 4096
"""The HIP runtime looks for a plain bundle's table in this many bytes, since a bundle does not say its size."""


@dataclass(frozen=True)
class Fault:
    """What a check found; the rule it belongs to adds id and severity."""

    message: str
    offset: int | None


@dataclass(frozen=True)
class Rule:
    """A rule as ``hipkit validate`` knows it; ``explanation`` is why it matters and what to do."""

    id: str
    severity: Severity
    explanation: str
    check: Check | None = None


RULES: dict[str, Rule] = {}


def rule(id: str, severity: Severity, explanation: str) -> Callable[[Check], Check]:
    """Register the decorated check under ``id``."""

    def register(check: Check) -> Check:
        RULES[id] = Rule(id, severity, explanation, check)
        return check

    return register


def _damage(id: str, explanation: str, severity: Severity = "error") -> None:
    RULES[id] = Rule(id, severity, explanation)


_damage("malformed", "The bytes are not what their format says.")
_damage("truncated", "The file ends inside a header or a section: the download or the copy was cut short.")
_damage("bounds", "A size or an offset reaches beyond the data; loaders read whatever is there.")
_damage("overlap", "Two things claim the same bytes.")
_damage("count", "More entries are announced than the file has room for.")
_damage("version", "A version or method that is not known: the file is newer than this tool, or damaged.")
_damage("payload", "A compressed stream is damaged or holds something else than its container promises.")
_damage("uncompressed-size", "A compressed stream holds more or fewer bytes than its header says.")
_damage("hash", "The content is not what was hashed when the file was written. The HIP runtime does not look.")
_damage("size-limit", "The file asks for more memory than hipkit is willing to use.")
_damage("recursion", "A container contains itself.")
_damage("elf", "An ELF header is damaged.")
_damage("code-object", "The ELF of a piece of device code is damaged.")
_damage("note", "A note is damaged, or cannot be decoded; what stands behind it is not seen.")
_damage("metadata", "The metadata of kernels is not what its format says; runtimes refuse it.")
_damage("descriptor", "A kernel descriptor is not in the file.")
_damage("nv-info", "The attributes of CUDA kernels are damaged.")
_damage("pe", "A PE or COFF header is damaged.")
_damage("unreadable", "The file is there, but may not be read.")
_damage("unknown", "It begins like nothing hipkit knows.")
_damage("object", "A relocatable object's headers or symbols are damaged.")
_damage("text-marker", "A marker line of a text bundle is missing or names another entry than it closes.")
_damage("text-outside", "Text outside every entry of a text bundle is lost when it is taken apart.")
_damage("line-ends", "Converted line ends change the ids and the content of a text bundle.")
_damage("archive-header", "A member's header in an ar archive is damaged.")
_damage("archive-name", "A member's name in an ar archive cannot be found.")
_damage("archive-thin", "A thin archive names a file that is not there: it is of use only beside its objects.")
_damage("wrapper-without-bundle", "Registration at program start reads something that is no fat binary and fails.")
_damage(
    "bundle-without-wrapper", "Nothing registers it at program start: it is dead weight, or loaded by hand.", "warning"
)
_damage("unknown-content", "Bytes in a section for containers that are none: damage, or a newer format.", "warning")
_damage("kpack-reference", "The device code of this library is in .kpack files beside it.", "note")


def validate(file: File | str | os.PathLike[str], *, check_content: bool = True) -> list[Finding]:
    """Every finding about ``file``, what reading it found included. ``check_content`` inflates and checks hashes."""
    if not isinstance(file, File):
        from ..opening import open

        file = open(file, strict=False)
    if check_content:
        verify(file)
    found = list(file.findings)
    for container in file.walk():
        found += container.findings
        for known in RULES.values():
            if known.check:
                faults = known.check(container)
                found += [Finding(known.id, known.severity, fault.message, fault.offset) for fault in faults]
    found += _code_findings(file, check_content)
    return sorted(set(found), key=lambda finding: (finding.offset or 0, finding.rule))


def _code_findings(file: File, check_content: bool) -> Iterator[Finding]:
    """What is wrong with the code in the entries."""
    from ..describe_code import read_with_findings
    from .code_rules import check_code

    for module in CODE_RULES:
        importlib.import_module(f".{module}", __package__)
    for entry in file.entries:
        if entry.is_host or not entry.size or (entry.inflated and not check_content):
            continue
        try:
            entry.source.view(0, 1)
        except FormatError:
            continue  # the container's content is damaged, which its own check says
        code, findings = read_with_findings(entry.source)
        yield from findings
        if isinstance(code, CodeObject):
            for id, fault in check_code(code, entry):
                yield Finding(id, RULES[id].severity, fault.message, fault.offset)


def _ids(container: Container) -> Iterator[tuple[Entry, EntryID]]:
    """The entries that bear bundle ids; other formats have no such rules."""
    if isinstance(container, (OffloadBundle, CompressedBundle)):
        for entry in container.entries:
            yield entry, EntryID(entry.id)


def _devices(container: Container) -> Iterator[tuple[Entry, TargetID]]:
    for entry, id in _ids(container):
        if id.target_id and not id.is_host:
            yield entry, id.target_id


@rule("entry-overlap", "error", "Two entries share bytes, so one of them is not what it says.")
def entry_overlap(container: Container) -> Iterator[Fault]:
    """Entries sorted by offset must not reach into the next."""
    filled = sorted((e for e in container.entries if e.size and not e.attributes.get("shared")), key=lambda e: e.offset)
    for before, after in pairwise(filled):
        if before.source.name == after.source.name and before.offset + before.size > after.offset:
            yield Fault(
                f"{before.id!r} reaches {before.offset + before.size - after.offset} bytes into {after.id!r}",
                after.offset,
            )


@rule("alignment", "warning", "Loaders map code objects by the page: HIP compilers align entries to 4096 bytes.")
def alignment(container: Container) -> Iterator[Fault]:
    """HIP entries of a bundle start on a page of the bundle."""
    for entry, id in _ids(container):
        if id.kind in ("hip", "hipv4") and entry.size and (entry.at or 0) % HIP_ALIGNMENT:
            yield Fault(
                f"{entry.id!r} starts at {entry.at:#x} of its bundle, not on a multiple of {HIP_ALIGNMENT}",
                entry.offset,
            )


@rule("duplicate-id", "error", "Tools that key by id, clang-offload-bundler among them, see only the last of them.")
def duplicate_id(container: Container) -> Iterator[Fault]:
    """Ids of a bundle are distinct, in whatever spelling."""
    if isinstance(container, (OffloadBundle, CompressedBundle)):
        spelled = Counter(str(EntryID(entry.id).canonical) for entry in container.entries)
        for id, count in spelled.items():
            if count > 1:
                yield Fault(f"{id!r} is there {count} times", container.offset)


@rule(
    "non-canonical-id",
    "warning",
    "Lookups compare ids as text: write processors by their primary name, features in order.",
)
def non_canonical_id(container: Container) -> Iterator[Fault]:
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
    "missing-target",
    "error",
    "An entry for a device that names none is never selected; a typo in the id makes such entries.",
)
def missing_target(container: Container) -> Iterator[Fault]:
    """Each device entry has a target."""
    for entry, id in _ids(container):
        if not id.is_host and not id.target:
            yield Fault(f"{entry.id!r} names no target", entry.offset)


@rule("unknown-processor", "error", "No GPU has this name, so no runtime ever selects the entry.")
def unknown_processor(container: Container) -> Iterator[Fault]:
    """Processors are in LLVM's table."""
    for entry, target in _devices(container):
        if EntryID(entry.id).triple.startswith("amdgcn") and not target.is_known:
            yield Fault(f"{entry.id!r} is for {target.processor!r}, which is no processor LLVM knows", entry.offset)


@rule("unsupported-feature", "error", "The processor has no such feature, so the entry never matches a device.")
def unsupported_feature(container: Container) -> Iterator[Fault]:
    """Features exist on their processor."""
    for entry, target in _devices(container):
        for feature in target.unsupported_features:
            yield Fault(f"{entry.id!r}: {target.processor} has no {feature}", entry.offset)


@rule(
    "mixed-any", "error", "Where one entry leaves a feature open and another sets it, the choice depends on the tool."
)
def mixed_any(container: Container) -> Iterator[Fault]:
    """If one entry has a feature as any, all entries of that processor must."""
    named: dict[str, set[tuple[str, ...]]] = {}
    for _, target in _devices(container):
        named.setdefault(target.processor, set()).add(tuple(name for name, _ in target.features))
    for processor, sets in named.items():
        if len(sets) > 1:
            shown = " and ".join(sorted(",".join(s) or "none" for s in sets))
            yield Fault(f"the entries for {processor} set different features: {shown}", container.offset)


@rule(
    "host-entry", "warning", "clang-offload-bundler and older runtimes expect an entry for the host, first and empty."
)
def host_entry(container: Container) -> Iterator[Fault]:
    """A HIP bundle begins with the host's entry."""
    ids = [id for _, id in _ids(container)]
    if any(id.kind in ("hip", "hipv4") for id in ids):
        if not any(id.is_host for id in ids):
            yield Fault("there is no entry for the host", container.offset)
        elif not ids[0].is_host:
            yield Fault(f"the first entry is {ids[0].text!r}, not the host's", container.offset)


@rule(
    "table-size",
    "error",
    "The HIP runtime reads 4096 bytes of a plain bundle to find an entry; it misses those beyond.",
)
def table_size(container: Container) -> Iterator[Fault]:
    """The table of a plain bundle fits in what the runtime reads."""
    if isinstance(container, OffloadBundle) and container.table_size > RUNTIME_READS:
        yield Fault(
            f"the table is {container.table_size} bytes long, the runtime reads {RUNTIME_READS}", container.offset
        )

"""Rules about entries: whether the content is what the entry's id says."""

from __future__ import annotations

from collections.abc import Iterator

from ..agreement import agree, claimed_target
from ..codeobject.identify import Identity
from ..model import Container, Entry
from ..records import dataclass
from ..target import TargetID
from .registry import Fault, Options, rule

_FLAGS_AT, _TYPE_AT = 48, 16
_ET_REL = 1
_FOREIGN = {"host-object": "an object for {}", "cubin": "a CUDA binary for {}", "ptx": "PTX for {}"}
"""What no AMD GPU runs."""


@dataclass(frozen=True)
class Held:
    """An entry that is not empty, and what its content is. ``member`` of an archive is it in, ``where`` in all."""

    container: Container
    entry: Entry
    identity: Identity | None
    member: str | None = None
    where: str | None = None

    @property
    def is_amd(self) -> bool:
        """Whether it is meant for AMD GPUs."""
        return (self.entry.triple or "").startswith("amdgcn") and not self.entry.is_host


@rule(
    "entry",
    "id-target",
    "error",
    "The runtime selects the entry by its id, and then refuses its code, which is for another GPU.",
    "the entry 'hipv4-…--gfx942' says gfx942, but e_flags 0x53f are gfx90a: two inputs of the bundler were swapped.",
)
def id_target(held: Held, _options: Options) -> Iterator[Fault]:
    """The entry's target is the one in the header's flags; before V4 the flags cannot say that a feature is open."""
    entry, identity = held.entry, held.identity
    if identity is None or identity.kind != "code-object" or identity.target is None or entry.is_host:
        return
    claimed, actual = claimed_target(entry), TargetID.parse(identity.target)
    if claimed and claimed.is_known and not agree(claimed, actual, identity.version):
        flags = int.from_bytes(entry.source.read(_FLAGS_AT, 4), "little")
        yield Fault(
            f"the entry {entry.id!r} says {claimed}, but e_flags {flags:#x} are {actual}", entry.offset + _FLAGS_AT
        )


@rule(
    "entry",
    "entry-content",
    "error",
    "The runtime selects the entry for an AMD GPU, and the loader then refuses its content.",
    "'hipv4-…--gfx942' holds an object for x86_64: the host's object was given to the bundler twice.",
)
def entry_content(held: Held, _options: Options) -> Iterator[Fault]:
    """What is for an AMD GPU is no code for another machine."""
    identity = held.identity
    if held.is_amd and identity and identity.kind in _FOREIGN:
        what = _FOREIGN[identity.kind].format(identity.target or identity.triple or "another machine")
        yield Fault(f"{held.entry.id!r} holds {what}", held.entry.offset)


@rule(
    "entry",
    "not-linked",
    "warning",
    "Loaders need linked code objects; this one is relocatable and still has to be linked with ld.lld.",
    "'hipv4-…--gfx942' is a relocatable object, and is registered when the program starts",
)
def not_linked(held: Held, _options: Options) -> Iterator[Fault]:
    """What a wrapper registers is linked."""
    identity = held.identity
    if held.container.wrapper is None or identity is None or identity.kind != "code-object":
        return
    if int.from_bytes(held.entry.source.read(_TYPE_AT, 2), "little") == _ET_REL:
        message = f"{held.entry.id!r} is a relocatable object, and is registered when the program starts"
        yield Fault(message, held.entry.offset)


@rule(
    "container",
    "empty-entry",
    "warning",
    "A runtime that selects an empty entry fails, although the container says that it covers this GPU.",
    "'hipv4-…--gfx942' is empty: the compiler was given no input for it.",
)
def empty_entry(container: Container, _options: Options) -> Iterator[Fault]:
    """Entries for AMD GPUs have content."""
    for entry in container.entries:
        if not entry.size and not entry.is_host and (entry.triple or "").startswith("amdgcn"):
            yield Fault(f"{entry.id!r} is empty", container.offset)

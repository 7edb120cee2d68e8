"""Bundles of a relocatable object: one section for each entry, its id in the section's name.

What ``clang -fgpu-rdc -c`` writes for HIP, and SYCL and OpenMP compilers did. The host's section is a placeholder
of one zero byte: the host's part is the object itself.
Layout: ObjectFileHandler in clang/lib/Driver/OffloadBundler.cpp of LLVM.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..elf_object import ElfObject
from ..errors import OnDamage, UsageError, raise_damage
from ..hostfile import Section
from ..joined import Joined
from ..model import Container, Entry
from ..records import dataclass, field
from ..source import Source
from ..target import EntryID

KIND = "section-bundle"
PREFIX = "__CLANG_OFFLOAD_BUNDLE__"
PLACEHOLDER = b"\0"


@dataclass
class SectionBundle(Container):
    """A bundle in sections. To make one, give the host's object as the content of the host's entry."""

    kind: ClassVar[str] = KIND

    as_read: tuple[Entry, ...] = field(default=(), repr=False)

    def content(self, entry: Entry) -> Source:
        """The entry's section; for the host's, which is a placeholder, the object itself."""
        if entry.is_host and self.source is not None:
            host = self._host()
            host.name = f"{self.source.name}[host]"
            return host
        return entry.source

    def host_object(self) -> bytes:
        """The object without the bundle: every other section, symbol and relocation as it was."""
        return self._host().read()

    def _host(self) -> Source:
        if self.source is None:
            return self._host_entry().source
        host = ElfObject(self.source)
        host.remove(lambda name: name.startswith(PREFIX))
        return host.to_source()

    def to_bytes(self) -> bytes:
        """The object with a section for each entry; as it was read, where nothing was changed."""
        return self.to_source().read()

    def to_source(self) -> Source:
        """The object with a section for each entry, whose content is where it was."""
        if self.source is not None and self.as_read == tuple(self.entries):
            return Joined(self.source).source()
        self._host_entry()
        bundled = ElfObject(self._host().sub(0, name="the host's object"))
        if any(section.name.startswith(PREFIX) for section in bundled.sections):
            raise UsageError("the host's object holds a bundle already; unbundle it first")
        for entry in self.entries:
            if not entry.id or "\0" in entry.id:
                raise UsageError(f"{entry.id!r} cannot be part of a section's name")
            bundled.add(PREFIX + entry.id, Source.from_bytes(PLACEHOLDER) if entry.is_host else entry.source)
        return bundled.to_source()

    def _host_entry(self) -> Entry:
        hosts = [entry for entry in self.entries if entry.is_host]
        if len(hosts) != 1:
            raise UsageError(
                f"a bundle in sections needs one host entry, the object that holds it; here are {len(hosts)}"
            )
        return hosts[0]


@dataclass(frozen=True)
class Reader:
    """Reads the bundle that ``sections`` of an object hold."""

    sections: Sequence[Section]

    def read(self, source: Source, on_damage: OnDamage = raise_damage) -> SectionBundle:
        """The bundle of the object ``source``, whose sections these are."""
        entries = [_entry(section, source, on_damage) for section in self.sections if section.name.startswith(PREFIX)]
        if not entries:
            raise source.error(f"no section is named {PREFIX}…", container=KIND, field="sections", rule="unknown")
        return SectionBundle(entries, source, as_read=tuple(entries))


def _entry(section: Section, source: Source, on_damage: OnDamage) -> Entry:
    id = EntryID(section.name.removeprefix(PREFIX))
    content = section.source
    start = min(section.offset, source.size)
    if content is None or section.missing:
        there = content.size if content else 0
        message = f"{section.size:#x} bytes at {section.offset:#x}, of which the file holds {there:#x}"
        on_damage(source.error(message, at=start, container=KIND, field=f"entry {id.text!r}", rule="bounds"))
    return Entry.from_id(id, content or source.sub(start, 0), section.offset)

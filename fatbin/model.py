"""The data model: a file holds containers, a container holds entries and further containers."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, ClassVar, Literal

from . import notebook
from .cached import cached_property
from .product_names import processor_named
from .records import dataclass, field
from .source import Source
from .target import EntryID
from .wording import count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .errors import FormatError

Severity = Literal["error", "warning", "note"]


@dataclass(frozen=True)
class Finding:
    """Something a person should know about a file; ``rule`` is what ``hipkit validate`` knows it by.

    ``where`` names the member of an archive and the entry of a bundle that it is about, where there are such;
    ``inflated`` says that ``offset`` counts in what these hold once unpacked.
    """

    rule: str
    severity: Severity
    message: str
    offset: int | None = None
    where: str | None = None
    inflated: bool = False

    def _repr_html_(self) -> str:
        return notebook.facts(f"{self.severity}: {self.rule}", (("what", self.message), ("where", self.place or None)))

    @property
    def place(self) -> str:
        """``where`` and ``offset`` as text, as far as they are known."""
        return " ".join(filter(None, (self.where, None if self.offset is None else f"+{self.offset:#x}")))

    @classmethod
    def from_damage(cls, error: FormatError) -> Finding:
        """Damage that a reader could read past."""
        return cls(error.rule, "error", f"{error.container}: {error.finding}", error.offset)


class Findings(list[Finding]):
    """A list that notebooks show as a table."""

    def _repr_html_(self) -> str:
        rows = ((each.severity, each.rule, each.message, each.place) for each in self)
        return notebook.table(count(len(self), "finding"), ("severity", "rule", "what", "where"), rows)


class Hash(enum.Enum):
    """What is known about a container's own checksum of its content."""

    OK = "ok"
    WRONG = "wrong"
    UNCHECKED = "unchecked"
    NONE = "none"


@dataclass(frozen=True)
class Entry:
    """One piece of code and what it is for.

    ``at`` is its offset from the start of its container: kept when a container is written again, chosen by the
    writer where it is None. ``attributes`` is what only this format says of an entry.
    """

    id: str
    source: Source = field(repr=False)
    kind: str
    triple: str | None = None
    target: str | None = None
    at: int | None = field(default=None, repr=False)
    attributes: dict[str, object] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of(cls, id: str, data: bytes | Source) -> Entry:
        """An entry to bundle. ``id`` is a whole entry id, or an AMD target such as ``gfx942:xnack+``, or a product's name for it."""
        id = processor_named(id)
        return cls.from_id(EntryID.of(id), data if isinstance(data, Source) else Source.from_bytes(data, id))

    @classmethod
    def from_id(cls, id: EntryID, source: Source, at: int | None = None) -> Entry:
        """An entry whose kind, triple and target its id says."""
        target = str(id.target_id) if id.target_id else id.target
        entry = cls(id.text, source, id.kind, id.triple, target, at)
        entry.__dict__["parsed_id"] = id
        return entry

    @cached_property
    def parsed_id(self) -> EntryID:
        """The id, parsed once."""
        return EntryID(self.id)

    @property
    def data(self) -> bytes:
        """The content; for a compressed container it is inflated and its hash is checked first."""
        return self.source.read()

    @property
    def offset(self) -> int:
        """Where it starts: in the file, or where :attr:`inflated` is true in the inflated container."""
        return self.source.origin

    @property
    def size(self) -> int:
        """How many bytes it has (once inflated, for formats that compress each entry)."""
        return self.source.size

    @property
    def inflated(self) -> bool:
        """Whether :attr:`offset` counts in inflated content."""
        return self.source.inflated

    @property
    def stored(self) -> Source | None:
        """The compressed bytes, in formats that compress each entry by itself; None where it is stored as it is."""
        return None

    @property
    def uri(self) -> str | None:
        """``file://path#offset=…&size=…`` as ROCm's tools take it; None where no such place exists."""
        return self.source.uri

    @property
    def is_host(self) -> bool:
        """Whether it is the host's part, which is empty in most files."""
        return self.kind == "host"


_COLUMNS = ("container", "entry", "offset", "size")


@dataclass
class Container:
    """Code for several targets, as one format lays it out.

    ``section``, ``name`` and ``wrapper`` say where in its file it was found: a section, an archive member,
    the offset of the registration wrapper that points at it.
    """

    kind: ClassVar[str] = ""

    entries: list[Entry] = field(default_factory=list)
    source: Source | None = field(default=None, repr=False)
    version: int | None = None
    compression: str | None = None
    uncompressed_size: int | None = None
    hash: Hash = Hash.NONE
    section: str | None = None
    name: str | None = None
    wrapper: int | None = None
    containers: list[Container] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def table_rows(self) -> Iterator[tuple[object, ...]]:
        """What a table shows of each of its entries."""
        for entry in self.entries:
            yield f"{self.kind} at {self.offset:#x}", entry.id, f"{entry.offset:#x}", entry.size

    def _repr_html_(self) -> str:
        rows = (row for container in self.walk() for row in container.table_rows())
        return notebook.table(f"{self.kind} at {self.offset:#x}", _COLUMNS, rows)

    @property
    def offset(self) -> int:
        """Where it starts: in the file, or in the content it was inflated from."""
        return self.source.origin if self.source else 0

    @property
    def size(self) -> int:
        """Its extent, the last entry included."""
        return self.source.size if self.source else 0

    @property
    def inflated(self) -> bool:
        """Whether :attr:`offset` counts in inflated content."""
        return bool(self.source and self.source.inflated)

    def is_packed(self, entry: Entry) -> bool:
        """Whether the content of ``entry`` is compressed, by itself or with the container. Both may well lie in
        compressed content of an archive."""
        return bool(self.uncompressed_size) or entry.stored is not None

    def content(self, entry: Entry) -> Source:
        """What a person means by the content of ``entry``, where that is not what stands in its place."""
        return entry.source

    def to_bytes(self) -> bytes:
        """The container as bytes: identical to what was read, where nothing was changed."""
        raise TypeError(f"{self.kind or type(self).__name__} has no writer")

    def to_source(self) -> Source:
        """What :meth:`to_bytes` gives, where much of it may be read when someone looks."""
        from .spill import kept

        return kept(self.to_bytes())

    def verify(self) -> Hash:
        """Check the content against the container's own hash, inflating it if need be."""
        return self.hash

    def walk(self) -> Iterator[Container]:
        """This container and every one inside it."""
        yield self
        for inner in self.containers:
            yield from inner.walk()


@dataclass
class File:
    """What :func:`hipkit.open` returns: the tree of everything GPU in one file."""

    path: str
    format: str
    source: Source = field(repr=False)
    containers: list[Container] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def walk(self) -> Iterator[Container]:
        """Every container at every depth, in file order."""
        for container in self.containers:
            yield from container.walk()

    def close(self) -> None:
        """Close the file on disk. What is read after that opens it again."""
        self.source.close()

    def __enter__(self) -> File:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _repr_html_(self) -> str:
        rows = (row for container in self.walk() for row in container.table_rows())
        return notebook.table(f"{self.path}: {self.format}, {self.source.size} bytes", _COLUMNS, rows)

    @property
    def entries(self) -> list[Entry]:
        """Every entry of every container."""
        return [entry for container in self.walk() for entry in container.entries]

    @property
    def is_damaged(self) -> bool:
        """Whether something could not be read as its format says."""
        return any(f.severity == "error" for f in [*self.findings, *(f for c in self.walk() for f in c.findings)])


def code_size(file: File) -> int:
    """How many bytes of code for devices there are."""
    return sum(entry.size for entry in file.entries if not entry.is_host)

"""The options of an edit, and the entries that they select."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..errors import NotFoundError, UsageError
from ..inflate import METHOD_NUMBERS
from ..model import Container, Entry, File
from ..records import dataclass, field
from ..source import Source
from ..unbundle import matches

_PLACED = re.compile(r"(?P<target>.+)@(?P<number>[0-9]+)", re.DOTALL)
METHODS = ("none", *METHOD_NUMBERS, "lz4")


@dataclass(frozen=True)
class Content:
    """New content for ``target``; ``container`` is the number of the container it is for, where that is said."""

    target: str
    source: Source = field(repr=False)
    container: int | None = None

    @classmethod
    def of(cls, target: str, content: bytes | Source) -> Content:
        """From ``gfx942`` or ``gfx942@1``, which is the second container of the file."""
        source = content if isinstance(content, Source) else Source.from_bytes(content, target)
        placed = _PLACED.fullmatch(target)
        return cls(placed["target"], source, int(placed["number"])) if placed else cls(target, source)

    def is_for(self, number: int) -> bool:
        """Whether the container of that number is meant."""
        return self.container in (None, number)


@dataclass(frozen=True)
class Request:
    """An edit. Targets are target ids, patterns such as ``gfx11*``, SMs such as ``sm_80``, or whole entry ids."""

    keep: tuple[str, ...] = ()
    drop: tuple[str, ...] = ()
    replace: tuple[Content, ...] = ()
    add: tuple[Content, ...] = ()
    compress: str | None = None
    level: int | None = None
    strip_debug: bool = False
    drop_all: bool = False

    def __post_init__(self) -> None:
        if self.compress not in (None, *METHODS):
            raise UsageError(f"--compress {self.compress}: must be one of {', '.join(METHODS)}")
        if self.level is not None and self.compress in (None, "none", "lz4"):
            raise UsageError("--level needs --compress zstd or zlib")
        if not self.asks:
            raise UsageError(
                "nothing to do: give --keep, --drop, --drop-all, --replace, --add, --compress or --strip-debug"
            )

    @property
    def asks(self) -> bool:
        """Whether there is anything to do."""
        lists = self.keep, self.drop, self.replace, self.add
        return any(lists) or self.compress is not None or self.strip_debug or self.drop_all

    def check(self, file: File, editable: Sequence[Container]) -> None:
        """Refuse targets that match nothing in ``file``, and content that could belong in several places."""
        there = [entry for container in editable for entry in container.entries if not entry.is_host]
        for target in (*self.keep, *self.drop):
            if not any(matches(entry, target) for entry in there):
                raise NotFoundError(f"{file.path}: no entry for {target!r}; {_have(there)}")
        for content in self.replace:
            self._check_place(
                file, editable, content, [c for c in editable if any(matches(e, content.target) for e in c.entries)]
            )
        for content in self.add:
            self._check_place(file, editable, content, list(editable))

    def _check_place(
        self, file: File, editable: Sequence[Container], content: Content, fitting: list[Container]
    ) -> None:
        chosen = [c for number, c in enumerate(editable) if c in fitting and content.is_for(number)]
        if not chosen:
            entries = [entry for container in editable for entry in container.entries]
            raise NotFoundError(f"{file.path}: no entry for {content.target!r}; {_have(entries)}")
        if len(chosen) > 1:
            numbers = ", ".join(str(number) for number, c in enumerate(editable) if c in chosen)
            raise UsageError(
                f"{file.path}: {content.target!r} could go into several containers, {numbers}; "
                f"write {content.target}@{numbers[0]} for the first of them"
            )

    def keeps(self, entry: Entry) -> bool:
        """Whether ``entry`` stays. What has no target stays, and so does code for GPUs of a vendor not spoken of."""
        if entry.is_host or entry.target is None:
            return True
        if self.drop_all or any(matches(entry, target) for target in self.drop):
            return False
        spoken_of = [target for target in self.keep if is_cuda(target) == is_cuda(entry.target)]
        return not spoken_of or any(matches(entry, target) for target in spoken_of)


def is_cuda(target: str) -> bool:
    """Whether a target or a pattern means NVIDIA's GPUs."""
    return target.startswith("sm_") or "-sm_" in target


def targets_of(entries: Sequence[Entry]) -> list[str]:
    """The targets of ``entries``, each as often as it is there."""
    return [entry.target for entry in entries if entry.target and not entry.is_host]


def editable_containers(file: File) -> Iterator[Container]:
    """Every container of ``file`` whose entries may come and go, in the order that their numbers count."""
    yield from (container for container in file.walk() if container.entries and container.kind not in _WHOLE)


_WHOLE = ("code-object", "member")


def _have(entries: Sequence[Entry]) -> str:
    there = sorted(set(targets_of(entries)))
    return f"it has {', '.join(there)}" if there else "it has no device code that can be edited"

"""Replays logged registration calls into the registry, without those of libraries that were closed since.

What was noted of a library is addresses in it. Where it was closed, something else may be there, or nothing: so what it
takes back is looked at first, in all logs, and what it registered before that is left out.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable

from ..fatbin.errors import HipkitError
from .noting import Call, Log, Note
from .pages import Pages, pages_of
from .registry import Kind, Registry

Refused = Callable[[str, HipkitError], object]
"""Hears of what cannot be registered: the function that was called, and why."""


def replay(registry: Registry, logs: Iterable[Log], refused: Refused) -> None:
    """Register what came since the last time. One thread at a time calls this."""
    remaining: list[Note] = []
    lost = 0
    for log in logs:
        notes, missing = log.take()
        lost += missing
        ends = {note.handle: at for at, note in enumerate(notes) if note.call is Call.UNREGISTER}
        for handle in ends:
            registry.unregister(handle)
        for at, note in enumerate(notes):
            if at > ends.get(note.handle, -1):
                remaining.append(note)
            elif note.call is Call.MANAGED and note.eighth:
                Pages(note.seventh, pages_of(note.fifth, _unsigned(note.sixth)))
    with registry.memory.at_once():
        for note in remaining:
            _try(_CALLS[note.call], registry, note, refused)
    if lost:
        _try(lambda registry, _: registry.lose(lost), registry, Note(Call.FAT_BINARY, *[0] * 7), refused)


def _try(call: Callable[[Registry, Note], object], registry: Registry, note: Note, refused: Refused) -> None:
    try:
        call(registry, note)
    except HipkitError as error:
        refused(note.name, error)


def _signed(word: int) -> int:
    """The int that is in a register, whose upper half means nothing."""
    return ctypes.c_int(word & 0xFFFFFFFF).value


def _unsigned(word: int) -> int:
    return word & 0xFFFFFFFF


def _texture(registry: Registry, note: Note) -> None:
    about = (_signed(note.fifth), _signed(note.sixth), _signed(note.seventh))
    registry.register_variable(note.handle, note.second, note.fourth, 0, Kind.TEXTURE, about)


def _surface(registry: Registry, note: Note) -> None:
    about = (_signed(note.fifth), _signed(note.sixth))
    registry.register_variable(note.handle, note.second, note.fourth, 0, Kind.SURFACE, about)


def _variable(registry: Registry, note: Note) -> None:
    about = (_signed(note.fifth), _signed(note.seventh), _signed(note.eighth))
    registry.register_variable(note.handle, note.second, note.fourth, note.sixth, attributes=about)


def _managed(registry: Registry, note: Note) -> None:
    registry.adopt_managed(
        note.handle, note.second, note.fourth, note.fifth, _unsigned(note.sixth),
        ctypes.c_int64(note.seventh).value, note.eighth,
    )  # fmt: skip


_CALLS: dict[Call, Callable[[Registry, Note], object]] = {
    Call.FAT_BINARY: lambda registry, note: registry.register_fat_binary(note.handle),
    Call.FUNCTION: lambda registry, note: registry.register_function(note.handle, note.second, note.fourth),
    Call.VARIABLE: _variable,
    Call.MANAGED: _managed,
    Call.TEXTURE: _texture,
    Call.SURFACE: _surface,
}

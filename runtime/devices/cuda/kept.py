"""Translations that are kept on disk: the next process that launches a kernel does not translate it again."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable, Mapping

from ....fatbin.cache_folder import DiskCache
from ....loader.image import LoadedImage
from ..backend import Dispatch
from ..disk_cache import disk_cache, sources_digest
from .bounds import Bound
from .known_bits import zeros_of
from .start import Start, Translation

_MOST = 4
"""Translations of one kernel that differ in what they expect of arguments that are no pointers."""


def image_digest(image: LoadedImage) -> str:
    """Of all that a code object has."""
    source = image.code.source
    return hashlib.sha256(source.read(0, source.size)).hexdigest()


def kept(image: str, dispatch: Dispatch, start: Start, make: Callable[[], Translation]) -> Translation:
    """The translation of a kernel for a launch: that of an earlier process, or what ``make`` makes; ``image`` is a digest."""
    disk = disk_cache()
    if disk is None or start.is_counted:
        return make()
    keys = _keys(image, dispatch, start)
    for key in keys:
        found = _read(disk, key)
        if found is None:
            made = make()
            disk.put(key, _written(made))
            return made
        if is_for(found.multiples, dispatch.arguments):
            return found
    return make()


def is_for(multiples: Mapping[int, int], arguments: memoryview) -> bool:
    """Whether arguments are as aligned as a translation expects them to be."""
    return all(not int.from_bytes(arguments[at : at + 8], "little") % of for at, of in multiples.items())


def _keys(image: str, dispatch: Dispatch, start: Start) -> list[str]:
    setup, data = start.setup, dispatch.arguments
    pointers = [(at, zeros_of(int.from_bytes(data[at : at + 8], "little"))) for at in start.pointers]
    kernarg = [
        index for index, low in setup.sgprs.items()
        if low | setup.sgprs.get(index + 1, 0) << 32 == start.arguments_at
    ]  # fmt: skip
    what = (
        sources_digest(), image, dispatch.entry - dispatch.image.base, dispatch.processor, tuple(setup.sgprs), kernarg,
        zeros_of(start.arguments_at), setup.lanes, setup.group_ids, setup.wave_id, setup.scratch_offset, setup.packs_item_ids,
        setup.item_ids, setup.mode, setup.vgprs, setup.accum_offset, setup.named_barriers, start.name, start.group_size, start.scratch, start.parameter,
        start.items, start.is_limited, start.is_served, start.is_checked, start.is_lenient,
        sorted(start.tile_kinds), pointers,
    )  # fmt: skip
    return [hashlib.sha256(repr((what, number)).encode()).hexdigest() for number in range(_MOST)]


def _written(made: Translation) -> bytes:
    bounds = None if made.bounds is None else [list(bound) for bound in made.bounds]
    return zlib.compress(json.dumps([made.text, list(made.multiples.items()), bounds, made.shared]).encode(), 1)


def _read(disk: DiskCache, key: str) -> Translation | None:
    data = disk.get(key)
    if data is None:
        return None
    text, multiples, bounds, shared = json.loads(zlib.decompress(data))
    found = None if bounds is None else tuple(Bound(*bound) for bound in bounds)
    return Translation(text, dict(multiples), found, shared)

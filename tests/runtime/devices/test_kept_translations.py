"""Translations to PTX are kept on disk, for launches that they are for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hipkit.fatbin.cache_folder import DiskCache
from hipkit.runtime.devices.backend import WaveSetup
from hipkit.runtime.devices.cuda import kept as module
from hipkit.runtime.devices.cuda.bounds import Bound
from hipkit.runtime.devices.cuda.kept import kept
from hipkit.runtime.devices.cuda.ptx_kernel import Translation
from hipkit.runtime.devices.cuda.start import Start

SETUP = WaveSetup(
    lanes=32, sgprs={0: 0x1000, 1: 0x7F}, group_ids=(("s", 15, 0, 32), None, None), wave_id=None, scratch_offset=None,
    packs_item_ids=True, item_ids=1, mode=0x3F0, vgprs=8, accum_offset=None,
)  # fmt: skip
MADE = Translation("the text", {8: 4}, (Bound("low", 16, 8, is_write=True), Bound("lds", 4)))


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DiskCache:
    found = DiskCache(tmp_path, 1 << 20)
    monkeypatch.setattr(module, "disk_cache", lambda: found)
    return found


class Maker:
    """Counts what is translated."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> Translation:
        self.count += 1
        return MADE


def launch(
    make: Callable[[], Translation], pointer: int = 0x40, number: int = 8, image: str = "a", **more: Any
) -> Translation:
    data = memoryview(pointer.to_bytes(8, "little") + number.to_bytes(8, "little"))
    dispatch: Any = SimpleNamespace(
        entry=0x5100, image=SimpleNamespace(base=0x5000), processor="gfx1100", arguments=data
    )
    start = replace(
        Start("kernel", SETUP, (64, 1, 1), arguments=data, arguments_at=0x7F_0000_1000, pointers=(0,)), **more
    )
    return kept(image, dispatch, start, make)


def test_it_is_made_once_for_launches_that_it_is_for(disk: DiskCache) -> None:
    make = Maker()
    assert launch(make) == launch(make) == launch(make, number=64) == launch(make, pointer=0x1040) == MADE
    assert make.count == 1


@pytest.mark.parametrize(
    "other",
    [
        {"pointer": 0x42},
        {"image": "b"},
        {"is_checked": True},
        {"group_size": (128, 1, 1)},
        {"number": 2},
        {"arguments_at": 0},
    ],
)
def test_other_launches_have_their_own(disk: DiskCache, other: dict[str, Any]) -> None:
    make = Maker()
    launch(make)
    launch(make, **other)
    assert make.count == 2
    launch(make)
    assert make.count == 2


def test_what_is_damaged_is_made_again(disk: DiskCache) -> None:
    make = Maker()
    launch(make)
    (path,) = (path for path in disk.folder.glob("*/*") if path.is_file())
    path.write_bytes(path.read_bytes()[:-1])
    assert launch(make) == MADE and make.count == 2


def test_without_a_cache_each_process_translates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "disk_cache", lambda: None)
    make = Maker()
    launch(make), launch(make)
    assert make.count == 2

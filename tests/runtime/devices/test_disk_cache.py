"""What compiled code on disk depends on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from instructions import Assembler, compiled, run_program

import hipkit
from hipkit.fatbin.cache_folder import TAG, DiskCache
from hipkit.fatbin.errors import UsageError
from hipkit.runtime.devices import disk_cache as disk
from hipkit.runtime.devices.cpu.compiler import code
from hipkit.runtime.devices.cpu.compiler.emitted import Emitted
from hipkit.runtime.devices.disk_cache import PACKAGE, disk_cache, engine_files

ROOT = Path(hipkit.__file__).parent


def test_compiled_code_is_that_of_these_very_files() -> None:
    assert PACKAGE == ROOT
    found = {Path(path).relative_to(ROOT).as_posix() for path in engine_files()}
    assert "runtime/devices/disk_cache.py" in found
    for folder, suffix in (("runtime/devices", ".ll"), ("runtime/isa", ".py"), ("fatbin/isa", ".z")):
        assert {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob(f"*{suffix}")} <= found


def test_a_sweep_deletes_what_hipkit_wrote_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path))
    theirs = [tmp_path / "ab" / ("c" * 62), tmp_path / "ab" / "notes.txt", tmp_path / "photos" / "one.jpg"]
    for path in theirs:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(bytes(1000))
    unfinished = [tmp_path / "ab" / ".hipkit-old", tmp_path / "ab" / ".hipkit-new"]
    for path in unfinished:
        path.write_bytes(bytes(1000))
    os.utime(unfinished[0], (0, 0))
    for path in theirs:
        os.utime(path, (1, 1))
    found = disk_cache.__wrapped__()  # type: ignore[attr-defined]
    found.limit = 1500
    for number in range(3):
        found.put(f"{number:064x}", bytes(1000))
        os.utime(tmp_path / "00" / f"{number:062x}", (2 + number, 2 + number))
    found.sweep()
    assert all(path.exists() for path in theirs)
    assert [path.exists() for path in unfinished] == [False, True]
    assert not (tmp_path / "00" / f"{0:062x}").exists()


def test_a_folder_without_the_tag_is_not_swept(tmp_path: Path) -> None:
    found = DiskCache(tmp_path, 0)
    found.put(f"{1:064x}", bytes(10))
    found.sweep()
    assert found.get(f"{1:064x}") == bytes(10)
    (tmp_path / TAG).touch()
    found.sweep()
    assert found.get(f"{1:064x}") is None


def test_a_size_that_is_no_number_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path))
    monkeypatch.setenv("HIPKIT_CACHE_SIZE", "many")
    with pytest.raises(UsageError, match="HIPKIT_CACHE_SIZE=many is no number of megabytes"):
        disk_cache.__wrapped__()  # type: ignore[attr-defined]


def test_a_damaged_file_is_no_hit_nor_is_one_under_the_name_of_another(tmp_path: Path) -> None:
    found = DiskCache(tmp_path, 1 << 20)
    keys = [f"{number:064x}" for number in (1, 2)]
    for key in keys:
        found.put(key, key.encode())
    paths = [tmp_path / key[:2] / key[2:] for key in keys]
    whole = paths[0].read_bytes()
    assert found.get(keys[0]) == keys[0].encode()
    damaged = [whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :] for at in range(len(whole))]
    for data in [*damaged, b"", whole[:-1], whole + b"\0", paths[1].read_bytes()]:
        paths[0].write_bytes(data)
        assert found.get(keys[0]) is None


def test_code_is_on_disk_before_it_is_linked(
    assembler: Assembler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, found = DiskCache(tmp_path, 1 << 20), list[bytes | None]()
    monkeypatch.setattr(code, "disk_cache", lambda: kept)

    def seen(self: code.Code, one: code.Compiled, emitted: Emitted, image: bytes, level: int) -> None:
        found.append(kept.get(self._disk_key(one, level)))
        assert found[-1] is not None and found[-1].endswith(image)
        take(self, one, emitted, image, level)

    take = code.Code._take
    monkeypatch.setattr(code.Code, "_take", seen)
    # A process that ends while it is linked leaves it to the next one.
    run_program(assembler, "v_mov_b32 v1, 7\ns_endpgm", "gfx1100", bytes(256), engine=compiled)
    assert found


def test_the_engine_is_known_by_what_its_files_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(disk, "disk_cache", disk_cache.__wrapped__)  # type: ignore[attr-defined]
    digests = []
    for place, text in (("here", "x = 1"), ("there", "x = 1"), ("other", "x = 2")):
        file = tmp_path / place / "runtime" / "isa" / "rules.py"
        file.parent.mkdir(parents=True)
        file.write_text(text)
        os.utime(file, (len(place), len(place)))
        monkeypatch.setattr(disk, "PACKAGE", tmp_path / place)
        digests += [disk.sources_digest.__wrapped__() for _ in range(2)]  # type: ignore[attr-defined]
    assert digests[0] == digests[1] == digests[2] == digests[3] != digests[4] == digests[5]


def test_without_a_cache_the_files_of_the_engine_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPKIT_CACHE", "off")
    monkeypatch.setattr(disk, "disk_cache", disk_cache.__wrapped__)  # type: ignore[attr-defined]
    monkeypatch.setattr(disk, "PACKAGE", None)
    monkeypatch.setattr(disk, "sources_digest", disk.sources_digest.__wrapped__)  # type: ignore[attr-defined]
    assert disk.engine_digest.__wrapped__() == ""  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("before", "after"),
    [({"a.py": "x", "b.py": "y"}, {"a.py": "x\n/runtime/isa/b.py 1\ny"}), ({"a.py": ""}, {"b.py": ""})],
)
def test_the_names_and_the_sizes_of_files_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: dict[str, str], after: dict[str, str]
) -> None:
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(disk, "disk_cache", disk_cache.__wrapped__)  # type: ignore[attr-defined]
    digests = []
    for number, files in enumerate((before, after)):
        folder = tmp_path / str(number)
        (folder / "runtime" / "isa").mkdir(parents=True)
        for name, text in files.items():
            (folder / "runtime" / "isa" / name).write_text(text)
        monkeypatch.setattr(disk, "PACKAGE", folder)
        digests.append(disk.sources_digest.__wrapped__())  # type: ignore[attr-defined]
    assert digests[0] != digests[1]

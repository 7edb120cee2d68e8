"""Damaged files: an error of ours and nothing written, or a file that can be read; never a crash, never half of one."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from host_files import LINKINGS, example_bundles, link

import hipkit

SAMPLES = ("libfilter.so", "vector_add", "libfilter.ccob3.so", "vector_add.ccob2", "freestanding.o", "freestanding.obj",
           "freestanding.rdc.o", "freestanding.new-driver.o", "libfilter.a", "histogram.hipfb", "freestanding.s")  # fmt: skip
BUILT = Path(__file__).parents[3] / "samples" / "built"
ROUNDS = 24


def mutated(data: bytes, chance: random.Random) -> bytes:
    """A few bytes changed, most of them in headers, or a piece cut out."""
    out = bytearray(data)
    if chance.random() < 0.15:
        start, end = sorted(chance.randrange(len(out)) for _ in range(2))
        return bytes(out[:start] + out[end:]) if chance.random() < 0.5 else bytes(out[:end])
    for _ in range(chance.randint(1, 4)):
        near = chance.choice([0, 0, max(0, len(out) - 2048), out.find(b"__CLANG_OFFLOAD_BUNDLE__"), out.find(b"FPIH")])
        at = min(len(out) - 1, max(near, 0) + chance.randrange(600 if chance.random() < 0.8 else len(out)))
        out[at] = chance.choice([0, 1, 0x7F, 0xFF, chance.randrange(256)])
    return bytes(out)


@pytest.mark.parametrize("name", SAMPLES)
def test_an_edit_is_done_right_or_not_at_all(name: str, tmp_path: Path) -> None:
    data = (BUILT / name).read_bytes()
    target = next(e.target for e in hipkit.open(data).entries if e.target)
    chance = random.Random(name)
    path, out = tmp_path / "in", tmp_path / "out"
    refused = 0
    for _ in range(ROUNDS):
        path.write_bytes(mutated(data, chance))
        asked = chance.choice(
            [{"keep": [target]}, {"drop_all": True}, {"add": {"gfx1030@0": bytes(70_000)}}, {"drop": [target], "drop_all": True},
             {"replace": {f"{target}@0": b"new"}}, {"compress": "none"}, {"strip_debug": True}]
        )  # fmt: skip
        try:
            hipkit.edit(path, out, **asked)  # type: ignore[arg-type]
        except hipkit.HipkitError:
            refused += 1
            assert sorted(p.name for p in tmp_path.iterdir()) == ["in"]
            continue
        hipkit.open(out, strict=False)
        out.unlink()
    assert refused < ROUNDS


@pytest.mark.parametrize("name", ["libfilter.so", "histogram.hipfb", "vector_add.ccob2", "freestanding.obj"])
def test_a_split_is_whole_or_not_there(name: str, tmp_path: Path) -> None:
    data = (BUILT / name).read_bytes()
    chance = random.Random(name)
    for number in range(ROUNDS // 3):
        path, parts, again = tmp_path / name, tmp_path / f"parts{number}", tmp_path / f"again{number}"
        path.write_bytes(mutated(data, chance))
        try:
            report = hipkit.split([path], parts)
        except hipkit.HipkitError:
            assert not parts.exists()
            continue
        hipkit.join(parts, again)
        assert ((again / name).read_bytes() == path.read_bytes()) == report.files[0].is_exact


def test_damaged_recipes_are_refused(tmp_path: Path) -> None:
    (tmp_path / "k.hipfb").write_bytes((BUILT / "histogram.hipfb").read_bytes())
    hipkit.split([tmp_path / "k.hipfb"], tmp_path / "parts")
    recipe = tmp_path / "parts" / ".split" / "k.hipfb.join"
    good, chance = recipe.read_bytes(), random.Random(1)
    for number in range(ROUNDS):
        recipe.write_bytes(mutated(good, chance))
        try:
            hipkit.join(tmp_path / "parts", tmp_path / f"again{number}")
        except hipkit.HipkitError:
            continue
        assert (tmp_path / f"again{number}" / "k.hipfb").read_bytes() == (tmp_path / "k.hipfb").read_bytes()


def test_what_was_made_is_read_again_before_it_is_written(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """A segment's address that no section agrees with: wrappers would be pointed nowhere."""
    tool("clang++-19")
    host = link(tmp_path, LINKINGS[5], example_bundles((9000, 5000)))
    data = bytearray(host.read_bytes())
    loads = [at for at in range(64, 64 + 56 * 12, 56) if data[at : at + 4] == b"\1\0\0\0"]
    struct.pack_into("<Q", data, loads[-1] + 16, 1 << 63)
    host.write_bytes(data)
    with pytest.raises(hipkit.UnsupportedError, match="contradict each other, and the edit would damage it"):
        hipkit.edit(host, tmp_path / "out", add={"gfx1030@0": bytes(70_000)})
    assert not (tmp_path / "out").exists()


def test_a_file_does_not_become_nothing(tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(hipkit.OffloadBinary([hipkit.Entry.of("gfx942", b"code")]).to_bytes())
    with pytest.raises(hipkit.UsageError, match="nothing at all would be left"):
        hipkit.edit(tmp_path / "in", tmp_path / "out", drop_all=True)

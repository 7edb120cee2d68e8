"""The tensor data mover as PTX: what test_tensors.py does not see, such as code without checks, and what ptxas says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from instructions import Assembler
from ptx_machine import Machine
from tensor_tiles import LDS, Tile, carried_out, moved

import hipkit
from hipkit.runtime.devices.cuda import kept
from hipkit.runtime.devices.cuda.engine import CudaBackend
from hipkit.runtime.devices.cuda.known_bits import KnownBits, KnownNumber
from hipkit.runtime.isa.memory.tensor_descriptors import Descriptor
from hipkit.runtime.isa.not_carried_out import UnknownOperationError
from hipkit.runtime.isa.values import I32, I64, Mode, Uniform
from hipkit.runtime.memory.device import DeviceMemory

LOAD = "tensor_load_to_lds s[4:7], s[8:15], s[16:19], s[20:23]"
STORE = "tensor_store_from_lds s[4:7], s[8:15], s[16:19], s[20:23]"
FORMS: dict[str, dict[str, Any]] = {
    "checked": {}, "unchecked": {}, "zeros past LDS": {"drops_past_lds": True, "granule": 4096},
}  # fmt: skip
TILES = {
    "plain": Tile((12, 5), (60, 30), (60,)),
    "five dimensions": Tile((4, 2, 3, 2, 2), (6, 4, 2, 3, 1), (6, 24, 96, 300), size=2),
    "gaps": Tile((16, 6), (10, 30), (60,), size=1, gap=(2, 1)),
    "rows that are gathered": Tile((12, 4), (60, 10), (60,), rows=(2, 9, 10, 0xFFFF), index_bits=16),
    "iterations at odd addresses": Tile((5, 3), (60, 40), (60,), size=8, lds=3, start=5, iterations=(4, 15, 600)),
}
DOUBTFUL = Tile((60, 3), (60, 30), (60,), iterations=(4, 180, 1800))
"""What later iterations of it move is not known."""


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test translates, whatever was translated before."""
    monkeypatch.setattr(kept, "disk_cache", lambda: None)


def memories() -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(8)
    return random.integers(1, 256, LDS, np.uint8), random.integers(1, 256, 1 << 15, np.uint8)


def ran(assembler: Assembler, form: str, instruction: str, tile: Tile) -> tuple[tuple[np.ndarray, np.ndarray], str]:
    """What LDS and memory hold after a transfer, and its code."""
    machine = Machine()

    def engine(memory: DeviceMemory) -> CudaBackend:
        return CudaBackend(machine, memory)  # type: ignore[arg-type]

    if form == "unchecked":
        with hipkit.unchecked():
            found = carried_out(assembler, engine, instruction, tile, *memories())
    else:
        found = carried_out(assembler, engine, instruction, tile, *memories(), **FORMS[form])
    (text,) = machine.texts
    assert ("find_memory" in text) is (form != "unchecked")
    return found, text


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("instruction", [LOAD, STORE], ids=["load", "store"])
@pytest.mark.parametrize("form", ["unchecked", "zeros past LDS"])
def test_tiles_are_moved_whatever_is_checked(assembler: Assembler, form: str, instruction: str, name: str) -> None:
    found, _ = ran(assembler, form, instruction, TILES[name])
    expected = moved(TILES[name], *memories(), is_store=instruction == STORE)
    for one, other in zip(found, expected, strict=True):
        assert (one == other).all()


def test_a_load_ends_that_goes_far_past_lds(assembler: Assembler) -> None:
    """With zeros for all that is past it, it would go on for years."""
    tile, (lds, memory) = Tile((4096, 4096, 4096), (1, 1, 1), (1, 1), size=8, lds=LDS - 64), memories()
    (found, _), _ = ran(assembler, "zeros past LDS", LOAD, tile)
    assert (found[: LDS - 64] == lds[: LDS - 64]).all()
    assert (found[LDS - 64 : LDS - 56] == memory[:8]).all() and not found[LDS - 56 :].any()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("instruction", [LOAD, STORE], ids=["load", "store"])
def test_ptxas_takes_it(
    assembler: Assembler, tool: Callable[[str], Callable[..., Any]], tmp_path: Path, form: str, instruction: str
) -> None:
    for number, code in enumerate((instruction, instruction[: instruction.index(", s[16")])):
        _, text = ran(assembler, form, code, TILES["plain"])
        source = tmp_path / f"{number}.ptx"
        source.write_text(text)
        tool("ptxas")("-arch=sm_90", source, "-o", tmp_path / f"{number}.cubin")


@pytest.mark.parametrize("tile", [DOUBTFUL, Tile((4, 0, 2), (60, 60, 60), (60, 60))], ids=["doubtful", "no dimension"])
def test_what_is_not_known_stops_code_without_checks(assembler: Assembler, tile: Tile) -> None:
    with pytest.raises(UnknownOperationError, match="kernel k: tensor_load_to_lds .* asks for what is not carried out"):
        ran(assembler, "unchecked", LOAD, tile)


def test_a_descriptor_promises_no_alignment() -> None:
    """However its address is aligned: code for aligned accesses would be wrong, and code for some arguments alone of no use."""
    arguments = memoryview((1 << 40).to_bytes(8, "little"))
    b = KnownBits(Mode(), 32, arguments)
    address = b.load_uniforms(Uniform(I64, KnownNumber(argument=0)), 2)
    assert address[0].data.zeros == 4 and address[0].data.because == {0}
    b.seen.zeros = 4
    words = [b.uniform(I32, 0)] * 20
    words[2:4] = address
    b.move_tile(Descriptor(b, words).transfer(is_store=False), is_store=False)
    assert b.seen.zeros == 0
    assert b.seen.because == {0}, "the bounds of the argument's memory count"

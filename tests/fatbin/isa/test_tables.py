"""The generated tables are small, quick to load, and hold nothing that the code does not know."""

from __future__ import annotations

import json
import time
import zlib
from importlib import resources

import pytest

from hipkit.fatbin.isa import load
from hipkit.fatbin.isa.isa import isa_of
from hipkit.fatbin.isa.printers import PRINTERS
from hipkit.fatbin.target import PROCESSORS

FAMILIES = ["gfx9", "gfx10", "gfx11", "gfx12", "gfx1250"]
FOLDER = resources.files("hipkit.fatbin.isa") / "tables"


def fresh(family: str) -> tuple[float, dict[str, list[object]]]:
    """The best of a few loads from disk, in seconds of this thread alone, and the content."""
    best = 1.0
    for _ in range(5):
        start = time.thread_time()
        content = json.loads(zlib.decompress((FOLDER / f"{family}.json.z").read_bytes()))
        best = min(best, time.thread_time() - start)
    return best, content


@pytest.mark.parametrize("family", FAMILIES)
def test_a_generation_loads_in_less_than_50_ms(family: str) -> None:
    assert fresh(family)[0] < 0.05


def test_all_tables_together_take_less_than_a_megabyte() -> None:
    assert sum(len(file.read_bytes()) for file in FOLDER.iterdir()) < 1 << 20


@pytest.mark.parametrize("family", FAMILIES)
def test_every_column_has_a_row_for_every_instruction(family: str) -> None:
    content = load.table(family)
    columns = ["pseudos", "mnemonics", "ranks", "values", "flags", "image_rows"]
    columns += [name for name in content if name.startswith("row_")]
    assert {len(content[name]) for name in columns} == {len(content["names"])}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_printer_that_the_tables_name_exists(family: str) -> None:
    assert {kind[3][0] for kind in load.table(family)["kinds"]} <= set(PRINTERS)


def test_every_printer_is_named_by_a_table() -> None:
    named = {kind[3][0] for family in FAMILIES for kind in load.table(family)["kinds"]}
    assert set(PRINTERS) == named


@pytest.mark.parametrize("processor", load.known_processors())
def test_every_processor_has_instructions_and_is_known_elsewhere(processor: str) -> None:
    assert processor in PROCESSORS
    assert len(isa_of(processor).rows) > 2500


def test_every_form_can_be_made() -> None:
    for processor in ("gfx90a", "gfx950", "gfx1030", "gfx1100", "gfx1200", "gfx1250"):
        for form in isa_of(processor).forms():
            assert form.mnemonic
            assert form.fixed & ~form.mask == 0

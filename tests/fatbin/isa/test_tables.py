"""The generated tables are small, quick to load, and hold nothing that the code does not know."""

from __future__ import annotations

import time
import zlib
from array import array
from pathlib import Path

import pytest
from isa_tables.write import save

from hipkit.fatbin.isa import load
from hipkit.fatbin.isa.isa import isa_of
from hipkit.fatbin.isa.printers import PRINTERS
from hipkit.fatbin.target import PROCESSORS

FAMILIES = ["gfx9", "gfx10", "gfx11", "gfx12", "gfx1250"]


def whole(name: str) -> dict[str, object]:
    """All parts of a table, read anew."""
    content = load.table.__wrapped__(name)
    return {part: content[part] for part in content.forms}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_generation_loads_in_less_than_50_ms(family: str) -> None:
    best = 1.0
    for _ in range(5):
        start = time.thread_time()
        whole(family)
        best = min(best, time.thread_time() - start)
    assert best < 0.05


@pytest.mark.parametrize("name", [*FAMILIES, "shared"])
def test_a_table_that_is_written_is_read_back(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = whole(name)
    save(
        tmp_path / f"{name}.table.z", {part: list(it) if isinstance(it, array) else it for part, it in content.items()}
    )
    monkeypatch.setattr(load, "FOLDER", tmp_path)
    assert whole(name) == content


@pytest.mark.parametrize(
    ("value", "form", "size"),
    [
        (["a", "", "b c"], load.TEXTS, 6),
        ([0, 255], "B", 2),
        ([256, 1], "H", 4),
        ([1 << 16], "I", 4),
        ([1 << 63], "Q", 8),
        ([1 << 64], load.JSON, 22),
        (["a\nb"], load.JSON, 8),
        ([-1], load.JSON, 4),
        ([True], load.JSON, 6),
        ([], load.JSON, 2),
        ({"a": [1]}, load.JSON, 9),
    ],
)
def test_a_part_has_the_shortest_form_that_holds_it(value: object, form: str, size: int, tmp_path: Path) -> None:
    save(tmp_path / "t", {"first": value, "second": [7]})
    content = load.Content(zlib.decompress((tmp_path / "t").read_bytes()))
    assert content["second"][0] == 7
    found = content["first"]
    assert (found if isinstance(found, dict) else list(found)) == value
    assert (content.forms["first"], content._places["first"]) == (form, slice(0, size))
    assert "third" not in content
    with pytest.raises(KeyError):
        content["third"]


def test_all_tables_together_take_less_than_a_megabyte() -> None:
    assert sum(len(file.read_bytes()) for file in load.FOLDER.iterdir()) < 1 << 20


@pytest.mark.parametrize("family", FAMILIES)
def test_every_column_has_a_row_for_every_instruction(family: str) -> None:
    content = load.table(family)
    columns = ["pseudos", "mnemonics", "ranks", "values", "flags", "image_rows"]
    columns += [name for name in content.forms if name.startswith("row_")]
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

"""Small files that ask for much: how often hipkit looks at them, never how long it takes."""

from __future__ import annotations

import blowups
import pytest

from hipkit.fatbin.codeobject import dwarf_allowance
from hipkit.fatbin.codeobject.dwarf import parameters
from hipkit.fatbin.codeobject.elf64 import Elf64
from hipkit.fatbin.codeobject.source_lines import SourceLines
from hipkit.fatbin.errors import FormatError, raise_damage
from hipkit.fatbin.opening import open as open_file
from hipkit.fatbin.source import Source

SMALL, LARGE = 20_000, 80_000
MOST_RATIO = 4.5


def test_names_that_all_reach_to_the_end_are_refused_by_name() -> None:
    with pytest.raises(FormatError, match="section names") as refused:
        open_file(blowups.host_names(LARGE))
    assert refused.value.rule == "size-limit"


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What has been read of DWARF, one for each read."""
    seen: list[int] = []
    spend = dwarf_allowance.Allowance.spend

    def count(allowance: dwarf_allowance.Allowance) -> None:
        seen.append(1)
        spend(allowance)

    monkeypatch.setattr(dwarf_allowance.Allowance, "spend", count)
    return seen


@pytest.mark.parametrize("name", ["dwarf-abbreviations", "dwarf-lines", "dwarf-units", "dwarf-array"])
def test_dwarf_is_read_about_as_often_as_it_has_bytes(name: str, reads: list[int]) -> None:
    for size in SMALL, LARGE:
        reads.clear()
        source = Source.from_bytes(blowups.CASES[name](size))
        SourceLines(source).line_at(0x1000)
        parameters(Elf64(source, "code-object", raise_damage))
        most = 2 * (dwarf_allowance.READS_FOR_EACH_BYTE * source.size + dwarf_allowance.READS_MORE)
        assert len(reads) <= most + 4


def test_an_array_of_endless_dimensions_is_put_together_once() -> None:
    source = Source.from_bytes(blowups.dwarf_array(LARGE))
    [found] = parameters(Elf64(source, "code-object", raise_damage)).values()
    assert len(found) > 1000
    types = {type for _, type in found}
    assert types == {"void " + "[]" * 32}
    assert len({id(type) for _, type in found}) == 1

"""Small files that ask for much: how often hipkit looks at them, never how long it takes."""

from __future__ import annotations

import importlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import blowups
import pytest
from click.testing import CliRunner
from handmade import bundle, ccob, table

from hipkit.cli.main import cli
from hipkit.fatbin import walk
from hipkit.fatbin.codeobject import dwarf_allowance, dwarf_entries, notes
from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.codeobject.dwarf import parameters
from hipkit.fatbin.codeobject.elf64 import Elf64
from hipkit.fatbin.codeobject.source_lines import SourceLines
from hipkit.fatbin.errors import FormatError, raise_damage
from hipkit.fatbin.formats import hip_wrapper, offload_bundle
from hipkit.fatbin.inflate import refuse_too_large
from hipkit.fatbin.opening import open as open_file
from hipkit.fatbin.source import LARGEST_INFLATED, Source
from hipkit.fatbin.target import TargetID
from hipkit.fatbin.unbundle import pieces
from hipkit.fatbin.validate import link_rules
from hipkit.fatbin.validate.bodies import Bodies
from hipkit.fatbin.validate.rules import validate
from hipkit.fatbin.walk import MAGICS, MOST_SEARCHED, Budget, Search, Walk
from hipkit.fatbin.workers import in_threads

SMALL, LARGE = 20_000, 80_000
MOST_RATIO = 4.5


def test_names_that_all_reach_to_the_end_are_refused_by_name() -> None:
    with pytest.raises(FormatError, match="section names") as refused:
        open_file(blowups.host_names(LARGE))
    assert refused.value.rule == "size-limit"


def test_content_of_the_largest_size_is_taken_and_no_larger_one() -> None:
    source = Source.from_bytes(bytes(8))
    refuse_too_large(source, LARGEST_INFLATED, container="bundle")
    with pytest.raises(FormatError, match=f"inflates to {LARGEST_INFLATED + 1} bytes; hipkit stops at") as refused:
        refuse_too_large(source, LARGEST_INFLATED + 1, container="bundle")
    assert (refused.value.rule, refused.value.field) == ("size-limit", "uncompressed_size")


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What has been read of DWARF: how many bytes, or one for each read."""
    seen: list[int] = []
    spend = dwarf_allowance.Allowance.spend

    def count(allowance: dwarf_allowance.Allowance, amount: int = 1) -> None:
        seen.append(amount)
        spend(allowance, amount)

    monkeypatch.setattr(dwarf_allowance.Allowance, "spend", count)
    return seen


@pytest.mark.parametrize("name", ["dwarf-abbreviations", "dwarf-lines", "dwarf-units", "dwarf-array"])
def test_dwarf_is_read_about_as_often_as_it_has_bytes(name: str, reads: list[int]) -> None:
    for size in SMALL, LARGE:
        reads.clear()
        source = Source.from_bytes(blowups.CASES[name](size))
        SourceLines(source).line_at(0x1000)
        parameters(Elf64(source, "code-object", raise_damage))
        for_each_byte = dwarf_allowance.READS_FOR_EACH_BYTE + dwarf_entries.MOST_LOOKS
        assert 0 < sum(reads) <= for_each_byte * source.size + 2 * dwarf_allowance.READS_MORE + 4


def test_abbreviations_are_read_less_often_than_there_are_bytes(reads: list[int]) -> None:
    """Tables may overlap."""
    source = Source.from_bytes(blowups.dwarf_abbreviations(4 * LARGE))
    parameters(Elf64(source, "code-object", raise_damage))
    assert LARGE < sum(reads) <= source.size // 4 + dwarf_allowance.READS_MORE + 100


def test_an_array_of_endless_dimensions_is_put_together_once() -> None:
    source = Source.from_bytes(blowups.dwarf_array(LARGE))
    [found] = parameters(Elf64(source, "code-object", raise_damage)).values()
    assert len(found) > 1000
    types = {each.type for each in found}
    assert types == {"void " + "[]" * 32}
    assert len({id(each.type) for each in found}) == 1


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes each look at a source gave."""
    seen: list[int] = []
    view = Source.view

    def count(source: Source, offset: int = 0, size: int | None = None) -> memoryview:
        found = view(source, offset, size)
        seen.append(len(found))
        return found

    monkeypatch.setattr(Source, "view", count)
    return seen


MOST_READ, READ_MORE = 100, 1 << 20
"""How often a walk may read a byte: a few bytes after each magic are looked at for each reader."""


@pytest.mark.parametrize(
    "content",
    [b"CCOB", b"CCOB\3\0\1\0", b"\x10\xff\x10\xad", b"__CLANG_OFFLOAD_BUNDLE__" + b"\xff" * 8],
    ids=["ccob", "header", "offload", "bundle"],
)
@pytest.mark.parametrize("dedicated", [True, False], ids=["dedicated", "elsewhere"])
def test_false_magics_do_not_start_the_search_anew(content: bytes, dedicated: bool, looked_at: list[int]) -> None:
    source = Source.from_bytes(content * (1_000_000 // len(content)))
    walk = Walk(strict=False)
    try:
        walk.containers(source, dedicated=dedicated)
    except FormatError as error:
        assert error.rule == "size-limit"
    assert sum(looked_at) <= MOST_READ * source.size + READ_MORE


@pytest.mark.parametrize("name", ["overlapping-sections", "overlapping-rows", "overlapping-bundles"])
def test_containers_that_overlap_are_refused_by_name(name: str) -> None:
    with pytest.raises(FormatError, match="more than [0-9]+ headers in one file|share their bytes") as refused:
        open_file(blowups.CASES[name](LARGE * 4))
    assert refused.value.rule == "size-limit"


def test_what_is_searched_again_and_again_is_refused_by_name() -> None:
    source, walk = Source.from_bytes(bytes(1 << 20)), Walk()
    for _ in range(MOST_SEARCHED + 1):
        walk.containers(source)
    with pytest.raises(FormatError, match="searched bytes") as refused:
        walk.containers(source)
    assert refused.value.rule == "size-limit"


@pytest.mark.parametrize(("content", "rule", "times"), [
    (ccob(bytes(99), 1, 0)[:-4], "payload", 2), (ccob(bytes(99), 2, 0, total=8), "bounds", 1),
])  # fmt: skip
def test_a_stream_that_was_followed_to_find_its_end_counts_as_searched(content: bytes, rule: str, times: int) -> None:
    source, walk = Source.from_bytes(content), Walk(strict=False)
    walk.budget.begin(source)
    before = walk.budget.searched_bytes
    walk.containers(source, known=[0])
    assert [finding.rule for finding in walk.findings][:1] == [rule]
    assert before - walk.budget.searched_bytes == times * source.size + 32, (
        "and what is looked at where one is known to begin"
    )


def test_what_is_inflated_is_worth_as_much_as_a_file() -> None:
    budget = Budget()
    budget.begin(Source.from_bytes(b""))
    before = budget.headers, budget.searched_bytes
    budget.inflate(Source.from_bytes(bytes(2560)))
    assert (budget.headers, budget.searched_bytes) == (before[0] + 10, before[1] + 2560 * MOST_SEARCHED)


def test_a_search_finds_each_magic_once_across_its_pieces() -> None:
    piece = 1 << 18
    needles = [magic.magic for magic in MAGICS]
    places = {0, piece - 2, piece + 30, 2 * piece - 24, 2 * piece, 3 * piece + 5}
    content = bytearray(4 * piece)
    for number, place in enumerate(sorted(places)):
        needle = needles[number % len(needles)]
        content[place : place + len(needle)] = needle
    search, found, at = Search(Source.from_bytes(bytes(content)), needles), [], 0
    while hit := search.first(at, len(content)):
        found.append(hit[0])
        at = hit[0] + 1
    assert found == sorted(places)
    assert search.first(0, 3) is None
    assert search.first(0, 24) == (0, needles[0])


def test_functions_that_lie_in_each_other_are_refused_by_name() -> None:
    data = blowups.nested_functions(SMALL * 16)
    code = CodeObject.read(Source.from_bytes(data))
    with pytest.raises(FormatError, match="functions: they overlap") as refused:
        _ = Bodies(code).all
    assert refused.value.rule == "size-limit"
    assert [finding.rule for finding in validate(open_file(data))].count("size-limit") == 1


def test_functions_may_lie_in_each_other_a_little() -> None:
    assert len(Bodies(CodeObject.read(Source.from_bytes(blowups.nested_functions(4000)))).all) > 20


@pytest.mark.parametrize("name", ["shared-entries", "kpack-rows", "kpack-rows-of-a-frame"])
def test_entries_that_are_all_the_same_bytes_are_not_read_each_time(name: str) -> None:
    data = blowups.CASES[name](LARGE)
    with pytest.raises(FormatError, match="share their bytes") as refused:
        open_file(data)
    assert refused.value.rule == "size-limit"
    file = open_file(data, strict=False)
    assert [finding.rule for container in file.walk() for finding in container.findings] == ["size-limit"]
    assert sum(entry.size for entry in file.entries) <= 5 * len(data) + (1 << 20)


def test_entries_of_a_small_file_may_be_the_same_bytes_many_times() -> None:
    rows = [(4096, 4096, b"hip-amdgcn-amd-amdhsa--gfx9%02x" % n) for n in range(60)]
    assert len(open_file(table(*rows, size=8192)).entries) == 60


def test_many_entries_may_have_bytes_of_their_own() -> None:
    assert len(pieces(open_file(blowups.many_entries(SMALL)))) > 100


def test_more_rows_than_instructions_are_not_read() -> None:
    for size in SMALL, LARGE:
        source = Source.from_bytes(blowups.dwarf_lines(size))
        assert len(SourceLines(source).rows[0]) == source.size // 4 + (1 << 12)


def calls(monkeypatch: pytest.MonkeyPatch, module: ModuleType | type, name: str) -> list[int]:
    """One for each call of a function."""
    seen: list[int] = []
    real = getattr(module, name)

    def count(*args: object, **options: object) -> object:
        seen.append(1)
        return real(*args, **options)

    monkeypatch.setattr(module, name, count)
    return seen


def test_wrappers_in_sections_that_overlap_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    layout, rows = hip_wrapper.WRAPPER, list[int]()

    def count(data: bytes) -> tuple[int, ...]:
        rows.append(1)
        return layout.unpack(data)

    monkeypatch.setattr(hip_wrapper, "WRAPPER", SimpleNamespace(unpack=count))
    file = open_file(blowups.CASES["wrapper-sections"](LARGE), strict=False)
    assert len(rows) == LARGE // 48
    assert {finding.rule for finding in file.findings} >= {"overlap"}


def test_places_that_wrappers_point_at_count_as_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = calls(monkeypatch, walk, "_found_at")
    data = blowups.CASES["wrappers-to-sections"](20 * LARGE)
    with pytest.raises(FormatError, match="searched bytes"):
        open_file(data)
    assert 0 < len(looks) < len(data)


def test_notes_of_sections_that_overlap_have_one_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    made = calls(monkeypatch, notes, "Note")
    damage: list[FormatError] = []
    elf = Elf64(Source.from_bytes(blowups.CASES["note-sections"](10 * LARGE)), "code-object", damage.append)
    assert len(list(notes.notes_of(elf, damage.append))) == notes.MOST_NOTES
    assert len(made) == notes.MOST_NOTES + 1
    assert any("in one file" in str(error) for error in damage)


def test_one_table_of_hashes_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = calls(monkeypatch, link_rules, "_lost_by_gnu_hash")
    validate(open_file(blowups.CASES["hash-sections"](LARGE), strict=False))
    assert len(tables) == 1


def test_ids_of_entries_are_taken_apart_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = TargetID.parse

    def count(text: str) -> TargetID:
        parsed.append(text)
        return parse(text)

    monkeypatch.setattr(TargetID, "parse", count)
    file = open_file(blowups.many_entries(SMALL))
    assert validate(file)
    assert len(parsed) == len(file.entries) > 100


def test_rows_of_a_table_are_what_the_schema_says() -> None:
    data = blowups.many_entries(SMALL)
    rows, _ = offload_bundle.read_table(Source.from_bytes(data), len(data))
    schema = offload_bundle.table_schema().parse(data).entries
    assert [(row.offset, row.size, row.id) for row in rows] == [(row.offset, row.size, row.id) for row in schema]


def test_many_items_share_the_cost_of_handing_them_to_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    submitted: list[int] = []
    submit = ThreadPoolExecutor.submit

    def count(executor: ThreadPoolExecutor, *args: Any) -> Any:
        submitted.append(1)
        return submit(executor, *args)

    monkeypatch.setattr(ThreadPoolExecutor, "submit", count)
    assert list(in_threads(str, range(10_000), 2)) == list(map(str, range(10_000)))
    assert 2 < len(submitted) <= 128


@pytest.mark.parametrize(("size", "is_shared"), [(4096, False), (1 << 20, True)])
def test_only_large_pieces_are_written_by_several_threads(
    size: int, is_shared: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    executors = calls(monkeypatch, ThreadPoolExecutor, "submit")
    targets = [f"hip-amdgcn-amd-amdhsa--gfx94{n}".encode() for n in range(4)]
    (tmp_path / "bundle").write_bytes(bundle(*((target, bytes(size)) for target in targets)))
    unbundle = ["unbundle", str(tmp_path / "bundle"), "--jobs", "2", "-o", str(tmp_path / "out")]
    assert CliRunner().invoke(cli, unbundle).exit_code == 0
    assert len(list((tmp_path / "out").iterdir())) == 4
    assert bool(executors) == is_shared


def test_readers_of_false_magics_are_imported_once(monkeypatch: pytest.MonkeyPatch) -> None:
    imports = calls(monkeypatch, importlib, "import_module")
    open_file(blowups.CASES["false-ccob"](LARGE), strict=False)
    assert len(imports) <= len(walk.SEARCHED)

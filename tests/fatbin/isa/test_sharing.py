"""Decoders of similar processors take over what others have decoded: it is what they decode themselves."""

from __future__ import annotations

import importlib
import itertools
import random
import re
from pathlib import Path

import pytest

import hipkit
from hipkit.fatbin.isa.decode import Decoder
from hipkit.fatbin.isa.features import DECODING, PRINTING
from hipkit.fatbin.isa.instruction import Decoded
from hipkit.fatbin.isa.isa import Isa, isa_of
from hipkit.fatbin.isa.load import known_processors
from hipkit.fatbin.isa.reach import furthest, reach, rows_of

READERS = ("decode", "effects", "features", "form", "isa", "operands", "registers", "resize", "use")
"""The modules that say what bits are an instruction, and which registers it has."""
PRINTERS = ("constants", "instruction", "text", "printers/*")
"""Those that say what its text is, beside them."""
MOST, TRIES = 1200, 2


def alike() -> list[tuple[str, str]]:
    """Every two processors whose decoders share what they know, of those that differ."""
    isas = {name: isa_of(name) for name in known_processors()}
    return [
        (one, other)
        for one, other in itertools.permutations(isas, 2)
        if isas[one].reading == isas[other].reading and isas[one].rows != isas[other].rows
    ]


def some() -> list[tuple[str, str]]:
    """Two processors of each kind that are alike."""
    return list({frozenset(isa_of(one).reading): (one, other) for one, other in alike()}.values())


def words(isa: Isa, chance: random.Random) -> bytes:
    """Encodings of a processor a few times, with random operands, and as many bytes after them as any may have."""
    content, found = isa.content, bytearray()
    for row in chance.sample(isa.rows, min(MOST, len(isa.rows))):
        mask = content["masks"][content["row_masks"][row]]
        for _ in range(TRIES):
            rest = chance.getrandbits(8 * isa.max_bytes)
            found += (rest & ~mask | content["values"][row]).to_bytes(isa.max_bytes, "little")
    return bytes(found)


def shape(decoded: Decoded) -> object:
    return decoded.form and decoded.form.row, decoded.word, decoded.size, reach(decoded)


def test_some_processors_are_alike() -> None:
    assert {("gfx900", "gfx906"), ("gfx906", "gfx908"), ("gfx908", "gfx900")} <= set(alike())
    assert ("gfx908", "gfx90a") not in alike()


@pytest.mark.parametrize(("one", "other"), some())
def test_what_is_taken_over_is_what_would_be_decoded(one: str, other: str) -> None:
    first, alone, second = Decoder(isa_of(one)), Decoder(isa_of(other)), Decoder(isa_of(other))
    second.meet([first])
    assert second.alike == [first]
    code = words(isa_of(one), random.Random(one + other))
    first.survey(code)
    got = [shape(found.decoded) for found in second.instructions(code, 0)]
    assert got == [shape(found.decoded) for found in alone.instructions(code, 0)]


@pytest.mark.parametrize(("one", "other"), some())
def test_code_that_reads_as_another_needs_the_same(one: str, other: str) -> None:
    first, second = Decoder(isa_of(one)), Decoder(isa_of(other))
    second.meet([first])
    size, chance, same, differ = first.isa.max_bytes, random.Random(other + one), 0, 0
    code = words(isa_of(one), chance)
    for at in range(0, len(code), size * 64):
        piece = code[at : at + size * 64]
        surveyed = first.survey(piece)
        alone = Decoder(isa_of(other)).survey(piece)
        if second.reads_as(first, rows_of(surveyed.needs)):
            same += 1
            assert surveyed.inside == alone.inside
            assert furthest(surveyed.needs) == furthest(alone.needs)
        else:
            differ += 1
    assert differ


@pytest.mark.parametrize(("one", "other"), some())
def test_the_text_of_what_is_taken_over_is_what_would_be_written(one: str, other: str) -> None:
    first, alone, second = Decoder(isa_of(one)), Decoder(isa_of(other)), Decoder(isa_of(other))
    code, taken = words(isa_of(one), random.Random(one + other)), 0
    half = len(code) // 2 // first.isa.max_bytes * first.isa.max_bytes
    for part in (code[:half], code[half:]):  # what was seen before they met, and after
        texts = [str(found) for found in first.instructions(part, 0)]
        if not second.alike:
            second.meet([first])
        got = [found.decoded for found in second.instructions(part, 0)]
        taken += sum(found.text is not None for found in got)
        assert [found.text or found.make_text() for found in got] == [str(i) for i in alone.instructions(part, 0)]
        assert texts
    assert bool(taken) == (first.isa.printing == second.isa.printing)


def features_named_in(modules: tuple[str, ...]) -> set[str]:
    """The features of a processor that modules ask for."""
    folder = Path(hipkit.__file__).parent / "fatbin" / "isa"
    text = "".join(path.read_text() for module in modules for path in sorted(folder.glob(f"{module}.py")))
    text = re.sub(r"frozenset\(\{.*?\}\)", "", text, flags=re.DOTALL)  # the tables themselves
    asked = re.findall(r'isa\.has\("(\w+)"\)|self\.has\("(\w+)"\)|"(GFX\w+)"', text)
    return {name for names in asked for name in names if name}


def features_of_processors() -> set[str]:
    return {feature for processor in known_processors() for feature in isa_of(processor).features}


def test_the_features_that_reading_depends_on_are_all_in_the_table() -> None:
    named = features_named_in(READERS)
    features = features_of_processors()
    assert named & features <= DECODING <= features | named


def test_the_features_that_text_depends_on_are_all_in_the_tables() -> None:
    named = features_named_in(PRINTERS)
    assert named & features_of_processors() <= DECODING | PRINTING
    assert named >= PRINTING


def test_all_decoders_together_remember_no_more_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries have code for some thirty processors, each of which has a decoder."""
    decode, needs = (importlib.import_module(f"hipkit.fatbin.isa.{name}") for name in ("decode", "reach"))
    decoders = [Decoder(isa_of(name)) for name in ("gfx906", "gfx1030", "gfx1100", "gfx1201")]
    monkeypatch.setattr(decode, "_decoders", {decoder.isa: decoder for decoder in decoders})
    monkeypatch.setattr(decode, "_REMEMBERED", 100)
    monkeypatch.setattr(decode, "_room", decode._Room())
    monkeypatch.setattr(needs, "_known", {})
    monkeypatch.setattr(needs, "_MOST_KNOWN", 50)
    moves = [(0x7E000200 | target << 17 | 0x100 + source) for target in range(20) for source in range(20)]
    code = b"".join(move.to_bytes(4, "little") for move in moves) + bytes(24)
    for decoder in decoders:
        survey = decoder.survey(code)
        assert furthest(survey.needs).vgprs == 20
        assert sum(len(each.memory.by_word) for each in decoders) <= 100
        assert len(needs._known) <= 50
    assert any(decoder.memory.by_word for decoder in decoders)

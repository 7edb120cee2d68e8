"""Code that numpy reads all at once is what a decoder reads one instruction after the other."""

from __future__ import annotations

import random

import pytest

from hipkit.fatbin.isa.decode import Decoder, decoder_of
from hipkit.fatbin.isa.instruction import Instruction
from hipkit.fatbin.isa.isa import isa_of
from hipkit.fatbin.isa.reach import rows_of
from hipkit.fatbin.isa.sweep import Sweep, Swept
from hipkit.fatbin.validate.reading import STOPS, Reading

PROCESSORS = ("gfx900", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250")
MOST, LENGTH = 700, 24
END, CODE_END, BRANCH, FAR_BRANCH, UNKNOWN = (
    "s_endpgm", "s_code_end", "s_branch 1", "s_branch 4660", "an unknown word",
)  # fmt: skip
GARBAGE = 0xFFFFFFFF


def words(processor: str) -> dict[str, bytes]:
    """What ends a function, or is wrong in one."""
    major = int(processor[3:-2])
    sopp = 0xBF800000
    end, branch, code_end = (1, 2, 31) if major < 11 else (48, 32, 31)
    return {
        END: (sopp | end << 16).to_bytes(4, "little"),
        CODE_END: (sopp | code_end << 16).to_bytes(4, "little"),
        BRANCH: (sopp | branch << 16 | 1).to_bytes(4, "little"),
        FAR_BRANCH: (sopp | branch << 16 | 4660).to_bytes(4, "little"),
        UNKNOWN: GARBAGE.to_bytes(4, "little"),
    }


def instructions(decoder: Decoder, chance: random.Random) -> list[Instruction]:
    """Instructions of many encodings, with random operands, literals among them."""
    isa, found = decoder.isa, []
    for row in chance.sample(isa.rows, min(MOST, len(isa.rows))):
        mask = isa.content["masks"][isa.content["row_masks"][row]]
        bits = chance.getrandbits(8 * isa.max_bytes) | (0xFF if chance.random() < 0.2 else 0)
        data = (bits & ~mask | isa.content["values"][row]).to_bytes(isa.max_bytes, "little")
        first = next(decoder.instructions(data, 0))
        if first.is_known and not first.decoded.is_turn:
            found.append(first)
    return found


def read(code: bytes, decoder: Decoder) -> Swept | None:
    """What a reading one by one says."""
    reading = Reading(code, decoder)
    if len(code) % 4 or not reading.is_all_sound():
        return None
    return Swept(reading.needs, rows_of(reading.survey.needs), reading.survey.turns[0][0] * 4)


@pytest.mark.parametrize("processor", PROCESSORS)
def test_code_at_random_is_read_alike(processor: str) -> None:
    chance, known = random.Random(processor), words(processor)
    decoder = decoder_of(isa_of(processor))
    each = [found.data for found in instructions(decoder, chance)]
    runs = [b"".join(each[at : at + LENGTH]) + known[END] for at in range(0, len(each), LENGTH)]
    runs += [known[BRANCH] + one + known[END] for one in each]
    wrong = [known[word] + runs[0] for word in (CODE_END, FAR_BRANCH, UNKNOWN)]
    wrong += [runs[0][:-4], runs[0][:-1], b"", *(one[:-4] for one in each if len(one) > 4)]
    expected = [read(code, decoder) for code in runs + wrong]
    assert list(Sweep(decoder, STOPS).sweep(runs + wrong)) == expected
    assert all(expected[: len(runs) - len(each)])
    assert not any(expected[len(runs) :])
    assert sum(found is not None for found in expected) < len(runs), "some branches lead into an instruction"


def test_instructions_that_look_like_others_are_followed_to_the_end() -> None:
    decoder = decoder_of(isa_of("gfx942"))
    first, second = 0x7E0002FF, 0x7E0002FF  # v_mov_b32 v0, with a literal that is the same word
    code = b"".join(word.to_bytes(4, "little") for word in [first, second] * 400) + words("gfx942")[END]
    [found] = Sweep(decoder, STOPS).sweep([code])
    assert found == read(code, decoder) is not None
    assert list(Sweep(decoder, STOPS).sweep([code[4:]])) == [None]


def test_long_code_is_read_in_parts() -> None:
    decoder, end = decoder_of(isa_of("gfx1030")), words("gfx1030")[END]
    each = b"".join(found.data for found in instructions(decoder, random.Random(1)))
    codes = [each * 40 + end, end, each * 12 + end, each * 90 + end]
    assert list(Sweep(decoder, STOPS).sweep(codes)) == [read(code, decoder) for code in codes]

"""Code as a decoder reads it."""

from __future__ import annotations

import pytest

from hipkit.fatbin.isa.decode import decoder_of
from hipkit.fatbin.isa.isa import isa_of
from hipkit.fatbin.validate.reading import Reading

NOP, END, BRANCH = "000080bf", "000081bf", "000082bf"
NONE = "ffffffff"


@pytest.mark.parametrize(
    ("code", "is_unknown"),
    [(NOP + END, False), (BRANCH + END, False), (NONE, True), (NOP + NONE, True), (END + NONE, True), (NOP, False)],
)
def test_bytes_that_are_no_instruction_are_noticed(code: str, is_unknown: bool) -> None:
    assert Reading(bytes.fromhex(code), decoder_of(isa_of("gfx942"))).has_unknown == is_unknown

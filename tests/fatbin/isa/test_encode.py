"""Encoding is the inverse of decoding."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hipkit.fatbin.isa import Constant, Register, decode
from hipkit.fatbin.isa.encode import EncodingError, encode, encode_named
from hipkit.fatbin.isa.isa import isa_of
from hipkit.fatbin.isa.registers import numbered

TARGETS = ["gfx900", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1200", "gfx1250"]


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(TARGETS), st.integers(0, 1 << 20), st.integers(0, (1 << 192) - 1))
def test_what_is_encoded_decodes_to_the_same(target: str, row: int, bits: int) -> None:
    """``decode(encode(decode(x))) == decode(x)``, and encoding again changes nothing."""
    isa = isa_of(target)
    form = isa.form(isa.rows[row % len(isa.rows)])
    operand_bits = 0
    for spec in form.specs:
        operand_bits |= spec.mask
    word = (bits & operand_bits & ~form.mask) | form.fixed | bits >> 8 * form.size << 8 * form.size
    first = next(decode((word & (1 << 192) - 1).to_bytes(24, "little"), target))
    assume(first.is_known)
    again = next(decode(encode(first) + bytes(16), target))
    assert (str(again), again.size, again.name) == (str(first), first.size, first.name)
    assert encode(again) == encode(first) == again.data


ASSEMBLED = [
    ("gfx900", "0000c0d100030204"),
    ("gfx90a", "0050b1d3080d0200"),
    ("gfx942", "fc9f58dc24007f2a"),
    ("gfx950", "0081add30419529c"),
    ("gfx950", "00a5007e"),
    ("gfx1100", "ff0202060000404b"),
    ("gfx1100", "191039d783000200"),
    ("gfx1250", "8a5055cf860000000d00001a"),
    ("gfx1250", "000035cc4287020c6e4833cc309d0202"),
    ("gfx1250", "000035cc4287020a6e4833cc309d0202"),
    ("gfx942", "ffffffff"),
]


@pytest.mark.parametrize(("target", "code"), ASSEMBLED)
def test_assembled_code_comes_back_byte_for_byte(target: str, code: str) -> None:
    assert encode(next(decode(bytes.fromhex(code), target))).hex() == code


def test_an_instruction_can_be_made_from_its_name_and_operands() -> None:
    operands: dict[str, Register | Constant | int] = {
        "vdst": numbered("v", 1),
        "src0": Constant(0x4B400000, 32, 255),
        "src1": numbered("v", 1),
    }
    code = encode_named("V_ADD_F32_e32_gfx11", operands, "gfx1100")
    assert [str(i) for i in decode(code, "gfx1100")] == ["v_add_f32_e32 v1, 0x4b400000, v1"]
    assert encode_named("S_NOP_vi", {"simm16": 3}, "gfx942").hex() == "030080bf"


def test_what_cannot_be_encoded_says_so() -> None:
    with pytest.raises(EncodingError, match="gfx942 has no instruction 'V_ADD_F32_e32_gfx11'"):
        encode_named("V_ADD_F32_e32_gfx11", {}, "gfx942")
    with pytest.raises(EncodingError, match="vdst cannot be s1"):
        encode_named("V_ADD_F32_e32_gfx11", {"vdst": numbered("s", 1)}, "gfx1100")

"""What an instruction says of itself, and what happens to bytes that are none."""

from __future__ import annotations

import random
import struct

import pytest

from hipkit.fatbin.errors import HipkitError
from hipkit.fatbin.isa import Constant, Instruction, NotDecodedError, decode
from hipkit.fatbin.isa.decode import Memory, decoder_of
from hipkit.fatbin.isa.encode import encode
from hipkit.fatbin.isa.instruction import Unknown
from hipkit.fatbin.isa.isa import isa_of
from hipkit.fatbin.isa.text import Place
from hipkit.fatbin.target import TargetID


def one(code: str, target: str, address: int = 0, **keywords: object) -> Instruction:
    (found,) = decode(bytes.fromhex(code), target, address, **keywords)  # type: ignore[arg-type]
    return found


def names(registers: tuple[object, ...]) -> list[str]:
    return [str(register) for register in registers]


KNOWN = [
    ("gfx900", "0000c0d100030204", "v_mad_legacy_f32 v0, v0, v1, v0"),
    ("gfx906", "b1f90034", "v_sub_co_u32_e32 v0, vcc, v177, v124"),
    ("gfx90a", "0050b1d3080d0200", "v_pk_mul_f32 v[0:1], v[8:9], v[6:7] op_sel:[0,1] op_sel_hi:[0,0]"),
    ("gfx942", "fc9f58dc24007f2a", "global_load_dwordx3 v[42:44], v[36:37], off offset:-4"),
    ("gfx942", "f94a6f7cd10605b1", "v_cmpx_o_f16_sdwa vcc, v209, -|37| src0_sel:WORD_1 src1_sel:BYTE_1"),
    ("gfx90a", "000033d902000000", "ds_gws_init v2 gds"),
    ("gfx942", "000033d901000000", "ds_gws_init v1 gds"),
    ("gfx950", "0081add30419529c", "v_mfma_f32_16x16x128_f8f6f4 a[0:3], a[4:11], a[12:15], a[20:23] cbsz:1 blgp:4"),
    ("gfx1030", "00008cbf", "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"),
    ("gfx1100", "ff0202060000404b", "v_add_f32_e32 v1, 0x4b400000, v1"),
    ("gfx1100", "191039d783000200", "v_lshrrev_b16 v25.l, 3, v0.h op_sel:[0,1,0]"),
    ("gfx1200", "7e00d4d404000200", "v_cmpx_gt_i64_e64 s[4:5], v[0:1]"),
    (
        "gfx1250",
        "64600ccfff24ab0030d1007a00000000",
        "v_dual_mul_f32 v48, s100, -v171 :: v_dual_subrev_f32 v122, lit(0x0), -v209",
    ),
    ("gfx1250", "8a5055cf860000000d00001a", "v_dual_lshrrev_b32 v13, 10, v0 :: v_dual_lshrrev_b32 v26, 6, v0"),
    # With v0 as the third source of the first half, as LLVM 22 writes it, and with 0, as the LLVM of Triton 3.8 does.
    *(
        (
            "gfx1250",
            f"000035cc4287020{third}6e4833cc309d0202",
            "v_wmma_scale_f32_16x16x128_f8f6f4 v[110:117], v[48:63], v[78:85], 0, v66, v67 "
            "matrix_a_fmt:MATRIX_FMT_BF8 matrix_b_fmt:MATRIX_FMT_FP4 matrix_b_scale:MATRIX_SCALE_ROW1",
        )
        for third in "ca"
    ),
    (
        "gfx1250",
        "00003acc02090202004088cc1041a21c",
        "v_wmma_scale16_f32_32x16x128_f4 v[0:15], v[16:31], v[32:39], v[40:55], v[2:3], v[4:5]",
    ),
    ("gfx1250", "000035cc01050202", "v_wmma_ld_scale_paired_b32 v1, v2"),
]


@pytest.mark.parametrize(("target", "code", "text"), KNOWN)
def test_text_is_llvms(target: str, code: str, text: str) -> None:
    assert str(one(code, target)) == text


def test_operands_know_their_file_index_width_and_role() -> None:
    load = one("00005adc0a007c00", "gfx1100")
    assert str(load) == "global_load_b96 v[0:2], v[10:11], off"
    assert (load.mnemonic, load.encoding, load.family) == ("global_load_b96", "GLOBAL", "GLOBAL_LOAD_DWORDX3")
    result, address = load.operands[:2]
    assert (result.name, result.is_output, address.name, address.is_output) == ("vdst", True, "vaddr", False)
    assert result.register is not None
    assert (result.register.file, result.register.index, result.register.width) == ("v", 0, 3)


def test_modifiers_belong_to_the_source_they_change() -> None:
    add = one("010103d501050220", "gfx1100")
    assert str(add) == "v_add_f32_e64 v1, -|v1|, v2"
    first, second = add.operand("src0"), add.operand("src1")
    assert first is not None
    assert second is not None
    assert (first.text, first.abs, first.neg) == ("v1", True, True)
    assert (second.text, second.abs, second.neg) == ("v2", False, False)


def test_literals_and_inline_constants_are_constants_of_their_type() -> None:
    literal = one("ff0202060000404b", "gfx1100").operand("src0")
    assert literal is not None
    assert isinstance(literal.value, Constant)
    assert (literal.value.bits, literal.value.literal) == (0x4B400000, 32)
    inline = one("f2020206", "gfx1100").operand("src0")
    assert inline is not None
    assert isinstance(inline.value, Constant)
    assert (inline.value.bits, inline.value.literal, inline.text) == (0x3F800000, 0, "1.0")


def test_a_constant_is_the_first_operand_of_the_names_that_the_instruction_itself_holds() -> None:
    add = one("ff0202060000404b", "gfx1100")
    assert str(add) == "v_add_f32_e32 v1, 0x4b400000, v1"
    assert add.constant("src0") == add.constant("vsrc1", "src0") == 0x4B400000
    assert add.constant("vsrc1") is None
    assert add.constant("simm16") is None


def test_reads_and_writes_include_what_is_not_named() -> None:
    select = one("ff02060200003f3f", "gfx1100")
    assert names(select.reads) == ["v1", "vcc_lo", "exec_lo"]
    assert names(select.writes) == ["v3"]
    assert names(one("6a0d82be", "gfx942").writes) == ["s2", "scc"]
    assert "mode" in names(one("0050b1d3080d0200", "gfx90a").reads)
    assert names(one("0000ecd801000002", "gfx942").reads) == ["v1", "exec"]


@pytest.mark.parametrize("target", ["gfx900", "gfx942", "gfx1030", "gfx1100", "gfx1250"])
def test_what_may_write_no_scalars_writes_none(target: str) -> None:
    chosen, passed_over = random.Random(target), 0
    for form in isa_of(target, ()).forms():
        word = chosen.getrandbits(8 * form.size) & ~form.mask | form.fixed
        code = word.to_bytes(form.size, "little") + chosen.randbytes(8)
        found = next(decode(code, target))
        if found.form is not None and not found.form.may_write_scalars:
            assert {register.file for register in found.writes} <= {"v", "a"}, str(found)
            passed_over += 1
    assert passed_over > 1000, "most write vector registers or memory alone"


def test_a_register_that_is_changed_is_read_and_written() -> None:
    fused = one("02070256", "gfx1100")
    assert str(fused) == "v_fmac_f32_e32 v1, v2, v3"
    assert names(fused.reads) == ["v2", "v3", "v1", "mode", "exec_lo"]
    assert names(fused.writes) == ["v1"]


@pytest.mark.parametrize(("data", "accumulator"), [("224100c8243f0413", "v4"), ("224100c8243f0412", "v5")])
def test_the_second_of_a_pair_reads_the_accumulator_that_it_writes(data: str, accumulator: str) -> None:
    pair = one(data, "gfx1100")
    assert str(pair).endswith(f":: v_dual_fmac_f32 {accumulator}, v36, v31")
    assert accumulator in names(pair.reads)
    assert names(pair.writes)[1] == accumulator
    assert len(names(pair.reads)) == len({"v34", "v32", "v19", "v36", "v31", "v4", "mode", "exec_lo"})


def test_wave64_reads_whole_masks() -> None:
    select = one("ff02060200003f3f", "gfx1100", features=("+wavefrontsize64",))
    assert str(select).endswith("vcc")
    assert names(select.reads) == ["v1", "vcc", "exec"]


def test_a_branch_knows_its_target() -> None:
    branch = one("d6ff82bf", "gfx908", 0x1000)
    assert (str(branch), branch.target) == ("s_branch 65494", 0xF5C)
    assert branch.has("isBranch")
    assert str(one("d6ff82bf", "gfx908", 0x1000, labels={0xF5C: "BB0_8"})) == "s_branch BB0_8"
    assert str(one("d6ff82bf", "gfx908", 0x1000, labels={0xF5C: "a b"})) == 's_branch "a b"'


def test_bytes_that_are_no_instruction_are_shown_and_passed() -> None:
    code = bytes.fromhex("ffffffff000080bf0102")
    found = list(decode(code, "gfx942", 0x100))
    assert [(i.address, str(i), i.is_known) for i in found] == [
        (0x100, ".long 0xffffffff", False),
        (0x104, "s_nop 0", True),
        (0x108, ".byte 0x01, 0x02", False),
    ]
    assert not any((found[0].operands, found[0].reads, found[0].writes))


def test_an_instruction_that_the_code_cuts_off_is_none() -> None:
    whole = bytes.fromhex("ff0202060000404b")
    cut, full = [".long 0x060202ff"], ["v_add_f32_e32 v1, 0x4b400000, v1"]
    for _ in range(2):
        assert [str(i) for i in decode(whole[:4], "gfx1100")] == cut
        assert [str(i) for i in decode(whole, "gfx1100")] == full
        assert [str(i) for i in decode(whole + bytes(20), "gfx1100")][:1] == full


def test_upper_vgprs_follow_the_instruction_that_sets_them() -> None:
    code = bytes.fromhex("410086bf02050006000080bf0000b0bf02050006")
    texts = [str(i) for i in decode(code, "gfx1250")]
    assert texts[0] == "s_set_vgpr_msb 0x41"
    assert texts[1] == "v_add_f32_e32 v0 /*v256*/, v2 /*v258*/, v2"
    assert texts[-1] == "v_add_f32_e32 v0, v2, v2"
    add = list(decode(code, "gfx1250"))[1]
    assert names(add.writes) == ["v256"]
    assert encode(add) == code[4:8]


def test_a_target_id_will_do() -> None:
    assert str(next(decode(bytes.fromhex("000080bf"), TargetID.parse("gfx90a:sramecc+:xnack-")))) == "s_nop 0"


@pytest.mark.parametrize("target", ["gfx600", "gfx803", "gfx1310"])
def test_processors_without_tables_are_named_as_not_decoded(target: str) -> None:
    with pytest.raises(NotDecodedError, match=f"instructions of {target} are not decoded"):
        decode(b"", target)


def test_an_unknown_processor_is_another_error() -> None:
    with pytest.raises(HipkitError, match="unknown processor 'gfx4711'"):
        decode(b"", "gfx4711")
    with pytest.raises(HipkitError, match="not a feature to switch"):
        decode(b"", "gfx942", features=("+fast",))


def test_texts_are_remembered_without_mixing_instructions_up() -> None:
    code = bytes.fromhex("ff0202060000404bff02020600003f3f02050206ff0202060000404b")
    texts = [str(i) for i in decode(code, "gfx1100")]
    assert texts == [str(i) for i in decode(code, "gfx1100")]
    assert texts[0] == texts[3] == "v_add_f32_e32 v1, 0x4b400000, v1"
    assert texts[1] == "v_add_f32_e32 v1, 0x3f3f0000, v1"


def test_an_instruction_is_decoded_once() -> None:
    code = bytes.fromhex("ff0202060000404b" + "ff02020600003f3f" + "ff0202060000404b" + "00000000" * 4)
    first, second, again, *_ = decode(code, "gfx1100")
    assert first.decoded is again.decoded is not second.decoded


def test_the_text_of_an_operand_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def negated_add(vdst: int, src: int) -> bytes:
        """v_add_f32 v[vdst], -v[src], v1"""
        return struct.pack("<II", 0xD5030000 | vdst, 1 << 29 | 0x101 << 9 | 0x100 + src)

    code = negated_add(9, 1) + negated_add(10, 2) + negated_add(10, 1) + bytes(16)
    first, second, third, *_ = decode(code, "gfx1100")
    assert [str(first), str(second)] == ["v_add_f32_e64 v9, -v1, v1", "v_add_f32_e64 v10, -v2, v1"]
    monkeypatch.setattr(Place, "make", None)
    assert str(third) == "v_add_f32_e64 v10, -v1, v1"


@pytest.mark.parametrize("target", ["gfx90a", "gfx1030", "gfx1100", "gfx1250"])
def test_one_instruction_is_that_of_its_place(target: str) -> None:
    decoder, code = decoder_of(isa_of(target)), random.Random(target).randbytes(4002)
    for _ in range(2):  # met for the first time, and remembered
        for found in decoder.instructions(code, 0):
            one = decoder.one(code, found.address)
            assert one and (one.form, one.word, one.size) == (found.form, found.decoded.word, found.size)
    assert decoder.one(code, len(code)) is None


def test_who_wants_one_instruction_waits_for_few(monkeypatch: pytest.MonkeyPatch) -> None:
    decoder, read = decoder_of(isa_of("gfx90a")), list[int]()

    def decode_one(code: bytes, at: int) -> Unknown:
        read.append(at)
        return Unknown(code[at : at + 4])

    monkeypatch.setattr(decoder, "_decode", decode_one)
    monkeypatch.setattr(decoder, "memory", Memory())
    next(decoder.instructions(bytes(1 << 20), 0))
    assert len(read) < 100

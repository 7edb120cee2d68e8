"""What kind of operation an instruction is, on several generations; and that no other file asks that by name."""

from __future__ import annotations

import ast

import pytest
from imports import imports, modules

from hipkit.fatbin.isa import Instruction, decode
from hipkit.fatbin.isa.instruction import Decoded
from hipkit.fatbin.isa.isa import isa_for
from hipkit.runtime.isa.operations import Does, kind_of

KINDS = [
    ("gfx900", "040082bf", "s_branch", Does.BRANCH),
    ("gfx1100", "0400a0bf", "s_branch", Does.BRANCH),
    ("gfx942", "040085bf", "s_cbranch_scc1", Does.BRANCH_IF),
    ("gfx1201", "0400a3bf", "s_cbranch_vccz", Does.BRANCH_IF),
    ("gfx900", "1e1d80be", "s_setpc_b64", Does.JUMP),
    ("gfx942", "041e9ebe", "s_swappc_b64", Does.CALL),
    ("gfx1100", "04001eba", "s_call_b64", Does.CALL),
    ("gfx906", "000081bf", "s_endpgm", Does.END),
    ("gfx1201", "0000b0bf", "s_endpgm", Does.END),
    ("gfx942", "020092bf", "s_trap", Does.STOP),
    ("gfx942", "030092bf", "s_trap", Does.SPECIAL),  # the one for a debugger
    ("gfx1100", "030090bf", "s_trap", Does.SPECIAL),
    ("gfx900", "00008abf", "s_barrier", Does.BARRIER),
    ("gfx1201", "ffff94bf", "s_barrier_wait", Does.BARRIER),
    ("gfx1250", "010094bf", "s_barrier_wait", Does.AWAIT),
    ("gfx1030", "0000a4bf", "s_round_mode", Does.CHANGE_MODE),
    ("gfx942", "01f800ba03000000", "s_setreg_imm32_b32", Does.CHANGE_MODE),
    ("gfx1030", "14f880ba03000000", "s_setreg_imm32_b32", Does.SPECIAL),  # hwreg(HW_REG_FLAT_SCR_LO)
    ("gfx942", "7fc08cbf", "s_waitcnt", Does.WAIT),
    ("gfx1030", "0000fdbb", "s_waitcnt_vscnt", Does.WAIT),
    ("gfx1201", "0000c0bf", "s_wait_loadcnt", Does.WAIT),
    ("gfx900", "000080bf", "s_nop", Does.NOTHING),
    ("gfx1100", "010087bf", "s_delay_alu", Does.NOTHING),
    ("gfx942", "01008ebf", "s_sleep", Does.PAUSE),
    ("gfx1201", "045880be", "s_sleep_var", Does.PAUSE),
    ("gfx942", "000190c000000000", "s_memtime", Does.SPECIAL),
    ("gfx1201", "c14e80be", "s_barrier_signal", Does.SPECIAL),
    ("gfx942", "008050dc00000401", "global_load_dword", Does.ACCESS),
    ("gfx1100", "000052dc00000401", "global_load_dword", Does.ACCESS),
    ("gfx942", "008008dd00010400", "global_atomic_add", Does.ACCESS),
    ("gfx942", "0080a0e000000000", "buffer_wbl2", Does.ACCESS),
    ("gfx942", "020102c000000000", "s_load_dword", Does.ACCESS),
    ("gfx900", "01050002", "v_add_f32", Does.COMPUTE),
    ("gfx942", "0141007e", "v_exp_f32", Does.COMPUTE),
    ("gfx1201", "010200a0", "s_add_f32", Does.COMPUTE),
    ("gfx900", "042e80be", "s_cbranch_join", Does.COMPUTE),  # refused
]
"""Targets, bytes as LLVM's assembler writes them, and what they are."""
ENDS = {
    Does.BRANCH, Does.BRANCH_IF, Does.JUMP, Does.CALL, Does.END, Does.STOP, Does.BARRIER, Does.AWAIT, Does.CHANGE_MODE
}  # fmt: skip


def decoded(target: str, code: str) -> Instruction:
    (found,) = decode(bytes.fromhex(code), target)
    return found


@pytest.mark.parametrize(("target", "code", "name", "does"), KINDS)
def test_the_kind_of_an_instruction(target: str, code: str, name: str, does: Does) -> None:
    kind = kind_of(decoded(target, code))
    assert (kind.name, kind.does, kind.ends_block) == (name, does, does in ENDS)
    assert (kind.access is not None) == (does is Does.ACCESS)
    assert (kind.condition is not None) == (does is Does.BRANCH_IF)
    assert kind_of(decoded(target, code)) is kind


def test_every_kind_has_an_instruction_here() -> None:
    assert {does for _, _, _, does in KINDS} == set(Does)


def test_what_a_branch_looks_at() -> None:
    assert kind_of(decoded("gfx942", "040085bf")).condition == ("scc", True)
    assert kind_of(decoded("gfx1201", "0400a3bf")).condition == ("vcc", False)


def test_waits_for_stores_and_operations_on_caches() -> None:
    assert kind_of(decoded("gfx1030", "0000fdbb")).waits_for_stores
    assert kind_of(decoded("gfx1201", "0000c1bf")).waits_for_stores  # s_wait_storecnt
    assert not kind_of(decoded("gfx1201", "0000c0bf")).waits_for_stores
    assert kind_of(decoded("gfx942", "0080a0e000000000")).orders
    assert kind_of(decoded("gfx1030", "000093bf")).orders  # s_icache_inv
    assert not kind_of(decoded("gfx942", "008050dc00000401")).orders


def test_plain_accesses() -> None:
    assert kind_of(decoded("gfx1100", "000052dc00000401")).is_plain
    assert kind_of(decoded("gfx942", "020102c000000000")).is_plain
    assert not kind_of(decoded("gfx942", "008008dd00010400")).is_plain


def test_an_instruction_that_computes_has_its_rule() -> None:
    kind = kind_of(decoded("gfx900", "01050002"))
    assert kind.rule is not None
    assert (kind.rule.name, [part.rule for part in kind.parts]) == ("v_add_f32", [kind.rule])


def test_a_pair_has_two_rules() -> None:
    kind = kind_of(decoded("gfx1100", "0105d0c804010200"))  # v_dual_mul_f32 :: v_dual_mov_b32
    assert [(part.name, part.suffix) for part in kind.parts] == [("v_mul_f32", "X"), ("v_mov_b32", "Y")]
    assert [part.rule is not None and part.rule.name for part in kind.parts] == ["v_mul_f32", "v_mov_b32"]
    assert kind.rule is None


def test_what_is_not_supported_has_no_rule() -> None:
    for target, code in (("gfx900", "042e80be"), ("gfx1030", "01d1007e"), ("gfx1250", "815780be")):
        kind = kind_of(decoded(target, code))
        assert (kind.does, [part.rule for part in kind.parts]) == (Does.COMPUTE, [None])


@pytest.mark.parametrize("target", ["gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201"])
def test_what_llvm_calls_a_terminator_or_a_call_ends_a_block_or_is_not_supported(target: str) -> None:
    turns = [form for form in isa_for(target).forms() if form.is_turn]
    kinds = [kind_of(Instruction(0, Decoded(form, form.fixed, form.size))) for form in turns]
    assert len({kind.name for kind in kinds if kind.ends_block}) > 10
    assert [kind.name for kind in kinds if not kind.ends_block and kind.does is not Does.COMPUTE] == []
    assert all(kind.rule is None for kind in kinds)


# Who asks


def test_no_other_file_asks_by_name() -> None:
    """The name of an operation, and the function or rule of a name, are looked up in one file."""
    home = "runtime.isa.operations"
    found = imports({name: path for name, path in modules().items() if name.startswith("runtime.")})
    askers = {
        imported: {each.importer for each in found if each.imported == imported and "semantics" not in each.importer}
        for imported in (
            "runtime.isa.naming",
            "runtime.isa.memory.operations",
            "runtime.isa.dual",
            "runtime.isa.semantics",
        )
    }
    # A trap is worded after the code ran, which may be before any rule is loaded.
    assert askers.pop("runtime.isa.naming") == {home, "runtime.devices.places"}
    assert [imported for imported, importers in askers.items() if importers != {home}] == []


def test_the_sets_of_control_are_for_one_file_and_for_tables() -> None:
    """``name in control.WAITS`` is a question that :func:`kind_of` has answered."""
    found = [
        f"{name}:{node.lineno}"
        for name, path in modules().items()
        if name.startswith("runtime.") and name != "runtime.isa.operations"
        for node in _memberships(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def _memberships(tree: ast.Module) -> list[ast.Compare]:
    """``in`` and ``not in`` a set of control.py, by either way to import it."""
    sets = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("isa.control")
        for alias in node.names
    }
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn)
        for asked in node.comparators
        if (isinstance(asked, ast.Name) and asked.id in sets)
        or (isinstance(asked, ast.Attribute) and ast.unparse(asked.value) == "control")
    ]


def test_a_question_by_name_is_found() -> None:
    for text in ("x = name in control.WAITS", "from ..isa.control import ENDS\nx = name not in ENDS"):
        assert len(_memberships(ast.parse(text))) == 1

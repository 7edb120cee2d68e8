"""Whole instructions give the answers of the tables: from the manuals' meaning, by independent arithmetic."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from answer_batches import answered, wrong_rows
from answers import AnswerError, Row, all_rows, rows_of
from instructions import Assembler, Engine, interpreter, run_program
from matrix_list import are_multiplied

from hipkit.runtime.errors import TrapError


def _target(row: Row) -> tuple[str, int]:
    return row.target, row.lanes


BATCHES = {
    f"{target}-{lanes}": list(rows) for (target, lanes), rows in groupby(sorted(all_rows(), key=_target), key=_target)
}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", BATCHES)
def test_instructions_give_the_known_answers(assembler: Assembler, engine: Engine, name: str) -> None:
    wrong = wrong_rows(assembler, BATCHES[name], engine)
    assert not wrong, "\n".join(wrong)


# What leaves nothing behind

ENDS = {"s_endpgm": "gfx90a", "s_endpgm_saved": "gfx90a", "s_endpgm_ordered_ps_done": "gfx1030"}
STOPS = {"s_trap 2": "gfx90a", "s_code_end": "gfx1030", "v_illegal": "gfx1100"}
STORE = "v_mov_b32 v1, 7\n v_mov_b32 v2, 0\n global_store_dword v2, v1, s[0:1]\n s_waitcnt 0\n"


@pytest.mark.parametrize("name", ENDS)
def test_a_wave_ends(assembler: Assembler, engine: Engine, name: str) -> None:
    code = f"{STORE} {name}\n {STORE.replace('7', '8')} s_endpgm"
    after, _ = run_program(assembler, code, ENDS[name], bytes(4), engine=engine)
    assert after == b"\7\0\0\0"


@pytest.mark.parametrize("name", STOPS)
def test_a_launch_stops(assembler: Assembler, engine: Engine, name: str) -> None:
    with pytest.raises(TrapError, match=f"kernel k: {name.split()[0]} at 0x"):
        run_program(assembler, f"{name}\n s_endpgm", STOPS[name], bytes(4), engine=engine)


# Whether nothing is missing

OPERATIONS = Path(__file__).parents[3] / "docs" / "coverage.tsv"


def test_every_operation_has_a_known_answer(assembler: Assembler) -> None:
    rows = (line.split("\t") for line in OPERATIONS.read_text().splitlines()[1:])
    wanted = {name for name, status, _ in rows if status != "refused" and not name.startswith("image_")}
    found = {name.split()[0] for name in (*ENDS, *STOPS)}.union(
        *(answered(assembler, rows) for rows in BATCHES.values())
    )
    assert len(wanted) > 1400
    assert sorted(name for name in wanted - found if not are_multiplied(name)) == []


# The tables themselves


def test_a_row_answers_what_its_instruction_decodes_to(assembler: Assembler, tmp_path: Path) -> None:
    line = "gfx1100\ts_mov_b32 s4, 1 ; *v_dual_add_f32 v1, v2, v3 :: v_dual_mov_b32 v4, v7 ; *v_xor_b32_e64 v1, v2, v3\t\tv1=0"
    assert answered(assembler, _row(tmp_path, line)) == {"v_add_f32", "v_mov_b32", "v_xor_b32"}


def _row(folder: Path, line: str) -> list[Row]:
    table = folder / "table.tsv"
    table.write_text(f"# a table\n{line}\n")
    return list(rows_of(table))


@pytest.mark.parametrize(
    "line, complaint",
    [
        ("gfx90a\tv_add_u32 v1, v2, v3\tv2=5 v3=7\tv1=13", "v1 is 0xc, not 0xd"),
        ("gfx1201\ts_add_co_u32 s3, s4, s5\ts4=-1 s5=2\ts3=1 scc=0", "scc is 0x1, not 0x0"),
        ("gfx90a\tv_max_f32 v1, v2, v3\tv2=1f v3=2f\tv1=nanf", "v1 is 0x40000000, not nan"),
        ("gfx90a\tglobal_store_dword v2, v3, s[0:1]\tv3=9\tmem+4=0", "mem+0 is 0x9 now, and nothing should"),
        ("gfx90a\tv_no_such_thing v1\t\tv1=1", "invalid instruction"),
        ("gfx900\ts_setvskip s4, s5\t\ts4=1", "hipkit does not support skipping of vector instructions (VSKIP)"),
    ],
)
def test_a_wrong_row_is_named(assembler: Assembler, tmp_path: Path, line: str, complaint: str) -> None:
    right = "gfx90a\tv_mov_b32 v1, v2\tv2=3\tv1=3".replace("gfx90a", line.partition("\t")[0])
    wrong = wrong_rows(assembler, _row(tmp_path, f"{right}\n{line}\n{right}"), interpreter)
    assert len(wrong) == 1
    assert wrong[0].startswith(f"table.tsv:3: {line.split(chr(9))[0]}: {line.split(chr(9))[1]}")
    assert complaint in wrong[0]


@pytest.mark.parametrize(
    "line, complaint",
    [
        ("gfx90a\ts_nop 0\ts4=1", "has 3 columns"),
        ("gfx90a\ts_nop 0\ts4=1\t", "expects nothing"),
        ("gfx90a\ts_nop 0\ts4\ts4=1", "'s4' is not name=value"),
        ("gfx90a\ts_nop 0\tq4=1\ts4=1", "'q4' is no register"),
        ("gfx90a\ts_nop 0\ts4=1 s4=2\ts4=1", "s4 is there twice"),
        ("gfx90a\ts_nop 0\ts88=1\ts88=1", "end at s87"),
        ("gfx1100\ts_nop 0\tv1@32=1\tv1=1", "there is no such lane"),
        ("gfx90a\ts_nop 0\tmem+256=1\tv1=1", "is no word"),
        ("gfx90a\ts_nop 0\ts4=0x100000000\ts4=1", "does not fit into 32 bits"),
        ("gfx90a\ts_nop 0\ts4=1.5\ts4=1", "neither an integer nor a float"),
        ("gfx90a\ts_nop 0\ts4=onef\ts4=1", "is not a number"),
        ("gfx90a\ts_nop 0\ts4=1d\ts4=1", "has 64 bits, and its place 32"),
        ("gfx90a\ts_nop 0\ts4=1|2|3\ts4=1", "has 3 parts"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(tmp_path: Path, line: str, complaint: str) -> None:
    with pytest.raises(AnswerError, match=r"^table.tsv:2: .*") as raised:
        _row(tmp_path, line)
    assert complaint in str(raised.value)

"""The programs of samples/faults: ``make check-corpus`` checks all, and this some of each tool."""

from __future__ import annotations

import random
import sysconfig
from collections.abc import Callable
from pathlib import Path

import check_corpus
import pytest
from click.testing import CliRunner
from turns import TURN

from hipkit.cli.main import cli

pytestmark = pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="no shared library of Python")
TOOLS = ("init", "race", "sync", "wait", "mem", "leak")


def drawn() -> list[check_corpus.Case]:
    """A program of each tool, and a sound one; others for each commit."""
    rng = random.Random(f"faults {TURN}")
    every = [case for case in check_corpus.cases() if not check_corpus.is_known(case)]
    found = [rng.choice([case for case in every if case.name.startswith(tool) and not case.is_sound]) for tool in TOOLS]
    return [*found, rng.choice([case for case in every if case.is_sound])]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("case", drawn(), ids=str)
def test_a_fault_is_found_where_it_is_and_nothing_else(
    compiler_here: Callable[[str], str], case: check_corpus.Case
) -> None:
    compiler_here("ziglang")
    assert check_corpus.wrong(case) == ""


@pytest.mark.slow
@pytest.mark.parametrize("case", check_corpus.cases(), ids=str)
def test_every_fault(case: check_corpus.Case) -> None:
    assert (check_corpus.wrong(case) != "") == check_corpus.is_known(case)


def test_a_twin_differs_in_three_lines_at_most() -> None:
    for path in check_corpus.FOLDER.glob("*.hip"):
        text, faulty, sound, part = path.read_text(encoding="utf-8"), 0, 0, ""
        for line in text.splitlines():
            if line.startswith("#if"):
                part = "sound" if line.startswith("#ifdef") else "faulty"
            elif line.startswith("#else"):
                part = "faulty" if part == "sound" else "sound"
            elif line.startswith("#endif"):
                part = ""
            else:
                faulty, sound = faulty + (part == "faulty"), sound + (part == "sound")
        assert max(faulty, sound) <= 3, path.name
        assert check_corpus.expected(path.stem), path.name


@pytest.mark.parametrize("gpu", check_corpus.GPUS)
@pytest.mark.parametrize("level", check_corpus.LEVELS)
def test_an_alignment_that_a_type_asks_for_is_not_in_the_code(
    compiler_here: Callable[[str], str], tmp_path: Path, gpu: str, level: str
) -> None:
    compiler_here("ziglang")
    source = (check_corpus.FOLDER / "mem_float4_of_odd_rows.hip").read_text(encoding="utf-8")
    kernel = source[source.index("__global__") : source.index("int main")].replace("float4", "Four")
    codes = []
    for type_of in ("typedef float4 Four;", "struct Four { float x, y, z, w; };"):
        text, code = tmp_path / "sum.hip", str(tmp_path / "sum.hsaco")
        text.write_text(f"#include <hip/hip_runtime.h>\n{type_of}\n{kernel}")
        done = CliRunner().invoke(cli, ["cc", "--device-only", "--gpu", gpu, level, str(text), "-o", code])
        assert not done.exit_code, done.output
        codes.append(CliRunner().invoke(cli, ["disasm", code]).stdout)
    assert codes[0] == codes[1]
    assert "load" in codes[0]

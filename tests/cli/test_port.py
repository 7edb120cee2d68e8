"""``hipkit port``: the table, its width, the exit code, and what cannot be read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hipkit.cli.main import cli

SUMS = Path(__file__).parents[2] / "samples" / "cuda" / "sums.cu"


def run(*args: object, text: bytes | None = None, columns: int | None = None) -> Result:
    environment = {"COLUMNS": str(columns) if columns else None}
    return CliRunner(env=environment).invoke(cli, ["port", *map(str, args)], input=text)


def source(folder: Path, text: str, name: str = "a.cu") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_row_has_the_name_the_code_the_runtime_and_the_lines(tmp_path: Path) -> None:
    path = source(
        tmp_path, 'cudaFree(p);\ncudaDevAttrWarpSize;\n"cudaFree";\ncudaErrorInvalidValue\ncudaMallocMipmappedArray\n'
    )
    result = run(path)
    assert result.exit_code == 0
    assert [line.split() for line in result.stdout.splitlines() if line.startswith("  c")] == [
        ["cudaFree", "hipFree", "yes", "1", '3"'],
        ["cudaDevAttrWarpSize", "hipDeviceAttributeWarpSize", "10", "→", "87", "2"],
        ["cudaErrorInvalidValue", "hipErrorInvalidValue", "1", "4"],
        ["cudaMallocMipmappedArray", "hipMallocMipmappedArray", "error", "5"],
    ]
    assert "      another number: 87, and 10 in CUDA\n" in result.stdout
    assert result.stdout.endswith("  4 names: HIP has 4, 2 of them with differences; hipkit runs 1 of 2 functions\n")


def test_a_name_without_a_counterpart_is_a_negative_answer(tmp_path: Path) -> None:
    result = run(source(tmp_path, "cudaGraphConditionalHandleCreate(h); cudaFree(p);"))
    assert result.exit_code == 1
    assert "cudaGraphConditionalHandleCreate  -" in result.stdout
    assert "2 names: HIP has 1, 0 of them with differences, and none for 1" in result.stdout


def test_names_of_which_only_the_spelling_differs_can_be_left_out(tmp_path: Path) -> None:
    path = source(tmp_path, "cudaFree(p); cuMemcpy(a, b, 4);")
    shown = run(path, "--differences").stdout
    assert "cudaFree" not in shown
    assert "cuMemcpy  hipMemcpy" in shown
    document = json.loads(run(path, "--differences", "--json").stdout)
    assert [name["name"] for name in document["names"]] == ["cuMemcpy"]


def test_a_source_without_names_of_cuda_is_fine(tmp_path: Path) -> None:
    path = source(tmp_path, "int main() { return 0; }")
    result = run(path)
    assert (result.exit_code, result.stdout) == (0, f"{path}\n  no names of CUDA's\n")


def test_names_that_only_look_like_cudas_are_listed_at_the_end(tmp_path: Path) -> None:
    assert "\n  no names of CUDA 11 to 13: cudaCheck\n" in run(source(tmp_path, "cudaCheck(cudaFree(p));")).stdout


def test_a_folder_is_its_sources_and_the_last_line_counts_them_all(tmp_path: Path) -> None:
    source(tmp_path, "cudaFree(p);", "a/one.cu")
    source(tmp_path, "cuInit(0); cudaFree(p)", "b/two.py")
    source(tmp_path, "int x;", "b/none.h")
    source(tmp_path, "cudaMalloc", "b/notes.txt")
    result = run(tmp_path)
    assert result.exit_code == 0
    heads = [line for line in result.stdout.splitlines() if line.startswith(str(tmp_path))]
    assert heads == [str(tmp_path / "a/one.cu"), str(tmp_path / "b/two.py")]
    assert (
        result.stdout.splitlines()[-1]
        == "3 sources, 2 names: HIP has 2, 0 of them with differences; hipkit runs 2 of 2 functions"
    )
    documents = [json.loads(line) for line in run(tmp_path, "--json").stdout.splitlines()]
    assert [Path(each["path"]).name for each in documents] == ["one.cu", "none.h", "two.py"]


def test_standard_input_is_a_source() -> None:
    result = run("-", text=b"cudaFree(p);")
    assert result.exit_code == 0
    assert result.stdout.startswith("<stdin>\n")
    assert "hipFree" in result.stdout


@pytest.mark.parametrize("columns", [40, 60, 80, 100, 200])
def test_lines_fit_the_terminal(columns: int) -> None:
    lines = run(SUMS, columns=columns).stdout.splitlines()
    longest_row = 2 + 2 + 41 + 2 + 6 + 2 + 6 + 2 + 5  # the cells that are not broken
    assert max(map(len, lines)) <= max(columns, longest_row)
    assert all(len(line) <= columns for line in lines if line.startswith("      "))


def test_control_characters_of_a_source_do_not_reach_the_terminal(tmp_path: Path) -> None:
    path = source(tmp_path, "cudaFree(p);", "a\x1b[31m.cu")
    assert "\x1b" not in run(path, "--no-color").stdout


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x7fELF\x02\x01\x01\0\0", "+0x7: source: no source has a zero byte: this is no text"),
        (None, ": cannot be read: No such file or directory"),
        (b"x" * ((64 << 20) + 1), ": more than 64.0 MiB, which is too much for a source"),
    ],
    ids=["binary", "none", "large"],
)
def test_what_is_no_source_is_one_line_and_the_next_is_read(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "bad.cu"
    if content is not None:
        path.write_bytes(content)
    result = run(path, source(tmp_path, "cudaFree(p);"))
    assert result.exit_code == 2
    assert result.stderr == f"hipkit: {path}{said}\n"
    assert "hipFree" in result.stdout


def test_a_line_without_an_end_is_read(tmp_path: Path) -> None:
    result = run(source(tmp_path, "x" * 3_000_000 + " cudaFree(p); " + "y, " * 1_000_000))
    assert result.exit_code == 0
    assert "hipFree" in result.stdout


def test_the_sample_is_reported_without_the_runtimes_libraries(tmp_path: Path) -> None:
    """A plain install has neither numpy nor llvmlite."""
    (tmp_path / "numpy.py").write_text("raise ImportError('not there')")
    (tmp_path / "llvmlite.py").write_text("raise ImportError('not there')")
    done = subprocess.run(
        [sys.executable, "-m", "hipkit", "port", str(SUMS)],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(tmp_path)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "hipkit runs 8 of 8 functions" in done.stdout

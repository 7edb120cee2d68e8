"""How tests/conformance/stack.py reads what AMD's test programs list and print, and what it makes of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from scripts import load_script

sys.path.insert(0, str(Path(__file__).parent))
stack = load_script(Path(__file__).parent / "stack.py")
stack_cases = sys.modules["stack_cases"]

LISTING = """Running main() from ./googletest/src/gtest_main.cc
scan_tests/0.  # TypeParam = Params<int, 1>
  inclusive
  exclusive
DISABLED_scan_tests.
  never
sizes/generate.
  small/0  # GetParam() = (4 byte object <01-00 00-00>, 5)
  DISABLED_large/1
"""
PASSED = "[ RUN      ] a.b\n[       OK ] a.b (3 ms)\n[  PASSED  ] 1 test.\n"


def test_cases_have_the_names_of_their_suites_and_those_that_are_off_are_left_out() -> None:
    assert list(stack.GTEST.names(LISTING)) == [
        "scan_tests/0.inclusive",
        "scan_tests/0.exclusive",
        "sizes/generate.small/0",
    ]


def test_thrusts_own_tests_have_another_list_and_another_last_line() -> None:
    assert list(stack.THRUST.names("TestCopyHost\nTestCopyDevice\n")) == ["TestCopyHost", "TestCopyDevice"]
    assert (stack.GTEST.asking_for("a.b"), stack.THRUST.asking_for("TestCopy")) == (
        ["--gtest_filter=a.b"],
        ["TestCopy"],
    )
    totals = "Totals: {} failures, {} known failures, 0 errors, and {} passes.\n"
    counts = (0, 0, 1), (1, 0, 0), (0, 0, 0), (0, 1, 0)
    outcomes = [stack.outcome_of(stack.Ended(0, totals.format(*n), ""), stack.THRUST) for n in counts]
    assert outcomes == ["passed", "failed", "failed", "skipped"]


def test_llamas_operations_are_those_that_the_backend_supports_each_once() -> None:
    listing = """load_backend: loaded ROCm
"backend_name","op_name","op_params","test_mode","supported"
"ROCm0","ADD","type=f16,ne=[1,2]","support","1"
"ROCm0","ADD","type=q4_0,ne=[1,2]","support","0"
"ROCm0","ADD","type=f16,ne=[1,2]","support","1"
"""
    assert list(stack.GGML.names(listing)) == ["ADD(type=f16,ne=[1,2])"]
    assert stack.GGML.asking_for("ADD(a,b)") == ["test", "-b", "ROCm0", "-o", "ADD(a,b)"]
    # An operation that is listed twice runs twice, and each of its runs has to pass.
    counts = {"1/1": "passed", "0/1": "failed", "2/2": "passed", "1/2": "failed", "0/0": "failed", "12/12": "passed"}
    for count, outcome in counts.items():
        assert stack.outcome_of(stack.Ended(0, f"  {count} tests passed\n", ""), stack.GGML) == outcome, count
    assert list(stack.GGML.names("no backend\n")) == []


def test_migraphx_lists_its_cases_alone_and_ends_with_how_many_have_run() -> None:
    assert list(stack.MIGRAPHX.names("test_add\ntest_dot<1, 2>\n")) == ["test_add", "test_dot<1, 2>"]
    ends = {
        "1 tests ran\n": "passed",
        "0 tests ran\n": "failed",
        "1 tests ran\n[  FAILED  ] 1 tests failed\n": "failed",
    }
    for end, outcome in ends.items():
        assert stack.outcome_of(stack.Ended(0, f"[==========] {end}", ""), stack.MIGRAPHX) == outcome, end


def test_packages_of_another_release_are_asked_for_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "etc/apt/sources.list.d").mkdir(parents=True)
    ran: list[list[str]] = []

    def take(command: list[str], **_: object) -> object:
        ran.append(command)
        return stack.subprocess.CompletedProcess(command, 0, "Version: 7.2.4-1~exp1\n")

    monkeypatch.setattr(stack.subprocess, "run", take)
    assert stack.install(tmp_path, stack.SUITES["rocWMMA"].of_release("")) == "7.2.4-1~exp1"
    assert [command[-1] for command in ran[:2]] == ["update", "librocwmma-tests"]
    assert ran[1][ran[1].index("--target-release") + 1] == "experimental"
    assert (tmp_path / "etc/apt/sources.list.d/experimental.list").read_text().endswith(" experimental main\n")
    stack.install(tmp_path, stack.SUITES["rocRAND"].of_release(""))
    assert all("--target-release" not in command for command in ran[3:])


def test_suites_have_the_packages_of_the_release_they_are_taken_from() -> None:
    ours, newer = (stack.SUITES["rocBLAS"].of_release(release) for release in ("", "experimental"))
    assert (ours.package, newer.package) == ("librocblas4-tests", "librocblas5-tests")
    assert (ours.records, newer.records) == tuple(
        f"usr/share/librocblas{n}-tests/data/rocblas_gtest.data" for n in (4, 5)
    )
    assert newer.pattern == "usr/libexec/rocm/librocblas5-tests/*test*"
    miopen = stack.SUITES["MIOpen"]
    assert "clang-21" in miopen.of_release("").packages
    assert {"clang-22", "libc6-dev"} < set(miopen.of_release("experimental").packages)
    assert ("/usr/bin/llvm-objcopy", "/usr/lib/llvm-22/bin/llvm-objcopy") in miopen.of_release("experimental").links
    # Those that only one release has are taken from there in each run.
    assert {stack.SUITES["hipBLAS"].of_release(release).release for release in ("", "experimental")} == {"experimental"}
    assert "/" in stack.SUITES["hipBLAS"].of_release("").records


def test_commands_of_magma_are_programs_and_their_arguments_each_once() -> None:
    shown = "***\n/usr/lib/testing/testing_sgemm -NN -c -n 33\n***\nall 2 tests\n/usr/lib/testing/testing_sgemm -NN -c -n 33\n"
    assert list(stack_cases.of_magma(shown)) == [stack.Case("/usr/lib/testing/testing_sgemm", "-NN -c -n 33")]
    assert stack.MAGMA.asking_for("-NN -c -n 33") == ["-NN", "-c", "-n", "33"]
    lines = {
        "  33 1e-7   ok\n  70 1e-7   ok\n": "passed",
        "  33 1e-7   ok\n  70 3.0   failed\n": "failed",
        "% MAGMA\n": "failed",
        "% magma_ssyevr and magma_ssyevx not available for real precisions (single, float).\n": "skipped",
        "magma_ssygvdx_2stage and magma_ssygvr are not available for real precisions (single, float).\n": "skipped",
    }
    for out, outcome in lines.items():
        assert stack.outcome_of(stack.Ended(0, out, ""), stack.MAGMA) == outcome, out


@pytest.mark.parametrize(
    ("types", "error", "outcome"),
    [
        ("f32_r,f32_r,f32_r,f32_r,f32_r", "1.16074e-07", "passed"),
        ("f32_r,f32_r,f32_r,f32_r,f32_r", "0.002", "failed"),
        ("f32_r,f32_r,f32_r,f32_r,f32_r", "nan", "failed"),
        ("bf16_r,bf16_r,bf16_r,bf16_r,f32_r", "0.002", "passed"),
        ("bf16_r,bf16_r,f32_r,f32_r,f32_r", "0.02", "failed"),
        ("f16_r,f16_r,f16_r,f16_r,f32_r", "0", "passed"),
        ("f16_r,f16_r,f16_r,f16_r,f32_r", "-nan", "failed"),
    ],
)
def test_a_product_of_hipblaslt_passes_if_it_is_near_that_of_the_host(types: str, error: str, outcome: str) -> None:
    out = f"[0]:transA,transB,d_type,norm_error,atol,rtol\n    N,T,0,1,33,64,{types},0,none,0,12.5,1384,{error},1e-06,0.01\n"
    assert stack.outcome_of(stack.Ended(0, out, ""), stack.BLASLT) == outcome


def test_products_that_hipblaslt_has_no_kernel_for_are_skipped() -> None:
    assert stack.outcome_of(stack.Ended(0, "", "error: NO solution found! at matmul.hpp\n"), stack.BLASLT) == "skipped"


@pytest.mark.parametrize(
    ("ended", "outcome"),
    [
        (stack.Ended(0, PASSED, ""), "passed"),
        (stack.Ended(0, PASSED.replace("1 test", "0 tests"), ""), "failed"),  # the filter has matched nothing
        (stack.Ended(1, PASSED, ""), "failed"),
        (stack.Ended(0, "[  SKIPPED ] a.b\n[  PASSED  ] 0 tests.\n", ""), "skipped"),
        (
            stack.Ended(
                0, "[  PASSED  ] 0 tests.\n", 'WARNING: filter "a.b" did not match any test; no tests were run\n'
            ),
            "skipped",
        ),
        (stack.Ended(0, "[  PASSED  ] 0 tests.\n", ""), "failed"),
        (stack.Ended(1, "[  SKIPPED ] a.b\n[  FAILED  ] a.b\n", ""), "failed"),
        (stack.Ended(137, "", ""), "late"),
        (stack.Ended(-9, "", stack._NO_TIME), "late"),
        (stack.Ended(1, "", "hipkit: hipFoo: this function of HIP is not written yet; it answers 801\n"), "refused"),
        (stack.Ended(139, "", ""), "failed"),
    ],
)
def test_outcomes(ended: object, outcome: str) -> None:
    assert stack.outcome_of(ended) == outcome


def test_a_seed_draws_the_same_cases_and_more_of_them_begin_alike() -> None:
    cases = [stack.Case("program", str(number)) for number in range(1000)]
    few, many = stack.drawn(cases, 10, 3), stack.drawn(cases, 300, 3)
    assert (few, len(set(many))) == (many[:10], 300)
    assert stack.drawn(cases, 10, 4) != few
    assert stack.drawn(cases[:5], 10, 3) != [] and len(stack.drawn(cases[:5], 10, 3)) == 5


def test_a_file_of_the_drawn_records_is_read_as_the_whole_one_is() -> None:
    head = b"rocTEST\0" + bytes(range(24)) + b"ROCtest\0"
    rows = [bytes([number]) * 24 for number in range(5)]
    records = stack.Records.of(head + b"".join(rows))
    assert (len(records), records.only([3, 1])) == (5, head + rows[3] + rows[1])
    assert stack.Records.of(records.only([4])).body == rows[4]


def test_the_table_counts_what_failed_against_what_ran() -> None:
    row = {
        "suite": "rocRAND",
        "version": "6.4",
        "listed": 700,
        "device": "gfx90a",
        "case": "a",
        "why": "",
        "seconds": 1,
    }
    found = [{**row, "outcome": name} for name in ("passed", "passed", "passed", "late", "skipped")]
    assert stack.table(found).splitlines()[-1] == "| rocRAND | 6.4 | 700 | gfx90a | 5 | 3 | 0 | 0 | 1 | 1 | 75.0% |"


def test_a_suite_whose_programs_do_not_start_is_no_suite_without_cases(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "usr/libexec/rocm/tests/some_test"
    program.parent.mkdir(parents=True)
    program.write_bytes(b"\x7fELF")
    program.chmod(0o755)
    ended = stack.Ended(127, "", "libhsa-runtime64.so.1: cannot open shared object file\n")
    monkeypatch.setattr(stack, "run", lambda *_: ended)
    with pytest.raises(SystemExit, match="tests lists no cases: /usr/libexec/rocm/tests/some_test: libhsa-runtime64"):
        stack.cases_of(tmp_path, stack.Suite("tests"), "gfx90a")


def test_programs_that_take_a_share_of_their_cases_take_another_for_each_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def list_cases(*given: object) -> list[object]:
        asked.append(given[3:])
        return [stack.Case("rocfft-test", "a.b")]

    monkeypatch.setattr(stack, "cases_of", list_cases)
    suite = stack.SUITES["rocFFT"]
    given = [stack.draw(tmp_path, suite, "gfx1100", 1, seed)[2] for seed in (1, 77)]
    assert [options[options.index("--seed") + 1] for options in given] == ["1", "77"] and given == asked
    kept = [name for name in ("a/accuracy_test.b", "a/bitwise_repro_test.b") if stack.re.search(suite.only, name)]
    assert kept == ["a/accuracy_test.b"]


def test_a_program_finds_the_drawn_records_where_all_are_until_they_are_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    suite = stack.Suite("tests", data="a.data", options=("--seed", "1"))
    path = tmp_path / suite.records
    path.parent.mkdir(parents=True)
    head = b"rocTEST\0" + bytes(range(24)) + b"ROCtest\0"
    everything = head + b"".join(bytes([number]) * 24 for number in range(5))
    path.write_bytes(everything)
    monkeypatch.setattr(stack, "cases_of", lambda *_: [stack.Case("program", "name")])
    for _run_that_was_stopped in range(2):
        assert stack.draw(tmp_path, suite, "gfx1100", 2, 1)[0] == 5
        assert len(stack.Records.of(path.read_bytes())) == 2
    stack.put_back(tmp_path, suite)
    assert [file.name for file in path.parent.iterdir()] == ["a.data"] and path.read_bytes() == everything
    stack.put_back(tmp_path, suite)

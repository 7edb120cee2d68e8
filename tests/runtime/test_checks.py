"""Checked launches: each fault is found at its lines by the right rule, and its twin without the fault is not reported."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from hip_calls import code, done, fresh

import hipkit
from hipkit.cli.main import cli
from hipkit.runtime import hip, suppressions
from hipkit.runtime.devices.findings import KernelFinding
from hipkit.runtime.hip.code import registration

SOURCE = Path(__file__).parent / "checks" / "faults.hip"
FAULTY, SOUND = (
    re.compile(r"^KERNEL (\w+)\("),
    re.compile(r"// (race|overlapping-lanes|[a-z]+-barriers?|memory-fault|inactive-lane|misaligned-atomic)$"),
)


def expected() -> dict[str, set[tuple[str, int]]]:
    """Of each kernel the rule and the lines of its fault."""
    found: dict[str, set[tuple[str, int]]] = {}
    for number, line in enumerate(SOURCE.read_text().splitlines(), 1):
        if name := FAULTY.match(line):
            kernel = found.setdefault(name[1], set())
        if rule := SOUND.search(line):
            kernel.add((rule[1], number))
    return found


KERNELS = expected()


@pytest.fixture(scope="module", params=[("gfx942", "-O3"), ("gfx1201", "-O0"), ("gfx90a", "-O3"), ("gfx1030", "-O3")])
def module(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> hipkit.Module:
    gpu, level = request.param
    return hipkit.compile(SOURCE.read_text(), gpu, [level, "-g"], compiler=compiler_here("ziglang"))


def launch(module: hipkit.Module, name: str, tools: str = "all", groups: int = 4) -> list[KernelFinding]:
    arguments = [module.device.buffer(1 << 14) for _ in module[name].signature.explicit]
    with hipkit.checking(tools) as found:
        try:
            module[name].launch(groups, 256, arguments)
        except hipkit.MemoryFault:
            assert name.endswith("beyond_the_end")
    return found


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("name", KERNELS)
def test_a_fault_is_found_at_its_lines(module: hipkit.Module, name: str) -> None:
    found = [one for one in launch(module, name) if one.severity == "error"]
    places = {(one.rule, int(site.line.rpartition(":")[2])) for one in found for site in one.sites}
    assert places == KERNELS[name], [line for one in found for line in one.lines()]


def test_launches_one_after_another_do_not_race(module: hipkit.Module) -> None:
    buffer = module.device.buffer(1 << 14)
    with hipkit.checking("race") as found:
        for name in ("lds_with_barrier", "reduction_in_steps", "reused_in_time"):
            kernel = module[name]
            for _ in range(5):
                kernel.launch(1, 256, [buffer])
    assert found == [], [line for one in found for line in one.lines()]


def test_a_finding_says_who_where_and_how_often(compiler_here: Callable[[str], str]) -> None:
    module = hipkit.compile(SOURCE.read_text(), "gfx942", ["-O3", "-g"], compiler=compiler_here("ziglang"))
    (one,) = launch(module, "lds_without_barrier", "race", groups=1)
    assert one.lines()[0] == (
        "error: race: race in kernel lds_without_barrier: two waves access the same LDS, and nothing orders them (256 times)"
    )
    assert re.fullmatch(
        r"  lane 0 of wave 2 in workgroup \(0,0,0\) writes by ds_write_b32 at 0x[0-9a-f]+ \(.*source.hip:8\)",
        one.lines()[1],
    )
    assert re.fullmatch(
        r"  lane 63 of wave 1 in workgroup \(0,0,0\) reads by ds_read_b32 at 0x[0-9a-f]+ \(.*source.hip:9\)",
        one.lines()[2],
    )
    assert one.lines()[3] == "  of element 128 of 256 × 4 bytes of LDS"
    assert KernelFinding.of_document(one.document()) == one
    assert not launch(module, "lds_without_barrier", "sync"), "the tool was not asked for"


def test_what_was_not_asked_for_is_not_checked(module: hipkit.Module) -> None:
    name = "counter_of_groups"
    with hipkit.checking("race", kernels="lds*") as found:
        module[name].launch(4, 256, [module.device.buffer(16)])
    assert found == []
    with hipkit.checking("race", kernels="counter*") as found:
        module[name].launch(4, 256, [module.device.buffer(16)])
    assert {one.rule for one in found} == {"race"}
    module[name].launch(4, 256, [module.device.buffer(16)])
    with hipkit.checking("race") as found:
        pass
    assert found == [], "the block has launched nothing"


def test_suppressions(module: hipkit.Module, tmp_path: Path) -> None:
    found = launch(module, "atomic_and_plain")
    known = tmp_path / "known"
    known.write_text(suppressions.suggested(found))
    assert suppressions.left(found, suppressions.read(str(known))) == []
    known.write_text("# nothing but this\nrace atomic* *source.hip:1\n")
    assert suppressions.left(found, suppressions.read(str(known))) == found
    known.write_text("race  *  *  # all of them\n\nrace kernel\n")
    with pytest.raises(hipkit.UsageError, match=r"known:3: has 2 words; a suppression is RULE KERNEL PLACE"):
        suppressions.read(str(known))


def test_an_unknown_check_is_refused() -> None:
    with (
        pytest.raises(
            hipkit.UsageError, match="there is no check 'races'; there are mem, init, race, sync, wait, leak"
        ),
        hipkit.checking("races"),
    ):
        pass


def test_launch_checks_too(tmp_path: Path, compiler_here: Callable[[str], str]) -> None:
    compiler_here("ziglang")
    (tmp_path / "faults.hip").write_bytes(SOURCE.read_bytes())
    code = str(tmp_path / "faults.hsaco")
    runner = CliRunner()
    assert not runner.invoke(cli, ["cc", "--device-only", "-g", str(tmp_path / "faults.hip"), "-o", code]).exit_code
    launch = ["launch", code, "--block", "256", "--arg", "zeros:f32:4096", "--check", "race"]
    found = runner.invoke(cli, [*launch[:2], "lds_without_barrier", *launch[2:]])
    assert found.exit_code == 1
    assert "error: race: race in kernel lds_without_barrier" in found.stderr
    assert "argument 0 out: float32 4096" in found.stdout
    sound = runner.invoke(cli, [*launch[:2], "lds_with_barrier", *launch[2:]])
    assert (sound.exit_code, sound.stderr) == (0, "hipkit check: no findings\n")
    refused = runner.invoke(cli, [*launch[:2], "no_such_kernel", *launch[2:]])
    assert refused.exit_code == 1
    assert "no findings" not in refused.stderr, "nothing was launched"
    few = runner.invoke(cli, [*launch[:2], "lds_with_barrier", "--block", "256", "--check", "race"])
    assert few.exit_code == 2
    assert "no findings" not in few.stderr, "nothing was launched"
    small = [*launch[:-3], "zeros:f32:512", "--check", "all", "--grid", "2"]
    stopped = runner.invoke(cli, [*small[:2], "race_and_beyond_the_end", *small[2:]])
    assert stopped.exit_code == 1
    assert "error: race: race in kernel race_and_beyond_the_end" in stopped.stderr, "found before the fault"
    assert "error: mem: memory-fault in kernel race_and_beyond_the_end" in stopped.stderr
    refused = runner.invoke(cli, [*launch[:2], "lds_with_barrier", *launch[2:], "--interpret"])
    assert refused.exit_code == 2
    assert "--check checks compiled code" in refused.stderr


def test_copies_and_fills_of_more_than_there_is() -> None:
    with fresh():
        pointer = done(hip.hipMalloc(64))
        with hipkit.checking("mem") as found:
            assert code(hip.hipMemset(pointer, 0, 65)) == hip.hipError_t.hipErrorInvalidValue
            done(hip.hipMemset(pointer, 0, 64))
        assert [(one.tool, one.rule, one.severity) for one in found] == [("mem", "copy-out-of-bounds", "error")]
        assert found[0].detail.endswith("where there are 64")


def test_copies_of_more_than_an_array_has() -> None:
    direction = hip.hipMemcpyKind.hipMemcpyDefault
    with fresh("gfx1100"):
        bits = hip.hipCreateChannelDesc(32, 0, 0, 0, hip.hipChannelFormatKind.hipChannelFormatKindUnsigned)
        array, rows = done(hip.hipMallocArray(bits, 16, 8)), np.zeros((9, 16), "u4")
        with hipkit.checking("mem") as found:
            assert code(hip.hipMemcpy2DToArray(array, 0, 0, rows, 64, 64, 9, direction)) == 1
            assert code(hip.hipMemcpyToArray(array, 0, 1, rows, 8 * 64, direction)) == 1
            done(hip.hipMemcpy2DToArray(array, 0, 0, rows, 64, 64, 8, direction))
        assert [(one.rule, one.count) for one in found] == [("copy-out-of-bounds", 2)]


def test_copies_of_more_than_a_variable_has(monkeypatch: pytest.MonkeyPatch) -> None:
    with fresh():
        variable, host = done(hip.hipMalloc(64)), bytearray(65)
        monkeypatch.setattr(registration, "_symbol", lambda _symbol: (variable, 64))
        with hipkit.checking("mem") as found:
            assert code(hip.hipMemcpyToSymbol(1, host, 61, 4)) == hip.hipError_t.hipErrorInvalidValue
            assert code(hip.hipMemcpyFromSymbol(host, 1, 65)) == hip.hipError_t.hipErrorInvalidValue
            done(hip.hipMemcpyToSymbol(1, host, 60, 4))
        assert [(one.detail, one.count) for one in found] == [("61 bytes from byte 4 of a variable of 64", 2)]

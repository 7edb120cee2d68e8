"""Races of workgroups that pass data on without the fences that C++ demands, and kernels that have them.

What races is marked in checks/fences.hip by the rules of the language, not by what a check finds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hip_kernels import loaded
from lookback import KERNELS as LOOKING_BACK
from lookback import differences

import hipkit
from hipkit.runtime.devices.findings import KernelFinding

SOURCE = Path(__file__).parent / "checks" / "fences.hip"
KERNEL, MARK = re.compile(r"^KERNEL (\w+)\("), re.compile(r"// race(?: (but )?on (.+))?$")
GPUS = ("gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")
OFTEN = {
    ("gfx90a", "-O3"),
    ("gfx942", "-O3"),
    ("gfx942", "-O0"),
    ("gfx1030", "-O0"),
    ("gfx1100", "-O3"),
    ("gfx1201", "-O0"),
}
BUILDS = [
    pytest.param((gpu, level), marks=[] if (gpu, level) in OFTEN else pytest.mark.slow, id=f"{gpu} {level}")
    for gpu in GPUS
    for level in ("-O0", "-O3")
]


def marked() -> dict[str, list[tuple[int, bool, list[str]]]]:
    """Of each kernel the lines that race: the number, and but on which builds, or only on which."""
    found: dict[str, list[tuple[int, bool, list[str]]]] = {}
    for number, line in enumerate(SOURCE.read_text().splitlines(), 1):
        if name := KERNEL.match(line):
            lines = found.setdefault(name[1], [])
        elif mark := MARK.search(line):
            lines.append((number, mark[2] is None or bool(mark[1]), mark[2].split(", ") if mark[2] else []))
    return found


MARKED = marked()


def expected(name: str, gpu: str, level: str) -> set[int]:
    """The lines of a kernel that race on a GPU."""
    return {
        number
        for number, is_general, builds in MARKED[name]
        if is_general != any(build in (gpu, f"{gpu} {level}") for build in builds)
    }


@pytest.fixture(scope="module", params=BUILDS)
def build(
    request: pytest.FixtureRequest, compiler_here: Callable[[str], str]
) -> Iterator[tuple[hipkit.Module, str, str]]:
    gpu, level = request.param
    module = hipkit.compile(SOURCE.read_text(), gpu, [level, "-g"], compiler=compiler_here("ziglang"))
    yield module, gpu, level


def races(module: hipkit.Module, name: str, groups: int = 4) -> list[KernelFinding]:
    arguments = [module.device.buffer(1 << 14) for _ in module[name].signature.explicit]
    with hipkit.checking("race") as found:
        module[name].launch(groups, 256, arguments, timeout=60)
    return [one for one in found if one.severity == "error"]


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("name", MARKED)
def test_what_no_fence_orders_races_and_nothing_else(build: tuple[hipkit.Module, str, str], name: str) -> None:
    module, gpu, level = build
    found = races(module, name)
    places = {int(site.line.rpartition(":")[2]) for one in found for site in one.sites}
    assert places == expected(name, gpu, level), [line for one in found for line in one.lines()]


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("not_released", "only with a release before it"),
        ("not_acquired", "only with an acquire after it"),
    ],
)
def test_a_finding_says_which_fence_is_missing(compiler_here: Callable[[str], str], name: str, hint: str) -> None:
    module = hipkit.compile(SOURCE.read_text(), "gfx942", ["-O3", "-g"], compiler=compiler_here("ziglang"))
    (found,) = races(module, name)
    assert hint in found.hint


@pytest.mark.usefixtures("compilers")
@pytest.mark.parametrize("gpu", ["gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201"])
def test_scans_that_look_back_do_not_race(gpu: str) -> None:
    module = loaded("lookback", gpu, workers=1)
    with hipkit.checking("race") as found:
        assert not any(differences(module, name, groups=24, seed=1) for name in LOOKING_BACK)
    assert found == [], [line for one in found for line in one.lines()]

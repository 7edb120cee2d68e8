"""Every kernel of samples/kernels on every target gives what the same source gives on the host.

The suite takes one target for each file, all ten in turn; HIPKIT_TURN, which CI sets from the number of commits, says
which file gets which. ``make test-all`` runs everything.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import hipkit

np = pytest.importorskip("numpy")
pytest.importorskip("llvmlite")

import reference  # noqa: E402
from fast_code import wait_for_compilers  # noqa: E402
from model import TARGETS, WAVE_SIZES, Buffer, Row  # noqa: E402
from seeded_scheduler import SeededScheduler  # noqa: E402
from table import FILES, ROWS  # noqa: E402
from turns import TURN  # noqa: E402

from hipkit.cc import compilers  # noqa: E402
from hipkit.cc.device import compile_for  # noqa: E402
from hipkit.runtime.devices.cpu import prepared  # noqa: E402
from hipkit.runtime.devices.cpu.compiler import code  # noqa: E402
from hipkit.runtime.devices.cpu.compiler.jit import FAST  # noqa: E402
from hipkit.runtime.devices.cpu.engine import CpuBackend  # noqa: E402

MOST_LAUNCHES = 40
"""Until everything is compiled for speed, one region after the other."""
SLICE = [(file, TARGETS[(TURN + 3 * n) % len(TARGETS)]) for n, file in enumerate(FILES)]


@pytest.fixture(scope="session")
def folder(compilers: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where compiled kernels go, on a machine that has the compilers."""
    return tmp_path_factory.mktemp("kernels")


Launch = Callable[[hipkit.Module, Row, Path], list[str]]
"""Launches the kernel of a row; what is wrong with the results."""


def check(
    file: str,
    target: str,
    folder: Path,
    launch: Launch,
    build: Callable[[str, str, Path], bytes] = reference.build_device,
) -> None:
    """Every row of a file on a target."""
    rows = [row for row in ROWS if row.file == file and target not in row.excluded]
    if not rows:
        return
    built = build(file, target, folder)
    wrong = []
    for row in rows:
        # Some kernels change variables of the device: each finds them as the source says.
        module = hipkit.Module.load(built, device=hipkit.Device(target))
        wrong += [f"{row.name} on {target}: {found}" for found in launch(module, row, folder)]
    assert wrong == []


def once(module: hipkit.Module, row: Row, folder: Path) -> list[str]:
    """One launch."""
    wants = reference.run(row, WAVE_SIZES[module.device.target.processor], folder)
    return differences(row, wants, launched(module, row))


def launched(module: hipkit.Module, row: Row) -> list[reference.Array]:
    """The results of one launch."""
    values = reference.inputs(row)
    module[row.name].launch(grid=row.grid, block=row.block, args=values, lds=row.dynamic_lds, timeout=120)
    found: list[reference.Array] = reference.results(row, values)
    return found


def differences(row: Row, wants: list[reference.Array], gots: list[reference.Array]) -> list[str]:
    """Where results are not what they may be."""
    compares = [a.result for a in row.arguments if isinstance(a, Buffer) and a.result]
    pairs = zip(wants, gots, compares, strict=True)
    return [found for want, got, compare in pairs if (found := reference.difference(want, got, compare))]


def until_it_is_fast(module: hipkit.Module, row: Row, folder: Path) -> list[str]:
    """Launches until everything that runs is compiled for speed, after what quick code has met."""
    before, is_fast = {variable: variable.read() for variable in module.globals.values()}, False
    backend = module.device.backend
    assert isinstance(backend, CpuBackend)
    for _ in range(MOST_LAUNCHES):
        for variable, data in before.items():
            variable.write(data)
        if (wrong := once(module, row, folder)) or is_fast:
            return wrong
        wait_for_compilers()
        is_fast = {one.level for known in backend.shared.codes.values() for one in known.compiled.values()} == {FAST}
    return [f"is not compiled for speed after {MOST_LAUNCHES} launches"]


def while_code_is_exchanged(module: hipkit.Module, row: Row, folder: Path) -> list[str]:
    """One launch with code that is compiled quickly, and two in which any wave goes on with any code."""
    before = {variable: variable.read() for variable in module.globals.values()}
    with pytest.MonkeyPatch.context() as patch:
        scheduler = SeededScheduler(workers=2)
        patch.setattr(prepared.Prepared, "_go", lambda launch: scheduler.go(launch))
        for number in range(3):
            scheduler.random = random.Random(f"{row.name} {TURN} {number}")
            for variable, data in before.items():
                variable.write(data)
            if wrong := once(module, row, folder):
                return [f"turn {TURN}, launch {number}: {found}" for found in wrong]
    return []


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("file", "target"), SLICE)
def test_kernels_give_what_the_host_gives(folder: Path, file: str, target: str) -> None:
    check(file, target, folder, once)


def with_own_headers(file: str, target: str, _folder: Path) -> bytes:
    """As ``hipkit cc`` compiles it: with hipkit's headers, and the compiler that pip brings."""
    options = ["-ffp-contract=off", "-w"]
    return compile_for(reference.HERE / f"{file}.hip", [target], options, compilers.find("ziglang")).data


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    ("file", "target"), [(file, TARGETS[(TURN + 5 * n) % len(TARGETS)]) for n, file in enumerate(FILES)]
)
def test_kernels_with_hipkits_headers_give_what_the_host_gives(folder: Path, file: str, target: str) -> None:
    check(file, target, folder, once, with_own_headers)


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("file", FILES)
def test_all_kernels_with_hipkits_headers(folder: Path, file: str, target: str) -> None:
    """They give what the host gives, and what they give when they are compiled with Debian's headers."""

    def as_with_both(module: hipkit.Module, row: Row, folder: Path) -> list[str]:
        ours = launched(module, row)
        wrong = differences(row, reference.run(row, WAVE_SIZES[target], folder), ours)
        if reference.has_debians_compilers():
            theirs = hipkit.Module.load(reference.build_device(file, target, folder), device=module.device)
            wrong += [f"{found}, as with Debian's headers" for found in differences(row, launched(theirs, row), ours)]
        return wrong

    check(file, target, folder, as_with_both, with_own_headers)


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("file", FILES)
def test_all_kernels_while_code_is_exchanged(folder: Path, file: str, target: str) -> None:
    check(file, target, folder, while_code_is_exchanged)


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("file", FILES)
def test_all_kernels_on_all_targets(folder: Path, file: str, target: str) -> None:
    check(file, target, folder, once)


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("file", FILES)
def test_all_kernels_compiled_for_speed(folder: Path, file: str, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code, "disk_cache", lambda: None)
    monkeypatch.setattr(prepared, "WORTH", 0.0)
    monkeypatch.setattr(prepared, "WORTH_SERVED", 0.0)
    check(file, target, folder, until_it_is_fast)

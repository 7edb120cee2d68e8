"""What every test may use: the samples, and other people's tools as the second opinion."""

from __future__ import annotations

import gc
import os
import re
import shutil
import signal
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pip_tools
import pytest
import tool_answers
import turns
from hypothesis import settings

# A loaded machine is slow, not wrong.
settings.register_profile("hipkit", deadline=None)
settings.load_profile("hipkit")

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "samples"
# What tests compile is kept from one run to the next, apart from what the person has.
os.environ.setdefault("HIPKIT_CACHE", str(ROOT / ".build" / "code"))
# What is installed here makes no difference to what tests compile; those of it say otherwise.
os.environ.setdefault("HIPKIT_HEADERS", "hipkit")
# Where `make toolchain` puts NVIDIA's compilers; what the person has goes before them.
os.environ["PATH"] += f"{os.pathsep}{ROOT / '.build' / 'cuda' / 'nvidia' / 'cu13' / 'bin'}"
# A shell has what it starts in the background ignore Ctrl-C, and so would every program that a test interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
REQUIRED = bool(os.environ.get("HIPKIT_REQUIRE_TOOLS"))
STAND_INS: tuple[list[str], list[str]] = ([], []) if REQUIRED else pip_tools.provide()
"""The compilers that are not installed and that pip's stands in for, and the tools whose answers are recorded."""

ELSEWHERE = {"gpu": "HIPKIT_TEST_CUDA", "wheel": "HIPKIT_EXPECT_INSTALLED"}
"""Tests that do not run here, by their marker, and what is in the environment where they run."""

Tool = Callable[..., "subprocess.CompletedProcess[bytes]"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that run elsewhere, as those that are slow, and cases that do not have their turn and are not named."""
    absent = {marker for marker, variable in ELSEWHERE.items() if not os.environ.get(variable)}
    is_case_named = any("[" in argument for argument in config.args)
    late = set() if turns.HAS_ALL or is_case_named else {item.nodeid for item in turns.without_turn(items)}
    kept, left_out = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        is_absent = item.nodeid in late or any(mark.name in absent for mark in item.iter_markers())
        (left_out if is_absent else kept).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def pytest_collection_finish() -> None:
    """Keep Python's collector from looking at thousands of tests, and at the tables of all GPUs, again and again."""
    gc.freeze()
    gc.set_threshold(700, 10, 100)  # of the oldest generation a tenth as often as usual


@pytest.fixture
def quick_collections() -> Iterator[None]:
    """A test that collects garbage often need not look at what others have left, which takes seconds each time."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(scope="session")
def lacking() -> Callable[[str], None]:
    """``lacking("x")`` ends a test that needs x: skipped, or failed where HIPKIT_REQUIRE_TOOLS is set, as in CI."""

    def end(what: str) -> None:
        message = f"{what} is not installed; `make toolchain` installs it"
        if REQUIRED:
            pytest.fail(message)
        pytest.skip(message)

    return end


@pytest.fixture(scope="session")
def tool(lacking: Callable[[str], None]) -> Callable[[str], Tool]:
    """``tool("llvm-ar-22")`` is a function that runs it; without it the test ends as :func:`lacking` says."""

    def find(name: str) -> Tool:
        path = pip_tools.program(name)
        if path is None:
            lacking(name)
        assert path

        # Some call others of their release by plain names, which Debian keeps beside them.
        environment = {**os.environ, "PATH": f"{Path(path).resolve().parent}{os.pathsep}{os.environ['PATH']}"}

        def run(*args: object, check: bool = True, given: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
            command = [path, *map(str, args)]
            done = subprocess.run(command, input=given, capture_output=True, timeout=120, env=environment)
            if done.returncode == tool_answers.UNKNOWN and name in (*STAND_INS[0], *STAND_INS[1]):
                pytest.skip(f"{name} is not installed, and no answer to this is recorded")
            assert not check or done.returncode == 0, (name, args, done.stderr.decode(errors="replace"))
            return done

        return run

    return find


@pytest.fixture(scope="session")
def installed(tool: Callable[[str], Tool], lacking: Callable[[str], None]) -> Callable[[str], Tool]:
    """The same for a tool that nothing can stand in for, such as a compiler with a linker and headers of its own."""

    def find(name: str) -> Tool:
        if pip_tools.real_program(name) is None:
            lacking(name)
        return tool(name)

    return find


@pytest.fixture(scope="session")
def compiler_here(tool: Callable[[str], Tool]) -> Callable[[str], str]:
    """``compiler_here("clang++-19")`` is what hipkit calls it, or pip's clang where that stands in for it."""

    def find(name: str) -> str:
        if name == "ziglang" or (not REQUIRED and not shutil.which(name) and find_spec("ziglang")):
            return "ziglang"
        tool(name)
        return name

    return find


@pytest.fixture(scope="session")
def compilers(lacking: Callable[[str], None]) -> None:
    """Compilers for HIP: Debian's with AMD's device libraries, or else hipkit's with pip's; without them the test ends."""
    reference = pytest.importorskip("reference")
    pytest.importorskip("llvmlite")
    if not reference.has_debians_compilers() and (REQUIRED or not find_spec("ziglang")):
        lacking("clang, rocm-device-libs or libamdhip64-dev")


@pytest.fixture(scope="session")
def samples() -> Path:
    """The folder of built samples."""
    return SAMPLES / "built"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """End by saying which tools are missing, and which tests therefore compared nothing."""
    files: dict[str, Counter[str]] = {}
    for report in terminalreporter.stats.get("skipped", ()):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        if found := re.search(r"(?:Skipped: )?(.+) is not installed", reason):
            files.setdefault(found[1], Counter())[report.nodeid.partition("::")[0]] += 1
    compilers, others = STAND_INS
    if compilers or others:
        terminalreporter.section("not installed")
        terminalreporter.write_line(f"programs of the package ziglang stood in for {', '.join(compilers) or 'nothing'}")
        terminalreporter.write_line(f"recorded answers stood in for {', '.join(others) or 'nothing'}")
    if not files:
        return
    terminalreporter.section("not compared, as these are not installed (make toolchain installs the tools)")
    for name, tests in sorted(files.items()):
        terminalreporter.write_line(f"{name}: {tests.total()} tests of {', '.join(sorted(tests))}")

"""The time limit of a launch, which begins with it: checking and compiling the kernel count too."""

from __future__ import annotations

from itertools import count
from typing import Any

import numpy as np
import pytest
from hip_kernels import loaded

import hipkit
from hipkit.runtime.devices.cpu import fetching
from hipkit.runtime.devices.cpu.compiler import code, jit
from hipkit.runtime.errors import TimeLimitError

pytestmark = pytest.mark.usefixtures("compilers")
INSTRUCTIONS = 6000


@pytest.fixture
def module(compilers: None, monkeypatch: pytest.MonkeyPatch) -> hipkit.Module:
    """The kernel, of which nothing is on disk."""
    monkeypatch.setattr(code, "disk_cache", lambda: None)
    return loaded("long", "gfx942", workers=1)


def test_compiling_counts_and_what_is_compiled_stays(module: hipkit.Module, monkeypatch: pytest.MonkeyPatch) -> None:
    levels: list[int] = []
    compile_ = jit.Jit.compile

    def counted(self: jit.Jit, text: str, level: int, *given: Any) -> bytes:
        levels.append(level)
        return compile_(self, text, level, *given)

    monkeypatch.setattr(jit.Jit, "compile", counted)
    value, stopped = np.array([7], np.uint32), []
    for power in count():
        before = levels.count(jit.QUICK)
        try:
            module["long_chain"].launch(1, 1, [value], timeout=0.001 * 2**power)
            break
        except TimeLimitError as error:
            stopped.append((str(error), levels.count(jit.QUICK) - before))
    assert value[0] == 7 + 3 * INSTRUCTIONS
    # The first limit is over before the kernel has been checked.
    message = "kernel long_chain was stopped after the 0.001 seconds it was given: hipkit was still compiling it"
    assert stopped[0] == (message, 0)
    assert levels.count(jit.QUICK) > 4, "the kernel is compiled in several pieces"
    assert len(stopped) > 2


@pytest.mark.parametrize("interpreted", [False, True])
def test_the_check_of_a_kernel_can_be_stopped(
    module: hipkit.Module, interpreted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def look(self: fetching.Checked, entry: int, meanwhile: object) -> None:
        def once() -> None:
            seen.append(entry)
            if len(seen) == 3:
                raise TimeLimitError("it is over")

        original(self, entry, once)

    original = fetching.Checked.look
    monkeypatch.setattr(fetching.Checked, "look", look)
    with pytest.raises(TimeLimitError, match="it is over"):
        module["long_chain"].launch(1, 1, [np.zeros(1, np.uint32)], timeout=60, interpreted=interpreted)


def test_interpreting_has_the_same_limit(module: hipkit.Module) -> None:
    with pytest.raises(TimeLimitError, match=r"kernel long_chain ran longer than the 0\.001 seconds"):
        module["long_chain"].launch(1, 1, [np.zeros(1, np.uint32)], timeout=0.001, interpreted=True)

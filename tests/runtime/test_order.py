"""Litmus tests: what memory order forbids is never seen, between waves, workgroups and the host."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator

import numpy as np
import pytest
from hip_kernels import loaded

import hipkit

pytestmark = pytest.mark.usefixtures("compilers")

ROUNDS = 2000
U = np.uint32
PARTIES = {"message passing": 2, "store buffering": 2, "independent reads": 4}
FORMS = [("gfx942", "-O3"), ("gfx1100", "-O0")]
SLOW = [(target, level) for target in ("gfx906", "gfx942", "gfx1100", "gfx1201") for level in ("-O0", "-O3")]


@pytest.fixture(
    scope="module",
    params=[*FORMS, *(pytest.param(form, marks=pytest.mark.slow) for form in SLOW if form not in FORMS)],
    ids=str,
)
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    yield loaded("order", *request.param, workers=2)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("where", ["between_groups", "between_waves", "between_waves_in_lds"])
@pytest.mark.parametrize("kind", PARTIES)
def test_what_is_forbidden_is_never_seen(module: hipkit.Module, kind: str, where: str) -> None:
    number, parties = list(PARTIES).index(kind), PARTIES[kind]
    lanes = module[where].info.wavefront_size or 64
    cells, meeting, seen = np.zeros(64, U), np.zeros(1, U), np.zeros(8, U)
    if where == "between_groups":
        args, grid, block = [U(number), cells, meeting, U(parties), seen, U(ROUNDS)], parties, 64
    elif where == "between_waves":
        args, grid, block = [U(number), cells, meeting, U(parties), seen, U(ROUNDS)], 1, parties * lanes
    else:
        args, grid, block = [U(number), meeting, U(parties), seen, U(ROUNDS)], 1, parties * lanes
    module[where].launch(grid, block, args, timeout=60)
    assert seen[0] == 0
    assert seen[1:].sum() == ROUNDS


@pytest.mark.in_turn(2)
def test_the_host_and_a_kernel_see_what_came_before_the_flag(module: hipkit.Module) -> None:
    memory = module.device.memory
    address = module.device.allocate(256)
    cells = (ctypes.c_uint32 * 64).from_address(address)
    wrong = np.zeros(1, U)
    missed = []

    def answer() -> None:
        for n in range(1, ROUNDS + 1):
            while cells[16] != n:
                pass
            if cells[0] != n * 7:
                missed.append(n)
            cells[48] = n * 5
            cells[32] = n

    host = threading.Thread(target=answer, daemon=True)
    host.start()
    module["with_host"].launch(1, 64, [address, wrong, U(ROUNDS)], timeout=60)
    host.join(60)
    assert (wrong[0], missed) == (0, [])
    memory.free(address)

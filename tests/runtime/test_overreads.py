"""Accesses past the end of an allocation and of LDS: as on hardware for programs that are run as they are, else faults."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np
import pytest
from hip_kernels import loaded

import hipkit
from hipkit.runtime import notes, profile
from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.profile import GRANULE, Profile

pytestmark = [pytest.mark.usefixtures("compilers"), pytest.mark.any_backend]

U = np.uint32
N = 64
engines = pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])


@pytest.fixture(scope="module", params=["gfx942", "gfx1100"])
def module(request: pytest.FixtureRequest, compilers: None) -> Iterator[hipkit.Module]:
    yield loaded("overreads", request.param)


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The notes of a program that is run as it is."""
    texts: list[str] = []
    monkeypatch.setattr(notes, "_write", texts.append)
    monkeypatch.setattr(notes, "_given", set())
    profile.use(Profile(is_program=True, is_strict=False))
    yield texts
    profile.use(None)


def run(module: hipkit.Module, kernel: str, at: int, interpreted: bool, words: int = 1) -> list[int]:
    """What each lane has read of an allocation of 64 words, 1 to 64, that nothing follows within its granule."""
    device = module.device
    place = device.allocate(2 * GRANULE)
    device.free(place)
    with device.array(np.arange(1, N + 1, dtype=U)) as values, device.zeros(N * words, U) as out:
        module[kernel].launch(1, N // words, [values, out, at], lds=4 * N, interpreted=interpreted)
        return [int(value) for value in out.copy_to()[:N]]


@engines
@pytest.mark.parametrize("kernel", ["by_lane", "from_lds"])
def test_lanes_get_what_is_there_and_zeros(
    module: hipkit.Module, given: list[str], kernel: str, interpreted: bool
) -> None:
    assert run(module, kernel, 40, interpreted) == [*range(41, N + 1), *[0] * 40]
    assert run(module, kernel, 40, interpreted) == [*range(41, N + 1), *[0] * 40]
    (note,) = given  # once, though many lanes do it, twice
    assert f"kernel {kernel}: " in note
    who = re.search(r"lane (\d+) of wave (\d) in workgroup \(0,0,0\) reads 4 bytes at ", note)
    assert who is not None
    assert int(who[1]) + int(who[2]) * (module[kernel].info.wavefront_size or N) >= 24
    assert note.endswith(": it gets zeros; HIPKIT_STRICT=1 stops the kernel there")


@engines
def test_a_word_that_is_half_there_keeps_that_half(module: hipkit.Module, given: list[str], interpreted: bool) -> None:
    device = module.device
    with device.array(np.arange(1, 7, dtype=U)) as values, device.zeros(8, U) as out:
        module["four_words"].launch(1, 2, [values, out, 0], interpreted=interpreted, strict=False)
        assert out.copy_to().tolist() == [1, 2, 3, 4, 5, 6, 0, 0]
    assert len(given) == 1


@engines
def test_a_read_of_the_whole_wave_gets_zeros(module: hipkit.Module, given: list[str], interpreted: bool) -> None:
    assert run(module, "by_wave", N, interpreted) == [0] * N
    assert len(given) == 1


@engines
def test_writes_past_lds_are_ignored(module: hipkit.Module, given: list[str], interpreted: bool) -> None:
    assert run(module, "into_lds", N, interpreted) == list(range(1, N + 1))
    (note,) = given
    assert re.search(r"writes 4 bytes at 0x1[08]0, outside the 256 bytes of LDS", note)
    assert note.endswith(": it is ignored; HIPKIT_STRICT=1 stops the kernel there")


@engines
@pytest.mark.parametrize(("kernel", "at"), [("by_lane", 40), ("by_wave", N), ("from_lds", 40), ("into_lds", N)])
def test_where_it_is_strict_the_kernel_stops(
    module: hipkit.Module, given: list[str], kernel: str, at: int, interpreted: bool
) -> None:
    profile.use(Profile(is_program=True, is_strict=True))
    with pytest.raises(MemoryFault):
        run(module, kernel, at, interpreted)
    profile.use(Profile(is_strict=False))  # hipkit's own API, whatever it is asked for
    with pytest.raises(MemoryFault):
        run(module, kernel, at, interpreted)
    assert given == []


@engines
def test_a_read_that_leaves_the_granule_stops_the_kernel(
    module: hipkit.Module, given: list[str], interpreted: bool
) -> None:
    with pytest.raises(MemoryFault):
        run(module, "by_lane", 1 << 24, interpreted)

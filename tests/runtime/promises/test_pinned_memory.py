"""HIP's document on pinned memory and coherency: every row of the checklist's S0."""

from __future__ import annotations

import ctypes
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path as FilePath

import numpy as np
import pytest
from hip_calls import OK, Kernels, Word, behaving, code, done, fresh, until

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.memory.cache_model import modelled_cache
from hipkit.runtime.memory.host import MemoryKind, host_memory
from hipkit.runtime.memory.storage import Direction
from hipkit.runtime.streams import copying
from hipkit.runtime.streams.copying import CopyPolicy, Path

pytestmark = pytest.mark.any_backend

API = FilePath(__file__).parents[3] / "benchmarks" / "api.py"
COHERENT, NON_COHERENT = hip.hipHostMallocCoherent, hip.hipHostMallocNonCoherent
KIB, MIB = 1 << 10, 1 << 20


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942", "gfx942") as made:
        yield made


def words(address: int, count: int) -> np.ndarray:
    return np.ctypeslib.as_array((ctypes.c_int32 * count).from_address(address))


def is_coherent(flags: int) -> bool:
    found = host_memory().find(done(hip.hipHostMalloc(64, flags)))
    assert found is not None
    return found.is_coherent


def holds(word: Word, value: int) -> bool:
    return word.value == value


def copies(recorded: hipkit.Trace) -> list[dict[str, object]]:
    return [command.details or {} for command in recorded.commands if command.kind.value == "copy"]


@pytest.mark.promise("S0-01")
def test_pinned_memory_is_one_address_for_the_host_and_all_devices() -> None:
    """The host and the kernels of every device read and write the same bytes at the address that `hipHostMalloc`
    returns.
    """
    place = done(hip.hipHostMalloc(4 * 64, 0))
    words(place, 64)[:] = np.arange(64)
    for device in (0, 1):
        assert hip.hipSetDevice(device) == OK
        assert Kernels().launch("add", place, 100, 64, items=64) == OK
        assert hip.hipDeviceSynchronize() == OK
    assert words(place, 64).tolist() == [200 + number for number in range(64)]


@pytest.mark.promise("S0-02")
@pytest.mark.parametrize("flags", [0, hip.hipHostMallocWriteCombined, COHERENT, hip.hipHostMallocPortable])
def test_pinned_memory_is_portable_and_mapped_whatever_was_asked_for(flags: int) -> None:
    """Pinned memory needs no flag for fast copies or zero-copy: it is copied by the pinned path and has a device
    pointer.
    """
    place = done(hip.hipHostMalloc(4 * 64, flags))
    assert done(hip.hipHostGetDevicePointer(place, 0)) == place
    with hipkit.trace() as recorded:
        assert hip.hipMemcpyHtoD(done(hip.hipMalloc(256)), place, 256) == OK
    assert [copy["path"] for copy in copies(recorded)] == ["pinned"]
    hip.hipSetDevice(1)
    assert Kernels().launch("add", place, 1, 64, items=64) == OK
    assert hip.hipDeviceSynchronize() == OK


@pytest.mark.promise("S0-03")
def test_copies_know_pinned_memory_from_other() -> None:
    """Memory of `hipHostMalloc` is copied by the pinned path, other memory through a staging buffer. A trace shows
    which.
    """
    place, pinned, ordinary = done(hip.hipMalloc(256)), done(hip.hipHostMalloc(256)), np.zeros(256, np.uint8)
    with hipkit.trace() as recorded:
        for source in (pinned, pinned + 16, ordinary, ordinary.ctypes.data):
            assert hip.hipMemcpyHtoD(place, source, 128) == OK
    assert [copy["path"] for copy in copies(recorded)] == ["pinned", "pinned", "staging", "staging"]


@pytest.mark.promise("S0-04")
def test_the_bandwidth_experiment() -> None:
    """`benchmarks/api.py --pinned` measures copies by the pinned path, `--unpinned` copies through the staging buffer."""
    ways = {}
    for switch in ("--pinned", "--unpinned"):
        run = subprocess.run([sys.executable, API, switch, "--size", "1"], capture_output=True, text=True, check=True)
        ways[switch] = set(re.findall(r"\((pinned|staging)\)", run.stdout))
        assert run.stdout.count("GB/s") == 2
    assert ways == {"--pinned": {"pinned"}, "--unpinned": {"staging"}}


@pytest.mark.promise("S0-05")
def test_a_kernel_and_the_host_talk_while_the_kernel_runs() -> None:
    """While a kernel runs, the host sees what the kernel writes to coherent memory, and the kernel what the host
    writes.
    """
    question, reply, kernels = Word(0, COHERENT), Word(0, COHERENT), Kernels()
    with behaving("hip7", "modelled-cache"):
        for value in (10, 20):
            assert kernels.launch("answer", question.address, reply.address, value) == OK
            assert code(hip.hipStreamQuery(None)) == 600
            question.value = value
            assert until(partial(holds, reply, value + 1))
            assert hip.hipStreamSynchronize(None) == OK


@pytest.mark.promise("S0-06")
def test_non_coherent_memory_stays_in_the_modelled_cache() -> None:
    """With `modelled-cache`, the host sees kernels' writes to non-coherent memory only after a release to system
    scope.
    """
    with behaving("hip7", "modelled-cache"):
        for flags, seen in ((COHERENT, 5), (NON_COHERENT, 0)):
            word, event = Word(0, flags), done(hip.hipEventCreate())
            assert Kernels().launch("add", word.address, 5, 1) == OK
            assert hip.hipEventRecord(event, None) == OK
            assert hip.hipEventSynchronize(event) == OK
            assert word.value == seen
            assert hip.hipStreamSynchronize(None) == OK
            assert word.value == 5


@pytest.mark.promise("S0-07")
@pytest.mark.parametrize(("value", "coherent"), [(None, True), ("1", True), ("0", False)])
def test_without_flags_the_environment_decides(
    value: str | None, coherent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a coherency flag (profile `docs`) memory is coherent, unless `HIP_HOST_COHERENT` is 0."""
    monkeypatch.delenv("HIP_HOST_COHERENT", raising=False)
    if value is not None:
        monkeypatch.setenv("HIP_HOST_COHERENT", value)
    with behaving("docs"):
        assert is_coherent(0) is coherent
        assert is_coherent(hip.hipHostMallocPortable) is coherent
    with behaving("hip7"):
        assert is_coherent(0)
        assert is_coherent(hip.hipHostMallocPortable) is (value == "1")


@pytest.mark.promise("S0-08")
def test_coherent_whatever_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """`hipHostMallocCoherent` gives coherent memory, whatever `HIP_HOST_COHERENT` is."""
    monkeypatch.setenv("HIP_HOST_COHERENT", "0")
    for profile in ("docs", "hip6", "hip7"):
        with behaving(profile):
            assert is_coherent(COHERENT)


@pytest.mark.promise("S0-09")
def test_non_coherent_whatever_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """`hipHostMallocNonCoherent` gives non-coherent memory, whatever `HIP_HOST_COHERENT` is."""
    monkeypatch.setenv("HIP_HOST_COHERENT", "1")
    for profile in ("docs", "hip6", "hip7"):
        with behaving(profile):
            assert not is_coherent(NON_COHERENT)


@pytest.mark.promise("S0-10")
def test_coherent_and_not_is_refused() -> None:
    """`hipHostMalloc` with both coherency flags returns hipErrorInvalidValue and allocates nothing."""
    before = len(host_memory())
    assert list(hip.hipHostMalloc(64, COHERENT | NON_COHERENT)) == [1, None]
    assert len(host_memory()) == before


def visible_after(synchronize: object, *flags: int, event_flags: int = 0) -> list[int]:
    """What the host reads of memory with each of ``flags``, that a kernel added 3 to, after a synchronisation."""
    stream, event = done(hip.hipStreamCreate()), done(hip.hipEventCreateWithFlags(event_flags))
    places = [Word(0, flag) for flag in flags]
    kernels = Kernels()
    for place in places:
        assert kernels.launch("add", place.address, 3, 1, stream=stream) == OK
    assert hip.hipEventRecord(event, stream) == OK
    assert synchronize(stream, event) == OK  # type: ignore[operator]
    return [place.value for place in places]


@pytest.mark.promise("S0-11")
def test_after_stream_synchronize_both_kinds_are_visible() -> None:
    """`hipStreamSynchronize` waits for all work in the stream and releases to system scope."""
    with behaving("hip7", "modelled-cache"):
        assert visible_after(lambda stream, _: hip.hipStreamSynchronize(stream), COHERENT, NON_COHERENT) == [3, 3]


@pytest.mark.promise("S0-12")
def test_after_device_synchronize_both_kinds_are_visible() -> None:
    """`hipDeviceSynchronize` waits for all streams of the device and releases to system scope."""
    with behaving("hip7", "modelled-cache"):
        assert visible_after(lambda *_: hip.hipDeviceSynchronize(), COHERENT, NON_COHERENT) == [3, 3]


@pytest.mark.promise("S0-13")
def test_after_event_synchronize_it_depends_on_the_event() -> None:
    """After `hipEventSynchronize` the host sees coherent memory, and other memory only with `hipEventReleaseToSystem`."""
    with behaving("hip7", "modelled-cache"):
        wait = lambda _, event: hip.hipEventSynchronize(event)  # noqa: E731
        assert visible_after(wait, COHERENT, NON_COHERENT) == [3, 0]
        to_system = hip.hipEventReleaseToSystem
        assert visible_after(wait, COHERENT, NON_COHERENT, event_flags=to_system) == [3, 3]


@pytest.mark.promise("S0-14")
def test_stream_wait_event_makes_the_stream_wait_and_releases_nothing() -> None:
    """`hipStreamWaitEvent` blocks the stream and not the host, and does not make non-coherent memory visible to the
    host.
    """
    with behaving("hip7", "modelled-cache"):
        first, second = (done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)) for _ in range(2))
        flag, weak, event, kernels = Word(0, COHERENT), Word(0, NON_COHERENT), done(hip.hipEventCreate()), Kernels()
        go_on = threading.Event()
        assert kernels.launch("add", flag.address, 0, 1) == hip.hipStreamSynchronize(None) == OK
        assert hip.hipLaunchHostFunc(first, lambda _: go_on.wait(60)) == OK
        assert kernels.launch("add", weak.address, 3, 1, stream=first) == OK
        assert hip.hipEventRecord(event, first) == OK
        assert hip.hipStreamWaitEvent(second, event, 0) == OK
        assert kernels.launch("add", flag.address, 1, 1, stream=second) == OK
        assert not until(lambda: flag.value, 0.25)
        go_on.set()
        assert until(second.stream.query)
        assert (flag.value, weak.value) == (1, 0)


@pytest.mark.promise("S0-15")
def test_coherent_memory_shows_at_every_synchronisation() -> None:
    """Synchronising with a stream, a device or an event makes coherent memory visible to the host, without any flag."""
    with behaving("hip7", "modelled-cache"):
        for wait in (
            lambda stream, _: hip.hipStreamSynchronize(stream),
            lambda *_: hip.hipDeviceSynchronize(),
            lambda _, event: hip.hipEventSynchronize(event),
        ):
            assert visible_after(wait, COHERENT) == [3]


@pytest.mark.promise("S0-16")
def test_an_event_orders_memory_on_its_device() -> None:
    """A kernel that waits for an event of another stream sees what kernels wrote before it, to host and device memory."""
    with behaving("hip7", "modelled-cache"):
        first, second = (done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)) for _ in range(2))
        kernels, event = Kernels(), done(hip.hipEventCreate())
        source, on_device = Word(0, NON_COHERENT), done(hip.hipMalloc(4))
        result = Word(0, COHERENT, words=2)
        for place in (source.address, on_device):
            assert hip.hipMemset(place, 0, 4) == OK
            assert kernels.launch("add", place, 9, 1, stream=first) == OK
        assert hip.hipEventRecord(event, first) == OK
        assert hip.hipStreamWaitEvent(second, event, 0) == OK
        for number, place in enumerate((source.address, on_device)):
            assert kernels.launch("copy", place, result.address + 4 * number, 1, stream=second) == OK
        assert hip.hipStreamSynchronize(second) == OK
        assert words(result.address, 2).tolist() == [9, 9]


@pytest.mark.promise("S0-17")
def test_an_event_that_releases_to_the_system_flushes_the_cache() -> None:
    """Recording an event with `hipEventReleaseToSystem` flushes the modelled cache once; other events do not."""
    with behaving("hip7", "modelled-cache"):
        cache = modelled_cache()
        assert cache is not None
        for flags, cost in ((0, 0), (hip.hipEventReleaseToSystem, 1)):
            before = cache.flushes
            event = done(hip.hipEventCreateWithFlags(flags))
            assert hip.hipEventRecord(event, None) == OK
            assert hip.hipEventSynchronize(event) == OK
            assert cache.flushes - before == cost


@pytest.mark.promise("S0-18")
def test_a_program_with_default_flags_needs_nothing_more() -> None:
    """`hipHostMalloc(size, 0)` gives coherent memory: the host sees a kernel's result after `hipEventSynchronize`."""
    with behaving("hip7", "modelled-cache"):
        assert visible_after(lambda _, event: hip.hipEventSynchronize(event), 0) == [3]


@pytest.mark.promise("S0-19")
def test_three_ways_to_the_device_and_two_back() -> None:
    """Unpinned copies to a device are direct, staged or pinned in place; copies to the host are staged or pinned in
    place.
    """
    place, sizes = done(hip.hipMalloc(MIB)), {}
    policy = CopyPolicy(hybrid=True, to_device_direct_or_staging=KIB, to_device_staging_or_pin=64 * KIB)
    copying.use(policy)
    for size in (KIB - 1, 2 * KIB, 64 * KIB):
        sent, got = np.random.default_rng(size).integers(0, 255, size, np.uint8), np.zeros(size, np.uint8)
        with hipkit.trace() as recorded:
            assert hip.hipMemcpyHtoD(place, sent, size) == OK
            copying.use(CopyPolicy(hybrid=True, to_host_staging_or_pin=2 * KIB))
            assert hip.hipMemcpyDtoH(got, place, size) == OK
            copying.use(policy)
        assert (got == sent).all()
        sizes[size] = [copy["path"] for copy in copies(recorded)]
    copying.use(None)
    assert list(sizes.values()) == [
        ["direct", "staging"], ["staging", "pin in place"], ["pin in place", "pin in place"],
    ]  # fmt: skip


@pytest.mark.promise("S0-20")
def test_unpinned_copies_are_staged_in_pieces() -> None:
    """By default an unpinned copy passes through a pinned staging buffer, in ceil(size / buffer size) pieces."""
    copying.use(CopyPolicy(staging_buffer=100))
    place, sent, got = done(hip.hipMalloc(KIB)), np.arange(1001, dtype=np.uint8), np.zeros(1001, np.uint8)
    with hipkit.trace() as recorded:
        assert hip.hipMemcpyHtoD(place, sent, 1001) == OK
        assert hip.hipMemcpyDtoH(got, place, 1000) == OK
    copying.use(None)
    assert [(copy["path"], copy["chunks"]) for copy in copies(recorded)] == [("staging", 11), ("staging", 10)]
    assert (got[:1000] == sent[:1000]).all()
    assert got[1000] == 0


@pytest.mark.promise("S0-21")
def test_pin_in_place_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """With `HIP_PININPLACE`, every unpinned copy pins its host memory in place, at any size and in both directions."""
    monkeypatch.setenv("HIP_PININPLACE", "1")
    policy = CopyPolicy.from_environment()
    for direction in (Direction.HOST_TO_DEVICE, Direction.DEVICE_TO_HOST):
        assert {policy.path(direction, size) for size in (1, 100 * MIB)} == {Path.PIN_IN_PLACE}
    copying.use(policy)
    array = np.arange(64, dtype=np.uint8)
    before = len(host_memory())
    assert hip.hipMemcpyHtoD(done(hip.hipMalloc(64)), array, 64) == OK
    copying.use(None)
    assert len(host_memory()) == before


@pytest.mark.promise("S0-22")
def test_thresholds_count_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thresholds of the next rows count only if `HIP_OPTIMAL_MEM_TRANSFER` is set."""
    monkeypatch.setenv("HIP_H2D_MEM_TRANSFER_THRESHOLD_DIRECT_OR_STAGING", "100")
    assert CopyPolicy.from_environment().path(Direction.HOST_TO_DEVICE, 50) is Path.STAGING
    monkeypatch.setenv("HIP_OPTIMAL_MEM_TRANSFER", "1")
    assert CopyPolicy.from_environment().path(Direction.HOST_TO_DEVICE, 50) is Path.DIRECT


def threshold(monkeypatch: pytest.MonkeyPatch, name: str, value: int) -> CopyPolicy:
    monkeypatch.setenv("HIP_OPTIMAL_MEM_TRANSFER", "1")
    monkeypatch.setenv(name, str(value))
    return CopyPolicy.from_environment()


@pytest.mark.promise("S0-23")
def test_threshold_between_staging_and_pinning_to_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies to a device below `HIP_H2D_MEM_TRANSFER_THRESHOLD_STAGING_OR_PININPLACE` are staged, others pinned in
    place.
    """
    policy = threshold(monkeypatch, "HIP_H2D_MEM_TRANSFER_THRESHOLD_STAGING_OR_PININPLACE", MIB)
    ways = [policy.path(Direction.HOST_TO_DEVICE, size) for size in (MIB - 1, MIB)]
    assert ways == [Path.STAGING, Path.PIN_IN_PLACE]


@pytest.mark.promise("S0-24")
def test_threshold_between_direct_and_staging(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies to a device below `HIP_H2D_MEM_TRANSFER_THRESHOLD_DIRECT_OR_STAGING` are direct, others staged."""
    policy = threshold(monkeypatch, "HIP_H2D_MEM_TRANSFER_THRESHOLD_DIRECT_OR_STAGING", 5000)
    ways = [policy.path(Direction.HOST_TO_DEVICE, size) for size in (4999, 5000)]
    assert ways == [Path.DIRECT, Path.STAGING]


@pytest.mark.promise("S0-25")
def test_threshold_back_to_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies to the host below `HIP_D2H_MEM_TRANSFER_THRESHOLD` are staged, others pinned in place."""
    policy = threshold(monkeypatch, "HIP_D2H_MEM_TRANSFER_THRESHOLD", MIB)
    ways = [policy.path(Direction.DEVICE_TO_HOST, size) for size in (MIB - 1, MIB)]
    assert ways == [Path.STAGING, Path.PIN_IN_PLACE]


@pytest.mark.promise("S0-26")
def test_a_device_that_cannot_reach_the_host_stages_everything(devices: list[hipkit.Device]) -> None:
    """A device that cannot access host memory copies unpinned memory through the staging buffer, whatever the
    settings.
    """
    copying.use(CopyPolicy(pin_in_place=True))
    devices[0].reaches_host = False
    place, array = done(hip.hipMalloc(64)), np.arange(64, dtype=np.uint8)
    with hipkit.trace() as recorded:
        assert hip.hipMemcpyHtoD(place, array, 64) == OK
    copying.use(None)
    assert [copy["path"] for copy in copies(recorded)] == ["staging"]
    assert MemoryKind.PINNED in {allocation.kind for allocation in host_memory().allocations}

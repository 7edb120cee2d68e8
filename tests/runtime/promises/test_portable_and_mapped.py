"""CUDA's documents on pinned memory, as HIP has it: the rows of the checklist's S1 and S2."""

from __future__ import annotations

import ctypes
import itertools
import threading
import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from hip_calls import OK, Kernels, Word, behaving, code, done, fresh, signalling, until

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.memory.host import MemoryKind, host_memory

pytestmark = pytest.mark.any_backend

PORTABLE, MAPPED, WRITE_COMBINED = 1, 2, 4


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942", "gfx942") as made:
        yield made


def add_one(place: int, *, device: int = 0, kernels: Kernels | None = None) -> int:
    """Whether a kernel of a device can add to the word at an address: the code of launching or of waiting."""
    hip.hipSetDevice(device)
    return code((kernels or Kernels()).launch("add", place, 1, 1)) or code(hip.hipDeviceSynchronize())


def loaded(device: int) -> Kernels:
    """The kernels, on one of the devices."""
    hip.hipSetDevice(device)
    return Kernels()


def word_at(address: int) -> ctypes.c_int32:
    return ctypes.c_int32.from_address(address)


# ------------------------------------------------------------------------------------------------------------------ S1


@pytest.mark.promise("S1-01")
def test_memory_says_of_which_kind_it_is() -> None:
    """`hipPointerGetAttributes` reports the type of pageable, pinned (also registered), managed and device memory."""
    array = np.zeros(64, np.uint8)
    registered = np.zeros(64, np.uint8)
    assert hip.hipHostRegister(registered, 64, 0) == OK
    places = {
        hip.hipMemoryType.hipMemoryTypeUnregistered: array,
        hip.hipMemoryType.hipMemoryTypeHost: done(hip.hipHostMalloc(64)),
        hip.hipMemoryType.hipMemoryTypeDevice: done(hip.hipMalloc(64)),
        hip.hipMemoryType.hipMemoryTypeManaged: done(hip.hipMallocManaged(64)),
    }
    for kind, place in places.items():
        assert done(hip.hipPointerGetAttributes(place)).type == kind
    assert done(hip.hipPointerGetAttributes(registered)).type == hip.hipMemoryType.hipMemoryTypeHost
    kinds = {allocation.kind for allocation in host_memory().allocations}
    assert kinds == {MemoryKind.PINNED, MemoryKind.REGISTERED, MemoryKind.MANAGED}
    with behaving("hip5"):
        assert done(hip.hipPointerGetAttributes(places[hip.hipMemoryType.hipMemoryTypeDevice])).type == 1
        assert code(hip.hipPointerGetAttributes(array)) == 1


@pytest.mark.promise("S1-02")
def test_every_call_that_allocates_pinned_memory() -> None:
    """`hipHostMalloc`, `hipHostAlloc`, `hipMemAllocHost` and `hipMallocHost` pin memory; `hipHostAlloc` refuses flags
    above 7.
    """
    for place in (hip.hipHostMalloc(64, 0), hip.hipHostAlloc(64, 7), hip.hipMemAllocHost(64), hip.hipMallocHost(64)):
        found = host_memory().find(done(place))
        assert found is not None
        assert found.kind is MemoryKind.PINNED
    assert list(hip.hipHostAlloc(64, 8)) == [1, None]


@pytest.mark.promise("S1-03")
def test_only_copies_of_pinned_memory_are_asynchronous() -> None:
    """An asynchronous copy from pinned memory returns at once; one from pageable memory returns when it is done."""
    stream, flag, kernels = done(hip.hipStreamCreate()), Word(), Kernels()
    place, pinned, array = done(hip.hipMalloc(64)), done(hip.hipHostMalloc(64)), np.full(64, 3, np.uint8)
    assert kernels.launch("wait_for", flag.address, 1, stream=stream) == OK
    assert hip.hipMemcpyHtoDAsync(place, pinned, 64, stream) == OK
    assert code(hip.hipStreamQuery(stream)) == 600
    returned = threading.Event()

    def copy() -> None:
        done(hip.hipMemcpyHtoDAsync(place, array, 64, stream))
        returned.set()

    thread = threading.Thread(target=copy)
    thread.start()
    assert not returned.wait(0.05)
    flag.value = 1
    assert returned.wait(60)
    thread.join()
    array[:] = 9
    got = np.zeros(64, np.uint8)
    assert hip.hipMemcpyDtoH(got, place, 64) == OK
    assert (got == 3).all()


@pytest.mark.promise("S1-04")
def test_flags_of_pinned_memory() -> None:
    """`hipHostGetFlags` returns the flags of a pinned allocation, and hipErrorInvalidValue for other memory."""
    assert done(hip.hipHostGetFlags(done(hip.hipHostAlloc(64, PORTABLE | WRITE_COMBINED)))) == PORTABLE | WRITE_COMBINED
    for other in (done(hip.hipMalloc(64)), np.zeros(64), None):
        assert list(hip.hipHostGetFlags(other)) == [1, None]


@pytest.mark.promise("S1-05")
def test_portable_memory_is_for_contexts_that_exist() -> None:
    """Kernels of a context can use pinned memory that was later allocated in another context."""
    contexts = [done(hip.hipCtxCreate(0, device)) for device in (0, 1)]
    kernels, early = Kernels(), Word()
    assert kernels.launch("add", early.address, 1, 1) == hip.hipDeviceSynchronize() == OK
    assert hip.hipCtxPushCurrent(contexts[0]) == OK
    word = Word(5, PORTABLE)
    assert hip.hipCtxPopCurrent()[0] == 0
    assert kernels.launch("add", word.address, 1, 1) == hip.hipDeviceSynchronize() == OK
    assert word.value == 6


@pytest.mark.promise("S1-06")
def test_portable_memory_is_for_contexts_made_later() -> None:
    """Contexts and devices that are created after a pinned allocation can use it as well."""
    word = Word(5, PORTABLE)
    done(hip.hipCtxCreate(0, 1))
    assert add_one(word.address, device=1) == 0
    later = hipkit.Device("gfx942")
    module = hipkit.Module.load(Kernels().module.module.images[0].code.source.read(), later)
    module["add"].launch(1, 1, [word.address, 1, 1])
    assert word.value == 7


@pytest.mark.promise("S1-07")
def test_with_unified_addresses_all_pinned_memory_is_portable_and_mapped() -> None:
    """Whatever its flags, kernels of every device access pinned memory at its host address."""
    for flags in (0, PORTABLE, MAPPED, WRITE_COMBINED):
        word = Word(0, flags)
        assert [add_one(word.address, device=device) for device in (0, 1)] == [0, 0]
        assert word.value == 2


@pytest.mark.not_on("nvidia", why="accesses of its code are not checked")
@pytest.mark.promise("S1-08")
def test_before_unified_addresses_memory_is_mapped_when_asked() -> None:
    """With `unmapped-pinned`, a kernel that accesses pinned memory without `hipHostMallocMapped` stops with a memory
    fault.
    """
    with behaving("docs", "unmapped-pinned", strict=False):
        assert hip.hipSetDeviceFlags(hip.hipDeviceMapHost) == OK
        mapped, unmapped = Word(0, MAPPED), Word(0, 0)
        assert add_one(mapped.address) == 0
        assert add_one(unmapped.address) == 700
        assert "which is in no allocation" in hip.explain_last_error()
        assert unmapped.value == 0


@pytest.mark.promise("S1-09")
def test_zero_copy() -> None:
    """Zero-copy: a kernel reads and writes pinned host memory, and no copy is made."""
    word, kernels = Word(41), loaded(0)
    with hipkit.trace() as recorded:
        assert add_one(word.address, kernels=kernels) == 0
    assert word.value == 42
    assert {command.kind.value for command in recorded.commands} == {"kernel"}


@pytest.mark.promise("S1-10")
def test_registering_memory_that_the_program_has() -> None:
    """`hipHostRegister` makes memory of numpy, ctypes or mmap usable by kernels of all devices; it refuses null, size
    0 and bad flags.
    """
    import mmap

    array, structure = np.zeros(16, np.int32), (ctypes.c_int32 * 16)()
    pages = np.frombuffer(mmap.mmap(-1, 4096), np.int32)
    for memory, address in (
        (array, array.ctypes.data),
        (structure, ctypes.addressof(structure)),
        (pages, pages.ctypes.data),
    ):
        assert hip.hipHostRegister(memory, 64, PORTABLE) == OK
        assert [add_one(done(hip.hipHostGetDevicePointer(address, 0)), device=number) for number in (0, 1)] == [0, 0]
        assert word_at(address).value == 2
        assert hip.hipHostUnregister(memory) == OK
    for refused in (
        hip.hipHostRegister(array, 0, 0), hip.hipHostRegister(None, 64, 0), hip.hipHostRegister(array, 64, 16),
        hip.hipHostUnregister(None),
    ):  # fmt: skip
        assert code(refused) == 1
    assert code(hip.hipHostUnregister(array)) == 713


def test_kernels_may_not_use_memory_that_was_unregistered() -> None:
    memory = np.zeros(16, np.int32)
    address = memory.ctypes.data
    assert hip.hipHostRegister(memory, 64, PORTABLE) == OK
    assert add_one(done(hip.hipHostGetDevicePointer(address, 0))) == 0
    assert hip.hipHostUnregister(memory) == OK
    assert add_one(address) == 1


@pytest.mark.promise("S1-11")
def test_registering_what_is_registered() -> None:
    """To register memory twice is hipErrorHostMemoryAlreadyRegistered (profile `docs`) or has no effect, as in AMD's
    library (`hip7`).
    """
    place, array = done(hip.hipHostMalloc(64)), np.zeros(64, np.uint8)
    assert hip.hipHostRegister(array, 64, 0) == OK
    with behaving("docs"):
        for again in (place, array, array[8:]):
            assert code(hip.hipHostRegister(again, 16, 0)) == 712
    with behaving("hip7"):
        before = len(host_memory())
        assert hip.hipHostRegister(array, 64, 0) == OK
        assert len(host_memory()) == before


# ------------------------------------------------------------------------------------------------------------------ S2


@pytest.mark.promise("S2-01")
def test_what_devices_say_of_host_memory() -> None:
    """By attribute and by property, every device can map host memory and is not integrated."""
    properties = done(hip.hipGetDeviceProperties(0))
    for name, field, value in (("Integrated", "integrated", 0), ("CanMapHostMemory", "canMapHostMemory", 1)):
        attribute = hip.hipDeviceAttribute_t[f"hipDeviceAttribute{name}"]
        assert done(hip.hipDeviceGetAttribute(attribute, 0)) == value
        assert getattr(properties, field) == value


@pytest.mark.promise("S2-02")
def test_before_unified_addresses_mapping_is_asked_for_first() -> None:
    """With `unmapped-pinned`, `hipHostGetDevicePointer` fails unless the program set `hipDeviceMapHost` before."""
    with behaving("docs", "unmapped-pinned"):
        assert code(hip.hipHostGetDevicePointer(done(hip.hipHostMalloc(64, MAPPED)), 0)) == 1
        assert "hipDeviceMapHost" in hip.explain_last_error()
        assert hip.hipSetDeviceFlags(hip.hipDeviceMapHost) == OK
        place = done(hip.hipHostMalloc(64, MAPPED))
        assert done(hip.hipHostGetDevicePointer(place, 0)) == place


@pytest.mark.promise("S2-03")
def test_flags_of_a_device_are_kept() -> None:
    """Each device keeps its flags (auto 0, spin 1, yield 2, blocking 4, map host 8); other values are refused."""
    for schedule, mapping in itertools.product((0, 1, 2, 4), (0, 8)):
        assert hip.hipSetDeviceFlags(schedule | mapping) == OK
        assert hip.hipGetDeviceFlags() == (0, schedule | mapping)
    hip.hipSetDevice(1)
    assert hip.hipGetDeviceFlags() == (0, 0)
    assert [code(hip.hipSetDeviceFlags(flags)) for flags in (3, 7, 32)] == [1, 1, 1]


@pytest.mark.promise("S2-04")
@pytest.mark.parametrize("flags", range(8))
def test_flags_are_orthogonal(flags: int) -> None:
    """`hipHostAlloc` accepts all combinations of portable 1, mapped 2 and write-combined 4; `hipHostGetFlags` returns
    them.
    """
    assert hip.hipHostGetFlags(done(hip.hipHostAlloc(64, flags))) == (0, flags)


@pytest.mark.promise("S2-05")
def test_no_flags_is_the_old_call_and_has_no_limit() -> None:
    """`hipHostMalloc` without flags can allocate more than 4 GiB."""
    size = (4 << 30) + 4096
    place = done(hip.hipHostMalloc(size, 0))
    word_at(place + size - 4).value = 7
    assert add_one(place + size - 4) == 0
    assert word_at(place + size - 4).value == 8
    assert hip.hipHostFree(place) == OK


@pytest.mark.promise("S2-06")
def test_two_addresses_for_the_same_bytes() -> None:
    """Host pointer and device pointer alias the same memory; `hipHostFree` of the host pointer invalidates both."""
    with behaving("hip7", "distinct-device-addresses"):
        place = done(hip.hipHostMalloc(64, MAPPED))
        other = done(hip.hipHostGetDevicePointer(place, 0))
        assert other != place
        word_at(place).value = 3
        assert add_one(other) == 0
        assert word_at(place).value == 4
        assert hip.hipHostFree(place) == OK
        assert code(hip.hipHostFree(place)) == 1
        assert code(hip.hipMemset(other, 0, 4)) == 1


@pytest.mark.promise("S2-07")
def test_device_pointers_of_host_memory() -> None:
    """`hipHostGetDevicePointer` keeps the offset of a pointer into an allocation; it fails for other memory and for
    flags.
    """
    with behaving("hip7", "distinct-device-addresses"):
        place = done(hip.hipHostMalloc(64, MAPPED))
        start = done(hip.hipHostGetDevicePointer(place, 0))
        assert done(hip.hipHostGetDevicePointer(place + 20, 0)) == start + 20
        for refused in ((place, 1), (done(hip.hipMalloc(64)), 0), (np.zeros(4), 0), (None, 0)):
            assert code(hip.hipHostGetDevicePointer(*refused)) == 1


@pytest.mark.not_on("nvidia", why="its code does not say which arguments are addresses")
@pytest.mark.promise("S2-08")
def test_a_program_that_takes_both_addresses_for_one_is_caught() -> None:
    """With `distinct-device-addresses`, a launch that passes a host pointer to a kernel fails and names the argument."""
    with behaving("hip7", "distinct-device-addresses"):
        place = done(hip.hipHostMalloc(64, MAPPED))
        assert add_one(place) == 1
        assert "argument 0" in hip.explain_last_error()
        for device in (0, 1):
            hip.hipSetDevice(device)
            assert add_one(done(hip.hipHostGetDevicePointer(place, 0)), device=device) == 0
        assert word_at(place).value == 2


@pytest.mark.not_on("nvidia", why="accesses of its code are not checked")
@pytest.mark.promise("S2-09")
def test_any_context_frees_for_all() -> None:
    """`hipHostFree` frees pinned memory for all devices, whichever context is current."""
    place = done(hip.hipHostMalloc(64, PORTABLE))
    # Loaded first: their code may get the addresses that are freed.
    kernels = [loaded(device) for device in (0, 1)]
    other = done(hip.hipCtxCreate(0, 1))
    assert hip.hipHostFree(place) == OK
    assert [add_one(place, device=device, kernels=kernels[device]) for device in (0, 1)] == [1, 1]
    assert hip.hipCtxDestroy(other) == OK


def test_host_free_takes_what_other_functions_have_allocated(devices: list[hipkit.Device]) -> None:
    """As AMD's does: RCCL frees memory of hipExtMallocWithFlags with it."""
    for place in (done(hip.hipExtMallocWithFlags(64, 3)), done(hip.hipMallocManaged(64))):
        assert hip.hipHostFree(place) == OK
        assert code(hip.hipHostFree(place)) == code(hip.hipFree(place)) == 1
    assert devices[0].memory.used == 0


@pytest.mark.promise("S2-10")
def test_write_combined_memory_is_kept_and_reads_of_it_are_counted() -> None:
    """`hipHostMallocWriteCombined` is kept with the allocation, and the runtime counts copies that read from it
    (`slow_reads`).
    """
    place = done(hip.hipHostMalloc(64, WRITE_COMBINED))
    found = host_memory().find(place)
    assert found is not None
    assert found.write_combined
    assert found.flags == WRITE_COMBINED
    assert hip.hipMemcpy(place, np.ones(64, np.uint8), 64, 0) == OK
    assert found.slow_reads == 0
    assert hip.hipMemcpy(np.zeros(64, np.uint8), place, 64, 0) == OK
    assert found.slow_reads == 1


@pytest.mark.promise("S2-11")
def test_looking_without_waiting_is_named(devices: list[hipkit.Device]) -> None:
    """If the program reads a pinned buffer before it has waited for the kernel that may write it, a warning names the
    kernel.
    """
    module = hipkit.Module.load(Kernels().module.module.images[0].code.source.read(), devices[0])
    stream = devices[0].stream()
    with devices[0].pinned_buffer(4) as output:
        module["add"].launch(1, 1, [output, 1, 1], stream=stream)
        assert until(lambda: stream.is_idle)  # which is luck, and does not count
        with pytest.warns(hipkit.UnsynchronizedAccessWarning, match="waited for kernel add"):
            output.view()
        stream.synchronize()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert output.view(np.int32)[0] == 1


@pytest.mark.promise("S2-12")
def test_three_levels_of_waiting() -> None:
    """Waiting for an event or a stream does not wait for other streams; waiting for the device does."""
    busy, other = (done(hip.hipStreamCreateWithFlags(hip.hipStreamNonBlocking)) for _ in range(2))
    flag, word, event, kernels = Word(), Word(), done(hip.hipEventCreate()), Kernels()
    assert kernels.launch("wait_for", flag.address, 1, stream=busy) == OK
    assert kernels.launch("add", word.address, 1, 1, stream=other) == OK
    assert hip.hipEventRecord(event, other) == OK
    assert hip.hipEventSynchronize(event) == OK
    assert word.value == 1
    assert hip.hipStreamSynchronize(other) == OK
    assert code(hip.hipStreamQuery(busy)) == 600
    ended, thread = signalling(lambda: hip.hipDeviceSynchronize())
    thread.start()
    assert not ended.wait(0.05)
    flag.value = 1
    assert ended.wait(60)
    thread.join()
    assert hip.hipStreamQuery(busy) == OK


@pytest.mark.not_on("nvidia", "driver", why="instructions of NVIDIA's are not counted")
@pytest.mark.promise("S2-13")
def test_how_a_kernel_reads_host_memory_shows_in_its_counts() -> None:
    """`launch(…, counting=True)` shows that 64 work-items in one wave read 64 words with one load, and 64 waves with
    64.
    """
    word = Word(words=64)
    counted = {}
    module = Kernels().module.module
    for items in (64, 1):
        report = module["add"].launch(64 // items, items, [word.address, 1, 64], counting=True)
        counted[items] = sum(count for name, count in report.counts.items() if name.startswith("global_load"))
    assert counted == {64: 64 // (module["add"].info.wavefront_size or 64), 1: 64}


@pytest.mark.promise("S2-14")
def test_a_copy_is_a_snapshot_at_its_place_in_the_stream() -> None:
    """A kernel sees the source as it was when it was copied, not what the host wrote to the source afterwards."""
    stream, source = done(hip.hipStreamCreate()), Word(1)
    place, result, kernels = done(hip.hipMalloc(4)), Word(), Kernels()
    assert hip.hipMemcpyHtoDAsync(place, source.address, 4, stream) == OK
    assert hip.hipStreamSynchronize(stream) == OK
    source.value = 99
    assert kernels.launch("copy", place, result.address, 1, stream=stream) == OK
    assert hip.hipStreamSynchronize(stream) == OK
    assert result.value == 1


@pytest.mark.promise("S2-15")
def test_a_buffer_in_use_is_written_only_after_waiting(devices: list[hipkit.Device]) -> None:
    """With two buffers used in turn, access to one whose kernel is unfinished gives a warning, and none after waiting
    for its event.
    """
    stream, flag = devices[0].stream(), Word()
    module = hipkit.Module.load(Kernels().module.module.images[0].code.source.read(), devices[0])
    buffers = [devices[0].pinned_buffer(4) for _ in range(2)]
    events = []
    for buffer in buffers:
        module["answer"].launch(1, 1, [flag.address, buffer, 1], stream=stream)
        events.append(stream.record())
    with pytest.warns(hipkit.UnsynchronizedAccessWarning):
        buffers[0].view()
    flag.value = 1
    events[0].synchronize()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        buffers[0].view(np.int32)[0] = 5
    with pytest.warns(hipkit.UnsynchronizedAccessWarning):
        buffers[1].view()
    events[1].synchronize()
    assert until(lambda: buffers[1].view(np.int32)[0] == 2)
    for buffer in buffers:
        buffer.close()

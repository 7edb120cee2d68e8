"""Virtual memory that a program manages itself."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import numpy as np
import pytest
from hip_calls import COPY_64_FLOATS, OK, behaving, code, copier, done, fresh

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.bridge.handles import Handles
from hipkit.runtime.errors import MemoryFault

pytestmark = pytest.mark.any_backend

PAGE = 4096


def properties(device: int = 0) -> hip.hipMemAllocationProp:
    return hip.hipMemAllocationProp(
        type=hip.hipMemAllocationTypePinned, location=hip.hipMemLocation(hip.hipMemLocationTypeDevice, device)
    )


def access(device: int = 0, flags: int = hip.hipMemAccessFlagsProtReadWrite) -> hip.hipMemAccessDesc:
    return hip.hipMemAccessDesc(hip.hipMemLocation(hip.hipMemLocationTypeDevice, device), flags)


def test_memory_mapped_twice_is_the_same_memory() -> None:
    with fresh():
        assert done(hip.hipMemGetAllocationGranularity(properties(), 0)) == PAGE
        where = done(hip.hipMemAddressReserve(4 * PAGE, 1 << 16, None, 0))
        assert where % (1 << 16) == 0
        memory = done(hip.hipMemCreate(2 * PAGE, properties(), 0))
        assert hip.hipMemMap(where, 2 * PAGE, 0, memory, 0) == OK
        assert hip.hipMemMap(where + 2 * PAGE, PAGE, PAGE, memory, 0) == OK
        assert hip.hipMemRelease(memory) == OK
        assert hip.hipMemSetAccess(where, 3 * PAGE, access(), 1) == OK
        values = np.arange(64, dtype=np.float32)
        source = done(hip.hipMalloc(values.nbytes))
        assert hip.hipMemcpyHtoD(source, values, values.nbytes) == OK
        assert hip.hipModuleLaunchKernel(copier(), 1, 1, 1, 64, 1, 1, 0, None, [source, where + PAGE]) == OK
        seen = np.zeros_like(values)
        assert hip.hipMemcpyDtoH(seen, where + 2 * PAGE, seen.nbytes) == OK
        assert (seen == values).all()
        assert code(hip.hipMemAddressFree(where, 4 * PAGE)) == 1
        assert hip.hipMemUnmap(where, 3 * PAGE) == OK
        assert hip.hipMemAddressFree(where, 4 * PAGE) == OK


def memory_files() -> set[int]:
    """The files of memory that this process has open. Other threads, of tests before, may close theirs meanwhile."""
    found = set()
    for path in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            if "/memfd:" in str(path.readlink()):
                found.add(path.stat().st_ino)
    return found


def test_memory_goes_with_its_last_mapping() -> None:
    with fresh():
        files = memory_files()
        where = done(hip.hipMemAddressReserve(PAGE))
        memory = done(hip.hipMemCreate(PAGE, properties()))
        assert hip.hipMemMap(where, PAGE, 0, memory) == OK
        assert hip.hipMemRelease(memory) == OK
        assert len(memory_files() - files) == 1
        assert hip.hipMemUnmap(where, PAGE) == OK
        assert memory_files() <= files
        assert hip.hipMemAddressFree(where, PAGE) == OK


def test_kernels_need_access() -> None:
    with fresh():
        where = done(hip.hipMemAddressReserve(PAGE))
        memory = done(hip.hipMemCreate(PAGE, properties()))
        assert hip.hipMemMap(where, PAGE, 0, memory) == OK
        function, source = copier(), done(hip.hipMalloc(256))
        assert code(hip.hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, None, [source, where])) == 1
        assert "in no live allocation" in hip.explain_last_error()
        assert done(hip.hipMemGetAccess(access().location, where)) == hip.hipMemAccessFlagsProtNone
        assert hip.hipMemSetAccess(where, PAGE, [access()], 1) == OK
        assert done(hip.hipMemGetAccess(access().location, where)) == hip.hipMemAccessFlagsProtReadWrite
        assert hip.hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, None, [source, where]) == OK
        assert hip.hipMemUnmap(where, PAGE) == OK
        assert hip.hipMemAddressFree(where, PAGE) == OK


@pytest.mark.parametrize("interpreted", [False, True])
def test_what_each_device_may_do(interpreted: bool) -> None:
    """Device 0 reads and writes, 1 reads, 2 does neither: writing where one may only read is a fault that says so."""
    with fresh("gfx942", "gfx942", "gfx942") as devices, behaving(strict=False):
        where = done(hip.hipMemAddressReserve(PAGE))
        memory = done(hip.hipMemCreate(PAGE, properties()))
        assert hip.hipMemMap(where, PAGE, 0, memory) == OK
        may = [access(0), access(1, hip.hipMemAccessFlagsProtRead)]
        assert hip.hipMemSetAccess(where, PAGE, may, 2) == OK
        kernels = [hipkit.Module.load(COPY_64_FLOATS, device=device)["hello_world"] for device in devices]
        for device, (kernel, writes, reads) in enumerate(
            zip(kernels, (True, False, False), (True, True, False), strict=True)
        ):
            other = devices[device].buffer(256).fill(device + 1)
            for source, target, may_run in ((other.address, where, writes), (where, other.address, reads)):
                if may_run:
                    kernel.launch(1, 64, [source, target], strict=False, interpreted=interpreted)
                    continue
                why = "may only read: 4096 bytes" if target == where and reads else "in no allocation"
                with pytest.raises(MemoryFault, match=why):
                    kernel.launch(1, 64, [source, target], strict=False, interpreted=interpreted)
            other.close()
        assert hip.hipMemSetAccess(where, PAGE, [access(1)], 1) == OK
        values = devices[1].buffer(256).fill(9)
        kernels[1].launch(1, 64, [values, where])
        seen = bytearray(256)
        assert hip.hipMemcpyDtoH(seen, where, 256) == OK
        assert seen == bytes([9]) * 256
        values.close()
        assert hip.hipMemUnmap(where, PAGE) == OK
        assert hip.hipMemAddressFree(where, PAGE) == OK


def test_memory_through_a_descriptor() -> None:
    with fresh():
        memory = done(hip.hipMemCreate(PAGE, properties()))
        file = done(hip.hipMemExportToShareableHandle(memory, hip.hipMemHandleTypePosixFileDescriptor, 0))
        os.pwrite(file, b"through a file", 5)
        again = done(hip.hipMemImportFromShareableHandle(file, hip.hipMemHandleTypePosixFileDescriptor))
        os.close(file)
        where = done(hip.hipMemAddressReserve(PAGE))
        assert hip.hipMemMap(where, PAGE, 0, again, 0) == OK
        assert hip.hipMemSetAccess(where, PAGE, access(), 1) == OK
        seen = bytearray(14)
        assert hip.hipMemcpyDtoH(seen, where + 5, 14) == OK
        assert seen == b"through a file"
        kept = done(hip.hipMemRetainAllocationHandle(where))
        assert kept == again
        assert kept != memory
        handles = Handles()
        number = handles.give(again)
        assert handles.give(kept) == number
        assert hip.hipMemRelease(again) == OK
        handles.end(number)
        assert handles.take(number) == kept
        assert done(hip.hipMemGetAllocationPropertiesFromHandle(kept)).location.id == 0
        assert hip.hipMemUnmap(where, PAGE) == OK
        assert hip.hipMemRelease(kept) == OK
        handles.end(number)
        assert not len(handles)


def test_what_cannot_be() -> None:
    with fresh():
        where, memory = done(hip.hipMemAddressReserve(2 * PAGE)), done(hip.hipMemCreate(PAGE, properties()))
        for refused in (
            hip.hipMemAddressReserve(PAGE, 0, None, 1),
            hip.hipMemSetAccess(where, 0, hip.hipMemAccessDesc(hip.hipMemLocation(1, 0), 3)),
            hip.hipMemSetAccess(where, PAGE, hip.hipMemAccessDesc(hip.hipMemLocation(1, 9), 3)),
            hip.hipMemCreate(100, properties()),
            hip.hipMemCreate(PAGE, properties(9)),
            hip.hipMemMap(where, 2 * PAGE, 0, memory),
            hip.hipMemMap(where + 2 * PAGE, PAGE, 0, memory),
            hip.hipMemUnmap(where, PAGE),
            hip.hipMemAddressFree(where, PAGE),
            hip.hipMemRetainAllocationHandle(where),
            hip.hipMemImportFromShareableHandle(-1, 1),
        ):
            assert code(refused) == 1, hip.explain_last_error()
        for size, alignment in ((0, 0), (100, 0), (PAGE, 3)):
            assert code(hip.hipMemAddressReserve(size, alignment)) == 2
        assert hip.hipMemMap(where, PAGE, 0, memory) == OK
        assert code(hip.hipMemMap(where, PAGE, 0, memory)) == 1, "there is memory already"
        assert hip.hipMemUnmap(where, PAGE) == OK
        assert hip.hipMemRelease(memory) == OK
        assert code(hip.hipMemRelease(memory)) == 1
        assert code(hip.hipMemMap(where, PAGE, 0, memory)) == 1

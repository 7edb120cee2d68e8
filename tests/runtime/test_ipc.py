"""Memory and events of one process, used by another."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hip_calls import OK, behaving, code, done, fresh

from hipkit.runtime import hip

OTHER = """
import sys
import numpy as np
from hipkit.runtime import hip
handle, event = (sys.stdin.buffer.read(64) for _ in range(2))
def done(result):
    assert result[0] == 0, (result, hip.explain_last_error())
    return result[1] if len(result) > 1 else None
memory = hip.hipIpcMemHandle_t.from_buffer_copy(handle)
place = done(hip.hipIpcOpenMemHandle(memory, 1))
assert int(hip.hipIpcOpenMemHandle(memory, 1)[0]) == 208
happened = done(hip.hipIpcOpenEventHandle(hip.hipIpcEventHandle_t.from_buffer_copy(event)))
print("ready")
done(hip.hipEventSynchronize(happened))
seen = np.zeros(SIZE, np.uint8)
done(hip.hipMemcpyDtoH(seen, place, seen.nbytes))
assert (seen == np.arange(SIZE) % 251).all()
done(hip.hipMemsetD8(place + 10, 7, 5))
done(hip.hipIpcCloseMemHandle(place))
print("done")
"""

CLOSING = """
import sys, time
import hipkit
from hipkit.runtime import hip
from hipkit.runtime.kernels.kernel import KernelLaunch
memory = hip.hipIpcMemHandle_t.from_buffer_copy(sys.stdin.buffer.read())
kernel = hipkit.Module.load(sys.argv[1], device=hip.state.device()).kernels["hello_world"]
code, place = hip.hipIpcOpenMemHandle(memory, 1)
launch, codes = KernelLaunch._launch, [int(code)]
def closing_before(self):
    codes.append(int(hip.hipIpcCloseMemHandle(place)[0]))
    return launch(self)
KernelLaunch._launch = closing_before
kernel.launch(1, 64, [hip.hipMalloc(256)[1], hip.hipMalloc(256)[1]])
while hip.hipPointerGetAttribute(None, 12, place)[0] == 0:
    time.sleep(0.01)
print(codes)
"""


def test_what_one_closes_in_the_middle_of_a_launch_is_closed_after_it(samples: Path) -> None:
    """As finalizers do."""
    with fresh():
        handle = bytes(done(hip.hipIpcGetMemHandle(done(hip.hipMalloc(100)))))
        command = [sys.executable, "-c", CLOSING, str(samples / "vcpy.gfx942.v5.hsaco")]
        other = subprocess.run(command, input=handle, capture_output=True, timeout=60)
        assert other.stdout == b"[0, 0]\n", other.stderr


@pytest.mark.parametrize("size", [100, 5000, 300_000])
def test_another_process_reads_and_writes(size: int) -> None:
    with fresh():
        place, event = done(hip.hipMalloc(size)), done(hip.hipEventCreateWithFlags(6))
        neighbour = done(hip.hipMalloc(size))
        done(hip.hipMemsetD8(neighbour, 99, size))
        handles = bytes(done(hip.hipIpcGetMemHandle(place))) + bytes(done(hip.hipIpcGetEventHandle(event)))
        values = (np.arange(size) % 251).astype(np.uint8)
        assert hip.hipMemcpyHtoD(place, values, size) == OK
        assert hip.hipEventRecord(event, None) == OK
        assert hip.hipEventSynchronize(event) == OK
        other = subprocess.run(
            [sys.executable, "-c", OTHER.replace("SIZE", str(size))], input=handles, capture_output=True, timeout=60
        )
        assert other.stdout == b"ready\ndone\n", other.stderr
        values[10:15] = 7
        seen, beside = np.zeros(size, np.uint8), np.zeros(size, np.uint8)
        assert hip.hipMemcpyDtoH(seen, place, size) == OK
        assert hip.hipMemcpyDtoH(beside, neighbour, size) == OK
        assert (seen == values).all()
        assert (beside == 99).all()


def test_what_is_no_handle() -> None:
    with fresh():
        place, event = done(hip.hipMalloc(100)), done(hip.hipEventCreate())
        assert code(hip.hipIpcGetMemHandle(None)) == 1
        assert code(hip.hipIpcOpenMemHandle(hip.hipIpcMemHandle_t(), 1)) == 1
        assert code(hip.hipIpcOpenMemHandle(done(hip.hipIpcGetMemHandle(place)), 1)) == 201
        assert code(hip.hipIpcOpenMemHandle(done(hip.hipIpcGetMemHandle(place)), 0)) == 1
        assert code(hip.hipIpcCloseMemHandle(place)) == 1
        assert code(hip.hipIpcGetEventHandle(event)) == 1


@pytest.mark.parametrize("size", [0, 4, 43, 44, 63, 65])
def test_a_handle_has_64_bytes(size: int) -> None:
    """HIP_IPC_HANDLE_SIZE: what is cut short, or goes on, is none."""
    with fresh():
        handle: Any = bytes(done(hip.hipIpcGetMemHandle(done(hip.hipMalloc(100)))))
        assert len(handle) == 64
        assert code(hip.hipIpcOpenMemHandle(handle, 1)) == 201, "the process has the memory already"
        assert code(hip.hipIpcOpenMemHandle((handle + b"\0")[:size], 1)) == 1


def test_programs_for_hip_5_may_say_0_for_lazy_peer_access() -> None:
    for name, codes in {"hip5": [201, 201], "hip6": [1, 201]}.items():
        with behaving(name), fresh():
            handle = done(hip.hipIpcGetMemHandle(done(hip.hipMalloc(100))))
            assert [code(hip.hipIpcOpenMemHandle(handle, flags)) for flags in (0, 1)] == codes, name


def test_a_process_that_has_ended() -> None:
    made = "from hipkit.runtime import hip; import sys; sys.stdout.buffer.write(bytes(hip.hipIpcGetMemHandle(hip.hipMalloc(64)[1])[1]))"
    handle = subprocess.run([sys.executable, "-c", made], check=True, capture_output=True).stdout
    with fresh():
        assert code(hip.hipIpcOpenMemHandle(hip.hipIpcMemHandle_t.from_buffer_copy(handle), 1)) == 1
        assert "is not there" in hip.explain_last_error()

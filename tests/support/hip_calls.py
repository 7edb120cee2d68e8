"""What tests of the flat API share: a call's outputs, its code, and a kernel or two."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hipkit import Device
from hipkit.runtime import hip, profile
from hipkit.runtime.hip import hipError_t, state
from hipkit.runtime.memory.host import host_memory
from hipkit.runtime.streams import copying

BUILT = Path(__file__).parents[2] / "samples" / "built"
OK = (hipError_t.hipSuccess,)
COPY_64_FLOATS = BUILT / "vcpy.gfx942.v5.hsaco"
"""Has ``hello_world(const float*, float*)``: each of 64 work-items copies a float."""


def done(result: tuple[Any, ...]) -> Any:
    """What a call gives beside success."""
    assert result[0] == hipError_t.hipSuccess, (result, hip.explain_last_error())
    return result[1] if len(result) == 2 else result[1:]


def code(result: tuple[Any, ...]) -> int:
    """The code of a call; one that fails gives nothing else."""
    assert result[0] == 0 or all(value is None for value in result[1:])
    return int(result[0])


def copier() -> hip.hipFunction_t:
    """The kernel that copies, loaded on the thread's device."""
    found: hip.hipFunction_t = done(hip.hipModuleGetFunction(done(hip.hipModuleLoad(COPY_64_FLOATS)), "hello_world"))
    return found


@contextmanager
def behaving(name: str = profile.DEFAULT, *switches: str, strict: bool = True) -> Iterator[None]:
    """While the block runs, a profile and switches hold."""
    profile.use(profile.Profile.named(name, *switches, strict=strict))
    copying.use(None)
    try:
        yield
    finally:
        profile.use(None)
        copying.use(None)


@contextmanager
def fresh(*targets: str | Device) -> Iterator[list[Device]]:
    """While the block runs, these are the devices, and nothing is left over from before."""
    made = [target if isinstance(target, Device) else Device(target) for target in targets or ("gfx942",)]
    state.use(made)
    hip.hipGetLastError()
    try:
        yield made
    finally:
        for device in made:
            _let_end(device)
            device.streams.finish()
        host_memory().clear()
        state.use(None)


def _let_end(device: Device) -> None:
    """A test that failed has left a kernel that waits."""
    if not until(lambda: device.is_idle, 0.5):
        device.stop()


HANDSHAKE = BUILT / "handshake.gfx942.v5.hsaco"
"""Has the kernels of samples/src/handshake.hip, which meet the host while they run."""


class Kernels:
    """Those of the handshake sample on the thread's device, to be launched by name."""

    def __init__(self) -> None:
        self.module: hip.hipModule_t = done(hip.hipModuleLoad(HANDSHAKE))

    def launch(self, name: str, *args: Any, items: int = 1, stream: Any = None, groups: int = 1) -> tuple[Any, ...]:
        """Launch one."""
        function = done(hip.hipModuleGetFunction(self.module, name))
        return hip.hipModuleLaunchKernel(function, groups, 1, 1, items, 1, 1, 0, stream, list(args))


class Word:
    """A word of pinned memory, which the host reads and writes directly."""

    def __init__(self, value: int = 0, flags: int = 0, words: int = 1) -> None:
        self.address: int = done(hip.hipHostMalloc(4 * words, flags))
        self._word = ctypes.c_int32.from_address(self.address)
        self._word.value = value

    @property
    def value(self) -> int:
        """What is in it now."""
        return self._word.value

    @value.setter
    def value(self, value: int) -> None:
        self._word.value = value


def until(condition: Callable[[], object], seconds: float = 60) -> bool:
    """Wait until something is true; False where it is not for too long."""
    end = time.perf_counter() + seconds
    while not condition():
        if time.perf_counter() > end:
            return False
        time.sleep(0.0005)
    return True


def signalling(call: Callable[[], object]) -> tuple[threading.Event, threading.Thread]:
    """A thread that calls something, to be started, and what is set when that has returned."""
    ended = threading.Event()

    def run() -> None:
        call()
        ended.set()

    return ended, threading.Thread(target=run)

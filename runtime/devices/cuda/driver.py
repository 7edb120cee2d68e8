"""NVIDIA's driver through cuda-bindings: calls by name, errors as hipkit's, and the context of one GPU."""

from __future__ import annotations

import ctypes
import threading
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

from ....fatbin.errors import HipkitError, MissingError, UsageError
from ....fatbin.extras import require
from ....fatbin.records import NamedTuple
from ...errors import DriverError, FaultError, OutOfMemoryError
from ..backend import Size

_KERNEL_ERRORS = frozenset(
    ("CUDA_ERROR_ILLEGAL_ADDRESS", "CUDA_ERROR_MISALIGNED_ADDRESS", "CUDA_ERROR_LAUNCH_FAILED", "CUDA_ERROR_ASSERT",
     "CUDA_ERROR_ILLEGAL_INSTRUCTION", "CUDA_ERROR_INVALID_ADDRESS_SPACE", "CUDA_ERROR_INVALID_PC",
     "CUDA_ERROR_HARDWARE_STACK_ERROR")
)  # fmt: skip
"""What the driver answers after a kernel was stopped, and to every call after that."""
_MOST_SHARED_MEMORY = 8
"""CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES."""
_NOT_READY, _ENABLED = "CUDA_ERROR_NOT_READY", "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED"


_RELEASE = 12000
"""The release of CUDA whose functions are called by their addresses."""
_FUNCTION = ctypes.CFUNCTYPE(ctypes.c_int)
_LAUNCH = "cuLaunchKernelEx"
_ORIGIN = ctypes.c_char()
"""What addresses are counted from for ctypes."""


class _LaunchSize(ctypes.Structure):
    """A CUlaunchConfig."""

    _fields_ = (
        *((name, ctypes.c_uint) for name in ("x", "y", "z", "block_x", "block_y", "block_z", "lds")),
        ("stream", ctypes.c_void_p),
        ("attributes", ctypes.c_void_p),
        ("attribute_count", ctypes.c_uint),
    )


class _Thread(threading.local):
    """What stands for the context that is current in a thread."""

    current: object = None


thread = _Thread()
"""Of each GPU the mark is current in the threads that make calls in its context."""


@cache
def bindings() -> Any:
    """The module of cuda-bindings with the driver's functions; raises where there is no driver or no GPU."""
    require("cuda", "a GPU of NVIDIA's")
    from cuda.bindings import driver  # type: ignore[import-not-found]  # which not every machine has

    try:
        (code,) = driver.cuInit(0)
    except RuntimeError as error:  # the driver's library is not there
        raise MissingError("there is no NVIDIA driver on this machine") from error
    if code:
        raise MissingError(f"there is no NVIDIA GPU on this machine: cuInit answers {code.name}")
    return driver


def at_address(address: int) -> object:
    """An address as ctypes passes it on: in half of the time that it takes for a c_void_p."""
    return ctypes.byref(_ORIGIN, address - ctypes.addressof(_ORIGIN))


class PreparedLaunch(NamedTuple):
    """The call of the driver's that launches a kernel again and again."""

    bare: Callable[[], int]
    """The call alone, which answers the driver's code: for threads in which the context is current."""
    checked: Callable[[], None]
    """Raises what the driver answers, in any thread."""


class Gpu:
    """A GPU of NVIDIA's, and its primary context, which the calls of every thread use."""

    def __init__(self, number: int) -> None:
        self.number, self._driver = number, bindings()
        self._functions: dict[str, Callable[..., Any]] = {}
        self._at_addresses: dict[str, Callable[..., int]] = {}
        self.is_broken = False
        """Whether a kernel was stopped: the driver then does nothing more in this context."""
        count = self._get("cuDeviceGetCount")
        if number >= count:
            raise MissingError(f"there is no GPU cuda:{number}: the driver has {count}")
        self._device = self._get("cuDeviceGet", number)
        self._context = self._get("cuDevicePrimaryCtxRetain", self._device)
        self.generation = 0
        """Changes when everything that was on the GPU is lost."""
        self.mark = object()
        """Stands for the context, as long as something is done in it."""
        self._ended = ""
        """Why nothing more is done: a kernel does not end, or the driver makes no context after a fault."""
        self._lock = threading.Lock()
        self._running: deque[None] = deque()
        """As long as kernels run: threads begin and end them without a lock."""
        self._idle, self._begins_none = threading.Lock(), False
        """What is held while no kernel may begin, and whether who begins one has to wait for it."""
        self._postponed: deque[Callable[[], object]] = deque()

    def call(self, name: str, *arguments: object) -> Any:
        """What a function of the driver returns, in this GPU's context: nothing, a value, or several."""
        self._enter()
        return self._get(name, *arguments)

    def _enter(self) -> None:
        """Have this thread make its calls in this GPU's context."""
        if self._ended:
            raise FaultError(self._ended)
        mark = self.mark
        if thread.current is not mark:
            self._get("cuCtxSetCurrent", self._context)
            thread.current = mark

    def prepared(self, name: str, *arguments: object) -> Callable[[], None]:
        """What makes one and the same :meth:`call` again and again, of a function that returns nothing.

        The arguments are as ctypes passes them: cuda-bindings would convert them for each call.
        """
        return self._checked(partial(self._at_address(name), *arguments), name)

    def _checked(self, function: Callable[[], int], name: str) -> Callable[[], None]:
        def call() -> None:
            if thread.current is not self.mark:
                self._enter()
            if code := function():
                raise self._failed(self._driver.CUresult(code), name)

        return call

    def prepared_launch(
        self, function: object, groups: Size, threads: Size, lds: int, stream: object, parameters: int
    ) -> PreparedLaunch:
        """What launches a kernel again and again; the driver finds the arguments where ``parameters`` says."""
        size = _LaunchSize(*groups, *threads, lds, int(stream))  # type: ignore[call-overload]  # a handle
        bare = partial(
            self._at_address(_LAUNCH),
            ctypes.byref(size),
            at_address(int(function)),  # type: ignore[call-overload]
            at_address(parameters),
            None,
        )
        return PreparedLaunch(bare, self._checked(bare, _LAUNCH))

    def can_access(self, other: Gpu) -> bool:
        """Whether its kernels can use the memory of another one."""
        return self is other or bool(self._get("cuDeviceCanAccessPeer", self._device, other._device))

    def enable_access(self, other: Gpu) -> None:
        """Let its kernels use the memory of another one, which they can."""
        if self is not other:
            try:
                self.call("cuCtxEnablePeerAccess", other._context, 0)
            except DriverError as error:
                if error.name != _ENABLED:
                    raise

    def hang(self, kernel: str) -> None:
        """A kernel does not end, and cannot be ended: nothing more is done on the GPU."""
        self._end(f"kernel {kernel} does not end, and the GPU does no more for this process")

    def _end(self, why: str) -> None:
        self._ended = why
        self.mark = object()  # with which every thread looks

    def renew(self) -> None:
        """After a kernel was stopped: begin anew. What was in the GPU's memory is lost, and what was loaded."""
        with self._lock:
            if not self.is_broken or self._ended:
                return
            # At once: the driver's handles mean nothing from now on, whatever comes of this.
            self.generation, self.mark = self.generation + 1, object()
            try:
                self._get("cuDevicePrimaryCtxReset", self._device)
                self._context = self._get("cuDevicePrimaryCtxRetain", self._device)
            except HipkitError as error:
                self._end("a kernel was stopped, and the driver begins nothing anew before the process has ended")
                raise FaultError(f"{self._ended}: {error}") from error
            self.is_broken = False

    @property
    def driver(self) -> object:
        """The driver, which GPUs share."""
        return self._driver

    @property
    def context(self) -> object:
        """That of all calls."""
        return self._context

    @property
    def is_idle(self) -> bool:
        """Whether no kernel runs."""
        return not self._running

    def launch_begun(self) -> None:
        """A kernel may run from now on."""
        self._running.append(None)
        if self._begins_none:  # who set that may not have seen it
            self._running.pop()
            with self._idle:
                self._running.append(None)

    def launch_ended(self) -> None:
        """A kernel that was begun has ended."""
        self._running.pop()
        if self._postponed:
            self._do_postponed()

    def when_idle(self, action: Callable[[], object]) -> None:
        """Do something that the driver does only while no kernel runs: now, or when the last one has ended.

        It never waits: kernels may wait for the thread that calls, and the collector may call it anywhere.
        """
        self._postponed.append(action)
        self._do_postponed()

    def _do_postponed(self) -> None:
        # Who has the lock looks here afterwards, and who ends the last kernel too.
        while self._postponed and not self._running and self._idle.acquire(blocking=False):
            try:
                self._begins_none = True
                if self._postponed and not self._running:
                    self._postponed.popleft()()
            finally:
                self._begins_none = False
                self._idle.release()

    def attribute(self, name: str) -> int:
        """An attribute of the device, such as ``MULTIPROCESSOR_COUNT``."""
        which = getattr(self._driver.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(self._get("cuDeviceGetAttribute", which, self._device))

    def function_attribute(self, name: str, function: object) -> int:
        """An attribute of a kernel, such as ``NUM_REGS``."""
        which = getattr(self._driver.CUfunction_attribute, f"CU_FUNC_ATTRIBUTE_{name}")
        return int(self.call("cuFuncGetAttribute", which, function))

    def allow_shared_memory(self, function: object, size: int) -> None:
        """Let launches of a function have so much dynamic shared memory."""
        self.call("cuFuncSetAttribute", function, _MOST_SHARED_MEMORY, size)

    def structure(self, name: str, **fields: object) -> Any:
        """A structure that functions of the driver take."""
        made = getattr(self._driver, name)()
        for field, value in fields.items():
            setattr(made, field, value)
        return made

    def constant(self, kind: str, name: str) -> Any:
        """A number that the driver's header names."""
        return getattr(getattr(self._driver, kind), name)

    def kernel_node(self, function: object, groups: Size, threads: Size, lds: int, parameters: int) -> object:
        """What a node of a graph does; the driver finds the arguments where ``parameters`` says."""
        made = self.structure("CUDA_KERNEL_NODE_PARAMS", func=function, sharedMemBytes=lds, kernelParams=parameters)
        made.gridDimX, made.gridDimY, made.gridDimZ = groups
        made.blockDimX, made.blockDimY, made.blockDimZ = threads
        return made

    def jit_options(self, numbers: Iterable[int]) -> list[object]:
        """Options of the driver's compiler, as its functions take them."""
        try:
            return [self._driver.CUjit_option(number) for number in numbers]
        except ValueError as error:
            raise UsageError(f"the driver's compiler has no such option: {error}") from error

    @property
    def name(self) -> str:
        text: bytes = self._get("cuDeviceGetName", 256, self._device)
        return text.partition(b"\0")[0].decode()

    def is_done(self, stream: object) -> bool:
        """Whether a stream has nothing left to do."""
        try:
            self.call("cuStreamQuery", stream)
        except DriverError as error:
            if error.name != _NOT_READY:
                raise
            return False
        return True

    def _function(self, name: str) -> Callable[..., Any]:
        function = self._functions.get(name)
        if function is None:
            function = self._functions[name] = getattr(self._driver, name)
        return function

    def _at_address(self, name: str) -> Callable[..., int]:
        """A function of the driver as ctypes calls it."""
        function = self._at_addresses.get(name)
        if function is None:
            address, _found = self._get("cuGetProcAddress", name.encode(), _RELEASE, 0)
            if not address:
                raise MissingError(f"the NVIDIA driver has no {name}, which CUDA {_RELEASE // 1000} has")
            function = self._at_addresses[name] = _FUNCTION(address)
        return function

    def _get(self, name: str, *arguments: object) -> Any:
        code, *found = self._function(name)(*arguments)
        if code:
            raise self._failed(code, name)
        return found[0] if len(found) == 1 else tuple(found) or None

    def _failed(self, code: Any, call: str) -> HipkitError:
        self.is_broken |= code.name in _KERNEL_ERRORS
        return _error(code.name, call)


def _error(name: str, call: str) -> HipkitError:
    if name == "CUDA_ERROR_OUT_OF_MEMORY":
        return OutOfMemoryError(f"{call}: the GPU has no room")
    if name in _KERNEL_ERRORS:
        return FaultError(f"a kernel was stopped, and the GPU does no more for this process: {call} answers {name}")
    return DriverError(name, call)


@cache
def gpu(number: int) -> Gpu:
    """One of NVIDIA's GPUs, as the driver counts them."""
    return Gpu(number)

"""Functions that compilers call: registration of fat binaries, kernels and variables, and launches by host stub."""

from __future__ import annotations

import threading
from typing import Any

from ....fatbin.errors import UsageError
from ....fatbin.records import dataclass, field
from ....loader.registry import Kind
from ...kernels.launch import Launch, launch_of
from ...streams.copying import Copy
from .. import state
from ..errors import HipError, hipError_t
from ..events import hipEvent_t
from ..gate import api, per_thread
from ..memory.copies import DEFAULT, ON_DEVICE, TO_DEVICE, TO_HOST, copy_async, copy_of
from ..memory.places import report_too_many
from ..memory.submitting import now
from ..state import StreamLike
from .kernel_arguments import HIP_LAUNCH_PARAM_BUFFER_POINTER as BUFFER_POINTER
from .kernel_arguments import HIP_LAUNCH_PARAM_BUFFER_SIZE as BUFFER_SIZE
from .kernel_arguments import HIP_LAUNCH_PARAM_END as END
from .kernel_arguments import PARAMETERS, is_strict
from .launching import known_stream, launched_again, start
from .modules import function_of, hipFunction_t
from .statics import registry

Dim3 = tuple[int, int, int]

_INTO, _OUT_OF = (TO_DEVICE, ON_DEVICE, DEFAULT), (TO_HOST, ON_DEVICE, DEFAULT)


@dataclass
class _Configuration:
    """What stands between ``<<<`` and ``>>>``, and in the older way of launching the arguments."""

    grid: Dim3
    block: Dim3
    shared: int
    stream: StreamLike
    arguments: bytearray = field(default_factory=bytearray)


class _Configurations(threading.local):
    """The configurations of a thread, whichever way they were pushed: popped by what the compiler made of the kernel."""

    def __init__(self) -> None:
        self.pushed: list[_Configuration] = []


_thread = _Configurations()


@api(1)
def __hipRegisterFatBinary(data: int) -> int:
    """The handle of the fat binary that the wrapper at an address leads to."""
    return registry().register_fat_binary(data)


@api()
def __hipRegisterFunction(
    modules: int, hostFunction: int, deviceFunction: int, deviceName: int, threadLimit: int = -1, *_dimensions: Any
) -> None:
    """A kernel: its address on the host, and the address of its name in the device code."""
    del deviceFunction, threadLimit  # the code object says both
    registry().register_function(modules, hostFunction, deviceName)


@api()
def __hipRegisterVar(
    modules: int, var: int, hostVar: int, deviceVar: int, ext: int, size: int, constant: int, global_: int = 0
) -> None:
    """A variable: the address of its shadow on the host, and the address of its name in the device code."""
    del hostVar
    registry().register_variable(modules, var, deviceVar, size, attributes=(ext, constant, global_))


@api()
def __hipRegisterManagedVar(hipModule: int, pointer: int, init_value: int, name: int, size: int, align: int) -> None:
    """A managed variable: the address of the host's pointer to it."""
    registry().register_managed(hipModule, pointer, init_value, name, size, align)


@api()
def __hipRegisterTexture(modules: int, var: int, hostVar: int, deviceVar: int, type: int, norm: int, ext: int) -> None:
    del hostVar
    registry().register_variable(modules, var, deviceVar, 0, Kind.TEXTURE, (type, norm, ext))


@api()
def __hipRegisterSurface(modules: int, var: int, hostVar: int, deviceVar: int, type: int, ext: int) -> None:
    del hostVar
    registry().register_variable(modules, var, deviceVar, 0, Kind.SURFACE, (type, ext))


@api()
def __hipUnregisterFatBinary(modules: int) -> None:
    """Forget a fat binary, when all devices are done."""
    registry().unregister(modules)


@api()
def __hipPushCallConfiguration(gridDim: Dim3, blockDim: Dim3, sharedMem: int = 0, stream: StreamLike = None) -> None:
    """Keep what stands between ``<<<`` and ``>>>`` for the kernel that is called next."""
    _thread.pushed.append(_Configuration(gridDim, blockDim, sharedMem, stream))


@api(4)
def __hipPopCallConfiguration() -> tuple[Dim3, Dim3, int, StreamLike]:
    if not _thread.pushed:
        raise HipError(hipError_t.hipErrorMissingConfiguration, "nothing was pushed in this thread")
    top = _thread.pushed.pop()
    return top.grid, top.block, top.shared, top.stream


@api()
def hipConfigureCall(gridDim: Dim3, blockDim: Dim3, sharedMem: int = 0, stream: StreamLike = None) -> None:
    """Arguments follow, then hipLaunchByPtr."""
    _thread.pushed.append(_Configuration(gridDim, blockDim, sharedMem, stream))


@api()
def hipSetupArgument(arg: int, size: int, offset: int) -> None:
    """``arg`` is the address of the value, ``offset`` where it goes."""
    buffer = _configured(keep=True).arguments
    data = registry().memory.read(arg, size, "argument")
    buffer.extend(bytes(max(0, offset + size - len(buffer))))
    buffer[offset : offset + size] = data


@api()
def hipLaunchByPtr(func: Any) -> None:
    begun = _configured()
    launch = _launch_of(begun.grid, begun.block, begun.shared)
    extra = [BUFFER_POINTER, bytes(begun.arguments), BUFFER_SIZE, len(begun.arguments), END]
    start("hipLaunchByPtr", function_of(func), launch, begun.stream, None, extra if begun.arguments else None)


@api()
def hipLaunchKernel(
    function_address: Any,
    numBlocks: Dim3,
    dimBlocks: Dim3,
    args: Any = None,
    sharedMemBytes: int = 0,
    stream: StreamLike = None,
) -> None:
    """Launch the kernel that an address of the host, or a ``hipFunction_t``, stands for.

    ``args`` is what hipModuleLaunchKernel takes as ``kernelParams``, or the address of an array of addresses.
    """
    function, on, given = function_of(function_address), known_stream(stream), arguments_at(args)
    is_usual = on is not None and numBlocks.__class__ is dimBlocks.__class__ is tuple
    key = (numBlocks, dimBlocks, sharedMemBytes, on) if is_usual else None
    if not launched_again(function.kernel, key, given):
        start("hipLaunchKernel", function, _launch_of(numBlocks, dimBlocks, sharedMemBytes), stream, given, key=key)


hipLaunchKernel_spt = per_thread(hipLaunchKernel)


@api()
def hipLaunchCooperativeKernel(
    f: Any, gridDim: Dim3, blockDimX: Dim3, kernelParams: Any = None, sharedMemBytes: int = 0, stream: StreamLike = None
) -> None:
    """The grid must fit on the device as a whole, since its blocks wait for each other."""
    launch = _launch_of(gridDim, blockDimX, sharedMemBytes, is_cooperative=True)
    _launch("hipLaunchCooperativeKernel", f, launch, kernelParams, stream)


hipLaunchCooperativeKernel_spt = per_thread(hipLaunchCooperativeKernel)


@api()
def hipExtLaunchKernel(
    function_address: Any,
    numBlocks: Dim3,
    dimBlocks: Dim3,
    args: Any = None,
    sharedMemBytes: int = 0,
    stream: StreamLike = None,
    startEvent: hipEvent_t | None = None,
    stopEvent: hipEvent_t | None = None,
    flags: int = 0,
) -> None:
    """``stopEvent`` happens with the kernel; the flags only allow kernels to overtake each other."""
    if flags not in (0, 1):
        raise UsageError(f"flags {flags:#x}; there is hipExtAnyOrderLaunch")
    launch = _launch_of(numBlocks, dimBlocks, sharedMemBytes)
    _launch("hipExtLaunchKernel", function_address, launch, args, stream, events=(startEvent, stopEvent))


@api(1)
def hipGetFuncBySymbol(symbolPtr: Any) -> hipFunction_t:
    """``symbolPtr`` is an address of the host."""
    return function_of(symbolPtr)


@api(1)
def hipGetSymbolAddress(symbol: int) -> int:
    """Where the thread's device has the variable."""
    return _symbol(symbol)[0]


@api(1)
def hipGetSymbolSize(symbol: int) -> int:
    return _symbol(symbol)[1]


@now
def hipMemcpyToSymbol(symbol: int, src: Any, sizeBytes: int, offset: int = 0, kind: int = TO_DEVICE) -> Copy | None:
    return copy_of(to_symbol(symbol, sizeBytes, offset, kind), src, sizeBytes, kind)


@now
def hipMemcpyFromSymbol(dst: Any, symbol: int, sizeBytes: int, offset: int = 0, kind: int = TO_HOST) -> Copy | None:
    return copy_of(dst, out_of_symbol(symbol, sizeBytes, offset, kind), sizeBytes, kind)


@api()
def hipMemcpyToSymbolAsync(
    symbol: int, src: Any, sizeBytes: int, offset: int = 0, kind: int = TO_DEVICE, stream: StreamLike = None
) -> None:
    copy_async(to_symbol(symbol, sizeBytes, offset, kind), src, sizeBytes, kind, stream)


@api()
def hipMemcpyFromSymbolAsync(
    dst: Any, symbol: int, sizeBytes: int, offset: int = 0, kind: int = TO_HOST, stream: StreamLike = None
) -> None:
    copy_async(dst, out_of_symbol(symbol, sizeBytes, offset, kind), sizeBytes, kind, stream)


hipMemcpyToSymbol_spt = per_thread(hipMemcpyToSymbol)
hipMemcpyFromSymbol_spt = per_thread(hipMemcpyFromSymbol)
hipMemcpyToSymbolAsync_spt = per_thread(hipMemcpyToSymbolAsync)
hipMemcpyFromSymbolAsync_spt = per_thread(hipMemcpyFromSymbolAsync)


def _configured(*, keep: bool = False) -> _Configuration:
    if not _thread.pushed:
        raise HipError(hipError_t.hipErrorMissingConfiguration, "hipConfigureCall was not called before in this thread")
    return _thread.pushed[-1] if keep else _thread.pushed.pop()


def _launch_of(grid: Dim3, block: Dim3, shared: int, *, is_cooperative: bool = False) -> Launch:
    """The launch of these sizes, which may be a structure's."""
    return launch_of(tuple(grid), tuple(block), shared, is_strict(), is_cooperative=is_cooperative)


def _launch(call: str, function: Any, launch: Launch, args: Any, stream: StreamLike, **options: Any) -> None:
    start(call, function_of(function), launch, stream, arguments_at(args), **options)


def arguments_at(args: Any) -> Any:
    """Arguments as launches take them; an address is that of an array of C."""
    if not isinstance(args, int):
        return args
    return PARAMETERS.from_address(args) if args else None


def _symbol(symbol: int) -> tuple[int, int]:
    if not symbol:
        raise HipError(hipError_t.hipErrorInvalidSymbol, "there is no symbol")
    return registry().symbol(symbol, state.device())


def _inside(symbol: int, size: int, offset: int, kind: int, kinds: tuple[int, ...]) -> int:
    """Where in a variable a copy begins."""
    if kind not in kinds:
        raise HipError(hipError_t.hipErrorInvalidMemcpyDirection, f"{kind} is no direction for it")
    address, room = _symbol(symbol)
    if size < 0 or offset < 0 or offset + size > room:
        report_too_many(f"{size:,} bytes from byte {offset:,} of a variable of {room:,}")
        raise UsageError(f"{size} bytes from byte {offset} of a variable of {room}")
    return address + offset


def to_symbol(symbol: int, size: int, offset: int, kind: int) -> int:
    """Where a copy into the variable goes that an address of the host stands for."""
    return _inside(symbol, size, offset, kind, _INTO)


def out_of_symbol(symbol: int, size: int, offset: int, kind: int) -> int:
    """Where a copy out of the variable begins that an address of the host stands for."""
    return _inside(symbol, size, offset, kind, _OUT_OF)


__all__ = [
    "__hipPopCallConfiguration",
    "__hipPushCallConfiguration",
    "__hipRegisterFatBinary",
    "__hipRegisterFunction",
    "__hipRegisterManagedVar",
    "__hipRegisterSurface",
    "__hipRegisterTexture",
    "__hipRegisterVar",
    "__hipUnregisterFatBinary",
    "hipConfigureCall",
    "hipExtLaunchKernel",
    "hipGetFuncBySymbol",
    "hipGetSymbolAddress",
    "hipGetSymbolSize",
    "hipLaunchByPtr",
    "hipLaunchCooperativeKernel",
    "hipLaunchCooperativeKernel_spt",
    "hipLaunchKernel",
    "hipLaunchKernel_spt",
    "hipMemcpyFromSymbol",
    "hipMemcpyFromSymbolAsync",
    "hipMemcpyFromSymbolAsync_spt",
    "hipMemcpyFromSymbol_spt",
    "hipMemcpyToSymbol",
    "hipMemcpyToSymbolAsync",
    "hipMemcpyToSymbolAsync_spt",
    "hipMemcpyToSymbol_spt",
    "hipSetupArgument",
]

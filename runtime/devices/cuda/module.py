"""Code for NVIDIA's GPUs, loaded by the driver: kernels with the places of their arguments, and variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any

from ....fatbin.codeobject.cubin import Cubin
from ....fatbin.codeobject.elf64 import STT_OBJECT
from ....fatbin.codeobject.identify import identify
from ....fatbin.codeobject.kernel import ANY_KIND, Kernel
from ....fatbin.errors import FormatError, UsageError
from ....fatbin.records import dataclass
from ....fatbin.source import Source
from ....loader.image import LoadedImage
from ....loader.symbols import LoadedKernel, Variable
from ...errors import DriverError, FaultError
from ...memory.device import DeviceMemory
from ..model import JitOptions
from .driver import Gpu
from .shared_memory import SharedMemoryLimit
from .storage import CudaStorage

_PTX_VARIABLE = re.compile(
    r"^\s*\.(?:(?:visible|weak)\s+\.)?(?:global|const)\s[^;=({]*?([\w$]+)\s*(?:\[[^;=]*)?[;=]", re.MULTILINE
)
_NOT_FOUND = "CUDA_ERROR_NOT_FOUND"
_WRONG = frozenset(
    ("CUDA_ERROR_INVALID_IMAGE", "CUDA_ERROR_INVALID_PTX", "CUDA_ERROR_NO_BINARY_FOR_GPU", "CUDA_ERROR_INVALID_SOURCE",
     "CUDA_ERROR_UNSUPPORTED_PTX_VERSION", "CUDA_ERROR_JIT_COMPILER_NOT_FOUND")
)  # fmt: skip
"""What the driver answers to code that it does not take."""
_LOG = 1 << 14
"""Bytes for what the driver's compiler says of PTX."""
_LOGS = (3, 5)
"""CU_JIT_INFO_LOG_BUFFER and CU_JIT_ERROR_LOG_BUFFER; the option after each is how large it is."""


@dataclass(frozen=True, slots=True)
class CudaCode:
    """What others ask of the code of a module."""

    source: Source
    target: None = None
    printf_formats: tuple[str, ...] = ()


class CudaImage(LoadedImage):
    """A module of the driver's."""

    code: Any

    def __init__(self, gpu: Gpu, module: Any, source: Source, memory: DeviceMemory) -> None:
        self._gpu, self._module, self._memory = gpu, module, memory
        self.code, self.base, self.size, self.segments = CudaCode(source), 0, 0, ()
        self._is_loaded, self.at_unload = True, []
        self.functions: dict[str, Any] = dict(_functions(gpu, module))
        self.shared_memory = {name: SharedMemoryLimit() for name in self.functions}
        self.kernels = {name: _kernel(gpu, name, function) for name, function in self.functions.items()}
        self.variables = {row.name: row for row in _variables(gpu, module, source)}
        self.managed = {}
        self._addresses = {row.name: row.address for row in self.variables.values()}
        for row in self.variables.values():
            assert isinstance(memory.storage, CudaStorage)
            memory.storage.lend(row.address)
            memory.adopt(row.address, row.size)

    def groups_of_unit(self, kernel: str, items: int, lds: int) -> int:
        """How many blocks of a kernel a multiprocessor holds."""
        function = self.functions[kernel]
        try:
            self.shared_memory[kernel].allow(lds, partial(self._gpu.allow_shared_memory, function))
        except DriverError:  # more than there is
            return 0
        return int(self._gpu.call("cuOccupancyMaxActiveBlocksPerMultiprocessor", function, items, lds))

    def unload(self) -> None:
        """Have the driver unload the module; a second time does nothing."""
        if not self._is_loaded:
            return
        self._is_loaded = False
        for call in self.at_unload:
            call()
        for row in self.variables.values():
            self._memory.release(row.address)
        with suppress(FaultError):  # which ended the context, and all modules with it
            self._gpu.call("cuModuleUnload", self._module)


def load_module(gpu: Gpu, source: Source, memory: DeviceMemory, options: JitOptions) -> CudaImage:
    """A cubin or PTX, loaded by the driver."""
    data = source.read(0, source.size)
    logs = [bytes(_LOG) for _ in _LOGS]  # which the driver writes to
    chosen: dict[int, Any] = dict(options.numbers)
    for number, log in zip(_LOGS, logs, strict=True):
        chosen |= {number: log, number + 1: len(log)}
    try:
        module = gpu.call(
            "cuModuleLoadDataEx", data + b"\0", len(chosen), gpu.jit_options(chosen), list(chosen.values())
        )
    except DriverError as error:
        if error.name not in _WRONG:
            raise
        options.complaints = _text(logs[1])
        why = options.complaints.strip().splitlines()
        said = f": {why[0]}" if why else ""
        raise source.error(
            f"the driver does not take it, and answers {error.name}{said}", container="module", rule="driver"
        ) from error
    options.said = _text(logs[0])
    return CudaImage(gpu, module, source, memory)


def _text(log: bytes) -> str:
    return log.partition(b"\0")[0].decode(errors="replace")


def _functions(gpu: Gpu, module: Any) -> Iterator[tuple[str, Any]]:
    """The kernels of a module by name."""
    number = int(gpu.call("cuModuleGetFunctionCount", module))
    for function in gpu.call("cuModuleEnumerateFunctions", number, module) if number else ():
        name = bytes(gpu.call("cuFuncGetName", function))
        # By its name: those that are counted may not be loaded yet, and then have no attributes.
        yield name.decode(), gpu.call("cuModuleGetFunction", module, name)


def _kernel(gpu: Gpu, name: str, function: Any) -> LoadedKernel:
    rows = list(_parameters(gpu, function))
    metadata = {
        ".name": name, ".args": rows, ".kernarg_segment_size": max((row[".offset"] + row[".size"] for row in rows), default=0),
        ".group_segment_fixed_size": gpu.function_attribute("SHARED_SIZE_BYTES", function),
        ".private_segment_fixed_size": gpu.function_attribute("LOCAL_SIZE_BYTES", function),
        ".max_flat_workgroup_size": gpu.function_attribute("MAX_THREADS_PER_BLOCK", function),
    }  # fmt: skip
    kernel = Kernel(
        metadata, name, processor="", version=None, descriptor=None, descriptor_symbol=None, function=None
    )  # fmt: skip
    return LoadedKernel(kernel, name, 0, entry=int(function))


def _parameters(gpu: Gpu, function: Any) -> Iterator[dict[str, Any]]:
    """Where the arguments are: of what kind they are the driver does not say."""
    for number in count():
        try:
            offset, size = gpu.call("cuFuncGetParamInfo", function, number)
        except DriverError as error:
            if error.name != "CUDA_ERROR_INVALID_VALUE":
                raise
            return
        yield {".offset": int(offset), ".size": int(size), ".value_kind": ANY_KIND}


def _variables(gpu: Gpu, module: Any, source: Source) -> Iterator[Variable]:
    for name in names_of_variables(source):
        try:
            address, size = gpu.call("cuModuleGetGlobal", module, name.encode())
        except DriverError as error:
            if error.name != _NOT_FOUND:
                raise
            continue  # the compiler left it out
        yield Variable(name, int(address), int(size))


def names_of_variables(source: Source) -> list[str]:
    """What may be a variable: the driver knows which are."""
    identity = identify(source)
    if identity is not None and identity.kind == "ptx":
        return _PTX_VARIABLE.findall(source.read(0, source.size).decode(errors="replace"))
    try:
        symbols = Cubin.read(source).elf.symbols
    except FormatError as error:
        raise UsageError(f"{source.name}: {error}") from error
    return [
        symbol.name
        for symbol in symbols
        if symbol.type == STT_OBJECT and (symbol.name[:1].isalpha() or symbol.name.startswith("_"))
    ]

"""A driver of NVIDIA's with a module of one kernel, which keeps what it is to launch and what graphs are made of."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from driver_calls import Attributes, Calls, Code, Failed

from hipkit.runtime.devices.cuda import driver
from hipkit.runtime.streams.background import Background

PTX = b".version 8.0\n.target sm_80\n.visible .entry add(.param .u64 a, .param .u64 b) { ret; }\n"
ARGUMENTS = [(0, 8), (8, 8)]


class Invalid(Code):
    name = "CUDA_ERROR_INVALID_VALUE"


class Driver(Calls):
    """A driver with a module of one kernel."""

    CUjit_option, CUfunction_attribute, CUmemorytype = int, Attributes(), Attributes()
    CUDA_KERNEL_NODE_PARAMS = CUDA_MEMCPY3D = CUDA_MEMSET_NODE_PARAMS = SimpleNamespace

    def __init__(self) -> None:
        super().__init__()
        self.graphs: list[list[tuple[Any, ...]]] = []
        self.launches: list[tuple[Any, ...]] = []
        """Of each kernel that was launched: grid, block, shared memory, stream and arguments."""
        self.before_launch: Callable[[], object] = lambda: None
        self._allocated = 1 << 40
        self.uses_pages_as_they_are = 1
        self.most_shared_memory = 0

    def cuDeviceGetAttribute(self, which: str, _device: int) -> tuple[Code, int]:
        if which.endswith("PAGEABLE_MEMORY_ACCESS"):
            return Code(0), self.uses_pages_as_they_are
        return Code(0), 9 if which.endswith("MAJOR") else 1024

    def cuFuncGetAttribute(self, which: str, _function: int) -> tuple[Code, int]:
        return Code(0), 1024 if which.endswith("MAX_THREADS_PER_BLOCK") else 0

    def cuFuncSetAttribute(self, _function: int, _which: int, size: int) -> tuple[Code]:
        self.most_shared_memory = size
        return (Code(0),)

    def cuModuleGetFunctionCount(self, _module: object) -> tuple[Code, int]:
        return Code(0), 1

    def cuModuleEnumerateFunctions(self, _count: int, _module: object) -> tuple[Code, list[int]]:
        return Code(0), [7]

    def cuFuncGetName(self, _function: int) -> tuple[Code, bytes]:
        return Code(0), b"add"

    def cuModuleGetFunction(self, _module: object, _name: bytes) -> tuple[Code, int]:
        return Code(0), 7

    def cuModuleLoadDataEx(self, *_given: object) -> tuple[Code, str]:
        return Code(0), "module"

    def cuFuncGetParamInfo(self, _function: int, number: int) -> tuple[object, ...]:
        return (Code(0), *ARGUMENTS[number]) if number < len(ARGUMENTS) else (Invalid(1), None, None)

    def cuMemGetInfo(self) -> tuple[Code, int, int]:
        return Code(0), 1 << 30, 1 << 30

    def cuMemAlloc(self, size: int) -> tuple[Code, int]:
        self._allocated += size + 256
        return Code(0), self._allocated - size

    def cuEventElapsedTime(self, _first: int, _last: int) -> tuple[Code, float]:
        return Code(0), 0.0

    def cuGraphCreate(self, _flags: int) -> tuple[Code, str]:
        self.graphs.append([])
        return Code(0), "graph"

    def cuGraphAddKernelNode(self, _graph: str, before: list[int], count: int, node: Any) -> tuple[Code, int]:
        assert before == ([len(self.graphs[-1])] if self.graphs[-1] else []) and count == len(before)
        assert node.func == 7 and node.sharedMemBytes <= self.most_shared_memory
        places = (ctypes.c_uint64 * len(ARGUMENTS)).from_address(node.kernelParams)
        given = [ctypes.c_uint64.from_address(place).value for place in places]
        self.graphs[-1].append((node.gridDimX, node.gridDimY, node.blockDimX, node.sharedMemBytes, *given))
        return Code(0), len(self.graphs[-1])

    def cuGraphAddMemcpyNode(self, _graph: str, before: list[int], count: int, node: Any, _context: int) -> Any:
        assert before == ([len(self.graphs[-1])] if self.graphs[-1] else []) and count == len(before)
        assert (node.Height, node.Depth) == (1, 1)
        sides = [getattr(node, side + "MemoryType").removeprefix("CU_MEMORYTYPE_") for side in ("dst", "src")]
        places = [getattr(node, side + kind.capitalize()) for side, kind in zip(("dst", "src"), sides, strict=True)]
        self.graphs[-1].append((*sides, *places, node.WidthInBytes))
        return Code(0), len(self.graphs[-1])

    def cuGraphAddMemsetNode(self, _graph: str, before: list[int], count: int, node: Any, _context: int) -> Any:
        assert before == ([len(self.graphs[-1])] if self.graphs[-1] else []) and count == len(before)
        self.graphs[-1].append((node.dst, node.value, node.elementSize, node.width, node.height))
        return Code(0), len(self.graphs[-1])

    def cuGraphInstantiate(self, graph: str, _flags: int) -> tuple[Code, str]:
        assert graph == "graph"
        return Code(0), f"executable {len(self.graphs)}"

    def cuLaunchKernel(self, function: int, *given: int) -> tuple[Code]:
        self.made.append("cuLaunchKernel")
        self.before_launch()
        if "cuLaunchKernel" in self.broken:
            return (Failed(1),)
        assert function == 7 and not given[-1]
        places = (ctypes.c_uint64 * len(ARGUMENTS)).from_address(given[8])
        arguments = tuple(ctypes.c_uint64.from_address(place).value for place in places)
        self.launches.append((given[:3], given[3:6], *given[6:8], arguments))
        return (Code(0),)


@contextmanager
def driver_in_place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A driver that GPUs are found with in the block."""
    made = Driver()
    monkeypatch.setattr(driver, "bindings", lambda: made)
    driver.gpu.cache_clear()
    yield made
    driver.gpu.cache_clear()


def leave_unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other thread sees that launches have ended, and asks the driver, or parts those that come afterwards from them."""
    monkeypatch.setattr(Background, "_look", lambda _background: True)

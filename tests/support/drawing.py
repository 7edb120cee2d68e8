"""What tests of graphs share: a graph that is put together of kernels which say in which order they ran."""

from __future__ import annotations

from typing import Any

import numpy as np
from hip_calls import Kernels, done

from hipkit.runtime import hip

WORDS = 16


class Memory:
    """Words of the device."""

    def __init__(self, count: int = WORDS) -> None:
        self.count = count
        self.address: int = done(hip.hipMalloc(4 * count))
        done(hip.hipMemset(self.address, 0, 4 * count))

    @property
    def words(self) -> list[int]:
        values = np.zeros(self.count, np.int32)
        done(hip.hipMemcpy(values, self.address, values.nbytes))
        return [int(value) for value in values]

    @property
    def listed(self) -> list[int]:
        """What the kernel `append` has put in."""
        length, *rest = self.words
        return rest[:length]


def launch_of(kernels: Kernels, name: str, *args: Any, items: int = 1) -> hip.hipKernelNodeParams:
    function = done(hip.hipModuleGetFunction(kernels.module, name))
    return hip.hipKernelNodeParams(func=function, blockDim=hip.dim3(items), kernelParams=list(args))


class Drawing:
    """A graph that is put together, with what its kernels write."""

    def __init__(self) -> None:
        self.kernels, self.memory = Kernels(), Memory()
        self.graph: hip.hipGraph_t = done(hip.hipGraphCreate(0))

    def append(self, value: int, *after: hip.hipGraphNode_t) -> hip.hipGraphNode_t:
        params = launch_of(self.kernels, "append", self.memory.address, value)
        node: hip.hipGraphNode_t = done(hip.hipGraphAddKernelNode(self.graph, list(after), len(after), params))
        return node

    @property
    def nodes(self) -> list[hip.hipGraphNode_t]:
        found: list[hip.hipGraphNode_t] = done(hip.hipGraphGetNodes(self.graph))[0]
        return found

    def appending(self, value: int) -> hip.hipKernelNodeParams:
        return launch_of(self.kernels, "append", self.memory.address, value)

    def executable(self) -> hip.hipGraphExec_t:
        made: hip.hipGraphExec_t = done(hip.hipGraphInstantiate(self.graph, 0))[0]
        return made

    def run(self, executable: hip.hipGraphExec_t | None = None, stream: Any = None) -> list[int]:
        done(hip.hipGraphLaunch(executable or self.executable(), stream))
        done(hip.hipDeviceSynchronize())
        return self.memory.listed

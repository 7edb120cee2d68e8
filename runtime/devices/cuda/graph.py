"""Graphs of the driver's: kernels, copies and fills that are begun by one call."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from ....fatbin.errors import HipkitError, UsageError
from ...errors import FaultError
from ...memory.boxes import Box
from ...memory.storage import Direction
from ..backend import CopyStep, DeviceGraph, DeviceStream, Dispatch, FillStep, Report, Step
from .box_copies import box_copy
from .driver import Gpu
from .driver_stream import DriverStream
from .host_pages import host_pages
from .launches import OwnKernel


class CudaGraph(DeviceGraph):
    """An executable graph of the driver's, of kernels that it has loaded, and of what is between them."""

    def __init__(self, gpu: Gpu, steps: Sequence[Step], stream_of: Callable[[DeviceStream], DriverStream]) -> None:
        self._gpu, self._generation, self._stream_of = gpu, gpu.generation, stream_of
        self._images = {step.image for step in steps if isinstance(step, Dispatch)}
        graph = gpu.call("cuGraphCreate", 0)
        try:
            before: list[Any] = []
            for step in steps:
                before = [self._add(graph, before, step)]
            self._executable = gpu.call("cuGraphInstantiate", graph, 0)
        finally:
            gpu.call("cuGraphDestroy", graph)
        destroy = partial(_destroy, gpu, gpu.generation, self._executable)
        weakref.finalize(self, gpu.when_idle, destroy).atexit = False

    def _add(self, graph: Any, before: list[Any], step: Step) -> Any:
        if isinstance(step, Dispatch):
            return self._add_kernel(graph, before, step)
        kind, what = ("Memcpy", self._copy(step)) if isinstance(step, CopyStep) else ("Memset", self._fill(step))
        return self._gpu.call(f"cuGraphAdd{kind}Node", graph, before, len(before), what, self._gpu.context)

    def _copy(self, step: CopyStep) -> Any:
        to, source = (Box(address, step.size) for address in (step.destination, step.source))
        made = box_copy(self._gpu, to, source, (step.size, 1, 1), step.direction)
        host = {Direction.HOST_TO_DEVICE: step.source, Direction.DEVICE_TO_HOST: step.destination}.get(step.direction)
        is_whole = host is None or len(host_pages(self._gpu).pieces(host, step.size)) == 1
        if made is None or not is_whole:
            raise UsageError("the driver copies this in several pieces")
        return made

    def _fill(self, step: FillStep) -> Any:
        return self._gpu.structure(
            "CUDA_MEMSET_NODE_PARAMS", dst=step.destination, value=step.value, elementSize=step.width, width=step.times,
            height=1,
        )  # fmt: skip

    def _add_kernel(self, graph: Any, before: list[Any], dispatch: Dispatch) -> Any:
        kernel, lds = OwnKernel(dispatch), dispatch.lds
        kernel.shared_memory.allow(lds, partial(self._gpu.allow_shared_memory, kernel.function))
        node = self._gpu.kernel_node(kernel.function, dispatch.groups, dispatch.group_size, lds, kernel.parameters)
        return self._gpu.call("cuGraphAddKernelNode", graph, before, len(before), node)  # which copies the arguments

    @property
    def is_lost(self) -> bool:
        return self._generation != self._gpu.generation or not all(image.is_loaded for image in self._images)

    def begin(self, on: DeviceStream) -> Callable[[], Report] | None:
        stream = self._stream_of(on)
        if self.is_lost:
            raise FaultError("a kernel was stopped, and all that was on the GPU is lost")
        if stream.is_full:
            return None
        begun = time.perf_counter()
        self._gpu.launch_begun()
        try:
            self._gpu.call("cuGraphLaunch", self._executable, stream.handle)
        except BaseException:
            self._gpu.launch_ended()
            raise
        return partial(self._finish, stream, stream.launched(), begun)

    def _finish(self, stream: DriverStream, number: int, begun: float) -> Report:
        try:
            stream.wait(number)
        finally:
            stream.waited(number)
            self._gpu.launch_ended()
        return Report(run_seconds=time.perf_counter() - begun)


def _destroy(gpu: Gpu, generation: int, executable: Any) -> None:
    with suppress(HipkitError):  # where a fault has ended it
        if gpu.generation == generation:
            gpu.call("cuGraphExecDestroy", executable)

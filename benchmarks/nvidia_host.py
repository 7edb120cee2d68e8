"""What the host does around kernels on an NVIDIA GPU: launches beside cuda-core's and the driver's own, graphs beside the driver's,
copies beside PyTorch's.

``HIPKIT_DEVICES=cuda:0,gfx1100@cuda:0 python benchmarks/nvidia_host.py`` needs a GPU, cuda-bindings, nvrtc, and what it is to compare with. All take turns, and
the least counts.
"""

from __future__ import annotations

import ctypes
import mmap
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hipkit
from hipkit import check
from hipkit.runtime import hip
from hipkit.runtime.devices.cuda.driver import Gpu, gpu

TURNS, LAUNCHES = 25, 2000
SIZES = tuple(1 << power for power in (12, 16, 20, 24, 28, 30))
SOURCE = b'extern "C" __global__ void empty() {}\nextern "C" __global__ void add(float* a, float b, int n) { }\n'


def compiled(on: Gpu) -> bytes:
    """A cubin of the empty kernel."""
    from cuda.bindings import nvrtc  # type: ignore[import-not-found]  # which not every machine has

    _, program = nvrtc.nvrtcCreateProgram(SOURCE, b"empty.cu", 0, [], [])
    options = [b"--gpu-architecture=sm_%d0" % on.attribute("COMPUTE_CAPABILITY_MAJOR")]
    nvrtc.nvrtcCompileProgram(program, len(options), options)
    image = b" " * nvrtc.nvrtcGetCUBINSize(program)[1]
    nvrtc.nvrtcGetCUBIN(program, image)
    return bytes(image)


def least(runs: dict[str, Callable[[], object]], turns: int = TURNS) -> dict[str, float]:
    """The least seconds of each, in turns."""
    found = dict.fromkeys(runs, float("inf"))
    for run in runs.values():
        run()
    for _ in range(turns):
        for name, run in runs.items():
            begun = time.perf_counter()
            run()
            found[name] = min(found[name], time.perf_counter() - begun)
    return found


def of_driver(on: Gpu, function: Any, count: int, *, awaited: bool) -> Callable[[], object]:
    """Launches through cuda-bindings alone."""
    from cuda.bindings import driver

    stream = on.call("cuStreamCreate", 1)

    def run() -> None:
        for _ in range(count):
            driver.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, 0, 0)
            if awaited:
                driver.cuStreamSynchronize(stream)
        driver.cuStreamSynchronize(stream)

    return run


def of_core(image: bytes, count: int, *, awaited: bool) -> Callable[[], object]:
    """Launches by cuda-core."""
    try:
        from cuda.core import Device, LaunchConfig, ObjectCode, launch  # type: ignore[import-not-found]
    except ImportError:
        from cuda.core.experimental import Device, LaunchConfig, ObjectCode, launch  # type: ignore[import-not-found]

    device = Device()
    device.set_current()
    stream = device.create_stream()
    kernel, config = ObjectCode.from_cubin(image).get_kernel("empty"), LaunchConfig(grid=1, block=32)

    def run() -> None:
        for _ in range(count):
            launch(stream, config, kernel)
            if awaited:
                stream.sync()
        stream.sync()

    return run


def of_hipkit(function: Any, count: int, *, awaited: bool) -> Callable[[], object]:
    """Launches by hipModuleLaunchKernel."""
    stream = check(hip.hipStreamCreate())

    def run() -> None:
        for _ in range(count):
            hip.hipModuleLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, None, None)
            if awaited:
                hip.hipStreamSynchronize(stream)
        check(hip.hipStreamSynchronize(stream))

    return run


def launches(on: Gpu) -> None:
    """Microseconds of a launch: each waited for, or the last of many."""
    image = compiled(on)
    theirs = on.call("cuModuleGetFunction", on.call("cuModuleLoadData", image), b"empty")
    ours = check(hip.hipModuleGetFunction(check(hip.hipModuleLoadData(image)), "empty"))
    for title, awaited in (("each awaited", True), ("the last awaited", False)):
        runs = {
            "hipkit": of_hipkit(ours, LAUNCHES, awaited=awaited),
            "cuda-bindings": of_driver(on, theirs, LAUNCHES, awaited=awaited),
        }
        try:
            runs["cuda-core"] = of_core(image, LAUNCHES, awaited=awaited)
        except ImportError:
            print("cuda-core is not there")
        row = least(runs)
        print(f"launch, {title}:", ", ".join(f"{name} {value / LAUNCHES * 1e6:.2f} us" for name, value in row.items()))


def of_amd(*, awaited: bool, is_array: bool) -> Callable[[], object]:
    """Launches of a kernel of AMD's with four arguments, of which one is another number each time: in a list, or in an array of C's."""
    file = Path(__file__).parents[1] / "samples" / "built" / "vector_add"
    kernel = hipkit.Module.load(file, hipkit.devices()[-1])["vector_add"]
    function, stream = hip.hipFunction_t(kernel), check(hip.hipStreamCreate())
    places = [int(check(hip.hipMalloc(4096))) for _ in range(3)]
    values = [*map(ctypes.c_uint64, places), ctypes.c_int32(0)]
    array = (ctypes.c_void_p * 4)(*map(ctypes.addressof, values))

    def run() -> None:
        for number in range(LAUNCHES):
            if is_array:
                values[3].value = number % 64
                hip.hipLaunchKernel(function, (1, 1, 1), (64, 1, 1), ctypes.addressof(array), 0, stream)
            else:
                given = [*places, number % 64]
                hip.hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, stream, given, None)
            if awaited:
                hip.hipStreamSynchronize(stream)
        check(hip.hipStreamSynchronize(stream))

    return run


def launches_of_amd() -> None:
    """Microseconds of a launch of AMD's code."""
    check(hip.hipSetDevice(len(hipkit.devices()) - 1))
    for title, awaited in (("each awaited", True), ("the last awaited", False)):
        row = least(
            {name: of_amd(awaited=awaited, is_array=is_array) for name, is_array in (("list", False), ("array", True))}
        )
        figures = ", ".join(f"{name} {value / LAUNCHES * 1e6:.2f} us" for name, value in row.items())
        print(f"launch of AMD's code, {title}: {figures}", flush=True)
    check(hip.hipSetDevice(0))


def graph_of_driver(on: Gpu, function: Any, count: int) -> Callable[[], object]:
    """A graph of kernels through cuda-bindings alone."""
    graph, before = on.call("cuGraphCreate", 0), list[Any]()
    for _ in range(count):
        node = on.kernel_node(function, (1, 1, 1), (32, 1, 1), 0, 0)
        before = [on.call("cuGraphAddKernelNode", graph, before, len(before), node)]
    executable, stream = on.call("cuGraphInstantiate", graph, 0), on.call("cuStreamCreate", 1)
    return lambda: (on.call("cuGraphLaunch", executable, stream), on.call("cuStreamSynchronize", stream))


def graph_of_hipkit(function: Any, count: int) -> Callable[[], object]:
    """A graph that a stream has captured."""
    stream = check(hip.hipStreamCreate())
    check(hip.hipStreamBeginCapture(stream, 0))
    for _ in range(count):
        hip.hipModuleLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, stream, None, None)
    executable = check(hip.hipGraphInstantiateWithFlags(check(hip.hipStreamEndCapture(stream)), 0))
    return lambda: (check(hip.hipGraphLaunch(executable, stream)), check(hip.hipStreamSynchronize(stream)))


def graphs(on: Gpu) -> None:
    """Microseconds of a kernel of a graph, and of its launches one by one."""
    image = compiled(on)
    theirs = on.call("cuModuleGetFunction", on.call("cuModuleLoadData", image), b"empty")
    ours = check(hip.hipModuleGetFunction(check(hip.hipModuleLoadData(image)), "empty"))
    for count in (10, 100, 1000):
        runs = {
            "hipkit": graph_of_hipkit(ours, count),
            "cuda-bindings": graph_of_driver(on, theirs, count),
            "hipkit without a graph": of_hipkit(ours, count, awaited=False),
        }
        row = least(runs)
        figures = ", ".join(f"{name} {value / count * 1e6:.2f} us" for name, value in row.items())
        print(f"graph of {count} kernels, each: {figures}", flush=True)


def host_memory() -> dict[str, Callable[[int], int]]:
    """The address of new memory of the host, by its kind."""

    def pageable(size: int) -> int:
        # In pages of its own: PyTorch cannot copy memory of which some pages are registered.
        _KEPT.append(mmap.mmap(-1, size))
        return ctypes.addressof(ctypes.c_char.from_buffer(_KEPT[-1]))

    def registered(size: int) -> int:
        address = pageable(size)
        check(hip.hipHostRegister(address, size, 0))
        return address

    return {
        "pageable": pageable,
        "pinned": lambda size: int(check(hip.hipHostMalloc(size, 0))),
        "mapped": lambda size: int(check(hip.hipHostMalloc(size, 2))),
        "write-combined": lambda size: int(check(hip.hipHostMalloc(size, 4))),
        "registered": registered,
    }


_KEPT: list[Any] = []


def copies(size: int) -> None:
    """GB/s of copies, both ways."""
    place = check(hip.hipMalloc(size))
    runs: dict[str, Callable[[], object]] = {}
    for kind, make in host_memory().items():
        at = make(size)
        ctypes.memset(at, 1, size)
        runs[f"{kind} >"] = lambda at=at: check(hip.hipMemcpy(place, at, size, hip.hipMemcpyKind.hipMemcpyHostToDevice))  # type: ignore[misc]
        runs[f"{kind} <"] = lambda at=at: check(hip.hipMemcpy(at, place, size, hip.hipMemcpyKind.hipMemcpyDeviceToHost))  # type: ignore[misc]
    try:
        import torch

        there = torch.empty(size, dtype=torch.uint8, device="cuda")
        for kind, here in {
            "torch pageable": torch.ones(size, dtype=torch.uint8),
            "torch pinned": torch.ones(size, dtype=torch.uint8).pin_memory(),
        }.items():
            runs[f"{kind} >"] = lambda here=here: (there.copy_(here), torch.cuda.synchronize())  # type: ignore[misc]
            runs[f"{kind} <"] = lambda here=here: (here.copy_(there), torch.cuda.synchronize())  # type: ignore[misc]
    except ImportError:
        print("PyTorch is not there")
    row = least(runs, 5)
    print(
        f"copies of {size} bytes, GB/s:",
        ", ".join(f"{name} {size / value / 1e9:.3g}" for name, value in row.items()),
        flush=True,
    )
    check(hip.hipFree(place))


def main() -> None:
    """Print the figures."""
    on = gpu(0)
    print(on.name)
    check(hip.hipSetDevice(0))
    assert hipkit.devices()
    launches(on)
    if len(hipkit.devices()) > 1:
        launches_of_amd()
    graphs(on)
    for size in SIZES:
        copies(size)


if __name__ == "__main__":
    main()

"""Code for NVIDIA's GPUs on one of them, by its driver. What launches runs with HIPKIT_TEST_CUDA in the environment."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from hip_calls import done

import hipkit
from hipkit.fatbin.source import Source
from hipkit.loader.process_memory import ProcessMemory
from hipkit.loader.registered_image import cuda_image_at
from hipkit.loader.select_cuda import cuda_device, select_cuda
from hipkit.runtime import hip
from hipkit.runtime.devices.cuda.driver import Gpu
from hipkit.runtime.devices.cuda.model import CudaModel
from hipkit.runtime.devices.cuda.module import load_module, names_of_variables
from hipkit.runtime.devices.model import JitOptions
from hipkit.runtime.errors import DriverError
from hipkit.runtime.fitting import fitting_device
from hipkit.runtime.hip import state
from hipkit.runtime.hip.code.jit_options import GivenOptions, hipJitOption
from hipkit.runtime.memory.device import DeviceMemory

PTX = Path(__file__).parent / "cuda" / "kernels.ptx"
Tool = Callable[[str], Callable[..., Any]]


def cubin(tool: Tool, folder: Path, target: str = "sm_90") -> Path:
    out = folder / f"{target}.cubin"
    tool("ptxas")(f"-arch={target}", PTX, "-o", out)
    return out


def fatbin(tool: Tool, folder: Path, *targets: str) -> Path:
    out = folder / "kernels.fatbin"
    images = [f"--image3=kind=elf,sm={target[3:]},file={cubin(tool, folder, target)}" for target in targets]
    tool("fatbinary")(
        f"--create={out}", "-64", "--compress=true", *images, f"--image3=kind=ptx,sm=75,file={PTX}"
    )  # fmt: skip
    return out


# Without a GPU


def test_its_code_asks_for_a_gpu_of_nvidias(tool: Tool, tmp_path: Path) -> None:
    for file in (PTX, cubin(tool, tmp_path), fatbin(tool, tmp_path, "sm_80", "sm_90")):
        assert fitting_device(hipkit.open(file).entries) == "cuda:0"


def test_variables_are_found_in_ptx_and_in_cubins(tool: Tool, tmp_path: Path) -> None:
    for file in (PTX, cubin(tool, tmp_path)):
        assert sorted(names_of_variables(Source.from_path(file))) == ["counter", "scale"]


def test_an_image_in_memory_ends_where_its_headers_say(tool: Tool, tmp_path: Path) -> None:
    for file in (cubin(tool, tmp_path), fatbin(tool, tmp_path, "sm_90"), PTX):
        data = file.read_bytes()
        room = ctypes.create_string_buffer(data + b"\0" * 100 + b"\xff" * 100)
        assert cuda_image_at(ctypes.addressof(room), ProcessMemory()) == data.rstrip(b"\0") or file != PTX
        assert data.startswith(cuda_image_at(ctypes.addressof(room), ProcessMemory())[:64])


def test_options_are_read_from_lists_and_from_arrays_of_c() -> None:
    numbers, values = (ctypes.c_int * 2)(0, 7), (ctypes.c_void_p * 2)(24, 3)
    for given in (
        GivenOptions(2, [hipJitOption.hipJitOptionMaxRegisters, 7], [24, 3]),
        GivenOptions(2, ctypes.addressof(numbers), ctypes.addressof(values)),
    ):
        assert given.options.numbers == {0: 24, 7: 3}
    with pytest.raises(hipkit.UsageError, match="2 options, 0 of their names and 1 values"):
        GivenOptions(2, None, [1])


def test_what_the_compiler_says_goes_to_the_buffers() -> None:
    log = bytearray(8)
    given = GivenOptions(2, [5, 6], [log, 8])
    assert given.options.numbers == {}, "the driver writes to buffers of hipkit's"
    given.options.complaints = "a long complaint"
    given.write_logs()
    assert bytes(log) == b"a long \0"


class Refusing:
    """A driver whose compiler has much to say, and writes as much as there is room for."""

    def __init__(self, said: bytes) -> None:
        self.said = said

    def attribute(self, name: str) -> int:
        return 9 if name == "COMPUTE_CAPABILITY_MAJOR" else 0

    def jit_options(self, numbers: Iterable[int]) -> list[int]:
        return list(numbers)

    def call(self, name: str, _image: bytes, _count: int, numbers: list[int], values: list[Any]) -> None:
        chosen = dict(zip(numbers, values, strict=True))
        assert len(chosen[5]) == chosen[6]
        written = self.said[: max(0, chosen[6] - 1)] + b"\0"
        ctypes.memmove(chosen[5], written, min(len(written), chosen[6]))
        raise DriverError("CUDA_ERROR_INVALID_PTX", name)


def test_why_the_driver_does_not_take_code_is_told_with_all_that_its_compiler_says() -> None:
    lines = [
        f"ptxas application ptx input, line {n}; error : Arguments mismatch for instruction 'add'" for n in range(100)
    ]
    options = JitOptions()
    gpu = cast("Gpu", Refusing("\n".join(lines).encode()))
    with pytest.raises(
        hipkit.FormatError, match="answers CUDA_ERROR_INVALID_PTX: ptxas application ptx input, line 0;"
    ):
        load_module(gpu, Source.from_bytes(b".version 8.0", "k.ptx"), DeviceMemory(), options)
    assert options.complaints.splitlines() == lines
    with pytest.raises(
        hipkit.FormatError, match="answers CUDA_ERROR_INVALID_PTX: ptxas application ptx input, line 0;"
    ):
        CudaModel(gpu).load(Source.from_bytes(b".version 8.0", "k.ptx"), DeviceMemory())


# On a GPU


@pytest.fixture(scope="module")
def device() -> hipkit.Device:
    return hipkit.Device("cuda:0")


@pytest.fixture(params=["ptx", "cubin", "fatbin"])
def module(
    request: pytest.FixtureRequest, device: hipkit.Device, tool: Tool, tmp_path: Path
) -> Iterator[hipkit.Module]:
    own = str(device.target)
    file = {"ptx": lambda: PTX, "cubin": lambda: cubin(tool, tmp_path, own),
            "fatbin": lambda: fatbin(tool, tmp_path, "sm_80", own)}[request.param]()  # fmt: skip
    with hipkit.Module.load(file, device) as loaded:
        yield loaded


@pytest.fixture
def flat(device: hipkit.Device) -> Iterator[None]:
    before = state.devices() if state.is_chosen() else None
    state.use([device])
    yield
    if before is not None:
        state.use(before)


@pytest.mark.gpu
def test_a_kernel_is_launched_with_buffers_arrays_and_numbers(module: hipkit.Module, device: hipkit.Device) -> None:
    a, b = np.arange(1000, dtype=np.float32), np.ones(1000, np.float32)
    buffers = [device.buffer(a), device.buffer(b), device.zeros(1000, np.float32)]
    module["vector_add"].launch(4, 256, [*buffers, 1000])
    assert np.array_equal(buffers[2].copy_to(), a + b)
    c = np.zeros(1000, np.float32)
    module["vector_add"].launch(4, 256, [a, b, c, 1000])
    assert np.array_equal(c, a + b)
    with pytest.raises(hipkit.ArgumentError, match="takes 4 arguments, not 3"):
        module["vector_add"].launch(4, 256, [a, b, c])


@pytest.mark.gpu
def test_arguments_of_all_sizes_and_variables(module: hipkit.Module) -> None:
    out = np.zeros(1)
    pair = np.array(
        [(4, 5.5)], np.dtype({"names": ["i", "d"], "formats": ["i4", "f8"], "offsets": [0, 8], "itemsize": 16})
    )
    before = int.from_bytes(module.globals["counter"].read(), "little")
    module["mixed"].launch(1, 1, [3, pair.tobytes(), 7, out, 1.5])
    assert out[0] == 3 + 4 + 5.5 + 7 + 1.5 * 2
    assert int.from_bytes(module.globals["counter"].read(), "little") == before + 1
    module.globals["scale"].write(np.float32(10).tobytes())
    module["mixed"].launch(1, 1, [3, pair.tobytes(), 7, out, 1.5])
    assert out[0] == 3 + 4 + 5.5 + 7 + 1.5 * 10


@pytest.mark.gpu
def test_a_template_by_its_name_in_the_source_and_shared_memory(module: hipkit.Module) -> None:
    values = np.zeros(100, np.float32)
    module["fill<float>"].launch(1, 128, [values, 2.5, 100])
    assert values.tolist() == [2.5] * 100
    back = np.zeros(64, np.int32)
    module["reversed"].launch(1, 64, [back], lds=256)
    assert back.tolist() == list(range(63, -1, -1))
    module["reversed"].launch(1, 64, [back], lds=100 << 10)  # more than a launch has without being asked for


@pytest.mark.gpu
def test_threads_launch_one_kernel_with_other_sizes_of_shared_memory(
    module: hipkit.Module, device: hipkit.Device
) -> None:
    def launch(kib: int) -> None:
        back = device.zeros(64, np.int32)
        with device.stream() as stream:
            for _ in range(200):
                module["reversed"].launch(1, 64, [back], lds=kib << 10, stream=stream)
            stream.synchronize()
        assert back.copy_to().tolist() == list(range(63, -1, -1))

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(launch, (1, 49, 64, 100, 8, 96, 50, 72)))


@pytest.mark.gpu
def test_streams_run_in_order_and_events_take_the_time(module: hipkit.Module, device: hipkit.Device) -> None:
    stream = device.stream()
    start, end = device.event(), device.event()
    values = device.zeros(256, np.float32)
    stream.record(start)
    module["busy"].launch(1, 1, [np.int64(50_000_000)], stream=stream)
    module["fill<float>"].launch(1, 256, [values, np.float32(1), 256], stream=stream)
    stream.record(end)
    begun = time.perf_counter()
    stream.synchronize()
    assert time.perf_counter() - begun > 0.01, "it was still running"
    assert 15 < end.elapsed_since(start) < 1000
    assert values.copy_to().tolist() == [1.0] * 256


@pytest.mark.gpu
def test_the_flat_api_loads_ptx_with_options(flat: None, tool: Tool, tmp_path: Path) -> None:
    text = PTX.read_bytes()
    loaded = done(hip.hipModuleLoadData(text))
    function = done(hip.hipModuleGetFunction(loaded, b"vector_add"))
    memory = done(hip.hipMalloc(400))
    done(hip.hipMemcpyHtoD(memory, np.ones(100, np.float32), 400))
    done(hip.hipModuleLaunchKernel(function, 1, 1, 1, 128, 1, 1, 0, None, [memory, memory, memory, 100], None))
    done(hip.hipDeviceSynchronize())
    found = np.zeros(100, np.float32)
    done(hip.hipMemcpyDtoH(found, memory, 400))
    assert found.tolist() == [2.0] * 100
    done(hip.hipFree(memory))
    done(hip.hipModuleUnload(loaded))
    log = bytearray(4096)
    few = done(hip.hipModuleLoadDataEx(text, 3, [16, log, 4096], [0, 3, 4]))
    assert done(hip.hipModuleGetFunctionCount(few)) == 6
    done(hip.hipModuleUnload(few))
    (code, *_rest) = hip.hipModuleLoadDataEx(b".version 7.0\n.target sm_70\nnonsense", 2, [log, 4096], [5, 6])
    assert code != hip.hipError_t.hipSuccess
    assert b"syntax error" in log


@pytest.mark.gpu
@pytest.mark.parametrize("targets", [("sm_80",), ("sm_80", "sm_90"), ()])
def test_hipkit_and_the_driver_take_the_same_entry(
    device: hipkit.Device, tool: Tool, tmp_path: Path, targets: tuple[str, ...]
) -> None:
    from hipkit.runtime.devices.cuda.driver import gpu

    file = fatbin(tool, tmp_path, *targets)
    chosen = select_cuda(hipkit.open(file).entries, cuda_device(str(device.target))).entry
    assert chosen is not None
    on = gpu(0)
    loaded = on.call("cuModuleLoadData", file.read_bytes())
    function = on.call("cuModuleGetFunction", loaded, b"vector_add")
    binary, ptx = (on.function_attribute(name, function) for name in ("BINARY_VERSION", "PTX_VERSION"))
    on.call("cuModuleUnload", loaded)
    if chosen.kind == "ptx":
        assert f"sm_{ptx}" == chosen.target and f"sm_{binary}" == str(device.target)
    else:
        assert f"sm_{binary}" == chosen.target


@pytest.mark.gpu
def test_properties_are_the_drivers(device: hipkit.Device) -> None:
    found = device.properties
    assert f"sm_{found['major']}{found['minor']}" == str(device.target)
    assert found["warpSize"] == device.wave_size == 32
    assert "NVIDIA" in str(found["name"])
    with pytest.raises(hipkit.LaunchError):
        hipkit.Module.load(PTX, device)["vector_add"].launch(1, 2048, [0, 0, 0, 0])


@pytest.mark.gpu
def test_what_the_driver_says_of_a_kernel_is_what_hip_says(flat: None, module: hipkit.Module) -> None:
    """The kernel has few registers: threads are what limits it, and then shared memory."""
    kernel = hip.hipFunction_t(module["vector_add"])
    attributes = hipkit.check(hip.hipFuncGetAttributes(kernel))
    assert f"sm_{attributes.binaryVersion}" == str(state.device().target)
    assert attributes.ptxVersion and 0 < attributes.numRegs <= 32 and attributes.maxThreadsPerBlock == 1024
    assert (attributes.sharedSizeBytes, attributes.localSizeBytes) == (0, 0)
    assert attributes.maxDynamicSharedSizeBytes == state.device().lds
    properties = hipkit.check(hip.hipGetDeviceProperties(0))
    threads, units = properties.maxThreadsPerMultiProcessor, properties.multiProcessorCount
    room = properties.maxSharedMemoryPerMultiProcessor
    held = hip.hipModuleOccupancyMaxActiveBlocksPerMultiprocessor
    for size, lds, expected in (
        (256, 0, threads // 256),
        (64, room // 3 - 2048, 3),
        (64, room, 0),
        (2048, 0, 0),
    ):
        assert hipkit.check(held(kernel, size, lds)) == expected
    blocks, size = hipkit.check(hip.hipModuleOccupancyMaxPotentialBlockSize(kernel, 0, 0))
    assert blocks * size == threads * units

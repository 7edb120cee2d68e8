"""Devices of NVIDIA's in place of those that tests make, and code for them in place of the samples'."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType

import hip_calls
import pytest
import reference
from instructions import KEPT

import hipkit.runtime.device
from hipkit.loader.select import device_target
from hipkit.runtime import hip
from hipkit.runtime.devices import kind_for

SOURCES = hip_calls.BUILT.parent / "src"
SAMPLES = {"HANDSHAKE": "handshake", "COPY_64_FLOATS": "vcpy", "GLOBALS": "globals"}
"""What tests call the samples that they load, and the sources of those."""
HEADER = b"""
#define __ATOMIC_ACQUIRE __NV_ATOMIC_ACQUIRE
#define __ATOMIC_RELEASE __NV_ATOMIC_RELEASE
#define __atomic_load_n(place, order) __nv_atomic_load_n((int*)(place), order, __NV_THREAD_SCOPE_SYSTEM)
#define __atomic_store_n(place, value, order) __nv_atomic_store_n(place, value, order, __NV_THREAD_SCOPE_SYSTEM)
typedef cudaTextureObject_t hipTextureObject_t;
typedef cudaSurfaceObject_t hipSurfaceObject_t;
typedef unsigned short ushort;
"""
"""What CUDA has for the functions of clang that the samples call, and for types of HIP."""
OPTIONS = (
    "-D__builtin_amdgcn_s_sleep(time)=__nanosleep(64 * (time))",
    "-D__builtin_amdgcn_workitem_id_x()=threadIdx.x",
    "-D__builtin_trap=__trap",
    "--diag-suppress=47",
)
PLACE = "cuda:0"


def cubin(source: Path, *options: str) -> bytes:
    """HIP's code that is CUDA's as well, compiled by nvrtc for the GPU."""
    from cuda.bindings import nvrtc  # type: ignore[import-not-found]  # which not every machine has

    from hipkit.runtime.devices.cuda.driver import gpu

    capability = [gpu(0).attribute(f"COMPUTE_CAPABILITY_{part}") for part in ("MAJOR", "MINOR")]
    given = [option.encode() for option in (*options, "--gpu-architecture=sm_{}{}".format(*capability))]
    _, program = nvrtc.nvrtcCreateProgram(
        source.read_bytes(), source.name.encode(), 1, [HEADER], [b"hip/hip_runtime.h"]
    )
    (failed,) = nvrtc.nvrtcCompileProgram(program, len(given), given)
    # It is written to, and bytes of one character are an object that all of Python shares.
    log = b" " * (1 + nvrtc.nvrtcGetProgramLogSize(program)[1])
    nvrtc.nvrtcGetProgramLog(program, log)
    assert not failed, log.decode()
    image: bytes = b" " * nvrtc.nvrtcGetCUBINSize(program)[1]
    nvrtc.nvrtcGetCUBIN(program, image)
    return image


@cache
def compiled(name: str) -> Path:
    """A sample's source as a cubin for the GPU."""
    out = Path(tempfile.mkdtemp(prefix="hipkit-tests-")) / f"{name}.cubin"
    out.write_bytes(cubin(SOURCES / f"{name}.hip", *OPTIONS))
    return out


def as_itself(monkeypatch: pytest.MonkeyPatch, test: ModuleType) -> None:
    """Every device is the GPU itself, and the samples are compiled for that."""
    monkeypatch.setattr(hipkit.runtime.device, "cuda_number", lambda _: 0)
    monkeypatch.setenv("HIPKIT_DEVICES", f"{PLACE},{PLACE}")
    _use({name: compiled(source) for name, source in SAMPLES.items()}, monkeypatch, test)


def as_amds(target: str, monkeypatch: pytest.MonkeyPatch, test: ModuleType) -> None:
    """Every device is a GPU of AMD's on it, and the samples are compiled for that GPU."""
    any_of_amds(monkeypatch, test)
    monkeypatch.setattr(hipkit.runtime.device, "device_target", lambda _: device_target(target))
    monkeypatch.setenv("HIPKIT_DEVICES", f"{target}@{PLACE},{target}@{PLACE}")
    _use({name: built(source, target) for name, source in SAMPLES.items()}, monkeypatch, test)


def any_of_amds(monkeypatch: pytest.MonkeyPatch, test: ModuleType) -> None:
    """Every device behaves like the GPU of AMD's that the test asks for, on it."""
    del test
    monkeypatch.setattr(hipkit.runtime.device, "kind_for", lambda target: kind_for(target, PLACE))
    load = hip_calls.Kernels.__init__

    def loaded_at_once(kernels: hip_calls.Kernels) -> None:
        load(kernels)
        _launch_all(kernels)

    monkeypatch.setattr(hip_calls.Kernels, "__init__", loaded_at_once)


def built(name: str, target: str) -> Path:
    """A sample's source, compiled for a GPU of AMD's."""
    path = Path(KEPT or reference.CACHE) / f"{name}.{target}.hsaco"
    if not path.exists():
        path.write_bytes(reference.device_code(SOURCES / f"{name}.hip", target))
    return path


def _launch_all(kernels: hip_calls.Kernels) -> None:
    """Launch what a test may launch while a kernel waits for it: at a first launch the driver waits until no kernel runs."""
    word, other = (hip_calls.done(hip.hipMalloc(32)) for _ in range(2))
    assert hip.hipMemset(word, 0, 32) == hip.hipMemset(other, 0, 32) == hip_calls.OK
    arguments: dict[str, tuple[int, ...]] = {
        "wait_for": (word, 0),
        "answer": (word, other, 0),
        "add": (other, 0, 0),
        "append": (other, 0),
        "copy": (word, other, 0),
    }
    for items in (1, 64):
        for name, values in arguments.items():
            assert kernels.launch(name, *values, items=items) == hip_calls.OK
    assert hip.hipStreamSynchronize(None) == hip_calls.OK
    assert hip.hipFree(word) == hip.hipFree(other) == hip_calls.OK


def _use(samples: dict[str, Path], monkeypatch: pytest.MonkeyPatch, test: ModuleType) -> None:
    for name, path in samples.items():
        for module in (hip_calls, test):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, path)

"""A client that compiles through comgr, step by step, and prints what comes out: run by the tests in a process of its own."""

from __future__ import annotations

import ctypes
import json
import sys
from typing import Any

import comgr_client
import numpy as np
from comgr_client import BC, BYTES, EXECUTABLE, FATBIN, HIP, INCLUDE, LOG, RELOCATABLE, SOURCE, Client, ComgrError

import hipkit

TIMES = b"""
#include "factor.h"
extern "C" __global__ void times(int *p) { p[threadIdx.x] *= FACTOR; }
"""
SECOND = b"""
extern "C" __device__ int more(int x) { return x + 1; }
"""
FIRST = b"""
extern "C" __device__ int more(int);
extern "C" __global__ void times(int *p) { p[threadIdx.x] = more(p[threadIdx.x]); }
"""
OF_OPENCL = b"""
#include "factor.h"
kernel void times(global int *p) { p[get_global_id(0)] = mul24(p[get_global_id(0)], FACTOR); }
"""
OPENCL_2_0 = 2
OPTIONS = [
    b"-O3",
    b"--hip-version=6.0.32830",
    b"-nogpuinc",
    b"-include",
    b"hip/hip_runtime.h",
    b"--offload-arch=gfx90a",
]


def launched(code: bytes, gpu: str) -> list[int]:
    """What a kernel ``times`` makes of 0 to 7."""
    device = hipkit.Device(gpu)
    values = device.array(list(range(8)), "i4")
    hipkit.Module.load(code, device)["times"].launch(1, 8, [values])
    return [int(value) for value in np.asarray(values)]


def answers(library: str, release: int, gpu: str) -> dict[str, Any]:
    """What each action makes."""
    client, isa, out = Client(library, release), f"amdgcn-amd-amdhsa--{gpu}", {}
    versions = ctypes.c_size_t(), ctypes.c_size_t()
    client.library.amd_comgr_get_version(*map(ctypes.byref, versions))
    out["release"] = versions[0].value
    source = client.new_set(
        client.data(SOURCE, "times.hip", TIMES), client.data(INCLUDE, "factor.h", b"#define FACTOR 3\n")
    )
    hip, plain = client.info(isa, OPTIONS, HIP[release]), client.info(isa, [b"-O3"])
    bitcode = client.action("WITH_LIBRARY", hip, source)
    objects = client.action("CODEGEN", plain, bitcode)
    out["by steps"] = launched(client.all_of(client.action("LINK", plain, objects), EXECUTABLE)[0], gpu)
    [whole] = client.all_of(client.action("TO_EXECUTABLE", hip, source), EXECUTABLE)
    out["at once"] = launched(whole, gpu)
    again = client.action("LINK", plain, client.action("TO_RELOCATABLE", hip, source))
    out["relocatable"] = launched(client.all_of(again, EXECUTABLE)[0], gpu)
    [assembly] = client.all_of(client.action("TO_ASSEMBLY", plain, bitcode), SOURCE)
    assembled = client.action("ASSEMBLE", plain, client.new_set(client.data(SOURCE, "times.s", assembly)))
    joined = client.action("LINK_MORE", plain, assembled)
    out["assembled"] = launched(client.all_of(client.action("LINK", plain, joined), EXECUTABLE)[0], gpu)
    [listing] = client.all_of(
        client.action("DISASSEMBLE", plain, client.new_set(client.data(EXECUTABLE, "x", whole))), SOURCE
    )
    out["listing"] = listing.decode()
    out["of OpenCL"] = launched(of_opencl(client, isa), gpu)
    pieces = [client.data(SOURCE, f"{n}.hip", text) for n, text in enumerate((FIRST, SECOND))]
    rdc = client.info(isa, [*OPTIONS, b"-fgpu-rdc"], HIP[release])
    two = client.action("LINK_BC", plain, client.action("WITH_LIBRARY", rdc, client.new_set(*pieces)))
    out["bitcode of two"] = len(client.all_of(two, BC))
    linked = client.action("LINK", plain, client.action("CODEGEN", plain, two))
    out["two"] = launched(client.all_of(linked, EXECUTABLE)[0], gpu)
    [text] = client.all_of(client.action("PREPROCESS", hip, source), SOURCE)
    out["preprocessed"] = text.decode().splitlines()[-1]
    if release == 2:
        [fat] = client.all_of(client.action("TO_FATBIN", hip, source), FATBIN)
        out["fat binary"] = launched(fat, gpu)
        out["place"] = place_of(client, fat, isa)
    out["log"] = [line.decode().strip() for line in client.all_of(bitcode, LOG)]
    out["refused"] = refused(client, hip)
    assert len(client.all_of(bitcode, RELOCATABLE)) == 0
    return out


def of_opencl(client: Client, isa: str) -> bytes:
    """A code object of a source in OpenCL C, by the steps that MIOpen takes."""
    info, last = client.info(isa, [b"-cl-std=CL2.0"], OPENCL_2_0), client.info(isa, [])
    data = client.new_set(
        client.data(SOURCE, "times.cl", OF_OPENCL), client.data(INCLUDE, "factor.h", b"#define FACTOR 3\n")
    )
    for action in ("PRECOMPILED", "WITH_LIBRARY", "CODEGEN"):
        data = client.action(action, info, data)
    [code] = client.all_of(client.action("LINK", last, data), EXECUTABLE)
    return code


def place_of(client: Client, fat: bytes, isa: str) -> list[int]:
    """Where a bundle has the code object for an ISA, and for one that it has not."""

    class Row(ctypes.Structure):
        _fields_ = (("isa", ctypes.c_char_p), ("size", ctypes.c_size_t), ("offset", ctypes.c_uint64))

    rows = (Row * 2)((isa.encode(), 1, 1), (b"amdgcn-amd-amdhsa--gfx803", 1, 1))
    client.call("lookup_code_object", client.data(FATBIN, "", fat), rows, ctypes.c_size_t(2))
    assert fat[rows[0].offset : rows[0].offset + 4] == b"\x7fELF"
    return [rows[1].size, rows[1].offset]


def refused(client: Client, hip: ctypes.c_uint64) -> list[str]:
    """What is said to what is wrong."""
    said = []
    wrong = client.new_set(client.data(SOURCE, "wrong.hip", b"__global__ void k() { x; }"))
    plain = client.info("amdgcn-amd-amdhsa--gfx90a", [], HIP[client.release])
    client.call("action_info_set_working_directory_path", plain, b"/nowhere")
    sound = client.new_set(client.data(SOURCE, "sound.hip", b"__global__ void k() {}"))
    long = client.new_set(client.data(SOURCE, "x" * 300, b"__global__ void k() {}"))
    for attempt in (
        lambda: client.action("WITH_LIBRARY", plain, sound),
        lambda: client.action("WITH_LIBRARY", hip, long),
        lambda: client.action("WITH_LIBRARY", hip, wrong),
        lambda: client.action("LINK", hip, wrong),
        lambda: client.call("action_info_set_isa_name", hip, b"amdgcn-amd-amdhsa--gfx1"),
        lambda: client.call("release_data", ctypes.c_uint64(12)),
        lambda: client.made("get_data_metadata", client.data(EXECUTABLE, "x", b"no code object")),
        lambda: client.call("create_data", ctypes.c_int(3), None),
        lambda: client.disassembly("amdgcn-amd-amdhsa--gfx90a", b"\xff" * 8),
        lambda: client.text("get_data", ctypes.c_uint64(client.made("create_data", ctypes.c_int(BYTES)))),
    ):
        try:
            attempt()
            said.append("nothing")
        except ComgrError as error:
            said.append(str(error).strip())
    return said


if __name__ == "__main__":
    hipkit.preload()
    if sys.argv[1] in ("inspect", "isas"):
        sys.argv[1:] = [*sys.argv[2:4], sys.argv[1], *sys.argv[4:]]
        comgr_client.main()
    else:
        print(json.dumps(answers(sys.argv[2], int(sys.argv[3]), sys.argv[4])))

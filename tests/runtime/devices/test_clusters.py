"""Clusters of workgroups: refused by name in every way in which a launch can ask for them."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from assembled import assembled
from hip_calls import code, done, fresh

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.errors import LaunchError
from hipkit.runtime.hip.structures import HIP_LAUNCH_CONFIG, hipLaunchAttribute

Tool = Callable[[str], Callable[..., Any]]
CLUSTER_DIMENSION = 4
"""The number that AMD's headers give hipLaunchAttributeClusterDimension."""
COMPILED_FOR_TWO = """\
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() #0 { ret void }
attributes #0 = { "amdgpu-cluster-dims"="2,1,1" }
"""


@pytest.fixture
def nothing(tool: Tool, tmp_path: Path) -> bytes:
    return assembled(tool, tmp_path, "gfx1250", "s_nop 0", "next_free_vgpr 1", "next_free_sgpr 1").read_bytes()


def asked_for(x: int, y: int = 1, z: int = 1) -> HIP_LAUNCH_CONFIG:
    attribute = hipLaunchAttribute(id=CLUSTER_DIMENSION)
    attribute.val.clusterDim.x, attribute.val.clusterDim.y, attribute.val.clusterDim.z = x, y, z
    config = HIP_LAUNCH_CONFIG(4, 1, 1, 32, 1, 1, 0)
    config.attrs, config.numAttrs = ctypes.pointer(attribute), 1
    return config


def test_the_attribute_of_a_launch_asks_for_clusters(nothing: bytes) -> None:
    with fresh("gfx1250"):
        function = done(hip.hipModuleGetFunction(done(hip.hipModuleLoadData(nothing)), "k"))
        assert code(hip.hipDrvLaunchKernelEx(asked_for(2), function)) == hip.hipError_t.hipErrorNotSupported
        assert code(hip.hipDrvLaunchKernelEx(asked_for(1), function)) == 0
        done(hip.hipDeviceSynchronize())


def test_a_kernel_may_be_compiled_for_clusters(tool: Tool, tmp_path: Path) -> None:
    source, made, linked = tmp_path / "k.ll", tmp_path / "k.o", tmp_path / "k.hsaco"
    source.write_text(COMPILED_FOR_TWO)
    tool("llc-22")("-mcpu=gfx1250", "-filetype=obj", source, "-o", made)
    tool("ld.lld-22")("-shared", made, "-o", linked)
    kernel = hipkit.Module.load(linked, device=hipkit.Device("gfx1250"))["k"]
    with pytest.raises(LaunchError, match="clusters of 2 x 1 x 1 blocks"):
        kernel.launch(2, 32)

"""HSA: programs that ask libhsa-runtime64 which devices there are."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from hipkit.loader import hsa_exports
from hipkit.runtime.devices.products import product_of

pytestmark = [
    pytest.mark.any_backend,
    pytest.mark.skipif(not sysconfig.get_config_var("Py_ENABLE_SHARED"), reason="no shared library of Python"),
]
Told = tuple[dict[str, Any], str]
CLIENT = Path(__file__).parents[1] / "support" / "hsa_client.py"
GPUS = ("gfx942", "gfx1100")
NOT_INITIALIZED, INVALID_AGENT, INVALID_ARGUMENT, ERROR = 0x100B, 0x1004, 0x1001, 0x1000


@pytest.fixture(scope="module")
def told() -> Told:
    """What a program gets, and what hipkit says."""
    done = subprocess.run(
        [sys.executable, "-m", "hipkit", "run", sys.executable, CLIENT], capture_output=True, text=True, timeout=120,
        env={**os.environ, "HIPKIT_DEVICES": ",".join(GPUS)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def test_the_host_and_every_device_are_agents(told: Told) -> None:
    host, *devices = told[0]["agents"]
    assert (host["device"], host["node"], host["vendor"]) == (0, 0, "CPU")
    assert [(one["name"], one["device"], one["node"], one["vendor"]) for one in devices] == [
        ("gfx942", 1, 1, "AMD"),
        ("gfx1100", 1, 2, "AMD"),
    ]


def test_a_device_is_the_one_that_hip_describes(told: Told) -> None:
    for number, one in enumerate(told[0]["agents"][1:]):
        product = product_of(GPUS[number])
        assert (one["product"], one["units"], one["clock"], one["bus"], one["chip"]) == (
            product.name, product.units, product.clock, product.bus, product.chip,
        )  # fmt: skip
        assert (one["wave"], one["group"], one["bdf"]) == (64 if number == 0 else 32, 1024, number + 1 << 8)
        assert one["uuid"] == f"GPU-{GPUS[number]}-{number}"


def test_the_isa_has_the_name_that_code_objects_have(told: Told) -> None:
    size, name, of_host = told[0]["isa"]
    assert (size, name, of_host) == (len("amdgcn-amd-amdhsa--gfx1100") + 1, "amdgcn-amd-amdhsa--gfx1100", 0)
    assert told[0]["compatible"] is True


def test_pools_are_the_memory_and_the_lds(told: Told) -> None:
    (memory, size), lds = told[0]["pools"]
    assert (memory, lds) == (0, [3, 65536])
    assert size > 1 << 28


def test_codes_are_those_of_the_header(told: Told) -> None:
    """A callback that has what it looked for ends the iteration, which is no failure."""
    found, said = told
    assert found["before"] == found["after"] == NOT_INITIALIZED
    code, (stopped, seen), none = found["codes"]
    assert (code, stopped, len(seen), none) == (0, 1, 1, f"failed with {INVALID_AGENT:#x}")
    assert found["unknown"] == [f"failed with {INVALID_ARGUMENT:#x}", INVALID_ARGUMENT]
    assert found["text"] == "HSA_STATUS_ERROR_INVALID_AGENT"
    assert "returns 1:" not in said
    assert "hipkit: hsa_agent_get_info returns 4100: 0x4d is the handle of no agent" in said


def test_what_is_not_there_says_its_name(told: Told) -> None:
    assert told[0]["queue"] == ERROR
    assert "hipkit: hsa_queue_create: this function is not written yet; it answers its code 4096" in told[1]


def test_the_names_are_those_of_the_library_that_is_here() -> None:
    listed = subprocess.run(
        ["nm", "-D", "--defined-only", "/usr/lib/x86_64-linux-gnu/libhsa-runtime64.so.1"],
        capture_output=True,
        text=True,
    )
    if listed.returncode:
        pytest.skip("no libhsa-runtime64 of AMD's here")
    assert set(re.findall(rf"(hsa_\w+)@@{hsa_exports.NODE}", listed.stdout)) <= set(hsa_exports.NAMES)


AFTER_HIP = """
import ctypes
hip, hsa = ctypes.CDLL("libamdhip64.so.7"), ctypes.CDLL("libhsa-runtime64.so.1")
major = ctypes.c_uint16()
before = hsa.hsa_system_get_info(0, ctypes.byref(major))
hip.hipGetDeviceCount(ctypes.byref(ctypes.c_int()))
print(before, hsa.hsa_system_get_info(0, ctypes.byref(major)), major.value, hsa.hsa_shut_down(), hsa.hsa_shut_down())
"""


def test_hip_has_initialized_hsa_for_a_program_that_has_called_it() -> None:
    """RCCL asks HSA for its version without hsa_init: HIP has called that."""
    done = subprocess.run(
        [sys.executable, "-m", "hipkit", "run", "--device", "gfx942", sys.executable, "-c", AFTER_HIP],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.stdout.split() == [str(NOT_INITIALIZED), "0", "1", "0", "0"], done.stderr

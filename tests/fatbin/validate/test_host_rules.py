"""The rule host-kernel: which kernel a function of the host launches."""

from __future__ import annotations

import pytest

from hipkit.fatbin.validate.host_rules import kernel_of, nvcc_kernel_of


@pytest.mark.parametrize(
    ("stub", "kernel"),
    [
        ("_Z24__device_stub__note_callfj", "_Z9note_callfj"),
        ("_ZN3foo18__device_stub__barIiEEvPT_", "_ZN3foo3barIiEEvPT_"),
        ("__device_stub__vector_add", "vector_add"),
    ],
)
def test_the_name_of_the_kernel_is_in_that_of_its_stub(stub: str, kernel: str) -> None:
    assert kernel_of(stub) == kernel


@pytest.mark.parametrize(
    ("stub", "kernel"),
    [
        ("_Z33__device_stub__Z9kQuantizePfS_PhiPfS_Phi", "_Z9kQuantizePfS_Phi"),
        ("_Z18__device_stub__addPfi", "add"),
        ("__device_stub__add", "add"),
    ],
)
def test_nvcc_mangles_the_name_of_the_kernel_within_that_of_its_stub(stub: str, kernel: str) -> None:
    assert nvcc_kernel_of(stub) == kernel

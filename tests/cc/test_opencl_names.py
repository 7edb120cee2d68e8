"""The names that functions of OpenCL C have in code, as clang makes them."""

from __future__ import annotations

import pytest

from hipkit.cc import opencl_names
from hipkit.cc.opencl_names import Function

HALF, FLOAT4 = "hipkit_opencl::half", "hipkit_opencl::Vector<float, 4>"
GLOBAL, LOCAL, PRIVATE = (f"__attribute__((address_space({number})))" for number in (1, 3, 5))
NAMES = {
    "_Z13get_global_idj": Function("get_global_id", ("unsigned",)),
    "_Z12get_work_dimv": Function("get_work_dim", ()),
    "_Z4fmaxDv4_fS_": Function("fmax", (FLOAT4, FLOAT4)),
    "_Z6vload4mPU3AS1KDh": Function("vload4", ("unsigned long", f"const {GLOBAL} {HALF} *")),
    "_Z5fractDv4_fPU3AS5S_": Function("fract", (FLOAT4, f"{PRIVATE} {FLOAT4} *")),
    "_Z17wait_group_eventsiPU3AS59ocl_event": Function(
        "wait_group_events", ("int", f"{PRIVATE} hipkit_opencl::Event *")
    ),
    "_Z10atomic_addPU3AS3Vii": Function("atomic_add", (f"volatile {LOCAL} int *", "int")),
    # What a generic pointer points to is written without a qualifier, and counted as if it had one.
    "_Z39atomic_compare_exchange_strong_explicitPVU7_AtomiciPii12memory_orderS4_": Function(
        "atomic_compare_exchange_strong_explicit", ("volatile int *", "int *", "int", "unsigned", "unsigned")
    ),
    "__to_local": Function("to_local", ("void *",)),
}


@pytest.mark.parametrize("name", NAMES)
def test_names_say_what_a_function_is_called_and_takes(name: str) -> None:
    assert opencl_names.read(name) == NAMES[name]
    assert opencl_names.is_known(name)


@pytest.mark.parametrize("name", ["main", "_Z4mineDv4_f", "_Z3sin14ocl_image2d_ro", "_Z3sinT_", "_Z", "_Z9convert_ai"])
def test_other_functions_are_left_to_the_linker(name: str) -> None:
    assert not opencl_names.is_known(name)
    assert opencl_names.definitions([name]) == ""


@pytest.mark.parametrize(
    "name, what",
    [
        ("_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i", "images"),
        ("__write_pipe_4", "pipes"),
        ("__enqueue_kernel_basic", "kernels that kernels enqueue"),
        ("_Z13release_event12ocl_clkevent", "kernels that kernels enqueue"),
        ("_Z3sinf", None),
    ],
)
def test_what_the_library_does_not_have_is_known(name: str, what: str | None) -> None:
    assert opencl_names.refused(name) == what

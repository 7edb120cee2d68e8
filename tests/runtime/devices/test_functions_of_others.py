"""A pointer to a function may lead to another code object, as those of callbacks do: waves go on there, and come back."""

from __future__ import annotations

import struct

import pytest
from instructions import ENGINES, Assembler, Engine, Loaded, load_program

from hipkit.fatbin.source import Source
from hipkit.loader.image import LoadedImage, load
from hipkit.runtime.devices.backend import Backend
from hipkit.runtime.devices.cpu.compiler.jit import FAST
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.errors import JumpFault, TrapError
from hipkit.runtime.memory.device import DeviceMemory

TARGETS = ("gfx906", "gfx942", "gfx1100", "gfx1201")


def _fast(memory: DeviceMemory) -> Backend:
    return CpuBackend(memory, workers=1, first=FAST)


ALL: dict[str, Engine] = {**ENGINES, "fast": _fast}
CALL = """
    v_mov_b32 v1, 0
    v_lshlrev_b32 v2, 2, v0
    s_swappc_b64 s[30:31], s[2:3]
    s_getpc_b64 s[4:5]
    s_sub_u32 s4, s4, s30
    v_or_b32 v1, s4, v1
    global_store_dword v2, v1, s[0:1]
    s_endpgm
"""
"""Calls what s[2:3] point to. How far it came back behind the call, 4 bytes, is in the result as well."""
FUNCTION = """
    s_mov_b32 s6, {times}
    s_getpc_b64 s[8:9]
    s_sub_u32 s8, s8, s2
    again: v_or_b32 v1, s8, v1
    v_lshlrev_b32 v1, 1, v1
    s_sub_u32 s6, s6, 1
    s_cmp_lg_u32 s6, 0
    s_cbranch_scc1 again
    s_setpc_b64 s[30:31]
"""
"""Shifts how far its third instruction is from its first, 8 bytes, so many times."""


def other(assembler: Assembler, loaded: Loaded, code: str) -> LoadedImage:
    """A code object beside the kernel's."""
    data = assembler.code_object(assembly(code, loaded.target), loaded.target, loaded.lanes)
    return load(Source.from_bytes(data, name="other.co"), loaded.memory)


def assembly(code: str, target: str) -> str:
    """As a target writes it."""
    code = code.replace("store_dword", "store_b32") if target.startswith("gfx1") else code
    return code.replace("s_sub_u32", "s_sub_co_u32") if target == "gfx1201" else code


def called(engine: Backend, loaded: Loaded, function: int) -> set[int]:
    """What the lanes have after the kernel has called a function."""
    buffer = loaded.memory.allocate(4 * loaded.lanes)
    engine.run(loaded.dispatch([half for at in (buffer, function) for half in (at & 0xFFFFFFFF, at >> 32)]))
    found = set(struct.unpack(f"{loaded.lanes}I", loaded.memory.read(buffer, 4 * loaded.lanes)))
    loaded.memory.release(buffer)
    return found


def expected(times: int) -> int:
    """What a function of so many rounds leaves."""
    found = 0
    for _ in range(times):
        found = (found | 8) << 1
    return found | 4


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("target", TARGETS)
def test_a_kernel_calls_functions_of_code_objects_before_and_behind_its_own(
    assembler: Assembler, target: str, name: str
) -> None:
    first = load_program(assembler, assembly(CALL, target), target)
    functions, kernels = dict[int, LoadedImage](), [first]
    for times in (2, 5):
        functions[times] = other(assembler, first, FUNCTION.format(times=times))
        kernels.append(Loaded(first.memory, other(assembler, first, CALL), target, first.lanes))
    orders = {image.base < kernel.image.base for image in functions.values() for kernel in kernels}
    assert orders == {False, True}
    engine = ALL[name](first.memory)
    for kernel in (*kernels, first):
        for times, image in functions.items():
            assert called(engine, kernel, image.address_of("k")) == {expected(times)}


@pytest.mark.parametrize("name", ALL)
def test_a_function_whose_code_object_is_unloaded_is_no_code_and_another_one_in_its_place_is(
    assembler: Assembler, name: str
) -> None:
    kernel = load_program(assembler, CALL, "gfx942")
    engine = ALL[name](kernel.memory)
    places = set()
    for times in (2, 5, 3, 4):
        image = other(assembler, kernel, FUNCTION.format(times=times))
        places.add(image.base)
        assert called(engine, kernel, image.address_of("k")) == {expected(times)}
        kernel.memory.release(image.base)
    assert len(places) < 4
    with pytest.raises(JumpFault, match="which is in no allocation"):
        called(ALL[name](kernel.memory), kernel, image.address_of("k"))


@pytest.mark.parametrize("name", ALL)
def test_a_fault_in_the_code_of_others_is_that_of_the_instruction_there(assembler: Assembler, name: str) -> None:
    kernel = load_program(assembler, CALL, "gfx942")
    image = other(assembler, kernel, "s_nop 0\n s_trap 2")
    place = image.address_of("k")
    with pytest.raises(TrapError, match=f"kernel k: s_trap at {place + 4:#x}: trap 2 in wave 0"):
        called(ALL[name](kernel.memory), kernel, place)

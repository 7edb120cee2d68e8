"""Kernels in OpenCL C, compiled as comgr's callers have it, against what Python and numpy compute."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from numpy.typing import NDArray
from opencl_functions import DTYPES, FLOATS, INTEGERS, REALS, RELATIONS, converted, points, wrapped

import hipkit
from hipkit.cc.action_step import Data, Kind, Request
from hipkit.cc.actions import carry_out
from hipkit.cc.errors import NotYetError
from hipkit.cli.main import cli
from hipkit.fatbin.target import TargetID

COMPILERS = ("ziglang", "clang++-19", "clang++-22")
GPUS = ("gfx90a", "gfx942", "gfx1100")
COUNT = 64
UNITS = 16
"""OpenCL lets no function of single precision be further off, in units of the last place, where the result is a normal number."""


@pytest.fixture(params=COMPILERS)
def compiler(
    request: pytest.FixtureRequest, compiler_here: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> str:
    name = compiler_here(request.param)
    monkeypatch.setenv("HIPKIT_CC", name)
    return name


@pytest.fixture(params=GPUS)
def gpu(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@cache
def module_of(
    source: str, gpu: str, compiler: str, language: str = "opencl2.0", options: tuple[str, ...] = ()
) -> hipkit.Module:
    """As MIOpen has it compiled."""
    request = Request(TargetID.parse(gpu), language, list(options))
    data = [Data(Kind.SOURCE, "kernels.cl", source.encode())]
    for action in (
        "ADD_PRECOMPILED_HEADERS",
        "COMPILE_SOURCE_WITH_DEVICE_LIBS_TO_BC",
        "CODEGEN_BC_TO_RELOCATABLE",
        "LINK_RELOCATABLE_TO_EXECUTABLE",
    ):
        data = carry_out(action, request, data)
    return hipkit.Module.load(data[0].content, hipkit.Device(gpu))


def vector(kind: str, count: int) -> str:
    return kind if count == 1 else f"{kind}{count}"


def results(
    expressions: Sequence[str],
    kind: str,
    count: int,
    operands: Sequence[NDArray[Any]],
    gpu: str,
    compiler: str,
    to: str = "",
) -> list[NDArray[Any]]:
    """What expressions of x, y and z give, each of them a vector of a kind."""
    to = to or kind
    whole, result = vector(kind, count), vector(to, count)
    load = "vload{}(i, {})" if count > 1 else "{1}[i]"
    store = "vstore{}({}, i, out + {} * n)" if count > 1 else "out[{2} * n + i] = {1}"
    lines = [
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable",
        f"#define REAL {whole}",
        f"#define INT {vector('int', count)}",
        f"kernel void k(global const {kind} *a, global const {kind} *b, global const {kind} *c, global {to} *out) {{",
        f"    size_t i = get_global_id(0), n = get_global_size(0) * {count};",
        *(f"    {whole} {name} = {load.format(count, place)};" for name, place in zip("xyz", "abc", strict=True)),
        f"    {whole} second;",
        *(f"    {store.format(count, f'({result})({each})', n)};" for n, each in enumerate(expressions)),
        "}",
    ]
    total = len(operands[0])
    out = np.zeros(len(expressions) * total, DTYPES[to])
    module_of("\n".join(lines), gpu, compiler)["k"].launch(1, total // count, [*operands, out])
    return np.split(out, len(expressions))


@pytest.mark.in_turn(16)
@pytest.mark.parametrize("share", range(8))
@pytest.mark.parametrize("kind, count", [("float", 2), ("double", 1), ("half", 3), ("float", 1)])
def test_functions_of_numbers_are_within_their_bounds(
    kind: str, count: int, share: int, gpu: str, compiler: str
) -> None:
    total = COUNT // count * count
    operands = [points(kind, total, seed) for seed in range(3)]
    some = dict([*REALS.items()][share::8])
    found = results([*some], kind, count, operands, gpu, compiler)
    dtype = np.dtype(DTYPES[kind])
    for (expression, reference), values in zip(some.items(), found, strict=True):
        exact = [reference(*(float(each[n]) for each in operands)) for n in range(total)]
        expected = np.array([float(value) for value in exact])
        # Of what is a difference of larger numbers the last place is theirs.
        size = np.maximum(
            np.abs(expected), 1 if "second" in expression or "fma" in expression or "lgamma" in expression else 0
        )
        size = np.maximum(size, 4 if "mod" in expression or "remainder" in expression or "mix" in expression else 0)
        with np.errstate(over="ignore"):
            unit = np.spacing(np.maximum(size, np.finfo(dtype).tiny).astype(dtype)).astype("f8")
        is_huge = np.abs(expected) > float(np.finfo(dtype).max)
        off = np.where(is_huge, 0, np.abs(values.astype("f8") - expected) / unit)
        worst = int(np.argmax(off))
        assert off[worst] <= UNITS, (expression, [each[worst] for each in operands], values[worst], expected[worst])


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("count", [1, 16])
def test_native_and_half_functions_are_near(count: int, gpu: str, compiler: str) -> None:
    operands = [points("float", COUNT, seed) for seed in range(3)]
    found = results([*FLOATS], "float", count, operands, gpu, compiler)
    for (expression, reference), values in zip(FLOATS.items(), found, strict=True):
        expected = np.array([reference(*(float(each[n]) for each in operands)) for n in range(COUNT)])
        np.testing.assert_allclose(values, expected, rtol=2e-4, atol=2e-6, err_msg=expression)


@pytest.mark.in_turn(4)
@pytest.mark.parametrize(
    "kind, count",
    [
        ("char", 4),
        ("uchar", 16),
        ("short", 2),
        ("ushort", 3),
        ("int", 1),
        ("uint", 8),
        ("long", 3),
        ("ulong", 1),
        ("int", 4),
    ],
)
def test_functions_of_integers_are_exact(kind: str, count: int, gpu: str, compiler: str) -> None:
    total = COUNT // count * count
    operands = [points(kind, total, seed) for seed in range(3)]
    expressions = [f"as_{vector(kind, count)}({each})" for each in INTEGERS]
    found = results(expressions, kind, count, operands, gpu, compiler)
    for (expression, reference), values in zip(INTEGERS.items(), found, strict=True):
        expected = [wrapped(reference(int(x), int(y), int(z), kind), kind) for x, y, z in zip(*operands, strict=True)]
        assert values.tolist() == expected, expression


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("count", [1, 4])
def test_relations_are_1_of_numbers_and_all_bits_of_elements(count: int, gpu: str, compiler: str) -> None:
    special = [0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 1e-40]
    x, y = (np.array(each, "f4") for each in zip(*((a, b) for a in special for b in special), strict=True))
    found = results([*RELATIONS], "float", count, [x, y, y], gpu, compiler, to="int")
    for (expression, reference), values in zip(RELATIONS.items(), found, strict=True):
        yes = 1 if count == 1 else -1
        expected = [yes * reference(float(a), float(b)) for a, b in zip(x, y, strict=True)]
        assert values.tolist() == expected, expression


NUMBERS = [
    0.0,
    0.5,
    1.5,
    2.5,
    -0.5,
    -1.5,
    -2.75,
    127.5,
    -128.5,
    254.5,
    255.5,
    2047.5,
    65519.0,
    1e5,
    -1e5,
    1.1,
    3.3e-7,
    -1.1,
]
CONVERSIONS = [
    ("float", "uchar", True), ("float", "char", True), ("float", "int", True), ("double", "ushort", True), ("half", "short", True),
    ("double", "ulong", True), ("float", "long", True), ("int", "uchar", True), ("uint", "char", True), ("ulong", "int", True),
    ("long", "uint", True), ("short", "ushort", True), ("int", "short", False), ("uchar", "long", False), ("int", "float", False),
    ("ulong", "float", False), ("long", "double", False), ("uint", "half", False), ("double", "float", False), ("float", "half", False),
    ("double", "half", False), ("half", "float", False), ("ulong", "half", False),
]  # fmt: skip


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("mode", ["", "rte", "rtz", "rtp", "rtn"])
def test_conversions_round_and_saturate_as_their_names_say(mode: str, gpu: str, compiler: str) -> None:
    lines = ["#pragma OPENCL EXTENSION cl_khr_fp16 : enable"]
    arrays: list[tuple[NDArray[Any], NDArray[Any]]] = []
    expected: list[list[Any]] = []
    for number, (source, to, is_saturated) in enumerate(CONVERSIONS):
        name = f"convert_{to}4{'_sat' * is_saturated}{'_' * bool(mode)}{mode}"
        lines.append(
            f"kernel void k{number}(global {source}4 *a, global {to}4 *out) {{ size_t i = get_global_id(0); out[i] = {name}(a[i]); }}"
        )
        if np.dtype(DTYPES[source]).kind == "f":
            with np.errstate(over="ignore"):
                values = np.array([*NUMBERS, *([math.nan, math.inf] if is_saturated else [7.0, 1e9])], DTYPES[source])
        else:
            values = points(source, 20, 1)
        arrays.append((values, np.zeros(20, DTYPES[to])))
        expected.append([converted(value.item(), to, mode, is_saturated=is_saturated) for value in values])
    module = module_of("\n".join(lines), gpu, compiler)
    for number, (values, out) in enumerate(arrays):
        module[f"k{number}"].launch(1, 5, [values, out])
        assert out.tolist() == np.array(expected[number], out.dtype).tolist(), CONVERSIONS[number]


MEMORY = """
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void k(global const float *a, global half *h, global float *f, global float *s, constant uint4 *mask, local float *tile) {
    size_t i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);
    float3 x = vload3(i, a);
    vstore_half3_rtz(x, i, h);
    vstorea_half3_rtp(x, i, h + 3 * n);
    float3 back = vload_half3(i, h) + vloada_half3(i, h + 3 * n);
    vstore3(back, i, f);
    s[i] = shuffle((float4)(x, 7.0f), *mask).x + shuffle2((float2)(x.x, x.y), (float2)(x.z, 100.0f), *mask).y;
    event_t event = async_work_group_copy(tile, a, 3 * n, 0);
    event = async_work_group_strided_copy(tile + 3 * n, a, n, 3, event);
    prefetch(a, 4);
    wait_group_events(1, &event);
    s[n + i] = tile[3 * n - 1 - l] + tile[3 * n + (n - 1 - l)];
    barrier(CLK_LOCAL_MEM_FENCE);
    event = async_work_group_copy(s + 2 * n, tile, 3 * n, 0);
    wait_group_events(1, &event);
}
"""


def test_vectors_and_half_go_through_memory(gpu: str, compiler: str) -> None:
    n = 96
    a = points("float", 3 * n, 1)
    halves, back, others = np.zeros(7 * n, "f2"), np.zeros(3 * n, "f4"), np.zeros(5 * n, "f4")
    mask = np.array([2, 3, 0, 1], "u4")
    module_of(MEMORY, gpu, compiler)["k"].launch(1, n, [a, halves, back, others, mask, 16 * n])
    down = np.array([converted(float(x), "half", "rtz", is_saturated=False) for x in a])
    up = np.array([converted(float(x), "half", "rtp", is_saturated=False) for x in a])
    assert halves[: 3 * n].tolist() == down.tolist()
    assert halves[3 * n :].reshape(n, 4)[:, :3].ravel().tolist() == up.tolist()
    np.testing.assert_array_equal(back, down.astype("f4") + up.astype("f4"))
    rows = a.reshape(n, 3)
    np.testing.assert_array_equal(others[:n], rows[:, 2] + np.float32(100))
    np.testing.assert_array_equal(others[n : 2 * n], a[::-1][:n] + rows[::-1, 0])
    np.testing.assert_array_equal(others[2 * n :], a)


GROUPS = """
kernel void k(global const int *a, global int *out, global size_t *places) {
    size_t i = get_global_linear_id(), n = get_global_size(0) * get_global_size(1);
    int x = a[i], row = 0;
    out[row++ * n + i] = work_group_reduce_add(x);
    out[row++ * n + i] = work_group_reduce_min(x);
    out[row++ * n + i] = work_group_reduce_max(x);
    out[row++ * n + i] = work_group_scan_inclusive_add(x);
    out[row++ * n + i] = work_group_scan_exclusive_add(x);
    out[row++ * n + i] = work_group_scan_inclusive_max(x);
    out[row++ * n + i] = work_group_scan_exclusive_min(x);
    out[row++ * n + i] = work_group_broadcast(x, 3, 1);
    out[row++ * n + i] = work_group_any(x == 1000) + 2 * work_group_all(x < 1000);
    out[row++ * n + i] = sub_group_reduce_add(x);
    out[row++ * n + i] = sub_group_scan_inclusive_add(x);
    out[row++ * n + i] = sub_group_scan_exclusive_max(x);
    out[row++ * n + i] = sub_group_broadcast(x, 5);
    out[row++ * n + i] = sub_group_any(x == 5) + 2 * sub_group_all(x < 1000);
    size_t found[] = {get_global_id(0), get_global_id(1), get_local_id(0), get_local_id(1), get_group_id(0), get_group_id(1),
                      get_num_groups(0), get_num_groups(1), get_num_groups(2), get_local_size(0), get_local_size(1), get_local_size(3),
                      get_global_size(1), get_global_offset(0), get_local_linear_id(), get_sub_group_id(), get_sub_group_local_id(),
                      get_sub_group_size(), get_num_sub_groups(), get_enqueued_local_size(1), get_max_sub_group_size()};
    for (size_t p = 0; p < sizeof found / sizeof *found; p++)
        places[p * n + i] = found[p];
}
"""


def test_groups_agree_and_items_know_their_places(gpu: str, compiler: str) -> None:
    wave, width, height, columns, rows = 32 if gpu == "gfx1100" else 64, 20, 5, 3, 2
    size, n = width * height, width * height * columns * rows
    x, y = np.meshgrid(np.arange(width * columns), np.arange(height * rows))
    local = y % height * width + x % width
    group = y // height * columns + x // width
    a = np.random.default_rng(1).integers(-900, 900, n, "i4")
    out, places = np.zeros(14 * n, "i4"), np.zeros(21 * n, "u8")
    module_of(GROUPS, gpu, compiler)["k"].launch((columns, rows), (width, height), [a, out, places])

    order = np.argsort(group.ravel() * size + local.ravel())
    least, most = np.iinfo("i4").min, np.iinfo("i4").max
    expected: list[list[int]] = [[] for _ in range(14)]
    for values in a[order].reshape(-1, size):
        shifted_min = np.minimum.accumulate([most, *values[:-1]])
        flags = np.full(size, (values == 1000).any() + 2 * (values < 1000).all())
        of_group = [values.sum(), values.min(), values.max(), np.cumsum(values), np.cumsum(values) - values]
        of_group += [np.maximum.accumulate(values), shifted_min, values[width + 3], flags]
        for row, each in enumerate(of_group):
            expected[row] += np.broadcast_to(each, size).tolist()
        for start in range(0, size, wave):
            lanes = values[start : start + wave]
            of_wave = [lanes.sum(), np.cumsum(lanes), np.maximum.accumulate([least, *lanes[:-1]])]
            of_wave += [lanes[5 % len(lanes)] if len(lanes) > 5 else 0, (lanes == 5).any() + 2 * (lanes < 1000).all()]
            for row, each in enumerate(of_wave, 9):
                expected[row] += np.broadcast_to(each, len(lanes)).tolist()
    for row, each in enumerate(out.reshape(14, n)):
        if row != 12 or size % wave > 5:
            assert each[order].tolist() == expected[row], row

    sub_group = local // wave
    known = [
        x,
        y,
        x % width,
        y % height,
        x // width,
        y // height,
        columns,
        rows,
        1,
        width,
        height,
        1,
        height * rows,
        0,
        local,
    ]
    known += [sub_group, local % wave, np.minimum(wave, size - sub_group * wave), -(-size // wave), height, wave]
    for number, (found, value) in enumerate(zip(places.reshape(21, n), known, strict=True)):
        assert found.tolist() == np.broadcast_to(np.asarray(value), x.shape).ravel().tolist(), number


ATOMICS = """
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
kernel void first(global int *p, global ulong *q, local int *l) {
    int i = get_global_id(0);
    if (get_local_id(0) == 0) l[0] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(p, i); atomic_sub(p + 1, i); atomic_inc(p + 2); atomic_dec(p + 3); atomic_min(p + 4, -i); atomic_max(p + 5, i);
    atomic_and(p + 6, ~i); atomic_or(p + 7, i); atomic_xor(p + 8, i); atomic_xchg(p + 9, 77); atomic_cmpxchg(p + 10, i, 1000 + i);
    atom_add(q, (ulong)i << 32); atomic_inc(l);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) atom_add(p + 11, l[0]);
}
kernel void second(volatile global atomic_int *p, global int *turns, local atomic_int *l) {
    int i = get_global_id(0), expected = 5;
    if (get_local_id(0) == 0) atomic_init(l, 0);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    atomic_fetch_add(p, i); atomic_fetch_sub_explicit(p + 1, i, memory_order_relaxed); atomic_fetch_max(p + 2, i);
    atomic_fetch_min_explicit(p + 3, -i, memory_order_acq_rel, memory_scope_device); atomic_fetch_or(p + 4, i); atomic_fetch_xor(p + 5, i);
    if (atomic_compare_exchange_strong(p + 6, &expected, 6)) turns[0] = i + 1; else turns[1] = expected;
    atomic_fetch_add_explicit(l, 1, memory_order_relaxed, memory_scope_work_group);
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
    if (get_local_id(0) == 0) atomic_fetch_add(p + 7, atomic_load(l));
    if (i == 0) { atomic_store_explicit(p + 8, atomic_exchange(p + 9, 9), memory_order_release, memory_scope_device); }
    if (i == 1) { atomic_flag_test_and_set((volatile global atomic_flag *)(p + 10)); atomic_flag_clear((volatile global atomic_flag *)(p + 11)); }
    generic int *any = (i & 1) ? (generic int *)turns : (generic int *)&expected;
    turns[2 + i] = (to_global(any) != 0) + 2 * (to_private(any) != 0) + 4 * (to_local(any) != 0);
}
"""


def test_atomic_operations_of_both_releases(gpu: str, compiler: str) -> None:
    n = 128
    i = np.arange(n)
    first = np.array([0, 0, 0, 0, 0, 0, -1, 0, 0, 1, 40, 0], "i4")
    wide = np.zeros(1, "u8")
    module = module_of(ATOMICS, gpu, compiler)
    module["first"].launch(2, n // 2, [first, wide, 4])
    some, other = int(np.bitwise_or.reduce(i)), int(np.bitwise_xor.reduce(i))
    assert first.tolist() == [i.sum(), -i.sum(), n, -n, 1 - n, n - 1, ~some, some, other, 77, 1040, n]
    assert wide[0] == int(i.sum()) << 32
    second, turns = np.array([0, 0, 0, 0, 0, 0, 5, 0, 0, 4, 0, 1], "i4"), np.zeros(2 + n, "i4")
    module["second"].launch(2, n // 2, [second, turns, 4])
    assert second.tolist() == [i.sum(), -i.sum(), n - 1, 1 - n, some, other, 6, n, 4, 9, 1, 0]
    assert turns[0] and turns[1] == 6 and turns[2:].tolist() == [2, 1] * (n // 2)


GEOMETRY = """
kernel void k(global const float *a, global float *out, global int *chosen, global uint *media) {
    size_t i = get_global_id(0), n = get_global_size(0);
    float4 x = vload4(2 * i, a), y = vload4(2 * i + 1, a);
    out[i] = dot(x, y); out[n + i] = length(x.xyz); out[2 * n + i] = distance(x.xy, y.xy); out[3 * n + i] = fast_length(x);
    float4 c = cross(x, y), u = normalize(x), v = fast_normalize(x);
    out[4 * n + i] = c.x + c.w; out[5 * n + i] = c.y; out[6 * n + i] = c.z; out[7 * n + i] = u.y; out[8 * n + i] = v.y;
    int4 less = x < y;
    chosen[i] = any(less) + 2 * all(less);
    float4 s = select(x, y, less);
    out[9 * n + i] = s.x; out[10 * n + i] = select(x.x, y.x, 2);
    int e, sign, quo; float m = frexp(x.x, &e), g = lgamma_r(x.y, &sign), r = remquo(x.z, y.z, &quo);
    out[11 * n + i] = m; chosen[n + i] = e; chosen[2 * n + i] = sign; chosen[3 * n + i] = quo & 7; out[12 * n + i] = r;
    out[13 * n + i] = as_float(as_uint(nan(7u)) & 0x7f800000u); chosen[4 * n + i] = ilogb(x.w);
    chosen[5 * n + i] = mad24(convert_int(x.x * 1000), 300, -5) + mul24(convert_int(y.x), 7);
    chosen[6 * n + i] = upsample(convert_short(x.x), convert_ushort(fabs(y.x)));
    uint p = convert_uint(fabs(x.x) * 1e9f), q = convert_uint(fabs(y.x) * 1e9f);
    media[i] = amd_bitalign(p, q, 5u); media[n + i] = amd_sad(p, q, 3u); media[2 * n + i] = amd_bfe(p, 4u, 9u);
    media[3 * n + i] = amd_median3(p, q, 77u); media[4 * n + i] = amd_pack(fabs(x) * 50); media[5 * n + i] = amd_bytealign(p, q, 3u);
    media[6 * n + i] = convert_uint(amd_unpack2(p)); media[7 * n + i] = amd_lerp(p, q, 0x01000100u);
}
"""


def test_geometry_choices_and_what_amd_adds(gpu: str, compiler: str) -> None:
    n = 32
    a = points("float", 8 * n, 3)
    rows = a.reshape(n, 2, 4).astype("f8")
    x, y = rows[:, 0], rows[:, 1]
    out, chosen, media = np.zeros(14 * n, "f4"), np.zeros(7 * n, "i4"), np.zeros(8 * n, "u4")
    module_of(GEOMETRY, gpu, compiler)["k"].launch(1, n, [a, out, chosen, media])
    sizes, less = np.linalg.norm(x, axis=1), x < y
    cross = np.cross(x[:, :3], y[:, :3])
    expected = [
        (x * y).sum(1),
        np.linalg.norm(x[:, :3], axis=1),
        np.linalg.norm((x - y)[:, :2], axis=1),
        sizes,
        *cross.T,
    ]
    expected += [x[:, 1] / sizes, x[:, 1] / sizes, np.where(less, y, x)[:, 0], y[:, 0], np.frexp(x[:, 0])[0]]
    expected.append(np.array([math.remainder(u, v) for u, v in zip(x[:, 2], y[:, 2], strict=True)]))
    expected.append(np.full(n, math.inf))
    for row, (found, value) in enumerate(zip(out.reshape(14, n), expected, strict=True)):
        np.testing.assert_allclose(
            found, value, rtol=1e-5, atol=2e-5 if row in (0, 4, 5, 6) else 1e-6, err_msg=str(row)
        )
    quotients = np.rint(x[:, 2] / y[:, 2]).astype(int)
    gamma_signs = [1 if u > 0 or math.floor(u) % 2 == 0 else -1 for u in x[:, 1]]
    scaled = (x[:, 0].astype("f4") * np.float32(1000)).astype(int)
    known: list[Any] = [
        less.any(1) + 2 * less.all(1),
        np.frexp(x[:, 0])[1],
        gamma_signs,
        quotients & 7,
        np.frexp(x[:, 3])[1] - 1,
    ]
    known += [scaled * 300 - 5 + y[:, 0].astype(int) * 7, (x[:, 0].astype(int) << 16) | np.abs(y[:, 0]).astype(int)]
    for row, (numbers, value) in enumerate(zip(chosen.reshape(7, n), known, strict=True)):
        # A quotient of remquo has the sign of x / y, and its last three bits.
        assert ((numbers & 7).tolist() if row == 3 else numbers.tolist()) == np.array(value).tolist(), row
    p, q = (np.array([int(abs(v).astype("f4") * np.float32(1e9)) for v in each[:, 0]], "u8") for each in (x, y))
    octets = [np.array([list(int(v).to_bytes(4, "little")) for v in each]) for each in (p, q)]
    packed = (np.abs(x).astype("f4") * np.float32(50)).astype(int)
    half = octets[0] + octets[1] + np.array([0, 1, 0, 1]) >> 1
    of_words = [
        (p << np.uint64(32) | q) >> np.uint64(5) & np.uint64(0xFFFFFFFF),
        np.abs(octets[0] - octets[1]).sum(1) + 3,
    ]
    of_words += [p >> np.uint64(4) & np.uint64(511), np.median([p, q, np.full(n, 77)], axis=0).astype("u8")]
    of_words += [packed @ (1 << 8 * np.arange(4)), (p << np.uint64(32) | q) >> np.uint64(24) & np.uint64(0xFFFFFFFF)]
    of_words += [octets[0][:, 2], half @ (1 << 8 * np.arange(4))]
    for row, (words, value) in enumerate(zip(media.reshape(8, n), of_words, strict=True)):
        assert words.tolist() == value.tolist(), row


def test_kernels_print_vectors_too(gpu: str, compiler: str, capfd: pytest.CaptureFixture[str]) -> None:
    source = r"""
kernel void k(global const float4 *p, global const uchar3 *u) {
    printf("%5.1v4hlf|%v3hhu|%d %s %c %% %ld\n", *p, *u, -7, "some text", 'x', 1L << 40);
}
"""
    arrays = [np.array([0.5, -1.25, 100, 3], "f4"), np.array([1, 255, 3, 0], "u1")]
    module_of(source, gpu, compiler, "opencl1.2")["k"].launch(1, 1, arrays)
    assert capfd.readouterr().out == "  0.5, -1.2,100.0,  3.0|1,255,3|-7 some text x % 1099511627776\n"


@pytest.mark.parametrize(
    "source, refusal",
    [
        ("kernel void k(read_only image2d_t image, global float4 *p) { *p = read_imagef(image, (int2)(0)); }", "read_imagef: images of OpenCL C"),
        ("kernel void k(read_only pipe int p, global int *q) { read_pipe(p, q); }", "__read_pipe_2: pipes of OpenCL C"),
        ("kernel void k(global int *q) { *q = enqueue_marker(get_default_queue(), 0, 0, 0); }", "kernels that kernels enqueue"),
    ],
)  # fmt: skip
def test_what_is_not_compiled_yet_is_named(source: str, refusal: str, compiler: str) -> None:
    with pytest.raises(NotYetError, match=refusal):
        module_of(source, "gfx1100", compiler)


TWICE = """
#include "factor.h"
kernel void twice(global float *p, int n) {
    size_t i = get_global_id(0);
    if (i < n) p[i] = FACTOR * exp2(p[i]);
}
"""


def test_the_command_and_the_function_compile_it_too(tmp_path: Path, compiler: str) -> None:
    (tmp_path / "k.cl").write_text(TWICE)
    (tmp_path / "factor.h").write_text("#define FACTOR 2.0f\n")
    made = tmp_path / "k.hipfb"
    asked = ["cc", "--compiler", compiler, str(tmp_path / "k.cl")]
    done = CliRunner().invoke(cli, [*asked, "--gpu", "gfx1100,gfx90a", "-o", str(made)])
    assert done.exit_code == 0, done.output
    for gpu in ("gfx1100", "gfx90a"):
        values = np.arange(4, dtype="f4")
        hipkit.Module.load(made, hipkit.Device(gpu))["twice"].launch(1, 64, [values, 3])
        assert values.tolist() == [2, 4, 8, 3]
    (tmp_path / "host.hip").write_text("int main() {}")
    mixed = CliRunner().invoke(cli, [*asked, str(tmp_path / "host.hip"), "-o", str(tmp_path / "mixed")])
    assert (mixed.exit_code, "have no code for the host" in mixed.output) == (2, True)
    text = TWICE.replace('#include "factor.h"', "")
    module = hipkit.compile(text, "gfx942", ["-DFACTOR=3"], compiler=compiler, language="opencl")
    values = np.arange(4, dtype="f4")
    module["twice"].launch(1, 64, [values, 3])
    assert values.tolist() == [3, 6, 12, 3]
    with pytest.raises(hipkit.CompileError, match="source.cl:5:.*undeclared identifier 'FACTOR'"):
        hipkit.compile(text, "gfx942", compiler=compiler, language="opencl")
    with pytest.raises(hipkit.UsageError, match="'fortran' is no language"):
        hipkit.compile(text, language="fortran")


def test_bitcode_of_several_sources_is_linked_and_given_its_functions_later(gpu: str, compiler: str) -> None:
    first = "float more(float x);\nkernel void k(global float *p) { p[get_global_id(0)] = more(fabs(p[get_global_id(0)])); }"
    second = "float more(float x) { return rsqrt(x); }"
    request = Request(TargetID.parse(gpu), "opencl1.2", ["-O2"])
    sources = [Data(Kind.SOURCE, f"{n}.cl", text.encode()) for n, text in enumerate((first, second))]
    data = carry_out("COMPILE_SOURCE_TO_BC", request, sources)
    for action in (
        "LINK_BC_TO_BC",
        "ADD_DEVICE_LIBRARIES",
        "CODEGEN_BC_TO_RELOCATABLE",
        "LINK_RELOCATABLE_TO_EXECUTABLE",
    ):
        data = carry_out(action, request, data)
    values = np.array([-4, 16, -64, 1], "f4")
    hipkit.Module.load(data[0].content, hipkit.Device(gpu))["k"].launch(1, 4, [values])
    assert values.tolist() == [0.5, 0.25, 0.125, 1]

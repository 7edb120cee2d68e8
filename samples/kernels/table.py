"""The kernels of this folder, a row each: how each is launched, on what, and how its results compare."""

from __future__ import annotations

from model import (
    UNORDERED,
    Argument,
    Buffer,
    Row,
    Scalar,
    Struct,
    bits,
    edges,
    f32,
    f64,
    i32,
    inout,
    out,
    span,
    u32,
    ulp,
    uniform,
)

N = 1000
"""Not a multiple of a group: the last one is partial."""
NO_DOT4 = "has no v_dot4_i32_i8 and v_dot8_i32_i4"
DOTLESS = dict.fromkeys(("gfx900", "gfx1100", "gfx1151", "gfx1201", "gfx1250"), NO_DOT4)
NO_MATRICES = dict.fromkeys(("gfx900", "gfx906", "gfx1030"), "has no instructions for matrices")
NO_SMALL_FLOATS = dict.fromkeys(
    ("gfx900", "gfx906", "gfx908", "gfx90a", "gfx1030", "gfx1100", "gfx1151"), "has no conversions of 8-bit floats"
)
NO_SMALL_FLOATS["gfx1250"] = "clang has other names for its conversions"
SETTINGS = Struct((Scalar("u1", 1), Scalar("i2", -300), f32(1.25), f64(-0.375), Scalar("u8", 0xABCDEF0123456789)))
MIXED = (
    Scalar("u1", 200),
    out("u8", N),
    Scalar("i2", -2),
    f64(2.5),
    Scalar("u1", 7),
    f32(-1.5),
    Scalar("i8", -(2**40)),
    Scalar("u2", 65535),
    i32(-9),
)


def linear(
    file: str, name: str, *arguments: Argument, waves: bool = False, excluded: dict[str, str] | None = None
) -> Row:
    """A kernel of one work-item an element, in groups of 128; its last argument is how many elements there are."""
    return Row(name, file, (8, 1, 1), (128, 1, 1), (*arguments, u32(N)), waves=waves, excluded=excluded or {})


def groups(
    file: str, name: str, *arguments: Argument, grid: int = 4, block: int = 256, lds: int = 0, waves: bool = False
) -> Row:
    return Row(name, file, (grid, 1, 1), (block, 1, 1), arguments, lds, waves)


def tiles(name: str, dtype: str, results: str) -> Row:
    """Three tiles of a product of matrices of small whole numbers."""
    a, c = span(dtype, 3 * 16 * 32, -9, 10), span(results, 3 * 16 * 16, -99, 100)
    return Row(name, "matrix", (1, 1, 1), (64, 1, 1), (a, a, c, out(results, 3 * 16 * 16)), excluded=NO_MATRICES)


def plane(file: str, name: str, grid: tuple[int, int, int], block: tuple[int, int, int], *arguments: Argument) -> Row:
    return Row(name, file, grid, block, arguments)


def sorted_values(dtype: str, count: int, high: int) -> Buffer:
    return Buffer(dtype, count, "sorted", 0, high)


ROWS = (
    linear("integers", "int8_arithmetic", bits("u1", N), bits("u1", N), out("u1", N)),
    linear("integers", "int16_arithmetic", bits("u2", N), bits("u2", N), out("u2", N)),
    linear("integers", "int32_arithmetic", bits("u4", N), bits("u4", N), out("u4", N)),
    linear("integers", "int64_arithmetic", bits("u8", N), bits("u8", N), out("u8", N)),
    linear("integers", "big_add", bits("u4", 8 * N), bits("u4", 8 * N), out("u4", 8 * N)),
    linear("integers", "big_subtract", bits("u8", 4 * N), bits("u8", 4 * N), out("u8", 4 * N)),
    linear("integers", "multiply_high", bits("u4", N), bits("u4", N), out("u4", N)),
    linear("integers", "multiply_24", bits("u4", N), bits("u4", N), out("u4", N)),
    linear("integers", "bit_fields", bits("u4", N), out("u4", N)),
    linear("integers", "bit_counts", bits("u8", N), out("u4", N)),
    linear("integers", "byte_permute", bits("u4", N), bits("u4", N), out("u4", N)),
    linear("integers", "rotate_and_shift", bits("u8", N), out("u8", N)),
    linear("integers", "min_max_select", bits("i4", N), bits("i4", N), out("i4", N)),
    linear("integers", "divergent_gcd", bits("u4", N), bits("u4", N), out("u4", N)),

    linear("floats", "f32_arithmetic", uniform("f4", N, -9, 9), uniform("f4", N, -9, 9), out("f4", N)),
    linear("floats", "f64_arithmetic", uniform("f8", N, -9, 9), uniform("f8", N, -9, 9), out("f8", N)),
    linear("floats", "half_arithmetic", edges("f2", N), edges("f2", N), out("f2", 4 * N)),
    linear("floats", "f32_edges", edges("f4", N), edges("f4", N), out("f4", 7 * N)),
    linear("floats", "f64_edges", edges("f8", N), edges("f8", N), out("f8", 7 * N)),
    linear("floats", "packed_half", uniform("f2", 2 * N, -9, 9), uniform("f2", 2 * N, -9, 9), out("f2", 2 * N)),
    linear("floats", "bf16_arithmetic", bits("u2", N), bits("u2", N), out("u2", N)),
    linear("floats", "compare_and_select", edges("f4", N), edges("f4", N), out("u4", N)),
    linear("floats", "classify", edges("f4", N), edges("f8", N), out("u4", N)),
    linear("floats", "float_to_integer", uniform("f4", N, -1e5, 1e5), out("i8", N)),
    linear("floats", "integer_to_float", bits("u8", N), out("f8", N), out("f4", N)),
    linear("floats", "half_conversions", uniform("f4", N, -2e4, 2e4), uniform("f8", N, -1e-5, 1e-5), out("u2", 4 * N)),
    linear("floats", "bf16_conversions", edges("f4", N), edges("f8", N), out("u2", 6 * N)),
    linear("floats", "double_conversions", edges("f8", N), out("f4", N)),
    linear("floats", "rounding_f32", edges("f4", N), out("f4", 6 * N)),
    linear("floats", "rounding_f64", edges("f8", N), out("f8", 6 * N)),
    linear("floats", "min_max_f32", uniform("f4", N, -3, 3), uniform("f4", N, -3, 3), out("f4", 3 * N)),
    linear("floats", "packed_short", bits("i2", 2 * N), bits("i2", 2 * N), out("u2", 2 * N)),

    linear("small_floats", "small_floats_to_f32", Buffer("u1", N, "index"), out("f4", 4 * N), out("u4", N), excluded=NO_SMALL_FLOATS),
    linear("small_floats", "f32_to_small_floats", edges("f4", N), uniform("f4", N, -600, 600), out("u4", N), out("u4", N), excluded=NO_SMALL_FLOATS),
    linear("small_floats", "small_float_dot", uniform("f4", N, 0.25, 200), uniform("f4", N, -90, 90), out("f4", N), excluded=NO_SMALL_FLOATS),

    linear("math", "trigonometry_f32", edges("f4", N), out("f4", 7 * N, ulp(8))),
    linear("math", "exponentials_f32", edges("f4", N), out("f4", 8 * N, ulp(8))),
    linear("math", "hyperbolic_f32", edges("f4", N), out("f4", 7 * N, ulp(8))),
    linear("math", "exact_functions_f32", edges("f4", N), edges("f4", N), out("f4", 7 * N)),
    linear("math", "trigonometry_f64", edges("f8", N), out("f8", 5 * N, ulp(8))),
    linear("math", "exponentials_f64", edges("f8", N), out("f8", 8 * N, ulp(8))),

    groups("reductions", "wave_reduce", bits("u4", N), out("u4", 32), u32(N), waves=True),
    groups("reductions", "group_reduce", bits("u4", 5 * N), out("u4", 1), u32(5 * N)),
    groups("reductions", "tree_reduce_f32", uniform("f4", N, -1, 1), out("f4", 4), u32(N)),
    groups("reductions", "max_with_index", span("i4", N, -99, 99), out("i4", 4), out("u4", 4), u32(N)),
    groups("reductions", "wave_prefix_sum", bits("u4", N), out("u4", N), u32(N), waves=True),
    groups("reductions", "group_prefix_sum", bits("u4", N), out("u4", N), u32(N)),
    groups("reductions", "lookback_prefix_sum", bits("u4", 2 * N), out("u4", 2 * N), Buffer("u8", 8), Buffer("u4", 1), u32(2 * N), grid=8),
    groups("reductions", "wave_compact", bits("u4", N), out("u4", 1024), out("u4", 32), u32(N), waves=True),
    groups("reductions", "votes", bits("u4", N), out("u4", N), u32(N), waves=True),
    groups("reductions", "shuffles", bits("u4", N), out("u4", N), u32(N), waves=True),
    linear("reductions", "divergent_ballots", bits("u4", N), out("u4", N), waves=True),
    groups("reductions", "dot_product_f64", uniform("f8", 3 * N, -1, 1), uniform("f8", 3 * N, -1, 1), out("f8", 4), u32(3 * N)),

    linear("dots", "dot_of_bytes", bits("i4", N), bits("i4", N), out("i4", N), excluded=DOTLESS),
    linear("dots", "dot_of_nibbles", bits("i4", N), bits("i4", N), out("i4", N), excluded=DOTLESS),

    tiles("matrix_f16", "f2", "f4"),
    tiles("matrix_bf16", "f4", "f4"),
    tiles("matrix_i8", "i1", "i4"),
    tiles("matrix_f32", "f4", "f4"),
    tiles("matrix_f64", "f8", "f8"),

    groups("sorting", "bitonic_sort", bits("u4", 1024), out("u4", 1024)),
    groups("sorting", "bitonic_step", inout(bits("u8", 1024)), u32(64), u32(16)),
    groups("sorting", "radix_histogram", bits("u4", 3 * N), out("u4", 1024), u32(3 * N), u32(8)),
    linear("sorting", "byte_histogram", bits("u1", N), out("u4", 256)),
    linear("sorting", "rank_sort", span("f4", N, -400, 400), out("f4", N)),
    groups("sorting", "radix_split", bits("u4", 256), out("u4", 256), u32(3), grid=1),
    linear("sorting", "binary_search", sorted_values("u4", 777, 5000), span("u4", N, 0, 5100), out("u4", N), u32(777)),
    linear("sorting", "insertion_sort", bits("i2", 8 * N), out("i2", 8 * N)),

    plane("grids", "indices", (3, 2, 4), (8, 4, 2), out("u4", 24 * 64)),
    Row("stencil_1d", "grids", (8, 1, 1), (128, 1, 1), (uniform("f4", N, -1, 1), out("f4", N), i32(N))),
    plane("grids", "stencil_2d", (3, 7, 1), (16, 8, 1), uniform("f4", 45 * 53, -1, 1), out("f4", 45 * 53), i32(45), i32(53)),
    plane("grids", "stencil_3d", (2, 2, 3), (8, 8, 4), uniform("f8", 11**3, -1, 1), out("f8", 11**3), i32(11)),
    plane("grids", "game_of_life", (3, 5, 1), (16, 8, 1), span("u1", 40 * 40, 0, 2), out("u1", 40 * 40), i32(40)),
    plane("grids", "transpose", (5, 3, 1), (8, 16, 1), bits("u2", 37 * 45), out("u2", 37 * 45), u32(37), u32(45)),
    plane("grids", "transpose_tiled", (3, 3, 1), (16, 16, 1), bits("u8", 37 * 45), out("u8", 37 * 45), u32(37), u32(45)),
    plane("grids", "matmul_naive", (3, 3, 1), (16, 16, 1), uniform("f4", 1600, -1, 1), uniform("f4", 1600, -1, 1), out("f4", 1600), u32(40)),
    plane("grids", "matmul_tiled", (3, 3, 1), (16, 16, 1), uniform("f4", 1600, -1, 1), uniform("f4", 1600, -1, 1), out("f4", 1600), u32(40)),
    plane("grids", "matmul_f64", (3, 3, 1), (16, 16, 1), uniform("f8", 1600, -1, 1), uniform("f8", 1600, -1, 1), out("f8", 1600), u32(40)),
    plane("grids", "matmul_half", (3, 3, 1), (16, 16, 1), uniform("f2", 1600, -1, 1), uniform("f2", 1600, -1, 1), out("f4", 1600), u32(40)),
    plane("grids", "matmul_int8", (3, 3, 1), (16, 16, 1), bits("i1", 1600), bits("i1", 1600), out("i4", 1600), u32(40)),
    groups("grids", "matvec_vec4", uniform("f4", 300 * 32, -1, 1), uniform("f4", 32, -1, 1), out("f4", 300), u32(300), u32(8), grid=2),
    groups("grids", "number_transform", bits("u4", 512), out("u4", 512), grid=2),
    groups("grids", "fft", uniform("f4", 512, -1, 1), Buffer("f4", 128, "roots"), out("f4", 512), grid=2, block=128),

    groups("programs", "string_search", span("u1", 2000, 97, 100), span("u1", 3, 97, 100), out("u4", 600, UNORDERED), out("u4", 1), u32(2000), u32(3), grid=8),
    groups("programs", "hash_insert", span("u4", N, 1, 700), out("u4", 1024, UNORDERED), out("u4", 1), u32(N), u32(1023)),
    groups("programs", "nbody_f32", uniform("f4", 4 * 150, -1, 1), out("f4", 3 * 150), u32(150), grid=2, block=96),
    groups("programs", "nbody_f64", uniform("f8", 4 * 150, -1, 1), out("f8", 3 * 150), u32(150), grid=2, block=96),
    groups("programs", "monte_carlo", out("u4", 1), u32(50), u32(7)),
    plane("programs", "mandelbrot", (4, 5, 1), (16, 8, 1), out("u2", 60 * 40), u32(60), u32(40), f32(0.05)),
    linear("programs", "collatz", span("u4", N, 1, 100000), out("u4", N)),
    linear("programs", "is_prime", span("u4", N, 0, 20000), out("u1", N)),
    Row("modular_power", "programs", (8, 1, 1), (128, 1, 1), (bits("u8", N), span("u4", N, 0, 99999), out("u8", N), Scalar("u8", 4294967291), u32(N))),
    linear("programs", "xor_shift", inout(bits("u8", N)), u32(20)),
    linear("programs", "edit_distance", span("u1", 8 * N, 97, 101), span("u1", 8 * N, 97, 101), out("u1", N)),
    groups("programs", "shortest_paths", inout(span("u4", 40 * 40, 1, 1000)), u32(40), grid=1, block=64),

    linear("calls", "recursion", span("u4", N, 0, 13), out("u4", N)),
    linear("calls", "mutual_recursion", span("u4", N, 0, 90), out("u1", N)),
    linear("calls", "function_pointers", bits("u4", N), out("u4", N)),
    linear("calls", "pointer_table", bits("u4", N), out("u4", N)),
    linear("calls", "virtual_functions", bits("u4", N), out("u4", N)),
    linear("calls", "struct_by_value", uniform("f4", N, -9, 9), out("f8", N), SETTINGS),
    linear("calls", "mixed_arguments", *MIXED),
    linear("calls", "returned_structs", bits("u4", N), out("u8", N)),
    linear("calls", "private_array", bits("u4", N), out("u4", N)),
    linear("calls", "switch_machine", span("u1", 64, 0, 9), out("u4", N), u32(64)),

    groups("memory", "dynamic_lds", bits("u4", 400), out("u4", 400), block=100, lds=400),
    groups("memory", "mixed_lds", bits("u4", 512), out("u4", 512), block=128, lds=256),
    plane("memory", "convolution", (3, 7, 1), (16, 8, 1), uniform("f4", 45 * 53, -1, 1), out("f4", 45 * 53), i32(45), i32(53)),
    linear("memory", "crc32", bits("u1", 20 * N), out("u4", N), u32(20)),
    groups("memory", "device_variables", out("u8", 64), u32(64), grid=1, block=64),
    groups("memory", "last_group_sums", bits("u4", 640), out("u4", 10), out("u4", 1), grid=10, block=64),
    linear("memory", "unaligned_words", bits("u1", 13 * N), out("u1", 13 * N)),
    linear("memory", "gather_scatter", span("u4", N, 0, N), bits("f4", 4 * N), out("f4", 4 * N)),
    linear("memory", "early_exit", bits("u4", N), out("u4", N)),
    linear("memory", "indexed_vector", bits("u4", N), out("u4", N)),

    linear("atomics", "atomic_words", bits("u4", N), inout(bits("u4", 11))),
    linear("atomics", "atomic_wide", bits("u8", N), inout(bits("u8", 6))),
    groups("atomics", "atomic_shared", bits("u4", 1024), out("u4", 40)),
    linear("atomics", "atomic_floats", span("f4", N, -99, 99), out("f4", 3), out("f8", 5)),
    linear("atomics", "atomic_tickets", out("u4", 1), out("u4", N, UNORDERED), out("u4", N + 1, UNORDERED)),
    linear("atomics", "compare_and_swap", bits("u4", N), out("u4", 7)),
    groups("atomics", "ticket_lock", out("u4", 2), inout(bits("u4", 16)), u32(16), grid=24, block=64),
    groups("atomics", "producer_consumer", bits("u4", 256), Buffer("u4", 256), Buffer("u4", 256), out("u4", 256), block=128),
)  # fmt: skip

BY_NAME = {row.name: row for row in ROWS}
FILES = tuple(dict.fromkeys(row.file for row in ROWS))

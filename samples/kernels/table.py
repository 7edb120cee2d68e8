"""The kernels of this folder, a row each: how each is launched, on what, and how its results compare."""

from __future__ import annotations

from model import Row, bits, out, u32

N = 1000
"""Not a multiple of a group: the last one is partial."""


def linear(name: str, file: str, *arguments: object, **more: object) -> Row:
    """A kernel of one work-item an element, in groups of 128."""
    return Row(name, file, (8, 1, 1), (128, 1, 1), arguments, **more)  # type: ignore[arg-type]


ROWS = (
    # Integers
    linear("int8_arithmetic", "integers", bits("u1", N), bits("u1", N), out("u1", N), u32(N)),
    linear("int16_arithmetic", "integers", bits("u2", N), bits("u2", N), out("u2", N), u32(N)),
    linear("int32_arithmetic", "integers", bits("u4", N), bits("u4", N), out("u4", N), u32(N)),
    linear("int64_arithmetic", "integers", bits("u8", N), bits("u8", N), out("u8", N), u32(N)),
    linear("big_add", "integers", bits("u4", 8 * N), bits("u4", 8 * N), out("u4", 8 * N), u32(N)),
    linear("big_subtract", "integers", bits("u8", 4 * N), bits("u8", 4 * N), out("u8", 4 * N), u32(N)),
    linear("multiply_high", "integers", bits("u4", N), bits("u4", N), out("u4", N), u32(N)),
    linear("multiply_24", "integers", bits("u4", N), bits("u4", N), out("u4", N), u32(N)),
    linear("bit_fields", "integers", bits("u4", N), out("u4", N), u32(N)),
    linear("bit_counts", "integers", bits("u8", N), out("u4", N), u32(N)),
    linear("byte_permute", "integers", bits("u4", N), bits("u4", N), out("u4", N), u32(N)),
    linear("rotate_and_shift", "integers", bits("u8", N), out("u8", N), u32(N)),
    linear("min_max_select", "integers", bits("i4", N), bits("i4", N), out("i4", N), u32(N)),
    linear("divergent_gcd", "integers", bits("u4", N), bits("u4", N), out("u4", N), u32(N)),
)  # fmt: skip

BY_NAME = {row.name: row for row in ROWS}
FILES = tuple(dict.fromkeys(row.file for row in ROWS))

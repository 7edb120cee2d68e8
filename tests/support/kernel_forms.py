"""What some of the sample kernels compute, said once more in numpy: the second opinion on the host reference."""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np

Form = Callable[..., Any]
"""From the arguments of a launch (arrays; bytes for what is passed by value) to the result buffers."""


def number_transform(values: np.ndarray, *_: Any) -> Any:
    root = pow(3, 65536 // 256, 65537)
    powers = np.array([[pow(root, i * j, 65537) for j in range(256)] for i in range(256)], dtype=np.int64)
    return np.concatenate([powers @ (block.astype(np.int64) % 65537) % 65537 for block in values.reshape(-1, 256)])


def stencil_2d(values: np.ndarray, *_: Any) -> Any:
    # The same order of additions: a missing neighbour adds nothing.
    grid = np.pad(values.reshape(53, 45), 1)
    sum = np.float32(-4) * grid[1:-1, 1:-1] + grid[1:-1, :-2]
    return ((sum + grid[1:-1, 2:]) + grid[:-2, 1:-1]) + grid[2:, 1:-1]


def game_of_life(cells: np.ndarray, *_: Any) -> Any:
    grid = cells.reshape(40, 40).astype(int)
    around = sum(np.roll(grid, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1))
    return (around == 3) | ((grid == 1) & (around == 4))


def big(values: np.ndarray, width: int) -> list[int]:
    return [int.from_bytes(row.tobytes(), "little") for row in values.reshape(-1, width)]


def words_of(numbers: list[int], dtype: str) -> np.ndarray:
    return np.frombuffer(b"".join((n % 2**256).to_bytes(32, "little") for n in numbers), dtype)


def scan_of_groups(values: np.ndarray, size: int) -> np.ndarray:
    return np.concatenate([np.cumsum(values[i : i + size], dtype="u4") for i in range(0, len(values), size)])


def search(text: np.ndarray, pattern: np.ndarray, *_: Any) -> tuple[np.ndarray, list[int]]:
    found = [i for i in range(1998) if text[i : i + 3].tobytes() == pattern.tobytes()]
    return np.pad(found, (0, 600 - len(found))), [len(found)]


def unique_keys(keys: np.ndarray, *_: Any) -> tuple[np.ndarray, list[int]]:
    unique = np.unique(keys)
    return np.pad(unique, (0, 1024 - len(unique))), [len(unique)]


def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def shortest(start: np.ndarray, *_: Any) -> np.ndarray:
    way = start.reshape(40, 40).astype(np.int64)
    for k in range(40):
        way = np.minimum(way, way[:, k : k + 1] + way[k])
    return way


FORMS: dict[str, Form] = {
    "big_add": lambda a, b, *_: words_of([x + y for x, y in zip(big(a, 8), big(b, 8), strict=True)], "u4"),
    "big_subtract": lambda a, b, *_: words_of([x - y for x, y in zip(big(a, 4), big(b, 4), strict=True)], "u8"),
    "divergent_gcd": lambda a, b, *_: np.gcd(a, b),
    "double_conversions": lambda a, *_: a.astype("f4"),
    "wave_reduce": lambda v, *_: np.pad(v, (0, 24)).reshape(32, 32).sum(1, dtype="u4"),
    "group_reduce": lambda v, *_: [v.sum(dtype="u4")],
    "wave_prefix_sum": lambda v, *_: scan_of_groups(v, 32),
    "group_prefix_sum": lambda v, *_: scan_of_groups(v, 256),
    "lookback_prefix_sum": lambda v, *_: np.cumsum(v, dtype="u4"),
    "bitonic_sort": lambda v, *_: np.sort(v.reshape(4, 256), axis=1),
    "byte_histogram": lambda v, *_: np.bincount(v, minlength=256),
    "rank_sort": lambda v, *_: np.sort(v),
    "radix_split": lambda v, *_: v[np.argsort(v >> 3 & 1, kind="stable")],
    "binary_search": lambda s, w, *_: np.searchsorted(s, w),
    "insertion_sort": lambda v, *_: np.sort(v.reshape(-1, 8), axis=1),
    "stencil_2d": stencil_2d,
    "game_of_life": game_of_life,
    "transpose": lambda v, *_: v.reshape(45, 37).T,
    "transpose_tiled": lambda v, *_: v.reshape(45, 37).T,
    "matmul_int8": lambda a, b, *_: a.reshape(40, 40).astype("i4") @ b.reshape(40, 40).astype("i4"),
    "number_transform": number_transform,
    "string_search": search,
    "hash_insert": unique_keys,
    "is_prime": lambda v, *_: [n > 1 and all(n % d for d in range(2, math.isqrt(n) + 1)) for n in v.tolist()],
    "modular_power": lambda b, e, *_: [pow(x, y, 4294967291) for x, y in zip(b.tolist(), e.tolist(), strict=True)],
    "shortest_paths": shortest,
    "recursion": lambda d, *_: [fibonacci(n) for n in d.tolist()],
    "mutual_recursion": lambda v, *_: (v % 2 == 0) + 2 * (v // 2 % 2 == 1),
    "crc32": lambda v, *_: [zlib.crc32(row.tobytes()) for row in v.reshape(-1, 20)],
    "last_group_sums": lambda v, *_: (v.reshape(10, 64).sum(1, dtype="u4"), [v.sum(dtype="u4")]),
    "gather_scatter": lambda p, v, *_: v.reshape(-1, 4)[p][::-1, ::-1],
    "atomic_tickets": lambda *_: ([2000], np.arange(1000) * 2, np.arange(1001)),
    "dot_of_bytes": lambda a, b, *_: (a.view("i1").astype(int) * b.view("i1")).reshape(-1, 4).sum(1) + np.arange(1000),
}
"""With waves of 32 lanes."""
FORMS_NEAR: dict[str, tuple[Form, float]] = {
    "matmul_naive": (lambda a, b, *_: a.reshape(40, 40).astype("f8") @ b.reshape(40, 40), 1e-5),
    "matmul_tiled": (lambda a, b, *_: a.reshape(40, 40).astype("f8") @ b.reshape(40, 40), 1e-5),
    "matmul_f64": (lambda a, b, *_: a.reshape(40, 40) @ b.reshape(40, 40), 1e-13),
    "matmul_half": (lambda a, b, *_: a.reshape(40, 40).astype("f8") @ b.reshape(40, 40), 1e-5),
    "matvec_vec4": (lambda m, v, *_: m.reshape(300, 32).astype("f8") @ v, 1e-5),
    "fft": (lambda v, *_: np.fft.fft(v.view("c8").reshape(2, 128)).astype("c8").view("f4"), 1e-4),
}
"""Where only the order of the roundings differs: the form, and how far it may be off."""

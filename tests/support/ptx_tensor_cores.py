"""What instructions of PTX give that a warp carries out as a whole: ldmatrix and mma, as the manual lays out their fragments.

``mma.m16n8kN``: of A a thread has four runs along K (two where K is half as long) of as many elements as a register has, of B two
(one). Thread ``t`` is ``t // 4`` (group) and ``t % 4`` (in the group). Runs of A begin with row ``group``, then ``group + 8``, then
both again half of K further on; a run of B is of column ``group``. C and D: row ``group``, columns ``2 * (t % 4)`` and the next, then
row ``group + 8``.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import numpy as np
from ptx_arithmetic import bits_of, float_of, signed

THREADS = 32
_BITS = {"s8": 8, "u8": 8, "f16": 16, "bf16": 16, "s32": 32, "f32": 32}


def warp_result(form: str, given: dict[int, Any]) -> list[tuple[int, ...]]:
    """What each thread of a warp gets."""
    assert sorted(given) == list(range(THREADS)), "all threads of the warp take part"
    name, *parts = form.split()[0].split(".")
    values = [given[lane] for lane in range(THREADS)]
    return _loaded(parts, values) if name == "ldmatrix" else _multiplied(parts, values)


def _loaded(parts: Sequence[str], given: list[tuple[bytearray, int]]) -> list[tuple[int, ...]]:
    """Matrices of eight rows of 16 bytes: thread ``8 * m + n`` has the address of row n of the m-th; ``t`` gets of each its ``t % 4``th
    word of row ``t // 4``."""
    assert parts[:3] == ["sync", "aligned", "m8n8"] and parts[4:] == ["shared", "b16"], parts
    count = int(parts[3].removeprefix("x"))
    memory, places = given[0][0], [at for _, at in given]
    assert all(at % 16 == 0 and at + 16 <= len(memory) for at in places[: 8 * count])
    return [
        tuple(
            struct.unpack_from("<I", memory, places[8 * matrix + thread // 4] + 4 * (thread % 4))[0]
            for matrix in range(count)
        )
        for thread in range(THREADS)
    ]


def _elements(kind: str, word: int) -> list[float]:
    width = _BITS[kind]
    bits = [word >> at & (1 << width) - 1 for at in range(0, 32, width)]
    if kind[0] in "su":
        return [signed(one, width) if kind[0] == "s" else one for one in bits]
    return [float_of(kind, one) for one in bits]


def _multiplied(parts: Sequence[str], given: list[tuple[tuple[int, ...], ...]]) -> list[tuple[int, ...]]:
    sync, aligned, shape, row, column, result, left, right, added = parts
    assert (sync, aligned, row, column) == ("sync", "aligned", "row", "col")
    depth = int(shape.removeprefix("m16n8k"))
    each = 32 // _BITS[left]
    halves = depth // (4 * each)
    assert halves in (1, 2) and result == added == ("s32" if left[0] in "su" else "f32")
    a, b, c = np.zeros((16, depth)), np.zeros((depth, 8)), np.zeros((16, 8))
    for thread, (of_a, of_b, of_c) in enumerate(given):
        group, place = divmod(thread, 4)
        assert (len(of_a), len(of_b), len(of_c)) == (2 * halves, halves, 4)
        for n, word in enumerate(of_a):
            first = 4 * each * (n // 2) + each * place
            a[group + 8 * (n % 2), first : first + each] = _elements(left, word)
        for n, word in enumerate(of_b):
            first = 4 * each * n + each * place
            b[first : first + each, group] = _elements(right, word)
        for n, word in enumerate(of_c):
            c[group + 8 * (n // 2), 2 * place + n % 2] = _elements(result, word)[0]
    # Whole numbers are exact in doubles; of floats, sums of so few are as good as exact, and rounded toward zero.
    with np.errstate(invalid="ignore"):
        d = a @ b + c
    return [
        tuple(_bits(result, float(d[thread // 4 + 8 * (n // 2), 2 * (thread % 4) + n % 2])) for n in range(4))
        for thread in range(THREADS)
    ]


def _bits(kind: str, value: float) -> int:
    return int(value) & 0xFFFFFFFF if kind == "s32" else bits_of(kind, value, "rz")

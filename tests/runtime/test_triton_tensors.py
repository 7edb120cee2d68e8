"""What Triton's compiler wants of the host for the tensor data mover, in the words that its own launcher writes."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy")
from tensor_tiles import Tile  # noqa: E402

from hipkit.runtime.triton.tensors import HostDescriptor  # noqa: E402

BASE = 0x7F12_3456_7800
CASES: dict[str, tuple[HostDescriptor, Tile]] = {
    "one dimension": (
        HostDescriptor(None, [1000], [1], {"block_size": [256], "elem_bits": 32}, 4),
        Tile((64,), (1000,)),
    ),
    "two, with gaps": (
        HostDescriptor(
            None, [500, 300], [304, 1], {"block_size": [32, 64], "elem_bits": 16, "interval_padding_pairs": [[32, 4]]}, 8
        ),
        Tile((64, 4), (300, 500), (304,), size=2, gap=(16, 2)),
    ),
    "more warps than rows": (
        HostDescriptor(None, [9, 300], [300, 1], {"block_size": [2, 64], "elem_bits": 64}, 8),
        Tile((16, 1), (300, 9), (300,), size=8),
    ),
    "five": (
        HostDescriptor(
            None, [3, 4, 5, 6, 70], [1 << 40, 2100, 420, 70, 1], {"block_size": [1, 2, 4, 8, 16], "elem_bits": 8}, 4
        ),
        Tile((16, 8, 2, 1, 1), (70, 6, 5, 4, 3), (70, 420, 2100, 1 << 40), size=1),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_descriptors_of_the_host(name: str) -> None:
    given, tile = CASES[name]
    words: Any = np.array(tile.words(BASE), "<u4")
    assert given.bytes(BASE, 80) == words.tobytes()
    assert given.bytes(BASE, 48) == words[:12].tobytes()

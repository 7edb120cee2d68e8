"""Descriptors of the tensor data mover that Triton's compiler wants of the host: what is known of a tensor before a kernel runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...fatbin.records import dataclass
from ..isa.memory.tensor_descriptors import IMAGE, encoded

_WORD_BITS = 32


@dataclass(frozen=True)
class HostDescriptor:
    """A tensor descriptor of Triton's, and what its compiler says of the tiles that a kernel moves; outermost dimension first."""

    base: Any
    """The tensor, whose memory the kernel then may use."""
    shape: Sequence[int]
    strides: Sequence[int]
    """In elements."""
    tiles: Any
    """What the compiler says, an element of ``tensordesc_meta``."""
    warps: int

    def bytes(self, address: int, size: int) -> bytes:
        """As an argument of some bytes: of up to two dimensions there are two groups, else four."""
        bits = self.tiles["elem_bits"]
        fields = {"count": 1, "type": IMAGE, "global_addr": address, "data_size": (bits // 8).bit_length() - 1}
        for interval, amount in self.tiles.get("interval_padding_pairs", ())[:1]:
            words, gap = interval * bits // _WORD_BITS, amount * bits // _WORD_BITS
            if words and gap:
                fields |= {"pad_enable": 1, "pad_interval": words.bit_length() - 2, "pad_amount": gap - 1}
        for n, (extent, tile) in enumerate(zip(reversed(self.shape), reversed(self._tile()), strict=True)):
            fields |= {f"tensor_dim{n}": extent, f"tile_dim{n}": tile}
        for n, stride in enumerate(reversed(self.strides[:-1])):
            fields[f"tensor_dim{n}_stride"] = stride
        return b"".join(word.to_bytes(4, "little") for word in encoded(fields))[:size]

    def _tile(self) -> list[int]:
        """What each warp moves: the compiler shares a tile among them along the outermost dimensions first."""
        block = list(self.tiles["block_size"])
        left, shared = self.warps, [1] * len(block)
        for n, extent in enumerate(block):
            while left > 1 and shared[n] * 2 <= extent:
                shared[n], left = shared[n] * 2, left // 2
        shared[-1] *= left
        return [-(-extent // warps) for extent, warps in zip(block, shared, strict=True)]

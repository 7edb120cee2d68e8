"""Scales of matrix products: the lane and the byte that each stands in, and what its bits are."""

from __future__ import annotations

from ..builder import Builder
from ..not_carried_out import UnknownOperationError
from ..values import F64, Lane
from .matrix_fields import Fields
from .matrix_shapes import Shape
from .small_floats import decoded, format_of, power_of_two

_FORMATS = ("e8m0", "e5m3", "fp8")
"""By the number that a field says."""


class Scales:
    """The scales of A, or of B, which is the ``number``-th matrix; ``words`` are the registers that hold them."""

    def __init__(self, b: Builder, shape: Shape, fields: Fields, number: int, words: list[Lane]) -> None:
        self.b, self.shape, self.fields, self.number, self.words = b, shape, fields, number, words
        self._size = shape.columns if number else shape.rows
        self._by_byte: dict[int, Lane] = {}

    def place(self, rows: tuple[int, ...], group: int) -> tuple[int, tuple[int, ...]]:
        """The byte of a group along K, and for each row of A (or column of B) the lane that has it."""
        if self.shape.is_wave_wide:
            return self._chosen_byte, tuple(row + self._size * group for row in rows)
        # A row's scales along K are the bytes of one lane. Sixteen lanes have those of sixteen rows; a field says which.
        first = 16 * self._chosen_lanes if self._size == 16 else 0
        return group, tuple(first + row for row in rows)

    def value(self, byte: int) -> Lane:
        """What a byte of the registers is in each lane, F64."""
        if byte not in self._by_byte:
            word, index = divmod(byte, 4)
            self._by_byte[byte] = self._decoded(self.b.and_(self.b.lshr(self.words[word], 8 * index), 0xFF))
        return self._by_byte[byte]

    @property
    def _chosen_byte(self) -> int:
        return self.fields.op_sel >> self.number & 1 | (self.fields.op_sel_hi >> self.number & 1) << 1

    @property
    def _chosen_lanes(self) -> int:
        return self.fields.matrix_b_scale if self.number else self.fields.matrix_a_scale

    def _decoded(self, bits: Lane) -> Lane:
        number = self.fields.matrix_b_scale_fmt if self.number else self.fields.matrix_a_scale_fmt
        if number >= len(_FORMATS):
            raise UnknownOperationError(f"a scale of format {number} is not carried out: there is no such format")
        name = _FORMATS[number]
        return (
            power_of_two(self.b, bits) if name == "e8m0" else self.b.fpcast(decoded(self.b, bits, format_of(name)), F64)
        )

"""What a matrix instruction says besides its registers."""

from __future__ import annotations

from ....fatbin.records import dataclass


@dataclass(frozen=True)
class Fields:
    """What an instruction says besides its registers."""

    cbsz: int
    abid: int
    blgp: int
    op_sel: int
    op_sel_hi: int
    neg_lo: int
    neg_hi: int
    index_key_8bit: int
    index_key_16bit: int
    index_key_32bit: int
    matrix_a_fmt: int
    matrix_b_fmt: int
    matrix_a_scale: int
    matrix_b_scale: int
    matrix_a_scale_fmt: int
    matrix_b_scale_fmt: int
    constants: int
    """A bit for each source that is a constant."""
    flavour: str
    flushes: bool
    """Whether subnormals of 16-bit floats, and of results of such, count as zero."""
    clamps: bool = False

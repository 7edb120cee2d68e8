"""What an instruction is made of: registers, constants, operands."""

from __future__ import annotations

from enum import IntEnum

from ..records import NamedTuple, dataclass, field

NEG, ABS, OP_SEL_0, OP_SEL_1, SEXT = 1, 2, 4, 8, 16
"""Bits of a source's modifiers."""


@dataclass(frozen=True, slots=True)
class Register:
    """A register or a run of them: file, index and width in registers of 32 bits.

    Files are ``s``, ``v``, ``a`` and ``ttmp``; registers with names of their own are files of one or two: ``vcc``,
    ``exec``, ``m0``, ``scc``, ``mode``, ``null``, ``flat_scratch``, ``src_shared_base`` … ``half`` is ``l`` or ``h``
    where only 16 bits of a VGPR are meant.
    """

    file: str
    index: int = 0
    width: int = 1
    half: str = ""
    text: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        return self.text or self.file


@dataclass(frozen=True, slots=True)
class Constant:
    """A value that the instruction itself holds: an inline constant, an immediate field or a literal.

    ``bits`` is what the operand's type reads. ``literal`` is how many bits of literal follow the instruction for it.
    """

    bits: int
    literal: int = 0
    code: int = -1
    """The source operand encoding of an inline constant; -1 where it is none."""

    def __int__(self) -> int:
        return self.bits


@dataclass(frozen=True, slots=True)
class Operand:
    """An operand in its role: ``name`` is LLVM's (``vdst``, ``src0``, ``offset``), ``type`` what the bits mean.

    ``neg``, ``abs`` and ``sext`` change a source before it is used; ``op_sel`` picks a half of it. ``modifiers`` is
    all of that as LLVM numbers it.
    """

    name: str
    value: Register | Constant
    is_output: bool = False
    type: str = ""
    text: str = field(default="", compare=False, repr=False)
    neg: bool = False
    abs: bool = False
    sext: bool = False
    modifiers: int = 0

    @property
    def register(self) -> Register | None:
        """The register, or None for a constant."""
        return self.value if isinstance(self.value, Register) else None

    @property
    def op_sel(self) -> bool:
        """Whether the upper half of the source is used; in packed instructions, for the lower result."""
        return bool(self.modifiers & 4)

    @property
    def op_sel_hi(self) -> bool:
        """Whether the upper half is used for the upper result of a packed instruction.

        On the first source of one that is not packed: whether the upper half of the destination is written.
        """
        return bool(self.modifiers & 8)

    @property
    def neg_hi(self) -> bool:
        """Whether a source of a packed instruction is negated for the upper result."""
        return bool(self.modifiers & 2) and not self.abs

    @property
    def is_register(self) -> bool:
        """Whether it is a register rather than a constant."""
        return isinstance(self.value, Register)

    def __str__(self) -> str:
        return self.text


class Reach(NamedTuple):
    """How many VGPRs, AGPRs and SGPRs there must be, whether there must be scratch memory, and how many bytes of LDS
    constant offsets alone reach; ``crooked`` is 1 if a run of registers begins where none may."""

    vgprs: int = 0
    agprs: int = 0
    sgprs: int = 0
    scratch: int = 0
    crooked: int = 0
    lds: int = 0


class Need:
    """What instructions of one encoding were found to need. Few differ, so that sets of them are small.

    ``bits`` are the numbers of ``reach`` but LDS, each as one bit, so that the largest of many are found with an ``or``;
    ``row`` is that of the encoding, as a bit too.
    """

    __slots__ = ("bits", "reach", "row")

    def __init__(self, row: int, bits: int, reach: Reach) -> None:
        self.row, self.bits, self.reach = row, bits, reach


class Use(NamedTuple):
    """The scalar and vector registers, VCC and SCC, as far as an instruction uses them: bits of ``register_bits.py``.

    ``load`` is the first register and the offset of a scalar load of constants.
    """

    reads: int = 0
    writes: int = 0
    addresses: int = 0
    load: tuple[int, int] | None = None


class Kind(IntEnum):
    """The kinds of memory operations that counters tell apart on some generation."""

    LOAD, STORE, SAMPLE, RAY, LDS, SCALAR = range(6)


class Effect(NamedTuple):
    """What an instruction does with registers, which are bits of ``register_bits.py``, and with counters.

    ``reads`` must have arrived; ``writes`` are registers that it writes at once, ``results`` those that are written later.
    ``kinds`` are the memory operations that it begins, ``waits`` counters and what they have fallen to when it is done.
    """

    reads: int = 0
    writes: int = 0
    results: int = 0
    kinds: tuple[Kind, ...] = ()
    waits: tuple[tuple[str, int], ...] = ()
    is_call: bool = False
    is_plain: bool = False
    """Whether it only uses registers."""

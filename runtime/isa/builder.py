"""The interface of builders: the operations that semantics are written in.

Operations take values of one shape (:class:`Lane`, or :class:`Uniform`) and one type; a Python number stands for a
constant of the shape and type of the other operand. Crossing between shapes is an explicit call. Results have the
shape of the operands; comparing lanes gives a :class:`Mask`, comparing uniforms a Uniform of I1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from ...fatbin.errors import UnsupportedError
from ...fatbin.records import dataclass
from .values import I32, I64, Lane, Mask, Mode, Rounding, Type, Uniform, Value

if TYPE_CHECKING:
    from .images.access import Image, ImageAccess
    from .tiles import Tiles
    from .transfer import Transfer

V = TypeVar("V", bound=Value)
Number = int | float
Condition = Mask | Uniform

INTEGER_COMPARES = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
FLOAT_COMPARES = ("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno")


class Space:
    """Address spaces, with the form of an address in each."""

    GLOBAL = "global"
    """Real addresses, 64 bits."""
    FLAT = "flat"
    """Real addresses of global memory, or those at which flat instructions find LDS and a lane's own scratch memory; 64
    bits."""
    BUFFER = "buffer"
    """Real addresses of global memory, or offsets in each lane's own scratch memory with :data:`PRIVATE` added; 64 bits."""
    LDS = "lds"
    """Offsets in the workgroup's LDS, 32 bits."""
    SCRATCH = "scratch"
    """Offsets in each lane's own scratch memory, 32 bits."""


PRIVATE = 1 << 63
"""What addresses through a buffer of scratch memory begin at: further than any other buffer reaches."""


@dataclass(frozen=True, slots=True)
class Address:
    """The address of each lane: ``base + lane + offset``, with the uniform parts separate.

    Where addresses are of 64 bits the base is I64, and the lane's part I64, or I32 without a sign where there is a base.
    In LDS and scratch memory both are I32.
    """

    lane: Lane | None
    base: Uniform | None = None
    offset: int = 0

    def moved(self, offset: int) -> Address:
        """The address plus some bytes."""
        return Address(self.lane, self.base, self.offset + offset)

    def resolve(self, b: Builder, type: Type) -> Lane:
        """The sum as a lane value of the space's type (I64, or I32)."""
        parts = [] if self.lane is None else [b.zext(self.lane, type)]
        if self.base is not None:
            parts.append(b.broadcast(self.base))
        total = parts[0] if parts else b.lane(type, 0)
        for part in parts[1:]:
            total = b.add(total, part)
        return b.add(total, self.offset & ((1 << type.width) - 1)) if self.offset else total


def refuse_images(where: str) -> UnsupportedError:
    """The error for a builder that has no images."""
    return UnsupportedError(
        f"{where} has no images; the CPU device has", source=where, offset=0, container="kernel", rule="images"
    )


def refuse_tensors(where: str) -> UnsupportedError:
    """The error for a builder that has no tensor data mover."""
    return UnsupportedError(
        f"{where} has no tensor data mover; the CPU device has",
        source=where,
        offset=0,
        container="kernel",
        rule="tensors",
    )


class Builder(ABC):
    """Executes operations at once, or emits code for them."""

    lanes: int
    """How many lanes a wave has: 32 or 64."""
    mode: Mode
    """The MODE in force."""
    rounding: Rounding
    """The rounding mode of float arithmetic and conversions; the code that executes an instruction sets it."""
    divides_alike = False
    """Whether :meth:`fdiv` gives the same NaNs as a division on a GPU."""

    # Constants and shapes

    @abstractmethod
    def uniform(self, type: Type, number: Number) -> Uniform:
        """A constant for the wave; of float types the number is the value, not the bits."""

    @abstractmethod
    def broadcast(self, value: Uniform) -> Lane:
        """A uniform value in every lane."""

    def lane(self, type: Type, number: Number) -> Lane:
        """A constant in every lane."""
        return self.broadcast(self.uniform(type, number))

    @abstractmethod
    def lane_ids(self) -> Lane:
        """Each lane's number, I32."""

    @abstractmethod
    def constant_lanes(self, type: Type, numbers: Sequence[int]) -> Lane:
        """A constant integer of its own in each lane."""

    # Integers (and, or, xor also on masks)

    @abstractmethod
    def add(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def sub(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def mul(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def and_(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def or_(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def xor(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def not_(self, x: V) -> V:
        """All bits of an integer, a mask or an I1 inverted."""

    @abstractmethod
    def shl(self, x: V, count: V | Number) -> V:
        """Shifted left; the count must be below the width (semantics mask it)."""

    @abstractmethod
    def lshr(self, x: V, count: V | Number) -> V: ...
    @abstractmethod
    def ashr(self, x: V, count: V | Number) -> V: ...
    @abstractmethod
    def umin(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def umax(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def smin(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def smax(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def uadd_sat(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def usub_sat(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def sadd_sat(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def ssub_sat(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def ctlz(self, x: V) -> V:
        """The number of leading zeros; the width for zero."""

    @abstractmethod
    def cttz(self, x: V) -> V:
        """The number of trailing zeros; the width for zero."""

    @abstractmethod
    def ctpop(self, x: V) -> V: ...
    @abstractmethod
    def bitreverse(self, x: V) -> V: ...
    @abstractmethod
    def zext(self, x: V, type: Type) -> V:
        """Zero-extended; unchanged if it has the type already."""

    @abstractmethod
    def sext(self, x: V, type: Type) -> V: ...
    @abstractmethod
    def trunc(self, x: V, type: Type) -> V:
        """The low bits."""

    @abstractmethod
    def icmp(self, how: str, x: V, y: V | Number) -> Condition:
        """A comparison of :data:`INTEGER_COMPARES`."""

    @abstractmethod
    def select(self, condition: Condition, x: V, y: V) -> V:
        """``x`` where the condition holds, else ``y``; a Mask chooses between lanes (or masks), an I1 between all."""

    def join(self, low: V, high: V) -> V:
        """An I64 of two I32."""
        return self.or_(self.zext(low, I64), self.shl(self.zext(high, I64), 32))

    def split(self, x: V) -> tuple[V, V]:
        """The two I32 of an I64."""
        return self.trunc(x, I32), self.trunc(self.lshr(x, 32), I32)

    def funnel(self, high: V, low: V, count: V) -> V:
        """Of two I32 that are moved right together, what the low one then is; the count is an I32 below 32."""
        return self.trunc(self.lshr(self.join(low, high), self.zext(count, I64)), I32)

    # Floats: F16, F32, F64. BF16 only is converted.

    @abstractmethod
    def bitcast(self, x: V, type: Type) -> V:
        """The bits reinterpreted as a type of the same width."""

    @abstractmethod
    def fadd(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def fsub(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def fmul(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def fdiv(self, x: V, y: V | Number) -> V: ...
    @abstractmethod
    def fma(self, x: V, y: V | Number, z: V | Number) -> V:
        """``x * y + z``, rounded once."""

    @abstractmethod
    def sqrt(self, x: V) -> V: ...
    @abstractmethod
    def fneg(self, x: V) -> V:
        """The sign bit inverted, also of NaN."""

    @abstractmethod
    def fabs(self, x: V) -> V: ...
    @abstractmethod
    def floor(self, x: V) -> V: ...
    @abstractmethod
    def ceil(self, x: V) -> V: ...
    @abstractmethod
    def ftrunc(self, x: V) -> V:
        """Rounded to an integer toward zero."""

    @abstractmethod
    def rint(self, x: V) -> V:
        """Rounded to the nearest integer, ties to even."""

    @abstractmethod
    def fcmp(self, how: str, x: V, y: V | Number) -> Condition:
        """A comparison of :data:`FLOAT_COMPARES`, named as in LLVM."""

    @abstractmethod
    def fpcast(self, x: V, type: Type) -> V:
        """Converted to another float type, rounded as :attr:`rounding` says."""

    @abstractmethod
    def fptosi(self, x: V, type: Type) -> V:
        """Rounded toward zero and saturated; NaN gives zero."""

    @abstractmethod
    def fptoui(self, x: V, type: Type) -> V: ...
    @abstractmethod
    def sitofp(self, x: V, type: Type) -> V: ...
    @abstractmethod
    def uitofp(self, x: V, type: Type) -> V: ...

    # Lanes

    @abstractmethod
    def mask_of(self, bits: Uniform) -> Mask:
        """The mask that an I64 holds; a wave of 32 lanes reads the lower half."""

    @abstractmethod
    def bits_of(self, mask: Mask) -> Uniform:
        """A mask as an I64; the upper half is zero in a wave of 32 lanes."""

    @abstractmethod
    def constant_mask(self, bits: int) -> Mask: ...
    @abstractmethod
    def any(self, mask: Mask) -> Uniform:
        """Whether any lane's bit is set, I1."""

    @abstractmethod
    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        """The value of one lane; the index (I32) is below :attr:`lanes`."""

    @abstractmethod
    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        """``x`` with the value of one lane changed."""

    @abstractmethod
    def permute(self, x: Lane, index: Lane) -> Lane:
        """In each lane the value of the lane that ``index`` (I32, below :attr:`lanes`) names."""

    @abstractmethod
    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        """:meth:`permute` with constant indices, which compiles to much less."""

    def holds_at(self, mask: Mask, index: Lane) -> Condition:
        """In each lane whether the mask has the lane that ``index`` (I32, below :attr:`lanes`) names."""
        ones = self.select(mask, self.lane(I32, 1), self.lane(I32, 0))
        return self.icmp("ne", self.permute(ones, index), 0)

    @abstractmethod
    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        """The active lanes' values, each in the lane that its ``index`` names: the highest wins, the rest is zero."""

    def note_sources(self, index: Lane, active: Mask) -> None:  # noqa: B027  only one builder checks
        """Lanes are about to read others, which ``index`` names: where launches are checked, that those are active."""

    def shared(self, name: str, function: Callable[[list[Lane]], list[Lane]], values: Sequence[Lane]) -> list[Lane]:
        """``function(values)``: something long, computed from lanes alone, that is worth emitting once for all uses.

        ``name`` says everything that it depends on besides the values.
        """
        return function(list(values))

    tile_kinds: frozenset[str] = frozenset()
    """The types of elements whose products :meth:`multiplied` makes, of those in :data:`~.tiles.DEPTHS`."""

    def accumulated(self, tiles: Tiles, left: Sequence[Lane], right: Sequence[Lane]) -> bool:
        """Whether ``A * B`` is added to the registers of the result later: the instruction then leaves C in them."""
        return False

    def multiplied(self, tiles: Tiles, left: Sequence[Lane], right: Sequence[Lane]) -> list[Lane]:
        """The items of ``A * B``, I32 or F32, by instructions for matrices; sums of floats may be rounded in any order.

        It is asked for types of :attr:`tile_kinds` alone, of which a builder without such instructions has none.
        """
        where = type(self).__name__
        raise UnsupportedError(
            f"{where} has no instructions for matrices", source=where, offset=0, container="kernel", rule="tiles"
        )

    def rarely(self, condition: Uniform, function: Callable[[], list[V]], otherwise: list[V]) -> list[V]:
        """``function()`` where a condition (I1) holds that hardly ever does, else ``otherwise``.

        Whether it holds or not, ``function`` may be called: what it does besides must do nothing where it does not.
        """
        return [self.select(condition, x, y) for x, y in zip(function(), otherwise, strict=True)]

    # Memory: every access is checked against the live allocations, for the lanes of ``mask`` only.

    @abstractmethod
    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        """Read I8 to I32, of which wider values are words; inactive lanes are undefined."""

    @abstractmethod
    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None: ...
    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        """Read ``count`` successive I32 for each lane."""
        return [self.load(space, address.moved(4 * n), I32, mask) for n in range(count)]

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        """Write successive I32 for each lane."""
        for n, word in enumerate(words):
            self.store(space, address.moved(4 * n), word, mask)

    def kept_in_lds(self, address: Address, size: int, mask: Mask) -> Mask:
        """Of the lanes that copy ``size`` bytes to LDS those that do; others have addresses past it, and are to do nothing.

        It is all of them where such an address is a fault.
        """
        return mask

    @abstractmethod
    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        """Replace an integer of the operands' type in memory as ``atomics.UPDATES[how]`` says; gives what was there.

        Lanes with the same address take turns.
        """

    def image(self, access: ImageAccess, image: Image, words: Sequence[Lane], mask: Mask) -> list[Lane]:
        """Load, store or sample texels, checked as other accesses are; outside the image nothing is reached."""
        raise refuse_images(type(self).__name__)

    def move_tile(self, transfer: Transfer, *, is_store: bool) -> None:
        """Move a tile of a tensor from memory to LDS, or back, once for the wave, checked as other accesses are."""
        raise refuse_tensors(type(self).__name__)

    def lookup(self, table: Sequence[int], index: Uniform) -> Uniform:
        """One of a table of I32; the index (I32) is below its length."""
        raise refuse_images(type(self).__name__)

    @abstractmethod
    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        """Read ``count`` successive I32, or one I8 or I16, from global memory once for the wave.

        They are zero where ``mask`` (I1) is false.
        """

    @abstractmethod
    def fence(self, *, is_full: bool) -> None:
        """Order earlier accesses before later ones: for the compiler, or (``is_full``) for other threads too."""

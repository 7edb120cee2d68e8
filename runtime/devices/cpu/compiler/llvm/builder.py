"""The builder that emits LLVM IR: which function emits each operation, and which values are tracked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .....isa.builder import Address, Condition, Number, V
from .....isa.values import I32, I64, Lane, Mask, Type, Uniform
from . import control_flow, floats, lanes
from .basic import BasicBuilder
from .hosts import Host
from .lane_offsets import OffsetTracking
from .memory import Memory

if TYPE_CHECKING:
    from .....isa.images.access import Image, ImageAccess
    from .....isa.transfer import Transfer


class LlvmBuilder(BasicBuilder):
    """A :class:`BasicBuilder` with all operations; what it emits for addresses depends on how they came about."""

    def __init__(self, lanes: int, *, inline: bool, host: Host | None = None, batch_size: int = 1) -> None:
        super().__init__(lanes, inline=inline, host=host, batch_size=batch_size)
        self.offsets = OffsetTracking(self)
        self.memory = Memory(self, self.offsets)

    # Floats

    bitcast = floats.bitcast
    fadd = floats.fadd
    fsub = floats.fsub
    fmul = floats.fmul
    fdiv = floats.fdiv
    fma = floats.fma
    sqrt = floats.sqrt
    fneg = floats.fneg
    fabs = floats.fabs
    floor = floats.floor
    ceil = floats.ceil
    ftrunc = floats.ftrunc
    rint = floats.rint
    fcmp = floats.fcmp
    fpcast = floats.fpcast
    fptosi = floats.fptosi
    fptoui = floats.fptoui
    sitofp = floats.sitofp
    uitofp = floats.uitofp

    # Lanes

    mask_of = lanes.mask_of
    bits_of = lanes.bits_of
    constant_mask = lanes.constant_mask
    any = lanes.any
    readlane = lanes.readlane
    writelane = lanes.writelane
    permute = lanes.permute
    shuffle = lanes.shuffle
    push = lanes.push
    shared = lanes.shared

    # Memory

    load_uniforms = control_flow.load_uniforms
    fence = control_flow.fence

    def kept_in_lds(self, address: Address, size: int, mask: Mask) -> Mask:
        end = self.add(self.zext(address.resolve(self, I32), I64), size)
        inside = self.icmp("ule", end, self.broadcast(self.context("lds_kept")))
        return self.and_(mask, Mask(inside.data))

    # Slow to import, and not for most kernels.

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        from .atomics import atomic

        return atomic(self, how, space, address, operands, mask)

    def image(self, access: ImageAccess, image: Image, words: Sequence[Lane], mask: Mask) -> list[Lane]:
        from . import images

        return images.image(self, access, image, words, mask)

    def move_tile(self, transfer: Transfer, *, is_store: bool) -> None:
        from .tensors import move_tile

        move_tile(self, transfer, is_store=is_store)

    def lookup(self, table: Sequence[int], index: Uniform) -> Uniform:
        from .images import lookup

        return lookup(self, table, index)

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        return self.memory.load(space, address, type, mask)

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        return self.memory.load_words(space, address, count, mask)

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        self.memory.store(space, address, value, mask)

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        self.memory.store_words(space, address, words, mask)

    def rarely(self, condition: Uniform, function: Callable[[], list[V]], otherwise: list[V]) -> list[V]:
        return control_flow.rarely(self, self.offsets, condition, function, otherwise)

    # Operations that keep a value's form as base and offsets

    def broadcast(self, value: Uniform) -> Lane:
        done = super().broadcast(value)
        if self.offsets.tracked is not None:
            self.offsets.broadcast(value, done)
        return done

    def add(self, x: V, y: V | Number) -> V:
        done = super().add(x, y)
        if self.offsets.tracked is not None:
            self.offsets.add(x, y, done)
        return done

    def and_(self, x: V, y: V | Number) -> V:
        done = super().and_(x, y)
        if self.offsets.tracked is not None:
            self.offsets.and_(x, y, done)
        return done

    def shl(self, x: V, count: V | Number) -> V:
        done = super().shl(x, count)
        if self.offsets.tracked is not None:
            self.offsets.shl(x, count, done)
        return done

    def ashr(self, x: V, count: V | Number) -> V:
        done = super().ashr(x, count)
        if self.offsets.tracked is not None:
            self.offsets.ashr(x, count, done)
        return done

    def sext(self, x: V, type: Type) -> V:
        done = super().sext(x, type)
        if self.offsets.tracked is not None:
            self.offsets.sext(x, done)
        return done

    def icmp(self, how: str, x: V, y: V | Number) -> Condition:
        done = super().icmp(how, x, y)
        if self.offsets.tracked is not None:
            self.offsets.icmp(how, x, y, done)
        return done

    def select(self, condition: Condition, x: V, y: V) -> V:
        done = super().select(condition, x, y)
        if self.offsets.tracked is not None:
            self.offsets.select(condition, x, y, done)
        return done

"""Addressing: from registers and fields of an instruction to an address in a space, by encoding."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ....fatbin.isa import Constant, Instruction, Register
from ....fatbin.records import dataclass, replace
from ..builder import PRIVATE, Address, Builder, Space
from ..facts import LANE_AT, Facts
from ..state import State
from ..values import I32, I64, Lane, Mask, Type, Uniform, Value
from .buffers import Descriptor, limits

V = TypeVar("V", bound=Value)
SCALED = 1 << 11
"""The bit of the cache policy that has an offset count items."""


@dataclass(frozen=True, slots=True)
class Access:
    """A memory instruction with the state that it reads."""

    b: Builder
    state: State
    instruction: Instruction
    facts: Facts
    size: int = 4
    """The bytes that have to be inside a buffer at once: those of an item, or of a word of several."""
    count: int = 1
    """How many words of a lane are accessed."""

    def register(self, name: str) -> Register | None:
        """The register of an operand, if it has one that means something."""
        operand = self.instruction.operand(name)
        found = operand.register if operand is not None else None
        return None if found is None or found.file == "null" else found

    def constant(self, name: str) -> int:
        """A field, 0 where the encoding has none."""
        return self.instruction.constant(name) or 0

    def offset(self) -> int:
        """The offset field of a flat, global or scratch access: signed except in flat accesses before gfx12."""
        form, raw = self.instruction.form, self.constant("offset")
        if form is None or (self.instruction.encoding == "FLAT" and self.facts.major < 12):
            return raw
        width = max(mask.bit_length() + at for _, mask, at in form.named["offset"].segments)
        return (raw & (1 << width) - 1 ^ 1 << width - 1) - (1 << width - 1)

    def scaled(self, offset: V) -> V:
        """The offset of a lane or of a scalar register, in bytes: some instructions have it count items as large as what they access."""
        return self.b.mul(offset, self.size * self.count) if self.constant("cpol") & SCALED else offset

    def uniform(self, name: str, words: int = 1) -> Uniform | None:
        """A scalar operand of one or two words."""
        operand = self.instruction.operand(name)
        if operand is None:
            return None
        if isinstance(operand.value, Constant):
            return self.b.uniform(I32, operand.value.bits & 0xFFFFFFFF) if operand.value.bits else None
        register = self.register(name)
        if register is None:
            return None
        parts = [self.state.scalar(register.file, register.index + n) for n in range(words)]
        return self.b.join(parts[0], parts[1]) if words == 2 else parts[0]

    def lane(self, name: str) -> Lane | None:
        """A vector operand of one or two words."""
        register = self.register(name)
        if register is None:
            return None
        parts = [self.state.vector(register.file, register.index + n) for n in range(register.width)]
        return self.b.join(parts[0], parts[1]) if register.width == 2 else parts[0]


@dataclass(frozen=True, slots=True)
class Located:
    """An address for each lane, and the lanes that access memory."""

    space: str
    address: Address
    mask: Mask
    dropped: Mask | None = None
    """The active lanes that are inside their buffer; the others read zero."""
    within: Callable[[int], Mask] | None = None
    """In a buffer: the lanes whose address plus a number of bytes is inside it."""

    def whole(self, b: Builder, active: Mask, size: int) -> Located:
        """The access with only those lanes that have all ``size`` bytes, a multiple of 4, inside their buffer."""
        if self.within is None:
            return self
        inside = self.within(size - 4)
        return replace(self, mask=b.and_(active, inside), dropped=inside)

    def zeroed(self, b: Builder, value: Lane) -> Lane:
        """A loaded value with zeros where a lane was outside its buffer."""
        return value if self.dropped is None else b.select(self.dropped, value, b.lane(value.type, 0))


class Addresses:
    """Finds the address by the encoding's rule."""

    def of(self, access: Access) -> Located:
        """The addresses of a vector memory instruction."""
        return _BY_ENCODING[access.instruction.encoding](access)

    def scalar(
        self, b: Builder, state: State, instruction: Instruction, facts: Facts, type: Type, count: int = 1
    ) -> tuple[Uniform, Callable[[int], Uniform] | None]:
        """The address of a scalar access, and a test whether it plus a number of bytes is inside its buffer."""
        access = Access(b, state, instruction, facts, type.width // 8, count)
        base = access.register("sbase")
        offset = b.uniform(I64, access.constant("offset") & (1 << 64) - 1)
        register = access.uniform("soffset")
        if register is None and instruction.operand("offset") is not None and access.register("offset") is not None:
            register, offset = access.uniform("offset"), b.uniform(I64, 0)
        if register is not None:
            offset = b.add(offset, access.scaled(b.zext(register, I64)))
        if base is None:
            raise AssertionError(f"{instruction} has no base")
        words = [state.scalar(base.file, base.index + n) for n in range(base.width)]
        descriptor = Descriptor(words, facts.has_wide_buffers, facts.has_scratch_buffers)
        start = b.join(words[0], words[1]) if base.width == 2 else descriptor.base(b)
        if base.width == 4:
            size = b.mul(descriptor.records(b), b.zext(b.umax(descriptor.stride(b), 1), I64))
        # Words are read from their own boundary, whatever the low bits say.
        total = b.add(start, offset)
        aligned = b.and_(total, ~(min(4, type.width // 8) - 1) & (1 << 64) - 1)
        if base.width == 2:
            return aligned, None
        return aligned, lambda further: b.icmp("ult", b.add(offset, further), size)  # type: ignore[return-value]


def _global(access: Access, space: str = Space.GLOBAL) -> Located:
    base, lane = access.uniform("saddr", 2), access.lane("vaddr")
    if lane is not None and base is not None and access.facts.has_signed_offsets:
        lane = access.scaled(access.b.sext(lane, I64))
    return Located(space, Address(lane, base, access.offset()), access.state.exec)


def _flat(access: Access) -> Located:
    at = _global(access, Space.FLAT)
    if not access.facts.has_lanes_in_addresses or at.address.lane is None:
        return at
    return replace(at, address=Address(_without_lane(access, at.address), None, at.address.offset))


def _without_lane(access: Access, address: Address) -> Lane:
    """The address in each lane, where it is in the lane's own scratch memory without the lane's number."""
    b = access.b
    assert address.lane is not None
    lane = b.zext(address.lane, I64)
    low, high = b.split(lane if address.base is None else b.add(lane, b.broadcast(address.base)))
    private = b.broadcast(access.state.scalar("src_flat_scratch_base", 1))
    is_own = b.icmp("eq", high, b.add(private, b.shl(b.lane_ids(), LANE_AT - 32)))
    return b.join(low, b.select(is_own, private, high))


def _scratch(access: Access) -> Located:
    lane = access.lane("vaddr")
    address = Address(lane and access.scaled(lane), access.uniform("saddr"), access.offset())
    return Located(Space.SCRATCH, address, access.state.exec)


def _lds(access: Access) -> Located:
    return Located(Space.LDS, Address(access.lane("addr"), None, access.constant("offset")), access.state.exec)


def _buffer(access: Access) -> Located:
    """A buffer resource: base, stride and size in four scalar registers.

    Scratch memory of gfx9 and gfx10 is reached through one that is swizzled (the sign bit of its second word): it is
    addresses of its own, and the scalar offset counts the bytes of all lanes.
    """
    b, state = access.b, access.state
    resource = access.register("srsrc")
    if resource is None:
        raise AssertionError(f"{access.instruction} has no resource")
    words = [state.scalar(resource.file, resource.index + n) for n in range(4)]
    descriptor = Descriptor(words, access.facts.has_wide_buffers, access.facts.has_scratch_buffers)
    is_private = descriptor.is_private(b)
    base = b.select(is_private, b.uniform(I64, PRIVATE), descriptor.base(b))
    soffset = access.uniform("soffset")
    if soffset is not None:
        shared = b.select(is_private, b.lshr(soffset, access.b.lanes.bit_length() - 1), soffset)
        base = b.add(base, b.zext(shared, I64))
    index, offset = _index_and_offset(access)
    constant = access.constant("offset")
    if offset is not None and constant and not descriptor.is_wide:
        offset, constant = b.add(offset, constant), 0  # it wraps
    lane = within = offset if offset is not None else b.lane(I32, 0)
    bounds = limits(b, access.facts, descriptor, soffset, has_index=index is not None)

    def inside(further: int) -> Mask:
        return bounds.inside(b, within, index, constant + further, access.size)

    if index is not None:
        lane = b.add(b.mul(index, b.broadcast(descriptor.stride(b))), within)
    first = inside(0)
    return Located(Space.BUFFER, Address(lane, base, constant), b.and_(state.exec, first), first, inside)


def _index_and_offset(access: Access) -> tuple[Lane | None, Lane | None]:
    register, family = access.register("vaddr"), access.instruction.family.lower()
    if register is None:
        return None, None
    words = [access.state.vector(register.file, register.index + n) for n in range(register.width)]
    if "bothen" in family:
        return words[0], words[1]
    return (words[0], None) if "idxen" in family else (None, words[0])


_BY_ENCODING = {
    "GLOBAL": _global,
    "FLAT": _flat,
    "SCRATCH": _scratch,
    "DS": _lds,
    "MUBUF": _buffer,
}
ADDRESSES = Addresses()

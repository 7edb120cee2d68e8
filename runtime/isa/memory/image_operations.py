"""Image instructions: unpacks addresses, data and descriptors, and calls the builder for the access."""

from __future__ import annotations

import re
from functools import lru_cache

from ....fatbin.isa import Instruction, Register
from ....fatbin.isa.resize import AddressParts, address_parts
from ....fatbin.records import dataclass
from ..builder import Address, Builder, Space
from ..facts import Facts
from ..images.access import BORDER, LINEAR, TRUNCATES, UNNORMALIZED, Image, ImageAccess, ImageKind
from ..images.descriptors import BUFFER_WORDS, IMAGE_WORDS, ROW_STEP, SAMPLER_WORDS, Layout, Parts, Shape, layout_of
from ..not_carried_out import UnknownOperationError
from ..state import State
from ..values import F16, F32, I8, I16, I32, I64, Lane, Mask, Uniform
from .atomics import operand_count
from .operands import ATOMICS, Execute, joined, locate, operand_of, register_of

APPROXIMATE = (
    "the filter has weights of 8 bits, adds in 64 bits and rounds once: the last bits may differ from hardware's"
)
MISSING = "hipkit does not support the image descriptors of this generation"
_DIMENSIONS = {0: (1, False), 1: (2, False), 2: (3, False), 4: (1, True), 5: (2, True)}
"""The field dim -> coordinates, and whether there are layers. Cubes and multisampled images are not carried out."""
_ACCESS = re.compile(r"image_(load|store)(_mip)?")
_SAMPLE = re.compile(r"image_(sample|gather4)(?:_(?:l|lz|b|d|d_g16))?")
_ATOMIC = re.compile(r"image_atomic_(\w+)")
_BUFFER = re.compile(r"buffer_(load|store)_format(?:_d16)?(_hi)?_(x|xy|xyz|xyzw)")
_KINDS = {"load": ImageKind.LOAD, "store": ImageKind.STORE, "sample": ImageKind.SAMPLE, "gather4": ImageKind.GATHER}
_ATOMIC_NAMES = {"add_flt": "add_f32", "min_flt": "fmin", "max_flt": "fmax"}


@lru_cache(maxsize=1024)
def find(name: str) -> Execute | None:
    """What carries out an operation on images, or on buffers with a format; None where the name is none of those."""
    if found := _ACCESS.fullmatch(name):
        return _access(_KINDS[found[1]], has_level=bool(found[2]))
    if found := _SAMPLE.fullmatch(name):
        return _access(_KINDS[found[1]])
    if found := _ATOMIC.fullmatch(name):
        how = ATOMICS.get(_ATOMIC_NAMES.get(found[1], found[1]))
        return _atomic(how) if how else None
    if found := _BUFFER.fullmatch(name):
        kind = ImageKind.BUFFER_LOAD if found[1] == "load" else ImageKind.BUFFER_STORE
        access = ImageAccess(kind, dmask=(1 << len(found[3])) - 1, is_half="_d16" in name)
        half = "h" if found[2] else "l" if name.endswith("_d16_x") else ""
        return _buffer(access, half)
    return _information if name == "image_get_resinfo" else None


def approximation(name: str) -> str:
    """Why an operation's results may differ from hardware's in their last bits; empty where they do not."""
    found = _SAMPLE.fullmatch(name)
    return APPROXIMATE if found and found[1] == "sample" else ""


def require(instruction: Instruction, facts: Facts) -> None:
    """Refuse what an instruction on images, or on buffers with a format, asks for that is not carried out."""
    where = f"{instruction} at {instruction.address:#x}"
    if layout_of(facts.processor) is None:
        raise UnknownOperationError(f"{where}: {facts.processor}: {MISSING}")
    if instruction.form is None or instruction.form.image is None:
        return
    if instruction.operand("dim") is None or _field(instruction, "dim") not in _DIMENSIONS:
        raise UnknownOperationError(f"{where}: cubes and multisampled images are not there")
    for name in ("tfe", "lwe", "r128"):
        if _field(instruction, name):
            raise UnknownOperationError(f"{where}: what {name} asks for is not there")


# Descriptors


@dataclass(frozen=True, slots=True)
class _Words:
    """The scalar registers of a descriptor, and where its fields are."""

    b: Builder
    words: list[Uniform]

    def get(self, parts: Parts) -> Uniform:
        """A field of at most 32 bits."""
        b, found, shift = self.b, None, 0
        for word, low, width in parts:
            part = b.lshr(self.words[word], low) if low else self.words[word]
            part = b.and_(part, (1 << width) - 1) if low + width < 32 else part
            part = b.shl(part, shift) if shift else part
            found = part if found is None else b.or_(found, part)
            shift += width
        assert found is not None
        return found


def _registers(b: Builder, state: State, instruction: Instruction, names: tuple[str, ...], count: int) -> _Words:
    found = next(o.register for name in names if (o := instruction.operand(name)) is not None)
    assert found is not None
    return _Words(b, [state.scalar(found.file, found.index + n) for n in range(count)])


def _layout(facts: Facts) -> Layout:
    found = layout_of(facts.processor)
    assert found is not None
    return found


def _image(b: Builder, state: State, instruction: Instruction, facts: Facts) -> Image:
    """What the resource, and the sampler where there is one, say."""
    layout = _layout(facts)
    words = _registers(b, state, instruction, ("srsrc", "rsrc"), IMAGE_WORDS)
    fields = {name: words.get(parts) for name, parts in layout.image.items() if name not in ("base", "level")}
    shape = fields["shape"]
    one = b.uniform(I32, 1)
    is_deep = b.or_(b.icmp("eq", shape, Shape.THREE), b.icmp("uge", shape, Shape.ONE_ARRAY))
    is_flat = b.or_(b.icmp("eq", shape, Shape.ONE), b.icmp("eq", shape, Shape.ONE_ARRAY))
    width = b.add(fields["width"], 1)
    format = b.lookup(layout.packed_formats, fields["format"])
    size = _size(b, format)
    step = b.and_(b.add(b.mul(width, size), ROW_STEP - 1), ~(ROW_STEP - 1) & 0xFFFFFFFF)
    # Tiles, levels and views of some layers: nothing here makes such descriptors.
    odd = b.or_(b.or_(fields["swizzle_mode"], fields["first_layer"]), b.or_(fields["base_level"], fields["last_level"]))
    is_known = b.and_(b.icmp("eq", odd, 0), b.icmp("uge", shape, Shape.ONE))
    low = words.words[0]
    return Image(
        base_low=b.shl(low, 8),
        base_high=b.or_(b.lshr(low, 24), b.shl(b.and_(words.words[1], 0xFF), 8)),
        format=b.select(is_known, format, b.uniform(I32, 0)),
        select=fields["select"],
        width=width,
        height=b.select(is_flat, one, b.add(fields["height"], 1)),
        depth=b.select(is_deep, b.add(fields["depth"], 1), one),
        row=b.select(is_deep, step, b.mul(b.add(fields["pitch"], 1), size)),
        sampler=_sampler(b, state, instruction, layout),
    )


def _size(b: Builder, format: Uniform) -> Uniform:
    """Bytes of a texel."""
    return b.lshr(b.mul(b.and_(format, 0xFF), b.and_(b.lshr(format, 8), 0xFF)), 3)


def _sampler(b: Builder, state: State, instruction: Instruction, layout: Layout) -> Uniform:
    if all(instruction.operand(name) is None for name in ("ssamp", "samp")):
        return b.uniform(I32, 0)
    words = _registers(b, state, instruction, ("ssamp", "samp"), SAMPLER_WORDS)
    clamps = [words.get(layout.sampler[f"clamp_{axis}"]) for axis in "xyz"]
    bits = [
        (UNNORMALIZED, words.get(layout.sampler["unnormalized"])),
        # Images here have one level, which is not made smaller: the filter is that of magnifying.
        (LINEAR, b.and_(words.get(layout.sampler["magnify"]), 1)),
        (TRUNCATES, words.get(layout.sampler["truncates"])),
        (BORDER, words.get(layout.sampler["border"])),
    ]
    if _field(instruction, "unorm"):
        bits[0] = (UNNORMALIZED, b.uniform(I32, 1))
    found = clamps[0]
    for shift, value in [(3, clamps[1]), (6, clamps[2]), *bits]:
        found = b.or_(found, b.shl(value, shift))
    return found


# Addresses and data


def _field(instruction: Instruction, name: str) -> int:
    return instruction.constant(name) or 0


def _addresses(state: State, instruction: Instruction) -> tuple[AddressParts, list[Lane]]:
    """The registers of addresses that the instruction uses, in order."""
    form = instruction.form
    assert form is not None
    parts = address_parts(form, instruction.decoded.word)
    found: list[Lane] = []
    for name in parts.names:
        register = operand_of(instruction, name).register
        assert register is not None
        found += [state.vector(register.file, register.index + n) for n in range(register.width)]
    return parts, found


def _coordinates(b: Builder, state: State, instruction: Instruction, *, are_floats: bool) -> list[Lane]:
    """Coordinates, layer and level as words of their own."""
    parts, registers = _addresses(state, instruction)
    registers = registers[parts.before :]
    if not _field(instruction, "a16"):
        return registers[: parts.components]
    halves = [half for register in registers for half in _halves(b, register)][: parts.components]
    if not are_floats:
        return halves
    return [b.bitcast(b.fpcast(b.bitcast(b.trunc(half, I16), F16), F32), I32) for half in halves]


def _halves(b: Builder, word: Lane) -> tuple[Lane, Lane]:
    return b.and_(word, 0xFFFF), b.lshr(word, 16)


def _described(instruction: Instruction, kind: ImageKind, facts: Facts, *, has_level: bool) -> ImageAccess:
    rank, is_layered = _DIMENSIONS[_field(instruction, "dim")]
    return ImageAccess(
        kind,
        rank,
        is_layered,
        dmask=_field(instruction, "dmask") & 15,
        is_half=bool(_field(instruction, "d16")),
        broadcasts=_layout(facts).broadcasts,
        has_level=has_level,
    )


def _access(kind: ImageKind, *, has_level: bool = False) -> Execute:
    def access(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        described = _described(instruction, kind, facts, has_level=has_level)
        image = _image(b, state, instruction, facts)
        is_sampled = kind in (ImageKind.SAMPLE, ImageKind.GATHER)
        words = _coordinates(b, state, instruction, are_floats=is_sampled)
        words = words[: described.rank + described.is_layered + has_level]
        register = register_of(instruction, "vdata", is_input=True)
        if kind is ImageKind.STORE:
            words += _data(b, state, register, described)
        _put(b, state, register, described, b.image(described, image, words, state.exec))

    return access


def _data(b: Builder, state: State, register: Register, access: ImageAccess) -> list[Lane]:
    """The components that a store writes."""
    count = access.dmask.bit_count()
    if not access.is_half:
        return [state.vector(register.file, register.index + n) for n in range(count)]
    words = [state.vector(register.file, register.index + n) for n in range((count + 1) // 2)]
    return [half for word in words for half in _halves(b, word)][:count]


def _put(b: Builder, state: State, register: Register, access: ImageAccess, found: list[Lane], half: str = "") -> None:
    """The components that a load gives."""
    if half:
        before = state.vector(register.file, register.index)
        found = (
            [b.or_(b.and_(before, 0xFFFF), b.shl(found[0], 16))]
            if half == "h"
            else [b.or_(b.and_(before, 0xFFFF0000), found[0])]
        )
    elif access.is_half:
        pairs = [found[n : n + 2] for n in range(0, len(found), 2)]
        found = [b.or_(pair[0], b.shl(pair[1], 16)) if len(pair) == 2 else pair[0] for pair in pairs]
    for n, word in enumerate(found):
        state.set_vector(register.file, register.index + n, word)


def _buffer(access: ImageAccess, half: str) -> Execute:
    """An element of a buffer that has a format."""

    def move(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        layout, zero = _layout(facts), b.uniform(I32, 0)
        described = ImageAccess(access.kind, dmask=access.dmask, is_half=access.is_half, broadcasts=layout.broadcasts)
        words = _registers(b, state, instruction, ("srsrc",), BUFFER_WORDS)
        formats = layout.packed_formats[: 1 << layout.buffer["format"][0][2]]
        format = b.lookup(formats, words.get(layout.buffer["format"]))
        image = Image(zero, zero, format, words.get(layout.buffer["select"]), zero, zero, zero, zero, zero)
        # The descriptor says how many bytes an element has: where an element begins decides.
        at = locate(b, state, instruction, facts, I8)
        place = list(b.split(at.address.resolve(b, I64)))
        register = register_of(instruction, "vdata", is_input=True)
        if access.kind is ImageKind.BUFFER_STORE:
            data = _data(b, state, register, described)
            if half == "h":
                data = [_halves(b, state.vector(register.file, register.index))[1]]
            b.image(described, image, [*place, *data], at.mask)
            return
        found = [at.zeroed(b, word) for word in b.image(described, image, place, at.mask)]
        if half and facts.loads_clear_other_half:
            _put(b, state, register, described, [b.shl(found[0], 16)] if half == "h" else found)
            return
        _put(b, state, register, described, found, half)

    return move


# What is left to what builders have for other memory


def _atomic(how: str) -> Execute:
    takes_two = operand_count(how) == 2

    def atomic(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
        described = _described(instruction, ImageKind.LOAD, facts, has_level=False)
        image = _image(b, state, instruction, facts)
        coordinates = _coordinates(b, state, instruction, are_floats=False)[: described.rank + described.is_layered]
        place, inside = _place(b, image, described, coordinates)
        register = register_of(instruction, "vdata", is_input=True)
        words = described.dmask.bit_count() // (2 if takes_two else 1)
        data = [state.vector(register.file, register.index + n) for n in range(words * (2 if takes_two else 1))]
        operands = [joined(b, data[:words]), *([joined(b, data[words:])] if takes_two else [])]
        b.fence(is_full=False)
        old = b.atomic(how, Space.GLOBAL, Address(place), operands, b.and_(state.exec, inside))
        b.fence(is_full=False)
        if not _field(instruction, "cpol") & 1:
            return
        for n, word in enumerate(b.split(old) if words == 2 else (old,)):
            value = b.select(inside, word, b.lane(I32, 0))
            state.set_vector(register.file, register.index + n, value)

    return atomic


def _place(b: Builder, image: Image, access: ImageAccess, coordinates: list[Lane]) -> tuple[Lane, Mask]:
    """The address of each lane's texel, and which lanes are inside."""
    sizes = [image.width, image.height, image.depth][: access.rank]
    steps = [_size(b, image.format), image.row, b.mul(image.row, image.height)][: access.rank]
    if access.is_layered:
        sizes, steps = [*sizes, image.depth], [*steps, b.mul(image.row, image.height)]
    place = b.broadcast(b.join(image.base_low, image.base_high))
    inside: Mask | None = None
    for coordinate, size, step in zip(coordinates, sizes, steps, strict=True):
        distance = b.mul(b.zext(coordinate, I64), b.broadcast(b.zext(step, I64)))
        place = b.add(place, distance)
        is_inside = b.icmp("ult", coordinate, b.broadcast(size))
        assert isinstance(is_inside, Mask)
        inside = is_inside if inside is None else b.and_(inside, is_inside)
    assert inside is not None
    return place, inside


def _information(b: Builder, state: State, instruction: Instruction, facts: Facts) -> None:
    """Width, height, depth (or layers) and the number of levels; of a level that is not there zeros."""
    image = _image(b, state, instruction, facts)
    _, registers = _addresses(state, instruction)
    is_there = b.icmp("eq", registers[0], 0)
    assert isinstance(is_there, Mask)
    values = [image.width, image.height, image.depth, b.uniform(I32, 1)]
    dmask, register = _field(instruction, "dmask"), register_of(instruction, "vdata")
    for n, value in enumerate(value for bit, value in enumerate(values) if dmask >> bit & 1):
        found = b.select(is_there, b.broadcast(value), b.lane(I32, 0))
        state.set_vector(register.file, register.index + n, found)

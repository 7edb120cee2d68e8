"""The descriptors of images, what is refused, and any image whatever: both engines make the same of it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest
from images import LANES, SIZES, TARGETS, WHOLE, Image, X, Y, Z, floats, layout, scalars, spelled
from instructions import ENGINES, Assembler, Numbers, Tool, instructions, lanes_of, run_instruction

from hipkit.runtime.devices.image_descriptors import image_words, sampler_words
from hipkit.runtime.devices.images import Sampler, View
from hipkit.runtime.errors import FaultError
from hipkit.runtime.isa.execute import require
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.images.descriptors import Clamp, Shape, get, put
from hipkit.runtime.isa.images.formats import Format, Number
from hipkit.runtime.isa.not_carried_out import UnknownOperationError


@pytest.fixture(scope="module")
def assembler(tool: Tool) -> Assembler:
    pytest.importorskip("llvmlite")
    return Assembler(tool)


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(params=list(ENGINES))
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_descriptors_have_their_bits() -> None:
    address, at = 0x12_3456_7800, 0x1234_5678
    view = View(Format(32, 1, Number.FLOAT), Shape.TWO, address, 1023, 300, 0, 4096)
    selects = 4 | 0 << 3 | 0 << 6 | 1 << 9
    low = 1022 & 3
    assert image_words(view, layout("gfx1030"))[:8] == [
        at, 22 << 20 | low << 30, 1022 >> 2 | 299 << 14 | 1 << 31, selects | 9 << 28, 1023, 0, 0, 0,
    ]  # fmt: skip
    assert image_words(view, layout("gfx1100"))[:8] == [
        at, 22 << 20 | low << 30, 1022 >> 2 | 299 << 14, selects | 9 << 28, 1023, 0, 0, 0,
    ]  # fmt: skip
    assert image_words(view, layout("gfx1201"))[:8] == [
        at, 22 << 17 | low << 30, 1022 >> 2 | 299 << 14, selects | 9 << 28, 1023, 0, 0, 0,
    ]  # fmt: skip
    assert image_words(view, layout("gfx1151"))[8:] == [15, 1, 1023, 0]
    layers = View(Format(8, 4, Number.UNORM), Shape.TWO_ARRAY, 0x77_0000_0000_00, 16, 8, 5)
    found = image_words(layers, layout("gfx1030"))
    assert (found[0], found[1] & 0xFF, found[1] >> 20 & 0x1FF) == (0, 0x77, 56)
    assert (found[4], found[3] >> 28, found[3] & 0xFFF) == (4, 13, 4 | 5 << 3 | 6 << 6 | 7 << 9)
    assert image_words(layers, layout("gfx1100"))[1] >> 20 & 0xFF == 42


def test_samplers_have_their_bits() -> None:
    sampler = Sampler(Clamp.MIRROR, is_linear=True)
    assert sampler_words(sampler, layout("gfx1030"))[:4] == [0b001_001_001 | 1 << 15, 4095 << 12, 1 << 20 | 1 << 22, 0]
    assert sampler_words(sampler, layout("gfx1201"))[:4] == [0b001_001_001 | 1 << 15, 4095 << 13, 1 << 20 | 1 << 22, 0]
    assert sampler_words(Sampler(Clamp.BORDER, is_normalized=True), layout("gfx1100"))[:3] == [
        0b110_110_110,
        4095 << 12,
        0,
    ]


def test_buffers_have_their_bits() -> None:
    view = View(Format(32, 4, Number.FLOAT), Shape.BUFFER, 0x1234_5678_9ABC, 100)
    selects = 4 | 5 << 3 | 6 << 6 | 7 << 9
    assert image_words(view, layout("gfx1030"))[:4] == [
        0x56789ABC,
        0x1234 | 16 << 16,
        100,
        selects | 77 << 12 | 1 << 24,
    ]
    assert image_words(view, layout("gfx1201"))[:4] == [0x56789ABC, 0x1234 | 16 << 16, 100, selects | 63 << 12]


# What is not there


@pytest.mark.parametrize(
    ("target", "asm", "why"),
    [
        ("gfx1030", "image_load v[0:1], v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D unorm tfe", "tfe"),
        ("gfx1100", "image_sample_lz v0, v[0:2], s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_CUBE", "cubes"),
        ("gfx1201", "image_sample_c_lz v0, [v0, v1, v2], s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D", "depth"),
        ("gfx1010", "image_load v0, v0, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D unorm", "descriptors"),
        ("gfx908", "image_load v0, v0, s[0:7] dmask:0x1 unorm", "descriptors"),
        ("gfx942", "buffer_load_format_x v0, v0, s[0:3], 0 idxen", "descriptors"),
    ],
)
def test_what_is_not_there_is_refused_by_name(assembler: Assembler, target: str, asm: str, why: str) -> None:
    (instruction,) = instructions(assembler, asm, target, lanes_of(target))
    with pytest.raises(UnknownOperationError, match=f"{instruction.mnemonic}.*{why}"):
        require(instruction, facts_of(target, lanes_of(target)))


def test_a_descriptor_that_means_nothing_faults(assembler: Assembler, engine: str) -> None:
    words = [0] * 8
    put(words, layout("gfx1100").image["shape"], Shape.TWO)
    inputs: dict[str, Sequence[int] | int] = {**scalars(words, 8), **WHOLE}
    asm = "image_load v10, v[1:2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm"
    with pytest.raises(FaultError, match="image_load"):
        run_instruction(assembler, asm, "gfx1100", inputs, engine=ENGINES[engine], lanes=LANES)


# Both engines


def random_image(chosen: random.Random, target: str) -> Image:
    formats = [f for f in layout(target).formats.values() if f.channels != 3]
    image = Image(chosen.choice([Shape.ONE, Shape.TWO, Shape.THREE, Shape.TWO_ARRAY]), chosen.choice(formats))
    image.data[:] = np.frombuffer(chosen.randbytes(image.data.nbytes), np.uint8)
    return image


def described(image: Image, target: str) -> list[int]:
    """The descriptor, whatever its format."""
    words = View(Format(32, 1, Number.FLOAT), image.shape, int(image.data.ctypes.data), *SIZES, image.row)
    found = image_words(words, layout(target))[:8]
    fields = layout(target).image
    number = layout(target).number_of(image.format)
    assert number is not None
    for name, value in (("format", number), ("select", 0o7654), ("pitch", image.row // image.format.size - 1)):
        if name == "pitch" and image.shape not in (Shape.ONE, Shape.TWO):
            continue
        for word, low, width in fields[name]:
            found[word] &= ~((1 << width) - 1 << low)
        put(found, fields[name], value)
    return found


DIMENSIONS = {Shape.ONE: ("1D", 1), Shape.TWO: ("2D", 2), Shape.THREE: ("3D", 3), Shape.TWO_ARRAY: ("2D_ARRAY", 3)}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("seed", range(24))
def test_engines_agree_on_any_image(assembler: Assembler, target: str, seed: int) -> None:
    chosen = random.Random(f"{target} {seed}")
    image = random_image(chosen, target)
    name, count = DIMENSIONS[image.shape]
    addresses = ["v1,", "v[1:2],", "v[1:3],"][count - 1]
    half = chosen.choice(["", " d16"])
    clamp = chosen.choice([Clamp.WRAP, Clamp.MIRROR, Clamp.LAST_TEXEL, Clamp.MIRROR_ONCE_LAST_TEXEL, Clamp.BORDER])
    sampler = Sampler(clamp, chosen.random() < 0.6, chosen.random() < 0.5)
    sampling_words = sampler_words(sampler, layout(target))[:4]
    # What HIP never asks for, and hardware has: coordinates that are cut off, and borders of other colours.
    put(sampling_words, layout(target).sampler["truncates"], chosen.getrandbits(1))
    put(sampling_words, layout(target).sampler["border"], chosen.randrange(3))
    words = scalars(described(image, target), 8) | scalars(sampling_words, 16)
    scale = 1.0 if sampler.is_normalized else 6.0
    odd = [0.0, -0.0, float("inf"), float("nan"), 1e30, -1e-30]
    columns = {
        f"v{n}": floats(
            [chosen.choice(odd) if chosen.random() < 0.05 else chosen.uniform(-1, 2) * scale for _ in range(LANES)]
        )
        for n in (1, 2, 3)
    }
    inputs: dict[str, Sequence[int] | int] = {**words, **columns}
    sampling = f"image_sample_lz v[10:{11 if half else 13}], {addresses} s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_{name}{half}"
    results = [
        run_instruction(assembler, spelled(sampling, target), target, inputs, engine=e, lanes=LANES, lent=image.lent)
        for e in ENGINES.values()
    ]
    assert _without_nans(results[0], half) == _without_nans(results[1], half)
    data = {
        f"v{n}": [
            chosen.getrandbits(32) if chosen.random() < 0.4 else floats([chosen.uniform(-2, 2)])[0]
            for _ in range(LANES)
        ]
        for n in range(10, 14)
    }
    whole = {"v1": X, "v2": Y, "v3": Z}
    storing = (
        f"image_store v[10:{11 if half else 13}], {addresses} s[8:15] dmask:0xf dim:SQ_RSRC_IMG_{name} unorm{half}"
    )
    before, after = image.data.copy(), []
    for e in ENGINES.values():
        image.data[:] = before
        run_instruction(
            assembler, spelled(storing, target), target, {**words, **whole, **data}, engine=e, lanes=LANES,
            lent=image.lent, outputs=["v1"],
        )  # fmt: skip
        after.append(image.data.copy())
    assert (after[0] != before).any()
    assert (after[0] == after[1]).all()


def _without_nans(found: Numbers, half: str) -> dict[str, list[int]]:
    """Results whose NaNs are all the same: their bits are not promised."""
    plain = {}
    for name, column in found.items():
        assert not isinstance(column, int)
        words = np.array(column, np.uint32)
        numbers = words.view(np.float16) if half else words.view(np.float32)
        numbers = np.where(np.isnan(numbers), numbers.dtype.type("nan"), numbers)
        plain[name] = numbers.view(np.uint16 if half else np.uint32).tolist()
    return plain


INFINITY, NAN = float("inf"), float("nan")
CONVERSIONS = [
    (8, Number.UNORM, [0, 0.5, 1, 2, -1, 1 / 255, NAN, INFINITY], [0, 128, 255, 255, 0, 1, 0, 255]),
    (16, Number.UNORM, [0, 0.5, 1, 2, -INFINITY], [0, 32768, 65535, 65535, 0]),
    (8, Number.SNORM, [0, 0.5, -0.5, 1, -1, -2, NAN], [0, 64, 192, 127, 129, 129, 0]),
    (8, Number.USCALED, [0.9, 3.7, 300, -4, NAN], [0, 3, 255, 0, 0]),
    (16, Number.SSCALED, [-3.7, 3.7, 1e6, -1e6], [0xFFFD, 3, 0x7FFF, 0x8000]),
    (16, Number.FLOAT, [1, -0.0, 65519, 65520, 2**-24, 2**-25, 1.5 * 2**-25, -INFINITY, 1 + 2**-11, 1 + 3 * 2**-11],
     [0x3C00, 0x8000, 0x7BFF, 0x7C00, 1, 0, 1, 0xFC00, 0x3C00, 0x3C02]),
]  # fmt: skip


@pytest.mark.parametrize(("bits", "number", "values", "stored"), CONVERSIONS)
def test_components_become_channels(
    assembler: Assembler, engine: str, bits: int, number: Number, values: list[float], stored: list[int]
) -> None:
    image = Image(Shape.TWO, Format(bits, 1, number))
    lanes = range(LANES)
    columns = {"v1": [n % 8 for n in lanes], "v2": [n // 8 for n in lanes]}
    columns["v10"] = floats([values[n % len(values)] for n in lanes])
    inputs: dict[str, Sequence[int] | int] = {**scalars(described(image, "gfx1100"), 8), **columns}
    asm = "image_store v10, v[1:2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm"
    run_instruction(
        assembler, asm, "gfx1100", inputs, engine=ENGINES[engine], lanes=LANES, lent=image.lent, outputs=["v1"]
    )
    assert image.texels[0].reshape(-1).tolist() == [stored[n % len(stored)] for n in lanes]


@pytest.mark.parametrize(
    ("bits", "number", "raw", "value"),
    [
        (8, Number.UNORM, 51, 0.2), (16, Number.UNORM, 65535, 1.0), (8, Number.SNORM, 0x80, -1.0),
        (8, Number.SNORM, 0x81, -1.0), (16, Number.SNORM, 0x4000, 16384 / 32767), (8, Number.USCALED, 200, 200.0),
        (8, Number.SSCALED, 200, -56.0), (16, Number.FLOAT, 0x3555, 0.333251953125), (16, Number.FLOAT, 0x8001, -(2**-24)),
        (16, Number.FLOAT, 0xFC00, -INFINITY), (32, Number.FLOAT, 0x40490FDB, float(np.float32(np.pi))),
    ],
)  # fmt: skip
def test_channels_become_components(
    assembler: Assembler, engine: str, bits: int, number: Number, raw: int, value: float
) -> None:
    image = Image(Shape.TWO, Format(bits, 1, number))
    image.texels[...] = raw
    columns = {"v1": [0] * LANES, "v2": [1] * LANES}
    inputs: dict[str, Sequence[int] | int] = {**scalars(described(image, "gfx1030"), 8), **columns}
    asm = "image_load v[10:13], v[1:2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm"
    found = run_instruction(assembler, asm, "gfx1030", inputs, engine=ENGINES[engine], lanes=LANES, lent=image.lent)
    assert found["v10"] == floats([value] * LANES)
    assert found["v11"] == found["v12"] == found["v13"] == [0] * LANES


def test_a_field_may_be_in_several_words() -> None:
    assert get([0x12345678, 0xAB], ((0, 8, 16), (1, 0, 8))) == 0xAB3456

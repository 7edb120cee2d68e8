"""Image instructions of every generation: what they take and give, by known answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from images import (
    LANES,
    SIZES,
    TARGETS,
    WHOLE,
    Image,
    X,
    Y,
    Z,
    carried_out,
    floats,
    layout,
    scalars,
    spelled,
    texel,
)
from instructions import ENGINES, Assembler, Tool, run_instruction

from hipkit.runtime.devices.image_descriptors import image_words
from hipkit.runtime.devices.images import Sampler, View
from hipkit.runtime.isa.images.descriptors import Clamp, Shape
from hipkit.runtime.isa.images.formats import Format, Number


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


FLAT = (8, 4, 1)
ROWS = (8, 1, 3)
LOADS = [
    ("image_load v[10:13], v1, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D unorm", Shape.ONE, "xyzw",
     lambda x, y, z: texel(x, 0, 0, (8, 1, 1))),
    ("image_load v[10:12], v[1:2], s[8:15] dmask:0xb dim:SQ_RSRC_IMG_2D unorm", Shape.TWO, "xyw",
     lambda x, y, z: texel(x, y, 0, FLAT)),
    ("image_load v10, v[1:3], s[8:15] dmask:0x4 dim:SQ_RSRC_IMG_3D unorm", Shape.THREE, "z", texel),
    ("image_load v[10:11], v[1:3], s[8:15] dmask:0x6 dim:SQ_RSRC_IMG_2D_ARRAY unorm", Shape.TWO_ARRAY, "yz", texel),
    ("image_load v10, v[1:2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY unorm", Shape.ONE_ARRAY, "x",
     lambda x, y, z: texel(x, 0, y, ROWS)),
    ("image_load_mip v10, v[1:3], s[8:15] dmask:0x2 dim:SQ_RSRC_IMG_2D unorm", Shape.TWO, "y",
     lambda x, y, z: texel(x, y, 0, FLAT) if z == 0 else [0] * 4),
    ("image_load v10, [v2, v1], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm", Shape.TWO, "x",
     lambda x, y, z: texel(y, x, 0, FLAT)),
]  # fmt: skip


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("asm", "shape", "components", "expected"), LOADS)
def test_texels_are_loaded(
    assembler: Assembler, target: str, engine: str, asm: str, shape: Shape, components: str, expected: Any
) -> None:
    found = carried_out(assembler, spelled(asm, target), target, Image(shape), WHOLE, engine)
    for n, component in enumerate(components):
        wanted = [expected(x, y, z)["xyzw".index(component)] for x, y, z in zip(X, Y, Z, strict=True)]
        assert found[f"v{10 + n}"] == wanted


def test_coordinates_share_registers(assembler: Assembler, target: str, engine: str) -> None:
    packed = {"v1": [x & 0xFFFF | (y & 0xFFFF) << 16 for x, y in zip(X, Y, strict=True)], "v2": Z}
    asm = spelled("image_load v10, v[1:2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_3D unorm a16", target)
    found = carried_out(assembler, asm, target, Image(Shape.THREE), packed, engine)
    assert found["v10"] == [texel(x, y, z)[0] for x, y, z in zip(X, Y, Z, strict=True)]


def test_components_share_registers(assembler: Assembler, target: str, engine: str) -> None:
    asm = spelled("image_load v[10:11], v[1:2], s[8:15] dmask:0xd dim:SQ_RSRC_IMG_2D unorm d16", target)
    found = carried_out(assembler, asm, target, Image(Shape.TWO), WHOLE, engine)
    for lane, (x, y) in enumerate(zip(X, Y, strict=True)):
        red, _, blue, alpha = texel(x, y, 0, FLAT)
        assert found["v10"][lane] == red | blue << 16  # type: ignore[index]
        assert found["v11"][lane] == alpha  # type: ignore[index]


STORES = [
    ("image_store v[10:13], v[1:2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm", Shape.TWO, (0, 1, 2, 3), False),
    ("image_store v[10:11], v[1:2], s[8:15] dmask:0xa dim:SQ_RSRC_IMG_2D unorm", Shape.TWO, (None, 0, None, 1), False),
    ("image_store v[10:11], v[1:2], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D unorm d16", Shape.TWO, (0, 1, 2, 3), True),
    ("image_store v10, v[1:3], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_3D unorm", Shape.THREE, (0, None, None, None), False),
    ("image_store_mip v10, v[1:3], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm", Shape.TWO, (0, None, None, None), False),
]  # fmt: skip


@pytest.mark.parametrize(("asm", "shape", "sources", "is_half"), STORES)
def test_texels_are_stored(
    assembler: Assembler,
    target: str,
    engine: str,
    asm: str,
    shape: Shape,
    sources: tuple[int | None, ...],
    is_half: bool,
) -> None:
    image = Image(shape)
    expected = image.texels.copy()
    data = [[(1000 * n + 7 * lane) & 0xFFFF for lane in range(LANES)] for n in range(1, 5)]
    held = [[low | high << 16 for low, high in zip(*pair, strict=True)] for pair in (data[:2], data[2:])]
    vectors = {**WHOLE, **{f"v{10 + n}": column for n, column in enumerate(held if is_half else data)}}
    carried_out(assembler, spelled(asm, target), target, image, vectors, engine, outputs=["v1"])
    # What dmask leaves out is zero, and from gfx12 on the first component.
    missing = next(n for n in sources if n is not None) if target == "gfx1201" else None
    for lane, (x, y, z) in enumerate(zip(X, Y, Z, strict=True)):
        depth = z if shape is Shape.THREE else 0
        if not (0 <= x < 8 and 0 <= y < 4 and depth < 3) or ("_mip" in asm and z):
            continue
        chosen = [missing if n is None else n for n in sources]
        expected[depth, y, x] = [0 if n is None else data[n][lane] for n in chosen]
    assert (image.texels == expected).all()


SAMPLES = [
    "image_sample_lz v10, v[1:2], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D",
    "image_sample v10, v[1:2], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D",
    "image_sample_l v10, v[1:3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D",
    "image_sample_b v10, [v3, v1, v2], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D",
    "image_sample_d v10, v[4:9], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D",
    "image_sample_d_g16 v10, v[6:9], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D",
]


@pytest.mark.parametrize("asm", SAMPLES)
def test_what_comes_before_coordinates_is_passed_over(assembler: Assembler, target: str, engine: str, asm: str) -> None:
    if target == "gfx1201":
        asm = asm.replace("v[4:9]", "[v4, v5, v6, v[7:9]]").replace("v[6:9]", "[v6, v7, v8, v9]")
    columns = {"v1": floats([x + 0.25 for x in X]), "v2": floats([y + 0.75 for y in Y]), "v3": floats([0] * LANES)}
    columns |= {"v8": columns["v1"], "v9": columns["v2"]}
    found = carried_out(
        assembler, spelled(asm, target), target, Image(Shape.TWO), columns, engine, Sampler(Clamp.BORDER)
    )
    assert found["v10"] == [texel(x, y, 0, FLAT)[0] for x, y in zip(X, Y, strict=True)]


def test_coordinates_of_samples_share_registers(assembler: Assembler, target: str, engine: str) -> None:
    halves = np.stack([np.array(column, np.float16) + np.float16(0.5) for column in (X, Y)], axis=1)
    packed = {"v1": np.ascontiguousarray(halves).view(np.uint32)[:, 0].tolist()}
    asm = "image_sample_lz v10, v1, s[8:15], s[16:19] dmask:0x2 dim:SQ_RSRC_IMG_2D a16"
    found = carried_out(assembler, asm, target, Image(Shape.TWO), packed, engine, Sampler(Clamp.BORDER))
    assert found["v10"] == [texel(x, y, 0, FLAT)[1] for x, y in zip(X, Y, strict=True)]


def test_the_nearest_layer_is_sampled(assembler: Assembler, target: str, engine: str) -> None:
    layers = [-3.0, 0.5, 1.5, 1.25, 2.75, 9.0, float("nan"), 2.5] * 4
    columns = {"v1": floats([3.5] * LANES), "v2": floats([2.5] * LANES), "v3": floats(layers)}
    asm = spelled("image_sample_lz v10, v[1:3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY", target)
    found = carried_out(assembler, asm, target, Image(Shape.TWO_ARRAY), columns, engine)
    assert found["v10"] == [texel(3, 2, layer)[0] for layer in [0, 0, 2, 1, 2, 2, 0, 2] * 4]


def test_four_texels_come_in_their_order(assembler: Assembler, target: str, engine: str) -> None:
    columns = {"v1": floats([2.5 + 1] * LANES), "v2": floats([1.5 + 0.25] * LANES)}
    asm = spelled("image_gather4_lz v[10:13], v[1:2], s[8:15], s[16:19] dmask:0x4 dim:SQ_RSRC_IMG_2D", target)
    found = carried_out(assembler, asm, target, Image(Shape.TWO), columns, engine)
    around = [texel(x, y, 0, FLAT)[2] for x, y in ((3, 2), (4, 2), (4, 1), (3, 1))]
    assert [found[f"v{10 + n}"] for n in range(4)] == [[value] * LANES for value in around]


ATOMICS: dict[str, Callable[[int, int], int]] = {
    "add": lambda old, new: old + new, "sub": lambda old, new: old - new, "swap": lambda _, new: new,
    "umin": lambda old, new: min(old, new), "umax": lambda old, new: max(old, new), "and": lambda old, new: old & new, "or": lambda old, new: old | new,
    "xor": lambda old, new: old ^ new,
}  # fmt: skip
ATOMIC_NAMES = {"umin": "min_uint", "umax": "max_uint", "add": "add_uint", "sub": "sub_uint"}


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("how", ATOMICS)
@pytest.mark.parametrize("is_answered", [False, True])
def test_texels_are_changed_one_after_another(
    assembler: Assembler, target: str, engine: str, how: str, is_answered: bool
) -> None:
    image = Image(Shape.TWO, Format(32, 1, Number.UINT))
    image.texels[...] = np.arange(96).reshape(image.texels.shape) * 3 + 1
    expected = image.texels.copy().astype(np.int64)
    data = [lane * 5 + 2 for lane in range(LANES)]
    name, answer = how, " glc" if is_answered else ""
    if target == "gfx1201":
        name, answer = ATOMIC_NAMES.get(how, how), " th:TH_ATOMIC_RETURN" if is_answered else ""
    asm = spelled(f"image_atomic_{name} v10, v[1:2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm{answer}", target)
    found = carried_out(assembler, asm, target, image, {**WHOLE, "v10": data}, engine)
    answers = []
    for x, y, value in zip(X, Y, data, strict=True):
        inside = 0 <= x < 8 and 0 <= y < 4
        answers.append(int(expected[0, y, x, 0]) if inside else 0)
        if inside:
            expected[0, y, x, 0] = ATOMICS[how](int(expected[0, y, x, 0]), value) & 0xFFFFFFFF
    assert (image.texels == expected).all()
    assert found["v10"] == (answers if is_answered else data)


def test_texels_are_compared_and_exchanged(assembler: Assembler, target: str, engine: str) -> None:
    image = Image(Shape.ONE, Format(32, 1, Number.UINT))
    image.texels[...] = 7
    columns = {
        "v1": list(range(LANES)),
        "v10": [100 + n for n in range(LANES)],
        "v11": [6 + n % 2 for n in range(LANES)],
    }
    answer = "th:TH_ATOMIC_RETURN" if target == "gfx1201" else "unorm glc"
    asm = f"image_atomic_cmpswap v[10:11], v1, s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_1D {answer}"
    found = carried_out(assembler, asm, target, image, columns, engine)
    assert image.texels[0, 0, :, 0].tolist() == [7, 101, 7, 103, 7, 105, 7, 107]
    assert found["v10"] == [7] * 8 + [0] * (LANES - 8)


def test_sizes_are_queried(assembler: Assembler, target: str, engine: str) -> None:
    asm = "image_get_resinfo v[10:13], v1, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_3D"
    levels = [lane % 2 for lane in range(LANES)]
    found = carried_out(assembler, asm, target, Image(Shape.THREE), {"v1": levels}, engine)
    for n, size in enumerate((*SIZES, 1)):
        assert found[f"v{10 + n}"] == [0 if level else size for level in levels]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_elements_of_buffers_have_formats(assembler: Assembler, target: str, engine: str, count: int) -> None:
    image = Image(Shape.ONE, Format(8, 4, Number.SINT))
    image.data[:] = np.random.default_rng(1).integers(0, 256, image.data.shape)
    view = View(image.format, Shape.BUFFER, int(image.data.ctypes.data), 20)
    places = [lane - 2 for lane in range(LANES)]
    last = "null" if target == "gfx1201" else "0"
    asm = f"buffer_load_format_{'xyzw'[:count]} v[10:{9 + count}], v1, s[8:11], {last} idxen"
    inputs: dict[str, Sequence[int] | int] = {**scalars(image_words(view, layout(target))[:4], 8), "v1": places}
    found = run_instruction(
        assembler, asm.replace("v[10:10]", "v10"), target, inputs, engine=ENGINES[engine], lanes=LANES, lent=image.lent
    )
    elements = image.data.view(np.int8).reshape(-1, 4).astype(np.int32).view(np.uint32)
    for n in range(count):
        assert found[f"v{10 + n}"] == [int(elements[at, n]) if 0 <= at < 20 else 0 for at in places]


def test_elements_of_buffers_are_stored(assembler: Assembler, target: str, engine: str) -> None:
    image = Image(Shape.ONE, Format(16, 2, Number.FLOAT))
    view = View(image.format, Shape.BUFFER, int(image.data.ctypes.data), 20)
    last = "null" if target == "gfx1201" else "0"
    columns = {
        "v1": [lane - 2 for lane in range(LANES)],
        "v10": floats(np.arange(32) / 3),
        "v11": floats(-np.arange(32.0)),
    }
    inputs: dict[str, Sequence[int] | int] = {**scalars(image_words(view, layout(target))[:4], 8), **columns}
    asm = f"buffer_store_format_xy v[10:11], v1, s[8:11], {last} idxen"
    run_instruction(
        assembler, asm, target, inputs, engine=ENGINES[engine], lanes=LANES, lent=image.lent, outputs=["v1"]
    )
    stored = image.data.view(np.float16).reshape(-1, 2)
    assert (stored[:20, 0] == (np.arange(2, 22, dtype=np.float32) / 3).astype(np.float16)).all()
    assert (stored[:20, 1] == -np.arange(2, 22)).all()
    assert not stored[20:].any()

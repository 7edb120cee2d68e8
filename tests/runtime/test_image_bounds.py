"""Images that end too early or lie: an error code each, and nothing behind them is read."""

from __future__ import annotations

import ctypes
import mmap
import random
import struct
from collections.abc import Iterator

import pytest
from hip_calls import BUILT, HANDSHAKE, code, fresh

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.memory.pages import PAGE, reserve, vacate

pytestmark = pytest.mark.any_backend

CODE = HANDSHAKE.read_bytes()
MUTATIONS = 1000


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh() as made:
        yield made


def at_the_end_of_a_page(data: bytes) -> tuple[mmap.mmap, int]:
    """Where data ends right before a page that cannot be read."""
    size = -(-len(data) // PAGE) * PAGE
    pages = mmap.mmap(-1, size + PAGE)
    start = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    ctypes.memmove(start + size - len(data), data, len(data))
    vacate(start + size, PAGE)
    return pages, start + size - len(data)


TRUNCATED = {
    "three bytes of a compressed bundle": CODE[:0] + b"CCO",
    "only the magic of a compressed bundle": b"CCOB",
    "a compressed bundle that says 4 GiB": b"CCOB" + struct.pack("<HHIIQ", 2, 1, 0xFFFFFFFF, 0xFFFFFFFF, 0),
    "the first 40 bytes of a code object": CODE[:40],
    "ten bytes of a bundle's magic": b"__CLANG_OF",
    "a code object whose sections are outside": CODE[:40] + struct.pack("<Q", 1 << 40) + CODE[48:],
    "a bundle's magic and nothing else": b"__CLANG_OFFLOAD_BUNDLE__",
}


@pytest.mark.parametrize("name", TRUNCATED)
def test_truncated_images(name: str) -> None:
    data = TRUNCATED[name]
    assert code(hip.hipModuleLoadData(data)) == 200
    pages, address = at_the_end_of_a_page(data)
    assert code(hip.hipModuleLoadData(address)) == 200, hip.explain_last_error()
    assert code(hip.hipModuleLoadFatBinary(address)) == 200
    library = hip.hipLibraryLoadData(address)[1]
    assert code(hip.hipLibraryGetKernel(library, "add")) == 200
    del pages


def test_an_image_at_the_end_of_a_page() -> None:
    pages, address = at_the_end_of_a_page(CODE)
    assert hip.hipModuleLoadData(address)[0] == 0, hip.explain_last_error()
    for data in (BUILT / "vector_add.ccob2", BUILT / "histogram.hipfb"):
        container = hipkit.open(data).containers[0].source
        assert container is not None
        pages, address = at_the_end_of_a_page(container.read())
        assert hip.hipModuleLoadData(address)[0] in (0, 209), hip.explain_last_error()
    del pages


def test_addresses_that_nothing_is_at() -> None:
    nowhere = reserve(PAGE)
    for address in (nowhere, 8, (1 << 63) + 5, 1 << 47):
        assert code(hip.hipModuleLoadData(address)) in (1, 200)


def mutated(data: bytes, numbers: random.Random) -> bytes:
    """A few bytes changed, cut, doubled or set to numbers that are often wrong."""
    changed = bytearray(data)
    for _ in range(numbers.choice((1, 1, 2, 4, 16))):
        at = numbers.randrange(min(len(changed), numbers.choice((64, 512, 4096, 1 << 20))))
        kind = numbers.randrange(4)
        if kind == 0:
            changed[at] ^= 1 << numbers.randrange(8)
        elif kind == 1:
            value = numbers.choice((0, 1, 0x7FFFFFFF, 0xFFFFFFFF, len(data), numbers.getrandbits(32)))
            changed[at : at + 4] = value.to_bytes(4, "little")
        elif kind == 2:
            changed[at : at + 8] = numbers.choice((0, (1 << 64) - 1, 1 << 40)).to_bytes(8, "little")
        elif len(changed) > at + 1:
            del changed[at + 1 : None if numbers.random() < 0.2 else at + 2]
    return bytes(changed)


@pytest.mark.parametrize("name", ["handshake.gfx942.v5.hsaco", "matmul.gfx942.v4.hsaco", "vector_add.ccob2"])
def test_a_thousand_mutations_each_have_a_code(name: str, devices: list[hipkit.Device]) -> None:
    if name.endswith("ccob2"):
        source = hipkit.open(BUILT / name).containers[0].source
        assert source is not None
        data = source.read()
    else:
        data = (BUILT / name).read_bytes()
    numbers, codes = random.Random(name), set()
    for _ in range(MUTATIONS):
        loaded, module = hip.hipModuleLoadData(mutated(data, numbers))
        codes.add(int(loaded))
        if not loaded:
            hip.hipModuleUnload(module)
    assert codes <= {0, 2, 200, 209, 801}, hip.explain_last_error()
    assert len(codes & {0, 200}) == 2
    assert devices[0].memory.used == 0

"""What is emitted for a region: where the waits of its code have an effect."""

from __future__ import annotations

import pytest

from hipkit.fatbin.isa import decode
from hipkit.runtime.devices.cpu.compiler.special import may_be_ordered
from hipkit.runtime.isa.operations import kind_of


@pytest.mark.parametrize(
    ("words", "text", "is_ordered"),
    [
        ((0x68000501,), "v_add_u32_e32", False),
        ((0xBE800080,), "s_mov_b32", False),
        ((0xDC508000, 0x007F0000), "global_load_dword", True),
        ((0xDC708000, 0x007F0000), "global_store_dword", True),
        ((0xC0020000, 0x00000000), "s_load_dword", True),
        ((0xD86C0000, 0x00000000), "ds_read_b32", False),
        ((0xBF8E0001,), "s_sleep", True),
    ],
)
def test_a_wait_is_for_what_others_see_or_what_is_seen_of_them(
    words: tuple[int, ...], text: str, is_ordered: bool
) -> None:
    """LDS belongs to one thread; a wait before arithmetic may as well come before the access that follows."""
    [instruction] = decode(b"".join(word.to_bytes(4, "little") for word in words), "gfx90a")
    assert str(instruction).startswith(text)
    assert may_be_ordered(instruction, kind_of(instruction)) == is_ordered

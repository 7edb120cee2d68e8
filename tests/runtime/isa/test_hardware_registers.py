"""Which bits of hardware registers hold what hipkit does not model, as AMD's manuals number them."""

from __future__ import annotations

import pytest

from hipkit.runtime.isa.hardware_registers import Content, hardware_register


def bits(mask: int) -> list[int]:
    return [bit for bit in range(32) if mask >> bit & 1]


@pytest.mark.parametrize(
    ("processor", "number", "name", "fields"),
    [
        ("gfx90a", 3, "TRAPSTS", {"EXCP": range(9), "EXCP_CYCLE": range(16, 22)}),
        ("gfx1100", 3, "TRAPSTS", {"EXCP": range(9), "EXCP_CYCLE": range(16, 22)}),
        ("gfx1201", 18, "EXCP_FLAG_USER", {"EXCP": range(7)}),
        ("gfx90a", 4, "HW_ID", {"WAVE_ID": range(4), "SIMD_ID": range(4, 6), "TG_ID": range(16, 20)}),
        ("gfx1100", 23, "HW_ID1", {"WAVE_ID": range(5), "SIMD_ID": range(8, 10)}),
        ("gfx1100", 24, "HW_ID2", {"WG_ID": range(16, 21)}),
        ("gfx1100", 1, "MODE", {}),
    ],
)
def test_fields_that_are_not_modelled(processor: str, number: int, name: str, fields: dict[str, range]) -> None:
    register = hardware_register(number, 9 if processor == "gfx90a" else int(processor[3:5]), processor)
    assert register is not None and register.name == name
    assert {field: bits(mask) for field, mask in register.unknown} == {
        field: list(places) for field, places in fields.items()
    }


@pytest.mark.parametrize(
    ("processor", "content"), [("gfx942", Content.ZERO), ("gfx90a", None), ("gfx1030", Content.SCALAR)]
)
def test_a_number_is_another_register_on_other_processors(processor: str, content: Content | None) -> None:
    found = hardware_register(20, 10 if processor == "gfx1030" else 9, processor)
    assert (found.content if found else None) is content

"""Recipes: what makes the whole file again of the host that is left, the pieces, and few bytes beside them."""

from __future__ import annotations

import random

from hipkit.fatbin.edit.recipe import Part, steps_for
from hipkit.fatbin.source import Source

NOISE = random.Random(1).randbytes(64 * 512)


def steps(whole: bytes, host: bytes, *parts: Part) -> tuple[list[list[object]], bytes]:
    return steps_for(Source.from_bytes(whole), Source.from_bytes(host), parts)


def test_what_the_host_has_at_the_same_place_is_of_the_host() -> None:
    assert steps(NOISE, NOISE) == ([["host", len(NOISE), 0]], b"")


def test_what_has_moved_is_found_in_the_host() -> None:
    assert steps(NOISE, b"x" * 5120 + NOISE) == ([["host", len(NOISE), 5120]], b"")
    moved = [["host", 16 * 512, 48 * 512], ["host", 48 * 512, 0]]
    assert steps(NOISE[48 * 512 :] + NOISE[: 48 * 512], NOISE) == (moved, b"")


def test_what_the_host_lacks_is_in_the_recipe() -> None:
    made = [["zeros", 1024], ["literal", 512, 0], ["host", len(NOISE) - 512, 512]]
    other = bytes(range(256)) * 2
    assert steps(bytes(1024) + other + NOISE[512:], bytes(1536) + NOISE[512:])[1] == other
    assert steps(other + NOISE[512:], NOISE) == ([made[1], made[2]], other)


def test_parts_are_steps_between() -> None:
    part = Part(512, 1024, ["piece", 1024, "gfx942"])
    assert steps(NOISE, NOISE, part) == ([["host", 512, 0], part.step, ["host", len(NOISE) - 1536, 1536]], b"")

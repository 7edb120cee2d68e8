"""Loads of waves prefetch what the next waves or iterations will load."""

from __future__ import annotations

import re

import pytest

from hipkit.runtime.devices.cpu.compiler.llvm.wave_access import Wanted, access

LINE = 64


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("strips", [1, 2, 4, 8])
def test_every_line_of_every_strip_is_prefetched(strips: int, count: int) -> None:
    """Near and far ahead; the last byte besides, as strips may begin inside of lines."""
    _, text, _ = access(Wanted("load", "global", "g64", "i32", count, strips, "", fetches=True))
    _, lines = text.split("near:\n")
    for name, part in zip(("near", "beyond"), re.split("beyond:\n|fetched:\n", lines), strict=False):
        known = {f"%{name}.next": (0, 0)}
        for to, start, by in re.findall(r"  (\S+) = add i64 (\S+), (\S+)\n", part):
            if start in known:
                strip, at = known[start]
                is_step = by.startswith("%step")
                known[to] = (
                    (int(by[len("%step") :]), 0) if is_step else (strip, at + int(by)) if by.isdigit() else (-1, 0)
                )
        fetched = [known[at] for at in re.findall(r"  (\S+)\.p = inttoptr", part)]
        wanted = [(strip, at) for strip in range(strips) for at in range(0, 64 * count, LINE)]
        assert sorted(fetched) == [(-1, 0), *wanted]

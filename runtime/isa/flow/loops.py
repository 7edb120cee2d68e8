"""Loops of a region: strongly connected components of its blocks, and how deep they are nested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from .regions import Block, Region


def after(region: Region, block: Block) -> list[int]:
    """The blocks of a region at which a wave continues after one of them, past a barrier or a call too."""
    targets = block.successors if block.resumes is None else (*block.successors, block.resumes)
    return [target for target in targets if target in region.blocks]


def loop_depths(region: Region) -> dict[int, int]:
    """How many loops are around each block."""
    found = dict.fromkeys(region.blocks, 0)
    for loop in nested_loops(region, lambda loop, inside: any(loop.intersection(inside[start]) for start in loop)):
        for start in loop:
            found[start] += 1
    return found


def nested_loops(region: Region, counts: Callable[[set[int], Mapping[int, list[int]]], bool]) -> Iterable[set[int]]:
    """The loops that ``counts`` accepts, each before those in it; it is given a loop, and where its blocks lead."""
    waiting = [{block.start: after(region, block) for block in region}]
    while waiting:
        inside = waiting.pop()
        for loop in components(inside):
            if not counts(loop, inside):
                continue
            yield loop
            heads = _entries(region, loop)
            waiting.append({start: [t for t in inside[start] if t in loop - heads] for start in loop})


def _entries(region: Region, loop: set[int]) -> set[int]:
    """The blocks by which a loop is entered."""
    found = {region.start} & loop
    for block in region:
        if block.start not in loop:
            found.update(loop.intersection(after(region, block)))
    return found or {min(loop)}


def components(after: Mapping[int, list[int]]) -> list[set[int]]:
    """The strongly connected components: by the order in which a search ends, then against the edges."""
    order: list[int] = []
    seen: set[int] = set()
    for start in after:
        _search(start, after, seen, order)
    before: dict[int, list[int]] = {start: [] for start in after}
    for start, targets in after.items():
        for target in targets:
            before[target].append(start)
    found, seen = [], set()
    for start in reversed(order):
        one: list[int] = []
        _search(start, before, seen, one)
        if one:
            found.append(set(one))
    return found


def _search(start: int, edges: Mapping[int, list[int]], seen: set[int], order: list[int]) -> None:
    """Depth first; nodes are put into ``order`` as they end."""
    if start in seen:
        return
    seen.add(start)
    stack = [(start, iter(edges[start]))]
    while stack:
        node, rest = stack[-1]
        following = next((target for target in rest if target not in seen), None)
        if following is None:
            order.append(node)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(edges[following])))

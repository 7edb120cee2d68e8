"""Every rule, called with whatever its signature allows, gives what its signature says, on whatever builder."""

from __future__ import annotations

import random

import pytest
from rule_calls import any_source, builders, call, flat, has_fixed_counts, has_shape, numbers, same

from hipkit.runtime.isa.rules import RULES


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("name", sorted(name for name, rule in RULES.items() if has_fixed_counts(rule)))
def test_results_have_the_types_of_the_signature_and_do_not_depend_on_the_builder(name: str, lanes: int) -> None:
    rule, rng = RULES[name], random.Random(name)
    for clamped in (False, True) if rule.clamped else (False,):
        sources = [any_source(token, rng, lanes) for token in rule.sources]
        found = []
        for builder in builders(lanes):
            result = call(name, *sources, b=builder, clamped=clamped)
            results = result if isinstance(result, tuple) else (result,)
            assert len(results) == len(rule.results)
            for token, item in zip(rule.results, results, strict=True):
                assert has_shape(rule, token, item), f"{name}: {item!r} for {token}"
            found.append(flat(result))
        for exact, array in zip(*found, strict=True):
            assert same(exact, array), f"{name}{sources}: {numbers(exact)} and {numbers(array)}"

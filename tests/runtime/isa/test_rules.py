"""Every rule, called with whatever its signature allows, gives what its signature says, on whatever builder."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rule_calls import any_source, builders, call, has_shape, numbers
from tiny_builder import MANTISSA, is_nan

from hipkit.runtime.isa.rules import RULES
from hipkit.runtime.isa.values import Value


def _same(left: Value, right: Value) -> bool:
    """The same bits in every lane; a NaN is any NaN."""
    type = left.type
    return all(
        a == b or (type in MANTISSA and is_nan(a, type) and is_nan(b, type))
        for a, b in zip(numbers(left), numbers(right), strict=True)
    )


def _flat(results: Any) -> list[Value]:
    return [value for item in results for value in (item if isinstance(item, list) else [item])]


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("name", sorted(RULES))
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
            found.append(_flat(results))
        for exact, array in zip(*found, strict=True):
            assert _same(exact, array), f"{name}{sources}: {numbers(exact)} and {numbers(array)}"

"""Every rule, called with whatever its signature allows, gives what its signature says."""

from __future__ import annotations

import random

import pytest
from rule_calls import any_source, call, has_shape

from hipkit.runtime.isa.rules import RULES


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("name", sorted(RULES))
def test_results_have_the_types_of_the_signature(name: str, lanes: int) -> None:
    rule, rng = RULES[name], random.Random(name)
    for clamped in (False, True) if rule.clamped else (False,):
        sources = [any_source(token, rng, lanes) for token in rule.sources]
        if any(token.startswith("s_") or token.startswith("u:") for token in (name, *rule.sources)):
            sources = [
                source[0] if isinstance(source, list) and (name[0] == "s" or token[0] == "u") else source
                for token, source in zip(rule.sources, sources, strict=True)
            ]
        result = call(name, *sources, lanes=lanes, clamped=clamped)
        results = result if isinstance(result, tuple) else (result,)
        assert len(results) == len(rule.results)
        for token, item in zip(rule.results, results, strict=True):
            assert has_shape(rule, token, item), f"{name}: {item!r} for {token}"

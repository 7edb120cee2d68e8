"""Imports all modules of rules, which registers their rules, and puts them in one order, whichever was imported first."""

from __future__ import annotations

from . import (
    bundle_rules,
    code_rules,
    container_rules,
    cuda_rules,
    damage,
    debug_rules,
    descriptor_rules,
    entry_rules,
    file_rules,
    header_rules,
    instruction_rules,
    kernel_rules,
    link_rules,
    metadata_rules,
    reach_rules,
    rocm_rules,
    set_rules,
    start_rules,
    wheel_rules,
)
from .registry import RULES, Rule

_ORDER = [
    module.__name__
    for module in (
        bundle_rules, code_rules, container_rules, entry_rules, cuda_rules, damage, debug_rules, kernel_rules,
        descriptor_rules, file_rules, header_rules, instruction_rules, link_rules, metadata_rules, reach_rules, rocm_rules,
        start_rules, wheel_rules, set_rules,
    )
]  # fmt: skip


def _place(rule: Rule) -> int:
    """Of a rule's module; rules of one module stay as they are written."""
    return _ORDER.index(rule.check.__module__ if rule.check else damage.__name__)


for _rule in sorted(RULES.values(), key=_place):
    RULES[_rule.id] = RULES.pop(_rule.id)

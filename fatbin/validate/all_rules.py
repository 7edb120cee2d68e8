"""Imports all modules of rules, which registers their rules, and puts them in one order, whichever was imported first."""

from __future__ import annotations

from . import (
    barrier_rules,
    bundle_rules,
    code_rules,
    container_rules,
    control_rules,
    cuda_rules,
    damage,
    debug_rules,
    descriptor_rules,
    entry_rules,
    file_rules,
    hazard_rules,
    header_rules,
    host_rules,
    host_table_rules,
    host_variable_rules,
    instruction_rules,
    kernel_rules,
    late_rules,
    launch_rules,
    link_rules,
    loading_rules,
    mask_rules,
    metadata_rules,
    old_code_rules,
    operand_rules,
    package_rules,
    reach_rules,
    rocm_rules,
    scalar_rules,
    sequence_rules,
    set_rules,
    start_rules,
    wait_rules,
    wheel_rules,
)
from .registry import RULES, Rule

_ORDER = [
    module.__name__
    for module in (
        bundle_rules, code_rules, container_rules, entry_rules, cuda_rules, damage, debug_rules, kernel_rules,
        descriptor_rules, file_rules, header_rules, instruction_rules, launch_rules, link_rules, loading_rules, metadata_rules, old_code_rules,
        operand_rules,        reach_rules, rocm_rules, sequence_rules, hazard_rules, late_rules, scalar_rules, mask_rules, barrier_rules, control_rules, start_rules, wait_rules, package_rules, host_rules, host_table_rules, host_variable_rules, wheel_rules, set_rules,
    )
]  # fmt: skip


def _place(rule: Rule) -> int:
    """Of a rule's module; rules of one module stay as they are written."""
    return _ORDER.index(rule.check.__module__ if rule.check else damage.__name__)


for _rule in sorted(RULES.values(), key=_place):
    RULES[_rule.id] = RULES.pop(_rule.id)

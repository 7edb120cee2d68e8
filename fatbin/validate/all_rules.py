"""Imports all modules of rules, which registers their rules."""

from __future__ import annotations

from . import (  # noqa: F401 - each fills the table
    bundle_rules,
    code_rules,
    container_rules,
    cuda_rules,
    damage,
    debug_rules,
    descriptor_rules,
    file_rules,
    header_rules,
    instruction_rules,
    kernel_rules,
    link_rules,
    metadata_rules,
    reach_rules,
    rocm_rules,
    start_rules,
    wheel_rules,
)

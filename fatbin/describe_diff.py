"""The result of ``hipkit.diff`` as JSON values; ``cli/schema/diff.json`` is their schema."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .compare import Diff, KernelChange, Side
from .describe import describe_finding
from .measures import MEASURES, KernelFigures
from .thresholds import Violation


def describe_diff(diff: Diff, violations: Sequence[Violation] = ()) -> dict[str, Any]:
    """What ``hipkit diff --json`` prints."""
    return {
        "old": _side(diff.old),
        "new": _side(diff.new),
        "targets": {"added": list(diff.targets_added), "removed": list(diff.targets_removed)},
        "summary": {
            "same": len(diff.matched) - len(diff.changed),
            "added": len(diff.added),
            "removed": len(diff.removed),
            **diff.verdicts,
        },
        "added": [_kernel(kernel) for kernel in diff.added],
        "removed": [_kernel(kernel) for kernel in diff.removed],
        "changed": [_change(change) for change in diff.changed],
        "failed": [
            {"condition": str(v.condition), "what": v.what, "old": v.old, "new": v.new} for v in violations
        ],
    }  # fmt: skip


def _side(side: Side) -> dict[str, Any]:
    return {
        "path": side.path,
        "size": side.size,
        "targets": side.targets,
        "kernels": side.kernels,
        "findings": [describe_finding(finding) for finding in side.findings],
    }


def _kernel(kernel: KernelFigures) -> dict[str, Any]:
    named = {"name": kernel.name, "demangled": kernel.demangled, "target": kernel.target}
    return named | {measure.id: value for measure, value in zip(MEASURES, kernel.values, strict=True)}


def _change(change: KernelChange) -> dict[str, Any]:
    return {
        "name": change.new.name,
        "old_name": change.old.name,
        "demangled": change.new.demangled,
        "target": change.target,
        "verdict": change.verdict,
        "arguments_changed": change.takes_others,
        "measures": {delta.measure.id: {"old": delta.old, "new": delta.new} for delta in change.deltas},
    }

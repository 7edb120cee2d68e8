"""Coverage as plain values, ready for JSON; ``cli/schema/covers.json`` is their schema."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..fatbin.describe import describe_finding
from .covers import Coverage, LibraryCoverage, UnitCoverage


def describe_coverage(coverage: Coverage) -> dict[str, Any]:
    """What ``hipkit covers --json`` prints."""
    return {
        "covered": bool(coverage),
        "gpus": [
            {
                "asked": gpu.asked,
                "gpu": str(gpu),
                "covered": coverage.is_covered(gpu),
                "libraries": len(coverage.of(gpu)),
                "gaps": len(coverage.gaps(gpu)),
                "missing": [result.library.name for result in coverage.of(gpu) if not result.is_covered],
            }
            for gpu in coverage.gpus
        ],
        "libraries": list(_libraries(coverage)),
        "findings": [{"path": path, **describe_finding(finding)} for path, finding in coverage.findings],
    }


def _libraries(coverage: Coverage) -> Iterator[dict[str, Any]]:
    step = len(coverage.gpus)
    for number, library in enumerate(coverage.libraries):
        results = coverage.results[number * step : (number + 1) * step]
        yield {"name": library.name, "results": [_result(result) for result in results]}


def _result(result: LibraryCoverage) -> dict[str, Any]:
    return {
        "gpu": str(result.gpu),
        "fit": result.fit.value if result.fit else None,
        "best": result.library.best[0] if result.gaps else None,
        "gaps": [gap.unit.place for gap in result.gaps],
        "units": [_unit(unit) for unit in result.units],
    }


def _unit(unit: UnitCoverage) -> dict[str, Any]:
    entry = unit.choice.entry
    return {
        "place": unit.unit.place,
        "fit": unit.fit.value,
        "entry": entry.id if entry else None,
        "problem": unit.unit.problem,
        "entries": [
            {"id": v.entry.id, "target": v.entry.target, "outcome": v.outcome.value, "reason": v.reason}
            for v in unit.choice.verdicts
        ],
        "parts": [_unit(part) for part in unit.parts],
    }

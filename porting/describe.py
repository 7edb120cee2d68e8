"""What was found in a source, as ``--json`` has it."""

from __future__ import annotations

from typing import Any

from .ported import Found, Place, Ported


def describe_ported(ported: Ported) -> dict[str, Any]:
    """The facts of one source."""
    return {
        "path": ported.path,
        "names": [_name(found) for found in ported.names],
        "unknown": [{"name": name, "places": _places(places)} for name, places in ported.unknown.items()],
    }


def _name(found: Found) -> dict[str, Any]:
    return {
        "kind": found.kind.value,
        "name": found.name,
        "hip": found.hip,
        "value": found.value,
        "hip_value": found.hip_value,
        "signature": found.signature,
        "hip_signature": found.hip_signature,
        "differences": found.differences,
        "hipkit": found.hipkit,
        "places": _places(found.places),
    }


def _places(places: list[Place]) -> list[dict[str, Any]]:
    return [{"line": place.line, "column": place.column, "in_string": place.in_string} for place in places]

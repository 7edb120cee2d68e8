"""Whether two names of a target mean the same code."""

from __future__ import annotations

from ..target import PROCESSORS, TargetID


def agree(claimed: TargetID, actual: TargetID, version: int | None) -> bool:
    """Whether code whose header says ``actual`` may be called ``claimed``.

    Before code object V4 a header cannot say that a feature is open.
    """
    same = claimed.processor == actual.processor
    for name, on in claimed.features if same else ():
        same &= actual.feature(name) == on or name not in PROCESSORS[actual.processor].features
    if same and (version or 0) >= 4:
        same = all(claimed.feature(name) == on for name, on in actual.features)
    return same

"""Whether the target of a piece of code agrees with the target id of its entry."""

from __future__ import annotations

from .codeobject.identify import identify
from .errors import UsageError
from .model import Entry
from .target import PROCESSORS, TargetID


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


def claimed_target(entry: Entry) -> TargetID | None:
    """The target of AMD's that an entry says it is for: in its id, or in the index of a format that has one."""
    found = entry.parsed_id.target_id
    if found is not None or not (entry.triple or "").startswith("amdgcn") or not entry.target:
        return found
    try:
        return TargetID.parse(entry.target)
    except ValueError:
        return None


def refuse_code_for_another(entry: Entry) -> Entry:
    """The entry, if its code is for its target as far as the header of the code says. Raises if it is for another."""
    identity, claimed = identify(entry.source), claimed_target(entry)
    if identity is None or identity.kind != "code-object" or identity.target is None or claimed is None:
        return entry
    actual = TargetID.parse(identity.target)
    if claimed.is_known and not agree(claimed, actual, identity.version):
        raise UsageError(f"{entry.source.name}: is code for {actual}, and {entry.id!r} says {claimed}")
    return entry

"""What a scan says of one bundle: how far its code objects agree, and what is wrong between them."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from ..fatbin.formats.compressed_bundle import CompressedBundle
from ..fatbin.model import Container, Finding
from .tables import Rows

if TYPE_CHECKING:
    from ..fatbin.validate.judge import Judged


def interface_of(judged: Judged) -> str | None:
    """A hash of what is compared between the code objects of a bundle; none for code without kernels.

    Where all of a bundle have the same there is nothing between them, and the bundle is not opened again.
    """
    if not judged.kernels:
        return None
    compared = repr((judged.is_linked, sorted(judged.kernels.items()), sorted(judged.variables.items())))
    return hashlib.blake2b(compared.encode("utf-8", "surrogateescape"), digest_size=16).hexdigest()


def look_at_bundle(bundle: str, container: Container, rows: Rows) -> None:
    """Add what is wrong between the code objects of a bundle to the rows."""
    from ..fatbin.validate.rules import between  # slow to import, and not asked for by all

    try:
        built, found = between(container)
    except Exception as error:  # what no rule expects of hostile code costs that bundle, not the scan
        rows.add_uncompared(bundle, f"{type(error).__name__}: {error}")
        return
    kernels = [set(one.kernels.items()) for one in built]
    rows.add(
        "bundles", bundle=bundle, codes=len(built), kernels=len({name for each in kernels for name, _ in each}),
        shared=len(set.intersection(*kernels)) if kernels else 0,
    )  # fmt: skip
    for finding in found:
        rows.add(
            "findings", bundle=bundle, rule=finding.rule, severity=finding.severity, message=finding.message,
            offset=_in_bundle(finding, container),
        )  # fmt: skip


def _in_bundle(finding: Finding, container: Container) -> int | None:
    """An offset from the start of the bundle, or of what it inflates to."""
    if finding.offset is None or container.kind == CompressedBundle.kind:
        return finding.offset
    return finding.offset - container.offset

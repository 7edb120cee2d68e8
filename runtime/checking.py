"""Checks around Python code: :func:`checking`, and :func:`unchecked`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..fatbin.records import replace
from . import conditions, suppressions
from .devices.findings import FINDINGS, KernelFinding
from .memory.undefined import UNDEFINED
from .streams import background


@contextmanager
def checking(*tools: str, kernels: str = "*", suppress: str | None = None) -> Iterator[list[KernelFinding]]:
    """Check the kernels that are launched in the block; the list has what was found when the block has ended.

    ``tools`` are ``mem``, ``init``, ``race``, ``sync`` and ``wait``, by default all; ``kernels`` is a pattern for the names of those that
    are checked, ``suppress`` a file of suppressions.

    >>> with hipkit.checking("race") as found:
    ...     module["histogram"].launch(64, 256, [data, bins, n])
    >>> for finding in found:
    ...     print("\\n".join(finding.lines()))
    """
    known = suppressions.read(suppress) if suppress is not None else []
    found: list[KernelFinding] = []
    before = conditions.conditions()
    names = conditions.parse_tools(",".join(tools) or "all")
    FINDINGS.take()
    conditions.use(replace(before, checks=names, kernels=kernels))
    try:
        yield found
    finally:
        for queue in list(background.everything):
            queue.finish()
        conditions.use(before)
        if not before.finds_undefined:
            UNDEFINED.end()
        found += suppressions.left(FINDINGS.take(), known)


@contextmanager
def unchecked() -> Iterator[None]:
    """Have the block's kernels run faster on GPUs of NVIDIA's: there, nothing checks what they access.

    An access to memory that is not a kernel's then ends what the process can do on the GPU. The CPU device checks always.

    >>> with hipkit.unchecked():
    ...     module["matmul"].launch(256, 256, [a, b, c, n])
    """
    before = conditions.conditions()
    conditions.use(replace(before, is_unchecked=True))
    try:
        yield
    finally:
        for queue in list(background.everything):
            queue.finish()
        conditions.use(before)

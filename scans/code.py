"""What a scan says of one piece of code: kernels, arguments, instructions by class, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ..fatbin.codeobject.code_object import CodeObject
from ..fatbin.codeobject.cubin import CudaKernel
from ..fatbin.codeobject.identify import identify
from ..fatbin.codeobject.kernel import Kernel
from ..fatbin.codeobject.read import READERS, DeviceCode
from ..fatbin.describe_code import describe_head, describe_kernel, read_with_findings
from ..fatbin.disassembly import Disassembly
from ..fatbin.errors import HipkitError
from ..fatbin.measures import stable_name
from ..fatbin.model import Finding
from ..fatbin.source import Source
from .bundles import interface_of
from .tables import Rows

if TYPE_CHECKING:
    from ..fatbin.validate.judge import Judged

_KERNEL = (
    "name", "demangled", "kernarg_size", "vgprs", "agprs", "sgprs", "lds", "scratch", "vgpr_spills", "sgpr_spills",
    "wavefront_size", "max_workgroup_size", "code_size",
)  # fmt: skip
_ARGUMENT = ("name", "offset", "size", "kind", "type", "address_space", "access")
_CLASSES = (
    ("v_mfma", "matrix"), ("v_smfmac", "matrix"), ("v_wmma", "matrix"), ("v_swmmac", "matrix"), ("s_branch", "branch"),
    ("s_cbranch", "branch"), ("s_setpc", "branch"), ("s_swappc", "branch"), ("s_call", "branch"), ("s_wait", "wait"),
    ("s_load", "scalar memory"), ("s_buffer", "scalar memory"), ("s_store", "scalar memory"), ("s_atomic", "scalar memory"),
    ("global_", "vector memory"), ("flat_", "vector memory"), ("buffer_", "vector memory"), ("tbuffer_", "vector memory"),
    ("scratch_", "scratch"), ("ds_", "LDS"), ("lds_", "LDS"), ("image_", "image"), ("v_", "vector"), ("s_", "scalar"),
)  # fmt: skip
"""How names of instructions begin, and the class of those: the first that fits."""
CLASSES = (*dict.fromkeys(name for _, name in _CLASSES), "other")


def look_at_code(code: str, source: Source, what: frozenset[str], rows: Rows) -> None:
    """Add what is in a piece of code to the rows."""
    mine = Rows()
    try:
        _look(code, source, what, mine)
    except Exception as error:  # what no rule expects of hostile code costs that code, not the scan
        rows.add_unread(code, source.size, f"{type(error).__name__}: {error}")
    else:
        rows.extend(mine)


def _look(code: str, source: Source, what: frozenset[str], rows: Rows) -> None:
    read, damage = read_with_findings(source)
    identity = identify(source)
    kind = identity.kind if identity and identity.kind in READERS else None
    judged = _judged(read, damage) if "findings" in what else None
    head = describe_head(read)
    version = head["version"]
    rows.add(
        "codes", code=code, size=source.size, kind=kind, target=head["target"], kernels=len(read.kernels) if read is not None else 0,
        version=None if version is None else str(version), interface=judged and interface_of(judged),
    )  # fmt: skip
    if read is not None and "kernels" in what:
        _add_kernels(code, read, head["target"], rows)
    for finding in judged.findings if judged else ():
        rows.add(
            "findings", code=code, rule=finding.rule, severity=finding.severity, message=finding.message,
            offset=finding.offset,
        )  # fmt: skip
    if isinstance(read, CodeObject) and "instructions" in what:
        _count_instructions(code, read, rows)


def _judged(read: DeviceCode | None, damage: Sequence[Finding]) -> Judged:
    from ..fatbin.validate.judge import judge_read  # slow to import, and not asked for by all
    from ..fatbin.validate.registry import Options, choose

    return judge_read(read, damage, Options(), choose((), ()))


def _add_kernels(code: str, read: DeviceCode, target: str | None, rows: Rows) -> None:
    kernels: Sequence[Kernel | CudaKernel] = read.kernels
    for number, kernel in enumerate(kernels):
        about = describe_kernel(kernel)
        occupancy = about["occupancy"] or {}
        rows.add(
            "kernels", code=code, kernel=number, target=target, stable_name=stable_name(kernel.name),
            waves=occupancy.get("waves"), limited_by=occupancy.get("limited_by"), **{name: about[name] for name in _KERNEL},
        )  # fmt: skip
        for at, argument in enumerate(about["args"] or ()):
            rows.add("arguments", code=code, kernel=number, argument=at, **{name: argument[name] for name in _ARGUMENT})


def _count_instructions(code: str, read: CodeObject, rows: Rows) -> None:
    try:
        listing = Disassembly(read)
        for function in listing.functions:
            counts: Counter[str] = Counter()
            for instruction in listing.instructions(function):
                if instruction is not None:
                    counts[class_of(instruction.mnemonic)] += 1
            for name, count in sorted(counts.items()):
                rows.add("instructions", code=code, function=function.name, count=count, **{"class": name})
    except HipkitError:
        return  # code for a processor whose instructions hipkit does not know; a finding says so


@lru_cache(maxsize=1 << 14)
def class_of(mnemonic: str) -> str:
    """The class of an instruction."""
    return next((name for prefix, name in _CLASSES if mnemonic.startswith(prefix)), "other")

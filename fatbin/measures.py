"""Resource usage of a kernel (registers, LDS, scratch, spills, occupancy, code size) for AMD code, cubins and PTX."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from .codeobject.cubin import CudaKernel
from .codeobject.demangle import demangle
from .codeobject.kernel import Kernel
from .codeobject.ptx import Ptx
from .codeobject.read import DeviceCode
from .describe_code import read_with_findings
from .errors import HipkitError
from .model import Entry, File, Finding
from .records import NamedTuple
from .unbundle import matches


class Measure(NamedTuple):
    """A figure of a kernel: its name in thresholds, its title, and how much a change of it weighs.

    Less is better, but for those with ``more_is_better``. Changes from less than ``floor`` count as from there.
    """

    id: str
    title: str
    weight: float
    floor: int
    meaning: str
    more_is_better: bool = False


MEASURES = (
    Measure("vgpr", "VGPRs", 1, 8, "vector registers (of a CUDA kernel, the registers of a thread)"),
    Measure("agpr", "AGPRs", 0.5, 8, "accumulator registers"),
    Measure("sgpr", "SGPRs", 0.25, 16, "scalar registers"),
    Measure("lds", "LDS", 1, 256, "bytes of LDS of a workgroup (shared memory)"),
    Measure("scratch", "scratch", 3, 16, "bytes of scratch of a work-item (the stack frame of a thread)"),
    Measure("spills", "spills", 3, 1, "vector and scalar registers that are spilled"),
    Measure("code", "code", 0.25, 256, "bytes of code"),
    Measure("occupancy", "waves", 4, 1, "waves that fit on a SIMD", more_is_better=True),
    Measure("kernarg", "kernarg", 0, 8, "bytes of arguments"),
)
BY_ID = {measure.id: number for number, measure in enumerate(MEASURES)}


class KernelFigures(NamedTuple):
    """One kernel of one target; ``values`` are in the order of :data:`MEASURES`, None where the file does not say."""

    name: str
    target: str
    values: tuple[int | None, ...]
    limited_by: str | None
    signature: str

    @property
    def demangled(self) -> str:
        """The name as it is written in the source."""
        return demangle(self.name)

    @property
    def stable_name(self) -> str:
        """The name without what compilers make of file names, times and hashes."""
        return stable_name(self.name)

    def of(self, measure: str) -> int | None:
        """The figure of that name."""
        return self.values[BY_ID[measure]]


# clang's and nvcc's ways to make internal names unique, and Rust's.
_NOISE = (
    (re.compile(r"(?:\.|__)(?:static|intern|managed|uniq)(?:\.|__)?[0-9a-f]{8,64}"), ""),
    (re.compile(r"\.llvm\.[0-9]+"), ""),
    (re.compile(r"\.(?:lto_priv|constprop|isra|part)\.[0-9]+"), ""),
    (re.compile(r"_GLOBAL__N__[0-9a-f]{8}_[0-9]+_\w+?_[0-9a-f]{8}(?:_[0-9]+)?(?=[0-9])"), "_GLOBAL__N_"),
    (re.compile(r"__nv_static_[0-9]+__[0-9a-f]{8}_[0-9]+_\w+?_[0-9a-f]{8}(?:_[0-9]+)?_"), ""),
    (re.compile(r"17h[0-9a-f]{16}E"), "E"),
)
_SHOWN_NOISE = re.compile(r" \(\.(?:kd|llvm|static|intern)[^)]*\)")


def stable_name(name: str) -> str:
    """``name`` demangled, and the same from one build to the next."""
    bare = name
    for pattern, instead in _NOISE[:3]:
        bare = pattern.sub(instead, bare)
    shown = demangle(bare)
    if shown == bare:
        for pattern, instead in _NOISE[3:]:
            shown = pattern.sub(instead, shown)
    return _SHOWN_NOISE.sub("", shown)


def figures(kernel: Kernel | CudaKernel, target: str) -> KernelFigures:
    """The row of a kernel."""
    if isinstance(kernel, CudaKernel):
        cuda = (
            kernel.registers, None, None, kernel.shared, kernel.local, None, kernel.code_size, None,
            kernel.parameters_size,
        )  # fmt: skip
        return KernelFigures(kernel.name, target, cuda, None, kernel.signature)
    waves = kernel.occupancy
    vector, scalar = kernel.vgpr_spills, kernel.sgpr_spills
    spills = None if vector is None and scalar is None else (vector or 0) + (scalar or 0)
    values = (
        kernel.vgprs, kernel.agprs, kernel.sgprs, kernel.lds, kernel.scratch, spills, kernel.code_size,
        waves.waves if waves else None, kernel.kernarg_size,
    )  # fmt: skip
    return KernelFigures(kernel.name, target, values, waves.limited_by if waves else None, kernel.signature)


class Measured(NamedTuple):
    """What one piece of code says of itself: its target where it names one, its kernels, and what is damaged."""

    target: str | None
    is_ptx: bool
    kernels: tuple[KernelFigures, ...]
    findings: tuple[Finding, ...]


def measure(code: DeviceCode | None, findings: Iterable[Finding]) -> Measured:
    """The figures of what :func:`read_with_findings` gave."""
    target = str(code.target) if code is not None and code.target else None
    kernels = tuple([figures(kernel, target or "") for kernel in code.kernels]) if code is not None else ()
    return Measured(target, isinstance(code, Ptx), kernels, tuple(findings))


class Piece(NamedTuple):
    """One entry of a file: which target it is for, how large it is, what kernels it has, and what is damaged."""

    entry: Entry
    target: str
    kernels: tuple[KernelFigures, ...]
    findings: tuple[Finding, ...]


def pieces(
    entries: Iterable[Entry], *, targets: Iterable[str] = (), known: Mapping[int, Measured] | None = None
) -> Iterator[Piece]:
    """Every piece of device code among ``entries``; ``targets`` narrows it as for :func:`~.unbundle.pieces`.

    ``known`` has figures of entries that were read already, by their ``id``.
    """
    wanted = list(targets)
    for entry in entries:
        if entry.is_host or not entry.size or (wanted and not any(matches(entry, target) for target in wanted)):
            continue
        code = (known and known.get(id(entry))) or _read(entry)
        target = _target_of(entry, code)
        kernels = tuple([kernel._replace(target=target) for kernel in code.kernels])
        yield Piece(entry, target, kernels, code.findings)


def pieces_of(file: File, *, targets: Iterable[str] = ()) -> Iterator[Piece]:
    """Every piece of device code in ``file``."""
    return pieces(file.entries, targets=targets)


def _target_of(entry: Entry, code: Measured) -> str:
    """What the entry says it is for, else what the code says; PTX is distinguished from cubins."""
    named = entry.target or code.target or entry.id
    return f"ptx {named}" if code.is_ptx or entry.kind == "ptx" else named


def _read(entry: Entry) -> Measured:
    try:
        return measure(*read_with_findings(entry.source))
    except HipkitError as error:  # a compressed container whose content is damaged
        return measure(None, [Finding("payload", "error", str(error), None)])

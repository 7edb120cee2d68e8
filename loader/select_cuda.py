"""Selects the entry of a CUDA fat binary as NVIDIA's driver does, with the reason why others do not fit.

A cubin runs on devices of its own major version from its minor version on; PTX is compiled for any newer device when
the program starts. Code for an architecture with the suffix ``a`` runs on that one alone, with ``f`` on its family
("Compute Capabilities" and "Feature Sets" in NVIDIA's programming guide).
"""

from __future__ import annotations

from collections.abc import Iterable

from ..fatbin.errors import UsageError
from ..fatbin.model import Entry
from ..fatbin.patterns import pattern
from ..fatbin.records import dataclass
from .select import Outcome, Verdict

FAMILIES = {100: (100, 103), 101: (101,), 103: (103,), 110: (110,), 120: (120, 121), 121: (121,)}
"""The devices that code for a family runs on, by the number of its target."""
CUBINS = ("elf", "cubin")
PTX = ("ptx",)
KINDS_PASSED_OVER = {
    "mercury": "is for the driver to finish, by rules that NVIDIA keeps to itself",
    "relocatable-ptx": "is PTX that has to be linked first",
    "ltoir": "is for link-time optimisation, which no driver does by itself",
    "tile-ir": "is tile IR, whose rules hipkit does not know",
    "old-cubin": "is a cubin of before CUDA 3.0, which drivers do not take",
    "index": "is an index and no code",
}
_DEVICE = pattern(r"(?:sm_|compute_)?(?P<number>[1-9][0-9]{1,3})(?P<suffix>[af]?)")
_TARGET = pattern(r"(?:sm|compute)_(?P<number>[0-9]{1,4})(?P<suffix>[af]?)")


@dataclass(frozen=True)
class CudaTarget:
    """An architecture such as ``sm_90a``: ten times the major version plus the minor one, and a suffix."""

    number: int
    suffix: str = ""

    @property
    def major(self) -> int:
        """The 9 of 9.0."""
        return self.number // 10

    def __str__(self) -> str:
        return f"sm_{self.number}{self.suffix}"


@dataclass(frozen=True)
class CudaSelection:
    """What a device takes: :attr:`entry`, or None; and a verdict on every entry, in file order."""

    device: CudaTarget
    entry: Entry | None
    verdicts: tuple[Verdict, ...]


def cuda_device(text: str) -> CudaTarget:
    """The device that a person means by ``sm_90``."""
    match = _DEVICE.fullmatch(text)
    if not match:
        raise UsageError(f"{text!r} is no CUDA device; name one such as sm_90")
    number = int(match["number"])
    if match["suffix"]:
        raise UsageError(f"{text!r} is what code is compiled for; the device that runs it is sm_{number}")
    return CudaTarget(number)


def is_cuda(entry: Entry) -> bool:
    """Whether ``entry`` is for NVIDIA's GPUs."""
    return (entry.triple or "").startswith("nvptx")


def is_compiled_late(entry: Entry) -> bool:
    """Whether the driver compiles ``entry`` when the program runs."""
    return entry.kind in PTX


def select_cuda(entries: Iterable[Entry], device: CudaTarget) -> CudaSelection:
    """The entry that ``device`` takes: the cubin nearest to it, else the newest PTX; of two alike, the first."""
    entries = tuple(entries)
    judged = [_judge(entry, device) for entry in entries]
    order = sorted((fit, number) for number, fit in enumerate(judged) if not isinstance(fit, Verdict))
    best = order[0][1] if order else None
    chosen = None if best is None else entries[best]
    verdicts = tuple(
        fit if isinstance(fit, Verdict) else Verdict(entry, *_said(entry, number == best, chosen or entry, device))
        for number, (entry, fit) in enumerate(zip(entries, judged, strict=True))
    )
    return CudaSelection(device, chosen, verdicts)


def _said(entry: Entry, is_best: bool, best: Entry, device: CudaTarget) -> tuple[Outcome, str]:
    if is_best and is_compiled_late(entry):
        return Outcome.CHOSEN, f"is taken: the driver compiles its PTX for {device} (JIT)"
    if is_best:
        own = (entry.target or "").rstrip("af") == str(device)
        return Outcome.CHOSEN, f"is taken: it is for {'this device' if own else 'a device of the same major version'}"
    return Outcome.PASSED_OVER, f"would run, but {best.kind}-{best.target} at {best.offset:#x} goes before it"


_Fit = tuple[int, int, int]
"""Smallest first: cubins before PTX, the nearest number, those with a suffix before those without."""


def _judge(entry: Entry, device: CudaTarget) -> _Fit | Verdict:
    """How ``entry`` fits, or the verdict that keeps it from the device."""
    if entry.is_host:
        return Verdict(entry, Outcome.HOST, "is the host's part")
    if not is_cuda(entry):
        return Verdict(entry, Outcome.VENDOR, f"is for {entry.triple or 'no triple'}, and not for NVIDIA's GPUs")
    if not entry.size:
        return Verdict(entry, Outcome.EMPTY, "is empty")
    match = _TARGET.fullmatch(entry.target or "")
    if not match:
        return Verdict(entry, Outcome.NO_TARGET, "names no architecture")
    late = is_compiled_late(entry)
    if not late and entry.kind not in CUBINS:
        reason = KINDS_PASSED_OVER.get(entry.kind)
        if reason or entry.kind.startswith("kind-"):
            return Verdict(entry, Outcome.RUNTIME, reason or f"is of {entry.kind}, which hipkit does not know")
    target = CudaTarget(int(match["number"]), match["suffix"])
    if reason := _mismatch(target, device, late):
        return Verdict(entry, Outcome.PROCESSOR, reason)
    return int(late), -target.number, 0 if target.suffix else 1


def _mismatch(target: CudaTarget, device: CudaTarget, late: bool) -> str | None:
    """Why code for ``target`` does not run on ``device``."""
    if target.suffix == "a":
        return None if target.number == device.number else f"is for {target}, which runs on sm_{target.number} alone"
    if target.suffix == "f":
        family = FAMILIES.get(target.number)
        if family is None:
            return f"is for {target}, a family that hipkit does not know"
        members = ", ".join(f"sm_{number}" for number in family)
        return None if device.number in family else f"is for {target}, whose family is {members}"
    if target.number > device.number:
        return f"is for {target}, which is newer than the device"
    if not late and target.major != device.major:
        return f"is for {target}: cubins run within one major version, and the device is {device}"
    return None

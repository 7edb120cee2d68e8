"""Selects the entry of a fat binary for an AMD GPU, with the reason why others do not fit.

The order is that of the HIP runtime: code for the very processor, code for the generic processor of its family,
SPIR-V. Of the entries for one processor the one with the most feature settings is taken, then the first.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable

from ..fatbin.codeobject.identify import EM_AMDGPU
from ..fatbin.errors import NotFoundError, UnsupportedError, UsageError
from ..fatbin.model import Entry
from ..fatbin.product_names import gpus_like, processor_named
from ..fatbin.records import dataclass
from ..fatbin.target import EF_GENERIC_VERSION_SHIFT, PROCESSORS, SPIRV, Processor, TargetID

HIP_KINDS = ("hip", "hipv4", "code-object")
"""The offload kinds that the HIP runtime looks at, and the kind of a file that is a code object itself."""
TRIPLE = ("amdgcn", "amd", "amdhsa")
SPIRV_TRIPLE = ("spirv64", "amd", "amdhsa")

DEFAULT_SETTINGS = {"sramecc": True, "xnack": False}
"""How devices are set by default: as data-center GPUs report it (the others have no sramecc to set)."""
JOINED_GENERIC_IN: dict[str, int] = {}
"""In which version of its generic processor a processor was added to it, where that is not the first."""


class Outcome(enum.Enum):
    """What became of an entry."""

    CHOSEN = "chosen"
    PASSED_OVER = "passed over"
    NEEDS_COMPILING = "needs compiling"
    HOST = "host"
    VENDOR = "other vendor"
    RUNTIME = "other runtime"
    EMPTY = "empty"
    NO_TARGET = "no target"
    PROCESSOR = "other processor"
    FAMILY = "other family"
    FEATURE = "feature setting"
    GENERIC_VERSION = "generic version"


class Rank(enum.IntEnum):
    """How near an entry is to a device, nearest first."""

    NATIVE = 0
    GENERIC = 1
    SPIRV = 2


@dataclass(frozen=True)
class Verdict:
    """What became of ``entry``; ``reason`` says it in words, as the end of a sentence that begins with the entry."""

    entry: Entry
    outcome: Outcome
    reason: str

    @property
    def is_chosen(self) -> bool:
        """Whether the device takes this one."""
        return self.outcome is Outcome.CHOSEN


@dataclass(frozen=True)
class Selection:
    """What ``device`` takes: :attr:`entry`, or None; and a verdict on every entry, in file order."""

    device: TargetID
    entry: Entry | None
    verdicts: tuple[Verdict, ...]

    def require(self) -> Entry:
        """The entry. Raises :class:`NoCodeError` where there is none, :class:`UnsupportedError` for SPIR-V."""
        if self.entry is not None:
            return self.entry
        for verdict in self.verdicts:
            if verdict.outcome is Outcome.NEEDS_COMPILING:
                source = verdict.entry.source
                raise UnsupportedError(
                    f"all that {self.device} could take is SPIR-V: it {verdict.reason}",
                    source=source.name,
                    offset=source.origin,
                    container="entry",
                    field=repr(verdict.entry.id),
                    rule="spirv",
                )
        raise NoCodeError(self)

    def explain(self) -> str:
        """A line for each entry: which it is, and what became of it."""
        return "\n".join(f"{verdict.entry.id}: {verdict.reason}" for verdict in self.verdicts)


class NoCodeError(NotFoundError):
    """No entry runs on the device; ``selection`` has the reason for each, and ``advice`` says what would help."""

    LONGEST = 8

    def __init__(self, selection: Selection, advice: str = "") -> None:
        self.selection = selection
        verdicts = [v for v in selection.verdicts if v.outcome is not Outcome.HOST]
        reasons = list(dict.fromkeys(f"{v.entry.target or v.entry.id} {v.reason}" for v in verdicts))
        shown = "; ".join(reasons[: self.LONGEST]) or "there is no device code"
        more = f"; and {len(reasons) - self.LONGEST} more" if len(reasons) > self.LONGEST else ""
        where = f"{verdicts[0].entry.source.name}: " if verdicts else ""
        super().__init__(f"{where}nothing runs on {selection.device}: {shown}{more}{advice}")


def select(entries: Iterable[Entry], device: TargetID, *, look_inside: bool = True) -> Selection:
    """The entry that ``device`` takes. Every feature of the device is set: :func:`device_target` sees to it.

    Entries of several bundles are one list here; whoever registers each bundle by itself selects from each. Without
    ``look_inside`` nothing is inflated, and so the version of compressed code for a family goes unchecked.
    """
    processor = _device_processor(device)
    unset = [name for name in processor.features if device.feature(name) is None]
    if unset:
        raise UsageError(f"device {device}: {unset[0]} is neither on nor off; a device has every feature set")
    entries = tuple(entries)
    judged = [_judge(entry, device, processor, look_inside) for entry in entries]
    order = sorted((fit.key, number) for number, fit in enumerate(judged) if isinstance(fit, _Fit))
    best = next((number for key, number in order if key[0] != Rank.SPIRV), None)
    verdicts = tuple(
        fit if isinstance(fit, Verdict) else _verdict(number, best, entries, fit) for number, fit in enumerate(judged)
    )
    return Selection(device, None if best is None else entries[best], verdicts)


def device_target(text: str) -> TargetID:
    """The device that a person means by ``gfx90a``, ``gfx90a:xnack+`` or ``MI250X``.

    What is left open gets the usual setting.
    """
    try:
        named = TargetID.parse(processor_named(text))
    except ValueError as error:
        raise UsageError(f"{text!r} is no GPU that hipkit knows; {gpus_like(text)}") from error
    processor = _device_processor(named)
    settings = {name: DEFAULT_SETTINGS[name] for name in processor.features} | dict(named.features)
    return TargetID(named.processor, tuple(sorted(settings.items())))


@dataclass(frozen=True)
class _Fit:
    """An entry that could be taken."""

    rank: Rank
    target: TargetID

    @property
    def key(self) -> tuple[Rank, int]:
        """Smallest first: nearest, then with the most features set."""
        return self.rank, -len(self.target.features)


def _device_processor(device: TargetID) -> Processor:
    processor = PROCESSORS.get(device.processor)
    if processor is None or processor.is_generic:
        if processor is None:
            raise UsageError(f"'{device}' is no GPU that hipkit knows; {gpus_like(device.processor)}")
        members = ", ".join(name for name, each in PROCESSORS.items() if each.generic == device.processor)
        raise UsageError(f"'{device}' is a family of GPUs; name one of them: {members}")
    if device.unsupported_features:
        raise UsageError(f"device {device}: {device.processor} has no feature {device.unsupported_features[0]!r}")
    return processor


def _verdict(number: int, best: int | None, entries: tuple[Entry, ...], fit: _Fit) -> Verdict:
    entry = entries[number]
    if number == best:
        return Verdict(entry, Outcome.CHOSEN, f"is taken: {_TAKEN[fit.rank]}")
    if best is None:  # SPIR-V is all there is
        return Verdict(entry, Outcome.NEEDS_COMPILING, "needs compiling for the device, which is not written")
    before = f"{entries[best].target} at {entries[best].offset:#x} goes before it"
    could = "would have to be compiled" if fit.rank is Rank.SPIRV else "would run"
    return Verdict(entry, Outcome.PASSED_OVER, f"{could}, but {before}")


_TAKEN = {Rank.NATIVE: "it is for this processor", Rank.GENERIC: "it is for the generic processor of the family"}


def _judge(entry: Entry, device: TargetID, processor: Processor, look_inside: bool) -> _Fit | Verdict:
    """How ``entry`` fits, or the verdict of the first rule that it breaks."""
    for rule in RULES:
        if verdict := rule(entry):
            return Verdict(entry, *verdict)
    target = _target(entry)
    assert target
    if target.processor == SPIRV:
        return _Fit(Rank.SPIRV, target)
    for device_rule in DEVICE_RULES:
        if device_rule is _generic_version and entry.inflated and not look_inside:
            continue
        if verdict := device_rule(target, entry, device, processor):
            return Verdict(entry, *verdict)
    return _Fit(Rank.NATIVE if target.processor == device.processor else Rank.GENERIC, target)


Reason = tuple[Outcome, str]


def _host(entry: Entry) -> Reason | None:
    return (Outcome.HOST, "is the host's part") if entry.is_host else None


def _vendor(entry: Entry) -> Reason | None:
    triple = tuple((entry.triple or "").split("-"))
    if triple[0].startswith("nvptx"):
        return Outcome.VENDOR, "is for NVIDIA's GPUs"
    if triple[:3] not in (TRIPLE, SPIRV_TRIPLE):
        return Outcome.VENDOR, f"is for {entry.triple or 'no triple'}, and HIP takes {'-'.join(TRIPLE)}"
    return None


def _kind(entry: Entry) -> Reason | None:
    if any(kind in HIP_KINDS for kind in entry.kind.split("+")):  # an offload binary's may be openmp+hip
        return None
    return Outcome.RUNTIME, f"is of the kind {entry.kind}, which the HIP runtime passes over"


def _empty(entry: Entry) -> Reason | None:
    return None if entry.size else (Outcome.EMPTY, "is empty")


def _names_target(entry: Entry) -> Reason | None:
    return None if _target(entry) else (Outcome.NO_TARGET, "names no processor")


RULES: tuple[Callable[[Entry], Reason | None], ...] = (_host, _vendor, _kind, _empty, _names_target)
"""What keeps an entry from every AMD device, in this order."""


def _target(entry: Entry) -> TargetID | None:
    try:
        return TargetID.parse(entry.target) if entry.target else None
    except ValueError:
        return None


def _processor(target: TargetID, _entry: Entry, device: TargetID, processor: Processor) -> Reason | None:
    known = PROCESSORS.get(target.processor)
    if target.processor in (device.processor, processor.generic):
        return None
    if known is None:
        return Outcome.PROCESSOR, f"is for {target.processor}, which is no processor that hipkit knows"
    if known.is_generic:
        own = f"the family of {device.processor} is {processor.generic}" if processor.generic else "it is in no family"
        return Outcome.FAMILY, f"is for the family {known.name}, which {device.processor} is not in: {own}"
    return Outcome.PROCESSOR, f"is for {known.name}, and the device is {device.processor}"


def _features(target: TargetID, _entry: Entry, device: TargetID, _known: Processor) -> Reason | None:
    for name, on in target.features:
        setting = device.feature(name)
        if setting is None:
            return Outcome.FEATURE, f"has {name} set, a feature that {device.processor} has not"
        if setting != on:
            return Outcome.FEATURE, f"is for {name}{_sign(on)}, and the device has {name}{_sign(setting)}"
    return None


def _generic_version(target: TargetID, entry: Entry, device: TargetID, processor: Processor) -> Reason | None:
    """Code for a family runs on those of its members that it already had when the code was made."""
    if target.processor != processor.generic:
        return None
    head = entry.source.read(0, 64)
    if len(head) < 64 or head[:4] != b"\x7fELF" or int.from_bytes(head[18:20], "little") != EM_AMDGPU:
        return None  # the loader says what is wrong with it
    version = int.from_bytes(head[48:52], "little") >> EF_GENERIC_VERSION_SHIFT
    joined = JOINED_GENERIC_IN.get(device.processor, 1)
    if version >= joined:
        return None
    had = f"version {version} of {target.processor}" if version else f"no version of {target.processor}"
    return Outcome.GENERIC_VERSION, f"is for {had}, and {device.processor} is in it since version {joined}"


DEVICE_RULES: tuple[Callable[[TargetID, Entry, TargetID, Processor], Reason | None], ...] = (
    _processor,
    _features,
    _generic_version,
)
"""What keeps AMD code from one device and not from others, in this order."""


def _sign(on: bool) -> str:
    return "+" if on else "-"

"""GPUs of AMD and NVIDIA as users name them, and the entries that each accepts."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from ..fatbin.errors import UsageError
from ..fatbin.model import Entry
from ..fatbin.product_names import processor_sold_as
from ..fatbin.records import dataclass, replace
from ..fatbin.target import PROCESSORS, TargetID
from .select import HIP_KINDS, Outcome, Verdict, device_target, select
from .select_cuda import CudaTarget, cuda_device, is_compiled_late, is_cuda, select_cuda


class Fit(enum.Enum):
    """How code gets onto a GPU, best first."""

    NATIVE = "native"
    GENERIC = "generic"
    JIT = "jit"
    NONE = "none"

    @property
    def order(self) -> int:
        """0 for the best."""
        return list(Fit).index(self)


@dataclass(frozen=True)
class Choice:
    """What a GPU takes of some entries: ``entry``, or None; ``verdicts`` say why, for each."""

    fit: Fit
    entry: Entry | None
    verdicts: tuple[Verdict, ...]


class Gpu(ABC):
    """A GPU to ask about; ``asked`` is how the person wrote it, ``str()`` what that means in full."""

    vendor: ClassVar[str]

    asked: str

    @abstractmethod
    def is_for(self, entry: Entry) -> bool:
        """Whether ``entry`` is code for a GPU of this vendor, whichever one."""

    @abstractmethod
    def choose(self, entries: Sequence[Entry]) -> Choice:
        """What this GPU takes of the entries of one container."""

    @property
    def spellings(self) -> tuple[str, ...]:
        """The targets that code for it may be filed under, most specific first."""
        return (str(self),)


@dataclass(frozen=True)
class AmdGpu(Gpu):
    """An AMD GPU, with every feature that it has on or off."""

    vendor: ClassVar[str] = "AMD"

    asked: str
    target: TargetID

    def is_for(self, entry: Entry) -> bool:
        """AMD's code, or SPIR-V for AMD's GPUs."""
        words = (entry.triple or "").split("-")
        return not entry.is_host and entry.size > 0 and (words[0] == "amdgcn" or words[:2] == ["spirv64", "amd"])

    def choose(self, entries: Sequence[Entry]) -> Choice:
        """As the HIP runtime does. Code of another runtime alone, as of OpenMP, is judged by the same rules."""
        own = [entry for entry in entries if self.is_for(entry)]
        foreign = not any(kind in HIP_KINDS for entry in own for kind in entry.kind.split("+"))
        judged = [replace(entry, kind="hip") if foreign and self.is_for(entry) else entry for entry in entries]
        selection = select(judged, self.target, look_inside=False)
        verdicts = tuple(replace(v, entry=entry) for v, entry in zip(selection.verdicts, entries, strict=True))
        if selection.entry is not None:
            chosen = next(v.entry for v in verdicts if v.is_chosen)
            native = TargetID.parse(chosen.target or "").processor == self.target.processor
            return Choice(Fit.NATIVE if native else Fit.GENERIC, chosen, verdicts)
        late = next((v.entry for v in verdicts if v.outcome is Outcome.NEEDS_COMPILING), None)
        return Choice(Fit.JIT if late else Fit.NONE, late, verdicts)

    @property
    def spellings(self) -> tuple[str, ...]:
        """The processor with all features, with some, with none, then that of its family."""
        features = self.target.features
        found = [
            str(TargetID(self.target.processor, chosen))
            for count in range(len(features), -1, -1)
            for chosen in combinations(features, count)
        ]
        generic = PROCESSORS[self.target.processor].generic
        return (*found, generic) if generic else tuple(found)

    def __str__(self) -> str:
        return str(self.target)


@dataclass(frozen=True)
class CudaGpu(Gpu):
    """An NVIDIA GPU."""

    vendor: ClassVar[str] = "NVIDIA"

    asked: str
    target: CudaTarget

    def is_for(self, entry: Entry) -> bool:
        """Cubins and PTX."""
        return is_cuda(entry) and not entry.is_host and entry.size > 0

    def choose(self, entries: Sequence[Entry]) -> Choice:
        """As the CUDA driver does."""
        selection = select_cuda(entries, self.target)
        if selection.entry is None:
            return Choice(Fit.NONE, None, selection.verdicts)
        late = is_compiled_late(selection.entry)
        return Choice(Fit.JIT if late else Fit.NATIVE, selection.entry, selection.verdicts)

    def __str__(self) -> str:
        return str(self.target)


def parse_gpu(text: str) -> Gpu:
    """The GPU that ``text`` names: ``gfx942``, ``gfx90a:xnack+``, ``RX 7900 XTX``, ``sm_90``.

    Features of an AMD GPU that are not named are as devices report them by default: sramecc on, xnack off.
    """
    text = text.strip()
    if not text:
        raise UsageError("no GPU is named; write one such as gfx942 or sm_90")
    if text.startswith(("sm_", "compute_")) or (text[:1].isdigit() and processor_sold_as(text) is None):
        return CudaGpu(text, cuda_device(text))
    return AmdGpu(text, device_target(text))

"""The GPU that a device behaves like: its name and sizes, and which code it takes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from ...fatbin.codeobject.generations import BY_PROCESSOR
from ...fatbin.codeobject.kernel import DEFAULT_GROUP
from ...fatbin.model import Entry
from ...fatbin.records import dataclass, field
from ...fatbin.source import Source
from ...fatbin.target import TargetID
from ...loader.image import LoadedImage, load
from ...loader.select import Selection, select
from ..memory.device import DeviceMemory
from .products import product_of
from .residency import groups_of_unit, units_of

if TYPE_CHECKING:
    from .images import Images


@dataclass
class JitOptions:
    """Options for a compiler in a driver, and its messages: numbers by those of CUjit_option, which HIP has as well."""

    numbers: dict[int, int] = field(default_factory=dict)
    said: str = ""
    complaints: str = ""


class Model(ABC):
    """What a device asks of the GPU that it is."""

    target: TargetID
    takes_cuda = False
    """Whether its code is that of NVIDIA's GPUs."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The product."""

    @property
    @abstractmethod
    def wave_size(self) -> int:
        """The number of lanes that a wave usually has."""

    @property
    @abstractmethod
    def lds(self) -> int:
        """The most bytes of LDS that a workgroup may have."""

    @property
    @abstractmethod
    def units(self) -> int:
        """How many units workgroups are divided among."""

    @property
    def images(self) -> Images | None:
        """How it has arrays, textures and surfaces; None where its kernels cannot read any."""
        return None

    def own_properties(self) -> dict[str, object] | None:
        """The properties by the names of HIP's structure, if the GPU says them itself; else they follow from the processor."""
        return None

    @abstractmethod
    def select(self, entries: Iterable[Entry]) -> Selection:
        """The entry that it takes, and why it does not take the others."""

    @abstractmethod
    def load(self, source: Source, memory: DeviceMemory, options: JitOptions | None = None) -> LoadedImage:
        """The code that is in ``source``, loaded; ``options`` are for code that is compiled now."""

    @abstractmethod
    def groups_of_unit(self, image: LoadedImage, kernel: str, items: int, lds: int) -> int:
        """How many workgroups of ``items`` work-items and ``lds`` bytes of dynamic LDS a unit holds; 0 where it holds none."""

    @abstractmethod
    def attributes(self, image: LoadedImage, kernel: str) -> dict[str, int]:
        """Numbers of a kernel, by the names of hipFuncAttributes."""


class AmdModel(Model):
    """A GPU of AMD's."""

    def __init__(self, target: TargetID) -> None:
        self.target = target

    @property
    def name(self) -> str:
        return product_of(self.target.processor).name

    @property
    def wave_size(self) -> int:
        return min(BY_PROCESSOR[self.target.processor].wave_sizes)

    @property
    def lds(self) -> int:
        return BY_PROCESSOR[self.target.processor].lds

    @property
    def units(self) -> int:
        return units_of(self.target.processor)

    @cached_property
    def images(self) -> Images | None:
        from ..isa.images.descriptors import layout_of
        from .image_descriptors import DescribedImages

        layout = layout_of(self.target.processor)
        return DescribedImages(layout) if layout else None

    def select(self, entries: Iterable[Entry]) -> Selection:
        return select(entries, self.target)

    def load(self, source: Source, memory: DeviceMemory, options: JitOptions | None = None) -> LoadedImage:
        return load(source, memory)

    def groups_of_unit(self, image: LoadedImage, kernel: str, items: int, lds: int) -> int:
        return max(groups_of_unit(image.kernels[kernel].kernel, self.target.processor, items, lds) or 0, 0)

    def attributes(self, image: LoadedImage, kernel: str) -> dict[str, int]:
        info, name = image.kernels[kernel].kernel, self.target.processor
        version = int(name[3:-2]) * 10 + int(name[-2], 16)
        return {
            "binaryVersion": version, "ptxVersion": version, "localSizeBytes": info.scratch or 0, "numRegs": info.vgprs or 0,
            "sharedSizeBytes": info.lds or 0, "maxThreadsPerBlock": info.max_workgroup_size or DEFAULT_GROUP,
        }  # fmt: skip

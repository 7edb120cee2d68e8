"""The interface of a backend: a kind of device with storage for memory and an engine that runs dispatches.

Memory is a :class:`~hipkit.runtime.memory.storage.Storage`: allocate, free, copy (between host and device, within the
device, of two and three dimensions), fill, and map memory of the host for kernels. The engine is a :class:`Backend`:
run and stop. All of them return when what they do is done; streams call them from threads of their own, so that
waiting is the same for every kind of device. A device that goes on by itself also has :class:`DeviceStream`: what is begun there
is waited for later.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias
from weakref import WeakSet

from ...fatbin.records import NamedTuple, dataclass, field
from ...fatbin.target import TargetID
from ...loader.image import LoadedImage
from ..errors import MemoryFault
from ..memory.device import DeviceMemory
from ..memory.storage import Direction, Storage
from .model import Model

Size = tuple[int, int, int]
IdRegister = tuple[str, int, int, int]
"""Where an id of a workgroup or a wave goes: register file, index, lowest bit and width in bits."""


@dataclass(frozen=True, slots=True)
class WaveSetup:
    """The initial registers of a wave, from the kernel descriptor and the dispatch."""

    lanes: int
    sgprs: dict[int, int]
    """User SGPRs by index, the same for every wave."""
    group_ids: tuple[IdRegister | None, IdRegister | None, IdRegister | None]
    """Where the ids of the workgroup in x, y and z go."""
    wave_id: IdRegister | None
    """Where the number of the wave in its workgroup goes, if waves are given it."""
    scratch_offset: int | None
    """The SGPR for the wave's offset in scratch memory (zero here: each wave has memory of its own), if enabled."""
    packs_item_ids: bool
    """Whether v0 holds all three work-item ids in 10 bits each; otherwise v0 to v2."""
    item_ids: int
    """How many work-item ids the kernel asked for: 1 to 3."""
    mode: int
    """The initial MODE register."""
    vgprs: int
    """How many vector registers a wave may use, accumulators not counted where they are a file of their own."""
    accum_offset: int | None
    """Where the accumulator's registers begin in the vector registers, if both are one file."""
    kernarg: int | None = None
    """The first of the two SGPRs that hold the address of the arguments."""
    preloaded: tuple[int, int, int] | None = None
    """The first SGPR that holds an argument, and from which byte to which of the arguments such SGPRs have."""
    named_barriers: int = 0
    """How many barriers a workgroup has beside its own, from number 1 on."""


_NO_BYTES = memoryview(b"")
NO_CLUSTERS = (1, 1, 1)
"""Each workgroup is a cluster of its own."""
NO_REGISTERS = WaveSetup(
    lanes=32, sgprs={}, group_ids=(None, None, None), wave_id=None, scratch_offset=None, packs_item_ids=False, item_ids=0,
    mode=0, vgprs=0, accum_offset=None,
)  # fmt: skip
"""Of code that finds everything by itself."""


@dataclass(frozen=True, slots=True)
class Dispatch:
    """A launch as an engine runs it."""

    image: LoadedImage
    kernel: str
    entry: int
    """The address of the first instruction."""
    target: TargetID
    setup: WaveSetup
    groups: Size
    """The number of workgroups along each axis."""
    group_size: Size
    """Work-items in a full workgroup."""
    items: Size
    """Work-items in all: groups at the end may be partial."""
    lds: int
    """Bytes of LDS a workgroup has, static and dynamic."""
    scratch: int
    """Bytes of scratch a work-item has; grown by the device where the stack is dynamic."""
    is_cooperative: bool = False
    cluster: Size = NO_CLUSTERS
    """Workgroups of a cluster along each axis: they run at the same time, and can wait for each other."""
    timeout: float | None = None
    """Seconds after which it is stopped."""
    readable: tuple[tuple[int, int], ...] = field(default=())
    """Address ranges (start, end) beside the live allocations: kernel arguments, packet, code."""
    poll: Callable[[], None] | None = None
    """Called regularly from the launching thread; an exception stops the launch."""
    arguments: memoryview = _NO_BYTES
    """The bytes of the kernel's arguments."""
    arguments_at: int = 0
    """Where they are in memory, for kernels that are given their address."""
    granule: int = 0
    """Reads past the end of an allocation, but within a multiple of this many bytes, or past LDS, give zeros; 0: faults."""
    drops_past_lds: bool = False
    """Whether writes past LDS do nothing, and copies to there read nothing; otherwise they are faults."""
    is_kept: bool = False
    """Whether the caller will launch this object again, so that the engine should cache what it prepares for it.
    Only the values in ``setup.sgprs`` may change in between."""

    @property
    def processor(self) -> str:
        """What the code is for: the device's processor, or a generic one that stands for it and others."""
        return (self.image.code.target or self.target).processor


@dataclass(slots=True)
class Report:
    """The statistics of a launch."""

    compile_seconds: float = 0.0
    run_seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    """Wave-instructions executed, by mnemonic; only where counting was asked for."""
    approximate: dict[str, str] = field(default_factory=dict)
    """Which mnemonics may differ from hardware in the last bits, and why."""
    overrun: MemoryFault | None = None
    """The first access past the end of memory that did not stop the kernel."""


class RunningKernel(NamedTuple):
    """A launch that has begun and not ended: its kernel, and the seconds until now."""

    kernel: str
    seconds: float
    line: Callable[[], str]
    """Finds the source line that it is at, which may take seconds; empty where that is not known."""
    launch: object
    """Which launch it is: the same object each time."""


class CopyStep(NamedTuple):
    """Bytes that are copied as part of a graph; memory of the host among them stays where it is."""

    destination: int
    source: int
    size: int
    direction: Direction


class FillStep(NamedTuple):
    """A value of ``width`` bytes that is written again and again as part of a graph."""

    destination: int
    value: int
    width: int
    times: int


Step: TypeAlias = "Dispatch | CopyStep | FillStep"


class DeviceGraph(ABC):
    """Steps that a device does one after the other, begun together: a graph of the device's own."""

    @property
    @abstractmethod
    def is_lost(self) -> bool:
        """Whether it ended with all that was on the device, or code of it was unloaded."""

    @abstractmethod
    def begin(self, on: DeviceStream) -> Callable[[], Report] | None:
        """Begin it in a stream of the device's, as :meth:`DeviceStream.begin` does a dispatch."""


class DispatchFrame(Protocol):
    """A dispatch, and the memory that its kernel looks at beside what is allocated."""

    @property
    def dispatch(self) -> Dispatch: ...

    @property
    def given(self) -> memoryview:
        """Where the arguments go that callers pass; what else the kernel is given is there already."""


Finish: TypeAlias = Callable[[], object]
"""Waits for the end of what was begun."""


class Again(ABC):
    """Begins something in a stream again and again, with other arguments."""

    takes_more = False
    """Whether what waits for the end of one may wait for that of :meth:`more`."""

    @abstractmethod
    def begin(self, arguments: bytearray) -> Finish | None:
        """Begin it; None where it has begun nothing."""

    def more(self, arguments: bytearray, before: Finish) -> bool:
        """Begin it so that ``before``, which was returned for what was begun last in the stream, waits for its end as well; false where it
        has begun nothing."""
        del arguments, before
        return False


class DeviceStream(ABC):
    """A stream of the device's own: what is begun in it is done one after the other while the host does something else."""

    @abstractmethod
    def begin(self, dispatch: Dispatch) -> Callable[[], Report] | None:
        """Begin a dispatch. What is returned waits for its end, and raises what :meth:`Backend.run` raises; None where it can only be
        run as a whole. What was begun is waited for in the same order."""

    def again(self, image: LoadedImage, make: Callable[[], DispatchFrame]) -> Again | None:
        """What begins dispatches of a kernel of ``image`` that differ in their arguments alone, which it copies: one thread at a time.
        ``make`` makes frames for them, one for each launch that runs. Where it begins nothing, :meth:`begin` may; None where it would
        never begin any."""
        del image, make
        return None

    def graph(self, steps: Sequence[Step]) -> DeviceGraph | None:
        """A graph of steps, which stay what they are; None where they can only be begun one by one."""
        del steps
        return None

    @abstractmethod
    def mark(self) -> Callable[[], int]:
        """When what was begun until now has ended: what is returned gives it once it has, in nanoseconds of the host's clock."""

    @property
    @abstractmethod
    def is_done(self) -> bool:
        """Whether all that was begun has ended."""

    @property
    @abstractmethod
    def is_full(self) -> bool:
        """Whether nothing more can be begun until something was waited for."""


class Backend(ABC):
    """A device's engine."""

    def stream(self) -> DeviceStream | None:
        """A stream of the device's own; None where dispatches are only run as a whole."""
        return None

    @abstractmethod
    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Run a dispatch to its end. Faults, unsupported instructions and time limits raise :class:`HipkitError`."""

    def stop(self, thread: int | None = None) -> None:  # noqa: B027 - an engine whose launches end by themselves needs none
        """Stop the launch of one thread, or all; each ends with an error. Without any, do nothing."""

    def running(self) -> list[RunningKernel]:
        """What runs now; nothing where an engine does not say."""
        return []


ENGINES: WeakSet[Backend] = WeakSet()
"""The engines that say what runs."""


class DeviceKind(NamedTuple):
    """A kind of device: how its memory is made, and the engine for a target and that memory."""

    storage: Callable[[], Storage]
    engine: Callable[[TargetID, DeviceMemory], Backend]
    model: Callable[[], Model] | None = None
    """The GPU that it is, if it does not behave like one of AMD's that is named."""


def clusters_of(dispatch: Dispatch) -> Size:
    """The number of clusters along each axis."""
    x, y, z = (count // size for count, size in zip(dispatch.groups, dispatch.cluster, strict=True))
    return x, y, z

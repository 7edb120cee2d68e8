"""What a device is to everything above it: something that runs dispatches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

from ...fatbin.target import TargetID
from ...loader.image import LoadedImage

Size = tuple[int, int, int]
IdRegister = tuple[str, int, int, int]
"""Where an id of a workgroup or a wave goes: register file, index, lowest bit and width in bits."""


@dataclass(frozen=True, slots=True)
class WaveSetup:
    """What the registers of a wave hold when a kernel begins, from its descriptor and the dispatch."""

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


@dataclass(frozen=True, slots=True)
class Dispatch:
    """A launch as a device carries it out."""

    image: LoadedImage
    kernel: str
    entry: int
    """The address of the first instruction."""
    target: TargetID
    setup: WaveSetup
    groups: Size
    """How many workgroups."""
    group_size: Size
    """Work-items in a full workgroup."""
    items: Size
    """Work-items in all: groups at the end may be partial."""
    lds: int
    """Bytes of LDS a workgroup has, static and dynamic."""
    scratch: int
    """Bytes of scratch a work-item has; grown by the device where the stack is dynamic."""
    is_cooperative: bool = False
    timeout: float | None = None
    """Seconds after which it is stopped."""
    readable: tuple[tuple[int, int], ...] = field(default=())
    """Address ranges (start, end) beside the live allocations: kernel arguments, packet, code."""
    poll: Callable[[], None] | None = None
    """Called now and then from the thread that launches; what it raises stops the launch."""
    is_kept: bool = False
    """Whether the same object may come again, once it has ended: a device does well to remember what it made of it.
    Only the values in ``setup.sgprs`` may change meanwhile."""

    @property
    def processor(self) -> str:
        """What the code is for: the device's processor, or a generic one that stands for it and others."""
        return (self.image.code.target or self.target).processor


@dataclass(slots=True)
class Report:
    """What a launch did."""

    compile_seconds: float = 0.0
    run_seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    """Wave-instructions executed, by mnemonic; only where counting was asked for."""
    approximate: dict[str, str] = field(default_factory=dict)
    """Which mnemonics may differ from hardware in the last bits, and why."""


class Backend(ABC):
    """A device's engine."""

    @abstractmethod
    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Carry a dispatch out to its end. Faults, refused instructions and time limits are :class:`HipkitError`."""

    def stop(self, thread: int | None = None) -> None:  # noqa: B027 - an engine whose launches end by themselves needs none
        """Stop what runs, in one thread or in all; each launch ends with an error. Where nothing runs, nothing happens."""

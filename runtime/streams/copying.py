"""Copy operations between host and device: pinned, staged, pinned in place, or direct.

Memory that the runtime knows as pinned is copied at once. Of other host memory the *policy* says how, by the
environment variables that HIP's documents name:

* *staging*: through a pinned buffer, a piece at a time, where it is always done unless something says otherwise;
* *pin in place*: the host's pages are pinned for the copy, which then is like one of pinned memory;
* *direct*: by the processor, without a buffer, for what is small.

Today's library of AMD knows none of these variables: it pins what is large, and stages the rest. So do its profiles.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable
from enum import Enum
from typing import Any, ClassVar

from ...fatbin.errors import UsageError
from ...fatbin.fork import renew
from ...fatbin.records import dataclass, field
from ..devices.backend import CopyStep, Step
from ..devices.happens_before import Span
from ..errors import UpdateResult
from ..memory import transfer
from ..memory.host import MemoryKind, host_memory
from ..memory.storage import Direction
from ..memory.undefined import UNDEFINED
from ..profile import Rule, profile
from .command import Kind
from .operation import HasMemory, Operation

MIB = 1 << 20


class Path(Enum):
    """How a copy is done."""

    DEVICE = "device"
    PINNED = "pinned"
    STAGING = "staging"
    PIN_IN_PLACE = "pin in place"
    DIRECT = "direct"
    HOST = "host"


_WITHOUT_HOST = (Path.DEVICE, Path.PINNED)
"""Copies that a device does by itself."""


@dataclass(frozen=True, slots=True)
class CopyPolicy:
    """How unpinned memory is copied; sizes are in bytes, and what is smaller than a threshold takes the first way."""

    pin_in_place: bool = False
    hybrid: bool = False
    to_device_staging_or_pin: int = 4 * MIB
    to_device_direct_or_staging: int = 64 << 10
    to_host_staging_or_pin: int = 4 * MIB
    staging_buffer: int = 4 * MIB
    pinned_from: int | None = 128 * MIB
    """From this size on memory is pinned in place, where the profile is one of AMD's library."""

    @classmethod
    def from_environment(cls) -> CopyPolicy:
        """The policy that the variables of the environment ask for."""
        default = cls()
        return cls(
            pin_in_place=_number("HIP_PININPLACE", 0) != 0,
            hybrid=_number("HIP_OPTIMAL_MEM_TRANSFER", 0) != 0,
            to_device_staging_or_pin=_number(
                "HIP_H2D_MEM_TRANSFER_THRESHOLD_STAGING_OR_PININPLACE", default.to_device_staging_or_pin
            ),
            to_device_direct_or_staging=_number(
                "HIP_H2D_MEM_TRANSFER_THRESHOLD_DIRECT_OR_STAGING", default.to_device_direct_or_staging
            ),
            to_host_staging_or_pin=_number("HIP_D2H_MEM_TRANSFER_THRESHOLD", default.to_host_staging_or_pin),
            pinned_from=_number("GPU_PINNED_MIN_XFER_SIZE", 128) * MIB
            if profile()[Rule.LARGE_COPIES_ARE_PINNED]
            else None,
            staging_buffer=max(1, int(_number("GPU_STAGING_BUFFER_SIZE", default.staging_buffer // MIB) * MIB)),
        )

    def path(self, direction: Direction, size: int, *, reaches_host: bool = True) -> Path:
        """How a copy between a device and host memory that is not pinned goes."""
        if not reaches_host:
            return Path.STAGING
        if self.pin_in_place:
            return Path.PIN_IN_PLACE
        if not self.hybrid:
            large = self.pinned_from is not None and size >= self.pinned_from
            return Path.PIN_IN_PLACE if large else Path.STAGING
        if direction is Direction.HOST_TO_DEVICE:
            if size < self.to_device_direct_or_staging:
                return Path.DIRECT
            return Path.STAGING if size < self.to_device_staging_or_pin else Path.PIN_IN_PLACE
        return Path.STAGING if size < self.to_host_staging_or_pin else Path.PIN_IN_PLACE


def _number(variable: str, default: int) -> int:
    text = os.environ.get(variable, "")
    if not text:
        return default
    try:
        return int(text, 0)
    except ValueError:
        raise UsageError(f"{variable}={text} is no number") from None


_policy: CopyPolicy | None = None


def policy() -> CopyPolicy:
    """The policy of this process, read from the environment on first use."""
    global _policy
    if _policy is None:
        _policy = CopyPolicy.from_environment()
    return _policy


def use(replaced: CopyPolicy | None) -> None:
    """Make this the policy; None looks at the environment again."""
    global _policy
    _policy = replaced


@dataclass(slots=True)
class Copy(Operation):
    """Copying ``size`` bytes; ``keeps`` is what must live until then."""

    kind: ClassVar[Kind] = Kind.COPY
    destination: int
    source: int
    size: int
    direction: Direction = Direction.DEVICE_TO_DEVICE
    path: Path = Path.DEVICE
    keeps: Any = None
    chunks: int = field(default=1, init=False)

    def __post_init__(self) -> None:
        if self.path is Path.STAGING:
            self.chunks = -(-self.size // policy().staging_buffer)

    @property
    def details(self) -> dict[str, object]:
        """The size and the path of the copy."""
        return {"bytes": self.size, "direction": self.direction.name, "path": self.path.value, "chunks": self.chunks}

    def spans(self) -> Iterable[Span]:
        yield self.destination, self.destination + self.size, True
        yield self.source, self.source + self.size, False

    def step_on(self, device: HasMemory) -> Step | None:
        """Of a copy that the device does without the host."""
        own, to, source = device.memory.storage, *map(transfer.storage_at, (self.destination, self.source))
        is_own = own in (to, source) and all(side is own or side.is_host for side in (to, source))
        if own.is_host or not is_own or self.path not in _WITHOUT_HOST or not self.size or UNDEFINED.address:
            return None
        direction = Direction.HOST_TO_DEVICE if source.is_host else Direction.DEVICE_TO_DEVICE
        return CopyStep(self.destination, self.source, self.size, Direction.DEVICE_TO_HOST if to.is_host else direction)

    def run(self) -> object:
        if self.path is Path.STAGING:
            staging().copy(self.destination, self.source, self.size, policy().staging_buffer)
        elif self.path is Path.PIN_IN_PLACE:
            self._pinned_in_place()
        else:
            transfer.copy(self.destination, self.source, self.size)
        if UNDEFINED.address and self.direction is Direction.DEVICE_TO_HOST:
            _report_undefined(self.source, self.size)
        return None

    def update_fault(self, other: Operation) -> tuple[UpdateResult, str] | None:
        """A copy stays between the same kinds of memory."""
        if isinstance(other, Copy) and self.direction is not other.direction:
            return UpdateResult.PARAMETERS_CHANGED, "it copies between other kinds of memory"
        return Operation.update_fault(self, other)

    def _pinned_in_place(self) -> None:
        host = self.source if self.direction is Direction.HOST_TO_DEVICE else self.destination
        known = host_memory()
        if known.overlapping(host, self.size) is not None:  # another copy pins it at this moment
            transfer.copy(self.destination, self.source, self.size)
            return
        known.register(host, self.size, keeps=self.keeps)
        try:
            transfer.copy(self.destination, self.source, self.size)
        finally:
            known.remove(host, MemoryKind.REGISTERED)


def _report_undefined(source: int, size: int) -> None:
    """Warn of what the host gets that nothing has set."""
    from ..devices.findings import FINDINGS, WARNING, KernelFinding

    if count := UNDEFINED.count(source, size):
        detail = f"{count:,} of {size:,} bytes at {source:#x}"
        text = "memory is copied to the host before anything has been written to it"
        FINDINGS.add([KernelFinding("init", "undefined-copy", WARNING, "", text, (), detail)])


class Staging:
    """The pinned buffer that copies of unpinned memory go through, a piece at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        renew(self, "_lock")
        self._buffer: Any = None

    def copy(self, destination: int, source: int, size: int, most: int) -> None:
        """Copy through the buffer, which has ``most`` bytes."""
        if not size:
            return
        with self._lock:
            buffer = self._of(min(size, most))
            for start in range(0, size, most):
                count = min(most, size - start)
                transfer.copy(buffer, source + start, count)
                transfer.copy(destination + start, buffer, count)

    def _of(self, size: int) -> int:
        known = self._buffer is not None and host_memory().find(self._buffer.address) is self._buffer
        if not known or self._buffer.size < size:
            if known:
                host_memory().remove(self._buffer.address, MemoryKind.PINNED)
            self._buffer = host_memory().allocate(size)
        address: int = self._buffer.address
        return address


_staging = Staging()


def staging() -> Staging:
    """The staging buffers of this process."""
    return _staging

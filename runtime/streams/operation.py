"""What can be asked of a stream: operations, which become commands when they are submitted and nodes when captured."""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from ..memory.cache_model import modelled_cache
from ..memory.host import host_memory
from .command import Command, Kind, observers

if TYPE_CHECKING:
    from ..devices.backend import Report
    from ..kernels.kernarg import Packed
    from ..kernels.kernel import LaunchableKernel
    from ..kernels.launch import Launch
    from .stream import Stream


class Operation(ABC):
    """One thing to do, with everything that it needs: what was passed is as it was when it was asked for."""

    kind: ClassVar[Kind]

    @property
    def name(self) -> str:
        """What traces call it."""
        return self.kind.value

    @property
    def details(self) -> dict[str, object]:
        """What traces say of it."""
        return {}

    @abstractmethod
    def run(self) -> object:
        """Do it, in the thread that calls."""

    def command(self) -> Command:
        """It, as something that a stream does."""
        return Command(self.kind, self.name, self.run, details=self.details if observers else None)

    def commands_in(self, stream: Stream) -> Iterable[Command]:
        """It, as part of a graph that ``stream`` is about to be given: commands that are done one after the other."""
        del stream
        return (self.command(),)


@dataclass(slots=True)
class KernelLaunch(Operation):
    """Launching a kernel with arguments that are checked and packed."""

    kind: ClassVar[Kind] = Kind.KERNEL
    kernel: LaunchableKernel
    launch: Launch
    packed: Packed
    counting: bool = False
    interpreted: bool = False
    report: Report | None = None

    @property
    def name(self) -> str:
        """The kernel's."""
        return self.kernel.name

    def command(self) -> Command:
        """It, as something that a stream does; pinned memory that it is given is noted as in use."""
        made = Operation.command(self)
        known = host_memory()
        if known.version:  # else there has never been any
            for row in self.kernel.arguments:
                if row.kind == "global_buffer" and row.offset is not None:
                    known.used(int.from_bytes(self.packed.data[row.offset : row.offset + 8], "little"), made)
        return made

    def run(self) -> object:
        """Launch it, and wait for its end."""
        if (cache := modelled_cache()) is None:
            self._launch()
        else:
            with cache.kernel():
                self._launch()
        return self.report

    def _launch(self) -> None:
        self.report = self.launch.run_packed(
            self.kernel, self.packed, counting=self.counting, interpreted=self.interpreted
        )


@dataclass(slots=True)
class Fill(Operation):
    """Writing a value of 1, 2 or 4 bytes ``count`` times."""

    kind: ClassVar[Kind] = Kind.FILL
    destination: int
    value: int
    count: int
    width: int = 1

    @property
    def details(self) -> dict[str, object]:
        """How much."""
        return {"bytes": self.count * self.width}

    def run(self) -> object:
        """Fill."""
        if self.width == 1:
            return ctypes.memset(self.destination, self.value & 0xFF, self.count)
        import numpy as np

        words = (ctypes.c_uint8 * (self.count * self.width)).from_address(self.destination)
        np.ctypeslib.as_array(words).view(f"<u{self.width}")[:] = self.value & ((1 << 8 * self.width) - 1)
        return None


@dataclass(slots=True)
class HostCall(Operation):
    """Calling a function of the host."""

    kind: ClassVar[Kind] = Kind.CALLBACK
    function: Callable[[], object]

    @property
    def name(self) -> str:
        """The function's."""
        return getattr(self.function, "__name__", "callback")

    def run(self) -> object:
        """Call it."""
        return self.function()


@dataclass(slots=True)
class Nothing(Operation):
    """Nothing: a place in the order of things."""

    kind: ClassVar[Kind] = Kind.MARKER
    name: str = field(default="marker")

    def run(self) -> object:
        """Nothing."""
        return None

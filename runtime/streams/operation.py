"""Operations: work that can be submitted to a stream as a command, or captured as a graph node."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar, Protocol

from ...fatbin.records import dataclass, field
from ..devices.backend import DeviceStream, FillStep, Step
from ..devices.happens_before import ORDER, Noted, Span
from ..errors import UpdateResult
from ..memory import transfer
from ..memory.device import DeviceMemory
from ..memory.undefined import UNDEFINED
from .command import Command, Kind, Runner, observers


class HasMemory(Protocol):
    """A device, of which parts of graphs are asked."""

    @property
    def memory(self) -> DeviceMemory: ...


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
        """Do it, in the calling thread."""

    def begin(self, stream: DeviceStream) -> bool:
        """Have a device's stream begin it; :meth:`run` waits for its end then. False where it cannot."""
        del stream
        return False

    def step_on(self, device: HasMemory) -> Step | None:
        """What a device does as a part of a graph, the same at each launch; None where it is something else, or more than that."""
        del device
        return None

    def note_memory(self, command: Command) -> None:
        """Note which memory is in use until a command has ended."""
        del command

    def command(self) -> Command:
        """A command that does it, for a stream to run."""
        made = Command(self.kind, self.name, self.run, details=self.details if observers else None, begin=self.begin)
        if ORDER.is_on:
            made.noted = Noted(self.name, tuple(self.spans()))
        self.note_memory(made)
        return made

    def spans(self) -> Iterable[Span]:
        """The memory that it accesses; of a kernel, it is known when it has run."""
        return ()

    def update_fault(self, other: Operation) -> tuple[UpdateResult, str] | None:
        """Why a node of an executable graph that does this cannot do ``other``, of the same kind, instead."""
        if self.kind is Kind.COPY and type(self) is not type(other):
            return UpdateResult.PARAMETERS_CHANGED, "a copy of bytes does not become one of rows, nor the other way"
        return None

    def commands_in(self, queue: Runner) -> Iterable[Command]:
        """The commands that do it as part of a graph that ``queue`` runs; they are done one after the other."""
        del queue
        return (self.command(),)


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
        return {"bytes": self.count * self.width}

    def spans(self) -> Iterable[Span]:
        return ((self.destination, self.destination + self.count * self.width, True),)

    def step_on(self, device: HasMemory) -> Step | None:
        is_there = transfer.storage_at(self.destination) is device.memory.storage
        if not is_there or not self.count or UNDEFINED.address:
            return None
        return FillStep(self.destination, self.value % (1 << 8 * self.width), self.width, self.count)

    def run(self) -> object:
        pattern = (self.value % (1 << 8 * self.width)).to_bytes(self.width, "little")
        transfer.fill(self.destination, pattern, self.count)
        return None


@dataclass(slots=True)
class HostCall(Operation):
    """Calling a function of the host."""

    kind: ClassVar[Kind] = Kind.CALLBACK
    function: Callable[[], object]

    @property
    def name(self) -> str:
        return getattr(self.function, "__name__", "callback")

    def run(self) -> object:
        return self.function()


@dataclass(slots=True)
class Nothing(Operation):
    """Nothing: a place in the order of things."""

    kind: ClassVar[Kind] = Kind.MARKER
    name: str = field(default="marker")

    def run(self) -> object:
        return None

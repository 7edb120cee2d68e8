"""Exceptions of the runtime. Each holds the object that it is about, from which an API derives its error code.

HipkitError
├── KernelError             what a kernel did while it ran, and was stopped for
│   ├── FaultError          it used memory that is not its own
│   │   ├── MemoryFault         the same, with the wave, the lane and the address
│   │   └── JumpFault           a wave of it went on where its code object has no code
│   ├── IllegalInstructionError   it came to bytes that are no instruction
│   ├── TrapError           it trapped: an assertion, __builtin_trap, a check of -fsanitize
│   ├── TimeLimitError      it ran longer than it was given
│   └── DeadlockError       its waves wait for each other, and none can go on
├── UsageError
│   ├── AddressError        an address that is in no live allocation, or an access that leaves one
│   ├── ArgumentError       a kernel argument that does not fit the kernel
│   ├── LaunchError         a grid, block or LDS size that cannot be launched
│   ├── GraphError          a graph that cannot be built, made executable or updated as asked
│   └── CaptureError        a call that a capture of streams does not allow; each way has a class of its own
├── MissingError
│   └── OutOfMemoryError    the device has no room
└── DriverError             a driver that a device is made of has refused a call
"""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar

from ..fatbin.errors import HipkitError, MissingError, UsageError


class KernelError(HipkitError):
    """A kernel was stopped; what it has written until then is undefined, and the process goes on."""

    exit_code: ClassVar[int] = 1


class FaultError(KernelError):
    """An access outside every live allocation."""


class MemoryFault(FaultError):  # noqa: N818 - what the hardware calls it
    """An access outside every live allocation, or outside the workgroup's LDS or the lane's scratch memory.

    ``lane`` is -1 where the wave as a whole read; ``instruction`` is the text, ``code_address`` its address in the
    code object and ``line`` its source line, empty where that is not known.
    """

    def __init__(
        self,
        message: str,
        *,
        kernel: str,
        instruction: str,
        code_address: int,
        line: str,
        group: tuple[int, int, int],
        wave: int,
        lane: int,
        address: int,
        size: int,
        space: str,
        is_read: bool,
    ) -> None:
        super().__init__(message)
        self.kernel, self.instruction, self.code_address, self.line = kernel, instruction, code_address, line
        self.group, self.wave, self.lane = group, wave, lane
        self.address, self.size, self.space, self.is_read = address, size, space, is_read


class JumpFault(FaultError):  # noqa: N818 - as the one above
    """A wave that goes on at an address where the code object of its kernel has no code.

    ``instruction`` is the one that went there, ``code_address`` its address in the code object and ``line`` its source
    line; they are empty, and -1, where the kernel begins there.
    """

    def __init__(
        self,
        message: str,
        *,
        kernel: str,
        instruction: str,
        code_address: int,
        line: str,
        group: tuple[int, int, int],
        wave: int,
        address: int,
    ) -> None:
        super().__init__(message)
        self.kernel, self.instruction, self.code_address, self.line = kernel, instruction, code_address, line
        self.group, self.wave, self.address = group, wave, address


class IllegalInstructionError(KernelError):
    """Bytes in the code that are no instruction of the processor, where a wave came to them."""


class DeadlockError(KernelError):
    """Every wave waits at a barrier that no other wave is left to reach."""


class StandstillError(DeadlockError):
    """Waves go round loops for ever, which a checked launch tells; one of them is named.

    ``instruction`` is where that wave was, ``code_address`` its address in the code object and ``line`` its source line.
    """

    def __init__(
        self, message: str, *, instruction: str, code_address: int, line: str, group: tuple[int, int, int], wave: int
    ) -> None:
        super().__init__(message)
        self.instruction, self.code_address, self.line = instruction, code_address, line
        self.group, self.wave = group, wave


class TrapError(KernelError):
    """A trap that the kernel ran into.

    ``kind`` is the check of ``-fsanitize=`` that failed, or ``trap``, and ``text`` what that means; ``instruction`` is where
    it was, ``code_address`` its address in the code object and ``line`` its source line.
    """

    def __init__(
        self,
        message: str,
        *,
        kind: str = "trap",
        text: str = "",
        instruction: str = "",
        code_address: int = -1,
        line: str = "",
        group: tuple[int, int, int] = (0, 0, 0),
        wave: int = 0,
    ) -> None:
        super().__init__(message)
        self.kind, self.text, self.instruction, self.code_address = kind, text, instruction, code_address
        self.line, self.group, self.wave = line, group, wave


class TimeLimitError(KernelError):
    """The kernel was given a number of seconds and took more."""


class AddressError(UsageError):
    """Memory that is not there: freed, never allocated, or past the end of an allocation."""


class ArgumentError(UsageError):
    """An argument that the kernel does not take; the text names it."""


class LaunchError(UsageError):
    """A launch that no device of this kind carries out; ``limit`` names what it breaks."""

    def __init__(self, message: str, limit: str) -> None:
        super().__init__(message)
        self.limit = limit


class DriverError(HipkitError):
    """NVIDIA's driver has refused a call; ``name`` is its error."""

    def __init__(self, name: str, call: str) -> None:
        super().__init__(f"{call}: the driver answers {name}")
        self.name = name


class OutOfMemoryError(MissingError):
    """An allocation that the device has no room for."""


class GraphError(UsageError):
    """A graph, or a node of one, that cannot be what it was asked to be."""


class UpdateResult(IntEnum):
    """Why a graph cannot be updated, as HIP numbers that."""

    SUCCESS = 0
    ERROR = 1
    TOPOLOGY_CHANGED = 2
    NODE_TYPE_CHANGED = 3
    FUNCTION_CHANGED = 4
    PARAMETERS_CHANGED = 5
    NOT_SUPPORTED = 6
    UNSUPPORTED_FUNCTION_CHANGE = 7


class GraphUpdateError(GraphError):
    """An executable graph is not like the graph that it should take its parameters from.

    ``reason`` is HIP's number for why, ``node`` the first node of the other graph that does not fit, where there is one.
    """

    def __init__(self, message: str, reason: int, node: object = None) -> None:
        super().__init__(message)
        self.reason, self.node = reason, node


class CaptureError(UsageError):
    """Something that cannot be part of a graph, asked for while a stream captures."""


class CaptureStateError(CaptureError):
    """Begun where a stream captures already, or ended where none does."""


class CaptureInvalidatedError(CaptureError):
    """A capture in which something went wrong before."""


class CaptureMergeError(CaptureError):
    """Two captures would become one."""


class CaptureUnmatchedError(CaptureError):
    """A capture is ended in another stream than the one it began in."""


class CaptureUnjoinedError(CaptureError):
    """A capture is ended that has work in another stream which the first does not wait for."""


class CaptureIsolationError(CaptureError):
    """What is captured would depend on work that is not."""


class CaptureImplicitError(CaptureError):
    """The null stream would wait for a stream that captures."""


class CapturedEventError(CaptureError):
    """An event that was recorded last in a stream that captured: it stands for a place in a graph, not for work."""


class CaptureThreadError(CaptureError):
    """A capture is ended by another thread than the one that began it."""

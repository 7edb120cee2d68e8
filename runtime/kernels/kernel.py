"""A kernel that can be launched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, overload

from ...fatbin.codeobject.kernel import Argument, Kernel
from ...loader.image import LoadedImage
from ...loader.symbols import LoadedKernel
from ..devices.backend import Report
from ..errors import ArgumentError
from ..streams.operation import KernelLaunch
from .kernarg import Signature, describe
from .launch import launch_of, size_of

if TYPE_CHECKING:
    from ..module import Module
    from ..streams.stream import Stream
    from .launch import Launch
    from .plan import Plan


class LaunchableKernel:
    """A kernel of a loaded module; :attr:`info` is what its code object says of it."""

    def __init__(self, module: Module, image: LoadedImage, loaded: LoadedKernel) -> None:
        self.module, self.image, self.loaded = module, image, loaded
        self.plans: dict[object, Plan] = {}
        """What its launches have in common, by their shape."""
        self.asked: dict[int, int] = {}
        """What programs told it about LDS, by the number of the attribute; kept, and nothing else."""
        self.checked: Launch | None = None
        """What was last found to be possible."""
        self.recent: tuple[Launch, int, Plan] | None = None
        """The launch that was last, its bytes of arguments, and its plan."""

    @property
    def info(self) -> Kernel:
        """Registers, LDS, arguments, descriptor."""
        return self.loaded.kernel

    @cached_property
    def signature(self) -> Signature:
        """How its arguments are packed."""
        return Signature(self.loaded.kernel)

    @cached_property
    def wrong_write(self) -> str:
        """What is wrong with it, where it writes through an argument that its metadata says it only reads."""
        from .read_only import wrong_writes

        for write in wrong_writes(self.image.code, self.info):
            named = describe(self.info, self.arguments.index(write.argument), write.argument)
            return (
                f"{named} is only read, its metadata says, and the kernel writes through it: {write.instruction} at "
                f"{write.address:#x}; HIPKIT_STRICT=0 (strict=False) launches it nevertheless"
            )
        return ""

    @property
    def name(self) -> str:
        """Its name as linkers see it."""
        return self.loaded.name

    @property
    def demangled(self) -> str:
        """Its name as in the source."""
        return self.info.demangled

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """The arguments that a caller passes."""
        return self.signature.explicit

    @overload
    def launch(
        self, grid: int | Sequence[int], block: int | Sequence[int], args: Sequence[Any] = ..., lds: int = ..., *,
        stream: None = ..., timeout: float | None = ..., cooperative: bool = ..., counting: bool = ...,
        interpreted: bool = ..., strict: bool = ...,
    ) -> Report: ...  # fmt: skip

    @overload
    def launch(
        self, grid: int | Sequence[int], block: int | Sequence[int], args: Sequence[Any] = ..., lds: int = ..., *,
        stream: Stream, timeout: float | None = ..., cooperative: bool = ..., counting: bool = ...,
        interpreted: bool = ..., strict: bool = ...,
    ) -> None: ...  # fmt: skip

    def launch(
        self,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        args: Sequence[Any] = (),
        lds: int = 0,
        *,
        stream: Stream | None = None,
        timeout: float | None = None,
        cooperative: bool = False,
        counting: bool = False,
        interpreted: bool = False,
        strict: bool = True,
    ) -> Report | None:
        """Run it: ``grid`` blocks of ``block`` work-items, with ``lds`` bytes of dynamic LDS.

        Arguments are numpy arrays, which hold the results afterwards, buffers, addresses of the device, numbers, values
        of numpy or ctypes types, or bytes. Without ``stream`` this returns when the kernel has ended; with it the kernel
        runs in the stream's order, and its memory is in buffers. ``strict`` checks addresses and types before anything
        runs. ``counting`` counts instructions, ``interpreted`` runs them one by one.
        """
        launch = launch_of(size_of(grid, "grid"), size_of(block, "block"), lds, strict, timeout, cooperative)
        launch.check(self)
        packed = self.signature.pack(args, self.module.device.memory, strict=strict)
        operation = KernelLaunch(self, launch, packed, counting=counting, interpreted=interpreted)
        if stream is None:
            self.module.device.null_stream.do(operation.command())
            return operation.report
        if packed.pointers:
            raise ArgumentError(
                f"{packed.pointers[0].name} is an array, which a launch in a stream would have to keep from changing; "
                "pass a buffer (Device.buffer), or launch without a stream"
            )
        stream.enqueue(operation)
        return None

    def __repr__(self) -> str:
        return f"<LaunchableKernel {self.demangled}>"

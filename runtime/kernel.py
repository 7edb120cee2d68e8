"""A kernel that can be launched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..fatbin.codeobject.kernel import Argument, Kernel
from ..loader.image import LoadedImage
from ..loader.symbols import LoadedKernel
from .devices.backend import Report
from .kernarg import Signature

if TYPE_CHECKING:
    from .launch import Launch
    from .module import Module
    from .plan import Plan


class LaunchableKernel:
    """A kernel of a loaded module; :attr:`info` is what its code object says of it."""

    def __init__(self, module: Module, image: LoadedImage, loaded: LoadedKernel) -> None:
        self.module, self.image, self.loaded = module, image, loaded
        self.plans: dict[object, Plan] = {}
        """What its launches have in common, by their shape."""
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

    def launch(
        self,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        args: Sequence[Any] = (),
        lds: int = 0,
        *,
        timeout: float | None = None,
        cooperative: bool = False,
        counting: bool = False,
        interpreted: bool = False,
        strict: bool = True,
    ) -> Report:
        """Run it to its end: ``grid`` blocks of ``block`` work-items, with ``lds`` bytes of dynamic LDS.

        Arguments are numpy arrays, which hold the results afterwards, addresses of the device, numbers, values of
        numpy or ctypes types, or bytes. ``strict`` checks addresses and types before anything runs. ``counting``
        counts instructions, ``interpreted`` runs them one by one.
        """
        from .launch import launch_of, size_of

        launch = launch_of(size_of(grid, "grid"), size_of(block, "block"), lds, strict, timeout, cooperative)
        return launch.run(self, args, counting=counting, interpreted=interpreted)

    def __repr__(self) -> str:
        return f"<LaunchableKernel {self.demangled}>"

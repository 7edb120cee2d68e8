"""Kernel: a function of a module that can be launched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, overload

from ...fatbin.cached import cached_property
from ...fatbin.codeobject.kernel import Argument, Kernel
from ...fatbin.errors import HipkitError, UsageError
from ...fatbin.records import dataclass, replace
from ...loader.image import LoadedImage
from ...loader.symbols import LoadedKernel
from ..devices.backend import Again, DeviceStream, Dispatch, Report
from ..devices.model import Model
from ..devices.overruns import tell_of
from ..errors import ArgumentError, LaunchError, UpdateResult
from ..memory.cache_model import modelled_cache
from ..profile import Profile, profile
from ..streams.command import Command, Kind
from ..streams.operation import HasMemory, Operation
from ..streams.stream import Stream
from .again import Launches, note_use
from .kernarg import Packed, Signature, describe
from .launch import Launch, cluster_of, launch_of, size_of
from .plan import MOST_PLANS, LaunchDevice, Launched, Plan, Shape

_READ_ONLY = "read_only"


class KernelDevice(LaunchDevice, Protocol):
    """What kernels ask of their device."""

    @property
    def model(self) -> Model:
        """The GPU that it behaves like."""

    @property
    def wave_size(self) -> int:
        """How many lanes a wave usually has."""

    @property
    def null_stream(self) -> Stream:
        """The stream of launches that name none."""


class LoadedModule(Protocol):
    """What kernels ask of the module that they are of."""

    @property
    def device(self) -> KernelDevice:
        """The device that it is loaded on."""

    @property
    def is_loaded(self) -> bool:
        """Whether it is not unloaded yet."""

    def unload(self) -> None:
        """Give its memory back."""


Arguments = Sequence[Any] | Mapping[str, Any]
"""The arguments of a launch, in order or by name."""


class LaunchableKernel:
    """A kernel of a loaded module; :attr:`info` is what its code object says of it."""

    def __init__(self, module: LoadedModule, image: LoadedImage, loaded: LoadedKernel) -> None:
        self.module, self.image, self.loaded = module, image, loaded
        self.device: KernelDevice = module.device
        """The device that the kernel is loaded on."""
        self.name = loaded.name
        """Its name as linkers see it."""
        self.possible_launch: Launch | None = None
        """The launch that was last found to be possible."""
        self.launches = Launches()
        """Those that may come again."""
        self._plans: dict[Shape, Plan] = {}
        self._recent: tuple[Launch, int, Plan, Profile] | None = None
        """The last launch, its bytes of arguments, its plan, and the profile at that time."""

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
        if not any(_READ_ONLY in (row.access, row.actual_access) for row in self.info.arguments):
            return ""
        from .read_only import wrong_writes  # which decodes instructions

        for write in wrong_writes(self.image.code, self.info):
            named = describe(self.info, self.arguments.index(write.argument), write.argument)
            return (
                f"{named} is only read, its metadata says, and the kernel writes through it: {write.instruction} at "
                f"{write.address:#x}; HIPKIT_STRICT=0 (or --lax) launches it nevertheless"
            )
        return ""

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
        self, grid: int | Sequence[int], block: int | Sequence[int], args: Arguments = ..., lds: int = ..., *,
        stream: None = ..., timeout: float | None = ..., cooperative: bool = ...,
        cluster: int | Sequence[int] | None = ..., counting: bool = ..., interpreted: bool = ..., strict: bool = ...,
    ) -> Report: ...  # fmt: skip

    @overload
    def launch(
        self, grid: int | Sequence[int], block: int | Sequence[int], args: Arguments = ..., lds: int = ..., *,
        stream: Stream, timeout: float | None = ..., cooperative: bool = ...,
        cluster: int | Sequence[int] | None = ..., counting: bool = ..., interpreted: bool = ..., strict: bool = ...,
    ) -> None: ...  # fmt: skip

    def launch(
        self,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        args: Arguments = (),
        lds: int = 0,
        *,
        stream: Stream | None = None,
        timeout: float | None = None,
        cooperative: bool = False,
        cluster: int | Sequence[int] | None = None,
        counting: bool = False,
        interpreted: bool = False,
        strict: bool = True,
    ) -> Report | None:
        """Run it: ``grid`` blocks of ``block`` work-items, with ``lds`` bytes of dynamic LDS.

        Arguments are arrays, which hold the results afterwards, buffers, addresses of the device, numbers, values of
        numpy or ctypes types, or bytes; a mapping gives them by name, where names are known. Without ``stream`` this returns when the kernel has ended; with it the kernel
        runs in the stream's order, and its memory is in buffers. ``cluster`` is how many blocks run at the same time and can
        wait for each other, on GPUs that have such clusters. ``strict`` checks addresses and types before anything
        runs. ``counting`` counts instructions, ``interpreted`` runs them one by one.
        """
        clusters = None if cluster is None else size_of(cluster, "cluster")
        launch = launch_of(size_of(grid, "grid"), size_of(block, "block"), lds, strict, timeout, cooperative, clusters)
        self.check(launch)
        values = self.signature.in_order(args) if isinstance(args, Mapping) else args
        packed = self.signature.pack(values, self.device.memory, strict=strict)
        key = None if stream is None or counting or interpreted else (id(launch), stream)
        again = None if key is None else self.launches.known.get(key)
        if again is not None and again.profile is profile() and not packed.pointers:
            if not again.add(packed):
                again.launch(packed)
            return None
        operation = KernelLaunch(self, launch, packed, counting=counting, interpreted=interpreted)
        if stream is None:
            self.device.null_stream.queue.do(operation.command())
            return operation.report
        if packed.pointers:
            raise ArgumentError(
                f"{packed.pointers[0].name} is an array, which a launch in a stream would have to keep from changing; "
                "pass a buffer (Device.buffer), or launch without a stream"
            )
        if stream.device.memory is not self.device.memory:
            raise UsageError(f"{self.demangled}: {stream!r} is of another device than the kernel")
        stream.queue.enqueue(operation)
        if key is not None:
            self.launches.note(key, operation, stream.queue)
        return None

    def __getitem__(self, sizes: tuple[int | Sequence[int], int | Sequence[int]]) -> Configured:
        """``kernel[grid, block](…)``: a launch whose sizes are given first."""
        if not isinstance(sizes, tuple) or len(sizes) != 2:
            raise UsageError(f"{self.demangled}: kernel[grid, block](…) takes two sizes; more is said in launch()")
        return Configured(self, *sizes)

    def check(self, launch: Launch) -> None:
        """Raise :class:`LaunchError` for what the device or the kernel cannot do."""
        if not self.module.is_loaded:
            raise UsageError(f"{self.demangled}: its module is unloaded")
        if self.possible_launch is launch:
            return
        for fault in launch.faults(self.info, self.device):
            raise LaunchError(f"{self.demangled}: {fault}", fault.limit)
        self.accept(launch)

    def accept(self, launch: Launch) -> None:
        """Note that a launch is possible. Where it is strict, raise :class:`ArgumentError` for :attr:`wrong_write`."""
        if launch.strict and self.wrong_write:
            raise ArgumentError(self.wrong_write)
        self.possible_launch = launch

    def run(self, launch: Launch, packed: Packed, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Run it, now and in this thread, with arguments that were packed when the launch was asked for."""
        if packed.dynamic_lds:
            launch = replace(launch, lds=launch.lds + packed.dynamic_lds)
        self.check(launch)
        report = self._plan(launch, len(packed.data)).run(packed, counting=counting, interpreted=interpreted)
        if packed.pointers:
            packed.finish()
        return report

    def begin(self, launch: Launch, packed: Packed, stream: DeviceStream) -> Callable[[], Report] | None:
        """Have a device's stream begin a launch: what waits for its end, or None where it can only be run."""
        if packed.dynamic_lds or packed.pointers:
            return None
        self.check(launch)
        return self._plan(launch, len(packed.data)).begin(packed, stream)

    def again(self, launch: Launch, kernarg: int, stream: DeviceStream) -> Again | None:
        """What has a device's stream begin launches with ``kernarg`` bytes of arguments."""
        return self._plan(launch, kernarg).again(stream)

    def dispatch(self, launch: Launch, packed: Packed) -> Dispatch | None:
        """What a device does for a launch, where its kernel needs nothing of the host and nothing beside its arguments."""
        self.check(launch)
        return self._plan(launch, len(packed.data)).dispatch(packed)

    def _plan(self, launch: Launch, kernarg: int) -> Plan:
        """What all launches of this shape have in common; ``kernarg`` is how many bytes of arguments there are."""
        recent, how = self._recent, profile()
        if recent is not None and recent[0] is launch and recent[1] == kernarg and recent[3] is how:
            return recent[2]
        shape = Shape(
            launch.grid, launch.block, launch.items, launch.lds, launch.timeout, launch.is_cooperative, kernarg,
            how.granule, cluster_of(launch, self.loaded.kernel), launch.drops_past_lds or bool(how.granule),
        )  # fmt: skip
        plan = self._plans.get(shape)
        if plan is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            launched = Launched(self.image, self.loaded, self.signature, self.device)
            plan = self._plans[shape] = Plan(launched, shape)
        self._recent = launch, kernarg, plan, how
        return plan

    def __repr__(self) -> str:
        return f"<LaunchableKernel {self.demangled}>"


@dataclass(frozen=True, slots=True)
class Configured:
    """A kernel and the sizes of its launches: ``kernel[grid, block]``."""

    kernel: LaunchableKernel
    grid: int | Sequence[int]
    block: int | Sequence[int]

    def __call__(self, *args: Any, **options: Any) -> Report | None:
        """Launch it with these arguments; ``options`` are those of :meth:`LaunchableKernel.launch`."""
        report: Report | None = self.kernel.launch(self.grid, self.block, args, **options)
        return report


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
    _begun: Callable[[], Report] | None = None
    """What waits for its end, where the device has begun it."""

    @property
    def name(self) -> str:
        """The kernel's name."""
        return self.kernel.name

    @property
    def image(self) -> LoadedImage:
        """What its kernel is of."""
        return self.kernel.image

    @property
    def places_of_addresses(self) -> Sequence[tuple[int, int]]:
        """Where addresses may be in its arguments."""
        return self.kernel.signature.places_of_addresses

    @property
    def nothing(self) -> Packed | None:
        """The arguments of a kernel that takes none."""
        return None if self.kernel.arguments else self.kernel.signature.pack((), self.kernel.device.memory)

    def anew(self, packed: Packed) -> Operation:
        """The same with other arguments."""
        return type(self)(self.kernel, self.launch, packed, self.counting, self.interpreted)

    def again(self, stream: DeviceStream) -> Again | None:
        """What has a device's stream begin it with other arguments."""
        if self.counting or self.interpreted or modelled_cache():
            return None
        return self.kernel.again(self.launch, len(self.packed.data), stream)

    def failure(self, error: HipkitError) -> HipkitError:
        """What is raised where a launch has raised an error."""
        return error

    def note_memory(self, command: Command) -> None:
        """Pinned memory among its arguments."""
        note_use(self.places_of_addresses, self.packed, command)

    def step_on(self, device: HasMemory) -> Dispatch | None:
        """Of a kernel that takes its arguments and nothing else."""
        packed = self.packed
        is_more = self.counting or self.interpreted or modelled_cache() or packed.dynamic_lds or packed.pointers
        return None if is_more or self.kernel.device is not device else self.kernel.dispatch(self.launch, packed)

    def begin(self, stream: DeviceStream) -> bool:
        """Have a device's stream begin it."""
        if not (self.counting or self.interpreted or modelled_cache()):
            self._begun = self.kernel.begin(self.launch, self.packed, stream)
        return self._begun is not None

    def run(self) -> object:
        """Launch the kernel if it has not begun, and wait for its end."""
        if (cache := modelled_cache()) is None:
            self._launch()
        else:
            with cache.kernel():
                self._launch()
        return self.report

    def update_fault(self, other: Operation) -> tuple[UpdateResult, str] | None:
        """Why ``other`` cannot take its place: it is a kernel of another device."""
        if isinstance(other, KernelLaunch) and self.kernel.device is not other.kernel.device:
            return UpdateResult.UNSUPPORTED_FUNCTION_CHANGE, "its kernel is loaded on another device"
        return None

    def _launch(self) -> None:
        if (finish := self._begun) is not None:
            self._begun = None
            self.report = finish()
        else:
            self.report = self.kernel.run(
                self.launch, self.packed, counting=self.counting, interpreted=self.interpreted
            )
        tell_of(self.report.overrun)

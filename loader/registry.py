"""The registry of a process: registered fat binaries, and the host addresses of their kernels and variables.

Compilers put calls into every host binary that tell the runtime of its device code before ``main``. Here all of that
is data. Code goes onto a device when it is first needed there; who loads it is handed in as :class:`Devices`.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, Protocol

from ..fatbin.errors import HipkitError, NotFoundError, UsageError
from ..fatbin.model import Entry
from ..fatbin.records import dataclass, field
from ..fatbin.schema import align_up
from ..fatbin.source import Source
from ..fatbin.target import TargetID
from .noting import CAPACITY
from .pages import GAP, Pages, pages_of
from .process_memory import ProcessMemory
from .registered_image import RegisteredImage
from .select import NoCodeError, select

DEFERRED = "HIP_ENABLE_DEFERRED_LOADING"
"""The environment variable that, as 0, has code loaded when its first function is registered."""


class UnknownFunctionError(NotFoundError):
    """An address of the host that no kernel was registered for."""


class UnknownSymbolError(NotFoundError):
    """An address of the host that no variable was registered for, or whose variable the device code lacks."""


class LoadedCode(Protocol):
    """Code on a device."""

    def kernel(self, name: str) -> Any:
        """The kernel of that name. Raises :class:`UnknownFunctionError` where there is none."""

    def variable(self, name: str) -> tuple[int, int] | None:
        """Address and size of a variable, of a managed one those of its memory."""

    def unload(self) -> None:
        """Give its memory back."""


class Devices(Protocol):
    """What a registry needs of those who have devices, which it tells apart and no more."""

    def all(self) -> Iterable[Any]: ...

    def target(self, device: Any) -> TargetID:
        """The GPU that a device is."""

    def load(self, device: Any, code: Source, managed: Mapping[str, int]) -> LoadedCode:
        """Load code; ``managed`` are the addresses of its managed variables."""

    def share(self, address: int, size: int) -> None:
        """Let all devices use memory of the host, as they use managed memory."""

    def unshare(self, address: int) -> None:
        """End :meth:`share`: the memory is about to go away."""

    def settle(self) -> None:
        """Wait until no device works any more."""


class Kind(Enum):
    """What a host symbol stands for."""

    VARIABLE = "variable"
    MANAGED = "managed variable"
    TEXTURE = "texture"
    SURFACE = "surface"


@dataclass(eq=False)
class FatBinary:
    """A fat binary that is registered, and on which devices its code is. Its handle is the address of its wrapper."""

    handle: int
    image: RegisteredImage
    loaded: dict[Any, LoadedCode] = field(default_factory=dict)
    managed: list[ManagedVariable] = field(default_factory=list)


@dataclass(frozen=True, eq=False)
class Function:
    """A kernel: ``host`` is the address that launches name it by."""

    host: int
    fat_binary: FatBinary
    name: str


@dataclass(frozen=True, eq=False)
class Variable:
    """A variable, texture or surface: ``host`` is the address of its shadow on the host."""

    host: int
    fat_binary: FatBinary
    name: str
    size: int
    kind: Kind
    attributes: tuple[int, ...] = ()
    """What else was said of it, in the order of the call."""


@dataclass(eq=False)
class ManagedVariable:
    """A managed variable. The host reaches it through the pointer at ``pointer``, devices when it is shared with them.

    Its memory is there, with its initial value, from when it is registered on: so its address never changes.
    """

    pointer: int
    name: str
    size: int
    memory: Any = field(repr=False)
    address: int
    is_shared: bool = False


class Registry:
    """All registrations of a process; every method may be called from any thread.

    Registering raises a :class:`HipkitError` and then changes nothing.
    """

    def __init__(self, devices: Devices, memory: ProcessMemory | None = None) -> None:
        self._devices, self.memory = devices, memory or ProcessMemory()
        self.lock = threading.RLock()
        """Held while something is registered, loaded or taken off."""
        self._fat_binaries: dict[int, FatBinary] = {}
        self._functions: dict[int, Function] = {}
        self._variables: dict[int, Variable] = {}
        self._unshared: list[ManagedVariable] = []
        """Managed variables that devices do not reach yet."""
        self._found: dict[tuple[int, Any], Any] = {}
        """The kernels that were looked up, until something is registered, unregistered or unloaded that they may depend on."""
        self._refused: dict[int, str] = {}
        self._why = ""
        """Why a fat binary was refused last."""
        self.advise: Callable[[NoCodeError], NoCodeError] | None = None
        """Adds to an error what would have helped."""

    @property
    def fat_binaries(self) -> tuple[FatBinary, ...]:
        """The registered fat binaries, in the order of their registration."""
        with self.lock:
            return tuple(self._fat_binaries.values())

    @property
    def functions(self) -> tuple[Function, ...]:
        """The registered kernels."""
        with self.lock:
            return tuple(self._functions.values())

    @property
    def variables(self) -> tuple[Variable, ...]:
        """The variables, textures and surfaces; managed ones are with their fat binaries."""
        with self.lock:
            return tuple(self._variables.values())

    # Registering

    def register_fat_binary(self, wrapper: int) -> int:
        """The handle of the fat binary that the wrapper at an address leads to; the same for the same wrapper."""
        with self.lock:
            if not self.memory.is_at_once:
                self.memory.refresh()
            try:
                image = RegisteredImage.of(wrapper, self.memory)
            except HipkitError as error:
                self._refused[wrapper] = self._why = str(error)
                raise
            if wrapper not in self._fat_binaries:
                self._fat_binaries[wrapper] = FatBinary(wrapper, image)
            return wrapper

    def register_function(self, handle: int, host: int, name: int) -> None:
        """A kernel, whose name in the device code stands at the address ``name``. Of duplicates the first counts."""
        with self.lock:
            fat_binary = self._fat_binary(handle)
            if host not in self._functions:
                self._found.clear()
                self._functions[host] = Function(host, fat_binary, self.memory.text(name, "name of a kernel"))
            if os.environ.get(DEFERRED, "1") == "0":
                self._load_everywhere(fat_binary)

    def register_variable(
        self, handle: int, host: int, name: int, size: int, kind: Kind = Kind.VARIABLE, attributes: tuple[int, ...] = ()
    ) -> None:
        """A variable, texture or surface."""
        with self.lock:
            fat_binary = self._fat_binary(handle)
            if host not in self._variables:
                text = self.memory.text(name, f"name of a {kind.value}")
                self._variables[host] = Variable(host, fat_binary, text, size, kind, attributes)

    def register_managed(self, handle: int, pointer: int, initial: int, name: int, size: int, alignment: int) -> None:
        """A managed variable: from now on the pointer at ``pointer`` leads to memory with its initial value."""

        def memory(text: str) -> tuple[Any, int]:
            value = self.memory.read(initial, size, f"initial value of {text}")
            room = max(alignment, GAP)
            made = (ctypes.c_ubyte * (size + room + 2 * GAP))()
            address = align_up(ctypes.addressof(made) + GAP, room)
            ctypes.memmove(address, value, size)
            self.memory.write(pointer, address.to_bytes(8, "little"), f"pointer to {text}")
            return made, address

        self._add_managed(handle, pointer, name, size, alignment, memory)

    def adopt_managed(
        self, handle: int, pointer: int, name: int, size: int, alignment: int, pages: int, address: int
    ) -> None:
        """A managed variable that has memory already, in pages of its own; they are 0 or an error where it has none."""

        def memory(text: str) -> tuple[Any, int]:
            if not address:
                raise UsageError(f"managed variable {text}: there is no memory for {size} bytes (error {pages})")
            return Pages(pages, pages_of(size, alignment)), address

        self._add_managed(handle, pointer, name, size, alignment, memory)

    def _add_managed(
        self, handle: int, pointer: int, name: int, size: int, alignment: int, memory: Callable[[str], tuple[Any, int]]
    ) -> None:
        with self.lock:
            fat_binary = self._fat_binary(handle)
            text = self.memory.text(name, "name of a managed variable")
            if alignment < 1 or alignment & (alignment - 1):
                raise UsageError(f"managed variable {text}: {alignment} is no alignment")
            known = next((row for row in fat_binary.managed if row.pointer == pointer), None)
            if known is not None:
                # Of duplicates the first counts.
                self.memory.write(pointer, known.address.to_bytes(8, "little"), f"pointer to {text}")
                return
            made, address = memory(text)
            self._found.clear()
            row = ManagedVariable(pointer, text, size, made, address)
            fat_binary.managed.append(row)
            self._unshared.append(row)

    def unregister(self, handle: int) -> None:
        """Forget a fat binary and all that belongs to it; a handle that is not known is nothing to do."""
        with self.lock:
            self._refused.pop(handle, None)
            fat_binary = self._fat_binaries.get(handle)
            if fat_binary is None:
                return
            self._devices.settle()
            del self._fat_binaries[handle]
            self._functions = {at: row for at, row in self._functions.items() if row.fat_binary is not fat_binary}
            self._variables = {at: row for at, row in self._variables.items() if row.fat_binary is not fat_binary}
            self._take_off(fat_binary)
            self._unshared = [row for row in self._unshared if row not in fat_binary.managed]
            self.memory.refresh()

    def unload(self) -> None:
        """Take all code off the devices, such as when these go away; it is loaded again when it is needed."""
        with self.lock:
            for fat_binary in self._fat_binaries.values():
                self._take_off(fat_binary)

    def lose(self, count: int) -> None:
        """Report ``count`` lost calls that would have registered something."""
        self._why = f"{count} calls that register device code were lost, more than {CAPACITY} came at once"
        raise UsageError(f"{self._why}: kernels and variables are missing; call HIP between loading libraries")

    # Looking up

    def function(self, host: int) -> Function:
        """The kernel that an address of the host stands for."""
        with self.lock:
            found = self._functions.get(host)
        if found is None:
            raise UnknownFunctionError(
                f"no kernel is registered for the address {host:#x} of the host; {len(self._functions)} are for others"
                + (f"; a fat binary was refused: {self._why}" if self._why else "")
            )
        return found

    def kernel(self, host: int, device: Any) -> Any:
        """The kernel that an address of the host stands for, on a device: what :meth:`LoadedCode.kernel` returns."""
        found = self._found.get((host, device))
        if found is not None:
            return found
        with self.lock:
            function = self.function(host)
            if self._unshared:  # kernels may be passed pointers to the managed variables of any unit
                self._share(self._unshared)
            found = self._found[host, device] = self._code(function.fat_binary, device).kernel(function.name)
            return found

    def symbol(self, host: int, device: Any) -> tuple[int, int]:
        """Address and size of the variable that an address of the host stands for, on a device."""
        with self.lock:
            for fat_binary in self._fat_binaries.values():
                for managed in fat_binary.managed:
                    if host in (managed.pointer, managed.address):
                        self._share([managed])
                        return managed.address, managed.size
            row = self._variables.get(host)
            if row is None:
                raise UnknownSymbolError(f"no variable is registered for the address {host:#x} of the host")
            found = self._code(row.fat_binary, device).variable(row.name)
            if found is None:
                raise UnknownSymbolError(f"the device code has no {row.kind.value} {row.name}")
            return found

    def _fat_binary(self, handle: int) -> FatBinary:
        found = self._fat_binaries.get(handle)
        if found is None:
            is_refused = not handle or handle in self._refused
            what = "its fat binary was refused" if is_refused else f"the handle {handle:#x} is not that of a fat binary"
            raise UsageError(f"nothing can be registered: {what}")
        return found

    def _load_everywhere(self, fat_binary: FatBinary) -> None:
        for device in self._devices.all():
            self._code(fat_binary, device)

    def _code(self, fat_binary: FatBinary, device: Any) -> LoadedCode:
        """The code of a fat binary on a device, loaded when it is first asked for."""
        if device in fat_binary.loaded:
            return fat_binary.loaded[device]
        target = self._devices.target(device)
        chosen = self._chosen(fat_binary, target)
        # Copied: a library may go away while its code is still looked at. Of a compressed bundle, which may have a gigabyte
        # for other GPUs, no hash is checked, as HIP checks none.
        code = Source.from_bytes(chosen.source.read_alone(), f"{fat_binary.image.file or 'this process'}[{chosen.id}]")
        self._share(fat_binary.managed)
        managed = {row.name: row.address for row in fat_binary.managed}
        loaded = fat_binary.loaded[device] = self._devices.load(device, code, managed)
        return loaded

    def _chosen(self, fat_binary: FatBinary, target: TargetID) -> Entry:
        try:
            return select(fat_binary.image.entries(target, self.memory), target).require()
        except NoCodeError as error:
            if self.advise is None:
                raise
            raise self.advise(error) from None

    def _share(self, variables: list[ManagedVariable]) -> None:
        for managed in variables:
            if not managed.is_shared:
                self._devices.share(managed.address, managed.size)
                managed.is_shared = True
        self._unshared = [row for row in self._unshared if not row.is_shared]

    def _take_off(self, fat_binary: FatBinary) -> None:
        self._found.clear()
        for code in fat_binary.loaded.values():
            code.unload()
        fat_binary.loaded = {}
        for managed in fat_binary.managed:
            if managed.is_shared:
                self._devices.unshare(managed.address)
                managed.is_shared = False
                self._unshared.append(managed)

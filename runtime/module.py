"""Modules: device code loaded onto a device, its kernels and its variables by name."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import BinaryIO

from ..fatbin import opening
from ..fatbin.codeobject.demangle import bare_name
from ..fatbin.errors import NotFoundError, UsageError
from ..fatbin.garbage import no_collection
from ..fatbin.model import Entry, File
from ..fatbin.records import dataclass, field
from ..fatbin.wording import count
from ..loader.image import LoadedImage
from ..loader.symbols import ManagedVariable
from .device import Device
from .devices.model import JitOptions
from .kernels.kernel import LaunchableKernel
from .memory.device import DeviceMemory
from .memory.host import MemoryKind, host_memory


@dataclass(frozen=True, slots=True)
class Global:
    """A global variable of a module, in the device's memory."""

    name: str
    address: int
    size: int
    memory: DeviceMemory = field(repr=False)

    def read(self) -> bytes:
        """The bytes of the variable."""
        return self.memory.read(self.address, self.size)

    def write(self, data: bytes | memoryview) -> None:
        """Write ``data`` to the variable, from its first byte."""
        if len(data) > self.size:
            raise UsageError(f"{self.name} has {self.size} bytes, and {len(data)} do not fit")
        self.memory.write(self.address, data)


class Module:
    """Device code on a device; :meth:`load` makes one. ``module["name"]`` is a kernel, iteration goes over all."""

    def __init__(self, device: Device, images: list[LoadedImage], managed: Mapping[str, int] | None = None) -> None:
        self.device, self.images = device, images
        device.contents.modules.add(self)
        self.kernels: dict[str, LaunchableKernel] = {}
        self.globals: dict[str, Global] = {}
        self._managed: list[int] = []
        shared = managed or {}
        for image in images:
            for name, kernel in image.kernels.items():
                self.kernels.setdefault(name, LaunchableKernel(self, image, kernel))
            for name, variable in image.variables.items():
                self.globals.setdefault(name, Global(name, variable.address, variable.size, device.memory))
            for name, row in image.managed.items():
                self.globals.setdefault(name, self._manage(row, shared.get(name)))

    @classmethod
    @no_collection()
    def load(
        cls,
        what: str | os.PathLike[str] | bytes | BinaryIO | File,
        device: Device | str | None = None,
        *,
        managed: Mapping[str, int] | None = None,
        options: JitOptions | None = None,
    ) -> Module:
        """The code in ``what`` that ``device`` takes, loaded: a file, bytes, or what :func:`hipkit.open` returned.

        Without ``device`` a CPU device is made that fits the code. A file with several containers, such as a library,
        is one module with the kernels of all. ``managed`` are addresses of managed variables that have memory already;
        ``options`` are for code that is compiled now, which is PTX.
        """
        file = what if isinstance(what, File) else opening.open(what)
        if not isinstance(device, Device):
            device = Device(device) if device is not None else Device.fitting(file.entries)
        images: list[LoadedImage] = []
        try:
            codes = (entry.source.alone() for entry in _chosen(file, device))
            images.extend(device.model.load(code, device.memory, options) for code in codes)
            return cls(device, images, managed)
        except BaseException:
            for image in images:
                image.unload()
            raise

    @property
    def is_loaded(self) -> bool:
        """Whether :meth:`unload` was not called yet."""
        for image in self.images:  # noqa: SIM110  asked at every launch, where a generator takes twice as long
            if not image.is_loaded:
                return False
        return True

    def kernel(self, name: str) -> LaunchableKernel:
        """The kernel of that name: mangled, as in the source, or the beginning of that if it says which."""
        if name in self.kernels:
            return self.kernels[name]
        readable: dict[str, list[LaunchableKernel]] = {}
        for kernel in self.kernels.values():
            readable.setdefault(kernel.demangled, []).append(kernel)
        bare = [k for text, kernels in readable.items() for k in kernels if bare_name(text) == name]
        begins = [k for text, kernels in readable.items() for k in kernels if _significant(text).startswith(name)]
        for found in (readable.get(name, []), bare, begins if name else []):
            if len(found) == 1:
                return found[0]
            if found:
                which = ", ".join(sorted(kernel.demangled for kernel in found)[:6])
                raise NotFoundError(f"{self.name}: {name!r} is the name of {len(found)} kernels: {which}")
        raise NotFoundError(self.missing(name))

    def missing(self, name: str) -> str:
        """What to say where there is no kernel of a name: which it may have meant."""
        readable = {kernel.demangled: kernel.name for kernel in self.kernels.values()}
        names = {bare_name(text): linked for text, linked in readable.items()} | {
            linked: linked for linked in self.kernels
        }
        import difflib  # for a mistake alone

        close = difflib.get_close_matches(name, names, 4)
        if close:
            shown: dict[str, str] = {}
            for text in close:
                shown.setdefault(names[text], f"{text} ({names[text]})" if names[text] != text else text)
            return f"{self.name}: there is no kernel {name!r}; did you mean {', '.join(shown.values())}?"
        known = ", ".join(sorted(readable)[:6])
        return f"{self.name}: there is no kernel {name!r}; it has {known or 'none'}"

    @property
    def name(self) -> str:
        """The name that errors use: the file that it was loaded from."""
        return self.images[0].code.source.name

    def unload(self) -> None:
        """Free the memory of the module; a second call does nothing."""
        for image in self.images:
            image.unload()
        for address in self._managed:
            host_memory().remove(address, MemoryKind.MANAGED)
        self._managed = []

    def _manage(self, managed: ManagedVariable, address: int | None) -> Global:
        """Memory for a managed variable, with its initial value unless there is some, where kernels look for it."""
        memory = self.device.memory
        if address is None:
            made = host_memory().allocate(max(1, managed.size), MemoryKind.MANAGED, device=self.device.number)
            address = made.address
            self._managed.append(address)
            memory.copy(address, managed.initial, managed.size)
        memory.write(managed.pointer, address.to_bytes(8, "little"))
        return Global(managed.name, address, managed.size, memory)

    def __getitem__(self, name: str) -> LaunchableKernel:
        return self.kernel(name)

    def __iter__(self) -> Iterator[LaunchableKernel]:
        return iter(self.kernels.values())

    def __len__(self) -> int:
        return len(self.kernels)

    def __enter__(self) -> Module:
        return self

    def __exit__(self, *_error: object) -> None:
        self.unload()

    def __repr__(self) -> str:
        return f"<Module {self.name} on {self.device.target}, {count(len(self.kernels), 'kernel')}>"


def _chosen(file: File, device: Device) -> list[Entry]:
    """What the device takes of each container; where no container has anything for it, the reasons of all entries."""
    found = [entry for container in file.walk() if (entry := device.select(container.entries).entry) is not None]
    return found or [device.select(file.entries).require()]


def _significant(demangled: str) -> str:
    """A name without the return type of a template."""
    return demangled.removeprefix("void ")

"""HIP's functions for modules: loading, lookup of kernels and variables, unloading."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Any

from ....fatbin.cached import cached_property
from ....fatbin.codeobject.elf64 import SHT_NOTE, Elf64
from ....fatbin.codeobject.identify import EM_AMDGPU
from ....fatbin.errors import UsageError, raise_damage
from ....fatbin.fork import renew
from ....fatbin.opening import open_source
from ....fatbin.source import Source
from ....fatbin.walk import Walk
from ....loader.image import check_headers
from ....loader.registered_image import cuda_image_at, entries_at
from ...device import Device
from ...devices.model import JitOptions
from ...graphs.capture import refuse_unsafe
from ...kernels.arguments import SimpleData
from ...kernels.kernel import LaunchableKernel
from ...module import Module
from ...profile import Rule, profile
from .. import state
from ..errors import HipError, Later, hipError_t
from ..gate import api
from .jit_options import GivenOptions
from .statics import registry

BUNDLES = (b"CCOB", b"__CLANG_OFFLOAD_BUNDLE__")
_HEAD, _MACHINE_AT = 64, 18


class hipModule_t:
    """A loaded module."""

    def __init__(self, module: Module | PutOff) -> None:
        self._module = module

    @property
    def module(self) -> Module:
        """The module, of which all is read now."""
        if isinstance(self._module, PutOff):
            self._module = self._module.loaded()
        return self._module

    def lacks(self, name: str) -> bool:
        """Whether it has nothing of a name; False where that would have to be read."""
        return isinstance(self._module, PutOff) and self._module.lacks(name)

    @property
    def is_loaded(self) -> bool:
        """Whether it was neither unloaded nor ended by a reset of its device."""
        return self._module.is_loaded

    def unload(self) -> None:
        """Give its memory back when its device no longer uses it."""
        state.finish_before_unloading(self._module.device)
        self._module.unload()

    def __repr__(self) -> str:
        return f"<hipModule_t {self._module.name}>"


class PutOff:
    """A module whose code is copied, and loaded when it is first asked for something: rocBLAS has its programs load
    hundreds, of which they use a few. What is wrong with its headers is known before, as is for which GPU it is."""

    def __init__(self, source: Source, device: Device) -> None:
        check_headers(source)
        self.device, self.name, self.is_loaded = device, source.name, True
        self._source: Source | None = source
        self._module: Module | None = None
        self._lock = threading.Lock()
        renew(self, "_lock")
        device.contents.modules.add(self)

    @cached_property
    def _names(self) -> bytes | None:
        """All names that kernels can have: those of symbols, and in descriptions of kernels; None where one of both is missing."""
        if (source := self._source) is None:
            return None
        elf = Elf64(source, "code object", raise_damage)
        tables = [section for section in elf.sections if section.name == ".dynstr"]
        notes = [section for section in elf.sections if section.type == SHT_NOTE]
        return b"".join(bytes(elf.content(section)) for section in (*tables, *notes)) if tables and notes else None

    def lacks(self, name: str) -> bool:
        """Whether its code has nothing of a name; False where that is not known. A program looks for a kernel in one after the other."""
        return self._names is not None and name.encode(errors="surrogateescape") not in self._names

    def loaded(self) -> Module:
        """The module, for all threads the same."""
        with self._lock:
            if self._module is None:
                if self._source is None:
                    raise HipError(hipError_t.hipErrorNotFound, f"another thread has unloaded {self.name}")
                self._module = Module.load(open_source(self._source, Walk()), self.device)
                self._source = None
            return self._module

    def unload(self) -> None:
        """Give its memory back, if it has any."""
        with self._lock:
            self.is_loaded, self._source = False, None
            if self._module is not None:
                self._module.unload()


class hipFunction_t:
    """A kernel of a module."""

    def __init__(self, kernel: LaunchableKernel) -> None:
        self.kernel = kernel

    def __repr__(self) -> str:
        return f"<hipFunction_t {self.kernel.demangled}>"


@api(1)
def hipModuleLoad(fname: str | bytes | os.PathLike[str]) -> hipModule_t:
    """Takes a code object, a bundle, or a compressed one; hipkit.Module.load takes more."""
    return hipModule_t(module_from_file(fname))


@api(1)
def hipModuleLoadData(image: Any) -> hipModule_t:
    """Takes bytes, a buffer, or an address."""
    return hipModule_t(_module_at(image) or module_of(image))


@api(1)
def hipModuleLoadDataEx(image: Any, numOptions: int = 0, optionValues: Any = None, options: Any = None) -> hipModule_t:
    """``options`` says of what ``optionValues`` are. Code of AMD's is compiled already, and takes none."""
    if not state.device().model.takes_cuda:
        return hipModule_t(_module_at(image) or module_of(image))
    given = GivenOptions(numOptions, options, optionValues)
    try:
        return hipModule_t(module_of(image, given.options))
    finally:
        given.write_logs()


@api(1)
def hipModuleLoadFatBinary(fatbin: Any) -> hipModule_t:
    """Takes what ``.hip_fatbin`` sections hold, and all that hipModuleLoadData takes."""
    return hipModule_t(_module_at(fatbin) or module_of(fatbin))


def module_from_file(name: str | bytes | os.PathLike[str]) -> Module:
    """The module in a file."""
    if not name:
        raise UsageError("there is no file name")
    file = Path(os.fsdecode(name))
    if not file.is_file():
        raise HipError(hipError_t.hipErrorFileNotFound, f"{file}: there is no such file")
    with open(file, "rb") as opened:
        _check_head(opened.read(_HEAD), str(file))
    return Module.load(file, state.device())


def module_of(image: Any, options: JitOptions | None = None) -> Module:
    """The module in memory: bytes, a buffer, or an address, with nothing that says how large it is."""
    address = image.value if isinstance(image, SimpleData) else image
    if address is None or (isinstance(address, int) and not address):
        raise UsageError("there is no image")
    if not isinstance(address, int):
        data = bytes(image)
        _check_head(data[:_HEAD], "the image")
        return Module.load(data, state.device(), options=options)
    if state.device().model.takes_cuda:
        return Module.load(cuda_image_at(address, registry().memory), state.device(), options=options)
    return Module.load(open_source(_copied(address), Walk()), state.device())


def _module_at(image: Any) -> PutOff | None:
    """The module at an address, for a GPU of AMD's."""
    address = image.value if isinstance(image, SimpleData) else image
    if not isinstance(address, int) or not address or state.device().model.takes_cuda:
        return None
    return PutOff(_copied(address), state.device())


def _copied(address: int) -> Source:
    """The code that the device takes of what is at an address: the program may let its memory go afterwards."""
    chosen = state.device().select(entries_at(address, registry().memory)).require()
    return Source.from_bytes(chosen.source.read(), f"image at {address:#x}")


def function_of(what: Any) -> hipFunction_t:
    """What a call means by a function: an address of the host, or a function of a module."""
    if isinstance(what, hipFunction_t):
        return what
    if not what:
        raise HipError(hipError_t.hipErrorInvalidDeviceFunction, "there is no function to launch")
    return hipFunction_t(registry().kernel(int(what), state.device()))


@api()
def hipModuleUnload(module: hipModule_t | None) -> None:
    """Waits for the device, unless a callback calls it; the profile says whether captures refuse it."""
    loaded = _known(module)
    if profile().code(Rule.UNLOAD_WHILE_CAPTURING):
        refuse_unsafe("hipModuleUnload")
    loaded.unload()


@api(1)
def hipModuleGetFunction(module: hipModule_t | None, kname: str | bytes | None) -> hipFunction_t:
    """hipErrorNotFound, which is not remembered, where there is none of that name."""
    text, known = name_of(kname), _known(module)
    if known.lacks(text) or text not in known.module.kernels:
        raise HipError(hipError_t.hipErrorNotFound, Later(lambda: known.module.missing(text)), stays=False)
    return hipFunction_t(known.module.kernels[text])


@api(2)
def hipModuleGetGlobal(hmod: hipModule_t | None, name: str | bytes | None) -> tuple[int, int]:
    """Of a managed variable, address and size of its memory."""
    text = name_of(name)
    loaded = known_module(hmod)
    found = loaded.globals.get(text)
    if found is None:
        known = ", ".join(sorted(loaded.globals)) or "none"
        raise HipError(hipError_t.hipErrorNotFound, f"{loaded.name}: there is no variable {text!r}; it has {known}")
    return found.address, found.size


@api(1)
def hipModuleGetFunctionCount(mod: hipModule_t | None) -> int:
    return len(known_module(mod))


def known_module(module: hipModule_t | None) -> Module:
    """A module that is loaded."""
    return _known(module).module


def _known(module: hipModule_t | None) -> hipModule_t:
    """A handle of a module that is loaded."""
    if module is None:
        raise HipError(hipError_t.hipErrorInvalidHandle, "there is no module")
    if not isinstance(module, hipModule_t) or not module.is_loaded:
        raise HipError(hipError_t.hipErrorNotFound, f"{module!r} is no module that is loaded")
    return module


def name_of(name: str | bytes | None) -> str:
    """A name as text, which must be there."""
    if not name:
        raise UsageError("there is no name")
    return name.decode(errors="replace") if isinstance(name, bytes) else name


def _check_head(head: bytes, name: str) -> None:
    """HIP takes these three and nothing else; what else hipkit can load is the object API's. NVIDIA's driver has its own."""
    if state.device().model.takes_cuda:
        return
    is_code = head[:4] == b"\x7fELF" and int.from_bytes(head[_MACHINE_AT : _MACHINE_AT + 2], "little") == EM_AMDGPU
    if not (is_code or head.startswith(BUNDLES)):
        raise HipError(
            hipError_t.hipErrorInvalidImage,
            f"{name} is no AMD code object and no bundle; it begins with {head[:8].hex(' ') or 'nothing'}. "
            "hipkit.Module.load also takes programs, libraries and archives",
        )

"""Kernel libraries (hipLibrary, hipKernel), which load on first use and belong to no device."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ....fatbin.errors import UsageError
from ...kernels.kernel import LaunchableKernel
from ...module import Module
from .. import state as hip_state
from ..errors import HipError, Later, hipError_t
from ..gate import api
from .modules import hipFunction_t, module_from_file, module_of, name_of

if TYPE_CHECKING:
    from ...linking import Linker


class hipLibrary_t:
    """A library. Each device has a module of it, made when it is first needed."""

    def __init__(self, what: Any, *, is_file: bool) -> None:
        self.is_loaded = True
        # The caller does not say how large an image at an address is; looking is put off, and the address must hold until then.
        self._what, self._is_file = bytes(what) if _is_buffer(what) else what, is_file
        self._modules: dict[int, Module] = {}

    def module(self) -> Module:
        """The module on the thread's device, loaded when it is first asked for."""
        device = hip_state.device()
        found = self._modules.get(id(device))
        if found is None:
            made = module_from_file(self._what) if self._is_file else module_of(self._what)
            found = self._modules[id(device)] = made
        return found

    def unload(self) -> None:
        """Give all its memory back."""
        self.is_loaded = False
        for module in self._modules.values():
            hip_state.finish_before_unloading(module.device)
            module.unload()


class hipKernel_t(hipFunction_t):
    """A kernel of a library: launched, it is that of the thread's device."""

    def __init__(self, library: hipLibrary_t, name: str) -> None:
        self.library, self.name = library, name

    @property
    def kernel(self) -> LaunchableKernel:  # type: ignore[override]
        """The kernel on the thread's device."""
        return self.library.module().kernels[self.name]

    def __repr__(self) -> str:
        return f"<hipKernel_t {self.name}>"


@api(1)
def hipLibraryLoadData(
    code: Any,
    jitOptionsValues: Any = None,
    numJitOptions: int = 0,
    libraryOptionValues: Any = None,
    numLibraryOptions: int = 0,
) -> hipLibrary_t:
    """A library in memory: bytes, a buffer, or the address of one. What is wrong with it shows when it is used."""
    del jitOptionsValues, libraryOptionValues, numLibraryOptions
    if code is None or (isinstance(code, int) and not code) or numJitOptions:
        raise UsageError("it takes code, and no options for a compiler")
    return hipLibrary_t(code, is_file=False)


@api(1)
def hipLibraryLoadFromFile(
    fileName: str | bytes | os.PathLike[str],
    jitOptionsValues: Any = None,
    numJitOptions: int = 0,
    libraryOptionValues: Any = None,
    numLibraryOptions: int = 0,
) -> hipLibrary_t:
    """A library in a file. What is wrong with it shows when it is used."""
    del jitOptionsValues, libraryOptionValues, numLibraryOptions
    if not fileName or numJitOptions:
        raise UsageError("it takes a file, and no options for a compiler")
    if not Path(os.fsdecode(fileName)).is_file():
        raise HipError(hipError_t.hipErrorFileNotFound, f"{os.fsdecode(fileName)}: there is no such file")
    return hipLibrary_t(fileName, is_file=True)


@api()
def hipLibraryUnload(library: hipLibrary_t | None) -> None:
    """Waits for its devices, unless a callback calls it."""
    _library(library).unload()


@api(1)
def hipLibraryGetKernel(library: hipLibrary_t | None, name: str | bytes | None) -> hipKernel_t:
    found = _library(library)
    module, text = found.module(), name_of(name)
    if text not in module.kernels:
        raise HipError(hipError_t.hipErrorNotFound, Later(lambda: module.missing(text)), stays=False)
    return hipKernel_t(found, text)


@api(1)
def hipLibraryGetKernelCount(library: hipLibrary_t | None) -> int:
    return len(_library(library).module())


@api(1)
def hipLibraryEnumerateKernels(numKernels: int, library: hipLibrary_t | None) -> list[hipKernel_t]:
    """At most ``numKernels`` of its kernels."""
    found = _library(library)
    names = list(found.module().kernels)[:numKernels]
    return [hipKernel_t(found, name) for name in names]


@api(2)
def hipLibraryGetGlobal(library: hipLibrary_t | None, name: str | bytes | None) -> tuple[int, int]:
    return _variable(library, name, managed=False)


@api(2)
def hipLibraryGetManaged(library: hipLibrary_t | None, name: str | bytes | None) -> tuple[int, int]:
    return _variable(library, name, managed=True)


@api(1)
def hipKernelGetName(kernel: hipKernel_t | None) -> str:
    return _kernel(kernel).name


@api(1)
def hipKernelGetLibrary(kernel: hipKernel_t | None) -> hipLibrary_t:
    return _kernel(kernel).library


@api(1)
def hipKernelGetFunction(kernel: hipKernel_t | None) -> hipFunction_t:
    return hipFunction_t(_kernel(kernel).kernel)


@api(2)
def hipKernelGetParamInfo(kernel: hipKernel_t | None, paramIndex: int) -> tuple[int, int]:
    """Its offset among the arguments, and its size."""
    rows = _kernel(kernel).kernel.arguments
    if not 0 <= paramIndex < len(rows):
        raise UsageError(f"parameter {paramIndex} of {len(rows)}")
    row = rows[paramIndex]
    return row.offset or 0, row.size or 0


def _variable(library: hipLibrary_t | None, name: str | bytes | None, *, managed: bool) -> tuple[int, int]:
    module = _library(library).module()
    text = name_of(name)
    found = module.globals.get(text)
    if found is None or (managed and text not in {row for image in module.images for row in image.managed}):
        kind = "managed variable" if managed else "variable"
        raise HipError(hipError_t.hipErrorNotFound, f"{module.name}: there is no {kind} {text!r}")
    return found.address, found.size


def _library(handle: Any) -> hipLibrary_t:
    if not isinstance(handle, hipLibrary_t) or not handle.is_loaded:
        raise HipError(hipError_t.hipErrorInvalidHandle, f"{handle!r} is no library that is loaded")
    return handle


def _kernel(handle: Any) -> hipKernel_t:
    if not isinstance(handle, hipKernel_t) or not handle.library.is_loaded:
        raise HipError(hipError_t.hipErrorInvalidHandle, f"{handle!r} is no kernel of a library that is loaded")
    return handle


def _is_buffer(what: Any) -> bool:
    return isinstance(what, (bytes, bytearray, memoryview)) or hasattr(what, "__array_interface__")


class hipLinkState_t:
    """Pieces of LLVM bitcode that are to be linked."""

    def __init__(self) -> None:
        from ...linking import Linker  # which brings compilers, and few programs link

        self.linker = Linker()


@api(1)
def hipLinkCreate(numOptions: int = 0, optionValues: Any = None) -> hipLinkState_t:
    """The options are those of CUDA's linker, and have no effect, as with AMD's."""
    del numOptions, optionValues
    return hipLinkState_t()


@api()
def hipLinkAddData(
    state: hipLinkState_t | None,
    type: int,
    data: Any,
    size: int,
    name: str | bytes | None = None,
    numOptions: int = 0,
    options: Any = None,
    optionValues: Any = None,
) -> None:
    """``data`` is a buffer, or an address."""
    del numOptions, options, optionValues
    _linker(state).add(type, data, size, os.fsdecode(name or ""))


@api()
def hipLinkAddFile(
    state: hipLinkState_t | None,
    type: int,
    path: str | bytes | None,
    numOptions: int = 0,
    options: Any = None,
    optionValues: Any = None,
) -> None:
    del numOptions, options, optionValues
    if not path:
        raise UsageError("there is no path of a file")
    _linker(state).add_file(type, os.fsdecode(path))


@api(2)
def hipLinkComplete(state: hipLinkState_t | None) -> tuple[int, int]:
    """The address of the code object, which holds until the link state is destroyed, and its size."""
    return _linker(state).complete(str(hip_state.device().target))


@api()
def hipLinkDestroy(state: hipLinkState_t | None) -> None:
    _linker(state).destroy()


def _linker(handle: Any) -> Linker:
    if not isinstance(handle, hipLinkState_t) or handle.linker.is_destroyed:
        raise HipError(hipError_t.hipErrorInvalidHandle, f"{handle!r} is no state of a link")
    return handle.linker

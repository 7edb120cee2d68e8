"""Modules: loading, looking up, unloading."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Any

from ...fatbin.codeobject.identify import EM_AMDGPU
from ...fatbin.source import LARGEST_INFLATED
from ..kernel import LaunchableKernel
from ..module import Module
from . import state
from .errors import HipError
from .gate import api

BUNDLES = (b"CCOB", b"__CLANG_OFFLOAD_BUNDLE__")
_MAPS = Path("/proc/self/maps")
_MACHINE_AT = 18


class hipModule_t:
    """A loaded module."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def __repr__(self) -> str:
        return f"<hipModule_t {self.module.name}>"


class hipFunction_t:
    """A kernel of a module."""

    def __init__(self, kernel: LaunchableKernel) -> None:
        self.kernel = kernel

    def __repr__(self) -> str:
        return f"<hipFunction_t {self.kernel.demangled}>"


@api(1)
def hipModuleLoad(fname: str | bytes | os.PathLike[str]) -> hipModule_t:
    """Load the code in a file: a code object, a bundle, or a compressed one."""
    if not fname:
        raise HipError(1, "hipModuleLoad: there is no file name")
    file = Path(os.fsdecode(fname))
    if not file.is_file():
        raise HipError(301, f"hipModuleLoad: {file}: there is no such file")
    with open(file, "rb") as opened:
        _check_head(opened.read(64), str(file))
    return hipModule_t(Module.load(file, state.device()))


@api(1)
def hipModuleLoadData(image: Any) -> hipModule_t:
    """Load code from memory: bytes, a buffer, or the address of it."""
    if image is None or (isinstance(image, int) and not image):
        raise HipError(1, "hipModuleLoadData: there is no image")
    data = _at(image) if isinstance(image, int) else bytes(image)
    _check_head(data[:64], "hipModuleLoadData")
    return hipModule_t(Module.load(data, state.device()))


def hipModuleLoadDataEx(image: Any, *_options: Any) -> tuple[Any, ...]:
    """As :func:`hipModuleLoadData`: options are for what compiles, and this is code already."""
    return hipModuleLoadData(image)


@api()
def hipModuleUnload(module: hipModule_t | None) -> None:
    """Give a module's memory back, when all work of its device is done."""
    loaded = _module(module, "hipModuleUnload")
    loaded.device.finish()
    loaded.unload()


@api(1)
def hipModuleGetFunction(module: hipModule_t | None, kname: str | bytes | None) -> hipFunction_t:
    """The kernel of that name, as linkers see it."""
    text = _name(kname, "hipModuleGetFunction")
    loaded = _module(module, "hipModuleGetFunction")
    if text not in loaded.kernels:
        raise HipError(500, f"hipModuleGetFunction: {loaded.missing(text)}", stays=False)
    return hipFunction_t(loaded.kernels[text])


@api(2)
def hipModuleGetGlobal(hmod: hipModule_t | None, name: str | bytes | None) -> tuple[int, int]:
    """Address and size of a variable; of a managed one those of its memory."""
    text = _name(name, "hipModuleGetGlobal")
    loaded = _module(hmod, "hipModuleGetGlobal")
    found = loaded.globals.get(text)
    if found is None:
        known = ", ".join(sorted(loaded.globals)) or "none"
        raise HipError(500, f"hipModuleGetGlobal: {loaded.name}: there is no variable {text!r}; it has {known}")
    return found.address, found.size


@api(1)
def hipModuleGetFunctionCount(mod: hipModule_t | None) -> int:
    """How many kernels a module has."""
    return len(_module(mod, "hipModuleGetFunctionCount"))


def _module(module: hipModule_t | None, call: str) -> Module:
    if module is None:
        raise HipError(400, f"{call}: there is no module")
    if not isinstance(module, hipModule_t) or not module.module.is_loaded:
        raise HipError(500, f"{call}: {module!r} is no module that is loaded")
    return module.module


def _name(name: str | bytes | None, call: str) -> str:
    if not name:
        raise HipError(1, f"{call}: there is no name")
    return name.decode(errors="replace") if isinstance(name, bytes) else name


def _check_head(head: bytes, name: str) -> None:
    """HIP takes these three and nothing else; what else hipkit can load is the object API's."""
    is_code = head[:4] == b"\x7fELF" and int.from_bytes(head[_MACHINE_AT : _MACHINE_AT + 2], "little") == EM_AMDGPU
    if not (is_code or head.startswith(BUNDLES)):
        raise HipError(
            200,
            f"{name}: is no AMD code object and no bundle; it begins with {head[:8].hex(' ') or 'nothing'}. "
            "hipkit.Module.load also takes programs, libraries and archives",
        )


def _at(address: int) -> bytes:
    """The bytes from ``address`` to the end of its mapping: nobody says how large an image in memory is."""
    try:
        lines = _MAPS.read_text().splitlines()
    except OSError as error:
        raise HipError(
            801, "hipModuleLoadData: how large an image at an address is cannot be told here; pass bytes"
        ) from error
    end = 0
    for line in lines:
        span, access = line.split()[:2]
        first, last = (int(part, 16) for part in span.split("-"))
        if access.startswith("r") and (first <= address < last or first == end):
            end = last
        elif end:
            break
    if not end:
        raise HipError(1, f"hipModuleLoadData: nothing that can be read is at {address:#x}")
    return ctypes.string_at(address, min(end - address, LARGEST_INFLATED))


__all__ = [
    "hipFunction_t",
    "hipModuleGetFunction",
    "hipModuleGetFunctionCount",
    "hipModuleGetGlobal",
    "hipModuleLoad",
    "hipModuleLoadData",
    "hipModuleLoadDataEx",
    "hipModuleUnload",
    "hipModule_t",
]

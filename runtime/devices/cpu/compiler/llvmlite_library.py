"""LLVM in the shared library of llvmlite, without llvmlite's Python modules, whose import takes longer than loading it.

It does what a first launch needs: names the host, and compiles without the optimiser. What else LLVM does for hipkit, and
all of it with another version of llvmlite than those of :data:`VERSIONS`, goes through ``llvmlite.binding``.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ....process import once

VERSIONS = tuple(f"0.{minor}." for minor in range(45, 51))
"""How the versions begin that declare these functions as they are here (``ffi/*.cpp`` of llvmlite)."""
_FILES = {"linux": "libllvmlite.so", "darwin": "libllvmlite.dylib"}
_NUMBER, _TEXT, _OBJECT = ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p
_OUT = ctypes.POINTER(ctypes.c_void_p)
"""Where a function puts a text, which is the caller's from then on."""
_DECLARED: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "ContextCreate": (_OBJECT, ()),
    "CopyStringRepOfTargetData": (None, (_OBJECT, _OUT)),
    "CreateTargetMachine": (
        _OBJECT,
        (_OBJECT, _TEXT, _TEXT, _TEXT, _NUMBER, _TEXT, _TEXT, _NUMBER, _NUMBER, _TEXT),
    ),
    "CreateTargetMachineData": (_OBJECT, (_OBJECT,)),
    "DisposeMemoryBuffer": (None, (_OBJECT,)),
    "DisposeModule": (None, (_OBJECT,)),
    "DisposeString": (None, (_OBJECT,)),
    "DisposeTargetData": (None, (_OBJECT,)),
    "GetBufferSize": (ctypes.c_size_t, (_OBJECT,)),
    "GetBufferStart": (_OBJECT, (_OBJECT,)),
    "GetDefaultTargetTriple": (None, (_OUT,)),
    "GetHostCPUFeatures": (_NUMBER, (_OUT,)),
    "GetHostCPUName": (None, (_OUT,)),
    "GetProcessTriple": (None, (_OUT,)),
    "GetTargetFromTriple": (_OBJECT, (_TEXT, _OUT)),
    "GetTargetMachineTriple": (None, (_OBJECT, _OUT)),
    "InitializeNativeAsmPrinter": (None, ()),
    "InitializeNativeTarget": (None, ()),
    "ParseAssembly": (_OBJECT, (_OBJECT, _TEXT, _OUT)),
    "SetDataLayout": (None, (_OBJECT, _TEXT)),
    "SetTarget": (None, (_OBJECT, _TEXT)),
    "TargetMachineEmitToMemory": (_OBJECT, (_OBJECT, _OBJECT, _NUMBER, _OUT)),
    "VerifyModule": (_NUMBER, (_OBJECT, _OUT)),
}
"""Result and parameters of the functions, without the prefix of their names."""


class Library:
    """The functions. What they make, other than modules, stays until the process ends."""

    def __init__(self, path: str) -> None:
        self._library = ctypes.CDLL(path)
        self._functions: dict[str, Callable[..., Any]] = {}

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function of :data:`_DECLARED`."""
        function = self._functions.get(name)
        if function is None:
            declared: Any = getattr(self._library, f"LLVMPY_{name}")
            declared.restype, declared.argtypes = _DECLARED[name]
            function = self._functions[name] = declared
        return function(*arguments)

    def text(self, name: str, *arguments: Any) -> bytes:
        """What a function writes that has a place for a text as its last parameter."""
        return self.said(name, *arguments)[1]

    def said(self, name: str, *arguments: Any) -> tuple[Any, bytes]:
        """What such a function returns, and what it writes."""
        out = ctypes.c_void_p()
        result = self.call(name, *arguments, ctypes.byref(out))
        if not out.value:
            return result, b""
        try:
            return result, ctypes.string_at(out.value)
        finally:
            self.call("DisposeString", out)

    def host(self) -> tuple[str, str, str]:
        """The host's triple, the name of its processor, and its features in the order of their names."""
        features = sorted(filter(None, self.text("GetHostCPUFeatures").decode().split(",")), key=lambda one: one[1:])
        return self.text("GetProcessTriple").decode(), self.text("GetHostCPUName").decode(), ",".join(features)


class Compiler:
    """Compiles IR to object files for one processor, at one level of LLVM's. One thread may use it at a time."""

    def __init__(self, library: Library, processor: str, features: str, level: int) -> None:
        self._library = library
        library.call("InitializeNativeTarget")
        library.call("InitializeNativeAsmPrinter")
        triple = library.text("GetDefaultTargetTriple")
        target, said = library.said("GetTargetFromTriple", triple)
        if not target:
            raise RuntimeError(said.decode())
        self._machine = library.call(
            "CreateTargetMachine", target, triple, processor.encode(), features.encode(), level, b"static", b"large",
            0, 1, b"",
        )  # fmt: skip
        self._triple = library.text("GetTargetMachineTriple", self._machine)
        data = library.call("CreateTargetMachineData", self._machine)
        self._layout = library.text("CopyStringRepOfTargetData", data)
        library.call("DisposeTargetData", data)
        # Its own, as others may use LLVM's global one at the same time, through llvmlite.
        self._context = library.call("ContextCreate")

        self._level = level

    def compile(self, text: str, level: int, *, is_optimized: bool = False) -> bytes:
        """An object file of code that the optimiser has no part in; raises :class:`RuntimeError` where the IR is wrong."""
        assert level == self._level
        call = self._library.call
        module, said = self._library.said("ParseAssembly", self._context, text.encode())
        if not module or said:
            raise RuntimeError(said.decode())
        try:
            if not is_optimized:  # of IR that is wrong LLVM may end the process, at times
                is_wrong, said = self._library.said("VerifyModule", module)
                if is_wrong:
                    raise RuntimeError(said.decode())
            call("SetTarget", module, self._triple)
            call("SetDataLayout", module, self._layout)
            buffer, said = self._library.said("TargetMachineEmitToMemory", self._machine, module, 1)
        finally:
            call("DisposeModule", module)
        if not buffer:
            raise RuntimeError(said.decode())
        try:
            return ctypes.string_at(call("GetBufferStart", buffer), call("GetBufferSize", buffer))
        finally:
            call("DisposeMemoryBuffer", buffer)


@once
def library() -> Library | None:
    """The library; None where this llvmlite, or the file of its library, is not known here."""
    import llvmlite

    name = _FILES.get(sys.platform)
    if name is None or not str(llvmlite.__version__).startswith(VERSIONS):
        return None
    path = Path(llvmlite.__file__).parent / "binding" / name
    return Library(str(path)) if path.is_file() else None

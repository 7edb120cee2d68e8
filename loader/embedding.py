"""Generates a libamdhip64 that starts a Python interpreter, for programs in processes of their own.

Before the program's constructors run, the library begins an interpreter and has it run a text, which fills the slots.
In a process that has an interpreter already, that one runs a text for guests.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from .interpreter import python_library
from .stub import Start

IMPORTS = (
    "dlopen", "Py_IsInitialized", "setenv", "Py_InitializeEx", "PyGILState_Ensure", "PyRun_SimpleString", "PyEval_SaveThread",
    "PyGILState_Release", "Py_NoSiteFlag",
)  # fmt: skip
_OPTIONAL = ("Py_NoSiteFlag",)
"""A variable, which later versions of Python may be without."""
HOME = "PYTHONHOME"
"""Set while the interpreter begins, which otherwise takes the library of the first python3 in the path for its own."""


def start(text: str, guest: str) -> Start:
    """Code that has an interpreter like this one run ``text`` as soon as the library is loaded.

    ``guest`` is what one runs that the process has already. A new one does not import ``site``: nothing of what the
    program's user has put there is for it, and importing it takes longer than all else that an interpreter begins with.
    """
    library = str(python_library())
    strings = [HOME.encode(), sys.base_prefix.encode(), text.encode(), library.encode(), guest.encode()]
    first = 8 * len(IMPORTS)
    places, data = [], b""
    for string in strings:
        places.append(first + len(data))
        data += string + b"\0"
    code = _Code()
    code.add(b"\xf3\x0f\x1e\xfa\x53")  # endbr64; push rbx: the stack is aligned for calls now
    # Modules of Python's look for it among what all see, where it is not if a library was loaded for itself alone.
    code.address(b"\x48\x8d\x3d", places[3])  # lea rdi, the library of Python
    code.add(b"\xbe\x02\x01\x00\x00")  # mov esi, RTLD_NOW | RTLD_GLOBAL
    code.call("dlopen")
    code.call("Py_IsInitialized")
    code.add(b"\x89\xc3\x85\xc0")  # mov ebx, eax; test eax, eax
    there = code.jump(b"\x75")
    code.address(b"\x48\x8d\x3d", places[0])  # lea rdi, HOME
    code.address(b"\x48\x8d\x35", places[1])  # lea rsi, its value
    code.add(b"\xba\x01\x00\x00\x00")  # mov edx, 1: over what is set
    code.call("setenv")
    code.address(b"\x48\x8b\x05", 8 * IMPORTS.index("Py_NoSiteFlag"))  # mov rax, its address
    code.add(b"\x48\x85\xc0")  # test rax, rax
    unknown = code.jump(b"\x74")
    code.add(b"\xc7\x00\x01\x00\x00\x00")  # mov dword [rax], 1
    code.land(unknown)
    code.add(b"\x31\xff")  # xor edi, edi: signals stay the program's
    code.call("Py_InitializeEx")
    code.address(b"\x48\x8d\x3d", places[2])  # lea rdi, text
    run = code.jump(b"\xeb")
    code.land(there)
    code.call("PyGILState_Ensure")
    code.add(b"\x8d\x58\x02")  # lea ebx, [rax + 2]
    code.address(b"\x48\x8d\x3d", places[4])  # lea rdi, guest
    code.land(run)
    code.call("PyRun_SimpleString")
    code.add(b"\x83\xfb\x02")  # cmp ebx, 2
    borrowed = code.jump(b"\x73")
    code.call("PyEval_SaveThread")
    code.add(b"\x5b\xc3")  # pop rbx; ret
    code.land(borrowed)
    code.add(b"\x8d\x7b\xfe")  # lea edi, [rbx - 2]
    code.call("PyGILState_Release")
    code.add(b"\x5b\xc3")
    return Start(IMPORTS, (library,), data, bytes(code.data), tuple(code.fixups), _OPTIONAL)


@dataclass
class _Code:
    """Machine code while it is written."""

    data: bytearray = field(default_factory=bytearray)
    fixups: list[tuple[int, int]] = field(default_factory=list)

    def add(self, code: bytes) -> None:
        """Instructions that name no place."""
        self.data += code

    def address(self, operation: bytes, place: int) -> None:
        """An instruction that ends in the displacement of a place."""
        self.data += operation
        self.fixups.append((len(self.data), place))
        self.data += bytes(4)

    def call(self, name: str) -> None:
        """A call of an import."""
        self.address(b"\xff\x15", 8 * IMPORTS.index(name))

    def jump(self, operation: bytes) -> int:
        """A short jump to where :meth:`land` says."""
        self.data += operation + b"\0"
        return len(self.data)

    def land(self, jump: int) -> None:
        """Here is where a jump goes."""
        self.data[jump - 1] = len(self.data) - jump

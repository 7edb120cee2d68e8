"""Generates a libamdhip64 that starts a Python interpreter, for programs in processes of their own.

Before the program's constructors run, the library begins an interpreter and has it run a text, which fills the slots.
In a process that has an interpreter already, that one runs a text for guests.

A program that forks does so by ``fork`` of C, which knows nothing of Python: a child would inherit the GIL as whichever
thread of the parent has it, and wait for that thread, which it lacks. So the library registers handlers (as
``pthread_atfork`` does) that acquire the GIL before and do what ``os.fork`` does before and after.
"""

from __future__ import annotations

import sys

from ..fatbin.records import dataclass, field
from .interpreter import python_library
from .stub import Start

IMPORTS = (
    "dlopen", "Py_IsInitialized", "setenv", "Py_InitializeEx", "PyGILState_Ensure", "PyRun_SimpleString", "PyEval_SaveThread",
    "PyGILState_Release", "Py_NoSiteFlag", "__register_atfork", "PyOS_BeforeFork", "PyOS_AfterFork_Parent",
    "PyOS_AfterFork_Child",
)  # fmt: skip
_OPTIONAL = ("Py_NoSiteFlag", "__register_atfork")
"""A variable, which later versions of Python may be without, and what ``pthread_atfork`` of glibc calls."""
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
    places, data = [], bytes(8)  # the state of the GIL before a fork, and the strings
    for string in strings:
        places.append(first + len(data))
        data += string + b"\0"
    code = _Code()
    code.enter()
    handlers = _register_handlers(code)
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
    code.leave()
    code.land(borrowed)
    code.add(b"\x8d\x7b\xfe")  # lea edi, [rbx - 2]
    code.call("PyGILState_Release")
    code.leave()
    _add_handlers(code, handlers, first)
    return Start(IMPORTS, (library,), data, bytes(code.data), tuple(code.fixups), _OPTIONAL)


def _register_handlers(code: _Code) -> list[int]:
    """Register three handlers of ``fork``, whose code is still to come."""
    code.address(b"\x48\x8b\x05", 8 * IMPORTS.index("__register_atfork"))  # mov rax, its address
    code.add(b"\x48\x85\xc0")  # test rax, rax
    unknown = code.jump(b"\x74")
    # lea rdi, rsi, rdx: what runs before a fork, and after it in the parent and in the child
    handlers = [code.code_address(operation) for operation in (b"\x48\x8d\x3d", b"\x48\x8d\x35", b"\x48\x8d\x15")]
    code.add(b"\x31\xc9")  # xor ecx, ecx: for as long as the process lives
    code.call("__register_atfork")
    code.land(unknown)
    return handlers


def _add_handlers(code: _Code, handlers: list[int], state: int) -> None:
    """The handlers: ``state`` is 1 where the thread that forks had to acquire the GIL, 0 where it is Python's ``os.fork``."""
    before, *after = handlers
    code.land_far(before)
    code.enter()
    code.add(b"\xbb\x02\x00\x00\x00")  # mov ebx, 2: there is no interpreter
    code.call("Py_IsInitialized")
    code.add(b"\x85\xc0")  # test eax, eax
    none = code.jump(b"\x74")
    code.call("PyGILState_Ensure")
    code.add(b"\x89\xc3\x85\xc0")  # mov ebx, eax; test eax, eax
    had_it = code.jump(b"\x74")
    code.call("PyOS_BeforeFork")
    code.land(none)
    code.land(had_it)
    code.address(b"\x89\x1d", state)  # mov [state], ebx
    code.leave()
    for handler, name in zip(after, ("PyOS_AfterFork_Parent", "PyOS_AfterFork_Child"), strict=True):
        code.land_far(handler)
        code.enter()
        code.address(b"\x8b\x1d", state)  # mov ebx, [state]
        code.add(b"\x83\xfb\x01")  # cmp ebx, 1
        none = code.jump(b"\x77")
        had_it = code.jump(b"\x72")
        code.call(name)
        code.land(had_it)
        code.add(b"\x89\xdf")  # mov edi, ebx
        code.call("PyGILState_Release")
        code.land(none)
        code.leave()


@dataclass
class _Code:
    """Machine code while it is written."""

    data: bytearray = field(default_factory=bytearray)
    fixups: list[tuple[int, int]] = field(default_factory=list)

    def add(self, code: bytes) -> None:
        """Instructions that name no place."""
        self.data += code

    def enter(self) -> None:
        """The beginning of a function; ``rbx`` is its own, and the stack is aligned for calls."""
        self.add(b"\xf3\x0f\x1e\xfa\x53")  # endbr64; push rbx

    def leave(self) -> None:
        """The end of a function."""
        self.add(b"\x5b\xc3")  # pop rbx; ret

    def address(self, operation: bytes, place: int) -> None:
        """An instruction that ends in the displacement of a place in the data."""
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

    def code_address(self, operation: bytes) -> int:
        """An instruction that ends in the displacement of where :meth:`land_far` says."""
        self.data += operation + bytes(4)
        return len(self.data)

    def land_far(self, instruction: int) -> None:
        """Here is what an instruction names."""
        self.data[instruction - 4 : instruction] = (len(self.data) - instruction).to_bytes(4, "little")

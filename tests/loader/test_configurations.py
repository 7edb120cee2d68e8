"""The sizes of launches that callers push and stubs of kernels pop, without Python where there is room."""

from __future__ import annotations

import ctypes
import sys
import threading
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hipkit.loader import stub

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the dynamic linker of Linux takes it")

ROOM = 25
"""How many a thread has room for."""
EMPTY = 52
"""hipErrorMissingConfiguration."""
P = ctypes.c_void_p
_numbers = count(700)


class Dim3(ctypes.Structure):
    _fields_ = (("x", ctypes.c_uint), ("y", ctypes.c_uint), ("z", ctypes.c_uint))


Configuration = tuple[tuple[int, int, int], tuple[int, int, int], int, int | None]


class Program:
    """What compilers make of launches, and a stack of Python's for what the library has no room for."""

    def __init__(self, folder: Path) -> None:
        self.library, self.slots = stub.load(f"libamdhip64.so.{next(_numbers)}", folder)
        self.pythons: list[Configuration] = []
        push = ctypes.CFUNCTYPE(ctypes.c_int, Dim3, Dim3, ctypes.c_size_t, P)(self._push)
        pop = ctypes.CFUNCTYPE(ctypes.c_int, P, P, P, P)(self._pop)
        self._kept = push, pop
        names = "__hipPushCallConfiguration", "__hipPopCallConfiguration"
        self.slots.fill(
            {name: ctypes.cast(made, P).value or 0 for name, made in zip(names, self._kept, strict=True)}, 0
        )
        self._pushed, self._popped = (getattr(self.library, name) for name in names)
        self._pushed.argtypes = [Dim3, Dim3, ctypes.c_size_t, P]

    def _push(self, grid: Dim3, block: Dim3, lds: int, stream: int | None) -> int:
        self.pythons.append(((grid.x, grid.y, grid.z), (block.x, block.y, block.z), lds, stream))
        return 0

    def _pop(self, *places: int | None) -> int:
        if None in places:
            return 1
        if not self.pythons:
            return EMPTY
        grid, block, lds, stream = self.pythons.pop()
        values = Dim3(*grid), Dim3(*block), ctypes.c_size_t(lds), P(stream)
        for place, value in zip(places, values, strict=True):
            ctypes.memmove(place or 0, ctypes.byref(value), ctypes.sizeof(value))
        return 0

    def push(self, what: Configuration) -> None:
        grid, block, lds, stream = what
        assert self._pushed(Dim3(*grid), Dim3(*block), lds, stream) == 0

    def pop(self) -> Configuration | int:
        grid, block, lds, stream = results = Dim3(), Dim3(), ctypes.c_size_t(), P()
        code = self._popped(*map(ctypes.byref, results))
        return code or ((grid.x, grid.y, grid.z), (block.x, block.y, block.z), lds.value, stream.value)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def nth(number: int) -> Configuration:
    return (number, 2, 0xFFFFFFFF), (0x80000000 + number, 5, 6), (1 << 63) + number, (1 << 47) + number


def test_what_was_pushed_last_is_popped_first_and_python_is_not_called(program: Program) -> None:
    some = [nth(number) for number in range(ROOM)]
    for one in some:
        program.push(one)
    assert not program.pythons
    assert [program.pop() for _ in some] == some[::-1]
    program.push(((1, 1, 1), (64, 1, 1), 0, None))
    assert program.pop() == ((1, 1, 1), (64, 1, 1), 0, None)


def test_an_empty_stack_is_for_python_to_answer(program: Program) -> None:
    assert program.pop() == EMPTY
    program.pythons.append(nth(1))
    assert program.pop() == nth(1)


def test_what_has_no_room_is_pythons_until_it_is_popped(program: Program) -> None:
    some = [nth(number) for number in range(ROOM + 3)]
    for one in some:
        program.push(one)
    assert program.pythons == some[ROOM:]
    assert [program.pop() for _ in range(2)] == some[:-3:-1]
    program.push(nth(100))
    assert program.pythons == [some[ROOM], nth(100)], "it goes where the one before it is"
    assert [program.pop() for _ in range(ROOM + 2)] == [nth(100), *some[ROOM::-1]]
    assert program.pop() == EMPTY


@pytest.mark.parametrize("missing", range(4))
def test_a_null_pointer_is_for_python_to_refuse(program: Program, missing: int) -> None:
    program.push(nth(7))
    places: list[Any] = [ctypes.byref(value) for value in (Dim3(), Dim3(), ctypes.c_size_t(), P())]
    places[missing] = None
    assert program._popped(*places) == 1
    assert program.pop() == nth(7)


def test_each_thread_has_a_stack_of_its_own(program: Program) -> None:
    threads, found = 40, list[Any]()
    all_have_pushed = threading.Barrier(threads)

    def run(number: int) -> None:
        for depth in range(3):
            program.push(nth(100 * number + depth))
        all_have_pushed.wait()
        found.append([program.pop() for _ in range(3)] == [nth(100 * number + depth) for depth in (2, 1, 0)])

    running = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    assert found == [True] * threads
    assert not program.pythons
    assert program.pop() == EMPTY

"""Makes C callbacks (ctypes) from the rows of the function table."""

from __future__ import annotations

import _thread
import ctypes
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

from ...fatbin.errors import HipkitError, UsageError
from .. import hip
from ..hip.code.statics import catch_up
from ..hip.errors import hipError_t
from ..hip.gate import last, refuse
from . import own, own_graphs
from .graph_kinds import GRAPH_KINDS
from .kinds import KINDS, Context, Kind, ctype_of, kind_of
from .other_libraries import library_of
from .table import ALIASES, Parameter, Row

Function = Callable[..., Any]

KINDS.update(GRAPH_KINDS)
_LATER = 0.02
_FLAT_API = frozenset(dir(hip))
_RESULTS: dict[str, Any] = {
    "": ctypes.c_int, "nothing": None, "int": ctypes.c_int, "pointer": ctypes.c_void_p, "text": ctypes.c_void_p,
    "float": ctypes.c_float, "ushort": ctypes.c_ushort,
}  # fmt: skip
_FAILED: dict[str, Any] = {
    "": int(hipError_t.hipErrorUnknown),
    "int": -1,
    "pointer": None,
    "text": None,
    "float": 0.0,
    "ushort": 0,
}


listeners: list[Callable[[str, tuple[Any, ...]], object]] = []
"""Called after every call that has succeeded, with its name and its parameters as C gave them."""


class _Thread(threading.local):
    is_kept: bool = False


_this_thread = _Thread()


def keep_thread() -> None:
    """Have Python remember a thread that it did not make, which costs much less than meeting it again at every call."""
    if not _this_thread.is_kept:
        _this_thread.is_kept = True
        ctypes.pythonapi.PyGILState_Ensure()


def function_of(name: str) -> Function | None:
    """The function of Python that answers for a C function; None where none does."""
    if (library := library_of(name)) is not None:
        return partial(library.answer, name)
    homes = ((own, name), (own_graphs, name), (hip, ALIASES.get(name, name)))
    found = next((found for home, called in homes if (found := getattr(home, called, None)) is not None), None)
    return found if callable(found) else None


class Later:
    """The function that answers for a C function, found when it is first called: what it is in is imported then."""

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def is_there(self) -> bool:
        """Whether there will be one."""
        is_own = any(hasattr(home, self._name) for home in (own, own_graphs))
        return is_own or library_of(self._name) is not None or ALIASES.get(self._name, self._name) in _FLAT_API

    def found(self) -> Function:
        """The function."""
        function = function_of(self._name)
        assert function is not None
        return function


def callback(row: Row, function: Function | Later, context: Context) -> Any:
    """``function`` as C calls it; whoever holds the result keeps it alive."""
    types = [ctypes.c_void_p if parameter.is_output else ctype_of(parameter) for parameter in row.parameters]
    call = _Call(row, function, context)
    return ctypes.CFUNCTYPE(_RESULTS[row.result], *types)(call)


class _Call:
    """What runs when a program calls a function."""

    def __init__(self, row: Row, function: Function | Later, context: Context) -> None:
        self._row, self._given, self._context = row, function, context
        self._library = library_of(row.name)
        self._answer = self._first_answer  # of most functions nothing more is needed: programs call few

    def _prepare(self) -> None:
        row, given = self._row, self._given
        self._function = given.found() if isinstance(given, Later) else given
        self._refuse = self._library.refuse if self._library else refuse
        self._no_failures = (0, self._library.stopped) if self._library else (0,)
        kinds = [(kind_of(parameter), parameter) for parameter in row.parameters]
        self._inputs = [at for at, (_, parameter) in enumerate(kinds) if not parameter.is_output]
        inputs = [(n, kinds[at][0]) for n, at in enumerate(self._inputs)]
        self._converted = [(n, kind.receive) for n, kind in inputs if type(kind) is not Kind]
        """The inputs that Python gets as something else than what C passes."""
        self._outputs = [(at, kind, parameter) for at, (kind, parameter) in enumerate(kinds) if parameter.is_output]
        self._ending = [at for at, parameter in enumerate(row.parameters) if parameter.ends]
        self._needed = [at for at, _, parameter in self._outputs if not parameter.may_be_null]
        self._one_of = [at for at, _, parameter in self._outputs if not parameter.may_all_be_null]
        # Most calls are short: what need not be looked at is not.
        self._has_effects = bool(self._outputs or self._ending)

    def __call__(self, *raw: Any) -> Any:
        if not _this_thread.is_kept:
            keep_thread()
        try:
            catch_up()
            code = self._answer(raw)
            if listeners and not code:
                for listener in listeners:
                    listener(self._row.name, raw)
            return code
        except BaseException as error:
            # C knows no exceptions. What gets here is a fault of hipkit's, or Ctrl-C.
            if isinstance(error, KeyboardInterrupt):
                import inspect

                _interrupt_after(inspect.currentframe())
            else:
                print(f"hipkit: {self._row.name}: this is a fault of hipkit's:", file=sys.stderr)
                traceback.print_exc()
            return self._library.failed if self._library else _FAILED.get(self._row.result)

    def _first_answer(self, raw: tuple[Any, ...]) -> Any:
        self._prepare()
        self._answer = self._next_answer
        return self._answer(raw)

    def _next_answer(self, raw: tuple[Any, ...]) -> Any:
        if self._outputs and (null := self._null_output(raw)):
            return self._coded(self._refuse(self._row.name, UsageError(null)))
        context = self._context
        given = [raw[at] for at in self._inputs] if self._outputs else [*raw]
        for number, receive in self._converted:
            given[number] = receive(given[number], context)
        try:
            returned = self._function(*given)
        except HipkitError as error:  # what :mod:`.own` makes nothing of, before the flat API is called
            returned = (self._refuse(self._row.name, error),)
        if self._row.result:
            return self._result(returned)
        code = returned[0]
        if self._has_effects:
            self._take_effect(code, returned[1:], raw)
        return self._coded(code) if code else 0

    def _take_effect(self, code: int, results: tuple[Any, ...], raw: tuple[Any, ...]) -> None:
        if code:
            for at, kind, _ in self._outputs:
                if kind.is_cleared and raw[at]:
                    kind.clear(raw[at])
            return
        rows: list[tuple[tuple[int, Kind, Parameter], Any]] = list(zip(self._outputs, results, strict=True))
        for (at, kind, _), value in rows:
            if raw[at]:
                kind.write(raw[at], value, self._context)
        for at in self._ending:
            self._context.handles.end(raw[at] or 0)

    def _coded(self, code: int) -> int:
        if code not in self._no_failures and self._context.failed:
            self._context.failed(self._row.name, code, last.text)
        return int(code)

    def _null_output(self, raw: tuple[Any, ...]) -> str:
        """What is wrong with the pointers to where results go."""
        for at in self._needed:
            if not raw[at]:
                return f"parameter {at} is a null pointer, and a result goes there"
        if self._one_of and not any(raw[at] for at in self._one_of):
            return "all pointers to where results go are null"
        return ""

    def _result(self, returned: Any) -> Any:
        if not self._row.is_plain or isinstance(returned, tuple):
            self._coded(returned[0])
        if self._row.result == "nothing":
            return None
        value = returned if self._row.is_plain else returned[1]
        kind = KINDS[self._row.result]
        return None if value is None else kind.send(value, self._context)


def _interrupt_after(call: FrameType | None) -> None:
    """Ctrl-C again, when the call is over: inside it no frame could get the exception."""
    thread = threading.get_ident()

    def interrupt() -> None:
        time.sleep(_LATER)
        while _is_in(sys._current_frames().get(thread), call):  # noqa: SLF001 - documented
            time.sleep(_LATER)
        _thread.interrupt_main()

    threading.Thread(target=interrupt, name="hipkit Ctrl-C", daemon=True).start()


def _is_in(frame: FrameType | None, call: FrameType | None) -> bool:
    """Whether a thread that is in ``frame`` is still in ``call``."""
    while frame is not None and frame is not call:
        frame = frame.f_back
    return frame is not None

"""The CPU device's engine: dispatches, made ready once and carried out as often as they come."""

from __future__ import annotations

import ctypes
import os
import threading
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...isa.facts import facts_of
from ...process import renew
from ..backend import Backend, Dispatch, Report
from .compiler.code import Code
from .compiler.jit import QUICK, jit
from .fetching import Fetcher
from .layout import Registers
from .prepared import Prepared
from .structures import Context

if TYPE_CHECKING:
    from .interpreter.tracing import Tracer

MOST_PREPARED, MOST_BYTES = 32, 64 << 20
"""Dispatches that are kept ready for the next time, and the memory that all of them may have."""


class CpuBackend(Backend):
    """Runs dispatches on the host's cores.

    ``first`` is how code is compiled when it is first met: quickly, and better later where it pays, or well at once.
    """

    def __init__(self, memory: Any, workers: int | None = None, *, first: int = QUICK) -> None:
        self.memory, self.first = memory, first
        self.tracer: Tracer | None = None
        """Is told of every instruction of launches that are interpreted."""
        self.workers = workers or len(os.sched_getaffinity(0))
        self._codes: dict[tuple[Any, ...], Code] = {}
        self._contexts: list[Context] = []
        self._prepared: dict[int, Prepared] = {}
        self._running: dict[int, Prepared] = {}
        """By the thread that waits for it."""
        self._lock = threading.Lock()
        renew(self, "_lock", "_running")

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Carry a dispatch out to its end; one that has come before begins at once."""
        if interpreted:
            from .interpreter.interpret import Interpreter

            return Interpreter(self.memory, self.tracer).run(dispatch, counting=counting)
        # Nobody else finds it here while it runs.
        prepared = self._prepared.pop(id(dispatch), None) if not counting else None
        if prepared is None:
            prepared = Prepared(self, dispatch, counting=counting)
        self._running[threading.get_ident()] = prepared
        try:
            report = prepared.run()
        except BaseException:
            prepared.close()
            raise
        finally:
            del self._running[threading.get_ident()]
        if dispatch.is_kept and not counting and not prepared.is_stopped:
            self._cache(prepared)
        else:
            prepared.close()
        return report

    def stop(self, thread: int | None = None) -> None:
        """Stop what runs, in one thread or in all."""
        for runner, prepared in list(self._running.items()):
            if thread in (None, runner):
                prepared.stop()

    def _cache(self, prepared: Prepared) -> None:
        """For the next time; those that were not needed for longest make room."""
        cached = self._prepared
        cached[id(prepared.dispatch)] = prepared
        if len(cached) <= MOST_PREPARED and not prepared.has_grown:
            return
        with self._lock:
            prepared.has_grown = False
            room = MOST_BYTES
            for number, one in enumerate(reversed(list(cached.values()))):
                room -= one.bytes
                # One that is not there any more has just begun to run.
                if (room < 0 or number >= MOST_PREPARED) and cached.pop(id(one.dispatch), None) is one:
                    one.close()

    def code_for(self, dispatch: Dispatch, registers: Registers, *, counting: bool) -> Code:
        """The compiled code of a dispatch's code object, from earlier launches if there were any."""
        image = dispatch.image
        key = (id(image), image.base, registers, counting)
        known = self._codes.get(key)
        if known is None:
            self._forget_unloaded()
            facts = facts_of(dispatch.processor, dispatch.setup.lanes)
            known = self._codes[key] = Code(
                Fetcher.of_image(image, facts, registers),
                facts,
                registers,
                image,
                counting=counting,
                first=self.first,
            )
        return known

    def _forget_unloaded(self) -> None:
        """Code objects that are no longer loaded do not run again."""
        for number, prepared in list(self._prepared.items()):
            if not prepared.dispatch.image.is_loaded and self._prepared.pop(number, None) is prepared:
                prepared.close()
        for key, code in list(self._codes.items()):
            if not code.image.is_loaded:
                self._codes.pop(key, None)

    @cached_property
    def work(self) -> Any:
        """The scheduler: takes a worker's context and how long it may take, tells why it comes back."""
        return ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint64)(jit().function("hk_work"))

    def take_context(self) -> Context:
        """A worker's context, as new; they are large, and kept for later launches by :meth:`give_contexts`."""
        with self._lock:
            found = self._contexts.pop() if self._contexts else None
        if found is None:
            return Context()
        ctypes.memset(ctypes.addressof(found), 0, ctypes.sizeof(found))
        return found

    def give_contexts(self, contexts: list[Context]) -> None:
        """A launch needs them no more."""
        self._contexts += contexts

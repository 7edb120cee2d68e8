"""The engine of the CPU device: it prepares a dispatch once, and runs it as often as it is launched."""

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
"""The most prepared dispatches in the cache, and the most memory that they may take."""


class CpuBackend(Backend):
    """Runs dispatches on the host's cores.

    ``first`` is how code is compiled when it is first met: quickly, and better later where it pays, or well at once.
    """

    def __init__(self, memory: Any, workers: int | None = None, *, first: int = QUICK) -> None:
        self.memory, self.first = memory, first
        self.tracer: Tracer | None = None
        """Called for every instruction of interpreted launches."""
        self.workers = workers or len(os.sched_getaffinity(0))
        self._codes: dict[tuple[Any, ...], Code] = {}
        self._contexts: list[Context] = []
        self._prepared: dict[int, Prepared] = {}
        self._running: dict[int, Prepared] = {}
        """Running dispatches, by the thread that launched them."""
        self._lock = threading.Lock()
        renew(self, "_lock", "_running")

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Run a dispatch to its end; one in the cache needs no preparation."""
        if interpreted:
            from .interpreter.interpret import Interpreter

            return Interpreter(self.memory, self.tracer).run(dispatch, counting=counting)
        # Taken out of the cache while it runs: another thread prepares its own.
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
        """Stop the running dispatch of one thread, or all."""
        for runner, prepared in list(self._running.items()):
            if thread in (None, runner):
                prepared.stop()

    def _cache(self, prepared: Prepared) -> None:
        """Put a dispatch into the cache, and evict the least recently used ones."""
        cached = self._prepared
        cached[id(prepared.dispatch)] = prepared
        if len(cached) <= MOST_PREPARED and not prepared.has_grown:
            return
        with self._lock:
            prepared.has_grown = False
            room = MOST_BYTES
            for number, one in enumerate(reversed(list(cached.values()))):
                room -= one.bytes
                # Another thread may have taken it out to run it.
                if (room < 0 or number >= MOST_PREPARED) and cached.pop(id(one.dispatch), None) is one:
                    one.close()

    def code_for(self, dispatch: Dispatch, registers: Registers, *, counting: bool) -> Code:
        """The compiled code of a dispatch's code object, shared by all its launches."""
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
        """Drop the code and the prepared dispatches of code objects that have been unloaded."""
        for number, prepared in list(self._prepared.items()):
            if not prepared.dispatch.image.is_loaded and self._prepared.pop(number, None) is prepared:
                prepared.close()
        for key, code in list(self._codes.items()):
            if not code.image.is_loaded:
                self._codes.pop(key, None)

    @cached_property
    def work(self) -> Any:
        """``hk_work``, the native scheduler: takes a worker's context and a time limit in ticks, returns why it stopped."""
        return ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint64)(jit().function("hk_work"))

    def take_context(self) -> Context:
        """A zeroed context for a worker. Contexts are large, so :meth:`give_contexts` recycles them."""
        with self._lock:
            found = self._contexts.pop() if self._contexts else None
        if found is None:
            return Context()
        ctypes.memset(ctypes.addressof(found), 0, ctypes.sizeof(found))
        return found

    def give_contexts(self, contexts: list[Context]) -> None:
        """Recycle the contexts of a dispatch."""
        self._contexts += contexts

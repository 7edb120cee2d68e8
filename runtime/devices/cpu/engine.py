"""The engine of the CPU device: it prepares a dispatch once, and runs it as often as it is launched."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING

from ....fatbin.fork import renew
from ...conditions import conditions
from ...memory.device import DeviceMemory
from ...memory.undefined import UNDEFINED
from ..backend import ENGINES, Backend, Dispatch, Report, RunningKernel
from .compiler.jit import QUICK
from .prepared import Prepared
from .shared import Shared

if TYPE_CHECKING:
    from .interpreter.interpret import Interpreter
    from .interpreter.tracing import Tracer

MOST_PREPARED, MOST_BYTES = 32, 64 << 20
"""The most prepared dispatches in the cache, and the most memory that they may take."""


class CpuBackend(Backend):
    """Runs dispatches on the host's cores.

    ``first`` is how code is compiled when it is first met: quickly, and better later where it pays, or well at once.
    """

    def __init__(self, memory: DeviceMemory, workers: int | None = None, *, first: int = QUICK) -> None:
        self.memory = memory
        self.shared = Shared(memory.reach, workers or len(os.sched_getaffinity(0)), first)
        self.tracer: Tracer | None = None
        """Called for every instruction of interpreted launches."""
        self._prepared: dict[int, Prepared] = {}
        self._running: dict[int, Prepared | Interpreter] = {}
        """Running dispatches, by the thread that launched them."""
        self._lock = threading.Lock()
        renew(self, "_lock", "_running")
        ENGINES.add(self)

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        """Run a dispatch to its end; one in the cache needs no preparation."""
        if interpreted:
            return self._interpret(dispatch, counting)
        counting = counting or conditions().has_coverage
        # Taken out of the cache while it runs: another thread prepares its own.
        prepared = self._prepared.pop(id(dispatch), None) if not counting else None
        if prepared is not None and prepared.conditions is not conditions():
            prepared.close()
            prepared = None
        if prepared is None:
            self._forget_unloaded()
            prepared = Prepared(self.shared, dispatch, counting=counting)
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

    def _interpret(self, dispatch: Dispatch, counting: bool) -> Report:
        from .interpreter.interpret import Interpreter

        interpreter = self._running[threading.get_ident()] = Interpreter(self.memory.reach, self.tracer)
        try:
            return interpreter.run(dispatch, counting=counting)
        finally:
            del self._running[threading.get_ident()]
            UNDEFINED.define_all()  # what is written here is not seen

    def stop(self, thread: int | None = None) -> None:
        """Stop the running dispatch of one thread, or all."""
        for runner, running in list(self._running.items()):
            if thread in (None, runner):
                running.stop()

    def running(self) -> list[RunningKernel]:
        """What runs now, and where the first of its workers is."""
        return [one.running() for one in list(self._running.values()) if isinstance(one, Prepared)]

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

    def _forget_unloaded(self) -> None:
        """Drop the code and the prepared dispatches of code objects that have been unloaded."""
        for number, prepared in list(self._prepared.items()):
            if not prepared.dispatch.image.is_loaded and self._prepared.pop(number, None) is prepared:
                prepared.close()
        self.shared.forget_unloaded()

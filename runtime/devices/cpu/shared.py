"""What all launches of a device share: compiled code, the memory of workers, the native scheduler."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

from ....fatbin.fork import renew
from ...isa.facts import facts_of
from ...memory.reach import Reach
from ..backend import Dispatch
from .compiler.code import Code
from .compiler.jit import jit
from .fetching import Fetcher
from .layout import Registers
from .structures import Context


class Shared:
    """The memory that launches work on, the number of ``workers``, and how code is compiled ``first``."""

    def __init__(self, memory: Reach, workers: int, first: int) -> None:
        self.memory, self.workers, self.first = memory, workers, first
        self.codes: dict[tuple[Any, ...], Code] = {}
        self._contexts: list[Context] = []
        self._work: tuple[int, Any] = 0, None
        self._lock = threading.Lock()
        renew(self, "_lock")

    def code_for(
        self, dispatch: Dispatch, registers: Registers, *, counting: bool, checks: frozenset[str] = frozenset()
    ) -> Code:
        """The compiled code of a dispatch's code object, shared by all its launches."""
        image = dispatch.image
        key = (id(image), image.base, registers, counting, checks)
        known = self.codes.get(key)
        if known is None:
            facts = facts_of(dispatch.processor, dispatch.setup.lanes)
            known = self.codes[key] = Code(
                Fetcher.of_image(image, facts, registers, self.memory.own_code),
                facts,
                registers,
                image,
                counting=counting,
                first=self.first,
                checks=checks,
            )
        return known

    def forget_unloaded(self) -> None:
        """Drop the code of code objects that have been unloaded."""
        for key, code in list(self.codes.items()):
            if not code.image.is_loaded:
                self.codes.pop(key, None)

    def work(self, context: int, ticks: int) -> int:
        """Call ``hk_work``, the native scheduler: takes a worker's context and a time limit in ticks, returns why it stopped."""
        address = jit().function("hk_work")
        at, function = self._work
        if at != address:
            function = ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint64)(address)
            self._work = address, function
        return int(function(context, ticks))

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

"""A scheduler driven by a seed: which worker goes on, with which code, and for how long, wave by wave.

All workers are contexts of one thread. Each comes back after every wave that it has run, and finds other code then, as if
it had been exchanged just there: compiled quickly, for speed, or for several waves at once. So a launch can be repeated,
and what goes wrong between any two places of exchange is found without luck.
"""

from __future__ import annotations

import ctypes
import random
import time
from typing import Any

from hipkit.runtime.devices.backend import Report
from hipkit.runtime.devices.cpu import structures
from hipkit.runtime.devices.cpu.compiler import code as code_module
from hipkit.runtime.devices.cpu.compiler.access_patterns import AccessPatterns
from hipkit.runtime.devices.cpu.compiler.code import Code, Compiled, key_of, table_of
from hipkit.runtime.devices.cpu.compiler.jit import FAST, QUICK, jit
from hipkit.runtime.devices.cpu.prepared import Prepared

ONE_WAVE = 1
"""Work until a worker looks at the clock: whatever has run is more."""
BUDGETS = (2, 3, 5, 17, 1 << 14)
"""Turns of loops until a wave lets others run."""


class Versions:
    """Every version that one code object has been compiled to."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.quick: dict[int, Compiled] = {}
        self.fast: dict[int, Compiled] = {}
        self._tables: list[Any] = []
        self.tables: list[tuple[int, int]] = []
        """Addresses of a table, and of what runs several waves at once or 0."""

    def add(self, key: int) -> None:
        """Compile what is missing, quickly."""
        one = Compiled((key & (1 << 48) - 1) - 1, key >> 48)
        self.code._compile(one, QUICK)
        self.quick |= {
            key_of(entry, one.mode): one for entry in one.entries if key_of(entry, one.mode) not in self.quick
        }
        self._publish()

    def improve(self, patterns: AccessPatterns, batch_size: int) -> None:
        """Compile everything for speed, and for several waves at once."""
        for one in {id(one): one for one in self.quick.values()}.values():
            if key_of(one.start, one.mode) in self.fast:
                continue
            better = Compiled(one.start, one.mode)
            self.code._compile(better, FAST, patterns)
            self.fast |= {key_of(entry, better.mode): better for entry in better.entries}
            if batch_size > 1:
                self.code._make_batch(better, batch_size, patterns)
        self._publish()

    def _publish(self) -> None:
        code = self.code
        self.tables = [self._table(self.quick, 0)]
        if self.fast:
            self.tables.append(self._table(self.quick | self.fast, 0))
        if code._batches:
            self.tables.append(self._table(self.quick | self.fast | code._batches, code.run_batches))

    def _table(self, published: dict[int, Compiled], run_batches: int) -> tuple[int, int]:
        table = table_of(published)
        self._tables.append(table)
        return ctypes.addressof(table) + code_module.TABLE_START, run_batches


class SeededScheduler:
    """Takes the place of ``Prepared._go``; :attr:`random` decides everything."""

    def __init__(self, workers: int) -> None:
        self.workers, self.random = workers, random.Random(0)
        self._versions: dict[int, Versions] = {}
        self.exchanges = 0
        """How often a worker went on with other code than before."""

    def versions_of(self, code: Code) -> Versions:
        """Those of a code object."""
        return self._versions.setdefault(id(code), Versions(code))

    def go(self, prepared: Prepared) -> Report:
        """Carry a launch out."""
        launch, versions = prepared.launch, self.versions_of(prepared.code)
        if not versions.tables:
            versions.add(key_of(launch.entry, launch.mode))
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(jit().function("hk_prepare"))(ctypes.addressof(launch))
        prepared.worker_count = min(self.workers, prepared.group_count)
        while len(prepared.contexts) < prepared.worker_count:
            prepared._add_worker()
        launch.next_group, launch.look = 0, ONE_WAVE
        begun, last, going = time.perf_counter(), None, list(prepared.contexts)
        while going:
            context = self.random.choice(going)
            launch.regions, launch.run_batches = version = self.random.choice(versions.tables)
            launch.budget = self.random.choice(BUDGETS)
            self.exchanges += last not in (None, version)
            last = version
            status = prepared.shared.work(ctypes.addressof(context), 1)
            if status == structures.MISSING:
                versions.add(context.missing)
            elif status == structures.CROWDED:
                prepared._make_room(context)
            elif status == structures.ABORTED:
                prepared._raise()
            elif status == structures.FINISHED:
                going.remove(context)
        versions.improve(AccessPatterns(prepared.contexts[0]), launch.batch_size)
        return Report(0.0, time.perf_counter() - begun)

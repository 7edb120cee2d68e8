"""Kernel statistics of a process under ``hipkit run``: running kernels, counts, times and faults."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ...fatbin.codeobject.demangle import demangle
from .. import run_folder
from ..conditions import conditions
from ..device import Device
from ..devices.backend import ENGINES, RunningKernel
from ..devices.findings import FINDINGS, KernelFinding
from ..process import start_thread
from ..streams import command
from ..streams.command import Command, Kind
from . import leaving

LONG = 5.0
"""Seconds after which a kernel that runs is reported; then again each time that it has run six times as long."""
_AGAIN, _LOOK = 6, 0.5
_COST = 20
"""How many times what finding a source line has taken passes before one is looked for again."""
_BETWEEN_WRITES = 0.2
_MOST_FAULTS = 100


class Observer:
    """Notes what the devices of this process do, as the options of the run say."""

    def __init__(self, options: dict[str, Any]) -> None:
        self._options = options
        self._devices: list[Device] = []
        self._kernels: dict[str, list[int]] = {}
        self._faults: list[dict[str, Any]] = []
        self._lock = threading.Lock()
        self._written = 0.0
        self._findings = 0
        """How many findings there were when a kernel last ended."""
        self._next_report: dict[object, float] = {}
        self._is_running = False
        self._lines: dict[object, str] = {}
        """The source lines that were last found, by launch."""
        self._next_line = 0.0
        if options.get("has_report"):
            FINDINGS.are_reported = True
            command.observers.append(self._ended)
            leaving.at_rest.append(self._write)

    def watch(self, device: Device) -> None:
        """Look after a device that was made."""
        if self._options.get("is_verbose"):
            print(f"hipkit: {Path('/proc/self/exe').resolve().name}: the device is {device.target}", file=sys.stderr)
        self._devices.append(device)
        if len(self._devices) > 1:
            return
        start_thread(self._look, "hipkit watch")
        if self._options.get("has_trace"):
            self._trace()
        if conditions().has_coverage:
            self._cover()

    @staticmethod
    def _cover() -> None:
        """Note what runs, and what it writes."""
        from ..devices.coverage import COVERAGE
        from ..devices.written import WRITTEN

        WRITTEN.begin()
        leaving.at_rest.append(
            lambda: run_folder.put(run_folder.COVERAGE, {"files": COVERAGE.document(), "buffers": WRITTEN.document()})
        )

    # Kernels that run for long

    def _look(self) -> None:
        while True:
            time.sleep(_LOOK)
            self.look()

    def look(self) -> None:
        """Say which kernels have run for long, and note what runs for when the run is interrupted."""
        now = [one for engine in list(ENGINES) for one in engine.running()]
        self._lines = {one.launch: self._line(one) for one in now}
        self._report(now)
        if now or self._is_running:
            run_folder.put(run_folder.RUNNING, {"kernels": [self._described(one) for one in now]} if now else None)
        self._is_running = bool(now)

    def _line(self, one: RunningKernel) -> str:
        """The source line that a kernel is at, or was at when one was last looked for: of code with much debug information
        to find one takes seconds, in which the kernel's own thread waits for Python."""
        if time.monotonic() < self._next_line:
            return self._lines.get(one.launch, "")
        begun = time.thread_time()
        found = one.line()
        self._next_line = time.monotonic() + _COST * (time.thread_time() - begun)
        return found

    def _described(self, one: RunningKernel) -> str:
        """A kernel that runs, in words: name, source line if it is known, seconds."""
        line = self._lines.get(one.launch)
        return f"kernel {demangle(one.kernel)}{f' at {line}' if line else ''} has run for {one.seconds:.0f} s"

    def _report(self, running: Sequence[RunningKernel]) -> None:
        due = {one.launch: self._next_report.get(one.launch, LONG) for one in running}
        for one in running:
            if one.seconds >= due[one.launch] and not self._options.get("is_quiet"):
                due[one.launch] = _AGAIN * one.seconds
                print(f"hipkit: {self._described(one)} and is not done", file=sys.stderr)
        self._next_report = due

    # What has run

    def _ended(self, ended: Command) -> None:
        if ended.kind is not Kind.KERNEL:
            return
        with self._lock:
            row = self._kernels.setdefault(ended.name, [0, 0])
            row[0] += 1
            row[1] += ended.ended - ended.begun
            if ended.error is not None and len(self._faults) < _MOST_FAULTS:
                self._faults.append({"kernel": demangle(ended.name), "error": str(ended.error)})
            is_new = len(FINDINGS.found) != self._findings
            self._findings = len(FINDINGS.found)
            is_due = is_new or ended.error is not None or time.monotonic() - self._written > _BETWEEN_WRITES
        if is_due:
            self._write()

    def _write(self) -> None:
        with self._lock:
            self._written = time.monotonic()
            kernels = [
                {"name": demangle(name), "launches": count, "seconds": spent / 1e9}
                for name, (count, spent) in self._kernels.items()
            ]
            document = {
                "program": str(Path("/proc/self/exe").resolve()),
                "devices": [str(device.target) for device in self._devices],
                "kernels": kernels,
                "faults": list(self._faults),
                "findings": [finding.document() for finding in (*FINDINGS.all(), *self._left())],
            }
            run_folder.put(run_folder.REPORT, document)  # here, so that none replaces one that says more

    def _left(self) -> Iterable[KernelFinding]:
        """What the program has not given back, once it ends. After a kernel failed, calls that give back fail as well."""
        if "leak" not in conditions().checks or self._faults or not leaving.has_left():
            return []
        from .resources import TRACKED

        return list(TRACKED.findings())

    def _trace(self) -> None:
        from ..trace import Trace, record

        recorded = Trace()
        record(recorded)
        leaving.at_rest.append(lambda: run_folder.put(run_folder.TRACE, {"traceEvents": recorded.events()}))

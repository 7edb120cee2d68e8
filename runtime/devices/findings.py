"""What checked launches find: one finding for each pair of instructions, with both sides in words."""

from __future__ import annotations

import atexit
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ...fatbin.codeobject.demangle import demangle
from ...fatbin.records import dataclass, field, replace
from .. import run_folder
from ..errors import (
    DeadlockError,
    IllegalInstructionError,
    JumpFault,
    KernelError,
    MemoryFault,
    StandstillError,
    TrapError,
)
from .backend import Size
from .trap_kinds import TRAP

ERROR, WARNING = "error", "warning"


@dataclass(frozen=True, slots=True)
class Site:
    """One side of a finding: what a lane of a wave did where."""

    does: str
    """What it did, such as ``writes`` or ``waits``."""
    instruction: str = ""
    """The mnemonic; empty where the instruction is not known."""
    address: int = -1
    """Of the instruction, in the code object."""
    line: str = ""
    """The source line, as ``file:line``; empty where it is not known."""
    group: Size = (0, 0, 0)
    wave: int = 0
    """-1: another one than the other side's; which is not known."""
    lane: int = -1
    """-1 for the wave as a whole, or where it is not known."""
    program: str = ""
    """The file of the host's code that did it; empty where a kernel did."""

    def __str__(self) -> str:
        if self.program:
            return f"{self.program} {self.does}{f' ({self.line})' if self.line else ''}"
        lane = f"lane {self.lane} of " if self.lane >= 0 else ""
        where = f" at {self.address:#x}" if self.instruction else ""
        by = f" by {self.instruction}{where}" if self.instruction else ""
        from .places import Who  # slow to import, and most processes find nothing

        who = str(Who(self.wave, self.group)) if self.wave >= 0 else "another wave"
        return f"{lane}{who} {self.does}{by}{f' ({self.line})' if self.line else ''}"

    @property
    def place(self) -> str:
        """The source line, or the address."""
        return self.line or (f"{self.address:#x}" if self.address >= 0 else "an instruction that is not known")


@dataclass(frozen=True, slots=True)
class KernelFinding:
    """A fault of a kernel that a check has found."""

    tool: str
    """Which check: ``mem``, ``init``, ``race``, ``sync``, ``wait`` or ``leak``."""
    rule: str
    """What is wrong, as a name: ``race``, ``divergent-barrier``."""
    severity: str
    kernel: str
    """Empty for what the host's code has done."""
    text: str
    """What is wrong, in a sentence."""
    sites: tuple[Site, ...]
    """Where: the later side first."""
    detail: str = ""
    """Which memory is meant, such as ``element 3 of 100 × 4 bytes``, or the message of a fault."""
    hint: str = ""
    """What would mend it."""
    count: int = 1
    """How often it was seen."""

    @property
    def key(self) -> tuple[Any, ...]:
        """Findings with the same key are one."""
        return (self.rule, self.kernel, *sorted((site.address, site.line) for site in self.sites))

    @property
    def where(self) -> str:
        """The place of the later side."""
        return self.sites[0].place if self.sites else ""

    def lines(self) -> list[str]:
        """The finding as text."""
        times = f" ({self.count} times)" if self.count > 1 else ""
        where = f" in kernel {demangle(self.kernel)}" if self.kernel else ""
        found = [f"{self.severity}: {self.tool}: {self.rule}{where}: {self.text}{times}"]
        found += [f"  {site}" for site in self.sites]
        if self.detail:
            found.append(f"  {self.detail}")
        if self.hint:
            found.append(f"  {self.hint}")
        return found

    def document(self) -> dict[str, Any]:
        """The finding as JSON has it."""
        return {
            "tool": self.tool, "rule": self.rule, "severity": self.severity, "kernel": demangle(self.kernel),
            "text": self.text, "detail": self.detail, "hint": self.hint, "count": self.count,
            "sites": [
                {
                    "does": site.does, "instruction": site.instruction, "address": site.address, "line": site.line,
                    "group": list(site.group), "wave": site.wave, "lane": site.lane, "program": site.program,
                }
                for site in self.sites
            ],
        }  # fmt: skip

    @classmethod
    def of_document(cls, document: Mapping[str, Any]) -> KernelFinding:
        """The finding that :meth:`document` has described."""
        sites = tuple(Site(**{**site, "group": tuple(site["group"])}) for site in document["sites"])
        return cls(**{**document, "sites": sites})


@dataclass
class Findings:
    """Findings by key, each once."""

    found: dict[tuple[Any, ...], KernelFinding] = field(default_factory=dict)
    are_reported: bool = True
    """Whether they are reported in another way than when the process ends."""
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, more: Iterable[KernelFinding]) -> None:
        """Add findings of a launch. Those that are not taken are reported when the process ends."""
        with self._lock:
            if not self.are_reported:
                self.are_reported = True
                atexit.register(self._report)
            for one in more:
                known = self.found.get(one.key)
                self.found[one.key] = one if known is None else replace(known, count=known.count + one.count)

    def all(self) -> list[KernelFinding]:
        """What has been found."""
        with self._lock:
            return list(self.found.values())

    def take(self) -> list[KernelFinding]:
        """What was found since this was last called."""
        with self._lock:
            found, self.found = list(self.found.values()), {}
        return found

    def _report(self) -> None:
        """At the end of a Python process that launches kernels itself: to ``hipkit run``, or on stderr."""
        if not (found := self.take()):
            return
        if run_folder.options().get("has_report"):
            run = dict.fromkeys(("devices", "kernels", "faults"), ())
            documents = [one.document() for one in found]
            run_folder.put(run_folder.REPORT, {"program": sys.executable, **run, "findings": documents})
            return
        count = f"{len(found)} finding{'s' if len(found) > 1 else ''}"
        print(*(line for one in found for line in one.lines()), f"hipkit: {count}", sep="\n", file=sys.stderr)


_FAULTS: tuple[tuple[type[KernelError], str, str, str], ...] = (
    (MemoryFault, "mem", "memory-fault", "an access to memory that the kernel may not use"),
    (JumpFault, "mem", "jump-fault", "a jump to where there is no code"),
    (IllegalInstructionError, "mem", "illegal-instruction", "bytes that are no instruction"),
    (TrapError, "mem", "trap", "a trap ended the kernel"),
    (StandstillError, "sync", "deadlock", "waves wait in a loop for what no other wave will do"),
    (DeadlockError, "sync", "deadlock", "waves wait for a barrier that will not open"),
)
"""Faults that are findings, with tool, rule and text."""


def of_fault(error: KernelError, kernel: str, tools: frozenset[str]) -> Iterator[KernelFinding]:
    """The finding that a fault is, if it is one of these tools'."""
    for type, tool, rule, text in _FAULTS:
        if not isinstance(error, type) or tool not in tools:
            continue
        if isinstance(error, TrapError) and error.kind != TRAP:
            rule, text = error.kind, error.text
        message = str(error).removeprefix(f"kernel {kernel}: ")
        lane = error.lane if isinstance(error, MemoryFault) else -1
        sites: tuple[Site, ...] = ()
        if isinstance(error, MemoryFault | JumpFault | TrapError | StandstillError) and error.code_address >= 0:
            name = error.instruction.partition(" ")[0]
            does = "waits" if isinstance(error, StandstillError) else "is stopped"
            sites = (Site(does, name, error.code_address, error.line, error.group, error.wave, lane),)
        yield KernelFinding(tool, rule, ERROR, kernel, text, sites, message)
        return


FINDINGS = Findings(are_reported=False)
"""What has been found in this process."""

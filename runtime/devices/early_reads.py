"""Registers that kernels read before the values of memory operations have surely arrived: ``--tool wait``.

The engine carries operations out one after the other, so what it computes is right with and without a wait. Which
reads come too early is known from the code, for all paths: see :mod:`hipkit.fatbin.validate.outstanding`. They count where a
kernel executes them.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ...fatbin.codeobject.demangle import demangle
from ...fatbin.errors import HipkitError
from ...fatbin.fork import hold
from ...fatbin.isa.register_bits import names_of
from ...fatbin.records import NamedTuple, dataclass
from ...fatbin.validate.bodies import Bodies, Body
from ...fatbin.validate.outstanding import Early, early_uses, instructions_of
from .findings import ERROR, KernelFinding, Site

if TYPE_CHECKING:
    from ...fatbin.codeobject.code_object import CodeObject
    from ...fatbin.isa import Instruction
    from ...loader.image import LoadedImage

_MOST, _MOST_NAMES = 64, 4
_TEXT = "a register is read before the value that a memory operation brings has surely arrived"
_HINT = (
    "a wait in between for the counter of that operation is missing, on one path at least; a GPU may read the old value"
)


class EarlyRead(NamedTuple):
    """A read that comes too early, by addresses in the code object."""

    at: int
    instruction: str
    registers: str
    begun: int | None
    """The memory operation; None where it is not before the read in the code."""
    brings: str


@dataclass
class _Found:
    by_kernel: dict[str, list[EarlyRead]]
    of_functions: list[EarlyRead] | None = None


_known: WeakKeyDictionary[CodeObject, _Found] = WeakKeyDictionary()
_lock = hold(threading.Lock())


def early_reads(code: CodeObject, kernel: str) -> list[EarlyRead]:
    """The reads of a kernel, and of the functions of its code object, that come too early."""
    with _lock:
        found = _known.setdefault(code, _Found({}))
        if kernel not in found.by_kernel or found.of_functions is None:
            bodies = _bodies(code)
            own = [one for body in bodies if body.kernel and body.name == kernel for one in _reads(body)]
            found.by_kernel[kernel] = own
            if found.of_functions is None:
                found.of_functions = [one for body in bodies if not body.kernel for one in _reads(body)]
        return found.by_kernel[kernel] + found.of_functions


def _bodies(code: CodeObject) -> tuple[Body, ...]:
    try:
        return Bodies(code).all
    except HipkitError:  # damage, which hipkit validate reports
        return ()


def _reads(body: Body) -> Iterator[EarlyRead]:
    found: list[Early] = []
    with suppress(HipkitError):
        found.extend(early for early in early_uses(body.reading, _MOST) if early.is_read)
    with suppress(HipkitError):
        instructions = instructions_of(body.reading, found)
        yield from (_read(body, early, instructions) for early in found)


def _read(body: Body, early: Early, instructions: Mapping[int, Instruction]) -> EarlyRead:
    names = names_of(early.registers)
    shown = ", ".join(names[:_MOST_NAMES]) + (" and more" if len(names) > _MOST_NAMES else "")
    begun = None if early.begun is None else body.address + early.begun
    brings = "" if early.begun is None else str(instructions.get(early.begun))
    return EarlyRead(body.address + early.at, str(instructions.get(early.at)), shown, begun, brings)


def findings(
    reads: list[EarlyRead], executed: Mapping[int, int], image: LoadedImage, kernel: str
) -> Iterator[KernelFinding]:
    """The reads that a launch has executed; ``executed`` has the waves that reached an address of the code object."""
    name = f"kernel {demangle(kernel)}"
    for read in reads:
        if count := executed.get(read.at, 0):
            sites = [_site(image, name, f"reads {read.registers}", read.instruction, read.at)]
            if read.begun is not None:
                sites.append(_site(image, name, "brings it", read.brings, read.begun))
            yield KernelFinding("wait", "missing-wait", ERROR, kernel, _TEXT, tuple(sites), "", _HINT, count)


def _site(image: LoadedImage, kernel: str, does: str, instruction: str, at: int) -> Site:
    line = image.lines.program_line(at)
    name, _, rest = instruction.partition(" ")
    return Site(f"{does} by {name} {rest} at {at:#x}", name, at, str(line) if line else "", program=kernel)

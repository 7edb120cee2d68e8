"""The CPU device's engine: code found missing is lifted, emitted and compiled; workers carry the groups out."""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ....fatbin.isa import Instruction, decode
from ...errors import LaunchFault
from ...isa.facts import Facts, facts_of
from ...isa.lift import Region, lift
from ..backend import Backend, Dispatch, Report
from . import layout, structures
from .code import CodeCache
from .emit import RegionEmitter
from .faults import explain
from .jit import jit
from .layout import Registers
from .slots import Slots


@dataclass
class Running:
    """A dispatch that is being carried out."""

    dispatch: Dispatch
    facts: Facts
    registers: Registers
    launch: Any
    contexts: list[Any]
    report: Report
    counting: bool
    lock: threading.Lock = field(default_factory=threading.Lock)
    errors: list[BaseException] = field(default_factory=list)


class CpuBackend(Backend):
    """Runs dispatches on the host's cores."""

    def __init__(self, memory: Any, workers: int | None = None) -> None:
        self.memory = memory
        self.workers = workers or len(os.sched_getaffinity(0))
        self._codes: dict[int, CodeCache] = {}
        self._slots = Slots()

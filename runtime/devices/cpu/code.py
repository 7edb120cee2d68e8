"""The compiled code of a kernel's target and registers: regions found by address and MODE, quick first, fast later."""

from __future__ import annotations

import ctypes
import struct
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Instruction, decode
from ...isa.execute import UnknownOperationError
from ...isa.facts import Facts
from ...isa.lift import Region, lift
from .emit import RegionEmitter
from .jit import jit
from .layout import Registers
from .structures import Region as Row

QUICK, FAST = 0, 2
"""LLVM's levels for the two tiers."""
SMALLEST_TABLE = 64


@dataclass
class Compiled:
    """One region for one MODE, as good as it has been compiled."""

    region: Region
    mode: int
    entries: dict[int, int] = field(default_factory=dict)
    code: int = 0
    level: int = -1


class Fetcher:
    """Instructions by address, decoded when they are first asked for."""

    def __init__(self, start: int, code: bytes, processor: str, features: tuple[str, ...]) -> None:
        self.start, self.code, self.processor, self.features = start, code, processor, features
        self._known: dict[int, Instruction] = {}
        self._going: dict[int, Iterator[Instruction]] = {}

    def __call__(self, address: int) -> Instruction:
        """The instruction at an address."""
        known = self._known.get(address)
        if known is not None:
            return known
        if not 0 <= address - self.start < len(self.code):
            raise HipkitError(f"the wave goes on at {address:#x}, where the code object has no code")
        going = self._going.pop(address, None)
        if going is None:
            rest = self.code[address - self.start :]
            going = iter(decode(rest, self.processor, address=address, features=self.features))
        found = self._known[address] = next(going)
        if not found.is_known:
            raise UnknownOperationError(f"{found} at {address:#x} is no instruction of {self.processor}")
        self._going[address + found.size] = going
        return found


class Code:
    """All regions of one code object in memory, for one shape of waves."""

    def __init__(self, fetch: Fetcher, facts: Facts, registers: Registers, image: object, *, counting: bool) -> None:
        self.image = image  # kept, so that nobody else's can be taken for it
        self.fetch, self.facts, self.registers = fetch, facts, registers
        self.counters: dict[int, int] | None = {} if counting else None
        self.blocks: dict[int, list[Instruction]] = {}
        self.compiled: dict[tuple[int, int], Compiled] = {}
        self._tables: list[ctypes.Array[ctypes.c_char]] = []
        self.table = 0
        self.compile_seconds = 0.0
        self.lock = threading.RLock()
        self._publish()

    def add(self, key: int) -> None:
        """Compile what is missing: the region from an address in a MODE."""
        address, mode = key & (1 << 48) - 1, key >> 48
        with self.lock:
            if (address, mode) in self.compiled:
                return
            region = lift(address, self.fetch)
            found = Compiled(region, mode)
            self.compile(found, QUICK)
            for block in region:
                self.blocks[block.start] = block.instructions
            for entry in found.entries:
                self.compiled.setdefault((entry, mode), found)
            self._publish()

    def improve(self) -> bool:
        """Compile one region that is only there quickly for speed; whether there was one."""
        with self.lock:
            waiting = next((one for one in self.compiled.values() if one.level < FAST), None)
            if waiting is None:
                return False
            self.compile(waiting, FAST)
            self._publish()
            return True

    def compile(self, one: Compiled, level: int) -> None:
        """Emit and compile a region."""
        begun = time.perf_counter()
        emitter = RegionEmitter(
            one.region, self.facts, self.registers, one.mode, optimized=level > 0, counters=self.counters
        )
        emitted = emitter.emit()
        image = jit().compile(emitted.text, level)
        one.code, one.entries, one.level = jit().load(image, emitted.name), emitted.entries, level
        self.compile_seconds += time.perf_counter() - begun

    def _publish(self) -> None:
        """A new table, as workers read it; old ones stay for those who still look into them."""
        rows = {address | mode << 48: one for (address, mode), one in self.compiled.items()}
        size = SMALLEST_TABLE
        while size < 2 * len(rows) + 2:
            size *= 2
        table = ctypes.create_string_buffer(8 + size * ctypes.sizeof(Row))
        struct.pack_into("<Q", table, 0, size - 1)
        for key, one in rows.items():
            at = ((key >> 2) * 0x9E3779B97F4A7C15 & (1 << 64) - 1) >> 40
            while struct.unpack_from("<Q", table, 8 + (at & size - 1) * 24)[0]:
                at += 1
            entry = one.entries[key & (1 << 48) - 1]
            struct.pack_into("<QQQ", table, 8 + (at & size - 1) * 24, key, one.code, entry)
        self._tables.append(table)
        self.table = ctypes.addressof(table) + 8

"""Which scalar registers an instruction may read the old value of, over all paths that lead to it, on GFX12.

Vector instructions have a cache of pairs of scalar registers. Where one has read a pair and another instruction writes to it, the next
that reads it must wait until the cache has the new value: code has s_wait_alu in between.
Source: LLVM's AMDGPUWaitSGPRHazards.
"""

from __future__ import annotations

import bisect
import collections
import heapq
from collections.abc import Iterator
from functools import lru_cache

from ..isa.instruction import Decoded, Instruction
from ..isa.register_bits import FIRST, bits_of
from ..records import NamedTuple
from .distances import SA_SDST, SCALARS, VA_SDST, VA_VCC, VCC
from .reading import Reading

_EVEN = sum(1 << number for number in range(0, FIRST["ttmp"], 2))
_ENDS = ("s_endpgm",)
_MOST_BEFORE = 1 << 12
"""In how many instructions at most what writes a register is looked for."""


class Stale(NamedTuple):
    """A read of registers whose new value may not be there: the offset, the registers as bits, and what writes them."""

    at: int
    registers: int
    writer: int | None


class _State(NamedTuple):
    """The registers that vector instructions may have read, and those that scalar and vector instructions have written since."""

    read: int = 0
    by_scalar: int = 0
    by_vector: int = 0

    def joined(self, other: _State) -> _State:
        return _State(self.read | other.read, self.by_scalar | other.by_scalar, self.by_vector | other.by_vector)


class _Doing(NamedTuple):
    """What an instruction does with scalar registers."""

    reads: int = 0
    writes: int = 0
    is_vector: bool = False
    keeps_scalar: int = SCALARS
    """The registers written by scalar instructions that are not waited for by it, and those by vector instructions."""
    keeps_vector: int = SCALARS
    leaves: bool = False
    """Whether control goes to another function."""
    returns: bool = False
    """Whether it comes back from there."""


_NOTHING = _Doing()


@lru_cache(maxsize=1 << 16)
def _doing(decoded: Decoded) -> _Doing:
    found = Instruction(0, decoded)
    is_vector, is_scalar = found.has("VALU"), found.has("SALU")
    if found.mnemonic in ("s_wait_alu", "s_waitcnt_depctr"):
        return _waiting(found.constant("simm16") or 0)
    if found.has("SMRD", "MUBUF", "MTBUF", "MIMG", "VIMAGE", "VSAMPLE"):
        return _Doing(keeps_scalar=0, keeps_vector=0)
    if not is_vector and not is_scalar:
        return _NOTHING
    leaves = found.has("isCall", "isReturn", "isIndirectBranch") and not found.mnemonic.startswith(_ENDS)
    reads, writes = (_bits(found, is_output) for is_output in (False, True))
    return _Doing(reads, writes, is_vector, leaves=leaves, returns=found.has("isCall"))


def _waiting(mask: int) -> _Doing:
    keeps_vector = SCALARS if mask & VA_SDST else VCC
    keeps_vector &= SCALARS if mask & VA_VCC else ~VCC
    return _Doing(keeps_scalar=SCALARS if mask & SA_SDST else 0, keeps_vector=keeps_vector)


def _bits(found: Instruction, is_output: bool) -> int:
    bits = 0
    for register in found.writes if is_output else found.reads:
        bits |= bits_of(register)
    return bits & SCALARS | (VCC if bits & VCC else 0)


def _pairs(bits: int) -> int:
    """The registers of all pairs of which one is among them."""
    return ((bits | bits >> 1) & _EVEN) * 3


def _next(state: _State, doing: _Doing) -> tuple[_State, int]:
    """What an instruction makes of the state, and the registers that it reads and whose new value may not be there."""
    if doing is _NOTHING:
        return state, 0
    read, by_scalar, by_vector = state.read, state.by_scalar & doing.keeps_scalar, state.by_vector & doing.keeps_vector
    if not (doing.reads or doing.writes or doing.leaves):
        return _State(read, by_scalar, by_vector), 0
    if (
        not doing.is_vector and not doing.leaves and doing.reads & read
    ):  # a scalar instruction waits for what vector instructions write
        known = doing.reads & read
        by_vector &= (~VCC if known & VCC else -1) & (VCC if known & ~VCC else -1)
    stale = by_scalar | by_vector if doing.leaves else doing.reads & (by_scalar | by_vector)
    if stale & by_scalar:
        by_scalar = 0
    if stale & by_vector & VCC:
        by_vector &= ~VCC
    if stale & by_vector & ~VCC:
        by_vector &= VCC
    if doing.is_vector:
        read |= _pairs(doing.reads)
    if doing.returns:
        read = SCALARS
    written = doing.writes & read
    by_scalar = by_scalar & ~(written & VCC) | (0 if doing.is_vector else written)
    by_vector = by_vector & ~(written & VCC) | (written if doing.is_vector else 0)
    return _State(read, by_scalar, by_vector), stale


_Steps = list[tuple[int, _Doing]]


def stale_reads(reading: Reading, *, is_entry: bool) -> Iterator[Stale]:
    """The reads of registers whose new value may not be there; a function that is called knows nothing of what was read before."""
    steps = [(found.address, _doing(found.decoded)) for found in reading.decoder.instructions(reading.code, 0)]
    offsets = [at for at, _ in steps]
    blocks = {
        start: (steps[bisect.bisect_left(offsets, start) : bisect.bisect_left(offsets, end)], successors)
        for start, end, successors in reading.spans()
    }
    first = _State() if is_entry else _State(read=SCALARS)
    for start, state in sorted(_fixed_point(blocks, first).items()):
        for at, doing in blocks[start][0]:
            state, stale = _next(state, doing)
            if stale:
                yield Stale(at, stale, _writer(reading, at, stale))


def _fixed_point(blocks: dict[int, tuple[_Steps, list[int]]], first: _State) -> dict[int, _State]:
    """The state at the start of each block that is reached."""
    before, waiting = {0: first}, [0]
    while waiting:
        start = heapq.heappop(waiting)
        if start not in blocks:
            continue
        state = before[start]
        for _, doing in blocks[start][0]:
            state, _ = _next(state, doing)
        for successor in blocks[start][1]:
            known = before.get(successor)
            joined = state.joined(known) if known else state
            if joined != known and successor in blocks:
                before[successor] = joined
                if successor not in waiting:
                    heapq.heappush(waiting, successor)
    return before


def _writer(reading: Reading, at: int, stale: int) -> int | None:
    """The nearest instruction in front of a read that writes the registers."""
    waiting, seen = collections.deque([at]), {at}
    while waiting and len(seen) < _MOST_BEFORE:
        for before in reading.before(waiting.popleft()):
            if _doing(before.decoded).writes & stale:
                return before.address
            if before.address not in seen:
                seen.add(before.address)
                waiting.append(before.address)
    return None

"""What memory operations that are under way have to do with an instruction: results that arrive later, and waits for them.

Operations are counted, and code waits until a counter has fallen far enough. Which counter an operation is counted by
depends on its kind and on the generation; the results of one counter arrive in order, but for those of scalar loads.
Source: the ISA manuals ("Data dependency resolution"), and which counters LLVM says that an instruction uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .model import Effect, Kind, Register
from .printers.control import WAIT_COUNTS, WaitCount
from .register_bits import bits_of

if TYPE_CHECKING:
    from .form import Form
    from .instruction import Instruction


_OF_MAJOR = {
    9: ("vmcnt", "vmcnt", "vmcnt", "vmcnt", "lgkmcnt", "lgkmcnt"),
    10: ("vmcnt", "vscnt", "vmcnt", "vmcnt", "lgkmcnt", "lgkmcnt"),
    11: ("vmcnt", "vscnt", "vmcnt", "vmcnt", "lgkmcnt", "lgkmcnt"),
    12: ("loadcnt", "storecnt", "samplecnt", "bvhcnt", "dscnt", "kmcnt"),
}
"""The counter of each kind of operation."""
_HIGHEST = {("lgkmcnt", 9): 15, ("bvhcnt", 12): 7}
"""How high a counter goes where that is not 63."""
_LOW, _HIGH = ((0, 6),), ((8, 6),)
_WAITS = {
    "s_waitcnt_vscnt": (WaitCount("vscnt", _LOW),),
    "s_waitcnt_vmcnt": (WaitCount("vmcnt", _LOW),),
    "s_waitcnt_lgkmcnt": (WaitCount("lgkmcnt", _LOW),),
    "s_wait_loadcnt": (WaitCount("loadcnt", _LOW),),
    "s_wait_storecnt": (WaitCount("storecnt", _LOW),),
    "s_wait_samplecnt": (WaitCount("samplecnt", _LOW),),
    "s_wait_bvhcnt": (WaitCount("bvhcnt", _LOW),),
    "s_wait_dscnt": (WaitCount("dscnt", _LOW),),
    "s_wait_kmcnt": (WaitCount("kmcnt", _LOW),),
    "s_wait_loadcnt_dscnt": (WaitCount("loadcnt", _HIGH), WaitCount("dscnt", _LOW)),
    "s_wait_storecnt_dscnt": (WaitCount("storecnt", _HIGH), WaitCount("dscnt", _LOW)),
}
"""What instructions wait for beside s_waitcnt."""
_EVERYTHING = frozenset({"s_wait_idle"})
_NOTHING = Effect(is_plain=True)


def counters(major: int) -> tuple[str, ...]:
    """The counter of each :class:`Kind` on a generation."""
    return _OF_MAJOR[min(major, max(_OF_MAJOR))]


def highest(counter: str, major: int) -> int:
    """How high a counter goes: no operation begins while it is there, so that of older ones the results have arrived."""
    return _HIGHEST.get((counter, major), 63)


def effect_of(instruction: Instruction) -> Effect:
    """What an instruction does; remembered with its bits, as far as it depends on nothing else."""
    if instruction.vgpr_msbs:
        return _found(instruction)
    decoded = instruction.decoded
    if decoded.effect is None:
        decoded.effect = _found(instruction)
    return decoded.effect


def _found(instruction: Instruction) -> Effect:
    form = instruction.form
    if form is None:
        return _NOTHING
    waits = _waits(instruction, form)
    if waits or form.has("isCall"):
        return Effect(waits=waits, is_call=form.has("isCall"))
    reads, writes = _bits(instruction.reads), _bits(instruction.writes)
    kinds = _kinds(form)
    if not kinds:
        return Effect(reads, writes, is_plain=True)
    # The old value of a result of which only half is written is not waited for.
    return Effect(reads & ~writes, results=writes, kinds=kinds)


def _kinds(form: Form) -> tuple[Kind, ...]:
    if form.encoding == "FLAT":
        is_load = not _only_stores(form)
        return (Kind.LOAD if is_load else Kind.STORE, Kind.LDS)
    if form.has("VM_CNT"):
        return (_kind_of_vector(form),)
    if form.has("LGKM_CNT"):
        return (Kind.LDS if form.has("DS") else Kind.SCALAR,)
    return (Kind.SCALAR,) if form.mnemonic.startswith("s_sendmsg") else ()


def _kind_of_vector(form: Form) -> Kind:
    if _only_stores(form):
        return Kind.STORE
    if "_bvh" in form.mnemonic:
        return Kind.RAY
    return Kind.SAMPLE if form.has("VSAMPLE") or form.mnemonic.startswith("image_msaa") else Kind.LOAD


def _only_stores(form: Form) -> bool:
    return form.has("mayStore") and (not form.has("mayLoad") or form.has("IsAtomicNoRet"))


def _waits(instruction: Instruction, form: Form) -> tuple[tuple[str, int], ...]:
    if form.pseudo in _EVERYTHING:
        return tuple((counter, 0) for counter in dict.fromkeys(counters(form.isa.major)))
    bits = instruction.constant("simm16")
    if bits is None:
        return ()
    is_old = form.pseudo == "s_waitcnt"
    counts = WAIT_COUNTS[min(form.isa.major, max(WAIT_COUNTS))] if is_old else _WAITS.get(form.pseudo, ())
    return tuple((count.name, count.in_bits(bits)) for count in counts)


def _bits(registers: tuple[Register, ...]) -> int:
    found = 0
    for register in registers:
        if not register.half:  # of two halves one may be under way while the other is used
            found |= bits_of(register)
    return found

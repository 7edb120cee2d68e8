"""The rule about barriers that only some waves of a workgroup reach."""

from __future__ import annotations

import bisect
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from ..isa.model import Constant
from ..isa.register_bits import VECTORS
from ..isa.waits import effect_of
from .bodies import Body
from .distances import EXEC
from .encoded import bits, places
from .instruction_rules import bodies_of, fault_at
from .reading import turn_of
from .registry import Fault, Options, rule

_MOST_BEFORE, _MOST_TRIES = 12, 64
"""Instructions in front of a branch among which the comparison is that masks lanes; branches over barriers of a function
that are looked at."""
_COMPARES = ("v_cmp_", "v_cmpx_")


def _skips(name: str) -> bool:
    return name == "s_cbranch_execz"


def _meets(name: str) -> bool:
    return name in ("s_barrier", "s_barrier_wait")


@rule(
    "code",
    "barrier-for-some",
    "warning",
    "A barrier is reached only by waves with work-items of some numbers, fewer than a workgroup may have: the others do not come, "
    "and the waves that did go on with the next barrier, or wait for ever. Where workgroups never have more work-items, "
    "__launch_bounds__ says so.",
    "kernel 'k': at +0x28, s_barrier is for work-items that v_cmp_gt_u32_e32 vcc, 64, v0 chooses, of 256",
    is_thorough=True,
)
def barrier_for_some(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No barrier is in a branch that a comparison of the work-item's number with a constant leads to."""
    for body in bodies_of(code).all:
        kernel, isa = body.kernel, body.decoders[0].isa
        if kernel is None or not body.glance.rows & bits(isa, _meets):
            continue
        most = kernel.max_workgroup_size or 0
        barriers = {found.address: found for found in places(body, _meets)}
        order, left = sorted(barriers), _MOST_TRIES
        for branch in places(body, _skips) if order else ():
            end = branch.address + (turn_of(branch.decoded).jump or 0)
            number = bisect.bisect_right(order, branch.address)
            inside = barriers[order[number]] if number < len(order) and order[number] < end and left else None
            left -= inside is not None
            choice = _choice(body, branch, most) if inside and most > (kernel.wavefront_size or most) else None
            if inside and choice and inside.address in body.reached_at and _stays_masked(body, branch, inside):
                message = f"{inside} is for work-items that {choice} chooses, of {most}"
                yield fault_at(code, body, inside.address, message)
                break


def _choice(body: Body, branch: Instruction, most: int) -> Instruction | None:
    """What compares the work-item's number with a constant below the most, and by that masks lanes for a branch."""
    at, wanted = branch.address, EXEC
    for _ in range(_MOST_BEFORE):
        before = body.reading.last_before(at)
        if before is None or before.form is None or before.is_turn:
            return None
        at -= before.size
        found = Instruction(at, before)
        effect, name = effect_of(found), before.form.mnemonic
        if not effect.writes & wanted:
            continue
        if name.startswith(_COMPARES):
            return found if _is_of_number(found, most) and _is_first_write(body, at) else None
        if "_saveexec_" not in name and not name.startswith("s_and"):
            return None
        wanted = effect.reads & ~EXEC
    return None


def _is_of_number(found: Instruction, most: int) -> bool:
    """Whether a comparison is of v0 and a constant that some number of a work-item is not below."""
    sources = [found.operand("src0"), found.operand("src1") or found.operand("vsrc1")]
    registers = [source.register for source in sources if source and source.register]
    constants = [source.value.bits for source in sources if source and isinstance(source.value, Constant)]
    is_number = len(registers) == 1 and (registers[0].file, registers[0].index, registers[0].width) == ("v", 0, 1)
    return is_number and len(constants) == 1 and "_u32" in found.mnemonic and 0 <= constants[0] < most - 1


def _is_first_write(body: Body, offset: int) -> bool:
    """Whether v0 is still what it was at first."""
    decoder = body.decoders[0]
    found = decoder.instructions(body.code[:offset], 0)
    return not any(instruction.decoded.is_turn or effect_of(instruction).writes >> VECTORS & 1 for instruction in found)


def _stays_masked(body: Body, branch: Instruction, barrier: Instruction) -> bool:
    """Whether no instruction between a branch and a barrier may bring lanes back."""
    start = branch.address + branch.size
    found = body.decoders[0].instructions(body.code[start : barrier.address], start)
    return not any(effect_of(instruction).writes & EXEC for instruction in found)

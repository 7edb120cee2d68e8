"""Rules about what runs while lanes are masked, and about constant addresses that no memory has."""

from __future__ import annotations

from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..codeobject.generations import BY_PROCESSOR
from ..isa.instruction import Instruction
from ..isa.model import Constant
from ..isa.register_bits import bits_of
from ..isa.waits import effect_of
from .bodies import Body
from .distances import EXEC
from .encoded import bits, following, places
from .instruction_rules import bodies_of, fault_at
from .reading import turn_of
from .registry import Fault, Options, rule

_MOST_AFTER, _MOST_BETWEEN = 32, 16
"""Instructions that are looked at after a place where no lane is active, and between a constant and its use."""
_MOST_BEFORE = 4
"""Instructions in front of a branch among which the one is that masks lanes."""
_MOST_ADDRESS = 1 << 24
"""Above, constants are no addresses in LDS, but numbers."""


def _skips(name: str) -> bool:
    return name == "s_cbranch_execz"


def _sets(name: str) -> bool:
    return name == "v_mov_b32_e32"


def _accesses(name: str) -> bool:
    return name.startswith("ds_")


@rule(
    "code",
    "lanes-not-restored",
    "error",
    "A branch is taken when no lane is active, and where it leads, memory is written before any lane is active again: nothing "
    "is written then. The instruction that restores EXEC was lost.",
    "kernel 'k': at +0x40, global_store_dword v1, v2, s[4:5] writes for no lane: s_cbranch_execz 4 at +0x2c leads here, and "
    "nothing restores EXEC",
    is_thorough=True,
)
def lanes_not_restored(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where control gets to without an active lane, EXEC is written before memory is."""
    for body in bodies_of(code).all:
        for branch in places(body, _skips):
            jump = turn_of(branch.decoded).jump
            store = _store_at(body, branch.address + jump) if jump and _follows_a_mask(body, branch) else None
            if store and branch.address in body.reached_at:
                why = f"{branch} at +{branch.address:#x} leads here, and nothing restores EXEC"
                yield fault_at(code, body, store.address, f"{store} writes for no lane: {why}")
                break


def _follows_a_mask(body: Body, branch: Instruction) -> bool:
    """Whether lanes are masked in front of a branch: compilers have others which they know are never taken."""
    at = branch.address
    for _ in range(_MOST_BEFORE):
        before = body.reading.last_before(at)
        if before is None or before.form is None or before.is_turn:
            return False
        if "_saveexec_" in before.form.mnemonic:
            return True
        at -= before.size
    return False


def _store_at(body: Body, start: int) -> Instruction | None:
    """The first instruction from a place on that writes memory, if EXEC is not written before."""
    decoder, end = body.decoders[0], start + _MOST_AFTER * 8
    for found in decoder.instructions(body.code[start:end], start) if 0 <= start < len(body.code) else ():
        if found.form is None or found.decoded.is_turn or effect_of(found).writes & EXEC or found.has("isCall"):
            return None
        if found.has("mayStore") and not found.has("SALU") and _is_vector(found):
            return found
    return None


def _is_vector(found: Instruction) -> bool:
    registers = found.named_registers(found.form) if found.form else ()
    return any(register.file in ("v", "a") for register, _ in registers)


@rule(
    "code",
    "lds-address",
    "error",
    "The code accesses LDS at a constant address beyond what a workgroup of this GPU can have: loads bring zero, stores are "
    "dropped. It was made for a GPU with more.",
    "kernel 'k': at +0x30, ds_add_u32 v3, v2 accesses byte 69632 of LDS, gfx942 has 65536 for a workgroup",
    is_thorough=True,
)
def lds_address(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Constant addresses in LDS are within what a workgroup can have."""
    known = BY_PROCESSOR.get(code.target.processor) if code.target else None
    for body in bodies_of(code).all if known else ():
        uses_lds = body.glance.rows & bits(body.decoders[0].isa, _accesses)
        for found in places(body, _sets) if uses_lds else ():
            value, result = found.operand("src0"), found.operand("vdst")
            if not value or not isinstance(value.value, Constant) or not result or not known:
                continue
            if not known.lds <= value.value.bits < _MOST_ADDRESS:
                continue
            user = _access(body, found)
            if user and found.address in body.reached_at:
                at = value.value.bits + (user.constant("offset") or 0)
                message = f"{user} accesses byte {at} of LDS, {code.target} has {known.lds} for a workgroup"
                yield fault_at(code, body, user.address, message)
                break


def _access(body: Body, constant: Instruction) -> Instruction | None:
    """The first access to LDS whose address is a constant that an instruction has put in a register."""
    written = effect_of(constant).writes
    for found in following(body, constant, _MOST_BETWEEN):
        address = found.operand("addr")
        if found.mnemonic.startswith("ds_") and address and address.register and bits_of(address.register) == written:
            return found
        if effect_of(found).writes & written:
            return None
    return None

"""Instructions made at random from the tables: any encoding, with registers that a test kernel can spare."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hipkit.fatbin.isa import Constant, Instruction, Register, decode
from hipkit.fatbin.isa.form import Form, Spec
from hipkit.fatbin.isa.isa import isa_for
from hipkit.runtime.isa.facts import facts_of

ARITHMETIC = ("SOP1", "SOP2", "SOPC", "SOPK", "VOP1", "VOP2", "VOP3", "VOP3P", "VOPC", "VOPD", "VINTERP", "SDWA", "DPP")
"""How the encodings of instructions that compute begin; those in the middle of a name count too."""
_VECTORS, _SCALARS = range(1, 60), range(8, 80)
_FILES = {"v": _VECTORS, "a": _VECTORS, "s": _SCALARS}
_TRIES = 60
_SOURCE_BITS, _VECTOR_BIT = 9, 256
_DPP: dict[int, tuple[int, ...]] = {
    9: (*range(0x100), *range(0x101, 0x110), *range(0x111, 0x120), *range(0x121, 0x130), 0x130, 0x134, 0x138, 0x13C,
        0x140, 0x141, 0x142, 0x143),
    10: (*range(0x100), *range(0x101, 0x110), *range(0x111, 0x120), *range(0x121, 0x130), 0x140, 0x141,
         *range(0x150, 0x170)),
}  # fmt: skip
_CHOICES: dict[str, range] = {
    "dst_unused": range(3),
    "dst_sel": range(7),
    "src0_sel": range(7),
    "src1_sel": range(7),
    "omod": range(4),
}


def arithmetic_forms(target: str, lanes: int) -> Iterator[Form]:
    """Every encoding of an instruction that computes with registers alone."""
    for form in isa_for(target, facts_of(target, lanes).features).forms():
        if any(name in form.encoding for name in ARITHMETIC) and not form.has("isBranch", "isCall", "isTerminator"):
            yield form


def random_instruction(form: Form, target: str, lanes: int, numbers: random.Random) -> Instruction | None:
    """The form with operands at random; None where none were found that suit a test."""
    word = form.fixed
    for spec in form.specs:
        if spec.tied >= 0 or not spec.segments:
            continue
        raw = _operand(form, spec, numbers)
        if raw is None:
            return None
        for place, mask, at in spec.segments:
            word |= (raw >> at & mask) << place
    data = word.to_bytes(form.size, "little") + numbers.getrandbits(64).to_bytes(8, "little")
    found = next(iter(decode(data, target, features=facts_of(target, lanes).features)))
    is_same = found.form is not None and found.form.pseudo == form.pseudo
    return found if is_same and _is_usable(found) and "Invalid" not in str(found) else None


def _operand(form: Form, spec: Spec, numbers: random.Random) -> int | None:
    width = max(mask.bit_length() + at for _, mask, at in spec.segments)
    for _ in range(_TRIES):
        raw = _guess(form, spec, width, numbers)
        value = spec.kind.value(raw)
        is_mask = spec.kind.decoder[0] == "bool"
        if isinstance(value, Register) and _is_spare(value) and not (is_mask and value.file == "v"):
            return raw
        if isinstance(value, Constant):
            return raw
    return None


def _guess(form: Form, spec: Spec, width: int, numbers: random.Random) -> int:
    if spec.name == "dpp_ctrl":
        return numbers.choice(_DPP[9 if form.isa.major == 9 else 10])
    if spec.name in _CHOICES:
        return numbers.choice(_CHOICES[spec.name])
    if width == _SOURCE_BITS and numbers.random() < 0.6:
        return _VECTOR_BIT | numbers.choice(_VECTORS)
    return numbers.getrandbits(width)


def _is_spare(register: Register) -> bool:
    if register.file in _FILES:
        own = _FILES[register.file]
        return register.index in own and register.index + register.width - 1 in own
    return register.file in ("vcc", "scc", "null")


def _is_usable(instruction: Instruction) -> bool:
    registers = (*instruction.reads, *instruction.writes)
    known = ("vcc", "scc", "exec", "mode", "m0", "null")
    return all(register.file in known or _is_spare(register) for register in registers)

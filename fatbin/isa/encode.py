"""Instructions back to bytes: the inverse of decoding, from the same tables.

Bits that mean nothing are written as LLVM's assembler writes them, nearly always as zero, and of several encodings of
one operand the lowest is chosen. So ``encode(decode(x)) == x`` for every ``x`` that an assembler would write.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ..errors import UsageError
from ..records import replace
from . import constants
from .isa import Isa, isa_of
from .model import Constant, Operand, Register
from .operands import LITERAL32, LITERAL64, Kind, Value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..target import TargetID
    from .form import Form, Spec
    from .instruction import Instruction


class EncodingError(UsageError, ValueError):
    """The operands do not fit the instruction."""


def encode(instruction: Instruction) -> bytes:
    """The bytes of a decoded instruction, made from its operands."""
    form = instruction.form
    if form is None:
        return instruction.data
    return encode_form(form, {operand.name: operand for operand in instruction.operands})


def encode_named(
    name: str,
    operands: Mapping[str, Operand | Value | int],
    target: str | TargetID,
    *,
    features: tuple[str, ...] = (),
) -> bytes:
    """The bytes of an instruction by LLVM's name, such as ``V_ADD_F32_e32_gfx11``; operands left out are zero."""
    return encode_form(_form_named(isa_of(target, features), name), operands)


@lru_cache(maxsize=256)
def _form_named(isa: Isa, name: str) -> Form:
    row = next((row for row in isa.rows if isa.content["names"][row] == name), None)
    if row is None:
        raise EncodingError(f"{isa.processor} has no instruction {name!r}")
    return isa.form(row)


def encode_form(form: Form, operands: Mapping[str, Operand | Value | int]) -> bytes:
    """The bytes of a form with operands by name. Modifiers come with the source that they change."""
    word, literal, literal_bits = form.fixed | _unused_bits(form), 0, 0
    for spec in form.specs:
        if spec.tied >= 0 or not spec.segments:
            continue
        value = _operand_value(spec, operands)
        if isinstance(value, Constant) and value.literal and not _is_mandatory(spec):
            literal_bits, literal = value.literal, _literal_of(spec, value)
            value = LITERAL32 if value.literal == 32 else LITERAL64
        word |= _placed(spec, _raw(form, spec, value))
    if not literal_bits or form.literal_spec is not None:
        return word.to_bytes(form.size, "little")
    if literal_bits == 64 and form.shares_literal64:
        return word.to_bytes(form.size, "little")
    return word.to_bytes(form.size, "little") + literal.to_bytes(literal_bits // 8, "little")


_OP_SEL_HI = {"src0": 1 << 59, "src1": 1 << 60, "src2": 1 << 14}
_REUSES_OP_SEL_HI = ("matrix_b_fmt", "matrix_b_scale", "matrix_b_reuse")
_EXEC = 126
_LONG = 8
"""Bytes of an instruction with three sources."""


@lru_cache(maxsize=4096)
def _unused_bits(form: Form) -> int:
    """Bits that mean nothing in an instruction and are set all the same.

    Packed instructions select the upper half of the sources that they do not have; compares that write only EXEC
    name it as a destination.
    """
    named = form.named
    is_packed = form.has("VOP3P") or (form.mnemonic.startswith("v_accvgpr_") and form.size == _LONG)
    if is_packed and not any(name in named for name in _REUSES_OP_SEL_HI):
        has_op_sel = "op_sel_hi" in named
        return sum(bit for name, bit in _OP_SEL_HI.items() if not (has_op_sel and name in named))
    is_compare = form.has("VOP3") and "EXEC" in form.defs and not any(spec.is_output for spec in form.specs)
    return _EXEC if is_compare and form.isa.is_gfx10_plus and not form.mask & 0xFF else 0


def _operand_value(spec: Spec, operands: Mapping[str, Operand | Value | int]) -> Value | int:
    """What was given for an operand; for modifiers, those of their source."""
    if spec.name.endswith("_modifiers") and spec.name not in operands:
        source = operands.get(spec.name.removesuffix("_modifiers"))
        return source.modifiers if isinstance(source, Operand) else 0
    given = operands.get(spec.name, 0)
    return given.value if isinstance(given, Operand) else given


def _is_mandatory(spec: Spec) -> bool:
    return bool(spec.kind.decoder[0] == "kimm")


def _literal_of(spec: Spec, value: Constant) -> int:
    """The bits that follow the instruction; of a double, a literal of 32 bits is the upper half."""
    is_upper_half = value.literal == 32 and constants.base_type(spec.kind.type) == "FP64"
    return value.bits >> 32 if is_upper_half else value.bits


def _placed(spec: Spec, raw: int) -> int:
    """An operand's bits where the instruction has them."""
    word = 0
    for place, mask, at in spec.segments:
        word |= (raw >> at & mask) << place
    return word


def _raw(form: Form, spec: Spec, value: Value | int) -> int:
    """The bits of an operand's field."""
    if isinstance(value, int):
        return value
    width = max(at + mask.bit_length() for _, mask, at in spec.segments)
    if isinstance(value, Constant) and (spec.kind.is_plain or not _is_enumerable(width)):
        return value.bits & (1 << width) - 1
    known = _inverse(spec.kind, width, by_place=form.is_resized)
    for candidate in _candidates(value, by_place=form.is_resized):
        if candidate in known:
            return known[candidate]
    raise EncodingError(f"{form.name}: {spec.name} cannot be {value}")


def _is_enumerable(width: int) -> bool:
    return width <= 16


Key = Value | tuple[str, int]


def _candidates(value: Value, *, by_place: bool) -> list[Key]:
    """A value as the table of a field may hold it."""
    if isinstance(value, Constant):
        return [value]
    if value.file == "v" and value.index >= 256:
        # s_set_vgpr_msb holds the rest of the number.
        value = replace(value, index=value.index & 0xFF)
    # The half may be chosen by a modifier; the width of some operands, by others.
    whole = Register(value.file, value.index, value.width, "l") if value.half == "h" else value
    return [value, whole, (value.file, value.index)] if by_place else [value, whole]


@lru_cache(maxsize=512)
def _inverse(kind: Kind, width: int, *, by_place: bool) -> dict[Key, int]:
    """Value -> the lowest bits that stand for it."""
    found: dict[Key, int] = {}
    for raw in range(1 << width):
        value = kind.value(raw)
        if value is not None:
            found.setdefault(value, raw)
            if by_place and isinstance(value, Register):
                found.setdefault((value.file, value.index), raw)
    return found

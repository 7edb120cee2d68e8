"""The sources of an instruction as values: registers and constants, halves chosen, modifiers applied."""

from __future__ import annotations

from typing import Any

from ...fatbin.isa import Constant, Instruction, Operand, Register
from ...fatbin.isa.constants import inline_bits
from ...fatbin.records import dataclass
from . import cross_lane
from .builder import Builder
from .facts import Facts
from .rules import Rule
from .signatures import Kind, Term
from .state import State
from .values import BF16, F16, F32, F64, I8, I16, I32, Lane, Mask, Type, Value

# Operands that are modifiers, not sources.
_MODIFIERS = frozenset(
    "clamp omod op_sel op_sel_hi neg_lo neg_hi dpp_ctrl row_mask bank_mask bound_ctrl fi dpp8 dst_sel dst_unused"
    " src0_sel src1_sel cbsz abid blgp byte_sel bitop3 index_key_8bit index_key_16bit index_key_32bit round_mode scale_sel".split()
)
_SOURCE_BITS = {"neg_lo": 1, "neg_hi": 2, "op_sel": 4, "op_sel_hi": 8}
_SDWA_WORDS = {4: (0, 16), 5: (16, 16), 6: (0, 32)}
_INLINE = {"f16": "FP16", "bf16": "BF16", "f64": "FP64"}
"""The types of elements for which an inline constant does not stand for 32 bits."""
_WITH_LITERAL = frozenset(("v_fmaak_f32", "v_fmamk_f32", "v_fmaak_f64", "v_fmamk_f64"))
_WITHOUT_OPERAND = frozenset((Kind.SCC, Kind.VCC, Kind.M0, Kind.EXEC))


@dataclass(frozen=True, slots=True)
class Part:
    """An operation of an instruction: all of it, or one half of a pair (``suffix`` X or Y)."""

    instruction: Instruction
    name: str
    suffix: str = ""


def bits_constant(b: Builder, type: Type, bits: int, *, as_lane: bool) -> Value:
    """A constant by its bits."""
    integer = b.uniform(type.bits, bits & ((1 << type.width) - 1))
    value: Value = b.broadcast(integer) if as_lane else integer
    return b.bitcast(value, type) if type.is_float else value


class Sources:
    """Reads the sources of a rule."""

    def __init__(self, b: Builder, state: State, part: Part, facts: Facts, rule: Rule) -> None:
        self.b, self.state, self.part, self.facts, self.rule = b, state, part, facts, rule
        self.is_vector = part.name.startswith("v_")
        operands = part.instruction.operands
        if part.suffix:
            other = "Y" if part.suffix == "X" else "X"
            # The literal of a pair belongs to the half that has one.
            takes_literal = part.name in _WITH_LITERAL
            operands = tuple(o for o in operands if not o.name.endswith(other) and (o.name != "imm" or takes_literal))
        self.outputs = [o for o in operands if o.is_output]
        self.inputs = [o for o in operands if not o.is_output and o.name not in _MODIFIERS]
        self._dpp = cross_lane.dpp_of(part.instruction, b.lanes)
        self.write_mask: Mask | None = None
        """The lanes that DPP lets be written, where it does not let all."""

    def field(self, name: str) -> int:
        """A field of the instruction; 0 where the encoding has none."""
        return self.part.instruction.constant(name) or 0

    def fetch(self) -> list[Any]:
        """What the rule's signature asks for, in order."""
        rest = iter(self.inputs)
        return [self._of(term, rest) for term in self.rule.takes]

    def fetch_half(self, inner: Rule, *, is_high: bool) -> list[Any]:
        """What the rule of a half takes, from one half of each packed source."""
        operands = iter(self.inputs)
        return [
            self._half_of_destination(term.type, is_high=is_high)
            if term.is_old
            else self._half(term.type, next(operands), is_high=is_high)
            for term in inner.takes
        ]

    def _of(self, term: Term, rest: Any) -> Any:
        kind = term.kind
        if kind is Kind.FIELD:
            return self._named_field(term.name)
        if kind is Kind.PROCESSOR:
            return {"fp8": self.facts.fp8, "flushes": self.facts.flushes_products}[term.name]
        if term.is_old:
            return self._destination(term)
        if kind in _WITHOUT_OPERAND:
            return self._special(kind)
        operand = next(rest, None)
        if kind is Kind.MASK:
            return self._carry_in(operand)
        if operand is None:
            raise AssertionError(f"{self.part.instruction}: no operand for {term.token} of {self.part.name}")
        return self._from_operand(term, operand)

    def _from_operand(self, term: Term, operand: Operand) -> Any:
        if term.kind is Kind.MIX:
            return self._mixed(operand)
        if term.kind is Kind.WORDS:
            return self.words(operand, term.name)
        if term.place == "u":
            return self._typed(operand, term, as_lane=False)
        if term.kind is Kind.REGISTERS:
            return self.registers(operand, term.count, term.type)
        if term.kind is Kind.PACKED:
            return self._packed(operand, term.type, is_float="f" in term.name)
        return self._typed(operand, term, as_lane=self.is_vector)

    def _named_field(self, name: str) -> Any:
        if name == "constants":
            return sum(1 << n for n, operand in enumerate(self.inputs) if isinstance(operand.value, Constant))
        bit = _SOURCE_BITS.get(name)
        if bit is None:
            return self.field(name)
        # A source that is the destination too is not among the inputs; its modifiers count all the same.
        sources = [self.part.instruction.operand(f"src{n}") for n in range(3)]
        found = sum(1 << n for n, operand in enumerate(sources) if operand is not None and operand.modifiers & bit)
        if name == "op_sel" and self.outputs and self.outputs[0].register is not None:
            found |= 8 * is_upper_half(self.part, self.outputs[0].register)
        return found

    def _special(self, kind: Kind) -> Value:
        if kind is Kind.SCC:
            return self.state.scc
        if kind is Kind.VCC:
            return self.state.mask("vcc", 0)
        if kind is Kind.EXEC:
            return self.state.exec
        return self.state.scalar("m0", 0)

    def _carry_in(self, operand: Operand | None) -> Mask:
        if operand is None or operand.register is None:
            if operand is not None and isinstance(operand.value, Constant):
                return self.b.constant_mask(int(operand.value) & ((1 << self.b.lanes) - 1))
            return self.state.mask("vcc", 0)
        return self.state.mask(operand.register.file, operand.register.index)

    # One operand

    def _typed(self, operand: Operand, term: Term, *, as_lane: bool) -> Value:
        register, type = operand.register, term.type
        bits = self._moved(operand, self._bits(operand, type, as_lane=as_lane, all_lanes=term.all_lanes))
        if operand.sext and type is I32 and self._sdwa(operand) is None and register is not None:
            bits = self.b.sext(self.b.trunc(bits, I16), I32)
        if term.takes_signs and not (self.part.instruction.has("VOP3P") and self.rule.packed):
            bits = self._signs(bits, type, operand)
        if not type.is_float:
            return bits
        return self.without_denormals(self.b.bitcast(bits, type))

    def _moved(self, operand: Operand, value: Value) -> Value:
        """A source as DPP brings it from other lanes."""
        if self._dpp and operand.name.startswith("src0") and isinstance(value, Lane):
            value, self.write_mask = self._dpp.apply(self.b, value, self.state.exec)
        return value

    def _bits(self, operand: Operand, type: Type, *, as_lane: bool, all_lanes: bool = False) -> Value:
        value = operand.value
        if isinstance(value, Constant):
            return bits_constant(self.b, type.bits, self._constant_bits(operand, value, type), as_lane=as_lane)
        selection = self._sdwa(operand)
        if selection is not None:
            return self._selected(value, selection, operand.sext, type)
        words = [self.register(value, n, as_lane=as_lane, all_lanes=all_lanes) for n in range(max(1, type.width // 32))]
        if type.width == 64:
            # A source of one register in a 64-bit place is a 32-bit literal register pair: never met in practice.
            return self.b.join(words[0], words[1])
        if type.width >= 32:
            return words[0]
        is_high = value.half == "h" or (operand.op_sel and self._has_halves())
        word = self.b.lshr(words[0], 16) if is_high else words[0]
        return self.b.trunc(word, type.bits)

    def _constant_bits(self, operand: Operand, value: Constant, type: Type) -> int:
        if operand.op_sel and type.width == 16 and self._has_halves():
            return value.bits >> 16
        return value.bits

    def _has_halves(self) -> bool:
        """Whether op_sel picks halves of sources; in VOP3P it means something else."""
        if "op_sel" in self.rule.fields:
            return False
        return self.part.instruction.encoding.startswith("VOP3") and not self.part.instruction.has("VOP3P")

    def register(self, register: Register, n: int, *, as_lane: bool, all_lanes: bool = False) -> Value:
        """The n-th register of a run, I32."""
        if register.file in ("v", "a"):
            needs_all = all_lanes or self._dpp is not None or self.rule.scalar_like
            return self.state.vector(register.file, register.index + n, all_lanes=needs_all)
        word = self.state.scalar(register.file, register.index + n)
        return self.b.broadcast(word) if as_lane else word

    def registers(self, operand: Operand, count: int, type: Type) -> list[Value]:
        """A run of registers (or a constant as often) as lanes, of a 32-bit type, or pairs of a 64-bit one."""
        words_each = max(1, type.width // 32)
        value = operand.value
        if isinstance(value, Constant):
            return [bits_constant(self.b, type, value.bits, as_lane=True)] * count
        words = [self.register(value, n, as_lane=True, all_lanes=True) for n in range(count * words_each)]
        if words_each == 2:
            words = [self.b.join(words[n], words[n + 1]) for n in range(0, len(words), 2)]
        return [self.b.bitcast(word, type) if type.is_float else word for word in words]

    def words(self, operand: Operand, kind: str) -> list[Value]:
        """All registers of an operand, I32; of a constant those that an element (16 bits: two of them) fills."""
        value = operand.value
        if isinstance(value, Register):
            return [self.register(value, n, as_lane=True, all_lanes=True) for n in range(value.width)]
        bits = (
            inline_bits(value.code, _INLINE.get(kind, "INT32"), is_gfx11_plus=True) if value.code >= 0 else value.bits
        )
        if kind in ("f16", "bf16"):
            bits = bits & 0xFFFF | (bits & 0xFFFF) << 16
        parts = (bits, bits >> 32) if kind == "f64" else (bits,)
        return [bits_constant(self.b, I32, part, as_lane=True) for part in parts]

    def _signs(self, bits: Value, type: Type, operand: Operand) -> Value:
        """abs, then neg, on the sign bit."""
        sign = 1 << type.width - 1
        if operand.abs:
            bits = self.b.and_(bits, sign - 1)
        if operand.neg:
            bits = self.b.xor(bits, sign)
        return bits

    def without_denormals(self, value: Value) -> Value:
        """A float source as MODE and the rule let it in."""
        kept = self.b.mode.denormals(value.type) & 1
        if self.rule.denormals == "keep" or (kept and self.rule.denormals != "flush"):
            return value
        return flushed(self.b, value)

    # Halves, bytes, mixtures

    def _sdwa(self, operand: Operand) -> int | None:
        if "SDWA" not in self.part.instruction.encoding:
            return None
        return self.part.instruction.constant(f"{operand.name}_sel")

    def _selected(self, register: Register, selection: int, is_signed: bool, type: Type) -> Value:
        b = self.b
        word = self.register(register, 0, as_lane=True)
        shift, width = _SDWA_WORDS.get(selection, (8 * selection, 8))
        if width < 32:
            part = b.trunc(b.lshr(word, shift), I16 if width == 16 else I8)
            word = b.sext(part, I32) if is_signed else b.zext(part, I32)
        return b.trunc(word, type.bits) if type.width < 32 else word

    def _packed(self, operand: Operand, type: Type, *, is_float: bool) -> Value:
        """Both halves of a source in one value, each picked and negated as the instruction says."""
        b = self.b
        each = I32 if type.width == 64 else I16
        halves = [self._half(each, operand, is_high=is_high, negates=is_float) for is_high in (False, True)]
        if type.width == 64:
            return b.join(halves[0], halves[1])
        return b.or_(b.zext(halves[0], I32), b.shl(b.zext(halves[1], I32), 16))

    def _half(self, type: Type, operand: Operand, *, is_high: bool, negates: bool = False) -> Value:
        chosen = (operand.op_sel_hi if is_high else operand.op_sel) if self._picks_halves else is_high
        negated = bool(operand.modifiers & (2 if is_high else 1)) and not _takes_signs(self.rule)
        value = operand.value
        if type.width == 32:
            word = self._half_register(operand, int(chosen))
        elif isinstance(value, Constant):
            bits = value.bits & 0xFFFFFFFF
            word = bits_constant(self.b, I16, bits >> 16 if chosen else bits, as_lane=True)
        else:
            full = self._moved(operand, self.register(value, 0, as_lane=True))
            word = self.b.trunc(self.b.lshr(full, 16) if chosen else full, I16)
        if negated and (type.is_float or negates):
            word = self.b.xor(word, 1 << type.width - 1)
        return self.without_denormals(self.b.bitcast(word, type)) if type.is_float else word

    @property
    def _picks_halves(self) -> bool:
        """Whether the instruction says which half of a packed source is used for which."""
        return self.part.instruction.has("VOP3P")

    def _half_register(self, operand: Operand, n: int) -> Value:
        if isinstance(operand.value, Constant):
            return bits_constant(self.b, I32, operand.value.bits, as_lane=True)
        is_single = operand.value.file not in ("v", "a") and operand.value.width == 1
        return self._moved(operand, self.register(operand.value, 0 if is_single else n, as_lane=True))

    def _mixed(self, operand: Operand) -> Value:
        """A source of fma_mix: f32, or with op_sel_hi the half that op_sel picks; neg and abs are by themselves."""
        b, value = self.b, operand.value
        if operand.op_sel_hi:
            if isinstance(value, Constant):
                bits: Value = bits_constant(b, I16, value.bits >> 16 if operand.op_sel else value.bits, as_lane=True)
            else:
                word = self._moved(operand, self.register(value, 0, as_lane=True))
                bits = b.trunc(b.lshr(word, 16) if operand.op_sel else word, I16)
            half = F16 if "bf16" not in self.part.name else BF16
            found = b.bitcast(b.fpcast(self.without_denormals(b.bitcast(bits, half)), F32), I32)
        else:
            found = self._moved(operand, self._bits(operand, I32, as_lane=True))
        if operand.modifiers & 2:  # neg_hi stands for abs here
            found = b.and_(found, 0x7FFFFFFF)
        if operand.modifiers & 1:
            found = b.xor(found, 0x80000000)
        return self.without_denormals(b.bitcast(found, F32))

    # The destination as it was

    def _destination(self, term: Term) -> Any:
        operand = self.outputs[0]
        register = operand.register
        if register is None:
            raise AssertionError(f"{self.part.instruction} writes to no register")
        if term.kind is Kind.WORDS:
            return self.words(operand, term.name)
        if term.kind is Kind.REGISTERS:
            return self.registers(operand, term.count, term.type)
        type = term.type
        each_word = range(max(1, type.width // 32))
        words = [self.register(register, n, as_lane=self.is_vector, all_lanes=term.all_lanes) for n in each_word]
        if type.width == 64:
            bits = self.b.join(words[0], words[1])
        elif type.width == 32:
            bits = words[0]
        else:
            word = self.b.lshr(words[0], 16) if is_upper_half(self.part, register) else words[0]
            bits = self.b.trunc(word, type.bits)
        return self.without_denormals(self.b.bitcast(bits, type)) if type.is_float else bits

    def _half_of_destination(self, type: Type, *, is_high: bool) -> Value:
        register = self.outputs[0].register
        if register is None:
            raise AssertionError(f"{self.part.instruction} writes to no register")
        if type.width == 32:
            bits = self.register(register, int(is_high), as_lane=True)
        else:
            word = self.register(register, 0, as_lane=True)
            bits = self.b.trunc(self.b.lshr(word, 16) if is_high else word, I16)
        return self.without_denormals(self.b.bitcast(bits, type)) if type.is_float else bits


def is_upper_half(part: Part, register: Register) -> bool:
    """Whether a 16-bit result goes to the upper half of its register."""
    if register.half:
        return register.half == "h"
    first = part.instruction.operand("src0")
    uses_op_sel = part.instruction.encoding.startswith("VOP3") and not part.instruction.has("VOP3P")
    return bool(uses_op_sel and first is not None and first.op_sel_hi)


def _takes_signs(rule: Rule) -> bool:
    """Whether the rule itself makes something of neg_lo, such as which sources are signed."""
    return "neg_lo" in rule.fields


def flushed(b: Builder, value: Value) -> Value:
    """Zero with the sign of the value where it is subnormal."""
    bits_type = value.type.bits
    exponent = {F16: 0x7C00, BF16: 0x7F80, F32: 0x7F800000, F64: 0x7FF0000000000000}[value.type]
    bits = b.bitcast(value, bits_type)
    sign = b.and_(bits, 1 << bits_type.width - 1)
    is_small = b.icmp("eq", b.and_(bits, exponent), 0)
    return b.bitcast(b.select(is_small, sign, bits), value.type)

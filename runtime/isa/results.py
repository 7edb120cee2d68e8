"""Writing the results of an instruction: omod, denormals, clamp, halves, EXEC."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...fatbin.isa import Operand
from .builder import Builder
from .facts import Facts, keeps_upper_half
from .overflow import saturated
from .rules import Rule
from .signatures import Kind, Term
from .sources import Part, Sources, flushed, is_upper_half
from .state import State
from .values import F16, I8, I16, I32, Lane, Mask, Uniform, Value

_OMOD = {1: 2.0, 2: 4.0, 3: 0.5}
_PAD, _SEXT, _PRESERVE = 0, 1, 2


class Results:
    """Writes the results of one operation."""

    def __init__(self, b: Builder, state: State, part: Part, facts: Facts, rule: Rule, sources: Sources) -> None:
        self.b, self.state, self.part, self.facts, self.rule, self.sources = b, state, part, facts, rule, sources

    def finished(self, term: Term, value: Any, is_clamped: bool, sources: list[Any]) -> Any:
        """A float result scaled, flushed and clamped as instruction and MODE say; anything else as it is."""
        if term.float_type is None or not isinstance(value, Value):
            return value
        b = self.b
        is_kept = b.mode.denormals(value.type) & 2
        factor = _OMOD.get(self.sources.field("omod"))
        # Hardware ignores omod where IEEE is set or subnormal results are kept, and makes no negative zero with it.
        if factor and not is_kept and not b.mode.ieee:
            scaled = b.fmul(value, factor)
            value = b.select(b.fcmp("oeq", scaled, 0.0), _number(b, value, 0.0), scaled)
        if self.rule.denormals == "flush" or (self.rule.denormals == "mode" and not is_kept):
            value = flushed(b, value)
        if b.mode.saturates:
            value = saturated(b, value, self._numbers(sources))
        return self._between_0_and_1(value) if is_clamped else value

    def _numbers(self, sources: list[Any]) -> Iterator[Value]:
        """The numbers among the sources, those of pairs of 16 bits one by one."""
        for term, source in zip(self.rule.takes, sources, strict=True):
            if term.name == "v2f16":
                bits = self.b.trunc(source, I16), self.b.trunc(self.b.lshr(source, 16), I16)
                yield from (self.b.bitcast(half, F16) for half in bits)
            elif isinstance(source, Value):
                yield source

    def _between_0_and_1(self, value: Value) -> Value:
        b = self.b
        zero, one = _number(b, value, 0.0), _number(b, value, 1.0)
        # Not greater than zero is also NaN, which becomes zero with DX10_CLAMP and stays without.
        low = b.select(b.fcmp("ogt" if b.mode.dx10_clamp else "ugt", value, 0.0), value, zero)
        return b.select(b.fcmp("ogt", low, 1.0), one, low)

    def joined(self, low: Value, high: Value) -> Value:
        """Two results of a packed operation in one value of their registers' width."""
        b = self.b
        if low.type.width == 32:
            return b.join(b.bitcast(low, I32), b.bitcast(high, I32))
        words = [b.zext(b.bitcast(x, I16), I32) for x in (low, high)]
        return b.or_(words[0], b.shl(words[1], 16))

    def write(self, values: list[Any]) -> None:
        """All results to their registers."""
        # Accumulators and swaps also write sources: the operand lists name those as outputs or not at all.
        outputs = iter(self.sources.outputs)
        for term, value in zip(self.rule.gives, values, strict=True):
            if term.kind is Kind.SCC:
                self.state.set_scc(value)
            elif term.kind is Kind.EXEC:
                self._write_exec(value, outputs)
            elif term.kind is Kind.VCC:
                self.state.set_mask("vcc", 0, value)
            elif term.kind is Kind.MASK:
                self._write_mask(value, next(outputs, None))
            elif term.place == "src0":
                self._write(next(o for o in self.sources.inputs if o.name.startswith("src0")), value)
            elif term.place in ("lo", "hi"):
                self._write_half(next(outputs), value, is_high=term.place == "hi")
            else:
                self._write(next(outputs), value)

    def _write_exec(self, value: Mask, outputs: Any) -> None:
        """v_cmpx: only lanes that were active can stay so; before gfx10 VCC or an SGPR gets the mask too."""
        value = self.b.and_(value, self.state.exec) if self.part.name.startswith("v_") else value
        writes = {register.file for register in self.part.instruction.writes}
        operand = next((o for o in self.sources.outputs if o.name == "sdst"), None)
        if self.part.name.startswith("v_") and operand is not None and operand.register is not None:
            self.state.set_mask(operand.register.file, operand.register.index, value)
        elif self.part.name.startswith("v_") and "vcc" in writes:
            self.state.set_mask("vcc", 0, value)
        self.state.set_exec(value)

    def _write_mask(self, value: Mask, operand: Operand | None) -> None:
        value = self.b.and_(value, self.state.exec)
        if operand is None or operand.register is None:
            self.state.set_mask("vcc", 0, value)
        elif operand.register.file != "null":
            self.state.set_mask(operand.register.file, operand.register.index, value)

    def _write(self, operand: Operand, value: Any) -> None:
        register = operand.register
        if register is None or register.file == "null":
            return
        for n, word in enumerate(self._words(operand, value)):
            if isinstance(word, Uniform):
                if register.file in ("v", "a"):
                    self._write_vector(register.file, register.index + n, self.b.broadcast(word))
                else:
                    self.state.set_scalar(register.file, register.index + n, word)
            else:
                self._write_vector(register.file, register.index + n, word)

    def _write_half(self, operand: Operand, value: Lane, *, is_high: bool) -> None:
        """A 16-bit result for one half of a register whose other half stays."""
        b, register = self.b, operand.register
        assert register is not None
        before = self.state.vector(register.file, register.index)
        word = b.zext(b.bitcast(value, I16), I32)
        kept = b.and_(before, 0xFFFF if is_high else 0xFFFF0000)
        self._write_vector(register.file, register.index, b.or_(kept, b.shl(word, 16) if is_high else word))

    def _write_vector(self, file: str, index: int, word: Lane) -> None:
        mask = self.sources.write_mask
        if mask is not None:
            before = self.state.vector(file, index)
            word = self.b.select(mask, word, before)
        self.state.set_vector(file, index, word, all_lanes=self.rule.scalar_like)

    def _words(self, operand: Operand, value: Any) -> list[Any]:
        """The registers' new contents, I32 each."""
        b = self.b
        if isinstance(value, list):
            return [word for item in value for word in self._words(operand, item)]
        bits = b.bitcast(value, value.type.bits) if value.type.is_float else value
        if bits.type.width == 64:
            return list(b.split(bits))
        if bits.type.width == 1:
            return [b.zext(bits, I32)]
        if "SDWA" in self.part.instruction.encoding:
            return [self._placed(operand, b.zext(bits, I32))]
        if bits.type.width == 32:
            return [bits]
        return [self._into_half(operand, bits)]

    def _into_half(self, operand: Operand, bits: Value) -> Value:
        """A 16-bit result beside what its register's other half keeps."""
        b, register = self.b, operand.register
        if register is None or register.file not in ("v", "a"):
            return b.zext(bits, I32)
        is_upper = is_upper_half(self.part, register)
        word = b.zext(bits, I32)
        if not is_upper and not keeps_upper_half(self.part.name, self.facts):
            return word
        before = self.state.vector(register.file, register.index)
        if is_upper:
            return b.or_(b.and_(before, 0xFFFF), b.shl(word, 16))
        return b.or_(b.and_(before, 0xFFFF0000), word)

    def _placed(self, operand: Operand, word: Value) -> Value:
        """SDWA: a result into a byte or half of its register, the rest as the instruction says."""
        b, register = self.b, operand.register
        select = self.sources.part.instruction.operand("dst_sel")
        selection = int(select.value) if select is not None else 6  # type: ignore[arg-type]
        shift, width = {4: (0, 16), 5: (16, 16), 6: (0, 32)}.get(selection, (8 * selection, 8))
        if width == 32 or register is None:
            return word
        unused = self.sources.field("dst_unused")
        field = (1 << width) - 1
        if unused == _SEXT:
            part = b.sext(b.trunc(word, I16 if width == 16 else I8), I32)
            return b.shl(part, shift) if shift else part
        placed = b.shl(b.and_(word, field), shift)
        if unused == _PAD:
            return placed
        before = self.state.vector(register.file, register.index)
        return b.or_(b.and_(before, ~(field << shift) & 0xFFFFFFFF), placed)


def _number(b: Builder, like: Value, number: float) -> Value:
    constant = b.uniform(like.type, number)
    return b.broadcast(constant) if isinstance(like, Lane) else constant

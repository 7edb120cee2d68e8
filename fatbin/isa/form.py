"""One encoding of one instruction: its fields, its text, and the size that it has with a literal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..cached import cached_property
from . import constants
from .effects import implicit
from .model import Constant, Register
from .operands import LITERAL32, LITERAL64, Kind, Operands, Runs, Value, Values
from .registers import vgpr_half

if TYPE_CHECKING:
    from collections.abc import Iterator


_HALF_SELECTS = (
    ("src0", "src0_modifiers", 4),
    ("src1", "src1_modifiers", 4),
    ("src2", "src2_modifiers", 4),
    ("vdst", "src0_modifiers", 8),
)
"""Operand, the modifiers that may choose its upper half, and their bit."""


class Spec:
    """An operand of a form: where its bits are and what kind it is."""

    __slots__ = (
        "constant", "index", "is_output", "is_simple", "kind", "mask", "msb", "name", "place", "segments", "tied",
        "width_mask",
    )  # fmt: skip

    def __init__(self, isa: Operands, index: int, row: list[Any]) -> None:
        self.index = index
        self.name, kind, is_output, segments, self.constant, self.tied, self.msb = row
        self.kind: Kind = isa.kind(kind)
        self.is_output = bool(is_output)
        self.segments: list[tuple[int, int, int]] = [(place, (1 << width) - 1, at) for place, width, at in segments]
        self.mask = sum(mask << place for place, mask, _ in self.segments)
        # Nearly every operand is one run of bits.
        self.is_simple = len(self.segments) == 1 and self.segments[0][2] == 0 and not self.constant
        self.place, self.width_mask = self.segments[0][:2] if self.segments else (0, 0)

    def raw(self, word: int) -> int:
        """The operand's bits, gathered."""
        if self.is_simple:
            return word >> self.place & self.width_mask
        raw: int = self.constant
        for place, mask, at in self.segments:
            raw |= (word >> place & mask) << at
        return raw

    def high_bits(self, vgpr_msbs: int) -> int:
        """What s_set_vgpr_msb adds to the number of a VGPR in this operand's place."""
        return vgpr_msbs >> 2 * self.msb & 3 if self.msb >= 0 else 0


Resized = Callable[["Form", Spec, int, Value], tuple[Value, Kind]]
"""What gives an operand the width that the instruction's bits ask for, and the kind that then says what is allowed."""


class Form:
    """An instruction as one processor encodes it. Objects of operands and text are made when asked for."""

    def __init__(self, isa: Operands, row: int, resized: Resized) -> None:
        content = isa.content
        self.isa, self.row, self._resized = isa, row, resized
        self.name: str = content["names"][row]
        self.pseudo: str = content["pseudos"][row]
        self.mnemonic: str = content["mnemonics"][row]
        self.flags: int = content["flags"][row]
        self.mask: int = content["masks"][content["row_masks"][row]]
        self.fixed: int = content["values"][row]
        self.encoding: str = content["encodings"][content["row_encodings"][row]]
        self.template: list[int | str] = content["templates"][content["row_templates"][row]]
        self.uses, self.defs = content["effects"][content["row_effects"][row]]
        self.image = content["image_rows"][row] or None
        self.size: int
        self.size, operands = content["layouts"][content["row_layouts"][row]]
        self.specs = [Spec(isa, index, content["operands"][number]) for index, number in enumerate(operands)]
        for spec in self.specs:
            if spec.tied >= 0:  # the same register, whatever else its bits would say
                spec.kind = self.specs[spec.tied].kind
        self.named = {spec.name: spec for spec in self.specs}
        self.literal_spec = next((spec for spec in self.specs if spec.kind.decoder[0] == "kimm"), None)
        # Only fields that may mean nothing, or ask for a literal, need a look while decoding.
        fallible = [spec for spec in self.specs if spec.kind.can_fail and spec.tied < 0]
        self._fallible = [(s.kind.values, s.place, s.width_mask) for s in fallible if s.is_simple]
        self._scattered = [spec for spec in fallible if not spec.is_simple]
        self.is_resized = self.image is not None or self.has("f8f6f4")
        self.whole = (1 << 8 * self.size) - 1
        self.text_template: Any = None
        # LLVM looks for a literal of 64 bits after the first word of these, although their encoding goes on there.
        self.shares_literal64 = isa.has("64BitLiterals") and content["tables"][content["ranks"][row]] == ["GFX1250", 96]
        self._halves = dict(self._selected_halves())
        self.has_24_bit_offsets = isa.has("GFX12") and self.has("MUBUF", "MTBUF", "is_buffer")

    def has(self, *flags: str) -> bool:
        """Whether the instruction has any of the flags."""
        bits = self.isa.flag_bits
        return any(self.flags & bits[flag] for flag in flags)

    def _selected_halves(self) -> Iterator[tuple[int, tuple[Spec, int]]]:
        """Operand -> the modifier operand and bit that choose its half, for 16-bit registers beyond v127."""
        for name, modifiers, bit in _HALF_SELECTS:
            if name in self.named and modifiers in self.named and self.named[name].kind.can_be_half:
                yield self.named[name].index, (self.named[modifiers], bit)

    def bits_beside(self, spec: Spec) -> int:
        """Bits outside an operand's own field that its value depends on."""
        bits = self._halves[spec.index][0].mask if spec.index in self._halves else 0
        if self.literal_spec is not None and not spec.kind.is_plain:
            bits |= self.literal_spec.mask
        if self.shares_literal64 and not spec.kind.is_plain:
            bits |= self.whole >> 32 << 32
        return bits

    def total_size(self, word: int, available: int) -> int:
        """The size in bytes with a literal; 0 where the word is no such instruction after all."""
        if self.size > available:
            return 0
        literal = 0
        for values, place, mask in self._fallible:
            value = values[word >> place & mask]
            if value is None:
                return 0
            if value is LITERAL32 or value is LITERAL64:
                literal = max(literal, value.literal)
        for spec in self._scattered:
            value = spec.kind.values[spec.raw(word)]
            if value is None:
                return 0
            if value is LITERAL32 or value is LITERAL64:
                literal = max(literal, value.literal)
        if literal == 64 and not self._can_have_literal64(word):
            return 0
        if self.has_24_bit_offsets and self._has_negative_offset(word):
            return 0
        if not literal or self.literal_spec is not None:
            return self.size
        if literal == 64 and self.size == 12:
            return 12 if self.shares_literal64 else 0
        total = self.size + literal // 8
        return total if total <= available else 0

    def rejects(self, word: int, size: int) -> bool:
        """Whether a field in the first ``size`` bytes of a word says that it is no such instruction."""
        return any(
            place + mask.bit_length() <= 8 * size and values[word >> place & mask] is None
            for values, place, mask in self._fallible
        )

    def _can_have_literal64(self, word: int) -> bool:
        """A literal of 64 bits cannot be the same as a mandatory one of 32 that is read later."""
        mandatory = self.literal_spec
        if mandatory is None or mandatory.kind.decoder[1] == 64:
            return True
        earlier = self.specs[: mandatory.index]
        return not any(spec.kind.can_fail and spec.kind.value(spec.raw(word)) is LITERAL64 for spec in earlier)

    def _has_negative_offset(self, word: int) -> bool:
        """From gfx12 on, a buffer instruction must not have one."""
        spec = self.named.get("offset")
        return spec is not None and spec.raw(word) >> 23 & 1 == 1

    def literal(self, word: int, bits: int) -> int:
        """The literal of 32 or 64 bits that a source asks for."""
        if self.literal_spec is not None:
            return self.literal_spec.raw(word)
        place = 32 if bits == 64 and self.shares_literal64 else 8 * self.size
        return word >> place & (1 << bits) - 1

    @cached_property
    def register_specs(self) -> tuple[Spec, ...]:
        """The operands that can be registers."""
        return tuple(spec for spec in self.specs if spec.segments and not spec.kind.is_number)

    @cached_property
    def plain_registers(self) -> list[tuple[Values, int, int, bool]] | None:
        """What the bits of each of ``register_specs`` mean, where they are, and whether it is written.

        None where an operand depends on more than one run of bits.
        """
        if self.is_resized or self._halves or not all(spec.is_simple for spec in self.register_specs):
            return None
        return [(s.kind.values, s.place, s.width_mask, s.is_output) for s in self.register_specs]

    @cached_property
    def implicit_reads(self) -> tuple[Register, ...]:
        """The registers that it reads without naming them."""
        return implicit(self.isa, self.uses)

    @cached_property
    def implicit_writes(self) -> tuple[Register, ...]:
        """The registers that it writes without naming them."""
        return implicit(self.isa, self.defs)

    @cached_property
    def may_write_scalars(self) -> bool:
        """Whether it may write scalar registers or SCC, named or not."""
        return any(register.file not in ("v", "a") for register in self.implicit_writes) or any(
            spec.is_output and not spec.kind.is_vector for spec in self.register_specs
        )

    def value(self, spec: Spec, word: int) -> Value:
        """What an operand of a decoded instruction stands for, its literal included."""
        return self.resolve(spec, word)[0]

    def resolve(self, spec: Spec, word: int) -> tuple[Value, Kind]:
        """What :meth:`value` gives, and the kind that says which registers are allowed."""
        value = self._value(spec, word)
        if self._halves and spec.index in self._halves and isinstance(value, Register) and value.half:
            modifiers, bit = self._halves[spec.index]
            if modifiers.raw(word) & bit:
                value = vgpr_half(value.index, "h")
        return self._resized(self, spec, word, value) if self.is_resized else (value, spec.kind)

    def _value(self, spec: Spec, word: int) -> Value:
        value = spec.kind.value(spec.raw(word))
        if value is LITERAL32:
            bits = self.literal(word, 32)
            shifted = constants.base_type(spec.kind.type) == "FP64"
            return Constant(bits << 32 if shifted else bits, 32, constants.LITERAL)
        if value is LITERAL64:
            return Constant(self.literal(word, 64), 64, constants.LITERAL64)
        if value is None:
            raise ValueError(f"{self.name}: {spec.name} of {word:#x} stands for nothing")
        return value

    @cached_property
    def target_spec(self) -> Spec | None:
        """The operand that says where a branch or call with a constant offset goes."""
        return next((spec for spec in self.specs if spec.kind.type == "PCREL"), None)

    @cached_property
    def is_stateful(self) -> bool:
        """Whether it changes how the following instructions print: s_set_vgpr_msb sets, terminators clear."""
        return self.has("vgpr_msb", "isTerminator")

    @cached_property
    def is_turn(self) -> bool:
        """Whether control may go elsewhere after it: branches, calls, ends; or whether it changes how to read on."""
        return self.has("isTerminator", "isBranch", "isCall", "isIndirectBranch", "vgpr_msb")

    @cached_property
    def counted_specs(self) -> list[Spec]:
        """The operands that may be registers, each once."""
        return [spec for spec in self.specs if spec.segments and spec.tied < 0 and not spec.kind.is_number]

    @cached_property
    def register_fields(self) -> list[tuple[Runs, int, int]]:
        """Of the operands that may be registers and are one run of bits: what these name, and where they are."""
        return [(s.kind.runs, s.place, s.width_mask) for s in self.counted_specs if s.is_simple and not self.is_resized]

    @cached_property
    def scattered_registers(self) -> list[Spec]:
        """The other operands that may be registers."""
        return [spec for spec in self.counted_specs if not spec.is_simple or self.is_resized]

    @cached_property
    def is_scratch(self) -> int:
        """1 for instructions that use scratch memory by name."""
        return int(self.has("FlatScratch"))

    @cached_property
    def lds_offsets(self) -> tuple[list[Spec], int]:
        """The constant offsets in LDS that are added to an address, and how many bytes one of their units is."""
        if not self.has("DS") or not self.has("mayLoad", "mayStore") or self.has("GWS") or "addr" not in self.named:
            return [], 1
        if "offset" in self.named:
            return [self.named["offset"]], 1
        unit = (8 if self.mnemonic.endswith("b64") else 4) * (64 if "st64" in self.mnemonic else 1)
        return [self.named[name] for name in ("offset0", "offset1") if name in self.named], unit

    @cached_property
    def is_load(self) -> bool:
        """Whether it is a scalar load of constants."""
        return self.mnemonic.startswith("s_load_")

"""Operand kinds: decode the bits of a field to a register or a constant, or reject them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..cached import cached_property
from . import constants, registers
from .features import Features
from .model import Constant, Register

if TYPE_CHECKING:
    from collections.abc import Callable

LITERAL32, LITERAL64 = Constant(0, 32, constants.LITERAL), Constant(0, 64, constants.LITERAL64)
"""Stand for the literal that follows the instruction."""

Value = Register | Constant

_VGPR, _ACC = 256, 512
_REMEMBERED = 1 << 12
FILES = {"v": 0, "a": 1, "s": 2}
"""The files whose registers are given to each wave by the number."""
"""How many values of a field are remembered; only literals have more."""


class Values(dict[int, "Value | None"]):
    """What each value of a field stands for, as far as it has been met."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self._kind = kind
        self._decode = _DECODERS[kind.decoder[0]]

    def __missing__(self, raw: int) -> Value | None:
        if len(self) >= _REMEMBERED:
            self.clear()
        found = self[raw] = self._decode(self._kind, raw)
        return found


class Runs(dict[int, tuple[int, int, int]]):
    """What each value of a field names of the files in :data:`FILES`: which file, the end of the run there, and 1 where
    no run of its length may begin; else zeros, for a file of no name."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self._kind = kind

    def __missing__(self, raw: int) -> tuple[int, int, int]:
        value = self._kind.values[raw]
        run = 3, 0, 0
        if isinstance(value, Register):
            crooked = int(not self._kind.begins_right(raw, value))
            file = FILES.get(value.file)
            run = (3, 0, crooked) if file is None else (file, value.index + value.width, crooked)
        self[raw] = run
        return run


class Kind:
    """What LLVM calls an operand definition: a decoder, a type, a register class and a printer."""

    def __init__(
        self, isa: Features, decoder: list[Any], type_: str, class_name: str, printer: list[Any], read_as: str
    ) -> None:
        self.isa, self.type = isa, type_
        # LLVM reads some constants with the type of another operand: it then prints the encoding of a source, or takes
        # a plain number for an encoding. Only the text follows it in that.
        self.read_as = read_as or type_
        self.is_misread = bool(read_as) and self.is_source(read_as) != self.is_source(type_)
        self.printer, self.printer_arguments = printer[0], tuple(printer[1:])
        self.decoder = decoder
        self.is_wave_mask = class_name in ("SReg_1", "SReg_1_XEXEC")
        self.register_class = isa.register_class(class_name) if class_name else None
        self.values = Values(self)
        self.runs = Runs(self)
        self.texts: dict[int, str] = {}

    @property
    def is_plain(self) -> bool:
        """Whether every value of the field is a valid immediate."""
        return bool(self.decoder[0] == "imm")

    @property
    def is_number(self) -> bool:
        """Whether no value of the field is a register."""
        return self.decoder[0] in ("imm", "branch", "version", "smem_offset", "dpp8_fi", "kimm")

    @cached_property
    def is_vector(self) -> bool:
        """Whether the registers that the field can name are vector registers, all of them."""
        name = self.decoder[0]
        if name == "reg":
            return self.isa.register_class(self.decoder[1]).only[0] in ("v", "a")
        return name in ("vgpr16", "vgpr16_lo128", "vopd_dst_y") or (name == "src" and bool(self.decoder[2] & _VGPR))

    @cached_property
    def can_fail(self) -> bool:
        """Whether some values of the field stand for nothing or ask for a literal."""
        if self.is_plain or self.decoder[0] in ("branch", "version", "vgpr16", "vgpr16_lo128", "kimm", "smem_offset"):
            return False
        return bool(self.decoder != ["reg", "VGPR_32"])

    @property
    def can_be_half(self) -> bool:
        """Whether the operand may be 16 bits of a VGPR."""
        return self.decoder[0] in ("vgpr16", "vgpr16_lo128", "src_t16", "src_t16_lo128")

    @staticmethod
    def is_source(operand_type: str) -> bool:
        """Whether operands of a type may hold the encoding of a constant."""
        return operand_type.startswith(("REG_", "REGISTER"))

    def own(self, raw: int) -> int:
        """The bits of a field as LLVM prints them."""
        if self.is_misread and self.is_plain and _is_inline(raw):
            return constants.inline_bits(raw, self.read_as, is_gfx11_plus=self.isa.is_gfx11_plus) & 0xFFFFFFFF
        return raw

    def value(self, raw: int) -> Value | None:
        """What a field's bits stand for; None where they stand for nothing."""
        return self.values[raw]

    def allows(self, register: Register) -> bool:
        """Whether the register is one of the operand's class; others decode too, and print with a remark."""
        if self.register_class is None or self.is_wave_mask:
            return True
        return register in self.register_class

    def begins_right(self, raw: int, register: Register) -> bool:
        """Whether a run of registers begins where such runs may: LLVM rounds scalar ones down, and remarks on both."""
        if register.width == 1:
            return True
        if register.file in ("v", "a"):
            return self.allows(register)
        return register.file not in ("s", "ttmp") or not raw & (1 if register.width == 2 else 3)


def _source(kind: Kind, raw: int, width: int, added: int) -> Value | None:
    """The operand space of nine bits and, with an AGPR bit, ten."""
    raw |= added
    if raw & _VGPR:
        return _vector("a" if raw & _ACC else "v", raw & 0xFF, max(width // 32, 1))
    return _scalar(kind, raw & 0xFF, width)


def _vector(file: str, index: int, width: int) -> Register | None:
    """A run of VGPRs or AGPRs, which must end within the file. LLVM counts 1024 VGPRs whatever the processor."""
    return registers.numbered(file, index, width) if index + width <= (1024 if file == "v" else 256) else None


def _scalar(kind: Kind, code: int, width: int) -> Value | None:
    """An SGPR, a constant, or a register with a name of its own."""
    isa = kind.isa
    if code < isa.sgpr_count:
        return _scalar_run("s", code, width, registers.SGPR_COUNT_GFX10)
    if registers.TTMP_FIRST <= code <= registers.TTMP_LAST:
        return _scalar_run("ttmp", code - registers.TTMP_FIRST, width, 16)
    if _is_inline(code):
        return Constant(constants.inline_bits(code, kind.type, is_gfx11_plus=isa.is_gfx11_plus), 0, code)
    if code == constants.LITERAL:
        return Constant(code, 0, code) if kind.is_misread else LITERAL32
    if code == constants.LITERAL64 and isa.has("64BitLiterals"):
        return LITERAL64
    return registers.special(code, width, is_gfx11_plus=isa.is_gfx11_plus)


def _is_inline(code: int) -> bool:
    """Whether an encoding is an inline constant."""
    return (
        constants.INTEGER_FIRST <= code <= constants.INTEGER_LAST
        or constants.FLOAT_FIRST <= code <= constants.FLOAT_LAST
    )


def _scalar_run(file: str, index: int, width: int, count: int) -> Register | None:
    """A run of scalar registers, rounded down to where such runs may start."""
    length = min(max(width // 32, 1), 16)
    if length == 1:
        return registers.numbered(file, index)
    index &= ~1 if length == 2 else ~3
    return registers.numbered(file, index, length) if index + length <= count else None


def _register(kind: Kind, raw: int, class_name: str) -> Value | None:
    """A field of eight bits that numbers the registers of one class."""
    register_class = kind.isa.register_class(class_name)
    file, width = register_class.only
    return registers.numbered(file, raw, width) if raw < register_class.count(file, width) else None


def _immediate(_: Kind, raw: int) -> Value | None:
    return Constant(raw)


def _vgpr16(_: Kind, raw: int) -> Value | None:
    return registers.vgpr_half(raw & 0xFF, "h" if raw & _ACC else "l")


def _vgpr16_lo128(_: Kind, raw: int) -> Value | None:
    return registers.vgpr_half(raw & 0x7F, "h" if raw & 0x80 else "l")


def _source_t16(kind: Kind, raw: int) -> Value | None:
    return _vgpr16(kind, raw) if raw & _VGPR else _scalar(kind, raw & 0xFF, 16)


def _source_t16_lo128(kind: Kind, raw: int) -> Value | None:
    return _vgpr16_lo128(kind, raw) if raw & _VGPR else _scalar(kind, raw & 0xFF, 16)


def _wave_mask(kind: Kind, raw: int) -> Value | None:
    """A mask with a bit for each lane."""
    return _source(kind, raw, 32 * kind.isa.mask_width, 0)


def _smem_offset(kind: Kind, raw: int) -> Value | None:
    return Constant(constants.signed(raw, 24 if kind.isa.has("GFX12") else 21))


def _dpp8_fetch_inactive(_: Kind, raw: int) -> Value | None:
    return Constant(raw) if raw in (0xE9, 0xEA) else None


def _sdwa_source(kind: Kind, raw: int) -> Value | None:
    """SDWA's own space of nine bits: VGPRs first, then the scalar operands."""
    if raw < _VGPR:
        return registers.numbered("v", raw)
    code = raw - _VGPR
    if code == constants.LITERAL:
        return None
    return _scalar(kind, code, 32)


def _sdwa_compare_destination(kind: Kind, raw: int) -> Value | None:
    """VCC unless the top bit says that an SGPR is named."""
    width = kind.isa.mask_width
    if not raw & 0x80:
        return registers.pair(106, "" if width == 2 else "lo")
    value = _scalar(kind, raw & 0x7F, 32 * width)
    return value if isinstance(value, Register) else None


def _vopd_dst_y(_: Kind, raw: int) -> Value | None:
    """The lowest bit is not encoded: it is the opposite of the other destination's, which stands in its place."""
    return registers.numbered("v", raw ^ 1)


def _mandatory_literal(_: Kind, raw: int, width: int) -> Value | None:
    return Constant(raw, width)


_DECODERS: dict[str, Callable[[Kind, int], Value | None]] = {
    "imm": _immediate,
    "branch": _immediate,
    "version": _immediate,
    "src": lambda kind, raw: _source(kind, raw, *kind.decoder[1:]),
    "reg": lambda kind, raw: _register(kind, raw, kind.decoder[1]),
    "vgpr16": _vgpr16,
    "vgpr16_lo128": _vgpr16_lo128,
    "src_t16": _source_t16,
    "src_t16_lo128": _source_t16_lo128,
    "bool": _wave_mask,
    "smem_offset": _smem_offset,
    "dpp8_fi": _dpp8_fetch_inactive,
    "sdwa_src": _sdwa_source,
    "sdwa_vopc_dst": _sdwa_compare_destination,
    "vopd_dst_y": _vopd_dst_y,
    "kimm": lambda kind, raw: _mandatory_literal(kind, raw, kind.decoder[1]),
}


class Operands(Features):
    """The operand kinds of a processor, made when first met."""

    def __init__(self, processor: str, features: frozenset[str]) -> None:
        super().__init__(processor, features)
        self._kinds: dict[int, Kind] = {}

    def kind(self, index: int) -> Kind:
        """An operand kind of the tables."""
        if index not in self._kinds:
            self._kinds[index] = Kind(self, *self.content["kinds"][index])
        return self._kinds[index]

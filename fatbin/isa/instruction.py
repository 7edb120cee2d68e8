"""A decoded instruction: where it is, what it is, what it reads and writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..patterns import pattern
from . import constants
from .effects import distinct
from .model import ABS, NEG, SEXT, Constant, Effect, Need, Operand, Register, Use
from .registers import with_high_bits

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .form import Form, Spec
    from .operands import Value
    from .text import Template


class Decoded:
    """An instruction without an address: shared by every place where the same bytes stand."""

    __slots__ = ("effect", "form", "is_turn", "listed", "need", "size", "step", "text", "use", "word")

    form: Form | None
    is_turn: bool
    """Whether control may go elsewhere, or it is unknown: what a survey of code notes the place of."""
    step: int
    """How many words it takes."""
    need: Need | None
    """What must be there for it, once :mod:`.reach` was asked."""
    use: Use | None
    """What it reads, writes and accesses memory through, once :mod:`.use` was asked."""
    effect: Effect | None
    """What it does with counters of memory operations, once :mod:`.waits` was asked."""
    listed: str | None
    """How a list for programs writes it, once one did."""

    def __init__(self, form: Form, word: int, size: int) -> None:
        self.form, self.word, self.size, self.is_turn = form, word, size, form.is_turn
        self.step = size >> 2
        self.text: str | None = None
        self.need = None
        self.use: Use | None = None
        self.effect: Effect | None = None
        self.listed: str | None = None

    def make_text(self) -> str:
        """The text, remembered."""
        assert self.form is not None
        text = self.text = _template_of(self.form).fill(self.word)
        return text


class Unknown(Decoded):
    """Bytes that are no instruction."""

    __slots__ = ()

    def __init__(self, data: bytes) -> None:
        self.form, self.word, self.size, self.is_turn = None, int.from_bytes(data, "little"), len(data), True
        self.step, self.text, self.need, self.use, self.effect = 1, None, None, None, None
        self.listed = None

    def make_text(self) -> str:
        """A directive of the assembler for the bytes, remembered."""
        if self.size == 4:
            self.text = f".long 0x{self.word:08x}"
        else:
            self.text = f".byte {', '.join(f'0x{byte:02x}' for byte in self.word.to_bytes(self.size, 'little'))}"
        return self.text


class Instruction:
    """An instruction at an address. ``str()`` is LLVM's text; everything else is worked out when asked for."""

    __slots__ = ("address", "decoded")

    label = ""
    """What the target of a branch is called; it then stands in the text."""
    vgpr_msbs = 0
    """What s_set_vgpr_msb set last: the upper bits of the registers that the operands name."""

    def __init__(self, address: int, decoded: Decoded) -> None:
        self.address, self.decoded = address, decoded

    def __str__(self) -> str:
        decoded = self.decoded
        return decoded.text or decoded.make_text()

    def __repr__(self) -> str:
        return f"<{self.address:#x}: {self}>"

    def in_context(self, *, label: str = "", vgpr_msbs: int = 0) -> Instruction:
        """The instruction, with what the code around it changes in its text."""
        found = _InContext(self.address, self.decoded)
        found.label, found.vgpr_msbs = label or self.label, vgpr_msbs or self.vgpr_msbs
        return found

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return self.decoded.size

    @property
    def data(self) -> bytes:
        """Its bytes."""
        return self.decoded.word.to_bytes(self.decoded.size, "little")

    @property
    def form(self) -> Form | None:
        """The encoding in the tables; None for bytes that are no instruction."""
        return self.decoded.form

    @property
    def is_known(self) -> bool:
        """Whether the bytes are an instruction."""
        return self.decoded.form is not None

    @property
    def mnemonic(self) -> str:
        """The first word of the text."""
        return self.form.mnemonic if self.form else str(self).split()[0]

    @property
    def name(self) -> str:
        """LLVM's name of the instruction in this encoding, such as ``V_ADD_F32_e64_gfx11``."""
        return self.form.name if self.form else ""

    @property
    def family(self) -> str:
        """LLVM's name of the operation, the same on every generation that has it, such as ``v_add_f32_e64``."""
        return self.form.pseudo if self.form else ""

    @property
    def encoding(self) -> str:
        """The manual's name of the encoding, such as ``SOP2`` or ``VOP3P``."""
        return self.form.encoding if self.form else ""

    def has(self, *flags: str) -> bool:
        """Whether LLVM gives the instruction one of these properties, such as ``mayLoad`` or ``isBranch``."""
        return self.form is not None and self.form.has(*flags)

    @property
    def operands(self) -> tuple[Operand, ...]:
        """Every operand in LLVM's order, results first; modifiers are part of the source they change."""
        form = self.form
        if form is None:
            return ()
        return tuple(self._operand(form, spec) for spec in form.specs if self._is_shown(form, spec))

    @staticmethod
    def _is_shown(form: Form, spec: Spec) -> bool:
        """Modifiers are shown with their source, if it has one; a tied operand is shown once.

        Operands without bits of their own repeat what the modifiers of the sources say.
        """
        if not spec.segments and not spec.constant:
            return False
        source = form.named.get(spec.name.removesuffix("_modifiers"))
        return spec.tied < 0 and (source is spec or source is None or source.tied >= 0)

    def operand(self, name: str) -> Operand | None:
        """The operand with a name, such as ``vdst`` or ``src0``."""
        form = self.form
        spec = form.named.get(name) if form else None
        return self._operand(form, spec) if form and spec else None

    def constant(self, *names: str) -> int | None:
        """The bits of the first operand of these names that the instruction itself holds: a field, or a literal."""
        form = self.form
        specs = [form.named.get(name) for name in names] if form else []
        for spec in specs:
            value = self._value(form, spec) if form and spec else None
            if isinstance(value, Constant):
                return value.bits
        return None

    def _operand(self, form: Form, spec: Spec) -> Operand:
        word = self.decoded.word
        value = self._value(form, spec)
        modifiers = form.named.get(f"{spec.name}_modifiers")
        bits = modifiers.raw(word) if modifiers else 0
        is_packed = form.has("VOP3P")
        if isinstance(value, Constant):
            text = constants.text(value.bits, spec.kind.type, is_gfx11_plus=form.isa.is_gfx11_plus)
        elif not self.vgpr_msbs and (value.file != "v" or value.index < 256):
            text = value.text
        else:
            from .printers import View, regular  # slow to import: not where nothing is printed

            text = regular.register(View(form, word, self.vgpr_msbs), spec, value)
        return Operand(
            spec.name,
            value,
            spec.is_output,
            spec.kind.type,
            text,
            neg=bool(bits & NEG),
            abs=bool(bits & ABS) and not is_packed,
            sext=bool(bits & SEXT),
            modifiers=bits,
        )

    def _value(self, form: Form, spec: Spec) -> Value:
        value = form.value(spec, self.decoded.word)
        return with_high_bits(value, spec.high_bits(self.vgpr_msbs)) if isinstance(value, Register) else value

    @property
    def reads(self) -> tuple[Register, ...]:
        """Every register it reads, named or not: EXEC, VCC, SCC, MODE, M0 included."""
        form = self.form
        if form is None:
            return ()
        return distinct([*self._registers(form, is_output=False), *form.implicit_reads])

    @property
    def writes(self) -> tuple[Register, ...]:
        """Every register it writes, named or not."""
        form = self.form
        if form is None:
            return ()
        return distinct([*self._registers(form, is_output=True), *form.implicit_writes])

    def _registers(self, form: Form, *, is_output: bool) -> list[Register]:
        return [register for register, is_written in self.named_registers(form) if is_written == is_output]

    def named_registers(self, form: Form) -> list[tuple[Register, bool]]:
        """The registers that operands name, without the implicit ones, and whether each is written."""
        fields = None if self.vgpr_msbs else form.plain_registers
        values: Iterable[tuple[Value | None, bool]]
        if fields is None:
            values = [(self._value(form, spec), spec.is_output) for spec in form.register_specs]
        else:
            word = self.decoded.word
            values = [(meaning[word >> place & mask], is_output) for meaning, place, mask, is_output in fields]
        return [(value, is_output) for value, is_output in values if isinstance(value, Register)]

    @property
    def target(self) -> int | None:
        """The address that a branch or call with a constant offset goes to."""
        form = self.decoded.form
        spec = form.target_spec if form else None
        if spec is None:
            return None
        decoded = self.decoded
        words = (spec.raw(decoded.word) & 0xFFFF ^ 0x8000) - 0x8000
        return (self.address + decoded.size + words * 4) & 0xFFFFFFFFFFFFFFFF


class _InContext(Instruction):
    """An instruction whose text depends on more than its own bytes."""

    __slots__ = ("label", "vgpr_msbs")

    def __str__(self) -> str:
        form, word = self.decoded.form, self.decoded.word
        if form is None:
            return super().__str__()
        text = _template_of(form).fill(word, self.vgpr_msbs) if self.vgpr_msbs else super().__str__()
        if not self.label:
            return text
        # The offset is the last operand of every branch.
        return text[: text.rindex(" ") + 1] + _quoted(self.label)


def _template_of(form: Form) -> Template:
    """How a form prints. Launches print nothing, and do not import what does."""
    found: Template | None = form.text_template
    if found is not None:
        return found
    from .text import Template

    return Template.of(form)


def _quoted(name: str) -> str:
    """A symbol's name as assembly writes it."""
    if _PLAIN_NAME.fullmatch(name):
        return name
    escaped = name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


_PLAIN_NAME = pattern(r"[A-Za-z0-9_$.@]+")

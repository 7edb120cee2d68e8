"""The text of an instruction: its template, filled in by the printers of its operands.

What an operand prints depends on few of the instruction's bits, so each place of a template remembers its texts by
those bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cached import cached_property
from .printers import PRINTERS, View

if TYPE_CHECKING:
    from .form import Form, Spec

_REMEMBERED = 1 << 14
"""How many texts one place of a template remembers."""


class Place(dict[int, str]):
    """An operand in a template: the bits it depends on -> its text."""

    def __init__(self, form: Form, spec: Spec) -> None:
        super().__init__()
        rule = PRINTERS[spec.kind.printer]
        self.form, self.spec, self.print = form, spec, rule.print
        self.mask = form.whole if form.is_resized else self._bits(rule.specs(form, spec))
        # Most operands print alike in every instruction.
        self.shared = spec.kind.texts if rule.is_shared and self.mask == spec.mask else None

    def _bits(self, specs: list[Spec]) -> int:
        """The bits of some operands, and of what their values depend on."""
        mask = 0
        for spec in specs:
            mask |= spec.mask | self.form.bits_beside(spec)
        return mask

    def __missing__(self, bits: int) -> str:
        if len(self) >= _REMEMBERED:
            self.clear()
        if self.shared is None:
            text = self.make(View(self.form, bits))
        else:
            raw = self.spec.raw(bits)
            text = self.shared.get(raw) or self.shared.setdefault(raw, self.make(View(self.form, bits)))
        self[bits] = text
        return text

    def make(self, view: View) -> str:
        """The text, not remembered: for literals, which rarely repeat, and after s_set_vgpr_msb."""
        return self.print(view, self.spec, *self.spec.kind.printer_arguments)


class Template:
    """How a form prints."""

    @classmethod
    def of(cls, form: Form) -> Template:
        """A form's template, made when it first prints."""
        template: Template | None = form.text_template
        if template is None:
            template = form.text_template = cls(form)
        return template

    def __init__(self, form: Form) -> None:
        self.form = form
        self._tokens = form.template
        self._pattern = form.mnemonic + "".join(self._literal(token) for token in form.template)

    def _literal(self, token: int | str) -> str:
        if isinstance(token, int):
            return "%s"
        return self.form.isa.vcc_text if token == "$vcc" else token.replace("%", "%%")

    @cached_property
    def _places(self) -> list[Place]:
        return [Place(self.form, self.form.specs[token]) for token in self._tokens if isinstance(token, int)]

    @cached_property
    def _masks(self) -> list[tuple[int, Place]]:
        return [(place.mask, place) for place in self._places]

    def fill(self, word: int, vgpr_msbs: int = 0) -> str:
        """The text of an instruction whose bits, with any literal above them, are ``word``."""
        if word >> 8 * self.form.size or vgpr_msbs:
            view = View(self.form, word, vgpr_msbs)
            return self._pattern % tuple([place.make(view) for place in self._places])
        return self._pattern % tuple([place[word & mask] for mask, place in self._masks])

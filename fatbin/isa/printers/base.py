"""The interface of operand printers, and their registration."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...records import dataclass

if TYPE_CHECKING:
    from ..features import Features
    from ..form import Form, Spec
    from ..operands import Value


@dataclass(slots=True)
class View:
    """An instruction as a printer may look at it: its form and its bits, any literal above the encoding.

    ``vgpr_msbs`` is what s_set_vgpr_msb set last.
    """

    form: Form
    word: int
    vgpr_msbs: int = 0

    @property
    def isa(self) -> Features:
        """The instruction set."""
        return self.form.isa

    def raw(self, name: str) -> int:
        """The bits of an operand, 0 where the instruction has none of that name."""
        spec = self.form.named.get(name)
        return spec.raw(self.word) if spec else 0

    def own(self, spec: Spec) -> int:
        """The bits of an operand."""
        return spec.kind.own(spec.raw(self.word))

    def value(self, spec: Spec) -> Value:
        """The register or constant that an operand is."""
        return self.form.value(spec, self.word)


Printer = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Rule:
    """A printer, and the other operands it reads: their names, or ``next`` for the one that follows.

    ``is_shared`` if the text depends only on the operand's kind and bits, whatever the instruction.
    """

    print: Printer
    reads: tuple[str, ...] = ()
    is_shared: bool = False

    def specs(self, form: Form, spec: Spec) -> list[Spec]:
        """Every operand whose bits decide the text."""
        others = [form.specs[spec.index + 1] if name == "next" else form.named.get(name) for name in self.reads]
        return [spec, *(other for other in others if other is not None)]


PRINTERS: dict[str, Rule] = {}


def printer(name: str, *, reads: tuple[str, ...] = (), is_shared: bool = False) -> Callable[[Printer], Printer]:
    """Enters a function as the printer of a kind."""

    def enter(function: Printer) -> Printer:
        PRINTERS[name] = Rule(function, reads, is_shared)
        return function

    return enter


def decimal(view: View, spec: Spec, *_: Any) -> str:
    """The bits as a number."""
    return str(view.own(spec))

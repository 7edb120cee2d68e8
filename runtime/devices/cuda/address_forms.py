"""What addresses are made of, as far as PTX shows it within a block: a number of 64 bits, a constant, and a scaled word.

Checks of several accesses share what their addresses have in common. Each read of a wave's register is another copy in PTX, and
each number of 64 bits is joined from its words again: here they are the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ....fatbin.records import NamedTuple

_LINE = re.compile(r"(@\S+ )?(\S+) (\{[^}]*\}|[^,\s]+)(?:, (.*))?$")
_REGISTER = re.compile(r"%\w+")
_OPERAND = re.compile(r"\{[^}]*\}|[^,\s]+")
_WIDTH = 64


class Form(NamedTuple):
    """A number of 64 bits: ``root + word * scale + offset``."""

    root: str = ""
    """A register; empty for zero."""
    offset: int = 0
    word: str = ""
    """A register of 32 bits, with a sign; empty for zero."""
    scale: int = 0

    def plus(self, other: Form) -> Form | None:
        """The sum, if it has a form."""
        if (self.root and other.root) or (self.word and other.word):
            return None
        offset = _signed(self.offset + other.offset)
        return Form(self.root or other.root, offset, self.word or other.word, self.scale or other.scale)


class AddressForms:
    """Follows the instructions of a block; other instructions give numbers of which nothing is known."""

    def __init__(self) -> None:
        self._versions: dict[str, int] = {}
        """How often a wave's register was written."""
        self.forget()

    def forget(self) -> None:
        """Another block: what was computed may not have been."""
        self._words: dict[str, str] = {}
        """What words are the same as: a constant, or a wave's register at some time."""
        self._forms: dict[str, Form] = {}
        self._named: dict[str, set[str]] = {}
        """The names of values by the registers that they are in: of 64 lanes a value has two."""
        self._pairs: dict[tuple[str, ...], Form] = {}
        """The numbers that pairs of words are."""

    def of(self, register: str) -> Form:
        """The form of a number."""
        return self._forms.get(register) or Form(register)

    def note(self, line: str) -> None:
        """An instruction."""
        found = _LINE.match(line)
        if found is None:
            return
        guard, name, to, rest = found.groups()
        self._overwrite(to)
        if "_" in to:
            for register in _REGISTER.findall(to):
                self._versions[register] = self._versions.get(register, 0) + 1
            if name == "mov.b32" and not guard:
                self._words[self._now(to)] = self._word(rest)
            return
        rule = _RULES.get(name)
        if rule is not None and not guard and rest:
            rule(self, to, _OPERAND.findall(rest))
            for one in _REGISTER.findall(to):
                self._named.setdefault(one, set()).add(to)

    def _overwrite(self, to: str) -> None:
        """What was known of registers is not so any more: such as of those that are zero where a load does not write them."""
        for register in _REGISTER.findall(to):
            for name in self._named.pop(register, ()):
                self._words.pop(name, None)
                self._forms.pop(name, None)

    def _now(self, register: str) -> str:
        """What a wave's register holds now."""
        return register + "".join(f"@{self._versions.get(one, 0)}" for one in _REGISTER.findall(register))

    def _word(self, text: str) -> str:
        return self._words.get(text, text)

    def _pair(self, text: str) -> tuple[str, ...]:
        return tuple(self._word(word) for word in _OPERAND.findall(text[1:-1]))

    def _number(self, text: str) -> Form:
        return Form(offset=_signed(int(text))) if text.isdigit() else self.of(text)

    def _move_word(self, to: str, sources: Sequence[str]) -> None:
        (source,) = sources
        self._words[to] = self._word(self._now(source) if "_" in source else source)

    def _move(self, to: str, sources: Sequence[str]) -> None:
        (source,) = sources
        if to.startswith("{"):
            self._pairs.setdefault(self._pair(to), self.of(source))
        elif source.startswith("{"):
            low, high = pair = self._pair(source)
            if low.isdigit() and high.isdigit():
                self._forms[to] = Form(offset=_signed(int(low) | int(high) << 32))
            else:
                self._forms[to] = self._pairs.setdefault(pair, Form(to))
        else:
            self._forms[to] = self._number(source)

    def _add(self, to: str, sources: Sequence[str]) -> None:
        first, second = map(self._number, sources)
        if (total := first.plus(second)) is not None:
            self._forms[to] = total

    def _multiply(self, to: str, sources: Sequence[str]) -> None:
        word, scale = sources
        if scale.isdigit() and not word.isdigit():
            self._forms[to] = Form(word=word, scale=int(scale))

    def _widen(self, to: str, sources: Sequence[str]) -> None:
        if sources[0].isdigit():
            self._forms[to] = Form(offset=int(sources[0]))

    def _narrow(self, to: str, sources: Sequence[str]) -> None:
        form = self.of(sources[0])
        if not form.root and not form.word:
            self._words[to] = str(form.offset & 0xFFFFFFFF)

    def _shift(self, to: str, sources: Sequence[str]) -> None:
        form, count = self._number(sources[0]), self._word(sources[1])
        if count.isdigit() and (count == "0" or (not form.root and form.scale << int(count) < 1 << 16)):
            by = int(count)
            self._forms[to] = Form(form.root, _signed(form.offset << by), form.word, form.scale << by)


_RULES: dict[str, Callable[[AddressForms, str, Sequence[str]], None]] = {
    "mov.b32": AddressForms._move_word,  # noqa: SLF001
    "mov.b64": AddressForms._move,  # noqa: SLF001
    "add.s64": AddressForms._add,  # noqa: SLF001
    "mul.wide.s32": AddressForms._multiply,  # noqa: SLF001
    "cvt.u64.u32": AddressForms._widen,  # noqa: SLF001
    "cvt.u32.u64": AddressForms._narrow,  # noqa: SLF001
    "shl.b64": AddressForms._shift,  # noqa: SLF001
}


def _signed(number: int) -> int:
    number &= (1 << _WIDTH) - 1
    return number - (1 << _WIDTH) if number >> (_WIDTH - 1) else number


__all__ = ["AddressForms", "Form"]

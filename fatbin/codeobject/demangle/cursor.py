"""The cursor of the demangler, and limits on time and size for one name."""

from __future__ import annotations

import re

LONGEST, DEEPEST, MOST_COPIED = 1 << 14, 128, 1 << 18
"""Names longer than this, nested deeper, or that repeat more of themselves than this, are left as they are."""

_NUMBER = re.compile(r"\d+")
_SEQUENCE = re.compile(r"([0-9A-Z]*)_")

Type = tuple[str, str]
"""What stands before and after the name that is declared: ``("void (*", ")(int)")``."""


class Pack(tuple[str, str]):
    """A pack of template arguments: as a type all of them, in an expansion one after another."""

    members: tuple[Type, ...]

    @classmethod
    def of(cls, members: list[Type]) -> Pack:
        """A pack with these members."""
        pack = cls((", ".join(filter(None, map("".join, members))), ""))
        pack.members = tuple(members)
        return pack


class UnknownNameError(Exception):
    """Not a name, or not one this reader knows."""


class Cursor:
    """Where in a mangled name the reader is, and what it has met that may be named again."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.substitutions: list[Type] = []
        self.template: list[Type] = []
        self.depth = self.copied = 0
        self.expanding: int | None = None
        self.pack_size = -1
        self.no_return = False  # constructors and conversions have none, even as templates

    def peek(self, *texts: str) -> bool:
        """Whether one of ``texts`` comes next."""
        return self.text.startswith(texts, self.at)

    def take(self, text: str) -> bool:
        """Step over ``text``, if it comes next."""
        if self.text.startswith(text, self.at):
            self.at += len(text)
            return True
        return False

    def expect(self, text: str) -> None:
        """Step over ``text``, which must come next."""
        if not self.take(text):
            raise UnknownNameError

    def number(self) -> int:
        """A decimal number."""
        match = _NUMBER.match(self.text, self.at)
        if not match or len(match[0]) > 6:
            raise UnknownNameError
        self.at = match.end()
        return int(match[0])

    def sequence(self) -> int:
        """The number of a substitution: ``_`` is 0, ``0_`` is 1, in base 36."""
        match = _SEQUENCE.match(self.text, self.at)
        if not match or len(match[1]) > 4:
            raise UnknownNameError
        self.at = match.end()
        return int(match[1], 36) + 1 if match[1] else 0

    def copy(self, piece: Type) -> Type:
        """``piece`` once more; the bound on what a name may grow to."""
        self.copied += len(piece[0]) + len(piece[1])
        if self.copied > MOST_COPIED:
            raise UnknownNameError
        return piece

    def remember(self, piece: Type) -> Type:
        """Make ``piece`` what a later substitution may name."""
        self.substitutions.append(self.copy(piece))
        return piece

    def deeper(self) -> None:
        """One level more; refuses names that would exhaust the stack."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise UnknownNameError

"""Demangles names, template arguments and literals."""

from __future__ import annotations

import re

from ...patterns import pattern
from .cursor import Pack, Type, UnknownNameError
from .expressions import Expressions
from .tables import LITERAL_SUFFIXES, OPERATORS, STANDARD

_VENDOR_SUFFIX = pattern(r"[.@].*", re.DOTALL)
_DISCRIMINATOR = pattern(r"__\d+_|_\d")


class Names(Expressions):
    """A reader of one mangled name."""

    def whole(self) -> str:
        """All of it."""
        text = self.encoding()
        rest = self.text[self.at :]
        if rest and not _VENDOR_SUFFIX.fullmatch(rest):
            raise UnknownNameError
        return f"{text} ({rest})" if rest else text

    def encoding(self) -> str:
        """A function with its parameters, or a variable."""
        self.deeper()
        outer, self.template = self.template, []
        name, is_template, qualifiers = self.name()
        if self.at == len(self.text) or self.peek("E", "."):
            self.template, self.depth = outer, self.depth - 1
            return name
        left, right = "", ""
        if is_template and not self.no_return:
            left, right = self.type()
            left += "" if left.endswith(("*", "&")) and right else " "
        parameters = self.parameters("E", ".")
        self.template, self.depth = outer, self.depth - 1
        return f"{left}{name}({parameters}){qualifiers}{right}"

    def name(self) -> tuple[str, bool, str]:
        """A name, whether its last part is a template, and the qualifiers of a member function."""
        self.no_return = False
        if self.peek("N"):
            return self.nested()
        if self.peek("Z"):
            return (*self.local(), "")
        if self.peek("S") and not self.peek("St"):
            left, right = self.substitution()
            if not self.peek("I"):
                return left + right, False, ""
            return left + right + self.template_arguments(top=True), True, ""
        prefix = "std::" if self.take("St") else ""
        text = prefix + self.unqualified("")
        if self.peek("I"):
            self.remember((text, ""))
            return text + self.template_arguments(top=True), True, ""
        return text, False, ""

    def nested(self) -> tuple[str, bool, str]:
        """``N … E``."""
        self.expect("N")
        qualifiers = self.cv_qualifiers()
        qualifiers += " &" if self.take("R") else " &&" if self.take("O") else ""
        text, last, is_template = "", "", False
        while not self.take("E"):
            if self.peek("I"):
                if not text:
                    raise UnknownNameError
                text += self.template_arguments(top=True)
                is_template = True
            elif self.peek("T"):
                text, is_template = "".join(self.template_parameter()), False
            elif self.peek("Dt", "DT"):
                text, is_template = self.decltype(), False
            elif self.take("St"):
                text, last = "std", "std"
                continue
            elif self.peek("S") and not self.peek("St"):
                text = "".join(self.substitution())
                last, is_template = _last_part(text), False
                continue
            elif self.take("M"):
                continue
            else:
                last = self.unqualified(last)
                text, is_template = f"{text}::{last}" if text else last, False
            if not self.peek("E"):
                self.remember((text, ""))
        return text, is_template, qualifiers

    def local(self) -> tuple[str, bool]:
        """``Z function E name``: something declared inside a function."""
        self.expect("Z")
        outer = self.encoding()
        self.expect("E")
        if self.take("s"):
            self.discriminator()
            return f"{outer}::string literal", False
        if self.take("d"):
            if not self.peek("_"):
                self.number()
            self.expect("_")
        name, is_template, qualifiers = self.name()
        self.discriminator()
        return f"{outer}::{name}{qualifiers}", is_template

    def discriminator(self) -> None:
        """``_3``, ``__12_``: which of several of the same name; not shown."""
        if match := _DISCRIMINATOR.match(self.text, self.at):
            self.at = match.end()

    def unqualified(self, scope: str) -> str:
        """The last part of a name; ``scope`` is what a constructor is called after."""
        self.take("L")
        if self.peek(*"0123456789"):
            text = self.source_name()
        elif self.take("Ut"):
            text = f"'unnamed{self.counter()}'"
        elif self.take("Ul"):
            template, self.template = self.template, []
            parameters = self.parameters("E")
            self.template = template
            self.expect("E")
            text = f"'lambda{self.counter()}'({parameters})"
        elif self.peek("C1", "C2", "C3", "C4", "C5", "D0", "D1", "D2", "D4", "D5"):
            self.no_return = True
            text = ("~" if self.text[self.at] == "D" else "") + scope
            self.at += 2
        elif self.take("DC"):
            names = []
            while not self.take("E"):
                names.append(self.source_name())
            text = f"[{', '.join(names)}]"
        else:
            text = self.operator_name()
        while self.take("B"):
            text += f"[abi:{self.source_name()}]"
        return text

    def counter(self) -> str:
        """``_`` is the first and not shown, ``0_`` the second."""
        text = str(self.number()) if not self.peek("_") else ""
        self.expect("_")
        return text

    def source_name(self) -> str:
        """A length and as many characters."""
        length = self.number()
        text = self.text[self.at : self.at + length]
        if len(text) < length or not length:
            raise UnknownNameError
        self.at += length
        return "(anonymous namespace)" if text.startswith("_GLOBAL__N") else text

    def operator_name(self) -> str:
        """``operator+`` and the like."""
        if self.take("cv"):
            self.no_return = True
            return "operator " + "".join(self.type())
        if self.take("li"):
            return f'operator"" {self.source_name()}'
        symbol = OPERATORS.get(self.text[self.at : self.at + 2])
        if symbol is None:
            raise UnknownNameError
        self.at += 2
        return f"operator{' ' if symbol[0].isalpha() else ''}{symbol}"

    def substitution(self) -> Type:
        """``S_``, ``S3_``, ``Sa``: something that stood before, or a name of the standard library."""
        self.expect("S")
        if self.peek("t"):
            raise UnknownNameError
        if short := STANDARD.get(self.text[self.at : self.at + 1]):
            self.at += 1
            return self.copy((short, ""))
        number = self.sequence()
        if number >= len(self.substitutions):
            raise UnknownNameError
        return self.copy(self.substitutions[number])

    def template_parameter(self) -> Type:
        """``T_``, ``T0_``: an argument of the template."""
        self.expect("T")
        number = self.sequence()
        if number >= len(self.template):
            raise UnknownNameError
        found = self.template[number]
        if self.expanding is not None and isinstance(found, Pack):
            self.pack_size = len(found.members)
            found = found.members[self.expanding] if found.members else ("", "")
        return self.copy(found)

    def template_arguments(self, *, top: bool = False) -> str:
        """``I … E``. Those of the name itself (``top``) are what ``T_`` refers to."""
        self.expect("I")
        found: list[Type] = []
        while not self.take("E"):
            found.append(self.template_argument())
        if top:
            self.template = found
        return "<" + ", ".join(text for text in map("".join, found) if text) + ">"

    def template_argument(self) -> Type:
        """A type, an expression, a literal or a pack."""
        if self.take("J"):
            parts = []
            while not self.take("E"):
                parts.append(self.template_argument())
            return Pack.of(parts)
        if self.take("X"):
            text = self.expression()
            self.expect("E")
            return text, ""
        if self.peek("L"):
            return self.literal(), ""
        return self.type()

    def literal(self) -> str:
        """``L type value E``."""
        self.expect("L")
        if self.take("_Z"):
            text = self.encoding()
            self.expect("E")
            return text
        if self.take("DnE") or self.take("Dn0E"):
            return "nullptr"
        if self.peek("b0E", "b1E"):
            self.at += 3
            return "true" if self.text[self.at - 2] == "1" else "false"
        code = self.text[self.at]
        name = "".join(self.type())
        end = self.text.index("E", self.at) if "E" in self.text[self.at :] else -1
        value = self.text[self.at : end]
        if end < 0 or not re.fullmatch(r"n?\d*", value):
            raise UnknownNameError  # floating point is written as bits
        self.at = end + 1
        value = value.replace("n", "-")
        suffix = LITERAL_SUFFIXES.get(code) if len(name) and code in LITERAL_SUFFIXES else None
        return f"{value}{suffix}" if suffix is not None else f"({name}){value}"

    def class_name(self) -> str:
        """The name of a class: its template arguments are not what ``T_`` refers to."""
        for prefix in ("Ts", "Tu", "Te"):
            self.take(prefix)
        template = self.template
        try:
            return self.name()[0]
        finally:
            self.template = template


def _last_part(text: str) -> str:
    """What a constructor of the class is called: the last part, without template arguments."""
    depth, start, end = 0, 0, len(text)
    for at, sign in enumerate(text):
        if sign in "<(":
            if depth == 0 and sign == "<":
                end = at
            depth += 1
        elif sign in ">)":
            depth -= 1
        elif depth == 0 and text.startswith("::", at):
            start, end = at + 2, len(text)
    return text[start:end]

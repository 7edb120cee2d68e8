"""The expressions inside mangled names: sizes, conditions of templates, decltype."""

from __future__ import annotations

from abc import abstractmethod

from .cursor import UnknownNameError
from .tables import BINARY, OPERATORS, UNARY
from .types import Types


class Expressions(Types):
    """A reader of expressions, as llvm-cxxfilt writes them. The names in them come from a subclass."""

    @abstractmethod
    def literal(self) -> str:
        """``L … E``."""

    @abstractmethod
    def unqualified(self, scope: str) -> str:
        """One part of a name, inside ``scope``."""

    def expression(self) -> str:
        """The expression that comes next."""
        self.deeper()
        text = self._expression()
        self.depth -= 1
        return text

    def _expression(self) -> str:
        if self.peek("L"):
            return self.literal()
        if self.peek("T"):
            return "".join(self.template_parameter())
        code = self.text[self.at : self.at + 2]
        if code in ("fp", "fL"):
            return self._function_parameter()
        if code in BINARY:
            self.at += 2
            left, right = self._operand(), self._operand()
            text = f"{left} {OPERATORS[code]} {right}"
            return f"({text})" if code == "gt" else text
        if code in UNARY:
            self.at += 2
            return OPERATORS[code] + self._operand()
        simple = {"st": "sizeof", "at": "alignof"}
        if code in simple:
            self.at += 2
            return f"{simple[code]} ({''.join(self.type())})"
        if code in ("sz", "az"):
            self.at += 2
            return f"{'sizeof' if code == 'sz' else 'alignof'} ({self._expression()})"
        if self.take("sZ"):
            return f"sizeof...({self._expression() if not self.peek('T') else ''.join(self.template_parameter())})"
        if self.take("sr"):
            return self._unresolved()
        if self.take("cl"):
            called = self._expression()
            return f"{called}({self._list()})"
        if self.take("cv"):
            kind = "".join(self.type())
            inner = self._list() if self.take("_") else self._expression()
            return f"({kind})({inner})"
        if self.take("dt"):
            return f"{self._expression()}.{self._member()}"
        if self.take("pt"):
            return f"{self._expression()}->{self._member()}"
        if self.take("qu"):
            condition, yes, no = self._operand(), self._operand(), self._operand()
            return f"{condition} ? {yes} : {no}"
        if self.take("sp"):
            return self._expression()
        if self.take("tl"):
            kind = "".join(self.type())
            return f"{kind}{{{self._list()}}}"
        if self.take("il"):
            return f"{{{self._list()}}}"
        if self.peek(*"0123456789"):
            return self._member()
        raise UnknownNameError

    def _unresolved(self) -> str:
        """``sr …``: a member of something that depends on the template."""
        levels = []
        is_long = self.take("N")
        if is_long or not self.peek(*"0123456789"):
            levels.append("".join(self.type()))
        if is_long or not levels:
            while not self.take("E"):
                levels.append(self._member())
        return "::".join([*levels, self._member()])

    def _operand(self) -> str:
        """An operand; llvm-cxxfilt puts those that are operations in parentheses."""
        code = self.text[self.at : self.at + 2]
        text = self._expression()
        return f"({text})" if (code in BINARY and not text.startswith("(")) or code == "qu" else text

    def _member(self) -> str:
        self.take("on")
        text = self.unqualified("")
        return text + (self.template_arguments() if self.peek("I") else "")

    def _list(self) -> str:
        found = []
        while not self.take("E"):
            found.append(self._expression())
        return ", ".join(filter(None, found))

    def _function_parameter(self) -> str:
        if self.take("fL"):
            self.number()
            self.expect("p")
        else:
            self.expect("fp")
        self.cv_qualifiers()
        number = "" if self.peek("_") else str(self.number())
        self.expect("_")
        return f"fp{number}"

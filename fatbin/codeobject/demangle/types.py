"""The types inside mangled names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from .cursor import Cursor, Pack, Type, UnknownNameError
from .tables import BUILTINS


class Types(Cursor, ABC):
    """A reader of types. Names, which types are made of and which are made of types, come from a subclass."""

    @abstractmethod
    def class_name(self) -> str:
        """The name of a class."""

    @abstractmethod
    def source_name(self) -> str:
        """A length and as many characters."""

    @abstractmethod
    def template_arguments(self, *, top: bool = False) -> str:
        """``I … E``."""

    @abstractmethod
    def template_parameter(self) -> Type:
        """``T_``."""

    @abstractmethod
    def substitution(self) -> Type:
        """``S_``."""

    @abstractmethod
    def expression(self) -> str:
        """A size, a condition."""

    def parameters(self, *ends: str) -> str:
        """Types up to the end."""
        types = []
        while self.at < len(self.text) and not self.peek(*ends):
            types.append("".join(self.type()))
        shown = [text for text in types if text]
        return "" if shown == ["void"] else ", ".join(shown)

    def cv_qualifiers(self) -> str:
        """``r``, ``V``, ``K``, as they are written after a type."""
        text = ""
        for code, word in (("r", " restrict"), ("V", " volatile"), ("K", " const")):
            if self.take(code):
                text = word + text
        return text

    def type(self) -> Type:
        """A type. Everything but builtins can be named again by a substitution."""
        self.deeper()
        found = self._type()
        self.depth -= 1
        return found

    def _type(self) -> Type:
        code = self.text[self.at]
        if code in "rVK":
            qualifiers = self.cv_qualifiers()
            left, right = self.type()
            if right.startswith("(") and not left.endswith("(*"):
                return self.remember((left, right + qualifiers))
            return self.remember((left + qualifiers, right))
        if handler := _READERS.get(code):
            return handler(self)
        if code == "D":
            return self.d_type()
        if code == "S" and not self.peek("St"):
            left, right = self.substitution()
            if not self.peek("I"):
                return left, right
            return self.remember((left + right + self.template_arguments(), ""))
        if builtin := BUILTINS.get(code):
            self.at += 1
            return builtin, ""
        return self.remember((self.class_name(), ""))

    def pointer(self) -> Type:
        """``P``, ``R``, ``O``: a pointer or a reference; references to references collapse."""
        sign = {"P": "*", "R": "&", "O": "&&"}[self.text[self.at]]
        self.at += 1
        left, right = self.type()
        if sign != "*" and left.endswith("&"):
            left = left[:-1] if sign == "&" and left.endswith("&&") else left
            return self.remember((left, right))
        if right.startswith(("(", " [")):
            return self.remember((f"{left}{'' if left.endswith(' ') else ' '}({sign}", f"){right}"))
        return self.remember((left + sign, right))

    def function_type(self) -> Type:
        """``F … E``."""
        self.expect("F")
        self.take("Y")
        left, right = self.type()
        parameters = self.parameters("E", "RE", "OE")
        reference = " &" if self.take("R") else " &&" if self.take("O") else ""
        self.expect("E")
        return self.remember((f"{left} ", f"({parameters}){reference}{right}"))

    def array_type(self) -> Type:
        """``A size _ element``."""
        self.expect("A")
        size = str(self.number()) if self.peek(*"0123456789") else "" if self.peek("_") else self.expression()
        self.expect("_")
        left, right = self.type()
        return self.remember((left, f" [{size}]{right.lstrip()}"))

    def member_pointer(self) -> Type:
        """``M class member``."""
        self.expect("M")
        home = "".join(self.type())
        left, right = self.type()
        if right.startswith(("(", " [")):
            return self.remember((f"{left.rstrip()} ({home}::*", f"){right}"))
        return self.remember((f"{left} {home}::*", right))

    def vendor_qualified(self) -> Type:
        """``U3AS1`` and the like: an address space."""
        self.expect("U")
        name = self.source_name()
        arguments = self.template_arguments() if self.peek("I") else ""
        left, right = self.type()
        return self.remember((f"{left} {name}{arguments}", right))

    def vendor_type(self) -> Type:
        """``u6__bf16``; with a type, ``I … E``, what becomes of it."""
        self.expect("u")
        name = self.source_name()
        if not self.take("I"):
            return self.remember((name, ""))
        of = "".join(self.type())
        self.expect("E")
        return self.remember((f"{name}({of})", ""))

    def parameter_type(self) -> Type:
        """``T_``, perhaps of a template that is an argument itself."""
        if self.peek("Ts", "Tu", "Te"):
            return self.remember((self.class_name(), ""))
        found = self.remember(self.template_parameter())
        if self.peek("I"):
            return self.remember(("".join(found) + self.template_arguments(), ""))
        return found

    def d_type(self) -> Type:
        """Types that begin with ``D``."""
        if self.peek("Dt", "DT"):
            return self.remember((self.decltype(), ""))
        if self.take("Dp"):
            return self.remember(self.expansion())
        if self.take("Dv"):
            size = str(self.number()) if self.peek(*"0123456789") else self.expression()
            self.expect("_")
            element = "pixel" if self.take("p") else "".join(self.type())
            return self.remember((f"{element} vector[{size}]", ""))
        if self.take("Do"):
            left, right = self.type()
            return self.remember((left, f"{right} noexcept"))
        for code in ("DF16_", "DF16b", "DF32_", "DF64_", "DF32x", "DF64x"):
            if self.take(code):
                return BUILTINS[code], ""
        for bits, word in (("DB", "_BitInt"), ("DU", "unsigned _BitInt")):
            if self.take(bits):
                width = self.number()
                self.expect("_")
                return f"{word}({width})", ""
        builtin = BUILTINS.get(self.text[self.at : self.at + 2])
        if builtin is None:
            raise UnknownNameError
        self.at += 2
        return builtin, ""

    def expansion(self) -> Type:
        """``Dp type``: the type once for each member of the pack that it names."""
        start, outer, size = self.at, (self.expanding, self.pack_size), len(self.substitutions)
        self.expanding, self.pack_size = 0, -1
        found = [self.type()]
        end, known, count = self.at, self.substitutions[:], self.pack_size
        for member in range(1, count):
            self.expanding, self.at, self.substitutions = member, start, known[:size]
            found.append(self.type())
        (self.expanding, self.pack_size), self.at, self.substitutions = outer, end, known
        return Pack.of(found if count else [])

    def decltype(self) -> str:
        """``Dt … E``."""
        self.at += 2
        text = self.expression()
        self.expect("E")
        return f"decltype({text})"


_READERS: dict[str, Callable[[Types], Type]] = {
    "P": Types.pointer,
    "R": Types.pointer,
    "O": Types.pointer,
    "F": Types.function_type,
    "A": Types.array_type,
    "M": Types.member_pointer,
    "U": Types.vendor_qualified,
    "u": Types.vendor_type,
    "T": Types.parameter_type,
}

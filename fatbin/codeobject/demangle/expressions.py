"""The expressions inside mangled names: sizes, conditions of templates, decltype."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cursor import UnknownNameError
from .tables import BINARY, OPERATORS, UNARY

if TYPE_CHECKING:
    from .names import Names


def expression(name: Names) -> str:
    """The expression that comes next in ``name``, as llvm-cxxfilt writes it."""
    if name.peek("L"):
        return name.literal()
    if name.peek("T"):
        return "".join(name.template_parameter())
    code = name.text[name.at : name.at + 2]
    if code in ("fp", "fL"):
        return _function_parameter(name)
    if code in BINARY:
        name.at += 2
        left, right = _operand(name), _operand(name)
        text = f"{left} {OPERATORS[code]} {right}"
        return f"({text})" if code == "gt" else text
    if code in UNARY:
        name.at += 2
        return OPERATORS[code] + _operand(name)
    simple = {"st": "sizeof", "at": "alignof"}
    if code in simple:
        name.at += 2
        return f"{simple[code]} ({''.join(name.type())})"
    if code in ("sz", "az"):
        name.at += 2
        return f"{'sizeof' if code == 'sz' else 'alignof'} ({expression(name)})"
    if name.take("sZ"):
        return f"sizeof...({expression(name) if not name.peek('T') else ''.join(name.template_parameter())})"
    if name.take("sr"):
        return _unresolved(name)
    if name.take("cl"):
        called = expression(name)
        return f"{called}({_list(name)})"
    if name.take("cv"):
        kind = "".join(name.type())
        inner = _list(name) if name.take("_") else expression(name)
        return f"({kind})({inner})"
    if name.take("dt"):
        return f"{expression(name)}.{_member(name)}"
    if name.take("pt"):
        return f"{expression(name)}->{_member(name)}"
    if name.take("qu"):
        condition, yes, no = _operand(name), _operand(name), _operand(name)
        return f"{condition} ? {yes} : {no}"
    if name.take("sp"):
        return expression(name)
    if name.take("tl"):
        kind = "".join(name.type())
        return f"{kind}{{{_list(name)}}}"
    if name.take("il"):
        return f"{{{_list(name)}}}"
    if name.peek(*"0123456789"):
        return _member(name)
    raise UnknownNameError


def _unresolved(name: Names) -> str:
    """``sr …``: a member of something that depends on the template."""
    levels = []
    is_long = name.take("N")
    if is_long or not name.peek(*"0123456789"):
        levels.append("".join(name.type()))
    if is_long or not levels:
        while not name.take("E"):
            levels.append(_member(name))
    return "::".join([*levels, _member(name)])


def _operand(name: Names) -> str:
    """An operand; llvm-cxxfilt puts those that are operations in parentheses."""
    code = name.text[name.at : name.at + 2]
    text = expression(name)
    return f"({text})" if (code in BINARY and not text.startswith("(")) or code == "qu" else text


def _member(name: Names) -> str:
    name.take("on")
    text = name.unqualified("")
    return text + (name.template_arguments() if name.peek("I") else "")


def _list(name: Names) -> str:
    found = []
    while not name.take("E"):
        found.append(expression(name))
    return ", ".join(filter(None, found))


def _function_parameter(name: Names) -> str:
    if name.take("fL"):
        name.number()
        name.expect("p")
    else:
        name.expect("fp")
    name.cv_qualifiers()
    number = "" if name.peek("_") else str(name.number())
    name.expect("_")
    return f"fp{number}"

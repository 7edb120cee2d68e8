"""Operators of a module that can be changed one at a time, by their places in its text: layout and comments stay.

Left out are annotations, what only type checkers read, assertions, f-strings, and tables: literals at module level.
"""

from __future__ import annotations

import ast
import io
import tokenize
from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

OTHERS = {
    "<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",),
    "in": ("not in",), "not in": ("in",), "is": ("is not",), "is not": ("is",),
    "+": ("-",), "-": ("+",), "*": ("+",), "//": ("*",), "%": ("//",),
    "<<": (">>",), ">>": ("<<",), "&": ("|",), "|": ("&",), "^": ("|",),
}  # fmt: skip
"""What an operator becomes; of several one is chosen. ``+=`` becomes what ``+`` does, and so on."""
COMPARISONS = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
    ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
}  # fmt: skip
ARITHMETIC = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%",
    ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
}  # fmt: skip
TABLE_LINES = 4
"""An assignment of a literal at module level that has this many lines is a table."""
TYPES = ("None", "bool", "bytes", "dict", "float", "int", "list", "set", "str", "tuple", "type")
LITERALS = (ast.Dict, ast.List, ast.Tuple, ast.Set)

Place = tuple[int, int]
"""A line, from 1, and a column in characters."""


class Site(NamedTuple):
    """An operator: where the text that changes begins and ends, and what may stand there instead.

    ``lines`` are those of its expression and then of its statement, by which a coverage record knows it. ``where`` is
    the function or class that it is in, and ``around`` the first and the last line of that.
    """

    start: Place
    end: Place
    old: str
    new: tuple[str, ...]
    lines: tuple[int, ...]
    where: str
    in_function: bool
    around: Place


def sites(text: str) -> list[Site]:
    """The operators of a module in the order of their places."""
    return sorted(_Reader(text).read())


def table_lines(text: str) -> set[int]:
    """The lines of a module's tables."""
    tables = (node for node in ast.parse(text).body if _is_table(node))
    return {line for node in tables for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def replaced(text: str, site: Site, new: str) -> str:
    """The module with one operator changed; a negation goes around an operand, ``end`` is where the operand ends."""
    start, end = (_index(text, place) for place in (site.start, site.end))
    if new == NEGATED:
        return f"{text[:start]}not ({text[start:end]}){text[end:]}"
    return text[:start] + new + text[end:]


NEGATED = "not (…)"
"""What an operand becomes that is negated."""


def _index(text: str, place: Place) -> int:
    return sum(len(line) for line in text.splitlines(keepends=True)[: place[0] - 1]) + place[1]


def _is_table(node: ast.stmt) -> bool:
    if not isinstance(node, ast.Assign | ast.AnnAssign) or (node.end_lineno or 0) - node.lineno + 1 < TABLE_LINES:
        return False
    value = node.value
    parts = [value, *value.args] if isinstance(value, ast.Call) else [value]
    return any(isinstance(part, LITERALS) for part in parts)


class Scope(NamedTuple):
    """The function or class that something is in, whether it is executed only when a function is called, and its lines."""

    where: str
    in_function: bool
    around: Place = (0, 0)


def _inside(node: ast.AST, scope: Scope) -> Scope:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return scope
    name = f"{scope.where}.{node.name}".lstrip(".")
    is_called = scope.in_function or not isinstance(node, ast.ClassDef)
    return Scope(name, is_called, (node.lineno, node.end_lineno or node.lineno))


class _Reader:
    """The sites of one text."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._tree = ast.parse(text)
        kinds = (tokenize.OP, tokenize.NAME)
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        self._tokens = [token for token in tokens if token.type in kinds]

    def read(self) -> Iterator[Site]:
        for node in self._tree.body:
            if not _is_table(node):
                yield from self._statement(node, Scope("", False))

    def _statement(self, node: ast.AST, scope: Scope) -> Iterator[Site]:
        """What is in a statement, or in a clause of one; each expression in it with the statement's first lines."""
        if isinstance(node, ast.Assert) or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            return
        inner = _inside(node, scope)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "type_comment"):
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.expr):
                    known = (part.lineno, getattr(node, "lineno", part.lineno))
                    yield from self._expression(part, known, scope, tested=name == "test")
                elif isinstance(part, ast.arguments):
                    for default in (*part.defaults, *filter(None, part.kw_defaults)):
                        yield from self._expression(default, (default.lineno,), scope)
                elif isinstance(part, ast.AST):
                    yield from self._statement(part, inner)
        if isinstance(node, ast.AugAssign) and (operator := ARITHMETIC.get(type(node.op))):
            new = tuple(f"{other}=" for other in OTHERS[operator])
            yield self._between(node.target, node.value, f"{operator}=", new, (node.lineno,), scope)

    def _expression(self, node: ast.AST, lines: tuple[int, ...], scope: Scope, tested: bool = False) -> Iterator[Site]:
        if isinstance(node, ast.JoinedStr):
            return  # before Python 3.12 the places in one are not known
        if isinstance(node, ast.expr):
            lines = (node.lineno, *(line for line in lines if line != node.lineno))
            yield from self._operators(node, lines, scope)
            if (
                tested
                and not isinstance(node, ast.Compare | ast.BoolOp | ast.NamedExpr | ast.Constant)
                and not _is_not(node)
            ):
                place, end = self._places(node)
                yield Site(place, end, self._text(place, end), (NEGATED,), lines, *scope)
        inner = scope._replace(in_function=True) if isinstance(node, ast.Lambda) else scope
        for name, value in ast.iter_fields(node):
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.AST):
                    tests = name in ("test", "ifs") or (isinstance(node, ast.BoolOp) and name == "values")
                    yield from self._expression(part, lines, inner if name == "body" else scope, tests)

    def _operators(self, node: ast.expr, lines: tuple[int, ...], scope: Scope) -> Iterator[Site]:
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            for left, kind, right in zip(operands, node.ops, node.comparators, strict=False):
                old = COMPARISONS[type(kind)]
                yield self._between(left, right, old, OTHERS[old], lines, scope)
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not _is_type(node):
            old = ARITHMETIC[type(node.op)]
            yield self._between(node.left, node.right, old, OTHERS[old], lines, scope)
        elif _is_not(node):
            place, _ = self._places(node)
            line = self._lines[place[0] - 1]
            end = (place[0], len(line) - len(line[place[1] + 3 :].lstrip()))
            yield Site(place, end, self._text(place, end), ("",), lines, *scope)

    def _between(
        self, left: ast.expr, right: ast.expr, old: str, new: tuple[str, ...], lines: tuple[int, ...], scope: Scope
    ) -> Site:
        """The operator that stands between two operands; parentheses and comments may, too."""
        begin, end, words = self._places(left)[1], self._places(right)[0], old.split()
        first = bisect_left(self._tokens, begin, key=lambda token: token.start)
        last = bisect_left(self._tokens, end, key=lambda token: token.start)
        found = [token for token in self._tokens[first:last] if token.string in words]
        return Site(found[0].start, found[len(words) - 1].end, old, new, lines, *scope)

    def _places(self, node: ast.expr) -> tuple[Place, Place]:
        """Where a node begins and ends in characters; the syntax tree counts bytes."""
        end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or 0
        return self._place(node.lineno, node.col_offset), self._place(end_line, end_column)

    def _place(self, line: int, column: int) -> Place:
        return line, len(self._lines[line - 1].encode()[:column].decode())

    def _text(self, start: Place, end: Place) -> str:
        if start[0] != end[0]:
            return f"{self._lines[start[0] - 1][start[1] :]}…"
        return self._lines[start[0] - 1][start[1] : end[1]]


def _is_not(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _is_type(node: ast.expr) -> bool:
    """Whether an expression stands for a type: ``X | None``, ``list[X]``."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr) and (_is_type(node.left) or _is_type(node.right))
    if isinstance(node, ast.Subscript):
        return ast.unparse(node.value) in (*TYPES, "Callable", "Iterable", "Mapping", "Sequence")
    return ast.unparse(node) in TYPES

"""What fails where code traps for a check of ``-fsanitize=``, in a name and in words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...fatbin.codeobject.trap_reasons import TrapReason
from ...fatbin.records import NamedTuple

TRAP = "trap"
"""The name for traps of no kind of their own."""
_UBSAN = "Undefined Behavior Sanitizer"
"""What clang calls the category of its checks."""
_EXPRESSION = re.compile(r" in '.*'$", re.DOTALL)


class Kind(NamedTuple):
    """A name for findings, and what is wrong in words."""

    name: str
    text: str


_WORDS = {
    "alignment": "a pointer is not aligned for its type",
    "null": "a null pointer is used",
    "object-size": "an object is smaller than what is accessed in it",
    "array-bounds": "an array index is out of bounds",
    "bool": "a value is loaded as bool that is neither 0 nor 1",
    "enum": "a value is loaded that its enumeration does not have",
    "float-cast-overflow": "a floating-point number does not fit the integer that it is converted to",
    "integer-divide-by-zero": "an integer is divided by zero",
    "float-divide-by-zero": "a floating-point number is divided by zero",
    "signed-integer-overflow": "signed integer overflow",
    "unsigned-integer-overflow": "unsigned integer overflow",
    "shift-exponent": "an integer is shifted by less than 0 or by more bits than it has",
    "shift-base": "a shift moves bits out of an integer",
    "unsigned-shift-base": "a shift moves bits out of an unsigned integer",
    "pointer-overflow": "the sum of a pointer and an index overflows",
    "unreachable": "what __builtin_unreachable says is never reached is reached",
    "return": "a function ends without the value that it has to return",
    "builtin": "a built-in function is called with a value that it is not defined for",
    "nonnull-attribute": "a null pointer is passed where the parameter is declared never to be one",
    "returns-nonnull-attribute": "a null pointer is returned where the function is declared never to return one",
    "nullability-arg": "a null pointer is passed where the parameter is _Nonnull",
    "nullability-return": "a null pointer is returned where the result is _Nonnull",
    "vla-bound": "an array is declared with a length that is not positive",
    "implicit-signed-integer-truncation": "an implicit conversion changes an integer's value: its upper bits are lost",
    "implicit-unsigned-integer-truncation": "an implicit conversion changes an integer's value: its upper bits are lost",
    "implicit-integer-sign-change": "an implicit conversion changes an integer's sign",
    "implicit-bitfield-conversion": "an implicit conversion changes the value of what is stored in a bit-field",
}
"""By the check, as ``-fsanitize=`` names it."""
_POINTER = ("alignment", "null", "object-size")
_DIVISION = ("integer-divide-by-zero", "float-divide-by-zero", "signed-integer-overflow")
_SHIFT = ("shift-exponent", "shift-base", "unsigned-shift-base")
_OVERFLOW = ("signed-integer-overflow", "unsigned-integer-overflow")
_CONVERSION = tuple(name for name in _WORDS if name.startswith("implicit-"))
_SAID = (
    (r"Array index out of bounds", "array-bounds", ("array-bounds",)),
    (r"Alignment, null, or object-size error", "pointer", _POINTER),
    (r"signed integer .*overflow|Integer negation overflowed", "signed-integer-overflow", ("signed-integer-overflow",)),
    (r"unsigned integer .*overflow", "unsigned-integer-overflow", ("unsigned-integer-overflow",)),
    (r"Integer (addition|subtraction|multiplication) overflowed", "integer-overflow", _OVERFLOW),
    (r"Integer divide or remainder overflowed", "division", _DIVISION),
    (r"Floating-point to integer conversion overflowed", "float-cast-overflow", ("float-cast-overflow",)),
    (r"Loaded an invalid or uninitialized value for the type", "invalid-value", ("bool", "enum")),
    (r"Shift exponent is too large for the type", "shift", _SHIFT),
    (r"Pointer arithmetic overflowed bounds", "pointer-overflow", ("pointer-overflow",)),
    (r"_builtin_unreachable\(\)", "unreachable", ("unreachable",)),
    (r"Execution reached the end of a value-returning function", "return", ("return",)),
    (r"Invalid use of builtin function", "builtin", ("builtin",)),
    (r"Implicit integer conversion overflowed", "implicit-conversion", _CONVERSION),
    (r"Variable length array bound", "vla-bound", ("vla-bound",)),
    (r"Alignment assumption violated", "alignment", ("alignment",)),
    (r"Passing null pointer as an argument", "nonnull-attribute", ("nonnull-attribute",)),
    (r"Returning null pointer from a function", "returns-nonnull-attribute", ("returns-nonnull-attribute",)),
    (r"Passing null as an argument", "nullability-arg", ("nullability-arg",)),
    (r"Returning null from a function", "nullability-return", ("nullability-return",)),
)
"""How clang's texts begin, the name where more than one of the checks may have failed, and these checks."""
_UNKNOWN = "an assertion, __builtin_trap, or code that cannot be reached"


def kind_of(reason: TrapReason | None) -> Kind:
    """What is known of a trap by its reason."""
    if reason is None:
        return Kind(TRAP, _UNKNOWN)
    if not reason.category and not reason.text:
        return Kind(TRAP, f"a check that -fsanitize= asks for, {_UNKNOWN}")
    if reason.category != _UBSAN:
        return Kind(TRAP, ": ".join(filter(None, (reason.category, reason.text))))
    for pattern, name, candidates in _SAID:
        if re.match(pattern, reason.text):
            return _narrowed(name, [each for each in candidates if each in reason.checks] or candidates, reason.text)
    return Kind("undefined", reason.text)


def _narrowed(name: str, checks: Iterable[str], said: str) -> Kind:
    """The kind of a trap that one of some checks has."""
    names = list(checks)
    words = "; or ".join(dict.fromkeys(_WORDS[each] for each in names))
    expression = _EXPRESSION.search(said)
    return Kind(names[0] if len(names) == 1 else name, words + (expression[0] if expression else ""))

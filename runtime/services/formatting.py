"""printf formatting: arguments are 64-bit words, strings are passed instead of pointers."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Sequence
from typing import Protocol

_DIRECTIVE = re.compile(
    rb"%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?(?:v(2|3|4|8|16))?(hh|hl|h|ll|l|j|z|t|L|q)?(.)", re.DOTALL
)
_BITS = {b"hh": 8, b"h": 16, b"hl": 32, b"": 32}
SIGNED, UNSIGNED, FLOATS = b"di", b"ouxX", b"eEfFgGaA"


class Values(Protocol):
    """Where the values of a format string come from, in order."""

    def word(self) -> int:
        """The next value, as 64 bits."""

    def real(self) -> float:
        """The next value, which is a float."""

    def text(self) -> bytes:
        """The next text."""

    def elements(self, count: int) -> Sequence[Values]:
        """The elements of the next value, which is a vector of OpenCL; none where values are no vectors."""


def formatted(form: bytes, values: Values) -> bytes:
    """What ``printf(form, …)`` prints."""

    def one(match: re.Match[bytes]) -> bytes:
        flags, width, precision, vector, length, kind = match.groups()
        if kind == b"%":
            return b"%"
        wide = _number(width, values)
        if wide is not None and wide < 0:
            flags, wide = flags + b"-", -wide
        exact = _number(precision, values) if precision is not None else None
        if exact is not None and exact < 0:
            exact = None
        bodies = [
            _converted(kind, flags, exact, length or b"", each)
            for each in (values.elements(int(vector)) if vector else [values])
        ]
        shown = [
            _padded(sign, text, wide or 0, flags, _may_fill(kind, text, exact)) for sign, text in filter(None, bodies)
        ]
        return b",".join(shown) if shown else match[0]

    return _DIRECTIVE.sub(one, form)


def _number(given: bytes | None, values: Values) -> int | None:
    if given == b"*":
        return _signed(values.word(), 32)
    return int(given or b"0") if given is not None else None


def _converted(
    kind: bytes, flags: bytes, precision: int | None, length: bytes, values: Values
) -> tuple[bytes, bytes] | None:
    """Sign or prefix, and text; None for what is no conversion."""
    if kind in SIGNED:
        value = _signed(values.word(), _BITS.get(length, 64))
        return _sign(value < 0, flags), _digits(b"%d", abs(value), precision)
    if kind in UNSIGNED:
        value = values.word() & (1 << _BITS.get(length, 64)) - 1
        return _unsigned(kind, value, flags, precision)
    if kind in FLOATS:
        return _float(kind, values.real(), flags, precision)
    if kind == b"c":
        return b"", bytes([values.word() & 0xFF])
    if kind == b"s":
        return b"", values.text()[:precision]
    if kind == b"p":
        return b"", b"%#x" % value if (value := values.word()) else b"(nil)"
    if kind == b"n":  # where to store a count: nothing of the kernel's can be written here
        values.word()
        return b"", b""
    return None


def _digits(form: bytes, value: int, precision: int | None) -> bytes:
    if precision == 0 and value == 0:
        return b""
    return (form % value).rjust(precision or 0, b"0")


def _unsigned(kind: bytes, value: int, flags: bytes, precision: int | None) -> tuple[bytes, bytes]:
    digits = _digits(b"%" + kind.replace(b"u", b"d"), value, precision)
    if b"#" not in flags:
        return b"", digits
    if kind == b"o":
        return b"", digits if digits.startswith(b"0") else b"0" + digits
    return (b"0" + kind if value and kind in b"xX" else b""), digits


def _float(kind: bytes, value: float, flags: bytes, precision: int | None) -> tuple[bytes, bytes]:
    sign = _sign(math.copysign(1, value) < 0, flags)
    value = abs(value)
    upper = kind.isupper()
    if not math.isfinite(value):
        text = b"nan" if math.isnan(value) else b"inf"
        return sign, text.upper() if upper else text
    if kind in b"aA":
        prefix, text = _hexadecimal(value, precision, b"#" in flags)
        return sign + (prefix.upper() if upper else prefix), text.upper() if upper else text
    form = b"%" + (b"#" if b"#" in flags else b"") + b"." + str(6 if precision is None else precision).encode() + kind
    return sign, form % value


def _hexadecimal(value: float, precision: int | None, keeps_point: bool) -> tuple[bytes, bytes]:
    """A float in hexadecimal, exact unless a precision is given."""
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    exponent, fraction = (bits >> 52) - 1023, bits & (1 << 52) - 1
    lead = 1
    if exponent == -1023:
        lead, exponent = 0, -1022 if fraction else 0
    mantissa = lead << 52 | fraction
    if precision is not None and precision < 13:
        drop = 52 - 4 * precision
        kept, rest = divmod(mantissa, 1 << drop)
        half = 1 << drop - 1
        kept += rest > half or (rest == half and kept & 1)
        mantissa = kept << drop
    digits = b"%013x" % (mantissa & (1 << 52) - 1)
    digits = digits.rstrip(b"0") if precision is None else digits[:precision].ljust(precision, b"0")
    point = b"." if digits or keeps_point else b""
    return b"0x", b"%d%s%sp%+d" % (mantissa >> 52, point, digits, exponent)


def _may_fill(kind: bytes, text: bytes, precision: int | None) -> bool:
    """Whether the flag 0 counts: not for text, not with digits asked for, not for infinities."""
    if kind in SIGNED + UNSIGNED:
        return precision is None
    return kind in FLOATS and text[:1] not in (b"i", b"n", b"I", b"N")


def _padded(sign: bytes, text: bytes, width: int, flags: bytes, may_fill: bool) -> bytes:
    if b"-" in flags:
        return (sign + text).ljust(width)
    if b"0" in flags and may_fill:
        return sign + text.rjust(width - len(sign), b"0")
    return (sign + text).rjust(width)


def _sign(is_negative: bool, flags: bytes) -> bytes:
    return b"-" if is_negative else b"+" if b"+" in flags else b" " if b" " in flags else b""


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value

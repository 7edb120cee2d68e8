"""Device printf's formatting, against the C library's."""

from __future__ import annotations

import ctypes
import ctypes.util
import itertools
import struct
from collections.abc import Iterator

import pytest

from hipkit.runtime.services.formatting import formatted
from hipkit.runtime.services.printing import PackedValues

INTEGERS = (0, 1, -1, 42, -300, 2**31 - 1, -(2**31), 255)
FLOATS = (0.0, -0.0, 1.0, -1.5, 3.14159, 1e10, 1e-10, 123456789.0, 0.5, 2.5, 1e100, 5e-324, float("inf"), float("-inf"))
FLAGS = ("", "-", "0", "+", " ", "#", "-+", "0+", "#0", "-#", " 0")
SIZES = ("", "8", "3", ".0", ".3", "12.5", "1.1")


LIBC = ctypes.CDLL(ctypes.util.find_library("c"))


def forms(kinds: str) -> Iterator[str]:
    for flags, size, kind in itertools.product(FLAGS, SIZES, kinds):
        yield f"[%{flags}{size}{kind}]"


def printed_by_c(form: str, value: object) -> bytes:
    out = ctypes.create_string_buffer(1000)
    LIBC.snprintf(out, 1000, form.encode(), value)
    return out.value


@pytest.mark.parametrize("kind", "diuxXo")
def test_integers_are_printed_as_c_does(kind: str) -> None:
    for form, value in itertools.product(forms(kind), INTEGERS):
        values = PackedValues((value & 2**64 - 1).to_bytes(8, "little"))
        assert formatted(form.encode(), values) == printed_by_c(form, ctypes.c_int(value)), (form, value)


@pytest.mark.parametrize("kind", "eEfFgGaA")
def test_floats_are_printed_as_c_does(kind: str) -> None:
    for form, value in itertools.product(forms(kind), FLOATS):
        values = PackedValues(struct.pack("<d", value))
        assert formatted(form.encode(), values) == printed_by_c(form, ctypes.c_double(value)), (form, value)


@pytest.mark.parametrize(
    ("length", "value"), [("hh", -2), ("h", 70000), ("l", -(2**40)), ("ll", 2**63 - 1), ("z", 5), ("j", -1)]
)
def test_lengths(length: str, value: int) -> None:
    for kind in "dux":
        form = f"%{length}{kind}"
        values = PackedValues((value & 2**64 - 1).to_bytes(8, "little"))
        assert formatted(form.encode(), values) == printed_by_c(form, ctypes.c_longlong(value))


@pytest.mark.parametrize("form", ["%s", "%10s|", "%-10s|", "%.2s|", "%5.1s|"])
def test_text(form: str) -> None:
    assert formatted(form.encode(), PackedValues(b"hello\0\0\0")) == printed_by_c(form, b"hello")
    assert formatted(form.encode(), PackedValues(b"farewell")) == printed_by_c(form, b"farewell"), (
        "ended by the message"
    )


def test_stars_and_signs() -> None:
    values = PackedValues(struct.pack("<qqd", 9, 2, 1.239))
    assert formatted(b"%*.*f", values) == b"     1.24"
    values = PackedValues(struct.pack("<qqq", -5, 7, -3))
    assert formatted(b"%*d|%c", values) == b"7    |\xfd"
    assert formatted(b"100%% %n%p", PackedValues(bytes(16))) == b"100% (nil)"
    assert formatted(b"%y %", PackedValues(b"")) == b"%y %"

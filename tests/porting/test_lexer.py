"""The words of sources: comments are passed over, strings told from the rest, and no input takes long."""

from __future__ import annotations

import time

import pytest

from hipkit.porting.lexer import Lines, words
from hipkit.porting.ported import ported


def named(text: str, *, is_python: bool = False) -> list[str]:
    return [f'{word.text}"' if word.in_string else word.text for word in words(text, is_python=is_python)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a // b\nc", ["a", "c"]),
        ("a // b \\\n still\nc", ["a", "c"]),
        ("a /* b \n c */ d", ["a", "d"]),
        ("a /* never closed", ["a"]),
        ('a "b // c" d', ["a", 'b"', 'c"', "d"]),
        (r'a "b \" c" d', ["a", 'b"', 'c"', "d"]),
        ('a "open\nb', ["a", 'open"', "b"]),
        ("a '\"' b", ["a", "b"]),
        ("1'000'000 b", ["b"]),
        ("0xcudaff 1e5f x2", ["x2"]),
        ('R"(a // b " c)" d', ['a"', 'b"', 'c"', "d"]),
        ('R"x(a )" b)x" c', ['a"', 'b"', "c"]),
        ('#include <cuda.h>\n# include "a/b.cuh"\nx', ["cuda.h", "a/b.cuh", "x"]),
        ('f("a" "b")', ["f", 'a"', 'b"']),
    ],
)
def test_words_of_c(text: str, expected: list[str]) -> None:
    found = named(text)
    assert [word for word in found if word not in ('R"',)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a # b\nc", ["a", "c"]),
        ("'''a\n# b''' c", ['a"', 'b"', "c"]),
        ('"""a', ['a"']),
        ("f'a' rb\"b\" c", ['f"', 'a"', 'rb"', 'b"', "c"]),
        (r"'a\'b' c", ['a"', 'b"', "c"]),
        ("d.e.cuInit(0)", ["d", "e", "cuInit"]),
        ("a // b", ["a", "b"]),
    ],
)
def test_words_of_python(text: str, expected: list[str]) -> None:
    assert named(text, is_python=True) == expected


def test_places_count_from_one() -> None:
    text = "a\n  b\r\n\tc"
    lines = Lines(text)
    assert [lines.place(word.at) for word in words(text)] == [(1, 1), (2, 3), (3, 2)]


N = 60_000
HARD = {
    "comments that open": "/*" * N, "comments that are continued": "//\\\n" * N, "raw strings that open": 'R"(' * N,
    "escapes": '"' + "\\" * N * 2, "apostrophes": "'" * (2 * N + 1), "escaped apostrophes": "'\\" * N,
    "blanks before a number": "WARP_SIZE " + " " * N * 4, "one long word": "WARP_SIZE" * N, "long word and number": "a" * N * 4 + " 32",
    "assembler": 'asm("' * N, "dots": "cuda." * N, "quotes of three": "'''" * (N + 1), "includes": "#include <" * N,
    "hashes": "# include" * N, "separators": "1'1" * N, "lines": "\n " * N, "prefixes": "rb" * N,
}  # fmt: skip


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("text", HARD.values(), ids=HARD)
@pytest.mark.parametrize("name", ["a.cu", "a.py"])
def test_no_text_takes_longer_than_its_length(text: str, name: str) -> None:
    begun = time.process_time()
    ported(text, name)
    assert time.process_time() - begun < 5, "what is quadratic takes minutes"

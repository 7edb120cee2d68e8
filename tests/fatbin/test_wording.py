"""Numbers, sizes and lists as people read them."""

from __future__ import annotations

import pytest

from hipkit.fatbin.wording import FEW, count, enumerated, human_size, offered, size_of, some_of


@pytest.mark.parametrize(
    ("size", "text"),
    [(0, "0 B"), (999, "999 B"), (1000, "1.0 KiB"), (1024, "1.0 KiB"), (1536, "1.5 KiB"), (999 << 10, "999.0 KiB"),
     (1000 << 10, "1.0 MiB"), (1 << 20, "1.0 MiB"), (999 << 20, "999.0 MiB"), (1 << 30, "1.0 GiB"), (5 << 40, "5120.0 GiB")],
)  # fmt: skip
def test_sizes_have_three_digits_before_the_point(size: int, text: str) -> None:
    assert human_size(size) == text


@pytest.mark.parametrize(
    ("text", "size"),
    [("4096", 4096), ("1k", 1024), ("512M", 512 << 20), ("1.5G", 3 << 29), (" 2 GiB ", 2 << 30), ("1tb", 1 << 40),
     ("7B", 7), ("", None), ("M", None), ("-1", None), ("1.5.2", None), ("3X", None)],
)  # fmt: skip
def test_sizes_are_read_as_people_write_them(text: str, size: int | None) -> None:
    assert size_of(text) == size


def test_numbers_and_their_nouns() -> None:
    found = [count(number, noun) for noun in ("kernel", "library") for number in (0, 1, 2, 1234)]
    assert found == ["0 kernels", "1 kernel", "2 kernels", "1,234 kernels",
                     "0 libraries", "1 library", "2 libraries", "1,234 libraries"]  # fmt: skip


def test_words_are_listed_as_in_a_sentence() -> None:
    lists = [enumerated(list("abcd")[:number]) for number in range(4)]
    assert lists == ["", "a", "a and b", "a, b and c"]


def test_of_many_words_the_first_are_named_and_the_others_counted() -> None:
    lists = [some_of(list("abcde")[:number], 3) for number in range(6)]
    assert lists == ["", "a", "a, b", "a, b, c", "a, b, c and 1 more", "a, b, c and 2 more"]
    assert [some_of(["a"], 3, total) for total in (1, 3, 4, 9)] == ["a", "a", "a and 1 more", "a and 6 more"]


def test_names_that_are_alike_are_offered_or_all_of_a_few() -> None:
    assert offered("gfx943", ["gfx942", "gfx90a", "gfx1100"]) == "did you mean gfx942 or gfx90a?"
    assert offered("zzz", ["one"]) == "there is one"
    assert offered("zzz", ["one", "two"], "otherwise") == "there are one, two"
    many = [f"name{number}" for number in range(FEW + 1)]
    assert offered("zzz", many[:-1]).startswith("there are name0, ")
    assert offered("zzz", many, "otherwise") == offered("zzz", [], "otherwise") == "otherwise"
    assert offered("ONE", ["one"], shown={"one": "1"}) == "did you mean 1?"

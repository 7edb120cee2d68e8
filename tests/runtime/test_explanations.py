"""What a program hears of calls that fail and of kernels that print, and what a trace says of boxes."""

from __future__ import annotations

import ctypes

import pytest

from hipkit.runtime.bridge import embedded
from hipkit.runtime.memory.boxes import Box
from hipkit.runtime.services.output import Stream
from hipkit.runtime.streams.boxes import CopyBox, FillBox


@pytest.fixture(autouse=True)
def nothing_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "_explained", set())


def test_each_reason_is_given_once_and_answers_are_none(capfd: pytest.CaptureFixture[str]) -> None:
    embedded.explain("hipMalloc", 600, "hipMalloc: it is not ready")
    for _ in range(2):
        embedded.explain("hipMalloc", 2, "hipMalloc: 5 bytes for a test")
    embedded.explain("hipFree", 1, "another reason, for a test")
    for number in range(3):
        embedded.explain("hipModuleLoad", 301, f"hipModuleLoad: there is no file {number}")
    embedded.explain("hipModuleGetFunction", 500, "a library looks for a kernel in each of its files")
    embedded.explain("hipGetLastError", 500, "hipModuleGetFunction: and asks what has failed")
    assert capfd.readouterr().err.splitlines() == [
        "hipkit: hipMalloc returns 2: 5 bytes for a test",
        "hipkit: hipFree returns 1: another reason, for a test",
        "hipkit: hipModuleLoad returns 301: there is no file 0",
    ]


def test_after_some_reasons_no_more_are_given(capfd: pytest.CaptureFixture[str]) -> None:
    for number in range(2 * embedded.MOST_EXPLAINED):
        embedded.explain("hipMalloc", 2, f"hipMalloc: reason {number}")
    assert len(capfd.readouterr().err.splitlines()) == embedded.MOST_EXPLAINED


def test_what_kernels_print_goes_where_the_program_prints(capfd: pytest.CaptureFixture[str]) -> None:
    embedded._write_as_program(Stream.STDOUT, b"a line\n")
    embedded._write_as_program(Stream.STDERR, b"an error\n")
    ctypes.CDLL(None).fflush(None)
    assert capfd.readouterr() == ("a line\n", "an error\n")


def test_a_box_has_the_bytes_of_all_its_rows() -> None:
    box = Box(4096, 16, 64)
    for operation in (CopyBox(box, box, (5, 3, 2)), FillBox(box, (5, 3, 2), 1)):
        assert operation.details == {"bytes": 30, "extent": (5, 3, 2)}

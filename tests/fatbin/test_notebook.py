"""What notebooks show of objects: tables that escape what is in files, and end."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.fatbin import notebook

BUILT = Path(__file__).parents[2] / "samples/built"


class Balanced(HTMLParser):
    """Checks that each tag is closed, and keeps the text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def shown() -> dict[str, Any]:
    file = hipkit.open(BUILT / "vector_add.ccob3")
    code = hipkit.CodeObject.read(hipkit.open(BUILT / "matmul.gfx942.v4.hsaco").source)
    return {
        "vector_add.ccob3": file,
        "hipv4-amdgcn-amd-amdhsa--": file.containers[0],
        "matmul(float const*": code.kernels[0],
        "s_endpgm": hipkit.Disassembly(code),
        "matmul": hipkit.diff(BUILT / "matmul.gfx942.v4.hsaco", BUILT / "matmul.gfx906.v3.hsaco"),
        "out of <order>": hipkit.Finding("overlap", "error", "out of <order>", 16),
        "AMD Instinct MI300X": hipkit.Device(),
    }


@pytest.mark.parametrize("text", shown())
def test_objects_are_shown_as_html(text: str) -> None:
    parsed = Balanced(shown()[text]._repr_html_())
    assert text in "\n".join(parsed.text)


def test_what_is_in_a_file_is_escaped_and_long_tables_end() -> None:
    html = notebook.table("<b>", ("<i>",), [("<script>",)] * 100)
    assert "<script>" not in html
    assert html.count("<tr>") == notebook.MOST_ROWS + 1
    assert "and 40 more" in html
    assert notebook.text("x", ["<"] * 1000).count("&lt;") == notebook.MOST_LINES


def test_a_file_is_closed_and_opens_again(tmp_path: Path) -> None:
    data = (BUILT / "vector_add.ccob3").read_bytes()
    (tmp_path / "file").write_bytes(data)
    with hipkit.open(tmp_path / "file") as file:
        assert file.containers
    assert file.source.read() == data

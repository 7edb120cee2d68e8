"""What notebooks show of objects: tables that escape what is in files, and end."""

from __future__ import annotations

import inspect
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


def test_lists_of_findings_and_devices_are_tables() -> None:
    damaged = bytearray((BUILT / "libfilter.ccob3.so").read_bytes())
    damaged[damaged.find(b"CCOB") + 20] ^= 0xFF
    found = hipkit.validate(hipkit.open(bytes(damaged), strict=False))
    tables: list[tuple[Any, str]] = [(found, found[0].rule), (hipkit.devices(), hipkit.devices()[0].name)]
    for table, first in tables:
        html = table._repr_html_()
        assert html.count("<tr>") == 1 + len(table)
        assert first in Balanced(html).text


def test_what_is_not_known_of_a_finding_is_left_out() -> None:
    for at, rows in ((None, ["what", "m"]), (16, ["what", "m", "where", "+0x10"])):
        found = Balanced(hipkit.Finding("overlap", "error", "m", at)._repr_html_())
        assert [text for text in found.text if text.strip()] == ["error: overlap", *rows]


def test_every_public_object_has_a_repr_of_its_own() -> None:
    classes = [kind for name in hipkit.__all__ if inspect.isclass(kind := getattr(hipkit, name))]
    assert [kind.__name__ for kind in classes if kind.__repr__ is object.__repr__] == []


def test_what_a_repr_says() -> None:
    disassembly = hipkit.Disassembly(
        hipkit.CodeObject.read(hipkit.open(BUILT / "reduce.gfx1100.v5.hsaco").entries[0].source)
    )
    flow = hipkit.ControlFlow(disassembly)
    graph = flow.graph(disassembly.functions[0])
    name = disassembly.functions[0].name
    assert repr(flow) == f"<ControlFlow of 2 functions: {disassembly!r}>"
    assert repr(graph) == f"<FlowGraph {name}: {len(graph.blocks)} blocks, {len(graph.loops)} loops>"
    assert repr(hipkit.Liveness(graph)).startswith(f"<Liveness of {graph!r}: at most ")
    assert "code" not in repr(disassembly.functions[0])
    assert repr(hipkit.Trace()) == "<Trace of 0 commands, 0 calls>"


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


def test_of_a_difference_every_kernel_is_a_row() -> None:
    rows = Balanced(hipkit.diff(BUILT / "libfilter.so", BUILT / "libfilter.ccob3.so")._repr_html_()).text
    assert rows[0].endswith(": 3 of 4 kernels differ")
    assert rows[5:9] == ["apply(float*, unsigned long)", "gfx942", "worse", "VGPRs 4→5"]
    other = Balanced(hipkit.diff(BUILT / "matmul.gfx942.v4.hsaco", BUILT / "matmul.gfx906.v3.hsaco")._repr_html_()).text
    assert [text for text in other if text in ("added", "removed")] == ["removed", "added"]


def test_padding_of_a_disassembly_is_one_line() -> None:
    code = hipkit.CodeObject.read(hipkit.open(BUILT / "matmul.gfx942.v4.hsaco").source)
    _, text = Balanced(hipkit.Disassembly(code)._repr_html_()).text
    first, *others = text.splitlines()
    assert first == "0000000000001700 <_Z6matmulPKfS0_Pfi>:"
    assert others[0] == "    1700  s_load_dword s14, s[0:1], 0x18"
    assert "more like it" in others[-1]
    assert len(others) < 200


def test_containers_of_one_kind_are_told_apart() -> None:
    text = Balanced(hipkit.open(BUILT / "libfilter.ccob3.so")._repr_html_()).text
    assert text.count("compressed-bundle at 0x1000") == text.count("compressed-bundle at 0x2000") == 3


def test_facts_have_no_empty_heading_and_text_has_one_width() -> None:
    assert '<pre style="font-family:monospace' in notebook.text("x", ["y"])  # Jupyter's own style has another
    html = notebook.facts("a kernel", [("VGPRs", 3), ("AGPRs", None)])
    assert html.count("<tr>") == 1
    assert "<th" not in html


def test_a_file_is_closed_and_opens_again(tmp_path: Path) -> None:
    data = (BUILT / "vector_add.ccob3").read_bytes()
    (tmp_path / "file").write_bytes(data)
    with hipkit.open(tmp_path / "file") as file:
        assert file.containers
    assert file.source.read() == data

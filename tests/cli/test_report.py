"""``hipkit report``: one page, in a real browser, that asks the network for nothing and believes no name."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from browser import BROWSERS, DRIVERS, Browser, program
from click.testing import CliRunner, Result
from code_objects import with_metadata
from handmade import GFX942, GFX1100, HOST, bundle
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hipkit
from hipkit import HipkitError
from hipkit.cli.main import cli
from hipkit.fatbin.measures import MEASURES
from hipkit.loader.covers import coverage
from hipkit.loader.libraries import Library
from hipkit.loader.page import fill, page
from hipkit.loader.survey import Survey, gpus_named, survey

BUILT = Path(__file__).parents[2] / "samples" / "built"
V4 = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
REDUCE = (BUILT / "reduce.gfx1100.v5.hsaco").read_bytes()
HOSTILE = "</script><script>window.hit = 1; alert(1)</script>"
IMAGE = "<img src='http://192.0.2.1/x.png' onerror='window.hit = 2'>"


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["report", *map(str, args)])


def many(document: Any) -> None:
    """Fifty-nine kernels of one shape, the first with names that are no names, the last with what is bad."""
    kernel = document["amdhsa.kernels"][0]
    names = [HOSTILE, IMAGE, "{{script}}", "\u202e\x1b[2J", *(f"_Z4kernILi{n}EEvv" for n in range(55))]
    rows = [
        {**kernel, ".name": name, ".symbol": "_Z6matmulPKfS0_Pfi.kd", ".vgpr_count": 10 + n}
        for n, name in enumerate(names)
    ]
    for row in rows[-3:]:
        row |= {".private_segment_fixed_size": 64, ".vgpr_spill_count": 7}
    document["amdhsa.kernels"] = rows


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of two libraries, one with hostile names."""
    folder = tmp_path_factory.mktemp("report")
    hostile = bundle((HOST, b""), (GFX942, with_metadata(V4, many)), (GFX1100, REDUCE))
    (folder / "<b>lib&.hipfb").write_bytes(hostile)
    (folder / "other.hipfb").write_bytes(bundle((GFX942, V4), align=8))
    result = run(
        folder / "<b>lib&.hipfb",
        folder / "other.hipfb",
        "-o",
        folder / "r.html",
        "--gpu",
        "gfx942,gfx1100",
        "--title",
        HOSTILE,
    )
    assert result.exit_code == 0, result.output
    return folder / "r.html"


@pytest.fixture(scope="module")
def session(lacking: Callable[[str], None], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if not program(BROWSERS) or not program(DRIVERS):
        lacking("chromium with chromium-driver")
    with Browser(tmp_path_factory.mktemp("profile")) as browser:
        yield browser


@pytest.fixture
def browser(session: Browser, report: Path) -> Iterator[Browser]:
    """The report in a browser. At the end nothing may be on the console, and nothing asked for but the page."""
    session.resize(1280, 900)
    session.dark(False)
    session.requests()
    session.console()
    session.open(report)
    yield session
    assert session.console() == []
    assert {url for url in session.requests() if not url.startswith("file:///")} == set()
    assert session.run("return window.hit ?? null") is None


def names(browser: Browser) -> list[str]:
    """The first column of the kernels in sight."""
    shown: list[str] = browser.run(
        "return [...document.querySelectorAll('#kernel-table tr[data-at] td.name')].map((x) => x.textContent)"
    )
    return shown


def column(browser: Browser, number: int) -> list[str]:
    script = f"return [...document.querySelectorAll('#kernel-table tr[data-at] td:nth-child({number})')].map((x) => x.textContent)"
    shown: list[str] = browser.run(script)
    return shown


def status(browser: Browser) -> str:
    return str(browser.run("return document.getElementById('kernel-count').textContent"))


def test_a_page_is_one_file_that_names_no_other(report: Path) -> None:
    text = report.read_text()
    head = text[: text.index("<style>")]
    assert "default-src 'none'" in head
    assert "unsafe" not in head
    assert not re.search(r"""(?:src|href)\s*=\s*["'](?!#)""", text)
    assert "http" not in text.replace("http-equiv", "")
    assert "@import" not in text
    assert "url(" not in text
    assert text.count("<script") == 2
    assert "&lt;/script&gt;&lt;script&gt;window.hit" in head
    assert "matmul" not in text, "names are in the data, which is compressed"


def test_a_page_replaces_nothing_unless_told(tmp_path: Path) -> None:
    (tmp_path / "r.html").write_text("mine")
    refused = run(BUILT / "matmul", "-o", tmp_path / "r.html")
    assert (refused.exit_code, (tmp_path / "r.html").read_text()) == (2, "mine")
    assert "already exists" in refused.output
    assert run(BUILT / "matmul", "-o", tmp_path / "r.html", "--force").exit_code == 0
    assert "<title>matmul</title>" in (tmp_path / "r.html").read_text()


def test_what_cannot_be_read_leaves_with_2(tmp_path: Path) -> None:
    assert run(tmp_path / "none", "-o", tmp_path / "r.html").exit_code == 2
    assert not (tmp_path / "r.html").exists()
    (tmp_path / "cut").write_bytes((BUILT / "libfilter.so").read_bytes()[:6000])
    assert run(tmp_path / "cut", "-o", tmp_path / "r.html").exit_code == 2
    assert (tmp_path / "r.html").exists()
    assert run(BUILT / "matmul", "-o", tmp_path / "x.html", "--gpu", "gfx9000").exit_code == 2


def test_what_is_filled_in_is_not_looked_at_again() -> None:
    assert fill("{{a}} {{b}}", {"a": "{{b}}", "b": "x"}) == "{{b}} x"


def test_a_survey_says_how_each_gpu_is_served_and_nothing_where_a_library_does_not_concern_it() -> None:
    files = [hipkit.open(BUILT / name) for name in ("vector_add", "reduce.gfx11-generic.v6.hsaco")]
    described = survey(files, ["gfx1100", "gfx942", "sm_90"]).describe()
    assert described["fits"] == [["native", "none", None], ["generic", "none", None]]


def test_a_survey_has_everything() -> None:
    file = hipkit.open(BUILT / "vector_add")
    assert [str(gpu) for gpu in gpus_named([file])] == ["gfx90a:sramecc+:xnack+", "gfx1100"]
    done: list[int] = []
    found = survey([file], advance=done.append)
    assert found.targets == ["gfx1100", "gfx90a:xnack+"]
    described = found.describe()
    assert [len(values) for values in described["kernels"].values()] == [found.kernel_count] * len(described["kernels"])
    assert sum(done) == found.size
    texts, kernels = described["strings"], described["kernels"]
    assert {texts[number] for number in kernels["symbol"]} == {"_Z10vector_addPKfS0_Pfi"}
    assert {texts[number] for number in kernels["name"]} == {"vector_add(float const*, float const*, float*, int)"}
    assert len(texts) == len(set(texts))
    generic = hipkit.open(BUILT / "reduce.gfx11-generic.v6.hsaco")
    assert {"gfx1100", "gfx1151"} <= {str(gpu) for gpu in gpus_named([generic])}


@pytest.mark.parametrize("name", ["libfilter.ccob3.so", "matmul.gfx942.v4.hsaco", "libfilter.a"])
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_changed_bytes_never_crash_it(name: str, data: st.DataObject) -> None:
    raw = bytearray((BUILT / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 8))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(HipkitError):
        assert page(survey([hipkit.open(bytes(raw), strict=False)]), name)


def test_names_are_text_whatever_they_say(browser: Browser) -> None:
    assert browser.run("return document.title") == HOSTILE
    assert browser.run("return document.querySelector('h1').textContent") == HOSTILE
    browser.type("#kernel-filter", "script")
    browser.until("return document.getElementById('kernel-count').textContent.startsWith('2 of')")
    time.sleep(0.3)  # what is typed takes effect when typing has stopped
    assert sorted(names(browser)) == [HOSTILE, "{{script}}"]
    browser.click("#kernel-table tr[data-at]")
    assert browser.run("return document.getElementById('details-title').textContent") in (HOSTILE, "{{script}}")
    assert browser.run("return document.querySelectorAll('img, #details script, main script').length") == 0


def test_a_table_sorts_by_what_is_clicked(browser: Browser) -> None:
    third = "#kernel-table th:nth-child(3)"
    browser.click(f"{third} button")
    down = [int(text) for text in column(browser, 3)]
    assert down[0] == max(down) == 68
    assert down == sorted(down, reverse=True)
    assert browser.run(f"return document.querySelector('{third}').getAttribute('aria-sort')") == "descending"
    browser.click(f"{third} button")
    up = [int(text) for text in column(browser, 3)]
    assert up == sorted(up)
    browser.click("#kernel-table th:nth-child(1) button")
    assert names(browser) == sorted(names(browser), key=lambda name: name.encode("utf-16-be"))


def test_kernels_are_filtered(browser: Browser) -> None:
    assert status(browser) == "62 kernels"
    browser.type("#kernel-filter", "REDUCE flo")
    browser.until("return document.getElementById('kernel-count').textContent === '1 of 62 kernels'")
    assert names(browser) == ["reduce<float>(float const*, float*, int)"]
    browser.run(
        "const box = document.getElementById('kernel-filter'); box.value = ''; box.dispatchEvent(new Event('input'))"
    )
    browser.until("return document.getElementById('kernel-count').textContent === '62 kernels'")
    browser.run(
        "const s = document.getElementById('kernel-target'); s.value = 'gfx1100'; s.dispatchEvent(new Event('change'))"
    )
    assert status(browser) == "2 of 62 kernels"
    browser.run(
        "const s = document.getElementById('kernel-target'); s.value = ''; s.dispatchEvent(new Event('change'))"
    )
    browser.click("#kernel-spills")
    assert status(browser) == "3 of 62 kernels"
    browser.click("#kernel-spills")
    browser.run(
        "const s = document.getElementById('kernel-library'); s.value = '1'; s.dispatchEvent(new Event('change'))"
    )
    assert status(browser) == "1 of 62 kernels"


def test_a_bar_shows_its_kernels(browser: Browser) -> None:
    browser.run("document.querySelector('.bars button:enabled').click()")
    assert status(browser).endswith(" of 62 kernels")
    assert browser.run("return document.querySelectorAll('.bars button[aria-pressed=true]').length") == 1
    assert "✕" in browser.run("return document.getElementById('kernel-range').textContent")
    browser.run("document.getElementById('kernel-range').click()")
    assert status(browser) == "62 kernels"


def crumbs(browser: Browser) -> list[str]:
    shown: list[str] = browser.run(
        "return [...document.querySelectorAll('#crumbs button, #crumbs span')].map((x) => x.textContent.split(' — ')[0])"
    )
    return shown


def test_the_map_is_gone_through_by_mouse_and_keys(browser: Browser) -> None:
    boxes = "document.querySelectorAll('#treemap button')"
    assert crumbs(browser) == ["All libraries"]
    browser.click("#treemap button.group")
    assert crumbs(browser) == ["All libraries", "<b>lib&.hipfb"]
    labels = browser.run(f"return [...{boxes}].map((x) => x.getAttribute('aria-label'))")
    assert any(label.startswith("gfx942, ") for label in labels)
    assert browser.run("return document.activeElement.closest('#treemap') !== null")
    browser.key("Enter")
    assert crumbs(browser)[2] in ("gfx942", "gfx1100")
    before = browser.run("return document.activeElement.getAttribute('aria-label')")
    for key in ("Right", "Down", "Left", "Up"):
        browser.key(key)
    browser.key("Right")
    assert browser.run(f"return [...{boxes}].filter((x) => x.tabIndex === 0).length") == 1
    assert browser.run("return document.activeElement.getAttribute('aria-label')") != before
    browser.key("Escape")
    assert len(crumbs(browser)) == 2
    browser.click("#crumbs button")
    assert crumbs(browser) == ["All libraries"]


def test_boxes_have_the_sizes_of_what_they_stand_for(browser: Browser) -> None:
    areas = browser.run(
        "return [...document.querySelectorAll('#treemap button.group')].map((x) => "
        "[x.node.size, (x.offsetWidth + 2) * (x.offsetHeight + 2)])"
    )
    scale = sum(area for _, area in areas) / sum(size for size, _ in areas)
    assert len(areas) == 2
    assert all(abs(area / (size * scale) - 1) < 0.03 for size, area in areas)


def test_a_table_is_read_by_keys(browser: Browser) -> None:
    browser.run("document.querySelector('#kernel-table table').focus()")
    for key in ("Down", "Down", "End", "Home", "Down"):
        browser.key(key)
    row = browser.run(
        "return document.querySelector('#kernel-table tr[aria-selected=true]').getAttribute('aria-rowindex')"
    )
    active = browser.run("return document.querySelector('#kernel-table table').getAttribute('aria-activedescendant')")
    assert (row, active) == ("3", "row-kernel-table-1")
    browser.key("Enter")
    assert browser.run("return document.getElementById('details').open")
    assert "Symbol" in browser.run("return document.getElementById('details-body').textContent")
    browser.key("Escape")
    assert not browser.run("return document.getElementById('details').open")


def test_findings_and_coverage_are_there(browser: Browser) -> None:
    findings = browser.run("return document.getElementById('finding-table').textContent")
    assert "duplicate-kernel" in findings
    browser.run("document.querySelector('#finding-table tr[data-at]').click()")
    assert "Why" in browser.run("return document.getElementById('details-body').textContent")
    rows = browser.run(
        "return [...document.querySelectorAll('.matrix tbody tr')].map((r) => [...r.children].map((c) => c.textContent))"
    )
    assert rows == [["<b>lib&.hipfb", "yes", "yes"], ["other.hipfb", "yes", "NO"]]


def test_everything_has_a_name(browser: Browser) -> None:
    unnamed = (
        "return [...document.querySelectorAll('button, input, select, [role]')].filter((x) => !x.hidden && !(x.getAttribute('aria-label') || "
        "x.getAttribute('aria-labelledby') || x.textContent.trim() || x.closest('label')?.textContent.trim())).map((x) => x.outerHTML)"
    )
    assert browser.run(unnamed) == []
    assert browser.run("return document.documentElement.lang") == "en"
    assert browser.run("return [...document.querySelectorAll('h1, h2')].length") >= 8


CONTRAST = """
const style = getComputedStyle(document.documentElement);
const canvas = document.createElement('canvas').getContext('2d');
const light = (name) => {
  canvas.fillStyle = style.getPropertyValue(name);
  const parts = canvas.fillStyle.match(/[0-9a-f]{2}/g).map((x) => parseInt(x, 16) / 255);
  const [r, g, b] = parts.map((x) => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
return arguments[0].map(([a, b]) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); });
"""


@pytest.mark.parametrize("dark", [False, True])
def test_text_can_be_read_in_light_and_dark(browser: Browser, dark: bool) -> None:
    browser.dark(dark)
    background = browser.run("return getComputedStyle(document.body).backgroundColor")
    assert (sum(map(int, re.findall(r"\d+", background))) < 200) is dark
    pairs = [[ink, paper] for ink in ("--ink", "--dim", "--accent-ink") for paper in ("--bg", "--panel", "--soft")]
    pairs += [[f"--{kind}", f"--{kind}-bg"] for kind in ("good", "warn", "bad", "note")]
    ratios = browser.run(CONTRAST, pairs)
    assert [pair for pair, ratio in zip(pairs, ratios, strict=True) if ratio < 4.5] == []


def test_a_phone_shows_it_without_scrolling_sideways(browser: Browser) -> None:
    browser.resize(390, 844)
    assert browser.until("return document.documentElement.scrollWidth <= 390")
    browser.until(
        "return [...document.querySelectorAll('#treemap button')].every((x) => x.getBoundingClientRect().right <= 391)"
    )


def test_it_prints(browser: Browser) -> None:
    browser.media("print")
    hidden = browser.run(
        "return ['.sections', '.filters'].map((x) => getComputedStyle(document.querySelector(x)).display)"
    )
    browser.media("screen")
    assert hidden == ["none", "none"]
    browser.run("dispatchEvent(new Event('beforeprint'))")
    assert len(names(browser)) == 62
    browser.run("dispatchEvent(new Event('afterprint'))")
    assert len(names(browser)) < 62


def test_a_hundred_thousand_kernels_are_no_burden(browser: Browser, tmp_path: Path) -> None:
    size = 100_000
    empty = coverage([], [])
    big = Survey(empty)
    big.coverage = type(empty)((), (Library("lib.so", ()),), ())
    big.pieces = [(0, f"gfx{942 + n}", "hipv4", 100_000_000, size // 2) for n in range(2)]
    once = [big.strings.number(f"void library::kernel<{n}>(float*, {n % 97})") for n in range(size // 2)]
    numbers: list[int | None] = [number for _ in range(2) for number in once]
    columns: dict[str, list[int | None]] = {
        "name": numbers,
        "symbol": numbers,
        "signature": [0] * size,
        "limit": [None] * size,
    }
    big.kernels = {"piece": [n // (size // 2) for n in range(size)], **columns}
    big.kernels |= {measure.id: [(n * 7919) % 512 for n in range(size)] for measure in MEASURES}
    (tmp_path / "big.html").write_text(page(big, "many"))
    assert (tmp_path / "big.html").stat().st_size < 4 << 20
    browser.open(tmp_path / "big.html")
    assert browser.run("return performance.now()") < 8000, "milliseconds until all of it is there"
    assert status(browser) == "100,000 kernels"
    assert len(names(browser)) < 100
    browser.run("document.querySelector('#kernel-table .table').scrollTop = 1e9")
    browser.until("return document.querySelector('#kernel-table tr[data-at=\"99999\"]') !== null")
    browser.type("#kernel-filter", "kernel<123>")
    browser.until("return document.getElementById('kernel-count').textContent === '2 of 100,000 kernels'")
    assert browser.run("return document.querySelectorAll('*').length") < 6000


def test_a_program_gets_the_page_that_the_command_writes(tmp_path: Path) -> None:
    report = hipkit.report(BUILT / "libfilter.so", ["gfx942"])
    assert report.title == "libfilter.so"
    assert report.summary == "1 library, 1 target, 2 kernels, 9.3 KiB of device code"
    size = report.write(tmp_path / "a.html")
    assert run(BUILT / "libfilter.so", "-o", tmp_path / "b.html", "--gpu", "gfx942").exit_code == 0
    assert (tmp_path / "a.html").read_bytes() == (tmp_path / "b.html").read_bytes()
    assert size == (tmp_path / "a.html").stat().st_size
    with pytest.raises(hipkit.UsageError, match="already exists"):
        report.write(tmp_path / "a.html")
    several = hipkit.report([BUILT / "libfilter.so", hipkit.open(BUILT / "vector_add")], title="both")
    assert repr(several).startswith("<Report on both: 2 libraries, ")


def test_a_notebook_shows_the_page_in_a_frame(browser: Browser, tmp_path: Path) -> None:
    shown = hipkit.report(BUILT / "libfilter.so")._repr_html_()
    (tmp_path / "notebook.html").write_text(f"<!doctype html><body>{shown}</body>")
    browser.visit((tmp_path / "notebook.html").as_uri())
    frame = "document.querySelector('iframe').contentDocument"
    browser.until(f"return {frame}.querySelectorAll('#kernel-table tbody tr').length === 2")


def test_the_title_says_how_much_the_page_is_about(tmp_path: Path) -> None:
    for name in ("matmul", "vector_add", "reduce"):
        (tmp_path / name).write_bytes((BUILT / name).read_bytes())
    (tmp_path / "page").mkdir()
    given = {
        (BUILT / "matmul",): "matmul",
        (tmp_path,): f"{tmp_path.name}: 3 files",
        (BUILT / "matmul", BUILT / "reduce"): "matmul and 1 other file",
        (BUILT / "matmul", tmp_path): "matmul and 3 other files",
    }
    for files, title in given.items():
        assert run(*files, "-o", tmp_path / "page/r.html", "--force").exit_code == 0
        assert f"<h1>{title}</h1>" in (tmp_path / "page/r.html").read_text()


@pytest.mark.parametrize(
    ("tops", "is_at_end", "asked", "at"),
    [
        ([0, 900, 1800], False, -1, 0),
        ([-700, 200, 1100], False, -1, 1),
        ([-700, 400, 1100], False, -1, 0),  # the second is not in the upper third yet
        ([400, 1300, 2200], False, 2, 0),  # above the first
        ([-1500, -600, 300], True, -1, 2),
        ([-1500, -100, 300], True, 1, 1),  # it was asked for, and part of it is in view
        ([-1500, -1000, -100], True, 1, 2),
    ],
)
def test_the_section_in_sight_is_lit(browser: Browser, tops: list[int], is_at_end: bool, asked: int, at: int) -> None:
    script = (resources.files("hipkit.loader.page") / "sections.js").read_text()
    places = [{"top": top, "bottom": top + 900} for top in tops]
    assert browser.run(f"{script}; return sectionInSight(...arguments)", places, 900, is_at_end, asked) == at


@pytest.mark.parametrize("height", [900, 1500])
def test_one_section_is_lit_when_the_page_opens(browser: Browser, report: Path, height: int) -> None:
    browser.resize(1280, height)
    browser.open(report)
    lit = browser.run("return [...document.querySelectorAll('.sections a[aria-current]')].map((a) => a.textContent)")
    browser.resize(1280, 900)
    assert lit == ["Overview"]


def test_the_bar_of_a_share_is_measured_by_the_largest_row(browser: Browser, report: Path) -> None:
    browser.open(report)
    widths = browser.run(
        "return [...document.querySelectorAll('#target-table .meter i')].map((bar) => bar.style.width)"
    )
    assert widths[0] == "100%"
    assert len(set(widths)) > 1
    title = browser.run("return document.querySelector('#target-table .meter').parentElement.title")
    assert title.endswith(" of all device code, 100 % of the largest row"), title

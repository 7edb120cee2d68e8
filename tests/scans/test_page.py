"""The page of ``hipkit query --format html``, in a real browser."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest
from browser import BROWSERS, DRIVERS, Browser, program
from scanned import hipkit_

import hipkit
from hipkit.scans.canned import CANNED

pytestmark = [
    pytest.mark.skipif(not (program(BROWSERS) and program(DRIVERS)), reason="no chromium and chromedriver here"),
    pytest.mark.skipif(not sysconfig.get_platform().startswith("linux"), reason="Debian's browser"),
]


def test_columns_sort_when_they_are_clicked(folder: Path, tmp_path: Path) -> None:
    hipkit.scan(folder, to=tmp_path / "scan").close()
    text = "select name, vgprs, case when vgprs > 20 then scratch end as scratch from kernels"
    done = hipkit_("query", tmp_path / "scan", text, "--format", "html")
    (tmp_path / "page.html").write_text(done.stdout, encoding="utf-8")
    cell = "return [...document.querySelectorAll('tbody tr')].map(row => row.cells[{}].dataset.v)"
    with Browser(tmp_path / "profile") as browser:
        browser.requests()  # those of the page that a new browser shows
        browser.open(tmp_path / "page.html")
        browser.click("th:nth-child(2) button")
        up = [int(value) for value in browser.run(cell.format(1))]
        assert up == sorted(up)
        assert len(set(up)) > 2
        browser.click("th:nth-child(2) button")
        assert [int(value) for value in browser.run(cell.format(1))] == sorted(up, reverse=True)
        browser.click("th:nth-child(1) button")
        names = browser.run(cell.format(0))
        assert names == sorted(names, key=str.lower)
        browser.click("th:nth-child(3) button")
        scratch = browser.run(cell.format(2))
        assert "" not in scratch[: scratch.index("")], "what is null comes last"
        assert browser.console() == []
        assert [url for url in browser.requests() if url.startswith("http")] == []


def test_the_pages_of_all_questions_open(folder: Path, tmp_path: Path) -> None:
    with hipkit.scan(folder, to=tmp_path / "scan") as scan, Browser(tmp_path / "profile") as browser:
        for name in (name for name, asked in CANNED.items() if not asked.needs_pair):
            done = hipkit_("query", tmp_path / "scan", "--canned", name, "--format", "html")
            (tmp_path / "page.html").write_text(done.stdout, encoding="utf-8")
            browser.open(tmp_path / "page.html")
            answer = scan.canned(name)
            shown = browser.run("return [...document.querySelectorAll('thead th')].map(cell => cell.textContent)")
            assert shown == answer.columns
            assert browser.run("return document.querySelectorAll('tbody tr').length") == len(answer.fetchall())
        assert browser.console() == []

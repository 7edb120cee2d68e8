"""The answer to a query as a page: a table whose columns sort when they are clicked, without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_HEAD = """\
<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>hipkit query</title>
<style>
:root{color-scheme:light dark}
body{font:14px system-ui,sans-serif;margin:1.5rem}
table{border-collapse:collapse}
th{position:sticky;top:0;background:Canvas;text-align:left;border-bottom:2px solid}
th button{all:unset;cursor:pointer;font-weight:600}
th button:focus-visible{outline:2px solid}
td,th{padding:.25rem .75rem .25rem 0;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}
tr:nth-child(even) td{background:color-mix(in srgb,CanvasText 5%,Canvas)}
</style>
"""
_SORT = """\
<script>
document.querySelectorAll("th button").forEach((button, column) => button.onclick = () => {
  const body = document.querySelector("tbody"), up = button.dataset.up = button.dataset.up === "1" ? "0" : "1"
  const value = row => row.cells[column].dataset.v
  const order = (a, b) => a === "" || b === "" ? (a === "") - (b === "") : isNaN(a) || isNaN(b) ? a.localeCompare(b) : a - b
  const rows = [...body.rows].sort((a, b) => (up === "1" ? 1 : -1) * order(value(a), value(b)))
  body.append(...rows)
})
document.body.dataset.ready = "true"
</script>
"""


def page(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """The page."""
    heads = "".join(f'<th scope="col"><button>{escape(name)}</button></th>' for name in columns)
    lines = "\n".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f"{_HEAD}<table><thead><tr>{heads}</tr></thead>\n<tbody>\n{lines}\n</tbody></table>\n{_SORT}"


def _cell(value: object) -> str:
    if value is None:
        return '<td data-v="">'
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    shown = f"{value:,}" if is_number else str(value)
    return f'<td{" class=n" if is_number else ""} data-v="{escape(str(value))}">{escape(shown)}</td>'

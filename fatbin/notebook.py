"""Rich display in notebooks: a table or preformatted text instead of a ``repr``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

MOST_ROWS, MOST_LINES = 60, 400
"""How much is shown; the rest is a number."""
_CELL = "text-align:left;font-family:monospace;white-space:pre"
_CAPTION = "text-align:left;white-space:nowrap"
"""Else it is in the middle of a wide table, and broken over a narrow one."""
_TEXT = "font-family:monospace;max-height:40em;overflow:auto"
"""Notebooks give ``pre`` the font of their prose."""


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of HTML; of long ones the beginning."""
    taken = list(rows)
    shown = "".join(f"<tr>{_cells('td', row)}</tr>" for row in taken[:MOST_ROWS])
    more = f"<p>and {len(taken) - MOST_ROWS} more</p>" if len(taken) > MOST_ROWS else ""
    heading = f"<tr>{_cells('th', head)}</tr>" if head else ""
    return f'<table><caption style="{_CAPTION}">{_escaped(caption)}</caption>{heading}{shown}</table>{more}'


def facts(caption: str, rows: Iterable[tuple[str, object]]) -> str:
    """A table of names and values; what is not known is left out."""
    return table(caption, (), [row for row in rows if row[1] is not None])


def text(caption: str, lines: Iterable[str]) -> str:
    """Lines as they are; of long texts the beginning."""
    taken = list(islice(lines, MOST_LINES + 1))
    more = "\n…" if len(taken) > MOST_LINES else ""
    return f'<p>{_escaped(caption)}</p><pre style="{_TEXT}">{_escaped(chr(10).join(taken[:MOST_LINES]))}{more}</pre>'


def _cells(tag: str, values: Sequence[object]) -> str:
    return "".join(
        f'<{tag} style="{_CELL}">{_escaped("" if value is None else str(value))}</{tag}>' for value in values
    )


def _escaped(text: str) -> str:
    from html import escape  # which takes longer to import than most commands run

    return escape(text)

"""The HTML page of ``hipkit report``: one file with its style, script and data."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import zlib
from collections.abc import Mapping
from importlib import resources
from typing import TYPE_CHECKING, Any

from ...fatbin.version import __version__
from ...fatbin.wording import count, human_size

if TYPE_CHECKING:
    from ..survey import Survey

SCRIPTS = ("dom.js", "model.js", "vtable.js", "treemap.js", "charts.js", "sections.js", "main.js")
"""In the order in which they need each other; together they are one script in a scope of its own."""
_PLACE = re.compile(r"\{\{(\w+)\}\}")


def page(survey: Survey, title: str) -> str:
    """The whole page. What files call themselves gets into it as data, or escaped."""
    style = _text("report.css")
    script = "(() => {\n'use strict';\n" + "\n".join(_text(name) for name in SCRIPTS) + "})();\n"
    return fill(
        _text("report.html"),
        {
            "title": html.escape(title),
            "summary": html.escape(summary(survey)),
            "version": html.escape(__version__),
            "style": style,
            "style_hash": _digest(style),
            "script": script,
            "script_hash": _digest(script),
            "data": packed(survey.describe()),
        },
    )


def summary(survey: Survey) -> str:
    """One line for people who read no further."""
    libraries = count(len(survey.coverage.libraries), "library")
    targets = count(len(survey.targets), "target")
    kernels = count(survey.kernel_count, "kernel")
    return f"{libraries}, {targets}, {kernels}, {human_size(survey.size)} of device code"


def fill(template: str, values: Mapping[str, str]) -> str:
    """``template`` with its places filled, all at once: what is put in is not looked at again."""
    return _PLACE.sub(lambda match: values[match[1]], template)


def packed(data: dict[str, Any]) -> str:
    """Data as the page's script reads it: JSON, deflated, in letters that mean nothing in HTML."""
    # Names need not be text that can be encoded: lone surrogates stand for bytes that are none.
    text = json.dumps(data, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 6)).decode()


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _text(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")

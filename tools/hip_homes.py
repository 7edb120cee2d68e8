"""Writes ``runtime/hip/homes.py``: which file of the flat API defines each of its names.

``python tools/hip_homes.py`` writes it again; a test sees that it is as the files are.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

WRITTEN = Path(__file__).resolve().parents[1] / "runtime" / "hip" / "homes.py"
_NAMES = re.compile("(__|make_)?(hip[A-Z_]|HIP_)|(DeviceArray|dim3|explain_last_error|textureReference)$")
"""What is exported: names of HIP, and these."""
_HEAD = '''"""Which file of the flat API defines each name. ``tools/hip_homes.py`` writes this file."""

_ROWS = """
'''
_FOOT = '''"""
HOME_OF = {name: home for home, *names in map(str.split, _ROWS.strip().splitlines()) for name in names}
"""The file below this package, by name."""
'''


def homes() -> dict[str, list[str]]:
    """By file, the names that it defines and that are exported."""
    from hipkit.runtime import hip

    found = {}
    for file in pkgutil.walk_packages(hip.__path__, f"{hip.__name__}."):
        module = importlib.import_module(file.name)
        if not file.ispkg and module.__file__ != str(WRITTEN):
            own = sorted(name for name in vars(module) if _NAMES.match(name) and name not in _imported(module.__file__))
            if own:
                found[file.name.removeprefix(f"{hip.__name__}.")] = own
    return dict(sorted(found.items()))


def _imported(file: str | None) -> set[str]:
    return set(_names_of_imports(ast.parse(Path(file or "").read_text(encoding="utf-8"))))


def _names_of_imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)


def written(found: dict[str, list[str]]) -> str:
    """The file."""
    rows = []
    for file, names in found.items():
        lines = textwrap.wrap(" ".join(names), 118 - len(file), break_long_words=False)
        rows += [f"{file} {line}\n" for line in lines]
    return _HEAD + "".join(rows) + _FOOT


if __name__ == "__main__":
    WRITTEN.write_text(written(homes()), encoding="utf-8")

"""Writes ``runtime/devices/cpu/structures.py`` from ``native/engine.h``, the one place that says how memory is laid out.

``python tools/engine_layout.py`` does it. It reads the C that the header is written in: ``typedef struct``s of numbers,
arrays and earlier structures, named enumerations, and the comment before each, which becomes its docstring.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

CPU = Path(__file__).resolve().parents[1] / "runtime" / "devices" / "cpu"
HEADER, WRITTEN = CPU / "native" / "engine.h", CPU / "structures.py"

_TYPES = {"u8": "c_uint8", "u16": "c_uint16", "u32": "c_uint32", "u64": "c_uint64", "i64": "c_int64"}
_PART = re.compile(
    r"(?P<comment>/\*(?P<said>(?:[^*]|\*(?!/))*)\*/\n)?"
    r"(?:typedef struct \{(?P<fields>[^}]*)\} (?P<name>\w+);|enum \{(?P<values>[^}]*)\};)"
)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_FIELD = re.compile(r"(\w+)(?:\[(\d*)\])?")
_HEAD = '''"""The structures and constants of native/engine.h, from which tools/engine_layout.py writes this file."""

from __future__ import annotations

from ctypes import Structure, {types}
'''


def written(header: str) -> str:
    """The Python file for a header."""
    parts = list(_parts(header))
    used = {type for type in _TYPES.values() if any(re.search(rf"\b{type}\b", part) for part in parts)}
    return _HEAD.format(types=", ".join(sorted(used, key=_by_number))) + "\n" + "\n".join(parts)


def _by_number(name: str) -> tuple[str, int]:
    """The order of imports: ``c_uint8`` comes before ``c_uint32``."""
    return name.rstrip("0123456789"), int(name.lstrip("c_uint"))


def _parts(header: str) -> Iterator[str]:
    for part in _PART.finditer(header):
        said = " ".join((part["said"] or "").split())
        if part["name"] is None:
            yield from _constants(part["values"], said)
        else:
            yield from _structure(part["name"], part["fields"], said)


def _constants(values: str, said: str) -> Iterator[str]:
    """An enumeration: its values count from zero, or it is one name with a value."""
    names = [value.strip() for value in _COMMENT.sub("", values).split(",")]
    counted = f"{', '.join(names)} = range({len(names)})"
    yield (names[0] if "=" in names[0] else counted) + "\n" + (f'"""{said}"""\n' if said else "")


def _structure(name: str, body: str, said: str) -> Iterator[str]:
    rows, ends = [], ""
    for line in _COMMENT.sub("", body).split(";"):
        type, _, declared = line.strip().partition(" ")
        for field, count in _FIELD.findall(declared):
            if "[" in declared and not count and f"{field}[]" in declared:
                ends = field
            else:
                rows.append(f'        ("{field}", {_TYPES.get(type, type)}{f" * {count}" if count else ""}),\n')
    yield f'\nclass {name}(Structure):\n    """{said}"""\n\n    _fields_ = [\n{"".join(rows)}    ]\n\n'
    if ends:
        last = f"{name}.{rows[-1].split(chr(34))[1]}"
        yield f'\n{name.upper()}_{ends.upper()} = {last}.offset + {last}.size\n"""Where ``{ends}`` begin, past the fields."""\n'


def main() -> int:
    """Write the file."""
    WRITTEN.write_text(written(HEADER.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

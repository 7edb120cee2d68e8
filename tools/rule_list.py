"""Writes docs/rules.md from the rules themselves: ``python tools/rule_list.py [--check]``."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from hipkit.fatbin import rocm
from hipkit.fatbin.validate.registry import SCOPES, Rule, of_scope
from hipkit.fatbin.validate.rules import RULES

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "rules.md"
HEAD = """# The rules of `hipkit validate`

`hipkit validate FILE…` checks the device code in files, folders and wheels, and the containers around it, by the rules
below. It is for people who build or package libraries.

```console
$ hipkit validate libfoo.so
$ hipkit validate --rocm 6.1 --fail-on error --format sarif dist/*.whl >hipkit.sarif
$ hipkit validate --format junit --together build/lib >hipkit.xml
$ hipkit validate --min-occupancy 4 --rule occupancy libfoo.so
```

| severity | meaning | exit code |
|---|---|---|
| error | the file is wrong | 1 |
| warning | the file is probably wrong, or works on some systems only | 1; 0 with `--fail-on error` |
| note | information | 0 |

- `--rule ID` and `--ignore ID` select rules; an ID may be a pattern, such as `'descriptor-*'`.
- `--explain` prints the explanation of the rule, as on this page, after each finding.
- `--rocm VERSION` also reports what that release of ROCm cannot read (`rocm-container`, `rocm-code`), and
  `--min-occupancy WAVES` kernels with fewer waves on a SIMD (`occupancy`). Without the options, these rules report
  nothing.
- `--format json` prints one JSON document on a line for each file (schema: `cli/schema/validate.json`), `sarif` a SARIF
  2.1.0 log for code scanning, and `junit` a test case for each file and rule.
- `--thorough` also applies rules that follow all paths of the code, which takes about ten times as long.
- `--together` also applies the rules for [sets of files](#sets-of-files), as does `--rule` with one of them, and in
  Python `hipkit.validate_set(files)`.
- `--jobs N` checks more than 24 MB of code in N processes. Code that is in several entries is checked once.

From Python, `hipkit.validate(path, select=[...], ignore=[...])` returns the findings.

[findings.md](findings.md) has what the rules report about public packages. `make faults` plants over a hundred faults in
valid files, and checks that the rules report them. `python tools/rule_list.py` writes this page.
"""


def document() -> str:
    """The page."""
    parts = [HEAD]
    for scope, title in SCOPES.items():
        parts.append(f"\n## {title}\n")
        parts += [_section(rule) for rule in of_scope(scope)]
    return "".join([*parts, _releases()])


def _section(rule: Rule) -> str:
    asked = " With `--thorough`, or `--rule`." if rule.is_thorough else ""
    return f"\n### {rule.id}\n\n*{rule.severity}.*{asked} {_plain(rule.explanation)}\n\nFor example: {_plain(rule.example)}\n"


def _plain(text: str) -> str:
    """Text in which nothing is taken for a mark of Markdown."""
    return re.sub(r"([<>*_|#])", r"\\\1", text)


def _releases() -> str:
    rows = [
        *(rocm.COMPRESSED_BUNDLES[number] for number in sorted(rocm.COMPRESSED_BUNDLES)),
        *(rocm.CODE_OBJECTS[number] for number in sorted(rocm.CODE_OBJECTS)),
        rocm.GENERIC_TARGETS, rocm.SPIRV, rocm.KPACK,
    ]  # fmt: skip
    table = "".join(f"| {row.what} | {rocm.shown(row.since)} | {row.instead} |\n" for row in rows)
    return f"\n## What releases of ROCm read\n\n| | since | for older ones |\n|---|---|---|\n{table}"


def main() -> int:
    """Write the page, or say that it is another."""
    if "--check" not in sys.argv:
        DOCUMENT.write_text(document())
    elif not DOCUMENT.is_file() or DOCUMENT.read_text() != document():
        print(f"docs/{DOCUMENT.name} is not what `python tools/rule_list.py` writes")
        return 1
    print(f"{len(RULES)} rules")
    return 0


if __name__ == "__main__":
    sys.exit(main())

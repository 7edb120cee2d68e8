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

`hipkit validate FILE…` judges files, folders and wheels by the rules below. Errors and warnings give exit code 1
(`--fail-on error` leaves warnings out), notes change nothing. `--rule ID` and `--ignore ID` choose rules and take
patterns such as `'descriptor-*'`; `--explain` prints with each finding what stands here. From Python it is
`hipkit.validate(path, select=[...], ignore=[...])`, which returns the findings; `hipkit.validate_set(files)` judges
libraries against each other, as `--together` does.

```console
$ hipkit validate --rocm 6.1 --fail-on error --format sarif dist/*.whl >hipkit.sarif
$ hipkit validate --format junit --together build/lib >hipkit.xml
$ hipkit validate --min-occupancy 4 --rule occupancy libfoo.so
```

- `--format json` prints one document a line (schema: `cli/schema/validate.json`), `sarif` a SARIF 2.1.0 log for code
  scanning, `junit` a test for each file and rule.
- `--rocm VERSION` adds what a release of ROCm cannot read, `--min-occupancy WAVES` kernels of which too few waves fit
  on a SIMD. Without them these rules report nothing.
- The same code in several entries is judged once; code of more than 24 MB is shared out to `--jobs` processes.
- Errors are what cannot be right; where a rule cannot be sure, it warns or keeps silent. What the rules find in public
  packages is in [findings.md](findings.md), and `make faults` plants over a hundred faults that they must find.

This page is made from the rules by `python tools/rule_list.py`.
"""


def document() -> str:
    """The page."""
    parts = [HEAD]
    for scope, title in SCOPES.items():
        parts.append(f"\n## {title}\n")
        parts += [_section(rule) for rule in of_scope(scope)]
    return "".join([*parts, _releases()])


def _section(rule: Rule) -> str:
    return f"\n### {rule.id}\n\n*{rule.severity}.* {_plain(rule.explanation)}\n\nFor example: {_plain(rule.example)}\n"


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

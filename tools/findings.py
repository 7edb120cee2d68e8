"""What ``hipkit validate`` finds in public packages and in the output of compilers: ``make findings``.

Writes docs/findings.md: counts by package and rule, and a verdict on each error and warning
(:data:`VERDICTS`). A finding without a verdict is printed, and makes the exit code 1.
"""

from __future__ import annotations

import collections
import fnmatch
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from corpus import packages
from findings_builds import built

import hipkit
from hipkit.fatbin.validate.rules import RULES, validate_set
from hipkit.fatbin.validate.set_rules import Library, libraries

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT, BUILDS = ROOT / "docs" / "findings.md", ROOT / ".build" / "findings"


class Verdict(NamedTuple):
    """Whether the findings of a rule are right. ``where`` is a pattern of names of packages or builds."""

    rule: str
    where: str
    text: str


VERDICTS = (
    Verdict(
        "alignment",
        "cupy-rocm-4-0*",
        "Right: the package is of 2021, for ROCm 4.0, and its entries are at multiples of 8 bytes. A loader cannot map "
        "them in place, because it maps whole pages.",
    ),
    Verdict(
        "non-canonical-id",
        "cupy-rocm-4-0*",
        "Right: the ids lack the empty environment field that LLVM now writes before the target. clang-offload-bundler 22 "
        "finds such an entry only by its old spelling.",
    ),
    Verdict(
        "wheel-tag",
        "k2-*",
        "Right: the wheel is tagged none-any but contains libraries for Linux on x86-64, so pip installs it on Windows, "
        "macOS and arm64 as well, where the import fails.",
    ),
)
"""Verdicts of people who examined the findings."""


class Found(NamedTuple):
    """What there is in one package, or in all that one compiler made."""

    name: str
    files: int
    kernels: int
    seconds: float
    counts: collections.Counter[str]
    examples: dict[str, str]


def main() -> int:
    """Judge everything, write the page; 1 if something is not explained."""
    found = [_judged(name, [folder]) for name, folder in _packages()]
    BUILDS.mkdir(parents=True, exist_ok=True)
    found += [_judged(name, paths) for name, paths in built(BUILDS)]
    DOCUMENT.write_text(_document(found))
    unexplained = [
        (part.name, rule, part.examples[rule])
        for part in found
        for rule in part.counts
        if RULES[rule].severity != "note" and _verdict(rule, part.name) is None
    ]
    for name, rule, example in unexplained:
        print(f"{name}: {rule}: {example}")
    return int(bool(unexplained))


def _packages() -> Iterator[tuple[str, Path]]:
    yield from packages()
    for wheel in sorted(map(Path, os.environ.get("HIPKIT_WHEELS", "").split())):
        yield wheel.name, wheel


def _judged(name: str, paths: Iterable[Path]) -> Found:
    """Every file below the paths, and the files of each folder against each other."""
    start, counts, examples, known = time.perf_counter(), collections.Counter[str](), dict[str, str](), list[Library]()
    files = kernels = 0
    for path in paths:
        opened = hipkit.open_all(path, strict=False) if path.is_dir() else [hipkit.open(path, strict=False)]
        for file in opened:
            files, kernels = files + 1, kernels + _kernels(file)
            for finding in hipkit.validate(file):
                counts[finding.rule] += 1
                examples.setdefault(finding.rule, f"{Path(file.path).name}: {finding.message}")
            known += libraries([file])
    for folder, findings in validate_set(known).items():
        for finding in findings:
            counts[finding.rule] += 1
            examples.setdefault(finding.rule, f"{Path(folder).name}/: {finding.message}")
    return Found(name, files, kernels, time.perf_counter() - start, counts, examples)


def _kernels(file: hipkit.File) -> int:
    from hipkit.fatbin.describe_code import read_with_findings

    codes = (read_with_findings(entry.source)[0] for entry in file.entries if entry.size and not entry.is_host)
    return sum(len(code.kernels) for code in codes if code is not None)


def _verdict(rule: str, name: str) -> Verdict | None:
    matching = (v for v in VERDICTS if fnmatch.fnmatch(rule, v.rule) and fnmatch.fnmatch(name, v.where))
    return next(matching, None)


HEAD = """# What `hipkit validate` finds in real files

This page counts what the [rules](rules.md) report about public packages, and about the samples compiled by several
compilers. We examined each error and warning, and say below whether it is right: a rule that gives false alarms would show
here. Notes are information, not faults.

- `make findings` downloads the packages, compiles the samples, checks all files and writes this page. It fails if there is
  an error or warning without a verdict in `tools/findings.py`. `HIPKIT_WHEELS` names more wheels to check.
- The files of a clang are all samples for five targets each, compiled with `-O0`, `-O2`, `-O0 -g`, `-O2 -g`,
  `-O2 -fgpu-rdc` (linked) and `-O2 --offload-compress`.
- Triton's files are an element-wise kernel, a softmax and a matrix product, for eight processors.
"""


def _document(found: list[Found]) -> str:
    """The page."""
    parts = [HEAD, "\n| package | files | kernels | errors | warnings | notes |\n|---|---:|---:|---:|---:|---:|\n"]
    for part in found:
        numbers = collections.Counter[str]()
        for rule, count in part.counts.items():
            numbers[RULES[rule].severity] += count
        parts.append(
            f"| {part.name} | {part.files} | {part.kernels} | {numbers['error']} | {numbers['warning']} | {numbers['note']} |\n"
        )
    for severity, title in (("error", "Errors"), ("warning", "Warnings")):
        parts.append(f"\n## {title}\n")
        rules = [rule for rule in RULES if RULES[rule].severity == severity and any(rule in f.counts for f in found)]
        parts += [_section(rule, found) for rule in rules] or ["\nNone.\n"]
    return "".join([*parts, _notes(found)])


def _section(rule: str, found: list[Found]) -> str:
    lines = [f"\n### {rule}\n\n{RULES[rule].explanation}\n\n"]
    for part in found:
        if rule in part.counts:
            verdict = _verdict(rule, part.name)
            said = verdict.text if verdict else "Not examined yet."
            lines.append(f"- {part.name}, {part.counts[rule]}, such as `{_short(part.examples[rule])}`. {said}\n")
    return "".join(lines)


def _notes(found: list[Found]) -> str:
    """How many notes there are of each rule."""
    rules = [rule for rule in RULES if RULES[rule].severity == "note" and any(rule in f.counts for f in found)]
    head = f"\n## Notes\n\n| package | {' | '.join(rules)} |\n|---|{'---:|' * len(rules)}\n"
    rows = [f"| {part.name} | {' | '.join(str(part.counts[rule]) for rule in rules)} |\n" for part in found]
    return "".join([head, *rows, *(f"\n- {rule}: {RULES[rule].explanation}" for rule in rules), "\n"])


def _short(text: str) -> str:
    text = text.replace("`", "'")
    return text if len(text) < 200 else f"{text[:197]}..."


if __name__ == "__main__":
    sys.exit(main())

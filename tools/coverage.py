"""Which operations each target executes: ``python tools/coverage.py`` writes docs/coverage.md and .tsv."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from hipkit.fatbin.isa.isa import isa_of
from hipkit.runtime.devices.cpu.interpreter.control import control_of
from hipkit.runtime.isa import semantics
from hipkit.runtime.isa.dual import NAMES as PAIRS
from hipkit.runtime.isa.images.descriptors import layout_of
from hipkit.runtime.isa.memory import image_operations as image_operations
from hipkit.runtime.isa.memory import operations as memory_operations
from hipkit.runtime.isa.naming import operation_of
from hipkit.runtime.isa.refused import FAMILIES, REFUSED, reason_against
from hipkit.runtime.isa.rules import RULES, spelled

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "samples" / "kernels"))
from model import TARGETS  # noqa: E402

TABLE = ROOT / "docs" / "coverage.tsv"
TEXT = TABLE.with_suffix(".md")
IMAGES = ("image_*", "buffer_load_format_*", "buffer_store_format_*")
EXACT, APPROXIMATE, REFUSAL, UNKNOWN = "exact", "approximate", "refused", "unknown"


def names_of(target: str) -> set[str]:
    """The operations that a target can encode; of those that come in pairs, each by itself."""
    names: set[str] = set()
    for form in isa_of(target).forms():
        name = operation_of(form.pseudo).split()[0]
        pair = PAIRS.match(name)
        names |= {f"v_{pair[1]}", f"v_{pair[2]}"} if pair else {name}
    return names


def status_of(name: str, target: str) -> str:
    """How a target executes an operation."""
    semantics.load()
    if reason_against(name) or (image_operations.find(name) and layout_of(target) is None):
        return REFUSAL
    if rule := RULES.get(name):
        return APPROXIMATE if rule.approximate else EXACT
    if image_operations.approximation(name):
        return APPROXIMATE
    return EXACT if control_of(name) or memory_operations.find(name) else UNKNOWN


def coverage() -> dict[str, dict[str, list[str]]]:
    """Operation -> its status -> the targets that have it like that."""
    found: dict[str, dict[str, list[str]]] = {}
    for target in TARGETS:
        for name in names_of(target):
            found.setdefault(name, {}).setdefault(status_of(name, target), []).append(target)
    return dict(sorted(found.items()))


def table() -> str:
    """A line for each operation and status, with its targets."""
    lines = [
        f"{name}\t{status}\t{' '.join(targets)}"
        for name, ways in coverage().items()
        for status, targets in ways.items()
    ]
    return "\n".join(["operation\tstatus\ttargets", *lines]) + "\n"


def text() -> str:
    """The page."""
    found = coverage()
    counts = Counter(
        (target, status) for ways in found.values() for status, targets in ways.items() for target in targets
    )
    approximate = {name: _approximation(name) for name, ways in found.items() if APPROXIMATE in ways}
    lines = [
        "# Supported instructions",
        "",
        "This page says which AMDGPU instructions the CPU device executes, and which may give other results than hardware.",
        "It counts operations, each under the name that LLVM gives it, whatever the generation, encoding and spelling.",
        "[coverage.tsv](coverage.tsv) lists all operations with their targets.",
        "",
        "- exact: the result is the hardware's for every input that we know of, except for the bits of a NaN.",
        "- approximate: the result may differ from the hardware's, for the reason given below.",
        "- refused: not supported. If static control flow can reach the instruction, the launch fails before the kernel",
        "  runs, and the error names the instruction.",
        "",
        "Each operation that is not refused has a known answer in `tests/runtime/devices/answers`; images have tests of",
        "their own. `python tools/coverage.py` writes this page and `coverage.tsv`.",
        "",
        "| Target | exact | approximate | refused |",
        "| --- | --- | --- | --- |",
        *(f"| {t} | {counts[t, EXACT]} | {counts[t, APPROXIMATE]} | {counts[t, REFUSAL]} |" for t in TARGETS),
        "",
        "## Approximate",
        "",
        *_grouped(approximate),
        "",
        "## Refused",
        "",
        *_grouped({name: REFUSED[name] for name in found if name in REFUSED}),
        "",
        "## Refused: ray tracing, graphics, trap handlers, and parts of images",
        "",
        "| Names | Why |",
        "| --- | --- |",
        f"| {' '.join(f'`{name}`' for name in IMAGES)} of gfx9 | {image_operations.MISSING} |",
        *(f"| {' '.join(f'`{n}`' for n, _ in spelled(names))} | {why} |" for names, why in FAMILIES.items()),
    ]
    return "\n".join(lines) + "\n"


def _approximation(name: str) -> str:
    return image_operations.approximation(name) or RULES[name].approximate


def _grouped(reasons: dict[str, str]) -> list[str]:
    by_reason: dict[str, list[str]] = {}
    for name, reason in reasons.items():
        by_reason.setdefault(reason, []).append(f"`{name}`")
    return ["| Why | Operations |", "| --- | --- |", *(f"| {why} | {' '.join(n)} |" for why, n in by_reason.items())]


def main() -> int:
    """Write both files; 1 where some operation is neither executed nor refused."""
    TABLE.write_text(table())
    TEXT.write_text(text())
    unknown = [name for name, ways in coverage().items() if UNKNOWN in ways]
    for name in unknown:
        print(f"{name} is neither executed nor refused", file=sys.stderr)
    return bool(unknown)


if __name__ == "__main__":
    sys.exit(main())

"""Of each pair of kernels that differ in a wait alone, the one with too little of it has a finding, and its twin has none.

``planted_waits.tsv`` has the pairs: the waits are those that LLVM's GCNHazardRecognizer, AMDGPUWaitSGPRHazards and SIInsertWaitcnts put there.
"""

from __future__ import annotations

import csv
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from assembled import kernels

import hipkit

RULES = (
    "vector-wait", "scalar-wait", "store-data", "late-result", "late-scalar", "matrix-wait", "missing-wait", "early-write", "early-overwrite",
    "crossed-memory", "stale-scalar",
)  # fmt: skip
with Path(__file__).with_name("planted_waits.tsv").open(encoding="utf-8", newline="") as file:
    ROWS = [*csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]
TARGETS = {target: [*rows] for target, rows in itertools.groupby(ROWS, key=lambda row: row["target"])}


KINDS = {"short": "too little", "sound": "enough"}
WAVES = dict.fromkeys(("gfx908", "gfx90a", "gfx942", "gfx950"), 64)


def text(row: dict[str, str], wait: str) -> str:
    return "\n ".join(part for part in (row["in front"], row[wait], row["after"]) if part).replace("; ", "\n ")


@pytest.mark.parametrize("target", TARGETS)
def test_a_wait_that_is_too_short_is_reported_and_its_twin_is_not(
    installed: Callable[[str], Any], tmp_path: Path, target: str
) -> None:
    rows = {row["name"].replace("-", "_"): row for row in TARGETS[target]}
    planted = {f"{name}_{kind}": text(row, wait) for name, row in rows.items() for kind, wait in KINDS.items()}
    processor, _, wave = target.partition(" ")
    directives = ["next_free_vgpr 128", "next_free_sgpr 64"]
    directives += ["accum_offset 128"] if processor in ("gfx90a", "gfx942", "gfx950") else []
    directives += ["wavefront_size32 0"] if wave else []
    made = kernels(installed, tmp_path, processor, planted, *directives, wave=int(wave or WAVES.get(processor, 32)))
    found: dict[str, set[str]] = {}
    for finding in hipkit.validate(made, select=RULES, thorough=True):
        found.setdefault(finding.message.split("'")[1], set()).add(finding.rule)
    assert found == {f"{name}_short": {row["rule"]} for name, row in rows.items()}

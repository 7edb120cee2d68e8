"""What `hipkit check` writes: text, JSON, SARIF for code scanning, JUnit's XML for continuous integration."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

from ..fatbin.codeobject.demangle import demangle
from ..fatbin.records import NamedTuple
from ..fatbin.wording import count
from ..runtime.devices.findings import KernelFinding, Site
from .documents import document
from .output import one_line
from .reports import file_location, sarif_log


class Checked(NamedTuple):
    """What a checked run has found."""

    command: list[str]
    findings: Sequence[KernelFinding]
    left_out: int
    """Findings beyond --limit."""
    code: int
    """The exit code of the program."""


def written(form: str, command: list[str], findings: Sequence[KernelFinding], left_out: int, code: int) -> str:
    """A report in one of the formats."""
    return _FORMATS[form](Checked(command, findings, left_out, code))


def _text(checked: Checked) -> str:
    lines = [one_line(line) for finding in checked.findings for line in finding.lines()]
    total = len(checked.findings) + checked.left_out
    lines.append(f"hipkit check: {count(total, 'finding') if total else 'no findings'}")
    if checked.left_out:
        lines[-1] += f"; {checked.left_out} of them not shown"
    return "\n".join(lines) + "\n"


def _json(checked: Checked) -> str:
    facts = {
        "command": checked.command, "exit_code": checked.code,
        "findings": [finding.document() for finding in checked.findings], "left_out": checked.left_out,
    }  # fmt: skip
    return json.dumps(document("check", facts), indent=2) + "\n"


def _sarif(checked: Checked) -> str:
    first = {finding.rule: finding for finding in reversed(checked.findings)}
    rules = [
        {
            "id": rule, "shortDescription": {"text": finding.text}, "fullDescription": {"text": finding.text},
            "help": {"text": finding.hint or finding.text}, "defaultConfiguration": {"level": finding.severity},
            "properties": {"tags": [finding.tool]},
        }
        for rule, finding in first.items()
    ]  # fmt: skip
    numbers = {rule: number for number, rule in enumerate(first)}
    results = [_sarif_result(checked, finding, numbers) for finding in checked.findings]
    return sarif_log("hipkit check", rules, results) + "\n"


def _sarif_result(checked: Checked, finding: KernelFinding, numbers: dict[str, int]) -> dict[str, Any]:
    program = checked.command[0]
    places = [_sarif_place(program, finding.kernel, site) for site in finding.sites]
    return {
        "ruleId": finding.rule,
        "ruleIndex": numbers[finding.rule],
        "level": finding.severity,
        "message": {"text": "\n".join(finding.lines())},
        "locations": places[:1] or [_sarif_place(program, finding.kernel, Site("runs"))],
        "relatedLocations": places[1:],
        "occurrenceCount": finding.count,
    }


def _sarif_place(program: str, kernel: str, site: Site) -> dict[str, Any]:
    file, _, line = site.line.rpartition(":")
    physical: dict[str, Any] = {"artifactLocation": file_location(file or program)}
    if file:
        physical["region"] = {"startLine": int(line)}
    return {
        "physicalLocation": physical,
        "logicalLocations": [{"fullyQualifiedName": demangle(kernel), "kind": "function"}],
        "message": {"text": str(site)},
    }


def _junit(checked: Checked) -> str:
    """A case for each finding, which fails; one that passes where there is none."""
    name = Path(checked.command[0]).name
    root = Xml.Element("testsuites", name="hipkit check")
    number = len(checked.findings)
    suite = Xml.SubElement(root, "testsuite", name=name, tests=str(number or 1), failures=str(number), errors="0")
    for finding in checked.findings:
        case = Xml.SubElement(
            suite, "testcase", classname=name, name=f"{finding.rule} {demangle(finding.kernel)}", time="0"
        )
        failure = Xml.SubElement(case, "failure", type=finding.severity, message=one_line(finding.text))
        failure.text = "\n".join(finding.lines())
    if not number:
        Xml.SubElement(suite, "testcase", classname=name, name="no findings", time="0")
    root.set("tests", str(number or 1))
    root.set("failures", str(number))
    Xml.indent(root)
    return Xml.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


_FORMATS: dict[str, Callable[[Checked], str]] = {"text": _text, "json": _json, "sarif": _sarif, "junit": _junit}

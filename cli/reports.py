"""Findings as other programs read them: SARIF 2.1.0 for code scanning, JUnit's XML for continuous integration."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any
from urllib.parse import quote
from xml.etree import ElementTree as Xml

from ..fatbin.records import NamedTuple
from .documents import document
from .output import one_line

if TYPE_CHECKING:
    from ..fatbin.grouped import Group
    from ..fatbin.model import Finding
    from ..fatbin.validate.registry import Rule

SARIF_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
BASE = "WORKINGDIR"
"""What paths are relative to, in SARIF's words."""


class Report(NamedTuple):
    """What was found in one file, or between the files of one folder."""

    path: str
    findings: list[Finding]


def as_json(report: Report) -> str:
    """One document for one file."""
    from ..fatbin.describe import describe_finding
    from ..fatbin.grouped import grouped

    findings = [
        {
            **describe_finding(group.first),
            **_json_place(group.first),
            "count": group.count,
            "places": [_json_place(finding) for finding in group.places],
        }
        for group in grouped(report.findings)
    ]
    return json.dumps(document("validate", {"path": report.path, "findings": findings}))


def _json_place(finding: Finding) -> dict[str, Any]:
    return {"offset": finding.offset, "where": finding.where, "inflated": finding.inflated}


def as_sarif(reports: Iterable[Report], rules: list[Rule]) -> str:
    """One log of one run over all files."""
    from ..fatbin.grouped import grouped

    numbers = {rule.id: number for number, rule in enumerate(rules)}
    results = [_sarif_result(report.path, g, numbers) for report in reports for g in grouped(report.findings)]
    return sarif_log("hipkit", [_sarif_rule(rule) for rule in rules], results)


def sarif_log(tool: str, rules: list[dict[str, Any]], results: list[dict[str, Any]]) -> str:
    """A log of one run of a tool, whose results lie in the current folder."""
    from .. import __version__

    run = {
        "tool": {"driver": {"name": tool, "version": __version__, "rules": rules}},
        "originalUriBaseIds": {BASE: {"description": {"text": "The folder that hipkit was started in."}}},
        "results": results,
    }
    return json.dumps({"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, indent=1)


def _sarif_rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "shortDescription": {"text": rule.explanation},
        "fullDescription": {"text": rule.explanation},
        "help": {"text": f"{rule.explanation}\n\nFor example: {rule.example}"},
        "defaultConfiguration": {"level": rule.severity},
        "properties": {"tags": [rule.scope]},
    }


def _sarif_result(path: str, group: Group, numbers: dict[str, int]) -> dict[str, Any]:
    finding = group.first
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "level": finding.severity,
        "message": {"text": f"{finding.where}: {finding.message}" if finding.where else finding.message},
        "locations": [_sarif_location(path, finding)],
    }
    if group.count > 1:
        result["occurrenceCount"] = group.count
        result["relatedLocations"] = [_sarif_location(path, other) for other in group.places[1:]]
    if finding.rule in numbers:
        result["ruleIndex"] = numbers[finding.rule]
    return result


def _sarif_location(path: str, finding: Finding) -> dict[str, Any]:
    place: dict[str, Any] = {"artifactLocation": file_location(path)}
    location: dict[str, Any] = {"physicalLocation": place}
    if finding.offset is not None and not finding.inflated:
        place["region"] = {"byteOffset": finding.offset, "byteLength": 0}
    if finding.where:
        location["logicalLocations"] = [{"fullyQualifiedName": finding.where}]
    return location


def file_location(path: str) -> dict[str, str]:
    """Where a file is: relative to the current folder, if it is below that."""
    whole = Path(os.path.abspath(path))  # noqa: PTH100 - links stay as they were written
    try:
        return {"uri": quote(os.fsencode(whole.relative_to(Path.cwd()).as_posix())), "uriBaseId": BASE}
    except ValueError:
        return {"uri": whole.as_uri()}


def as_junit(reports: Iterable[Report], rules: list[Rule], failing: frozenset[str]) -> str:
    """A suite for each file, with a test for each rule. It fails by findings of the severities in ``failing``."""
    root = Xml.Element("testsuites", name="hipkit validate")
    total = failed = 0
    for report in reports:
        cases = [_case(report, rule, failing) for rule in rules]
        failures = sum(case.find("failure") is not None for case in cases)
        suite = Xml.SubElement(root, "testsuite", name=report.path, tests=str(len(cases)), failures=str(failures))
        suite.set("errors", "0")
        suite.extend(cases)
        total, failed = total + len(cases), failed + failures
    root.set("tests", str(total))
    root.set("failures", str(failed))
    Xml.indent(root)
    return Xml.tostring(root, encoding="unicode", xml_declaration=True)


def _case(report: Report, rule: Rule, failing: frozenset[str]) -> Xml.Element:
    case = Xml.Element("testcase", classname=_class_name(report.path), name=rule.id, file=report.path, time="0")
    found = [finding for finding in report.findings if finding.rule == rule.id]
    grave = [finding for finding in found if finding.severity in failing]
    if grave:
        more = f" and {len(grave) - 1} more" if len(grave) > 1 else ""
        failure = Xml.SubElement(case, "failure", type=grave[0].severity, message=one_line(grave[0].message) + more)
        failure.text = "\n".join([*_lines(report.path, grave), rule.explanation])
    light = [finding for finding in found if finding not in grave]
    if light:
        Xml.SubElement(case, "system-out").text = "\n".join(_lines(report.path, light))
    return case


def _class_name(path: str) -> str:
    """A path as test reports group them: dots divide there."""
    return ".".join(part.replace(".", "_") for part in PurePath(path).parts if part != os.sep)


def _lines(path: str, findings: list[Finding]) -> list[str]:
    from ..fatbin.grouped import grouped

    return [as_line(path, group) for group in grouped(findings)]


def as_line(path: str, group: Group, severity: str = "") -> str:
    """Findings on one line, in the form compilers use."""
    finding = group.first
    at = f"+{finding.offset:#x}" if finding.offset is not None else ""
    where = f"{one_line(finding.where)}: " if finding.where else ""
    message = one_line(finding.message + group.more)
    return f"{one_line(path)}{at}: {severity or finding.severity}: {where}{message} [{finding.rule}]"

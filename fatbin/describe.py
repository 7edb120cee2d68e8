"""The containers and entries of a file as JSON values; ``cli/schema/inspect.json`` is their schema."""

from __future__ import annotations

from typing import Any

from .model import Container, Entry, File, Finding


def describe(file: File) -> dict[str, Any]:
    """What ``hipkit inspect --json`` prints for one file."""
    return {
        "path": file.path,
        "format": file.format,
        "containers": [_container(container) for container in file.containers],
        "findings": [describe_finding(finding) for finding in file.findings],
    }


def describe_entry(entry: Entry) -> dict[str, Any]:
    """One entry; its offset is absolute in the file, or where ``inflated`` is true in its container's content."""
    return {
        "id": entry.id,
        "kind": entry.kind,
        "triple": entry.triple,
        "target": entry.target,
        "offset": entry.offset,
        "size": entry.size,
        "inflated": entry.inflated,
        "uri": entry.uri,
        "stored": {"offset": entry.stored.origin, "size": entry.stored.size} if entry.stored else None,
    }


def describe_finding(finding: Finding) -> dict[str, Any]:
    """One finding."""
    return {
        "rule": finding.rule,
        "severity": finding.severity,
        "message": finding.message,
        "offset": finding.offset,
    }


def _container(container: Container) -> dict[str, Any]:
    return {
        "kind": container.kind,
        "name": container.name,
        "section": container.section,
        "offset": container.offset,
        "size": container.size,
        "inflated": container.inflated,
        "version": container.version,
        "compression": container.compression,
        "uncompressed_size": container.uncompressed_size,
        "hash": container.hash.value,
        "wrapper": container.wrapper,
        "entries": [describe_entry(entry) for entry in container.entries],
        "containers": [_container(inner) for inner in container.containers],
        "findings": [describe_finding(finding) for finding in container.findings],
    }

"""JSON documents: each says which schema it follows, and in which version; the files in ``schema/`` are the schemas.

A schema allows no key that it does not describe, so that another key, type or meaning is another version.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

VERSIONS = {
    "inspect": 1, "disasm": 1, "notes": 1, "launch": 1, "run": 1, "devices": 1, "cache": 1, "unbundle": 1, "bundle": 1, "cc": 1, "edit": 1,
    "split": 1, "join": 1, "validate": 1, "check": 1, "covers": 1, "diff": 1, "report": 1, "scan": 1, "query": 1,
    "port": 1,
}  # fmt: skip
"""The version of each schema; each is called as the command whose documents follow it."""
SHARED = {"ls": "inspect"}
"""Commands whose documents follow the schema of another one."""


def id_of(name: str) -> str:
    """What documents say in ``schema``, such as hipkit.inspect/1."""
    return f"hipkit.{name}/{VERSIONS[name]}"


def document(name: str, facts: dict[str, Any]) -> dict[str, Any]:
    """``facts`` as a document that follows the schema of that name."""
    return {"schema": id_of(name), **facts}


def schema_text(name: str) -> str:
    """The schema, as its file has it."""
    return (Path(__file__).parent / "schema" / f"{name}.json").read_text(encoding="utf-8")

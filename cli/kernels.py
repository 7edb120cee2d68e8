"""What ``hipkit inspect --kernels`` prints: a table of kernels for each piece of code, or JSON as it is read.

A library may hold hundreds of thousands of kernels: no more than one code object's are in memory at once.
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from ..fatbin.garbage import no_collection
from ..fatbin.wording import count
from .documents import document
from .output import SEVERITY_COLOURS, line_width, one_line

if TYPE_CHECKING:
    from ..fatbin.codeobject.cubin import CudaKernel
    from ..fatbin.codeobject.kernel import Kernel
    from ..fatbin.codeobject.read import DeviceCode
    from ..fatbin.model import Container, Entry, File, Finding

COLUMNS = (
    ("VGPRs", 7), ("AGPRs", 6), ("SGPRs", 6), ("LDS", 8), ("scratch", 8), ("spills", 8), ("wave", 5), ("group", 6),
    ("code", 8), ("waves", 6),
)  # fmt: skip
HEADER = "".join(f"{name:>{width}}" for name, width in COLUMNS) + " limited by"
_ROW = "".join(f"%{width}s" for _, width in COLUMNS) + " %s"


def print_kernels(file: File) -> bool:
    """A table for each entry that is code with kernels; whether anything was damaged."""
    is_damaged = False
    width = line_width()
    with no_collection():
        for entry in file.entries:
            code, findings = _read(entry)
            if code is None and not findings:
                continue
            click.echo("\n".join(table(entry, code, findings, width)))
            is_damaged |= any(finding.severity == "error" for finding in findings)
    return is_damaged


def table(entry: Entry, code: DeviceCode | None, findings: list[Finding], width: int) -> Iterator[str]:
    """The lines about one piece of code."""
    from ..fatbin.describe_code import describe_head

    head = describe_head(code)
    target = click.style(one_line(head["target"] or entry.target or entry.id), bold=True)
    version = f" v{head['version']}" if head["version"] is not None else ""
    flags = f", e_flags {head['e_flags']:#x}" if head["e_flags"] is not None else ""
    kernels = code.kernels if code else ()
    name = code.kind if code else entry.kind
    yield f"\n{target}  {name}{version}{flags}, {count(len(kernels), 'kernel')}, at {entry.offset:#x}"
    for finding in findings:
        severity = click.style(finding.severity, fg=SEVERITY_COLOURS[finding.severity])
        yield f"  {severity}: {one_line(finding.message)} [{finding.rule}]"
    if kernels:
        yield click.style(HEADER, dim=True)
    for kernel in kernels:
        yield click.style(_cut(one_line(kernel.demangled), width), bold=True)
        yield _row(kernel)
        if text := kernel.signature:
            yield _cut(one_line(f"  {text}"), width)


def _row(kernel: Kernel | CudaKernel) -> str:
    from ..fatbin.codeobject.kernel import Kernel as AmdKernel

    if not isinstance(kernel, AmdKernel):
        threads = kernel.max_threads
        cuda = (kernel.registers, None, None, kernel.shared, kernel.local, None, 32, threads, kernel.code_size, None)
        return (_ROW % (*["-" if value is None else value for value in cuda], "")).rstrip()
    waves, spills = kernel.occupancy, (kernel.vgpr_spills, kernel.sgpr_spills)
    spilled = None if spills == (None, None) else f"{spills[0] or 0}+{spills[1] or 0}" if any(spills) else 0
    shown = (
        kernel.vgprs, kernel.agprs, kernel.sgprs, kernel.lds, kernel.scratch, spilled, kernel.wavefront_size,
        kernel.max_workgroup_size, kernel.code_size, waves.waves if waves else None,
    )  # fmt: skip
    return _ROW % (*["-" if value is None else value for value in shown], waves.limited_by if waves else "")


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _read(entry: Entry) -> tuple[DeviceCode | None, list[Finding]]:
    from ..fatbin.describe_code import read_with_findings
    from ..fatbin.errors import HipkitError
    from ..fatbin.model import Finding

    if entry.is_host or not entry.size:
        return None, []
    try:
        return read_with_findings(entry.source)
    except HipkitError as error:  # a compressed container whose content is damaged
        return None, [Finding("payload", "error", str(error), None)]


def print_json(file: File, *, pretty: bool) -> bool:
    """The document of the file, with ``code_object`` in each entry; whether any was damaged.

    Entries are filled in as they are written: first the document with marks in their places, then what they stand for.
    """
    from ..fatbin.describe import describe

    found, entries = document("inspect", describe(file)), []
    mark = secrets.token_hex(16)
    for described, container in zip(found["containers"], file.containers, strict=True):
        entries += list(_marked(described, container, mark, ""))
    pieces = json.dumps(found, indent=2 if pretty else None).split(f'"{mark}"')
    write = sys.stdout.write
    write(pieces[0])
    is_damaged = False
    with no_collection():
        for (entry, place), piece in zip(entries, pieces[1:], strict=True):
            is_damaged |= _write_code(file, entry, place, "\n" if pretty else "")
            write(piece)
    write("\n")
    return is_damaged


def _marked(
    described: dict[str, Any], container: Container, mark: str, member: str
) -> Iterator[tuple[Entry, dict[str, Any]]]:
    """Each entry, with what its kernels say of the container they are in; ``member`` is what that is in."""
    if container.kind == "member":
        member = "/".join(filter(None, [member, container.name]))
    place = {
        "kind": container.kind, "member": member or None, "section": container.section, "offset": container.offset,
        "inflated": container.inflated,
    }  # fmt: skip
    for row, entry in zip(described["entries"], container.entries, strict=True):
        row["code_object"] = mark
        yield entry, place
    for inner_row, inner in zip(described["containers"], container.containers, strict=True):
        yield from _marked(inner_row, inner, mark, member)


def _write_code(file: File, entry: Entry, place: dict[str, Any], newline: str) -> bool:
    """One code object, a kernel at a time; each says where it is, so that it can be used by itself."""
    from ..fatbin.describe import describe_finding
    from ..fatbin.describe_code import describe_head, kernel_json

    code, findings = _read(entry)
    write = sys.stdout.write
    if code is None and not findings:
        write("null")
        return False
    head = describe_head(code)
    write(json.dumps(head)[:-1] + ', "kernels": [')
    where = json.dumps({"file": file.path, "container": place, "target": head["target"] or entry.target})[:-1]
    separator = newline
    for kernel in code.kernels if code else ():
        write(f"{separator}{where}, {kernel_json(kernel)[1:]}")
        separator = f",{newline or ' '}"
    write(f'], "findings": {json.dumps([describe_finding(finding) for finding in findings])}}}')
    return any(finding.severity == "error" for finding in findings)

"""``hipkit inspect``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from ..fatbin.wording import human_size
from .documents import document
from .options import (
    Opened,
    Outcome,
    check_content,
    files_argument,
    is_single,
    jobs_option,
    json_option,
    no_color_option,
)
from .output import SEVERITY_COLOURS, line_width, one_line, print_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..fatbin.model import Container, Entry, File, Finding


@click.command("inspect")
@files_argument
@json_option
@click.option("--verify", is_flag=True, help="Inflate what is compressed and check its hash.")
@click.option("--kernels", is_flag=True, help="Show each piece of code's kernels: arguments, registers, occupancy.")
@jobs_option
@no_color_option
@click.pass_context
def command(
    ctx: click.Context, files: tuple[str, ...], as_json: bool, verify: bool, kernels: bool, jobs: int | None
) -> None:
    """Show what is inside FILE as a tree: section, container, entry, with sizes, shares and findings.

    Only headers are read: listing a file of gigabytes takes milliseconds, and the hash of a compressed
    container says `unchecked`. --verify reads everything, --kernels all code.

    A damaged FILE is shown as far as it can be read.

    \b
    Exit code:
      0  all was shown
      1  --verify, and a hash is wrong
      2  a FILE cannot be opened or is damaged; the others are shown

    \b
    Examples:
      hipkit inspect libfoo.so
      hipkit inspect --verify --json libfoo.so
      hipkit inspect --kernels kernel.hsaco
      hipkit inspect dist/*.whl
    """
    outcome = Outcome()
    found = Opened(files, outcome, empty=0, jobs=jobs, is_work=verify or kernels)
    for file in found:
        if verify:
            check_content(file, outcome, found)
        if as_json and not kernels:
            from ..fatbin.describe import describe

            click.echo(json.dumps(document("inspect", describe(file)), indent=2 if is_single(files) else None))
        elif not as_json:
            print_lines(tree(file))
        if kernels:
            from .kernels import print_json, print_kernels

            damaged = print_json(file, pretty=is_single(files)) if as_json else print_kernels(file)
            outcome.at_least(2 if damaged else 0)
        outcome.look_at(file)
    ctx.exit(outcome.code)


class _Node:
    """A line of the tree, and those below it."""

    def __init__(self, text: str, **style: Any) -> None:
        self.text, self.style, self.below = text, style, list[_Node]()

    def add(self, text: str, **style: Any) -> _Node:
        """One more line below this one."""
        node = _Node(text, **style)
        self.below.append(node)
        return node

    def lines(self, width: int, before: str = "") -> Iterator[str]:
        """The lines below this one. rich draws such trees too, in five times the time."""
        for node in self.below:
            is_last = node is self.below[-1]
            first, more = _LAST if is_last else _BRANCH
            for number, text in enumerate(_wrapped(node.text, width - len(before) - len(first))):
                guides = click.style(before + (more if number else first), dim=True)
                yield guides + (click.style(text, **node.style) if node.style else text)
            yield from node.lines(width, before + more)


_BRANCH, _LAST = ("├── ", "│   "), ("└── ", "    ")


def _wrapped(text: str, width: int) -> list[str]:
    if len(text) <= width:
        return [text]
    import textwrap

    return textwrap.wrap(text, max(width, 1), replace_whitespace=False, break_on_hyphens=False) or [""]


def tree(file: File) -> Iterator[str]:
    """The file as the lines of a tree, which fit the terminal."""
    yield f"{click.style(one_line(file.path), bold=True)}  {file.format}, {human_size(file.source.size)}"
    root = _Node("")
    if not file.containers and not file.is_damaged:
        root.add("no device code", dim=True)
    _add(root, file.containers, file.source.size)
    _add_findings(root, file.findings)
    yield from root.lines(line_width())


def _add(node: _Node, containers: list[Container], whole: int) -> None:
    section: str | None = None
    under = node
    for container in containers:
        if container.section != section:
            section = container.section
            under = node.add(one_line(section or ""), fg="cyan") if section else node
        branch = under.add(_headline(container, whole))
        label = max((len(_label(entry)) for entry in container.entries), default=0)
        inner = container.uncompressed_size or container.size
        for entry in container.entries:
            branch.add(_entry_line(entry, label, inner))
        _add_findings(branch, container.findings)
        _add(branch, container.containers, container.size)


def _headline(container: Container, whole: int) -> str:
    """What a container is, where, how large, how well compressed, and who points at it."""
    version = f" v{container.version}" if container.version is not None else ""
    name = f" {container.name}" if container.name else ""
    size = human_size(container.size)
    if container.uncompressed_size and container.compression:
        ratio = container.uncompressed_size / max(container.size, 1)
        size += f" → {human_size(container.uncompressed_size)} ({container.compression}, {ratio:.1f}×)"
    parts = [f"{container.kind}{version}{name}", f"at {container.offset:#x}", size]
    if not container.inflated:
        parts.append(f"{_percent(container.size, whole)} of the file")
    if container.hash.value != "none":
        parts.append(f"hash {container.hash.value}")
    if container.wrapper is not None:
        parts.append(f"wrapper at {container.wrapper:#x}")
    return one_line(", ".join(parts))


def _label(entry: Entry) -> str:
    return one_line(entry.target or entry.triple or entry.id)


def _entry_line(entry: Entry, width: int, whole: int) -> str:
    what = f"{_label(entry):<{width}}  {one_line(entry.kind):<6}"
    if not entry.size:
        return f"{what}  empty"
    size, place = entry.size, f"at {entry.offset:#x}"
    if entry.stored:
        size = entry.stored.size
        place = f"at {entry.stored.origin:#x} → {human_size(entry.size)} ({entry.size / max(size, 1):.1f}×)"
    return f"{what}  {human_size(size):>9}  {_percent(size, whole):>5}  {place}"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "0 %"


def _add_findings(node: _Node, findings: list[Finding]) -> None:
    from ..fatbin.grouped import grouped

    for group in grouped(findings):
        finding = group.first
        at = f" at {finding.offset:#x}" if finding.offset is not None else ""
        text = f"{finding.severity}: {one_line(finding.message)}{at}{one_line(group.more)} [{finding.rule}]"
        node.add(text, fg=SEVERITY_COLOURS[finding.severity])

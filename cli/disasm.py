"""``hipkit disasm``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..fatbin.records import NamedTuple
from . import complete
from .listing import Listing
from .options import Opened, Outcome, no_color_option
from .output import one_line, report

if TYPE_CHECKING:
    from ..fatbin.codeobject.line_rows import SourceLine
    from ..fatbin.disassembly import Disassembly, Function
    from ..fatbin.isa import Instruction
    from ..fatbin.model import Entry, File

_TEXT_WIDTH = 56


@click.command("disasm")
@click.argument("file", type=click.Path())
@click.option(
    "--target",
    "targets",
    multiple=True,
    metavar="TARGET",
    shell_complete=complete.targets,
    help="Only this target's code objects; commas separate several.",
)
@click.option(
    "--kernel",
    metavar="NAME",
    shell_complete=complete.kernels,
    help="Only the function of this name, mangled or as in the source; * stands for anything.",
)
@click.option(
    "--source", "with_source", is_flag=True, help="Put the source lines between, where the compiler noted them."
)
@click.option("--bytes", "with_bytes", is_flag=True, help="Show the bytes of each instruction.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for each instruction, a line each.")
@no_color_option
@click.pass_context
def command(
    ctx: click.Context,
    file: str,
    targets: tuple[str, ...],
    kernel: str | None,
    with_source: bool,
    with_bytes: bool,
    as_json: bool,
) -> None:
    """Print the instructions of the AMD code objects in FILE, as LLVM writes them.

    After a branch or a call stands where it goes. Bytes that are no instruction are shown as `.long`, runs of
    zeros, and all but the first of many equal instructions, as `...`. In objects that are not linked, what the
    linker will write into an instruction stands below it.

    --json prints an object a line: gpu (that the code object is for), address, bytes, text, symbol, target (symbol,
    offset, address, or null), references (what the linker writes: address, type, symbol, addend) and source (file and
    line, or null).

    \b
    Exit code:
      0  instructions were printed
      1  FILE has no code object, or none of that TARGET, or no function NAME
      2  FILE cannot be opened or is damaged

    \b
    Examples:
      hipkit disasm kernel.hsaco
      hipkit disasm libfoo.so --target gfx942 --kernel 'apply*' --source
      hipkit disasm libfoo.so --json | jq -r 'select(.text | startswith("s_waitcnt")).symbol'
    """
    from ..fatbin.codeobject.code_object import CodeObject
    from ..fatbin.codeobject.source_lines import SourceLines
    from ..fatbin.disassembly import Disassembly
    from ..fatbin.errors import FormatError, HipkitError
    from ..fatbin.garbage import no_collection

    outcome = Outcome()

    def damage(error: FormatError) -> None:
        report(error)
        outcome.at_least(2)

    wanted = [target for option in targets for target in option.split(",")]
    style = Style(source=with_source, data=with_bytes, json=as_json)
    found = 0
    seen = Seen(set(), set())
    for tree in Opened((file,), outcome):
        seen.targets.update(entry.target for entry in code_objects(tree, []) if entry.target)
        for entry in code_objects(tree, wanted):
            try:
                with no_collection():
                    disassembly = Disassembly(CodeObject.read(entry.source, damage))
                    listing = Listing(disassembly, kernel, SourceLines(entry.source))
                    if kernel is not None:
                        seen.functions.update(name for f in disassembly.functions for name in f.names)
                    if kernel is None or listing.functions:
                        write(listing, style)
                    found += len(listing.functions)
            except HipkitError as error:
                report(error)
                outcome.at_least(error.exit_code)
    if not found and not outcome.code:
        click.echo(f"hipkit: {one_line(file)}: {nothing(wanted, kernel, seen)}", err=True)
        outcome.at_least(1)
    ctx.exit(outcome.code)


class Style:
    """How instructions are shown."""

    def __init__(self, *, source: bool, data: bool, json: bool) -> None:
        self.source, self.data, self.json = source, data, json
        self._files: dict[str, list[str]] = {}

    def quote(self, line: SourceLine) -> str:
        """A source line with its text, where the file is there."""
        if line.file not in self._files:
            try:
                self._files[line.file] = Path(line.file).read_text(errors="replace").splitlines()
            except OSError:
                self._files[line.file] = []
        text = self._files[line.file]
        quoted = text[line.line - 1] if 0 < line.line <= len(text) else ""
        return one_line(f"; {line}  {quoted}".rstrip())


def code_objects(file: File, targets: list[str]) -> Iterator[Entry]:
    """The entries of a file that are AMD code objects, of the targets that are wanted."""
    from ..fatbin.codeobject.identify import identify
    from ..fatbin.unbundle import matches

    for entry in file.entries:
        if entry.size and (not targets or any(matches(entry, target) for target in targets)):
            identity = identify(entry.source)
            if identity and identity.kind == "code-object":
                yield entry


class Seen(NamedTuple):
    """What a file has, for the one who asked for something else."""

    targets: set[str]
    functions: set[str]


def nothing(targets: list[str], kernel: str | None, seen: Seen) -> str:
    """Why nothing was printed, and what there is."""
    from ..fatbin.codeobject.demangle import spellings
    from ..fatbin.wording import offered

    of_targets = f" for {', '.join(targets)}" if targets else ""
    if not seen.functions:
        hint = f"; it has code for {', '.join(sorted(seen.targets))}" if seen.targets else ""
        return f"no AMD code object{of_targets}{hint}"
    names = {spellings(name)[-1]: name for name in sorted(seen.functions)}
    hint = offered(kernel or "", names, "without --kernel all are shown")
    return f"no function {kernel!r}{of_targets}; {hint}"


def write(listing: Listing, style: Style) -> None:
    """Print a code object's instructions, many at once."""
    from .disasm_json import as_objects, at_once

    for text in as_objects(listing) if style.json else at_once(as_text(listing, style)):
        sys.stdout.write(text)
    sys.stdout.flush()


def as_text(listing: Listing, style: Style) -> Iterator[str]:
    """The lines for people."""
    from ..fatbin.disassembly import elided

    disassembly, source_lines = listing.disassembly, listing.source_lines
    source = disassembly.code_object.source
    yield one_line(f"{source.name}+{source.origin:#x}  {disassembly.target}")
    for function in listing.functions:
        yield ""
        yield one_line(f"{function.address - function.header:016x} <{function.name}>:")
        if function.header:
            yield f"        ... {function.header} bytes of kernel descriptor"
        shown = None
        for instruction, more in disassembly.collapsed(function):
            if instruction is None:
                yield elided(more)
                continue
            if style.source and (line := source_lines.line_at(instruction.address)) and line != shown:
                shown = line
                yield style.quote(line)
            yield text_line(disassembly, function, instruction, style)
            for reference in () if disassembly.is_linked else disassembly.references(instruction, function):
                yield one_line(f"{reference.address:8x}    {reference}")


def text_line(disassembly: Disassembly, function: Function, instruction: Instruction, style: Style) -> str:
    """One instruction."""
    text = str(instruction)
    target = disassembly.target_of(instruction, function)
    data = f"{instruction.data.hex():<24}  " if style.data else ""
    line = f"{instruction.address:8x}  {data}{text}"
    return one_line(f"{line:<{_TEXT_WIDTH}}  → {target.address:x} {target}") if target else line

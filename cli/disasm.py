"""``hipkit disasm``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from . import complete
from .documents import document
from .options import Opened, Outcome, no_color_option
from .output import one_line, report

if TYPE_CHECKING:
    from ..fatbin.codeobject.source_lines import SourceLine, SourceLines
    from ..fatbin.disassembly import Disassembly, Function, Target
    from ..fatbin.isa import Instruction
    from ..fatbin.isa.instruction import Decoded
    from ..fatbin.model import Entry, File

_TEXT_WIDTH = 56
_quoted = json.encoder.encode_basestring_ascii
_MOST_TEXTS = 1 << 17
"""How many texts of instructions are remembered."""
_LINES_AT_ONCE = 4096


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
                disassembly = Disassembly(CodeObject.read(entry.source, damage))
                seen.functions.update(name for f in disassembly.functions for name in f.names)
                functions = [f for f in disassembly.functions if kernel is None or is_called(f.names, kernel)]
                found += len(functions)
                if functions or kernel is None:
                    with no_collection():
                        write(lines(Listing(disassembly, functions, SourceLines(entry.source), style)))
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


class Listing(NamedTuple):
    """What is printed of one code object."""

    disassembly: Disassembly
    functions: list[Function]
    source_lines: SourceLines
    style: Style


def code_objects(file: File, targets: list[str]) -> Iterator[Entry]:
    """The entries of a file that are AMD code objects, of the targets that are wanted."""
    from ..fatbin.codeobject.identify import identify
    from ..fatbin.unbundle import matches

    for entry in file.entries:
        if entry.size and (not targets or any(matches(entry, target) for target in targets)):
            identity = identify(entry.source)
            if identity and identity.kind == "code-object":
                yield entry


def is_called(names: tuple[str, ...], wanted: str) -> bool:
    """Whether a person who writes ``wanted`` means the function of these names."""
    from ..fatbin.codeobject.demangle import spellings

    return any(fnmatchcase(text, wanted) for name in names for text in spellings(name))


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


def write(lines: Iterator[str]) -> None:
    """Print many lines fast."""
    while held := list(islice(lines, _LINES_AT_ONCE)):
        sys.stdout.write("\n".join(held) + "\n")
    sys.stdout.flush()


def lines(listing: Listing) -> Iterator[str]:
    """The lines of a code object, for people or for programs."""
    return as_objects(listing) if listing.style.json else as_text(listing)


def as_text(listing: Listing) -> Iterator[str]:
    """The lines for people."""
    from ..fatbin.disassembly import elided

    disassembly, functions, source_lines, style = listing
    is_linked = not disassembly.code_object.header.is_relocatable
    source = disassembly.code_object.source
    yield one_line(f"{source.name}+{source.origin:#x}  {disassembly.target}")
    for function in functions:
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
            for reference in () if is_linked else disassembly.references(instruction, function):
                yield one_line(f"{reference.address:8x}    {reference}")


def text_line(disassembly: Disassembly, function: Function, instruction: Instruction, style: Style) -> str:
    """One instruction."""
    text = str(instruction)
    target = disassembly.target_of(instruction, function)
    data = f"{instruction.data.hex():<24}  " if style.data else ""
    line = f"{instruction.address:8x}  {data}{text}"
    return one_line(f"{line:<{_TEXT_WIDTH}}  → {target.address:x} {target}") if target else line


def as_objects(listing: Listing) -> Iterator[str]:
    """The lines for programs."""
    objects = _Objects(listing)
    is_linked = not listing.disassembly.code_object.header.is_relocatable
    for function in listing.functions:
        places = listing.disassembly.places(function) if is_linked else None
        yield from objects.at(function, places) if places else objects.in_context(function)


class _Objects:
    """Writes instructions as json.dumps would, which takes ten times as long for a dict."""

    def __init__(self, listing: Listing) -> None:
        self._disassembly, self._source_lines = listing.disassembly, listing.source_lines
        self._head = f'{json.dumps(document("disasm", {"gpu": str(self._disassembly.target)}))[:-1]}, "address": '
        self._known, self._sources = _Texts(), _Sources()

    def at(self, function: Function, places: Iterator[tuple[int, Decoded]]) -> Iterator[str]:
        """Those of a function that is linked, and whose text is that of their bytes but for labels."""
        head, known, symbol = self._head, self._known, f'"symbol": {_quoted(function.name)}, "target": '
        spans, end, source, rest, start = self._source_lines.spans(function.address), -1, "", "", function.address
        for place, decoded in places:
            address = start + place
            if address >= end:
                while address >= end:
                    end, line = next(spans)
                source = self._sources[line]
                rest = f'{symbol}null, "references": [], {source}'
            text, is_jump = known[decoded]
            if is_jump:
                instruction = self._disassembly.labelled(known.plain(address, decoded), function)
                text, target = self._jump(instruction, text, function)
                yield f'{head}{address}, {text}{symbol}{target}, "references": [], {source}'
            else:
                yield f"{head}{address}, {text}{rest}"

    def in_context(self, function: Function) -> Iterator[str]:
        """Those of any function, with what the linker writes into them."""
        known, symbol = self._known, f'"symbol": {_quoted(function.name)}, "target": '
        spans, end, source = self._source_lines.spans(function.address), -1, ""
        for instruction in self._disassembly.instructions(function):
            if instruction is None:
                continue
            while instruction.address >= end:
                end, line = next(spans)
                source = self._sources[line]
            is_plain, target = instruction.__class__ is known.plain, "null"
            text, is_jump = known[instruction.decoded] if is_plain else _as_json(instruction)
            if is_jump:
                text, target = self._jump(instruction, text, function)
            references = [each._asdict() for each in self._disassembly.references(instruction, function)]
            written = json.dumps(references) if references else "[]"
            yield f'{self._head}{instruction.address}, {text}{symbol}{target}, "references": {written}, {source}'

    def _jump(self, instruction: Instruction, text: str, function: Function) -> tuple[str, str]:
        """Text and target of an instruction that goes to a constant place."""
        target = self._disassembly.target_of(instruction, function)
        text = _as_json(instruction)[0] if instruction.label else text
        return text, _target_as_json(target) if target else "null"


def _target_as_json(target: Target) -> str:
    return f'{{"symbol": {_quoted(target.symbol)}, "offset": {target.offset}, "address": {target.address}}}'


def _as_json(instruction: Instruction) -> tuple[str, bool]:
    """Bytes and text of an instruction as JSON, and whether it goes to a constant place."""
    text = f'"bytes": "{instruction.data.hex()}", "text": {_quoted(str(instruction))}, '
    form = instruction.decoded.form
    return text, form is not None and form.target_spec is not None


class _Sources(dict["SourceLine | None", str]):
    """Source lines as the end of an object in JSON: each is that of several instructions."""

    def __missing__(self, line: SourceLine | None) -> str:
        found = self[line] = f'"source": {json.dumps(line._asdict() if line else None)}}}'
        return found


class _Texts(dict["Decoded", "tuple[str, bool]"]):
    """The same of instructions that are the same in many places."""

    def __init__(self) -> None:
        from ..fatbin.isa.instruction import Instruction

        super().__init__()
        self.plain = Instruction

    def __missing__(self, decoded: Decoded) -> tuple[str, bool]:
        if len(self) >= _MOST_TEXTS:
            self.clear()
        found = self[decoded] = _as_json(self.plain(0, decoded))
        return found

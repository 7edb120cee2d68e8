"""Instructions as ``hipkit disasm --json`` prints them: an object a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from ..fatbin.disassembly import Function, Target
from ..fatbin.isa import Instruction
from .documents import document

if TYPE_CHECKING:
    from ..fatbin.codeobject.line_rows import SourceLine
    from ..fatbin.isa.instruction import Decoded
    from .listing import Listing

_quoted = json.encoder.encode_basestring_ascii
_LINES_AT_ONCE = 4096


def at_once(lines: Iterator[str]) -> Iterator[str]:
    """Many lines in one text."""
    while held := list(islice(lines, _LINES_AT_ONCE)):
        held.append("")
        yield "\n".join(held)


def as_objects(listing: Listing) -> Iterator[str]:
    """The lines of a code object, many at once."""
    objects = _Objects(listing)
    if listing.disassembly.is_plain:
        return objects.plain(listing.functions)
    return at_once(line for function in listing.functions for line in objects.in_context(function))


class _Objects:
    """Writes instructions as json.dumps would, which takes ten times as long for a dict."""

    def __init__(self, listing: Listing) -> None:
        self._disassembly, self._source_lines = listing.disassembly, listing.source_lines
        self._head = f'{json.dumps(document("disasm", {"gpu": str(self._disassembly.target)}))[:-1]}, "address": '
        self._sources = _Sources()

    def plain(self, functions: Iterable[Function]) -> Iterator[str]:
        """Those of functions whose text is that of their bytes but for labels, many at once."""
        head, lines, runs = self._head, list[str](), self._disassembly.runs
        add, start, end, source = lines.append, 0, -1, ""
        for function in functions:
            if not start <= function.address < end:
                start, end = function.address, -1
                spans = self._source_lines.spans(start)
            symbol = f'"symbol": {_quoted(function.name)}, "target": '
            rest = f'{symbol}null, "references": [], {source}'
            for run in runs(function):
                for address, decoded in zip(*run, strict=True) if run else ():
                    if address >= end:
                        while address >= end:
                            end, line = next(spans)
                        start, source = address, self._sources[line]
                        rest = f'{symbol}null, "references": [], {source}'
                    if decoded.is_turn and _is_jump(decoded):
                        text, target = self._jump(address, decoded, function)
                        add(f'{head}{address}, {text}{symbol}{target}, "references": [], {source}')
                    else:
                        add(f"{head}{address}, {decoded.listed or _listed(decoded)}{rest}")
                if len(lines) >= _LINES_AT_ONCE:
                    add("")
                    yield "\n".join(lines)
                    lines.clear()
        add("")
        yield "\n".join(lines)

    def in_context(self, function: Function) -> Iterator[str]:
        """Those of any function, with what the linker writes into them."""
        symbol, spans = f'"symbol": {_quoted(function.name)}, "target": ', self._source_lines.spans(function.address)
        end, source = -1, ""
        for instruction in filter(None, self._disassembly.instructions(function)):
            while instruction.address >= end:
                end, line = next(spans)
                source = self._sources[line]
            text, target = _as_json(instruction), self._disassembly.target_of(instruction, function)
            references = [each._asdict() for each in self._disassembly.references(instruction, function)]
            written = json.dumps(references) if references else "[]"
            yield f'{self._head}{instruction.address}, {text}{symbol}{_target_as_json(target)}, "references": {written}, {source}'

    def _jump(self, address: int, decoded: Decoded, function: Function) -> tuple[str, str]:
        """Text and target of an instruction that goes to a constant place."""
        plain = Instruction(address, decoded)
        instruction = self._disassembly.labelled(plain, function)
        target = self._disassembly.target_of(instruction, function)
        text = _as_json(instruction) if instruction is not plain else decoded.listed or _listed(decoded)
        return text, _target_as_json(target)


def _is_jump(decoded: Decoded) -> bool:
    """Whether it goes to a constant place."""
    return decoded.form is not None and decoded.form.target_spec is not None


def _target_as_json(target: Target | None) -> str:
    if target is None:
        return "null"
    return f'{{"symbol": {_quoted(target.symbol)}, "offset": {target.offset}, "address": {target.address}}}'


def _as_json(instruction: Instruction) -> str:
    """Bytes and text of an instruction."""
    return f'"bytes": "{instruction.data.hex()}", "text": {_quoted(str(instruction))}, '


def _listed(decoded: Decoded) -> str:
    """The same of one whose text is that of its bytes, remembered: it is the same in many places."""
    data, text = decoded.word.to_bytes(decoded.size, "little").hex(), decoded.text or decoded.make_text()
    decoded.listed = listed = f'"bytes": "{data}", "text": {_quoted(text)}, '
    return listed


class _Sources(dict["SourceLine | None", str]):
    """Source lines as the end of an object in JSON: each is that of several instructions."""

    def __missing__(self, line: SourceLine | None) -> str:
        found = self[line] = f'"source": {json.dumps(line._asdict() if line else None)}}}'
        return found

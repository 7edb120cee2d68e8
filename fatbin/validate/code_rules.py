"""The rules of AMD code objects. One rule is one small function: what it finds in one code object.

A code object is read once for all of them; what reading it finds is reported beside, under the rule ids of damage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..codeobject.code_object import CodeObject, misplaced
from ..model import Entry, Severity
from ..target import PROCESSORS, EntryID, TargetID
from .rules import RULES, Fault, Rule

Check = Callable[[CodeObject, Entry], Iterator[Fault]]
CHECKS: dict[str, Check] = {}
"""By the id of the rule, which is in :data:`~hipkit.fatbin.validate.rules.RULES` as well."""

METADATA_VERSIONS = {2: ([1, 0],), 3: ([1, 0],), 4: ([1, 1],), 5: ([1, 2],), 6: ([1, 2],)}
LOADED_RELOCATIONS = {1: "ABS32_LO", 2: "ABS32_HI", 3: "ABS64", 6: "ABS32", 13: "RELATIVE64"}
"""What ROCm's loader fills in; every other type makes it refuse the code object."""
ABSOLUTE_RELOCATIONS = (1, 2, 3, 6)
_NONE = 0


def code_rule(id: str, severity: Severity, explanation: str) -> Callable[[Check], Check]:
    """Register the decorated check under ``id``."""

    def register(check: Check) -> Check:
        RULES[id] = Rule(id, severity, explanation)
        CHECKS[id] = check
        return check

    return register


@code_rule(
    "id-target", "error", "The runtime selects by the entry's id, then refuses the code inside: it is for another GPU."
)
def id_target(code: CodeObject, entry: Entry) -> Iterator[Fault]:
    """The entry's target is the one in the header's flags; before V4 the flags cannot say that a feature is open."""
    claimed = EntryID(entry.id).target_id
    if claimed is None or code.target is None or not claimed.is_known or EntryID(entry.id).is_host:
        return
    yield from _differ(claimed, code.target, code, f"the entry {entry.id!r}")


@code_rule("metadata-target", "error", "The runtime trusts one of the two, tools the other.")
def metadata_target(code: CodeObject, _entry: Entry) -> Iterator[Fault]:
    """``amdhsa.target`` is the target in the header's flags."""
    for document in code.metadata:
        text = document.get("amdhsa.target")
        claimed = EntryID(f"hip-{text}").target_id if isinstance(text, str) else None
        if claimed and code.target and claimed.is_known:
            yield from _differ(claimed, code.target, code, f"amdhsa.target {text!r}")


def _differ(claimed: TargetID, actual: TargetID, code: CodeObject, who: str) -> Iterator[Fault]:
    same = claimed.processor == actual.processor
    for name, on in claimed.features if same else ():
        same &= actual.feature(name) == on or name not in PROCESSORS[actual.processor].features
    if same and (code.version or 0) >= 4:
        same = all(claimed.feature(name) == on for name, on in actual.features)
    if not same:
        yield Fault(f"{who} says {claimed}, but e_flags {code.e_flags:#x} are {actual}", code.source.origin + 48)


@code_rule("unknown-target", "error", "No runtime loads code for a processor that nobody knows.")
def unknown_target(code: CodeObject, _entry: Entry) -> Iterator[Fault]:
    """The header's flags name a processor."""
    if code.target is None:
        yield Fault(f"e_flags {code.e_flags:#x} name no processor that LLVM knows", code.source.origin + 48)


@code_rule(
    "generic-version", "error", "Code for a generic processor says which version of it, so that old runtimes refuse it."
)
def generic_version(code: CodeObject, _entry: Entry) -> Iterator[Fault]:
    """Since V6 generic processors have a version, and only they."""
    if code.target is None or code.version is None:
        return
    is_generic, at = code.target.processor.endswith("-generic"), code.source.origin + 48
    if is_generic and code.version < 6:
        yield Fault(f"{code.target.processor} needs code object V6; this is V{code.version}", at)
    elif is_generic and not code.generic_version:
        yield Fault(f"e_flags {code.e_flags:#x} name {code.target.processor} without a version", at)
    elif code.version >= 6 and not is_generic and code.generic_version:
        yield Fault(f"e_flags {code.e_flags:#x} have a generic version, but {code.target.processor} is one GPU", at)


@code_rule(
    "metadata-version", "error", "Runtimes read the metadata by its version: a wrong one moves the hidden arguments."
)
def metadata_version(code: CodeObject, _entry: Entry) -> Iterator[Fault]:
    """``amdhsa.version`` is that of the code object's ABI version."""
    for document in code.metadata:
        found = document.get("amdhsa.version")
        if code.version and found not in METADATA_VERSIONS[code.version]:
            wanted = METADATA_VERSIONS[code.version][0]
            yield Fault(
                f"amdhsa.version is {found}, but EI_ABIVERSION {code.header.abi_version} (V{code.version}) has {wanted}",
                code.source.origin + 8,
            )


@code_rule("unresolved-symbol", "error", "ROCm's loader refuses code that needs what is not there.")
def unresolved_symbol(code: CodeObject, _entry: Entry) -> Iterator[Fault]:
    """What relocations of a linked code object name is defined; names that nothing uses do no harm."""
    if code.header.is_relocatable:
        return
    symbols = code.elf.dynamic_symbols
    used = {found.symbol for found in code.elf.relocations if found.type in ABSOLUTE_RELOCATIONS}
    for number, symbol in enumerate(symbols, 1):
        if number in used and not symbol.is_defined:
            yield Fault(f"{symbol.name!r} is not defined here", code.source.origin)


@code_rule("relocation", "error", "ROCm's loader knows five types of relocation and refuses code with any other.")
def relocation(code: CodeObject, _entry: Entry) -> Iterator[Fault]:
    """Relocations of a linked code object are ones that loaders fill in, in segments that are loaded."""
    if code.header.is_relocatable:
        return
    spans = [(s.address, s.address + s.memory_size) for s in code.segments if s.is_loaded]
    symbols = code.elf.dynamic_symbols
    for found in code.elf.relocations:
        if found.type == _NONE:
            continue
        at = code.source.origin + code.sections[found.section].offset
        if found.type not in LOADED_RELOCATIONS:
            yield Fault(
                f"type {found.type} at {found.place:#x} is not one of {', '.join(LOADED_RELOCATIONS.values())}", at
            )
        elif found.type in ABSOLUTE_RELOCATIONS and not 0 < found.symbol <= len(symbols):
            yield Fault(f"at {found.place:#x} names symbol {found.symbol} of {len(symbols)}", at)
        if not any(start <= found.place < end for start, end in spans):
            yield Fault(f"at {found.place:#x} is in no segment that is loaded", at)


@code_rule("writable-code", "warning", "A segment that is writable and executable lets kernels change code.")
def writable_code(code: CodeObject, _entry: Entry) -> Iterator[Fault]:
    """No segment is both."""
    for segment in code.segments:
        if segment.is_loaded and segment.is_writable and segment.is_executable:
            yield Fault(f"the segment at {segment.address:#x} is writable and executable", code.source.origin)


@code_rule("symbol", "error", "A symbol that lies outside its section leads tools to bytes that are something else.")
def symbols(code: CodeObject, _entry: Entry) -> Iterator[Fault]:
    """Every symbol is inside its section; those of the dynamic table were looked at when the file was read."""
    if code.elf.symbols is not code.elf.loader_symbols:
        for symbol, fault in misplaced(code.elf.symbols, code.elf):
            yield Fault(f"code-object: symbol {symbol.name!r}: {fault}", code.source.origin)


def check_code(code: CodeObject, entry: Entry) -> Iterator[tuple[str, Fault]]:
    """Every fault of ``code``, with the id of its rule."""
    for id, check in CHECKS.items():
        for fault in check(code, entry):
            yield id, fault

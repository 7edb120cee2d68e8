"""Rules about CUDA code: the target of an entry, PTX versions, and missing PTX."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..cuda_target import CudaTarget, version
from ..formats.cuda_entry import is_obfuscated
from ..model import Entry, File
from ..source import Source
from .entry_rules import Held
from .registry import Fault, Options, rule

_HEAD = 1 << 16
_NO_CODE = re.compile(rb'//[^\n]*|"[^"\n]*"')
_PIECE = 1 << 22
"""How many bytes of a text are in memory at a time."""
_VERSION = re.compile(rb"^\s*\.version\s+(\d{1,4}\.\d{1,4})", re.M)
_TARGET = re.compile(rb"^\s*\.target\s+(sm_\d{1,4}[af]?)", re.M)


@rule(
    "entry",
    "cuda-target",
    "error",
    "The driver selects the entry by its target, but the code is for another GPU: it is refused, or gives wrong "
    "results.",
    "'elf-sm_80' holds code for sm_90: two outputs of ptxas were swapped.",
)
def cuda_target(held: Held, _options: Options) -> Iterator[Fault]:
    """A cubin is for the GPU that its entry names; PTX for no newer one."""
    entry, identity = held.entry, held.identity
    if identity is None or identity.kind not in ("cubin", "ptx") or entry.kind not in ("elf", "ptx"):
        return
    claimed, actual = CudaTarget.parse(entry.target), CudaTarget.parse(identity.target)
    if claimed and actual and claimed.number != actual.number:
        yield Fault(f"{entry.id!r} holds code for {actual}", entry.offset)


@rule(
    "entry",
    "ptx-version",
    "error",
    "The driver compiles PTX if no machine code fits. This PTX names a GPU that its version of PTX does not have.",
    ".version 6.0 has no sm_90a, which came with 8.0: the text was edited.",
)
def ptx_version(held: Held, _options: Options) -> Iterator[Fault]:
    """PTX is of a version that has its target."""
    entry, identity = held.entry, held.identity
    if identity is None or identity.kind != "ptx" or is_obfuscated(entry):
        return
    head = entry.source.read(0, _HEAD)
    said, named = _VERSION.search(head), _TARGET.search(head)
    target = CudaTarget.parse(named[1].decode()) if named else None
    if said and target and target.ptx_since and version(said[1].decode()) < target.ptx_since:
        since = ".".join(map(str, target.ptx_since))
        yield Fault(f".version {said[1].decode()} has no {target}, which came with {since}", entry.offset)


def _of_kind(file: File, *kinds: str) -> list[tuple[Entry, CudaTarget]]:
    found = []
    for container in file.walk():
        if container.kind == "cuda-fatbin":
            for entry in container.entries:
                target = CudaTarget.parse(entry.target)
                if entry.kind in kinds and target:
                    found.append((entry, target))
    return found


@rule(
    "file",
    "ptx-fallback",
    "note",
    "A GPU newer than all machine code in the file needs PTX; PTX for a suffixed target such as sm_90a is not enough.",
    "there is no PTX that newer GPUs could compile: add -gencode arch=compute_90,code=compute_90",
)
def ptx_fallback(file: File, _options: Options) -> Iterator[Fault]:
    """Some PTX is for every GPU from its target on."""
    machine, ptx = _of_kind(file, "elf"), _of_kind(file, "ptx")
    if machine and not any(not target.suffix for _, target in ptx):
        newest = max(target.number for _, target in machine)
        only = sorted({str(target) for _, target in ptx})
        message = f"that for {', '.join(only)} is for those alone" if only else "there is none at all"
        yield Fault(f"there is no PTX that GPUs newer than sm_{newest} could compile: {message}")


@rule(
    "file",
    "arch-specific",
    "note",
    "Code for a target with a suffix runs on few GPUs: with 'a' on one compute capability, with 'f' on one family.",
    "code for sm_90a runs on compute capability 9.0 alone",
)
def arch_specific(file: File, _options: Options) -> Iterator[Fault]:
    """No code is for one GPU only."""
    targets = {target for _, target in _of_kind(file, "elf", "ptx") if target.suffix}
    for target in sorted(targets, key=str):
        yield Fault(f"code for {target} runs on {target.runs_on}")


@rule(
    "entry",
    "ptx-end",
    "error",
    "The text ends inside a function: the driver cannot compile it, which shows only on GPUs without machine code here.",
    "'ptx-sm_80' has 3 opening and 2 closing braces: the file was cut short.",
)
def ptx_end(held: Held, _options: Options) -> Iterator[Fault]:
    """Each brace of PTX is closed."""
    entry, identity = held.entry, held.identity
    if identity is None or identity.kind != "ptx" or is_obfuscated(entry):
        return
    opened = closed = 0
    for text in _pieces(entry.source):
        part = _NO_CODE.sub(b"", text)
        opened, closed = opened + part.count(b"{"), closed + part.count(b"}")
    if opened > closed:
        yield Fault(f"{entry.id!r} has {opened} opening and {closed} closing braces", entry.offset)


def _pieces(text: Source) -> Iterator[bytes]:
    """A text piece by piece, each but the last up to the end of a line, so that no comment and no string is cut."""
    at = 0
    while at < text.size:
        piece = text.read(at, min(_PIECE, text.size - at))
        if at + len(piece) < text.size:
            piece = piece[: piece.rfind(b"\n") + 1] or piece
        yield piece
        at += len(piece)

"""What shells offer for values: targets and kernels of the file on the command line, GPUs, rules.

Nothing is printed and nothing raised, whatever the file is: who presses Tab sees no offer then.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from ..fatbin.model import Entry

Offer = tuple[str, str]
"""A value, and what is said beside it."""
Offers = Callable[[click.Context, str], Iterable[Offer]]
Completer = Callable[[click.Context, click.Parameter, str], "list[CompletionItem[str]]"]

MOST_FILES = 8
"""Files on the command line that are looked into."""
MOST_CODE = 64 << 20
"""Bytes of code whose kernels are read."""
CUDA_GPUS = ("sm_70", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_103", "sm_120")
BRANDS = ("Radeon", "Instinct", "FirePro")
"""Words that a product's name may be written without."""


def completer(offers: Offers) -> Completer:
    """A function for ``shell_complete`` that gives what ``offers`` has."""

    @wraps(offers)
    def complete(ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
        from click.shell_completion import CompletionItem

        with suppress(Exception):
            return [CompletionItem(value, help=help or None) for value, help in offers(ctx, incomplete)]
        return []

    return complete


def in_lists(offers: Offers) -> Offers:
    """The same for the last of several values with commas between; what is in the list already is not offered."""

    @wraps(offers)
    def last(ctx: click.Context, incomplete: str) -> Iterator[Offer]:
        before, comma, rest = incomplete.rpartition(",")
        named = before.split(",")
        for value, help in offers(ctx, rest):
            if value not in named:
                yield f"{before}{comma}{value}", help

    return last


def before_files(offers: Offers) -> Offers:
    """The same for the T of ``T=FILE``, and after the sign the names of files."""

    @wraps(offers)
    def pair(ctx: click.Context, incomplete: str) -> Iterator[Offer]:
        target, sign, path = incomplete.partition("=")
        if sign:
            yield from ((f"{target}={name}", "") for name in _paths(path))
        else:
            yield from ((f"{value}=", help) for value, help in offers(ctx, target))

    return pair


def _paths(begun: str) -> Iterator[str]:
    """The files and folders whose path begins so."""
    folder, name = os.path.split(begun)
    for entry in sorted(os.scandir(Path(folder).expanduser() if folder else "."), key=lambda entry: entry.name):
        if entry.name.startswith(name) and (name or not entry.name.startswith(".")):
            yield os.path.join(folder, entry.name) + ("/" if entry.is_dir() else "")  # noqa: PTH118 - as it was typed


def _files(ctx: click.Context) -> list[Path]:
    """The regular files that are on the command line."""
    given = [ctx.params.get(name) for name in ("file", "files", "old", "new")]
    # An option at the end, whose value is being typed, keeps click from telling arguments apart.
    names = [name for each in given if each for name in ([each] if isinstance(each, str) else each)] or ctx.args
    paths = [Path(name).expanduser() for name in names]
    return [path for path in paths if path.is_file()][:MOST_FILES]


def _entries(ctx: click.Context) -> Iterator[Entry]:
    """The entries of those, but for the hosts' and empty ones."""
    from ..fatbin.opening import open

    for path in _files(ctx):
        with suppress(Exception):
            yield from (entry for entry in open(path).entries if entry.size and not entry.is_host)


def _beginning(offers: Iterable[Offer], incomplete: str) -> Iterator[Offer]:
    return ((value, help) for value, help in offers if value.startswith(incomplete))


def _targets(ctx: click.Context, incomplete: str) -> Iterator[Offer]:
    """The targets of the files; once something is typed, their entries' ids as well; without a file all processors."""
    from ..fatbin.wording import count, human_size

    sizes: dict[str, list[int]] = {}
    ids: dict[str, str] = {}
    for entry in _entries(ctx):
        if entry.target:
            sizes.setdefault(entry.target, []).append(entry.size)
        ids[entry.id] = entry.kind
    if not ids:
        yield from _processors(incomplete)
        return
    found = [(target, f"{count(len(each), 'entry')}, {human_size(sum(each))}") for target, each in sizes.items()]
    yield from _beginning(found, incomplete)
    if incomplete:
        yield from _beginning(((id, kind) for id, kind in ids.items() if id not in sizes), incomplete)


def _kernels(ctx: click.Context, incomplete: str) -> Iterator[Offer]:
    """The kernels of the files: as in the source where that says which, and by their symbols once one is begun."""
    from ..fatbin.describe_code import read_with_findings

    names: dict[str, str] = {}
    left = MOST_CODE
    for entry in _entries(ctx):
        left -= entry.size
        if left < 0:
            break
        code, _ = read_with_findings(entry.source)
        names |= {kernel.name: kernel.demangled for kernel in (code.kernels if code else ())}
    readable = list(dict.fromkeys(names.values()))
    bare = [bare_name(text) for text in readable]
    short = [
        (name if bare.count(name) == 1 and " " not in name else text, text)
        for name, text in zip(bare, readable, strict=True)
    ]
    yield from _beginning(((name, text if text != name else "") for name, text in short), incomplete)
    if incomplete:
        yield from _beginning(((name, text) for name, text in names.items() if text != name), incomplete)


def bare_name(demangled: str) -> str:
    """A kernel's name without return type and parameters."""
    name, depth = demangled.removeprefix("void "), 0
    for at, letter in enumerate(name):
        depth += (letter == "<") - (letter == ">")
        if letter == "(" and depth <= 0 and not name[at:].startswith("(anonymous"):
            return name[:at]
    return name


def _processors(incomplete: str) -> Iterator[Offer]:
    from ..fatbin.product_names import NAMES
    from ..fatbin.target import PROCESSORS

    yield from _beginning(((name, NAMES.get(name, "")) for name in PROCESSORS), incomplete)


def _gpus(_ctx: click.Context, incomplete: str) -> Iterator[Offer]:
    """Processors; products, once something is typed that is no processor's name."""
    from ..fatbin.product_names import NAMES

    yield from _processors(incomplete)
    if incomplete:
        for processor, names in NAMES.items():
            yield from ((spelled, processor) for name in names.split(", ") for spelled in _spelled(name, incomplete))


def _spelled(product: str, incomplete: str) -> Iterator[str]:
    """A product's name, or that without brands, if it begins so."""
    words = product.split()
    while not " ".join(words).lower().startswith(incomplete.lower()):
        if words[0] not in BRANDS:
            return
        words.pop(0)
    yield " ".join(words)


def _all_gpus(ctx: click.Context, incomplete: str) -> Iterator[Offer]:
    """NVIDIA's as well."""
    yield from _gpus(ctx, incomplete)
    yield from _beginning(((name, "NVIDIA") for name in CUDA_GPUS), incomplete)


def _rules(_ctx: click.Context, incomplete: str) -> Iterator[Offer]:
    from ..fatbin.validate.rules import RULES

    yield from _beginning(((rule.id, rule.explanation) for rule in RULES.values()), incomplete)


def _measures(_ctx: click.Context, incomplete: str) -> Iterator[Offer]:
    """What a condition of ``diff`` begins with."""
    from ..fatbin.measures import MEASURES

    offers = [(measure.id, measure.meaning) for measure in MEASURES]
    offers += [(name, f"{name} of the whole") for name in ("size", "targets", "kernels")]
    for name, meaning in _beginning(offers, incomplete):
        yield f"{name}>", meaning
        yield f"{name}<", meaning


def _arguments(_ctx: click.Context, incomplete: str) -> Iterator[Offer]:
    """Arrays that are made, typed numbers, and the arrays in files."""
    from .values import MAKERS, TYPES

    if incomplete.startswith("@"):
        yield from ((f"@{path}", "") for path in _paths(incomplete[1:]) if path.endswith((".npy", "/")))
        return
    maker, colon, _ = incomplete.partition(":")
    if colon and maker in MAKERS:
        yield from _beginning(
            ((f"{maker}:{type}:", "and a shape, such as 1024 or 64x64") for type in TYPES), incomplete
        )
        return
    offers = [(f"{maker}:", "an array that is made") for maker in MAKERS]
    offers += [("@", "an array from a .npy file"), ("bytes:", "bytes in hexadecimal"), ("null", "a null pointer")]
    offers += [(f"{type}:", "a number of this type") for type in TYPES]
    yield from _beginning(offers, incomplete)


def file(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """Files, as the shell completes them itself."""
    from click.shell_completion import CompletionItem

    return [CompletionItem(incomplete, type="file")]


targets = completer(in_lists(_targets))
target_file = completer(before_files(_targets))
processor_file = completer(before_files(lambda _ctx, incomplete: _processors(incomplete)))
kernels = completer(_kernels)
gpu = completer(_gpus)
gpus = completer(in_lists(_gpus))
all_gpus = completer(in_lists(_all_gpus))
rules = completer(_rules)
measures = completer(_measures)
arguments = completer(_arguments)

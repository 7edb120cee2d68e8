"""Preprocessed text, assembly and LLVM IR of sources: of HIP a bundle, with one for each GPU and one for the host."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..fatbin.bundling import Options, bundle
from ..fatbin.errors import UsageError
from ..fatbin.model import Entry
from ..fatbin.output import Staging
from ..fatbin.records import dataclass
from . import headers, sanitizers
from .arguments import HIP, CommandLine, without_dependencies
from .compilers import Compiler
from .device import DEFAULT_LEVEL, contents, device_side, identity_of, targets_of
from .driver import run_jobs
from .host import HOST_ONLY
from .working import working_folder

_HOST, _DEVICE = "host-x86_64-pc-linux-gnu-", "hip-amdgcn-amd-amdhsa--"


@dataclass(frozen=True)
class Form:
    """What clang makes in place of code: how files with it end, and its comments begin if it is text."""

    suffix: str
    comment: str | None
    is_printed: bool = False
    """Whether it goes to the standard output unless a file is named."""
    is_of_host: bool = False
    """Whether that of the host is all of it."""


FORMS = {
    ("-fsyntax-only",): Form("", "", is_printed=True),
    ("-M",): Form(".d", "#", is_printed=True, is_of_host=True),
    ("-MM",): Form(".d", "#", is_printed=True, is_of_host=True),
    ("-E",): Form(".i", "//", is_printed=True),
    ("-S", "-emit-llvm"): Form(".ll", ";"),
    ("-S",): Form(".s", "#"),
    ("-c", "-emit-llvm"): Form(".bc", None),
}
"""By the options that ask for one, the first that are there."""


def form_of(line: CommandLine) -> Form | None:
    """What a command line asks for in place of code; None where it asks for code. Raises :class:`UsageError`."""
    asked = {*line.compiling, *(["-c"] if line.ends_with_objects else [])}
    form = next((form for words, form in FORMS.items() if asked.issuperset(words)), None)
    if form is None and "-emit-llvm" in asked:
        raise UsageError("-emit-llvm: bitcode is not linked; -c gives it, and -S its text")
    return form


def make_texts(
    line: CommandLine, form: Form, gpus: Sequence[str] | None, compiler: Compiler, output: Path | None, staging: Staging
) -> str:
    """Stage the text of each source; what the compiler warns of. Raises :class:`CompileError`."""
    if not line.sources or (output and len(line.sources) > 1):
        raise UsageError(f"{len(line.sources)} sources are given; name one, or several without -o")
    warnings = ""
    for source, language in line.sources.items():
        text, said = text_of(Path(source), language, form, line.compiling, gpus, compiler)
        staging.write(output or Path(Path(source).with_suffix(form.suffix).name), text)
        warnings += said
    return warnings


def text_of(
    source: Path, language: str, form: Form, options: Sequence[str], gpus: Sequence[str] | None, compiler: Compiler
) -> tuple[bytes, str]:
    """The text of a source, of HIP that of the host alone if ``gpus`` is None; and what the compiler warned of."""
    with working_folder() as folder:
        out = Path(folder) / "text"
        ends = ["-c"] if form.comment is None else []
        if language != HIP:
            named = ["-x", language] if language else []
            said = run_jobs(
                compiler, [*headers.all_of(compiler, options), *options, *ends, *named, str(source), "-o", str(out)]
            )
            return contents(out), said
        if form.is_of_host:
            gpus = None
        both = [*identity_of(source.resolve(), source.read_bytes(), options), *options]
        entries, warnings = [], ""
        for target in targets_of(gpus) if gpus is not None else ():
            data, said = device_side(source, target, without_dependencies(both), compiler)
            entries.append(Entry.of(f"{_DEVICE}{target}", data))
            warnings += said
        of_host = sanitizers.of_host(both)
        asked = [*HOST_ONLY, *headers.for_hip(compiler, of_host), DEFAULT_LEVEL, *of_host, *ends]
        warnings += run_jobs(compiler, [*asked, str(source), "-o", str(out)])
        text = contents(out)
        if gpus is None or not text:
            return text, warnings
        entries.append(Entry.of(_HOST, text))
        if form.comment is None:
            return bundle(entries, "plain", Options(align=1)).read(), warnings
        return bundle(entries, "text", Options(comment=form.comment)).read(), warnings

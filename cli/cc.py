"""``hipkit cc``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..cc.spellings import shortened
from ..fatbin.wording import human_size
from . import complete
from .circumstances import end_in_order
from .documents import document
from .output import one_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..cc.arguments import CommandLine
    from ..cc.compilers import Compiler

_OWN = (
    "--gpu",
    "--offload-arch",
    "--compiler",
    "--device-only",
    "--offload-device-only",
    "--cuda-device-only",
    "--genco",
    "--headers",
    "--json",
    "--help",
)


class Compiling(click.Command):
    """Takes hipkit's options from among clang's, whose single letters click would find inside of others."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        own: list[str] = []
        others: list[str] = []
        words = shortened(args)
        for word in words:
            name, has_value, _ = word.partition("=")
            if word == "-o" or (name in _OWN and not has_value and self._takes_value(name)):
                own += [word, _next(word, words)]
            elif name in _OWN:
                own.append(word)
            elif word.startswith("-o") and not word.startswith("-object"):
                own += ["-o", word[2:]]
            else:
                others.append(word)
        return super().parse_args(ctx, [*own, "--", *others])

    def _takes_value(self, name: str) -> bool:
        return any(name in option.opts and not getattr(option, "is_flag", False) for option in self.params)


def _next(option: str, words: Iterator[str]) -> str:
    word = next(words, None)
    if word is None:
        raise click.BadOptionUsage(option, f"Option {option!r} requires an argument.")
    return word


@click.command("cc", cls=Compiling, options_metavar="[OPTIONS] [CLANG'S OPTIONS]")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED, metavar="FILE...")
@click.option(
    "-o", "output", metavar="FILE", help="The file to write; by default a.out, or SOURCE with .o, .hsaco, .hipfb."
)
@click.option(
    "--gpu",
    "--offload-arch",
    "gpus",
    multiple=True,
    metavar="GPU",
    shell_complete=complete.gpus,
    help="What to compile for, gfx942 by default. May be given several times, or with commas.",
)
@click.option(
    "--device-only",
    "--offload-device-only",
    "--cuda-device-only",
    "--genco",
    "is_device_only",
    is_flag=True,
    help="Compile what runs on the GPU, and nothing else, as hipcc's --genco does.",
)
@click.option("--compiler", metavar="CC", help="A clang of 17 or newer, or one of rocm, clang, ziglang.")
@click.option(
    "--headers",
    type=click.Choice(["hipkit", "rocm"]),
    help="Whose headers of HIP and device library are used; also HIPKIT_HEADERS.",
)
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
def command(
    arguments: tuple[str, ...],
    output: str | None,
    gpus: tuple[str, ...],
    is_device_only: bool,
    compiler: str | None,
    headers: str | None,
    as_json: bool,
) -> None:
    """Compile and link HIP programs, libraries and kernels, without ROCm.

    All other options are clang's: -c, -shared, -O1, -g, -DN=16, -Iinclude, -std=c++20, -lm. Each FILE is a source of HIP
    (.hip, .cu, .cpp, .cc, .cxx), a source of C (.c), one source of OpenCL C (.cl), which is --device-only, or an object file, archive or library to link. The compiler is the
    first that is there: the one that --compiler or HIPKIT_CC names, ROCm's, a clang on PATH, or the one that pip install
    'hipkit[cc]' brings. Headers of HIP and device library are those of the ROCm that the compiler is a part of, from HIP 6
    on, and else hipkit's own; --headers rocm takes what is installed whatever the compiler, and --rocm-path=PATH that one.

    -fsanitize=undefined, bounds, integer and the like check device code: what fails is a trap, which `hipkit run` and
    `hipkit check` explain. -Xarch_host -fsanitize=... is for the host's code, which is compiled without. In place of
    address, memory, thread and leak there is `hipkit check`.

    A program needs libamdhip64.so.6: `hipkit run` has one for machines without a GPU, and ROCm one for AMD's GPUs.

    \b
    Exit code:
      0  FILE is written
      1  the compiler or the linker refuses, with its message
      2  an option or a FILE is wrong
      3  no compiler, or a header, library or device function that ROCm has is missing; or this is not written yet

    \b
    Examples:
      hipkit cc hello.hip -o hello
      hipkit cc -O2 -c a.hip b.hip --gpu gfx942,gfx1100
      hipkit cc a.o b.o -o program -lm
      hipkit cc -shared -fPIC filter.hip -o libfilter.so
      hipkit cc --device-only k.hip -o k.hsaco
      hipkit cc --device-only --gpu gfx942,gfx1100 -O2 -DN=16 k.hip -o k.hipfb
      hipkit cc --gpu gfx1100 -cl-std=CL2.0 k.cl -o k.hsaco
    """
    from ..cc import rocm
    from ..cc.arguments import CommandLine
    from ..cc.compilers import find
    from ..cc.device import targets_of
    from ..cc.program import make, make_kernels
    from ..fatbin.output import Staging

    end_in_order()
    line = CommandLine.parse(arguments)
    is_device_only |= line.has_kernels_alone
    wanted = [name.strip() for option in gpus for name in option.split(",") if name.strip()]
    targets = targets_of(wanted)
    chosen = find(compiler)
    line = line.with_options(rocm.options_for(headers, chosen, line.compiling))
    if not is_device_only and show_text(line, wanted, chosen, output):
        return
    with Staging(force=True) as staging:
        build = make_kernels if is_device_only else make
        warnings = build(line, wanted, chosen, Path(output) if output else None, staging)
    if as_json:
        used = {"kind": chosen.kind, "path": str(chosen.path), "version": chosen.version}
        facts = {
            "compiler": used,
            "targets": list(map(str, targets)),
            "warnings": warnings,
            "written": staging.described(),
        }
        click.echo(json.dumps(document("cc", facts), indent=2))
        return
    sys.stderr.write(warnings)
    of = f" for {', '.join(map(str, targets))}" if line.sources else ""
    for written in staging.described():
        click.echo(one_line(f"{written['path']}  {human_size(written['size'])}{of}"))


def show_text(line: CommandLine, gpus: Sequence[str] | None, compiler: Compiler, output: str | None) -> bool:
    """Print a text of sources that no file is named for; whether one was asked for."""
    from ..cc.texts import form_of, text_of

    form = form_of(line)
    if form is None or output not in (None if form.is_printed else "-", "-"):
        return False
    for source, language in line.sources.items():
        text, warnings = text_of(Path(source), language, form, line.compiling, gpus, compiler)
        sys.stderr.write(warnings)
        click.echo(text, nl=False)
    return True

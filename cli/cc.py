"""``hipkit cc``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from ..fatbin.wording import human_size
from . import complete
from .documents import document
from .output import one_line

_SUFFIXES = (".hip", ".cpp", ".cc", ".cxx", ".cu", ".c", ".C")


@click.command("cc", context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.option("-o", "output", metavar="FILE", help="The file to write; by default SOURCE with .hsaco or .hipfb.")
@click.option(
    "--gpu",
    "--offload-arch",
    "gpus",
    multiple=True,
    metavar="GPU",
    shell_complete=complete.gpus,
    help="What to compile for, gfx942 by default; several make a bundle. May be given several times, or with commas.",
)
@click.option("--device-only", "is_device_only", is_flag=True, help="Compile what runs on the GPU, and nothing else.")
@click.option("--compiler", metavar="CC", help="A clang of 17 or newer, or one of rocm, clang, ziglang.")
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
def command(
    arguments: tuple[str, ...],
    output: str | None,
    gpus: tuple[str, ...],
    is_device_only: bool,
    compiler: str | None,
    as_json: bool,
) -> None:
    """Compile the kernels of a HIP source, without ROCm: `hipkit cc [OPTIONS] SOURCE [CLANG'S OPTIONS]`.

    All other options are clang's: -O1, -g, -DN=16, -Iinclude, -std=c++20. The compiler is the first that is there: the one
    that --compiler or HIPKIT_CC names, ROCm's, a clang on PATH, or the one that pip install 'hipkit[cc]' brings. The
    headers of HIP are hipkit's own; of the functions of math.h, they have those that need no library.

    Whole programs, with the code of the host, are not compiled yet: give --device-only.

    \b
    Exit code:
      0  FILE is written
      1  the compiler refuses the source, with its message
      2  an option or SOURCE is wrong
      3  there is no compiler, or what is asked for is not written yet

    \b
    Examples:
      hipkit cc --device-only k.hip -o k.hsaco
      hipkit cc --device-only --gpu gfx942,gfx1100 -O2 -DN=16 k.hip -o k.hipfb
    """
    from ..cc.compilers import find
    from ..cc.device import compile_for
    from ..cc.errors import NotYetError
    from ..fatbin.errors import UsageError
    from ..fatbin.output import Staging

    sources = [text for text in arguments if text.endswith(_SUFFIXES) and not text.startswith("-")]
    if len(sources) != 1:
        raise UsageError(f"{len(sources)} sources are given, of {', '.join(_SUFFIXES)}; name one")
    [source] = sources
    if not Path(source).is_file():
        raise UsageError(f"{source}: there is no such file")
    if not is_device_only:
        raise NotYetError(f"{source}: whole programs are not compiled yet; --device-only compiles the kernels")
    wanted = [name.strip() for option in gpus for name in option.split(",") if name.strip()]
    chosen = find(compiler)
    made = compile_for(Path(source), wanted, [text for text in arguments if text != source], chosen)
    target = Path(output or Path(source).with_suffix(".hsaco" if len(wanted) <= 1 else ".hipfb").name)
    with Staging(force=True) as staging:
        staging.write(target, made.data)
    if as_json:
        used = {"kind": chosen.kind, "path": str(chosen.path), "version": chosen.version}
        targets = [str(each) for each in made.targets]
        facts = {"compiler": used, "targets": targets, "warnings": made.warnings, "written": staging.described()}
        click.echo(json.dumps(document("cc", facts), indent=2))
        return
    sys.stderr.write(made.warnings)
    click.echo(one_line(f"{target}  {human_size(len(made.data))} for {', '.join(map(str, made.targets))}"))

"""``hipkit launch``."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from . import complete
from .documents import document
from .options import no_color_option, readable
from .output import one_line
from .varied import unchecked_option

if TYPE_CHECKING:
    from ..runtime.devices.backend import Report
    from ..runtime.devices.findings import KernelFinding
    from ..runtime.kernels.kernel import LaunchableKernel
    from ..runtime.module import Module

SHOWN = 8
"""How many values of a result are shown."""


def _sizes(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> tuple[int, ...] | None:
    """The numbers of ``X``, ``X,Y`` or ``X,Y,Z``."""
    if value is None:
        return None
    try:
        sizes = tuple(int(part, 0) for part in value.split(","))
    except ValueError:
        sizes = ()
    if not 1 <= len(sizes) <= 3:
        raise click.BadParameter(f"{value!r} is not one to three numbers with commas between")
    return sizes


@click.command("launch")
@click.argument("file", type=click.Path())
@click.argument("kernel", shell_complete=complete.kernels)
@click.option("--grid", metavar="X,Y,Z", default="1", callback=_sizes, help="How many blocks; one without it.")
@click.option("--block", metavar="X,Y,Z", required=True, callback=_sizes, help="Work-items in a block.")
@click.option("--lds", type=int, default=0, metavar="N", help="Bytes of dynamic LDS.")
@click.option(
    "--arg",
    "args",
    multiple=True,
    metavar="VALUE",
    shell_complete=complete.arguments,
    help="An argument; as many as the kernel takes, in order.",
)
@click.option("--out", "outs", multiple=True, metavar="I=FILE.npy", help="Save argument I, counted from 0.")
@click.option("--force", is_flag=True, help="Let --out replace files that are there.")
@click.option(
    "--device",
    metavar="TARGET",
    shell_complete=complete.gpu,
    help="The GPU to be; without it one that the code is for.",
)
@click.option("--cooperative", is_flag=True, help="All blocks are there at once, for grid-wide barriers.")
@click.option("--cluster", metavar="X,Y,Z", callback=_sizes, help="Blocks of a cluster, which run at once (gfx1250).")
@click.option("--stats", is_flag=True, help="Count instructions, and show what took how long.")
@click.option("--interpret", is_flag=True, help="Run instruction by instruction, without compiling.")
@click.option("--trace", is_flag=True, help="Interpret, and write every instruction and what it changes to stderr.")
@click.option("--lax", is_flag=True, help="Take arguments of other types than the kernel's, and any address.")
@unchecked_option
@click.option(
    "--check",
    "tools",
    metavar="NAMES",
    help="Check for races, undefined reads and bad barriers: all, or some of mem, init, race, sync, wait.",
)
@click.option("--timeout", type=float, metavar="S", help="Stop it after S seconds, compiling included.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON document.")
@no_color_option
def command(
    file: str,
    kernel: str,
    grid: tuple[int, ...],
    block: tuple[int, ...],
    lds: int,
    args: tuple[str, ...],
    outs: tuple[str, ...],
    force: bool,
    device: str | None,
    cooperative: bool,
    cluster: tuple[int, ...] | None,
    stats: bool,
    interpret: bool,
    trace: bool,
    lax: bool,
    is_unchecked: bool,
    tools: str | None,
    timeout: float | None,
    as_json: bool,
) -> None:
    """Run KERNEL of FILE on the CPU, as the GPU would, and show its arrays.

    FILE may be - for standard input. KERNEL is the name in the code object, the name in the source, or its beginning if that says which.

    A VALUE is a number (1.5 is a float, 5 an integer unless the metadata says otherwise), a number with its type
    (i32:5, f32:1.5), an array from a file (@a.npy), an array made here (zeros:f32:1024, ones:…, arange:…, random:…,
    with shapes such as 64x64), bytes of a structure (bytes:0100ff), or null. Arrays are changed in place; --out saves
    one.

    Types are checked before anything runs, where the metadata, the debug information or the mangled name tells them.
    Every access to memory is checked: one that is outside what was passed or allocated stops the kernel. On a GPU of NVIDIA's
    (--device gfx1100@cuda:0) --unchecked leaves that out.

    \b
    Exit code:
      0  the kernel ran to its end
      1  it was stopped: an access outside of memory, --timeout, an assertion; --check found an error; or there is no such
         KERNEL
      2  FILE, KERNEL's arguments or options are wrong
      3  something is missing on this machine

    \b
    Examples:
      hipkit launch vector_add vector_add --grid 4 --block 256 --arg @a.npy --arg @b.npy --arg zeros:f32:1000 --arg 1000 --out 2=c.npy
      hipkit launch libfoo.so apply --grid 4 --block 256 --arg ones:f32:1000 --arg 1000 --device gfx1100 --stats
    """
    from ..fatbin.output import Staging
    from ..runtime.checking import unchecked
    from ..runtime.module import Module

    with Module.load(readable(file), device) as module, Staging(force=force) as staging:
        found = module[kernel]
        values = _values(args, found)
        targets = [_target(text, values) for text in outs]
        for _, path in targets:
            staging.refuse_existing(path)
        before = [_copy(value) for value in values]
        if trace:
            _trace(module)
        with (
            unchecked() if is_unchecked else nullcontext(),
            _checked(tools, is_interpreted=interpret or trace) as findings,
        ):
            report = found.launch(
                grid, block, values, lds, timeout=timeout, cooperative=cooperative, cluster=cluster, counting=stats,
                interpreted=interpret or trace, strict=not lax,
            )  # fmt: skip
        for number, path in targets:
            staging.write(path, _npy(values[number]))
        rows = [row for row in map(_row, range(len(values)), values, before, _names(found, len(values))) if row]
        if as_json:
            facts = _facts(found, str(module.device.target), rows, report, staging.described())
            click.echo(json.dumps(document("launch", facts), indent=2))
        else:
            _print(rows, report if stats else None)
        if any(finding.severity == "error" for finding in findings):
            click.get_current_context().exit(1)


@contextmanager
def _checked(tools: str | None, *, is_interpreted: bool) -> Iterator[list[KernelFinding]]:
    """Check what is launched in the block; what is found goes to stderr, and is in the list then."""
    if tools is None:
        yield []
        return
    from ..fatbin.errors import UsageError
    from ..runtime.checking import checking
    from .check_reports import written

    if is_interpreted:
        raise UsageError("--check checks compiled code, which --interpret and --trace do without")
    found: list[KernelFinding] = []
    is_done = False
    try:
        with checking(*tools.split(",")) as found:
            yield found
        is_done = True
    finally:  # what was found until the launch was stopped, too
        if found or is_done:
            click.echo(written("text", [], found, 0, 0), err=True, nl=False)


def _trace(module: Module) -> None:
    """Have every instruction written that is interpreted."""
    from ..runtime.devices.cpu.engine import CpuBackend
    from ..runtime.devices.cpu.interpreter.tracing import TextTracer

    backend = module.device.backend
    if isinstance(backend, CpuBackend):
        backend.tracer = TextTracer(lambda line: click.echo(line, err=True))


def _values(args: tuple[str, ...], kernel: LaunchableKernel) -> list[Any]:
    """The arguments; how many there must be is checked with everything else, in the launch."""
    from .values import parse

    known = kernel.arguments
    return [parse(text, known[number] if number < len(known) else None) for number, text in enumerate(args)]


def _names(kernel: LaunchableKernel, count: int) -> list[str]:
    known = [argument.name or "" for argument in kernel.arguments]
    return [*known, *[""] * count][:count]


def _target(text: str, values: list[Any]) -> tuple[int, Path]:
    """What ``2=c.npy`` means: checked before anything runs."""
    from ..fatbin.errors import UsageError

    number, equals, path = text.partition("=")
    if not equals or not number.isdigit() or not path:
        raise UsageError(f"--out {text}: write the number of an argument, = and a file, such as 2=c.npy")
    if int(number) >= len(values) or not _is_array(values[int(number)]):
        raise UsageError(f"--out {text}: argument {number} is no array")
    return int(number), Path(path)


def _npy(array: Any) -> bytes:
    """An array as a .npy file."""
    import io

    import numpy as np

    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()


def _is_array(value: Any) -> bool:
    return hasattr(value, "ndim") and value.ndim > 0


def _copy(value: Any) -> Any:
    return value.copy() if _is_array(value) else value


def _row(number: int, value: Any, before: Any, name: str) -> dict[str, Any] | None:
    """An array after the launch, as a document has it."""
    if not _is_array(value):
        return None
    return {
        "argument": number,
        "name": name or None,
        "dtype": value.dtype.name,
        "shape": list(value.shape),
        "changed": value.tobytes() != before.tobytes(),
        "first": [_plain(item) for item in value.reshape(-1)[:SHOWN]],
    }


def _plain(item: Any) -> Any:
    """A number for JSON, which has no infinities: those are text."""
    value = item.item() if item.dtype.names is None else str(item)
    return value if not isinstance(value, float) or value - value == 0 else str(value)


def _facts(
    kernel: LaunchableKernel, device: str, rows: list[dict[str, Any]], report: Report, written: list[dict[str, Any]]
) -> dict[str, Any]:
    """What the JSON says of a launch."""
    return {
        "kernel": kernel.name,
        "demangled": kernel.demangled,
        "device": device,
        "arrays": rows,
        "compile_seconds": report.compile_seconds,
        "run_seconds": report.run_seconds,
        "instructions": report.counts,
        "approximate": report.approximate,
        "written": written,
    }


def _print(rows: list[dict[str, Any]], report: Report | None) -> None:
    for row in rows:
        shape = "x".join(map(str, row["shape"]))
        name = f" {row['name']}" if row["name"] else ""
        more = " …" if _count(row["shape"]) > SHOWN else ""
        shown = " ".join(map(_short, row["first"]))
        state = "" if row["changed"] else " (unchanged)"
        click.echo(one_line(f"argument {row['argument']}{name}: {row['dtype']} {shape}{state}: {shown}{more}"))
    if report is not None:
        _print_report(report)


def _count(shape: list[int]) -> int:
    count = 1
    for size in shape:
        count *= size
    return count


def _short(item: Any) -> str:
    return f"{item:.7g}" if isinstance(item, float) else str(item)


def _print_report(report: Report) -> None:
    """What --stats shows."""
    total = sum(report.counts.values())
    click.echo(f"compiled in {report.compile_seconds:.3f} s, ran in {report.run_seconds:.3f} s")
    click.echo(f"{total} wave-instructions, {len(report.counts)} different")
    for mnemonic, number in sorted(report.counts.items(), key=lambda item: (-item[1], item[0])):
        note = f"  approximate: {report.approximate[mnemonic]}" if mnemonic in report.approximate else ""
        click.echo(f"{number:>14}  {mnemonic}{note}")
    for mnemonic, why in report.approximate.items():
        if mnemonic not in report.counts:
            click.echo(f"{'':>14}  {mnemonic}  approximate: {why}")
    if not report.approximate:
        click.echo("all of them exact")

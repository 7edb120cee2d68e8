"""``hipkit run``."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import click

from . import complete
from .options import programs_device_option, programs_timeout_option
from .varied import VariedCommand, coverage_option, poison_option, schedule_option, unchecked_option, variables

if TYPE_CHECKING:
    from ..runtime.devices.findings import KernelFinding


def _shown(findings: list[KernelFinding], code: int) -> int:
    """Write what the checks of HIPKIT_CHECK have found, and leave with the program's code."""
    from .check_reports import written

    click.echo(written("text", [], findings, 0, code), err=True, nl=False)
    return code


@click.command(
    "run", cls=VariedCommand, context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False}
)
@click.argument("program", type=click.Path())
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED, shell_complete=complete.file)
@programs_device_option
@programs_timeout_option
@click.option(
    "--stats", "has_stats", is_flag=True, help="At the end: how often and how long each kernel ran, on stderr."
)
@click.option("--trace", metavar="FILE", shell_complete=complete.file, help="Write a trace, which Perfetto opens.")
@click.option(
    "--json", metavar="FILE", shell_complete=complete.file, help="Write what ran, and what failed; `-` is stdout."
)
@click.option(
    "--fail-on-fault",
    "fails_on_fault",
    is_flag=True,
    help="Leave with 1 where a kernel failed and the program did not.",
)
@coverage_option
@poison_option
@schedule_option
@click.option(
    "--strict",
    "is_strict",
    is_flag=True,
    help="Stop kernels at reads past the end of memory; name arguments that point nowhere.",
)
@unchecked_option
@click.option("-q", "--quiet", "is_quiet", is_flag=True, help="Say neither why calls fail nor what runs for long.")
@click.option("-v", "--verbose", "is_verbose", is_flag=True, help="Say which device each process has.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    program: str,
    arguments: tuple[str, ...],
    device: str | None,
    poison: str | None,
    schedule: str | None,
    **options: Any,
) -> None:
    """Run PROGRAM as it is: what was compiled for HIP needs no GPU, no ROCm.

    It, and every program that it starts, finds a libamdhip64 that hipkit writes, and the kernels run on the CPU. So
    PROGRAM may be a script, ctest, or python. Why a call failed is said on stderr, each reason once (HIPKIT_EXPLAIN=0
    switches that off), and so is a kernel that runs for over 5 seconds, with its source line where the file has it.
    HIPKIT_DEVICES says which devices there are, HIPKIT_PROFILE which release of HIP to behave like. Options of hipkit
    stand before PROGRAM.

    A program that relies on memory that it has not written, or on the order in which groups and waves run, may fail with
    --poison and --schedule at nearly full speed; `hipkit check` finds the reason.

    \b
    Exit code: that of the program, or
      1      --fail-on-fault, and a kernel failed
      2      there is no such program, or an option is wrong
      3      something is missing on this machine
      124    --timeout has passed
      128+N  signal N ended the program; 130 is Ctrl-C

    \b
    Examples:
      hipkit run ./vector_add
      hipkit run --device gfx1100 ./histogram 1000
      hipkit run --gpu "RX 7900 XTX" --stats python script.py
      hipkit run --timeout 60 --fail-on-fault --json run.json ctest
      hipkit run --poison --schedule random:1:3 ./histogram 1000
    """
    from ..runtime.supervised import RunOptions, supervise

    judge = _shown if os.environ.get("HIPKIT_CHECK") else None
    runs = list(variables(poison, schedule))
    code, given = supervise(program, arguments, device, RunOptions(**options, judge=judge), runs)
    if code and given and schedule:
        click.echo(f"hipkit: with {' '.join(f'{name}={value}' for name, value in given.items())}", err=True)
    ctx.exit(code)

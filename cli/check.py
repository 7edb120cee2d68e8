"""``hipkit check``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from . import complete
from .options import FAILING, fail_on_option, format_option, programs_device_option, programs_timeout_option
from .varied import VariedCommand, coverage_option, poison_option, schedule_option, variables

if TYPE_CHECKING:
    from ..runtime.devices.findings import KernelFinding


@click.command(
    "check", cls=VariedCommand, context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False}
)
@click.argument("program", type=click.Path())
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED, shell_complete=complete.file)
@click.option(
    "--tool",
    "tools",
    default="all",
    show_default=True,
    metavar="NAMES",
    help="Which checks: of mem, init, race, sync, wait, leak; all is all but leak.",
)
@format_option
@click.option(
    "-o", "--output", metavar="FILE", shell_complete=complete.file, help="Write findings there, not to stderr."
)
@click.option("--json", metavar="FILE", shell_complete=complete.file, help="Write findings as JSON too; `-` is stdout.")
@click.option("--suppress", metavar="FILE", shell_complete=complete.file, help="Do not report what this file names.")
@click.option(
    "--suggest", metavar="FILE", shell_complete=complete.file, help="Write a file for --suppress of what is found."
)
@fail_on_option("error")
@click.option(
    "--kernel", "kernels", metavar="PATTERN", default="*", help="Only kernels of this name; * stands for anything."
)
@click.option("--limit", type=click.IntRange(min=1), metavar="N", help="Report no more than so many findings.")
@programs_device_option
@programs_timeout_option
@coverage_option
@poison_option
@schedule_option
@click.option("-q", "--quiet", "is_quiet", is_flag=True, help="Say neither why calls fail nor what runs for long.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    program: str,
    arguments: tuple[str, ...],
    tools: str,
    form: str,
    output: str | None,
    json: str | None,
    suppress: str | None,
    suggest: str | None,
    fail_on: str,
    kernels: str,
    limit: int | None,
    device: str | None,
    timeout: float | None,
    coverage: str | None,
    poison: str | None,
    schedule: str | None,
    is_quiet: bool,
) -> None:
    """Run PROGRAM, and report faults of its kernels that a GPU may hide.

    Runs it as `hipkit run` does, with code of the kernels that looks at every access and every barrier. Neither needs
    source code: what was compiled for HIP is checked as it is, and with -g findings name source lines.

    \b
    mem   accesses outside allocations, LDS and scratch; jumps and traps
    init  reads of global memory and LDS that nothing has set, where the value is used and not just stored elsewhere
    race  accesses of two waves to one place that no barrier and no atomic operation orders, in LDS and global memory, of
          one group and of several; lanes of one instruction that write different values to one place; kernels, copies and
          fills of different streams
    sync  barriers that not all lanes of a wave reach, or the waves of a group differently often; lanes that read others which
          take no part; waits that nothing can end
    wait  registers that are read before the wait for the memory operation that brings their value
    leak  memory and handles that the program never frees, destroys or unloads, and where it got them

    Each pair of places is one finding, with how often it was seen. A suppression is a line `RULE KERNEL PLACE`, with *
    for anything. With HIPKIT_CHECK=all `hipkit run` reports findings too, and keeps the program's exit code.

    \b
    Exit code: that of the program if it fails, or
      0      nothing found
      1      findings of the severity of --fail-on
      2      there is no such program, or an option is wrong
      3      something is missing on this machine
      124    --timeout has passed

    \b
    Examples:
      hipkit check ./vector_add
      hipkit check --tool race --kernel "histogram*" ./histogram 1000
      hipkit check --format sarif -o findings.sarif ctest
    """
    from ..runtime import conditions, suppressions
    from ..runtime.supervised import RunOptions, supervise
    from .check_reports import written

    checked = {
        conditions.CHECK_VARIABLE: ",".join(sorted(conditions.parse_tools(tools))),
        conditions.KERNELS_VARIABLE: kernels,
    }
    known = suppressions.read(suppress) if suppress is not None else []
    runs = [{**checked, **given} for given in variables(poison, schedule)]

    def judge(findings: list[KernelFinding], code: int) -> int:
        left = suppressions.left(findings, known)
        facts = ([program, *arguments], left[:limit], len(left) - len(left[:limit]), code)
        _put(output, written(form, *facts))
        if json is not None:
            _put(json, written("json", *facts))
        if suggest is not None:
            _put(suggest, suppressions.suggested(left))
        return code or int(any(finding.severity in FAILING[fail_on] for finding in left))

    options = RunOptions(timeout=timeout, is_strict=True, is_quiet=is_quiet, judge=judge, coverage=coverage)
    ctx.exit(supervise(program, arguments, device, options, runs)[0])


def _put(path: str | None, text: str) -> None:
    """Write to a file, or to stderr."""
    if path is None:
        click.echo(text, err=True, nl=False)
        return
    from ..fatbin.output import write_report

    write_report(path, text)

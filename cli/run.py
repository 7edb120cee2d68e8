"""``hipkit run``."""

from __future__ import annotations

import click

SIGNALLED = 128
"""Added to the number of the signal that ended a program, as shells do."""


@click.command("run", context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
@click.argument("program", type=click.Path(exists=True, dir_okay=False))
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.option("--device", metavar="TARGET", help="Which device the program sees; by default one that it has code for.")
@click.pass_context
def command(ctx: click.Context, program: str, arguments: tuple[str, ...], device: str | None) -> None:
    """Run PROGRAM, which was compiled for HIP, as it is: no GPU, no ROCm.

    It gets a libamdhip64 that hipkit writes, and its kernels run on the CPU. Why a call failed is said on stderr, each
    reason once; HIPKIT_EXPLAIN=0 switches that off. HIPKIT_DEVICES says which devices there are, HIPKIT_PROFILE which
    release of HIP to behave like. The exit code is the program's; of one that a signal ended, 128 and its number.

    \b
    Examples:
      hipkit run ./vector_add
      hipkit run --device gfx1100 ./histogram 1000
    """
    from ..runtime.programs import run_program

    code = run_program(program, list(arguments), device).returncode
    ctx.exit(code if code >= 0 else SIGNALLED - code)

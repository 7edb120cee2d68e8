"""``hipkit``: the command group. Each command is a module, imported when it is the one that was typed."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any

import click

COMMANDS = {
    "inspect": "Show what is inside a file, as a tree.",
    "disasm": "Print the instructions of code objects.",
    "notes": "Show the notes of code objects, decoded.",
    "launch": "Run a kernel on the CPU, and show its results.",
    "cc": "Compile HIP programs and kernels, without ROCm.",
    "cmake-dir": "Print the folder with the packages for CMake.",
    "run": "Run a program that was compiled for HIP.",
    "check": "Run a program, and report races and other faults.",
    "port": "List CUDA's names in sources, with HIP's and the differences.",
    "devices": "Show the devices that programs see.",
    "cache": "Show, export or import the cache of compiled code.",
    "ls": "List entries, one a line, with their URIs.",
    "unbundle": "Take entries out of a file.",
    "bundle": "Put code objects together into a bundle.",
    "edit": "Drop, keep, add or replace targets of a file.",
    "split": "Take files apart: host, and a file for each target.",
    "join": "Put together what was split.",
    "validate": "Check files against the rules of their formats.",
    "covers": "Check that files have code for the GPUs you name.",
    "diff": "Show what got better and worse between two builds.",
    "scan": "Read thousands of files into tables.",
    "query": "Ask what a scan has found, in SQL.",
    "report": "Write a page about files: sizes, kernels, findings, GPUs.",
    "schema": "Print the JSON Schema of what a command prints.",
    "completion": "Print the shell's completion script.",
}
"""What ``hipkit --help`` shows, in this order, without importing any of it."""


class Commands(click.Group):
    """A group that imports a command when it is named, and prints hipkit's own errors on one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order a newcomer reads them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f".{cmd_name.replace('-', '_')}", __package__)
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments begin with; for one that there is not, those like it."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-") and not ctx.resilient_parsing:
            from ..fatbin.wording import offered

            hint = offered(args[0], COMMANDS, "`hipkit --help` lists them")
            ctx.fail(f"there is no command {args[0]!r}; {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands and what each is for."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """The context, after the options: of these, some print and end."""
        from .circumstances import explained

        with explained(sys.exit):
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; an error of ours is one line on stderr and an exit code."""
        from .circumstances import explained

        with explained(ctx.exit):
            return super().invoke(ctx)


def _version(ctx: click.Context, _parameter: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from .. import __version__

        click.echo(f"hipkit {__version__}")
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "-V", "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Print the version."
)
def cli() -> None:
    """Open, check, change and run GPU fat binaries and code objects.

    \b
    `hipkit COMMAND --help` and `man hipkit-COMMAND` say what a command does.

    \b
    Exit code:
      0    fine
      1    findings, or a negative answer
      2    bad input or usage
      3    something that this machine lacks
      130  interrupted

    \b
    Examples:
      hipkit inspect libfoo.so
      hipkit validate --explain dist/*.whl
      hipkit run ./vector_add
    """


def main() -> None:
    """What the ``hipkit`` script does."""
    from .circumstances import prepare_outputs, take_interrupts

    prepare_outputs()
    if "_HIPKIT_COMPLETE" in os.environ:
        from .shells import register

        register()
    take_interrupts()
    cli(prog_name="hipkit")

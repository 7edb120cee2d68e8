"""``hipkit completion``."""

from __future__ import annotations

import click


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print the script that makes SHELL complete hipkit's commands and options, and values: the targets and kernels of
    the FILE on the command line, GPUs by processor and product, rules of `validate`.

    \b
    Exit code:
      0  it was printed
      2  there is no such SHELL

    \b
    Examples:
      hipkit completion bash > ~/.local/share/bash-completion/completions/hipkit
      hipkit completion fish > ~/.config/fish/completions/hipkit.fish
    """
    from .shells import script

    click.echo(script(click.get_current_context().find_root().command, shell), nl=False)

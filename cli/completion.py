"""``hipkit completion``."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print the script that makes SHELL complete hipkit's commands and options.

    \b
    Examples:
      hipkit completion bash > ~/.local/share/bash-completion/completions/hipkit
      hipkit completion fish > ~/.config/fish/completions/hipkit.fish
    """
    kind = get_completion_class(shell)
    cli = click.get_current_context().find_root().command
    assert kind is not None
    click.echo(kind(cli, {}, "hipkit", "_HIPKIT_COMPLETE").source())

"""``hipkit schema``."""

from __future__ import annotations

import click

from .documents import SHARED, VERSIONS, id_of, schema_text


@click.command("schema")
@click.argument("name", metavar="[NAME]", required=False, type=click.Choice([*VERSIONS, *SHARED]))
def command(name: str | None) -> None:
    """Print the JSON Schema of what NAME prints with --json; without a NAME, list all schemas.

    NAME is a command. Each document that hipkit prints says in `schema` which schema it follows and in which version,
    such as hipkit.inspect/1. A schema allows only the keys that it describes: with another key or meaning the version
    is another one.

    \b
    Exit code:
      0  it was printed
      2  there is no such NAME

    \b
    Examples:
      hipkit schema
      hipkit schema inspect >inspect.schema.json
    """
    if name is not None:
        click.echo(schema_text(SHARED.get(name, name)), nl=False)
        return
    width = max(map(len, VERSIONS))
    for each in VERSIONS:
        commands = [each, *(other for other, schema in SHARED.items() if schema == each)]
        click.echo(f"{each:<{width}}  {id_of(each):<{width + 9}}  {', '.join(f'hipkit {c}' for c in commands)}")

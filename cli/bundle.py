"""``hipkit bundle``."""

from __future__ import annotations

import json
from pathlib import Path

import click

from . import complete

FORMATS = ("plain", "ccob1", "ccob2", "ccob3", "text", "object", "offload-binary", "kpack")


@click.command("bundle")
@click.option(
    "-o", "--output", metavar="OUT", required=True, type=click.Path(path_type=Path), help="The file to write."
)
@click.option(
    "--target",
    "targets",
    metavar="ID=FILE",
    shell_complete=complete.processor_file,
    multiple=True,
    help="An entry, as ID=FILE is without the option.",
)
@click.argument("more", metavar="ID=FILE...", nargs=-1, shell_complete=complete.processor_file)
@click.option("--format", "form", type=click.Choice(FORMATS), default="plain", show_default=True, help="What to write.")
@click.option("--compress", type=click.Choice(["zstd", "zlib", "none"]), help="How to compress; plain becomes a CCOB.")
@click.option("--level", type=int, metavar="N", help="The compression level: zstd 1 to 22, zlib 0 to 9.")
@click.option("--align", type=int, metavar="N", help="Start each entry on a multiple of N; 4096 unless given.")
@click.option("--force", is_flag=True, help="Replace OUT if it is there.")
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
def command(
    output: Path,
    targets: tuple[str, ...],
    more: tuple[str, ...],
    form: str,
    compress: str | None,
    level: int | None,
    align: int | None,
    force: bool,
    as_json: bool,
) -> None:
    """Put code objects together into OUT.

    An ID is a whole id, or an AMD target such as gfx90a:xnack+ or a product such as MI300X for code of HIP; FILE is its
    content.

    A HIP bundle begins with the host's empty entry; it is made unless one is given. A target whose processor or
    feature does not exist is refused.

    \b
    Formats:
      plain                 an offload bundle; with --compress, a CCOB of the newest version
      ccob1, ccob2, ccob3   a compressed bundle of that version
      text                  sources (.i, .cui, .hipi), assembly (.s) or LLVM IR (.ll), marked by comments
      object                sections of the host's object: give --target host-…=host.o
      offload-binary        LLVM's offload binary
      kpack                 a .kpack archive

    \b
    Exit code:
      0  OUT is written
      2  an ID, a FILE or an option is wrong, or OUT is there already

    \b
    Examples:
      hipkit bundle -o k.hipfb gfx942=k942.hsaco gfx90a:xnack+=k90a.hsaco
      hipkit bundle -o k.ccob --compress zstd --level 19 gfx1100=k.hsaco
    """
    from ..fatbin.bundling import Options, bundle, entry_of
    from ..fatbin.errors import UsageError
    from ..fatbin.formats.text_bundle import COMMENTS
    from ..fatbin.output import Staging
    from ..fatbin.source import Source
    from ..fatbin.wording import count, human_size
    from .documents import document

    if not targets and not more:
        raise UsageError("nothing to bundle: name at least one ID=FILE, such as gfx942=kernel.hsaco")
    entries = []
    for target in (*targets, *more):
        # The id holds no "=", a path may.
        id, equals, path = target.partition("=")
        if not equals:
            raise UsageError(f"{target!r} names no file; write ID=FILE, such as gfx942=kernel.hsaco")
        entries.append(entry_of(id, Source.from_path(path)))
    comment = COMMENTS.get(Path(path).suffix.lstrip("."))
    content = bundle(entries, form, Options(compress, level, align, comment))
    with Staging(force=force) as staging:
        staging.write(output, content)
    if as_json:
        held = [{"id": entry.id, "target": entry.target, "size": entry.size} for entry in entries]
        facts = {"format": form, "compression": compress, "entries": held, "written": staging.described()}
        click.echo(json.dumps(document("bundle", facts), indent=2))
        return
    how = ", ".join(filter(None, [form, compress]))
    click.echo(f"{output}  {how}, {count(len(entries), 'entry')}, {human_size(content.size)}")

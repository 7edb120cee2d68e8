"""``hipkit devices``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from ..fatbin.wording import human_size
from . import complete
from .documents import document
from .options import json_option, no_color_option
from .output import one_line

if TYPE_CHECKING:
    from ..runtime.device import Device

COLUMNS = ("", "device", "like", "memory", "units", "wave", "LDS", "images")


@click.command("devices")
@click.argument("devices", required=False, shell_complete=complete.gpus)
@json_option
@no_color_option
@click.pass_context
def command(ctx: click.Context, devices: str | None, as_json: bool) -> None:
    """Show the devices that programs see.

    They are those of HIPKIT_DEVICES, by default one gfx942, or of the list that is given: processors or target ids
    with commas between them, each with an `@` and how much memory it has, or a file with one a line.

    \b
    Exit code:
      0  there are devices
      1  the list is empty
      2  the list names what is no GPU

    \b
    Examples:
      hipkit devices
      hipkit devices MI300X,gfx1100@24G
      HIPKIT_DEVICES=gfx942,gfx1100@24G hipkit devices --json
    """
    from ..runtime import device_list

    found = device_list.from_environment() if devices is None else device_list.devices_of(devices)
    for number, device in enumerate(found):
        device.number = number
    if as_json:
        click.echo(json.dumps(document("devices", {"devices": [described(device) for device in found]}), indent=2))
    else:
        show(found)
    ctx.exit(0 if found else 1)


def described(device: Device) -> dict[str, Any]:
    """What the JSON says of a device: every property, as HIP names it."""
    from ..runtime.properties import properties_of

    properties = {
        name: value.rstrip(b"\0").decode() if isinstance(value, bytes) else value
        for name, value in properties_of(device).items()
    }
    return {
        "number": device.number,
        "target": str(device.target),
        "has_images": device.has_images,
        "properties": properties,
    }


def show(devices: list[Device]) -> None:
    """A table."""
    from rich.table import Table

    from ..runtime.properties import properties_of
    from .output import console

    if not devices:
        click.echo("no devices: HIPKIT_DEVICES is empty", err=True)
        return
    table = Table(*COLUMNS, box=None, pad_edge=False)
    for device in devices:
        about = properties_of(device)
        table.add_row(
            str(device.number), one_line(str(device.target)), str(about["name"]), human_size(device.memory.capacity),
            str(about["multiProcessorCount"]), str(about["warpSize"]), human_size(device.lds),
            "yes" if device.has_images else "no",
        )  # fmt: skip
    printed = console()
    with printed.capture() as text:
        printed.print(table)
    for line in text.get().splitlines():
        click.echo(line.rstrip())

"""GPU product names and their processors, one row each.

Source: the processor table of LLVM's user guide for AMDGPU, and for products that it lacks AMD's GPU specifications.
"""

from __future__ import annotations

import re
from functools import cache

from .errors import UsageError
from .target import PROCESSORS
from .wording import offered

NAMES = {
    "gfx701": "FirePro W8100, FirePro W9100, FirePro S9150, FirePro S9170",
    "gfx702": "Radeon R9 290, Radeon R9 290X, Radeon R9 390, Radeon R9 390X",
    "gfx704": "Radeon HD 7790, Radeon HD 8770, Radeon R7 260, Radeon R7 260X",
    "gfx802": "Radeon R9 285, Radeon R9 380, Radeon R9 385",
    "gfx803": "Radeon R9 Nano, Radeon R9 Fury, Radeon R9 Fury X, Radeon Pro Duo, FirePro S9300x2, Radeon Instinct MI8, "
    "Radeon Instinct MI6, Radeon RX 460, Radeon RX 470, Radeon RX 480, Radeon RX 570, Radeon RX 580",
    "gfx805": "FirePro S7150, FirePro S7100, FirePro W7100",
    "gfx900": "Radeon Vega Frontier Edition, Radeon RX Vega 56, Radeon RX Vega 64, Radeon Instinct MI25",
    "gfx902": "Radeon Vega 11 Graphics, Radeon Vega 8 Graphics",
    "gfx904": "Radeon Pro Vega 20, Radeon Pro Vega 16",
    "gfx906": "Instinct MI50, Instinct MI60, Radeon VII, Radeon Pro VII",
    "gfx908": "Instinct MI100",
    "gfx909": "Radeon Vega Graphics",
    "gfx90a": "Instinct MI210, Instinct MI250, Instinct MI250X",
    "gfx942": "Instinct MI300A, Instinct MI300X, Instinct MI308X, Instinct MI325X",
    "gfx950": "Instinct MI350X, Instinct MI355X",
    "gfx1010": "Radeon RX 5600 XT, Radeon RX 5700, Radeon RX 5700 XT, Radeon Pro W5700",
    "gfx1011": "Radeon Pro V520, Radeon Pro 5600M",
    "gfx1012": "Radeon RX 5300, Radeon RX 5500, Radeon RX 5500 XT, Radeon Pro W5500",
    "gfx1030": "Radeon RX 6800, Radeon RX 6800 XT, Radeon RX 6900 XT, Radeon RX 6950 XT, Radeon Pro W6800, Radeon Pro V620",
    "gfx1031": "Radeon RX 6700, Radeon RX 6700 XT, Radeon RX 6750 XT",
    "gfx1032": "Radeon RX 6600, Radeon RX 6600 XT, Radeon RX 6650 XT, Radeon Pro W6600",
    "gfx1034": "Radeon RX 6400, Radeon RX 6500 XT, Radeon Pro W6400",
    "gfx1035": "Radeon 660M, Radeon 680M",
    "gfx1100": "Radeon RX 7900 XTX, Radeon RX 7900 XT, Radeon RX 7900 GRE, Radeon Pro W7900, Radeon Pro W7800",
    "gfx1101": "Radeon RX 7700, Radeon RX 7700 XT, Radeon RX 7800 XT, Radeon Pro W7700, Radeon Pro V710",
    "gfx1102": "Radeon RX 7600, Radeon RX 7600 XT, Radeon Pro W7600, Radeon Pro W7500",
    "gfx1103": "Radeon 740M, Radeon 760M, Radeon 780M",
    "gfx1150": "Radeon 880M, Radeon 890M",
    "gfx1151": "Radeon 8050S, Radeon 8060S",
    "gfx1152": "Radeon 840M, Radeon 860M",
    "gfx1200": "Radeon RX 9060 XT",
    "gfx1201": "Radeon RX 9070, Radeon RX 9070 XT, Radeon RX 9070 GRE, Radeon AI PRO R9700",
}
"""The names of the products with each processor, without the maker's."""
_WITHOUT = re.compile(r"^amd|\((?:tm|r)\)|[\s_™®-]")
"""The maker, and what does not tell products apart."""
_BRANDS = ("radeoninstinct", "radeonpro", "radeonaipro", "radeonrx", "radeon", "instinct", "firepro", "rx", "pro")
SHORTEST = 3
"""The fewest letters that the name of a product is found by."""


def processor_sold_as(text: str) -> str | None:
    """The processor of a product: its name, or how that begins, with or without the brand. None for no product.

    Upper and lower case are one, and spaces do not count. Raises :class:`UsageError` for several processors.
    """
    wanted = _plain(text)
    if len(wanted) < SHORTEST or wanted.startswith("gfx"):
        return None
    for is_found in (str.__eq__, str.startswith):
        found = [row for row in _spelled() if any(is_found(spelling, wanted) for spelling in row[2])]
        processors = dict.fromkeys(processor for processor, _, _ in found)
        if len(processors) == 1:
            return next(iter(processors))
        if processors:
            names = ", ".join(f"{name} ({processor})" for processor, name, _ in found)
            raise UsageError(f"{text!r} may be {names}: name one of them")
    return None


def gpus_like(text: str) -> str:
    """What to write in place of a name that no GPU has."""
    names = {name: name for name, processor in PROCESSORS.items() if not processor.is_generic}
    names |= {spelling: name for _, name, spellings in _spelled() for spelling in spellings}
    return offered(_plain(text), names, "name a GPU such as gfx942, or a product such as MI300X", names)


def processor_named(text: str) -> str:
    """A target id with the processor of a product for the product's name, which stands before the features."""
    name, colon, features = text.partition(":")
    return (processor_sold_as(name) or name) + colon + features


@cache
def _spelled() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """For each product its processor, its name, and the ways to write that."""
    rows = []
    for processor, names in NAMES.items():
        for name in names.split(", "):
            plain = _plain(name)
            short = (plain.removeprefix(brand) for brand in _BRANDS if plain.startswith(brand))
            rows.append((processor, name, (plain, *(text for text in short if text))))
    return tuple(rows)


def _plain(text: str) -> str:
    return _WITHOUT.sub("", text.strip().lower())

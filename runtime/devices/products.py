"""GPU products: the properties of the largest product with each processor, as rows.

Source: AMD's product pages and data sheets; compute units, clocks in MHz, bus width in bits, level-2 cache in KiB,
memory in GiB.
"""

from __future__ import annotations

from ...fatbin.records import dataclass


@dataclass(frozen=True, slots=True)
class Product:
    """A GPU that is sold, or built into something that is."""

    name: str
    units: int
    clock: int
    memory_clock: int
    bus: int
    l2: int
    memory: int
    chip: int = 0
    """The PCI id of the chip."""
    is_integrated: bool = False


USUAL = Product("AMD GPU", 64, 1500, 1000, 256, 4096, 16)
"""The product of processors that the table lacks."""

PRODUCTS = {
    #                   name                              CUs  clock memory bus   L2    GiB  chip
    "gfx900": Product("AMD Radeon Instinct MI25",          64, 1500,  945, 2048, 4096,  16, 0x6860),
    "gfx902": Product("AMD Radeon Vega 11 Graphics",       11, 1400, 1467,  128, 1024,   2, 0x15DD, True),
    "gfx904": Product("AMD Radeon Pro Vega 20",            20, 1283,  740, 1024, 1024,   4, 0x69AF),
    "gfx906": Product("AMD Instinct MI60",                 64, 1800, 1000, 4096, 4096,  32, 0x66A0),
    "gfx908": Product("AMD Instinct MI100",               120, 1502, 1200, 4096, 8192,  32, 0x738C),
    "gfx909": Product("AMD Radeon Vega Graphics",          11, 1400, 1467,  128, 1024,   2, 0x15D8, True),
    "gfx90a": Product("AMD Instinct MI250X",              110, 1700, 1600, 4096, 8192,  64, 0x7408),
    "gfx90c": Product("AMD Radeon Graphics",                8, 2000, 1600,  128, 1024,   2, 0x1638, True),
    "gfx942": Product("AMD Instinct MI300X",              304, 2100, 1300, 8192, 4096, 192, 0x74A1),
    "gfx950": Product("AMD Instinct MI355X",              256, 2400, 2000, 8192, 4096, 288, 0x75A0),
    "gfx1010": Product("AMD Radeon RX 5700 XT",            40, 2100,  875,  256, 4096,   8, 0x731F),
    "gfx1011": Product("AMD Radeon Pro V520",              40, 1600,  875, 2048, 4096,   8, 0x7360),
    "gfx1012": Product("AMD Radeon RX 5500 XT",            24, 1900,  875,  128, 2048,   8, 0x7340),
    "gfx1030": Product("AMD Radeon RX 6900 XT",            80, 2250, 1000,  256, 4096,  16, 0x73BF),
    "gfx1031": Product("AMD Radeon RX 6700 XT",            40, 2581, 1000,  192, 3072,  12, 0x73DF),
    "gfx1032": Product("AMD Radeon RX 6600 XT",            32, 2589, 1000,  128, 2048,   8, 0x73FF),
    "gfx1034": Product("AMD Radeon RX 6500 XT",            16, 2815, 1124,   64, 1024,   4, 0x743F),
    "gfx1035": Product("AMD Radeon 680M",                  12, 2400, 2400,  128, 2048,   8, 0x1681, True),
    "gfx1036": Product("AMD Radeon Graphics",               2, 2200, 2400,  128,  256,   2, 0x164E, True),
    "gfx1100": Product("AMD Radeon RX 7900 XTX",           96, 2500, 1250,  384, 6144,  24, 0x744C),
    "gfx1101": Product("AMD Radeon RX 7800 XT",            60, 2430, 1219,  256, 4096,  16, 0x747E),
    "gfx1102": Product("AMD Radeon RX 7600",               32, 2655, 1125,  128, 2048,   8, 0x7480),
    "gfx1103": Product("AMD Radeon 780M",                  12, 2700, 2800,  128, 2048,   8, 0x15BF, True),
    "gfx1150": Product("AMD Radeon 890M",                  16, 2900, 3750,  128, 2048,  16, 0x150E, True),
    "gfx1151": Product("AMD Radeon 8060S",                 40, 2900, 4000,  256, 2048,  96, 0x1586, True),
    "gfx1152": Product("AMD Radeon 860M",                   8, 3000, 3750,  128, 1024,   8, 0x1114, True),
    "gfx1200": Product("AMD Radeon RX 9060 XT",            32, 3130, 1259,  128, 4096,  16, 0x7590),
    "gfx1201": Product("AMD Radeon RX 9070 XT",            64, 2970, 1259,  256, 8192,  16, 0x7550),
}  # fmt: skip


def product_of(processor: str) -> Product:
    """The product of a processor."""
    return PRODUCTS.get(processor, USUAL)

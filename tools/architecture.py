"""The layers of hipkit, and the picture of them in docs/architecture.svg.

``python tools/architecture.py`` draws it; a test sees that it shows the tree as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from imports import ROOT, Import, imports, in_parts, modules, part_of

PICTURE = ROOT / "docs" / "architecture.svg"

LAYERS = {
    "": (
        "fatbin",
        "loader",
        "cc",
        "scans",
        "runtime",
        "porting",
        "preload",
        "__init__",
        "pytest_plugin",
        "cli",
        "__main__",
    ),
    "runtime": (
        "errors profile conditions process host_threads guarded device_names notes run_folder",
        "isa",
        "memory",
        "devices",
        "services streams",
        "contents",
        "kernels",
        "graphs",
        "pool",
        "buffer context array texture fitting",
        "properties",
        "device",
        "module device_list linking",
        "hip",
        "hiprtc comgr hsa",
        "trace bridge suppressions",
        "compiling loading programs supervised triton checking",
    ),
}
"""From the ground up: what stands on one layer may import what stands there or below. ``__init__`` is a package's own file."""

WIDTH, HEIGHT, GAP, LAYER, MARGIN = 104, 34, 22, 62, 20
_STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1f2328;text-anchor:middle}"
    "rect{stroke:#8c959f;rx:5}.package{fill:#ddf4ff}.file{fill:#f6f8fa}.outside{fill:#fff8c5}"
    "path{fill:none;stroke:#8c959f;marker-end:url(#tip)}.ground{fill:#ffffff;stroke:none}"
)


def layers_of(package: str) -> dict[str, int]:
    """The layer of each part of a package, 0 for the ground."""
    return {part: number for number, parts in enumerate(LAYERS[package]) for part in parts.split()}


def arrows_up(found: Iterable[Import], package: str) -> list[str]:
    """The imports from a lower layer of a package to a higher one, and those of parts without a layer."""
    layers = layers_of(package)
    return [
        f"{each.importer}:{each.line} imports {each.imported}"
        for (start, end), arrows in in_parts(package, found).items()
        if layers.get(start, -1) < layers.get(end, len(layers))
        for each in arrows
    ]


def drawing() -> str:
    """The picture: ``cli``, ``porting``, the parts of ``runtime`` on their layers, ``cc``, ``loader`` and ``fatbin``."""
    known = modules()
    arrows = {(_part(each.importer), _part(each.imported)) for each in imports(known)}
    rows = [
        ["fatbin"],
        ["loader", "scans"],
        ["cc"],
        *(layer.split() for layer in LAYERS["runtime"]),
        ["porting"],
        ["cli"],
    ]
    height = len(rows) * LAYER + MARGIN
    widest = max(len(row) for row in rows) * (WIDTH + GAP)
    width = widest + 2 * MARGIN
    places = {
        part: (width / 2 + (n - (len(row) - 1) / 2) * (WIDTH + GAP), height - MARGIN - HEIGHT / 2 - at * LAYER)
        for at, row in enumerate(rows)
        for n, part in enumerate(row)
    }
    shown = _without_detours({(a, b) for a, b in arrows if a != b and a in places and b in places})
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        "<title>The layers of hipkit: each imports only what is below it</title>",
        f"<style>{_STYLE}</style>",
        '<defs><marker id="tip" markerWidth="7" markerHeight="7" refX="6" refY="3" orient="auto">'
        '<path d="M0,0 L6,3 L0,6" style="marker-end:none"/></marker></defs>',
        f'<rect class="ground" width="{width}" height="{height}"/>',
        *(_arrow(places[a], places[b]) for a, b in sorted(shown)),
        *(_box(part, places[part], _files(part, known)) for part in sorted(places)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _part(module: str) -> str:
    """Where a module is drawn: by its part in ``runtime``, else by its top folder."""
    top = module.partition(".")[0]
    return part_of("runtime", module) if top == "runtime" else top


def _files(part: str, known: Mapping[str, Path]) -> int:
    return sum(_part(module) == part for module in known)


def _without_detours(arrows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The arrows without those that a way over other parts makes superfluous."""
    after: dict[str, set[str]] = {}
    for start, end in arrows:
        after.setdefault(start, set()).add(end)

    @cache
    def below(part: str) -> frozenset[str]:
        return frozenset(after.get(part, ())).union(*map(below, after.get(part, ())))

    return {(a, b) for a, b in arrows if not any(b in below(step) for step in after[a] - {b})}


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    (x, y), (to_x, to_y) = (start[0], start[1] + HEIGHT / 2), (end[0], end[1] - HEIGHT / 2 - 2)
    if y > to_y:  # on one layer
        side = 1 if end[0] > start[0] else -1
        return (
            f'<path d="M{start[0] + side * WIDTH / 2:g},{start[1]:g} L{end[0] - side * (WIDTH / 2 + 2):g},{end[1]:g}"/>'
        )
    bend = (to_y - y) / 2
    return f'<path d="M{x:g},{y:g} C{x:g},{y + bend:g} {to_x:g},{to_y - bend:g} {to_x:g},{to_y:g}"/>'


def _box(part: str, place: tuple[float, float], files: int) -> str:
    x, y = place[0] - WIDTH / 2, place[1] - HEIGHT / 2
    kind = "outside" if part in ("fatbin", "loader", "cc", "porting", "cli") else "package" if files > 1 else "file"
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<text x="{place[0]:g}" y="{place[1] + 4:g}">{part}</text>'
    )


def main() -> int:
    """Draw the picture."""
    PICTURE.write_text(drawing(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

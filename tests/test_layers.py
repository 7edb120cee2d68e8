"""Imports go one way: no circle of files or parts, and none from a lower layer to a higher one."""

from __future__ import annotations

from pathlib import Path

import pytest
from architecture import LAYERS, PICTURE, arrows_up, drawing, layers_of
from imports import Import, circles, imports, in_parts, modules, part_of


def circles_in(found: list[Import], packages: list[str]) -> list[str]:
    """What goes round, in files and in the parts of each package; with the imports that do it."""
    said = [f"files: {', '.join(group)}" for group in circles((each.importer, each.imported) for each in found)]
    for package in packages:
        arrows = in_parts(package, found)
        for group in circles(arrows):
            of = [
                f"{i.importer}:{i.line}" for (a, b), each in arrows.items() if a in group and b in group for i in each
            ]
            said.append(f"parts of {package or 'hipkit'}: {', '.join(group)} ({', '.join(of)})")
    return said


@pytest.fixture(scope="module")
def known() -> dict[str, Path]:
    return modules()


@pytest.fixture(scope="module")
def found(known: dict[str, Path]) -> list[Import]:
    return imports(known)


def packages_of(known: dict[str, Path]) -> list[str]:
    return [name for name, path in known.items() if path.name == "__init__.py"]


def test_nothing_is_imported_in_a_circle(known: dict[str, Path], found: list[Import]) -> None:
    assert circles_in(found, packages_of(known)) == []


@pytest.mark.parametrize("package", LAYERS)
def test_nothing_imports_what_stands_above(known: dict[str, Path], found: list[Import], package: str) -> None:
    parts = {part for name in known if (part := part_of(package, name))} - ({"__init__"} if package else set())
    assert parts - set(layers_of(package)) == set(), "each part has a layer"
    assert arrows_up(found, package) == []


PLANTED = {
    "at the top": "from ..{module} import x\n",
    "for types": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..{module} import x\n",
    "in a function": "def f():\n    from .. import {module}\n",
    "by name": 'import importlib\nimportlib.import_module("..{module}", __package__)\n',
    "by a part of a name": 'import importlib\nNAMES = ["{module}"]\nimportlib.import_module(f"..{{NAMES[0]}}", __package__)\n',
}


@pytest.mark.parametrize("how", PLANTED)
def test_a_planted_import_is_found(tmp_path: Path, how: str) -> None:
    home = tmp_path / "runtime"
    (home / "memory").mkdir(parents=True)
    for path in (home / "__init__.py", home / "memory" / "__init__.py"):
        path.write_text("")
    (home / "device.py").write_text("from .memory import host\n")
    (home / "memory" / "host.py").write_text(PLANTED[how].format(module="device"))
    known = modules(tmp_path, ["runtime"])
    planted = imports(known)
    assert any("runtime.device, runtime.memory.host" in said for said in circles_in(planted, packages_of(known)))
    assert [said.partition(" ")[2] for said in arrows_up(planted, "runtime")] == ["imports runtime.device"]


def test_the_picture_shows_the_tree_as_it_is() -> None:
    assert PICTURE.read_text(encoding="utf-8") == drawing(), "python tools/architecture.py draws it again"

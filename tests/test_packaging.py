"""The repository root is the package: the traps of that layout, each held here."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.fatbin.extras import EXTRAS, require

ROOT = Path(__file__).parent.parent
HOMES = tuple(
    str(Path(hipkit.__file__).parent / folder) + os.sep
    for folder in ("cc", "cli", "fatbin", "loader", "porting", "runtime", "scans")
)
FOLDERS = ("cc", "cli", "fatbin", "loader", "porting", "runtime", "scans")


@pytest.fixture(scope="module")
def setuptools() -> Any:
    """What pyproject.toml tells setuptools."""
    tomllib = pytest.importorskip("tomllib", reason="tomllib came with Python 3.11")
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]


def test_the_list_of_packages_is_complete(setuptools: Any) -> None:
    found = {"hipkit"}
    for folder in FOLDERS:
        for init in (ROOT / folder).rglob("__init__.py"):
            found.add(".".join(["hipkit", *init.parent.relative_to(ROOT).parts]))
    assert found == set(setuptools["packages"])


def test_every_folder_with_modules_is_a_package() -> None:
    for folder in FOLDERS:
        for module in (ROOT / folder).rglob("*.py"):
            assert (module.parent / "__init__.py").exists(), module


def test_data_files_are_in_the_package_data(setuptools: Any) -> None:
    for folder in FOLDERS:
        for data in (ROOT / folder).rglob("*"):
            if data.is_file() and data.suffix not in (".py", ".pyc"):
                package = ".".join(["hipkit", *data.parent.relative_to(ROOT).parts])
                while package not in setuptools["packages"]:
                    package = package.rpartition(".")[0]
                inside = data.relative_to(ROOT.joinpath(*package.split(".")[1:]))
                patterns = setuptools["package-data"].get(package, [])
                assert any(inside.match(pattern) for pattern in patterns), data


def test_data_files_are_beside_the_installed_package() -> None:
    home = Path(hipkit.__file__).parent
    assert (home / "py.typed").exists()
    assert (home / "cli" / "schema" / "inspect.json").exists()


def test_no_module_file_is_imported_under_two_names() -> None:
    files = Counter(
        file
        for name, module in list(sys.modules.items())
        if (file := getattr(module, "__file__", None)) and file.startswith(HOMES)
    )
    assert [file for file, count in files.items() if count > 1] == []


@pytest.mark.wheel
def test_it_is_the_installed_wheel_that_is_tested() -> None:
    assert "site-packages" in Path(hipkit.__file__).parts


def test_every_public_name_is_there_and_listed() -> None:
    assert hipkit.__all__ == sorted(hipkit.__all__)
    for name in hipkit.__all__:
        assert getattr(hipkit, name).__doc__, name
    assert set(hipkit.__all__) <= set(dir(hipkit))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = hipkit.nonsense


def test_importing_hipkit_imports_nothing_heavy() -> None:
    code = "import sys, hipkit, hipkit.cli.main; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd="/"
    ).stdout.split()
    heavy = {"construct", "elftools", "lief", "rich", "zstandard", "lz4", "msgpack", "numpy", "llvmlite", "yaml"}
    assert heavy.isdisjoint(loaded)


@pytest.mark.parametrize("folder", FOLDERS)
def test_imports_run_down_the_house(folder: str) -> None:
    order = ("fatbin", "loader", "cc", "scans", "runtime", "porting", "cli")
    above = order[order.index(folder) + 1 :]
    for module in (ROOT / folder).rglob("*.py"):
        for line in module.read_text(encoding="utf-8").splitlines():
            words = line.split()
            if words[:1] == ["from"] and words[1].startswith("."):
                assert not any(words[1].lstrip(".").split(".")[0] == name for name in above), (module, line)


def test_a_clone_of_any_name_imports_as_hipkit(tmp_path: Path) -> None:
    clone = tmp_path / "json"
    clone.symlink_to(ROOT)
    code = "import hipkit, json; json.dumps; print(hipkit.open)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=clone)
    assert done.returncode == 0, done.stderr


def test_the_house_has_no_file_past_600_lines() -> None:
    for folder in (*FOLDERS, "tests", "tools", "benchmarks", "samples"):
        for module in (ROOT / folder).rglob("*.py"):
            assert len(module.read_text(encoding="utf-8").splitlines()) <= 600, module


def test_every_module_says_what_it_is_for() -> None:
    for folder in FOLDERS:
        for module in (ROOT / folder).rglob("*.py"):
            name = ".".join(["hipkit", *module.relative_to(ROOT).with_suffix("").parts]).removesuffix(".__init__")
            try:
                said = importlib.import_module(name).__doc__
            except ModuleNotFoundError as error:  # what hipkit is a backend of need not be installed
                assert error.name == "triton", module
                said = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))
            assert said, module


def test_each_extra_that_code_asks_for_is_one_of_the_package() -> None:
    tomllib = pytest.importorskip("tomllib", reason="tomllib came with Python 3.11")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for extra, modules in EXTRAS.items():
        needed = {
            re.split(r"[>\[]", requirement)[0] for requirement in extras[extra] if not requirement.startswith("hipkit[")
        }
        assert needed == {module.replace(".", "-") for module in modules}


def test_what_an_extra_brings_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "some", ("os", "no_one", "no_two", "no_three"))
    with pytest.raises(
        hipkit.MissingError, match=r"it needs no_one, no_two and no_three: pip install 'hipkit\[some\]'"
    ):
        require("some", "it")

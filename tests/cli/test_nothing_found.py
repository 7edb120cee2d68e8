"""Where there is no device code, commands say so; `validate` and `covers` fail unless told that it is fine."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import packages
import pytest
from click.testing import CliRunner, Result
from handmade import GFX942, HOST, bundle, elf

from hipkit.cli.main import cli

LIBRARY = elf({".hip_fatbin": bundle((HOST, b""), (GFX942, b"code"))})


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, [*map(str, args)])


def empty_folder(path: Path) -> None:
    path.mkdir()


def dangling_links(path: Path) -> None:
    path.mkdir()
    (path / "a").symlink_to("nowhere")


def looping_links(path: Path) -> None:
    path.mkdir()
    (path / "a").symlink_to(path)


def wheel(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("x/__init__.py", "")
        archive.writestr("x/lib.so", elf({".text": b"host"}))


def host_library(path: Path) -> None:
    path.write_bytes(elf({".text": b"host"}))


def tar(path: Path) -> None:
    path.write_bytes(packages.COMPRESSIONS["gzip"](packages.tar(("a.txt", b"text"))))


def rpm(path: Path) -> None:
    path.write_bytes(packages.rpm(packages.cpio(("a.txt", b"text")), "none"))


NOTHING = (empty_folder, dangling_links, looping_links, wheel, host_library, tar, rpm)
COMMANDS = (("validate",), ("covers", "--gpu", "gfx942"))


@pytest.mark.parametrize("make", NOTHING)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_nothing_is_no_success(tmp_path: Path, make: Callable[[Path], None], command: tuple[str, ...]) -> None:
    path = tmp_path / "given"
    make(path)
    result = run(*command, path)
    assert (result.exit_code, f"{path}: holds no device code" in result.stderr) == (1, True)
    assert "fine" not in result.stdout
    assert run(*command, path, "--allow-empty").exit_code == 0


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_nothing_beside_something_is_told(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "lib.so").write_bytes(LIBRARY)
    wheel(tmp_path / "empty.whl")
    result = run(
        *command, "--ignore=*" if command[0] == "validate" else "--explain", tmp_path / "lib.so", tmp_path / "empty.whl"
    )
    assert (result.exit_code, result.stderr) == (1, f"hipkit: {tmp_path / 'empty.whl'}: holds no device code\n")


def test_a_loop_is_told(tmp_path: Path) -> None:
    (tmp_path / "lib.so").write_bytes(LIBRARY)
    (tmp_path / "plugins").symlink_to(tmp_path)
    assert (
        f"plugins: note: this link leads back to {tmp_path}, and is not followed [link-loop]"
        in run("validate", tmp_path).stdout
    )


@pytest.mark.parametrize("command", ["ls", "inspect"])
def test_other_commands_say_it_too(tmp_path: Path, command: str) -> None:
    empty_folder(tmp_path / "given")
    result = run(command, tmp_path / "given")
    assert (result.exit_code, result.stderr) == (0, f"hipkit: {tmp_path / 'given'}: holds no device code\n")


@pytest.mark.parametrize(
    "command", [("validate",), ("covers", "--gpu", "gfx942"), ("ls",), ("inspect",)], ids=lambda c: c[0]
)
@pytest.mark.parametrize("in_folder", [False, True])
def test_what_is_not_supported_is_bad_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], in_folder: bool
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    path = tmp_path / "x.rpm"
    path.write_bytes(packages.rpm(b"LZIP", "lzip"))
    result = run(*command, tmp_path if in_folder else path, *["--allow-empty"] * (command[0] in ("validate", "covers")))
    assert (result.exit_code, "rpm compressed by 'lzip'" in result.output) == (2, True)

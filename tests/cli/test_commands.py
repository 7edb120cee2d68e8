"""The command line: what is printed, what it leaves with, and what it never does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import click
import jsonschema
import pytest
from click.testing import CliRunner, Result
from handmade import GFX942, GFX1100, HOST, bundle, ccob, elf, table

import hipkit
from hipkit.cli.main import COMMANDS, cli

BUNDLE = bundle((HOST, b""), (GFX942, b"code for 942"), (GFX1100, b"code for 1100"))
SCHEMA = json.loads((Path(hipkit.__file__).parent / "cli" / "schema" / "inspect.json").read_text())


def run(*args: object, input: bytes | None = None) -> Result:
    return CliRunner().invoke(cli, [str(arg) for arg in args], input=input)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "k.hipfb").write_bytes(BUNDLE)
    return tmp_path / "k.hipfb"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "Example" in result.output
    assert f"hipkit {name}" in result.output
    command = cli.get_command(None, name)  # type: ignore[arg-type]
    assert command is not None
    assert all(option.help for option in command.params if isinstance(option, click.Option))


def test_the_group_lists_every_command() -> None:
    result = run("--help")
    assert all(f"  {name} " in result.output for name in COMMANDS)
    assert run("--version").output == f"hipkit {hipkit.__version__}\n"
    assert run("nonsense").exit_code == 2


def test_ls_prints_place_id_and_size(file: Path) -> None:
    lines = run("ls", file).output.splitlines()
    assert [line.split() for line in lines] == [
        [f"file://{file}#offset=4096&size=0", HOST.decode(), "0"],
        [f"file://{file}#offset=4096&size=12", GFX942.decode(), "12"],
        [f"file://{file}#offset=8192&size=13", GFX1100.decode(), "13"],
    ]


def test_ls_says_in_which_compressed_file_or_member_an_entry_is(tmp_path: Path) -> None:
    """A URI as far as there is one: what is inflated twice has the name of the member alone."""
    packed = elf({".hip_fatbin": ccob(BUNDLE)})
    (tmp_path / "k.ccob").write_bytes(ccob(BUNDLE))
    with zipfile.ZipFile(tmp_path / "w.whl", "w") as wheel:
        wheel.writestr("a.so", elf({".hip_fatbin": BUNDLE}), zipfile.ZIP_DEFLATED)
        wheel.writestr("b.so", packed, zipfile.ZIP_DEFLATED)
        wheel.writestr("c.so", packed, zipfile.ZIP_STORED)
    [first, *_] = run("ls", tmp_path / "k.ccob").output.splitlines()
    size = (tmp_path / "k.ccob").stat().st_size
    assert first.startswith(f"file://{tmp_path}/k.ccob#offset=0&size={size}|inflated+0x1000 ")
    places = [line.split()[0].replace(str(tmp_path), "") for line in run("ls", tmp_path / "w.whl").output.splitlines()]
    at = (tmp_path / "w.whl").read_bytes().index(ccob(BUNDLE))
    assert places[::3] == [
        "/w.whl:a.so|inflated+0x2000",
        "/w.whl:b.so|inflated+0x1000",
        f"file:///w.whl#offset={at}&size={size}|inflated+0x1000",
    ]


def test_json_follows_the_schema_for_every_sample(samples: Path) -> None:
    for command in ("inspect", "ls"):
        for path in sorted(samples.iterdir()):
            result = run(command, "--json", path)
            assert result.exit_code == 0, (path, result.output)
            jsonschema.validate(json.loads(result.output), SCHEMA)


def test_json_is_one_document_a_line_for_several_files(file: Path, samples: Path) -> None:
    result = run("ls", "--json", file, samples / "libfilter.so")
    assert [json.loads(line)["format"] for line in result.output.splitlines()] == ["offload-bundle", "elf"]


def test_json_says_what_stands_where(tmp_path: Path) -> None:
    (tmp_path / "k.ccob").write_bytes(ccob(BUNDLE))
    document = json.loads(run("ls", "--json", tmp_path / "k.ccob").output)
    [container] = document["containers"]
    assert document["path"] == str(tmp_path / "k.ccob")
    assert (container["kind"], container["version"], container["compression"]) == ("compressed-bundle", 3, "zstd")
    assert (container["uncompressed_size"], container["hash"], container["wrapper"]) == (len(BUNDLE), "unchecked", None)
    assert container["entries"][1] == {
        "id": GFX942.decode(),
        "kind": "hipv4",
        "triple": "amdgcn-amd-amdhsa",
        "target": "gfx942",
        "offset": 4096,
        "size": 12,
        "inflated": True,
        "uri": None,
        "stored": None,
    }
    verified = json.loads(run("ls", "--json", "--verify", tmp_path / "k.ccob").output)
    assert verified["containers"][0]["hash"] == "ok"


def test_inspect_shows_the_tree(samples: Path) -> None:
    output = run("inspect", "--verify", samples / "libfilter.ccob3.so").output
    for part in (".hip_fatbin", "compressed-bundle v3", "zstd", "hash ok", "wrapper at", "gfx942", "of the file"):
        assert part in output


def test_standard_input_is_a_file(file: Path) -> None:
    result = run("ls", "-", input=BUNDLE)
    assert GFX942.decode() in result.output
    assert result.exit_code == 0


def test_a_folder_is_walked_and_files_without_device_code_passed_over(file: Path) -> None:
    (file.parent / "notes.txt").write_text("nothing")
    (file.parent / "sub").mkdir()
    (file.parent / "sub" / "lib.so").write_bytes(elf({".hip_fatbin": BUNDLE}))
    result = run("ls", "--json", file.parent)
    paths = [json.loads(line)["path"] for line in result.output.splitlines()]
    assert paths == [str(file), str(file.parent / "sub" / "lib.so")]


def test_a_wheel_is_read_in_place_or_unpacked(tmp_path: Path) -> None:
    library = elf({".hip_fatbin": BUNDLE})
    with zipfile.ZipFile(tmp_path / "w.whl", "w") as wheel:
        wheel.writestr("pkg/stored.so", library, zipfile.ZIP_STORED)
        wheel.writestr("pkg/deflated.so", library, zipfile.ZIP_DEFLATED)
        wheel.writestr("pkg/readme.txt", "nothing")
    document = json.loads(run("ls", "--json", tmp_path / "w.whl").output)
    stored, deflated = document["containers"]
    assert (document["format"], stored["name"], deflated["name"]) == ("zip", "pkg/stored.so", "pkg/deflated.so")
    [inner] = stored["containers"]
    entry = inner["entries"][1]
    data = (tmp_path / "w.whl").read_bytes()
    assert data[entry["offset"] : entry["offset"] + entry["size"]] == b"code for 942"
    assert entry["uri"]
    assert [e["uri"] for e in deflated["containers"][0]["entries"]] == [None] * 3
    assert run("unbundle", tmp_path / "w.whl", "-o", tmp_path / "out", "--target", "gfx942").exit_code == 0
    assert [path.read_bytes() for path in (tmp_path / "out").iterdir()] == [b"code for 942"] * 2


def test_unbundle_takes_the_devices(file: Path, tmp_path: Path) -> None:
    assert run("unbundle", file, "-o", tmp_path / "out").exit_code == 0
    assert {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()} == {
        "k.hipfb.0.gfx942.bin": b"code for 942",
        "k.hipfb.0.gfx1100.bin": b"code for 1100",
    }
    assert run("unbundle", file, "-o", tmp_path / "all", "--all").exit_code == 0
    assert len(list((tmp_path / "all").iterdir())) == 3


def test_unbundle_overwrites_nothing_without_force(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "k.hipfb.0.gfx1100.bin").write_text("precious")
    result = run("unbundle", file, "-o", out)
    assert result.exit_code == 2
    assert "already exists; --force" in result.output
    assert [path.name for path in out.iterdir()] == ["k.hipfb.0.gfx1100.bin"]
    assert run("unbundle", file, "-o", out, "--force").exit_code == 0
    assert (out / "k.hipfb.0.gfx1100.bin").read_bytes() == b"code for 1100"


def test_a_target_that_is_not_there_is_a_negative_answer(file: Path, tmp_path: Path) -> None:
    result = run("unbundle", file, "-o", tmp_path / "out", "--target", "gfx90a")
    assert result.exit_code == 1
    assert "no entry for 'gfx90a'; it has gfx1100, gfx942" in result.output
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("wanted", ["gfx90a", "gfx90a:xnack+", "gfx9*", "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+"])
def test_a_target_may_be_given_in_several_ways(wanted: str, tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(
        bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+", b"x"), (GFX1100, b"y"))
    )
    assert run("unbundle", tmp_path / "k", "-o", tmp_path / "out", "--target", wanted).exit_code == 0
    assert [path.read_bytes() for path in (tmp_path / "out").iterdir()] == [b"x"]


@pytest.mark.parametrize("id", [b"../../../etc/passwd", b"/etc/passwd", b"..", b"a\0b", b"\x1b[2J", b"x" * 500, b"CON"])
def test_ids_never_become_paths(id: bytes, tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(bundle((b"hip-amdgcn-amd-amdhsa--" + id, b"x"), (id, b"y")))
    result = run("unbundle", tmp_path / "k", "-o", tmp_path / "a" / "out")
    assert result.exit_code == 0, result.output
    assert [path.name for path in tmp_path.iterdir()] == ["k", "a"] or {p.name for p in tmp_path.iterdir()} == {
        "k",
        "a",
    }
    assert sorted(path.read_bytes() for path in (tmp_path / "a" / "out").iterdir()) == [b"x", b"y"]
    assert "\x1b" not in run("ls", tmp_path / "k").output
    assert "\x1b" not in run("inspect", tmp_path / "k").output


def test_bundle_then_unbundle(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).write_bytes(os.urandom(5000))
    for form in ("plain", "ccob1", "ccob2", "ccob3", "text", "offload-binary", "kpack"):
        out = tmp_path / form
        targets = ["--target", f"gfx942={tmp_path / 'a'}", "--target", f"gfx90a:xnack+={tmp_path / 'b'}"]
        result = run("bundle", "-o", out, "--format", form, *targets)
        assert result.exit_code == 0, (form, result.output)
        entries = {e.target: e.data for e in hipkit.open(out).entries if not e.is_host}
        assert entries == {"gfx942": (tmp_path / "a").read_bytes(), "gfx90a:xnack+": (tmp_path / "b").read_bytes()}, (
            form
        )


@pytest.mark.parametrize("form", ["ccob3", "kpack"])
def test_the_level_of_a_bundle_is_the_one_asked_for(form: str, tmp_path: Path, samples: Path) -> None:
    sizes = []
    for level in (1, 19):
        out, code = tmp_path / str(level), samples / "vcpy.gfx942.v5.hsaco"
        assert run("bundle", "-o", out, "--format", form, "--level", level, f"gfx942={code}").exit_code == 0
        sizes.append(out.stat().st_size)
    assert sizes[0] > sizes[1]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--target", "gfx942"], "write ID=FILE"),
        (["--target", "gfx942=missing"], "missing: cannot be read: No such file or directory"),
        (["--target", "gfx942=k", "--target", "gfx942=k"], "is given twice"),
        (["--target", "gfx942=k", "--format", "text", "--align", "8"], "--align means nothing to the format text"),
        (["--target", "gfx942=k", "--compress", "none", "--format", "ccob2"], "a CCOB is compressed"),
        (["--target", "gfx942=k", "--align", "0"], "must be 1 or more"),
        (["--target", "gfx942=k", "--compress", "zlib", "--level", "77"], "level"),
        (["--target", "gfx942=k", "--compress", "zstd", "--level", "77"], "level"),
        (["--target", "gfx942=k", "--format", "object"], "host"),
    ],
)
def test_what_cannot_be_bundled_is_refused_and_nothing_written(
    args: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "k").write_bytes(b"code")
    monkeypatch.chdir(tmp_path)
    result = run("bundle", "-o", "out", *args)
    assert result.exit_code == 2
    assert message in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["k"]


@pytest.mark.parametrize(
    ("data", "code", "rule"),
    [
        (BUNDLE, 0, None),
        (ccob(BUNDLE, hash=3), 1, "hash"),
        (bundle((HOST, b""), (GFX942, b"x"), (GFX942, b"y")), 1, "duplicate-id"),
        (bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--gfx9999", b"x")), 1, "unknown-processor"),
        (bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--gfx1100:xnack+", b"x")), 1, "unsupported-feature"),
        (
            bundle(
                (HOST, b""),
                (b"hipv4-amdgcn-amd-amdhsa--gfx90a", b"x"),
                (b"hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+", b"y"),
            ),
            1,
            "mixed-any",
        ),
        (bundle((GFX942, b"x")), 1, "host-entry"),
        (bundle((GFX942, b"x"), (HOST, b"")), 1, "host-entry"),
        (bundle((HOST, b""), (GFX942, b"x"), align=8), 1, "alignment"),
        (bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--", b"x")), 1, "missing-target"),
        (table((200, 50, GFX942), (220, 50, GFX1100), size=300), 1, "entry-overlap"),
        (BUNDLE[:-3], 1, "bounds"),
        (b"what is this", 2, None),
    ],
)
def test_validate(data: bytes, code: int, rule: str | None, tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(data)
    result = run("validate", tmp_path / "k", "--format", "json")
    assert result.exit_code == code, result.output
    if rule:
        assert rule in {finding["rule"] for finding in json.loads(result.output)["findings"]}
        assert f"[{rule}]" in run("validate", tmp_path / "k", "--explain").output


@pytest.mark.parametrize("command", ["ls", "inspect", "validate"])
def test_what_cannot_be_opened_is_one_line(command: str, tmp_path: Path) -> None:
    result = run(command, tmp_path / "missing")
    assert result.exit_code == 2
    assert result.output == f"hipkit: {tmp_path / 'missing'}: cannot be read: No such file or directory\n"


def test_one_bad_file_does_not_hide_the_others(file: Path) -> None:
    result = run("ls", "missing", file)
    assert result.exit_code == 2
    assert GFX942.decode() in result.output


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert "_HIPKIT_COMPLETE" in result.output


def test_a_reader_that_goes_away_is_no_error(file: Path) -> None:
    command = f"{sys.executable} -m hipkit ls {' '.join([str(file)] * 400)} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.stdout.startswith("file://")
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "value", "is_coloured"), [([], None, True), (["--no-color"], None, False), ([], "1", False)]
)
def test_colours_switch_off(
    arguments: list[str], value: str | None, is_coloured: bool, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_bytes(file.read_bytes()[:-100])
    monkeypatch.setenv("NO_COLOR", "")  # which is put back: the option sets it
    result: Any = CliRunner().invoke(cli, ["validate", *arguments, str(file)], color=True, env={"NO_COLOR": value})
    assert "error" in result.output
    assert ("\x1b" in result.output) == is_coloured


def test_the_host_of_a_section_bundle_is_the_object_without_it(samples: Path, tmp_path: Path) -> None:
    assert run("unbundle", samples / "freestanding.rdc.o", "-o", tmp_path, "--host").exit_code == 0
    host = next(path for path in tmp_path.iterdir() if "host" in path.name)
    assert host.suffix == ".o"
    assert b"__CLANG_OFFLOAD_BUNDLE__" not in host.read_bytes().partition(b".shstrtab")[2]
    assert hipkit.open(host).containers == []


@pytest.mark.parametrize("name", ["libfilter.a", "freestanding.obj", "freestanding.ll", "freestanding.new-driver.o"])
def test_whatever_holds_entries_is_taken_apart(name: str, samples: Path, tmp_path: Path) -> None:
    assert run("unbundle", samples / name, "-o", tmp_path).exit_code == 0
    expected = sorted(e.data for e in hipkit.open(samples / name).entries if e.size and not e.is_host)
    assert sorted(path.read_bytes() for path in tmp_path.iterdir()) == expected
    assert expected


@pytest.mark.parametrize(("suffix", "comment"), [("s", b"#"), ("ll", b";"), ("hipi", b"//")])
def test_text_is_marked_as_its_language_comments(suffix: str, comment: bytes, tmp_path: Path) -> None:
    (tmp_path / f"k.{suffix}").write_text("text")
    args = ["--format", "text", "--target", f"gfx942={tmp_path / f'k.{suffix}'}"]
    assert run("bundle", "-o", tmp_path / "out", *args).exit_code == 0
    assert (tmp_path / "out").read_bytes().startswith(b"\n" + comment + b" __CLANG_OFFLOAD_BUNDLE____START__ ")


def test_several_targets_behind_one_option(tmp_path: Path) -> None:
    (tmp_path / "k").write_bytes(b"code")
    k = tmp_path / "k"
    assert run("bundle", "-o", tmp_path / "out", "--target", f"gfx942={k}", f"gfx1100={k}").exit_code == 0
    assert run("unbundle", tmp_path / "out", "-o", tmp_path / "d", "--target", "gfx942,gfx1100").exit_code == 0
    assert len(list((tmp_path / "d").iterdir())) == 2


def test_a_file_that_may_not_be_read_does_not_hide_the_rest_of_a_folder(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hipkit.fatbin.source import Source

    (file.parent / "a_secret").write_bytes(BUNDLE)
    from_path = Source.from_path

    def refuse(path: Path) -> Source:
        if path.name == "a_secret":
            raise hipkit.UsageError(f"{path}: cannot be read: Permission denied")
        return from_path(path)

    monkeypatch.setattr(Source, "from_path", refuse)
    result = run("ls", file.parent)
    assert result.exit_code == 2
    assert "Permission denied" in result.output
    assert GFX942.decode() in result.output

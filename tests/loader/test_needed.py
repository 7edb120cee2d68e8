"""Which libamdhip64 a file asks for, itself or through what it brings along."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hipkit.fatbin.errors import UsageError
from hipkit.loader import exports, needed, stub
from hipkit.loader.needed import Needs, hip_libraries, uses_hip


@pytest.fixture
def link(tool: Callable[[str], Any], tmp_path: Path) -> Callable[..., Path]:
    """``link("a", "b")`` makes liba.so, which asks for libb.so; ``libamdhip64.so.N`` are stubs."""
    clang, lld = tool("clang-19"), tool("ld.lld-19")
    for major in exports.MAJORS:
        (tmp_path / exports.soname_of(major)).write_bytes(stub.build(exports.soname_of(major)))

    def make(name: str, *needed: str, flags: tuple[str, ...] = ("-rpath=$ORIGIN",)) -> Path:
        path, source, made = tmp_path / f"lib{name}.so", tmp_path / f"{name}.c", tmp_path / f"{name}.o"
        source.write_text(f"int hipInit(unsigned); int {name}(void) {{ return hipInit(0); }}\n")
        clang("-fPIC", "-c", source, "-o", made)
        options = ["-shared", f"-L{tmp_path}", "--no-as-needed"]
        lld(*options, made, *(f"-l:{library}" for library in needed), *flags, "-o", path)
        return path

    return make


def test_a_library_names_what_it_wants(link: Callable[..., Path]) -> None:
    assert hip_libraries(link("one", "libamdhip64.so.6")) == ["libamdhip64.so.6"]
    assert sorted(hip_libraries(link("two", "libamdhip64.so.5", "libamdhip64.so.7"))) == [
        "libamdhip64.so.5",
        "libamdhip64.so.7",
    ]


def test_what_others_want_is_found_where_the_linker_would(
    link: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link("deep", "libamdhip64.so.7")
    link("middle", "libdeep.so")
    assert hip_libraries(link("outer", "libmiddle.so")) == ["libamdhip64.so.7"]
    apart = link("apart", "libmiddle.so", flags=())
    assert hip_libraries(apart) == []
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    assert hip_libraries(apart) == ["libamdhip64.so.7"]


def test_libraries_that_ask_for_each_other_come_to_an_end(link: Callable[..., Path]) -> None:
    link("first", "libamdhip64.so.5")
    link("second", "libfirst.so")
    assert hip_libraries(link("first", "libsecond.so", "libamdhip64.so.6")) == ["libamdhip64.so.6"]


def test_whose_folders_go_first(link: Callable[..., Path], tmp_path: Path) -> None:
    new = Needs.of(link("new", flags=("--enable-new-dtags", "-rpath=$ORIGIN/lib:/x")))
    old = Needs.of(link("old", flags=("--disable-new-dtags", "-rpath=${ORIGIN}")))
    assert (new.folders, new.insists) == ((f"{tmp_path.resolve()}/lib", "/x"), False)
    assert (old.folders, old.insists) == ((str(tmp_path.resolve()),), True)


def test_a_library_may_use_hip_without_naming_it(link: Callable[..., Path], tmp_path: Path) -> None:
    path = link("nameless")
    assert hip_libraries(path) == []
    assert uses_hip(path)
    source, other = tmp_path / "other.c", tmp_path / "libother.so"
    source.write_text("int other(void) { return 1; }\n")
    subprocess.run(["clang-19", "-shared", "-nostdlib", source, "-o", other], check=True)
    assert not uses_hip(other)


def test_what_is_no_elf_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "text.so"
    for content in (b"no library", b"\x7fELF\x02\x01\x01", b""):
        path.write_bytes(content)
        with pytest.raises(UsageError, match="is no library that can be loaded"):
            hip_libraries(path)


def test_the_cache_of_the_linker_is_read(tool: Callable[[str], Any]) -> None:
    """As ldconfig prints it; a damaged file has nothing."""
    if not needed.CACHE.is_file():
        pytest.skip("this system has no /etc/ld.so.cache")
    data = needed.CACHE.read_bytes()
    printed = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    wanted = {(line.split()[0], line.rsplit(" => ", 1)[1]) for line in printed.splitlines() if " => " in line}
    assert {(name, path) for name, paths in needed.read_cache(data).items() for path in paths} == wanted
    assert needed.read_cache(data[:200]) == {} == needed.read_cache(b"nothing")


def test_folders_are_inherited_only_from_those_that_insist(link: Callable[..., Path], tmp_path: Path) -> None:
    """DT_RPATH is for what a library brings with it too, DT_RUNPATH for its own needs alone."""
    inner = link("inner", "libamdhip64.so.6", flags=("-soname=libinner.so",))
    (tmp_path / "deep").mkdir()
    inner.rename(tmp_path / "deep" / inner.name)
    for tags, found in (("--disable-new-dtags", ["libamdhip64.so.6"]), ("--enable-new-dtags", [])):
        middle = link("between", flags=("--allow-shlib-undefined", str(tmp_path / "deep" / inner.name)))
        outer = link("outermost", middle.name, flags=(tags, f"-rpath={tmp_path}:{tmp_path}/deep"))
        data = middle.read_bytes()
        assert b"libinner.so" in data
        assert hip_libraries(outer) == found


@pytest.mark.parametrize(
    ("options", "is_library"),
    [
        (["-shared"], True),
        (["-static"], False),
        (["-static", "-pie", "--no-dynamic-linker", "-z", "text"], False),
        (["-pie", "-dynamic-linker", "/lib64/ld-linux-x86-64.so.2"], False),
    ],
    ids=["library", "static", "static-pie", "pie"],
)
def test_programs_that_need_no_linker_are_no_libraries(
    options: list[str], is_library: bool, tool: Callable[[str], Any], tmp_path: Path
) -> None:
    (tmp_path / "k.s").write_text(".globl _start\n_start: mov $60, %eax\nxor %edi, %edi\nsyscall\n")
    tool("clang-19")("--target=x86_64-linux-gnu", "-c", tmp_path / "k.s", "-o", tmp_path / "k.o")
    tool("ld.lld-19")(*options, tmp_path / "k.o", "-o", tmp_path / "k")
    assert needed.is_library(tmp_path / "k") is is_library


def test_what_is_found_elsewhere_first_is_overridden(link: Callable[..., Path], tmp_path: Path) -> None:
    """DT_RPATH goes before LD_LIBRARY_PATH, DT_RUNPATH after it: ld.so(8)."""
    elsewhere, soname = tmp_path / "elsewhere", "libamdhip64.so.6"
    elsewhere.mkdir()
    (elsewhere / soname).write_bytes(stub.build(soname))
    found = {}
    for name, flags in {
        "plain": (),
        "late": (f"-rpath={elsewhere}", "--enable-new-dtags"),
        "early": (f"-rpath={elsewhere}", "--disable-new-dtags"),
    }.items():
        wanted = needed.closure(link(name, soname, flags=flags), {})[0]
        found[name] = needed.is_overridden(soname, wanted, tmp_path, {})
    assert found == {"plain": False, "late": False, "early": True}
    assert needed.is_overridden("libmissing.so", wanted, tmp_path, {})

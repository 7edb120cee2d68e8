"""Writes ``porting/names.tsv``: CUDA's names, what HIP calls them, and their values and signatures.

``python tools/cuda_names.py HIP CLR HIPIFY`` takes clones of the repositories of AMD's of these names: HIP's headers have
names that hipkit's lack, those of CLR have the functions of device code, and HIPIFY has tables of names that others wrote,
with which these are compared. The names, values and signatures of CUDA come from NVIDIA's headers (``cuda_declared.py``).
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import hipify_names
from cuda_declared import WHEELS, Declared, declared, enumerators, tree_of
from cuda_rules import VERSIONED, Names

ROOT = Path(__file__).resolve().parents[1]
WRITTEN = ROOT / "porting" / "names.tsv"
HEADERS = ROOT / "cc" / "include"
FOLDER = ROOT / ".build" / "cuda-headers"
COMPILER = "clang-22"
MAIN = 12
"""The release whose signatures are written."""
HEAD = """\
# Names of CUDA 11 to 13, written by tools/cuda_names.py: kind, name, HIP's name (= where it begins with hip and not with cuda,
# - where there is none), value or signature, and the releases of CUDA that have it where not all do.
# Kinds: f function, e enumerator, t type, m macro, d function of device code that AMD's headers or hipkit's lack, h name of HIP that
# hipkit's headers lack.
"""
_HIP = re.compile(r"\b(?:i?hip(?!kit)|HIP(?!KIT)|hiprtc|make_hip)\w+|textureReference\b|surfaceReference\b")
_AMD = (
    "hip_runtime_api.h",
    "driver_types.h",
    "library_types.h",
    "texture_types.h",
    "hiprtc.h",
    "channel_descriptor.h",
    "hip_math_constants.h",
)
_NOT_DECLARED = re.compile(
    r"\w+_H|HIP_(DEPRECATED|INTERNAL|PUBLIC|LIBRARY)\w*|hip\w+_t|\w*impl\w*|hip(mipmappedArray|_init|_prof_str|_error|Error|Version)"
)
_DEVICE = re.compile(
    r"__(?!nv|cuda|libcpp|host_|internal|cmath|half_|float_to|get_storage|has_|is|signbit|x$|pow_|align__|fmaf_ieee|\w*Atomic)"
    r"[a-z]\w*(?<!_impl)|__is[GCLS]\w+|atomic[A-Z]\w+"
)
"""Functions of device code that programs call; the headers have others for themselves."""
_KEYWORD = "expected unqualified-id"
"""What clang says of a name that is a keyword."""
Row = tuple[str, str, str, str, str]


def rows(hip: Path, clr: Path) -> list[Row]:
    """The table."""
    releases = {release: declared(release, FOLDER, COMPILER) for release in WHEELS}
    own = set(_HIP.findall("".join(path.read_text() for path in HEADERS.rglob("*.h"))))
    own |= set(_HIP.findall((ROOT / "loader" / "exports.py").read_text()))
    own |= set(_HIP.findall(_expanded("hip/hip_complex.h")))
    added = _added(hip, clr, own)
    names = Names(own | added.keys())
    found = [
        *_functions(releases, names),
        *_enumerators(releases, names),
        *_types(releases, names),
        *_macros(releases, names),
    ]
    found += _device(releases, hip, clr)
    found += [("h", name, "", value, "") for name, value in sorted(added.items())]
    return found


def _expanded(header: str) -> str:
    """A header of hipkit's in which macros make names."""
    command = [COMPILER, "-x", "c++", "-E", "-w", "-I", str(HEADERS), str(HEADERS / header)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _releases(releases: Mapping[int, Declared], what: str, name: str) -> str:
    """The releases that have a name, as a range; nothing where it is all of them."""
    having = [release for release, each in releases.items() if name in getattr(each, what)]
    first, last = having[0], having[-1]
    if (first, last) == (min(releases), max(releases)):
        return ""
    return f"{first}-{'' if last == max(releases) else last}" if first != min(releases) else f"-{last}"


def _all(releases: Mapping[int, Declared], what: str) -> dict[str, object]:
    """All names of a kind, with what the main release says of them, or the newest that has them."""
    found: dict[str, object] = {}
    for release in sorted(releases, key=lambda release: (release == MAIN, release)):
        given = getattr(releases[release], what)
        found.update(given if isinstance(given, dict) else dict.fromkeys(given, ""))
    return dict(sorted(found.items()))


def _row(kind: str, name: str, hip: str | None, code: object, releases: str) -> Row:
    expected = re.sub(r"^(make_)?cuda", r"\1hip", name)
    return kind, name, "-" if hip is None else "=" if hip == expected else hip, str(code), releases


def _functions(releases: Mapping[int, Declared], names: Names) -> Iterator[Row]:
    """Functions under the names that programs write; those of the headers end in versions."""
    for each in releases.values():
        for name, value in each.macros.items():
            target = _target(name, value)
            if target and target in each.functions:
                each.functions[name] = each.functions[target]
    functions, cxx = _all(releases, "functions"), _all(releases, "cxx")
    for name in functions:
        plain = VERSIONED.sub("", name)
        if plain != name and plain in functions and not _is_other(name, plain, releases):
            continue
        newest = releases[max(releases)].functions.get(name, functions[name])
        code = str(functions[name]) + (f" | {newest}" if newest != functions[name] else "")
        yield _row("f", name, names.of(name), code, _releases(releases, "functions", name))
    for name in cxx:
        if name not in functions:
            yield _row("f", name, names.of(name), "", _releases(releases, "cxx", name))


def _is_other(name: str, plain: str, releases: Mapping[int, Declared]) -> bool:
    """Whether no release has a function's signature under its plain name."""
    signatures = {each.functions.get(plain) for each in releases.values()}
    return all(
        each.functions.get(name) not in {None, *signatures} for each in releases.values() if name in each.functions
    )


def _target(name: str, value: str) -> str | None:
    """What a macro calls a function that has a version."""
    found = re.fullmatch(r"(?:__\w+\()?(\w+?)\)?", value)
    return found[1] if found and re.match(r"(cu|cuda)[A-Z]", name) and found[1] != name else None


def _enumerators(releases: Mapping[int, Declared], names: Names) -> Iterator[Row]:
    for name, value in _all(releases, "enumerators").items():
        yield _row("e", name, names.of(name), value, _releases(releases, "enumerators", name))


def _types(releases: Mapping[int, Declared], names: Names) -> Iterator[Row]:
    """Types with their members, without tags and versions that programs do not write."""
    types = _all(releases, "types")
    for name, members in types.items():
        plain = VERSIONED.sub("", name)
        is_handle = name.endswith("_st") and names.of(name) not in (None, names.of(plain))
        if plain != name and not is_handle and (plain in types or VERSIONED.sub("", plain) in types):
            continue
        assert isinstance(members, list)
        yield _row("t", name, names.of(name), " ".join(members), _releases(releases, "types", name))


def _macros(releases: Mapping[int, Declared], names: Names) -> Iterator[Row]:
    every = {name: value for each in releases.values() for name, value in each.enumerators.items()}
    for name, value in _all(releases, "macros").items():
        if (
            not any(name in each.functions for each in releases.values())
            and (number := _number(str(value), every)) is not None
        ):
            code = "" if name.endswith("_VERSION") else number
            yield _row("m", name, names.of(name), code, _releases(releases, "macros", name))


def _number(value: str, known: Mapping[str, int]) -> int | str | None:
    """What a macro stands for: a number, nothing where it is a name of a type, or None for what no program writes."""
    bare = re.sub(r"\(\s*\w+\s*\*?\s*\)|[()]", "", value).strip()
    if bare in known:
        return known[bare]
    if match := re.fullmatch(r"(-?)(0[xX][0-9a-fA-F]+|\d+)[uUlL]*", bare):
        return int(match[1] + match[2], 0)
    return (
        ""
        if re.fullmatch(r"cuda\w+|~0u|CU_LAUNCH_PARAM\w+|.*\d\.\d.*|__int_as_float.*|__longlong.*|.*0x\w+U?L?L?", bare)
        else None
    )


def _added(hip: Path, clr: Path, own: set[str]) -> dict[str, str]:
    """What AMD's headers declare and hipkit's do not: values of enumerators, and nothing for others."""
    folder = hip / "include" / "hip"
    files = [
        *(folder / name for name in _AMD),
        clr / "hipamd" / "include" / "hip" / "amd_detail" / "amd_hip_gl_interop.h",
    ]
    text = "".join(re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(), flags=re.S) for path in files)
    declared_there = {name for name in _HIP.findall(text) if not _NOT_DECLARED.fullmatch(name)}
    source = "#define __HIP_PLATFORM_AMD__\n#include <hip/library_types.h>\n#include <hip/hip_runtime_api.h>\n#include <hip/hip_gl_interop.h>\n"
    tree = tree_of(
        source, ["-I", str(hip / "include"), "-I", str(clr / "hipamd" / "include"), "-I", str(HEADERS)], COMPILER
    )
    values = dict(row for node in tree["inner"] if node.get("kind") == "EnumDecl" for row in enumerators(node))
    lines = dict(re.findall(r"#define (hip\w+) +(\w+)", text))
    found = {name: str(values.get(name, lines.get(name, ""))) for name in declared_there - own}
    return {name: value if re.fullmatch(r"-?\w+", value) else "" for name, value in found.items()}


def _device(releases: Mapping[int, Declared], hip: Path, clr: Path) -> Iterator[Row]:
    """Functions of device code that hipkit's headers lack or AMD's; with ``hipkit`` where only hipkit's have it."""
    newest = releases[max(releases)].device
    every = {name for name in newest if _DEVICE.fullmatch(name)}
    resources = subprocess.run(
        [COMPILER, "-print-resource-dir"], check=True, capture_output=True, text=True
    ).stdout.strip()
    amd = [
        "-I", str(clr / "hipamd" / "include"), "-I", str(hip / "include"), "-I", resources, "-D__AMDGCN_WAVEFRONT_SIZE=64",
        "-DHIP_ENABLE_WARP_SYNC_BUILTINS", "-include", "__clang_hip_runtime_wrapper.h",
    ]  # fmt: skip
    headers = ["hip/hip_runtime.h", "hip/hip_fp16.h", "hip/hip_bf16.h"]
    missing = _undeclared(every, ["-nogpuinc", "-I", str(HEADERS)], headers)
    by_amd = _undeclared(every, ["-nogpuinc", *amd], headers)
    for name in sorted(missing | by_amd):
        is_ours = name in by_amd and name not in missing
        yield "d", name, "-" if name in missing & by_amd else name, "hipkit" if is_ours else "", ""


def _undeclared(names: set[str], options: list[str], headers: list[str]) -> set[str]:
    """The names that a compilation for AMD's GPUs does not know."""
    source = (
        "#include <stdlib.h>\n"
        + "".join(f"#include <{name}>\n" for name in headers)
        + "".join(f"using ::{name};\n" for name in sorted(names))
    )
    command = [
        COMPILER, "-x", "hip", "--offload-device-only", "--offload-arch=gfx942", "-nogpulib", "-fsyntax-only", "-w",
        "-ferror-limit=0", "-D__HIP_PLATFORM_AMD__", *options, "-",
    ]  # fmt: skip
    said = subprocess.run(command, input=source, capture_output=True, text=True).stderr
    lines = [line for line in said.splitlines() if " error: " in line and _KEYWORD not in line]
    unknown = {
        found[1] for line in lines if (found := re.search(r"no member named '(\w+)' in the global namespace", line))
    }
    if len(unknown) < len(lines):
        raise SystemExit(said)
    return unknown


def text_of(found: list[Row]) -> str:
    """The file."""
    return HEAD + "".join("\t".join(row).rstrip() + "\n" for row in found)


def main() -> None:
    """Write the table, and say how it compares with HIPIFY's."""
    hip, clr, hipify = map(Path, sys.argv[1:])
    found = rows(hip, clr)
    WRITTEN.write_text(text_of(found), encoding="utf-8")
    print(hipify_names.compared(found, hipify_names.names(hipify)))


if __name__ == "__main__":
    main()

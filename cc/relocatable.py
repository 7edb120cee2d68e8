"""Device functions across sources (``-fgpu-rdc``): bitcode in object files, linked into one code object for each GPU."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from ..fatbin.bundling import bundle, entry_of
from ..fatbin.formats.section_bundle import SectionBundle
from ..fatbin.model import Entry
from ..fatbin.opening import open as open_file
from ..fatbin.records import dataclass, field
from ..fatbin.target import TargetID
from . import device
from .archives import Inputs, ObjectFile
from .arguments import without_dependencies
from .compilers import Compiler
from .driver import run_jobs, run_linker
from .working import working_folder

OPTION = "-fgpu-rdc"
_HOST, _DEVICE = "host-x86_64-pc-linux-gnu", "hip-amdgcn-amd-amdhsa--"
"""How clang calls the parts of such object files."""
_FAT_BINARY, _HANDLE = re.compile(r"__hip_fatbin(_\w+)?"), re.compile(r"__hip_gpubin_handle(_\w+)?")
_LINKING = ("-m", "elf64_amdgpu", "-shared", "-plugin-opt=-amdgpu-internalize-symbols")


@dataclass
class Objects:
    """What object files have for GPUs, and what they lack until that is linked."""

    bitcode: dict[str, list[bytes]] = field(default_factory=dict)
    """By target."""
    offered: dict[str, list[bytes]] = field(default_factory=dict)
    """That of members of archives which the host does not need, and kernels may."""
    missing: set[str] = field(default_factory=set)
    """Symbols that stand for the linked code, one or two for each source."""

    @classmethod
    def read(cls, inputs: Inputs) -> Objects:
        """Take what object files with bitcode have; other files have none."""
        found = cls()
        for each in inputs.linked:
            found.missing |= {name for name in each.wanted if _FAT_BINARY.fullmatch(name) or _HANDLE.fullmatch(name)}
            _add_bitcode(each, found.bitcode)
        for each in inputs.left:
            _add_bitcode(each, found.offered)
        return found


def _add_bitcode(file: ObjectFile, to: dict[str, list[bytes]]) -> None:
    for entry in open_file(file.data, strict=False).entries if file.has_bitcode else ():
        if entry.target and not entry.is_host:
            to.setdefault(entry.target, []).append(entry.data)


def with_bitcode(
    source: Path, host: bytes, gpus: Sequence[str], options: Sequence[str], compiler: Compiler
) -> tuple[bytes, str]:
    """The host's object of a source with the bitcode of its device side; and what the compiler warned of."""
    entries = [Entry.of(_HOST, host)]
    warnings = ""
    for target in device.targets_of(gpus):
        data, said = device.device_side(source, target, [*without_dependencies(options), "-emit-llvm"], compiler)
        entries.append(Entry.of(f"{_DEVICE}{target}", data))
        warnings += said
    return SectionBundle(entries).to_bytes(), warnings


def link_device(objects: Objects, compiler: Compiler, folder: Path) -> Path:
    """An object file with all code of the GPUs, by the names that other objects have for it."""
    entries = []
    for target, pieces in objects.bitcode.items():
        code = link_bitcode(TargetID.parse(target), pieces, compiler, offered=objects.offered.get(target, ()))
        entries.append(entry_of(f"hipv4-amdgcn-amd-amdhsa--{target}", code))
    fat, assembly, out = folder / "code.hipfb", folder / "code.s", folder / "code.o"
    fat.write_bytes(bundle(entries).read())
    assembly.write_text("\n".join(_assembly(objects.missing, fat.name)) + "\n")
    run_jobs(compiler, ["-c", assembly.name, "-o", out.name], cwd=folder)
    return out


def link_bitcode(
    target: TargetID,
    pieces: Sequence[bytes],
    compiler: Compiler,
    *,
    offered: Sequence[bytes] = (),
    is_whole: bool = True,
) -> bytes:
    """The code object of pieces of bitcode, and of those on offer that they need.

    Unless it ``is_whole``, what they call may be missing.
    """
    with working_folder() as name:
        folder = Path(name)
        out = folder / "code.hsaco"
        paths = [folder / f"{number}.bc" for number in range(len(pieces) + len(offered))]
        for path, piece in zip(paths, (*pieces, *offered), strict=True):
            path.write_bytes(piece)
        features = ",".join(word[-1] + word[:-1] for word in str(target).split(":")[1:])
        options = [f"-plugin-opt=mcpu={target.processor}", *([f"-plugin-opt=-mattr={features}"] if features else [])]
        undefined = "--no-undefined" if is_whole else "--noinhibit-exec"
        words = [*_LINKING, undefined, *options, "--lto-CGO3", "-o", str(out), "--whole-archive"]
        files = list(map(str, paths))
        lazily = ["--start-lib", *files[len(pieces) :], "--end-lib"]
        run_linker(compiler, [*words, *files[: len(pieces)], *lazily])
        return out.read_bytes()


def _assembly(names: Iterable[str], fat: str) -> Iterable[str]:
    """The fat binary of that name, and a word for the handle that it gets when the program registers it: once, for all sources."""
    yield from ('.section .hip_fatbin, "a", @progbits', ".p2align 12")
    yield from _labels(names, _FAT_BINARY)
    yield f'.incbin "{fat}"'
    yield from ('.section .hip_gpubin_handle, "aw", @progbits', ".p2align 3")
    yield from _labels(names, _HANDLE)
    yield from (".zero 8", '.section .note.GNU-stack, "", @progbits')


def _labels(names: Iterable[str], kind: re.Pattern[str]) -> Iterable[str]:
    for name in sorted(filter(kind.fullmatch, names)):
        yield from (f".globl {name}", f".type {name}, @object", f"{name}:")

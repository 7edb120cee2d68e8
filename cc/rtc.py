"""Sources that a program compiles while it runs, as hiprtc has them: headers in memory, and names of what is in them."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path, PurePosixPath

from elftools.elf.elffile import ELFFile

from ..fatbin.errors import UsageError
from ..fatbin.target import TargetID
from . import compilers, relocatable
from .compilers import Compiler
from .device import compile_side, identity_of, targets_of
from .driver import AMDGPU, run_jobs
from .errors import CompileError
from .kept import kept
from .working import working_folder

DEFAULT_NAME = "CompileSource"
INCLUDED = ("-include", "hip/hip_runtime.h")
RTC = ("-include", "hipkit/rtc.h", "-D__HIPCC_RTC__", "-std=c++14", "-Wno-gnu-line-marker")
"""What hiprtc asks for before what its user asks for."""
_NAME = "__hiprtc_name_"
_GPU = ("--gpu-architecture=", "--offload-arch=")
_OBSOLETE = frozenset(("-hip-pch", "--save-temps", "-save-temps"))
"""Options that are taken and have no effect."""
_PRINTING = ("-print-", "-debug", "-stats", "-time-passes")
"""Options of LLVM's own. What they print has the process's error output in AMD's library, which runs LLVM in the process."""
_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_ABSOLUTE, _RELATIVE = 3, 13
"""R_AMDGPU_ABS64 and R_AMDGPU_RELATIVE64."""


class Source:
    """A source with its headers, and what it becomes when it is compiled."""

    def __init__(
        self, text: bytes, name: str = "", headers: Sequence[tuple[str, bytes]] = (), defaults: Sequence[str] = RTC
    ) -> None:
        for header, _ in headers:
            if not header or PurePosixPath(header).is_absolute() or ".." in PurePosixPath(header).parts:
                raise UsageError(f"{header!r}: is no name of a header that a source can include")
        self.text, self.name, self.headers, self._defaults = text, name or DEFAULT_NAME, list(headers), defaults
        self.expressions: list[str] = []
        self.code = self.bitcode = b""
        self.log = ""
        self.lowered: dict[str, str] = {}
        """Names in the code, by expression."""

    def compile(self, options: Sequence[str], gpu: str, compiler: str | None = None) -> None:
        """Compile it, for ``gpu`` unless the options name another; raise :class:`CompileError` with what the compiler says.

        With ``-fgpu-rdc`` it becomes bitcode, which :func:`link` takes.
        """
        asked, target = _split(options, gpu)
        chosen = compilers.find(compiler)
        whole = self._whole()
        is_bitcode = relocatable.OPTION in asked
        parts = (target, self.name, whole, self.headers, self._defaults, asked)
        try:
            made, self.log = kept(
                parts, asked, chosen, lambda files: self._compiled(whole, asked, target, chosen, files)
            )
        except CompileError as error:
            self.log = str(error)
            raise
        if _has_llvm_print(asked):
            os.write(2, self.log.encode(errors="surrogateescape"))
        self.code, self.bitcode = (b"", made) if is_bitcode else (made, b"")
        if self.expressions:
            named = relocatable.link_bitcode(target, [made], chosen, is_whole=False) if is_bitcode else made
            self.lowered = dict(zip(self.expressions, _pointed_at(named, len(self.expressions)), strict=True))

    def _compiled(
        self, whole: bytes, asked: Sequence[str], target: TargetID, compiler: Compiler, files: Path | None
    ) -> tuple[bytes, str]:
        with working_folder() as folder:
            path, include = Path(folder) / "source.hip", Path(folder) / "include"
            path.write_bytes(whole)
            self._write_headers(include)
            own = [f"-I{include}", f"-fmacro-prefix-map={include}/=", *identity_of(Path(self.name), whole, asked)]
            rest = [*asked, *(["-emit-llvm"] if relocatable.OPTION in asked else [])]
            shared = ([*self._defaults, *rest], asked) if not self.headers else None
            try:
                made, said = compile_side(path, target, [*self._defaults, *own, *rest], compiler, files, shared)
            except CompileError as error:
                raise type(error)(_without(str(error), folder)) from None
            return made, _without(said, folder)

    def _whole(self) -> bytes:
        """The text, and after it a pointer to each thing that is named: what it points at has the name in the code."""
        name = self.name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
        lines = [f'#line 1 "{name}"\n'.encode(errors="surrogateescape"), self.text, b"\n"]
        for number, expression in enumerate(self.expressions):
            pointer = f'extern "C" __device__ __attribute__((used)) const auto {_NAME}{number} ='
            lines.append(f'#line 1 "name expression {number + 1}"\n{pointer}\n{expression};\n'.encode())
        return b"".join(lines)

    def _write_headers(self, folder: Path) -> None:
        for name, data in self.headers:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


def _has_llvm_print(options: Sequence[str]) -> bool:
    """Whether LLVM is asked to print what it does."""
    return any(option == "-mllvm" and value.startswith(_PRINTING) for option, value in pairwise(options))


def link(pieces: Sequence[bytes], gpu: str) -> bytes:
    """The code object of several pieces of bitcode. Raises :class:`CompileError`."""
    (target,) = targets_of([gpu])
    compiler = compilers.find()
    return relocatable.link_bitcode(target, [_as_bitcode(piece, target, compiler) for piece in pieces], compiler)


def _as_bitcode(piece: bytes, target: TargetID, compiler: Compiler) -> bytes:
    """A piece that may be LLVM IR as text instead."""
    if piece.startswith(_BITCODE):
        return piece
    with working_folder() as folder:
        path, out = Path(folder) / "piece.ll", Path(folder) / "piece.bc"
        path.write_bytes(piece.rstrip(b"\0"))
        options = ["-x", "ir", f"--target={AMDGPU}", f"-mcpu={target.processor}", "-nogpulib", "-c", "-emit-llvm"]
        try:
            run_jobs(compiler, [*options, str(path), "-o", str(out)])
        except CompileError as error:
            raise type(error)(_without(str(error), folder)) from None
        return out.read_bytes()


def _split(options: Sequence[str], gpu: str) -> tuple[list[str], TargetID]:
    """Options without those that name GPUs, and the first of these."""
    asked, gpus = [], []
    for option in options:
        if option.startswith(_GPU):
            gpus.append(option.partition("=")[2])
        elif option not in _OBSOLETE:
            asked.append(option)
    (target,) = targets_of([*gpus, gpu][:1])
    return asked, target


def _without(text: str, folder: str) -> str:
    return text.replace(f"{folder}{os.sep}include{os.sep}", "").replace(f"{folder}{os.sep}", "")


def _pointed_at(code: bytes, count: int) -> list[str]:
    """The names of what the pointers point at that stand for expressions."""
    elf = ELFFile(io.BytesIO(code))
    symbols = list(elf.get_section_by_name(".dynsym").iter_symbols())
    places = {symbol.name: symbol["st_value"] for symbol in symbols}
    names = {symbol["st_value"]: symbol.name for symbol in symbols if not symbol.name.startswith(_NAME)}
    found: dict[int, str] = {}
    for row in elf.get_section_by_name(".rela.dyn").iter_relocations():
        if row["r_info_type"] == _RELATIVE:
            found[row["r_offset"]] = names.get(row["r_addend"], "")
        elif row["r_info_type"] == _ABSOLUTE:
            found[row["r_offset"]] = symbols[row["r_info_sym"]].name
    return [found.get(places.get(f"{_NAME}{number}", -1), "") for number in range(count)]

"""Code objects from sources in OpenCL C."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..fatbin.target import TargetID
from . import headers, opencl
from .arguments import OPENCL
from .compilers import Compiler, find
from .driver import AMDGPU, run_jobs, run_linker
from .errors import CompileError
from .kept import Made, dependency_options, kept
from .working import working_folder

_FORMS = ("-S", "-emit-llvm")
"""What options ask for in place of code that can be loaded."""
_OF_THE_SOURCE = frozenset(("-E", "-fsyntax-only"))
_NAME = "source.cl"
_LINKED = ("-shared", "--no-undefined")


def compile_side(
    source: Path, target: TargetID, options: Sequence[str], compiler: Compiler, files: Path | None
) -> Made:
    """What a source becomes for a target: a code object, or what the options ask for in its place; and warnings.

    All that it is made from is listed in ``files``.
    """
    asked = [option for option in options if option not in _FORMS]
    forms = [option for option in options if option in _FORMS]
    with working_folder() as name:
        out = Path(name) / "out"
        front = [*(dependency_options(files) if files else ()), *asked, str(source), "-o", str(out)]
        if headers.asks_for_rocm(options):  # whose functions clang's driver links
            return _made(compiler, ["-x", OPENCL, f"--target={AMDGPU}", f"-mcpu={target}", *forms, *front], out)
        front = [*opencl.for_source(target), *front]
        if _OF_THE_SOURCE & {*options}:
            return _made(compiler, front, out)
        text, warnings = _made(compiler, [*opencl.TO_TEXT, *front], out)

        def code(renamed: bytes, linking: list[str]) -> Made:
            path, made = Path(name) / "kernels.ll", Path(name) / "made"
            path.write_bytes(renamed)
            words = ["-x", "ir", *opencl.for_code(target), *opencl.level(asked), *linking, *asked]
            words += [*opencl.WHOLE, *(forms or ["-c"]), *(["-c"] if forms == ["-emit-llvm"] else [])]
            return _made(compiler, [*words, str(path), "-o", str(made)], made)

        data, said = opencl.with_functions(text, target, options, compiler, Path(name), code)
        if not forms:
            (Path(name) / "kernels.o").write_bytes(data)
            said += run_linker(compiler, [*_LINKED, str(Path(name) / "kernels.o"), "-o", str(out)])
            data = out.read_bytes()
        return data, warnings + said


def compile_text(text: str, gpu: str, options: Sequence[str], compiler: str | None) -> Made:
    """The code object of a text for a GPU, and what the compiler warned of. Raises :class:`CompileError`."""
    chosen, target, data = find(compiler), TargetID.parse(gpu), text.encode()
    return kept(
        (target, data, options, OPENCL), options, chosen, lambda files: _of_text(data, target, options, chosen, files)
    )


def _of_text(data: bytes, target: TargetID, options: Sequence[str], compiler: Compiler, files: Path | None) -> Made:
    with working_folder() as folder:
        source = Path(folder) / _NAME
        source.write_bytes(data)
        try:
            code, said = compile_side(source, target, options, compiler, files)
        except CompileError as error:
            raise type(error)(str(error).replace(f"{folder}/", "")) from None
        return code, said.replace(f"{folder}/", "")


def _made(compiler: Compiler, words: Sequence[str], out: Path) -> Made:
    said = run_jobs(compiler, words)
    return out.read_bytes() if out.exists() else b"", said

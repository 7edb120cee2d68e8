"""``hipkit-clang++``: takes what clang++ takes for HIP, so that build systems can call it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..cc.clang_line import ClangLine
    from ..cc.compilers import Compiler

_HIP = "Found HIP installation: {folder}, version 6.4.0\n"
"""What CMake looks for in clang's answer to ``-v``."""


def main() -> None:
    """What the ``hipkit-clang++`` script does."""
    from .circumstances import end_in_order, explained, take_interrupts

    end_in_order()
    with explained(sys.exit):
        take_interrupts()
        sys.exit(_run(sys.argv[1:]))


def _run(words: list[str]) -> int:
    from ..cc.clang_line import ClangLine
    from ..cc.compilers import find

    asked, compiler = ClangLine.parse(words), find()
    if asked.is_question or asked.is_shown:
        return _ask(asked, words, compiler)
    sys.stderr.write(_make(asked, compiler))
    return 0


def _ask(asked: ClangLine, words: list[str], compiler: Compiler) -> int:
    """Have clang answer."""
    from ..cc import headers

    if "-v" in words:
        sys.stderr.write(_HIP.format(folder=Path(__file__).parents[1] / "cc" / "cmake"))
        sys.stderr.flush()
    options = ["-nogpulib", "-nogpuinc", *headers.for_hip(compiler)] if asked.is_shown else []
    return subprocess.run([*compiler.driver, *options, *words]).returncode


def _make(asked: ClangLine, compiler: Compiler) -> str:
    """Write what is asked for; what compiler and linker say."""
    from ..cc.program import make, make_kernels
    from ..fatbin.output import Staging
    from .cc import show_text

    gpus = list(asked.gpus) if asked.has_device else None
    if show_text(asked.line, gpus, compiler, str(asked.output) if asked.output else None):
        return ""
    with Staging(force=True) as staging:
        if gpus is not None and not asked.has_host:
            return make_kernels(asked.line, gpus, compiler, asked.output, staging)
        return make(asked.line, gpus, compiler, asked.output, staging)

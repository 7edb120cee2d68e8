"""What a compiler's driver would run: hipkit runs it itself, since the driver of zig's clang finds no linker."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from .compilers import Compiler
from .refusals import refused

_WORD, _ESCAPED = re.compile(r'"((?:[^"\\]|\\.)*)"'), re.compile(r"\\(.)")
"""Words as clang prints them: each in quotes, and quotes, backslashes and dollars in it after a backslash."""
AMDGPU = "amdgcn-amd-amdhsa"
"""The triple of code for AMD's GPUs."""


def run_jobs(compiler: Compiler, options: Sequence[str], *, cwd: Path | None = None) -> str:
    """Carry out what the driver would do with ``options``; what compiler and linker warn of."""
    said = []
    temporary: list[str] = []
    try:
        for job in jobs(compiler, options, cwd=cwd):
            temporary += _outputs(job)
            said += [f" {shlex.join(job)}\n"] if "-v" in options else []
            said.append(_run(job, cwd, options, compiler))
    finally:
        for path in temporary:
            if not _is_asked(path, options):
                Path(cwd or "", path).unlink(missing_ok=True)
    return "".join(said)


def run_linker(compiler: Compiler, words: Sequence[str]) -> str:
    """Run the compiler's lld; what it warns of."""
    return _run([*compiler.linker, *words], None, words, compiler)


def jobs(compiler: Compiler, options: Sequence[str], *, cwd: Path | None = None) -> Iterator[list[str]]:
    """The commands that the driver would run, in order."""
    done = _call([*compiler.driver, "-###", *options], cwd)
    lines = [line for line in done.stderr.splitlines() if line.startswith(' "')]
    if done.returncode or not lines:
        raise refused(_without_banner(done.stderr), options, compiler)
    for line in lines:
        job = [_ESCAPED.sub(r"\1", word) for word in _WORD.findall(line)]
        if Path(job[0]).name == "lld" and job[1:3] == ["-flavor", "gnu"]:
            job[:3] = compiler.linker
        yield job


def _run(job: list[str], cwd: Path | None, options: Sequence[str], compiler: Compiler) -> str:
    done = _call(job, cwd)
    if done.returncode:
        raise refused(done.stderr.rstrip("\n") or f"{job[0]} ended with {done.returncode}", options, compiler)
    return done.stderr


def _call(command: list[str], cwd: Path | None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, errors="replace", cwd=cwd, env=environment)


def _without_banner(text: str) -> str:
    """The driver's errors, without its version and what it would have run."""
    return "\n".join(line for line in text.splitlines() if "error:" in line or "warning:" in line) or text.rstrip("\n")


def _outputs(job: list[str]) -> Iterator[str]:
    for option, value in pairwise(job):
        if option == "-o":
            yield value


def _is_asked(path: str, options: Sequence[str]) -> bool:
    return any(option == "-o" and value == path for option, value in pairwise(options))

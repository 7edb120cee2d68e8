"""Programs of the host's side of HIP alone, with hipkit's headers and no library of HIP."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pip_tools

from hipkit.cc import headers

_HOST = ["--offload-host-only", "-nogpuinc", "-nogpulib", "-isystem", str(headers.OWN), "-include", "hipkit/always.h"]


def host_program(source: Path, compiler: str) -> Path:
    """Compile a source with a clang that is installed, or else with hipkit's driver and pip's clang, and link it."""
    program = source.with_suffix("")
    if pip_tools.real_program(compiler):
        subprocess.run([compiler, "-x", "hip", *_HOST, str(source), "-o", str(program)], check=True)
        return program
    compiled = source.with_suffix(".o")
    environment = {**os.environ, "HIPKIT_CC": "ziglang"}
    words = ["--cuda-host-only", "-c", str(source), "-o", str(compiled)]
    command = [sys.executable, "-c", "from hipkit.cli.clang import main; main()", *words]
    subprocess.run(command, check=True, env=environment)
    subprocess.run([os.environ["ZIG"], "c++", str(compiled), "-o", str(program)], check=True)
    return program

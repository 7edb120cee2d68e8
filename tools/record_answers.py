"""Records what LLVM's and other tools answer to the tests' questions, for machines without them: ``make answers``.

The tests run with pip's clang in place of Debian's, so that what the tools are asked about is the same on such machines.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))
import tool_answers  # noqa: E402
from pip_tools import ANSWERING  # noqa: E402

RECORDED = ROOT / ".build" / "answers"
TESTS = ("tests/fatbin/codeobject", "tests/fatbin/edit/test_strip_debug.py", "tests/fatbin/validate", "tests/differential",
         "tests/loader", "tests/runtime/isa/test_ptx.py", "tests/test_man_pages.py")  # fmt: skip
_DAY = (1980, 1, 1, 0, 0, 0)


def main() -> int:
    """Run the tests, and write an archive for each tool."""
    if "--keep" not in sys.argv:
        shutil.rmtree(RECORDED, ignore_errors=True)
        environment = {**os.environ, tool_answers.RECORDING: str(RECORDED)}
        environment.pop("HIPKIT_REQUIRE_TOOLS", None)
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--confcutdir=tests", *TESTS]
        subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL)
    for tool in ANSWERING:
        if (RECORDED / tool).is_dir():
            pack(tool)
    return 0


def pack(tool: str) -> None:
    """The archive of a tool: its version, and its answers in the order of their keys."""
    with zipfile.ZipFile(tool_answers.FOLDER / f"{tool}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        rows = {"version": version(tool)}
        rows |= {
            path.name: json.dumps(json.loads(path.read_text())) for path in sorted((RECORDED / tool).glob("*.json"))
        }
        for name, content in rows.items():
            archive.writestr(zipfile.ZipInfo(name, _DAY), content, zipfile.ZIP_DEFLATED)


def version(tool: str) -> str:
    """What a tool says of itself, or Debian of its package."""
    path = shutil.which(tool, path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.build/cuda/nvidia/cu13/bin'}") or tool
    for command in ([path, "--version"], ["dpkg-query", "-W", tool]):
        done = subprocess.run(command, capture_output=True, text=True)
        lines = [line.strip() for line in done.stdout.splitlines() if any(sign.isdigit() for sign in line)]
        if lines:
            return next((line for line in lines if "version" in line.lower() or "release" in line.lower()), lines[0])
    return ""


if __name__ == "__main__":
    sys.exit(main())

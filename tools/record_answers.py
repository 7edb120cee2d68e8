"""Records what LLVM's and other tools answer to the tests' questions, for machines without them: ``make answers``.

The tests run with pip's clang in place of Debian's, so that what the tools are asked about is the same on such machines.
``python tools/record_answers.py TEST...`` adds the answers to what some tests ask; without any, all are recorded anew.
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

RECORDED = ROOT / ".build" / "answers"
TESTS = ("tests/fatbin/codeobject", "tests/fatbin/edit", "tests/fatbin/formats", "tests/fatbin/isa/test_against_llvm.py",
         "tests/fatbin/test_compare.py", "tests/fatbin/validate", "tests/differential", "tests/loader",
         "tests/runtime/isa/test_ptx.py", "tests/runtime/test_load_library.py", "tests/test_man_pages.py")  # fmt: skip
_DAY = (1980, 1, 1, 0, 0, 0)


def main() -> int:
    """Run the tests, and write an archive for each tool."""
    asked = sys.argv[1:]
    shutil.rmtree(RECORDED, ignore_errors=True)
    if asked:
        for path in tool_answers.FOLDER.glob("*.zip"):
            zipfile.ZipFile(path).extractall(RECORDED / path.stem)
    environment = {**os.environ, tool_answers.RECORDING: str(RECORDED), "HIPKIT_TURN": "all"}
    environment.pop("HIPKIT_REQUIRE_TOOLS", None)
    workers = [] if asked else ["-n", "auto"]
    command = [sys.executable, "-m", "pytest", "-q", *workers, "--confcutdir=tests", *(asked or TESTS)]
    status = subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL).returncode
    for folder in RECORDED.iterdir():
        pack(folder.name)
    return status


def pack(tool: str) -> None:
    """The archive of a tool: its version, and its answers in the order of their keys."""
    with zipfile.ZipFile(tool_answers.FOLDER / f"{tool}.zip", "w") as archive:
        rows = {"version": version(tool)}
        rows |= {
            path.name: json.dumps(json.loads(path.read_text())) for path in sorted((RECORDED / tool).glob("*.json"))
        }
        for name, content in rows.items():
            archive.writestr(zipfile.ZipInfo(name, _DAY), content, zipfile.ZIP_LZMA)


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

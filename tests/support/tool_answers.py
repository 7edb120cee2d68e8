"""Answers of other people's tools, recorded where they are installed, for tests where they are not.

As a program it stands for one of the tools: ``tool_answers.py record|replay NAME ARGUMENTS…``. An answer is known by the
tool, its arguments with the content of the files they name, and the standard input; it has what was printed, the
exit status and the files that were written. Nothing here imports more than it must: a test may ask a hundred times.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "answers"
"""One archive for each tool."""
RECORDING = "HIPKIT_RECORD_ANSWERS"
"""Names the folder that answers are recorded in, a file each; ``tools/record_answers.py`` makes archives of them."""
STAND_INS = "HIPKIT_STAND_INS"
"""Names the folder of the scripts that stand for tools."""
UNKNOWN = 77
"""The exit status where no answer is recorded."""
LARGEST_INPUT = 1 << 19
"""Where a tool is given more than that, the row has not what it was given, and cannot be asked again."""
WITH_PATHS = ("nvcc",)
"""Tools that write where their sources are into what they make, and so cannot be asked again elsewhere."""
VARIABLES = ("COMPRESSED_BUNDLE_FORMAT_VERSION",)
"""Of the environment, what changes answers."""
_TIMES = re.compile(r"(Compile time =) [\d.]+ ms")
PARTS = re.compile(r"([,=])")


class Question:
    """A call of a tool."""

    def __init__(
        self, tool: str, arguments: Sequence[str], given: bytes, variables: Mapping[str, str] = os.environ
    ) -> None:
        self.tool, self.arguments, self.given = tool, list(arguments), given
        self.variables = {name: variables[name] for name in VARIABLES if name in variables}
        self.paths: list[str] = []
        self.inputs: dict[str, bytes] = {}
        words = [[self._part(part) for part in PARTS.split(argument)] for argument in arguments]
        self.words = ["".join(parts) for parts in words]
        parts = [tool, self.words, hashlib.sha256(given).hexdigest(), *([self.variables] if self.variables else [])]
        said = json.dumps(parts)
        self.key = hashlib.sha256(said.encode()).hexdigest()[:32]

    def _part(self, part: str) -> str:
        """A piece of an argument as it is on every machine: a file by its name and content."""
        path = Path(part)
        if part in ("", ".", "-", "/") or not (part.startswith("/") or path.is_file()):
            return part
        self.paths.append(part)
        if not path.is_file():
            return f"<{path.name}>"
        content = path.read_bytes()
        self.inputs[part] = content
        return f"<{path.name}:{hashlib.sha256(content).hexdigest()}>"

    def without_paths(self, text: bytes) -> str:
        """What a tool printed, with marks in place of paths."""
        for number, path in sorted(enumerate(self.paths), key=lambda row: -len(row[1])):
            text = text.replace(path.encode(), b"\0%d\0" % number)
        return _TIMES.sub(r"\1 0 ms", text.decode("latin-1"))

    def with_paths(self, text: str) -> bytes:
        """What a tool would print here."""
        return re.sub(rb"\0(\d+)\0", lambda found: self.paths[int(found[1])].encode(), text.encode("latin-1"))

    def ask(self, program: str) -> dict[str, Any]:
        """The tool's answer, now."""
        environment = {**os.environ, **self.variables}
        done = subprocess.run([program, *self.arguments], input=self.given, capture_output=True, env=environment)
        files, executable = {}, []
        for number, path in enumerate(self.paths):
            if Path(path).is_file() and self.inputs.get(path) != (content := Path(path).read_bytes()):
                files[str(number)] = base64.b64encode(content).decode()
                executable += [number] if os.access(path, os.X_OK) else []
        return {
            "status": done.returncode,
            "out": self.without_paths(done.stdout),
            "err": self.without_paths(done.stderr),
            "files": files,
            **({"executable": executable} if executable else {}),
        }

    def record(self, folder: Path, answer: dict[str, Any]) -> None:
        """Keep an answer with what the tool was given, so that it can be asked again."""
        home = folder / self.tool
        home.mkdir(parents=True, exist_ok=True)
        inputs = {
            str(self.paths.index(path)): base64.b64encode(content).decode() for path, content in self.inputs.items()
        }
        row = {"words": self.words, "given": base64.b64encode(self.given).decode(), "inputs": inputs, **answer}
        row |= {"variables": self.variables} if self.variables else {}
        if sum(map(len, self.inputs.values())) > LARGEST_INPUT or self.tool in WITH_PATHS:
            row["inputs"] = None
        unfinished = home / f"{self.key}.{os.getpid()}"
        unfinished.write_text(json.dumps(row))
        unfinished.replace(home / f"{self.key}.json")

    def replay(self, answer: dict[str, Any]) -> int:
        """Do what the tool did."""
        for number, content in answer["files"].items():
            path = Path(self.paths[int(number)])
            path.write_bytes(base64.b64decode(content))
            if int(number) in answer.get("executable", ()):
                path.chmod(0o755)
        sys.stdout.buffer.write(self.with_paths(answer["out"]))
        sys.stderr.buffer.write(self.with_paths(answer["err"]))
        return int(answer["status"])


def recorded(tool: str, key: str) -> dict[str, Any] | None:
    """The answer to a question; None where it was never asked."""
    try:
        with zipfile.ZipFile(FOLDER / f"{tool}.zip") as archive:
            answer: dict[str, Any] = json.loads(archive.read(f"{key}.json"))
            return answer
    except (OSError, KeyError):
        return None


def main() -> int:
    """Stand for a tool."""
    mode, tool, *arguments = sys.argv[1:]
    question = Question(tool, arguments, sys.stdin.buffer.read() if not sys.stdin.isatty() else b"")
    if mode == "record":
        places = [place for place in os.environ["PATH"].split(os.pathsep) if place != os.environ[STAND_INS]]
        program = shutil.which(tool, path=os.pathsep.join(places))
        if program is None:
            print(f"{tool} is not installed", file=sys.stderr)
            return UNKNOWN
        answer = question.ask(program)
        question.record(Path(os.environ[RECORDING]), answer)
        # What the tool wrote is there already.
        return question.replay({**answer, "files": {}})
    found = recorded(tool, question.key)
    if found is None:
        print(f"no answer of {tool} is recorded to this", file=sys.stderr)
        return UNKNOWN
    return question.replay(found)


if __name__ == "__main__":
    sys.exit(main())

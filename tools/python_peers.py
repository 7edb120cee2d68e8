"""The snippets of ``docs/python.md``, and what can be checked of the other packages' without a GPU.

``python tools/python_peers.py`` has pip fetch the packages into ``.build/python-peers``, checks every snippet, and says
of which version each package was. It leaves with 1 where one is wrong. The package ``names`` checks: an attribute that a
snippet uses is defined somewhere in the sources, and the arguments of a call bind to a Python function of that name.
"""

from __future__ import annotations

import ast
import inspect
import os
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "python.md"
PEERS = ("hip-python", "cuda-core", "pycuda", "numba-cuda")
HIPKIT = "hipkit"
_FOLDER = ROOT / ".build" / "python-peers"
_TASK = re.compile(r"^## (\d+) ", re.MULTILINE)
_PIECE = re.compile(
    r"^\*\*(?P<peer>[a-z-]+)\*\* \((?P<how>[^)]*)\)|^```python\n(?P<code>.*?)^```(?:\n\n```text\n(?P<shown>.*?)^```)?",
    re.MULTILINE | re.DOTALL,
)
RUN, IN_SIMULATOR, TYPES, NAMES = (
    "run", "run in the simulator", "types checked, not run", "names checked, not run",
)  # fmt: skip
MARKS = (RUN, IN_SIMULATOR, TYPES, NAMES)
"""What the page says of a snippet."""


class Snippet(NamedTuple):
    """The code of one package for one task, how it was checked, and for hipkit what it prints."""

    task: int
    package: str
    how: str
    code: str
    shown: str

    @property
    def lines(self) -> int:
        """How many lines it has that are not empty."""
        return sum(bool(line.strip()) for line in self.code.splitlines())


def snippets(page: str) -> list[Snippet]:
    """All snippets of a page, in their order. hipkit's is the first of a task."""
    found: list[Snippet] = []
    _, *parts = _TASK.split(page)
    for number, text in zip(parts[::2], parts[1::2], strict=True):
        package, how = HIPKIT, RUN
        for piece in _PIECE.finditer(text):
            if piece["peer"]:
                package, how = piece["peer"], piece["how"]
            else:
                found.append(Snippet(int(number), package, how, piece["code"], piece["shown"] or ""))
    return found


def of(package: str, *how: str) -> list[Snippet]:
    """The snippets of one package on the page, or those with one of some marks."""
    return [one for one in snippets(PAGE.read_text(encoding="utf-8")) if one.package == package and (not how or one.how in how)]  # fmt: skip


# What the snippets print

_RUN = """
import sys
first, *others = open(sys.argv[1]).read().split("\\f")
for code in others:
    here = {}
    exec(first, here)
    exec(code, here)
    print("\\f", end="")
"""


def printed(first: str, others: Iterable[str], command: list[str], environment: dict[str, str]) -> list[str]:
    """What each of ``others`` prints after ``first``, in one process. Raises where one fails."""
    with tempfile.TemporaryDirectory() as folder:
        script, code = Path(folder, "script.py"), Path(folder, "code")
        script.write_text(_RUN)
        code.write_text("\f".join([first, *others]))
        done = subprocess.run(
            [*command, str(script), str(code)], cwd=ROOT, capture_output=True, text=True, env=environment
        )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout.split("\f")[:-1]


# Types

_IGNORED = [f"--disable-error-code={code}" for code in ("import-untyped", "import-not-found")]
"""Packages that this machine lacks, or that have no types."""


def type_faults(codes: Iterable[str], stubs: Path) -> list[str]:
    """What mypy finds in pieces of code, with the stubs in a folder: ``task2.py:3: error: …`` for the third line of the second."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, code in enumerate(codes, 1):
            files.append(Path(folder, f"task{number}.py"))
            files[-1].write_text(code)
        command = [
            sys.executable, "-m", "mypy", "--no-incremental", "--follow-imports=silent", "--config-file=",
            "--namespace-packages", "--explicit-package-bases", *_IGNORED, *(file.name for file in files),
        ]  # fmt: skip
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, "MYPYPATH": str(stubs)}, capture_output=True, text=True
        )
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout + done.stderr)
    return [line for line in done.stdout.splitlines() if line.startswith("task") and ": error:" in line]


# Names

_BOOST = re.compile(r'(?:DEF_SIMPLE_[A-Z_]+|DECLARE_EXC)\(\s*(\w+)|"(\w+)"')
"""Names in sources of Boost.Python: strings, and arguments of the macros that make one of a name."""
Signatures = dict[str, list[inspect.Signature]]


class Sources(NamedTuple):
    """The names that sources define, and the signatures of their functions and classes."""

    names: set[str]
    signatures: Signatures

    @classmethod
    def of(cls, folder: Path) -> Sources:
        """Those of all files of Python, and of C++ for Boost.Python, below a folder."""
        sources = cls(set(), {})
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.cpp"), *folder.rglob("*.hpp")]):
            text = path.read_text(encoding="utf-8", errors="replace")
            if path.suffix == ".py":
                sources.add(text)
            else:
                sources.names.update(name for found in _BOOST.findall(text) for name in found if name)
        return sources

    def add(self, text: str) -> None:
        """Add the names of a file of Python."""
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                self.names.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.names.add(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                self.names.add(node.attr)
            elif isinstance(node, ast.alias):
                self.names.add((node.asname or node.name).rpartition(".")[2])
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                self.names.add(node.value)  # names of properties in tables
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and (made := _signature(node)) is not None:
                self.signatures.setdefault(node.name, []).append(made)

    def faults(self, code: str, defined: Iterable[str] = ()) -> Iterator[str]:
        """What ``code`` uses that no source defines, and calls whose arguments fit no function of that name."""
        known = self.names | set(defined)
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Attribute) and _owner(node) not in _NOT_THEIRS and node.attr not in known:
                yield f"line {node.lineno}: nothing is named {node.attr}"
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and _owner(node.func) not in _NOT_THEIRS
            ):
                fault = self._binding(node, node.func.attr)
                if fault:
                    yield f"line {node.lineno}: {node.func.attr}: {fault}"

    def _binding(self, call: ast.Call, name: str) -> str:
        faults = []
        for signature in self.signatures.get(name, ()):
            try:
                signature.bind(*call.args, **{word.arg: word.value for word in call.keywords if word.arg})
            except TypeError as error:
                faults.append(str(error))
            else:
                return ""
        return faults[0] if faults else ""


_NOT_THEIRS = ("np", "torch", "ctypes")


def _owner(node: ast.expr) -> str:
    """The name that a chain of attributes, calls and items begins with."""
    while not isinstance(node, ast.Name):
        inner = getattr(node, "func", None) or getattr(node, "value", None)
        if not isinstance(inner, ast.expr):
            return ""
        node = inner
    return node.id


def _signature(node: ast.FunctionDef | ast.ClassDef) -> inspect.Signature | None:
    """What a function takes, without ``self``; of a class, what its constructor takes."""
    if isinstance(node, ast.ClassDef):
        made = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
        return _signature(made[0]) if made else None
    given, kinds = node.args, inspect.Parameter
    places = [*given.posonlyargs, *given.args]
    first = len(places) - len(given.defaults)
    rows = [
        kinds(each.arg, kinds.POSITIONAL_OR_KEYWORD, default=None if number >= first else kinds.empty)
        for number, each in enumerate(places)
    ]
    if given.vararg:
        rows.append(kinds(given.vararg.arg, kinds.VAR_POSITIONAL))
    for each, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        rows.append(kinds(each.arg, kinds.KEYWORD_ONLY, default=kinds.empty if default is None else None))
    if given.kwarg:
        rows.append(kinds(given.kwarg.arg, kinds.VAR_KEYWORD))
    if places and places[0].arg in ("self", "cls", "dev", "func"):  # pycuda adds functions to classes of C++
        rows = rows[1:]
    return inspect.Signature(rows)


# The packages


def fetched(name: str, *packages: str) -> Path:
    """A folder into which pip has installed packages."""
    folder = _FOLDER / name
    if not folder.exists():
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "-q", "--only-binary=:all:", "--target", str(folder), *packages],
            check=True,
        )
    return folder


def fetched_sources(name: str) -> Path:
    """The folder of a package's sources."""
    folder = _FOLDER / f"{name}-sources"
    if not folder.exists():
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", f"--no-binary={name}", "-d", str(folder), name]  # fmt: skip
        subprocess.run(command, check=True)
        [archive] = folder.glob("*.tar.gz")
        with tarfile.open(archive) as opened:
            opened.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


def versions(folder: Path, *packages: str) -> str:
    """The names and versions of packages that pip installed into a folder."""
    found = [path.name.removesuffix(".dist-info").rpartition("-") for path in folder.glob("*.dist-info")]
    wanted = {name.replace("-", "_") for name in packages}
    return ", ".join(f"{name.replace('_', '-')} {version}" for name, _, version in sorted(found) if name in wanted)


class Result(NamedTuple):
    """A package's versions, and what is wrong with its snippets."""

    version: str
    faults: list[str]


def check_hip_python() -> Result:
    """Run it under ``hipkit run``: each snippet prints what hipkit's does, where the page shows that it does the same."""
    import hip_python

    folder = fetched("hip-python", *(f"{name}=={hip_python.RELEASE}" for name in hip_python.PACKAGES), "numpy")
    command = [sys.executable, "-m", "hipkit", "run", sys.executable]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(folder)]), "HIPKIT_EXPLAIN": "0"}
    first, *others = of("hip-python", RUN)
    texts = printed(first.code, (one.code for one in others), command, environment)
    faults = [
        f"task {one.task} prints {text!r}" for one, text in zip(others, texts, strict=True) if not same(one, text)
    ]
    for one in of("hip-python", NAMES):
        faults += _names_of_hip(one, folder)
    return Result(versions(folder, "hip-python"), faults)


def _names_of_hip(snippet: Snippet, folder: Path) -> list[str]:
    used = sorted(set(re.findall(r"\bhip\.(\w+)", snippet.code)))
    code = f"from hip import hip\nprint(*[name for name in {used} if not hasattr(hip, name)])"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(folder)}, capture_output=True, text=True, check=True)  # fmt: skip
    return [f"task {snippet.task}: nothing is named {name}" for name in done.stdout.split()]


def same(snippet: Snippet, text: str) -> bool:
    """Whether what a snippet prints has the results of its task."""
    return all(result in text for result in RESULTS[snippet.task])


RESULTS = {
    2: ("[5 5 5 5]",),
    3: ("[5 6 7 8]",),
    5: ("[7 7 7]",),
    6: ("[6 6 6]",),
    7: ("[10 10 10]",),
    8: ("1024",),
    9: ("hipErrorIllegalAddress 700",),
    10: ("True",),
    11: ("gfx942",),
    12: ("[-1.   -0.75  0.    0.75  1.  ]",),
}
"""Parts of what the snippets of a task print that are run."""


_EXPORTS = """
import cuda.core as core
for name in core.__all__:
    home = getattr(getattr(core, name), "__module__", None)
    if home is not None:
        print(f"from {home} import {name} as {name}")
"""


def check_cuda_core() -> Result:
    """The types, from the stubs in the wheel: its package ``cuda.core`` is that of CUDA 13, ``cuda/core/cu13``."""
    folder = fetched("cuda-core", "cuda-core", "cuda-bindings", "numpy")
    stubs = _FOLDER / "cuda-core-stubs"
    core = stubs / "cuda" / "core"
    core.mkdir(parents=True, exist_ok=True)
    for path in (folder / "cuda" / "core" / "cu13").iterdir():
        if path.name != "__init__.py" and not (core / path.name).exists():
            (core / path.name).symlink_to(path)
    # Its own is made of star imports in a circle, which mypy does not resolve.
    exports = subprocess.run(
        [sys.executable, "-c", _EXPORTS], env={**os.environ, "PYTHONPATH": str(folder)}, check=True, capture_output=True, text=True
    )  # fmt: skip
    (core / "__init__.pyi").write_text(exports.stdout)
    first, *others = of("cuda-core")
    faults = type_faults([first.code, *(first.code + one.code for one in others)], stubs)
    return Result(versions(folder, "cuda-core", "cuda-bindings"), faults)


def check_pycuda() -> Result:
    """The names, from the sources."""
    folder = fetched_sources("pycuda")
    sources = Sources.of(folder)
    faults = [f"task {one.task}: {fault}" for one in of("pycuda") for fault in sources.faults(one.code)]
    return Result(folder.name.replace("-", " "), faults)


_ATTRIBUTES = re.compile(r"\bCU_DEVICE_ATTRIBUTE_(\w+)")
"""What numba's devices have as attributes, in cuda-bindings."""


def check_numba_cuda() -> Result:
    """In the simulator where it has what is needed, else the names, from the sources."""
    folder = fetched("numba-cuda", "numba-cuda", "numba", "numpy")
    first, *others = of("numba-cuda", IN_SIMULATOR)
    # The files that have numba find numba-cuda's run at the start, which a folder in PYTHONPATH has not.
    start = f"import site; site.addsitedir({str(folder)!r})\n"
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(folder)}
    texts = printed(start + first.code, (one.code for one in others), [sys.executable], environment)
    faults = [
        f"task {one.task} prints {text!r}" for one, text in zip(others, texts, strict=True) if not same(one, text)
    ]
    sources = Sources.of(folder / "numba_cuda" / "numba" / "cuda")
    sources.names.update(_ATTRIBUTES.findall((folder / "cuda" / "bindings" / "cydriver.pxd").read_text()))
    for one in of("numba-cuda", NAMES):
        faults += [f"task {one.task}: {fault}" for fault in sources.faults(one.code)]
    return Result(versions(folder, "numba-cuda", "numba"), faults)


CHECKS: dict[str, Callable[[], Result]] = {
    "hip-python": check_hip_python,
    "cuda-core": check_cuda_core,
    "pycuda": check_pycuda,
    "numba-cuda": check_numba_cuda,
}


def main() -> None:
    """Check the packages that are named, or all."""
    wrong = False
    for name in sys.argv[1:] or PEERS:
        version, faults = CHECKS[name]()
        marks = [one.how for one in of(name)]
        told = ", ".join(f"{marks.count(mark)} {mark}" for mark in MARKS if mark in marks)
        print(f"{version}: {told}" + "".join(f"\n  {fault}" for fault in faults))
        wrong |= bool(faults)
    sys.exit(wrong)


if __name__ == "__main__":
    main()

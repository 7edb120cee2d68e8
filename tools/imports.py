"""Every import of the product, read from its syntax: also those for types alone, in functions, and by a module's name.

``python tools/imports.py`` lists the circles of files, and of packages.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PRODUCT = ("__init__.py", "__main__.py", "cc", "cli", "fatbin", "loader", "porting", "runtime", "scans")


@dataclass(frozen=True)
class Import:
    """One module names another; both are dotted, from the package's root: ``runtime.hip.gate``, and '' for the root."""

    importer: str
    imported: str
    line: int
    how: str  #: module, typing, function or string


def modules(root: Path = ROOT, top: Iterable[str] = PRODUCT) -> dict[str, Path]:
    """The file of each module below the ``top`` files and folders."""
    files = [
        path
        for name in top
        for path in (sorted((root / name).rglob("*.py")) if (root / name).is_dir() else [root / name])
    ]
    return {_dotted(path.relative_to(root)): path for path in files if path.is_file()}


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(of: Mapping[str, Path]) -> list[Import]:
    """What each of these modules imports of the others."""
    found: dict[tuple[str, str, str], Import] = {}
    for name, path in of.items():
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        for imported, line, how in _Reader(package, of).read(ast.parse(path.read_text("utf-8"))):
            if imported != name:
                found.setdefault((name, imported, how), Import(name, imported, line, how))
    return list(found.values())


class _Reader:
    """The imports of one file, whose package and whose neighbours are known."""

    def __init__(self, package: str, known: Mapping[str, Path]) -> None:
        self.package = package
        self.known = known

    def read(self, tree: ast.Module) -> Iterator[tuple[str, int, str]]:
        yield from self._read(tree, "module")
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _imports_by_name(node) and node.args:
                yield from self._named(tree, _prefix(node.args[0]))

    def _read(self, node: ast.AST, how: str) -> Iterator[tuple[str, int, str]]:
        if isinstance(node, ast.ImportFrom):
            yield from ((name, node.lineno, how) for name in self._from(node))
        elif isinstance(node, ast.Import):
            yield from (
                (name, node.lineno, how)
                for name in map(self._absolute, (a.name for a in node.names))
                if name is not None
            )
        elif isinstance(node, ast.If) and _is_type_checking(node.test):
            for child in node.body:
                yield from self._read(child, "typing")
            for other in node.orelse:
                yield from self._read(other, how)
        else:
            inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            for inner in ast.iter_child_nodes(node):
                yield from self._read(inner, "function" if inside else how)

    def _from(self, node: ast.ImportFrom) -> Iterator[str]:
        base = self._absolute(node.module or "") if not node.level else self._relative(node.level, node.module or "")
        if base is None:
            return
        submodules = [f"{base}.{alias.name}".lstrip(".") for alias in node.names]
        yield from (name for name in submodules if name in self.known)
        if any(name not in self.known for name in submodules) and base in self.known:
            yield base

    def _relative(self, level: int, module: str) -> str:
        parts = self.package.split(".") if self.package else []
        parts = parts[: len(parts) - (level - 1)] if level > 1 else parts
        return ".".join([*parts, module] if module else parts)

    def _absolute(self, module: str) -> str | None:
        first, _, rest = module.partition(".")
        return rest if first == "hipkit" else None

    def _named(self, tree: ast.Module, prefix: str) -> Iterator[tuple[str, int, str]]:
        """Where a file imports by a name, every string of it that makes the name of a module is taken for one."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.strip("."):
                name = self._meant(node.value if node.value.startswith(".") else prefix + node.value)
                if name in self.known:
                    yield name, node.lineno, "string"

    def _meant(self, text: str) -> str:
        dots = len(text) - len(text.lstrip("."))
        return self._relative(dots, text.lstrip(".")) if dots else text.removeprefix("hipkit.")


def _imports_by_name(call: ast.Call) -> bool:
    function = call.func
    name = (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )
    return name in ("import_module", "__import__")


def _prefix(name: ast.expr) -> str:
    """How the names begin that a file imports: what stands first in ``f".formats.{name}"``."""
    first = name.values[0] if isinstance(name, ast.JoinedStr) and name.values else name
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) and first is not name else ""


def _is_type_checking(test: ast.expr) -> bool:
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or (
        isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING"
    )


def in_parts(package: str, found: Iterable[Import]) -> dict[tuple[str, str], list[Import]]:
    """The imports inside a package, by the parts that they go from and to: its own files, and the packages in it."""
    arrows: dict[tuple[str, str], list[Import]] = {}
    for each in found:
        start, end = part_of(package, each.importer), part_of(package, each.imported)
        if start and end and start != end:
            arrows.setdefault((start, end), []).append(each)
    return arrows


def part_of(package: str, module: str) -> str:
    """The file or package directly below ``package`` that a module is in; empty where it is elsewhere."""
    if module == package:
        return "__init__"
    inside = module.removeprefix(f"{package}.") if package else module
    return inside.partition(".")[0] if inside != module or not package else ""


def circles(arrows: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Groups of names that reach one another (strongly connected components of two or more), the largest first."""
    after: dict[str, set[str]] = {}
    for start, end in arrows:
        after.setdefault(start, set()).add(end)
        after.setdefault(end, set())
    return sorted(
        (sorted(group) for group in _components(after) if len(group) > 1), key=lambda group: (-len(group), group)
    )


def _components(after: Mapping[str, set[str]]) -> Iterator[list[str]]:
    """Tarjan's algorithm, with a stack of its own: files may import more deeply than Python recurses."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    for root in sorted(after):
        if root in index:
            continue
        work = [(root, iter(sorted(after[root])))]
        index[root] = low[root] = len(index)
        stack.append(root)
        while work:
            name, rest = work[-1]
            for child in rest:
                if child not in index:
                    index[child] = low[child] = len(index)
                    stack.append(child)
                    work.append((child, iter(sorted(after[child]))))
                    break
                if child in stack:
                    low[name] = min(low[name], index[child])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[name])
                if low[name] == index[name]:
                    at = stack.index(name)
                    yield stack[at:]
                    del stack[at:]


def main() -> int:
    """Print the circles, with the imports that hold each together."""
    found = imports(modules())
    groups = circles((each.importer, each.imported) for each in found)
    for group in groups:
        print(f"{len(group)} files: {', '.join(group)}")
        for each in sorted(found, key=lambda each: (each.importer, each.line)):
            if each.importer in group and each.imported in group:
                print(f"    {each.importer}:{each.line} -> {each.imported} ({each.how})")
    print(f"{len(found)} imports, {len(groups)} circles")
    return 1 if groups else 0


if __name__ == "__main__":
    sys.exit(main())

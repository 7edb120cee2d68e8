"""The product's names are made of words that compiler and GPU engineers use, and so are its comments and documents.

A private word has a known one in its place: *wave batch*, *worker pool*, *fast path*, *induction variable*, *spill*.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PRODUCT = ("cc", "cli", "fatbin", "loader", "porting", "runtime", "scans")

NAMES = {
    "abreast": "batch_size, WaveBatch",
    "crew": "WorkerPool",
    "seat": "Mailbox",
    "seats": "mailboxes",
    "march": "run_batches",
    "passage": "prologue",
    "straight": "fast_path",
    "moving": "induction",
    "spread": "base and lane offsets",
    "spreads": "base and lane offsets",
    "unsaved": "dirty",
    "vain": "failed",
    "lain": "ObservedAccess",
    "told": "reported, notified",
    "nobody": "no thread, no caller",
    "somebody": "the thread, the caller",
}
"""Words that no name has for a part, and what to call it instead."""
RUNS = {("late", "waits"): "barrier_sinking", ("one", "way"): "ObservedAccess", ("side", "by", "side"): "batch"}
"""The same of words one after another."""
CLASSES = {"Rank": "WaveBatch", "Known": "LoopGuards", "Ways": "AccessPatterns", "Alone": "SingleWavePrologue"}
"""Names of classes that say nothing to a reader who has not been told; as parts of names the words are ordinary."""

ORDINARY = {
    ("runtime/isa/semantics/scalar_bits.py", "_SPREAD"): "bits are spread: each is doubled",
    ("loader/select.py", "Rank"): "the place of an entry in an order of preference",
}
"""Names that have such a word in its ordinary meaning, and which that is."""

PROSE = {
    r"abreast|crews?|seats?|(?<!-)march(?:es|ed)?|passages?": "wave batch, worker pool, mailbox, prologue",
    r"nobody|somebody": "name the actor: the thread, the caller",
    r"late waits|ways of accesses|side by side": "barrier sinking, access patterns, wave batch",
    r"told(?! apart)": "is reported, is notified",
    r"behind": "after, past",
    r"so many|so long": "n, that many; up to",
    r"that of this process": "say what it is",
}
"""Words of comments, docstrings and documents, as regular expressions, and what to write instead."""
IN_DOCUMENTS = {
    r"told(?! apart)": "reported, listed",
    r"who(?:ever)? (?:waits?|loads?|launches|calls?|asks?)": "name the actor: the thread, the caller",
    r"and (?:its|their) (?:like|kin)": "and similar functions",
}
"""The same, of documents alone."""
WRITTEN_BY_TOOLS = {"docs/rules.md", "docs/coverage.md"}
"""Pages whose words are those of rules and tests."""
PROGRAMS = (*PRODUCT, "tools", "benchmarks")
"""Folders whose comments and docstrings are read: the product's, and of the programs that measure and check it."""


class Name(NamedTuple):
    """An identifier of the product."""

    file: str
    line: int
    text: str


def parts(name: str) -> list[str]:
    """The words of a name, in small letters: at underscores and at capitals it begins a new one."""
    found = re.findall(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+", name)
    return [word.lower() for word in found]


def python_names(file: str, text: str) -> Iterator[Name]:
    """Classes, functions, arguments, variables and attributes that a module makes."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield Name(file, node.lineno, node.name)
            case ast.arg():
                yield Name(file, node.lineno, node.arg)
            case ast.Name(ctx=ast.Store()):
                yield Name(file, node.lineno, node.id)
            case ast.Attribute(ctx=ast.Store()):
                yield Name(file, node.lineno, node.attr)
            case ast.alias(asname=str(name)):
                yield Name(file, node.lineno, name)
            case ast.ExceptHandler(name=str(name)):
                yield Name(file, node.lineno, name)


C_TOKEN = re.compile(
    r'(?P<skip>/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\')|(?P<name>[A-Za-z_]\w*)', re.S
)


def c_names(file: str, text: str) -> Iterator[Name]:
    """All identifiers of a C file, comments and strings left out."""
    for token in C_TOKEN.finditer(text):
        if token["name"]:
            yield Name(file, text.count("\n", 0, token.start()) + 1, token["name"])


def files(folders: Iterable[str], *endings: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*")) if path.suffix in endings]


def names() -> Iterator[Name]:
    for path in files(PRODUCT, ".py", ".c", ".h"):
        file = path.relative_to(ROOT).as_posix()
        yield from (Name(file, 0, part) for part in (*Path(file).parts[:-1], path.stem))
        yield from (python_names if path.suffix == ".py" else c_names)(file, path.read_text())


def private(found: Iterable[Name]) -> list[str]:
    """The names that are made of private words, each with what to call it."""
    wrong = {}
    for name in found:
        words = parts(name.text)
        instead = [NAMES[word] for word in words if word in NAMES]
        instead += [better for run, better in RUNS.items() if _has_run(words, run)]
        instead += [CLASSES[name.text]] if name.text in CLASSES else []
        if instead and (name.file, name.text) not in ORDINARY:
            wrong[name.file, name.text] = f"{name.file}:{name.line}: {name.text}: {'; '.join(instead)}"
    return list(wrong.values())


def _has_run(words: list[str], run: tuple[str, ...]) -> bool:
    return any(tuple(words[n : n + len(run)]) == run for n in range(len(words)))


def python_prose(text: str) -> Iterator[tuple[int, str]]:
    """Comments and docstrings of a module, with the lines that they begin in."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(prose))):
                yield node.lineno, prose


def c_prose(text: str) -> Iterator[tuple[int, str]]:
    """The comments of a C file."""
    for token in C_TOKEN.finditer(text):
        if token["skip"] and token["skip"].startswith("/"):
            yield text.count("\n", 0, token.start()) + 1, token["skip"]


def prose() -> Iterator[tuple[str, int, str]]:
    for path in files(PROGRAMS, ".py", ".c", ".h"):
        file = path.relative_to(ROOT).as_posix()
        read = python_prose if path.suffix == ".py" else c_prose
        yield from ((file, line, text) for line, text in read(path.read_text()))
    for file, text in documents():
        yield from ((file, line, found) for line, found in document_prose(text))


def documents() -> Iterator[tuple[str, str]]:
    """The pages that a person writes, with their text."""
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))):
        file = path.relative_to(ROOT).as_posix()
        if file not in WRITTEN_BY_TOOLS:
            yield file, path.read_text(encoding="utf-8")


def document_prose(text: str) -> Iterator[tuple[int, str]]:
    """The paragraphs of a page with the lines that they begin in, without code and output."""
    without_code = re.sub(
        r"^```.*?^```", lambda block: "\n" * block[0].count("\n"), text, flags=re.MULTILINE | re.DOTALL
    )
    without_code = re.sub(r"`[^`\n]+`", "", without_code)
    for paragraph in re.finditer(r"(?:.+\n?)+", without_code):
        yield without_code.count("\n", 0, paragraph.start()) + 1, paragraph[0]


def unclear(found: Iterable[tuple[str, int, str]], words: Mapping[str, str] = PROSE) -> list[str]:
    """What is written in private words, each with what to write."""
    searched = {re.compile(rf"\b(?:{word})\b".replace(" ", r"\s+"), re.IGNORECASE): word for word in words}
    return [
        f"{file}:{line}: {' '.join(match[0].split())}: {words[word]}"
        for file, line, text in found
        for pattern, word in searched.items()
        for match in pattern.finditer(text)
    ]


def test_names_are_made_of_known_words() -> None:
    assert private(names()) == []


def test_comments_and_documents_are_written_in_known_words() -> None:
    assert unclear(prose()) == []


def test_documents_name_actors_and_use_usual_words() -> None:
    found = ((file, line, text) for file, page in documents() for line, text in document_prose(page))
    assert unclear(found, IN_DOCUMENTS) == []


def test_private_words_of_a_page_are_found_but_not_in_what_a_program_prints() -> None:
    page = "# A page\n\n```console\n$ x\nnobody\n```\n\nMany bytes lie\nbehind `abreast`, and so\nmany behind that.\n"
    assert unclear(("x.md", line, text) for line, text in document_prose(page)) == [
        "x.md:8: behind: after, past",
        "x.md:8: behind: after, past",
        "x.md:8: so many: n, that many; up to",
    ]
    told = [("x.md", 1, "the caller is told"), ("x.md", 2, "who\nwaits"), ("x.md", 3, "lanes are told apart")]
    assert len(unclear(told, IN_DOCUMENTS)) == 2


def test_names_that_may_stay_are_there_and_have_such_a_word() -> None:
    there = {(name.file, name.text) for name in names()}
    assert ORDINARY.keys() <= there
    for _, name in ORDINARY:
        assert private([Name("runtime/isa/x.py", 1, name)]), name


@pytest.mark.parametrize(
    ("file", "text", "name"),
    [("x.py", "class Crew: pass", "Crew"), ("x.py", "def hk_march(): pass", "hk_march"),
     ("x.py", "def run(*, abreast=1): pass", "abreast"), ("x.py", "for isStraight in (): pass", "isStraight"),
     ("x.py", "self._seats = 1", "_seats"), ("x.py", "from . import sinking as late_waits", "late_waits"),
     ("x.py", "class Rank: pass", "Rank"), ("x.py", "ONE_WAY, TWO = 1, 2", "ONE_WAY"),
     ("x.c", "/* a seat */ typedef struct { int in_vain; } Batch;", "in_vain"), ("x.h", "u32 hk_sit(Seat *s);", "Seat")],
)  # fmt: skip
def test_a_private_name_is_found(file: str, text: str, name: str) -> None:
    read = python_names if file.endswith(".py") else c_names
    assert [found.split(": ")[1] for found in private(read(file, text))] == [name]


def test_a_word_that_only_contains_a_private_one_is_none() -> None:
    text = "screw = marching = straighten = rank = known = late = one = 'crew'  # crew"
    assert private(python_names("x.py", text)) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [("x.py", '"""The end\nbehind\nit."""'), ("x.py", "x = 1  # Nobody knows"), ("x.py", 'x = 1\n"""Waves go side\nby side."""'),
     ("x.c", "int x; /* the caller is told */"), ("x.c", "// a crew\n"), ("x.py", "# Told of a call\n"),
     ("x.py", "# waves march\n")],
)  # fmt: skip
def test_private_prose_is_found(file: str, text: str) -> None:
    read = python_prose if file.endswith(".py") else c_prose
    assert len(unclear([(file, line, found) for line, found in read(text)])) == 1


def test_text_of_messages_and_lanes_that_are_told_apart_and_options_are_no_private_prose() -> None:
    text = 'x = "nobody"  # lanes are told apart by -march=native\n'
    assert unclear([("x.py", line, found) for line, found in python_prose(text)]) == []

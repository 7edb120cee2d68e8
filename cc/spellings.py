"""The long spellings of options that clang has, such as ``--preprocess`` for ``-E``: of those that hipkit has to understand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

_ALONE = {
    "--preprocess": "-E", "--compile": "-c", "--assemble": "-S", "--dependencies": "-M", "--user-dependencies": "-MM",
    "--write-dependencies": "-MD", "--write-user-dependencies": "-MMD", "--print-missing-file-dependencies": "-MG",
    "--shared": "-shared", "--static": "-static", "--verbose": "-v", "--no-standard-libraries": "-nostdlib",
}  # fmt: skip
_WITH_VALUE = {
    "--output": "-o", "--language": "-x", "--define-macro": "-D", "--undefine-macro": "-U", "--include-directory": "-I",
    "--include": "-include", "--imacros": "-imacros", "--include-directory-after": "-idirafter", "--library-directory": "-L",
    "--prefix": "-B", "--for-linker": "-Xlinker", "--force-link": "-u",
}  # fmt: skip
"""Options whose value is the next word, or follows after ``=``."""


def shortened(words: Iterable[str]) -> Iterator[str]:
    """The words of a command line with the short spellings in place of the long ones."""
    for word in words:
        name, has_value, value = word.partition("=")
        if word in _ALONE:
            yield _ALONE[word]
        elif name in _WITH_VALUE:
            yield _WITH_VALUE[name]
            if has_value:
                yield value
        else:
            yield word

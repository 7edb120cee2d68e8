"""A command line for a compiler driver, taken apart: its sources, and the options for compiling and for linking."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from ..fatbin.errors import UsageError
from ..fatbin.records import dataclass, replace

HIP, OPENCL, C, BY_NAME = "hip", "cl", "c", ""
"""Languages, as clang calls them; the last stands for what it makes of a file by its name."""
LANGUAGES = {
    **dict.fromkeys((".hip", ".cu", ".cpp", ".cc", ".cxx", ".c++", ".C"), HIP),
    ".c": C,
    ".cl": OPENCL,
    **dict.fromkeys((".s", ".S", ".m", ".i", ".ii"), BY_NAME),
}
"""By suffix, as hipcc has it; what has another suffix is linked."""

_WITH_VALUE = frozenset(
    "-I -D -U -F -B -include -imacros -isystem -iquote -idirafter -isysroot -MF -MT -MQ -Xclang -Xpreprocessor -Xassembler "
    "-mllvm -Xarch_device -Xarch_host -target -x --param".split()
)
"""Options for compiling whose value may be the next word."""
_JOINED = ("-x", "-MF", "-MT", "-MQ")
"""Options whose value is looked at, and may follow without a space: ``-xhip``."""
_LINKING_WITH_VALUE = frozenset("-l -L -z -T -u -e -Xlinker -rpath".split())
_LINKING = tuple(
    "-l -L -T -Wl, -shared -static -rdynamic -no-pie -pie -nostdlib -nodefaultlibs -nostartfiles -fuse-ld -rtlib --rtlib "
    "-unwindlib --unwindlib".split()
)
"""How options begin that only the linker gets."""
_BOTH = tuple("-v -pthread -fsanitize -stdlib --sysroot --target -target -m32 -m64 -flto -fopenmp".split())
_DEPENDENCIES = ("-MD", "-MMD", "-MP", "-MF", "-MT", "-MQ", "-MG", "-MJ", "-MV")


@dataclass(frozen=True)
class CommandLine:
    """``linking`` has the names of the sources too, where what they become is to be linked."""

    sources: dict[str, str]
    """With the language of each."""
    compiling: tuple[str, ...]
    linking: tuple[str, ...]
    has_linked: bool
    """Whether there is a file that is no source."""
    ends_with_objects: bool
    """``-c``: nothing is linked."""

    @classmethod
    def parse(cls, words: Sequence[str], languages: Mapping[str, str] = LANGUAGES) -> CommandLine:
        """``languages`` are those of sources by their suffixes.

        Raises :class:`UsageError` for an option without its value, or a file that does not exist.
        """
        sources: dict[str, str] = {}
        compiling: list[str] = []
        linking: list[str] = []
        language: str | None = None
        has_linked = False
        for option, *values in option_words(words):
            if option == "-x":
                language = None if values[0] == "none" else values[0]
            elif not option.startswith("-") or option == "-":
                has_linked |= not _add_input(option, language or languages.get(Path(option).suffix), sources)
                linking.append(option)
            elif option in _LINKING_WITH_VALUE or option.startswith(_LINKING):
                linking += [option, *values]
            elif option != "-c":
                compiling += [option, *values]
                linking += [option, *values] if option.startswith(_BOTH) else []
        return cls(sources, tuple(compiling), tuple(linking), has_linked, "-c" in words)

    @property
    def has_kernels_alone(self) -> bool:
        """Whether all sources are in a language that has no code for the host."""
        return bool(self.sources) and set(self.sources.values()) == {OPENCL}

    def with_options(self, options: Iterable[str]) -> CommandLine:
        """The same with more options for compiling, which others may overrule."""
        return replace(self, compiling=(*options, *self.compiling))


def without_dependencies(options: Iterable[str]) -> list[str]:
    """Options without those that write Makefile rules, which one of the two compilations of a source writes."""
    return [word for each in option_words(list(options)) if not each[0].startswith(_DEPENDENCIES) for word in each]


def with_dependencies_of(options: Sequence[str], made: Path) -> list[str]:
    """Options whose Makefile rules are those of the file that is made, and stand beside it: clang writes another one."""
    names = {each[0] for each in option_words(options)}
    added: list[str] = []
    if names & {"-MD", "-MMD"}:
        added += [] if names & {"-MT", "-MQ"} else ["-MT", str(made)]
        added += [] if "-MF" in names else ["-MF", str(made.with_suffix(".d"))]
    return [*options, *added]


def option_words(words: Sequence[str], also: Sequence[str] = ()) -> Iterable[list[str]]:
    """Each option with its value where it has one, which is the next word too for those that are ``also`` named."""
    rest = iter(words)
    for word in rest:
        if word in _WITH_VALUE or word in _LINKING_WITH_VALUE or word in also:
            value = next(rest, None)
            if value is None:
                raise UsageError(f"{word}: its value is missing")
            yield [word, value]
        elif word.startswith(_JOINED):
            [option] = (each for each in _JOINED if word.startswith(each))
            yield [option, word.removeprefix(option)]
        else:
            yield [word]


def _add_input(name: str, language: str | None, sources: dict[str, str]) -> bool:
    """Whether a file is a source, which has a language. Raises where there is no file."""
    if not Path(name).exists() or Path(name).is_dir():  # /dev/null is an empty source
        raise UsageError(f"{name}: there is no such file")
    if language is None:
        return False
    if name in sources:
        raise UsageError(f"{name}: is given twice")
    sources[name] = language
    return True

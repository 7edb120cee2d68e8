"""Checks of clang's UndefinedBehaviorSanitizer in device code, where each that fails is a trap.

clang's driver ignores ``-fsanitize`` for AMD's GPUs, and the compiler that it calls does not. Which checks a name stands for is
asked of the driver, for a host that has them all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ..fatbin.errors import UsageError
from ..fatbin.target import TargetID
from . import headers
from .arguments import option_words
from .compilers import Compiler
from .driver import jobs

CHECKS = frozenset(
    """
    alignment array-bounds bool builtin enum float-cast-overflow float-divide-by-zero implicit-bitfield-conversion
    implicit-integer-sign-change implicit-signed-integer-truncation implicit-unsigned-integer-truncation
    integer-divide-by-zero local-bounds nonnull-attribute null nullability-arg nullability-assign nullability-return
    object-size pointer-overflow return returns-nonnull-attribute shift-base shift-exponent signed-integer-overflow
    unreachable unsigned-integer-overflow unsigned-shift-base vla-bound
    """.split()
)
"""Those that device code can have, as clang's compiler calls them: they need no library and nothing around functions."""
_ACCESSES = "hipkit check --tool mem PROGRAM finds accesses outside allocations, without it"
INSTEAD = {
    **dict.fromkeys(("address", "kernel-address", "hwaddress", "kernel-hwaddress", "pointer-compare"), _ACCESSES),
    **dict.fromkeys(("pointer-subtract", "memtag", "memtag-heap", "memtag-stack", "memtag-globals"), _ACCESSES),
    **dict.fromkeys(
        ("memory", "kernel-memory"), "hipkit check --tool init PROGRAM finds reads of what nothing has set, without it"
    ),
    "thread": "hipkit check --tool race PROGRAM finds races, without it",
    "leak": "hipkit check --tool leak PROGRAM finds what is never given back, without it",
}
"""By a sanitizer that device code cannot have, what finds its faults."""
_LEFT_OUT = frozenset(("function", "vptr"))
"""Parts of ``undefined`` that device code cannot have: they look at words before a function, and call a library."""
_ON_HOST, _ON_DEVICE = "-Xarch_host", "-Xarch_device"
_NAMES = "-fsanitize="
_BEGIN = ("-fsanitize", "-fno-sanitize")
_ASKED = (_NAMES, "-fno-sanitize=", "-fsanitize-ignorelist=", "-fno-sanitize-ignorelist")
"""How options begin that change which checks there are, and where."""
_UNMERGED = {
    20: "-Xclang -fno-sanitize-merge",
    18: "-Xclang -mllvm -Xclang -ubsan-unique-traps -Xclang -mllvm -Xclang -bounds-checking-unique-traps"
    " -mllvm -enable-tail-merge=0",
}
"""Since which release one trap is kept for each check with which options; else those of one kind may share one."""
_WITHOUT_TRAP_2 = frozenset(("gfx1100", "gfx1101", "gfx1102", "gfx1103"))
"""GPUs that do nothing at ``s_trap 2``, for which the compiler adds instructions that end the wave."""
_FIRST_TO_FAIL = 20
"""The first release that may leave what comes after such a trap as it was; 22 does, and 19 does not."""
_PLAIN_TRAPS = ("-Xclang", "-target-feature", "-Xclang", "-priv-enabled-trap2-nop-bug")
_OF_HEADERS = headers.OWN / "hipkit" / "sanitizers.txt"
"""Where no checks are wanted."""
_RECORDING = ("-grecord-command-line", "-grecord-gcc-switches")


def of_device(options: Sequence[str], target: TargetID, compiler: Compiler, level: str) -> list[str]:
    """Options for the device's side of a source; ``level`` of optimisation is that of options without one.

    Raises :class:`UsageError` for a sanitizer that device code cannot have.
    """
    others = without(options)
    asked = [word for side, words in _sides(options) if side == _ON_DEVICE for word in words]
    names = [name for word in asked if word.startswith(_NAMES) for name in word.removeprefix(_NAMES).split(",")]
    if not names:
        return others
    if headers.asks_for_rocm(options) and names == ["address"]:  # AMD's library has what it needs
        return [*options]
    for name in names:
        if name in INSTEAD:
            raise UsageError(f"-fsanitize={name}: is not for device code; {INSTEAD[name]}. {_for_host(name)}")
    levels = [option for option in options if option.startswith("-O")]
    wanted = tuple(word for word in asked if word.startswith(_ASKED))
    checks, more = _expanded(wanted, (levels or [level])[-1], compiler)
    if lacking := [name for name in checks if name not in CHECKS and (name not in _LEFT_OUT or name in names)]:
        raise UsageError(
            f"-fsanitize={lacking[0]}: is not for device code, which can have checks of undefined behaviour alone: undefined, "
            f"bounds, integer, implicit-conversion, nullability, and their parts. {_for_host(lacking[0])}"
        )
    checks = tuple(name for name in checks if name in CHECKS)
    if not checks:
        return others
    traps = _PLAIN_TRAPS if _lacks_traps(target, compiler) else ()
    return ["-gline-tables-only", *others, *traps, *_for_compiler(checks, more, options, compiler)]


def notice(options: Sequence[str], target: TargetID) -> str:
    """What is to be said of the options that :func:`of_device` has made."""
    if _PLAIN_TRAPS[-1] not in options:
        return ""
    return f"hipkit: {target}: checks that fail stop a kernel under hipkit alone: clang cannot compile more than one for this GPU\n"


def of_host(options: Sequence[str]) -> list[str]:
    """Options for the host's side of a source of HIP, which has the sanitizers of ``-Xarch_host`` alone."""
    return [word for side, words in _sides(options) if side in ("", _ON_HOST) for word in words]


def of_linking(options: Sequence[str]) -> list[str]:
    """What the linker gets of options for sources of HIP: with the sanitizers of the host it links their libraries."""
    return [word for side, words in _sides(options) if side == _ON_HOST for word in words]


def without(options: Sequence[str]) -> list[str]:
    """Options without those about sanitizers."""
    return [word for side, words in _sides(options) if not side for word in words]


def _lacks_traps(target: TargetID, compiler: Compiler) -> bool:
    """Whether the compiler fails at functions with several of the traps that stop the GPU."""
    return target.processor in _WITHOUT_TRAP_2 and compiler.release >= _FIRST_TO_FAIL


def _for_host(name: str) -> str:
    return f"{_ON_HOST} -fsanitize={name} is for the host's code"


def _sides(options: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Options in order, each with the side that it is for if it is about sanitizers; else that is empty."""
    for option, *values in option_words(list(options)):
        word = values[0] if option in (_ON_HOST, _ON_DEVICE) else option
        if word.startswith(_BEGIN):
            yield (option if values else _ON_DEVICE), [word]
        else:
            yield "", [option, *values]


@cache
def _expanded(asked: tuple[str, ...], level: str, compiler: Compiler) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The checks that options ask for, one by one, and the options that say where."""
    of_checks = ("--target=x86_64-linux-gnu", level, *asked, "-fsanitize-trap=all")
    [job] = jobs(compiler, [*of_checks, "-x", "c++", "-c", "/dev/null", "-o", "/dev/null"])
    checks = [name for word in job if word.startswith(_NAMES) for name in word.removeprefix(_NAMES).split(",")]
    more = [word for word in job if word.startswith("-fsanitize-") and "ignorelist=" in word]
    return tuple(checks), tuple(more)


def _for_compiler(
    checks: Sequence[str], more: Sequence[str], options: Sequence[str], compiler: Compiler
) -> Iterator[str]:
    """Options for the compiler that the driver calls; debug information says which checks there are."""
    names = ",".join(checks)
    unmerged = next((words for release, words in _UNMERGED.items() if compiler.release >= release), "")
    words = [f"{_NAMES}{names}", f"-fsanitize-trap={names}", *more, f"-fsanitize-ignorelist={_OF_HEADERS}"]
    words += [] if any(option in _RECORDING for option in options) else ["-dwarf-debug-flags", f"{_NAMES}{names}"]
    yield from unmerged.split()
    for word in words:
        yield from ("-Xclang", word)

"""Command lines for clang++ that compile HIP: what ``hipkit-clang++`` takes and does."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path

from ..fatbin.errors import UsageError
from ..fatbin.records import dataclass
from .arguments import BY_NAME, HIP, CommandLine, option_words
from .spellings import shortened

LANGUAGES = {
    **dict.fromkeys((".hip", ".cu"), HIP),
    **dict.fromkeys((".cpp", ".cc", ".cxx", ".c++", ".C", ".c", ".s", ".S", ".i", ".ii"), BY_NAME),
}
"""By suffix: those of C++ are no HIP unless ``-x hip`` says so."""
_GPU = ("--offload-arch=", "--cuda-gpu-arch=", "--gpu-architecture=")
_HOST_ALONE = frozenset(("--cuda-host-only", "--offload-host-only"))
_DEVICE_ALONE = frozenset(("--cuda-device-only", "--offload-device-only"))
_WITHOUT_EFFECT = (
    "--hip-link", "--rocm-path", "--hip-path", "--rocm-device-lib-path", "--hip-device-lib-path", "--hip-version",
    "--no-gpu-bundle-output", "--gpu-bundle-output", "-fhip-new-launch-api",
)  # fmt: skip
"""How options begin that say where AMD's HIP is, or what hipkit does anyway."""
_NATIVE = "native"


@dataclass(frozen=True)
class ClangLine:
    """A command line, without the options that hipkit answers itself."""

    line: CommandLine
    gpus: tuple[str, ...]
    output: Path | None
    has_host: bool
    has_device: bool
    is_shown: bool
    """``-###``: the commands are printed and not run."""

    @classmethod
    def parse(cls, words: Sequence[str]) -> ClangLine:
        """Raises :class:`UsageError` for an option without its value, or a file that does not exist."""
        output: Path | None = None
        gpus: list[str] = []
        rest: list[str] = []
        sides = {"host": True, "device": True}
        for option, *values in option_words([*shortened(_expanded(words))], also=("-o",)):
            if option == "-o":
                output = Path(values[0])
            elif option.startswith("-o") and not option.startswith("-object"):
                output = Path(option[2:])
            elif option.startswith(_GPU):
                gpus += [gpu for gpu in option.partition("=")[2].split(",") if gpu and gpu != _NATIVE]
            elif option in _HOST_ALONE:
                sides["device"] = False
            elif option in _DEVICE_ALONE:
                sides["host"] = False
            elif option != "-###" and not option.startswith(_WITHOUT_EFFECT):
                rest += [option, *values]
        line = CommandLine.parse(rest, LANGUAGES)
        return cls(line, tuple(gpus), output, sides["host"], sides["device"], "-###" in words)

    @property
    def is_question(self) -> bool:
        """Whether no file is named: clang's answer is asked for, such as to ``--version``."""
        return not self.line.sources and not self.line.has_linked


def _expanded(words: Iterable[str]) -> Iterable[str]:
    """The words, and in place of a file after an ``@`` those that it has."""
    for word in words:
        if not word.startswith("@"):
            yield word
            continue
        try:
            text = Path(word[1:]).read_text()
        except OSError as error:
            raise UsageError(f"{word}: cannot be read: {error.strerror}") from None
        yield from _expanded(shlex.split(text))

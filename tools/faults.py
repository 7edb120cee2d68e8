"""Faults that are planted in sound files, and which rule of ``hipkit validate`` must find each: ``make faults``.

Prints how many of them hipkit finds, and of how many LLVM's own tools take notice: a message or an exit code that the
sound file does not give. ``python tools/faults.py NAME…`` does some of them; ``--no-llvm`` leaves the others out, and
``--compiled`` plants those of the tables COMPILED instead, of which hipkit is known not to find some. ``--words`` writes
what hipkit says of each, and of which place, to the table that ``tests/fatbin/validate/test_planted_faults.py`` reads.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from hipkit import Finding

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "samples" / "built"
COMPILED = ("faults_in_compiled", "faults_in_assembly", "faults_in_builds")
"""The tables that take compilers to plant."""
TABLES = (
    "faults_in_containers", "faults_in_code", "faults_in_kernels", "faults_in_instructions", "faults_in_cuda",
    "faults_in_descriptors", "faults_in_hosts",
)  # fmt: skip

WORDS = ROOT / "tests" / "fatbin" / "validate" / "planted_faults.tsv"
"""What hipkit says of each fault."""
MOST_WORDS = 12
"""How many findings of one fault are in it."""

_NAME, _RULE = 46, 28
"""Widths of the columns."""

Plant = Callable[[bytes], bytes]


class Fault(NamedTuple):
    """A fault: its name, the rule that must find it, the sound file that it is planted in, and how.

    ``options`` are those of :func:`hipkit.validate`; ``file`` is what the file is called.
    """

    name: str
    rule: str
    sound: str | Callable[[], bytes]
    plant: Plant
    options: dict[str, Any]
    file: str

    @property
    def content(self) -> bytes:
        """The sound file."""
        return _sample(self.sound) if isinstance(self.sound, str) else self.sound()


FAULTS: list[Fault] = []


def fault(rule: str, sound: str | Callable[[], bytes], file: str = "file", **options: Any) -> Callable[[Plant], Plant]:
    """Enter the decorated function, whose name is that of the fault."""

    def enter(plant: Plant) -> Plant:
        FAULTS.append(Fault(plant.__name__, rule, sound, plant, options, file))
        return plant

    return enter


@cache
def _sample(name: str) -> bytes:
    return (BUILT / name).read_bytes()


def table() -> list[Fault]:
    """Every fault."""
    for module in TABLES:
        importlib.import_module(module)
    return FAULTS


def compiled() -> list[Fault]:
    """Every fault that takes compilers to plant."""
    tables = [importlib.import_module(module) for module in COMPILED]  # all enter theirs into one list
    rows: list[Fault] = tables[0].COMPILED
    return rows


def found(fault: Fault, *, sound: bool = False) -> set[str]:
    """The rules that ``hipkit validate`` reports for the broken file, or for the sound one without options."""
    data = fault.content if sound else fault.plant(fault.content)
    return {finding.rule for finding in findings(data, fault.file, **({} if sound else fault.options))}


def findings(data: bytes, name: str, **options: Any) -> list[Finding]:
    """What ``hipkit validate`` reports for a file of that name."""
    import hipkit

    try:
        return hipkit.validate(hipkit.open(data, strict=False, name=name), **options)
    except hipkit.FormatError as error:
        return [hipkit.Finding.from_damage(error)]


def words(fault: Fault) -> list[tuple[str, str, str]]:
    """The rule, the place and the message of each finding for the broken file: of many, the first ones."""
    rows = findings(fault.plant(fault.content), fault.file, **fault.options)
    return [(row.rule, row.place, row.message.replace("\n", "\\n")) for row in rows[:MOST_WORDS]]


def _write_words() -> None:
    rows = ["\t".join((fault.name, *row)) for fault in table() for row in words(fault)]
    WORDS.write_text("\n".join(("fault\trule\tplace\tmessage", *rows, "")), encoding="utf-8")


LLVM = (
    ("readelf", ("llvm-readelf-22", "--notes", "-h", "-S", "-l", "--symbols", "{}")),
    ("objdump -d", ("llvm-objdump-22", "-d", "{}")),
    ("objdump -D", ("llvm-objdump-22", "-D", "{}")),
    ("offloading", ("llvm-readobj-22", "--offloading", "{}")),
    ("objdump --offloading", ("llvm-objdump-22", "--offloading", "{}")),
    ("bundler -list", ("clang-offload-bundler-22", "-list", "-type=o", "-input={}")),
    (
        "bundler -unbundle",
        ("clang-offload-bundler-22", "-unbundle", "-type=o", "-input={}", "-targets=@", "-output=out"),
    ),
)
"""What peers are asked. ``@`` stands for a target of the file."""


def noticed(fault: Fault) -> list[str]:
    """LLVM's tools that say something of the broken file which they do not say of the sound one."""
    return [name for name, command in LLVM if _notices(command, fault)]


def _notices(command: tuple[str, ...], fault: Fault) -> bool:
    before, after = (_answer(command, data, fault.file) for data in (fault.content, fault.plant(fault.content)))
    # A tool that cannot read the sound file either has noticed nothing.
    return after != before and (after[0] != 0 or bool(after[1])) and not (before[0] != 0 and after[0] != 0)


def _answer(command: tuple[str, ...], data: bytes, name: str) -> tuple[int, str]:
    """The exit code of a tool and what it says on stderr."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, name).write_bytes(data)
        target = _target(data) if "-targets=@" in command else ""
        arguments = [part.replace("{}", name).replace("@", target) for part in command]
        beside = Path(shutil.which(command[0]) or "").resolve().parent
        environment = {**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(
            arguments, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60
        )
    return done.returncode, done.stderr.decode("utf-8", "replace")


def _target(data: bytes) -> str:
    """The last entry of the first bundle, as its file says."""
    import hipkit

    try:
        ids = [entry.id for entry in hipkit.open(data, strict=False).entries]
    except hipkit.HipkitError:
        ids = []
    return ids[-1] if ids else "hipv4-amdgcn-amd-amdhsa--gfx942"


def _verdict(fault: Fault) -> str:
    """Whether the rule finds the fault; ``FALSE`` where it finds something in the sound file, too."""
    if fault.rule in found(fault, sound=True):
        return "FALSE"
    if not fault.rule:
        return "unseen"
    return "found" if fault.rule in found(fault) else "MISSED"


def main() -> int:
    """Plant, judge, print; 1 if a fault is missed or a sound file has its finding."""
    if "--words" in sys.argv:
        _write_words()
        return 0
    wanted = [name for name in sys.argv[1:] if not name.startswith("-")]
    rows = compiled() if "--compiled" in sys.argv else table()
    chosen = [fault for fault in rows if not wanted or fault.name in wanted]
    with_llvm = "--no-llvm" not in sys.argv
    missing = [command[0] for _, command in LLVM if with_llvm and not shutil.which(command[0])]
    if missing:
        print(f"{', '.join(missing)} not installed; `make toolchain` installs them", file=sys.stderr)
        return 3
    missed = unseen = seen = 0
    print(f"{'fault':<{_NAME}}{'rule that must find it':<{_RULE}}{'hipkit':<10}LLVM")
    for fault in chosen:
        verdict = _verdict(fault)
        missed, unseen = missed + (verdict in ("MISSED", "FALSE")), unseen + (verdict == "unseen")
        theirs = noticed(fault) if with_llvm else []
        seen += bool(theirs)
        print(f"{fault.name:<{_NAME}}{fault.rule:<{_RULE}}{verdict:<10}{', '.join(theirs) or '-'}")
    print(f"\n{len(chosen)} faults: hipkit finds {len(chosen) - missed - unseen} by the right rule", end="")
    print(f", LLVM's tools notice {seen} ({100 * seen // max(len(chosen), 1)} %)" if with_llvm else "")
    return int(missed > 0)


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "tools")]
    # The tables know this module by its name, whichever way it was started.
    sys.exit(importlib.import_module("faults").main())

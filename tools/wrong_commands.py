"""Typical wrong command lines, and what hipkit answers: ``python tools/wrong_commands.py`` writes docs/wrong-commands.md.

Each line runs in a folder with copies of some samples, ``notes.txt``, an empty file and an empty folder.
"""

from __future__ import annotations

import os
import shlex
import shutil
from pathlib import Path
from typing import NamedTuple

from click.testing import CliRunner

from hipkit.cli.main import cli

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "wrong-commands.md"
SAMPLES = (
    "vector_add",
    "libfilter.so",
    "libfilter.ccob3.so",
    "matmul.gfx942.v4.hsaco",
    "reduce.gfx1100.v5.hsaco",
    "hello",
)
LAUNCH = "launch vector_add vector_add --grid 4 --block 256"
ARRAYS = "--arg arange:f32:10 --arg ones:f32:10 --arg zeros:f32:10"


class Wrong(NamedTuple):
    """A command line, its exit code, and what the answer has to say."""

    line: str
    code: int
    says: tuple[str, ...]


def _rows(text: str) -> tuple[Wrong, ...]:
    rows = []
    for line in filter(None, map(str.strip, text.splitlines())):
        command, code, says = line.split(" => ")[0], *line.split(" => ")[1].split(" ", 1)
        rows.append(
            Wrong(command.replace("LAUNCH", LAUNCH).replace("ARRAYS", ARRAYS), int(code), tuple(says.split(" | ")))
        )
    return tuple(rows)


TABLE = _rows("""
    inspekt libfilter.so => 2 there is no command 'inspekt' | did you mean inspect?
    validat libfilter.so => 2 did you mean validate?
    lst libfilter.so => 2 did you mean ls
    frobnicate => 2 there is no command 'frobnicate' | `hipkit --help` lists them
    --verson => 2 No such option | --version
    inspect => 2 Missing argument 'FILE...' | Try 'hipkit inspect --help'
    inspect nosuch.so => 2 nosuch.so: cannot be read: No such file or directory
    inspect --kernel libfilter.so => 2 No such option '--kernel' | --kernels
    inspect --jobs 0 libfilter.so => 2 --jobs | 0 is not in the range x>=1
    inspect --jobs many libfilter.so => 2 --jobs | 'many' is not a valid integer
    inspect notes.txt => 2 notes.txt | no file that hipkit knows | It reads ELF
    inspect empty => 2 empty | is empty. It reads ELF
    ls nosuch.so => 2 nosuch.so: cannot be read
    ls notes.txt => 2 no file that hipkit knows
    disasm => 2 Missing argument 'FILE'
    disasm libfilter.so --kernel aply => 1 libfilter.so: no function 'aply' | did you mean apply?
    disasm libfilter.so --kernel zzz => 1 no function 'zzz' | there are apply
    disasm libfilter.so --target gfx90a => 1 no AMD code object for gfx90a | it has code for gfx942
    disasm notes.txt => 2 no file that hipkit knows
    notes nosuch => 2 nosuch: cannot be read
    launch => 2 Missing argument 'FILE'
    launch vector_add => 2 Missing argument 'KERNEL'
    launch vector_add vector_add --grid 4 => 2 Missing option '--block'
    launch vector_add vector_add --grid x --block 256 => 2 --grid | 'x' is not one to three numbers with commas between
    launch vector_add vectoradd --grid 4 --block 256 ARRAYS --arg 10 => 1 there is no kernel 'vectoradd' | did you mean vector_add
    LAUNCH => 2 takes 4 arguments, not 0 | float const* of 8 bytes, float const* of 8 bytes, float* of 8 bytes, int of 4 bytes
    LAUNCH ARRAYS => 2 takes 4 arguments, not 3
    LAUNCH ARRAYS --arg 1.5 => 2 argument 3 | int
    LAUNCH --arg 1.5 --arg ones:f32:10 --arg zeros:f32:10 --arg 10 => 2 argument 0 | is a pointer | pass an array
    LAUNCH --arg arange:f64:10 --arg ones:f32:10 --arg zeros:f32:10 --arg 10 => 2 argument 0 | points at float | float64
    LAUNCH --arg arrange:f32:10 --arg ones:f32:10 --arg zeros:f32:10 --arg 10 => 2 arrange is no type | arange
    LAUNCH --arg arange:f33:10 --arg ones:f32:10 --arg zeros:f32:10 --arg 10 => 2 write arange:TYPE:SHAPE, such as arange:f32:1024
    LAUNCH --arg @a.npy --arg ones:f32:10 --arg zeros:f32:10 --arg 10 => 2 a.npy: there is no such file
    LAUNCH --arg @notes.txt --arg ones:f32:10 --arg zeros:f32:10 --arg 10 => 2 notes.txt: is no array of numbers that numpy.save wrote
    LAUNCH ARRAYS --arg 10 --out 9=c.npy => 2 --out 9=c.npy | argument 9 is no array
    LAUNCH ARRAYS --arg 10 --out c.npy => 2 write the number of an argument, = and a file, such as 2=c.npy
    LAUNCH ARRAYS --arg 10 --device gfx110 => 2 'gfx110' is no GPU that hipkit knows | did you mean gfx1103
    LAUNCH ARRAYS --arg 10 --device gfx942 => 1 nothing runs on gfx942 | gfx1100
    launch vector_add vector_add --grid 4 --block 5000 ARRAYS --arg 10 => 2 5000 work-items; 1024 is the most
    launch vector_add vector_add --grid 0 --block 256 ARRAYS --arg 10 => 2 the grid 0 x 1 x 1 is empty | at least 1
    launch folder k --grid 1 --block 1 => 2 folder: is a directory; name a file in it
    launch notes.txt k --grid 1 --block 1 => 2 no file that hipkit knows
    run => 2 Missing argument 'PROGRAM'
    run nosuch => 2 nosuch: there is no such file, here or in PATH
    run ./notes.txt => 2 may not be executed; chmod +x allows it
    run ./libfilter.so => 2 is a shared library and no program | hipkit.load_library
    run --device MI3000 ./hello => 2 'MI3000' is no GPU that hipkit knows | did you mean Instinct MI300
    run --timeout 0 ./hello => 2 --timeout | 0.0 is not in the range x>0
    devices gfx9 => 2 'gfx9' is no GPU that hipkit knows
    unbundle libfilter.so => 2 Missing option '-o' / '--output'
    unbundle libfilter.so -o out --target gfx1100 => 1 no entry for 'gfx1100'; it has gfx942
    unbundle libfilter.so -o notes.txt => 2 cannot be written: notes.txt is a file, and no folder
    bundle -o b.hipfb => 2 name at least one ID=FILE, such as gfx942=kernel.hsaco
    bundle -o b.hipfb gfx942 => 2 'gfx942' names no file; write ID=FILE
    bundle -o b.hipfb gfx942=nosuch => 2 nosuch: cannot be read
    bundle -o b.hipfb gfx9420=matmul.gfx942.v4.hsaco => 2 unknown processor 'gfx9420' | did you mean gfx942
    bundle -o b.hipfb gfx1100=matmul.gfx942.v4.hsaco => 2 is code for gfx942 | says gfx1100
    bundle -o hello gfx942=matmul.gfx942.v4.hsaco => 2 hello: already exists; --force replaces it
    bundle -o folder gfx942=matmul.gfx942.v4.hsaco => 2 folder: is a directory
    bundle -o b.zip --format zip gfx942=matmul.gfx942.v4.hsaco => 2 --format | 'zip' is not one of 'plain'
    edit libfilter.so => 2 nothing to do: give --keep, --drop
    edit libfilter.so --drop gfx942 => 2 say where to write: give --output FILE, or --in-place
    edit libfilter.so --drop gfx942 --in-place -o e.so => 2 different places to write to; give one of them
    edit libfilter.so --drop gfx942 -o e.so => 2 nothing would be left of gfx942; --drop-all does that
    edit libfilter.so --drop gfx1030 -o e.so => 1 no entry for 'gfx1030'; it has gfx942
    split libfilter.so => 2 Missing option '-o' / '--output'
    join folder -o out => 1 folder
    join nosuch -o out => 2 nosuch: is not a folder; join takes the one that split wrote
    validate => 2 Missing argument 'FILE...'
    validate folder => 1 folder: holds no device code
    validate --rule wraper libfilter.so => 2 there is no rule 'wraper' | did you mean
    validate --format xml libfilter.so => 2 'xml' is not one of 'text', 'json', 'sarif', 'junit'
    validate --json --format sarif libfilter.so => 2 different formats; give one of them
    validate --rocm new libfilter.so => 2 'new' is no release of ROCm that hipkit knows
    covers libfilter.so => 2 Missing option '--gpu'
    covers libfilter.so --gpu gfx9420 => 2 'gfx9420' is no GPU that hipkit knows | did you mean gfx942
    covers libfilter.so --gpu gfx11-generic => 2 is a family of GPUs; name one of them: gfx1100
    diff libfilter.so => 2 Missing argument 'NEW'
    diff libfilter.so nosuch.so => 2 nosuch.so: cannot be read
    diff libfilter.so libfilter.ccob3.so --fail-on vgprs>+10% => 2 'vgprs' is no measure; there are vgpr
    diff libfilter.so libfilter.ccob3.so --fail-on bogus => 2 'bogus' is no condition; write MEASURE>+N
    report libfilter.so => 2 Missing option '-o' / '--output'
    report libfilter.so -o folder => 2 'folder' is a directory
    schema nosuch => 2 'nosuch' is not one of 'inspect'
    port nosuch.cu => 2 nosuch.cu: cannot be read: No such file or directory
    port libfilter.so => 2 libfilter.so+ | this is no text
    completion tcsh => 2 'tcsh' is not one of 'bash', 'zsh', 'fish'
""")

HEAD = """# Wrong command lines

What hipkit answers to mistakes: what is wrong, and what to write instead. `python tools/wrong_commands.py` writes this page,
and a test compares it with what the commands print. Exit codes: 1 is a negative answer, 2 wrong usage or bad input.
"""


def prepare(folder: Path) -> None:
    """Make the files that the command lines name."""
    for name in SAMPLES:
        shutil.copy(ROOT / "samples" / "built" / name, folder / name)
    (folder / "notes.txt").write_text("Remember the milk.\n")
    (folder / "empty").write_bytes(b"")
    (folder / "folder").mkdir()


def answer(wrong: Wrong) -> tuple[int, str]:
    """The exit code and the output of a command line, run here."""
    done = CliRunner().invoke(cli, shlex.split(wrong.line), prog_name="hipkit", env={"COLUMNS": "160"})
    return done.exit_code, done.output


def document(folder: Path) -> str:
    """The page; ``folder`` is empty."""
    prepare(folder)
    before = Path.cwd()
    os.chdir(folder)
    try:
        parts = [f"$ hipkit {wrong.line}\n{answer(wrong)[1].rstrip()}\n" for wrong in TABLE]
    finally:
        os.chdir(before)
    return HEAD + "\n```console\n" + "".join(parts).replace(str(folder), "/path/to") + "```\n"


def main() -> None:
    """Write the page."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        DOCUMENT.write_text(document(Path(folder).resolve()))
    print(f"{len(TABLE)} command lines")


if __name__ == "__main__":
    main()

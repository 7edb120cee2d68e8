"""The tables of known answers of instructions on an NVIDIA GPU, through PTX.

``python tools/cuda_answers.py FOLDER --build`` assembles the rows, in kernels of at most :data:`ROWS` each, and in parts of them where
the translation to PTX refuses one; ``python tools/cuda_answers.py FOLDER``, where a driver is and no assembler, runs them, and
says which rows do not give their answer, and which are refused.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import groupby
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))
from answer_batches import wrong_rows
from answers import Row, all_rows
from instructions import Assembler, OnGpu

from hipkit.fatbin.errors import HipkitError, MissingError
from hipkit.runtime.devices.backend import Backend, Dispatch, Report
from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.devices.cpu.layout import registers_of
from hipkit.runtime.devices.cuda.ptx_kernel import translated
from hipkit.runtime.devices.cuda.start import Start
from hipkit.runtime.errors import KernelError
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.memory.device import DeviceMemory

ROWS = 48
PROCESSES = min(os.cpu_count() or 1, 14)
_NOT_SUPPORTED = "is not written for PTX"


class Translator(Backend):
    """Translates kernels to PTX, which ptxas assembles where it is there, and runs none."""

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        facts = facts_of(dispatch.processor, dispatch.setup.lanes)
        fetch = Fetcher.of_image(dispatch.image, facts, registers_of(dispatch.setup, dispatch.processor))
        start = Start("kernel", dispatch.setup, dispatch.group_size, dispatch.scratch, is_limited=True)
        text = translated(dispatch.entry - dispatch.image.base, fetch, facts, start).text
        if ptxas := shutil.which("ptxas"):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, "k.ptx")
                path.write_text(text)
                done = subprocess.run(
                    [ptxas, "-O0", "-arch=sm_80", path, "-o", f"{path}.cubin"], capture_output=True, text=True
                )
            if done.returncode:
                print(done.stderr[:1000], flush=True)
                raise KernelError(f"ptxas: {done.stderr.splitlines()[0]}")
        return Report()


def chunks() -> list[list[Row]]:
    """The rows of all tables, in parts for one kernel."""

    def target(row: Row) -> tuple[str, int]:
        return row.target, row.lanes

    groups = [list(rows) for _, rows in groupby(sorted(all_rows(), key=target), key=target)]
    return [rows[at : at + ROWS] for rows in groups for at in range(0, len(rows), ROWS)]


def tool(name: str) -> Callable[..., None]:
    """What calls a program."""

    def call(*arguments: object) -> None:
        subprocess.run([name, *map(str, arguments)], check=True)

    return call


class Told(OnGpu):
    """That engine, whose errors are printed: rows that do not run together then run one by one."""

    def __call__(self, memory: DeviceMemory) -> Backend:
        backend = super().__call__(memory)
        run = backend.run

        def told(dispatch: Dispatch) -> Report:
            try:
                return run(dispatch)
            except HipkitError as error:
                print(f"{dispatch.target}: {error}", flush=True)
                raise

        backend.run = told  # type: ignore[assignment,method-assign]
        return backend


def _no_tool(name: str) -> Callable[..., None]:
    raise MissingError(f"{name} would have to assemble this part")


def build(folder: Path, number: int) -> list[str]:
    """Assemble what running a part of the rows asks for; the rows that are refused."""
    rows = chunks()[number]
    said = wrong_rows(Assembler(tool, folder), rows, lambda memory: Translator())
    return [line for line in said if _NOT_SUPPORTED in line]


def run(folder: Path, number: int) -> list[str]:
    """What is wrong with a part of the rows on the GPU."""
    return wrong_rows(Assembler(_no_tool, folder), chunks()[number], Told())


def main() -> int:
    """Assemble, or run; 1 where a row does not give its answer, or is refused."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("numbers", nargs="*", type=int, metavar="PART")
    parser.add_argument("--build", action="store_true")
    parser.add_argument("-j", type=int, default=PROCESSES)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    parts = chunks()
    numbers = given.numbers or range(len(parts))
    refused = wrong = 0
    # A fault on the GPU ends all that its process has there.
    context = multiprocessing.get_context("spawn")
    with context.Pool(given.j, maxtasksperchild=1) as pool:
        found = pool.imap(partial(build if given.build else run, given.folder), numbers)
        for number, lines in zip(numbers, found, strict=True):
            print(f"part {number}, {parts[number][0].target}", *lines, sep="\n  ", flush=True)
            refused += sum(_NOT_SUPPORTED in line for line in lines)
            wrong += sum(_NOT_SUPPORTED not in line for line in lines)
    print(f"{sum(len(parts[number]) for number in numbers)} rows: {refused} refused, {wrong} places wrong")
    return 1 if refused or wrong else 0


if __name__ == "__main__":
    sys.exit(main())

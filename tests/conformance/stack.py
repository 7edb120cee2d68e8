"""AMD's own test programs of its libraries, as Debian ships them, case by case on hipkit's devices.

``tools/stack_root.sh --suites rocRAND --devices gfx1100,gfx90a`` builds the root of Debian that they are in and calls this.
The seed draws from the list of a suite's cases and is printed before anything runs. Results are JSON lines; a run that was
stopped goes on: cases that are in them are left out. ``--table`` prints what is in them.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from stack_cases import APT, BLASLT, GGML, GTEST, MAGMA, MIGRAPHX, THRUST, Case, Framework, blaslt, inside, magma  # type: ignore[import-not-found]

T = TypeVar("T")
LIMIT = 120
"""Seconds of CPU that a case has; past them it is late, which counts as failed."""
CLOCK = 10
"""How many times as long it may take by the clock, on a machine with other work."""
_SAID = 400
"""How much of the reason of a failure is kept."""
OUTCOMES = ("passed", "failed", "refused", "late", "skipped")
_REFUSED = ("is not written yet", " returns 801: ", "is not carried out")
_ENDED_BY_LIMIT = frozenset((-9, -24, 128 + 9, 128 + 24))
_NO_TIME = "no time"


@dataclass(frozen=True)
class Suite:
    """The test programs of a package; those of wrappers have fewer cases drawn.

    A suite with ``data`` has a million cases, each a record of that file, which its program reads whole before it runs one:
    it is given a file of the drawn records instead. Where ``data`` is no path, it is the package's. ``others`` are packages
    that it needs beside its own. ``options`` are given to all programs, with the seed of the draw in place of ``{seed}``:
    those of rocFFT take a share of its cases by that, since its programs spend seconds on making all of them before they run one. ``cases`` finds the cases of programs that do not list them. Those that ask ``librocm_smi64`` get ``rocm_smi.c`` for it.
    Where others would draw mostly cases that use no GPU, or that only note what they get for a later run, ``only`` says
    which do not. Packages that depend on what Debian no longer
    has are ``is_unpacked``: their files are put into the root, and stay there. ``links`` are files that a program looks for
    where its package was built, and where they are. A suite of another ``release`` than the root's has its packages from there.
    """

    package: str
    is_wrapper: bool = False
    framework: Framework = GTEST
    data: str = ""
    options: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    programs: str = "usr/libexec/rocm/{package}/*test*"
    cases: Callable[[Path], Iterable[Case]] | None = None
    asks_monitor: bool = False
    gpus: int = 1
    only: str = ""
    is_unpacked: bool = False
    environment: tuple[str, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    release: str = ""

    @property
    def packages(self) -> tuple[str, ...]:
        """What is installed for it."""
        return self.package, *self.others

    @property
    def pattern(self) -> str:
        """Where the package has its programs, in the root."""
        return self.programs.format(package=self.package)

    @property
    def records(self) -> str:
        """Where its data are, in the root."""
        return self.data if "/" in self.data else f"usr/share/{self.package}/data/{self.data}"

    def of_release(self, release: str) -> Suite:
        """The suite with the packages of a release, some of which are called otherwise there."""
        names = _NAMES.get(release or self.release, {})
        package, *others = (names.get(name, name) for name in self.packages)
        links = tuple(
            (place, "/".join(names.get(part, part) for part in file.split("/"))) for place, file in self.links
        )
        return dataclasses.replace(
            self, package=package, others=tuple(others), links=links, release=release or self.release
        )


_CLANG = (
    "clang-21",
    "clang-tools-21",
    "lld-21",
    "llvm-21",
    "rocm-device-libs-21",
    "libamdhip64-dev",
    "libc6-dev",
    "libstdc++-16-dev",
)
"""What programs need that call clang for their kernels."""
_NAMES = {
    "experimental": {
        "librocblas4-tests": "librocblas5-tests",
        "libhipsparse1-tests": "libhipsparse4-tests",
        "libhipsolver0-tests": "libhipsolver1-tests",
        **{name: name.replace("-21", "-22") for name in _CLANG if "-21" in name},
    }
}
"""What a release calls the packages that have another name than in the root's."""
_MIOPEN_LINKS = (
    ("/build/reproducible-path/miopen-6.4.3+dfsg/build/clang-21", "/usr/bin/clang-21"),
    ("/usr/bin/llvm-objcopy", "/usr/lib/llvm-21/bin/llvm-objcopy"),
)
# MIOpen puts /usr/include before libstdc++, whose <cmath> looks for <math.h> after itself.
_MIOPEN_ENVIRONMENT = ("CCC_OVERRIDE_OPTIONS=#s/^.usr.include$/.nowhere/",)
_FFT = ("--seed", "{seed}", "--R", "8", "--test_prob", "0.02")
_FFT_ONLY = r"^(?!.*bitwise_repro_test)"
# Else rocFFT waits for the processes that compile its kernels in a loop, which takes as long as they do.
_FFT_ENVIRONMENT = ("ROCFFT_RTC_PROCESS=0",)
SUITES = {
    "rocRAND": Suite("librocrand1-tests"),
    "rocPRIM": Suite("librocprim-tests"),
    "hipCUB": Suite("libhipcub-tests"),
    "rocThrust": Suite("librocthrust-tests", framework=THRUST),
    "rocSPARSE": Suite("librocsparse1-tests", data="rocsparse_test.data"),
    "rocBLAS": Suite("librocblas4-tests", data="rocblas_gtest.data"),
    "rocSOLVER": Suite("librocsolver0-tests"),
    "rocFFT": Suite("librocfft0-tests", options=_FFT, only=_FFT_ONLY, environment=_FFT_ENVIRONMENT),
    "hipRAND": Suite("libhiprand1-tests", is_wrapper=True),
    "hipSPARSE": Suite("libhipsparse1-tests", is_wrapper=True),
    "hipFFT": Suite("libhipfft0-tests", is_wrapper=True, options=_FFT, only=_FFT_ONLY, environment=_FFT_ENVIRONMENT),
    "hipSOLVER": Suite("libhipsolver0-tests", is_wrapper=True),
    "llama.cpp": Suite(
        "llama.cpp-tests",
        framework=GGML,
        others=("libggml0-backend-hip", "llama.cpp-tools"),
        programs="usr/libexec/x86_64-linux-gnu/{package}/test-backend-ops",
    ),
    "MIOpen": Suite(
        "libmiopen1-tests",
        others=_CLANG,
        only=r"(^|/)GPU_",
        links=_MIOPEN_LINKS,
        environment=_MIOPEN_ENVIRONMENT,
    ),
    "RCCL": Suite(
        "librccl1-tests",
        others=("librccl1", "libhsa-runtime64-1", "libdrm-amdgpu1", "libdrm2", "libelf1t64", "libnuma1"),
        programs="usr/libexec/rocm/{package}/*UnitTests",
        asks_monitor=True,
        gpus=2,
        is_unpacked=True,
        # RCCL 2.27 wants the second on gfx942; else it reads /sys, and gives a collective 5 s by the clock.
        environment=(
            "UT_MAX_GPUS=2",
            "HSA_NO_SCRATCH_RECLAIM=1",
            "RCCL_USE_ROCM_SMI_LIB=1",
            f"UT_TIMEOUT_US={LIMIT * CLOCK * 10**6}",
        ),
    ),
    "MAGMA": Suite("libmagma-rocm-test", framework=MAGMA, cases=magma),
    "hipBLASLt": Suite("libhipblaslt1-bench", framework=BLASLT, cases=blaslt, asks_monitor=True),
    "MIGraphX": Suite(
        "migraphx-tests",
        framework=MIGRAPHX,
        programs="usr/libexec/migraphx/{package}/test_verify",
        others=("migraphx-tools", *_CLANG),
        links=_MIOPEN_LINKS,
        environment=_MIOPEN_ENVIRONMENT,
    ),
    "rocWMMA": Suite("librocwmma-tests", release="experimental"),
    # For gfx942 and gfx950 alone.
    "hipSPARSELt": Suite("hipsparselt-tests", release="experimental", programs="usr/bin/hipsparselt-test"),
    "hipBLAS": Suite(
        "libhipblas3-tests",
        is_wrapper=True,
        release="experimental",
        data="usr/libexec/rocm/libhipblas3-tests/data/hipblas_gtest.data",
    ),
    "hipBLASLt's tests": Suite(
        "libhipblaslt1-tests",
        release="experimental",
        data="usr/share/hipblaslt/1.1.0/test/hipblaslt_gtest.data",
        only="^(?!AllCombinations/MatrixTransformTest)",
        asks_monitor=True,
    ),
}
CASES, CASES_OF_WRAPPERS = 300, 50


@dataclass(frozen=True)
class Ended:
    """How a program has ended: its exit code, what it has printed, and the seconds of CPU that it took."""

    code: int
    out: str
    told: str
    seconds: float = 0.0


def run(
    root: Path, device: str, program: str, *arguments: str, limit: int = LIMIT, environment: tuple[str, ...] = ()
) -> Ended:
    """Run a test program as ``hipkit run`` does, with a limit of CPU for each process."""
    script = (
        'ulimit -t "$1"; cd "$(dirname "$3")" && export LD_LIBRARY_PATH=/monitor && exec hipkit run --device "${@:2}"'
    )
    command = inside(root, "env", *environment, "bash", "-c", script, "-", str(limit), device, program, *arguments)
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as told:
        started = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=told, start_new_session=True)
        try:
            started.wait(limit * CLOCK)
            why = ""
        except subprocess.TimeoutExpired:
            os.killpg(started.pid, 9)
            started.wait()
            why = _NO_TIME
        texts = [_all_of(file) for file in (out, told)]
    return Ended(started.returncode, texts[0], texts[1] + why)


def _all_of(file: Any) -> str:
    file.seek(0)
    text: str = file.read().decode(errors="replace")
    return text


def build_monitor(root: Path, is_asked: bool) -> None:
    """Put a ``librocm_smi64`` of our own before Debian's, or take it away."""
    source = Path(__file__).parent / "rocm_smi.c"
    for name in ("librocm_smi64.so.1", "librocm_smi64.so.7"):
        library = root / "monitor" / name
        library.parent.mkdir(exist_ok=True)
        library.unlink(missing_ok=True)
        if is_asked:
            subprocess.run(["cc", "-shared", "-fPIC", "-w", f"-Wl,-soname,{name}", "-o", library, source], check=True)


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(4)


def cases_of(root: Path, suite: Suite, device: str, *arguments: str) -> list[Case]:
    """All cases of a suite on a device, of which some programs list none without one. Raises where none is listed at all."""
    found, why = [], "there is no program"
    for path in sorted(root.glob(suite.pattern)):
        if path.is_dir() or not os.access(path, os.X_OK) or _head(path) != b"\x7fELF":
            continue
        program = f"/{path.relative_to(root)}"
        ended = run(root, device, program, *arguments, *suite.framework.listing)
        found += [Case(program, name) for name in suite.framework.names(ended.out) if re.search(suite.only, name)]
        why = f"{program}: {ended.told.strip()[-_SAID:] or ended.code}"
    if not found:
        raise SystemExit(f"{suite.package} lists no cases: {why}")
    return sorted(set(found))


@dataclass(frozen=True)
class Records:
    """What rocBLAS, rocSPARSE and others test with: a name, a record that shows their layout, the name again, then the records."""

    head: bytes
    body: bytes

    @classmethod
    def of(cls, content: bytes) -> Records:
        """Those of a file, whose second name is the first one with capitals and small letters exchanged."""
        name = content[: content.index(b"\0") + 1]
        start = content.index(name.swapcase()) + len(name)
        return cls(content[:start], content[start:])

    @property
    def size(self) -> int:
        """How long a record is."""
        return len(self.head) - 2 * (self.head.index(b"\0") + 1)

    def __len__(self) -> int:
        return len(self.body) // self.size

    def only(self, numbers: list[int]) -> bytes:
        """A file of some of them."""
        size = self.size
        return self.head + b"".join(self.body[number * size : (number + 1) * size] for number in numbers)


def drawn(cases: Iterable[T], count: int, seed: int) -> list[T]:
    """Some of the cases, by a seed: the same of the same list, and more of them begin with fewer of them."""
    ordered = list(cases)
    random.Random(seed).shuffle(ordered)
    return ordered[:count]


def outcome_of(ended: Ended, framework: Framework = GTEST) -> str:
    """What became of a case."""
    if ended.code == 0 and re.search(framework.passed, ended.out, re.MULTILINE):
        return "passed"
    said = ended.out + ended.told
    if (framework.skipped in said or framework.absent in said) and "[  FAILED  ]" not in ended.out:
        return "skipped"
    if ended.code in _ENDED_BY_LIMIT or ended.told.endswith(_NO_TIME):
        return "late"
    return "refused" if any(words in ended.told for words in _REFUSED) else "failed"


def reason_of(ended: Ended) -> str:
    """Why a case has failed: what hipkit said, else what the test did."""
    told = [line for line in ended.told.splitlines() if line.startswith("hipkit: ") and " has run for " not in line]
    failed = [line for line in ended.out.splitlines() if re.search("Failure|FAILED|ERROR|error: ", line)]
    said = " | ".join([*told[-2:], *failed[:2]]) or ended.told.strip()[-_SAID:]
    return f"exit code {ended.code}: {said}"[:_SAID]


def rows(results: Path) -> list[dict[str, Any]]:
    """The results there are."""
    return [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []


def write(results: Path, row: dict[str, Any]) -> None:
    """Add a result."""
    with results.open("a") as file:
        file.write(json.dumps(row) + "\n")


def draw(root: Path, suite: Suite, device: str, count: int, seed: int) -> tuple[int, list[Case], tuple[str, ...]]:
    """How many cases a suite has, those that are drawn, and what its programs have to be given for them."""
    given = tuple(option.format(seed=seed) for option in suite.options)
    if suite.cases:
        found = sorted(set(suite.cases(root)))
        return len(found), drawn(found, count, seed), given
    if not suite.data:
        listed = cases_of(root, suite, device, *given)
        return len(listed), drawn(listed, count, seed), given
    path = root / suite.records
    whole = _whole(path)
    if not whole.exists():
        path.rename(whole)
    records = Records.of(whole.read_bytes())
    path.write_bytes(records.only(drawn(range(len(records)), count, seed)))
    # In no order of names: a run that ends early has not run the functions of one letter alone.
    return len(records), drawn(cases_of(root, suite, device, *given), count, seed), given


def _whole(path: Path) -> Path:
    """Where the records of a package are, while its own place has some of them: rocSPARSE 4.2 takes any other file for YAML."""
    return path.with_name(f"{path.name}.whole")


def put_back(root: Path, suite: Suite) -> None:
    """Give a package all its records again."""
    path = root / suite.records
    if suite.data and _whole(path).exists():
        _whole(path).replace(path)


def add_release(root: Path, release: str) -> None:
    """Let apt know the packages of another release than the root's, which it takes only where it is asked to."""
    listed = root / "etc/apt/sources.list.d" / f"{release}.list"
    if not listed.exists():
        listed.write_text(f"deb http://deb.debian.org/debian {release} main\n")
        subprocess.run(inside(root, *APT, "update"), check=True, stdout=subprocess.DEVNULL)


def install(root: Path, suite: Suite) -> str:
    """Install the packages of a suite, or unpack their files. Returns the version of the first."""
    release = suite.release
    if release:
        add_release(root, release)
    of_release = ("--target-release", release) if release else ()
    if suite.is_unpacked:
        script = 'mkdir -p /tmp/deb; cd /tmp/deb; apt-get -q download "$@" && for one in *.deb; do dpkg -x "$one" /; done; rm *.deb'
        command: tuple[str, ...]
        about: tuple[str, ...]
        command, about = (
            ("bash", "-c", script, "-", *of_release, *suite.packages),
            ("apt-cache", *of_release, "show", "--no-all-versions", suite.package),
        )
    else:
        command = (*APT, *of_release, "install", "--no-install-recommends", *suite.packages)
        about = ("dpkg-query", "-W", "-f", "Version: ${Version}", suite.package)
    subprocess.run(inside(root, *command), check=True, stdout=subprocess.DEVNULL)
    for place, file in suite.links:
        link = root / place.lstrip("/")
        link.parent.mkdir(parents=True, exist_ok=True)
        link.unlink(missing_ok=True)
        link.symlink_to(file)
    shown = subprocess.run(inside(root, *about), check=True, capture_output=True, text=True).stdout
    return next(line.split()[1] for line in shown.splitlines() if line.startswith("Version: "))


def run_suite(name: str, devices: list[str], options: argparse.Namespace) -> None:
    """Install a suite, run the drawn cases that have no result, and remove it."""
    suite, root = SUITES[name].of_release(options.release), options.root
    version = install(root, suite)
    try:
        run_drawn(name, suite, version, devices, options)
    finally:
        put_back(root, suite)
    if not options.keep and not suite.is_unpacked:
        subprocess.run(
            inside(root, *APT, "purge", "--autoremove", *suite.packages), check=True, stdout=subprocess.DEVNULL
        )


def run_drawn(name: str, suite: Suite, version: str, devices: list[str], options: argparse.Namespace) -> None:
    """Run the drawn cases of an installed suite that have no result."""
    root, results = options.root, options.results
    end = time.monotonic() + 60 * options.minutes
    build_monitor(root, suite.asks_monitor)
    count = options.cases or (CASES_OF_WRAPPERS if suite.is_wrapper else CASES)
    listed, chosen, arguments = draw(root, suite, devices[0], count, options.seed)
    print(f"{name} {version}: {len(chosen)} of {listed} cases, drawn with seed {options.seed}", flush=True)
    done = {(row["device"], row["case"]) for row in rows(results) if row["suite"] == name}
    left = [(device, case) for case in chosen for device in devices if (device, str(case)) not in done]

    def finish(device: str, case: Case) -> None:
        if time.monotonic() > end:
            return
        begun = os.times()
        asked = (*arguments, *suite.framework.asking_for(case.name))
        gpus = ",".join([f"{device}@{options.memory}"] * suite.gpus)
        ended = run(root, gpus, case.program, *asked, limit=options.limit, environment=suite.environment)
        found, now = outcome_of(ended, suite.framework), os.times()
        row = {
            "suite": name, "version": version, "listed": listed, "device": device, "case": str(case), "outcome": found,
            "why": "" if found == "passed" else reason_of(ended), "seconds": round(now.elapsed - begun.elapsed, 1),
        }  # fmt: skip
        write(results, row)
        if found not in ("passed", "skipped"):
            print(f"{found:8} {name} {device} {case}: {row['why']}"[:300], flush=True)

    with ThreadPoolExecutor(options.jobs) as threads:
        for future in [threads.submit(finish, device, case) for device, case in left]:
            future.result()


def table(found: list[dict[str, Any]]) -> str:
    """A row for each suite and device, as in docs/stack.md."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    about: dict[str, tuple[str, int]] = {}
    for row in found:
        counts.setdefault((row["suite"], row["device"]), Counter())[row["outcome"]] += 1
        about[row["suite"]] = row["version"], row["listed"]
    lines = [
        "| suite | version | cases | GPU | ran | " + " | ".join(OUTCOMES) + " | share |",
        "|---|---|" + "---|" * (len(OUTCOMES) + 4),
    ]
    for (suite, device), count in counts.items():
        ran = count.total() - count["skipped"]
        share = f"{count['passed'] / ran:.1%}" if ran else ""
        version, listed = about[suite]
        numbers = " | ".join(str(count[name]) for name in OUTCOMES)
        lines.append(f"| {suite} | {version} | {listed} | {device} | {count.total()} | {numbers} | {share} |")
    return "\n".join(lines)


def main() -> int:
    """Run suites, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(".build/stack"), help="the root of Debian (%(default)s)")
    parser.add_argument("--suites", default=",".join(SUITES), help="which of them (%(default)s)")
    parser.add_argument("--devices", default="gfx1100,gfx90a", help="on which GPUs (%(default)s)")
    parser.add_argument("--cases", type=int, help=f"how many ({CASES}, of wrappers {CASES_OF_WRAPPERS})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--release", default="", help="of Debian that the packages are from, such as experimental")
    parser.add_argument("--limit", type=int, default=LIMIT, help="seconds of CPU for a case (%(default)s)")
    parser.add_argument(
        "--memory", default="8G", help="what each GPU has, which this machine has to have (%(default)s)"
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=math.inf,
        help="how long a suite begins cases; the next run goes on with the rest",
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many at once; each uses all cores itself")
    parser.add_argument("--keep", action="store_true", help="leave the packages of a suite installed")
    parser.add_argument("--table", action="store_true", help="only print the table of the results")
    parser.add_argument("-o", "--results", type=Path, default=Path(".build/stack.jsonl"))
    options = parser.parse_args()
    names = options.suites.split(",")
    if unknown := [name for name in names if name not in SUITES]:
        print(f"no suite {', '.join(unknown)}; there are {', '.join(SUITES)}", file=sys.stderr)
        return 2
    print(f"seed {options.seed}", flush=True)
    for name in names if not options.table else ():
        run_suite(name, options.devices.split(","), options)
    print(table(rows(options.results)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

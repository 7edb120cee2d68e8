"""Builds samples/built from samples/src: ``python samples/build.py [--check] [NAME ...]``.

The table below is all that is built. The same compilers give the same bytes: ``--check`` builds everything again
and says which files differ. Wants Debian's clang, lld and llvm 15, 19 and 22, libamdhip64-dev
and rocm-device-libs; ``make toolchain`` installs them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
BITCODE = Path("/usr/lib/x86_64-linux-gnu/amdgcn/bitcode")
"""Where Debian's rocm-device-libs are."""
VERSIONS = {15: "15.0.6", 19: "19.1.7", 22: "22.1.8"}
"""The compilers that made the files of samples/built; others write other bytes."""


@dataclass(frozen=True)
class Sample:
    """One file of samples/built. ``link`` says what the compiled sources become; None: the compiler's own output."""

    name: str
    llvm: int
    sources: tuple[str, ...]
    targets: tuple[str, ...]
    options: tuple[str, ...] = ()
    link: tuple[str, ...] | None = None


PROGRAM: tuple[str, ...] = ("clang++",)
LIBRARY = ("clang++", "-shared")
ARCHIVE = ("llvm-ar",)

OBJECT = ("-c",)
DEVICE_ONLY = ("--offload-device-only",)
CODE_OBJECT = (*DEVICE_ONLY, "--no-gpu-bundle-output")
FREESTANDING = ("-nogpuinc", "-nostdinc", "-nogpulib")
WINDOWS = ("-c", *FREESTANDING, "--target=x86_64-pc-windows-msvc", "-mno-incremental-linker-compatible")
FILTER = ("filter.hip", "filter_stats.hip")

SAMPLES = (
    # Programs and libraries: .hip_fatbin with one bundle for each translation unit, or one for all with RDC.
    Sample("vector_add", 19, ("vector_add.hip",), ("gfx90a:xnack+", "gfx1100"), link=PROGRAM),
    Sample("vector_add.ccob2", 19, ("vector_add.hip",), ("gfx942", "gfx1030"), ("--offload-compress",), PROGRAM),
    Sample("vector_add.ccob3", 22, ("vector_add.hip",), ("gfx942", "gfx1201"), ("--offload-compress",), PROGRAM),
    Sample("matmul", 22, ("matmul.hip",), ("gfx942",), link=PROGRAM),
    Sample("histogram", 19, ("histogram.hip",), ("gfx1100",), link=PROGRAM),
    Sample("reduce", 22, ("reduce.hip",), ("gfx906:sramecc+:xnack-", "gfx1100"), ("--offload-compress",), PROGRAM),
    Sample("hello", 19, ("hello.hip",), ("gfx942",), ("--offload-compress",), PROGRAM),
    Sample("libfilter.so", 19, FILTER, ("gfx942",), link=LIBRARY),
    Sample("libfilter.ccob3.so", 22, FILTER, ("gfx942", "gfx1100"), ("--offload-compress",), LIBRARY),
    Sample("libfilter.rdc.so", 22, FILTER, ("gfx942",), ("-fgpu-rdc",), LIBRARY),
    # What comes before the link.
    Sample("freestanding.o", 19, ("freestanding.hip",), ("gfx942", "gfx1100"), (*OBJECT, *FREESTANDING)),
    Sample("freestanding.rdc.o", 19, ("freestanding.hip",), ("gfx90a", "gfx1030"), ("-fgpu-rdc", *OBJECT, *FREESTANDING)),
    Sample("freestanding.new-driver.o", 22, ("freestanding.hip",), ("gfx942",), ("--offload-new-driver", *OBJECT, *FREESTANDING)),
    Sample("freestanding.rdc-new-driver.o", 22, ("freestanding.hip",), ("gfx942", "gfx1100"), ("-fgpu-rdc", "--offload-new-driver", *OBJECT, *FREESTANDING)),
    Sample("freestanding.obj", 22, ("freestanding.hip",), ("gfx942", "gfx1100"), WINDOWS),
    Sample("freestanding.s", 22, ("freestanding.hip",), ("gfx942",), ("-S", *FREESTANDING)),
    Sample("freestanding.ll", 19, ("freestanding.hip",), ("gfx942",), ("-S", "-emit-llvm", *FREESTANDING)),
    Sample("libfilter.a", 22, FILTER, ("gfx1100",), ("--offload-compress",), ARCHIVE),
    # Device code alone.
    Sample("histogram.hipfb", 19, ("histogram.hip",), ("gfx908", "gfx1100"), (*DEVICE_ONLY, "--gpu-bundle-output")),
    Sample("matmul.gfx900-xnack.v2.hsaco", 15, ("matmul.hip",), ("gfx900:xnack-",), (*CODE_OBJECT, "-mcode-object-version=2")),
    Sample("matmul.gfx906.v3.hsaco", 15, ("matmul.hip",), ("gfx906:sramecc-:xnack-",), (*CODE_OBJECT, "-mcode-object-version=3")),
    Sample("matmul.gfx942.v4.hsaco", 19, ("matmul.hip",), ("gfx942",), (*CODE_OBJECT, "-mcode-object-version=4")),
    Sample("matmul.gfx90a-xnack.v5.hsaco", 19, ("matmul.hip",), ("gfx90a:xnack+",), (*CODE_OBJECT, "-mcode-object-version=5")),
    Sample("handshake.gfx942.v5.hsaco", 19, ("handshake.hip",), ("gfx942",), (*CODE_OBJECT, "-mcode-object-version=5")),
    Sample("reduce.gfx1100.v5.hsaco", 22, ("reduce.hip",), ("gfx1100",), (*CODE_OBJECT, "-mcode-object-version=5")),
    Sample("reduce.gfx1201.v6.hsaco", 22, ("reduce.hip",), ("gfx1201",), (*CODE_OBJECT, "-mcode-object-version=6")),
    Sample("reduce.gfx11-generic.v6.hsaco", 22, ("reduce.hip",), ("gfx11-generic",), (*CODE_OBJECT, "-mcode-object-version=6")),
    Sample("matmul.gfx9-4-generic.v6.hsaco", 22, ("matmul.hip",), ("gfx9-4-generic",), (*CODE_OBJECT, "-mcode-object-version=6")),
    Sample("globals.gfx942.v5.hsaco", 22, ("globals.hip",), ("gfx942",), (*CODE_OBJECT, *FREESTANDING, "-mcode-object-version=5")),
    Sample("vcpy.gfx942.v5.hsaco", 22, ("vcpy.hip",), ("gfx942",), (*CODE_OBJECT, *FREESTANDING, "-mcode-object-version=5")),
    Sample("hello.gfx1100.v5.hsaco", 22, ("hello.hip",), ("gfx1100",), (*CODE_OBJECT, "-mcode-object-version=5")),
)  # fmt: skip

# Debian's device libraries know these targets and code object V6 not yet; one constant is all that is missing.
NEWER_TARGETS = {
    "942": 9402,
    "950": 9500,
    "1100": 11000,
    "1151": 11501,
    "1201": 12001,
    "9-4-generic": 9400,
    "11-generic": 11000,
}

# What Debian's HIP headers expect of clang and clang 22 no longer has: a macro, and a function of hip.bc.
COMPATIBILITY = """\
#if __clang_major__ >= 22
#if defined(__AMDGCN__) && !defined(__GFX9__)
#define __AMDGCN_WAVEFRONT_SIZE 32
#else
#define __AMDGCN_WAVEFRONT_SIZE 64
#endif
#include <hip/hip_runtime.h>
extern "C" __device__ inline void __atomic_work_item_fence(__cl_mem_fence_flags, __memory_order order, __memory_scope scope) {
    if (scope != __memory_scope_work_group) __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "");
    else if (order == __memory_order_release) __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    else if (order == __memory_order_acquire) __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    else __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
}
#endif
"""


def build(sample: Sample, out: Path) -> None:
    """``sample``, written to the folder ``out``."""
    with tempfile.TemporaryDirectory() as folder:
        # Some outputs hold the names of the source and of the object: relative ones are the same everywhere.
        work = Path(folder)
        shutil.copytree(HERE / "src", work, dirs_exist_ok=True)
        (work / "compatibility.h").write_text(COMPATIBILITY)
        device_libs(work / "bitcode", sample.llvm)
        if sample.link is None:
            compile_one(sample, sample.sources[0], sample.name, work)
        else:
            link(sample, list(compile_all(sample, work)), work)
        shutil.copyfile(work / sample.name, out / sample.name)
        (out / sample.name).chmod(0o755 if sample.link == PROGRAM else 0o644)


def compile_one(sample: Sample, source: str, out: str, work: Path) -> None:
    """One source compiled for host and devices."""
    targets = [f"--offload-arch={target}" for target in sample.targets]
    # The default unit id is a hash of paths.
    fixed = ["-x", "hip", f"-cuid={Path(source).stem}", "-Os", "-Wall", "-Werror=all"]
    rocm = ["--rocm-path=/usr", "--rocm-device-lib-path=bitcode"]
    headers = [] if "-nogpuinc" in sample.options else ["-include", "compatibility.h"]
    run(f"clang++-{sample.llvm}", *fixed, *rocm, *headers, *targets, *sample.options, source, "-o", out, work=work)


def compile_all(sample: Sample, work: Path) -> Iterator[str]:
    """The sources as objects."""
    for source in sample.sources:
        out = f"{Path(source).stem}.o"
        compile_one(Sample("", sample.llvm, (), sample.targets, ("-c", "-fPIC", *sample.options)), source, out, work)
        yield out


def link(sample: Sample, objects: list[str], work: Path) -> None:
    """The objects made a program, a library or an archive."""
    assert sample.link
    tool, *options = sample.link
    if tool == "llvm-ar":
        run(f"llvm-ar-{sample.llvm}", "rcsD", sample.name, *objects, work=work)
        return
    if "-fgpu-rdc" in sample.options:
        targets = [f"--offload-arch={target}" for target in sample.targets]
        options += ["-fgpu-rdc", "--hip-link", "--rocm-path=/usr", "--rocm-device-lib-path=bitcode", *targets]
    options += ["-fuse-ld=lld", "-s", "-Wl,--build-id=none,--as-needed"]
    run(f"clang++-{sample.llvm}", *options, *objects, "-lamdhip64", "-o", sample.name, work=work)


def device_libs(folder: Path, llvm: int) -> None:
    """Debian's device libraries, and those that they lack."""
    folder.mkdir()
    for path in BITCODE.glob("*.bc"):
        (folder / path.name).symlink_to(path)
    constants = {f"oclc_isa_version_{name}": ("ISA", value) for name, value in NEWER_TARGETS.items()}
    constants["oclc_abi_version_600"] = ("ABI", 600)
    layout = subprocess.run(
        [f"llvm-dis-{llvm}", BITCODE / "oclc_abi_version_500.bc", "-o", "-"], check=True, capture_output=True, text=True
    ).stdout
    header = "\n".join(line for line in layout.splitlines() if line.startswith("target "))
    for name, (what, value) in constants.items():
        text = f"@__oclc_{what}_version = linkonce_odr protected local_unnamed_addr addrspace(4) constant i32 {value}\n"
        (folder / f"{name}.ll").write_text(f"{header}\n{text}")
        run(f"llvm-as-{llvm}", f"{name}.ll", "-o", f"{name}.bc", work=folder)


def run(*command: str, work: Path) -> None:
    """One tool, in the folder ``work``, with nothing of the caller's environment that changes its output."""
    environment = {"PATH": os.environ["PATH"], "HIP_PLATFORM": "amd", "LC_ALL": "C", "TMPDIR": str(work)}
    done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: exit {done.returncode}\n{done.stderr}")
    if done.stderr:
        print(f"{command[0]}: {done.stderr}", file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 where the bytes would differ")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the samples to build; all without it")
    arguments = parser.parse_args()
    chosen = [sample for sample in SAMPLES if not arguments.names or sample.name in arguments.names]
    built = HERE / "built"
    built.mkdir(exist_ok=True)
    differing = 0
    with tempfile.TemporaryDirectory() as folder:
        for sample in chosen:
            build(sample, out := Path(folder))
            fresh, kept = out / sample.name, built / sample.name
            same = kept.exists() and kept.read_bytes() == fresh.read_bytes()
            differing += not same
            print(f"{fresh.stat().st_size:>8}  {sample.name}{'' if same else '  differs'}")
            if not arguments.check:
                shutil.copy(fresh, kept)
    return 1 if arguments.check and differing else 0


if __name__ == "__main__":
    sys.exit(main())

"""Host programs and libraries that look at the bundles in themselves, linked in the ways that move things about.

What they print comes from their own reading of the bundles their wrappers point at, in C++: hipkit has no part in it.
"""

from __future__ import annotations

import random
import struct
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from handmade import GFX942, GFX1100, HOST, bundle
from pip_tools import program
from tool_answers import UNKNOWN

GFX90A = b"hipv4-amdgcn-amd-amdhsa--gfx90a"

SOURCE = r"""
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>

struct Wrapper { uint32_t magic, version; const unsigned char *binary; void *reserved; };
#define BUNDLE(n) extern "C" const unsigned char bundle_##n[]; \
    __attribute__((section(".hipFatBinSegment"), used)) Wrapper wrapper_##n = {0x48495046, 1, bundle_##n, nullptr};
BUNDLES
static thread_local int per_thread = 41;
static std::string made_before_main = std::string("before ") + "main";
alignas(4096) static char zeros[70000];

static uint64_t word(const unsigned char *p) { uint64_t v; std::memcpy(&v, p, 8); return v; }
__attribute__((noinline)) static void fail(int n) { if (n) throw std::runtime_error("thrown " + std::to_string(n)); }

extern "C" __attribute__((visibility("default"))) int report() {
    for (const Wrapper *wrapper : {WRAPPERS}) {
        const unsigned char *at = wrapper->binary + 32;
        if (std::memcmp(wrapper->binary, "__CLANG_OFFLOAD_BUNDLE__", 24)) { std::puts("no bundle"); continue; }
        for (uint64_t n = word(wrapper->binary + 24); n; n--) {
            uint64_t offset = word(at), size = word(at + 8), length = word(at + 16), hash = 14695981039346656037u;
            for (uint64_t i = 0; i < size; i++) hash = (hash ^ wrapper->binary[offset + i]) * 1099511628211u;
            std::printf("%.*s %llu %016llx\n", int(length), at + 24, (unsigned long long)size, (unsigned long long)hash);
            at += 24 + length;
        }
    }
    try { fail(7); } catch (const std::exception &e) { std::printf("%s\n", e.what()); }
    int sum = 0;
    for (char c : zeros) sum += c;
    std::printf("%d %s %d\n", ++per_thread, made_before_main.c_str(), sum);
    std::fflush(stdout);
    return 0;
}
MAIN
"""
MAIN = "int main() { return report(); }"


@dataclass(frozen=True)
class Linking:
    """A way to link: what the command line has for it, and what comes out."""

    name: str
    options: tuple[str, ...]
    is_program: bool = False


LINKINGS = (
    Linking("lld", ("-shared", "-fPIC", "-fuse-ld=lld")),
    Linking("lld-relr", ("-shared", "-fPIC", "-fuse-ld=lld", "-Wl,-z,pack-relative-relocs")),
    Linking("lld-apart", ("-shared", "-fPIC", "-fuse-ld=lld", "-Wl,-z,separate-loadable-segments")),
    Linking("bfd", ("-shared", "-fPIC", "-fuse-ld=bfd", "-Wl,-z,separate-code")),
    Linking("bfd-together", ("-shared", "-fPIC", "-fuse-ld=bfd", "-Wl,-z,noseparate-code,-z,max-page-size=0x200000")),
    Linking("pie-lld", ("-pie", "-fPIE", "-fuse-ld=lld"), True),
    Linking("pie-bfd", ("-pie", "-fPIE", "-fuse-ld=bfd"), True),
    Linking("no-pie-lld", ("-no-pie", "-fno-pie", "-fuse-ld=lld"), True),
    Linking("no-pie-bfd", ("-no-pie", "-fno-pie", "-fuse-ld=bfd"), True),
    Linking("static", ("-static", "-fuse-ld=bfd"), True),
    Linking("static-pie", ("-static-pie", "-fPIE", "-fuse-ld=lld"), True),
)


def content(name: str, size: int) -> bytes:
    """Some bytes that stand for code; the same for the same name. They repeat, so that what has them can be made small."""
    return (random.Random(name).randbytes(1021) * (size // 1021 + 1))[:size]


def example_bundles(sizes: Sequence[int] = (30000, 9000)) -> list[bytes]:
    """A bundle for each size, with an entry of about that size for three targets."""
    return [
        bundle(
            (HOST, b""),
            *((id, content(f"{id!r}{n}", size + 100 * k)) for k, id in enumerate((GFX1100, GFX90A, GFX942))),
        )
        for n, size in enumerate(sizes)
    ]


def link(
    folder: Path,
    linking: Linking,
    bundles: Sequence[bytes],
    *,
    visibility: str = "hidden",
    sections: Sequence[str] = (".hip_fatbin",),
) -> Path:
    """The program or library, with these bundles in sections in turn, whose symbols have that visibility."""
    names = range(len(bundles))
    source = SOURCE.replace("BUNDLES", "\n".join(f"BUNDLE({n})" for n in names))
    source = source.replace("WRAPPERS", ", ".join(f"&wrapper_{n}" for n in names))
    (folder / "host.cpp").write_text(source.replace("MAIN", MAIN if linking.is_program else ""))
    assembly = []
    for n, data in enumerate(bundles):
        assembly += [f'.section {sections[n % len(sections)]},"a",@progbits']
        assembly += [".p2align 12", f".globl bundle_{n}", f".{visibility} bundle_{n}", f"bundle_{n}:"]
        assembly += data_lines(data)
    (folder / "bundles.s").write_text("\n".join([*assembly, '.section .note.GNU-stack,"",@progbits', ""]))
    out = folder / (linking.name if linking.is_program else f"lib{linking.name}.so")
    command = [
        program("clang++-19") or "clang++-19",
        "-O1",
        *linking.options,
        str(folder / "host.cpp"),
        str(folder / "bundles.s"),
        "-o",
        str(out),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode == UNKNOWN:
        pytest.skip("clang++-19 is not installed, and no answer to this is recorded")
    assert done.returncode == 0, done.stderr
    return out


def data_lines(data: bytes) -> list[str]:
    """Bytes in assembly, in as few characters as may be."""
    words = struct.iter_unpack("<Q", data[: len(data) & ~7])
    return [*(f".quad {word:#x}" for (word,) in words), *(f".byte {byte}" for byte in data[len(data) & ~7 :])]

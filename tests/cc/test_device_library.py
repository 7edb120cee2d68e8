"""printf, assert and malloc in kernels that hipkit compiles, with each compiler that is there."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

import hipkit
from hipkit.cc import compilers, library
from hipkit.cc.device import compile_for
from hipkit.fatbin.target import TargetID

COMPILERS = ("ziglang", "clang++-19", "clang++-22")
GPUS = ("gfx906", "gfx942", "gfx1030", "gfx1100", "gfx1201")


@pytest.fixture(params=COMPILERS)
def compiler(request: pytest.FixtureRequest, compiler_here: Callable[[str], str]) -> str:
    return compiler_here(request.param)


CALLS = r"""
    printf("nothing else\n");
    printf("%d %5.2f %s|%c|%%|%llx|%-6s|\n", -7, 2.5, "text", 'x', 0x123456789abcdefULL, "ab");
    printf("%s of fifty-six bytes and more, which need a second packet; and %s\n", "a text", "another one, which has its own packets");
    printf("%d %d %d %d %d %d %d %d %d %d\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    printf("%.3e %g %i %u %o %X %5d|%-5d|%05d\n", 12345.678, 0.0001, 1, 2u, 8u, 255u, 42, 42, 42);
    printf("%s", "");
"""


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("gpu", GPUS)
def test_kernels_print_what_the_c_library_prints(
    gpu: str, compiler: str, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "c.c").write_text(f"#include <stdio.h>\nint main(void) {{ {CALLS} return 0; }}\n")
    zig = compilers.find("ziglang").path
    subprocess.run([str(zig), "cc", "-w", str(tmp_path / "c.c"), "-o", str(tmp_path / "c")], check=True)
    expected = subprocess.run([str(tmp_path / "c")], capture_output=True, text=True, check=True).stdout
    hipkit.compile(f"__global__ void k() {{ {CALLS} }}", gpu, compiler=compiler)["k"].launch(1, 1, [])
    assert capfd.readouterr().out == expected


@pytest.mark.parametrize("gpu", GPUS)
def test_a_kernel_that_prints_leaves_all_lds_to_who_launches_it(
    gpu: str, compiler: str, capfd: pytest.CaptureFixture[str]
) -> None:
    kernel = hipkit.compile('__global__ void k(const char *text) { printf("%s\\n", text); }', gpu, compiler=compiler)[
        "k"
    ]
    kernel.launch(1, 1, [np.frombuffer(b"text\0", np.uint8).copy()], 65536)
    assert capfd.readouterr().out == "text\n"


MANY = """
__global__ void k(const char *names, int *lengths) {
    const int n = blockIdx.x * blockDim.x + threadIdx.x;
    if (n % 3) lengths[n] = printf("%d: %s.\\n", n, names + 64 * (n % 5));
}
"""


@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
def test_each_lane_of_many_waves_prints_its_own_message(gpu: str, capfd: pytest.CaptureFixture[str]) -> None:
    texts = ["", "a", "sixty bytes, which is more than a packet has room for: 0123456789", "öäü", "x" * 60]
    texts[2] = texts[2][:60]
    names, lengths = np.zeros((5, 64), "u1"), np.full(1024, -1, "i4")
    for row, text in zip(names, texts, strict=True):
        row[: len(text.encode())] = list(text.encode())
    hipkit.compile(MANY, gpu)["k"].launch(8, 128, [names, lengths])
    lines = {n: f"{n}: {texts[n % 5]}." for n in range(1024) if n % 3}
    assert sorted(capfd.readouterr().out.splitlines()) == sorted(lines.values())
    assert lengths.tolist() == [len(lines[n].encode()) + 1 if n in lines else -1 for n in range(1024)]


def test_printing_into_a_buffer_gives_the_same_text(compiler: str, capfd: pytest.CaptureFixture[str]) -> None:
    said = []
    for options in ([], ["-mprintf-kind=buffered"]):
        kernel = hipkit.compile(f"__global__ void k() {{ {CALLS} }}", "gfx942", options, compiler=compiler)["k"]
        kernel.launch(1, 1, [])
        said.append((capfd.readouterr().out, "hidden_printf_buffer" in {each.kind for each in kernel.info.arguments}))
    assert said == [(said[0][0], False), (said[0][0], True)]


def test_what_has_no_room_in_the_buffer_is_not_printed(capfd: pytest.CaptureFixture[str]) -> None:
    source = """__global__ void k(const char *text, int *results, int **heap) {
        results[threadIdx.x] = printf("%d %s\\n", (int)threadIdx.x, text);
        heap[threadIdx.x] = (int *)malloc(8);
    }"""
    text, results, heap = np.full(60_000, ord("x"), "u1"), np.full(128, 9, "i4"), np.zeros(128, "u8")
    text[-1] = 0
    hipkit.compile(source, "gfx1100", ["-mprintf-kind=buffered"])["k"].launch(1, 128, [text, results, heap])
    lanes = {int(line.partition(" ")[0]) for line in capfd.readouterr().out.splitlines()}
    assert len(lanes) == (4 << 20) // 60_016
    assert results.tolist() == [0 if lane in lanes else -1 for lane in range(128)]
    assert len(set(heap.tolist())) == 128


def test_a_failed_assertion_is_printed_and_ends_the_kernel(compiler: str, capfd: pytest.CaptureFixture[str]) -> None:
    source = '#include <assert.h>\n__global__ void k(int n) {\n assert(threadIdx.x < n && "in range"); }'
    kernel = hipkit.compile(source, "gfx942", compiler=compiler)["k"]
    kernel.launch(1, 4, [4])
    assert capfd.readouterr().err == ""
    with pytest.raises(hipkit.HipkitError, match="assertion"):
        kernel.launch(1, 4, [3])
    said = capfd.readouterr().err
    assert said == 'source.hip:3: void k(int): Device-side assertion `threadIdx.x < n && "in range"\' failed.\n'
    hipkit.compile(source, "gfx942", ["-DNDEBUG"], compiler=compiler)["k"].launch(1, 4, [3])


MALLOC = """
struct Node { int value; Node *next; };
__global__ void make(Node **lists, int count) {
    Node *list = nullptr;
    for (int n = 0; n < count; n++) list = new Node{(int)threadIdx.x * 1000 + n, list};
    lists[threadIdx.x] = list;
}
__global__ void take(Node **lists, int *sums) {
    int sum = 0;
    for (Node *node = lists[threadIdx.x]; node;) {
        sum += node->value;
        Node *next = node->next;
        delete node;
        node = next;
    }
    sums[threadIdx.x] = sum;
}
__global__ void none(void **out) { free(nullptr); *out = malloc(0); }
"""


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1030"])
def test_what_one_kernel_allocates_another_frees(gpu: str, compiler: str) -> None:
    module = hipkit.compile(MALLOC, gpu, compiler=compiler)
    lists, sums = np.zeros(64, "u8"), np.zeros(64, "i4")
    module["make"].launch(1, 64, [lists, 5])
    assert len(set(lists.tolist())) == 64
    module["take"].launch(1, 64, [lists, sums])
    assert sums.tolist() == [5 * 1000 * n + 10 for n in range(64)]
    module["none"].launch(1, 1, [lists])
    assert lists[0] == 0


def test_modules_have_of_the_library_what_they_call(compiler: str) -> None:
    plain = hipkit.compile("__global__ void k(int *p) { *p = 1; }", "gfx942", compiler=compiler)
    assert "hidden_hostcall_buffer" not in {a.kind for a in plain["k"].info.arguments}
    printing = hipkit.compile('__global__ void k() { printf("x"); }', "gfx942", compiler=compiler)
    assert "hidden_hostcall_buffer" in {a.kind for a in printing["k"].info.arguments}


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_classes_have_functions_without_a_body(compiler: str, level: str) -> None:
    source = """
struct Shape { __device__ virtual int area(int) = 0; __device__ virtual int none() = delete; };
struct Square : Shape { __device__ int area(int x) override { return x * x; } __device__ int none() override = delete; };
extern "C" __global__ void k(int *p) { Square square; Shape *shape = &square; *p = shape->area(*p); }
"""
    values = np.array([7], "i4")
    hipkit.compile(source, "gfx942", [level], compiler=compiler)["k"].launch(1, 1, [values])
    assert values[0] == 49


@pytest.mark.parametrize("kind", ["hostcall", "buffered"])
def test_older_code_objects_print_too(kind: str, capfd: pytest.CaptureFixture[str]) -> None:
    options = ["-mcode-object-version=4", f"-mprintf-kind={kind}"]
    hipkit.compile('__global__ void k(int n) { printf("%d\\n", n); }', "gfx906", options)["k"].launch(1, 2, [7])
    assert capfd.readouterr().out == "7\n7\n"


def test_the_library_is_compiled_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = compilers.find("ziglang")  # what is known of a compiler is kept as well
    monkeypatch.setenv("HIPKIT_CACHE", str(tmp_path / "cache"))
    source = tmp_path / "k.hip"
    source.write_text('__global__ void k() { printf("x"); }')
    compiled: list[str] = []
    compile_library = library._compiled

    def counted(part: str, text: str, target: TargetID, deciding: Sequence[str], compiler: compilers.Compiler) -> bytes:
        compiled.append(f"{part} {target}")
        return compile_library(part, text, target, deciding, compiler)

    def compile_as(option: str) -> None:
        library.module.cache_clear()
        compile_for(source, ["gfx942"], [option], chosen)

    monkeypatch.setattr(library, "_compiled", counted)
    compile_as("-DA")
    kept = min(
        (tmp_path / "cache").glob("*/*"), key=lambda path: path.stat().st_mtime_ns
    )  # before what it is linked to
    compile_as("-DB")
    assert compiled == ["own gfx942"]
    content = kept.read_bytes()
    kept.write_bytes(content[:-1])
    compile_as("-DC")
    assert compiled == ["own gfx942"] * 2
    assert kept.read_bytes() == content

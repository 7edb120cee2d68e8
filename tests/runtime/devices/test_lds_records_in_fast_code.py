"""Code that is compiled for speed records accesses to LDS itself, and the same races are found as in quick code, in which each
access is looked at in its turn."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from fast_code import improve, note_contexts, note_texts, wait_for_compilers

import hipkit
from hipkit.runtime.devices.cpu.checks import LaunchChecks
from hipkit.runtime.devices.cpu.compiler.jit import FAST, QUICK
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.cpu.structures import Context

KERNELS, WORDS, BLOCK = 3, 1024, 256
PLACES = (
    "t",
    "t",
    "2 * t",
    "4 * t",
    "w * 64",
    "t % 16 + w * 16",
    "t / 16 * 16",
    "(t ^ 5)",
    "(255 - t)",
    "(t * 17) % 256",
    "t + 16 * n",
)
TYPES = ("int", "int", "int2", "int4", "char", "short")


def _place(rng: random.Random, type: str) -> str:
    size = {"int": 4, "int2": 8, "int4": 16, "char": 1, "short": 2}[type]
    reach = 4 * WORDS // size
    return f"(({type} *)lds)[(unsigned)({rng.choice(PLACES)} + {rng.choice([0, 1, 64, 128, rng.randrange(256)])}) % {reach}]"


def _statement(rng: random.Random, depth: int) -> str:
    type = rng.choice(TYPES)
    match rng.choice("rrrrrwwbbia" if not depth else "rrww"):
        case "r":
            offset = rng.choice([1, 16, 64])
            return "".join(
                f"s ^= lds[({rng.choice(PLACES[:5])}) % 512 + {offset * k}];" for k in range(rng.choice([1, 4, 8]))
            )
        case "w":
            return f"{{ {type} v{{}}; __builtin_memset(&v, s, sizeof v); {_place(rng, type)} = v; }}"
        case "b":
            return "__syncthreads();"
        case "a":
            return (
                "atomicAdd(&lds[t % 64], s);"
                if rng.randrange(4) == 0
                else f"{{ {type} v = {_place(rng, type)}; s ^= *(char *)&v; }}"
            )
        case _:
            inside = "".join(_statement(rng, 1) for _ in range(3))
            return f"if (t {rng.choice(['<', '>='])} {rng.choice([1, 16, 40, 64, 128, 200])}) {{ {inside} }}"


def kernel(rng: random.Random, name: str) -> str:
    """A kernel of random accesses, with loops in which they come again."""
    body = "".join(f"{_statement(rng, 0)}\n" for _ in range(rng.randrange(4, 14)))
    return f"""
extern "C" __global__ void {name}(int *out, int turns) {{
    __shared__ __attribute__((aligned(16))) int lds[{WORDS} + 64 * 8];
    int t = threadIdx.x, w = t / 64, s = t;
    for (int n = 0; n < turns; n++) {{
{body}    }}
    out[blockIdx.x * blockDim.x + t] = s;
}}
"""


@pytest.fixture
def contexts(monkeypatch: pytest.MonkeyPatch) -> list[Context]:
    """Those of all launches that are prepared."""
    return note_contexts(monkeypatch)


@pytest.fixture
def in_turn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bool], None]]:
    """Sets whether each access is looked at in its turn."""
    begin, is_so = LaunchChecks.begin, False

    def begun(self: LaunchChecks) -> None:
        begin(self)
        self.state.records = self.state.records and not is_so

    def choose(is_in_turn: bool) -> None:
        nonlocal is_so
        is_so = is_in_turn

    monkeypatch.setattr(LaunchChecks, "begin", begun)
    yield choose


class Runs:
    """Launches of the kernels of a module in code of one level."""

    def __init__(self, module: hipkit.Module, first: int, tools: tuple[str, ...]) -> None:
        self.tools = tools
        module.device._backend = CpuBackend(module.device.memory, 1, first=first)
        self.module, self.out = module, module.device.buffer(8 * BLOCK)

    def found(self, name: str) -> list[str]:
        with hipkit.checking(*self.tools) as found:
            for _ in range(2):
                self.module[name].launch(2, BLOCK, [self.out, 2])
        # Races in LDS are found when the barrier opens, after undefined reads before it.
        return sorted("\n".join(one.lines()) for one in found)


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("gpu", ["gfx942", "gfx1100"])
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(n, marks=pytest.mark.slow) for n in range(2, 40))])
def test_the_same_races_are_found_as_in_quick_code(
    compiler_here: Callable[[str], str],
    contexts: list[Context],
    in_turn: Callable[[bool], None],
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    gpu: str,
) -> None:
    rng, texts = random.Random(seed), note_texts(monkeypatch)
    tools = ("race", "init") if seed % 2 else ("race",)
    names = [f"k{n}" for n in range(KERNELS)]
    text = "#include <hip/hip_runtime.h>\n" + "".join(kernel(rng, name) for name in names)

    def runs(first: int) -> Runs:
        return Runs(hipkit.compile(text, gpu, ["-O3", "-g"], compiler=compiler_here("ziglang")), first, tools)

    in_turn(True)
    quick = runs(QUICK)
    expected = {name: quick.found(name) for name in names}
    assert any(expected.values())
    in_turn(False)
    quick, fast, observed = runs(QUICK), runs(FAST), runs(QUICK)
    for name in names:
        assert quick.found(name) == expected[name], name
        assert fast.found(name) == expected[name], name
        observed.found(name)
        improve(observed.module, contexts)
        assert observed.found(name) == expected[name], (
            f"{name}, with the pattern of each access that quick code has met"
        )
    assert any("hk_take_records" in one and "fallback." in one for one in texts)


DOUBLE_BUFFER = """
#include <hip/hip_runtime.h>
extern "C" __global__ void sums(const float *in, float *out) {
    __shared__ float half[2][256];
    int t = threadIdx.x;
    float total = 0;
    half[0][t] = half[1][t] = in[t];
    __syncthreads();
    for (int k = 0; k < 4; k++) {
        half[k & 1][t] = in[(k + 1) * 256 + t];
        total += half[k & 1][255 - t];
        __syncthreads();
    }
    out[t] = total;
}
"""


def test_what_a_store_computes_where_its_lanes_are_not_in_order_is_used_there_alone(
    compiler_here: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its place in LDS, with 64 bits, is an offset in global memory later: LLVM ends the process at times where that is of another path."""
    import llvmlite.binding as llvm

    texts = note_texts(monkeypatch)
    module = hipkit.compile(DOUBLE_BUFFER, "gfx942", ["-O3"], compiler=compiler_here("ziglang"))
    module.device._backend = CpuBackend(module.device.memory, 1, first=FAST)
    for tools in (["race"], ["race", "init"]):
        with hipkit.checking(*tools):
            module["sums"].launch(1, BLOCK, [module.device.zeros(5 * BLOCK, "f4"), module.device.zeros(BLOCK, "f4")])
    wait_for_compilers()
    assert len(texts) >= 2
    for text in texts:
        llvm.parse_assembly(text).verify()

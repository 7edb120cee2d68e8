"""Kernels at random that read memory which nothing has set: in all spaces and sizes, by all lanes or some."""

from __future__ import annotations

import random

ELEMENTS, BLOCK, BLOCKS = 512, 128, 2
BYTES = 16 * ELEMENTS
_LDS = 192
_TYPES = ("unsigned char", "short", "int", "long long", "int2", "int4")
_WHOLE = (
    "i",
    "tid",
    "i + {n}",
    "{n}",
    "(i * 3)",
    "(i ^ {n})",
    "(511 - i)",
    "(i & ~15) + {n}",
    "(i >> 4)",
    "(tid * {n})",
    "acc",
)
_CONDITIONS = ("tid & 1", "tid < {n}", "i > {n}", "tid == 3", "acc & 4", "(tid & 15) < 5", "tid >= 64")
_PARTS = {"int2": "({0}.x + {0}.y)", "int4": "({0}.x + {0}.w)"}
_MADE = {"int2": "make_int2({0}, 1)", "int4": "make_int4({0}, 1, 2, {0})"}


class Kernels:
    """Writes kernels; the same for a seed."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def text(self, count: int) -> str:
        """The source of some kernels, ``k0``, ``k1``, …, that take memory of ``BYTES`` and an int for each thread."""
        return "#include <hip/hip_runtime.h>\n" + "".join(self._kernel(f"k{n}") for n in range(count))

    def _kernel(self, name: str) -> str:
        body = "".join(self._statement(1) for _ in range(self._rng.randrange(3, 9)))
        kept = "".join(f"    own[{n}] = {n} + out[i];\n" for n in range(8) if self._rng.random() < 0.7)
        return (
            f'extern "C" __global__ void {name}(char *in, int *out) {{\n'
            f"    __shared__ alignas(16) char part[{16 * _LDS}];\n    int own[8];\n"
            f"    int tid = threadIdx.x, i = blockIdx.x * {BLOCK} + tid, acc = out[i];\n{kept}{body}    out[i] = acc;\n}}\n"
        )

    def _index(self, most: int) -> str:
        whole = self._rng.choice(_WHOLE).format(n=self._rng.randrange(64))
        return f"(unsigned)({whole}) % {most}"

    def _place(self, memory: str, kind: str) -> str:
        return f"(({kind} *){memory})[{self._index(_LDS if memory == 'part' else ELEMENTS)}]"

    def _statement(self, depth: int) -> str:
        made = self._rng.choice(
            (self._load, self._load, self._store, self._atomic, self._own, self._flat, self._nested, self._wait)
        )
        return made(depth)

    def _load(self, depth: int) -> str:
        kind = self._rng.choice(_TYPES)
        value = _PARTS.get(kind, "{0}").format(self._place(self._memory(), kind))
        return f"{'    ' * depth}acc += {value};\n"

    def _store(self, depth: int) -> str:
        kind = self._rng.choice(_TYPES)
        value = _MADE.get(kind, "{0}").format("(i + 5)")
        return f"{'    ' * depth}{self._place(self._memory(), kind)} = {value};\n"

    def _atomic(self, depth: int) -> str:
        kind, call = self._rng.choice(
            (("int", "atomicAdd"), ("unsigned long long", "atomicAdd"), ("int", "atomicExch"), ("int", "atomicMax"))
        )
        taken = "acc += " if self._rng.random() < 0.5 else ""
        return f"{'    ' * depth}{taken}{call}(&{self._place(self._memory(), kind)}, ({kind})3);\n"

    def _own(self, depth: int) -> str:
        value = f"own[{self._index(8)}]"
        return f"{'    ' * depth}" + (f"acc += {value};\n" if self._rng.random() < 0.6 else f"{value} = acc;\n")

    def _flat(self, depth: int) -> str:
        space = "    " * depth
        kind, condition = self._rng.choice(_TYPES[2:4]), self._condition()
        return (
            f"{space}{{ volatile {kind} *p = ({kind} *)({condition} ? part : in); acc += p[{self._index(_LDS)}]; }}\n"
        )

    def _nested(self, depth: int) -> str:
        if depth > 2:
            return self._load(depth)
        space, inside = (
            "    " * depth,
            "".join(self._statement_inside(depth + 1) for _ in range(self._rng.randrange(1, 4))),
        )
        if self._rng.random() < 0.5:
            return f"{space}if ({self._condition()}) {{\n{inside}{space}}}\n"
        count = self._rng.randrange(2, 9)
        return f"{space}for (int k{depth} = 0; k{depth} < {count}; k{depth}++, i ^= 64) {{\n{inside}{space}}}\n{space}i &= 255;\n"

    def _statement_inside(self, depth: int) -> str:
        """One that is no barrier."""
        return self._rng.choice((self._load, self._load, self._store, self._atomic, self._own, self._nested))(depth)

    def _wait(self, depth: int) -> str:
        return f"{'    ' * depth}__syncthreads();\n"

    def _memory(self) -> str:
        return self._rng.choice(("in", "part"))

    def _condition(self) -> str:
        return "(" + self._rng.choice(_CONDITIONS).format(n=self._rng.randrange(128)) + ")"


def defined(seed: int) -> list[tuple[int, int]]:
    """Ranges of the memory that are set, as offsets and sizes: all of it, none, or some."""
    rng = random.Random(seed)
    how = rng.randrange(4)
    if how == 0:
        return [(0, BYTES)]
    if how == 1:
        return []
    most = 64 if how == 2 else 1500
    return [(rng.randrange(BYTES - most), rng.randrange(1, most)) for _ in range(20)]

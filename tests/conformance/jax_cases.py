"""Functions of JAX on hipkit's devices, compared with JAX on the CPU: ``make jax-cases``.

``python -m hipkit.preload jax_cases.py [NAME…]``. XLA compiles for the device; what it leaves to libraries that this machine does
not have (rocSOLVER) is refused. Convolutions and transforms are left out: XLA ends the process where MIOpen or hipFFT refuses.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

RANDOM = np.random.default_rng(0)


def numbers(*shape: int) -> Any:
    """Numbers of a normal distribution."""
    return RANDOM.standard_normal(shape, dtype=np.float32)


V, A, B = numbers(1000), numbers(64, 96), numbers(96, 48)
I = RANDOM.integers(-50, 50, 777).astype(np.int32)  # noqa: E741
UNARY = "abs exp expm1 log1p sin cos tan tanh sinh arctan arcsinh sqrt cbrt square sign floor ceil rint negative reciprocal isfinite"
BINARY = "add subtract multiply divide maximum minimum power arctan2 remainder fmod hypot logaddexp less equal"
REDUCTIONS = "sum prod max min mean var std any all argmax argmin median"
INTEGERS = "bitwise_and bitwise_or bitwise_xor left_shift floor_divide remainder gcd"


def _unary(name: str, x: Any) -> Any:
    return getattr(jnp, name)(jnp.abs(x) if name in ("sqrt", "log1p") else x)


def _binary(name: str, x: Any, y: Any) -> Any:
    return getattr(jnp, name)(jnp.abs(x), y) if name == "power" else getattr(jnp, name)(x, y)


def _reduced(name: str, x: Any) -> Any:
    return getattr(jnp, name)(x * 0.1 + 1 if name == "prod" else x, axis=1)


def _loss(w1: Any, w2: Any, x: Any) -> Any:
    return jnp.mean(jnp.tanh(x @ w1) @ w2)


def _attention(q: Any, k: Any, v: Any) -> Any:
    weights = jax.nn.softmax(jnp.einsum("ij,kj->ik", q, k, precision="highest") / 8)
    return jnp.dot(weights, v, precision="highest")


def _layer_norm(x: Any) -> Any:
    return (x - x.mean(1, keepdims=True)) * jax.lax.rsqrt(x.var(1, keepdims=True) + 1e-5)


def _game_of_life(x: Any) -> Any:
    def step(_: int, board: Any) -> Any:
        near = sum(jnp.roll(board, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)) - board
        return ((near == 3) | ((near == 2) & (board == 1))).astype(jnp.int32)

    return jax.lax.fori_loop(0, 10, step, (x > 0).astype(jnp.int32))


Case = tuple[Callable[..., Any], tuple[Any, ...]]
CASES: dict[str, Case] = {
    **{name: (partial(_unary, name), (V,)) for name in UNARY.split()},
    **{name: (partial(_binary, name), (V, V[::-1].copy())) for name in BINARY.split()},
    **{f"{name} of rows": (partial(_reduced, name), (A,)) for name in REDUCTIONS.split()},
    **{f"{name} of int32": (getattr(jnp, name), (I, np.abs(I[::-1]) % 13 + 1)) for name in INTEGERS.split()},
    "sort": (jnp.sort, (V,)),
    "argsort": (jnp.argsort, (V,)),
    "top_k": (lambda x: jax.lax.top_k(x, 7), (V,)),
    "cumsum": (jnp.cumsum, (V,)),
    "cumprod": (lambda x: jnp.cumprod(x * 0.01 + 1), (V,)),
    "unique": (lambda x: jnp.unique(x, size=120), (I,)),
    "searchsorted": (lambda x, y: jnp.searchsorted(jnp.sort(x), y), (V, V[:50])),
    "histogram": (lambda x: jnp.histogram(x, bins=20)[0], (V,)),
    "take": (lambda x, y: jnp.take(x, jnp.abs(y)), (V, I)),
    "scatter-add": (lambda x, y: jnp.zeros(64).at[jnp.abs(y) % 64].add(x[:777]), (V, I)),
    "segment_sum": (lambda x, y: jax.ops.segment_sum(x[:777], jnp.abs(y) % 9, 9), (V, I)),
    "transpose": (lambda x: x.T + 0, (A,)),
    "pad, roll, flip": (lambda x: jnp.flip(jnp.roll(jnp.pad(x, 3), 5)), (A,)),
    "where": (lambda x: jnp.where(x > 0, x, 0.1 * x), (A,)),
    "one_hot": (lambda x: jax.nn.one_hot(x, 50), (I,)),
    "bfloat16": (lambda x: x.astype(jnp.bfloat16), (V,)),
    "float16": (lambda x: jnp.exp(x.astype(jnp.float16)), (V,)),
    "float8": (lambda x: x.astype(jnp.float8_e4m3fn), (V,)),
    "int8": (lambda x: x.astype(jnp.int8) * jnp.int8(3), (I,)),
    "complex": (lambda x: jnp.abs(jnp.exp(1j * x)), (V,)),
    "softmax": (lambda x: jax.nn.softmax(x, axis=1), (A,)),
    "gelu": (jax.nn.gelu, (A,)),
    "logsumexp": (lambda x: jax.nn.logsumexp(x, axis=1), (A,)),
    "layer norm": (_layer_norm, (A,)),
    "random bits": (lambda x: jax.random.bits(jax.random.PRNGKey(3), (100,)) + x[0].astype(jnp.uint32), (I,)),
    "random normal": (lambda x: jax.random.normal(jax.random.PRNGKey(3), (100,)) + x[0], (V,)),
    "permutation": (lambda x: jax.random.permutation(jax.random.PRNGKey(3), x), (V,)),
    "cond": (lambda x: jax.lax.cond(x[0] > 0, lambda y: y * 2, lambda y: y - 1, x), (V,)),
    "scan": (lambda x: jax.lax.scan(lambda c, y: (c * 0.9 + y, c), 0.0, x[:50]), (V,)),
    "while_loop": (lambda x: jax.lax.while_loop(lambda s: s.sum() < 1e4, lambda s: s * 2, jnp.abs(x)), (V,)),
    "game of life": (_game_of_life, (A,)),
    "vmap": (jax.vmap(lambda x: jnp.cumsum(x) / (1 + jnp.abs(x).max())), (A,)),
    "grad": (jax.grad(lambda x: jnp.sum(jnp.sin(x) * jnp.exp(-x * x))), (V,)),
    "jacobian": (jax.jacfwd(lambda x: jnp.sin(x) * x.sum()), (V[:20],)),
    "hessian": (jax.hessian(lambda x: jnp.sum(x**3) * x[0]), (V[:10],)),
    "dot": (partial(jnp.dot, precision="highest"), (A, B)),
    "dot of bfloat16": (lambda x, y: (x.astype(jnp.bfloat16) @ y.astype(jnp.bfloat16)).astype(jnp.float32), (A, B)),
    "dot of int8": (lambda x, y: jnp.dot((x * 9).astype(jnp.int8), (y * 9).astype(jnp.int8), preferred_element_type=jnp.int32), (A, B)),
    "batched dot": (lambda x: jnp.einsum("bij,bkj->bik", x, x, precision="highest"), (numbers(3, 16, 32),)),
    "attention": (_attention, (numbers(32, 64), numbers(48, 64), numbers(48, 16))),
    "gradient of a network": (jax.grad(_loss), (B, numbers(48, 3), A)),
    "cholesky": (lambda x: jnp.linalg.cholesky(x @ x.T + 100 * jnp.eye(64)), (A,)),
    "qr": (lambda x: jnp.abs(jnp.linalg.qr(x)[1]), (A,)),
    "svd": (lambda x: jnp.linalg.svd(x, compute_uv=False), (A,)),
    "eigh": (lambda x: jnp.linalg.eigvalsh(x @ x.T), (A,)),
    "solve": (lambda x: jnp.linalg.solve(x[:, :64] + 20 * jnp.eye(64), x[:, 64]), (A,)),
}  # fmt: skip
TOLERANCE = {
    "dot of bfloat16": 0.2,
    "gradient of a network": 2e-3,
    "float16": 2e-2,
    "power": 1e-3,
    "eigh": 1e-2,
    "svd": 1e-3,
    "qr": 1e-3,
}
"""Of what is not within 1e-4 of the largest value: sums in another order, fewer bits."""


def run(name: str) -> tuple[str, str]:
    """How a case ended, and what is to be said of it."""
    function, given = CASES[name]
    cpu = jax.devices("cpu")[0]
    expected = jax.tree.leaves(jax.device_get(jax.jit(function)(*(jax.device_put(value, cpu) for value in given))))
    try:
        found = jax.tree.leaves(jax.device_get(jax.jit(function)(*given)))
    except Exception as error:  # XLA's errors have many types
        return "refused", str(error).splitlines()[0]
    worst = 0.0
    for one, other in zip(found, expected, strict=True):
        if one.dtype != other.dtype or one.shape != other.shape or not np.array_equal(np.isnan(one), np.isnan(other)):
            return "wrong", f"{one.dtype}{one.shape} for {other.dtype}{other.shape}, or NaN at other places"
        differences = np.abs(np.nan_to_num(one.astype(np.float64)) - np.nan_to_num(other.astype(np.float64)))
        worst = max(
            worst,
            differences.max(initial=0)
            / max(1.0, float(np.abs(np.nan_to_num(other.astype(np.float64))).max(initial=0))),
        )
    return ("right" if worst <= TOLERANCE.get(name, 1e-4) else "wrong"), f"differs by {worst:.1g}"


def main() -> None:
    print(jax.devices(), jax.__version__, flush=True)
    counts: dict[str, int] = {}
    for name in sys.argv[1:] or CASES:
        begun = time.monotonic()
        ended, why = run(name)
        counts[ended] = counts.get(ended, 0) + 1
        print(f"{ended:8} {name:24} {time.monotonic() - begun:6.1f} s  {why[:120]}", flush=True)
    print(", ".join(f"{count} {ended}" for ended, count in counts.items()))
    sys.exit("wrong" in counts)


if __name__ == "__main__":
    main()

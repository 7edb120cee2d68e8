"""Functions that torch compiles for one of hipkit's devices: ``python inductor_program.py GPU`` prints what each gave, as JSON.

How many kernels of Triton were launched for it, and how far its results and gradients are from those of torch without a compiler.
"""

import json
import sys
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import torch
import torch._inductor.config as inductor
from torch import nn
from torch.nn import functional
from triton.runtime.driver import driver

import hipkit
from hipkit.runtime.triton.launcher import Launcher

ROWS, COLUMNS = 24, 96
warnings.simplefilter("error", UserWarning)
warnings.filterwarnings("ignore", message="TRITON_DEFAULT_FP_FUSION")
torch.set_num_threads(1)
torch.manual_seed(1)
inductor.cpu_backend = "triton"
inductor.compile_threads = 1
inductor.inductor_default_autotune_warmup = inductor.inductor_default_autotune_rep = 1  # milliseconds


class Counting(Launcher):
    """Counts the launches."""

    launches = 0

    def __call__(self, *args: Any) -> None:
        """Launch, and count it."""
        Counting.launches += 1
        super().__call__(*args)


def gelu_and_norms(x: Any, weight: Any) -> Any:
    """Pointwise operations, and sums of rows."""
    return (functional.gelu(x) * weight).softmax(-1) + functional.layer_norm(x, (COLUMNS,), weight)


def columns(x: Any, weight: Any) -> Any:
    """A sum of columns, a running sum, a largest element with its index."""
    return x.sum(0) * weight, x.cumsum(1), x.argmax(1), x.amax(1)


def scattered(x: Any, weight: Any) -> Any:
    """Loads and atomic additions at indices that another operation gave."""
    where = (x.abs() * 5).long() % ROWS
    return torch.zeros_like(x).scatter_add(0, where, x) + weight[where]


def product(x: Any, weight: Any) -> Any:
    """A product of matrices by Triton's template, with what is done to its elements."""
    return ((x * weight) @ x.t()).relu() + 1


PRODUCTS = {"max_autotune_gemm": True, "max_autotune_gemm_backends": "TRITON", "test_configs.max_mm_configs": 2}
LAYERS = nn.Sequential(nn.Linear(COLUMNS, 64), nn.SiLU(), nn.LayerNorm(64), nn.Linear(64, 5))


def layers(x: Any, weight: Any) -> Any:
    """A small network."""
    return LAYERS(x * weight).log_softmax(-1)


def far(found: Sequence[Any], wanted: Sequence[Any]) -> float:
    """The largest difference of two lists of tensors."""
    assert [one.shape for one in found] == [one.shape for one in wanted]
    return max(float((one - other).abs().max()) for one, other in zip(found, wanted, strict=True))


def outcome(function: Callable[..., Any]) -> tuple[list[Any], list[Any]]:
    """What a function gives for the same numbers, and the gradients of its arguments and of the network."""
    torch.manual_seed(2)
    x, weight = torch.randn(ROWS, COLUMNS, requires_grad=True), torch.randn(COLUMNS, requires_grad=True)
    LAYERS.zero_grad()
    given = function(x, weight)
    results = list(given) if isinstance(given, tuple) else [given]
    sum((one * torch.linspace(0, 1, one.numel()).reshape(one.shape)).sum() for one in results).backward()
    used = (x, weight, *LAYERS.parameters())
    return [one.detach() for one in results], [one.grad.clone() for one in used if one.grad is not None]


def compare(function: Callable[..., Any]) -> dict[str, float]:
    """The compiled function beside the one that is not."""
    before = Counting.launches
    compiled = torch.compile(function, options=PRODUCTS if function is product else None)
    (found, slopes), (wanted, its_slopes) = outcome(compiled), outcome(function)
    return {"launches": Counting.launches - before, "results": far(found, wanted), "gradients": far(slopes, its_slopes)}


if __name__ == "__main__":
    if sys.argv[1] != "environment":
        hipkit.triton.activate(sys.argv[1])
    driver.active.launcher_cls = Counting
    functions = (gelu_and_norms, columns, scattered, layers, product)
    answers: dict[str, Any] = {one.__name__: compare(one) for one in functions}
    print(json.dumps(answers | {"processor": driver.active.get_current_target().arch}))

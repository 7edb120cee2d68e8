"""The compiler of Triton's backend ``hipkit``: AMD's, which Triton has and which needs neither ROCm nor a GPU.

While hipkit's driver is active, Triton compiles with AMD's own backend, since the driver's target is one of ``hip``:
programs that ask which backend it is then do what they do for AMD. This class is for targets of the backend ``hipkit``, and
for one that only torch's Inductor asks for while hipkit's driver is active (``inductor.py``): a processor of AMD's as the CPU's.
It takes no others, because Triton refuses a target that two backends compile for.
"""

from __future__ import annotations

from typing import Any

from triton.backends.amd import compiler as amd
from triton.backends.compiler import GPUTarget

from .names import BACKEND, CPU


class HipkitCompiler(amd.HIPBackend):  # type: ignore[misc]
    """For a target of the backend ``hipkit``, or of the CPU, AMD's compiler for the same processor."""

    def __init__(self, target: Any) -> None:
        super().__init__(target)  # which asserts that the class supports it
        self.target = GPUTarget("hip", target.arch, int(target.warp_size))
        self._asked = target.backend

    def hash(self) -> str:
        """What Triton keeps compiled kernels by: apart from AMD's, as a kept kernel needs a compiler for its target again."""
        return f"{super().hash()}-{self._asked}"

    @staticmethod
    def supports_target(target: Any) -> bool:
        """Whether the target is one of the backend ``hipkit``, or a processor of AMD's as the CPU's."""
        return bool(target.backend == BACKEND or (target.backend == CPU and str(target.arch).startswith("gfx")))

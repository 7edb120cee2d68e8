"""Atomic exchange on memory that waves change concurrently, as compiled code: Python has none."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache
from typing import Any

_IR = """
define i64 @exchange(ptr %address, i64 %value) {
  %old = atomicrmw xchg ptr %address, i64 %value seq_cst
  ret i64 %old
}
"""


@lru_cache(maxsize=1)
def _exchange() -> tuple[Callable[[int, int], int], Any]:
    """The compiled function, and the engine that keeps its code alive."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(_IR), machine)
    engine.finalize_object()
    prototype = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64)
    return prototype(engine.get_function_address("exchange")), engine


def exchange(address: int, value: int) -> int:
    """Put the 8 bytes ``value`` at ``address``, and return what was there, in one step."""
    function, _ = _exchange()
    return function(address, value)

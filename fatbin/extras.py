"""Optional dependencies (numpy, llvmlite), and the extra of the package that installs them."""

from __future__ import annotations

from importlib.util import find_spec

from .errors import MissingError
from .wording import enumerated

EXTRAS = {
    "run": ("numpy", "llvmlite"),
    "cc": ("ziglang",),
    "cuda": ("cuda.bindings",),
    "scan": ("pyarrow", "duckdb", "fsspec", "distributed", "psutil"),
}
"""The modules that each extra brings."""


def require(extra: str, purpose: str) -> None:
    """Raise :class:`MissingError`, with the command that mends it, where a module that ``purpose`` needs is not installed."""
    missing = [name for name in EXTRAS[extra] if not _is_there(name)]
    if missing:
        raise MissingError(f"{purpose} needs {enumerated(missing)}: pip install 'hipkit[{extra}]'")


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # of the package that the module is in
        return False

"""How each kind of operand prints in LLVM's syntax: one function a kind, for all generations.

The functions carry the names of the table column (``CPol``, ``SendMsg``); they are found through
:data:`~.base.PRINTERS`, which importing this package fills.
"""

from . import control, export, matrix, memory, modifiers, regular, vector
from .base import PRINTERS, View

__all__ = ["PRINTERS", "View", "control", "export", "matrix", "memory", "modifiers", "regular", "vector"]

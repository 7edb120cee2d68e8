"""The interface to the registers of a wave, for code that executes instructions."""

from __future__ import annotations

from abc import ABC, abstractmethod

from .not_carried_out import UnknownOperationError
from .values import Lane, Mask, Uniform


class State(ABC):
    """The registers of a wave: numbers in the interpreter, SSA values in the compiler.

    Scalar files are ``s`` (0 to 105), ``vcc`` (0, 1), ``exec`` (0, 1), ``m0``, ``ttmp`` (0 to 15), ``flat_scratch``
    (0, 1) and ``mode``; vector files are ``v`` and ``a``.
    """

    indexing: tuple[int, Uniform] | None = None
    """The mode and the index of s_set_gpr_idx, while it is on."""

    @abstractmethod
    def scalar(self, file: str, index: int) -> Uniform:
        """A scalar register, I32."""

    @abstractmethod
    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        """Write a scalar register, I32."""

    @abstractmethod
    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        """A vector register, I32; inactive lanes may hold anything unless ``all_lanes``."""

    @abstractmethod
    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        """Write a vector register in the active lanes, or in all."""

    def indexed(self, file: str, index: int, offset: Uniform) -> Lane:
        """The vector register ``offset`` after one; register 0 if there is none of that number."""
        raise UnknownOperationError(f"registers from {file}{index} on are not reached by number here")

    def set_indexed(self, file: str, index: int, offset: Uniform, value: Lane, *, all_lanes: bool = False) -> None:
        """Write the vector register ``offset`` after one, in the active lanes or in all; nothing where there is none."""
        raise UnknownOperationError(f"registers from {file}{index} on are not reached by number here")

    @property
    def exec(self) -> Mask:
        """The active lanes."""
        return self.mask("exec", 0)

    def set_exec(self, mask: Mask) -> None:
        """Change which lanes are active."""
        self.set_mask("exec", 0, mask)

    @abstractmethod
    def mask(self, file: str, index: int) -> Mask:
        """The scalar register (two of them in a wave of 64) as a mask."""

    @abstractmethod
    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        """Write a mask to one scalar register, or to two in a wave of 64."""

    @property
    @abstractmethod
    def scc(self) -> Uniform:
        """SCC, I1."""

    @abstractmethod
    def set_scc(self, value: Uniform) -> None:
        """Write SCC, I1."""

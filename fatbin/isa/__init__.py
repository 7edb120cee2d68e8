"""AMDGPU machine code: bytes to instructions, instructions to text, and back."""

from .decode import decode
from .instruction import Instruction
from .model import Constant, Operand, Register
from .load import NotDecodedError

__all__ = ["Constant", "Instruction", "NotDecodedError", "Operand", "Register", "decode"]

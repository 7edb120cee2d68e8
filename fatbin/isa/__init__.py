"""AMDGPU machine code: bytes to instructions, instructions to text, and back."""

from .decode import decode
from .instruction import Instruction
from .load import NotDecodedError
from .model import Constant, Operand, Register

__all__ = ["Constant", "Instruction", "NotDecodedError", "Operand", "Register", "decode"]

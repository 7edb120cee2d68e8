"""What goes wrong when HIP is compiled."""

from __future__ import annotations

from ..fatbin.errors import HipkitError, MissingError


class CompileError(HipkitError):
    """The compiler or linker refused the source; the message is theirs."""

    exit_code = 1
    is_of_a_tool = True


class LackingError(CompileError, MissingError):
    """What is asked for are a header, a library or a device function that ROCm, hipkit or pip would bring.

    The message is the compiler's, and one line more that says what brings it.
    """

    exit_code = 3


class NotYetError(HipkitError):
    """What a compiler for HIP does, and hipkit does not yet."""

    exit_code = 3

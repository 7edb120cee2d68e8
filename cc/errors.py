"""What goes wrong when HIP is compiled."""

from __future__ import annotations

from ..fatbin.errors import HipkitError


class CompileError(HipkitError):
    """The compiler or linker refused the source; the message is theirs."""

    exit_code = 1
    is_of_a_tool = True


class NotYetError(HipkitError):
    """What a compiler for HIP does, and hipkit does not yet."""

    exit_code = 3

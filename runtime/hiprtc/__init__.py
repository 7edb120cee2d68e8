"""hiprtc, compilation of kernels while a program runs, under its own names: ``from hipkit.runtime import hiprtc``.

Every function returns a tuple that begins with a :class:`hiprtcResult`; what C returns through pointers follows.
Sources are compiled by :mod:`hipkit.cc`, for the thread's device unless the options name a GPU.
"""

from __future__ import annotations

from .enumerations import *
from .functions import *

_EXPORTS = [name for name in sorted(globals()) if name.startswith("hiprtc")]
# Not assigned as a name: type checkers cannot compute the list, and know the names from the imports above.
globals()["__all__"] = _EXPORTS


def __dir__() -> list[str]:
    return _EXPORTS

"""The libraries beside libamdhip64 whose functions jump through its slots: few programs call any, and their imports take long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...fatbin.errors import HipkitError
from ...fatbin.records import dataclass


@dataclass(frozen=True)
class OtherLibrary:
    """A library with codes of its own. ``failed`` is the one for a fault of hipkit's, ``stopped`` no failure at all."""

    prefix: str
    failed: int
    function: Callable[[str], Callable[..., Any]]
    refuse: Callable[[str, HipkitError], int]
    """The code of a call that fails, by the name of the function."""
    stopped: int = 0
    """What a call returns that a callback of the program's has ended early, for the program has what it looked for."""

    def answer(self, name: str, *given: Any) -> Any:
        """The code of a call, and its results."""
        return self.function(name)(*given)


def _rtc_function(name: str) -> Callable[..., Any]:
    from .. import hiprtc
    from . import own_rtc

    found: Callable[..., Any] = getattr(own_rtc, name, None) or getattr(hiprtc, name)
    return found


def _rtc_code(name: str, error: HipkitError) -> int:
    from ..hiprtc.functions import refuse

    return refuse(name, error)


def _comgr_function(name: str) -> Callable[..., Any]:
    from .own_comgr import function

    return function(name)


def _comgr_code(name: str, error: HipkitError) -> int:
    from .own_comgr import refuse

    return refuse(name, error)


def _hsa_function(name: str) -> Callable[..., Any]:
    from ..hsa import functions

    return functions.answering(name)


def _hsa_code(name: str, error: HipkitError) -> int:
    from ..hip.gate import last
    from ..hsa import functions

    last.text = f"{name}: {error}"
    return functions.code_of(error)


HIPRTC_ERROR_INTERNAL_ERROR, AMD_COMGR_STATUS_ERROR, HSA_STATUS_ERROR = 11, 1, 0x1000
HSA_STATUS_INFO_BREAK = 1
LIBRARIES = (
    OtherLibrary("hiprtc", HIPRTC_ERROR_INTERNAL_ERROR, _rtc_function, _rtc_code),
    OtherLibrary("amd_comgr_", AMD_COMGR_STATUS_ERROR, _comgr_function, _comgr_code),
    OtherLibrary("hsa_", HSA_STATUS_ERROR, _hsa_function, _hsa_code, HSA_STATUS_INFO_BREAK),
)


def library_of(name: str) -> OtherLibrary | None:
    """The one that has a function; None for those of libamdhip64."""
    return next((library for library in LIBRARIES if name.startswith(library.prefix)), None)

"""Where versions of HIP differ, and what a program may ask to behave otherwise: one table, and the switches.

``HIPKIT_PROFILE`` names a column: ``hip5``, ``hip6``, ``hip7`` (which is where nothing says otherwise), and ``docs``,
which does as the documents of HIP and CUDA say where the library does something else.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from ..fatbin.errors import UsageError

PROFILES = ("hip5", "hip6", "hip7", "docs")
DEFAULT = "hip7"
VARIABLE, SWITCHES_VARIABLE, STRICT_VARIABLE = "HIPKIT_PROFILE", "HIPKIT_SWITCHES", "HIPKIT_STRICT"

CHECKS: dict[str, tuple[object, object, object, object]] = {
    # What                                hip5       hip6       hip7       docs
    # hipGetLastError: of every call, or of those that failed.
    "last error of every call":          (True,      True,      False,     False),
    # hipGetDeviceProperties: bytes of the structure.
    "properties":                        (792,       1472,      1472,      1472),
    # hipMemoryType: its numbers.
    "memory types":                      ("old",     "new",     "new",     "new"),
    # hipHostMalloc without a flag for it: coherent?
    "pinned memory is coherent":         ("unless portable", "unless portable", "unless portable", "environment"),
    # hipModuleLoadData of a bundle in which nothing fits.
    "no binary for the device":          (209,       209,       209,       209),
    # hipPointerGetAttributes of an address that nobody knows.
    "attributes of unknown pointers":    (1,         0,         0,         0),
    # extra with a size although the kernel takes nothing.
    "arguments that nobody takes":       (0,         0,         1,         1),
    # hipFuncSetAttribute and its like with a null pointer.
    "null function":                     (98,        98,        98,        98),
    # hipHostRegister of memory that is registered or allocated already.
    "registered twice":                  (0,         0,         0,         712),
    # Copies of unpinned memory from 128 MiB on pin it; else all go through a staging buffer.
    "large copies are pinned":           (True,      True,      True,      False),
    # hipModuleUnload while a stream captures.
    "unload while capturing":            (0,         0,         900,       900),
    # The number of the first hipGraphNodeType.
    "first graph node type":             (1,         0,         0,         0),
    # The versions that hipRuntimeGetVersion and hipDriverGetVersion tell.
    "version":                           (50221153,  60342134,  70253211,  70253211),
    # Calls that launch: which release's codes they refuse with (runtime/hip/code/entry_points.py).
    "launch codes":                      (6,         6,         7,         7),
    # hipModuleLaunchKernel refuses more blocks along an axis than a device says that it takes.
    "blocks along an axis are limited":  (False,     True,      False,     False),
    # Releasing a user object more often than it is held: refused, or nothing happens.
    "releasing more than is held":       (0,         0,         0,         1),
    # hipGetDeviceFlags: those of how threads wait, or all that were set.
    "flags of a device that are told":   (7,         7,         31,        31),
    # A pool hands out blocks that another stream is not done with, and has the stream wait for them.
    "pools wait for other streams":      (False,     False,     False,     True),
    # hipHostGetDevicePointer needs hipSetDeviceFlags(hipDeviceMapHost) first.
    "mapping must be asked for":         (False,     False,     False,     False),
}  # fmt: skip
"""Each check, and what it says in each of :data:`PROFILES`."""

SWITCHES = {
    "unmapped-pinned": "kernels reach pinned memory only where it was allocated as mapped, as before unified addressing",
    "distinct-device-addresses": "pinned memory has another address on the device than on the host",
    "modelled-cache": "what kernels write to non-coherent memory shows on the host only after a release to the system",
}
"""What can be asked for beside, and what it does."""


@dataclass(frozen=True, slots=True)
class Profile:
    """How the runtime behaves where there is a choice."""

    name: str = DEFAULT
    switches: frozenset[str] = frozenset()
    is_strict: bool = True
    """Whether arguments are checked beyond what HIP checks; HIPKIT_STRICT=0 switches it off."""

    @classmethod
    def from_environment(cls) -> Profile:
        """What the environment asks for."""
        asked = os.environ.get(SWITCHES_VARIABLE, "").replace(" ", ",").split(",")
        strict = os.environ.get(STRICT_VARIABLE, "1") not in ("0", "off", "no")
        return cls.named(os.environ.get(VARIABLE) or DEFAULT, *(switch for switch in asked if switch), strict=strict)

    @classmethod
    def named(cls, name: str, *switches: str, strict: bool = True) -> Profile:
        """A column of the table, with switches."""
        if name not in PROFILES:
            raise UsageError(f"{VARIABLE}={name}: there is no such profile; there are {', '.join(PROFILES)}")
        for switch in switches:
            if switch not in SWITCHES:
                raise UsageError(f"{SWITCHES_VARIABLE}: there is no switch {switch!r}; there are {', '.join(SWITCHES)}")
        return cls(name, frozenset(switches), strict)

    def has(self, switch: str) -> bool:
        """Whether a switch is on."""
        return switch in self.switches

    def __getitem__(self, check: str) -> object:
        return _ANSWERS[self.name][check]

    def code(self, check: str) -> int:
        """What a check says, where that is a number."""
        answer = self[check]
        assert isinstance(answer, int)
        return answer


_ANSWERS = {name: {check: row[n] for check, row in CHECKS.items()} for n, name in enumerate(PROFILES)}
_current: Profile | None = None


def profile() -> Profile:
    """That of this process."""
    global _current
    if _current is None:
        _current = Profile.from_environment()
    return _current


def use(replaced: Profile | None) -> None:
    """Make this the profile; None looks at the environment again."""
    global _current
    _current = replaced

"""Profiles: differences between releases of HIP as one table, and the switches of ``HIPKIT_SWITCHES``.

``HIPKIT_PROFILE`` names a column: ``hip5``, ``hip6``, ``hip7`` (which is where nothing says otherwise), and ``docs``,
which does as the documents of HIP and CUDA say where the library does something else.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from enum import Enum, auto

from ..fatbin.errors import UsageError
from ..fatbin.records import dataclass, replace
from .process import Setting

PROFILES = ("hip5", "hip6", "hip7", "docs")
DEFAULT = "hip7"
GRANULE = 4096
"""What AMD's driver rounds allocations of device memory up to, in bytes."""
VARIABLE, SWITCHES_VARIABLE, STRICT_VARIABLE = "HIPKIT_PROFILE", "HIPKIT_SWITCHES", "HIPKIT_STRICT"


class Rule(Enum):
    """Where the releases, or the documents, differ."""

    __hash__ = object.__hash__  # Enum's own is written in Python, and launches ask for two rules each

    LAST_ERROR_OF_EVERY_CALL = auto()
    """hipGetLastError: of every call, or of those that failed."""
    MEMORY_TYPES = auto()
    """hipMemoryType: its numbers."""
    PINNED_MEMORY_IS_COHERENT = auto()
    """hipHostMalloc without a flag for it: coherent?"""
    ATTRIBUTES_OF_UNKNOWN_POINTERS = auto()
    """hipPointerGetAttributes of an unknown address."""
    REGISTERED_TWICE = auto()
    """hipHostRegister of memory that is registered or allocated already."""
    LARGE_COPIES_ARE_PINNED = auto()
    """Copies of unpinned memory from 128 MiB on pin it; else all go through a staging buffer."""
    UNLOAD_WHILE_CAPTURING = auto()
    """hipModuleUnload while a stream captures."""
    FIRST_GRAPH_NODE_TYPE = auto()
    """The number of the first hipGraphNodeType."""
    VERSION = auto()
    """The versions that hipRuntimeGetVersion and hipDriverGetVersion tell."""
    CODE_OF_TRAPS = auto()
    """What a failed assertion and other traps of kernels return. AMD's drivers do not tell one from another."""
    LAUNCH_CODES = auto()
    """Calls that launch: which release's codes they refuse with (runtime/hip/code/entry_points.py)."""
    BLOCKS_ALONG_AN_AXIS_ARE_LIMITED = auto()
    """hipModuleLaunchKernel refuses more blocks along an axis than a device says that it takes."""
    RELEASING_MORE_THAN_IS_HELD = auto()
    """Releasing a user object more often than it is held: refused, or nothing happens."""
    FLAGS_OF_A_DEVICE = auto()
    """hipGetDeviceFlags: those of how threads wait, or all that were set."""
    POOLS_WAIT_FOR_OTHER_STREAMS = auto()
    """A pool hands out blocks that another stream is not done with, and has the stream wait for them."""
    FLAGS_OF_OPENED_MEMORY = auto()
    """hipIpcOpenMemHandle: the flags that it takes; hipIpcMemLazyEnablePeerAccess was 0 at first."""
    FIELDS_OF_BOX_COPIES = auto()
    """HIP_MEMCPY3D: the type of its sizes and positions in C."""


RULES: dict[Rule, tuple[object, object, object, object]] = {
    #                                       hip5       hip6       hip7       docs
    Rule.LAST_ERROR_OF_EVERY_CALL:         (True,      True,      False,     False),
    Rule.MEMORY_TYPES:                     ("old",     "new",     "new",     "new"),
    Rule.PINNED_MEMORY_IS_COHERENT:        ("unless portable", "unless portable", "unless portable", "environment"),
    Rule.ATTRIBUTES_OF_UNKNOWN_POINTERS:   (1,         0,         0,         0),
    Rule.REGISTERED_TWICE:                 (0,         0,         0,         712),
    Rule.LARGE_COPIES_ARE_PINNED:          (True,      True,      True,      False),
    Rule.UNLOAD_WHILE_CAPTURING:           (0,         0,         900,       900),
    Rule.FIRST_GRAPH_NODE_TYPE:            (1,         0,         0,         0),
    Rule.VERSION:                          (50221153,  60342134,  70253211,  70253211),
    Rule.CODE_OF_TRAPS:                    (719,       719,       719,       710),
    Rule.LAUNCH_CODES:                     (6,         6,         7,         7),
    Rule.BLOCKS_ALONG_AN_AXIS_ARE_LIMITED: (False,     True,      False,     False),
    Rule.RELEASING_MORE_THAN_IS_HELD:      (0,         0,         0,         1),
    Rule.FLAGS_OF_A_DEVICE:                (7,         7,         31,        31),
    Rule.POOLS_WAIT_FOR_OTHER_STREAMS:     (False,     False,     False,     True),
    Rule.FLAGS_OF_OPENED_MEMORY:           ((0, 1),    (1,),      (1,),      (1,)),
    Rule.FIELDS_OF_BOX_COPIES:             ("uint",    "size_t",  "size_t",  "size_t"),
}  # fmt: skip
"""Each rule, and what it says in each of :data:`PROFILES`."""

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
    """Whether arguments are checked beyond what HIP checks, and no read past the end of memory is allowed.

    HIPKIT_STRICT=0 switches it off; where programs run as they are, it is off, and HIPKIT_STRICT=1 switches it on.
    """
    is_program: bool = False
    """Whether this process is a program that is run as it is."""

    @classmethod
    def from_environment(cls) -> Profile:
        """The profile that the environment asks for."""
        asked = os.environ.get(SWITCHES_VARIABLE, "").replace(" ", ",").split(",")
        strict = _is_strict("1")
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

    @classmethod
    def of_releases(cls, majors: Iterable[int]) -> Profile:
        """How the oldest of some releases of HIP behaves, with what else the environment asks for."""
        known = [int(name.removeprefix("hip")) for name in PROFILES if name.startswith("hip")]
        name = f"hip{min(known, key=lambda number: abs(number - min(majors)))}"
        return replace(cls.from_environment(), name=name)

    @property
    def granule(self) -> int:
        """Allocations are taken for multiples of it: reads past their ends, but within it, give zeros; 0 allows none."""
        return GRANULE if self.is_program and not self.is_strict else 0

    def has(self, switch: str) -> bool:
        """Whether a switch is on."""
        return switch in self.switches

    def __getitem__(self, rule: Rule) -> object:
        return _ANSWERS[self.name][rule]

    def code(self, rule: Rule) -> int:
        """The number that a rule states."""
        answer = self[rule]
        assert isinstance(answer, int)
        return answer


def is_strict_on_request() -> bool:
    """Whether HIPKIT_STRICT asks for it, rather than what holds where nothing is asked for."""
    return STRICT_VARIABLE in os.environ and _is_strict("0")


def _is_strict(otherwise: str) -> bool:
    return os.environ.get(STRICT_VARIABLE, otherwise) not in ("0", "off", "no")


_ANSWERS = {name: {rule: row[n] for rule, row in RULES.items()} for n, name in enumerate(PROFILES)}
_CURRENT = Setting(Profile.from_environment)
profile, use = _CURRENT.get, _CURRENT.use
"""The profile of this process, from the environment unless another is to be used."""


def run_as_it_is() -> None:
    """Note that this process is a program that was not written for hipkit: it may do what HIP and hardware allow."""
    use(replace(profile(), is_program=True, is_strict=_is_strict("0")))

"""How a kernel is entered on a GPU of NVIDIA's, what is known of the registers that a wave begins with, and its translation."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import TYPE_CHECKING

from ....fatbin.records import NamedTuple, dataclass
from ....fatbin.schema import align_up
from ..backend import Size, WaveSetup
from .bounds import Bound
from .known_bits import UNKNOWN, WHOLE, KnownNumber, constant, zeros_of
from .ptx_text import THREADS

if TYPE_CHECKING:
    from ...isa.flow.regions import Key
    from ..counters import Counters


class Translation(NamedTuple):
    """A kernel as PTX."""

    text: str
    multiples: dict[int, int]
    """What the eight bytes at a place of the arguments must be a multiple of, in every launch."""
    bounds: tuple[Bound, ...] | None = None
    """What follows the arguments among the parameters, after the address of the table of memory; None where nothing is checked."""
    shared: int = 0
    """Bytes of shared memory that a block needs besides its LDS."""
    counters: Counters | None = None
    """What it counts."""


_NO_ARGUMENTS = memoryview(b"")
EXACT_KINDS, FAST_KINDS = frozenset(("s8", "u8")), frozenset(("s8", "u8", "f16", "bf16"))
"""The types of elements that tensor cores multiply with the bits that other devices give, and where bits may differ."""
TENSOR_CORES_SINCE = 8
"""The first compute capability whose tensor cores have all of these."""
MOST_ARGUMENTS = 2048
"""Bytes of arguments that are parameters of the entry: PTX takes 4096, and other parameters need some."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a kernel is entered."""

    name: str
    setup: WaveSetup
    """The registers of a wave. The values of user SGPRs are parameters of the entry, after the address of the code object."""
    group_size: Size
    scratch: int = 0
    """Bytes of scratch memory of a work-item."""
    arguments: memoryview = _NO_ARGUMENTS
    """Those of a launch: all launches that the translation is for have theirs aligned as these are."""
    arguments_at: int = 0
    """Their address."""
    is_limited: bool = False
    """Whether waves look whether the host wants them to end."""
    is_served: bool = False
    """Whether the host looks at what they write meanwhile, and answers."""
    items: Size | None = None
    """Work-items in all, where the last workgroup of an axis is not full."""
    is_checked: bool = False
    """Whether accesses are checked."""
    is_lenient: bool = False
    """Whether accesses past LDS give zeros, or do nothing."""
    is_counted: bool = False
    """Whether it is counted what waves execute."""
    tile_kinds: frozenset[str] = frozenset()
    """The types of elements of matrices that tensor cores multiply."""
    pointers: Iterable[int] = ()
    """The places of pointers among the arguments."""

    @property
    def threads(self) -> int:
        """Threads of a block: whole warps, each for a wave, in one dimension."""
        return align_up(prod(self.group_size), self.setup.lanes) * THREADS // self.setup.lanes

    @property
    def parameter(self) -> int:
        """Bytes of arguments that the entry has as a parameter."""
        size = align_up(len(self.arguments), 16)
        return size if size <= MOST_ARGUMENTS else 0

    def known(self) -> dict[Key, KnownNumber]:
        """What is known of the registers of a wave."""
        sgprs = self.setup.sgprs
        found: dict[Key, KnownNumber] = {("s", index): UNKNOWN for index in sgprs}
        for index, low in sgprs.items():
            if self.parameter and low | sgprs.get(index + 1, 0) << 32 == self.arguments_at:
                found["s", index] = KnownNumber(zeros_of(low), argument=0, part=0)
                found["s", index + 1] = KnownNumber(argument=0, part=1)
        for register in (*self.setup.group_ids, self.setup.wave_id):
            if register is not None:
                found[register[:2]] = UNKNOWN
        found |= {("exec", 0): WHOLE, ("exec", 1): WHOLE}
        found |= {("v", n): UNKNOWN for n in range(3)}
        if self.setup.scratch_offset is not None:
            found["s", self.setup.scratch_offset] = constant(0)
        return found

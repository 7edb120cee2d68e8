"""Accesses in PTX that are held back until their addresses are checked.

ptxas moves no load over a branch, so that loads wait for each other where a branch is before each. Therefore loads, stores and atomic
operations are held back, in their order, until something needs what they give, or the block ends: one branch is before all of them.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Sequence

from ....fatbin.records import NamedTuple
from ...isa.values import Mode, Value
from .address_forms import AddressForms
from .bounds import Bounds
from .ptx_carries import PtxCarries
from .ptx_text import THREADS

_REGISTER = re.compile(r"%\w+")
_WRITTEN = re.compile(r"(?:@\S+ )?\S+ (\{[^}]*\}|\S+)")
_NAME = re.compile(r"(?:@\S+ )?([a-z]+)")
_EFFECTS = frozenset(("bra", "ret", "exit", "bar", "membar", "fence", "call"))
"""What nothing is held back over."""
_ACCESSES = frozenset(("st", "atom"))
_IN_ORDER = re.compile(r"(?:@\S+ )?ld\.(?!param|const)|.*%(?:clock|globaltimer)")
"""Loads that are not held back, and readings of clocks."""
_MOST = 32
"""Accesses that are held back together."""


class Checked(NamedTuple):
    """An address as it is compared with bounds: what it is counted from, and a constant."""

    space: str
    """As the instruction has it."""
    within: str
    """Where it is: ``Space.GLOBAL``, or LDS or scratch memory, where it begins at an offset."""
    base: Value
    offset: int
    reported: Value | None = None
    """The whole address as the instruction has it, where that is another."""


class Access(NamedTuple):
    """An access that is to be checked."""

    site: int
    """The address of the instruction."""
    does: str
    size: int
    where: Value | None
    """The lanes of which it is; None where it is of the whole wave."""
    origins: tuple[int, ...]
    space: str
    """This and the four that follow are those of :class:`Checked`."""
    within: str
    base: Value
    offset: int
    reported: Value | None
    is_of_wave: bool = False
    """Whether the wave as a whole is to blame, and not a lane."""


class _Held(NamedTuple):
    """An instruction that is held back."""

    line: str
    careful: Sequence[str]
    action: Callable[[], None] | None = None
    """What is done instead when its turn comes."""


class PtxHeld(PtxCarries):
    """Holds accesses back."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self.bounds: Bounds | None = None
        """None where nothing is checked."""
        self.is_loading = False
        """Whether the instruction is a plain load: what it does with what it has loaded is held back as well."""
        self.is_lenient = False
        """Whether reads past LDS give zeros, and other accesses do nothing there."""
        self.forms = AddressForms()
        self._accesses: list[Access] = []
        self._held: list[_Held] = []
        self._given: set[str] = set()
        """The registers that held instructions write."""
        self._taken: set[str] = set()
        """And those that they read."""

    def begin_block(self) -> None:
        self.flush()
        self.forms.forget()
        super().begin_block()

    def put(self, label: str) -> None:
        self.flush()
        self.forms.forget()
        super().put(label)

    def do(self, line: str) -> None:
        if self.bounds is not None:
            self.forms.note(line)
        if (self._held or self._accesses) and not self._may_pass(line):
            name = _name(line)
            if name in _ACCESSES or (self.is_loading and name not in _EFFECTS):
                self._hold(line, ())
                return
            self.flush()
        super().do(line)

    def hold(self, line: str, careful: Sequence[str] = ()) -> None:
        """An access, or what is done with what one has loaded: it is emitted when its address has been checked. ``careful`` is the
        same where the check has failed, and there are zeros."""
        if not self._accesses and not self._held:
            for one in careful or (line,):
                self.do(one)
            return
        self.forms.note(line)
        self._hold(line, careful)

    def _hold(self, line: str, careful: Sequence[str]) -> None:
        self._held.append(_Held(line, careful))
        written = _written(line)
        self._given |= written
        self._taken |= set(_REGISTER.findall(line)) - written

    def _may_pass(self, line: str) -> bool:
        """Whether an instruction may be carried out before those that are held back."""
        name = _name(line)
        if name in _EFFECTS or name in _ACCESSES or _IN_ORDER.match(line):
            return False
        return self._given.isdisjoint(_REGISTER.findall(line)) and self._taken.isdisjoint(_written(line))

    def flush(self) -> None:
        """Emit what is held back, after its checks."""
        if not self._held and not self._accesses:
            return
        accesses, held = self._accesses, self._held
        self._accesses, self._held, self._given, self._taken = [], [], set(), set()
        is_careful = any(one.careful for one in held)
        careful = [line for one in held for line in one.careful or (one.line,)] if is_careful else ()
        after = self._check_all(accesses, careful) if accesses else ""
        for one in held:
            if one.action is not None:
                one.action()
            else:
                super().do(one.line)
        if after:
            self.lines.append(f"{after}:")

    def do_in_turn(self, action: Callable[[], None]) -> None:
        """Do something after what is held back."""
        if self._held and not self.is_lenient:  # what is careful goes past the action
            self._held.append(_Held("", (), action))
        else:
            self.flush()
            action()

    def note(self, access: Access) -> None:
        """An access is to be checked before anything that is emitted later has an effect."""
        values = (access.base, access.where, access.reported)
        names = {name for value in values if value is not None for name in _REGISTER.findall(value.data)}
        is_of_held = not self._given.isdisjoint(names)
        if is_of_held or len(self._accesses) >= _MOST:
            self.flush()
        self._accesses.append(access)

    @abstractmethod
    def _check_all(self, accesses: Sequence[Access], careful: Sequence[str]) -> str:
        """Emit the checks. Where one has failed, ``careful`` is done instead of what is held back, if there is any: it goes on at the
        label that is returned."""


def _name(line: str) -> str:
    found = _NAME.match(line)
    return found[1] if found is not None else ""


def _written(line: str) -> set[str]:
    found = _WRITTEN.match(line)
    return set(_REGISTER.findall(found[1])) if found is not None and not found[1].startswith("[") else set()

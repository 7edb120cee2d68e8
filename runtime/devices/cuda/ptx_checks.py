"""Checks of accesses in PTX: no address is used that is not in memory that the kernel may use.

ptxas moves no load over a branch, so that loads wait for each other where a branch is before each. Therefore loads are held back
until something needs what they give, or has an effect of its own: before them all is one branch, to where the addresses are
looked up, which is taken where one of them is outside of the memory that it is expected in. Of addresses that differ by constants
the lowest and the highest are compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ...isa.builder import Space
from ...isa.values import I1, I32, I64, Lane, Mask, Mode, Uniform, Value
from .bounds import Bound, Bounds
from .check_functions import FAULT, FIND
from .ptx_carries import PtxCarries
from .ptx_text import THREADS, WARP
from .status import DOES, DOES_BIT, HALF_BIT, SPACE_BIT, SPACES, WHOLE_BIT

MEMORY = "memory"
"""The parameter with the address of the launch's table of memory."""
KNOWN, KNOWN_SIZE = "%known", "%known_size"
"""The registers with the memory that was found last, for addresses of which it is not known what they come from."""
_REGISTER = re.compile(r"%\w+")
_WRITTEN = re.compile(r"(?:@\S+ )?\S+ (\{[^}]*\}|\S+)")
_NAME = re.compile(r"(?:@\S+ )?([a-z]+)")
_EFFECTS = frozenset(("bra", "ret", "exit", "bar", "st", "atom", "red", "membar", "fence", "call", "brx"))
"""What nothing is held back over."""
_MASK = (1 << 64) - 1


class Access(NamedTuple):
    """An access that is to be checked."""

    site: int
    """The address of the instruction."""
    does: str
    size: int
    space: str
    """As the instruction has it."""
    within: str
    """Where it is: ``Space.GLOBAL``, or LDS or scratch memory, where it begins at an offset."""
    base: Value
    offset: int
    where: Value | None
    """The lanes of which it is; None where it is of the whole wave."""
    told: Value | None
    """The address as the instruction has it, if that is another than the base and the offset."""
    origins: tuple[int, ...]


class _Range(NamedTuple):
    """Accesses at constant offsets from one address, in the same lanes."""

    within: str
    root: str
    where: str
    origins: tuple[int, ...]
    is_write: bool


class PtxChecks(PtxCarries):
    """Holds loads back, and checks them together."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self.bounds: Bounds | None = None
        """None where nothing is checked."""
        self.scratch = 0
        """Bytes of scratch memory of a lane."""
        self.site = 0
        """The address of the instruction."""
        self.origins: tuple[int, ...] = ()
        """What its addresses come from, as far as that is known."""
        self.is_loading = False
        """Whether the instruction is a plain load: what it does with what it has loaded is held back as well."""
        self.cold: list[str] = []
        """Where addresses are looked up, after the code of the kernel."""
        self.uses_known = False
        self._accesses: list[Access] = []
        self._held: list[str] = []
        self._given: set[str] = set()
        """The registers that held instructions write."""
        self._taken: set[str] = set()
        """And those that they read."""

    # What is held back

    def begin_block(self) -> None:
        self.flush()
        super().begin_block()

    def put(self, label: str) -> None:
        self.flush()
        super().put(label)

    def do(self, line: str) -> None:
        if (self._held or self._accesses) and not self._may_pass(line):
            if self.is_loading and _name(line) not in _EFFECTS:
                self.hold(line)
                return
            self.flush()
        super().do(line)

    def hold(self, line: str) -> None:
        """A load, or what is done with what one has loaded: it is emitted when its address has been checked."""
        if not self._accesses and not self._held:
            super().do(line)
            return
        self._held.append(line)
        written = _written(line)
        self._given |= written
        self._taken |= set(_REGISTER.findall(line)) - written

    def _may_pass(self, line: str) -> bool:
        """Whether an instruction may be carried out before those that are held back."""
        if _name(line) in _EFFECTS:
            return False
        return self._given.isdisjoint(_REGISTER.findall(line)) and self._taken.isdisjoint(_written(line))

    def flush(self) -> None:
        """Emit what is held back, after its checks."""
        if not self._held and not self._accesses:
            return
        accesses, held = self._accesses, self._held
        self._accesses, self._held, self._given, self._taken = [], [], set(), set()
        if accesses:
            self._check_all(accesses)
        for line in held:
            super().do(line)

    # What is checked

    def check(
        self,
        does: str,
        space: str,
        within: str,
        base: Value,
        offset: int,
        size: int,
        where: Value | None,
        told: Value | None = None,
    ) -> None:
        """Note an access: it is checked before anything that is emitted later has an effect."""
        if self.bounds is None or self._is_inside(within, base, offset, size):
            return
        names = set(_REGISTER.findall(base.data)) | set(_REGISTER.findall(where.data if where is not None else ""))
        if not self._given.isdisjoint(names):  # the address is of what is held back
            self.flush()
        origins = self.bounds.origins(self.origins) if within == Space.GLOBAL else ()
        self._accesses.append(Access(self.site, does, size, space, within, base, offset, where, told, origins))

    def _is_inside(self, within: str, base: Value, offset: int, size: int) -> bool:
        """Whether it is known before the launch that there is nothing to find."""
        return (
            within == Space.SCRATCH
            and base.data.isdigit()
            and (int(base.data) + offset & 0xFFFFFFFF) + size <= self.scratch
        )

    def _check_all(self, accesses: Sequence[Access]) -> None:
        ranges: dict[_Range, tuple[int, int]] = {}
        for access in accesses:
            root, further = self.roots.get(access.base.data, (access.base.data, 0))
            low = access.offset + further
            where = "" if access.where is None or self.is_all(access.where) else access.where.data
            key = _Range(access.within, root, where, access.origins, access.does != DOES[0])
            before = ranges.get(key, (low, low + access.size))
            ranges[key] = min(before[0], low), max(before[1], low + access.size)
        is_outside = [one for key, (low, high) in ranges.items() for one in self.halves(self._outside(key, low, high))]
        found = self._any(is_outside)
        if not all(isinstance(access.base, Uniform) for access in accesses):
            found = self.made(I1, Uniform, f"vote.sync.any.pred {{}}, {found.data}, {WARP}")
        look, back = self.label(), self.label()
        super().do(f"@{found.data} bra.uni {look}")
        super().put(back)
        self._look_up_all(accesses, look, back)

    def _any(self, predicates: Sequence[Value]) -> Any:
        found = predicates[0]
        for one in predicates[1:]:
            if one.data != found.data:
                found = self.made(I1, Uniform, f"or.pred {{}}, {found.data}, {one.data}")
        return found

    def _outside(self, key: _Range, low: int, high: int) -> Any:
        """Where a range of accesses is not all in the memory that is expected."""
        shape = Mask if "~" in key.root + key.where else Uniform
        if key.within != Space.GLOBAL:
            tests = [self._outside_of_state_space(key, low, high - low, shape)]
        elif key.origins:
            tests = [self._outside_of_origin(key, origin, low, high - low, shape) for origin in key.origins]
        else:
            tests = [self._outside_of_known(key, low, high - low, shape)]
        found = tests[0]
        for one in (*tests[1:], *([Mask(key.where)] if key.where else [])):
            found = self.made(I1, shape, f"and.pred {{}}, {found.data}, {one.data}")
        return found

    def _parameter(self, type_: Any, bound: Bound) -> Any:
        assert self.bounds is not None
        return self.made(type_, Uniform, f"ld.param.b{type_.width} {{}}, [{self.bounds.name(bound)}]")

    def _outside_of_origin(self, key: _Range, origin: int, low: int, size: int, shape: Any) -> Any:
        start = self._parameter(I64, Bound("low", low, origin, key.is_write))
        limit = self._parameter(I64, Bound("limit", size, origin, key.is_write))
        at = self.made(I64, shape if shape is Uniform else Lane, f"sub.s64 {{}}, {key.root}, {start.data}")
        return self.made(I1, shape, f"setp.ge.u64 {{}}, {at.data}, {limit.data}")

    def _outside_of_known(self, key: _Range, low: int, size: int, shape: Any) -> Any:
        """Whether it is outside of the memory that was found last."""
        self.uses_known = True
        like = shape if shape is Uniform else Lane
        at = self.made(I64, like, f"sub.s64 {{}}, {key.root}, {KNOWN}")
        if low:
            at = self.made(I64, like, f"add.s64 {{}}, {at.data}, {low}")
        rest = self.made(I64, like, f"sub.s64 {{}}, {KNOWN_SIZE}, {at.data}")
        before = self.made(I1, shape, f"setp.gt.u64 {{}}, {at.data}, {KNOWN_SIZE}")
        after = self.made(I1, shape, f"setp.lt.u64 {{}}, {rest.data}, {size}")
        return self.made(I1, shape, f"or.pred {{}}, {before.data}, {after.data}")

    def _outside_of_state_space(self, key: _Range, low: int, size: int, shape: Any) -> Any:
        at = key.root
        if low:
            at = self.made(I32, shape if shape is Uniform else Lane, f"add.s32 {{}}, {at}, {low & 0xFFFFFFFF}").data
        return self.made(I1, shape, f"setp.ge.u32 {{}}, {at}, {self._limit(key.within, size)}")

    def _limit(self, within: str, size: int) -> str:
        """The first offset that is too large."""
        if within == Space.SCRATCH:
            return str(max(self.scratch - size + 1, 0))
        return str(self._parameter(I32, Bound("lds", size)).data)

    # Where the bounds of one allocation say nothing

    def _look_up_all(self, accesses: Iterable[Access], label: str, back: str) -> None:
        lines, self.lines = self.lines, []
        super().put(label)
        memory = self.made(I64, Uniform, f"ld.param.u64 {{}}, [{MEMORY}]")
        for access in accesses:
            is_one = isinstance(access.base, Uniform)
            wheres = [None] * 2 if access.where is None or self.is_all(access.where) else self.halves(access.where)
            tolds = self.halves(access.told) if access.told is not None else [None] * 2
            for half, (base, where, told) in enumerate(zip(self.halves(access.base), wheres, tolds, strict=False)):
                if half and is_one:
                    break
                self._look_up(access, half, base, where, told, memory)
        super().do(f"bra.uni {back}")
        self.cold += self.lines
        self.lines = lines

    def _look_up(
        self, access: Access, half: int, base: Value, where: Value | None, told: Value | None, memory: Value
    ) -> None:
        what = (
            access.size
            | DOES.index(access.does) << DOES_BIT
            | SPACES.index(access.space) << SPACE_BIT
            | half << HALF_BIT
        )
        what |= isinstance(access.base, Uniform) << WHOLE_BIT
        text = str(what | access.site << 32)
        if access.within != Space.GLOBAL:
            at = self.made(I32, Uniform, f"add.s32 {{}}, {base.data}, {access.offset & 0xFFFFFFFF}")
            is_bad = self.made(I1, Uniform, f"setp.ge.u32 {{}}, {at.data}, {self._limit(access.within, access.size)}")
            if where is not None:
                is_bad = self.made(I1, Uniform, f"and.pred {{}}, {is_bad.data}, {where.data}")
            if told is None:
                told = self.made(I64, Uniform, f"cvt.u64.u32 {{}}, {at.data}")
            self._call(FAULT, told, self.made(I32, Uniform, f"selp.b32 {{}}, 1, 0, {is_bad.data}"), text, memory)
            return
        at = self.made(I64, Uniform, f"add.s64 {{}}, {base.data}, {access.offset & _MASK}")
        is_active = self.made(
            I32, Uniform, f"selp.b32 {{}}, 1, 0, {where.data}" if where is not None else "mov.b32 {}, 1"
        )
        found = [self.fresh(I64, Uniform) for _ in range(2)]
        self._call(FIND, at, is_active, text, memory, found)
        if not access.origins:
            guard = f"@{where.data} " if where is not None else ""
            for register, value in zip((KNOWN, KNOWN_SIZE), found, strict=True):
                super().do(f"{guard}mov.b64 {register}, {value.data}")

    def _call(
        self, function: str, address: Value, word: Value, what: str, memory: Value, found: Sequence[Value] = ()
    ) -> None:
        given = ["\t{\n\t.param .b64 a;\n\t.param .b32 b;\n\t.param .b64 c;\n\t.param .b64 d;"]
        given += [f"\tst.param.b64 [a], {address.data};", f"\tst.param.b32 [b], {word.data};"]
        given += [f"\tst.param.b64 [c], {what};", f"\tst.param.b64 [d], {memory.data};"]
        if found:
            given += ["\t.param .align 16 .b8 e[16];", f"\tcall.uni (e), {function}, (a, b, c, d);"]
            given += [f"\tld.param.v2.b64 {{{', '.join(value.data for value in found)}}}, [e];"]
        else:
            given.append(f"\tcall.uni {function}, (a, b, c, d);")
        self.lines += [*given, "\t}"]


def _name(line: str) -> str:
    found = _NAME.match(line)
    return found[1] if found is not None else ""


def _written(line: str) -> set[str]:
    found = _WRITTEN.match(line)
    return set(_REGISTER.findall(found[1])) if found is not None else set()

"""Checks of accesses in PTX: no address is used that is not in memory that the kernel may use.

Before accesses is a branch to where their addresses are looked up, which is taken where one of them is outside of the memory that
it is expected in. Of addresses that differ by constants the lowest and the highest are compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ....fatbin.records import NamedTuple
from ...isa.builder import Space
from ...isa.values import I1, I32, I64, Lane, Mask, Mode, Uniform, Value
from ..access import READS
from .address_forms import Form
from .bounds import MOST_PARAMETERS, Bound
from .check_functions import FAULT, FIND, OVERRUN_LDS
from .ptx_held import Access, Checked, PtxHeld
from .ptx_text import THREADS, WARP
from .status import DOES, DOES_BIT, HALF_BIT, SPACE_BIT, SPACES, WHOLE_BIT

MEMORY = "memory"
"""The parameter with the address of the launch's table of memory."""
_MOST_SLOTS = {False: 4, True: 2}
"""For addresses of which it is not known what they come from: how many instructions that write, and that do not, each have what
was found last for them in registers of their own; others share these."""
_MASK = (1 << 64) - 1
_LEAST = 3
"""Ranges that are checked together, at least."""


class _Range(NamedTuple):
    """Accesses at constant offsets from one address, in the same lanes."""

    within: str
    form: Form
    """That of the address, without the constant."""
    where: str
    origins: tuple[int, ...]
    is_write: bool
    slot: int
    """Where it is remembered what was found last; -1 where it is known what the address comes from."""


class _Span(NamedTuple):
    """From where to where a range goes, counted from a register."""

    register: str
    low: int
    high: int
    at: int
    """The constant in the register."""

    def plus(self, low: int, high: int) -> _Span:
        return self._replace(low=min(self.low, low), high=max(self.high, high))


_Ranges = dict[_Range, _Span]


class PtxChecks(PtxHeld):
    """Checks accesses together, as they are held back."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self.scratch = 0
        """Bytes of scratch memory of a lane."""
        self.site = 0
        """The address of the instruction."""
        self.origins: tuple[int, ...] = ()
        """What its addresses come from, as far as that is known."""
        self.is_of_wave = False
        """Whether what lanes access is an access of the wave as a whole."""
        self.cold: list[str] = []
        """Where addresses are looked up, after the code of the kernel."""
        self._slots: dict[bool, dict[int, int]] = {False: {}, True: {}}
        """By whether an instruction writes, and its address."""

    # What is checked

    def check(self, does: str, at: Checked, size: int, where: Value | None) -> None:
        """An access: it is checked before anything that is emitted later has an effect."""
        if self.bounds is None or self._is_inside(at, size):
            return
        origins = self.bounds.origins(self.origins) if at.within == Space.GLOBAL else ()
        self.note(Access(self.site, does, size, where, origins, *at, self.is_of_wave))

    def _is_inside(self, at: Checked, size: int) -> bool:
        """Whether it is known before the launch that there is nothing to find."""
        is_known = at.within == Space.SCRATCH and at.base.data.isdigit()
        return is_known and (int(at.base.data) + at.offset & 0xFFFFFFFF) + size <= self.scratch

    def inside_lds(self, at: Checked, size: int) -> Mask:
        """The lanes whose access to LDS is all in it."""
        place = self.made(I32, Lane, f"add.s32 {{}}, {at.base.data}, {at.offset & 0xFFFFFFFF}")
        found: Mask = self.made(I1, Mask, f"setp.lt.u32 {{}}, {place.data}, {self._limit(Space.LDS, size)}")
        return found

    def _check_all(self, accesses: Sequence[Access], careful: Sequence[str]) -> str:
        ranges = self._ranges(accesses)
        families = [family for family in _families(ranges) if self._has_room(family[0])]
        scaled = {key for family in families for key in family}
        plain = [self._outside(key, span) for key, span in ranges.items() if key not in scaled]
        plain += [self._outside_of_family({key: ranges[key] for key in family}) for family in families]
        is_one = all(isinstance(access.base, Uniform) for access in accesses)
        found = self._any(plain, is_one=is_one)
        look, back = self.label(), self.label()
        super().do(f"@{found.data} bra.uni {look}")
        self.lines.append(f"{back}:")
        lines, self.lines = self.lines, [f"{look}:"]
        if scaled:
            each = self._any([self._outside(key, ranges[key]) for key in ranges if key in scaled], is_one=is_one)
            again = self._any(plain[: len(ranges) - len(scaled)], is_one=is_one) if len(scaled) < len(ranges) else each
            super().do(f"@!{self._any([each, again], is_one=True).data} bra.uni {back}")
        self._look_up_all(accesses)
        for line in careful:
            super().do(line)
        after = self.label() if careful else ""
        super().do(f"bra.uni {after or back}")
        self.cold += self.lines
        self.lines = lines
        return after

    def _ranges(self, accesses: Iterable[Access]) -> _Ranges:
        ranges: _Ranges = {}
        for access in accesses:
            register = access.base.data
            form = self.forms.of(register) if access.within == Space.GLOBAL else Form(register)
            if not form.root:
                form = Form(register)
            at = form.offset if form.word else 0
            low = access.offset + form.offset - at
            where = "" if access.where is None or self.is_all(access.where) else access.where.data
            is_write = access.does != READS
            key = _Range(access.within, form._replace(offset=0), where, access.origins, is_write, self._slot(access))
            before = ranges.get(key)
            if before is None:
                ranges[key] = _Span(register if form.word else form.root, low, low + access.size, at)
            else:
                low += at - before.at
                ranges[key] = before.plus(low, low + access.size)
        return ranges

    def _any(self, predicates: Sequence[Value], *, is_one: bool) -> Any:
        """Whether one of them holds, in any lane."""
        halves = [half for one in predicates for half in self.halves(one)]
        found = halves[0]
        for one in halves[1:]:
            if one.data != found.data:
                found = self.made(I1, Uniform, f"or.pred {{}}, {found.data}, {one.data}")
        return found if is_one else self.made(I1, Uniform, f"vote.sync.any.pred {{}}, {found.data}, {WARP}")

    def _outside(self, key: _Range, span: _Span) -> Any:
        """Where a range of accesses is not all in the memory that is expected."""
        shape = Mask if "~" in span.register + key.where else Uniform
        if key.within != Space.GLOBAL:
            tests = [self._outside_of_state_space(key, span, shape)]
        elif key.origins and not self._has_room(key):
            tests = [self.made(I1, shape, "setp.eq.u32 {}, 0, 0")]
        elif key.origins:
            tests = [self._outside_of_origin(key, origin, span, shape) for origin in key.origins]
        else:
            tests = [self._outside_of_found(key.slot, span, shape)]
        return self._all(shape, [*tests, *([Mask(key.where)] if key.where else [])])

    def _has_room(self, key: _Range) -> bool:
        """Whether there are parameters left for the bounds of a range: else it is always looked up."""
        assert self.bounds is not None
        return len(self.bounds.wanted) + 2 * len(key.origins) <= MOST_PARAMETERS

    def _all(self, shape: Any, predicates: Sequence[Value]) -> Any:
        found = predicates[0]
        for one in predicates[1:]:
            found = self.made(I1, shape, f"and.pred {{}}, {found.data}, {one.data}")
        return found

    def _outside_of_family(self, family: _Ranges) -> Any:
        """The same for addresses that are one number and different words: how large words may be is the same for all."""
        first = next(iter(family))
        low = min(span.low + span.at for span in family.values())
        high = max(span.high + span.at for span in family.values())
        root, scale = first.form.root, first.form.scale
        shape = Mask if "~" in root else Uniform
        limit, at = self._from_low(root, low, high - low, first.origins[0], shape, is_write=first.is_write)
        like = _like(shape)
        rest = self.made(I64, like, f"sub.s64 {{}}, {limit.data}, {at.data}")
        if scale > 1:
            rest = self.made(I64, like, f"add.s64 {{}}, {rest.data}, {scale - 1}")
            rest = self.made(I64, like, f"shr.u64 {{}}, {rest.data}, {scale.bit_length() - 1}")
        rest = self.made(I64, like, f"min.u64 {{}}, {rest.data}, {1 << 31}")
        count = self.made(I32, like, f"cvt.u32.u64 {{}}, {rest.data}")
        found = [self.made(I1, shape, f"setp.ge.u64 {{}}, {at.data}, {limit.data}")]
        shape = Mask if "~" in root + first.where + "".join(key.form.word for key in family) else Uniform
        found += [self.made(I1, shape, f"setp.ge.u32 {{}}, {key.form.word}, {count.data}") for key in family]
        total = found[0]
        for one in found[1:]:
            total = self.made(I1, shape, f"or.pred {{}}, {total.data}, {one.data}")
        return self._all(shape, [total, *([Mask(first.where)] if first.where else [])])

    def _parameter(self, type_: Any, bound: Bound) -> Any:
        assert self.bounds is not None
        return self.made(type_, Uniform, f"ld.param.b{type_.width} {{}}, [{self.bounds.name(bound)}]")

    def _from_low(
        self, register: str, low: int, size: int, origin: int, shape: Any, *, is_write: bool
    ) -> tuple[Any, Any]:
        """The first distance that is too large, and how far an address is from where the memory of an origin begins."""
        start = self._parameter(I64, Bound("low", low, origin, is_write))
        limit = self._parameter(I64, Bound("limit", size, origin, is_write))
        return limit, self.made(I64, _like(shape), f"sub.s64 {{}}, {register}, {start.data}")

    def _outside_of_origin(self, key: _Range, origin: int, span: _Span, shape: Any) -> Any:
        limit, at = self._from_low(span.register, span.low, span.high - span.low, origin, shape, is_write=key.is_write)
        return self.made(I1, shape, f"setp.ge.u64 {{}}, {at.data}, {limit.data}")

    def _slot(self, access: Access) -> int:
        if access.within != Space.GLOBAL or access.origins:
            return -1
        is_write = access.does != READS
        known = self._slots[is_write]
        return known.setdefault(access.site, len(known) % _MOST_SLOTS[is_write] + is_write * _MOST_SLOTS[False])

    def slots(self) -> list[str]:
        """The registers for what was found last, which begin as zero."""
        used = {slot for known in self._slots.values() for slot in known.values()}
        return [register for slot in sorted(used) for register in _found(slot)]

    def _outside_of_found(self, slot: int, span: _Span, shape: Any) -> Any:
        """Whether it is outside of the memory that was found last."""
        start, room = _found(slot)
        like = _like(shape)
        at = self.made(I64, like, f"sub.s64 {{}}, {span.register}, {start}")
        if span.low:
            at = self.made(I64, like, f"add.s64 {{}}, {at.data}, {span.low}")
        rest = self.made(I64, like, f"sub.s64 {{}}, {room}, {at.data}")
        before = self.made(I1, shape, f"setp.gt.u64 {{}}, {at.data}, {room}")
        after = self.made(I1, shape, f"setp.lt.u64 {{}}, {rest.data}, {span.high - span.low}")
        return self.made(I1, shape, f"or.pred {{}}, {before.data}, {after.data}")

    def _outside_of_state_space(self, key: _Range, span: _Span, shape: Any) -> Any:
        at = span.register
        if span.low:
            at = self.made(I32, _like(shape), f"add.s32 {{}}, {at}, {span.low & 0xFFFFFFFF}").data
        return self.made(I1, shape, f"setp.ge.u32 {{}}, {at}, {self._limit(key.within, span.high - span.low)}")

    def _limit(self, within: str, size: int) -> str:
        """The first offset that is too large."""
        if within == Space.SCRATCH:
            return str(max(self.scratch - size + 1, 0))
        return str(self._parameter(I32, Bound("lds", size)).data)

    # Where the bounds of one allocation say nothing

    def _look_up_all(self, accesses: Iterable[Access]) -> None:
        memory = self.made(I64, Uniform, f"ld.param.u64 {{}}, [{MEMORY}]")
        for access in accesses:
            is_all = access.where is None or self.is_all(access.where)
            halves = self.halves(access.base)[: 1 if isinstance(access.base, Uniform) else None]
            for half, base in enumerate(halves):
                where = None if is_all or access.where is None else self.halves(access.where)[half]
                if access.within == Space.GLOBAL:
                    self._look_up(access, half, base, where, memory)
                else:
                    self._look_at(access, half, base, where, memory)

    def _look_up(self, access: Access, half: int, base: Value, where: Value | None, memory: Value) -> None:
        """Look up a half of an access to global memory."""
        at = self.made(I64, Uniform, f"add.s64 {{}}, {base.data}, {access.offset & _MASK}")
        active = "mov.b32 {}, 1" if where is None else f"selp.b32 {{}}, 1, 0, {where.data}"
        found = [self.fresh(I64, Uniform) for _ in range(2)]
        self.call_check(FIND, at, self.made(I32, Uniform, active), _what(access, half), memory, found)
        if not access.origins:
            guard = f"@{where.data} " if where is not None else ""
            for register, value in zip(_found(self._slot(access)), found, strict=True):
                super().do(f"{guard}mov.b64 {register}, {value.data}")

    def _look_at(self, access: Access, half: int, base: Value, where: Value | None, memory: Value) -> None:
        """The same for LDS and scratch memory, of which there is one piece."""
        at = self.made(I32, Uniform, f"add.s32 {{}}, {base.data}, {access.offset & 0xFFFFFFFF}")
        outside = self.made(I1, Uniform, f"setp.ge.u32 {{}}, {at.data}, {self._limit(access.within, access.size)}")
        if where is not None:
            outside = self.made(I1, Uniform, f"and.pred {{}}, {outside.data}, {where.data}")
        if access.reported is None:
            at = self.made(I64, Uniform, f"cvt.u64.u32 {{}}, {at.data}")
        else:
            at = self.halves(access.reported)[half]
        is_bad = self.made(I32, Uniform, f"selp.b32 {{}}, 1, 0, {outside.data}")
        is_ignored = self.is_lenient and access.space == Space.LDS
        self.call_check(OVERRUN_LDS if is_ignored else FAULT, at, is_bad, _what(access, half), memory)

    def call_check(
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


def _what(access: Access, half: int) -> str:
    """What the record says of an access."""
    found = access.size | DOES.index(access.does) << DOES_BIT | SPACES.index(access.space) << SPACE_BIT
    found |= half << HALF_BIT | (access.is_of_wave or isinstance(access.base, Uniform)) << WHOLE_BIT
    return str(found | access.site << 32)


def _like(shape: Any) -> Any:
    """The shape of numbers where predicates have one."""
    return Lane if shape is Mask else Uniform


def _found(slot: int) -> tuple[str, str]:
    """The registers with where memory begins that was found, and its size."""
    return f"%found{slot}", f"%size{slot}"


def _families(ranges: _Ranges) -> list[list[_Range]]:
    """Ranges whose addresses differ by a scaled word: enough of them to be checked together."""
    found: dict[_Range, list[_Range]] = {}
    for key in ranges:
        scale = key.form.scale
        if scale and scale & scale - 1 == 0 and len(key.origins) == 1:
            found.setdefault(key._replace(form=key.form._replace(word="")), []).append(key)
    return [keys for keys in found.values() if len(keys) >= _LEAST]

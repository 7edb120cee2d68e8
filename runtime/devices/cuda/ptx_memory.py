"""Loads and stores in PTX."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import gcd
from typing import Any

from ....fatbin.records import NamedTuple
from ...isa.builder import PRIVATE, Address, Space
from ...isa.values import I1, I8, I32, I64, Lane, Mask, Mode, Type, Uniform, Value
from ..access import READS, WRITES
from .bounds import Bound
from .ordering import Event, For, Wait
from .ptx_checks import PtxChecks
from .ptx_held import Checked
from .ptx_text import ARGUMENTS, LDS, PRIVATE_HIGH, SCRATCH, SHARED_HIGH, THREADS, refuse

_STATE_SPACES = {Space.GLOBAL: "global", Space.LDS: "shared", Space.SCRATCH: "local"}
_PIECES = {2: 2, 4: 4}
"""How many of n successive words are accessed at once: others may write them so, and are to see all of it or nothing."""


_WHOLE = {12: 4}
"""The bytes of each part of an access of that size, where it has parts."""


class Place(NamedTuple):
    """Where an access goes in one state space of PTX, and the lanes of which it does."""

    space: str
    start: str
    """The register with the address."""
    offset: int
    """To be added."""
    where: Mask
    constant: int
    """The constant part of the whole address, of which the offset may be in the register already."""
    checked: Checked | None = None
    """What is compared with bounds."""
    is_lenient: bool = False
    """Whether a load gets zeros where that fails."""

    def moved(self, bytes_: int, where: Mask | None = None) -> Place:
        """Some bytes further, for these lanes."""
        where = self.where if where is None else where
        return Place(self.space, self.start, self.offset + bytes_, where, self.constant + bytes_, *self[5:])

    def at(self, offset: int) -> str:
        """Some bytes further, as an operand."""
        total = self.offset + offset
        return f"[{self.start}+{total}]" if total else f"[{self.start}]"


class _Lanes(NamedTuple):
    """The lanes of an access by the alignment of their addresses."""

    aligned: Mask
    odd: Mask | None
    """None where it is known that there are no others."""
    base: str = ""
    """The addresses before, which are aligned."""
    offset: int = 0
    """What the constant part of these addresses is."""
    shift: Lane | None = None
    """How many bits an address is after the one that is aligned."""


class PtxMemory(PtxChecks):
    """The operations that access memory, but for the atomic ones."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self.is_coherent = False
        """Whether accesses are of an instruction that shares memory with other waves: each is to happen, and not in a cache."""
        self.argument: int | None = None
        """Where among the kernel's arguments the instruction loads from, if it does."""
        self.alignment = 1
        """What the addresses of the instruction are multiples of, without the constant part of an :class:`Address`."""
        self.events: list[Event | Wait] = []
        """What the block does to memory that waves share."""
        self._alignments: dict[tuple[str | int, ...], _Lanes] = {}
        """What is known in this block of the alignment of addresses: accesses of several dwords ask again and again."""

    def wait(self, what: For) -> None:
        """Leave a line for a fence, which is known to be needed or not when the whole kernel is known."""
        events, number = self.events, len(self.events)
        events.append(Wait(0, what))

        def place() -> None:
            events[number] = Wait(len(self.lines), what)
            self.lines.append("")

        self.do_in_turn(place)

    def begin_block(self) -> None:
        super().begin_block()
        self._alignments.clear()
        self.events = []

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        if type is I64:
            return self.join(*self.load_words(space, address, 2, mask))  # type: ignore[no-any-return]
        found = self.room(type, mask)
        for place in self.checked_places(READS, space, address, type.width // 8, mask):
            self._load_item(place, found)
        return found

    def room(self, type: Type, mask: Mask) -> Lane:
        """Registers for what these lanes load: zero for the others, so that nothing older is kept for them."""
        if self.is_all(mask) and not self.is_lenient:
            return self.fresh(type, Lane)  # type: ignore[no-any-return]
        return self.made(type, Lane, "mov.b{w} {}, 0", max(type.width, 16))  # type: ignore[no-any-return]

    def _load_item(self, place: Place, into: Lane) -> None:
        """One word or less."""
        if into.type is I8:
            self._load(place, place.at(0), into, place.where)
            return
        lanes = self._by_alignment(place, into.type.width // 8)
        if lanes.odd is None:
            self._load(place, place.at(0), into, place.where)
        elif into.type.width == I32.width:
            self._load_word(place, lanes, into)
        else:
            self._load(place, place.at(0), into, lanes.aligned)
            self._load_bytes(place, into, lanes.odd)

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        if self._is_masked(READS, space, address, 4 * count):  # some of the words may be there
            return [self.load(space, address.moved(4 * n), I32, mask) for n in range(count)]
        step = _PIECES.get(count, 1)
        found = [self.room(I32, mask) for _ in range(count)]
        for place in self.checked_places(READS, space, address, 4 * count, mask):
            for n in range(0, count, step):
                self._load_piece(place.moved(4 * n), found[n : n + step])
        return found

    def _load_piece(self, place: Place, into: Sequence[Lane]) -> None:
        """One, two or four words: at once where they are aligned."""
        if len(into) == 1:
            self._load_item(place, into[0])
            return
        lanes = self._by_alignment(place, 4 * len(into))
        pairs = [self.room(I64, lanes.aligned) for _ in into[::2]]
        texts = ", ".join(pair.data for pair in pairs)
        guard, order = self.guard(lanes.aligned), self._order(place.space)
        careful: list[str] = []
        if place.is_lenient:
            words = [self.fresh(I32, Lane) for _ in into]
            careful = self._words_inside(place, words)
            for n, pair in enumerate(pairs):
                careful.append(f"mov.b64 {pair.data}, {{{words[2 * n].data}, {words[2 * n + 1].data}}}")
        if len(pairs) == 1:
            self.hold(f"{guard}ld.{order}{place.space}.b64 {texts}, {place.at(0)}", careful)
        else:
            self.hold(f"{guard}ld.{order}{place.space}.v2.b64 {{{texts}}}, {place.at(0)}", careful)
        for n, pair in enumerate(pairs):
            for word, part in zip(into[2 * n :], self.split(pair), strict=False):
                self.do(f"{guard}mov.b32 {word.data}, {part.data}")
        if lanes.odd is None:
            return
        half = len(into) // 2
        with self._where_any(lanes.odd):
            for n in (0, half):
                self._load_piece(place.moved(4 * n, lanes.odd), into[n : n + half])

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        step = _PIECES.get(len(words), 1)
        for place in self.checked_places(WRITES, space, address, 4 * len(words), mask):
            for n in range(0, len(words), step):
                self._store_piece(place.moved(4 * n), words[n : n + step])

    def _store_piece(self, place: Place, words: Sequence[Lane]) -> None:
        if len(words) == 1:
            self._store_item(place, words[0])
            return
        lanes = self._by_alignment(place, 4 * len(words))
        pairs = [self.join(*words[n : n + 2]).data for n in range(0, len(words), 2)]
        guard, order = self.guard(lanes.aligned), self._store_order(place.space)
        if len(pairs) == 1:
            self.do(f"{guard}st.{order}{place.space}.b64 {place.at(0)}, {pairs[0]}")
        else:
            self.do(f"{guard}st.{order}{place.space}.v2.b64 {place.at(0)}, {{{', '.join(pairs)}}}")
        if lanes.odd is None:
            return
        half = len(words) // 2
        with self._where_any(lanes.odd):
            for n in (0, half):
                self._store_piece(place.moved(4 * n, lanes.odd), words[n : n + half])

    @contextmanager
    def _where_any(self, mask: Mask) -> Iterator[None]:
        """What is emitted is skipped where no lane of the mask is active; nothing that it computes is known afterwards."""
        after, known = self.label(), dict(self._alignments)
        self.do(f"@!{self.any(mask).data} bra.uni {after}")
        yield
        self.put(after)
        self._alignments = known

    def _by_alignment(self, place: Place, size: int) -> _Lanes:
        """The lanes whose address is a multiple of the size, and the others, which GPUs of NVIDIA's do not take."""
        if gcd(self.alignment, place.constant) % size == 0:
            return _Lanes(place.where, None)
        rest = place.offset % size
        key = (place.start, rest, size, place.where.data)
        if key not in self._alignments:
            whole = Lane(I64 if place.start.startswith("%d") else I32, place.start)
            if rest:
                whole = self.add(whole, rest)
            low = self.and_(whole, size - 1)
            odd = self.and_(self.icmp("ne", low, 0), place.where)
            base = self.and_(whole, -size).data
            shift = self.shl(low if whole.type is I32 else self.trunc(low, I32), 3)
            self._alignments[key] = _Lanes(self.and_(place.where, self.not_(odd)), odd, base, rest, shift)
        return self._alignments[key]

    def _load_word(self, place: Place, lanes: _Lanes, into: Lane) -> None:
        """Four bytes, of the two words that they are in where they are not aligned."""
        assert lanes.shift is not None
        first, second = (self.made(I32, Lane, "mov.b32 {}, 0") for _ in range(2))
        offset = place.offset - lanes.offset
        self._load(place, f"[{lanes.base}+{offset}]", first, place.where)
        self._load(place, f"[{lanes.base}+{offset + 4}]", second, lanes.odd)
        self.do(f"{self.guard(place.where)}shf.r.wrap.b32 {into.data}, {first.data}, {second.data}, {lanes.shift.data}")

    def _load_bytes(self, place: Place, into: Lane, where: Mask) -> None:
        total = self.lane(into.type.bits, 0)
        for n in range(into.type.width // 8):
            byte: Lane = self.made(I8, Lane, "mov.b16 {}, 0")
            self._load(place, place.at(n), byte, where)
            total = self.or_(total, self.shl(self.zext(byte, total.type), 8 * n))
        self.do(f"{self.guard(where)}mov.b{total.type.width} {into.data}, {total.data}")

    def _load(self, place: Place, at: str, into: Value, where: Value | None) -> None:
        guard = self.guard(where) if where is not None else ""
        kind = "u8" if into.type is I8 else f"b{into.type.width}"
        careful = self._words_inside(place, [into]) if place.is_lenient and isinstance(into, Lane) else ()
        self.hold(f"{guard}ld.{self._order(place.space)}{place.space}.{kind} {into.data}, {at}", careful)

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        if value.type is I64:
            self.store_words(space, address, self.split(value), mask)
            return
        for place in self.checked_places(WRITES, space, address, value.type.width // 8, mask):
            self._store_item(place, value)

    def _store_item(self, place: Place, value: Lane) -> None:
        """One word or less."""
        if value.type is I8:
            self._store(place, 0, value, place.where)
            return
        size = value.type.width // 8
        lanes = self._by_alignment(place, size)
        self._store(place, 0, value, lanes.aligned)
        if lanes.odd is None:
            return
        with self._where_any(lanes.odd):
            whole = self.bitcast(value, value.type.bits)
            for n in range(size):
                self._store(place, n, self.trunc(self.lshr(whole, 8 * n), I8), lanes.odd)

    def _store(self, place: Place, offset: int, value: Lane, where: Mask) -> None:
        kind = "u8" if value.type is I8 else f"b{value.type.width}"
        self.do(
            f"{self.guard(where)}st.{self._store_order(place.space)}{place.space}.{kind} {place.at(offset)}, {value.data}"
        )

    def _order(self, space: str) -> str:
        """Of a load."""
        if not self.is_coherent or space != "global":
            return ""
        self.events.append(Event.LOOK)
        return "relaxed.sys."

    def _store_order(self, space: str) -> str:
        """Of a store."""
        if space != "global":
            return ""
        self.events.append(Event.WRITE)
        return "relaxed.sys." if self.is_coherent else ""

    def checked_places(self, does: str, space: str, address: Address, size: int, mask: Mask) -> list[Place]:
        """The places of an access, which is checked before anything is done there."""
        found = self.places(space, address, mask)
        if self.bounds is None:
            return found
        for number, place in enumerate(found):
            assert place.checked is not None
            self.check(does, place.checked, size, place.where)
            if self._is_masked(does, space, address, size):
                found[number] = place._replace(where=self.and_(place.where, self.inside_lds(place.checked, size)))
            else:
                found[number] = place._replace(is_lenient=self.is_lenient and space == Space.LDS)
        return found

    def _is_masked(self, does: str, space: str, address: Address, size: int) -> bool:
        """Whether an access that may be past LDS is for those lanes alone that are inside: where it is no load of a few instructions."""
        is_plain = does == READS and gcd(self.alignment, address.offset) % _WHOLE.get(size, size) == 0
        return self.is_lenient and space == Space.LDS and not is_plain

    def _words_inside(self, place: Place, into: Sequence[Lane]) -> list[str]:
        """Loads of successive items for the lanes whose items are in LDS, and zeros for the others."""
        assert place.checked is not None and self.bounds is not None
        lines, size = [], into[0].type.width // 8
        for n, one in enumerate(into):
            at, limit, is_inside = self.fresh(I32, Lane), self.fresh(I32, Uniform), self.fresh(I1, Mask)
            offset = place.checked.offset + place.offset + size * n
            kind = "u8" if one.type is I8 else f"b{one.type.width}"
            lines += [
                f"mov.b{max(one.type.width, 16)} {one.data}, 0",
                f"add.s32 {at.data}, {place.checked.base.data}, {offset & 0xFFFFFFFF}",
                f"ld.param.b32 {limit.data}, [{self.bounds.name(Bound('lds', size))}]",
                f"setp.lt.u32 {is_inside.data}, {at.data}, {limit.data}",
                *(
                    []
                    if self.is_all(place.where)
                    else [f"and.pred {is_inside.data}, {is_inside.data}, {place.where.data}"]
                ),
                f"@{is_inside.data} ld.shared.{kind} {one.data}, {place.at(size * n)}",
            ]
        return lines

    def places(self, space: str, address: Address, mask: Mask) -> list[Place]:
        """The state spaces that an access may be in, each with the address there and the lanes that it is for."""
        if space == Space.GLOBAL:
            start = Lane(I64, self._as_address(Address(address.lane, address.base).resolve(self, I64)))
            checked = Checked(space, space, start, address.offset)
            return [Place("global", start.data, address.offset, mask, address.offset, checked)]
        if space in _STATE_SPACES:  # where addresses wrap at 32 bits
            base = Address(address.lane, address.base).resolve(self, I32)
            offset = self.add(base, address.offset & 0xFFFFFFFF) if address.offset else base
            checked = Checked(space, space, base, address.offset)
            return [Place(_STATE_SPACES[space], self._in_state_space(space, offset), 0, mask, address.offset, checked)]
        whole = total = address.resolve(self, I64)
        if space == Space.BUFFER:
            is_private = self.icmp("slt", total, 0)
            others = [(Space.SCRATCH, is_private)]
            total = self.and_(total, PRIVATE - 1)
        elif space == Space.FLAT:
            high = self.trunc(self.lshr(total, 32), I32)
            others = [
                (Space.LDS, self.icmp("eq", high, SHARED_HIGH)),
                (Space.SCRATCH, self.icmp("eq", high, PRIVATE_HIGH)),
            ]
        else:
            raise refuse(f"{space} memory")
        found, rest = [], mask
        for other, holds in others:
            low = self.trunc(total, I32)
            checked = Checked(space, other, low, 0, whole)
            place = self._in_state_space(other, low)
            found.append(Place(_STATE_SPACES[other], place, 0, self.and_(mask, holds), address.offset, checked))
            rest = self.and_(rest, self.not_(holds))
        start = Lane(I64, self._as_address(total))
        return [*found, Place("global", start.data, 0, rest, address.offset, Checked(space, Space.GLOBAL, start, 0))]

    def _as_address(self, address: Any) -> str:
        """Where a constant is an address, the register with it: only local memory is reached by numbers."""
        if not address.data.isdigit():
            return str(address.data)
        return str(self.made(I64, Lane, f"mov.b64 {{}}, {address.data}").data)

    def _in_state_space(self, space: str, offset: Any) -> str:
        """An offset in LDS or in scratch memory as an address of its state space."""
        self.uses_lds |= space == Space.LDS
        self.uses_scratch |= space == Space.SCRATCH
        if space == Space.LDS:
            start = self.made(I32, Lane, f"mov.u32 {{}}, {LDS}")
        else:  # each lane of a thread has its own
            names = SCRATCH[: self.lanes // THREADS]
            start = self.joined([self.made(I32, Uniform, f"mov.u32 {{}}, {name}") for name in names])
        return str(self.add(offset, start).data)

    def load_uniforms(
        self, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
    ) -> list[Uniform]:
        if self.argument is not None:
            return self._arguments(self.argument, count, type)
        start = Uniform(I64, self._as_address(address))
        place = Place("global", start.data, 0, Mask(""), 0)
        self.check(READS, Checked(Space.GLOBAL, Space.GLOBAL, start, 0), count * (type.width // 8), mask)
        found: list[Uniform] = [self.made(type, Uniform, "mov.b{w} {}, 0", max(type.width, 16)) for _ in range(count)]
        step = next((n for n in (4, 2) if type is I32 and count % n == 0 and self.alignment % (4 * n) == 0), 1)
        guard, order = self.guard(mask) if mask is not None else "", self._order(place.space)
        for n in range(0, count, step):
            if step == 1:
                self._load(place, place.at(4 * n), found[n], mask)
            else:
                words = ", ".join(word.data for word in found[n : n + step])
                self.hold(f"{guard}ld.{order}global.v{step}.b32 {{{words}}}, {place.at(4 * n)}")
        return found

    def _arguments(self, start: int, count: int, type: Type) -> list[Uniform]:
        """Values from the parameters of the entry."""
        size, kind = type.width // 8, "u8" if type is I8 else f"b{type.width}"
        return [
            self.made(type, Uniform, f"ld.param.{kind} {{}}, [{ARGUMENTS}+{start + size * n}]") for n in range(count)
        ]

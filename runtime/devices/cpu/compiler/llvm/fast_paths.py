"""Fast paths: blocks whose LDS accesses are emitted for one observed pattern each, under one guard.

A load that tests for patterns has a branch for each, and its result is live in a register where the branches join. A block
of many such loads needs more registers than the host has. So if quick code has observed one pattern for each access to
LDS, the block is emitted a second time, without branches: one guard before it tests all patterns, and loads are sunk to
their uses. In a loop with barriers, guards on values that the loop does not change are tested once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from ......fatbin.patterns import pattern
from ......fatbin.records import NamedTuple, dataclass, field
from .....isa.builder import Address
from .....isa.values import I32, I64, Lane, Mask, Type, Uniform
from ..access_patterns import Observed
from . import text as ir
from .basic import BasicBuilder
from .definedness import all_defined
from .patterns import everywhere, first_of, none_of, off_pattern
from .prelude import CONTIGUOUS, PATTERNS

Key = tuple[str, int]
FEWEST_WORDS = 4
"""The fewest words that the LDS accesses of a block must access for a fast path."""
FEWEST_GUARDS = 2
"""The fewest guards that make a fast path worth while if they are all loop guards."""


class Guard(NamedTuple):
    """A condition on a register: each lane's value is ``step`` more than that of the lane before it."""

    key: Key
    step: int
    are_alike: bool = False
    """All strips must hold the same values."""
    ascends: bool = False
    """No strip may be before the first or after the last one."""


@dataclass
class FastPath:
    """The guards that the accesses of a block need for a fast path."""

    observed: Callable[[int], Observed]
    """The observed access pattern of the instruction at an address."""
    are_alike: Callable[[int], bool]
    """Whether all strips of that instruction accessed the same items."""
    invariant: Collection[Key] = ()
    """Registers that the loop around the block does not change: their guards are loop guards."""
    stepped: Collection[Key] = ()
    """Registers that the loop advances equally in all lanes: guards on their offsets are loop guards."""
    registers: dict[tuple[str, ...], Key] = field(default_factory=dict)
    """Registers that still hold their value from before the block, by the names of their strips."""
    guards: dict[Guard, int] = field(default_factory=dict)
    """Each guard, with the number of bytes of LDS that are accessed from the value on."""
    words: int = 0
    active: Mask | None = None
    """EXEC at the start of the block."""
    is_watched: bool = False
    """Whether what its accesses reach must be defined."""
    is_full: bool = False
    """Whether the fast path needs a full EXEC."""
    loaded: set[str] = field(default_factory=set)
    """The names of the values that fast loads define."""

    @property
    def is_worth(self) -> bool:
        """Whether the fast path gains enough to emit the block twice."""
        return self.words >= FEWEST_WORDS or (self.is_invariant and len(self.guards) >= FEWEST_GUARDS)

    @property
    def is_invariant(self) -> bool:
        """Whether all guards are loop guards, so that one test is enough for all iterations."""
        return all(
            guard.key in self.invariant or (guard.key in self.stepped and not reach)
            for guard, reach in self.guards.items()
        )

    def takes_store(self, pc: int, address: Address, values: Sequence[Lane], mask: Mask) -> bool:
        """Whether a store to LDS is on the fast path; adds its guards."""
        is_one = len(values) == 1 and mask is self.active
        if not is_one or self.takes("store", pc, address, values[0].type.width // 8) is None:
            return False
        self.is_full = True
        return True

    def takes(self, kind: str, pc: int, address: Address, size: int) -> Guard | None:
        """Add and return the guard of a ``load`` or ``store`` in LDS; None if it cannot be on the fast path."""
        key = None if address.lane is None else self.registers.get(tuple(address.lane.data))
        pattern = 0 if key is None or address.base is not None or address.offset < 0 else self.observed(pc).of_all
        if key is None or pattern not in PATTERNS[kind]:
            return None
        guard = Guard(key, size if pattern == CONTIGUOUS else 0, kind == "load" and self.are_alike(pc))
        reach = address.offset + (16 * size if pattern == CONTIGUOUS else size)
        self.guards[guard] = max(self.guards.get(guard, 0), reach)
        self.words += -(-size // 4)
        return guard

    def knows(self, lane: Lane, step: int) -> bool:
        """Whether a loop guard can prove that neighbouring lanes are ``step`` apart; adds it."""
        return self._add_guard(lane, Guard(("", 0), step))

    def ascends(self, lane: Lane) -> bool:
        """Whether a loop guard can prove that the strips come in order; adds it."""
        return self._add_guard(lane, Guard(("", 0), 0, ascends=True))

    def _add_guard(self, lane: Lane, guard: Guard) -> bool:
        key = self.registers.get(tuple(lane.data))
        if key is None or not (key in self.invariant or key in self.stepped):
            return False
        self.guards.setdefault(guard._replace(key=key), 0)
        return True


def fast_load(
    b: BasicBuilder, fast_path: FastPath, guard: Guard, address: Address, type: Type, count: int
) -> list[Lane]:
    """Emit a load on the fast path."""
    each = _contiguous if guard.step else _uniform
    places = _places(b, address)
    mark = len(b.text.lines)
    found = [each(b, place, type, count) for place in places[: 1 if guard.are_alike else None]]
    fast_path.loaded.update(defined(line) for line in b.text.lines[mark:])
    return [Lane(type, parts * (len(places) // len(parts))) for parts in zip(*found, strict=True)]


def fast_store(b: BasicBuilder, address: Address, value: Lane) -> None:
    """Emit a contiguous store of all lanes."""
    for place, part in zip(_places(b, address), value.data, strict=True):
        at = b.text.let(f"inttoptr i64 {place.data} to ptr")
        b.text.do(f"store {ir.vector(value.type)} {part}, ptr {at}, align 1")


def _places(b: BasicBuilder, address: Address) -> Sequence[Uniform]:
    assert address.lane is not None
    lds = b.context("lds")
    firsts = [b.zext(Uniform(I32, first_of(b, part)), I64) for part in address.lane.data]
    return [b.add(b.add(lds, first), address.offset) for first in firsts]


def _contiguous(b: BasicBuilder, place: Uniform, type: Type, count: int) -> list[str]:
    let, whole = b.text.let, ir.vector(type, 16 * count)
    all_ = let(f"load {whole}, ptr {let(f'inttoptr i64 {place.data} to ptr')}, align 1")
    if count == 1:
        return [all_]
    orders = [", ".join(f"i32 {k + count * i}" for i in range(16)) for k in range(count)]
    return [let(f"shufflevector {whole} {all_}, {whole} poison, <16 x i32> <{order}>") for order in orders]


def _uniform(b: BasicBuilder, place: Uniform, type: Type, count: int) -> list[str]:
    let, found = b.text.let, []
    for k in range(count):
        at = b.add(place, k * type.width // 8)
        value = let(f"load {type.text}, ptr {let(f'inttoptr i64 {at.data} to ptr')}, align 1")
        found.append(everywhere(b, value, type.text))
    return found


def test_guards(b: BasicBuilder, fast_path: FastPath, load: Callable[[Key], Lane]) -> str:
    """Emit the guard of a fast path; the name of an i1."""
    let, unlike, inside = b.text.let, list[str](), list[str]()
    limit = b.context("lds_size")
    for guard, reach in fast_path.guards.items():
        parts = list(dict.fromkeys(load(guard.key).data))
        if guard.ascends:
            inside += _in_order(b, [Uniform(I32, first_of(b, part)) for part in parts])
            continue
        unlike += [off_pattern(b, part, guard.step) for part in parts]
        for part in parts if reach else []:
            first = b.zext(Uniform(I32, first_of(b, part)), I64)
            inside.append(let(f"icmp ule i64 {b.add(first, reach).data}, {limit.data}"))
            if fast_path.is_watched:
                inside.append(_defined(b, first, reach, limit))
        for part in parts[1:] if guard.are_alike else []:
            inside.append(let(f"icmp eq i32 {first_of(b, part)}, {first_of(b, parts[0])}"))
    is_so = none_of(b, unlike)
    for one in inside:
        is_so = let(f"and i1 {is_so}, {one}")
    return is_so


def _defined(b: BasicBuilder, first: Uniform, reach: int, limit: Uniform) -> str:
    """Emit the test that some bytes from an offset in LDS on are defined; where they are none, another test fails."""
    name = f"{b.text.name()[1:]}.defined"
    place = b.add(b.context("lds"), b.umin(first, limit))
    b.text.add(all_defined(name, [place.data], reach))
    return f"%{name}"


def _in_order(b: BasicBuilder, firsts: Sequence[Uniform]) -> list[str]:
    """Emit the tests that the last strip is less than 2**31 past the first, and the others are between them."""
    let, most = b.text.let, b.sub(firsts[-1], firsts[0]).data
    between = [b.sub(one, firsts[0]).data for one in firsts[1:-1]]
    return [let(f"icmp sge i32 {most}, 0"), *(let(f"icmp ule i32 {one}, {most}") for one in between)]


_OTHERS_SEE = pattern(
    r"\s*(?:(?:store|fence|br|call void|switch|ret)\b|\S+:$|%\S+ = (?:call (?!.*@llvm\.)|atomicrmw|cmpxchg))"
)
_NAME = pattern(r"%[\w.]+")


def defined(line: str) -> str:
    """The name of the value that a line of IR defines."""
    return line.partition("=")[0].strip()


def sink_loads(lines: Iterable[str], loaded: Collection[str]) -> Iterator[str]:
    """Sink the loads of a block to their first uses, or to the next line that may store.

    LLVM leaves loads in place when it runs out of registers, and then schedules strip by strip instead of instruction by
    instruction, so that each result waits for the one before it.
    """
    waiting: dict[str, str] = {}

    def due(line: str) -> Iterator[str]:
        for name in _NAME.findall(line):
            if name in waiting:
                wanted = waiting.pop(name)
                yield from due(wanted)
                yield wanted

    for line in lines:
        if (name := defined(line)) in loaded:
            waiting[name] = line
            continue
        if _OTHERS_SEE.match(line):
            yield from waiting.values()
            waiting.clear()
        yield from due(line)
        yield line

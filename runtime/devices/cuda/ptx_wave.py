"""The registers of a wave in PTX."""

from __future__ import annotations

from collections.abc import Callable, Container

from ....fatbin.records import dataclass, field
from ...isa.flow.regions import Key
from ...isa.state import State
from ...isa.values import I1, I32, I64, Lane, Mask, Type, Uniform, Value
from .ptx import PRIVATE_HIGH, SHARED_HIGH, THREADS, PtxBuilder, refuse

_VECTORS = ("v", "a")
_FILES = frozenset((*_VECTORS, "s", "vcc", "exec", "m0", "scc", "ttmp", "flat_scratch"))
"""The registers of a wave: those of lanes, and the others."""
_EXEC = ("%exec_0", "%exech_0")
"""The predicates of EXEC."""
_WINDOWS = {"src_shared_base": SHARED_HIGH, "src_private_base": PRIVATE_HIGH, "src_flat_scratch_base": PRIVATE_HIGH}
"""Where flat addresses of LDS and scratch memory begin: the upper halves."""


@dataclass
class PtxWave(State):
    """Registers of the same names in PTX: scalar ones hold the same in every thread."""

    b: PtxBuilder
    used: set[str] = field(default_factory=set)
    used_predicates: set[str] = field(default_factory=set)
    _masks: dict[Key, Mask] = field(default_factory=dict)
    """Masks as predicates, by the first register that has their bits."""
    _late: set[Key] = field(default_factory=set)
    """Those whose bits are not in the registers yet: most are never asked for, and all threads have to agree on them."""
    _parts: dict[Key, tuple[Mask, int]] = field(default_factory=dict)
    """Of registers that hold half of a mask, which and of which."""
    _values: dict[str, Value] = field(default_factory=dict)
    """What vector registers hold in all lanes, by their names: a value that nothing changes."""
    _scc: Uniform | None = None
    """SCC, where it is not in its register yet."""
    is_whole: bool = False
    """Whether all lanes are known to be active."""
    mode_bits: int = 0
    """MODE, which follows from the code."""
    vectors: int = 0
    """How many vector registers there are."""
    shadow: dict[Key, Uniform | Lane] | None = None
    """What registers hold in iterations that are only looked ahead at; None where they are written."""
    keeps_exec: bool = False
    """Whether EXEC is known to stay as it is, whatever is written."""
    free: Container[Key] = ()
    """The vector registers that only active lanes read after the instruction that writes them."""

    def begin(self) -> None:
        """A new block: what registers hold is in them alone."""
        self.indexing = None
        self._masks.clear()
        self._parts.clear()
        self._values.clear()
        self._scc = None
        self.b.begin_block()

    def end(self, live: Container[Key]) -> None:
        """The end of a block: masks are put into the registers that are read later."""
        self.b.flush()
        for file, index in sorted(self._late):
            if any((file, index + n) in live for n in range(self.words)):
                self._put_bits(file, index)
        self._late.clear()
        if self._scc is not None and ("scc", 0) in live:
            self.b.do(f"mov.b32 {self.named('scc', 0)}, {self.b.zext(self._scc, I32).data}")

    @property
    def words(self) -> int:
        """Registers of a mask."""
        return self.b.lanes // THREADS

    def _put_bits(self, file: str, index: int) -> None:
        self._late.discard((file, index))
        bits = self.b.split(self.b.bits_of(self._masks[file, index]))
        for n, word in enumerate(bits[: self.words]):
            self.b.do(f"mov.b32 {self.named(file, index + n)}, {word.data}")

    def _settle(self, file: str, index: int) -> None:
        """Put the bits of masks into a register that is looked at, or of which other parts are written."""
        for first in range(index - self.words + 1, index + 1):
            if (file, first) in self._late:
                self._put_bits(file, first)

    def named(self, file: str, index: int) -> str:
        """The register in PTX."""
        if file not in _FILES:
            raise refuse(f"register {file}{index}")
        names = [f"%{file}_{index}"]
        if file in _VECTORS and self.b.lanes > THREADS:
            names.append(f"%{file}h_{index}")
        self.used.update(names)
        return "~".join(names)

    def _read(self, name: str, shape: Callable[[Type, str], Value]) -> Value:
        # A copy: the register may be written before the value is used.
        found = self.b.made(I32, shape, f"mov.b32 {{}}, {name}")
        assert isinstance(found, Value)
        return found

    def scalar(self, file: str, index: int) -> Uniform:
        if file == "null" or (file in ("vcc", "exec") and index and self.b.lanes == THREADS):
            return self.b.uniform(I32, 0)
        if file in _WINDOWS:
            return self.b.uniform(I32, _WINDOWS[file] if index else 0)
        if self.shadow is not None and (ahead := self._ahead(file, index)) is not None:
            return ahead
        if file == "exec":
            bits: Uniform = self.b.split(self.b.bits_of(self.exec))[index]
            return bits
        if file in ("scc", "src_scc"):
            word: Uniform = self.b.zext(self.scc, I32)
            return word
        self._settle(file, index)
        found = self._read(self.named(file, index), Uniform)
        assert isinstance(found, Uniform)
        for n in range(self.words):
            if (mask := self._masks.get((file, index - n))) is not None:
                self.b.remember_half(found, mask, n)
        return found

    def _ahead(self, file: str, index: int) -> Uniform | None:
        """What a register holds in the iteration that is looked ahead at, if it is written there."""
        assert self.shadow is not None
        for n in range(self.words):
            if file != "exec" and (mask := self._masks.get((file, index - n))) is not None:
                word: Uniform = self.b.split(self.b.bits_of(mask))[n]
                return word
        found = self.shadow.get((file, index))
        assert found is None or isinstance(found, Uniform)
        return found

    def _set_ahead(self, file: str, index: int, value: Uniform) -> None:
        """Write a register of the iteration that is looked ahead at."""
        assert self.shadow is not None
        self._forget_ahead(file, range(index, index + 1))
        self.shadow[file, index] = value
        if file == "exec" and index == self.words - 1:
            words = [self.shadow[file, n] for n in range(self.words)]
            bits = self.b.join(*words) if len(words) > 1 else self.b.zext(words[0], I64)
            self.b.forget_carries()
            self._masks[file, 0] = self.b.mask_of(bits)

    def _forget_ahead(self, file: str, written: range) -> None:
        """Registers of the iteration that is looked ahead at are written: of masks, what is not written stays."""
        assert self.shadow is not None
        for first in range(written.start - self.words + 1, written.stop):
            mask = self._masks.pop((file, first), None)
            left = [n for n in range(self.words) if first + n not in written]
            if mask is not None and left and file != "exec":  # which is written as a whole
                halves = self.b.split(self.b.bits_of(mask))
                self.shadow |= {(file, first + n): halves[n] for n in left}
        for index in written:
            self.shadow.pop((file, index), None)

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        if file == "null" or (file == "exec" and self.keeps_exec):
            return
        if self.shadow is not None:
            self._set_ahead(file, index, value)
            return
        half = self.b.half_of(value)
        if file == "exec":
            self.b.forget_carries()
            self._set_half_of_exec(index, value, half)
        else:
            self._settle(file, index)
            self.b.do(f"mov.b32 {self.named(file, index)}, {value.data}")
        for first in range(index - self.words + 1, index + 1):
            self._masks.pop((file, first), None)
        self._parts.pop((file, index), None)
        if half is not None:
            self._parts[file, index] = half
            self._complete(file, index - half[1], half[0])

    def _complete(self, file: str, index: int, mask: Mask) -> None:
        """The registers from one on hold a mask, if all of its parts are there."""
        if all(self._parts.get((file, index + n)) == (mask, n) for n in range(self.words)):
            self._masks[file, index] = mask

    def _set_half_of_exec(self, index: int, value: Uniform, half: tuple[Mask, int] | None) -> None:
        """EXEC is in predicates: a bit of the word is that of this thread's lane."""
        if index >= self.words:
            return
        self.used_predicates.add(_EXEC[index])
        if half is not None:
            mask, number = half
            self.b.do(f"mov.pred {_EXEC[index]}, {self.b.halves(mask)[number].data}")
            return
        bit = self.b.and_(self.b.lshr(value, self.b.thread_ids()), 1)
        self.b.do(f"mov.pred {_EXEC[index]}, {self.b.icmp('ne', bit, 0).data}")

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        if self.shadow is not None and (ahead := self.shadow.get((file, index))) is not None:
            assert isinstance(ahead, Lane)
            return ahead
        name = self.named(file, index)
        if (known := self._values.get(name)) is not None:
            return Lane(I32, known.data)
        found = self._read(name, Lane)
        assert isinstance(found, Lane)
        self._values[name] = found
        return found

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        if self.shadow is not None:
            self.shadow[file, index] = value
            return
        guard = "" if all_lanes or (file, index) in self.free else self.b.guard(self.exec)
        name = self.named(file, index)
        self.b.do(f"{guard}mov.b32 {name}, {value.data}")
        self._values.pop(name, None)
        if not guard and value.data.startswith("%"):
            self._values[name] = value
            self._put_lower(value)

    def put(self, key: Key, value: Uniform | Lane) -> None:
        """Write a register of either kind."""
        if isinstance(value, Lane):
            self.set_vector(*key, value)
        else:
            self.set_scalar(*key, value)

    def _put_lower(self, upper: Lane) -> None:
        """Where a register gets the upper word of a sum, have the one with the lower word hold that of the same sum."""
        whole = self.b.wholes.get(upper.data)
        if whole is not None:
            for name, value in self._values.items():
                if value.data == whole.total:
                    self.b.do(f"mov.b32 {name}, {whole.low.data}")
                    self._values[name] = whole.low

    def indexed(self, file: str, index: int, offset: Uniform) -> Lane:
        place, found = self.b.add(offset, index), self.vector(file, 0)
        for number in range(self.vectors):
            is_it = self.b.icmp("eq", place, number)
            assert isinstance(is_it, Uniform)
            found = self.b.select(self._for_all(is_it), self.vector(file, number), found)
        return found

    def set_indexed(self, file: str, index: int, offset: Uniform, value: Lane, *, all_lanes: bool = False) -> None:
        place, active = self.b.add(offset, index), self.exec
        for number in range(self.vectors):
            is_it = self.b.icmp("eq", place, number)
            assert isinstance(is_it, Uniform)
            chosen = self._for_all(is_it)
            guard = self.b.guard(chosen if all_lanes else self.b.and_(active, chosen))
            self.b.do(f"{guard}mov.b32 {self.named(file, number)}, {value.data}")
        self._values.clear()

    def _for_all(self, condition: Uniform) -> Mask:
        """A condition as a mask of all lanes or none."""
        return Mask(self.b.joined([condition] * self.words).data)

    def mask(self, file: str, index: int) -> Mask:
        if file == "exec":
            if self.is_whole:
                return self.b.all_lanes()
            if (file, index) not in self._masks:
                self.used_predicates.update(_EXEC[: self.words])
                halves = [self.b.made(I1, Uniform, f"mov.pred {{}}, {name}") for name in _EXEC[: self.words]]
                self._masks[file, index] = Mask(self.b.joined(halves).data)
        elif (file, index) not in self._masks:
            self._masks[file, index] = self.b.mask_of(self.bits(file, index))
        return self._masks[file, index]

    def knows(self, file: str, index: int) -> bool:
        """Whether a mask is there as such, and not only its bits."""
        return file == "exec" or (file, index) in self._masks

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        if file == "null" or (file == "exec" and self.keeps_exec):
            return
        if self.shadow is not None:
            self._forget_ahead(file, range(index, index + self.words))
            if file == "exec":
                self.b.forget_carries()
            self._masks[file, index] = mask
            return
        for first in range(index - self.words + 1, index + self.words):
            if first != index and (file, first) in self._late:
                self._put_bits(file, first)
            self._masks.pop((file, first), None)
            self._parts.pop((file, first), None)
        self._masks[file, index] = mask
        if file == "exec":
            self.b.forget_carries()
            names = "~".join(_EXEC[: self.words])
            self.used_predicates.update(_EXEC[: self.words])
            self.b.do(f"mov.pred {names}, {mask.data}")
        else:
            self._late.add((file, index))

    def bits(self, file: str, index: int) -> Uniform:
        """A mask as a number of 64 bits."""
        if file == "exec":
            return self.b.bits_of(self.exec)
        low = self.scalar(file, index)
        found: Uniform = self.b.zext(low, I64)
        return found if self.b.lanes == THREADS else self.b.join(low, self.scalar(file, index + 1))

    @property
    def scc(self) -> Uniform:
        if self._scc is not None:
            return self._scc
        found: Uniform = self.b.made(I1, Uniform, f"setp.ne.b32 {{}}, {self.named('scc', 0)}, 0")
        return found

    def set_scc(self, value: Uniform) -> None:
        self._scc = value

"""Masks, and operations across lanes, as LLVM IR."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .....isa.values import I16, I32, I64, Lane, Mask, Type, Uniform
from . import text as ir
from .arithmetic import Arithmetic


class Lanes(Arithmetic):
    """The part of the builder that moves values across lanes."""

    buffer = "%lanes.buffer"
    """An alloca with a value for each lane: operations with variable lane numbers index it."""

    definitions: dict[str, str]
    """Functions that the emitted code calls: name -> text."""
    _shared: dict[str, tuple[list[Type], str]]
    batch_size: int
    """The number of waves in the batch; they have equal scalars, and all their lanes are active."""
    guard_batch: Callable[[str], None]
    """Emits a guard: the batch diverges unless the i1 of this name holds."""

    def mask_of(self, bits: Uniform) -> Mask:
        known = self.cache.get(("mask", bits.data))
        if known is None:
            if bits.data.isdigit():
                return self.constant_mask(int(bits.data))
            parts = []
            for n in range(self.strips // self.batch_size):
                part = self.trunc(self.lshr(bits, 16 * n), I16)
                parts.append(self.text.let(f"bitcast i16 {part.data} to <16 x i1>"))
            known = self.cache["mask", bits.data] = Mask(tuple(parts * self.batch_size))
            # Bits above the lanes are not part of the mask.
            is_whole = self.lanes == 64 * self.batch_size
            self.cache["bits", known.data] = bits if is_whole else self.and_(bits, 0xFFFFFFFF)
        return known

    def bits_of(self, mask: Mask) -> Uniform:
        known = self.cache.get(("bits", mask.data))
        if known is None:
            known = self._bits_of(mask) if self.batch_size == 1 else self._bits_of_each(mask)
            self.cache["bits", mask.data] = known
            self.cache["mask", known.data] = mask
        return known

    def _bits_of(self, mask: Mask) -> Uniform:
        known = self.uniform(I64, 0)
        for n, part in enumerate(mask.data):
            word = Uniform(I16, self.text.let(f"bitcast <16 x i1> {part} to i16"))
            known = self.or_(known, self.shl(self.zext(word, I64), 16 * n)) if n else self.zext(word, I64)
        return known

    def _bits_of_each(self, mask: Mask) -> Uniform:
        """The mask of each wave of a batch: all ones or zero, under a guard."""
        let, all_ = self.text.let, (1 << self.lanes // self.batch_size) - 1
        if mask.data == self.constant_mask(-1).data:
            return self.uniform(I64, all_)
        every = some = mask.data[0]
        for part in mask.data[1:]:
            every, some = let(f"and <16 x i1> {every}, {part}"), let(f"or <16 x i1> {some}, {part}")
        is_all = let(f"icmp eq i16 {let(f'bitcast <16 x i1> {every} to i16')}, -1")
        is_none = let(f"icmp eq i16 {let(f'bitcast <16 x i1> {some} to i16')}, 0")
        self.guard_batch(let(f"or i1 {is_all}, {is_none}"))
        return Uniform(I64, let(f"select i1 {is_all}, i64 {self.uniform(I64, all_).data}, i64 0"))

    def constant_mask(self, bits: int) -> Mask:
        parts = []
        for n in range(self.strips // self.batch_size):
            word = bits >> 16 * n & 0xFFFF
            parts.append("<" + ", ".join(f"i1 {'true' if word >> k & 1 else 'false'}" for k in range(16)) + ">")
        return Mask(tuple(parts * self.batch_size))

    def any(self, mask: Mask) -> Uniform:
        return self.icmp("ne", self.bits_of(mask), 0)

    def readlane(self, x: Lane, index: Uniform) -> Uniform:
        if index.data.isdigit():
            lane = int(index.data)
            part = x.data[lane // ir.STRIP]
            name = self.text.let(f"extractelement {ir.vector(x.type)} {part}, i64 {lane % ir.STRIP}")
            return Uniform(x.type, name)
        if len(set(x.data)) == 1 and x.data[0].startswith("splat"):
            return Uniform(x.type, self.text.let(f"extractelement {ir.vector(x.type)} {x.data[0]}, i64 0"))
        self._to_buffer(x)
        place = self.text.let(f"getelementptr {ir.scalar(x.type)}, ptr {self.buffer}, i32 {index.data}")
        return Uniform(x.type, self.text.let(f"load {ir.scalar(x.type)}, ptr {place}"))

    def _to_buffer(self, x: Lane) -> None:
        """Store the value of each lane to the buffer."""
        for n, part in enumerate(x.data):
            place = self.buffer
            if n:
                place = self.text.let(f"getelementptr {ir.vector(x.type)}, ptr {self.buffer}, i32 {n}")
            self.text.do(f"store {ir.vector(x.type)} {part}, ptr {place}")

    def writelane(self, x: Lane, value: Uniform, index: Uniform) -> Lane:
        if index.data.isdigit():
            lane = int(index.data)
            parts = list(x.data)
            kind = ir.vector(x.type)
            parts[lane // ir.STRIP] = self.text.let(
                f"insertelement {kind} {parts[lane // ir.STRIP]}, {ir.scalar(x.type)} {value.data}, i64 {lane % ir.STRIP}"
            )
            return Lane(x.type, tuple(parts))
        is_there = self.icmp("eq", self.lane_ids(), self.broadcast(index))
        return self.select(is_there, self.broadcast(value), x)

    def permute(self, x: Lane, index: Lane) -> Lane:
        if x.type.width not in (32, 64):
            return self.trunc(self.permute(self.zext(x, I32), index), x.type)
        bits = self.bitcast(x, x.type.bits)
        self._to_buffer(bits)
        kind = bits.type.text
        name = f"llvm.masked.gather.v16{kind}.v16p0"
        vector = ir.vector(bits.type)
        self.text.declare(name, f"declare {vector} @{name}(<16 x ptr>, <16 x i1>, {vector})")

        def emit(_kind: Any, part: str) -> str:
            places = self.text.let(f"getelementptr {kind}, ptr {self.buffer}, <16 x i32> {part}")
            return self.text.let(
                f"call {vector} @{name}(<16 x ptr> align 4 {places}, <16 x i1> splat (i1 true), {vector} poison)"
            )

        return self.bitcast(self._each(bits.type, emit, index), x.type)

    def push(self, x: Lane, index: Lane, mask: Mask) -> Lane:
        kind, vector = x.type.text, ir.vector(x.type)
        name = f"llvm.masked.scatter.v16{kind}.v16p0"
        self.text.declare(name, f"declare void @{name}({vector}, <16 x ptr>, <16 x i1>)")
        self._to_buffer(self.lane(x.type, 0))
        for part, where, active in zip(x.data, index.data, mask.data, strict=True):
            places = self.text.let(f"getelementptr {kind}, ptr {self.buffer}, <16 x i32> {where}")
            self.text.do(f"call void @{name}({vector} {part}, <16 x ptr> align 4 {places}, <16 x i1> {active})")
        done = []
        for n in range(self.strips):
            place = self.text.let(f"getelementptr {vector}, ptr {self.buffer}, i32 {n}")
            done.append(self.text.let(f"load {vector}, ptr {place}"))
        return Lane(x.type, tuple(done))

    def shuffle(self, x: Lane, indices: Sequence[int]) -> Lane:
        chunks = [tuple(indices[n : n + ir.STRIP]) for n in range(0, self.lanes, ir.STRIP)]
        strips = {chunk: self._strip(x, list(chunk)) for chunk in dict.fromkeys(chunks)}
        return Lane(x.type, tuple(strips[chunk] for chunk in chunks))

    def shared(self, name: str, function: Callable[[list[Lane]], list[Lane]], values: Sequence[Lane]) -> list[Lane]:
        kinds = [ir.vector(value.type) for value in values for _ in value.data]
        if name not in self._shared:
            self._shared[name] = self._defined(f'@"{len(self._shared)} {name}"', function, values, kinds)
        types, called = self._shared[name]
        given = [part for value in values for part in value.data]
        arguments = ", ".join(f"{kind} {part}" for kind, part in zip(kinds, given, strict=True))
        result = self.text.let(f"call {called}({arguments})")
        kind = called.rpartition(" @")[0]
        parts = [self.text.let(f"extractvalue {kind} {result}, {n}") for n in range(len(types) * self.strips)]
        each = self.strips
        return [Lane(type, tuple(parts[n * each : (n + 1) * each])) for n, type in enumerate(types)]

    def _defined(
        self, symbol: str, function: Callable[[list[Lane]], list[Lane]], values: Sequence[Lane], kinds: list[str]
    ) -> tuple[list[Type], str]:
        """Define a function of strips; returns the types of its results, and the text to call it."""
        outer, cache = self.text.lines, self.cache
        self.text.lines, self.cache = [], {}
        names = iter([f"%s{n}" for n in range(len(kinds))])
        found = function([Lane(value.type, tuple(next(names) for _ in value.data)) for value in values])
        results = [(ir.vector(x.type), part) for x in found for part in x.data]
        kind = "{ " + ", ".join(vector for vector, _ in results) + " }"
        whole = "poison"
        for n, (vector, part) in enumerate(results):
            whole = self.text.let(f"insertvalue {kind} {whole}, {vector} {part}, {n}")
        body = "\n".join(self.text.lines)
        self.text.lines, self.cache = outer, cache
        parameters = ", ".join(f"{vector} %s{n}" for n, vector in enumerate(kinds))
        self.definitions[symbol] = (
            f"define internal {kind} {symbol}({parameters}) noinline {{\n{body}\n  ret {kind} {whole}\n}}\n"
        )
        return [x.type for x in found], f"{kind} {symbol}"

    def _strip(self, x: Lane, indices: list[int]) -> str:
        """Shuffle sixteen lanes out of one strip or several."""
        kind = ir.vector(x.type)
        first = indices[0]
        if first % ir.STRIP == 0 and indices == list(range(first, first + ir.STRIP)):
            return str(x.data[first // ir.STRIP])
        sources = sorted({index // ir.STRIP for index in indices})
        found = ""
        for source in sources:
            here = [index % 16 if index // 16 == source else None for index in indices]
            if not found:
                order = ", ".join("i32 poison" if n is None else f"i32 {n}" for n in here)
                found = self.text.let(f"shufflevector {kind} {x.data[source]}, {kind} poison, <16 x i32> <{order}>")
                continue
            order = ", ".join(f"i32 {k if n is None else 16 + n}" for k, n in enumerate(here))
            found = self.text.let(f"shufflevector {kind} {found}, {kind} {x.data[source]}, <16 x i32> <{order}>")
        return found

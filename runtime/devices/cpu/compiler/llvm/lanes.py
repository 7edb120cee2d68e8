"""Masks, and operations across lanes, as LLVM IR."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .....isa.values import I16, I32, I64, Lane, Mask, Type, Uniform
from . import text as ir
from .basic import BasicBuilder


def mask_of(b: BasicBuilder, bits: Uniform) -> Mask:
    known = b.cache.get(("mask", bits.data))
    if known is None:
        if bits.data.isdigit():
            return b.constant_mask(int(bits.data))
        parts = []
        for n in range(b.strips // b.batch_size):
            part = b.trunc(b.lshr(bits, 16 * n), I16)
            parts.append(b.text.let(f"bitcast i16 {part.data} to <16 x i1>"))
        known = b.cache["mask", bits.data] = Mask(tuple(parts * b.batch_size))
        # Bits above the lanes are not part of the mask.
        is_whole = b.lanes == 64 * b.batch_size
        b.cache["bits", known.data] = bits if is_whole else b.and_(bits, 0xFFFFFFFF)
    return known


def bits_of(b: BasicBuilder, mask: Mask) -> Uniform:
    known = b.cache.get(("bits", mask.data))
    if known is None:
        known = _bits_of(b, mask) if b.batch_size == 1 else _bits_of_each(b, mask)
        b.cache["bits", mask.data] = known
        b.cache["mask", known.data] = mask
    return known


def _bits_of(b: BasicBuilder, mask: Mask) -> Uniform:
    known = b.uniform(I64, 0)
    for n, part in enumerate(mask.data):
        word = Uniform(I16, b.text.let(f"bitcast <16 x i1> {part} to i16"))
        known = b.or_(known, b.shl(b.zext(word, I64), 16 * n)) if n else b.zext(word, I64)
    return known


def _bits_of_each(b: BasicBuilder, mask: Mask) -> Uniform:
    """The mask of each wave of a batch: all ones or zero, under a guard."""
    let, all_ = b.text.let, (1 << b.lanes // b.batch_size) - 1
    if mask.data == b.constant_mask(-1).data:
        return b.uniform(I64, all_)
    every = some = mask.data[0]
    for part in mask.data[1:]:
        every, some = let(f"and <16 x i1> {every}, {part}"), let(f"or <16 x i1> {some}, {part}")
    is_all = let(f"icmp eq i16 {let(f'bitcast <16 x i1> {every} to i16')}, -1")
    is_none = let(f"icmp eq i16 {let(f'bitcast <16 x i1> {some} to i16')}, 0")
    b.guard_batch(let(f"or i1 {is_all}, {is_none}"))
    return Uniform(I64, let(f"select i1 {is_all}, i64 {b.uniform(I64, all_).data}, i64 0"))


def constant_mask(b: BasicBuilder, bits: int) -> Mask:
    parts = []
    for n in range(b.strips // b.batch_size):
        word = bits >> 16 * n & 0xFFFF
        parts.append("<" + ", ".join(f"i1 {'true' if word >> k & 1 else 'false'}" for k in range(16)) + ">")
    return Mask(tuple(parts * b.batch_size))


def any(b: BasicBuilder, mask: Mask) -> Uniform:
    return b.icmp("ne", b.bits_of(mask), 0)


def readlane(b: BasicBuilder, x: Lane, index: Uniform) -> Uniform:
    if index.data.isdigit():
        lane = int(index.data)
        part = x.data[lane // ir.STRIP]
        name = b.text.let(f"extractelement {ir.vector(x.type)} {part}, i64 {lane % ir.STRIP}")
        return Uniform(x.type, name)
    if len(set(x.data)) == 1 and x.data[0].startswith("splat"):
        return Uniform(x.type, b.text.let(f"extractelement {ir.vector(x.type)} {x.data[0]}, i64 0"))
    _to_buffer(b, x)
    place = b.text.let(f"getelementptr {ir.scalar(x.type)}, ptr {b.buffer}, i32 {index.data}")
    return Uniform(x.type, b.text.let(f"load {ir.scalar(x.type)}, ptr {place}"))


def _to_buffer(b: BasicBuilder, x: Lane) -> None:
    """Store the value of each lane to the buffer."""
    for n, part in enumerate(x.data):
        place = b.buffer
        if n:
            place = b.text.let(f"getelementptr {ir.vector(x.type)}, ptr {b.buffer}, i32 {n}")
        b.text.do(f"store {ir.vector(x.type)} {part}, ptr {place}")


def writelane(b: BasicBuilder, x: Lane, value: Uniform, index: Uniform) -> Lane:
    if index.data.isdigit():
        lane = int(index.data)
        parts = list(x.data)
        kind = ir.vector(x.type)
        parts[lane // ir.STRIP] = b.text.let(
            f"insertelement {kind} {parts[lane // ir.STRIP]}, {ir.scalar(x.type)} {value.data}, i64 {lane % ir.STRIP}"
        )
        return Lane(x.type, tuple(parts))
    is_there = b.icmp("eq", b.lane_ids(), b.broadcast(index))
    return b.select(is_there, b.broadcast(value), x)


def permute(b: BasicBuilder, x: Lane, index: Lane) -> Lane:
    if x.type.width not in (32, 64):
        return b.trunc(b.permute(b.zext(x, I32), index), x.type)
    bits = b.bitcast(x, x.type.bits)
    _to_buffer(b, bits)
    kind = bits.type.text
    name = f"llvm.masked.gather.v16{kind}.v16p0"
    vector = ir.vector(bits.type)
    b.text.declare(name, f"declare {vector} @{name}(<16 x ptr>, <16 x i1>, {vector})")

    def emit(_kind: Any, part: str) -> str:
        places = b.text.let(f"getelementptr {kind}, ptr {b.buffer}, <16 x i32> {part}")
        return b.text.let(
            f"call {vector} @{name}(<16 x ptr> align 4 {places}, <16 x i1> splat (i1 true), {vector} poison)"
        )

    return b.bitcast(b.each(bits.type, emit, index), x.type)


def push(b: BasicBuilder, x: Lane, index: Lane, mask: Mask) -> Lane:
    kind, vector = x.type.text, ir.vector(x.type)
    name = f"llvm.masked.scatter.v16{kind}.v16p0"
    b.text.declare(name, f"declare void @{name}({vector}, <16 x ptr>, <16 x i1>)")
    _to_buffer(b, b.lane(x.type, 0))
    for part, where, active in zip(x.data, index.data, mask.data, strict=True):
        places = b.text.let(f"getelementptr {kind}, ptr {b.buffer}, <16 x i32> {where}")
        b.text.do(f"call void @{name}({vector} {part}, <16 x ptr> align 4 {places}, <16 x i1> {active})")
    done = []
    for n in range(b.strips):
        place = b.text.let(f"getelementptr {vector}, ptr {b.buffer}, i32 {n}")
        done.append(b.text.let(f"load {vector}, ptr {place}"))
    return Lane(x.type, tuple(done))


def shuffle(b: BasicBuilder, x: Lane, indices: Sequence[int]) -> Lane:
    chunks = [tuple(indices[n : n + ir.STRIP]) for n in range(0, b.lanes, ir.STRIP)]
    strips = {chunk: _strip(b, x, list(chunk)) for chunk in dict.fromkeys(chunks)}
    return Lane(x.type, tuple(strips[chunk] for chunk in chunks))


def shared(
    b: BasicBuilder, name: str, function: Callable[[list[Lane]], list[Lane]], values: Sequence[Lane]
) -> list[Lane]:
    kinds = [ir.vector(value.type) for value in values for _ in value.data]
    if name not in b.shared_functions:
        b.shared_functions[name] = _defined(b, f'@"{len(b.shared_functions)} {name}"', function, values, kinds)
    types, called = b.shared_functions[name]
    given = [part for value in values for part in value.data]
    arguments = ", ".join(f"{kind} {part}" for kind, part in zip(kinds, given, strict=True))
    result = b.text.let(f"call {called}({arguments})")
    kind = called.rpartition(" @")[0]
    parts = [b.text.let(f"extractvalue {kind} {result}, {n}") for n in range(len(types) * b.strips)]
    each = b.strips
    return [Lane(type, tuple(parts[n * each : (n + 1) * each])) for n, type in enumerate(types)]


def _defined(
    b: BasicBuilder, symbol: str, function: Callable[[list[Lane]], list[Lane]], values: Sequence[Lane], kinds: list[str]
) -> tuple[list[Type], str]:
    """Define a function of strips; returns the types of its results, and the text to call it."""
    outer, cache = b.text.lines, b.cache
    b.text.lines, b.cache = [], {}
    names = iter([f"%s{n}" for n in range(len(kinds))])
    found = function([Lane(value.type, tuple(next(names) for _ in value.data)) for value in values])
    results = [(ir.vector(x.type), part) for x in found for part in x.data]
    kind = "{ " + ", ".join(vector for vector, _ in results) + " }"
    whole = "poison"
    for n, (vector, part) in enumerate(results):
        whole = b.text.let(f"insertvalue {kind} {whole}, {vector} {part}, {n}")
    body = "\n".join(b.text.lines)
    b.text.lines, b.cache = outer, cache
    parameters = ", ".join(f"{vector} %s{n}" for n, vector in enumerate(kinds))
    b.definitions[symbol] = (
        f"define internal {kind} {symbol}({parameters}) noinline {{\n{body}\n  ret {kind} {whole}\n}}\n"
    )
    return [x.type for x in found], f"{kind} {symbol}"


def _strip(b: BasicBuilder, x: Lane, indices: list[int]) -> str:
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
            found = b.text.let(f"shufflevector {kind} {x.data[source]}, {kind} poison, <16 x i32> <{order}>")
            continue
        order = ", ".join(f"i32 {k if n is None else 16 + n}" for k, n in enumerate(here))
        found = b.text.let(f"shufflevector {kind} {found}, {kind} {x.data[source]}, <16 x i32> <{order}>")
    return found

"""Operations of the whole wave that emit basic blocks of their own, and loads that are one for all lanes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .....isa.builder import V
from .....isa.values import I32, I64, Lane, Type, Uniform
from . import text as ir
from .basic import BasicBuilder
from .lane_offsets import OffsetTracking


def rarely(
    b: BasicBuilder, offsets: OffsetTracking, condition: Uniform, function: Callable[[], list[V]], otherwise: list[V]
) -> list[V]:
    text, number = b.text, b.text.name()[1:]
    usual, rare, last, done = (f"{name}.{number}" for name in ("usual", "rare", "last", "done"))
    text.do(f"br label %{usual}")
    text.label(usual)
    text.do(f"br i1 {condition.data}, label %{rare}, label %{done}")
    text.label(rare)
    tracked, offsets.tracked = offsets.tracked, None
    is_inline, b.inline = b.inline, False  # short rather than fast
    with on_one_path(b):
        found = function()
    offsets.tracked, b.inline = tracked, is_inline
    text.do(f"br label %{last}")
    text.label(last)
    text.do(f"br label %{done}")
    text.label(done)
    return [_either(b, x, last, y, usual) for x, y in zip(found, otherwise, strict=True)]


@contextmanager
def on_one_path(b: BasicBuilder) -> Iterator[None]:
    """Emit code that not every path runs: values that it computes are not available after it."""
    known, b.cache = b.cache, dict(b.cache)
    yield
    b.cache = known


def _either(b: BasicBuilder, x: V, from_x: str, y: V, from_y: str) -> V:
    """A phi of two values."""
    if isinstance(x, Lane) and isinstance(y, Lane):
        kind = ir.vector(x.type)
        pairs = zip(x.data, y.data, strict=True)
        return Lane(x.type, tuple(_phi(b, kind, p, from_x, q, from_y) for p, q in pairs))
    return type(x)(x.type, _phi(b, ir.scalar(x.type), x.data, from_x, y.data, from_y))


def _phi(b: BasicBuilder, kind: str, x: str, from_x: str, y: str, from_y: str) -> str:
    return b.text.let(f"phi {kind} [ {x}, %{from_x} ], [ {y}, %{from_y} ]")


def load_uniforms(
    b: BasicBuilder, address: Uniform, count: int, mask: Uniform | None = None, type: Type = I32
) -> list[Uniform]:
    wanted, size = "true" if mask is None else mask.data, count * type.width // 8
    place = b.text.let(f"call ptr @hk.uniform(ptr %c, i64 {b.pc}, i64 {address.data}, i64 {size}, i1 {wanted})")
    if type is not I32:
        return [Uniform(type, b.text.let(f"load i{type.width}, ptr {place}"))]
    found: list[Uniform] = []
    for n in range(0, count, 2):
        at = b.text.let(f"getelementptr i8, ptr {place}, i64 {4 * n}") if n else place
        if n + 1 == count:
            found.append(Uniform(I32, b.text.let(f"load i32, ptr {at}, align 4")))
        else:
            found += b.split(Uniform(I64, b.text.let(f"load i64, ptr {at}, align 4")))
    return found


def fence(b: BasicBuilder, *, is_full: bool) -> None:
    if not b.host.is_ordered:
        b.text.do(f"fence {'seq_cst' if is_full else 'acq_rel'}")
        return
    if is_full:
        # The host reorders only loads with earlier stores: without a store since the last fence, no fence is needed.
        text, number = b.text, b.text.name()[1:]
        text.do(f"br i1 {text.let(f'load i1, ptr {b.stored}')}, label %full.{number}, label %done.{number}")
        text.label(f"full.{number}")
        text.do("fence seq_cst")
        text.do(f"store i1 false, ptr {b.stored}")
        text.do(f"br label %done.{number}")
        text.label(f"done.{number}")
    b.text.do('fence syncscope("singlethread") seq_cst')

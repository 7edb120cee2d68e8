"""Image instructions as LLVM IR: calls of native/images.c, with operands and results in memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .....isa.images.access import Image, ImageAccess
from .....isa.values import I32, Lane, Mask, Uniform
from .basic import BasicBuilder

_DECLARATION = "declare void @hk_image(ptr, i64, ptr, i32, i64, i32, ptr, i32, ptr, i32)"
_FIELDS = len(Image._fields)


def image(b: BasicBuilder, access: ImageAccess, image: Image, words: Sequence[Lane], mask: Mask) -> list[Lane]:
    if access.results == 0:
        b.text.do(f"store i1 true, ptr {b.stored}")
    name = f"hk.image.{len(words)}.{access.results}.{b.strips}"
    if name not in b.definitions:
        b.text.declare("hk_image", _DECLARATION)
        b.definitions[name] = _definition(name, len(words), access.results, b.strips)
    given = [f"i32 {field.data}" for field in image]
    given += [f"<16 x i32> {part}" for word in words for part in word.data]
    bits = b.bits_of(mask)
    call = f"@{name}(ptr %c, i64 {b.pc}, i32 {access.packed}, i64 {bits.data}, {', '.join(given)})"
    if not access.results:
        b.text.do(f"call void {call}")
        return []
    result = _result(access.results, b.strips)
    got = b.text.let(f"call {result} {call}")
    count = access.results * b.strips
    parts = [b.text.let(f"extractvalue {result} {got}, {n}") for n in range(count)]
    return [Lane(I32, tuple(parts[n : n + b.strips])) for n in range(0, count, b.strips)]


def lookup(b: BasicBuilder, table: Sequence[int], index: Uniform) -> Uniform:
    name = f"hk.table.{len(table)}.{abs(hash(tuple(table))):x}"
    numbers = ", ".join(f"i32 {number}" for number in table)
    b.definitions.setdefault(name, f"@{name} = internal constant [{len(table)} x i32] [{numbers}]\n")
    place = b.text.let(f"getelementptr [{len(table)} x i32], ptr @{name}, i64 0, i32 {index.data}")
    return Uniform(I32, b.text.let(f"load i32, ptr {place}"))


def _result(results: int, strips: int) -> str:
    """The type of the results: all strips of the first word, then of the next."""
    return "{ " + ", ".join(["<16 x i32>"] * (results * strips)) + " }"


@lru_cache(maxsize=64)
def _definition(name: str, words: int, results: int, strips: int) -> str:
    """A function that stores the operands to its stack frame, calls native code and loads the results."""
    lanes, incoming, outgoing = 16 * strips, words * strips, results * strips
    fields = "".join(f", i32 %f{n}" for n in range(_FIELDS))
    parts = "".join(f", <16 x i32> %w{n}" for n in range(incoming))
    lines = [
        f"define internal {_result(results, strips) if results else 'void'} @{name}"
        f"(ptr %c, i64 %pc, i32 %what, i64 %mask{fields}{parts}) noinline {{",
        f"  %image = alloca [{_FIELDS} x i32]",
        f"  %in = alloca [{max(1, incoming)} x <16 x i32>]",
        f"  %out = alloca [{max(1, outgoing)} x <16 x i32>]",
    ]
    for n in range(_FIELDS):
        lines += [f"  %fp{n} = getelementptr i32, ptr %image, i64 {n}", f"  store i32 %f{n}, ptr %fp{n}"]
    for n in range(incoming):
        lines += [f"  %wp{n} = getelementptr <16 x i32>, ptr %in, i64 {n}", f"  store <16 x i32> %w{n}, ptr %wp{n}"]
    for n in range(outgoing):
        lines += [
            f"  %op{n} = getelementptr <16 x i32>, ptr %out, i64 {n}",
            f"  store <16 x i32> zeroinitializer, ptr %op{n}",
        ]
    lines.append(
        f"  call void @hk_image(ptr %c, i64 %pc, ptr %image, i32 %what, i64 %mask, i32 {lanes}, ptr %in, i32 {words},"
        f" ptr %out, i32 {results})"
    )
    joined = "poison"
    for n in range(outgoing):
        lines += [
            f"  %o{n} = load <16 x i32>, ptr %op{n}",
            f"  %r{n} = insertvalue {_result(results, strips)} {joined}, <16 x i32> %o{n}, {n}",
        ]
        joined = f"%r{n}"
    lines.append(f"  ret {_result(results, strips)} {joined}" if results else "  ret void")
    return "\n".join([*lines, "}", ""])

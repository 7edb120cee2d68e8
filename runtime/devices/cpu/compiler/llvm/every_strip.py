"""The functions that access memory strip by strip for a whole wave: what fast code calls where its pattern does not hold.

One call for all strips has less to save than one for each. Strips without an active lane are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from .....isa.builder import Space
from ...structures import READ, WRITE
from .definedness import lanes_defined
from .prelude import NOTE_UNDEFINED, SPACES, WIDEST, context
from .strip_access import Access

MASKS = 4
"""The masks of four strips are one argument of 64 bits."""


def every_strip(one: Access, strips: int, *, is_watched: bool = False) -> str:
    """The name of the function; if it ``is_watched``, it has native/checks.c look at the access first."""
    name = f"hk.every.{one.kind}.{one.space}.{one.form}.{one.type}x{one.count}.{strips}"
    return f"{name}.watched" if is_watched else name


def packed(masks: Sequence[str]) -> Iterator[str]:
    """IR that puts masks of strips together, as ``%active0``, ``%active4``, …."""
    for start in range(0, len(masks), MASKS):
        whole = "0"
        for n, mask in enumerate(masks[start : start + MASKS], start):
            yield f"  %bits{n} = bitcast <16 x i1> {mask} to i16\n  %wide{n}.mask = zext i16 %bits{n} to i64\n"
            yield f"  %at{n}.mask = shl i64 %wide{n}.mask, {16 * (n - start)}\n  %so{n} = or i64 {whole}, %at{n}.mask\n"
            whole = f"%so{n}"
        yield f"  %active{start} = or i64 {whole}, 0\n"


@lru_cache(maxsize=256)
def definition(
    kind: str, space: str, form: str, type: str, count: int, strips: int, *, is_watched: bool = False
) -> str:
    """The definition of the function: its arguments are masks, the base that some forms have, then those of each strip."""
    one = Access(kind, space, form, type, count)
    inlined = one.definition("alwaysinline", "internal ")
    given = ["ptr %c", "i64 %pc", *(f"i64 %active{n}" for n in range(0, strips, MASKS)), *_base(one)]
    for n in range(strips):
        given += [*_addresses(one, n), *_values(one, n)]
    result = "{ " + ", ".join([one.result] * strips) + " }" if kind == "load" else "void"
    name = every_strip(one, strips, is_watched=is_watched)
    lines = f"{NOTE_UNDEFINED}\n" if is_watched else ""
    lines += f"{inlined}define {result} @{name}({', '.join(given)}) noinline {{\n"
    lines += _noted(one, strips) if is_watched else ""
    lines += "  br label %strip0\n"
    for n in range(strips):
        lines += f"strip{n}:\n{_found(one, n - 1)}{_strip(one, n)}"
    lines += f"strip{strips}:\n{_found(one, strips - 1)}"
    if kind == "store":
        return f"{lines}  ret void\n}}\n"
    whole = "poison"
    for n in range(strips):
        lines += f"  %all{n} = insertvalue {result} {whole}, {one.result} %found{n}, {n}\n"
        whole = f"%all{n}"
    return f"{lines}  ret {result} {whole}\n}}\n"


def _base(one: Access) -> list[str]:
    return [] if one.form == "g64" else ["i64 %base"]


def _addresses(one: Access, strip: int) -> list[str]:
    names = [f"%off{strip}", f"%high{strip}"]
    return [f"{kind} {name}" for kind, name in zip(one.types[:-1], names, strict=False)]


def _values(one: Access, strip: int) -> list[str]:
    return [f"{kind} %v{strip}.{n}" for n, kind in enumerate(one.values)]


def _strip(one: Access, strip: int) -> str:
    """IR that accesses one strip, unless it has no active lane."""
    given = ["ptr %c", f"i64 %pc{strip}", *_base(one), *_addresses(one, strip), f"<16 x i1> %mask{strip}"]
    given += [f"i64 {16 * strip}", *_values(one, strip)]
    first = strip // MASKS * MASKS
    name = f"%got{strip} = " if one.kind == "load" else ""
    return f"""\
  %moved{strip} = lshr i64 %active{first}, {16 * (strip - first)}
  %bits{strip} = trunc i64 %moved{strip} to i16
  %none{strip} = icmp eq i16 %bits{strip}, 0
  br i1 %none{strip}, label %strip{strip + 1}, label %some{strip}
some{strip}:
  %mask{strip} = bitcast i16 %bits{strip} to <16 x i1>
  %pc{strip} = add i64 %pc, {strip % WIDEST}
  {name}call {one.returned} @{one.name}({", ".join(given)})
  br label %strip{strip + 1}
"""


def _found(one: Access, strip: int) -> str:
    """IR for what a strip has loaded: zeros where it has no active lane."""
    if one.kind == "store" or strip < 0:
        return ""
    return f"  %found{strip} = phi {one.result} [ zeroinitializer, %strip{strip} ], [ %got{strip}, %some{strip} ]\n"


def _noted(one: Access, strips: int) -> str:
    """IR that has native/checks.c look at the access, unless all that it reaches is defined."""
    lines, spilled = f"  %noted = alloca [{strips} x <16 x i64>], align 64\n", ""
    if one.space == Space.LDS:
        lines += (
            context("lds", "noted.lds") + "  %noted.ldsh = insertelement <16 x i64> poison, i64 %noted.lds, i64 0\n"
        )
        lines += "  %noted.ldss = shufflevector <16 x i64> %noted.ldsh, <16 x i64> poison, <16 x i32> zeroinitializer\n"
    if one.form != "g64":
        lines += "  %noted.h = insertelement <16 x i64> poison, i64 %base, i64 0\n"
        lines += "  %noted.s = shufflevector <16 x i64> %noted.h, <16 x i64> poison, <16 x i32> zeroinitializer\n"
    places, masks = [], []
    for n in range(strips):
        whole = f"%off{n}"
        if one.form != "g64":
            lines += f"  %noted.z{n} = zext <16 x i32> %off{n} to <16 x i64>\n"
            whole = f"%noted.z{n}"
        if one.form == "p32":
            lines += f"  %noted.u{n} = zext <16 x i32> %high{n} to <16 x i64>\n"
            lines += f"  %noted.t{n} = shl <16 x i64> %noted.u{n}, splat (i64 32)\n"
            lines += f"  %noted.b{n} = or <16 x i64> {whole}, %noted.t{n}\n"
            whole = f"%noted.b{n}"
        if one.form != "g64":
            lines += f"  %noted.a{n} = add <16 x i64> {whole}, %noted.s\n"
            whole = f"%noted.a{n}"
        masks.append(f"%noted.m{n}")
        lines += f"  %noted.b16.{n} = lshr i64 %active0, {16 * n}\n  %noted.i{n} = trunc i64 %noted.b16.{n} to i16\n"
        lines += f"  {masks[-1]} = bitcast i16 %noted.i{n} to <16 x i1>\n"
        spilled += f"  %noted.p{n} = getelementptr <16 x i64>, ptr %noted, i64 {n}\n"
        spilled += f"  store <16 x i64> {whole}, ptr %noted.p{n}, align 64\n"
        if one.space == Space.LDS:
            lines += f"  %noted.l{n} = add <16 x i64> {whole}, %noted.ldss\n"
            whole = f"%noted.l{n}"
        places.append(whole)
    lines += lanes_defined("defined", places, masks, one.size)
    lines += f"  br i1 %defined, label %noted.done, label %noted.look, !prof !0\nnoted.look:\n{spilled}"
    kind = READ if one.kind == "load" else WRITE
    given = f"i64 %active0, i32 {one.size}, i32 {kind}, i32 {SPACES[one.space]}"
    return f"{lines}  call void @hk_note_undefined(ptr %c, i64 %pc, ptr %noted, {given})\n  br label %noted.done\nnoted.done:\n"


def declaration(one: Access, strips: int, *, is_watched: bool = False) -> str:
    """The declaration of the function."""
    text = definition(one.kind, one.space, one.form, one.type, one.count, strips, is_watched=is_watched)
    name = every_strip(one, strips, is_watched=is_watched)
    head = next(line for line in text.splitlines() if line.startswith("define ") and f" @{name}(" in line)
    result, _, given = head.removeprefix("define ").removesuffix(" noinline {").partition(f" @{name}")
    return f"declare {result} @{name}{_NAMES.sub('', given)}"


_NAMES = re.compile(r" %[0-9a-z.]+")

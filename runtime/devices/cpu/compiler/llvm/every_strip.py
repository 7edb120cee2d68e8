"""The functions that access memory strip by strip for a whole wave: what fast code calls where its pattern does not hold.

One call for all strips has less to save than one for each. Strips without an active lane are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from .prelude import WIDEST
from .strip_access import Access

MASKS = 4
"""The masks of four strips are one argument of 64 bits."""


def every_strip(one: Access, strips: int) -> str:
    """The name of the function."""
    return f"hk.every.{one.kind}.{one.space}.{one.form}.{one.type}x{one.count}.{strips}"


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
def definition(kind: str, space: str, form: str, type: str, count: int, strips: int) -> str:
    """The definition of the function: its arguments are masks, the base that some forms have, then those of each strip."""
    one = Access(kind, space, form, type, count)
    inlined = one.definition("alwaysinline", "internal ")
    given = ["ptr %c", "i64 %pc", *(f"i64 %active{n}" for n in range(0, strips, MASKS)), *_base(one)]
    for n in range(strips):
        given += [*_addresses(one, n), *_values(one, n)]
    result = "{ " + ", ".join([one.result] * strips) + " }" if kind == "load" else "void"
    lines = (
        f"{inlined}define {result} @{every_strip(one, strips)}({', '.join(given)}) noinline {{\n  br label %strip0\n"
    )
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


def declaration(one: Access, strips: int) -> str:
    """The declaration of the function."""
    text = definition(one.kind, one.space, one.form, one.type, one.count, strips)
    head = text[text.index("\ndefine ") :].splitlines()[1]
    result, _, given = (
        head.removeprefix("define ").removesuffix(" noinline {").partition(f" @{every_strip(one, strips)}")
    )
    return f"declare {result} @{every_strip(one, strips)}{_NAMES.sub('', given)}"


_NAMES = re.compile(r" %[0-9a-z.]+")

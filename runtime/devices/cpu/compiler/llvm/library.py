"""The library functions in LLVM IR that emitted code calls; each is compiled by itself when it is first needed.

They are the slow paths of memory accesses, whole accesses for quick code, and accesses to scratch.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from .....isa.builder import Space
from . import every_strip, prelude, slow_access, strip_access

_ACCESS = re.compile(r"hk\.(slow\.)?(load|store)\.(\w+)\.(\w+)\.(i\d+)x(\d)")
_EVERY = re.compile(r"hk\.every\.(load|store)\.(\w+)\.(\w+)\.(i\d+)x(\d)\.(\d+)(\.watched)?")
_SCRATCH = re.compile(r"hk\.scratch\.(load|store)\.(i\d+)x(\d)")
_MENTIONED = re.compile(r"@(hk\.(?:slow|every|load|store|scratch)\.[\w.]+)")
_DEFINED = re.compile(r"^define internal .* @(hk\.[\w.]+)\(", re.MULTILINE)


@lru_cache(maxsize=512)
def definition(name: str) -> str:
    """The IR of the function of a name."""
    if found := _SCRATCH.fullmatch(name):
        return _scratch(found[1], found[2], int(found[3]))
    if found := _EVERY.fullmatch(name):
        of_strip = found[1], found[2], found[3], found[4], int(found[5])
        return every_strip.definition(*of_strip, int(found[6]), is_watched=found[7] is not None)
    found = _ACCESS.fullmatch(name)
    if found is None:
        raise AssertionError(f"there is no function {name}")
    kind, space, form, type, count = found[2], found[3], found[4], found[5], int(found[6])
    if found[1]:
        return slow_access.slow(kind, space, form, type, count)
    return strip_access.access(kind, space, form, type, count)


def needs(name: str) -> Iterator[str]:
    """The library functions that a function calls."""
    text = definition(name)
    yield from sorted(set(_MENTIONED.findall(text)) - {name} - set(_DEFINED.findall(text)))


def module(name: str) -> str:
    """A function as a module of its own."""
    declared = "".join(_declaration(other) for other in needs(name))
    inside = prelude.INSIDE + (prelude.INSIDE_FLAT if ".flat." in name else "")
    return "".join((prelude.DECLARATIONS, prelude.intrinsics(), inside, declared, definition(name), prelude.FOOTER))


def _declaration(name: str) -> str:
    """The declaration of a function, from its first line."""
    head = definition(name).partition("{\n")[0]
    result, _, rest = head.removeprefix("define ").partition(f" @{name}(")
    parameters = rest[: rest.rindex(")")]
    return f"declare {result} @{name}({re.sub(r' %[0-9a-z]+', '', parameters)})\n"


def _scratch(kind: str, type: str, count: int) -> str:
    one = strip_access.Access(kind, Space.SCRATCH, "s32", type, count)
    values = "".join(f", {vector} %v{n}" for n, vector in enumerate(one.values))
    head = (
        f"define {one.returned} @hk.scratch.{kind}.{type}x{count}"
        f"(ptr %c, i64 %pc, <16 x i32> %off, <16 x i1> %mask, i64 %first{values}) noinline {{\n"
    )
    body = (
        "  %m = bitcast <16 x i1> %mask to i16\n  %mz = zext i16 %m to i64\n"
        "  %addr = zext <16 x i32> %off to <16 x i64>\n  %pa = alloca <16 x i64>\n"
        f"  %pv = alloca <{16 * count} x {type}>\n  store <16 x i64> %addr, ptr %pa\n"
    )
    fast = _scratch_row(one) if type == "i32" else ""
    return f"{head}{fast}{body}{one.by_lane()}}}\n"


def _scratch_row(one: strip_access.Access) -> str:
    """One aligned offset for all active lanes: a word is one vector."""
    lines = f"""\
  %o0 = extractelement <16 x i32> %off, i64 0
  %h = insertelement <16 x i32> poison, i32 %o0, i64 0
  %s = shufflevector <16 x i32> %h, <16 x i32> poison, <16 x i32> zeroinitializer
  %ne = icmp ne <16 x i32> %off, %s
  %bad = and <16 x i1> %ne, %mask
  %bits = bitcast <16 x i1> %bad to i16
  %same = icmp eq i16 %bits, 0
  %low = and i32 %o0, 3
  %aligned = icmp eq i32 %low, 0
  %z = zext i32 %o0 to i64
  %end = add i64 %z, {one.size}
{prelude.context("scratch_size", "limit")}  %fits = icmp ule i64 %end, %limit
  %p = and i1 %same, %aligned
  %q = and i1 %p, %fits
  br i1 %q, label %fast, label %slowly
fast:
{prelude.context("scratch", "base")}  %lanesp = getelementptr i8, ptr %c, i64 {prelude.CONTEXT["lanes"]}
  %lanes = load i32, ptr %lanesp
  %lanesz = zext i32 %lanes to i64
  %row = mul i64 %z, %lanesz
  %further = shl i64 %lanesz, 2
  %col = shl i64 %first, 2
  %x = add i64 %base, %row
  %y0 = add i64 %x, %col
"""
    for n, vector in enumerate(one.vectors):
        lines += f"  %at{n} = inttoptr i64 %y{n} to ptr\n  %y{n + 1} = add i64 %y{n}, %further\n"
        if one.kind == "load":
            given = f"ptr align 4 %at{n}, <16 x i1> %mask, {vector} zeroinitializer"
            lines += f"  %f{n} = call {vector} @llvm.masked.load.v16i32.p0({given})\n"
        else:
            given = f"{vector} %v{n}, ptr align 4 %at{n}, <16 x i1> %mask"
            lines += f"  call void @llvm.masked.store.v16i32.p0({given})\n"
    end = one.joined("f") if one.kind == "load" else "  ret void\n"
    return f"{lines}{end}slowly:\n"

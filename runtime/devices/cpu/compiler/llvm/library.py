"""The functions that emitted code calls and does not hold itself: compiled when they are first needed, each by itself.

They are the slow parts of memory accesses, all parts of them for code that is compiled quickly, and scratch memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from . import helpers

_ACCESS = re.compile(r"hk\.(slow\.)?(load|store)\.(\w+?)\.(i\d+)x(\d)")
_SCRATCH = re.compile(r"hk\.scratch\.(load|store)\.(i\d+)")
_MENTIONED = re.compile(r"@(hk\.(?:slow|load|store|scratch)\.[\w.]+)")


@lru_cache(maxsize=512)
def definition(name: str) -> str:
    """The function of a name."""
    if found := _SCRATCH.fullmatch(name):
        return _scratch(found[1], found[2])
    found = _ACCESS.fullmatch(name)
    if found is None:
        raise AssertionError(f"there is no function {name}")
    kind, form, type, count = found[2], found[3], found[4], int(found[5])
    if found[1]:
        return helpers.slow(kind, form, type, count)
    return helpers.access(kind, form, type, count)


def needs(name: str) -> Iterator[str]:
    """The functions of this kind that a function calls."""
    yield from sorted(set(_MENTIONED.findall(definition(name))) - {name})


def module(name: str) -> str:
    """A function as a module of its own."""
    declared = "".join(_declaration(other) for other in needs(name))
    parts = [helpers.DECLARATIONS, helpers.intrinsics(), helpers.INSIDE, declared, definition(name), helpers.FOOTER]
    return "".join(parts)


def _declaration(name: str) -> str:
    """A function's first line as its declaration."""
    head = definition(name).partition("{\n")[0]
    result, _, rest = head.removeprefix("define ").partition(f" @{name}(")
    parameters = rest[: rest.rindex(")")]
    return f"declare {result} @{name}({re.sub(r' %[0-9a-z]+', '', parameters)})\n"


def _scratch(kind: str, type: str) -> str:
    size, vector = int(type[1:]) // 8, f"<16 x {type}>"
    value = f", {vector} %v" if kind == "store" else ""
    head = (
        f"define {vector if kind == 'load' else 'void'} @hk.scratch.{kind}.{type}"
        f"(ptr %c, i64 %pc, <16 x i32> %off, <16 x i1> %mask, i64 %first{value}) noinline {{\n"
    )
    fast = ""
    if type == "i32":
        access = (
            f"  %v0 = call {vector} @llvm.masked.load.v16i32.p0(ptr align 4 %at, <16 x i1> %mask, {vector} zeroinitializer)\n  ret {vector} %v0\n"
            if kind == "load"
            else f"  call void @llvm.masked.store.v16i32.p0({vector} %v, ptr align 4 %at, <16 x i1> %mask)\n  ret void\n"
        )
        fast = f"""\
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
  %end = add i64 %z, 4
  %limitp = getelementptr i8, ptr %c, i64 {helpers.CONTEXT["scratch_size"]}
  %limit = load i64, ptr %limitp
  %fits = icmp ule i64 %end, %limit
  %p = and i1 %same, %aligned
  %q = and i1 %p, %fits
  br i1 %q, label %fast, label %slowly
fast:
  %basep = getelementptr i8, ptr %c, i64 {helpers.CONTEXT["scratch"]}
  %base = load i64, ptr %basep
  %lanesp = getelementptr i8, ptr %c, i64 {helpers.CONTEXT["lanes"]}
  %lanes = load i32, ptr %lanesp
  %lanesz = zext i32 %lanes to i64
  %row = mul i64 %z, %lanesz
  %col = shl i64 %first, 2
  %x = add i64 %base, %row
  %y = add i64 %x, %col
  %at = inttoptr i64 %y to ptr
{access}slowly:
"""
    body = (
        "  %m = bitcast <16 x i1> %mask to i16\n  %mz = zext i16 %m to i64\n"
        "  %addr = zext <16 x i32> %off to <16 x i64>\n  %pa = alloca <16 x i64>\n"
        f"  %pv = alloca {vector}\n  store <16 x i64> %addr, ptr %pa\n"
    )
    call = f"(ptr %c, i64 %pc, ptr %pa, i64 %mz, i64 %first, ptr %pv, i32 {size}, i32 2)"
    if kind == "store":
        return f"{head}{fast}{body}  store {vector} %v, ptr %pv\n  call void @hk_scatter{call}\n  ret void\n}}\n"
    return (
        f"{head}{fast}{body}  store {vector} zeroinitializer, ptr %pv\n  call void @hk_gather{call}\n"
        f"  %r = load {vector}, ptr %pv\n  ret {vector} %r\n}}\n"
    )

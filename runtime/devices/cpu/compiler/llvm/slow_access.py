"""The out-of-line part of an access: scratch through other address spaces, the host's gather, then lane by lane."""

from __future__ import annotations

from functools import lru_cache

from .....isa.builder import PRIVATE, Space
from .prelude import RANGE, RESULT, context
from .single_copy import gather
from .strip_access import Access


@lru_cache(maxsize=256)
def slow(kind: str, space: str, form: str, type: str, count: int) -> str:
    """The definition of the out-of-line part of an access."""
    one = Access(kind, space, form, type, count)
    values = "".join(f", <16 x {type}> %v{n}" for n in range(count)) if kind == "store" else ""
    base = "" if form == "g64" else "i64 %base, "
    result = one.result if kind == "load" else "void"
    head = (
        f"define {result} @hk.slow.{kind}.{space}.{form}.{type}x{count}(ptr %c, i64 %pc, {base}<16 x {one.wide}> %off,"
        f" <16 x i1> %mask, i64 %first{values}) noinline {{\n"
    )
    private = _private(one) if form == "g32" and type != "i64" and space in _PRIVATE_BEGINS else ""
    if form == "g64":
        body = "  %addr = add <16 x i64> %off, zeroinitializer\n"
    else:
        body = (
            "  %z = zext <16 x i32> %off to <16 x i64>\n  %bh = insertelement <16 x i64> poison, i64 %base, i64 0\n"
            "  %bs = shufflevector <16 x i64> %bh, <16 x i64> poison, <16 x i32> zeroinitializer\n"
            "  %addr = add <16 x i64> %z, %bs\n"
        )
    body = private + body
    body += (
        f"  %m = bitcast <16 x i1> %mask to i16\n  %mz = zext i16 %m to i64\n  %pa = alloca <16 x i64>\n"
        f"  %pv = alloca <{16 * count} x {type}>\n  store <16 x i64> %addr, ptr %pa\n"
    )
    gathers = _gathers(one) if kind == "load" and one.item >= 4 and one.is_shared else ""
    return head + body + gathers + one.by_lane() + "}\n"


_PRIVATE_BEGINS = {
    Space.FLAT: f"{context('private_high', 'high')}  %begin = shl i64 %high, 32\n",
    Space.BUFFER: f"  %begin = add i64 0, {PRIVATE}\n",
}
"""Lines that say where the addresses of scratch memory begin, in the spaces that have such."""


def _private(one: Access) -> str:
    """IR for scratch that is accessed through a buffer or flat pointer with one base: it calls the functions for scratch.

    Those take 32-bit offsets and do not wrap, so all bytes of all active lanes must be in the scratch of the lane.
    """
    lines = _PRIVATE_BEGINS[one.space] + context("scratch_size", "there")
    lines += f"""\
  %inward = sub i64 %base, %begin
  %most = sub i64 %there, {one.size}
  %room = sub i64 %most, %inward
  %is.in = icmp sge i64 %inward, 0
  %is.before = icmp sge i64 %room, 0
  %near = and i1 %is.in, %is.before
  %room.low = trunc i64 %room to i32
  %roomh = insertelement <16 x i32> poison, i32 %room.low, i64 0
  %rooms = shufflevector <16 x i32> %roomh, <16 x i32> poison, <16 x i32> zeroinitializer
  %past = icmp ugt <16 x i32> %off, %rooms
  %pastm = and <16 x i1> %past, %mask
  %pastb = bitcast <16 x i1> %pastm to i16
  %short = icmp eq i16 %pastb, 0
  %is = and i1 %near, %short
  br i1 %is, label %private, label %public
private:
  %private.low = trunc i64 %inward to i32
  %ph = insertelement <16 x i32> poison, i32 %private.low, i64 0
  %ps = shufflevector <16 x i32> %ph, <16 x i32> poison, <16 x i32> zeroinitializer
  %po = add <16 x i32> %off, %ps
"""
    values = "".join(f", {vector} %v{n}" for n, vector in enumerate(one.values))
    name = f"@hk.scratch.{one.kind}.{one.type}x{one.count}"
    call = f"call {one.returned} {name}(ptr %c, i64 %pc, <16 x i32> %po, <16 x i1> %mask, i64 %first{values})"
    end = f"  {call}\n  ret void\n" if one.kind == "store" else f"  %pl = {call}\n  ret {one.result} %pl\n"
    return f"{lines}{end}public:\n"


def _gathers(one: Access) -> str:
    """IR for the host's gather, if all lanes are in the allocation that the site has cached."""
    lines = f"""\
{RANGE}  %len = call i64 @llvm.usub.sat.i64(i64 %length, i64 {one.size - 1})
  %lh = insertelement <16 x i64> poison, i64 %low, i64 0
  %ls = shufflevector <16 x i64> %lh, <16 x i64> poison, <16 x i32> zeroinitializer
  %nh = insertelement <16 x i64> poison, i64 %len, i64 0
  %ns = shufflevector <16 x i64> %nh, <16 x i64> poison, <16 x i32> zeroinitializer
  %from = sub <16 x i64> %addr, %ls
  %out = icmp uge <16 x i64> %from, %ns
  %outm = and <16 x i1> %out, %mask
  %outb = bitcast <16 x i1> %outm to i16
  %ok = icmp eq i16 %outb, 0
  br i1 %ok, label %fast, label %slowly, !prof !0
fast:
"""
    lines += f"  %nowhere.p = getelementptr i8, ptr %c, i64 {RESULT}\n  %nowhere = ptrtoint ptr %nowhere.p to i64\n"
    lines += "".join(gather("g", one.type, one.count, "%nowhere"))
    return lines + one.joined("g") + "slowly:\n"

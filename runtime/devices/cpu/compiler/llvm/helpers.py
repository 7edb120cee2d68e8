"""The functions that access memory for one strip: the common patterns here, the rest in native/memory.c.

If the active lanes access successive items (contiguous) or all the same one (uniform), that is one vector or scalar access
after one check; anything else is a gather or scatter, checked lane by lane where it must be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .....isa.builder import PRIVATE, Space
from .....isa.values import I64
from ...structures import Context
from . import text as ir
from .single_copy import broadcast, gather

CONTEXT = {name: getattr(Context, name).offset for name, *_ in Context._fields_}
"""The offsets of the fields of a worker's context."""
SITES = CONTEXT["sites"]
RESULT = CONTEXT["result"]
"""The offset of zeros, which accesses without an address read."""
CONTIGUOUS, UNIFORM = 1, 2
"""Access patterns as sites record them: successive items, or all lanes at one item."""
PATTERNS = {"load": (CONTIGUOUS, UNIFORM), "store": (CONTIGUOUS,)}
"""The patterns that accesses can be specialised for."""
WIDEST = 4
"""Strips of the widest single wave; batches have more."""
SPACES = {Space.GLOBAL: 0, Space.LDS: 1, Space.SCRATCH: 2, Space.FLAT: 3, Space.BUFFER: 4}
"""Their numbers in native/engine.h."""

DECLARATIONS = """\
declare i32 @hk_find(ptr, i64, i64, i64)
declare i32 @hk_find_written(ptr, i64, i64, i64)
declare i32 @hk_find_flat(ptr, i64, i64, i64)
declare i32 @hk_find_flat_written(ptr, i64, i64, i64)
declare i64 @hk_checked(ptr, i64, i64, i64, i32)
declare void @hk_gather(ptr, i64, ptr, i64, i64, ptr, i32, i32)
declare void @hk_scatter(ptr, i64, ptr, i64, i64, ptr, i32, i32)
declare i64 @hk_place(ptr, i64, i64, i32, i32, i32)
declare i32 @hk_signal(ptr, i32)
declare void @hk_stop(ptr, i64, i64, i32)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.cttz.i16(i16, i1)
"""


RANGE = f"""\
  %mm = and i64 %pc, 4095
  %x = shl i64 %mm, 5
  %site = add i64 %x, {SITES}
  %lowp = getelementptr i8, ptr %c, i64 %site
  %sizep = getelementptr i8, ptr %lowp, i64 8
  %low = load i64, ptr %lowp
  %length = load i64, ptr %sizep
"""
"""IR that loads address and size of the allocation that the site has cached."""


def _inside(name: str, find: str) -> str:
    """A function that checks an access, against the cached allocation of the site first."""
    return f"""\
define internal i1 @{name}(ptr %c, i64 %pc, i64 %address, i64 %size) alwaysinline {{
{RANGE}  %from = sub i64 %address, %low
  %rest = sub i64 %length, %from
  %a = icmp ult i64 %from, %length
  %b = icmp uge i64 %rest, %size
  %in = and i1 %a, %b
  br i1 %in, label %yes, label %look, !prof !0
look:
  %found = call i32 @{find}(ptr %c, i64 %pc, i64 %address, i64 %size) cold
  %is = icmp ne i32 %found, 0
  ret i1 %is
yes:
  ret i1 true
}}
"""


INSIDE = f"""\
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define internal i64 @hk.step(ptr %c, i64 %pc, i64 %address) alwaysinline {{
  %m = and i64 %pc, 4095
  %x = shl i64 %m, 5
  %at = add i64 %x, {SITES + 16}
  %lastp = getelementptr i8, ptr %c, i64 %at
  %last = load i64, ptr %lastp
  store i64 %address, ptr %lastp
  %step = sub i64 %address, %last
  ret i64 %step
}}
{_inside("hk.inside", "hk_find")}{_inside("hk.written", "hk_find_written")}\
define internal ptr @hk.uniform(ptr %c, i64 %pc, i64 %address, i64 %size, i1 %wanted) alwaysinline {{
  %in = call i1 @hk.inside(ptr %c, i64 %pc, i64 %address, i64 %size)
  %ok = and i1 %in, %wanted
  br i1 %ok, label %yes, label %no, !prof !0
no:
  %size2 = select i1 %wanted, i64 %size, i64 0
  %zeros = getelementptr i8, ptr %c, i64 {RESULT}
  br i1 %wanted, label %fault, label %outside
fault:
  %other = call i64 @hk_checked(ptr %c, i64 %pc, i64 %address, i64 %size2, i32 0) cold
  %p2 = inttoptr i64 %other to ptr
  ret ptr %p2
outside:
  ret ptr %zeros
yes:
  %p = inttoptr i64 %address to ptr
  ret ptr %p
}}
"""
INSIDE_FLAT = _inside("hk.inside.flat", "hk_find_flat") + _inside("hk.written.flat", "hk_find_flat_written")
"""The same for flat accesses, which few modules have."""
FOOTER = '!0 = !{!"branch_weights", i32 2000, i32 1}\n'


class Ahead(NamedTuple):
    """A prefetch distance: 2**turns iterations, into the cache level of ``locality``."""

    name: str
    turns: int
    locality: int

    def next(self, at: str) -> str:
        """IR that sets ``NAME.next`` to the address to prefetch, with a stride of ``%step``."""
        return (
            f"  %{self.name}.far = shl i64 %step, {self.turns}\n  %{self.name}.next = add i64 %{at}, %{self.name}.far\n"
        )

    def fetch(self, place: str) -> str:
        """IR that prefetches the cache line at ``NAME.PLACE``."""
        at = f"%{self.name}.{place}"
        call = f"call void @llvm.prefetch.p0(ptr {at}.p, i32 0, i32 {self.locality}, i32 1)"
        return f"  {at}.p = inttoptr i64 {at} to ptr\n  {call}\n"


NEAR, BEYOND = Ahead("near", 3, 3), Ahead("beyond", 5, 2)
"""Lines that are pages apart share few sets of L1 and would evict one another: those are prefetched into L2."""


def _iota(bits: int, step: int) -> str:
    return "<" + ", ".join(f"i{bits} {n * step}" for n in range(16)) + ">"


def context(field: str, name: str) -> str:
    """IR that loads a field of the context."""
    return f"  %{name}p = getelementptr i8, ptr %c, i64 {CONTEXT[field]}\n  %{name} = load i64, ptr %{name}p\n"


@lru_cache(maxsize=256)
def access(kind: str, space: str, form: str, type: str, count: int) -> str:
    """Definition of a ``load`` or ``store`` in a space.

    ``form`` is ``g32`` (base and 32-bit offsets), ``g64`` (addresses), ``p32`` (their two halves) or ``lds``; ``type`` an
    integer type, of which there are ``count`` one after another for each lane.
    """
    return Access(kind, space, form, type, count).definition()


class Access:
    """The signature of one access function, and its definition."""

    def __init__(self, kind: str, space: str, form: str, type: str, count: int) -> None:
        self.kind, self.space, self.form, self.type, self.count = kind, space, form, type, count
        self.name = f"hk.{kind}.{space}.{form}.{type}x{count}"
        self.item = int(type[1:]) // 8
        self.size = self.item * count
        self.wide = "i64" if form == "g64" else "i32"
        self.is_shared = space != Space.LDS
        """Whether other threads reach what it does."""
        self.vectors = [f"<16 x {type}>"] * count
        self.result = self.vectors[0] if count == 1 else "{ " + ", ".join(self.vectors) + " }"

    @property
    def returned(self) -> str:
        return self.result if self.kind == "load" else "void"

    @property
    def types(self) -> list[str]:
        """The types of the arguments for each strip: addresses, their upper halves if separate, and the mask."""
        return [f"<16 x {self.wide}>", *["<16 x i32>"] * (self.form == "p32"), "<16 x i1>"]

    @property
    def values(self) -> list[str]:
        """The types of the values to store."""
        return self.vectors if self.kind == "store" else []

    def declaration(self, name: str) -> str:
        base = "" if self.form == "g64" else "i64, "
        types = ", ".join([*self.types, "i64", *self.values])
        return f"declare {self.returned} @{name}(ptr, i64, {base}{types})"

    def definition(self) -> str:
        values = "".join(f", {vector} %v{n}" for n, vector in enumerate(self.values))
        place = "" if self.form == "g64" else "i64 %base, "
        upper = ", <16 x i32> %high" if self.form == "p32" else ""
        head = (
            f"define {self.returned} @{self.name}(ptr %c, i64 %pc, {place}<16 x {self.wide}> %off{upper},"
            f" <16 x i1> %mask, i64 %first{values}) noinline {{\n"
        )
        return head + self._pattern() + self._consecutive() + self._same() + self._slow() + "}\n"

    def _pattern(self) -> str:
        wide, size = self.wide, self.size
        limit = -(16 * size + 1) if wide == "i32" else -1
        upper = ""
        if self.form == "p32":
            upper = (
                "  %hi0 = extractelement <16 x i32> %high, i64 0\n"
                "  %hh = insertelement <16 x i32> poison, i32 %hi0, i64 0\n"
                "  %hs = shufflevector <16 x i32> %hh, <16 x i32> poison, <16 x i32> zeroinitializer\n"
                "  %hne = icmp ne <16 x i32> %high, %hs\n  %hz = zext i32 %hi0 to i64\n  %ht = shl i64 %hz, 32\n"
                "  %start = add i64 %base, %ht\n"
            )
        return (
            upper
            + f"""\
  %m = bitcast <16 x i1> %mask to i16
  %o0 = extractelement <16 x {wide}> %off, i64 0
  %h = insertelement <16 x {wide}> poison, {wide} %o0, i64 0
  %s = shufflevector <16 x {wide}> %h, <16 x {wide}> poison, <16 x i32> zeroinitializer
  %d = sub <16 x {wide}> %off, %s
  %ne0 = icmp ne <16 x {wide}> %d, {_iota(int(wide[1:]), size)}
{self._or_upper("ne", "ne0")}  %bad = and <16 x i1> %ne, %mask
  %bits = bitcast <16 x i1> %bad to i16
  %lane0 = trunc i16 %m to i1
  %none = icmp eq i16 %bits, 0
  %nowrap = icmp ult {wide} %o0, {limit}
  %p = and i1 %none, %lane0
  %q = and i1 %p, %nowrap
  br i1 %q, label %row, label %other
"""
        )

    @property
    def inside(self) -> str:
        """The name of the function that checks an access."""
        return ("hk.inside" if self.kind == "load" else "hk.written") + (".flat" if self.space == Space.FLAT else "")

    def _or_upper(self, name: str, lower: str) -> str:
        """IR for the lanes that are not in the pattern, upper halves included if they are separate."""
        other = "%hne" if self.form == "p32" else "zeroinitializer"
        return f"  %{name} = or <16 x i1> %{lower}, {other}\n"

    def _start(self, prefix: str) -> str:
        """IR for the address of the first lane, and whether ``%PREFIXsize`` bytes from it are in bounds."""
        if self.form == "g64":
            return (
                f"  %{prefix}a = add i64 %o0, 0\n"
                f"  %{prefix}ok = call i1 @{self.inside}(ptr %c, i64 %pc, i64 %{prefix}a, i64 %{prefix}size)\n"
            )
        if self.form in ("g32", "p32"):
            base = "%base" if self.form == "g32" else "%start"
            return (
                f"  %{prefix}z = zext i32 %o0 to i64\n  %{prefix}a = add i64 {base}, %{prefix}z\n"
                f"  %{prefix}ok = call i1 @{self.inside}(ptr %c, i64 %pc, i64 %{prefix}a, i64 %{prefix}size)\n"
            )
        return (
            f"  %{prefix}z = zext i32 %o0 to i64\n  %{prefix}b = add i64 %base, %{prefix}z\n"
            f"  %{prefix}e = add i64 %{prefix}b, %{prefix}size\n"
            + context("lds_size", f"{prefix}limit")
            + context("lds", f"{prefix}lds")
            + f"  %{prefix}ok = icmp ule i64 %{prefix}e, %{prefix}limit\n"
            f"  %{prefix}a = add i64 %{prefix}lds, %{prefix}b\n"
        )

    def _consecutive(self) -> str:
        lines = f"""\
row:
  %lz = call i16 @llvm.ctlz.i16(i16 %m, i1 false)
  %lanes = sub i16 16, %lz
  %lanesz = zext i16 %lanes to i64
  %rsize = mul i64 %lanesz, {self.size}
{self._start("r")}  br i1 %rok, label %rowdo, label %slow, !prof !0
rowdo:
  %rp = inttoptr i64 %ra to ptr
"""
        if self.kind == "load" and self.is_shared:
            lines += "  %step = call i64 @hk.step(ptr %c, i64 %pc, i64 %ra)\n" + NEAR.next("ra") + NEAR.fetch("next")
        lines += self._record_pattern(CONTIGUOUS)
        return lines + (self._load_row() if self.kind == "load" else self._store_row())

    def _record_pattern(self, pattern: int) -> str:
        """IR that records a pattern in the site; see native/engine.h."""
        where = f"%{'r' if pattern == CONTIGUOUS else 'u'}b" if self.space == Space.LDS else "0"
        return (
            f"  %w{pattern}.m = and i64 %pc, 4095\n  %w{pattern}.x = shl i64 %w{pattern}.m, 5\n"
            f"  %w{pattern}.at = add i64 %w{pattern}.x, {SITES + 24}\n  %w{pattern}.p = getelementptr i8, ptr %c, i64 %w{pattern}.at\n"
            f"  %w{pattern}.s = shl i64 {where}, 8\n  %w{pattern}.v = or i64 %w{pattern}.s, {pattern}\n"
            f"  store i64 %w{pattern}.v, ptr %w{pattern}.p\n"
        )

    def _masked(self, kind: str) -> str:
        return f"llvm.masked.{kind}.v16{self.type}.p0"

    def _load_row(self) -> str:
        vector = self.vectors[0]
        if self.count == 1:
            return (
                f"  %rv = call {vector} @{self._masked('load')}(ptr align 1 %rp, <16 x i1> %mask, {vector} zeroinitializer)\n"
                f"  ret {vector} %rv\n"
            )
        total = 16 * self.count
        parts = "".join(
            f"  %w{n} = shufflevector <{total} x {self.type}> %all, <{total} x {self.type}> poison, <16 x i32> "
            f"<{', '.join(f'i32 {n + self.count * k}' for k in range(16))}>\n"
            for n in range(self.count)
        )
        return (
            "  %full = icmp eq i16 %m, -1\n  br i1 %full, label %rowall, label %slow\nrowall:\n"
            f"  %all = load <{total} x {self.type}>, ptr %rp, align 1\n{parts}" + self.joined("w")
        )

    def joined(self, prefix: str) -> str:
        """IR that returns the words with a prefix."""
        if self.count == 1:
            return f"  ret {self.result} %{prefix}0\n"
        lines, last = "", "poison"
        for n in range(self.count):
            lines += f"  %{prefix}r{n} = insertvalue {self.result} {last}, {self.vectors[n]} %{prefix}{n}, {n}\n"
            last = f"%{prefix}r{n}"
        return lines + f"  ret {self.result} {last}\n"

    def _store_row(self) -> str:
        vector = self.vectors[0]
        if self.count == 1:
            return f"  call void @{self._masked('store')}({vector} %v0, ptr align 1 %rp, <16 x i1> %mask)\n  ret void\n"
        lines, merged = self.merged()
        total = 16 * self.count
        return (
            "  %full = icmp eq i16 %m, -1\n  br i1 %full, label %rowall, label %slow\nrowall:\n"
            f"{lines}  store <{total} x {self.type}> {merged}, ptr %rp, align 1\n  ret void\n"
        )

    def by_lane(self) -> str:
        """Each lane by itself: from the addresses at ``%pa``, for the lanes in ``%mz``, by way of ``%pv``."""
        total, type, count = 16 * self.count, self.type, self.count
        call = f"(ptr %c, i64 %pc, ptr %pa, i64 %mz, i64 %first, ptr %pv, i32 {self.size}, i32 {SPACES[self.space]})"
        if self.kind == "store":
            lines, merged = self.merged("z") if count > 1 else ("", "%v0")
            return lines + f"  store <{total} x {type}> {merged}, ptr %pv\n  call void @hk_scatter{call}\n  ret void\n"
        lines = f"  store <{total} x {type}> zeroinitializer, ptr %pv\n  call void @hk_gather{call}\n"
        lines += f"  %all = load <{total} x {type}>, ptr %pv\n"
        for n in range(count):
            order = ", ".join(f"i32 {n + count * k}" for k in range(16))
            lines += (
                f"  %w{n} = shufflevector <{total} x {type}> %all, <{total} x {type}> poison, <16 x i32> <{order}>\n"
            )
        return lines + self.joined("w")

    def merged(self, prefix: str = "", value: str = "%v") -> tuple[str, str]:
        """IR that interleaves the words by lanes, and the name of the result."""
        type, count = self.type, self.count
        lines, parts = "", [f"{value}{n}" for n in range(count)]
        widths = [16] * count
        step = 0
        while len(parts) > 1:
            x, y, wx, wy = parts[0], parts[1], widths[0], widths[1]
            width = max(wx, wy)
            if wy < width:
                order = ", ".join(f"i32 {k}" if k < wy else "i32 poison" for k in range(width))
                lines += f"  %{prefix}p{step} = shufflevector <{wy} x {type}> {y}, <{wy} x {type}> poison, <{width} x i32> <{order}>\n"
                y = f"%{prefix}p{step}"
            order = ", ".join(f"i32 {k if k < wx else width + k - wx}" for k in range(wx + wy))
            lines += f"  %{prefix}m{step} = shufflevector <{width} x {type}> {x}, <{width} x {type}> {y}, <{wx + wy} x i32> <{order}>\n"
            parts[:2], widths[:2] = [f"%{prefix}m{step}"], [wx + wy]
            step += 1
        total = 16 * count
        order = ", ".join(f"i32 {16 * (k % count) + k // count}" for k in range(total))
        lines += f"  %{prefix}all = shufflevector <{total} x {type}> {parts[0]}, <{total} x {type}> poison, <{total} x i32> <{order}>\n"
        return lines, f"%{prefix}all"

    def _same(self) -> str:
        empty = "ret void" if self.kind == "store" else f"ret {self.result} zeroinitializer"
        lines = f"""\
other:
  %off0 = icmp eq i16 %m, 0
  br i1 %off0, label %nothing, label %some
nothing:
  {empty}
some:
"""
        if self.kind == "store":
            return lines + "  br label %slow\n"
        lines += f"""\
  %ne10 = icmp ne <16 x {self.wide}> %d, zeroinitializer
{self._or_upper("ne1", "ne10")}  %bad1 = and <16 x i1> %ne1, %mask
  %bits1 = bitcast <16 x i1> %bad1 to i16
  %none1 = icmp eq i16 %bits1, 0
  %p1 = and i1 %none1, %lane0
  %q1 = and i1 %p1, %nowrap
  br i1 %q1, label %one, label %slow
one:
  %usize = add i64 0, {self.size}
{self._start("u")}  br i1 %uok, label %onedo, label %slow, !prof !0
onedo:
  %up = inttoptr i64 %ua to ptr
{self._record_pattern(UNIFORM)}"""
        lines += "".join(broadcast("y", "up", self.type, self.count, is_shared=self.is_shared))
        return lines + self.joined("y")

    def _slow(self) -> str:
        values = ", ".join(f"{vector} %v{n}" for n, vector in enumerate(self.vectors)) if self.kind == "store" else ""
        form, joined = self.form, ""
        place = "" if form == "g64" else "i64 %base, "
        offsets = f"<16 x {self.wide}> %off"
        if form == "p32":
            form, place, offsets = "g64", "", "<16 x i64> %whole"
            joined = (
                "  %lz0 = zext <16 x i32> %off to <16 x i64>\n  %hz0 = zext <16 x i32> %high to <16 x i64>\n"
                f"  %hu0 = shl <16 x i64> %hz0, {ir.splat(I64, '32')}\n  %both = or <16 x i64> %lz0, %hu0\n"
                "  %sbh = insertelement <16 x i64> poison, i64 %base, i64 0\n"
                "  %sbs = shufflevector <16 x i64> %sbh, <16 x i64> poison, <16 x i32> zeroinitializer\n"
                "  %whole = add <16 x i64> %both, %sbs\n"
            )
        name = f"hk.slow.{self.kind}.{self.space}.{form}.{self.type}x{self.count}"
        call = (
            f"@{name}(ptr %c, i64 %pc, {place}{offsets}, <16 x i1> %mask, i64 %first{', ' + values if values else ''})"
        )
        if self.kind == "store":
            return f"slow:\n{joined}  call void {call} cold\n  ret void\n"
        return f"slow:\n{joined}  %sv = call {self.result} {call} cold\n  ret {self.result} %sv\n"


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


def intrinsics(kinds: Sequence[str] = ("i8", "i16", "i32", "i64")) -> str:
    """Declarations of the masked accesses."""
    lines = "declare i64 @llvm.usub.sat.i64(i64, i64)\n"
    for kind in kinds:
        vector = f"<16 x {kind}>"
        lines += f"declare {vector} @llvm.masked.load.v16{kind}.p0(ptr, <16 x i1>, {vector})\n"
        lines += f"declare void @llvm.masked.store.v16{kind}.p0({vector}, ptr, <16 x i1>)\n"
        lines += f"declare {vector} @llvm.masked.gather.v16{kind}.v16p0(<16 x ptr>, <16 x i1>, {vector})\n"
    return lines

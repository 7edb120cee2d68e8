"""What functions in emitted code share: fields of the context, declarations, checks for one allocation, prefetching."""

from __future__ import annotations

from collections.abc import Sequence

from ......fatbin.records import NamedTuple
from .....isa.builder import Space
from ...structures import Context

CONTEXT = {name: getattr(Context, name).offset for name, *_ in Context._fields_}
"""The offsets of the fields of a worker's context."""
SITES = CONTEXT["sites"]
_FIXED = frozenset(("lds", "lds_size", "undefined"))
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

NOTE_ACCESS = "declare void @hk_note_access(ptr, i64, ptr, i64, i32, i32, i32, i32, ptr)"
"""What looks at an access in checked launches."""
NOTE_UNDEFINED = "declare void @hk_note_undefined(ptr, i64, ptr, i64, i32, i32, i32)"
"""What looks at a plain one for reads of undefined memory alone."""

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
FOOTER = '!0 = !{!"branch_weights", i32 2000, i32 1}\n!1 = !{}\n'


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


def context(field: str, name: str) -> str:
    """IR that loads a field of the context."""
    return f"  %{name}p = getelementptr i8, ptr %c, i64 {CONTEXT[field]}\n  %{name} = load i64, ptr %{name}p{fixed(field)}\n"


def fixed(field: str) -> str:
    """What follows the load of a field: some do not change while emitted code runs, so that LLVM loads and compares them once."""
    return ", !invariant.load !1" if field in _FIXED else ""


def intrinsics(kinds: Sequence[str] = ("i8", "i16", "i32", "i64")) -> str:
    """Declarations of the masked accesses."""
    lines = "declare i64 @llvm.usub.sat.i64(i64, i64)\n"
    for kind in kinds:
        vector = f"<16 x {kind}>"
        lines += f"declare {vector} @llvm.masked.load.v16{kind}.p0(ptr, <16 x i1>, {vector})\n"
        lines += f"declare void @llvm.masked.store.v16{kind}.p0({vector}, ptr, <16 x i1>)\n"
        lines += f"declare {vector} @llvm.masked.gather.v16{kind}.v16p0(<16 x ptr>, <16 x i1>, {vector})\n"
        lines += f"declare void @llvm.masked.scatter.v16{kind}.v16p0({vector}, <16 x ptr>, <16 x i1>)\n"
    return lines

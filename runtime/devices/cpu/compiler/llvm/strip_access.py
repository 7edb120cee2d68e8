"""The functions that access memory for one strip: the common patterns here, the rest in native/memory.c.

If the active lanes access successive items (contiguous) or all the same one (uniform), that is one vector or scalar access
after one check; anything else is a gather or scatter, checked lane by lane where it must be.
"""

from __future__ import annotations

from functools import lru_cache

from .....isa.builder import Space
from .....isa.values import I64
from . import text as ir
from .prelude import CONTIGUOUS, NEAR, SITES, SPACES, UNIFORM, context
from .single_copy import broadcast, row


def _iota(bits: int, step: int) -> str:
    return "<" + ", ".join(f"i{bits} {n * step}" for n in range(16)) + ">"


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

    def definition(self, attributes: str = "noinline", linkage: str = "") -> str:
        values = "".join(f", {vector} %v{n}" for n, vector in enumerate(self.values))
        place = "" if self.form == "g64" else "i64 %base, "
        upper = ", <16 x i32> %high" if self.form == "p32" else ""
        head = (
            f"define {linkage}{self.returned} @{self.name}(ptr %c, i64 %pc, {place}<16 x {self.wide}> %off{upper},"
            f" <16 x i1> %mask, i64 %first{values}) {attributes} {{\n"
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

    def _start(self, prefix: str, offset: str = "%o0") -> str:
        """IR for the address of a lane, by default the first, and whether ``%PREFIXsize`` bytes from it are in bounds."""
        if self.form == "g64":
            return (
                f"  %{prefix}a = add i64 {offset}, 0\n"
                f"  %{prefix}ok = call i1 @{self.inside}(ptr %c, i64 %pc, i64 %{prefix}a, i64 %{prefix}size)\n"
            )
        if self.form in ("g32", "p32"):
            base = "%base" if self.form == "g32" else "%start"
            return (
                f"  %{prefix}z = zext i32 {offset} to i64\n  %{prefix}a = add i64 {base}, %{prefix}z\n"
                f"  %{prefix}ok = call i1 @{self.inside}(ptr %c, i64 %pc, i64 %{prefix}a, i64 %{prefix}size)\n"
            )
        return (
            f"  %{prefix}z = zext i32 {offset} to i64\n  %{prefix}b = add i64 %base, %{prefix}z\n"
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
        return (
            "  %full = icmp eq i16 %m, -1\n  br i1 %full, label %rowall, label %slow\nrowall:\n"
            + row("%all", "%rp", self.type, self.count, is_shared=self.is_shared)
            + self._parted("all", "w")
        )

    def _parted(self, whole: str, prefix: str) -> str:
        """IR that returns the words of all lanes, which one vector has lane after lane."""
        total = 16 * self.count
        lines = "".join(
            f"  %{prefix}{n} = shufflevector <{total} x {self.type}> %{whole}, <{total} x {self.type}> poison, <16 x i32> "
            f"<{', '.join(f'i32 {n + self.count * k}' for k in range(16))}>\n"
            for n in range(self.count)
        )
        return lines + self.joined(prefix)

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
        return lines + f"  %all = load <{total} x {type}>, ptr %pv\n" + self._parted("all", "w")

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

    def _two_rows(self) -> str:
        """IR for a strip whose halves each access successive items, as in blocks of eight by eight lanes: two rows."""
        if not self.is_shared:
            return ""
        wide, size, half = self.wide, 8 * self.size, 8 * self.count
        limit = -(size + 1) if wide == "i32" else -1
        zeros, eights = ", ".join(["i32 16"] * 8), ", ".join(["i32 0"] * 8)
        steps = ", ".join(f"{wide} {n % 8 * self.size}" for n in range(16))
        return f"""\
  %tfull = icmp eq i16 %m, -1
  br i1 %tfull, label %two, label %each
two:
  %td = extractelement <16 x {wide}> %d, i64 8
  %th = insertelement <16 x {wide}> poison, {wide} %td, i64 0
  %ts = shufflevector <16 x {wide}> %th, <16 x {wide}> zeroinitializer, <16 x i32> <{zeros}, {eights}>
  %te = add <16 x {wide}> %ts, <{steps}>
  %tne0 = icmp ne <16 x {wide}> %d, %te
{self._or_upper("tne", "tne0")}  %tbits = bitcast <16 x i1> %tne to i16
  %tnone = icmp eq i16 %tbits, 0
  %t8 = extractelement <16 x {wide}> %off, i64 8
  %tnear0 = icmp ult {wide} %o0, {limit}
  %tnear8 = icmp ult {wide} %t8, {limit}
  %tnear = and i1 %tnear0, %tnear8
  %tq = and i1 %tnone, %tnear
  br i1 %tq, label %tworows, label %each
tworows:
  %txsize = add i64 0, {size}
  %tysize = add i64 0, {size}
{self._start("tx")}{self._start("ty", "%t8")}  %tok = and i1 %txok, %tyok
  br i1 %tok, label %twodo, label %each, !prof !0
twodo:
  %txp = inttoptr i64 %txa to ptr
  %typ = inttoptr i64 %tya to ptr
{self._load_rows(half) if self.kind == "load" else self._store_rows(half)}each:
"""

    def _load_rows(self, half: int) -> str:
        vector, order = f"<{half} x {self.type}>", ", ".join(f"i32 {n}" for n in range(2 * half))
        lines = "".join(
            row(f"%t{n}v", f"%t{n}p", self.type, self.count, is_shared=self.is_shared, lanes=8) for n in "xy"
        )
        lines += f"  %tall = shufflevector {vector} %txv, {vector} %tyv, <{2 * half} x i32> <{order}>\n"
        return lines + self._parted("tall", "tw")

    def _store_rows(self, half: int) -> str:
        lines, merged = self.merged("t") if self.count > 1 else ("", "%v0")
        vector = f"<{2 * half} x {self.type}>"
        for start, n in ((0, "x"), (half, "y")):
            order = ", ".join(f"i32 {start + k}" for k in range(half))
            lines += f"  %t{n}v = shufflevector {vector} {merged}, {vector} poison, <{half} x i32> <{order}>\n"
            lines += f"  store <{half} x {self.type}> %t{n}v, ptr %t{n}p, align 1\n"
        return lines + "  ret void\n"

    def _in_lds(self) -> str:
        """IR for the host's gather or scatter in LDS, if all active lanes are in it.

        A scatter stores lane after lane, as it is without one. So it is for items that the host stores whole.
        """
        is_load = self.kind == "load"
        if self.item < 4 or self.is_shared or (self.size > 8 and not is_load):
            return ""
        lines = context("lds_size", "glimit") + context("lds", "glds")
        lines += f"""\
  %grest = call i64 @llvm.usub.sat.i64(i64 %glimit, i64 %base)
  %groom = call i64 @llvm.usub.sat.i64(i64 %grest, i64 {self.size - 1})
  %glow = trunc i64 %groom to i32
  %gh = insertelement <16 x i32> poison, i32 %glow, i64 0
  %gs = shufflevector <16 x i32> %gh, <16 x i32> poison, <16 x i32> zeroinitializer
  %past = icmp uge <16 x i32> %off, %gs
  %pastm = and <16 x i1> %past, %mask
  %pastb = bitcast <16 x i1> %pastm to i16
  %gin = icmp eq i16 %pastb, 0
  br i1 %gin, label %inside, label %outside, !prof !0
inside:
  %ga = add i64 %glds, %base
  %gp = inttoptr i64 %ga to ptr
"""
        return lines + (self._gathered() if is_load else self._scattered()) + "outside:\n"

    def _gathered(self) -> str:
        lines = ""
        for n, vector in enumerate(self.vectors):
            lines += (
                f"  %gp{n} = getelementptr i8, ptr %gp, i64 {n * self.item}\n"
                f"  %gps{n} = getelementptr i8, ptr %gp{n}, <16 x i32> %off\n"
                f"  %g{n} = call {vector} @llvm.masked.gather.v16{self.type}.v16p0(<16 x ptr> align 1 %gps{n},"
                f" <16 x i1> %mask, {vector} zeroinitializer)\n"
            )
        return lines + self.joined("g")

    def _scattered(self) -> str:
        wide = f"i{8 * self.size}"
        merging, merged = self.merged("g") if self.count > 1 else ("", "%v0")
        return (
            f"{merging}  %gall.wide = bitcast <{16 * self.count} x {self.type}> {merged} to <16 x {wide}>\n"
            "  %gps = getelementptr i8, ptr %gp, <16 x i32> %off\n"
            f"  call void @llvm.masked.scatter.v16{wide}.v16p0(<16 x {wide}> %gall.wide, <16 x ptr> align 1 %gps, <16 x i1> %mask)\n"
            "  ret void\n"
        )

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
        joined = self._two_rows() + joined + self._in_lds()
        if self.kind == "store":
            return f"slow:\n{joined}  call void {call} cold\n  ret void\n"
        return f"slow:\n{joined}  %sv = call {self.result} {call} cold\n  ret {self.result} %sv\n"

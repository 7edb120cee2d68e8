"""The functions that access memory for all strips of a wave, in fast code.

If every strip is contiguous, or every strip is uniform, and one allocation holds everything between the lowest and the
highest address, that is one access of the host for each strip after one check. Otherwise a function of
:mod:`.every_strip` tests each strip by itself.
"""

from __future__ import annotations

from functools import lru_cache

from ......fatbin.records import dataclass
from .....isa.builder import Space
from . import prelude
from .definedness import all_defined
from .every_strip import MASKS, every_strip, packed
from .prelude import BEYOND, CONTIGUOUS, NEAR, Ahead
from .single_copy import broadcast, row
from .strip_access import Access

_STRIDE = 8192
"""The stride between iterations from which accesses count as pages apart."""
_LINE = 64
"""Bytes of a cache line of the host."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The parameters of a function; see :func:`.strip_access.access` for the first five."""

    kind: str
    space: str
    form: str
    type: str
    count: int
    strips: int
    given_as: str
    """How addresses are made of a base and lane offsets; empty if they are passed whole."""
    fetches: bool
    """Whether it prefetches for the next waves or iterations."""
    is_watched: bool = False
    """Whether undefined memory goes the slow way, which reports or defines it."""

    @property
    def label(self) -> str:
        """The common part of function names."""
        name = f"{self.kind}.{self.space}.{self.form}.{self.type}x{self.count}.{self.strips}"
        return f"{name}.watched" if self.is_watched else name


@lru_cache(maxsize=256)
def access(wanted: Wanted) -> tuple[str, str, str]:
    """Name, definition and result of a ``load`` or ``store`` of a wave; see :func:`.strip_access.access` for what they mean.

    Its arguments: context, address of the instruction, lowest address, bytes from there to the end, distances of the
    strips, whether all are contiguous, whether there is a pattern, the base for functions of a strip; then for each
    strip the arguments of its function. If addresses are ``given_as`` offsets, their base follows that base.
    """
    name = f"hk.wave.{wanted.label}{'.' + wanted.given_as if wanted.given_as else ''}"
    one = _WaveAccess(wanted)
    return name, one.definition(name), one.result


@lru_cache(maxsize=256)
def observed_access(pattern: int, wanted: Wanted, *, ascends: bool = False) -> tuple[str, str, str]:
    """The function for an observed pattern; ``ascends``: all strips are between the first and the last.

    Its arguments: context, address of the instruction, address of each strip, whether the pattern holds, the base for
    functions of a strip; then as in :func:`access`.
    """
    name = f"hk.wave.{'contiguous' if pattern == CONTIGUOUS else 'uniform'}.{wanted.label}"
    name += f"{'.up' if ascends else ''}{'.' + wanted.given_as if wanted.given_as else ''}"
    one = _ObservedAccess(pattern, wanted, ascends=ascends)
    return name, one.definition(name), one.result


class _WaveAccess:
    """Emits the definition of one function."""

    def __init__(self, wanted: Wanted) -> None:
        # How addresses are made of base and offsets, and by how many bits the offsets are shifted left.
        self.how, _, shift = wanted.given_as.partition(".")
        self.shift = int(shift or 0)
        self.form = Access(wanted.kind, wanted.space, wanted.form, wanted.type, wanted.count)
        self.strips, self.kind, self.fetches = wanted.strips, wanted.kind, wanted.fetches
        self.is_watched = wanted.is_watched
        each = [self.form.result] * self.strips
        self.result = "{ " + ", ".join(each) + " }" if self.kind == "load" else "void"

    def definition(self, name: str) -> str:
        """The whole function."""
        steps = "".join(f", i64 %step{n}" for n in range(self.strips))
        head = self._signature(name, f"i64 %start, i64 %span{steps}, i1 %contiguous, i1 %known")
        if self.kind == "store":
            return head + self._check() + self._store_contiguous() + self._slow() + "}\n"
        either = "  br i1 %contiguous, label %contiguous.all, label %uniform.all\n"
        return head + self._check() + either + self._contiguous() + self._uniform() + self._slow() + "}\n"

    def _signature(self, name: str, where: str) -> str:
        strips = "".join(f", {kind} {name}" for n in range(self.strips) for kind, name in self._given(n))
        head = f", {self.form.wide} %base" if self.how else ""
        head += ", i32 %inner" if self.is_widened else ""
        return (
            f"define internal {self.result} @{name}(ptr %c, i64 %pc, {where}, i64 %slowbase{head}{strips})"
            " alwaysinline {\n"
        )

    def _given(self, strip: int) -> list[tuple[str, str]]:
        """The types and names of the arguments for one strip."""
        form = self.form
        names = ["off", *["high"] * (form.form == "p32"), "mask"]
        types = ["<16 x i32>", *form.types[1:]] if self.is_widened else form.types
        given = [(kind, f"%{name}{strip}") for kind, name in zip(types, names, strict=True)]
        return given + [(kind, f"%v{strip}.{n}") for n, kind in enumerate(form.values)]

    def _check(self) -> str:
        known = "%known" if self.kind == "load" else "%contiguous.known"
        lines = "" if self.kind == "load" else "  %contiguous.known = and i1 %known, %contiguous\n"
        lines += f"  br i1 {known}, label %check, label %slow, !prof !0\ncheck:\n"
        if self.form.space == Space.LDS:
            lines += (
                prelude.context("lds_size", "limit") + prelude.context("lds", "lds") + "  %at = add i64 %lds, %start\n"
                "  %end = add i64 %start, %span\n  %is = icmp ule i64 %end, %limit\n"
            )
        else:
            lines += (
                f"  %at = add i64 %start, 0\n  %is = call i1 @{self.form.inside}(ptr %c, i64 %pc, i64 %at, i64 %span)\n"
            )
        return lines + "  br i1 %is, label %direct, label %slow, !prof !0\ndirect:\n"

    def _places(self, prefix: str) -> str:
        return "".join(
            f"  %{prefix}a{n} = add i64 %at, %step{n}\n  %{prefix}p{n} = inttoptr i64 %{prefix}a{n} to ptr\n"
            for n in range(self.strips)
        )

    def _defined(self, prefix: str, size: int) -> str:
        """IR that goes the slow way unless what strips access, ``size`` bytes each, is defined."""
        if not self.is_watched:
            return ""
        places = [f"%{prefix}a{n}" for n in range(self.strips)]
        return (
            f"{all_defined(f'{prefix}defined', places, size)}"
            f"  br i1 %{prefix}defined, label %{prefix}.is.defined, label %slow, !prof !0\n{prefix}.is.defined:\n"
        )

    def _contiguous(self) -> str:
        form = self.form
        lines = "contiguous.all:\n" + self._places("r") + self._defined("r", 16 * form.size)
        if form.is_shared:
            lines += self._ahead()
        total = 16 * form.count
        for n in range(self.strips):
            lines += row(f"%all{n}", f"%rp{n}", form.type, form.count, is_shared=form.is_shared)
            for k in range(form.count):
                order = ", ".join(f"i32 {k + form.count * i}" for i in range(16))
                lines += (
                    f"  %w{n}.{k} = shufflevector <{total} x {form.type}> %all{n}, <{total} x {form.type}> poison,"
                    f" <16 x i32> <{order}>\n"
                )
        return lines + self._returned("w")

    def _ahead(self) -> str:
        """IR that prefetches for the next waves or iterations."""
        if not self.fetches:
            return ""
        return (
            "  %step = call i64 @hk.step(ptr %c, i64 %pc, i64 %at)\n"
            f"  %stride = add i64 %step, {_STRIDE}\n  %is.beyond = icmp ugt i64 %stride, {2 * _STRIDE}\n"
            "  br i1 %is.beyond, label %beyond, label %near\n"
            f"near:\n{self._fetched(NEAR)}beyond:\n{self._fetched(BEYOND)}fetched:\n"
        )

    def _fetched(self, ahead: Ahead) -> str:
        """IR that prefetches the cache lines of the strips, and the one of the last byte."""
        row, name = 16 * self.form.item * self.form.count, ahead.name
        lines = ahead.next("at") + ahead.fetch("next")
        for n in range(self.strips):
            if n and n * row % _LINE < row:
                lines += f"  %{name}.n{n} = add i64 %{name}.next, %step{n}\n" + ahead.fetch(f"n{n}")
            for at in range(_LINE, row, _LINE):
                first = f"n{n}" if n else "next"
                lines += f"  %{name}.n{n}.{at} = add i64 %{name}.{first}, {at}\n" + ahead.fetch(f"n{n}.{at}")
        # A strip that begins inside a line ends in one more.
        lines += f"  %{name}.reach = add i64 %span, -1\n  %{name}.end = add i64 %{name}.next, %{name}.reach\n"
        return lines + ahead.fetch("end") + "  br label %fetched\n"

    def _uniform(self) -> str:
        form, lines = self.form, "uniform.all:\n" + self._places("o") + self._defined("o", self.form.size)
        for n in range(self.strips):
            lines += "".join(broadcast(f"o{n}.", f"op{n}", form.type, form.count, is_shared=form.is_shared))
        return lines + self._returned("o")

    def _returned(self, prefix: str) -> str:
        """IR that returns all words of all strips."""
        form, lines, whole = self.form, "", "poison"
        for n in range(self.strips):
            for k in range(form.count):
                at = f"{n}, {k}" if form.count > 1 else str(n)
                name = f"%{prefix}in{n}.{k}"
                lines += f"  {name} = insertvalue {self.result} {whole}, {form.vectors[k]} %{prefix}{n}.{k}, {at}\n"
                whole = name
        return lines + f"  ret {self.result} {whole}\n"

    def _store_contiguous(self) -> str:
        form, lines = self.form, self._places("r") + self._defined("r", 16 * self.form.size)
        if form.is_shared:
            lines += self._ahead()
        if form.count > 1:
            lines += "".join(f"  %m{n} = bitcast <16 x i1> %mask{n} to i16\n" for n in range(self.strips))
            full = "%m0"
            for n in range(1, self.strips):
                lines += f"  %f{n} = and i16 {full}, %m{n}\n"
                full = f"%f{n}"
            lines += f"  %full = icmp eq i16 {full}, -1\n  br i1 %full, label %contiguous.all, label %slow, !prof !0\ncontiguous.all:\n"
        for n in range(self.strips):
            if form.count == 1:
                lines += (
                    f"  call void @llvm.masked.store.v16{form.type}.p0({form.vectors[0]} %v{n}.0, ptr align 1 %rp{n},"
                    f" <16 x i1> %mask{n})\n"
                )
            else:
                merging, merged = form.merged(f"s{n}.", f"%v{n}.")
                lines += f"{merging}  store <{16 * form.count} x {form.type}> {merged}, ptr %rp{n}, align 1\n"
        return lines + "  ret void\n"

    @property
    def is_widened(self) -> bool:
        """Whether the offsets are those of 32-bit values that were extended to 64-bit addresses."""
        return self.how in ("sext", "zext")

    def _bases(self) -> str:
        """IR that broadcasts the base: of the addresses, or of the 32-bit values and the rest that was added."""
        if not self.is_widened:
            return _everywhere("bases", self.form.wide, "%base")
        return (
            f"  %wide = {self.how} i32 %inner to i64\n  %shifted = shl i64 %wide, {self.shift}\n"
            "  %rest = sub i64 %base, %shifted\n"
            + _everywhere("bases", "i32", "%inner")
            + _everywhere("rests", "i64", "%rest")
        )

    def _whole(self, strip: int) -> str:
        """IR that joins base and offsets to the addresses of a strip."""
        wide, off, shift = f"<16 x {self.form.wide}>", f"%off{strip}", f"splat (i64 {self.shift})"
        if not self.is_widened:
            return f"  %whole{strip} = add {wide} %bases, {off}\n"
        return (
            f"  %one{strip} = add <16 x i32> %bases, {off}\n  %wide{strip} = {self.how} <16 x i32> %one{strip} to {wide}\n"
            f"  %shifted{strip} = shl {wide} %wide{strip}, {shift}\n  %whole{strip} = add {wide} %shifted{strip}, %rests\n"
        )

    def _slow(self) -> str:
        """IR that calls the function that looks at strip by strip, so that little has to be saved here."""
        form = self.form
        lines = "slow:\n" + (self._bases() if self.how else "")
        given = [f"i64 %active{n}" for n in range(0, self.strips, MASKS)]
        given += [] if form.form == "g64" else ["i64 %slowbase"]
        lines += "".join(packed([f"%mask{n}" for n in range(self.strips)]))
        for n in range(self.strips):
            lines += self._whole(n) if self.how else ""
            types = [f"<16 x {form.wide}>" if self.how else form.types[0], *form.types[1:-1], *form.values]
            names = [f"%whole{n}" if self.how else f"%off{n}", *[f"%high{n}"] * (len(form.types) - 2)]
            names += [f"%v{n}.{k}" for k in range(len(form.values))]
            given += [f"{kind} {name}" for kind, name in zip(types, names, strict=True)]
        call = f"call {self.result} @{every_strip(form, self.strips, is_watched=self.is_watched)}(ptr %c, i64 %pc, {', '.join(given)}) cold\n"
        if self.kind == "store":
            return f"{lines}  {call}  ret void\n"
        return f"{lines}  %each = {call}  ret {self.result} %each\n"


class _ObservedAccess(_WaveAccess):
    """Emits the definition of a function for an observed pattern."""

    def __init__(self, pattern: int, wanted: Wanted, *, ascends: bool) -> None:
        super().__init__(wanted)
        self.pattern, self.ascends = pattern, ascends

    def definition(self, name: str) -> str:
        """The whole function."""
        places = "".join(f"i64 %place{n}, " for n in range(self.strips))
        lines = self._signature(name, f"{places}i1 %known") + self._check()
        if self.kind == "store":
            return lines + self._store_contiguous() + self._slow() + "}\n"
        label, emit = (
            ("contiguous.all", self._contiguous) if self.pattern == CONTIGUOUS else ("uniform.all", self._uniform)
        )
        return f"{lines}  br label %{label}\n{emit()}{self._slow()}}}\n"

    def _check(self) -> str:
        reach = self.form.size * (16 if self.pattern == CONTIGUOUS else 1)
        lines = "  br i1 %known, label %check, label %slow, !prof !0\ncheck:\n"
        if self.form.space == Space.LDS:
            lines += prelude.context("lds_size", "length") + prelude.context("lds", "lds")
            lines += "  %low = add i64 0, 0\n  %at = add i64 %lds, %place0\n"
        else:
            lines += prelude.RANGE + "  %at = add i64 0, %place0\n"
        most = "%from0"
        for n in range(self.strips):
            lines += f"  %step{n} = sub i64 %place{n}, %place0\n"
            if n and self.ascends and n < self.strips - 1:
                continue
            lines += f"  %from{n} = sub i64 %place{n}, %low\n"
            if n:
                lines += f"  %most{n} = call i64 @llvm.umax.i64(i64 {most}, i64 %from{n})\n"
                most = f"%most{n}"
        return lines + (
            f"  %span = add i64 %step{self.strips - 1}, {reach}\n"
            f"  %room = call i64 @llvm.usub.sat.i64(i64 %length, i64 {reach - 1})\n"
            f"  %is = icmp ult i64 {most}, %room\n  br i1 %is, label %direct, label %slow, !prof !0\ndirect:\n"
        )


def _everywhere(name: str, type: str, value: str) -> str:
    """IR that broadcasts a value."""
    return (
        f"  %{name}.1 = insertelement <16 x {type}> poison, {type} {value}, i64 0\n"
        f"  %{name} = shufflevector <16 x {type}> %{name}.1, <16 x {type}> poison, <16 x i32> zeroinitializer\n"
    )

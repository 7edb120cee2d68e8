"""Atomic operations in LDS as functions of a wave.

A group runs on one thread, so nobody comes between what a lane reads and what it writes. Where all lanes are active
and inside LDS, they take their turns in straight code; anything else goes strip by strip.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...values import Type
from . import helpers
from . import text as ir


class LdsUpdate:
    """Writes one function: ``strip`` is the function of a strip, ``update`` the rule for one lane."""

    def __init__(self, type: Type, strips: int, count: int, strip: str, update: str) -> None:
        self.type, self.strips, self.count = type, strips, count
        self.strip, self.update = strip, update
        self.vector, self.size = ir.vector(type), type.width // 8
        self.result = "{ " + ", ".join([self.vector] * strips) + " }"

    def definition(self, name: str) -> str:
        """The whole function."""
        each = range(self.strips)
        given = [f"<16 x i32> %a{n}" for n in each] + [f"<16 x i1> %m{n}" for n in each]
        given += [f"{self.vector} %v{k}.{n}" for k in range(self.count) for n in each]
        lines = [f"define internal {self.result} {name}(ptr %c, i64 %pc, {', '.join(given)}) noinline {{"]
        lines += [*self._head(), *self._check(), *self._same()]
        lines += ["alike:", *self._turns("s", is_same=True), "apart:", *self._turns("d", is_same=False)]
        return "\n".join([*lines, "slow:", *self._slow(), "}\n"])

    def _head(self) -> Iterator[str]:
        # Volatile: sixteen lanes are read from memory faster than they are taken out of a vector.
        yield f"  %places = alloca [{16 * self.strips} x i32], align 64"
        for k in range(self.count):
            yield f"  %values{k} = alloca [{16 * self.strips} x {self.type.text}], align 64"
        yield (
            helpers.context("lds_size", "size") + helpers.context("lds", "base") + "  %lds = inttoptr i64 %base to ptr"
        )

    def _check(self) -> Iterator[str]:
        """Whether all lanes are active, and all inside."""
        yield f"  %room = call i64 @llvm.usub.sat.i64(i64 %size, i64 {self.size - 1})"
        yield "  %room32 = trunc i64 %room to i32"
        yield from _everywhere("rooms", "i32", "%room32")
        bad = "zeroinitializer"
        for n in range(self.strips):
            yield f"  %out{n} = icmp uge <16 x i32> %a{n}, %rooms"
            yield f"  %off{n} = xor <16 x i1> %m{n}, splat (i1 true)"
            yield f"  %bad{n} = or <16 x i1> %out{n}, %off{n}"
            yield f"  %all{n} = or <16 x i1> {bad}, %bad{n}"
            bad = f"%all{n}"
        yield f"  %bits = bitcast <16 x i1> {bad} to i16"
        yield "  %quick = icmp eq i16 %bits, 0"
        yield "  br i1 %quick, label %start, label %slow, !prof !0"

    def _same(self) -> Iterator[str]:
        """Whether the values are the same in all lanes."""
        yield "start:"
        for n in range(self.strips):
            yield f"  %place{n} = getelementptr <16 x i32>, ptr %places, i32 {n}"
            yield f"  store volatile <16 x i32> %a{n}, ptr %place{n}, align 64"
        differ = "zeroinitializer"
        for k in range(self.count):
            yield f"  %first{k} = extractelement {self.vector} %v{k}.0, i64 0"
            yield from _everywhere(f"firsts{k}", self.type.text, f"%first{k}")
            for n in range(self.strips):
                yield f"  %ne{k}.{n} = icmp ne {self.vector} %v{k}.{n}, %firsts{k}"
                yield f"  %any{k}.{n} = or <16 x i1> {differ}, %ne{k}.{n}"
                differ = f"%any{k}.{n}"
        yield f"  %different = bitcast <16 x i1> {differ} to i16"
        yield "  %same = icmp eq i16 %different, 0"
        yield "  br i1 %same, label %alike, label %apart"

    def _turns(self, prefix: str, *, is_same: bool) -> Iterator[str]:
        """One lane after another."""
        type = self.type.text
        if not is_same:
            for k in range(self.count):
                for n in range(self.strips):
                    yield f"  %value{k}.{n} = getelementptr {self.vector}, ptr %values{k}, i32 {n}"
                    yield f"  store volatile {self.vector} %v{k}.{n}, ptr %value{k}.{n}, align 64"
        whole = "poison"
        for n in range(self.strips):
            strip = "poison"
            for i in range(16):
                lane, x = 16 * n + i, f"%{prefix}{n}.{i}"
                yield f"  {x}.p = getelementptr i32, ptr %places, i32 {lane}"
                yield f"  {x}.o = load volatile i32, ptr {x}.p, align 4"
                yield f"  {x}.z = zext i32 {x}.o to i64"
                yield f"  {x}.at = getelementptr i8, ptr %lds, i64 {x}.z"
                values = [f"%first{k}" for k in range(self.count)]
                if not is_same:
                    values = [f"{x}.x{k}" for k in range(self.count)]
                    for k, value in enumerate(values):
                        yield f"  {x}.q{k} = getelementptr {type}, ptr %values{k}, i32 {lane}"
                        yield f"  {value} = load volatile {type}, ptr {x}.q{k}, align {self.size}"
                arguments = ", ".join(f"{type} {value}" for value in (f"{x}.was", *values))
                yield f"  {x}.was = load {type}, ptr {x}.at, align 1"
                yield f"  {x}.new = call {type} {self.update}({arguments})"
                yield f"  store {type} {x}.new, ptr {x}.at, align 1"
                yield f"  {x}.r = insertelement {self.vector} {strip}, {type} {x}.was, i64 {i}"
                strip = f"{x}.r"
            yield f"  %{prefix}w{n} = insertvalue {self.result} {whole}, {self.vector} {strip}, {n}"
            whole = f"%{prefix}w{n}"
        yield f"  ret {self.result} {whole}"

    def _slow(self) -> Iterator[str]:
        whole = "poison"
        for n in range(self.strips):
            values = "".join(f", {self.vector} %v{k}.{n}" for k in range(self.count))
            yield f"  %pc{n} = add i64 %pc, {n}"
            yield f"  %wide{n} = zext <16 x i32> %a{n} to <16 x i64>"
            yield (
                f"  %old{n} = call {self.vector} {self.strip}(ptr %c, i64 %pc{n}, <16 x i64> %wide{n}, <16 x i1> %m{n},"
                f" i64 {16 * n}{values})"
            )
            yield f"  %w{n} = insertvalue {self.result} {whole}, {self.vector} %old{n}, {n}"
            whole = f"%w{n}"
        yield f"  ret {self.result} {whole}"


def _everywhere(name: str, type: str, value: str) -> Iterator[str]:
    """A vector of one value."""
    yield f"  %{name}.1 = insertelement <16 x {type}> poison, {type} {value}, i64 0"
    yield f"  %{name} = shufflevector <16 x {type}> %{name}.1, <16 x {type}> poison, <16 x i32> zeroinitializer"

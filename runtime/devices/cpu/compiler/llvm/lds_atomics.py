"""Atomic operations in LDS as functions of a wave.

A group runs on one thread, so a plain read and write are atomic. If all lanes are active and in bounds, they run one after
another in unrolled code; anything else goes strip by strip.
"""

from __future__ import annotations

from collections.abc import Iterator

from .....isa.values import Type
from . import prelude
from . import text as ir


class LdsUpdate:
    """Emits one function: ``strip`` is the function of a strip, ``update`` the rule for one lane."""

    def __init__(self, type: Type, strips: int, count: int, strip: str, update: str) -> None:
        self.type, self.strips, self.count = type, strips, count
        self.strip, self.update = strip, update
        self.vector, self.size = ir.vector(type), type.width // 8
        self.result = "{ " + ", ".join([self.vector] * strips) + " }"

    def definition(self, name: str) -> str:
        """The function, and those that it calls."""
        each = range(self.strips)
        places = [f"<16 x i32> %a{n}" for n in each]
        values = [f"{self.vector} %v{k}.{n}" for k in range(self.count) for n in each]
        given = [*places, *(f"<16 x i1> %m{n}" for n in each), *values]
        firsts = [f"{self.type.text} %first{k}" for k in range(self.count)]
        uniform, distinct, slow = (f"{name}.{part}" for part in ("uniform", "distinct", "slow"))
        return "\n".join(
            [
                # Inlined, so that LLVM can hoist loop-invariant tests.
                *self._function(name, ["ptr %c", "i64 %pc", *given], "alwaysinline"),
                *(*self._check(), *self._same()),
                *(
                    "uniform:",
                    f"  %runiform = {self._call(uniform, ['i64 %lds', *places, *firsts])}",
                    "  br label %end",
                ),
                *(
                    "distinct:",
                    f"  %rdistinct = {self._call(distinct, ['i64 %lds', *places, *values])}",
                    "  br label %end",
                ),
                *("slow:", f"  %rslow = {self._call(slow, ['ptr %c', 'i64 %pc', *given])} cold", "  br label %end"),
                f"end:\n  %r = phi {self.result} [ %runiform, %uniform ], [ %rdistinct, %distinct ], [ %rslow, %slow ]",
                f"  ret {self.result} %r\n}}",
                *self._function(uniform, ["i64 %lds", *places, *firsts], "noinline"),
                *(*self._turns("s", is_same=True), "}"),
                *self._function(distinct, ["i64 %lds", *places, *values], "noinline"),
                *(*self._turns("d", is_same=False), "}"),
                *self._function(slow, ["ptr %c", "i64 %pc", *given], "noinline"),
                *(*self._slow(), "}\n"),
            ]
        )

    def _function(self, name: str, parameters: list[str], how: str) -> Iterator[str]:
        yield f"define internal {self.result} {name}({', '.join(parameters)}) {how} {{"

    def _call(self, name: str, arguments: list[str]) -> str:
        return f"call {self.result} {name}({', '.join(arguments)})"

    def _check(self) -> Iterator[str]:
        """Test whether all lanes are active and in bounds."""
        yield prelude.context("lds_size", "size") + prelude.context("lds", "lds").rstrip("\n")
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
        """Test whether the values are uniform."""
        yield "start:"
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
        yield "  br i1 %same, label %uniform, label %distinct"

    def _spilled(self, is_same: bool) -> Iterator[str]:
        """Spill the values, to load them lane by lane. Volatile: that is faster than extracting lanes from vectors."""
        for k in range(0 if is_same else self.count):
            yield f"  %values{k} = alloca [{16 * self.strips} x {self.type.text}], align 64"
            for n in range(self.strips):
                yield f"  %value{k}.{n} = getelementptr {self.vector}, ptr %values{k}, i32 {n}"
                yield f"  store volatile {self.vector} %v{k}.{n}, ptr %value{k}.{n}, align 64"

    def _place(self, strip: int, i: int, x: str) -> Iterator[str]:
        """The address of a lane. Two are extracted at once, which costs less than one by one."""
        pair = f"%pair{strip}.{i // 2}"
        if i % 2:
            yield f"  {x}.z = lshr i64 {pair}, 32"
            return
        if not i:
            yield f"  %pairs{strip} = bitcast <16 x i32> %a{strip} to <8 x i64>"
        yield f"  {pair} = extractelement <8 x i64> %pairs{strip}, i64 {i // 2}"
        yield f"  {x}.z = and i64 {pair}, 4294967295"

    def _turns(self, prefix: str, *, is_same: bool) -> Iterator[str]:
        """Update one lane after another."""
        type = self.type.text
        yield from self._spilled(is_same)
        yield "  %base = inttoptr i64 %lds to ptr"
        whole = "poison"
        for n in range(self.strips):
            strip = "poison"
            for i in range(16):
                lane, x = 16 * n + i, f"%{prefix}{n}.{i}"
                yield from self._place(n, i, x)
                yield f"  {x}.at = getelementptr i8, ptr %base, i64 {x}.z"
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
    """Broadcast a value."""
    yield f"  %{name}.1 = insertelement <16 x {type}> poison, {type} {value}, i64 0"
    yield f"  %{name} = shufflevector <16 x {type}> %{name}.1, <16 x {type}> poison, <16 x i32> zeroinitializer"

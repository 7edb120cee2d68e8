"""Tests in emitted code whether memory is undefined: each byte has a bit, at a fixed distance from its address.

Code that finds an undefined byte leaves it to native/definedness.h to say which lane reads it, or to define it. So these
tests may take a few defined bytes for undefined, next to such, but none the other way round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from . import prelude

PRECISE = 56
"""Up to this size, only the bytes themselves are tested; above, also those in the same eight bytes as the first or last one."""
ADDRESS_BITS = 47
"""Of addresses that have bits; see memory/undefined.py."""
_IN_WORDS = 4
"""Up to this number, words of bits are loaded one by one; more are loaded as a vector."""


def _bits(name: str, base: str, at: str, size: int) -> str:
    """IR that sets ``%NAME``, an i64, to other than 0 if any of ``size`` bytes from an address on is undefined."""
    lines = f"  %{name}.byte = lshr i64 {at}, 3\n  %{name}.place = add i64 {base}, %{name}.byte\n"
    lines += f"  %{name}.p = inttoptr i64 %{name}.place to ptr\n"
    if size <= PRECISE:
        wide = 16 if size <= 8 else 32 if size <= 24 else 64
        lines += f"  %{name}.word = load i{wide}, ptr %{name}.p, align 1\n"
        whole = f"%{name}.word"
        if wide < 64:
            lines += f"  %{name}.wide = zext i{wide} %{name}.word to i64\n"
            whole = f"%{name}.wide"
        lines += f"  %{name}.first = and i64 {at}, 7\n  %{name}.moved = lshr i64 {whole}, %{name}.first\n"
        return f"{lines}  %{name} = and i64 %{name}.moved, {(1 << size) - 1}\n"
    words, rest = max(size // 64, 1), size % 64 if size > 64 else 0
    lines += _words(name, words)
    # What the words leave out: the rest, and what follows since they begin up to seven bytes before.
    kind, back = ("i64", 7) if rest else ("i8", 0)
    lines += f"  %{name}.last = add i64 {at}, {size - 1}\n  %{name}.lastbyte = lshr i64 %{name}.last, 3\n"
    lines += f"  %{name}.end = add i64 %{name}.lastbyte, {-back}\n  %{name}.endplace = add i64 {base}, %{name}.end\n"
    lines += f"  %{name}.endp = inttoptr i64 %{name}.endplace to ptr\n  %{name}.tail = load {kind}, ptr %{name}.endp, align 1\n"
    tail = f"%{name}.tail"
    if kind == "i8":
        lines += f"  %{name}.tailwide = zext i8 %{name}.tail to i64\n"
        tail = f"%{name}.tailwide"
    return f"{lines}  %{name} = or i64 %{name}.words, {tail}\n"


def _words(name: str, count: int) -> str:
    """IR that sets ``%NAME.words`` to the words from ``%NAME.p`` on, put together by OR."""
    if count > _IN_WORDS:
        width = 1 << (count - 1).bit_length()
        # Words that a power of two has more are loaded twice.
        order = ", ".join(f"i32 {n % count}" for n in range(width))
        lines = f"  %{name}.all = load <{count} x i64>, ptr %{name}.p, align 1\n  %{name}.part{width} = "
        lines += f"shufflevector <{count} x i64> %{name}.all, <{count} x i64> poison, <{width} x i32> <{order}>\n"
        while width > 1:
            half, each = width // 2, []
            for part in range(2):
                numbers = ", ".join(f"i32 {part * half + n}" for n in range(half))
                each.append(f"%{name}.half{half}.{part}")
                lines += f"  {each[-1]} = shufflevector <{width} x i64> %{name}.part{width}, <{width} x i64> poison, <{half} x i32> <{numbers}>\n"
            lines += f"  %{name}.part{half} = or <{half} x i64> {each[0]}, {each[1]}\n"
            width = half
        return f"{lines}  %{name}.words = extractelement <1 x i64> %{name}.part1, i64 0\n"
    lines = f"  %{name}.word0 = load i64, ptr %{name}.p, align 1\n  %{name}.so0 = or i64 %{name}.word0, 0\n"
    for n in range(1, count):
        lines += f"  %{name}.p{n} = getelementptr i8, ptr %{name}.p, i64 {8 * n}\n"
        lines += f"  %{name}.word{n} = load i64, ptr %{name}.p{n}, align 1\n"
        lines += f"  %{name}.so{n} = or i64 %{name}.so{n - 1}, %{name}.word{n}\n"
    return f"{lines}  %{name}.words = or i64 %{name}.so{count - 1}, 0\n"


def all_defined(name: str, places: Iterable[str], size: int) -> str:
    """IR that sets ``%NAME``, an i1: whether ``size`` bytes from each address on are defined."""
    lines, found = prelude.context("undefined", f"{name}.base"), "0"
    for n, at in enumerate(dict.fromkeys(places)):
        lines += _bits(f"{name}.{n}", f"%{name}.base", at, size)
        lines += f"  %{name}.any{n} = or i64 {found}, %{name}.{n}\n"
        found = f"%{name}.any{n}"
    return f"{lines}  %{name} = icmp eq i64 {found}, 0\n"


def lanes_defined(
    name: str, places: Sequence[str], masks: Sequence[str], size: int, *, is_aligned: bool = False
) -> str:
    """IR that sets ``%NAME``, an i1: whether the bytes of all lanes in masks are defined, up to 16 at addresses of their own.

    ``is_aligned``: and those addresses are multiples of ``size``. What is no address of memory counts as undefined.
    """
    lines = prelude.context("undefined", f"{name}.base")
    lines += f"  %{name}.h = insertelement <16 x i64> poison, i64 %{name}.base, i64 0\n"
    lines += f"  %{name}.bases = shufflevector <16 x i64> %{name}.h, <16 x i64> poison, <16 x i32> zeroinitializer\n"
    found = "zeroinitializer"
    for n, (at, mask) in enumerate(zip(places, masks, strict=True)):
        one = f"%{name}.{n}"
        lines += f"""\
  {one}.is = icmp ult <16 x i64> {at}, splat (i64 {1 << ADDRESS_BITS})
  {one}.mask = and <16 x i1> {one}.is, {mask}
  {one}.isnt = xor <16 x i1> {one}.mask, {mask}
  {one}.byte = lshr <16 x i64> {at}, splat (i64 3)
  {one}.place = add <16 x i64> {one}.byte, %{name}.bases
  {one}.p = inttoptr <16 x i64> {one}.place to <16 x ptr>
  {one}.word = call <16 x i32> @{_GATHER}(<16 x ptr> align 1 {one}.p, <16 x i1> {one}.mask, <16 x i32> zeroinitializer)
  {one}.low = trunc <16 x i64> {at} to <16 x i32>
  {one}.first = and <16 x i32> {one}.low, splat (i32 7)
  {one}.moved = lshr <16 x i32> {one}.word, {one}.first
  {one}.own = and <16 x i32> {one}.moved, splat (i32 {(1 << size) - 1})
"""
        own = f"{one}.own"
        if is_aligned:
            lines += f"  {one}.odd0 = and <16 x i32> {one}.low, splat (i32 {size - 1})\n"
            lines += f"  {one}.odd = select <16 x i1> {mask}, <16 x i32> {one}.odd0, <16 x i32> zeroinitializer\n"
            lines += f"  {one}.both = or <16 x i32> {own}, {one}.odd\n"
            own = f"{one}.both"
        lines += (
            f"  {one}.so = icmp ne <16 x i32> {own}, zeroinitializer\n  {one}.or = or <16 x i1> {one}.so, {one}.isnt\n"
        )
        lines += f"  {one}.any = or <16 x i1> {found}, {one}.or\n"
        found = f"{one}.any"
    return f"{lines}  %{name}.all = bitcast <16 x i1> {found} to i16\n  %{name} = icmp eq i16 %{name}.all, 0\n"


_GATHER = "llvm.masked.gather.v16i32.v16p0"
GATHER = _GATHER, f"declare <16 x i32> @{_GATHER}(<16 x ptr>, <16 x i1>, <16 x i32>)"
"""What :func:`lanes_defined` calls, and its declaration."""

"""Loads of several dwords that are single-copy atomic: they see another thread's store whole or not at all.

GPUs read and write a lane's aligned 8 or 16 bytes at once, and programs rely on it: a decoupled look-back keeps a flag
and a value in one such word. So each lane's dwords come from memory by one access of the host, not dword by dword.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from ......fatbin.records import NamedTuple

_LANES = 16


class Piece(NamedTuple):
    """``size`` dwords that are read at once, from number ``first`` on."""

    first: int
    size: int


_PIECES = {
    1: (Piece(0, 1),),
    2: (Piece(0, 2),),
    3: (Piece(0, 2), Piece(2, 1)),
    4: (Piece(0, 4),),
}


def row(name: str, place: str, type: str, count: int, *, is_shared: bool, lanes: int = _LANES) -> str:
    """IR that loads the items of successive lanes, ``count`` for each, as one vector.

    Of memory that others can access (``is_shared``) the load is volatile: otherwise LLVM may read a lane's bytes again for
    each instruction that takes a part of the vector.
    """
    volatile = "volatile " if is_shared and count > 1 else ""
    return f"  {name} = load {volatile}<{lanes * count} x {type}>, ptr {place}, align 1\n"


def broadcast(prefix: str, place: str, type: str, count: int, *, is_shared: bool) -> Iterator[str]:
    """IR that loads ``count`` items at ``%place`` for all lanes, as ``%PREFIX0``, ``%PREFIX1``, ….

    Only memory that other threads can access (``is_shared``) has to be read at once.
    """
    pieces = _PIECES[count] if is_shared and type == "i32" else [Piece(n, 1) for n in range(count)]
    item = int(type[1:]) // 8
    for first, size in pieces:
        at, whole = f"%{prefix}.at{first}", f"%{prefix}.whole{first}"
        yield f"  {at} = getelementptr i8, ptr %{place}, i64 {first * item}\n"
        words = [f"%{prefix}.word{first + k}" for k in range(size)]
        if size == 1:
            yield f"  {words[0]} = load {type}, ptr {at}, align 1\n"
        elif size == 2:
            # Atomic, so that LLVM does not split it. Unordered: it does not constrain other accesses.
            yield f"  {whole} = load atomic i64, ptr {at} unordered, align 8\n"
            yield f"  {words[0]} = trunc i64 {whole} to i32\n"
            yield f"  {whole}.high = lshr i64 {whole}, 32\n  {words[1]} = trunc i64 {whole}.high to i32\n"
        else:
            yield f"  {whole} = load volatile <{size} x i32>, ptr {at}, align 1\n"
            yield from (f"  {word} = extractelement <{size} x i32> {whole}, i64 {k}\n" for k, word in enumerate(words))
        for k, word in enumerate(words, first):
            vector = f"<{_LANES} x {type}>"
            yield f"  %{prefix}.first{k} = insertelement {vector} poison, {type} {word}, i64 0\n"
            yield f"  %{prefix}{k} = shufflevector {vector} %{prefix}.first{k}, {vector} poison, <16 x i32> zeroinitializer\n"


def gather(prefix: str, type: str, count: int, nowhere: str) -> Iterator[str]:
    """IR that loads ``count`` items from each lane's ``%addr``, as ``%PREFIX0``, ``%PREFIX1``, ….

    Lanes without a bit in ``%mask`` get zeros; ``nowhere`` is the address of 16 zero bytes.
    """
    for piece in _PIECES[count]:
        if piece.size == 4:
            yield from _gather_lines(prefix, nowhere)
        else:
            yield from _gather(prefix, type, piece)


def _gather(prefix: str, type: str, piece: Piece) -> Iterator[str]:
    """IR for the gather instruction of the host, of single items or pairs of dwords."""
    first, wide = piece.first, type if piece.size == 1 else "i64"
    vector, name = f"<{_LANES} x {wide}>", f"%{prefix}.{first}"
    yield f"  {name}.a = add <16 x i64> %addr, splat (i64 {4 * first})\n"
    yield f"  {name}.p = inttoptr <16 x i64> {name}.a to <16 x ptr>\n"
    found = f"%{prefix}{first}" if piece.size == 1 else f"{name}.pairs"
    yield (
        f"  {found} = call {vector} @llvm.masked.gather.v16{wide}.v16p0(<16 x ptr> align 1 {name}.p, <16 x i1> %mask,"
        f" {vector} zeroinitializer)\n"
    )
    if piece.size == 2:
        yield f"  %{prefix}{first} = trunc {vector} {found} to <16 x i32>\n"
        yield f"  {name}.upper = lshr {vector} {found}, splat (i64 32)\n"
        yield f"  %{prefix}{first + 1} = trunc {vector} {name}.upper to <16 x i32>\n"


def _gather_lines(prefix: str, nowhere: str) -> Iterator[str]:
    """IR that loads 16 bytes for each lane, then transposes them to dwords."""
    yield f"  %{prefix}.nh = insertelement <16 x i64> poison, i64 {nowhere}, i64 0\n"
    yield f"  %{prefix}.ns = shufflevector <16 x i64> %{prefix}.nh, <16 x i64> poison, <16 x i32> zeroinitializer\n"
    yield f"  %{prefix}.at = select <16 x i1> %mask, <16 x i64> %addr, <16 x i64> %{prefix}.ns\n"
    names = []
    for lane in range(_LANES):
        name = f"%{prefix}.lane{lane}"
        yield f"  {name}.a = extractelement <16 x i64> %{prefix}.at, i64 {lane}\n"
        yield f"  {name}.p = inttoptr i64 {name}.a to ptr\n  {name} = load volatile <4 x i32>, ptr {name}.p, align 1\n"
        names.append(name)
    whole = yield from _concatenated(prefix, names, 4)
    for k in range(4):
        order = ", ".join(f"i32 {4 * lane + k}" for lane in range(_LANES))
        yield f"  %{prefix}{k} = shufflevector <64 x i32> {whole}, <64 x i32> poison, <16 x i32> <{order}>\n"


def _concatenated(prefix: str, names: Sequence[str], width: int) -> Generator[str, None, str]:
    """IR that concatenates vectors of dwords; returns the name of the result."""
    while len(names) > 1:
        order = ", ".join(f"i32 {k}" for k in range(2 * width))
        joined = []
        for n, (x, y) in enumerate(zip(names[::2], names[1::2], strict=True)):
            name = f"%{prefix}.join{width}.{n}"
            yield f"  {name} = shufflevector <{width} x i32> {x}, <{width} x i32> {y}, <{2 * width} x i32> <{order}>\n"
            joined.append(name)
        names, width = joined, 2 * width
    return names[0]

"""Atomic operations as LLVM IR: functions of a strip that update lane by lane, and in LDS functions of a wave."""

from __future__ import annotations

from collections.abc import Sequence

from .....isa.builder import Address, Space
from .....isa.memory.atomics import UPDATES
from .....isa.values import I32, I64, Lane, Mask, Type, Uniform
from . import prelude
from . import text as ir
from .basic import BasicBuilder
from .lds_atomics import LdsUpdate

_NATIVE = {"xchg": "xchg", "add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor", "min": "min",
           "max": "max", "umin": "umin", "umax": "umax"}  # fmt: skip

_OWN = (Space.LDS, Space.SCRATCH)
"""What only the group's own thread reaches."""


def atomic(b: BasicBuilder, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
    type = operands[0].type
    if space == Space.LDS and b.inline:
        return _lds_atomic(b, how, address.resolve(b, I32), operands, mask)
    if space == Space.LDS or space == Space.SCRATCH:
        wide = b.zext(address.resolve(b, I32), I64)
    else:
        wide = address.resolve(b, I64)
    name = _atomic_function(b, how, type, space, len(operands))
    b.text.declare("llvm.usub.sat.i64", "declare i64 @llvm.usub.sat.i64(i64, i64)")
    vector = ir.vector(type)
    found = []
    for n, (part, active) in enumerate(zip(wide.data, mask.data, strict=True)):
        data = "".join(f", {vector} {operand.data[n]}" for operand in operands)
        arguments = f"ptr %c, i64 {b.pc + n}, <16 x i64> {part}, <16 x i1> {active}, i64 {16 * n}{data}"
        found.append(b.text.let(f"call {vector} @{name}({arguments})"))
    return Lane(type, tuple(found))


def _lds_atomic(b: BasicBuilder, how: str, place: Lane, operands: Sequence[Lane], mask: Mask) -> Lane:
    """Emit an operation in LDS for the whole wave at once."""
    type = operands[0].type
    name = f"hk.lds.{how}.{type.text}"
    result = "{ " + ", ".join([ir.vector(type)] * b.strips) + " }"
    if name not in b.definitions:
        strip = _atomic_function(b, how, type, Space.LDS, len(operands))
        update = _update_function(b, how, type, len(operands))
        one = LdsUpdate(type, b.strips, len(operands), f"@{strip}", f"@{update}")
        b.definitions[name] = one.definition(f"@{name}")
    b.text.declare("llvm.usub.sat.i64", "declare i64 @llvm.usub.sat.i64(i64, i64)")
    given = [f"<16 x i32> {part}" for part in place.data] + [f"<16 x i1> {part}" for part in mask.data]
    given += [f"{ir.vector(type)} {part}" for operand in operands for part in operand.data]
    got = b.text.let(f"call {result} @{name}(ptr %c, i64 {b.pc}, {', '.join(given)})")
    return Lane(type, tuple(b.text.let(f"extractvalue {result} {got}, {n}") for n in range(b.strips)))


def _atomic_function(b: BasicBuilder, how: str, type: Type, space: str, count: int) -> str:
    name = f"hk.atomic.{how}.{type.text}.{space}"
    if name not in b.definitions:
        b.definitions[name] = _atomic_definition(b, name, how, type, space, count)
    return name


def _atomic_definition(b: BasicBuilder, name: str, how: str, type: Type, space: str, count: int) -> str:
    kind, vector, size = type.text, ir.vector(type), type.width // 8
    updated = _update_function(b, how, type, count)
    values = [f"%x{n}" for n in range(count)]
    parameters = "".join(f", {vector} %v{n}" for n in range(count))
    keep = "".join(f"  %p{n} = alloca {vector}\n  store {vector} %v{n}, ptr %p{n}\n" for n in range(count))
    each = "".join(
        f"  %q{n} = getelementptr {kind}, ptr %p{n}, i32 %lane\n  %x{n} = load {kind}, ptr %q{n}\n"
        for n in range(count)
    )
    arguments = ", ".join(f"{kind} {value}" for value in values)
    if space not in _OWN and how in _NATIVE:
        update = f"  %new = atomicrmw {_NATIVE[how]} ptr %at, {kind} %x0 seq_cst\n  br label %next\n"
        result = "%new"
    elif space not in _OWN:
        update = (
            f"  %first_ = load atomic {kind}, ptr %at seq_cst, align {size}\n  br label %try\ntry:\n"
            f"  %was = phi {kind} [ %first_, %do ], [ %got, %try ]\n"
            f"  %want = call {kind} @{updated}({kind} %was, {arguments})\n"
            f"  %pair = cmpxchg ptr %at, {kind} %was, {kind} %want seq_cst seq_cst, align {size}\n"
            f"  %got = extractvalue {{ {kind}, i1 }} %pair, 0\n  %done = extractvalue {{ {kind}, i1 }} %pair, 1\n"
            "  br i1 %done, label %next, label %try\n"
        )
        result = "%was"
    else:
        update = (
            f"  %was = load {kind}, ptr %at, align 1\n  %want = call {kind} @{updated}({kind} %was, {arguments})\n"
            f"  store {kind} %want, ptr %at, align 1\n  br label %next\n"
        )
        result = "%was"
    return f"""\
define internal {vector} @{name}(ptr %c, i64 %pc, <16 x i64> %addr, <16 x i1> %mask, i64 %first{parameters}) noinline {{
  %pa = alloca <16 x i64>
  %pr = alloca {vector}
  store <16 x i64> %addr, ptr %pa
  store {vector} zeroinitializer, ptr %pr
{keep}  %m0 = bitcast <16 x i1> %mask to i16
{_quick_check(space, size)}  br label %loop
loop:
  %m = phi i16 [ %m0, %0 ], [ %m1, %next0 ]
  %empty = icmp eq i16 %m, 0
  br i1 %empty, label %end, label %one
one:
  %lane16 = call i16 @llvm.cttz.i16(i16 %m, i1 true)
  %less = sub i16 %m, 1
  %m1 = and i16 %m, %less
  %lane = zext i16 %lane16 to i32
  %pp = getelementptr i64, ptr %pa, i32 %lane
  %address = load i64, ptr %pp
  %direct = add i64 %address, %bias
  br i1 %quick, label %do, label %check
check:
  %first32 = trunc i64 %first to i32
  %number = add i32 %lane, %first32
  %place = call i64 @hk_place(ptr %c, i64 %pc, i64 %address, i32 %number, i32 {size}, i32 {prelude.SPACES[space]})
  %isnt = icmp eq i64 %place, 0
  br i1 %isnt, label %next0, label %do
do:
  %where = phi i64 [ %direct, %one ], [ %place, %check ]
  %at = inttoptr i64 %where to ptr
{each}{update}next:
  %pq = getelementptr {kind}, ptr %pr, i32 %lane
  store {kind} {result}, ptr %pq
  br label %next0
next0:
  br label %loop
end:
  %r = load {vector}, ptr %pr
  ret {vector} %r
}}
"""


def _update_function(b: BasicBuilder, how: str, type: Type, count: int) -> str:
    """The rule of an atomic operation as a function of scalars."""
    name = f"hk.update.{how}.{type.text}"
    if name not in b.definitions:
        # Emitted by this same builder, with a text and a block of its own.
        outer, cache = b.text.lines, b.cache
        b.text.lines, b.cache = [], {}
        old, *rest = (Uniform(type, f"%a{n}") for n in range(count + 1))
        result = UPDATES[how](b, old, *rest)
        body = "\n".join(b.text.lines)
        b.text.lines, b.cache = outer, cache
        parameters = ", ".join(f"{type.text} %a{n}" for n in range(count + 1))
        b.definitions[name] = (
            f"define internal {type.text} @{name}({parameters}) alwaysinline {{\n{body}\n"
            f"  ret {type.text} {result.data}\n}}\n"
        )
    return name


def _quick_check(space: str, size: int) -> str:
    """Whether all active lanes are inside LDS, or inside the allocation that was met last: no lane need be checked."""
    if space == Space.SCRATCH:
        return "  %bias = add i64 0, 0\n  %quick = and i1 false, false\n"
    if space == Space.LDS:
        low, length = "  %low = add i64 0, 0\n", prelude.CONTEXT["lds_size"]
        where = f"  %lengthp = getelementptr i8, ptr %c, i64 {length}\n"
        bias = f"  %biasp = getelementptr i8, ptr %c, i64 {prelude.CONTEXT['lds']}\n  %bias = load i64, ptr %biasp\n"
    else:
        low = (
            f"  %mm = and i64 %pc, 4095\n  %x = shl i64 %mm, 5\n  %si = add i64 %x, {prelude.SITES}\n"
            "  %lowp = getelementptr i8, ptr %c, i64 %si\n  %low = load i64, ptr %lowp\n"
        )
        where = "  %lengthp = getelementptr i8, ptr %lowp, i64 8\n"
        bias = "  %bias = add i64 0, 0\n"
    return (
        f"{low}{where}{bias}  %length = load i64, ptr %lengthp\n"
        f"  %room = call i64 @llvm.usub.sat.i64(i64 %length, i64 {size - 1})\n"
        "  %lh = insertelement <16 x i64> poison, i64 %low, i64 0\n"
        "  %ls = shufflevector <16 x i64> %lh, <16 x i64> poison, <16 x i32> zeroinitializer\n"
        "  %rh = insertelement <16 x i64> poison, i64 %room, i64 0\n"
        "  %rs = shufflevector <16 x i64> %rh, <16 x i64> poison, <16 x i32> zeroinitializer\n"
        "  %from = sub <16 x i64> %addr, %ls\n  %out = icmp uge <16 x i64> %from, %rs\n"
        "  %outm = and <16 x i1> %out, %mask\n  %outb = bitcast <16 x i1> %outm to i16\n"
        "  %quick = icmp eq i16 %outb, 0\n"
    )

"""Memory as LLVM IR: calls of the access functions in :mod:`.helpers`."""

from __future__ import annotations

from collections.abc import Sequence

from ...atomics import UPDATES
from ...builder import Address, Space
from ...values import I32, I64, Lane, Mask, Type, Uniform
from . import helpers
from . import text as ir
from .lanes import Lanes
from .pairs import Pair

_NATIVE = {"xchg": "xchg", "add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor", "min": "min",
           "max": "max", "umin": "umin", "umax": "umax"}  # fmt: skip
_FORMS = {"g32": "i32", "g64": "i64", "lds": "i32", "p32": "i32"}


class Memory(Lanes):
    """The part of the builder that loads and stores."""

    pc: int
    """The address of the instruction that is emitted."""
    inline: bool
    """Whether the common patterns of access are inlined: what optimised code wants, and takes longer to compile."""
    definitions: dict[str, str]
    """Functions that this module defines, by name."""

    def load(self, space: str, address: Address, type: Type, mask: Mask) -> Lane:
        if space == Space.SCRATCH:
            return self._load_scratch(address, type, mask)
        return self._load(space, address, type, 1, mask)[0]

    def load_words(self, space: str, address: Address, count: int, mask: Mask) -> list[Lane]:
        if count == 1 or space == Space.SCRATCH:
            return super().load_words(space, address, count, mask)
        return self._load(space, address, I32, count, mask)

    def store(self, space: str, address: Address, value: Lane, mask: Mask) -> None:
        if space == Space.SCRATCH:
            self._store_scratch(address, value, mask)
        else:
            self._store(space, address, [value], mask)

    def store_words(self, space: str, address: Address, words: Sequence[Lane], mask: Mask) -> None:
        if len(words) == 1 or space == Space.SCRATCH:
            super().store_words(space, address, words, mask)
        else:
            self._store(space, address, words, mask)

    # Global and LDS

    def _place(self, space: str, address: Address) -> tuple[str, str, Lane]:
        """The form of access, its leading argument, and what differs between lanes."""
        offset = address.offset
        if space == Space.LDS:
            # Addresses wrap at 32 bits: compilers count on it.
            return "lds", "i64 0, ", address.resolve(self, I32)
        if address.base is None or (address.lane is not None and address.lane.type is I64):
            if isinstance(address.lane, Pair) and address.base is None:
                return "p32", f"i64 {offset & (1 << 64) - 1}, ", address.lane
            return "g64", "", address.resolve(self, I64)
        lane = address.lane if address.lane is not None else self.lane(I32, 0)
        base = self.add(address.base, offset & (1 << 64) - 1)
        return "g32", f"i64 {base.data}, ", lane

    def _access(self, kind: str, form: str, type: Type, count: int) -> str:
        name, definition = helpers.access(kind, form, type.text, count, inline=self.inline)
        if self.inline:
            self.definitions[name] = definition
            form = "g64" if form == "p32" else form
            self._declare(f"hk.slow.{kind}.{form}.{type.text}x{count}", kind, form, type, count)
        else:
            self._declare(name, kind, form, type, count)
        return name

    def _declare(self, name: str, kind: str, form: str, type: Type, count: int) -> None:
        vectors = [ir.vector(type)] * count
        result = "void" if kind == "store" else vectors[0] if count == 1 else "{ " + ", ".join(vectors) + " }"
        values = "".join(f", {vector}" for vector in vectors) if kind == "store" else ""
        base = "" if form == "g64" else "i64, "
        upper = ", <16 x i32>" if form == "p32" else ""
        signature = f"(ptr, i64, {base}<16 x {_FORMS[form]}>{upper}, <16 x i1>, i64{values})"
        self.text.declare(name, f"declare {result} @{name}{signature}")

    @staticmethod
    def _parts(form: str, lane: Lane) -> Sequence[str]:
        """What is passed for each strip: addresses, offsets, or the two halves of addresses."""
        if form != "p32" or not isinstance(lane, Pair):
            return lane.data
        return [f"{low}, <16 x i32> {high}" for low, high in zip(lane.low.data, lane.high.data, strict=True)]

    def _load(self, space: str, address: Address, type: Type, count: int, mask: Mask) -> list[Lane]:
        form, base, lane = self._place(space, address)
        name = self._access("load", form, type, count)
        vector, wide = ir.vector(type), _FORMS[form]
        result = vector if count == 1 else "{ " + ", ".join([vector] * count) + " }"
        found: list[list[str]] = [[] for _ in range(count)]
        for n, (part, active) in enumerate(zip(self._parts(form, lane), mask.data, strict=True)):
            arguments = f"ptr %c, i64 {self.pc + n}, {base}<16 x {wide}> {part}, <16 x i1> {active}, i64 {16 * n}"
            got = self.text.let(f"call {result} @{name}({arguments})")
            for k in range(count):
                found[k].append(got if count == 1 else self.text.let(f"extractvalue {result} {got}, {k}"))
        return [Lane(type, tuple(parts)) for parts in found]

    def _store(self, space: str, address: Address, values: Sequence[Lane], mask: Mask) -> None:
        form, base, lane = self._place(space, address)
        type, wide = values[0].type, _FORMS[form]
        name = self._access("store", form, type, len(values))
        vector = ir.vector(type)
        for n, (part, active) in enumerate(zip(self._parts(form, lane), mask.data, strict=True)):
            data = "".join(f", {vector} {value.data[n]}" for value in values)
            arguments = f"ptr %c, i64 {self.pc + n}, {base}<16 x {wide}> {part}, <16 x i1> {active}, i64 {16 * n}{data}"
            self.text.do(f"call void @{name}({arguments})")

    # Scratch: dword by dword over the lanes, so that one offset for all is one vector

    def _load_scratch(self, address: Address, type: Type, mask: Mask) -> Lane:
        if type.width == 64:
            return self.join(*(self._load_scratch(address.moved(4 * n), I32, mask) for n in (0, 1)))
        lane = address.resolve(self, I32)
        found = []
        name = f"hk.scratch.load.{type.text}"
        vector = ir.vector(type)
        self.text.declare(name, f"declare {vector} @{name}(ptr, i64, <16 x i32>, <16 x i1>, i64)")
        for n, (part, active) in enumerate(zip(lane.data, mask.data, strict=True)):
            arguments = f"ptr %c, i64 {self.pc + n}, <16 x i32> {part}, <16 x i1> {active}, i64 {16 * n}"
            found.append(self.text.let(f"call {vector} @{name}({arguments})"))
        return Lane(type, tuple(found))

    def _store_scratch(self, address: Address, value: Lane, mask: Mask) -> None:
        if value.type.width == 64:
            for n, word in enumerate(self.split(value)):
                self._store_scratch(address.moved(4 * n), word, mask)
            return
        lane = address.resolve(self, I32)
        name = f"hk.scratch.store.{value.type.text}"
        vector = ir.vector(value.type)
        self.text.declare(name, f"declare void @{name}(ptr, i64, <16 x i32>, <16 x i1>, i64, {vector})")
        for n, (part, active) in enumerate(zip(lane.data, mask.data, strict=True)):
            arguments = f"ptr %c, i64 {self.pc + n}, <16 x i32> {part}, <16 x i1> {active}, i64 {16 * n}"
            self.text.do(f"call void @{name}({arguments}, {vector} {value.data[n]})")

    # For the wave

    def load_uniforms(self, address: Uniform, count: int, mask: Uniform | None = None) -> list[Uniform]:
        wanted = "true" if mask is None else mask.data
        place = self.text.let(
            f"call ptr @hk.uniform(ptr %c, i64 {self.pc}, i64 {address.data}, i64 {4 * count}, i1 {wanted})"
        )
        found = []
        for n in range(count):
            at = self.text.let(f"getelementptr i8, ptr {place}, i64 {4 * n}") if n else place
            found.append(Uniform(I32, self.text.let(f"load i32, ptr {at}, align 4")))
        return found

    def fence(self, *, is_full: bool) -> None:
        self.text.do("fence seq_cst" if is_full else 'fence syncscope("singlethread") seq_cst')

    # Atomics

    def atomic(self, how: str, space: str, address: Address, operands: Sequence[Lane], mask: Mask) -> Lane:
        type = operands[0].type
        if space == Space.LDS or space == Space.SCRATCH:
            wide = self.zext(address.resolve(self, I32), I64)
        else:
            wide = address.resolve(self, I64)
        number = {Space.GLOBAL: 0, Space.FLAT: 0, Space.LDS: 1, Space.SCRATCH: 2}[space]
        name = self._atomic_function(how, type, number, len(operands))
        self.text.declare("llvm.usub.sat.i64", "declare i64 @llvm.usub.sat.i64(i64, i64)")
        vector = ir.vector(type)
        found = []
        for n, (part, active) in enumerate(zip(wide.data, mask.data, strict=True)):
            data = "".join(f", {vector} {operand.data[n]}" for operand in operands)
            arguments = f"ptr %c, i64 {self.pc + n}, <16 x i64> {part}, <16 x i1> {active}, i64 {16 * n}{data}"
            found.append(self.text.let(f"call {vector} @{name}({arguments})"))
        return Lane(type, tuple(found))

    def _atomic_function(self, how: str, type: Type, space: int, count: int) -> str:
        name = f"hk.atomic.{how}.{type.text}.{space}"
        if name not in self.definitions:
            self.definitions[name] = self._atomic_definition(name, how, type, space, count)
        return name

    def _atomic_definition(self, name: str, how: str, type: Type, space: int, count: int) -> str:
        kind, vector, size = type.text, ir.vector(type), type.width // 8
        updated = self._update_function(how, type, count)
        values = [f"%x{n}" for n in range(count)]
        parameters = "".join(f", {vector} %v{n}" for n in range(count))
        keep = "".join(f"  %p{n} = alloca {vector}\n  store {vector} %v{n}, ptr %p{n}\n" for n in range(count))
        each = "".join(
            f"  %q{n} = getelementptr {kind}, ptr %p{n}, i32 %lane\n  %x{n} = load {kind}, ptr %q{n}\n"
            for n in range(count)
        )
        arguments = ", ".join(f"{kind} {value}" for value in values)
        if space == 0 and how in _NATIVE:
            update = f"  %new = atomicrmw {_NATIVE[how]} ptr %at, {kind} %x0 seq_cst\n  br label %next\n"
            result = "%new"
        elif space == 0:
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
            # Only the group's own thread reaches its LDS and scratch.
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
  %place = call i64 @hk_place(ptr %c, i64 %pc, i64 %address, i32 %number, i32 {size}, i32 {space})
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

    def _update_function(self, how: str, type: Type, count: int) -> str:
        """The rule of an atomic operation as a function of scalars."""
        name = f"hk.update.{how}.{type.text}"
        if name not in self.definitions:
            # Emitted by this same builder, with a text and a block of its own.
            outer, cache = self.text.lines, self.cache
            self.text.lines, self.cache = [], {}
            old, *rest = (Uniform(type, f"%a{n}") for n in range(count + 1))
            result = UPDATES[how](self, old, *rest)
            body = "\n".join(self.text.lines)
            self.text.lines, self.cache = outer, cache
            parameters = ", ".join(f"{type.text} %a{n}" for n in range(count + 1))
            self.definitions[name] = (
                f"define internal {type.text} @{name}({parameters}) alwaysinline {{\n{body}\n"
                f"  ret {type.text} {result.data}\n}}\n"
            )
        return name


def _quick_check(space: int, size: int) -> str:
    """Whether all active lanes are inside LDS, or inside the allocation that was met last: no lane need be checked."""
    if space == 2:
        return "  %bias = add i64 0, 0\n  %quick = and i1 false, false\n"
    if space == 1:
        low, length = "  %low = add i64 0, 0\n", helpers.CONTEXT["lds_size"]
        where = f"  %lengthp = getelementptr i8, ptr %c, i64 {length}\n"
        bias = f"  %biasp = getelementptr i8, ptr %c, i64 {helpers.CONTEXT['lds']}\n  %bias = load i64, ptr %biasp\n"
    else:
        low = (
            f"  %mm = and i64 %pc, 4095\n  %x = shl i64 %mm, 5\n  %si = add i64 %x, {helpers.SITES}\n"
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

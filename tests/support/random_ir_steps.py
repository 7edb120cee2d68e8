"""What a random function does: one step each, picked by weight from a table."""

from __future__ import annotations

from random_ir import (
    COMPARES,
    FLOAT_COMPARES,
    FLOATS,
    INTEGERS,
    OWN,
    VECTORS,
    WIDE,
    Step,
    Value,
    Writer,
    bits_of,
    mangled,
    size_of,
)

BINARY = ("add", "sub", "mul", "and", "or", "xor")
SHIFTS = ("shl", "lshr", "ashr")
DIVISIONS = ("udiv", "urem", "sdiv", "srem")
TWO = ("umin", "umax", "smin", "smax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat")
ONE = ("ctpop", "bitreverse", "bswap", "ctlz", "cttz", "abs")
HAS_FLAG = ("ctlz", "cttz", "abs")
FLOAT_BINARY = ("fadd", "fsub", "fmul")
FLOAT_ONE = ("floor", "ceil", "trunc", "rint", "roundeven", "round", "fabs", "sqrt")
FLOAT_TWO = ("minimum", "maximum", "minimumnum", "maximumnum")
OVERFLOWS = ("uadd", "usub", "sadd", "ssub", "umul", "smul")
ATOMICS = ("add", "sub", "and", "or", "xor", "umin", "umax", "min", "max", "xchg")
VECTOR_INTEGERS = tuple(name for name, (_, element) in VECTORS.items() if element in INTEGERS)
VECTOR_FLOATS = tuple(name for name, (_, element) in VECTORS.items() if element in FLOATS)
MOST_DEPTH = 3


def kind(w: Writer) -> bool | None:
    """Whether a step is to use values that are the same for all work-items."""
    draw = w.numbers.random()
    return True if draw < 0.35 else False if draw < 0.6 else None


def whole(w: Writer) -> str:
    draw = w.numbers.random()
    return (
        w.numbers.choice(VECTOR_INTEGERS)
        if draw < 0.22
        else w.numbers.choice(WIDE)
        if draw < 0.27
        else w.numbers.choice(INTEGERS)
    )


def real(w: Writer) -> str:
    return w.numbers.choice(VECTOR_FLOATS) if w.numbers.random() < 0.25 else w.numbers.choice(FLOATS)


def binary(w: Writer) -> None:
    type_, uniform = whole(w), kind(w)
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    w.emit(type_, f"{w.numbers.choice(BINARY)} {a}, {b.name}", a, b)


def shift(w: Writer) -> None:
    type_, uniform = whole(w), kind(w)
    a, b = w.pick(type_, uniform), w.masked(type_, uniform)
    w.emit(type_, f"{w.numbers.choice(SHIFTS)} {a}, {b.name}", a, b)


def funnel(w: Writer) -> None:
    type_, uniform = w.numbers.choice((*INTEGERS, "<2 x i16>", "<2 x i32>")), kind(w)
    a, b, c = w.pick(type_, uniform), w.pick(type_, uniform), w.pick(type_, uniform)
    w.emit(type_, f"call {type_} @llvm.{w.numbers.choice(('fshl', 'fshr'))}.{mangled(type_)}({a}, {b}, {c})", a, b, c)


def division(w: Writer) -> None:
    type_, uniform = w.numbers.choice(INTEGERS), kind(w)
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    name = w.numbers.choice(DIVISIONS)
    if name[0] == "s":  # A divisor of -1 would overflow.
        b = w.emit(type_, f"and {b}, {(1 << bits_of(type_) - 1) - 1}", b)
    b = w.emit(type_, f"call {type_} @llvm.umax.{type_}({b}, {type_} {w.numbers.choice((1, 1, 3, 10))})", b)
    w.emit(type_, f"{name} {a}, {b.name}", a, b)


def whole_two(w: Writer) -> None:
    type_, uniform = whole(w), kind(w)
    if type_ in WIDE:
        return
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    w.emit(type_, f"call {type_} @llvm.{w.numbers.choice(TWO)}.{mangled(type_)}({a}, {b})", a, b)


def three_way(w: Writer) -> None:
    type_, uniform = w.numbers.choice(INTEGERS), kind(w)
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    to = w.numbers.choice(INTEGERS)
    w.emit(to, f"call {to} @llvm.{w.numbers.choice(('ucmp', 'scmp'))}.{to}.{type_}({a}, {b})", a, b)


def whole_one(w: Writer) -> None:
    type_, uniform, name = whole(w), kind(w), w.numbers.choice(ONE)
    element = VECTORS.get(type_, (1, type_))[1]
    if type_ in WIDE or (name == "bswap" and element == "i8"):
        return
    a = w.pick(type_, uniform)
    flag = ", i1 false" if name in HAS_FLAG else ""
    w.emit(type_, f"call {type_} @llvm.{name}.{mangled(type_)}({a}{flag})", a)


def overflow(w: Writer) -> None:
    type_, uniform = w.numbers.choice(INTEGERS), kind(w)
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    name = w.numbers.choice(OVERFLOWS)
    both = w.fresh("%pair")
    w.lines.append(f"  {both} = call {{{type_}, i1}} @llvm.{name}.with.overflow.{type_}({a}, {b})")
    w.emit(type_, f"extractvalue {{{type_}, i1}} {both}, 0", a, b)
    w.emit("i1", f"extractvalue {{{type_}, i1}} {both}, 1", a, b)


def high_product(w: Writer) -> None:
    uniform, how = kind(w), w.numbers.choice(("zext", "sext"))
    small, large = w.numbers.choice((("i32", "i64"), ("i64", "i128"), ("i16", "i32")))
    a, b = w.pick(small, uniform), w.pick(small, uniform)
    x, y = w.emit(large, f"{how} {a} to {large}", a), w.emit(large, f"{how} {b} to {large}", b)
    product = w.emit(large, f"mul {x}, {y.name}", x, y)
    if w.numbers.random() < 0.5:
        added = w.pick(large, uniform)
        product = w.emit(large, f"add {product}, {added.name}", product, added)
    if w.numbers.random() < 0.6:
        shifted = w.emit(large, f"lshr {product}, {bits_of(small)}", product)
        w.emit(small, f"trunc {shifted} to {small}", shifted)


def bit_field(w: Writer) -> None:
    type_, uniform = w.numbers.choice(("i32", "i64", "i16")), kind(w)
    bits = bits_of(type_)
    start = w.numbers.randrange(bits)
    width = w.numbers.randrange(1, bits - start + 1)
    a = w.pick(type_, uniform)
    if w.numbers.random() < 0.5:
        b = w.emit(type_, f"lshr {a}, {start}", a)
        w.emit(type_, f"and {b}, {(1 << width) - 1}", b)
    else:
        b = w.emit(type_, f"shl {a}, {bits - start - width}", a)
        w.emit(type_, f"ashr {b}, {bits - width}", b)


def small_product(w: Writer) -> None:
    """Products of 24 bits, and sums of them."""
    uniform, how = kind(w), w.numbers.choice(("lshr", "ashr"))
    parts = []
    for _ in range(2):
        a = w.pick("i32", uniform)
        b = w.emit("i32", f"shl {a}, 8", a)
        parts.append(w.emit("i32", f"{how} {b}, 8", b))
    product = w.emit("i32", f"mul {parts[0]}, {parts[1].name}", *parts)
    c = w.pick("i32", uniform)
    w.emit("i32", f"add {product}, {c.name}", product, c)


def bytes_of_word(w: Writer) -> None:
    """A byte taken out, sometimes made a float."""
    a = w.pick("i32", kind(w))
    b = w.emit("i32", f"lshr {a}, {w.numbers.choice((0, 8, 16, 24))}", a)
    c = w.emit("i32", f"and {b}, 255", b)
    if w.numbers.random() < 0.6:
        w.emit("float", f"uitofp {c} to float", c)


def compare(w: Writer) -> None:
    uniform = kind(w)
    if w.numbers.random() < 0.5:
        type_ = w.numbers.choice((*INTEGERS, *WIDE))
        a, b = w.pick(type_, uniform), w.pick(type_, uniform)
        w.emit("i1", f"icmp {w.numbers.choice(COMPARES)} {a}, {b.name}", a, b)
    else:
        type_ = w.numbers.choice(FLOATS)
        a, b = w.pick(type_, uniform), w.pick(type_, uniform)
        w.emit("i1", f"fcmp {w.numbers.choice(FLOAT_COMPARES)} {a}, {b.name}", a, b)


def classify(w: Writer) -> None:
    type_ = w.numbers.choice(FLOATS)
    a = w.pick(type_, kind(w))
    # Quiet and signalling NaNs together: which one it is no one promises.
    mask = w.numbers.getrandbits(8) << 2 | w.numbers.choice((0, 3))
    w.emit("i1", f"call i1 @llvm.is.fpclass.{mangled(type_)}({a}, i32 {mask})", a)


def logic(w: Writer) -> None:
    uniform = kind(w)
    a, b = w.pick("i1", uniform), w.pick("i1", uniform)
    w.emit("i1", f"{w.numbers.choice(('and', 'or', 'xor'))} {a}, {b.name}", a, b)


def select(w: Writer) -> None:
    type_ = w.numbers.choice((*INTEGERS, *FLOATS, *VECTORS, *WIDE))
    uniform = kind(w)
    c, a, b = w.pick("i1", uniform), w.pick(type_, uniform), w.pick(type_, uniform)
    w.emit(type_, f"select {c}, {a}, {b}", a, b, c)


def resized(w: Writer) -> None:
    from_, to = w.numbers.sample((*INTEGERS, *WIDE, "i1"), 2)
    w.resize(w.pick(from_, kind(w)), to)


def float_binary(w: Writer) -> None:
    type_, uniform = real(w), kind(w)
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    w.emit(type_, f"{w.numbers.choice(FLOAT_BINARY)} {a}, {b.name}", a, b)


def float_division(w: Writer) -> None:
    type_, uniform = w.numbers.choice(FLOATS), kind(w)
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    w.emit(type_, f"fdiv {a}, {b.name}", a, b)


def float_one(w: Writer) -> None:
    type_ = real(w)
    a = w.pick(type_, kind(w))
    w.emit(type_, f"call {type_} @llvm.{w.numbers.choice(FLOAT_ONE)}.{mangled(type_)}({a})", a)


def float_two(w: Writer) -> None:
    type_, uniform = real(w), kind(w)
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    w.emit(type_, f"call {type_} @llvm.{w.numbers.choice(FLOAT_TWO)}.{mangled(type_)}({a}, {b})", a, b)


def negated(w: Writer) -> None:
    type_ = real(w)
    a = w.pick(type_, kind(w))
    w.emit(type_, f"fneg {a}", a)


def sign_copied(w: Writer) -> None:
    type_ = w.numbers.choice(FLOATS)
    a, b = w.pick(type_, kind(w)), w.clean(w.pick(type_, kind(w)))
    w.emit(type_, f"call {type_} @llvm.copysign.{mangled(type_)}({a}, {b})", a, b)


def fused(w: Writer) -> None:
    type_, uniform = w.numbers.choice(("float", "float", "double", "<2 x float>")), kind(w)
    a, b, c = w.pick(type_, uniform), w.pick(type_, uniform), w.pick(type_, uniform)
    w.emit(type_, f"call {type_} @llvm.fma.{mangled(type_)}({a}, {b}, {c})", a, b, c)


def scaled(w: Writer) -> None:
    type_ = w.numbers.choice(FLOATS)
    a, n = w.pick(type_, kind(w)), w.pick("i32", kind(w))
    if w.numbers.random() < 0.7:
        m = w.emit("i32", f"and {n}, 255", n)
        n = w.emit("i32", f"sub {m}, 128", m)
    w.emit(type_, f"call {type_} @llvm.ldexp.{mangled(type_)}.i32({a}, {n})", a, n)


def from_whole(w: Writer) -> None:
    from_, to = w.numbers.choice(INTEGERS), w.numbers.choice(FLOATS)
    a = w.pick(from_, kind(w))
    w.emit(to, f"{w.numbers.choice(('sitofp', 'uitofp'))} {a} to {to}", a)


def to_whole(w: Writer) -> None:
    from_, to = w.numbers.choice(FLOATS), w.numbers.choice(INTEGERS)
    a = w.pick(from_, kind(w))
    how = w.numbers.choice(("fptosi", "fptoui"))
    w.emit(to, f"call {to} @llvm.{how}.sat.{to}.{mangled(from_)}({a})", a)


def other_float(w: Writer) -> None:
    from_, to = w.numbers.sample(FLOATS, 2)
    a = w.pick(from_, kind(w))
    how = "fptrunc" if bits_of(to) < bits_of(from_) else "fpext"
    w.emit(to, f"{how} {a} to {to}", a)


def other_bits(w: Writer) -> None:
    type_ = w.numbers.choice(FLOATS)
    if w.numbers.random() < 0.5:
        w.bits(w.pick(type_, kind(w)))
    else:
        w.clean(w.bitcast(w.pick(f"i{bits_of(type_)}", kind(w)), type_))


def vector_bits(w: Writer) -> None:
    from_, to = w.numbers.choice(
        (
            ("<2 x i16>", "i32"),
            ("<4 x i16>", "i64"),
            ("<2 x i32>", "i64"),
            ("<4 x i8>", "i32"),
            ("<4 x i8>", "<2 x i16>"),
            ("<4 x i16>", "<2 x i32>"),
            ("<4 x i32>", "i128"),
        )
    )
    if w.numbers.random() < 0.5:
        from_, to = to, from_
    w.bitcast(w.pick(from_, kind(w)), to)


def element(w: Writer) -> None:
    type_ = w.numbers.choice(tuple(VECTORS))
    count, part = VECTORS[type_]
    a = w.pick(type_, kind(w))
    at = w.index(2 if count == 3 else count, kind(w))
    if w.numbers.random() < 0.5:
        w.emit(part, f"extractelement {a}, {at}", a, at)
    else:
        b = w.pick(part, kind(w))
        w.emit(type_, f"insertelement {a}, {b}, {at}", a, b, at)


def shuffled(w: Writer) -> None:
    type_ = w.numbers.choice(tuple(VECTORS))
    count, _ = VECTORS[type_]
    uniform = kind(w)
    a, b = w.pick(type_, uniform), w.pick(type_, uniform)
    mask = ", ".join(f"i32 {w.numbers.randrange(2 * count)}" for _ in range(count))
    w.emit(type_, f"shufflevector {a}, {b}, <{count} x i32> <{mask}>", a, b)


def vector_compare(w: Writer) -> None:
    type_ = w.numbers.choice(VECTOR_INTEGERS + VECTOR_FLOATS)
    count, part = VECTORS[type_]
    a, b, c, d = (w.pick(type_, kind(w)) for _ in range(4))
    compare_ = f"fcmp {w.numbers.choice(FLOAT_COMPARES)}" if part in FLOATS else f"icmp {w.numbers.choice(COMPARES)}"
    name = w.fresh("%c")
    w.lines.append(f"  {name} = {compare_} {a}, {b.name}")
    w.emit(type_, f"select <{count} x i1> {name}, {c}, {d}", a, b, c, d)


def load(w: Writer) -> None:
    type_ = w.numbers.choice((*INTEGERS, "<2 x i16>", "<2 x i32>", "<4 x i32>"))
    at = w.pointer(w.numbers.choice(w.memories), size_of(type_) // 8)
    w.emit(type_, f"load {type_}, {at}", is_uniform=False)


def store(w: Writer) -> None:
    type_ = w.numbers.choice((*INTEGERS, "<2 x i16>", "<2 x i32>", "<4 x i32>"))
    a = w.pick(type_, kind(w))
    at = w.pointer(w.numbers.choice(w.memories), size_of(type_) // 8)
    w.lines.append(f"  store {a}, {at}")


def atomic(w: Writer) -> None:
    if "%own" not in w.memories:
        return
    memory, type_ = w.numbers.choice(("%own", "%lds")), w.numbers.choice(("i32", "i64"))
    a = w.pick(type_, kind(w))
    at = w.pointer(memory, size_of(type_) // 8)
    if w.numbers.random() < 0.7:
        scope = w.numbers.choice(('syncscope("agent") monotonic', 'syncscope("workgroup") acq_rel', "seq_cst"))
        w.emit(type_, f"atomicrmw {w.numbers.choice(ATOMICS)} {at}, {a} {scope}", a, is_uniform=False)
        return
    expected, pair = w.pick(type_, kind(w)), w.fresh("%pair")
    if w.numbers.random() < 0.5:
        expected = w.emit(type_, f"load {type_}, {at}", is_uniform=False)
    w.lines.append(f"  {pair} = cmpxchg {at}, {expected}, {a} monotonic monotonic")
    w.emit(type_, f"extractvalue {{{type_}, i1}} {pair}, 0", is_uniform=False)
    w.emit("i1", f"extractvalue {{{type_}, i1}} {pair}, 1", is_uniform=False)


def call(w: Writer) -> None:
    if w.helpers:
        a, b, c = w.pick("i32", kind(w)), w.pick("i64", kind(w)), w.pick("float", kind(w))
        w.emit("i64", f"call i64 {w.numbers.choice(w.helpers)}({a}, {b}, {c})", is_uniform=False)


# Control

CARRIED = (*INTEGERS, *FLOATS, "<2 x i16>", "<2 x half>", "i1")


def branch(w: Writer) -> None:
    if w.depth >= MOST_DEPTH:
        return
    condition = w.pick("i1", kind(w))
    then, other, end = w.fresh("then"), w.fresh("else"), w.fresh("end")
    types = [w.numbers.choice(CARRIED) for _ in range(w.numbers.randrange(1, 4))]
    w.lines.append(f"  br {condition}, label %{then}, label %{other}")
    ways = []
    for name in (then, other):
        w.label(name)
        with w.inside():
            steps(w, w.numbers.randrange(1, 8))
            ways.append(([w.pick(type_) for type_ in types], w.block))
            w.lines.append(f"  br label %{end}")
    w.label(end)
    for n, type_ in enumerate(types):
        entries = ", ".join(f"[{values[n].name}, %{block}]" for values, block in ways)
        uniform = condition.is_uniform and all(values[n].is_uniform for values, _ in ways)
        w.emit(type_, f"phi {type_} {entries}", is_uniform=uniform)


def loop(w: Writer) -> None:
    if w.depth >= MOST_DEPTH - 1:
        return
    uniform = kind(w)
    number = w.pick("i32", uniform)
    mask = w.emit("i32", f"and {number}, {w.numbers.choice((3, 7))}", number)
    types = [w.numbers.choice(CARRIED) for _ in range(w.numbers.randrange(1, 4))]
    before = [w.pick(type_) for type_ in types]
    source, head, end = w.block, w.fresh("loop"), w.fresh("done")
    w.lines.append(f"  br label %{head}")
    w.label(head)
    place = len(w.lines)
    with w.inside():
        counter = w.fresh("%n")
        w.values.append(Value("i32", counter, mask.is_uniform))
        carried = [Value(type_, w.fresh("%c"), False) for type_ in types]
        w.values += carried
        steps(w, w.numbers.randrange(2, 9))
        after = [w.pick(type_) for type_ in types]
        stop = w.emit("i1", f"icmp uge i32 {counter}, {mask.name}")
        if w.numbers.random() < 0.4:
            early = w.pick("i1")
            stop = w.emit("i1", f"or {stop}, {early.name}")
        w.lines.append(f"  {counter}x = add i32 {counter}, 1")
        w.lines.append(f"  br {stop}, label %{end}, label %{head}")
        latch = w.block
        heads = [f"  {counter} = phi i32 [0, %{source}], [{counter}x, %{latch}]"]
        heads += [
            f"  {c.name} = phi {c.type} [{b.name}, %{source}], [{a.name}, %{latch}]"
            for c, b, a in zip(carried, before, after, strict=True)
        ]
    w.lines[place:place] = heads
    w.label(end)
    for value in (*carried, *after):
        w.emit(value.type, f"phi {value.type} [{value.name}, %{latch}]", is_uniform=False)


def choice(w: Writer) -> None:
    if w.depth >= MOST_DEPTH:
        return
    number, end, type_ = w.index(4, kind(w)), w.fresh("end"), w.numbers.choice(CARRIED)
    names = [w.fresh("case") for _ in range(4)]
    cases = " ".join(f"i32 {n}, label %{name}" for n, name in enumerate(names[1:]))
    w.lines.append(f"  switch {number}, label %{names[0]} [{cases}]")
    entries = []
    for name in names:
        w.label(name)
        with w.inside():
            steps(w, w.numbers.randrange(1, 4))
            entries.append(f"[{w.pick(type_).name}, %{w.block}]")
            w.lines.append(f"  br label %{end}")
    w.label(end)
    w.emit(type_, f"phi {type_} {', '.join(entries)}", is_uniform=False)


STEPS: dict[Step, int] = {
    binary: 10, shift: 5, funnel: 3, division: 1, whole_two: 5, three_way: 1, whole_one: 5, overflow: 3, high_product: 3,
    bit_field: 3, small_product: 2, bytes_of_word: 2, compare: 5, classify: 1, logic: 2, select: 5, resized: 4,
    float_binary: 8, float_division: 1, float_one: 4, float_two: 4, negated: 2, sign_copied: 1, fused: 3, scaled: 2,
    from_whole: 4, to_whole: 4, other_float: 4, other_bits: 3, vector_bits: 3, element: 4, shuffled: 3,
    vector_compare: 3, load: 3, store: 3, atomic: 2, call: 1, branch: 3, loop: 2, choice: 1,
}  # fmt: skip
_KINDS, _WEIGHTS = list(STEPS), list(STEPS.values())


def steps(w: Writer, count: int) -> None:
    """Some steps, one after the other."""
    for _ in range(count):
        w.numbers.choices(_KINDS, _WEIGHTS)[0](w)


def body(w: Writer) -> None:
    """All steps of a function, and the words of private memory at its end."""
    while w.made < w.size:
        steps(w, 1)
    for n in range(0, OWN, 2):
        at = w.fresh("%q")
        w.lines.append(f"  {at} = getelementptr i32, ptr addrspace(5) %private, i32 {n}")
        w.emit("i64", f"load i64, ptr addrspace(5) {at}, align 4", is_uniform=False)

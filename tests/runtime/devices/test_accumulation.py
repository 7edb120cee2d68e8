"""Long blocks: additions to registers wait, and are executed group by group; no result differs."""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from instructions import Assembler, instructions, interpreter, load_program, run_program

from hipkit.runtime.devices.cpu.compiler import code as code_module
from hipkit.runtime.devices.cpu.compiler import region_size
from hipkit.runtime.devices.cpu.compiler.access_patterns import AccessPatterns
from hipkit.runtime.devices.cpu.compiler.accumulations import by_strips, order_of
from hipkit.runtime.devices.cpu.compiler.code import Code, key_of
from hipkit.runtime.devices.cpu.compiler.jit import FAST, jit
from hipkit.runtime.devices.cpu.engine import CpuBackend
from hipkit.runtime.devices.cpu.structures import Context
from hipkit.runtime.errors import MemoryFault
from hipkit.runtime.isa.flow.accumulation import LEAST, Group, Item, Settle, Step, ordered
from hipkit.runtime.isa.flow.lift import lift_part
from hipkit.runtime.isa.flow.liveness import SPARE, Key
from hipkit.runtime.isa.flow.regions import Part
from hipkit.runtime.memory.device import DeviceMemory

REGISTERS = [("v", n) for n in range(12)]
SCALARS = [("s", n) for n in range(3)]
TARGETS = ("gfx942", "gfx1201", "gfx1100/64")
SUMS, DOUBLES = range(16, 28), (28, 30)
"""The registers that programs here add to, and the first ones of pairs."""


def fast(memory: DeviceMemory) -> CpuBackend:
    return CpuBackend(memory, workers=1, first=FAST)


# The order


def an_item(chosen: random.Random) -> Item:
    """An instruction of some kind: a load, an addition, one that looks across lanes, or one that stops."""
    some = frozenset(chosen.sample(REGISTERS, 2))
    match chosen.randrange(10):
        case 0 | 1:
            return Item(some | {chosen.choice(SCALARS)}, frozenset(chosen.sample(REGISTERS, chosen.choice((1, 2)))))
        case 2:
            return Item(some, frozenset((chosen.choice(SCALARS),)))
        case 3:
            whole = frozenset((chosen.choice(REGISTERS),))
            return Item(some | whole, frozenset((chosen.choice(REGISTERS),)), whole)
        case 4:
            return Item(some, frozenset(), stops=not chosen.randrange(8))
        case _:
            sums = frozenset(chosen.sample(REGISTERS[:6], chosen.choice((1, 1, 1, 2))))
            return Item(sums | some | frozenset(chosen.sample(SCALARS, 1)), sums, may_wait=True)


class Machine:
    """Registers, each with a value for active lanes and one for the others; values are hashes of what they are made of."""

    def __init__(self) -> None:
        self.active: dict[Key, object] = {key: hash(key) for key in REGISTERS + SCALARS}
        self.others: dict[Key, object] = {key: hash((key, "others")) for key in REGISTERS + SCALARS}
        self.seen: list[tuple[int, object]] = []

    def run(self, number: int, item: Item, names: Mapping[Key, Key]) -> None:
        """Execute an instruction; what those that may not wait read is noted."""
        read: list[object] = []
        for key in sorted(item.reads):
            place = names.get(key, key)
            read.append(self.active[place])
            if key in item.whole:
                read.append(self.others[place])
        if item.stops:
            self.seen.append((number, self.state()))
        elif not item.may_wait:
            self.seen.append((number, tuple(read)))
        for key in item.writes:
            place = names.get(key, key)
            self.active[place] = hash((number, key, tuple(read)))
            if key in item.whole:
                self.others[place] = hash((number, key, tuple(read), "others"))
            self.others.setdefault(place, None)

    def state(self) -> dict[Key, tuple[object, object]]:
        """All registers but spare ones."""
        return {key: (self.active[key], self.others[key]) for key in REGISTERS + SCALARS}


def in_order(parts: Sequence[Step | Group | Settle]) -> Iterator[Step | Settle]:
    for part in parts:
        yield from part.steps if isinstance(part, Group) else (part,)


@pytest.mark.parametrize("seed", range(200))
def test_another_order_changes_nothing_that_instructions_see(seed: int) -> None:
    chosen = random.Random(seed)
    items = [an_item(chosen) for _ in range(chosen.choice((20, 80, 200)))]
    parts = ordered(items, chosen.choice((1, 2, 4)), chosen.choice((0, 2, 40)))
    expected, found = Machine(), Machine()
    for number, item in enumerate(items):
        expected.run(number, item, {})
    for part in in_order(parts):
        if isinstance(part, Settle):
            found.active.update({key: found.active[spare] for key, spare in part.names.items()})
        else:
            found.run(part.number, items[part.number], part.names)
    assert found.state() == expected.state()
    assert found.seen == expected.seen, "loads and all else that may not wait stay in order, and read the same"
    assert sorted(part.number for part in in_order(parts) if isinstance(part, Step)) == [*range(len(items))]


def product(size: int, times: int) -> list[Item]:
    """A product of matrices: for each k, loads into the same registers, then an addition to each of the sums."""
    items = []
    rows, columns = [("v", n) for n in range(size)], [("v", size + n) for n in range(size)]
    for _ in range(times):
        items += [Item(frozenset((("v", 99),)), frozenset((key,))) for key in rows + columns]
        for m, row in enumerate(rows):
            for n, column in enumerate(columns):
                total = "v", 100 + size * m + n
                items.append(Item(frozenset((total, row, column)), frozenset((total,)), may_wait=True))
    return items


def test_groups_of_a_product_are_as_square_as_they_can_be() -> None:
    items, capacity = product(8, 6), 16
    parts = ordered(items, capacity, 1000)
    groups = [part for part in parts if isinstance(part, Group)]
    assert len(groups) == 8 * 8 // capacity
    for group in groups:
        read = {key for step in group.steps for key in items[step.number].reads}
        assert len(group.steps) == capacity * 6
        assert len({key for key in read if key[1] < 16}) == 8, "four rows and four columns"
        assert [step.number for step in group.steps] == sorted(step.number for step in group.steps)
    steps = [part for part in parts if isinstance(part, Step)]
    assert len(steps) == 2 * 8 * 6, "the loads go on"
    assert len({step.names.get(key, key) for step in steps for key in items[step.number].writes}) == len(steps)
    (settle,) = (part for part in parts if isinstance(part, Settle))
    assert {file for file, _ in settle.names.values()} == {SPARE}


def test_where_spare_registers_run_out_all_that_waits_is_executed() -> None:
    parts = ordered(product(4, 8), 16, 8)
    assert sum(isinstance(part, Settle) for part in parts) == 4, "the loads of one k more each time"


def test_what_is_added_to_once_does_not_wait() -> None:
    parts = ordered(product(4, LEAST - 1), 16, 1000)
    assert all(isinstance(part, Step) for part in parts)


def test_long_orders_take_linear_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of sums without anything in common, so many look at so many others, however many there are."""
    from hipkit.runtime.isa.flow import accumulation

    looked: list[int] = []
    best = accumulation._best

    def noted(near: list[Any], known: int) -> Any:
        looked.append(len(near))
        return best(near, known)

    monkeypatch.setattr(accumulation, "_best", noted)
    for count in (500, 1000):
        looked.clear()
        items = [
            Item(frozenset((("v", n), ("v", n + 5000))), frozenset((("v", n),)), may_wait=True)
            for _ in range(2)
            for n in range(count)
        ]
        ordered(items, 16, 1000)
        assert len(looked) <= count
        assert max(looked) <= accumulation._NEAR


# The code


@pytest.fixture
def few_registers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of 40 instructions are long already, and 40 strips more than the host has registers for."""
    monkeypatch.setattr(code_module, "disk_cache", lambda: None)
    for name in ("MOST_IN_COPIES", "LONG_BLOCK"):
        monkeypatch.setattr(region_size, name, 40)


def some_sums(target: str, chosen: random.Random, count: int) -> Iterator[str]:
    """Additions to a few registers, among loads into those that are added, and all that may come between."""
    is_new = target.startswith("gfx12")
    wide = "gfx942" not in target and not target.endswith("/64")
    exec_, vcc = ("s_mov_b32 exec_lo,", "vcc_lo") if wide else ("s_mov_b64 exec,", "vcc")
    load, wait = ("ds_load_b32", "s_wait_dscnt 0x0") if is_new else ("ds_read_b32", "s_waitcnt lgkmcnt(0)")
    for n in range(count):
        total, even = chosen.choice(SUMS), chosen.choice(SUMS) & ~1
        a, b = chosen.randrange(4, 16), chosen.randrange(4, 16)
        if not n % 16:
            for register in range(4, 16):
                if chosen.random() < 0.7:
                    yield f"{load} v{register}, v1 offset:{4 * chosen.randrange(64)}"
            yield wait
        double = chosen.choice(DOUBLES)
        pairs = [
            f"v_fma_f64 v[{double}:{double + 1}], v[{a & ~1}:{(a & ~1) + 1}], v[{b & ~1}:{(b & ~1) + 1}],"
            f" v[{double}:{double + 1}]"
        ]
        if target == "gfx942":
            pairs.append(
                f"v_pk_fma_f32 v[{even}:{even + 1}], v[{a & ~1}:{(a & ~1) + 1}],"
                f" v[{b & ~1}:{(b & ~1) + 1}], v[{even}:{even + 1}]"
            )
        elif wide:
            pairs += [
                f"v_dual_fmac_f32 v{even}, v{a & ~1}, v{b & ~1} :: v_dual_fmac_f32 v{even + 1}, v{a | 1}, v{b | 1}"
            ]
        rare = [
            f"v_mov_b32 v{a}, v{total}",
            f"v_mul_f32 v{total}, v{a}, v{b}",
            f"v_add_f32 v{a}, v{b}, v{total}",
            "s_xor_b32 s8, s8, 0x1234567",
            f"{exec_} {chosen.choice(('0x5fffff3f', '-1', '0xffff'))}",
            f"v_cmp_lt_u32 {vcc}, v{a}, v{b}",
            f"v_readfirstlane_b32 s8, v{chosen.choice((a, total))}",
            f"v_mov_b32_dpp v{a}, v{b} quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf",
        ]  # fmt: skip
        common = [
            f"v_fma_f32 v{total}, v{a}, v{b}, v{total}",
            f"v_fma_f32 v{total}, v{a}, s8, v{total}",
            f"v_fmac_f32 v{total}, v{a}, v{b}",
            f"v_cndmask_b32 v{total}, v{total}, v{a}, {vcc}",
            f"v_max_f32 v{total}, v{a}, v{total}",
            chosen.choice(pairs),
        ]
        yield chosen.choice(rare) if chosen.random() < 0.04 else chosen.choice(common)


def program(target: str, seed: int, count: int) -> str:
    """What a buffer holds into LDS and registers, the additions, and all registers into the buffer."""
    name = target.partition("/")[0]
    chosen = random.Random(seed)
    is_new = name.startswith("gfx12")
    store, wait = ("ds_store_b32", "s_wait_loadcnt 0x0") if is_new else ("ds_write_b32", "s_waitcnt vmcnt(0)")
    lines = ["v_lshlrev_b32 v1, 2, v0", "s_mov_b32 m0, -1", "s_mov_b32 s8, 0x3f812345"]
    lines += [f"global_load_dword v{n}, v1, s[0:1] offset:{256 * (n % 16)}" for n in range(4, 32)]
    lines += [wait, f"{store} v1, v5", f"{store} v1, v6 offset:256"]
    lines += some_sums(target, chosen, count)
    lines += ["s_mov_b32 exec_lo, -1"] if not (name == "gfx942" or "/64" in target) else ["s_mov_b64 exec, -1"]
    lines += [f"global_store_dword v1, v{n}, s[0:1] offset:{256 * (n - 16)}" for n in range(16, 32)]
    return "\n".join([*lines, "s_endpgm"])


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("spare", [256, 8])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.usefixtures("few_registers")
def test_sums_of_long_code_are_those_of_the_interpreter(
    assembler: Assembler, target: str, seed: int, spare: int, emitted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hipkit.runtime.devices.cpu.compiler import accumulations

    monkeypatch.setattr(accumulations, "MOST_SPARE", spare)
    monkeypatch.setattr(jit(), "has_long_vectors", spare == 256)
    # Positive numbers only, since the bits of NaNs are the host's.
    data = struct.pack("<1024f", *(random.Random(seed).uniform(0.5, 2) for _ in range(1024)))
    name, _, lanes = target.partition("/")
    code = program(target, seed, 240)
    expected, found = (
        run_program(assembler, code, name, data, engine=engine, lanes=int(lanes or 0), lds=1024)[0]
        for engine in (interpreter, fast)
    )
    assert found == expected != data
    assert any("%spare = alloca" in text for text in emitted)


SQUARE = 4
"""How many rows and columns the product below has."""


def a_product(times: int, between: str = "") -> str:
    """Loads of rows and columns from LDS, and their products added to 16 registers; ``between``: in the middle of these."""
    lines = ["v_lshlrev_b32 v1, 2, v0", *(f"v_mov_b32 v{n}, 0" for n in range(16, 16 + SQUARE**2))]
    for k in range(times):
        lines += [f"ds_read_b32 v{4 + n}, v1 offset:{8 * k + 4 * n}" for n in range(2 * SQUARE)] + [
            "s_waitcnt lgkmcnt(0)"
        ]
        sums = [(m, n) for m in range(SQUARE) for n in range(SQUARE)]
        for m, n in sums:
            lines += [between] if (k, m, n) == (times // 2, 2, 2) else []
            lines.append(f"v_fmac_f32 v{16 + SQUARE * m + n}, v{4 + m}, v{8 + n}")
    lines += [f"global_store_dword v1, v{n}, s[0:1] offset:{256 * (n - 16)}" for n in range(16, 16 + SQUARE**2)]
    return "\n".join([*lines, "s_endpgm"])


@pytest.mark.usefixtures("few_registers")
def test_a_register_is_loaded_and_stored_once_for_all_that_is_added_to_it(
    assembler: Assembler, emitted: list[str]
) -> None:
    times = 6
    run_program(assembler, a_product(times), "gfx942", bytes(4096), engine=fast, lds=1024)
    (text,) = emitted
    groups = [part for part in text.split('asm sideeffect "", "~{memory}"()') if part.count("@llvm.fma.v16f32") > 16]
    assert len(groups) == 1
    (group,) = groups
    strips = 4
    assert group.count("call <16 x float> @llvm.fma.v16f32") == times * SQUARE**2 * strips
    assert group.count(" = load <16 x i32>") == strips * (SQUARE**2 + 2 * SQUARE * times)
    assert len(re.findall(r"^  store <16 x i32>", group, re.MULTILINE)) == strips * SQUARE**2
    spare = {name: int(at) % strips for name, at in re.findall(r"(%\S+) = getelementptr .*%spare, i64 (\d+)", group)}
    strip_of = [spare[at] for at in re.findall(r" = load <16 x i32>, ptr (%\S+)", group) if at in spare]
    assert set(strip_of) == {0, 1, 2, 3}
    assert strip_of == sorted(strip_of), "strip by strip"


@pytest.mark.usefixtures("few_registers")
def test_a_fault_among_additions_is_that_of_its_instruction(assembler: Assembler, emitted: list[str]) -> None:
    """What was stored before it is in memory."""
    beyond = "v_mov_b32 v2, 5000\nglobal_store_dword v2, v2, s[0:1]\nv_add_u32 v2, 0x10000, v1\nglobal_load_dword v5, v2, s[0:1]"
    places = []
    for engine in (interpreter, fast):
        loaded = load_program(assembler, a_product(4, between=beyond), "gfx942", engine=engine)
        address = loaded.memory.allocate(8192)
        loaded.memory.write(address, b"\xff" * 8192)
        with pytest.raises(MemoryFault, match="global_load_dword") as error:
            engine(loaded.memory).run(loaded.dispatch([address & 0xFFFFFFFF, address >> 32], lds=1024))
        places += re.findall(r"at (0x[0-9a-f]{1,6}): lane 0 of wave 0", str(error.value))
        assert loaded.memory.read(address + 5000, 4) == struct.pack("<I", 5000)
    assert places[0] == places[1]
    assert any("%spare = alloca" in text for text in emitted)


def test_lines_of_ir_stand_strip_by_strip() -> None:
    lines = [
        "  %a0 = load <16 x i32>, ptr %p0",
        "  %a1 = load <16 x i32>, ptr %p1",
        "  %one = shufflevector <16 x i32> %c, <16 x i32> poison, <16 x i32> zeroinitializer",
        "  %b0 = add <16 x i32> %a0, %one",
        "  %b1 = add <16 x i32> %a1, %one",
        "  store <16 x i32> %b0, ptr %p0",
        "  store <16 x i32> %b1, ptr %p1",
    ]
    assert by_strips(lines, {"%a0": 0, "%a1": 1}) == [lines[n] for n in (2, 0, 3, 5, 1, 4, 6)]


@pytest.mark.parametrize(
    "line",
    [
        "  %x = add <16 x i32> %a0, %a1",
        "  store <16 x i32> splat (i32 1), ptr %p0",
        "  call void @llvm.x86.sse.ldmxcsr(ptr %word)",
        "  %y = call i64 @hk_other(ptr %c)",
        "there:",
    ],
)
def test_lines_stay_where_one_takes_two_strips_or_does_more_than_compute(line: str) -> None:
    lines = [
        "  %a0 = load <16 x i32>, ptr %p0",
        "  %a1 = load <16 x i32>, ptr %p1",
        line,
        "  %b0 = add <16 x i32> %a0, %a0",
    ]
    assert by_strips(lines, {"%a0": 0, "%a1": 1}) == lines


@pytest.mark.parametrize("most", [10, 1000])
def test_batches_are_for_what_has_few_enough_registers(
    assembler: Assembler, emitted: list[str], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A batch of waves has as many times the registers."""
    monkeypatch.setattr(region_size, "MOST_IN_COPIES", most)
    monkeypatch.setattr(region_size, "LONG_BLOCK", 10)
    lines = ["v_lshlrev_b32 v1, 2, v0", *(f"v_add_u32 v{n + 2}, v1, v1" for n in range(5))]
    lines += [f"v_add_u32 v{n % 5 + 2}, v{n % 5 + 2}, v{(n + 1) % 5 + 2}" for n in range(15)]
    text = "\n".join([*lines, "global_store_dword v1, v2, s[0:1]", "s_endpgm"])
    loaded = load_program(assembler, text, "gfx942", engine=fast)
    address, backend = loaded.memory.allocate(256), fast(loaded.memory)
    dispatch = loaded.dispatch([address & 0xFFFFFFFF, address >> 32])
    backend.run(dispatch)
    (code,) = backend.shared.codes.values()
    assert isinstance(code, Code)
    one = code.compiled[key_of(dispatch.entry - dispatch.image.base, 0x3F0)]
    code._make_batch(one, 2, AccessPatterns(Context()))
    assert sum(".batch2(" in text for text in emitted) == (most == 1000)


@pytest.mark.parametrize(("goes_on", "loops", "adds", "count", "is_crowded"),
                         [(True, False, False, 70, True), (False, False, False, 70, False), (True, True, True, 70, False),
                          (True, False, False, 50, False), (False, True, True, 140, True), (False, True, False, 140, False)])  # fmt: skip
def test_sums_and_parts_of_long_loops_keep_registers_in_memory(
    assembler: Assembler, goes_on: bool, loops: bool, adds: bool, count: int, is_crowded: bool
) -> None:
    """Where a region has no loop of its own, and goes on in another, shorter blocks count as long ones, whatever they do."""
    lines = ["again:", *(f"v_xor_b32 v{n % 50}, v{n % (50 if adds else 49)}, v{n % 47}" for n in range(count))]
    lines += ["s_cbranch_scc0 again"] * loops + ["s_endpgm_saved"]
    found = instructions(assembler, "\n".join(lines), "gfx942", 64)
    region = lift_part(Part(0, {one.address: one for one in (found[:-1] if goes_on else found)}))
    assert region_size.is_crowded(region, 4) == is_crowded


@pytest.mark.parametrize(("moved", "is_crowded"), [("0x3f123456", False), ("s4", False), ("v1", True)])
def test_constants_in_registers_need_none_of_the_hosts(assembler: Assembler, moved: str, is_crowded: bool) -> None:
    """Polynomials of mathematical functions have many, which code for gfx9 moves to vector registers."""
    lines = [
        line
        for n in range(70)
        for line in (f"v_mov_b32 v{n + 9}, {moved}", *[f"v_add_f32 v{n % 8}, v{n + 9}, v{n % 8}"] * 2)
    ]
    found = instructions(assembler, "\n".join(["again:", *lines, "s_cbranch_scc0 again", "s_endpgm"]), "gfx942", 64)
    region = lift_part(Part(0, {one.address: one for one in found}))
    assert region_size.is_crowded(region, 4) == is_crowded


@pytest.mark.parametrize("is_checked", [True, False])
def test_checked_code_keeps_its_order(assembler: Assembler, is_checked: bool) -> None:
    """What checks report is what instructions find in the order of the code."""
    found = instructions(assembler, a_product(6), "gfx942", 64)
    (block,) = lift_part(Part(0, {one.address: one for one in found}))
    order = order_of(block, (), strips=4, has_long_vectors=True, is_checked=is_checked)
    assert any(isinstance(part, Group) for part in order.parts) != is_checked
    numbers = [order.operations[step.number].number for step in in_order(order.parts) if isinstance(step, Step)]
    assert (numbers == [*range(len(found))]) == is_checked
    assert sorted(numbers) == [*range(len(found))]


def test_operations_of_a_pair_wait_apart_from_each_other(assembler: Assembler) -> None:
    """Unless one reads what the other writes, or something besides that is read."""
    lines = [
        "v_dual_fmac_f32 v10, v2, v4 :: v_dual_fmac_f32 v11, v3, v5",
        "v_dual_fmac_f32 v10, v3, v4 :: v_dual_fmac_f32 v11, v10, v5",
        "v_dual_mov_b32 v2, v3 :: v_dual_mov_b32 v3, v2",
        "v_dual_fmac_f32 v10, v2, v4 :: v_dual_cndmask_b32 v11, v3, v5",
    ]
    found = instructions(assembler, "\n".join(lines), "gfx1100", 32)
    (block,) = lift_part(Part(0, {one.address: one for one in found}))
    order = order_of(block, (), strips=2, has_long_vectors=True)
    assert list(order.operations) == [(0, "X"), (0, "Y"), (1, ""), (2, ""), (3, "")]

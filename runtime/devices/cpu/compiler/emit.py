"""A region as one function of LLVM IR: its blocks, the edges between them, its entries and its exits.

A block may be emitted several times, and the emitter keeps the version that holds: with induction variables in registers
(``_loop``, repeated until every candidate proves to be one), as a fast path under a guard, and as the general fallback.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .....fatbin.isa import Instruction, Register
from ....isa import control
from ....isa.execute import execute
from ....isa.facts import Facts
from ....isa.flow.dirty_registers import DirtyRegisters
from ....isa.flow.quotients import NONE, quotients_of
from ....isa.flow.regions import Block, Edge, Region
from ....isa.operations import Does, OperationKind, kind_of
from ....isa.values import I64, Mode, Uniform
from ...counters import Counters
from .. import layout, structures
from ..layout import Registers
from .access_patterns import AccessPatterns, Observed
from .checked import builder_for, end_records, note_coherence, note_control, note_fence
from .emission import Emission
from .emitted import Emitted
from .induction import InductionVariables, candidates
from .instruction_functions import InstructionFunction, InstructionFunctions
from .llvm.fast_paths import FastPath, sink_loads, test_guards
from .llvm.prelude import DECLARATIONS, FOOTER, INSIDE
from .llvm.text import STRIP, without_repeats
from .loop_guards import LoopGuards, numbered
from .prologue import BatchPrologue, SingleWavePrologue
from .region_size import inlined, is_crowded
from .special import KINDS, SPECIAL, awaited, may_be_ordered, mode_place, new_mode, unsure_modes
from .wave import EmittedWave
from .wave_batch import WaveBatch

PLACE_BITS = (1 << 48) - 1
"""The part of a region's result that is the address at which the wave continues."""
_EQUAL = -1
"""Stands for a block where a batch has a loop guard of its own: that the scalars of its waves are equal."""


class RegionEmitter(Emission):
    """Emits one region for one value of MODE."""

    def __init__(
        self,
        region: Region,
        facts: Facts,
        registers: Registers,
        mode_bits: int,
        *,
        optimized: bool,
        counters: Counters | None,
        patterns: AccessPatterns | None = None,
        batch_size: int = 1,
        fetches: bool = True,
        functions: InstructionFunctions | None = None,
        checks: frozenset[str] = frozenset(),
        yields: frozenset[int] = frozenset(),
        has_long_vectors: bool = True,
    ) -> None:
        """``functions``: calls these for single instructions. ``checks``: what the code has checked.

        ``yields``: the blocks before which a batch leaves, where single waves yield.
        """
        self._yields = yields | region.yields
        self.region, self.facts, self.registers = region, facts, registers
        self.mode_bits, self.optimized, self.counters = mode_bits, optimized, counters
        self._strips = facts.lanes // STRIP
        self._inlined = inlined(region, self._strips) if optimized else frozenset[int]()
        self.b = builder_for(facts.lanes, inline=False, batch_size=batch_size, checks=checks)
        self.b.guard_batch, self.b.memory.fetches = self._guard_batch, fetches
        self.batch = WaveBatch(self.b, registers, batch_size)
        self.prologue = BatchPrologue(self.b, self.batch) if batch_size > 1 else SingleWavePrologue(self.b)
        self.has_fast_path = False
        """Whether a block of it has been emitted as a fast path."""
        self.b.mode, self._patterns = Mode.from_bits(mode_bits), patterns
        self.entries = {address: n for n, address in enumerate(region.entries())}
        self._functions = None if region.uses_indices else functions
        self._called_at = self._functions.called_in(region) if self._functions else {}
        is_plain = not (checks or region.uses_indices)
        self._quotients = quotients_of(region, facts.lanes, self.b.mode) if is_plain else NONE
        self.called: dict[str, InstructionFunction] = {}
        """The functions that have been called, by name."""
        # A batch that diverges repeats its block, so it stores nothing in the middle of one.
        self._is_crowded = (
            optimized and batch_size == 1 and not region.uses_indices and is_crowded(region, self.b.strips)
        )
        self._has_long_vectors, self._is_checked = has_long_vectors, bool(checks)
        # Registers that s_set_gpr_idx addresses by number stay in memory.
        self.has_copies = optimized and not region.uses_indices and not self._is_crowded
        slots = self._slots() if self.has_copies else None
        self.state = EmittedWave(self.b, self.batch, slots)
        self.state.mode_bits = mode_bits
        self._deferred: list[Callable[[], None]] = []
        self._induction: InductionVariables | None = None
        self._induction_slots: dict[str, str] = {}
        self._label_count = 0
        self.dirty, self.loop_guards = DirtyRegisters(region), LoopGuards(self.b, self.batch)

    def _slots(self) -> dict[tuple[str, int], list[str]]:
        """The names of the allocas that hold the registers while the function runs."""
        found: dict[tuple[str, int], list[str]] = {}
        for file, index in sorted(self.region.keys | {("scc", 0), ("exec", 0), ("exec", 1), ("vcc", 0), ("vcc", 1)}):
            count = self.b.strips if file in ("v", "a") else 1
            found[file, index] = [f"%r.{file}.{index}.{n}" for n in range(count)]
        return found

    def emit(self) -> Emitted:
        tier = f"batch{self.batch.count}" if self.batch.count > 1 else "fast" if self.optimized else "quick"
        name = f"region.{self.region.start:x}.{self.mode_bits:x}.{tier}"
        for block in self.region:
            self._block(block)
        while self._deferred:
            self._deferred.pop(0)()
        self.prologue.end(self.entries)
        body = "\n".join(self.b.text.lines)
        head = "\n".join(self._head(name))
        defined = "\n".join(self.b.definitions.values())
        declared = "\n".join(text for text in self.b.text.declared.values() if text.splitlines()[0] not in DECLARATIONS)
        text = numbered(f"{DECLARATIONS}{declared}\n{INSIDE}\n{defined}\n{head}\n{body}\n}}\n{FOOTER}")
        own = [other for other in self.b.text.declared if layout.is_of_library(other) and other not in self.called]
        needs = dict.fromkeys([*own, *(other for one in self.called.values() for other in one.needs)])
        called, length, unset = tuple(self.called), self.region.length, self.region.unset
        return Emitted(name, without_repeats(text), self.entries, tuple(needs), called, length, unset)

    def _head(self, name: str) -> list[str]:
        b = self.b
        # Without it LLVM merges equal operations that run under different rounding modes.
        strict = " strictfp" if any("constrained" in declared for declared in b.text.declared) else ""
        lines = [f'define i64 @{name}({self.prologue.arguments}) nounwind{strict} "no-builtins" "stackrealign" {{']
        lines.append(f"  {b.buffer} = alloca [{b.lanes} x i64], align 64")
        saved, b.text.lines = b.text.lines, lines
        for (file, _), names in self.state.slots.items():
            for slot in names:
                b.text.do(f"{slot} = alloca {'<16 x i32>' if file in ('v', 'a') else 'i32'}, align 64")
        lines += [f"  {slot} = alloca {kind}, align 64" for slot, kind in self._induction_slots.items()]
        lines += [f"  {name} = alloca {kind}, align 64" for name, kind in b.locals.items()]
        self.state.declare_spare()
        self.prologue.begin()
        prefix = "enter" if self.has_copies else "block"
        if not self.has_copies:
            self.loop_guards.forget()
        cases = " ".join(f"i64 {n}, label %{prefix}.{address:x}" for address, n in self.entries.items())
        b.text.do(f"switch i64 %entry, label %{prefix}.{self.region.start:x} [ {cases} ]")
        if self.has_copies:
            for address in self.entries:
                self._enter(address)
        b.text.lines = saved
        return lines

    def _enter(self, address: int) -> None:
        """Emit an entry: load the registers that are live at an address."""
        self.b.text.label(f"enter.{address:x}")
        is_in_loop = self.dirty.is_in_loop(address)
        if self.batch.count > 1:
            self._enter_batch(address, is_in_loop=is_in_loop)
        else:
            self.loop_guards.enter(is_in_loop=is_in_loop)
        live = self.region.blocks[address].live_in.keys() & self.state.slots.keys()
        for key in sorted(live - self.dirty.clean_in_loop(address)):
            self._copy(key, into_wave=False)
        self.b.text.do(f"br label %block.{address:x}")

    def _enter_batch(self, address: int, *, is_in_loop: bool) -> None:
        """Guard that the scalars of all waves of the batch are equal: they stay equal until the batch diverges."""
        text, bit = self.b.text, self.loop_guards.bit(_EQUAL)
        if is_in_loop:
            self.loop_guards.enter(is_in_loop=True)
        if is_in_loop and bit is not None:
            text.do(
                f"br i1 {self.loop_guards.test(bit)}, label %equal.{address:x}, label %compare.{address:x}, !prof !0"
            )
            text.label(f"compare.{address:x}")
        are_equal = self.batch.are_equal(self.region.blocks[address].live_in)
        text.do(f"br i1 {are_equal}, label %note.{address:x}.equal, label %diverged.{address:x}")
        text.label(f"diverged.{address:x}")
        self.prologue.leave(str(structures.DIVERGED << 48 | address))
        text.label(f"note.{address:x}.equal")
        if not is_in_loop:
            # After the comparison: a wide load of what was just stored in pieces would stall.
            self.loop_guards.forget()
        elif bit is not None:
            self.loop_guards.note(bit)
        text.do(f"br label %equal.{address:x}")
        text.label(f"equal.{address:x}")

    def _copy(self, key: tuple[str, int], *, into_wave: bool) -> None:
        b, (file, index) = self.b, key
        slots = self.state.slots[key]
        if file in ("v", "a"):
            places, kind = self.state.wave_places(file, index), "<16 x i32>"
        else:
            place = self.registers.scalar(file, index)
            if place is None:
                return
            places, kind = self.batch.scalar_places(place), "i32"
            slots = slots * len(places) if into_wave else slots
        for slot, place_ in zip(slots, places, strict=into_wave):
            source, target = (slot, place_) if into_wave else (place_, slot)
            value = b.text.let(f"load {kind}, ptr {source}")
            b.text.do(f"store {kind} {value}, ptr {target}")

    # Blocks

    def _block(self, block: Block) -> None:
        b = self.b
        b.inline = block.start in self._inlined
        b.text.label(f"block.{block.start:x}")
        self.state.in_memory = self.dirty.clean_in_loop(block.start) if self.has_copies else set()
        if block.start in self._yields:
            self._yield_before(block)
        if not (self.has_copies and b.inline and block.start in block.successors):
            self._body(block, None)
            return
        induction = InductionVariables(b, block, self.state.slots, self.state.vector_places, candidates(block))
        mark = len(b.text.lines), len(self._deferred)
        while not self._loop(block, induction):
            del b.text.lines[mark[0] :], self._deferred[mark[1] :]
            induction = induction.again()
        self._induction_slots.update(induction.slot_types())

    def _yield_before(self, block: Block) -> None:
        """Emit the check whether the wave is to let others go on before it executes a block."""
        status = structures.TURN if self.batch.count == 1 else structures.DIVERGED
        away = self._side_exit(block, status, block.start, set(block.live_in))
        is_so = self.b.icmp("ne", self.b.context("may_turn"), 0)
        self.b.text.do(f"br i1 {is_so.data}, label %{away}, label %stays.{block.start:x}")
        self.b.text.label(f"stays.{block.start:x}")

    def _loop(self, block: Block, induction: InductionVariables) -> bool:
        """Emit a single-block loop; returns whether all candidates are induction variables."""
        b = self.b
        b.cache.clear()
        induction.enter()
        b.text.do(f"br label %again.{block.start:x}")
        b.text.label(f"again.{block.start:x}")
        self._body(block, induction)
        return not induction.failed

    def _body(self, block: Block, induction: InductionVariables | None) -> None:
        """Emit a block; twice where that gives a fast path."""
        b, lines = self.b, self.b.text.lines
        mark, deferred = len(lines), len(self._deferred)
        if self._patterns is None or induction is not None or not (self.has_copies and b.inline):
            self._once(block, induction)
            return
        # A batch needs no test of EXEC: all its lanes are active.
        stepped = self.dirty.stepped_in_loop(block.start) if self.batch.count > 1 else ()
        fast_path = b.memory.fast_path = FastPath(self._observed, self._are_alike, self.state.in_memory, stepped)
        self._once(block, None)
        b.memory.fast_path = None
        if not fast_path.guards:
            return
        body = list(sink_loads(lines[mark:], fast_path.loaded))
        del lines[mark:]
        if fast_path.is_worth:
            self.has_fast_path = True
            self._emit_guard(block, fast_path)
            b.text.lines += body
            b.text.label(f"fallback.{block.start:x}")
            if self.batch.count > 1:
                self._leave(block, structures.DIVERGED, block.start, set(block.live_in))
                return
        else:
            del self._deferred[deferred:]
        self._once(block, None)

    def _observed(self, pc: int) -> Observed:
        """The observed access pattern of an instruction."""
        assert self._patterns is not None
        return self._patterns.of(pc, self._strips)

    def _are_alike(self, pc: int) -> bool:
        assert self._patterns is not None
        return self._patterns.are_alike(pc, self._strips)

    def _emit_guard(self, block: Block, fast_path: FastPath) -> None:
        """Emit the guard that decides between the fast path, which follows, and the fallback."""
        text, where = self.b.text, f"{block.start:x}"
        self.state.begin(block)
        if fast_path.is_full and self.batch.count == 1:
            bits = self.b.bits_of(self.state.exec).data
            is_full = text.let(f"icmp eq i64 {bits}, {(1 << self.b.lanes) - 1}")
            text.do(f"br i1 {is_full}, label %full.{where}, label %fallback.{where}, !prof !0")
            text.label(f"full.{where}")
        bit = self.loop_guards.bit(block.start) if fast_path.is_invariant else None
        if bit is not None:
            text.do(f"br i1 {self.loop_guards.test(bit)}, label %fast.{where}, label %test.{where}, !prof !0")
            text.label(f"test.{where}")
        condition = test_guards(self.b, fast_path, lambda key: self.state.vector(*key))
        text.do(
            f"br i1 {condition}, label %{'fast' if bit is None else 'note'}.{where}, label %fallback.{where}, !prof !0"
        )
        if bit is not None:
            text.label(f"note.{where}")
            self.loop_guards.note(bit)
            text.do(f"br label %fast.{where}")
        text.label(f"fast.{where}")

    def _once(self, block: Block, induction: InductionVariables | None) -> None:
        b = self.b
        self.state.begin(block, induction)
        self._now, self._induction = block, induction
        if b.memory.fast_path is not None:
            b.memory.fast_path.active = self.state.exec
        b.memory.observed = self._observed if induction is None and self._patterns is not None else None
        if self.has_copies and b.inline:
            b.offsets.begin()
        try:
            self._instructions(block)
        finally:
            b.offsets.tracked = None

    def _guard_batch(self, is_so: str) -> None:
        """Emit a guard of the batch: if it fails, the batch diverges, and each wave repeats the block alone."""
        block = self._now
        away = self._loop_exit(
            self._induction, self._side_exit(block, structures.DIVERGED, block.start, set(block.live_in))
        )
        self._label_count += 1
        label = f"alike.{self._label_count}"
        self.b.text.do(f"br i1 {is_so}, label %{label}, label %{away}, !prof !0")
        self.b.text.label(label)

    def _instructions(self, block: Block) -> None:
        b = self.b
        if self.counters is not None:
            self.count(self.counters.of_block(block), "1")
        last = block.last
        if self._is_crowded:
            from .accumulations import emit_ordered  # slow to import: not for quick code

            in_place, one = self._quotients.unneeded | self._quotients.last, partial(self._numbered, block)
            emit_ordered(block, in_place, self.state, one, self._has_long_vectors, is_checked=self._is_checked)
        else:
            for n in range(len(block.instructions)):
                self._numbered(block, n)
        end_records(b)
        if kind_of(last).ends_block:
            b.pc, self.state.number = last.address, block.numbers[len(block.instructions) - 1]
            self.settle_waits()
            self._terminator(block, last)
            return
        self.settle_waits()
        self.state.number = block.numbers[-1]
        self.state.flush(block)
        if block.falls_out is not None:
            self._leave(block, structures.GO_ON, block.falls_out, None)
        else:
            self._go(block, block.successors[0])

    def _numbered(self, block: Block, n: int, suffix: str = "") -> None:
        """Emit an instruction of a block, or one operation of a pair; not the end of the block."""
        instruction = block.instructions[n]
        self.b.pc, self.state.number = instruction.address, block.numbers[n]
        if instruction is not block.last or not kind_of(instruction).ends_block:
            self._instruction(instruction, suffix)

    def _instruction(self, instruction: Instruction, suffix: str = "") -> None:
        kind = kind_of(instruction)
        if kind.does is Does.NOTHING or instruction.address in self._quotients.unneeded:
            return
        note_fence(self.b, instruction, self.facts)
        if kind.does is Does.WAIT:
            self.wait_later(
                is_full=kind.waits_for_stores
                or (self.facts.major == 9 and kind.name == "s_waitcnt" and control.waits_for_stores(instruction))
            )
            return
        if may_be_ordered(instruction, kind):
            self.settle_waits()
        if kind.does in KINDS:
            note_control(self.b, instruction, self.state.exec)
            SPECIAL[kind.name](self, instruction)
            return
        is_quotient = instruction.address in self._quotients.last
        shape = None if is_quotient else self._called_at.get(instruction.address)
        if self._functions is not None and shape is not None:
            self._call(*self._functions.call(instruction, shape))
        else:
            note_coherence(self.b, instruction, self.facts)
            execute(self.b, self.state, instruction, self.facts, is_quotient=is_quotient, suffix=suffix)

    def _call(self, function: InstructionFunction, places: list[int]) -> None:
        """Call the function of an instruction: the registers are in the memory of the wave before and after."""
        self.called[function.name] = function
        if self.state.has_changed:
            self.state.flush_all(self._now)
        function.emit_call(self.b, places)
        self.state.begin(self._now)

    # Ends of blocks

    def _terminator(self, block: Block, instruction: Instruction) -> None:
        kind = kind_of(instruction)
        note_control(self.b, instruction, self.state.exec)
        match kind.does:
            case Does.BRANCH:
                self.state.flush(block)
                self._go(block, block.successors[0])
            case Does.BRANCH_IF:
                assert kind.condition is not None
                self._branch(block, instruction, *kind.condition)
            case Does.END:
                self.state.flush(block)
                self._leave(block, structures.END, instruction.address, set())
            case Does.JUMP | Does.CALL:
                self._jump(block, instruction, kind)
            case Does.BARRIER:
                self._wait(block, structures.BARRIER if kind.name == "s_barrier" else structures.WAIT)
            case Does.AWAIT:
                self._wait(block, awaited(instruction))
            case Does.STOP:
                self._stop(block, instruction)
            case _:
                self._change_mode(block, instruction)

    def _branch(self, block: Block, instruction: Instruction, what: str, wanted: bool) -> None:
        b = self.b
        if what == "scc":
            condition = self.state.scc.data
        elif what == "never":
            condition = "false"
        else:
            found = b.icmp("ne", b.bits_of(self.state.mask(what, 0)), 0)
            condition = found.data
        self.state.flush(block)
        if self.counters is not None:
            jumps = b.text.let(f"xor i1 {condition}, {'false' if wanted else 'true'}")
            self.count(self.counters.of_jumps(instruction), b.text.let(f"zext i1 {jumps} to i64"))
        fall, *rest = block.successors
        taken = rest[0] if rest else fall
        yes, no = self._label(block, taken), self._label(block, fall)
        b.text.do(f"br i1 {condition}, label %{yes if wanted else no}, label %{no if wanted else yes}")

    def _go(self, block: Block, target: int) -> None:
        self.b.text.do(f"br label %{self._label(block, target)}")

    def _label(self, block: Block, target: int) -> str:
        """The label to branch to: a block, a side exit, or the code that counts an iteration."""
        induction = self._induction
        if target not in self.region.blocks:
            return self._loop_exit(induction, self._side_exit(block, structures.GO_ON, target, None))
        if target > block.start:
            return self._loop_exit(induction, self._spilling_edge(block, target, f"block.{target:x}"))
        self._label_count += 1
        label = f"turn.{self._label_count}"
        stays = induction if target == block.start else None
        self._deferred.append(lambda: self._turn(block, label, target, stays))
        return label if stays is not None else self._loop_exit(induction, self._spilling_edge(block, target, label))

    def _spilling_edge(self, block: Block, target: int, label: str) -> str:
        """The label of the code that spills and reloads registers on the edge to another block, or ``label`` if none is."""
        edge, own = Edge(block.start, target), set(self.state.slots)
        saved, loaded = self.dirty.spilled_on(edge) & own, self.dirty.reloaded_on(edge) & own
        is_into = self.has_copies and self.dirty.is_into_loop(edge)
        if not (saved or loaded or is_into):
            return label
        self._label_count += 1
        spill = f"spill.{self._label_count}"

        def emit() -> None:
            self.b.text.label(spill)
            self._copy_all(saved, into_wave=True)
            self._copy_all(loaded, into_wave=False)
            if is_into:
                self.loop_guards.forget()
            self.b.text.do(f"br label %{label}")

        self._deferred.append(emit)
        return spill

    def _copy_all(self, keys: set[tuple[str, int]], *, into_wave: bool) -> None:
        saved, self.b.cache = self.b.cache, {}
        for key in sorted(keys):
            self._copy(key, into_wave=into_wave)
        self.b.cache = saved

    def _loop_exit(self, induction: InductionVariables | None, target: str) -> str:
        """The label of the code that leaves a loop: it writes induction variables back to their registers."""
        if induction is None or all(one.is_shadowed for one in induction.variables):
            return target
        self._label_count += 1
        label = f"loop.exit.{self._label_count}"

        def emit() -> None:
            self.b.text.label(label)
            saved, self.b.cache = self.b.cache, {}
            induction.leave()
            self.b.cache = saved
            self.b.text.do(f"br label %{target}")

        self._deferred.append(emit)
        return label

    def _turn(self, block: Block, label: str, target: int, induction: InductionVariables | None) -> None:
        """Emit the back edge of a loop: count the iteration, and yield to other waves when the budget is used up."""
        text = self.b.text
        text.label(label)
        left = text.let("load i64, ptr %budget")
        less = text.let(f"call i64 @llvm.usub.sat.i64(i64 {left}, i64 1)")
        text.declare("llvm.usub.sat.i64", "declare i64 @llvm.usub.sat.i64(i64, i64)")
        text.do(f"store i64 {less}, ptr %budget")
        is_over = text.let(f"icmp eq i64 {less}, 0")
        live = set(self.region.blocks[target].live_in)
        over = self._loop_exit(induction, self._side_exit(block, structures.YIELD, target, live))
        again = f"block.{target:x}" if induction is None else f"again.{target:x}"
        text.do(f"br i1 {is_over}, label %{over}, label %{again}")

    def _side_exit(self, block: Block, status: int, pc: int, live: set[tuple[str, int]] | None) -> str:
        """The label of a side exit, whose code is emitted after the blocks."""
        self._label_count += 1
        label = f"exit.{self._label_count}"

        def emit() -> None:
            self.b.text.label(label)
            self._leave(block, status, pc, live)

        self._deferred.append(emit)
        return label

    def _leave(self, block: Block, status: int, pc: int | str, live: set[tuple[str, int]] | None) -> None:
        """Spill the dirty registers that are live (None: all of them) and leave the function."""
        if self.has_copies:
            dirty = self.dirty.dirty_at_end[block.start] & set(self.state.slots)
            self._copy_all(dirty if live is None else dirty & live, into_wave=True)
        if self.has_copies and status in (structures.GO_ON, structures.DIVERGED):
            self.loop_guards.forget()
        if status in _CONTINUES and not (isinstance(pc, int) and pc in self.region.blocks):
            self.put(layout.LEFT_FROM, str(block.left_from(pc) + 1))
        self.prologue.leave(pc if isinstance(pc, str) else str(status << 48 | pc & PLACE_BITS))

    def _jump(self, block: Block, instruction: Instruction, kind: OperationKind) -> None:
        b, state = self.b, self.state
        return_address = instruction.address + instruction.size
        if kind.name == "s_call_b64":
            address = b.add(b.context("code_base"), layout.offset_of(instruction.target or 0))
        else:
            source = instruction.operands[-1].value
            assert isinstance(source, Register)
            address = b.join(state.scalar(source.file, source.index), state.scalar(source.file, source.index + 1))
        self.put(layout.LEFT_FOR, address.data)
        target = b.sub(address, b.context("code_base"))
        if kind.does is Does.CALL:
            self.set_address(instruction.operands[0].register, return_address)
        state.flush(block)
        # A target too far away for 48 bits becomes NOWHERE; the address itself is in the memory of the wave.
        is_near = b.icmp("ult", b.add(target, layout.PLACE_SIGN), layout.PLACE_SIGN + layout.NOWHERE)
        place = b.select(is_near, b.and_(target, PLACE_BITS), b.uniform(I64, layout.NOWHERE))
        self._leave(block, structures.GO_ON, place.data, None)

    def _wait(self, block: Block, status: int) -> None:
        assert block.resumes is not None
        self.b.fence(is_full=False)
        self.state.flush(block)
        resumed = self.region.blocks.get(block.resumes)
        self._leave(block, status, block.resumes, None if resumed is None else set(resumed.live_in))

    def _stop(self, block: Block, instruction: Instruction) -> None:
        number = instruction.constant("simm16") or 0
        self.state.flush(block)
        self.b.text.do(f"call void @hk_stop(ptr %c, i64 {instruction.address}, i64 {number}, i32 {structures.BY_TRAP})")
        self._leave(block, structures.STOP, instruction.address, set())

    def _change_mode(self, block: Block, instruction: Instruction) -> None:
        """End the block: the wave continues in code that is compiled for the new MODE."""
        mode = new_mode(self, instruction)
        self.state.flush(block)
        self._refuse_modes(block, instruction, mode)
        self.b.text.do(f"store i32 {mode.data}, ptr {mode_place(self)}")
        resumed = self.region.blocks.get(block.resumes or 0)
        self._leave(block, structures.GO_ON, block.resumes or 0, None if resumed is None else set(resumed.live_in))

    def _refuse_modes(self, block: Block, instruction: Instruction, mode: Uniform) -> None:
        """Stop where a register sets bits of MODE that are not carried out."""
        b, unsure = self.b, unsure_modes(instruction, self.facts)
        if not unsure:
            return
        is_set = b.icmp("ne", b.and_(mode, unsure), 0)
        self._label_count += 1
        refused, carried = (f"{name}.{self._label_count}" for name in ("refused", "carried"))

        def emit() -> None:
            b.text.label(refused)
            what = b.text.let(f"zext i32 {mode.data} to i64")
            b.text.do(f"call void @hk_stop(ptr %c, i64 {instruction.address}, i64 {what}, i32 {structures.BY_MODE})")
            self._leave(block, structures.STOP, instruction.address, set())

        self._deferred.append(emit)
        b.text.do(f"br i1 {is_set.data}, label %{refused}, label %{carried}")
        b.text.label(carried)


_CONTINUES = (structures.GO_ON, structures.BARRIER, structures.WAIT, structures.WAIT_NAMED, structures.WAIT_CLUSTER)
"""The statuses with which a wave continues at another address."""

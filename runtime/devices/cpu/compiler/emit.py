"""A region as one function of LLVM IR: blocks, the ways between them, and the ways in and out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .....fatbin.isa import Constant, Instruction, Register
from ....isa import control
from ....isa.execute import execute
from ....isa.facts import Facts
from ....isa.flow.dirty_registers import Unsaved
from ....isa.flow.lift import Block, Edge, Region
from ....isa.memory import operations as memory_operations
from ....isa.naming import operation
from ....isa.values import I64, Mode, Uniform
from .. import layout
from ..layout import Registers
from .access_patterns import Ways
from .induction import Moving, candidates
from .llvm.builder import LlvmBuilder
from .llvm.fast_paths import Straight, put_off
from .llvm.helpers import DECLARATIONS, FOOTER, INSIDE
from .llvm.text import STRIP, without_repeats
from .loop_guards import Known, numbered
from .prologue import Alone, March
from .special import SPECIAL, mode_place, new_mode, unsure_modes
from .wave import EmittedWave
from .wave_batch import Rank

Span = tuple[int, int]
"""A block of instructions: its start, and the end behind it."""


@dataclass(frozen=True, slots=True)
class Emitted:
    """A module with one function, and the number to enter it with at each address."""

    name: str
    text: str
    entries: dict[int, int]
    needs: tuple[str, ...]
    """The library's functions that it calls."""


PLACE_BITS = (1 << 48) - 1
"""Of what a region returns: where the wave goes on."""
MOST_INLINED = 128
"""Accesses of strips whose patterns are written out in one region: each is a hundred lines for LLVM to work through."""


def _accesses(region: Region) -> int:
    """How many instructions go to memory, lane by lane."""
    instructions = [instruction for block in region for instruction in block.instructions]
    return sum(i.encoding in _MEMORY for i in instructions)


_EQUAL = -1
"""What is known of waves that are side by side instead of a block: that their scalars are equal."""
_MEMORY = ("GLOBAL", "FLAT", "MUBUF", "DS", "SCRATCH")


class RegionEmitter:
    """Emits one region for one setting of MODE."""

    def __init__(
        self,
        region: Region,
        facts: Facts,
        registers: Registers,
        mode_bits: int,
        *,
        optimized: bool,
        counters: dict[Span, int] | None,
        ways: Ways | None = None,
        abreast: int = 1,
        fetches: bool = True,
    ) -> None:
        self.region, self.facts, self.registers = region, facts, registers
        self.mode_bits, self.optimized, self.counters = mode_bits, optimized, counters
        self._strips = facts.lanes // STRIP
        is_inline = optimized and _accesses(region) * self._strips <= MOST_INLINED
        self.b = LlvmBuilder(facts.lanes, inline=is_inline, abreast=abreast)
        self.b.insist, self.b.fetches = self._insist, fetches
        self.rank = Rank(self.b, registers, abreast)
        """The waves that are carried out side by side."""
        self.passage = March(self.b, self.rank) if abreast > 1 else Alone(self.b)
        """How they come in and go out."""
        self.is_straight = False
        """Whether there are blocks in it without a choice."""
        self.b.mode = Mode.from_bits(mode_bits)
        self._ways = ways
        self.entries = {address: n for n, address in enumerate(region.entries())}
        # Registers that are reached by number stay in memory.
        self.has_copies = optimized and not region.uses_indices
        slots = self._slots() if self.has_copies else None
        self.state = EmittedWave(self.b, self.rank, slots)
        self.state.mode_bits = mode_bits
        self._exits: list[Callable[[], None]] = []
        self._moving: Moving | None = None
        self._moving_slots: dict[str, str] = {}
        self._exit_count = 0
        self._waits: bool | None = None
        """Whether a wait is yet to be carried out, and whether stores are waited for."""
        self.unsaved, self.known = Unsaved(region), Known(self.b, self.rank)

    def _slots(self) -> dict[tuple[str, int], list[str]]:
        """Names of the function's own copies of the registers."""
        found: dict[tuple[str, int], list[str]] = {}
        for file, index in sorted(self.region.keys | {("scc", 0), ("exec", 0), ("exec", 1), ("vcc", 0), ("vcc", 1)}):
            count = self.b.strips if file in ("v", "a") else 1
            found[file, index] = [f"%r.{file}.{index}.{n}" for n in range(count)]
        return found

    def emit(self) -> Emitted:
        """The module."""
        tier = f"abreast{self.rank.count}" if self.rank.count > 1 else "fast" if self.optimized else "quick"
        name = f"region.{self.region.start:x}.{self.mode_bits:x}.{tier}"
        for block in self.region:
            self._block(block)
        while self._exits:
            self._exits.pop(0)()
        self.passage.end(self.entries)
        body = "\n".join(self.b.text.lines)
        head = "\n".join(self._head(name))
        defined = "\n".join(self.b.definitions.values())
        declared = "\n".join(text for text in self.b.text.declared.values() if text.splitlines()[0] not in DECLARATIONS)
        text = numbered(f"{DECLARATIONS}{declared}\n{INSIDE}\n{defined}\n{head}\n{body}\n}}\n{FOOTER}")
        needs = tuple(name for name in self.b.text.declared if name.startswith("hk.") or name in layout.ON_DEMAND)
        return Emitted(name, without_repeats(text), self.entries, needs)

    def _head(self, name: str) -> list[str]:
        b = self.b
        # Arithmetic with a rounding of its own must not be merged with what looks the same.
        strict = " strictfp" if any("constrained" in declared for declared in b.text.declared) else ""
        lines = [f'define i64 @{name}({self.passage.arguments}) nounwind{strict} "no-builtins" {{']
        lines.append(f"  {b.buffer} = alloca [{b.lanes} x i64], align 64")
        saved, b.text.lines = b.text.lines, lines
        for (file, _), names in self.state.slots.items():
            for slot in names:
                b.text.do(f"{slot} = alloca {'<16 x i32>' if file in ('v', 'a') else 'i32'}, align 64")
        lines += [f"  {slot} = alloca {kind}, align 64" for slot, kind in self._moving_slots.items()]
        self.passage.begin()
        prefix = "enter" if self.has_copies else "block"
        if not self.has_copies:
            self.known.forget()
        cases = " ".join(f"i64 {n}, label %{prefix}.{address:x}" for address, n in self.entries.items())
        b.text.do(f"switch i64 %entry, label %{prefix}.{self.region.start:x} [ {cases} ]")
        if self.has_copies:
            for address in self.entries:
                self._enter(address)
        b.text.lines = saved
        return lines

    def _enter(self, address: int) -> None:
        """Load the registers that the code from here on reads."""
        self.b.text.label(f"enter.{address:x}")
        is_in_loop = self.unsaved.is_in_loop(address)
        if self.rank.count > 1:
            self._enter_abreast(address, is_in_loop=is_in_loop)
        else:
            self.known.enter(is_in_loop=is_in_loop)
        live = self.region.blocks[address].live_in.keys() & self.state.slots.keys()
        for key in sorted(live - self.unsaved.kept(address)):
            self._copy(key, into_wave=False)
        self.b.text.do(f"br label %block.{address:x}")

    def _enter_abreast(self, address: int, *, is_in_loop: bool) -> None:
        """Go on if the waves' scalars are equal. They stay so as long as none of the waves goes alone."""
        text, bit = self.b.text, self.known.bit(_EQUAL)
        if is_in_loop:
            self.known.enter(is_in_loop=True)
        if is_in_loop and bit is not None:
            text.do(f"br i1 {self.known.test(bit)}, label %equal.{address:x}, label %compare.{address:x}, !prof !0")
            text.label(f"compare.{address:x}")
        are_equal = self.rank.are_equal(self.region.blocks[address].live_in)
        text.do(f"br i1 {are_equal}, label %note.{address:x}.equal, label %apart.{address:x}")
        text.label(f"apart.{address:x}")
        self.passage.leave(str(layout.APART << 48 | address))
        text.label(f"note.{address:x}.equal")
        if not is_in_loop:
            # Not before: the host waits with a load of what was just stored in pieces.
            self.known.forget()
        elif bit is not None:
            self.known.note(bit)
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
            places, kind = self.rank.scalar_places(place), "i32"
            slots = slots * len(places) if into_wave else slots
        for slot, place_ in zip(slots, places, strict=into_wave):
            source, target = (slot, place_) if into_wave else (place_, slot)
            value = b.text.let(f"load {kind}, ptr {source}")
            b.text.do(f"store {kind} {value}, ptr {target}")

    # Blocks

    def _block(self, block: Block) -> None:
        b = self.b
        b.text.label(f"block.{block.start:x}")
        self.state.kept = self.unsaved.kept(block.start) if self.has_copies else set()
        if not (self.has_copies and b.inline and block.start in block.successors):
            self._body(block, None)
            return
        moving = Moving(b, block, self.state.slots, self.state.vector_places, candidates(block))
        mark = len(b.text.lines), len(self._exits)
        while not self._loop(block, moving):
            del b.text.lines[mark[0] :], self._exits[mark[1] :]
            moving = moving.again()
        self._moving_slots.update(moving.slot_types())

    def _loop(self, block: Block, moving: Moving) -> bool:
        """A block that may come next itself; whether all its registers are moved as was hoped."""
        b = self.b
        b.cache.clear()
        moving.enter()
        b.text.do(f"br label %again.{block.start:x}")
        b.text.label(f"again.{block.start:x}")
        self._body(block, moving)
        return not moving.failed

    def _body(self, block: Block, moving: Moving | None) -> None:
        """What a block does; twice, where a choice before it leaves none in it."""
        b, lines = self.b, self.b.text.lines
        mark, exits = len(lines), len(self._exits)
        if self._ways is None or moving is not None or not (self.has_copies and b.inline):
            self._once(block, moving)
            return
        # EXEC is no matter to waves side by side: all lanes are active.
        moved = self.unsaved.moved(block.start) if self.rank.count > 1 else ()
        straight = b.straight = Straight(self._way_of, self._are_alike, self.state.kept, moved)
        self._once(block, None)
        b.straight = None
        if not straight.needs:
            return
        body = list(put_off(lines[mark:], straight.loaded))
        del lines[mark:]
        if straight.is_worth:
            self.is_straight = True
            self._choose(block, straight)
            b.text.lines += body
            b.text.label(f"choice.{block.start:x}")
            if self.rank.count > 1:
                self._leave(block, layout.APART, block.start, set(block.live_in))
                return
        else:
            del self._exits[exits:]
        self._once(block, None)

    def _way_of(self, pc: int) -> int:
        """How the lanes of an access lay."""
        assert self._ways is not None
        return self._ways.of(pc, self._strips)

    def _are_alike(self, pc: int) -> bool:
        assert self._ways is not None
        return self._ways.are_alike(pc, self._strips)

    def _choose(self, block: Block, straight: Straight) -> None:
        """Go on in the code that follows, or in the one with all choices."""
        text, where = self.b.text, f"{block.start:x}"
        self.state.begin(block)
        if straight.is_full and self.rank.count == 1:
            bits = self.b.bits_of(self.state.exec).data
            is_full = text.let(f"icmp eq i64 {bits}, {(1 << self.b.lanes) - 1}")
            text.do(f"br i1 {is_full}, label %full.{where}, label %choice.{where}, !prof !0")
            text.label(f"full.{where}")
        bit = self.known.bit(block.start) if straight.is_kept else None
        if bit is not None:
            text.do(f"br i1 {self.known.test(bit)}, label %straight.{where}, label %test.{where}, !prof !0")
            text.label(f"test.{where}")
        condition = self.b.straight_test(straight, lambda key: self.state.vector(*key))
        text.do(
            f"br i1 {condition}, label %{'straight' if bit is None else 'note'}.{where}, label %choice.{where}, !prof !0"
        )
        if bit is not None:
            text.label(f"note.{where}")
            self.known.note(bit)
            text.do(f"br label %straight.{where}")
        text.label(f"straight.{where}")

    def _once(self, block: Block, moving: Moving | None) -> None:
        b = self.b
        self.state.begin(block, moving)
        self._now, self._moving = block, moving
        if b.straight is not None:
            b.straight.active = self.state.exec
        b.ways = self._way_of if moving is None and self._ways is not None else None
        if self.has_copies and b.inline:
            b.begin_spreads()
        try:
            self._instructions(block)
        finally:
            b.spreads = None

    def _insist(self, is_so: str) -> None:
        """Waves side by side go on where something holds; else each begins the block anew, alone."""
        block = self._now
        away = self._out(self._moving, self._exit(block, layout.APART, block.start, set(block.live_in)))
        self._exit_count += 1
        label = f"alike.{self._exit_count}"
        self.b.text.do(f"br i1 {is_so}, label %{label}, label %{away}, !prof !0")
        self.b.text.label(label)

    def _instructions(self, block: Block) -> None:
        b = self.b
        if self.counters is not None:
            self._count(block)
        last = block.last
        for n, instruction in enumerate(block.instructions):
            b.pc, self.state.number = instruction.address, block.numbers[n]
            if instruction is last and control.ends_block(instruction):
                self._settle_waits()
                self._terminator(block, instruction)
                return
            self._instruction(instruction)
        self._settle_waits()
        self.state.number = block.numbers[-1]
        self.state.flush(block)
        if block.falls_out is not None:
            self._leave(block, layout.GO_ON, block.falls_out, None)
        else:
            self._go(block, block.successors[0])

    def _count(self, block: Block) -> None:
        assert self.counters is not None
        number = self.counters.setdefault((block.start, block.end), len(self.counters))
        counters = self.b.context("counters")
        place = self.b.text.let(f"inttoptr i64 {counters.data} to ptr")
        at = self.b.text.let(f"getelementptr i64, ptr {place}, i64 {number}")
        self.b.text.do(f"atomicrmw add ptr {at}, i64 1 monotonic")

    def _instruction(self, instruction: Instruction) -> None:
        name = operation(instruction)
        if name in control.IGNORED and name not in SPECIAL:
            return
        if name in control.WAITS:
            self._wait_later(
                is_full=name in control.STORE_WAITS
                or (self.facts.major == 9 and name == "s_waitcnt" and _waits_for_stores(instruction))
            )
            return
        if _may_be_ordered(instruction, name):
            self._settle_waits()
        special = SPECIAL.get(name)
        if special is not None:
            special(self, instruction)
        else:
            execute(self.b, self.state, instruction, self.facts)

    def _wait_later(self, *, is_full: bool) -> None:
        """A wait orders what others see; until something is that, the compiler may move what it likes."""
        self._waits = is_full or bool(self._waits)

    def _settle_waits(self) -> None:
        if self._waits is not None:
            self.b.fence(is_full=self._waits)
        self._waits = None

    # Ends of blocks

    def _terminator(self, block: Block, instruction: Instruction) -> None:
        name = operation(instruction)
        if name == "s_branch":
            self.state.flush(block)
            self._go(block, block.successors[0])
        elif name in control.CONDITIONS:
            self._branch(block, *control.CONDITIONS[name])
        elif name in control.ENDS:
            self.state.flush(block)
            self._leave(block, layout.END, instruction.address, set())
        elif name in control.JUMPS:
            self._jump(block, instruction, name)
        elif name in control.BARRIERS:
            self._wait(block, layout.BARRIER if name == "s_barrier" else layout.WAIT)
        elif name in control.STOPS:
            self._stop(block, instruction)
        else:
            self._change_mode(block, instruction)

    def _branch(self, block: Block, what: str, wanted: bool) -> None:
        b = self.b
        if what == "scc":
            condition = self.state.scc.data
        elif what == "never":
            condition = "false"
        else:
            found = b.icmp("ne", b.bits_of(self.state.mask(what, 0)), 0)
            condition = found.data
        self.state.flush(block)
        fall, *rest = block.successors
        taken = rest[0] if rest else fall
        yes, no = self._label(block, taken), self._label(block, fall)
        b.text.do(f"br i1 {condition}, label %{yes if wanted else no}, label %{no if wanted else yes}")

    def _go(self, block: Block, target: int) -> None:
        self.b.text.do(f"br label %{self._label(block, target)}")

    def _label(self, block: Block, target: int) -> str:
        """The label to branch to: a block, a way out, or one that looks whether the wave has run long enough."""
        moving = self._moving
        if target not in self.region.blocks:
            return self._out(moving, self._exit(block, layout.GO_ON, target, None))
        if target > block.start:
            return self._out(moving, self._saving(block, target, f"block.{target:x}"))
        self._exit_count += 1
        label = f"turn.{self._exit_count}"
        stays = moving if target == block.start else None
        self._exits.append(lambda: self._turn(block, label, target, stays))
        return label if stays is not None else self._out(moving, self._saving(block, target, label))

    def _saving(self, block: Block, target: int, label: str) -> str:
        """The label of a way to another block, on which registers go to the wave's memory or come from there."""
        edge, own = Edge(block.start, target), set(self.state.slots)
        saved, loaded = self.unsaved.saved_on(edge) & own, self.unsaved.loaded_on(edge) & own
        is_into = self.has_copies and self.unsaved.is_into_loop(edge)
        if not (saved or loaded or is_into):
            return label
        self._exit_count += 1
        way = f"save.{self._exit_count}"

        def emit() -> None:
            self.b.text.label(way)
            self._copy_all(saved, into_wave=True)
            self._copy_all(loaded, into_wave=False)
            if is_into:
                self.known.forget()
            self.b.text.do(f"br label %{label}")

        self._exits.append(emit)
        return way

    def _copy_all(self, keys: set[tuple[str, int]], *, into_wave: bool) -> None:
        saved, self.b.cache = self.b.cache, {}
        for key in sorted(keys):
            self._copy(key, into_wave=into_wave)
        self.b.cache = saved

    def _out(self, moving: Moving | None, target: str) -> str:
        """The label of a way out of a loop."""
        if moving is None or all(one.is_shadowed for one in moving.moved):
            return target
        self._exit_count += 1
        label = f"out.{self._exit_count}"

        def emit() -> None:
            self.b.text.label(label)
            saved, self.b.cache = self.b.cache, {}
            moving.leave()
            self.b.cache = saved
            self.b.text.do(f"br label %{target}")

        self._exits.append(emit)
        return label

    def _turn(self, block: Block, label: str, target: int, moving: Moving | None) -> None:
        """Once round a loop: count down, and at zero let others run."""
        text = self.b.text
        text.label(label)
        left = text.let("load i64, ptr %budget")
        less = text.let(f"call i64 @llvm.usub.sat.i64(i64 {left}, i64 1)")
        text.declare("llvm.usub.sat.i64", "declare i64 @llvm.usub.sat.i64(i64, i64)")
        text.do(f"store i64 {less}, ptr %budget")
        is_over = text.let(f"icmp eq i64 {less}, 0")
        live = set(self.region.blocks[target].live_in)
        over = self._out(moving, self._exit(block, layout.YIELD, target, live))
        again = f"block.{target:x}" if moving is None else f"again.{target:x}"
        text.do(f"br i1 {is_over}, label %{over}, label %{again}")

    def _exit(self, block: Block, status: int, pc: int, live: set[tuple[str, int]] | None) -> str:
        """The label of a way out."""
        self._exit_count += 1
        label = f"exit.{self._exit_count}"

        def emit() -> None:
            self.b.text.label(label)
            self._leave(block, status, pc, live)

        self._exits.append(emit)
        return label

    def _leave(self, block: Block, status: int, pc: int | str, live: set[tuple[str, int]] | None) -> None:
        """Return, with what is live (None: everything) in the wave's own memory."""
        if self.has_copies:
            unsaved = self.unsaved.at_end[block.start] & set(self.state.slots)
            self._copy_all(unsaved if live is None else unsaved & live, into_wave=True)
        if self.has_copies and status in (layout.GO_ON, layout.APART):
            self.known.forget()
        if status in _GOING and not (isinstance(pc, int) and pc in self.region.blocks):
            self._put(layout.CAME, str(_before(block, pc) + 1))
        self.passage.leave(pc if isinstance(pc, str) else str(status << 48 | pc & PLACE_BITS))

    def _put(self, place: int, value: str) -> None:
        """64 bits to a place in each wave's memory."""
        for at in self.rank.scalar_places(place):
            self.b.text.do(f"store i64 {value}, ptr {at}")

    def _jump(self, block: Block, instruction: Instruction, name: str) -> None:
        b, state = self.b, self.state
        behind = instruction.address + instruction.size
        if name == "s_call_b64":
            address = b.add(b.context("code_base"), instruction.target or 0)
        else:
            source = instruction.operands[-1].value
            assert isinstance(source, Register)
            address = b.join(state.scalar(source.file, source.index), state.scalar(source.file, source.index + 1))
        self._put(layout.GOING, address.data)
        target = b.sub(address, b.context("code_base"))
        if name != "s_setpc_b64":
            self.set_address(instruction.operands[0].register, behind)
        state.flush(block)
        # More than the bits that there are for a place is nowhere: the wave's memory says where that is.
        is_near = b.icmp("ult", target, layout.NOWHERE)
        place = b.select(is_near, target, b.uniform(I64, layout.NOWHERE))
        self._leave(block, layout.GO_ON, place.data, None)

    def set_address(self, register: Register | None, offset: int) -> None:
        """The address of a place in the code to two scalar registers."""
        assert register is not None
        address = self.b.add(self.b.context("code_base"), offset)
        for n, word in enumerate(self.b.split(address)):
            self.state.set_scalar(register.file, register.index + n, word)

    def _wait(self, block: Block, status: int) -> None:
        assert block.resumes is not None
        self.b.fence(is_full=False)
        self.state.flush(block)
        resumed = self.region.blocks.get(block.resumes)
        self._leave(block, status, block.resumes, None if resumed is None else set(resumed.live_in))

    def _stop(self, block: Block, instruction: Instruction) -> None:
        field = instruction.operand("simm16")
        number = field.value.bits if field is not None and isinstance(field.value, Constant) else 0
        self.state.flush(block)
        self.b.text.do(f"call void @hk_stop(ptr %c, i64 {instruction.address}, i64 {number}, i32 {layout.BY_TRAP})")
        self._leave(block, layout.STOP, instruction.address, set())

    def _change_mode(self, block: Block, instruction: Instruction) -> None:
        """MODE decides how code is compiled: go on in code for the new one."""
        mode = new_mode(self, instruction)
        self.state.flush(block)
        self._refuse_modes(block, instruction, mode)
        self.b.text.do(f"store i32 {mode.data}, ptr {mode_place(self)}")
        resumed = self.region.blocks.get(block.resumes or 0)
        self._leave(block, layout.GO_ON, block.resumes or 0, None if resumed is None else set(resumed.live_in))

    def _refuse_modes(self, block: Block, instruction: Instruction, mode: Uniform) -> None:
        """Stop where a register sets bits of MODE that are not carried out."""
        b, unsure = self.b, unsure_modes(instruction, self.facts)
        if not unsure:
            return
        is_set = b.icmp("ne", b.and_(mode, unsure), 0)
        self._exit_count += 1
        refused, carried = (f"{name}.{self._exit_count}" for name in ("refused", "carried"))

        def emit() -> None:
            b.text.label(refused)
            what = b.text.let(f"zext i32 {mode.data} to i64")
            b.text.do(f"call void @hk_stop(ptr %c, i64 {instruction.address}, i64 {what}, i32 {layout.BY_MODE})")
            self._leave(block, layout.STOP, instruction.address, set())

        self._exits.append(emit)
        b.text.do(f"br i1 {is_set.data}, label %{refused}, label %{carried}")
        b.text.label(carried)


_GOING = (layout.GO_ON, layout.BARRIER, layout.WAIT)
"""How a wave leaves for somewhere else."""


def _before(block: Block, pc: int | str) -> int:
    """The address of the instruction of a block after which the wave goes on elsewhere."""
    into = (i.address for i in block.instructions if i.address + i.size == pc)
    return next(into, block.last.address)


def _may_be_ordered(instruction: Instruction, name: str) -> bool:
    """Whether others may see an instruction, or it sees what they do. A group's LDS is its own thread's alone."""
    return name in SPECIAL or (memory_operations.find(name) is not None and instruction.encoding != "DS")


def _waits_for_stores(instruction: Instruction) -> bool:
    """Whether an s_waitcnt of gfx9 waits until all vector memory accesses are done."""
    operand = instruction.operand("simm16")
    field = operand.value.bits if operand is not None and isinstance(operand.value, Constant) else 0
    return (field & 15 | field >> 14 << 4) == 0

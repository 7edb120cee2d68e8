"""Translates an AMDGPU kernel to one PTX entry: basic blocks, registers and the initial state of a warp."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import reduce
from math import prod

from ....fatbin.isa import Instruction, Register
from ....fatbin.schema import align_up
from ...isa import control
from ...isa.execute import execute
from ...isa.facts import Facts
from ...isa.flow.lift import Fetch, find_live
from ...isa.flow.liveness import keys
from ...isa.flow.quotients import NONE, quotients_in
from ...isa.flow.regions import Block, Key, Region, backwards
from ...isa.memory.coherence import is_coherent
from ...isa.operations import Does, OperationKind, kind_of
from ...isa.values import I1, I32, I64, Lane, Mask, Mode, Uniform
from . import ptx_images
from .accumulators import accumulators_of
from .alignment import Alignment, alignment_of
from .barrier_functions import BARRIER_FUNCTIONS
from .barrier_functions import BYTES as BARRIER_BYTES
from .bounds import Bounds
from .calls import Addressed, region_of, target_of
from .check_functions import FUNCTIONS
from .known_bits import IMAGE, zeros_of
from .loops import Foreseen, foreseen
from .modes import MOST_INSTRUCTIONS, by_mode, field_of, written_by
from .named_barriers import await_joined, barriers_of, begin_barriers, declared_barriers, end_at_barriers
from .ordering import Event, For, Ordering
from .pending_sums import PendingSums
from .ptx import LDS, THREADS, PtxBuilder, refuse
from .ptx_checks import MEMORY
from .ptx_counts import PtxCounters
from .ptx_entry import begin, parameter_of
from .ptx_stops import stop
from .ptx_text import ALL, ARGUMENTS, LANE, SCRATCH, STATUS
from .ptx_tiles import TILES
from .ptx_wave import PtxWave
from .special import FIRST, SIGNAL_BYTES, SIGNALLED, SPECIAL, begin_signals, wait_at_barrier
from .start import Start, Translation
from .status import STOP, Why

HEAD = """.version 7.0
.target sm_{generation}
.address_size 64
"""
TURNS = "%turns"
"""The register that counts the turns of loops."""
BETWEEN_LOOKS = 1 << 10
FEWEST_THREADS = 256
"""Of a multiprocessor, where each may have many registers: all that a thread can have."""


_Loaded = Mapping[int, Sequence[tuple[Key, Uniform | Lane]]]
NOTHING_LOADED: _Loaded = {}


class _Kernel:
    def __init__(self, region: Region, facts: Facts, start: Start) -> None:
        region, self.modes = by_mode(region, start.setup.mode, facts)
        self.region, self.facts, self.start = region, facts, start
        self.b = PtxBuilder(Mode.from_bits(start.setup.mode), start.setup.lanes)
        self.b.has_lane, self.b.tile_kinds = True, start.tile_kinds
        if start.is_checked:
            self.b.bounds, self.b.scratch = Bounds(start.pointers), align_up(start.scratch, 4)
            self.b.is_lenient = start.is_lenient
        self.b.barriers = barriers_of(region, facts, start)
        self.b.tells_first = self.b.barriers is None and any(
            kind_of(one).name == FIRST for block in region for one in block.instructions
        )
        self.counts = PtxCounters(self.b) if start.is_counted else None
        self.state = PtxWave(self.b)
        self.state.vectors = start.setup.vgprs
        self.ordering = Ordering()
        self.destination: Uniform | None = None
        """Of the call or jump that is emitted; or what MODE is set to."""
        self.is_full = prod(start.group_size) % start.setup.lanes == 0 and start.items is None
        """Whether all waves begin with all of their lanes."""
        self.quotients = NONE
        """Of the block that is emitted."""
        self.outside: dict[int, Instruction] = {}
        """The addresses without an instruction that code leads to, and one that does."""
        self.calls = [block for block in region if kind_of(block.last).does in (Does.CALL, Does.JUMP)]
        self.returns = sorted({block.resumes for block in self.calls if block.resumes is not None})
        self.ordering.entered = {*region.others, *self.returns}
        self.alignment = (
            Alignment()
            if self.calls and not start.is_checked
            else alignment_of(region, facts, self.b.mode, start.known(), start.arguments, start.setup.lanes)
        )
        kinds = frozenset[str]() if self.calls else start.tile_kinds
        self.sums = PendingSums(
            self.b, self.state, accumulators_of(region, facts, self.b.mode, start.setup.lanes, kinds)
        )
        if self.alignment.whole:
            find_live(region, self.alignment.whole)

    def text(self) -> str:
        begin(self.b, self.state, self.start)
        if self.b.barriers is not None:
            begin_barriers(self.b)
        blocks = sorted(self.region, key=lambda block: block.start)
        if blocks[0].start != self.region.start:  # functions may stand before the kernel
            self.b.do(f"bra.uni {_label(self.region.start)}")
        for block, following in zip(blocks, [*blocks[1:], None], strict=True):
            self._block(block, following)
        for address, instruction in self.outside.items():
            self._stop_outside(address, instruction)
        for line, fence in self.ordering.fences(self.region).items():
            wide = fence.replace(".gl", ".sys") if self.start.is_served else fence
            self.b.lines[line] = f"\t{wide};"
        body = "\n".join(filter(None, [*self.b.lines, *self.b.cold]))
        kinds = {"pred": "%p", "b16": "%h", "b32": "%r", "b64": "%d"}
        own = [f"\t.reg .{kind} {kinds[kind]}<{count}>;" for kind, count in self.b.counts.items() if count]
        used = sorted(self.state.used)
        own.append(f"\t.reg .b32 {', '.join([*used, LANE, TURNS])};")
        own.append(f"\t.reg .b64 {STATUS};")
        predicates = sorted(self.state.used_predicates)
        own.append(f"\t.reg .pred {', '.join([*predicates, ALL])};")
        head = HEAD.format(generation=self.b.generation) + self.b.tables_text() + self._functions()
        if self.counts is not None:
            head += self.counts.of_module()
        if self.b.uses_lds:  # as much as the launch gives
            head += f".extern .shared .align 16 .b8 {LDS}[];\n"
        if self.b.tells_first:
            head += f".shared .align 16 .b8 {SIGNALLED}[{SIGNAL_BYTES}];\n"
        if self.b.tile_bytes:
            size = self.b.tile_bytes
            head += f".shared .align 16 .b8 {TILES}[{self.tiles}];\n"
            own += [f"\t.reg .b32 %{TILES}, %warp;", "\tmov.u32 %warp, %tid.x;", "\tshr.u32 %warp, %warp, 5;"]
            own += [f"\tmov.u32 %{TILES}, {TILES};", f"\tmad.lo.u32 %{TILES}, %warp, {size}, %{TILES};"]
        if self.b.uses_scratch:
            size = max(align_up(self.start.scratch, 4), 1)
            own += [f"\t.local .align 16 .b8 {name}[{size}];" for name in SCRATCH[: self.b.lanes // THREADS]]
        # What a wave does not begin with is zero, as on the CPU's device.
        own += ["", *(f"\tmov.b32 {name}, 0;" for name in used), f"\tmov.u32 {LANE}, %laneid;"]
        own += [f"\tmov.b32 {TURNS}, 0;", f"\tld.param.u64 {STATUS}, [{STATUS[1:]}];"]
        own.append(f"\tsetp.eq.u32 {ALL}, 0, 0;")
        for name in self.b.slots():
            own += [f"\t.reg .b64 {name};", f"\tmov.b64 {name}, 0;"]
        own += begin_signals(self.b)
        if self.counts is not None:
            own += self.counts.begin()
        if self.b.barriers is not None:
            own += declared_barriers()
        declared = "\n".join(own)
        given = ", ".join(self._parameters())
        entry = f".visible .entry {self.start.name}({given})\n{self._shape(body)}"
        return f"{head}\n{entry}\n{{\n{declared}\n{body}\n}}\n"

    def _shape(self, body: str) -> str:
        """What ptxas has to know for the registers of a thread: a large block leaves few of them.

        Unasked, it takes few registers so that many warps run, and lets one operation wait for another. Long operations
        need several on their way in each thread, and so do threads with two lanes, as half as many warps run.
        """
        shape = f".reqntid {self.start.threads}, 1, 1"
        if ".f64" in body or (self.start.setup.lanes > THREADS and not self.start.is_checked):
            shape += f"\n.minnctapersm {max(1, FEWEST_THREADS // self.start.threads)}"
        return shape

    @property
    def tiles(self) -> int:
        """Bytes of shared memory of all warps."""
        return self.b.tile_bytes * (self.start.threads // THREADS)

    @property
    def shared(self) -> int:
        """Bytes of shared memory beside LDS."""
        barriers = BARRIER_BYTES if self.b.barriers is not None else 0
        return self.tiles + (SIGNAL_BYTES if self.b.tells_first else 0) + barriers

    def _functions(self) -> str:
        """Those that are called."""
        checks = self.b.bounds is not None and (self.b.uses_images or self.b.cold)
        found = (FUNCTIONS if checks else "") + (ptx_images.function() if self.b.uses_images else "")
        return found + (BARRIER_FUNCTIONS if self.b.barriers is not None else "")

    def _parameters(self) -> Iterator[str]:
        yield ".param .u64 code"
        yield f".param .u64 {STATUS[1:]}"
        for index in self.start.setup.sgprs:
            yield f".param .u32 {parameter_of(index)}"
        if self.start.parameter:
            yield f".param .align 16 .b8 {ARGUMENTS}[{self.start.parameter}]"
        if self.b.bounds is not None:
            yield f".param .u64 {MEMORY}"
            for name in self.b.bounds.wanted.values():
                yield f".param .u64 {name}"

    def multiples(self) -> dict[int, int]:
        """What arguments must be multiples of."""
        data, rows = self.start.arguments, self.alignment.because - {IMAGE}
        return {at: 1 << zeros_of(int.from_bytes(data[at : at + 8], "little")) for at in rows}

    def _block(self, block: Block, following: Block | None) -> None:
        self.b.lines.append(f"{_label(block.start)}:")
        self.state.mode_bits = self.modes.get(block.start, self.start.setup.mode)
        self.b.mode = Mode.from_bits(self.state.mode_bits)
        self.quotients = NONE if self.region.uses_indices else quotients_in(block, self.start.setup.lanes, self.b.mode)
        self.state.begin()
        self.sums.enter(block)
        self.b.events = self.ordering.events[block.start] = []
        free = _free(block, self.alignment.whole)
        loop = foreseen(block, self.region, self.facts, self.start.setup.lanes)
        if loop is not None and not self.sums.decide(block, loop.deciding | loop.ahead):
            self._iterations(block, free, loop)
            self.sums.enter(block)
        if self.counts is not None:
            self.counts.block(block)
        self._instructions(block, free)
        self.sums.leave(block)
        self.state.end(block.live_out)
        follows = _falls_into(block)
        if follows is not None and (following is None or follows != following.start):
            self.b.do(f"bra.uni {self._place(follows, block.last)}")

    def _place(self, address: int, instruction: Instruction) -> str:
        """The label of what an instruction leads to."""
        if address not in self.region.blocks:
            self.outside.setdefault(address, instruction)
        return _label(address)

    def _stop_outside(self, address: int, instruction: Instruction) -> None:
        """End the wave that comes to an address without an instruction."""
        self.b.put(_label(address))
        start: Uniform = self.b.made(I64, Uniform, "ld.param.u64 {}, [code]")
        self.destination = self.b.add(start, address)
        self._stop(Why.JUMP, instruction)

    def _iterations(self, block: Block, free: list[frozenset[Key]], loop: Foreseen) -> None:
        """Some iterations of a loop at once, if it goes on for as many with the same lanes."""
        b, state, one_by_one = self.b, self.state, self.b.label()
        condition, before = kind_of(block.last).condition, state.exec
        assert condition is not None
        # Lanes that have left a loop do not come back: what holds at the end held before.
        leaves = any(effects.writes_exec for effects in block.effects)
        only_leaves = leaves and condition[0] == "exec" and block.is_within(block.numbers[-1], block.numbers[0])
        state.shadow, must = {}, list[Uniform]()
        for number in range(1, loop.copies):
            self._instructions(block, free, loop.deciding)
            if only_leaves and number < loop.copies - 1:
                continue
            holds, wanted = self._condition(*condition)
            must.append(holds if wanted else b.not_(holds))
            if leaves:
                must.append(b.not_(b.any(b.xor(before, state.exec))))
        goes_on = reduce(b.and_, must)
        state.shadow = None
        self._know_nothing()
        b.do(f"@!{goes_on.data} bra.uni {one_by_one}")
        if self.counts is not None:
            self.counts.block(block, loop.copies)
            self.counts.jumps(block.last, loop.copies - 1)
        single, b.events = b.events, self.ordering.unrolled.setdefault(block.start, [])
        state.keeps_exec = True
        loaded = self._load_ahead(block, free, loop)
        for number in range(loop.copies - 1):
            self._instructions(block, free, frozenset(range(len(block.instructions) - 1)), loaded[number])
        state.keeps_exec = False
        self._instructions(block, free, loaded=loaded[-1])
        b.do(f"bra.uni {_label(block.successors[0])}")
        b.put(one_by_one)
        self._know_nothing()
        b.events = single

    def _know_nothing(self) -> None:
        """In the middle of a block: what registers hold is in them alone."""
        events = self.b.events
        self.state.begin()
        self.b.events = events

    def _load_ahead(self, block: Block, free: list[frozenset[Key]], loop: Foreseen) -> list[_Loaded]:
        """What the loads of some iterations give, by their numbers."""
        state, found = self.state, list[_Loaded]()
        state.shadow = shadow = dict[Key, Uniform | Lane]()
        for _ in range(loop.copies):
            loaded: dict[int, list[tuple[Key, Uniform | Lane]]] = {}
            for number in sorted(loop.ahead):
                self._instructions(block, free, (number,))
                if number in loop.loads:
                    loaded[number] = [(key, shadow[key]) for key in keys(block.instructions[number].writes)]
            found.append(loaded)
        state.shadow = None
        self._know_nothing()
        return found

    def _instructions(
        self,
        block: Block,
        free: list[frozenset[Key]],
        chosen: Container[int] | None = None,
        loaded: _Loaded = NOTHING_LOADED,
    ) -> None:
        """The instructions of a block, or some of them by their numbers; ``loaded`` is what some loads have given."""
        for number, instruction in enumerate(block.instructions):
            if (chosen is not None and number not in chosen) or instruction.address in self.quotients.unneeded:
                continue
            kind = kind_of(instruction)
            self.state.free = free[number]
            self.state.is_whole = self.is_full and instruction.address in self.alignment.whole
            if self.state.shadow is None:
                self.sums.settle(instruction)
            if number in loaded:
                for key, value in loaded[number]:
                    self.state.put(key, value)
                continue
            if kind.does is Does.WAIT:
                self.b.wait(self._awaited(instruction, kind))
            if kind.does in (Does.NOTHING, Does.PAUSE, Does.WAIT):
                continue
            if kind.name == "s_getpc_b64":
                self._program_counter(instruction)
            elif kind.does is Does.SPECIAL and kind.name in SPECIAL:
                SPECIAL[kind.name](self.b, self.state, instruction, self.facts)
            elif kind.ends_block:
                self._end(block, instruction, kind)
            else:
                self._say_what_is_known(instruction)
                self.b.is_coherent = kind.access is not None and is_coherent(instruction, self.facts)
                self.b.is_loading = kind.is_plain and bool(instruction.writes)
                is_quotient = instruction.address in self.quotients.last
                self.sums.choose(instruction)
                execute(self.b, self.state, instruction, self.facts, is_quotient=is_quotient)
                self.b.is_loading = False

    def _say_what_is_known(self, instruction: Instruction) -> None:
        self.b.alignment = 1 << self.alignment.zeros.get(instruction.address, 0)
        self.b.site, self.b.origins = instruction.address, tuple(self.alignment.origins.get(instruction.address, ()))
        at = self.alignment.arguments.get(instruction.address)
        # Compilers load more than there is; what comes after it is memory, too.
        is_inside = at is not None and at + 4 * _words(instruction) <= self.start.parameter
        self.b.argument = at if is_inside else None

    def _awaited(self, instruction: Instruction, kind: OperationKind) -> For:
        """What a wait is for."""
        if kind.waits_for_stores:
            return For.STORES
        is_old = self.facts.major == 9 and kind.name == "s_waitcnt"
        return For.BOTH if is_old and control.waits_for_stores(instruction) else For.LOADS

    def _program_counter(self, instruction: Instruction) -> None:
        """The address of what follows: the code object is copied to the GPU for what is read from there."""
        register = instruction.operands[0].register
        assert register is not None
        self._set_code_address(register, instruction.address + instruction.size)

    def _end(self, block: Block, instruction: Instruction, kind: OperationKind) -> None:
        source = instruction.operands[-1].register if instruction.operands else None
        if kind.does in (Does.CALL, Does.JUMP) and source is not None:  # before the call may write the same register
            self.destination = self.b.join(*(self.state.scalar(source.file, source.index + n) for n in range(2)))
        written = self._set_to(block) if kind.does is Does.CHANGE_MODE else None
        # A condition may be all that a mask is read for.
        guard = ""
        if kind.condition is not None:
            holds, wanted = self._condition(*kind.condition)
            guard = f"@{'' if wanted else '!'}{holds.data}"
            if self.counts is not None and kind.does is Does.BRANCH_IF:
                self.counts.jump(instruction, holds, wanted)
        if kind.does is Does.CALL:
            register = instruction.operands[0].register
            assert register is not None
            self._set_code_address(register, instruction.address + instruction.size)
        self.sums.leave(block)
        self.state.end(block.live_out)
        if min((*block.successors, block.start + 1)) <= block.start and self._looks_for_end():
            self._look_for_end()
        if kind.does in (Does.CALL, Does.JUMP):
            self._leave(block, instruction, kind)
        elif kind.does is Does.BRANCH:
            self.b.do(f"bra.uni {self._place(block.successors[0], instruction)}")
        elif guard:
            self.b.do(f"{guard} bra.uni {self._place(block.successors[-1], instruction)}")
        elif kind.does is Does.END:
            if self.b.barriers is not None:
                end_at_barriers(self.b)
            self.b.do("ret")
        elif kind.does is Does.STOP:
            self._stop(Why.TRAP, instruction)
        elif kind.does is Does.BARRIER:
            wait_at_barrier(self.b)
        elif kind.does is Does.AWAIT:
            await_joined(self.b, instruction, self.facts)
        elif kind.does is Does.CHANGE_MODE:
            self._choose_by_mode(block, instruction, written)
        else:
            raise refuse(f"{instruction} at {instruction.address:#x}")

    def _set_to(self, block: Block) -> Uniform | None:
        """What a block sets a field of MODE to, if that is known only once it runs."""
        source = block.last.operands[0].register
        if source is None or written_by(block) is not None:
            return None
        return self.state.scalar(source.file, source.index)

    def _choose_by_mode(self, block: Block, instruction: Instruction, written: Uniform | None) -> None:
        """Go on with the code for what MODE is set to; the last of it follows where there is code for all values."""
        if written is None:
            return
        field, b = field_of(instruction), self.b
        value = b.and_(written, (1 << field.width) - 1)
        for target in block.successors:
            if target in self.modes:
                is_set = b.icmp("eq", value, field.of(self.modes[target]))
                b.do(f"@{is_set.data} bra.uni {_label(target)}")
        if len(block.successors) < 1 << field.width:
            self.destination = b.zext(value, I64)
            self._stop(Why.MODE, instruction)

    def _leave(self, block: Block, instruction: Instruction, kind: OperationKind) -> None:
        """Go to one of the functions, or back to where one was called: all of them are here."""
        target = target_of(block)
        functions = (self.region.start, *self.region.others)
        if target is not None and target in self.region.blocks:
            self.b.do(f"bra.uni {_label(target)}")
            return
        assert self.destination is not None
        start: Uniform = self.b.made(I64, Uniform, "ld.param.u64 {}, [code]")
        offset = self.b.trunc(self.b.sub(self.destination, start), I32)
        for place in functions if kind.does is Does.CALL else (*functions, *self.returns):
            is_there = self.b.icmp("eq", offset, place)
            self.b.do(f"@{is_there.data} bra.uni {_label(place)}")
        self._stop(Why.JUMP, instruction)

    def _stop(self, why: Why, instruction: Instruction) -> None:
        """End the wave, which says why."""
        what = self.destination if why in (Why.JUMP, Why.MODE) else None
        assert (what is not None) is (why in (Why.JUMP, Why.MODE))
        stop(self.b, why, instruction.address, what)

    def _looks_for_end(self) -> bool:
        """Whether the loop that ends here is one to look in: it may wait for a wave that has been stopped."""
        return self.start.is_limited or (self.start.is_checked and Event.LOOK in self.b.events)

    def _look_for_end(self) -> None:
        """In a loop, now and then: end where the host asks for it."""
        b, after = self.b, self.b.label()
        b.do(f"add.s32 {TURNS}, {TURNS}, 1")
        rest = b.made(I32, Uniform, f"and.b32 {{}}, {TURNS}, {BETWEEN_LOOKS - 1}")
        b.do(f"@{b.icmp('ne', rest, 0).data} bra.uni {after}")
        asked: Uniform = b.made(I32, Uniform, f"ld.relaxed.sys.global.b32 {{}}, [{STATUS}+{STOP}]")
        is_asked = b.any(Mask(b.icmp("ne", asked, 0).data))
        b.do(f"@{is_asked.data} exit")
        b.put(after)

    def _set_code_address(self, register: Register, offset: int) -> None:
        start: Uniform = self.b.made(I64, Uniform, "ld.param.u64 {}, [code]")
        for n, word in enumerate(self.b.split(self.b.add(start, offset))):
            self.state.set_scalar(register.file, register.index + n, word)

    def _condition(self, what: str, wanted: bool) -> tuple[Uniform, bool]:
        """Whether something is set, and whether it must be."""
        if what == "never":
            return self.b.uniform(I1, 0), wanted
        if what == "scc":
            return self.state.scc, wanted
        if self.state.knows(what, 0):
            return self.b.any(self.state.mask(what, 0)), wanted
        found = self.b.icmp("ne", self.state.bits(what, 0), 0)
        assert isinstance(found, Uniform)
        return found, wanted


def _free(block: Block, whole: Container[int]) -> list[frozenset[Key]]:
    """For each instruction the vector registers that it writes, and that nothing reads later in lanes that are inactive now."""
    later = backwards(block, block.live_out, whole)
    found = []
    for live, effects, number in zip(later, reversed(block.effects), block.numbers[-2::-1], strict=False):
        found.append(
            frozenset(
                key for key in effects.writes_active if all(block.is_within(mask, number) for mask in live.get(key, ()))
            )
        )
    return found[::-1]


def _words(instruction: Instruction) -> int:
    """Registers that a load writes."""
    return sum(register.width for register in instruction.writes)


def _falls_into(block: Block) -> int | None:
    """The address of what a block goes on with where nothing leads elsewhere."""
    kind = kind_of(block.last)
    if kind.does is Does.BRANCH_IF or not kind.ends_block:
        return next(iter(block.successors), block.falls_out)
    if kind.does is Does.CHANGE_MODE and block.successors:
        return block.successors[0]
    return block.resumes if kind.does in (Does.BARRIER, Does.AWAIT, Does.CHANGE_MODE) else None


def _label(address: int) -> str:
    return f"L_{address:x}"


def translated(entry: int, fetch: Fetch, facts: Facts, start: Start, addressed: Addressed = tuple) -> Translation:
    """A kernel as PTX. Refuses by name what it has not."""
    kernel = _Kernel(region_of(entry, fetch, addressed, MOST_INSTRUCTIONS), facts, start)
    text, bounds = kernel.text(), kernel.b.bounds
    counters = None if kernel.counts is None else kernel.counts.counters
    wanted = None if bounds is None else tuple(bounds.wanted)
    return Translation(text, kernel.multiples(), wanted, kernel.shared, counters)


__all__ = ["Start", "Translation", "translated"]

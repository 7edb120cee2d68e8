"""Control flow of functions: basic blocks, and the call graph.

A call on this hardware is a jump to an address in registers. Where the registers hold a constant (the program
counter plus what the linker filled in) the target is worked out; other calls and jumps are indirect.
"""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterator, Sequence

from .disassembly import Disassembly, Function, Target
from .flow_graph import BasicBlock, Call, FlowGraph
from .isa import Constant, Instruction, Operand
from .wording import count

Words = dict[int, int]
"""The scalar registers whose values are known, by index."""

_PADDING = frozenset({"s_code_end"})
"""What compilers for GFX10 and later write after the last function."""
_CARRY = -1
"""Where :data:`Words` keeps SCC after an addition."""
_FIRST_PRESERVED, _LAST_PRESERVED = 30, 105
"""The scalar registers that the calling convention has functions leave as they were."""
_M32, _M64 = (1 << 32) - 1, (1 << 64) - 1


class ControlFlow:
    """The basic blocks of every function of a code object, and the calls between them."""

    def __init__(self, disassembly: Disassembly) -> None:
        self.disassembly = disassembly
        # Compilers know which registers a callee really writes, and keep addresses in the others. That takes the
        # calls to find out and finds more calls, so it is done again until nothing is new.
        self._clobbered: dict[int, frozenset[int]] = {}
        for _ in range(_MOST_ROUNDS):
            self._blocks = {f.address: self._analysed(f) for f in disassembly.functions}
            clobbered = self._clobbers()
            if clobbered == self._clobbered:
                break
            self._clobbered = clobbered

    def __repr__(self) -> str:
        return f"<ControlFlow of {count(len(self._blocks), 'function')}: {self.disassembly!r}>"

    def blocks(self, function: Function) -> tuple[BasicBlock, ...]:
        """The basic blocks of a function, in the order of their addresses."""
        return self._blocks[function.address]

    def graph(self, function: Function) -> FlowGraph:
        """The basic blocks of a function as a graph, with dominators and loops; without the padding after its end."""
        blocks = self.blocks(function)
        used = [number for number, block in enumerate(blocks, 1) if block.instructions[0].mnemonic not in _PADDING]
        return FlowGraph(function.name, blocks[: max(used, default=0)])

    def calls(self, function: Function) -> tuple[Call, ...]:
        """The calls that a function makes, in the order of their addresses."""
        return tuple(call for block in self.blocks(function) for call in block.calls)

    @property
    def call_graph(self) -> dict[str, tuple[str, ...]]:
        """The functions that each function calls, by name; ``?`` among them where a call is indirect."""
        graph = {}
        for function in self.disassembly.functions:
            places = (self._callee(call, function) for call in self.calls(function))
            graph[function.name] = tuple(sorted({place.symbol if place else "?" for place in places}))
        return graph

    def _callee(self, call: Call, function: Function) -> Target | None:
        return None if call.target is None else self.disassembly.where(call.target, function.section)

    def _analysed(self, function: Function) -> tuple[BasicBlock, ...]:
        blocks = [
            BasicBlock(run, successors(run[-1], function), is_indirect=run[-1].has("isIndirectBranch"))
            for run in runs([i for i in self.disassembly.instructions(function) if i is not None])
        ]
        known = self._entries(blocks, function.address)
        for block in blocks:
            self._resolve(block, dict(known.get(block.start, {})), function)
        return tuple(blocks)

    def _entries(self, blocks: list[BasicBlock], entry: int) -> dict[int, Words]:
        """What is known at the start of each block: what all paths into it agree on."""
        starts = {block.start: block for block in blocks}
        known: dict[int, Words] = {entry: {}}
        waiting = [entry]
        while waiting:
            block = starts.get(waiting.pop())
            if block is None:
                continue
            after = dict(known[block.start])
            for instruction in block.instructions:
                self._step(instruction, after)
            for successor in block.successors:
                before = known.get(successor)
                met = after if before is None else dict(before.items() & after.items())
                if before is None or len(met) < len(before):
                    known[successor] = dict(met)
                    waiting.append(successor)
        return known

    def _resolve(self, block: BasicBlock, words: Words, function: Function) -> None:
        """Note the calls of a block, and the target of a jump through registers that leads to a constant."""
        calls = []
        for instruction in block.instructions:
            if instruction.has("isCall"):
                calls.append(Call(instruction.address, destination(instruction, words)))
            elif instruction.has("isIndirectBranch"):
                target = destination(instruction, words)
                if target is not None:
                    block.is_indirect = False
                    if function.address <= target < function.end:
                        block.successors = (target,)
                    else:
                        calls.append(Call(instruction.address, target, is_tail=True))
            self._step(instruction, words)
        block.calls = tuple(calls)

    def _step(self, instruction: Instruction, words: Words) -> None:
        """What is known after an instruction."""
        if not instruction.has("isCall"):
            step(instruction, words)
            return
        target = destination(instruction, words)
        step(instruction, words)
        clobbered = CLOBBERED if target is None else self._clobbered.get(target, CLOBBERED)
        for index in clobbered & words.keys():
            del words[index]

    def _clobbers(self) -> dict[int, frozenset[int]]:
        """The scalar registers that each function and all it calls may write."""
        found = {address: _written(blocks) for address, blocks in self._blocks.items()}
        callees = {
            address: {call.target for block in blocks for call in block.calls}
            for address, blocks in self._blocks.items()
        }
        is_changing = True
        while is_changing:
            is_changing = False
            for address, called in callees.items():
                more = [CLOBBERED if target is None else found.get(target, CLOBBERED) for target in called]
                union = found[address].union(*more)
                is_changing |= union != found[address]
                found[address] = union
        return found


_MOST_ROUNDS = 8
CLOBBERED = frozenset({_CARRY, *range(_FIRST_PRESERVED), *range(_LAST_PRESERVED + 1, 128)})
"""What a call of an unknown function leaves unknown."""


def _written(blocks: tuple[BasicBlock, ...]) -> frozenset[int]:
    registers = [r for block in blocks for i in block.instructions for r in i.writes if r.file == "s"]
    return frozenset({_CARRY, *(r.index + n for r in registers for n in range(r.width))})


def runs(instructions: Sequence[Instruction]) -> Iterator[tuple[Instruction, ...]]:
    """Cut after every terminator and before every place that is jumped to."""
    targets = {i.target for i in instructions if i.has("isBranch")} - {None}
    run: list[Instruction] = []
    for instruction in instructions:
        follows = run and run[-1].address + run[-1].size != instruction.address
        if run and (instruction.address in targets or follows):
            yield tuple(run)
            run = []
        run.append(instruction)
        if instruction.has("isTerminator"):
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def successors(last: Instruction, function: Function) -> tuple[int, ...]:
    """Where control may be after the last instruction of a block, within the function."""
    after = last.address + last.size
    found = [] if last.target is None or last.has("isCall") else [last.target]
    if not last.has("isBarrier"):  # LLVM's word for what control does not pass through
        found.append(after)
    return tuple(address for address in found if function.address <= address < function.end)


def destination(instruction: Instruction, words: Words) -> int | None:
    """Where a call or jump goes, if that is known."""
    if instruction.target is not None:
        return instruction.target
    offset = _value(instruction.operands[-1], words)
    if offset is not None and instruction.family == "s_add_pc_i64":
        return (instruction.address + instruction.size + offset) & _M64
    return offset


def _value(operand: Operand, words: Words) -> int | None:
    """The value of a scalar operand of one or two registers, if it is known."""
    register = operand.value
    if isinstance(register, Constant):
        return int(register)
    if register.file != "s":
        return None
    parts = [words.get(register.index + n) for n in range(register.width)]
    if None in parts:
        return None
    return sum((part or 0) << 32 * n for n, part in enumerate(parts))


def step(instruction: Instruction, words: Words) -> None:
    """What is known after an instruction."""
    form = instruction.form
    rule = _RULES.get(form.pseudo) if form else None
    if rule is None and (not words or (form is not None and not form.may_write_scalars)):
        return
    result = rule(instruction, words) if rule else None
    carry = words.get(_CARRY)
    for register in instruction.writes:
        if register.file == "scc":
            words.pop(_CARRY, None)
        elif register.file == "s":
            for n in range(register.width):
                words.pop(register.index + n, None)
    if result is not None:
        destination = instruction.operands[0].register
        if destination is not None and destination.file == "s":
            for n in range(destination.width):
                words[destination.index + n] = result >> 32 * n & _M32
        if instruction.family in _ADDITIONS:
            words[_CARRY] = result >> 32
    elif carry is not None and not any(register.file == "scc" for register in instruction.writes):
        words[_CARRY] = carry


def _sources(instruction: Instruction, words: Words) -> list[int] | None:
    values = [_value(operand, words) for operand in instruction.operands[1:]]
    return None if None in values else [value for value in values if value is not None]


def _next_address(instruction: Instruction, _words: Words) -> int | None:
    return instruction.address + instruction.size


def _move(instruction: Instruction, words: Words) -> int | None:
    sources = _sources(instruction, words)
    return sources[0] if sources else None


def _add(instruction: Instruction, words: Words) -> int | None:
    sources = _sources(instruction, words)
    return sum(value & _M32 for value in sources) if sources else None


def _add_with_carry(instruction: Instruction, words: Words) -> int | None:
    total, carry = _add(instruction, words), words.get(_CARRY)
    return None if total is None or carry is None else total + carry


def _add_64(instruction: Instruction, words: Words) -> int | None:
    sources = _sources(instruction, words)
    return sum(sources) & _M64 if sources else None


def _sign_extend_16(instruction: Instruction, words: Words) -> int | None:
    value = _move(instruction, words)
    return None if value is None else ((value & 0xFFFF ^ 0x8000) - 0x8000) & _M32


Rule = Callable[[Instruction, Words], "int | None"]

# By the name that LLVM gives the operation on every generation.
_RULES: dict[str, Rule] = {
    "s_getpc_b64": _next_address,
    "s_mov_b32": _move,
    "s_mov_b64": _move,
    "s_add_u32": _add,
    "s_addc_u32": _add_with_carry,
    "s_add_u64": _add_64,
    "s_sext_i32_i16": _sign_extend_16,
}
_ADDITIONS = ("s_add_u32", "s_addc_u32")


def block_at(blocks: Sequence[BasicBlock], address: int) -> BasicBlock | None:
    """The block that holds an address."""
    found = bisect.bisect_right([block.start for block in blocks], address) - 1
    return blocks[found] if found >= 0 and address < blocks[found].end else None

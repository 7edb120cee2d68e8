"""Rules about where calls lead, and about code that was never written."""

from __future__ import annotations

import bisect
import itertools
import re
from collections.abc import Iterator

from ..codeobject.code_object import CodeObject
from ..flow import destination, step
from ..isa.instruction import Instruction
from ..isa.reach import reach
from ..isa.use import use_of
from .bodies import Bodies, Body, above
from .encoded import bits, following, places
from .instruction_rules import FILES, bodies_of, fault_at
from .registry import Fault, Options, rule

_STACK_POINTER, _PRIVATE = 32, "src_private_base"
"""The SGPR with the stack pointer in LLVM's calling convention; where scratch memory is for other accesses."""
_MOST_CALLED = 64
"""Functions that are looked at for each kernel which calls them."""
_FURTHEST = 512
"""Bytes from an instruction that reads the program counter to the end of the call that its sum is for."""
_ADDS, _MOST_AFTER = ("s_add_u32", "s_add_i32"), 8
"""Additions without a carry; and how many instructions are looked at for the address that begins with one."""
_LEAST_ZEROS = 4
"""Words of zeros one after another that are no code: compilers repeat no instruction that often which moves a register
to itself, and no instruction has that many zeros."""
_LEAST = bytes(4 * _LEAST_ZEROS)
_ZEROS = re.compile(_LEAST + b"+")


@rule(
    "code",
    "call-target",
    "error",
    "A call leads to a place without code, or into the middle of a function: the wave executes whatever is there.",
    "kernel 'k': at +0x34, a call leads to 0x41c00, where there is no code: the relocation was applied twice.",
)
def call_target(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Calls whose target is a sum with the program counter lead to functions."""
    bodies = bodies_of(code)
    for body in bodies.all:
        isa = body.decoders[0].isa
        if not (body.glance.rows & bits(isa, _calls_one) and body.glance.rows & bits(isa, _asks_where_it_is)):
            continue
        for at, distance in _calls(body):
            target = body.address + distance
            fault = _wrong(bodies, body, target)
            if fault and at in body.reached_at:
                yield fault_at(code, body, at, f"a call leads to {target:#x}, {fault}")
                break


def _wrong(bodies: Bodies, caller: Body, target: int) -> str | None:
    """What is wrong with a place that is called. Hand-written code calls places in the function itself."""
    if not bodies.is_code(target):
        return "where there is no code"
    if target % 4:
        return "which is no multiple of 4"
    home = bodies.home(target)
    if home is None:
        return "where there is nothing but padding" if bodies.is_padding(target) else None
    if home is caller or home.address == target or not home.has_size:
        return None
    return f"which is in the middle of {home.name!r}"


@rule(
    "code",
    "call-stack",
    "error",
    "A function that the kernel calls keeps values on the stack, and the kernel has no stack or has not set its pointer: "
    "the function overwrites other memory.",
    "kernel 'k': it calls 'f', which uses the stack, and the descriptor gives no scratch memory",
)
def call_stack(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Kernels that call functions with a stack have one, and set the stack pointer."""
    bodies, known = bodies_of(code), dict[int, bool]()
    for body in bodies.all:
        descriptor = body.kernel.descriptor if body.kernel else None
        if descriptor is None or not body.glance.rows & bits(body.decoders[0].isa, _calls_one):
            continue
        user = None
        for called in itertools.islice(_called(bodies, body), _MOST_CALLED):
            if called.address not in known:
                known[called.address] = _uses_stack(called)
            if known[called.address]:
                user = called
                break
        if user is None:
            continue
        if not descriptor.private_segment_fixed_size and not descriptor["properties.uses_dynamic_stack"]:
            message = f"it calls {user.name!r}, which uses the stack, and the descriptor gives no scratch memory"
            yield fault_at(code, body, 0, message)
        if not any(use_of(found).writes >> _STACK_POINTER & 1 for found in body.reached()):
            message = (
                f"it calls {user.name!r}, which uses the stack, and nothing sets s{_STACK_POINTER}, the stack pointer"
            )
            yield fault_at(code, body, 0, message)


@rule(
    "code",
    "callee-registers",
    "error",
    "A function that the kernel calls uses registers which the kernel's descriptor does not allocate; they may belong to "
    "another wave.",
    "kernel 'k': it calls 'f', whose v_mov_b32_e32 v60, s1 needs 61 VGPRs, the descriptor gives 24",
)
def callee_registers(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The functions that a kernel calls get along with its registers."""
    bodies = bodies_of(code)
    for body in bodies.all:
        if body.kernel is None or not body.glance.rows & bits(body.decoders[0].isa, _calls_one):
            continue
        reported = set[int]()
        for called in itertools.islice(_called(bodies, body), _MOST_CALLED):
            for file, message in _beyond(called, body) if above(called.glance.needs, body.limits) - reported else ():
                if file not in reported:
                    reported.add(file)
                    yield fault_at(code, body, 0, f"it calls {called.name!r}, whose {message}")


def _beyond(called: Body, kernel: Body) -> Iterator[tuple[int, str]]:
    """The instructions of a function that need more than the kernel has, by register file."""
    for instruction in called.reached():
        for file in kernel.beyond(instruction.decoded):
            need, most = reach(instruction.decoded)[file], kernel.limits[file]
            yield file, f"{instruction} needs {need} {FILES[file]}, the descriptor gives {most}"


def _called(bodies: Bodies, body: Body) -> Iterator[Body]:
    """The functions that are called by a constant address, and those that they call."""
    seen, waiting = {body.address}, [body]
    while waiting:
        caller = waiting.pop()
        for _, distance in _calls(caller):
            found = bodies.home(caller.address + distance)
            if found and found.address not in seen:
                seen.add(found.address)
                waiting.append(found)
                yield found


def _uses_stack(body: Body) -> bool:
    """Whether a function accesses memory at the stack pointer that its caller gives it."""
    if not body.glance.start.reads >> _STACK_POINTER & 1 or body.kernel:
        return False
    return any(
        (found.has("mayLoad", "mayStore") and use_of(found).reads >> _STACK_POINTER & 1) or _PRIVATE in str(found)
        for found in body.reached()
    )


def _calls(body: Body) -> tuple[tuple[int, int], ...]:
    """The offsets of calls to a sum with the program counter that is made in the same basic block, and where they lead.

    The code for several GPUs is the same, and these encodings are those of all processors of a family.
    """
    key = body.decoders[0].isa.content["family"], body.digest
    found = _known.get(key)
    if found is None:
        found = tuple(_sums(body))
        if len(_known) < _MOST_KNOWN:
            _known[key] = found
    return found


_known: dict[tuple[str, bytes], tuple[tuple[int, int], ...]] = {}
_MOST_KNOWN = 1 << 16
"""The calls of functions, by the family of the processor and a hash of the code; and of how many they are remembered."""


def _sums(body: Body) -> Iterator[tuple[int, int]]:
    decoder = body.decoders[0]
    calls = [found.address for found in places(body, _calls_one)]
    for found in places(body, _asks_where_it_is):
        # Where that is in the middle of an instruction, what follows makes no sense, and no sum.
        at, end = found.address, found.address + _FURTHEST
        if bisect.bisect_left(calls, at) == bisect.bisect_left(calls, end):
            continue
        words = dict[int, int]()
        for instruction in decoder.instructions(body.code[at:end], at):
            if instruction.has("isCall"):
                target = destination(instruction, words)
                if target is not None:
                    yield instruction.address, target if target < 1 << 63 else target - (1 << 64)
            if instruction.decoded.is_turn:
                break
            step(instruction, words)
            if not words:
                break


@rule(
    "code",
    "address-carry",
    "error",
    "The upper half of an address is added without the carry of the lower half: where the lower half overflows, the address "
    "is 4 GiB too low.",
    "kernel 'k': at +0x20, s_add_u32 s5, s5, 0 adds to the upper half of an address without the carry: s_addc_u32 does",
    is_thorough=True,
)
def address_carry(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where an offset is added to the program counter, the carry is added as well."""
    for body in bodies_of(code).all:
        for found in places(body, _asks_where_it_is):
            wrong = _without_carry(body, found)
            if wrong and found.address in body.reached_at:
                what = f"{wrong} adds to the upper half of an address without the carry: s_addc_u32 does"
                yield fault_at(code, body, wrong.address, what)
                break


def _without_carry(body: Body, found: Instruction) -> Instruction | None:
    """What adds to the upper half of a program counter right after something was added to the lower half."""
    result = found.operand("sdst")
    if result is None or result.register is None:
        return None
    low, is_added = result.register.index, False
    for after in following(body, found, _MOST_AFTER):
        target = after.operand("sdst")
        index = target.register.index if target and target.register and target.register.width == 1 else None
        if index == low and after.mnemonic in _ADDS:
            is_added = True
        elif is_added and index == low + 1:
            return after if after.mnemonic in _ADDS else None
    return None


def _calls_one(name: str) -> bool:
    return name == "s_swappc_b64"


def _asks_where_it_is(name: str) -> bool:
    return name == "s_getpc_b64"


@rule(
    "code",
    "zeroed-code",
    "error",
    "A wave executes zeros, which are an instruction on some GPUs: part of the code was not written to the file.",
    "kernel 'k': at +0x40, 64 bytes of zeros can be reached: copy the file again, it may have holes.",
)
def zeroed_code(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No run of zeros is executed. Where zeros are no instruction, that is what the finding is about."""
    for body in bodies_of(code).all:
        for found in _ZEROS.finditer(body.code) if _LEAST in body.code else ():
            if _instructions(body, found.start(), found.end()) >= _LEAST_ZEROS:
                size = found.end() - found.start()
                yield fault_at(code, body, found.start(), f"{size} bytes of zeros can be reached")
                break


def _instructions(body: Body, start: int, end: int) -> int:
    """How many instructions that can be reached are nothing but zeros and lie between two offsets."""
    zeros = (found for found in body.reached() if found.form is not None and not found.decoded.word)
    return sum(start <= found.address - body.address < end for found in zeros)

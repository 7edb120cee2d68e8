"""Whether a kernel surely uses some bits of a dword that it loads: compilers load a dword for one byte of it.

From the load on it is followed which bits of registers change with them. A comparison of all of such a register, an address,
and an operation on floats use them. Of what is computed from them in another way than by moves, bits, shifts, sums and odd
factors nothing is said, nor of what is stored: the memory may have such bytes of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from ...fatbin.flow_graph import keys_of
from ...fatbin.isa import Instruction
from ..isa.operations import kind_of
from .uses import (
    DATA,
    MOST_STEPS,
    Fetch,
    Place,
    in_same_lanes,
    is_exchange,
    places_on_stack,
    results_of,
    successors,
)

Bits = Mapping[Place, int]
"""Of registers and places on the stack, the bits that change with those which are meant."""

_Source = tuple[int, "int | None"]

_ALL, _SIGN = 0xFFFFFFFF, 0x80000000
_WORD = 32
_WHOLE = re.compile(r"_(dword(x\d)?|b32|b64|b96|b128|b256|b512)$")
"""How the names of accesses end whose registers are words of memory."""
_OTHER_LANES = ("SDWA", "DPP")
"""Parts of the names of encodings whose operands are parts of registers, or those of other lanes."""
_COPIES = frozenset(
    "v_mov_b32 s_mov_b32 v_accvgpr_write_b32 v_accvgpr_read_b32 v_readfirstlane_b32 v_not_b32 s_not_b32".split()
)
_SUMS = frozenset(
    """v_add_u32 v_add_nc_u32 v_add_co_u32 v_sub_u32 v_sub_nc_u32 v_sub_co_u32 v_subrev_u32 v_subrev_nc_u32 v_add_i32 v_sub_i32
    v_add_nc_i32 v_sub_nc_i32 s_add_i32 s_add_u32 s_sub_i32 s_sub_u32 v_xor_b32 s_xor_b32 v_add3_u32 v_xor3_b32""".split()
)
"""A bit of an operand changes the same one of the result."""
_PRODUCTS = frozenset(("v_mul_lo_u32", "s_mul_i32"))
_COMPARES = re.compile(r"(?:v_cmpx?|s_cmp)_(eq|ne|lg|lt|le|gt|ge)_[iu]32$")
_OF_FLOATS = re.compile(
    r"v_(?:(?:add|sub|subrev|mul|fma|fmac|mac|mad|rcp|rsq|sqrt|cmpx?_(?!class)\w+)_f(?:32|64)|cvt_(?:f32|f64)_[iu]32|cvt_(?:i32|u32|f64)_f32)$"
)


def uses_some(fetch: Fetch, at: int, bytes: int, own: Mapping[int, int] = MappingProxyType({})) -> bool:
    """Whether bytes of a load at an address are used; ``bytes`` has a bit for each of those that are meant.

    ``own`` is that of :func:`~.uses.is_used`.
    """
    load = fetch(at)
    if load is None or not _WHOLE.search(kind_of(load).name) or "read2" in load.mnemonic or "2addr" in load.mnemonic:
        return False
    first = {place: _bits_of(bytes >> 4 * n & 15) for n, place in enumerate(sorted(results_of(load, -1)))}
    seen: dict[int, dict[Place, int]] = {}
    waiting = [(after, first) for after in successors(load)]
    for _ in range(MOST_STEPS):
        if not waiting:
            break
        place, bits = waiting.pop()
        known = seen.setdefault(place, {})
        instruction = fetch(place)
        if instruction is None or all(not mask & ~known.get(key, 0) for key, mask in bits.items()):
            continue
        bits = {key: bits.get(key, 0) | known.get(key, 0) for key in (*bits, *known)}
        seen[place] = bits
        kept = in_same_lanes(instruction, frozenset(bits))
        after = _after(instruction, {key: bits.get(key, 1) for key in kept}, own.get(place))
        if after is None:
            return True
        waiting += [(each, after) for each in successors(instruction)]
    return False


def _bits_of(bytes: int) -> int:
    """The bits of some of the bytes of a dword."""
    return sum(0xFF << 8 * n for n in range(4) if bytes >> n & 1)


def _after(instruction: Instruction, bits: Bits, own: int | None) -> dict[Place, int] | None:
    """The bits after an instruction; None where it uses some."""
    read, written = keys_of(instruction.reads) & bits.keys(), keys_of(instruction.writes)
    others = {key: mask for key, mask in bits.items() if key not in written and mask}
    kind = kind_of(instruction)
    if instruction.has("mayStore") or instruction.has("mayLoad"):
        return _after_access(instruction, kind.name, bits, others, own)
    if not read or any(part in instruction.encoding for part in _OTHER_LANES):
        return others
    for part in kind.parts:
        sources = _sources(instruction, part.suffix, bits)
        if any(mask for mask, _ in sources):
            if _OF_FLOATS.match(part.name) or _decide(part.name, sources):
                return None
            result = _result(part.name, sources)
            for n, target in enumerate(_targets(instruction, part.suffix)):
                others[target] = result >> _WORD * n & _ALL
    return others


def _after_access(
    instruction: Instruction, name: str, bits: Bits, others: dict[Place, int], own: int | None
) -> dict[Place, int] | None:
    """The same of an access to memory."""
    stores, loads = instruction.has("mayStore"), instruction.has("mayLoad")
    operands = (instruction.operand(each) for each in DATA)
    data = keys_of([operand.register for operand in operands if operand and operand.register])
    addresses = keys_of(instruction.reads) - (data if stores else frozenset())
    if any(key in bits and key[0] in "vs" for key in addresses) or (
        stores and loads and _is_any(bits, data) and not is_exchange(instruction)
    ):
        return None
    if stores and loads:
        return others
    places = places_on_stack(instruction, own, data if stores else results_of(instruction, -1))
    is_whole = bool(_WHOLE.search(name))
    if stores:
        kept = {key: mask for key, mask in others.items() if key not in places}
        return kept | {place: bits[key] for place, key in places.items() if is_whole and key in bits}
    return others | {key: bits[place] for place, key in places.items() if is_whole and place in bits}


def _is_any(bits: Bits, keys: frozenset[Place]) -> bool:
    return any(key in bits for key in keys)


def _targets(instruction: Instruction, letter: str) -> list[Place]:
    """The registers of the result of an operation; ``letter`` is that of its half of an instruction that is two."""
    operands = (instruction.operand(name) for name in (f"vdst{letter}", "sdst"))
    register = next((operand.register for operand in operands if operand and operand.register), None)
    return [(register.file, register.index + n) for n in range(register.width)] if register else []


def _sources(instruction: Instruction, letter: str, bits: Bits) -> list[_Source]:
    """Of the sources in turn, the bits of registers, and the number if it is one."""
    found: list[_Source] = []
    for name in (f"src0{letter}", f"vsrc1{letter}" if letter else "src1", f"vsrc2{letter}" if letter else "src2"):
        operand = instruction.operand(name)
        if operand is not None:
            register = operand.register
            words = [(register.file, register.index + n) for n in range(register.width)] if register else []
            mask = sum(bits.get(word, 0) << _WORD * n for n, word in enumerate(words))
            found.append((mask, None if register else instruction.constant(name)))
    return found


def _decide(name: str, sources: list[_Source]) -> bool:
    """Whether the result of a comparison depends on the bits: one with a number may look at the upper ones alone."""
    how = _COMPARES.match(name)
    if how is None or len(sources) != 2:
        return False
    number = next((number for _, number in sources if number is not None), None)
    if how[1] in ("eq", "ne", "lg"):
        return True
    if number is None:
        return False  # a register may have one whose lower bits are 0
    # Of x < n and x >= n, a bit changes nothing where it and all below it are 0 in n; of n < x and n >= x the same for n + 1.
    is_above = (how[1] in ("gt", "le")) != (sources[0][1] is not None)
    mask = sources[0][0] | sources[1][0]
    return bool((number + is_above) & (1 << mask.bit_length()) - 1)


def _result(name: str, sources: list[_Source]) -> int:
    """The bits of the result that change surely; 0 where that is not known."""
    masks, numbers = [mask for mask, _ in sources], [number for _, number in sources]
    if name in _COPIES:
        return masks[0]
    if name in _SUMS:
        # What is in two of them may cancel out.
        return masks[0] ^ masks[1] ^ (masks[2] if len(masks) > 2 else 0)
    if name in _PRODUCTS:
        return max(masks) if any(number is not None and number & 1 for number in numbers) else 0
    if name.startswith("v_cndmask_b32"):
        return masks[0] | masks[1]
    if name == "v_lshl_add_u64" and numbers[1] is not None:
        return masks[0] << numbers[1] ^ masks[2]
    return _of_bits(name, masks, numbers)


def _of_bits(name: str, masks: list[int], numbers: list[int | None]) -> int:
    """The same of shifts, and of operations on bits with a number."""
    plain = name.partition("_")[2]
    if plain in ("and_b32", "or_b32"):
        number = next((number for number in numbers if number is not None), None)
        return 0 if number is None else max(masks) & (number if plain == "and_b32" else ~number & _ALL)
    if plain in ("lshlrev_b32", "lshrrev_b32", "ashrrev_i32"):
        return _shifted(plain, masks[1], numbers[0])
    if name == "v_lshlrev_b64" and numbers[0] is not None:
        return masks[1] << numbers[0]
    if name in ("s_lshl_b32", "s_lshr_b32", "s_ashr_i32"):
        return _shifted(plain, masks[0], numbers[1])
    if name in ("v_bfe_u32", "v_bfe_i32") and numbers[1] is not None and numbers[2] is not None:
        return _field(masks[0], numbers[1] & 31, numbers[2] & 31, is_signed=name.endswith("i32"))
    if name in ("s_bfe_u32", "s_bfe_i32") and numbers[1] is not None:
        return _field(masks[0], numbers[1] & 31, numbers[1] >> 16 & 127, is_signed=name.endswith("i32"))
    return 0


def _shifted(how: str, mask: int, by: int | None) -> int:
    if by is None:
        return 0
    by &= _WORD - 1
    if how.startswith("lshl"):
        return mask << by & _ALL
    sign = _ALL << _WORD - by & _ALL if how.startswith("ashr") and mask & _SIGN else 0
    return mask >> by | sign


def _field(mask: int, first: int, width: int, *, is_signed: bool) -> int:
    found = mask >> first & (1 << width) - 1
    return found | (_ALL << width & _ALL if is_signed and width and found >> width - 1 & 1 else 0)

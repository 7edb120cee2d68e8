"""Rules about registers that a kernel's first block reads: whether the hardware initialises them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from ..codeobject.code_object import CodeObject
from ..codeobject.descriptor import KernelDescriptor
from ..isa.instruction import Instruction
from ..isa.model import Register
from ..isa.register_bits import SCC, VCC, VECTORS
from ..isa.use import use_of
from ..records import NamedTuple
from .bodies import Body
from .encoded import places
from .instruction_rules import bodies_of, fault_at
from .reading import LONGEST_ENTRY
from .registry import Fault, Options, rule

_USER = (
    ("private_segment_buffer", 4, False),
    ("dispatch_ptr", 2, True),
    ("queue_ptr", 2, True),
    ("kernarg_segment_ptr", 2, True),
    ("dispatch_id", 2, False),
    ("flat_scratch_init", 2, False),
    ("private_segment_size", 1, False),
)
"""The user SGPRs in their order: the bit of the descriptor, how many it fills, and whether they are an address."""
_WORKITEM_IDS, _ID_BITS = 3, 10
_CONDITIONS = 1 << SCC | 1 << VCC
_FIRST_ADDRESS, _WORD = 32, 4
"""Where in the dispatch packet the first address is; in front of it are sizes."""
_PADDED = "gfx11"
"""Processors on which LLVM has the ids of workgroups begin at s13 or later, whatever is in front of them."""
_SYSTEM = ("workgroup_id_x", "workgroup_id_y", "workgroup_id_z", "workgroup_info")


class _Beginning(NamedTuple):
    """What the registers hold when a kernel starts."""

    given: int
    """How many SGPRs are set."""
    ids: int
    """How many VGPRs hold ids of the work-item."""
    enabled: list[tuple[int, str, int, bool]]
    """The user SGPRs, as :func:`_enabled` gives them."""
    addresses: frozenset[int]
    """The first of those that are an address."""
    preloaded: range
    """Those that arguments are loaded to in advance: they come after all others, and may be addresses."""
    unset: int
    """All that hold nothing, as bits, without the first SGPR of them."""
    unfilled: int
    """The user SGPRs that are counted, and hold nothing; none where compilers count some to reach 16 (gfx11)."""


def _described(code: CodeObject) -> Iterator[tuple[Body, KernelDescriptor, _Beginning]]:
    for body in bodies_of(code).all:
        if body.kernel is not None and body.kernel.descriptor is not None:
            found = body.kernel.descriptor
            yield body, found, _beginning(found.processor, found.properties, found.rsrc2, found.kernarg_preload)


@lru_cache(maxsize=1 << 10)
def _beginning(processor: str, properties: int, rsrc2: int, preload: int) -> _Beginning:
    """What kernels with such a descriptor begin with; a library has few that differ."""
    descriptor = KernelDescriptor(processor, properties=properties, rsrc2=rsrc2, kernarg_preload=preload)
    given, ids, enabled = (
        _given(descriptor),
        1 + descriptor["rsrc2.enable_vgpr_workitem_id"],
        list(_enabled(descriptor)),
    )
    end = sum(width for _, _, width, _ in enabled)
    return _Beginning(
        given,
        ids,
        enabled,
        frozenset(at for at, _, _, is_address in enabled if is_address),
        range(end, end + descriptor["kernarg_preload.length"]),
        (1 << VECTORS) - (2 << given) | -1 << VECTORS + ids,
        0 if processor.startswith(_PADDED) else _unfilled(descriptor, end),
    )


def _unfilled(descriptor: KernelDescriptor, filled: int) -> int:
    """The user SGPRs, as bits, after those that are filled."""
    filled += descriptor["kernarg_preload.length"]
    return max((1 << descriptor.get("rsrc2.user_sgpr_count")) - (1 << filled), 0)


def _enabled(descriptor: KernelDescriptor) -> Iterator[tuple[int, str, int, bool]]:
    """The user SGPRs that a kernel begins with: the first of each, what they are, how many, whether an address."""
    at = 0
    for name, width, is_address in _USER:
        if descriptor[f"properties.enable_sgpr_{name}"]:
            yield at, name, width, is_address
            at += width


def _given(descriptor: KernelDescriptor) -> int:
    """How many SGPRs are set when a kernel starts."""
    system = sum(descriptor[f"rsrc2.enable_sgpr_{name}"] for name in _SYSTEM)
    return descriptor.get("rsrc2.user_sgpr_count") + system + descriptor["rsrc2.enable_private_segment"]


def _is_offset(descriptor: KernelDescriptor, instruction: Instruction | None) -> bool:
    """Whether an instruction adds the offset in scratch to the buffer, or moves it: compilers have it do so also where no
    scratch is left in the end, and the offset is not enabled."""
    has_buffer = bool(descriptor["properties.enable_sgpr_private_segment_buffer"])
    return has_buffer and instruction is not None and instruction.mnemonic in ("s_add_u32", "s_mov_b32")


@rule(
    "code",
    "initial-register",
    "error",
    "The code reads a register that the descriptor does not initialise; it holds what an earlier wave left there.",
    "kernel 'k': at +0x8, s_lshl_b32 s0, s8, 8 reads s8, and the descriptor has 8 SGPRs set, up to s7",
)
def initial_register(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """The first SGPR after those that are set is not read before it is written; nor are VGPRs for ids that are not."""
    for body, descriptor, beginning in _described(code):
        given, enabled = beginning.given, beginning.ids
        ids = (1 << _WORKITEM_IDS) - (1 << min(enabled, _WORKITEM_IDS))
        if not body.glance.start.reads & (3 << given | ids << VECTORS | beginning.unfilled):
            continue
        reads, _ = body.reading.first_uses()
        unfilled = [(place, n) for (file, n), place in reads.items() if file == "s" and beginning.unfilled >> n & 1]
        for place, number in sorted(unfilled)[:1]:
            what = f"{_at(body, place) or 'the code'} reads s{number}"
            yield fault_at(code, body, place, f"{what}, a user SGPR that the descriptor counts and fills with nothing")
        at = reads.get(("s", given))
        if at is not None and not descriptor["rsrc2.enable_private_segment"] and _is_offset(descriptor, _at(body, at)):
            given += 1
            at = reads.get(("s", given))
        if at is not None:
            last = f", up to s{given - 1}" if given else ""
            what = f"{_at(body, at) or 'the code'} reads s{given}"
            yield fault_at(code, body, at, f"{what}, and the descriptor has {given} SGPRs set{last}")
        for number in range(enabled, _WORKITEM_IDS):
            at = reads.get(("v", number))
            if at is not None:
                what = f"{_at(body, at) or 'the code'} reads v{number}"
                yield fault_at(code, body, at, f"{what}, and the descriptor has no work-item id set there")
                break


@rule(
    "code",
    "initial-condition",
    "error",
    "The code depends on a condition that no instruction has set: SCC and VCC hold what an earlier wave left there.",
    "kernel 'k': at +0x10, s_cbranch_scc1 7 depends on SCC, which nothing has set",
)
def initial_condition(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """A kernel's first block sets SCC and VCC before it reads them."""
    for body, _, _ in _described(code):
        if not body.glance.start.reads & _CONDITIONS:
            continue
        reads, _ = body.reading.first_uses()
        for number, name in ((SCC, "SCC"), (VCC, "VCC")):
            at = reads.get(("s", number))
            if at is not None:
                what = f"{_at(body, at) or 'the code'} depends on {name}"
                yield fault_at(code, body, at, f"{what}, which nothing has set")


@rule(
    "code",
    "scalar-alignment",
    "warning",
    "Scalar loads ignore the lowest two bits of an address: this one reads another word than the code says.",
    "kernel 'k': at +0x0, s_load_dword s3, s[0:1], 0xa reads at an offset that is no multiple of 4",
)
def scalar_alignment(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Scalar loads of a kernel's first block have offsets of whole words."""
    for body, _, _ in _described(code):
        at = body.glance.start.unaligned
        if at is not None:
            yield fault_at(code, body, at, f"{_at(body, at)} reads at an offset that is no multiple of 4")


@rule(
    "code",
    "packed-id",
    "error",
    "The code takes the y or z of the work-item's id out of v0, and the descriptor does not have it put there: it is zero.",
    "kernel 'k': at +0x10, v_bfe_u32 v1, v0, 10, 10 reads the y of the work-item's id, which the descriptor does not enable",
)
def packed_id(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where one register holds all ids, those that the first block takes out of it are enabled."""
    for body, descriptor, beginning in _described(code):
        isa = body.decoders[0].isa
        packs = descriptor.accum_offset is not None or isa.is_gfx11_plus
        if not packs or beginning.ids >= _WORKITEM_IDS or not body.glance.start.reads >> VECTORS & 1:
            continue
        for found in places(body, _takes_bits, LONGEST_ENTRY):
            number = _ids_taken(found)
            if number >= beginning.ids and _holds_ids(body, found.address):
                what = f"{found} reads the {'xyz'[number]} of the work-item's id"
                yield fault_at(code, body, found.address, f"{what}, which the descriptor does not enable")
                break


def _takes_bits(name: str) -> bool:
    return name == "v_bfe_u32_e64"


def _ids_taken(found: Instruction) -> int:
    """Which part of v0 an instruction takes: 1 for y, 2 for z; else 0."""
    source, start, width = (found.operand(name) for name in ("src0", "src1", "src2"))
    if not (source and source.register and (source.register.file, source.register.index) == ("v", 0)):
        return 0
    if not start or not width or isinstance(start.value, Register) or isinstance(width.value, Register):
        return 0
    number, rest = divmod(start.value.bits, _ID_BITS)
    return number if width.value.bits == _ID_BITS and not rest and number < _WORKITEM_IDS else 0


def _holds_ids(body: Body, offset: int) -> bool:
    """Whether v0 is still what it was at first, at an offset in the first block."""
    for found in body.reached():
        at = found.address - body.address
        if at >= offset:
            return at == offset
        if found.decoded.is_turn or use_of(found).writes >> VECTORS & 1:
            return False
    return False


def _at(body: Body, offset: int) -> Instruction | None:
    return next((found for found in body.reached() if found.address - body.address == offset), None)


@rule(
    "code",
    "initial-address",
    "error",
    "The kernel loads from registers that hold no address: it expects the kernel arguments or the dispatch packet "
    "elsewhere.",
    "kernel 'k': at +0x0, its first block loads from s[4:5], which holds the dispatch_id",
)
def initial_address(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Where the first block accesses memory through registers as they are set, these are an address."""
    for body, _, beginning in _described(code):
        for base in body.glance.start.loads:
            if base in beginning.addresses or base in beginning.preloaded:
                continue
            names = [name for at, name, width, _ in beginning.enabled if at <= base < at + width]
            what = f"the {names[0]}" if names else "no address"
            message = f"its first block loads from s[{base}:{base + 1}], which holds {what}"
            yield fault_at(code, body, 0, message)
        given = {"s": beginning.given + 1, "v": beginning.ids}
        addresses_used = body.reading.first_uses()[1] if body.glance.start.addresses & beginning.unset else {}
        for (file, number), at in addresses_used.items():
            if number >= given[file] and (file != "s" or number - 1 not in body.glance.start.loads):
                yield fault_at(code, body, at, f"accesses memory through {file}{number}, which nothing has set")
                break
        first = {name: at for at, name, _, _ in beginning.enabled}
        packet, arguments, loads = first.get("dispatch_ptr"), first.get("kernarg_segment_ptr"), body.glance.start.loads
        if packet is not None and packet in loads and arguments not in loads:
            user = body.found(("sizes as address", packet), partial(_sizes_as_address, body, packet))
            if user:
                why = f"{user} accesses memory through a size in the dispatch packet: it expects arguments there"
                yield fault_at(code, body, user.address, why)


def _sizes_as_address(body: Body, packet: int) -> Instruction | None:
    """The first instruction that accesses memory through what the dispatch packet has in front of its addresses."""
    held = 0
    for found in body.reading.entry():
        use = use_of(found)
        if use.addresses & held:
            return found
        held &= ~use.writes
        result = found.operand("sdst")
        if use.load and use.load[0] == packet and result and result.register:
            words = max(min(result.register.width, (_FIRST_ADDRESS - use.load[1]) // _WORD), 0)
            held |= (1 << words) - 1 << result.register.index
    return None

"""Rules about scalar registers that are written too early or read too early, on processors from GFX10 on whose hardware does not see to it.

Source: LLVM's GCNHazardRecognizer and AMDGPUWaitSGPRHazards.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from ..isa.register_bits import FIRST, bits_of, names_of
from ..isa.waits import effect_of
from ..records import NamedTuple, dataclass
from .bodies import Body
from .distances import EXEC, SA_SDST, SCALARS, VA_SDST, VA_VCC, VCC, VM_VSRC, operand_bits, waits_for
from .encoded import Wanted, places
from .hazard_processors import FIRST_GFX10, GFX12, is_gfx11_with_long_waves
from .instruction_rules import bodies_of, fault_at
from .registry import Fault, Options, rule
from .stale_scalars import stale_reads
from .walks import first_after

_NO_VECTORS = (1 << FIRST["v"]) - 1
_LGKMCNT = 63 << 8
"""The bits of s_waitcnt that are 0 where it waits for all scalar loads."""


def _accesses(found: Instruction) -> bool:
    """Flat accesses are left out, as only late releases of LLVM count them."""
    return found.has("MUBUF", "MTBUF", "MIMG", "FlatGlobal", "FlatScratch", "DS")


def _accesses_memory(name: str) -> bool:
    return name.startswith(("buffer_", "tbuffer_", "image_", "global_", "flat_", "scratch_", "ds_"))


def _loads_scalars(name: str) -> bool:
    return name.startswith(("s_load", "s_buffer_load", "s_scratch_load"))


def _uses_lanes(name: str) -> bool:
    """What is no vector instruction and may read EXEC."""
    return not name.startswith("v_")


def _named_scalars(found: Instruction) -> int:
    """What an instruction writes that its text names, if that is no vector register."""
    named = found.named_registers(found.form) if found.form else ()
    bits = 0
    for register, is_output in named:
        bits |= bits_of(register) if is_output else 0
    return bits & _NO_VECTORS


def _written_by_scalar(found: Instruction) -> int:
    return _named_scalars(found) if found.has("SALU", "SMRD") and not found.has("VALU") else 0


def _written_by_vector(found: Instruction) -> int:
    return effect_of(found).writes & SCALARS if found.has("VALU") else 0


def _lanes_by_vector(found: Instruction) -> int:
    return effect_of(found).writes & EXEC if found.has("VALU") else 0


def _read(found: Instruction) -> int:
    return effect_of(found).reads & _NO_VECTORS


def _lanes_read(found: Instruction) -> int:
    return 0 if found.has("VALU") else effect_of(found).reads & EXEC


def _has_read_vectors(found: Instruction) -> bool:
    """After a vector instruction, or a wait, memory instructions have read their registers."""
    return found.has("VALU") or waits_for(found, VM_VSRC) or waits_for(found, -1, "s_waitcnt")


def _has_read_scalars(found: Instruction) -> bool:
    """The same of scalar loads, and of scalar instructions that do something."""
    if found.mnemonic in ("s_waitcnt", "s_waitcnt_lgkmcnt"):
        bits = _LGKMCNT if found.mnemonic == "s_waitcnt" else 63
        return waits_for(found, bits, found.mnemonic)
    return found.has("SALU") and found.encoding != "SOPP" and not found.mnemonic.startswith(("s_waitcnt", "s_version"))


def _has_read_lanes(found: Instruction) -> bool:
    return bool(_written_by_vector(found)) or waits_for(found, SA_SDST)


@dataclass(frozen=True)
class Source:
    """Instructions that read registers late: ``read`` says which ones, ``overwritten`` what another one overwrites, which it must not until
    one ``is_over``."""

    processors: tuple[str, ...]
    wanted: Wanted
    read: Callable[[Instruction], int]
    overwritten: Callable[[Instruction], int]
    is_over: Callable[[Instruction], bool]


SOURCES = (
    Source(FIRST_GFX10, _accesses_memory, _read, _written_by_scalar, _has_read_vectors),
    Source(FIRST_GFX10, _loads_scalars, _read, _written_by_vector, _has_read_scalars),
    Source(FIRST_GFX10, _uses_lanes, _lanes_read, _lanes_by_vector, _has_read_lanes),
)


@rule(
    "code",
    "early-overwrite",
    "error",
    "An instruction overwrites a scalar register, or EXEC, that one before it reads, and may not have read yet: on GFX10.1, hardware does "
    "not wait there between memory, scalar and vector instructions. Code must put s_waitcnt_depctr or another instruction in between.",
    "kernel 'k': at +0x28, s_mov_b32 s4, 0 overwrites s4, which global_load_dword v1, v0, s[4:5] at +0x20 may not have read yet",
    is_thorough=True,
)
def early_overwrite(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """What instructions read late is not overwritten before."""
    for body in bodies_of(code).all:
        for source in SOURCES:
            for found in places(body, source.wanted) if body.decoders[0].isa.processor in source.processors else ():
                fault = _overwriting(body, found, source)
                if fault and found.address in body.reached_at:
                    after, bits = fault
                    names = ", ".join(names_of(source.overwritten(after) & bits))
                    message = f"{after} overwrites {names}, which {found} at +{found.address:#x} may not have read yet"
                    yield fault_at(code, body, after.address, message)
                    break


def _overwriting(body: Body, found: Instruction, source: Source) -> tuple[Instruction, int] | None:
    """The instruction that overwrites too early what one reads, and what is left of that in front of it."""

    def step(bits: int, after: Instruction) -> int | Instruction | None:
        if source.overwritten(after) & bits:
            return after
        bits &= ~effect_of(after).writes
        return None if source.is_over(after) or not bits else bits

    bits = source.read(found)
    return first_after(body, found, bits, step) if bits else None


@rule(
    "code",
    "crossed-memory",
    "error",
    "After an access to LDS and a branch there is one to other memory, or the other way round, and no wait for stores between them: on GFX10.1, "
    "the second one may overtake the first. Code must have s_waitcnt_vscnt null, 0x0 there.",
    "kernel 'k': at +0x28, global_load_dword v1, v0, s[4:5] may overtake ds_read_b32 v2, v3 at +0x20, which is in front of a branch",
    is_thorough=True,
)
def crossed_memory(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Between LDS and other memory, with a branch between them, there is a wait for stores."""
    for body in bodies_of(code).all:
        for found in places(body, _accesses_memory) if body.decoders[0].isa.processor in FIRST_GFX10 else ():
            after = _overtaking(body, found)
            if after and found.address in body.reached_at:
                message = f"{after} may overtake {found} at +{found.address:#x}, which is in front of a branch"
                yield fault_at(code, body, after.address, message)
                break


def _overtaking(body: Body, found: Instruction) -> Instruction | None:
    """The access that may overtake one of the other kind."""
    if not _accesses(found):
        return None
    is_lds = found.has("DS")

    def step(branched: bool, after: Instruction) -> bool | Instruction | None:
        if _accesses(after):
            return after if branched and after.has("DS") != is_lds else None
        if after.mnemonic == "s_waitcnt_vscnt" and not after.constant("simm16"):
            return None
        return branched or after.has("isBranch")

    found_after = first_after(body, found, False, step)
    return found_after[0] if found_after else None


@rule(
    "code",
    "stale-scalar",
    "note",
    "An instruction reads an SGPR that another one has written after vector instructions have read it, and may get the old value: on GFX12, and "
    "on GFX11 of masks in waves of 64, LLVM has s_wait_alu or s_waitcnt_depctr in between. Some code of AMD's own that is written by hand has none.",
    "kernel 'k': at +0x28, v_add_nc_u32_e32 v1, s4, v0 may read an old s4: s_mov_b32 s4, 0 at +0x24 writes it, and no wait is in between",
    is_thorough=True,
)
def stale_scalar(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """No instruction reads an old value of a scalar register."""
    for body in bodies_of(code).all:
        if body.decoders[0].isa.processor in GFX12:
            yield from _stale(code, body)
        elif is_gfx11_with_long_waves(body):
            yield from _stale_masks(code, body)


def _stale(code: CodeObject, body: Body) -> Iterator[Fault]:
    reading = body.reading
    for stale in itertools.islice(stale_reads(reading, is_entry=body.kernel is not None), 1):
        found, writer = (None if at is None else reading.at(at) for at in (stale.at, stale.writer))
        if found and writer:
            yield fault_at(code, body, found.address, _message(found, writer, stale.registers))


def _message(found: Instruction, writer: Instruction, bits: int) -> str:
    name = next(iter(names_of(bits)))
    return f"{found} may read an old {name}: {writer} at +{writer.address:#x} writes it, and no wait is in between"


def _takes_a_mask(name: str) -> bool:
    return name.startswith(("v_cndmask", "v_addc_u32", "v_subb", "v_div_fmas"))


def _mask(found: Instruction) -> int:
    """The scalar registers that have one bit for each lane."""
    is_named = found.operand("src2") and not found.mnemonic.startswith("v_div_fmas")
    return _with_second(operand_bits(found, "src2") & SCALARS) if is_named else VCC


def _with_second(mask: int) -> int:
    """Both registers of masks of 64 lanes: decoders know waves of 32 alone, and name the first one."""
    return mask | mask << 1


def _masks_written(found: Instruction) -> int:
    """The scalar registers that an instruction writes, where a vector instruction mostly writes masks."""
    written = effect_of(found).writes & SCALARS
    is_mask = found.has("VALU") and not found.mnemonic.startswith(("v_readlane", "v_readfirstlane"))
    return _with_second(written) if is_mask else written


def _stale_masks(code: CodeObject, body: Body) -> Iterator[Fault]:
    """What reads a register that was a mask before, and that was written since."""
    reading = body.reading
    for found in places(body, _takes_a_mask):
        fault = first_after(body, found, _Mask(_mask(found)), _after_mask)
        if fault and found.address in body.reached_at:
            user, mask = fault
            writer = reading.at(mask.writer)
            assert writer
            yield fault_at(code, body, user.address, _message(user, writer, effect_of(user).reads & mask.written))
            break


class _Mask(NamedTuple):
    """The registers of a mask that were not written since it was one, those that were, where, and what is to wait for them."""

    left: int
    written: int = 0
    waits: int = 0
    writer: int = 0


def _after_mask(mask: _Mask, after: Instruction) -> _Mask | Instruction | None:
    is_vector = after.has("VALU")
    if not is_vector and not after.has("SALU"):
        return mask
    if after.mnemonic == "s_waitcnt_depctr":
        waits = mask.waits & (after.constant("simm16") or 0)
        mask = mask._replace(waits=waits, written=mask.written if waits else 0)
    elif effect_of(after).reads & mask.written and (is_vector or mask.waits & SA_SDST):
        return after
    new = _masks_written(after) & mask.left
    if new:
        waits = SA_SDST if not is_vector else VA_VCC if new & VCC else VA_SDST
        mask = _Mask(mask.left & ~new, mask.written | new, mask.waits | waits, after.address)
    return mask if mask.left or mask.written else None

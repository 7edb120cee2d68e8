"""Rules about vector results that hardware has not ready for what follows at once, and does not wait for: on GFX90A and later processors.

Source of the distances: LLVM's GCNHazardRecognizer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from ..isa.isa import Isa
from ..isa.register_bits import FIRST
from ..isa.waits import effect_of
from ..records import dataclass
from .bodies import Body
from .distances import operand_bits, states_of
from .encoded import Wanted, following, places
from .instruction_rules import bodies_of, fault_at
from .registry import Fault, Options, rule

_SCALARS = (1 << FIRST["m0"]) - 1
"""The bits of SGPRs and VCC."""
_MOST_AFTER = 16
"""Instructions that are looked at after one whose result is late."""
_HALF_OF_RESULT, _WHOLE = 8, 6
"""The bit of src0_modifiers that has a result go to the upper half, and what dst_sel is where it goes to both."""


def _is_transcendental(name: str) -> bool:
    return name.startswith(("v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_", "v_sin_", "v_cos_"))


def _is_sparse(name: str) -> bool:
    return name.startswith("v_swmmac")


def _is_matrix(name: str) -> bool:
    return name.startswith(("v_wmma", "v_swmmac"))


def _is_dot_product(name: str) -> bool:
    return name.startswith("v_dot")


def _may_write_half(name: str) -> bool:
    return name.startswith("v_") and ("_sdwa" in name or "16" in name)


def _writes_scalars(name: str) -> bool:
    return name.startswith(_TO_SCALARS)


_TO_SCALARS = (
    "v_cmp", "v_readlane", "v_readfirstlane", "v_add_co", "v_addc", "v_sub_co", "v_subb", "v_subrev_co", "v_div_scale",
    "v_mad_u64", "v_mad_i64",
)  # fmt: skip


def _vectors_written(found: Instruction) -> int:
    return effect_of(found).writes >> FIRST["v"] << FIRST["v"]


def _half_written(found: Instruction) -> int:
    """The register of which an instruction writes a part, by SDWA or by the select of its result."""
    part = found.constant("dst_sel")
    is_half = part != _WHOLE if part is not None else (found.constant("src0_modifiers") or 0) & _HALF_OF_RESULT
    return _vectors_written(found) if is_half else 0


def _scalars_written(found: Instruction) -> int:
    return effect_of(found).writes & _SCALARS


def _read(found: Instruction, _of: Instruction) -> int:
    return effect_of(found).reads if found.has("VALU") else 0


def _read_by_others(found: Instruction, of: Instruction) -> int:
    """What a vector instruction reads that is not transcendental."""
    return 0 if found.has("TRANS") else _read(found, of)


def _used(found: Instruction, of: Instruction) -> int:
    """What an instruction reads or writes that is no dot product of the same kind; of such a one what it multiplies."""
    if found.mnemonic == of.mnemonic:
        return operand_bits(found, "src0", "src1")
    is_vector = found.has("VALU") or _is_memory(found)
    return effect_of(found).reads | effect_of(found).writes if is_vector else 0


def _constants(found: Instruction, _of: Instruction) -> int:
    """The scalar registers that a vector instruction takes as numbers: not as a mask or a carry."""
    names = ("src0", "src1") if found.mnemonic.startswith(_WITH_MASK) else ("src0", "src1", "src2")
    return operand_bits(found, *names) if found.has("VALU") else 0


_WITH_MASK = ("v_cndmask", "v_addc", "v_subb")


def _factors(found: Instruction, _of: Instruction) -> int:
    """What a matrix instruction reads beside the matrix that it adds to: that is forwarded, but not the indices of a sparse one."""
    if not _is_matrix(found.mnemonic):
        return 0
    return operand_bits(found, "src0", "src1", *(("src2",) if _is_sparse(found.mnemonic) else ()))


def _is_vector(found: Instruction) -> int:
    return int(found.has("VALU"))


def _never(_: Instruction) -> bool:
    return False


def _waits_for_vectors(found: Instruction) -> bool:
    """Whether an instruction is one before which all vector results are there."""
    if found.mnemonic == "s_waitcnt_depctr":
        return not (found.constant("simm16") or 0) >> 12
    return _is_memory(found)


def _is_memory(found: Instruction) -> bool:
    return found.has("MUBUF", "MTBUF", "MIMG", "VIMAGE", "VSAMPLE", "FLAT", "DS", "EXP")


@dataclass(frozen=True)
class Late:
    """Instructions whose result is late, on the processors for which ``has`` is true.

    An instruction that follows ``counted`` less than ``most`` must not take it: ``taken`` says what one takes. Nothing is too soon after
    one that ``is_over``, or after ``most_alike`` that are ``wanted`` as well.
    """

    has: Callable[[Isa], bool]
    wanted: Wanted
    result: Callable[[Instruction], int]
    taken: Callable[[Instruction, Instruction], int]
    counted: Callable[[Instruction], int]
    most: int
    is_over: Callable[[Instruction], bool] = _never
    most_alike: int = _MOST_AFTER


def _is_gfx940(isa: Isa) -> bool:
    return isa.has("GFX940Insts")


LATE = (
    Late(lambda isa: isa.has("GFX90AInsts"), _is_dot_product, _vectors_written, _used, states_of, 3),
    Late(_is_gfx940, _is_transcendental, _vectors_written, _read_by_others, states_of, 1),
    Late(_is_gfx940, _may_write_half, _half_written, _read, states_of, 1),
    Late(
        lambda isa: isa.processor in ("gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx11-generic"),
        _is_transcendental, _vectors_written, _read, _is_vector, 6, _waits_for_vectors, most_alike=2,
    ),
    Late(lambda isa: isa.is_gfx11_plus, _is_matrix, _vectors_written, _factors, _is_vector, 1),
)  # fmt: skip

LATE_SCALARS = (Late(_is_gfx940, _writes_scalars, _scalars_written, _constants, states_of, 2),)


@rule(
    "code",
    "late-result",
    "error",
    "An instruction takes a vector result that is not there yet: on GFX90A and GFX940 that of a dot product, on GFX940 also that of a "
    "transcendental instruction and of one that writes half of a register; on GFX1100 to GFX1103 that of a transcendental instruction; from "
    "GFX11 on that of a matrix instruction, as a factor of the next. Hardware does not wait there: code must put other instructions, s_nop, v_nop or s_waitcnt_depctr in between.",
    "kernel 'k': at +0x28, v_add_f32_e32 v2, v1, v1 takes the result of v_exp_f32_e32 v1, v0 at +0x24, which is not there yet",
    is_thorough=True,
)
def late_result(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Between a result that is late and what takes it are as many instructions as it takes."""
    return _taken_too_soon(code, LATE)


@rule(
    "code",
    "late-scalar",
    "warning",
    "A vector instruction takes an SGPR as a number, not as a mask or a carry, that a vector instruction has written just before. On GFX940, "
    "LLVM has two wait states in between. Some code of AMD's own that is written by hand has none.",
    "kernel 'k': at +0x28, v_mov_b32_e32 v36, s20 takes the result of v_readlane_b32 s20, v4, 63 at +0x20, which is not there yet",
    is_thorough=True,
)
def late_scalar(code: CodeObject, _options: Options) -> Iterator[Fault]:
    """Between a vector instruction that writes an SGPR and one that takes it as a number are as many instructions as it takes."""
    return _taken_too_soon(code, LATE_SCALARS)


def _taken_too_soon(code: CodeObject, kinds: Sequence[Late]) -> Iterator[Fault]:
    """The first instruction of each kind, in each function, that takes something too soon."""
    for body in bodies_of(code).all:
        for late in kinds:
            for found in places(body, late.wanted) if late.has(body.decoders[0].isa) else ():
                user = _user(body, found, late)
                if user and found.address in body.reached_at:
                    message = f"{user} takes the result of {found} at +{found.address:#x}, which is not there yet"
                    yield fault_at(code, body, user.address, message)
                    break


def _user(body: Body, found: Instruction, late: Late) -> Instruction | None:
    """The instruction that takes a late result too soon."""
    needed, count, alike = late.result(found), 0, 0
    for after in following(body, found, _MOST_AFTER) if needed else ():
        if late.is_over(after):
            return None
        if late.taken(after, found) & needed:
            return after
        needed &= ~effect_of(after).writes
        count, alike = count + late.counted(after), alike + late.wanted(after.mnemonic)
        if not needed or count >= late.most or alike >= late.most_alike:
            return None
    return None

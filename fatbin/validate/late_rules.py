"""Rules about vector results that hardware has not ready for what follows at once, and does not wait for: on GFX90A and later processors.

Source of the distances: LLVM's GCNHazardRecognizer.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Sequence

from ..codeobject.code_object import CodeObject
from ..isa.instruction import Instruction
from ..isa.isa import Isa
from ..isa.register_bits import FIRST
from ..isa.waits import effect_of
from ..records import dataclass
from .bodies import Body
from .distances import EXEC, is_memory, operand_bits, states_of, waits_for_vectors
from .encoded import Wanted, places
from .forwarding import mixed_results
from .hazard_processors import FIRST_GFX10, GFX11, GFX12, GFX1250, is_gfx11_with_long_waves
from .instruction_rules import bodies_of, fault_at
from .registry import Fault, Options, rule
from .walks import first_after

_SCALARS = (1 << FIRST["m0"]) - 1
"""The bits of SGPRs and VCC."""
_HALF_OF_RESULT, _BYTE_OF_RESULT, _WHOLE = 8, 4, 6
"""The bits of src0_modifiers and of src2_modifiers that have a result go to the upper half, and what dst_sel is where it goes to both."""


def _is_transcendental(name: str) -> bool:
    return name.startswith(("v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_", "v_sin_", "v_cos_"))


def _is_sparse(name: str) -> bool:
    return name.startswith("v_swmmac")


def _is_matrix(name: str) -> bool:
    return name.startswith(("v_wmma", "v_swmmac"))


def _is_dot_product(name: str) -> bool:
    return name.startswith("v_dot")


def _may_write_half(name: str) -> bool:
    return name.startswith("v_") and any(part in name for part in ("_sdwa", "16", "_fp8_", "_bf8_", "_fp4_"))


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
    part, of_byte = found.constant("dst_sel"), _of_byte(found.mnemonic)
    is_half = part != _WHOLE if part is not None else (found.constant("src0_modifiers") or 0) & _HALF_OF_RESULT
    is_byte = of_byte == _ANY or (of_byte and (found.constant("src2_modifiers") or 0) & _BYTE_OF_RESULT)
    return _vectors_written(found) if is_half or is_byte else 0


_ANY = "v_cvt_scalef32_sr_pk_fp4"
_OF_BYTES = (_ANY, "v_cvt_sr_fp8", "v_cvt_sr_bf8", "v_cvt_scalef32_sr_fp8", "v_cvt_scalef32_sr_bf8")
"""What begins the names of conversions to one byte of a register: of the first, all are late."""


def _of_byte(name: str) -> str:
    return next((start for start in _OF_BYTES if name.startswith(start)), "")


def _scalars_written(found: Instruction) -> int:
    return effect_of(found).writes & _SCALARS


def _read(found: Instruction, _of: Instruction) -> int:
    return effect_of(found).reads if found.has("VALU") else 0


def _read_or_written(found: Instruction, _of: Instruction) -> int:
    """What a vector instruction reads, or writes: one that writes a part reads the rest."""
    return effect_of(found).reads | effect_of(found).writes if found.has("VALU") else 0


def _read_by_others(found: Instruction, of: Instruction) -> int:
    """What a vector instruction reads that is not transcendental."""
    return 0 if found.has("TRANS") else _read(found, of)


def _used(found: Instruction, of: Instruction) -> int:
    """What an instruction reads or writes that is no dot product of the same kind; of such a one what it multiplies."""
    if found.mnemonic == of.mnemonic:
        return operand_bits(found, "src0", "src1")
    is_vector = found.has("VALU") or is_memory(found)
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


def _vectors_read(found: Instruction) -> int:
    return effect_of(found).reads >> FIRST["v"] << FIRST["v"]


def _written_by_others(found: Instruction, _of: Instruction) -> int:
    """What a vector instruction writes that is not transcendental."""
    return effect_of(found).writes if found.has("VALU") and not found.has("TRANS") else 0


def _used_by_vectors(found: Instruction, of: Instruction) -> int:
    """What a vector instruction reads or writes that is no matrix instruction."""
    return 0 if _is_matrix(found.mnemonic) else _read_or_written(found, of)


def _written_by_vectors(found: Instruction, _of: Instruction) -> int:
    return effect_of(found).writes if found.has("VALU") and not _is_matrix(found.mnemonic) else 0


def _factors_of(found: Instruction) -> int:
    return _factors(found, found)


def _matrices(pattern: str) -> Wanted:
    return functools.partial(_matches, re.compile(pattern))


def _matches(pattern: re.Pattern[str], name: str) -> bool:
    return bool(pattern.match(name))


GFX1250_MATRICES = (
    (_matrices(r"v_wmma_i32_.*iu8"), 8, 9),
    (_matrices(r"v_swmmac_i32_.*iu8"), 4, 5),
    (_matrices(r"v_swmmac_f"), 2, 3),
    (_matrices(r"v_wmma_.*(16x16x64_[fb][pf]8|f8f6f4)"), 1, 2),
    (_matrices(r"v_wmma_(?!.*(16x16x64_[fb][pf]8|f8f6f4)).*(f16|bf16|[fb][pf]8|f4)"), 4, 5),
    (_matrices(r"v_wmma_f\d\d_16x16x4_f"), 0, 1),
)
"""Matrix instructions of GFX1250, and how many vector instructions there must be before another one uses their registers, and before another
matrix instruction multiplies their result. Of those for which releases of LLVM differ, the lower number."""


def _sets_lanes(name: str) -> bool:
    return name.startswith("v_cmpx")


def _lanes_written(found: Instruction) -> int:
    return effect_of(found).writes & EXEC


def _lanes_permuted(found: Instruction, _of: Instruction) -> int:
    return EXEC if found.mnemonic.startswith(_PERMUTES) else 0


_PERMUTES = ("v_permlane16", "v_permlanex16", "v_permlane64")
_WITH_CMPX_HAZARD = (*FIRST_GFX10, *GFX11, *GFX12, *GFX1250)


def _is_vector_that_counts(found: Instruction) -> int:
    """Hardware does not execute v_nop."""
    return int(found.has("VALU") and not found.mnemonic.startswith("v_nop"))


_GFX10 = 10


def _is_atomic(name: str) -> bool:
    return "_atomic_" in name and not name.startswith("ds_")


def _with_denormals(found: Instruction) -> int:
    return _DENORMALS if found.has("FPAtomic") else 0


def _denormals_set(found: Instruction, _of: Instruction) -> int:
    return _DENORMALS if found.mnemonic == "s_denorm_mode" else 0


_DENORMALS = 1 << FIRST["a"] + 1024
"""A bit above those of registers: how denormal numbers are treated."""


def _ends_atomic(found: Instruction) -> bool:
    return found.has("VALU") or found.mnemonic.startswith("s_waitcnt")


def _is_vector(found: Instruction) -> int:
    return int(found.has("VALU"))


def _never(_: Instruction) -> bool:
    return False


def _has_vectors(found: Instruction) -> bool:
    """Whether an instruction is one before which all vector results are there."""
    return is_memory(found) or waits_for_vectors(found)


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
    most_alike: int = 16


def _is_gfx940(isa: Isa) -> bool:
    return isa.has("GFX940Insts")


def _is_gfx1250(isa: Isa) -> bool:
    return isa.has("GFX1250Insts")


LATE = (
    Late(lambda isa: isa.has("GFX90AInsts"), _is_dot_product, _vectors_written, _used, states_of, 3),
    Late(_is_gfx940, _is_transcendental, _vectors_written, _read_by_others, states_of, 1),
    Late(_is_gfx940, _may_write_half, _half_written, _read_or_written, states_of, 1),
    Late(
        lambda isa: isa.processor in ("gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx11-generic"),
        _is_transcendental, _vectors_written, _read, _is_vector, 6, _has_vectors, most_alike=2,
    ),
    Late(lambda isa: isa.is_gfx11_plus and not _is_gfx1250(isa), _is_matrix, _vectors_written, _factors, _is_vector, 1),
    Late(
        lambda isa: isa.processor in _WITH_CMPX_HAZARD,
        _sets_lanes, _lanes_written, _lanes_permuted, _is_vector_that_counts, 1,
    ),
    Late(lambda isa: isa.major == _GFX10, _is_atomic, _with_denormals, _denormals_set, states_of, 3, _ends_atomic),
    Late(_is_gfx1250, _is_transcendental, _vectors_written, _read_by_others, _is_vector, 1),
    Late(_is_gfx1250, _is_transcendental, _vectors_read, _written_by_others, _is_vector, 1),
    *(
        Late(_is_gfx1250, wanted, result, taken, _is_vector, most)
        for wanted, to_vectors, to_matrix in GFX1250_MATRICES
        for result, taken, most in (
            (_vectors_written, _used_by_vectors, to_vectors),
            (_factors_of, _written_by_vectors, to_vectors),
            (_vectors_written, _factors, to_matrix),
        )
        if most
    ),
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
    yield from _taken_too_soon(code, LATE)
    yield from _mixed(code)


def _mixed(code: CodeObject) -> Iterator[Fault]:
    """The first instruction of each function that takes two results between which EXEC is written."""
    for body in bodies_of(code).all:
        for mixed in mixed_results(body) if is_gfx11_with_long_waves(body) else ():
            user, first, between = mixed
            message = f"{user} takes the result of {first} at +{first.address:#x} and one after {between}, which may not be there yet"
            yield fault_at(code, body, user.address, message)
            break


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
    """The instruction that takes a late result too soon, on any path."""

    def step(state: tuple[int, int, int], after: Instruction) -> tuple[int, int, int] | Instruction | None:
        needed, count, alike = state
        if late.is_over(after):
            return None
        if late.taken(after, found) & needed:
            return after
        needed &= ~effect_of(after).writes
        count, alike = count + late.counted(after), alike + late.wanted(after.mnemonic)
        if not needed or count >= late.most or alike >= late.most_alike:
            return None
        return needed, count, alike

    result = late.result(found)
    user = first_after(body, found, (result, 0, 0), step) if result else None
    return user[0] if user else None

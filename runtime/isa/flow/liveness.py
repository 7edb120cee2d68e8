"""Which registers an instruction reads and writes, and in which lanes."""

from __future__ import annotations

from functools import lru_cache

from ....fatbin.isa import Instruction, Register
from ....fatbin.records import dataclass
from ..operations import OperationKind, kind_of, read_by
from ..rules import Rule
from ..signatures import Kind

Key = tuple[str, int]
"""A register: file and index."""
SPARE = "spare"
"""The file of registers that no instruction names, for what code in another order has to keep."""
_VECTORS = ("v", "a")
_PARTIAL = frozenset(("i16", "f16", "b16", "bf16", "i8"))
_MATRIX = ("v_mfma", "v_smfmac", "v_wmma", "v_swmmac")
_ACROSS = ("ds_bpermute", "ds_permute", "ds_swizzle", "v_permlane", "v_mov_b32_dpp", "ds_bpermute_fi")


@dataclass(frozen=True, slots=True)
class Effects:
    """The registers that one instruction reads and writes. Scalar registers are always read and written whole."""

    reads: tuple[Key, ...]
    """Read in the active lanes (or whole, for scalars)."""
    reads_all: tuple[Key, ...]
    """Vector registers of which inactive lanes matter too."""
    overwrites: tuple[Key, ...]
    """Written whole: the old value is dead."""
    writes_active: tuple[Key, ...]
    """Vector registers written in the active lanes."""
    writes_exec: bool


def keys(registers: tuple[Register, ...]) -> list[Key]:
    """One key for each register of 32 bits."""
    return [(r.file, r.index + n) for r in registers for n in range(r.width)]


@lru_cache(maxsize=1 << 16)
def _lanes(kind: OperationKind, encoding: str) -> tuple[bool, bool, bool]:
    """Whether a vector operation reads all lanes, writes all lanes, and leaves part of its registers."""
    name, rule = kind.name, kind.rule
    is_matrix = name.startswith(_MATRIX)
    across = is_matrix or name.startswith(_ACROSS) or "DPP" in encoding or (rule is not None and _reads_across(rule))
    partial = "SDWA" in encoding or "DPP" in encoding or "_d16" in name or name.endswith("_load_block")
    if len(kind.parts) > 1:
        # Halves that add to their destination.
        partial = "fmac" in name or "dot2c" in name
    if rule is not None:
        partial = partial or _keeps_part(rule) or (rule.scalar_like and not is_matrix)
    return across, is_matrix, partial


def _reads_across(rule: Rule) -> bool:
    return rule.scalar_like or any(term.kind is Kind.REGISTERS or term.all_lanes for term in rule.takes)


def _keeps_part(rule: Rule) -> bool:
    """Whether the destination's old value matters."""
    takes_old = any(term.is_old for term in rule.takes)
    return takes_old or any(term.kind is Kind.VALUE and term.name in _PARTIAL for term in rule.gives)


def is_matrix(instruction: Instruction) -> bool:
    """Whether an instruction multiplies matrices."""
    return kind_of(instruction).name.startswith(_MATRIX)


def is_across(instruction: Instruction) -> bool:
    """Whether what a vector operation does for a lane depends on what others hold."""
    return _lanes(kind_of(instruction), instruction.encoding)[0]


def effects_of(instruction: Instruction) -> Effects:
    """What an instruction reads and writes."""
    kind = kind_of(instruction)
    across, whole, partial = _lanes(kind, instruction.encoding)
    if kind.access is not None and any(r.half for r in instruction.writes):
        partial = True
    read, written = keys(read_by(instruction)), keys(instruction.writes)
    vectors_read = [key for key in read if key[0] in _VECTORS]
    vectors_written = [key for key in written if key[0] in _VECTORS]
    if partial:
        vectors_read = [*dict.fromkeys((*vectors_read, *vectors_written))]
    return Effects(
        reads=tuple([key for key in read if key[0] not in _VECTORS] + ([] if across else vectors_read)),
        reads_all=tuple(vectors_read) if across else (),
        overwrites=tuple([key for key in written if key[0] not in _VECTORS] + (vectors_written if whole else [])),
        writes_active=() if whole or partial else tuple(vectors_written),
        writes_exec=any(file == "exec" for file, _ in written),
    )

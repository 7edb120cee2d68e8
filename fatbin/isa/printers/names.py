"""Names of hardware registers, messages and message operations, by generation.

Source: the ISA manuals' tables of hardware registers and messages; spelling as LLVM's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...records import NamedTuple

if TYPE_CHECKING:
    from ..features import Features


class Name(NamedTuple):
    """A number's name on generations ``first`` to ``last``; ``needs`` and ``lacks`` are features."""

    number: int
    name: str
    first: int = 9
    last: int = 12
    needs: str = ""
    lacks: str = ""


def name_of(rows: tuple[Name, ...], number: int, isa: Features) -> str:
    """The first name that fits, or nothing."""
    for row in rows:
        if row.number != number or not row.first <= isa.major <= row.last:
            continue
        if (not row.needs or isa.has(row.needs)) and not (row.lacks and isa.has(row.lacks)):
            return row.name
    return ""


HARDWARE_REGISTERS = (
    Name(1, "HW_REG_WAVE_MODE", 12),
    Name(1, "HW_REG_MODE"),
    Name(2, "HW_REG_WAVE_STATUS", 12),
    Name(2, "HW_REG_STATUS"),
    Name(3, "HW_REG_TRAPSTS", 9, 11),
    Name(4, "HW_REG_HW_ID", 9, 9),
    Name(4, "HW_REG_WAVE_STATE_PRIV", 12),
    Name(5, "HW_REG_WAVE_GPR_ALLOC", 12),
    Name(5, "HW_REG_GPR_ALLOC"),
    Name(6, "HW_REG_WAVE_LDS_ALLOC", 12),
    Name(6, "HW_REG_LDS_ALLOC"),
    Name(7, "HW_REG_IB_STS"),
    Name(10, "HW_REG_PERF_SNAPSHOT_DATA", 12),
    Name(11, "HW_REG_PERF_SNAPSHOT_PC_LO", 12),
    Name(12, "HW_REG_PERF_SNAPSHOT_PC_HI", 12),
    Name(15, "HW_REG_SH_MEM_BASES", 9, 11),
    Name(15, "HW_REG_PERF_SNAPSHOT_DATA1", 12),
    Name(16, "HW_REG_TBA_LO", 9, 10),
    Name(16, "HW_REG_PERF_SNAPSHOT_DATA2", 12),
    Name(17, "HW_REG_TBA_HI", 9, 10),
    Name(17, "HW_REG_WAVE_EXCP_FLAG_PRIV", 12),
    Name(18, "HW_REG_TMA_LO", 9, 10),
    Name(18, "HW_REG_PERF_SNAPSHOT_PC_LO", 11, 11),
    Name(18, "HW_REG_WAVE_EXCP_FLAG_USER", 12),
    Name(19, "HW_REG_TMA_HI", 9, 10),
    Name(19, "HW_REG_PERF_SNAPSHOT_PC_HI", 11, 11),
    Name(19, "HW_REG_WAVE_TRAP_CTRL", 12),
    Name(20, "HW_REG_FLAT_SCR_LO", 10, 11),
    Name(20, "HW_REG_WAVE_SCRATCH_BASE_LO", 12),
    Name(20, "HW_REG_XCC_ID", 9, 9, "GFX940Insts"),
    Name(21, "HW_REG_FLAT_SCR_HI", 10, 11),
    Name(21, "HW_REG_WAVE_SCRATCH_BASE_HI", 12),
    Name(21, "HW_REG_SQ_PERF_SNAPSHOT_DATA", 9, 9, "GFX940Insts"),
    Name(22, "HW_REG_XNACK_MASK", 10, 10, "", "GFX10_BEncoding"),
    Name(22, "HW_REG_SQ_PERF_SNAPSHOT_DATA1", 9, 9, "GFX940Insts"),
    Name(23, "HW_REG_WAVE_HW_ID1", 12),
    Name(23, "HW_REG_HW_ID1", 10),
    Name(23, "HW_REG_SQ_PERF_SNAPSHOT_PC_LO", 9, 9, "GFX940Insts"),
    Name(24, "HW_REG_WAVE_HW_ID2", 12),
    Name(24, "HW_REG_HW_ID2", 10),
    Name(24, "HW_REG_SQ_PERF_SNAPSHOT_PC_HI", 9, 9, "GFX940Insts"),
    Name(25, "HW_REG_POPS_PACKER", 10, 10),
    Name(26, "HW_REG_WAVE_SCHED_MODE", 12),
    Name(27, "HW_REG_PERF_SNAPSHOT_DATA", 11, 11),
    Name(28, "HW_REG_IB_STS2", 12, 12, "GFX1250Insts"),
    Name(29, "HW_REG_SHADER_CYCLES", 10, 11, "GFX10_BEncoding"),
    Name(29, "HW_REG_SHADER_CYCLES_LO", 12),
    Name(30, "HW_REG_SHADER_CYCLES_HI", 12),
    Name(31, "HW_REG_WAVE_DVGPR_ALLOC_LO", 12),
    Name(32, "HW_REG_WAVE_DVGPR_ALLOC_HI", 12),
    Name(33, "HW_REG_XNACK_STATE_PRIV", 12, 12, "GFX1250Insts"),
    Name(34, "HW_REG_XNACK_MASK", 12, 12, "GFX1250Insts"),
)

MESSAGES = (
    Name(1, "MSG_INTERRUPT"),
    Name(2, "MSG_GS", 9, 10),
    Name(2, "MSG_HS_TESSFACTOR", 11),
    Name(3, "MSG_GS_DONE", 9, 10),
    Name(3, "MSG_DEALLOC_VGPRS", 11),
    Name(4, "MSG_SAVEWAVE", 9, 10),
    Name(5, "MSG_STALL_WAVE_GEN", 9, 11),
    Name(6, "MSG_HALT_WAVES", 9, 11),
    Name(7, "MSG_ORDERED_PS_DONE", 9, 10),
    Name(8, "MSG_EARLY_PRIM_DEALLOC", 9, 10),
    Name(9, "MSG_GS_ALLOC_REQ"),
    Name(10, "MSG_GET_DOORBELL", 9, 10),
    Name(10, "MSG_SAVEWAVE_HAS_TDM", 12, 12, "GFX1250Insts"),
    Name(11, "MSG_GET_DDID", 10, 10),
    Name(15, "MSG_SYSMSG"),
    Name(128, "MSG_RTN_GET_DOORBELL", 11),
    Name(129, "MSG_RTN_GET_DDID", 11),
    Name(130, "MSG_RTN_GET_TMA", 11),
    Name(131, "MSG_RTN_GET_REALTIME", 11),
    Name(132, "MSG_RTN_SAVE_WAVE", 11),
    Name(133, "MSG_RTN_GET_TBA", 11),
    Name(134, "MSG_RTN_GET_TBA_TO_PC", 11),
    Name(135, "MSG_RTN_GET_SE_AID_ID", 12),
    Name(136, "MSG_RTN_GET_CLUSTER_BARRIER_STATE", 12, 12, "GFX1250Insts"),
)

SYSTEM_OPERATIONS = (
    Name(1, "SYSMSG_OP_ECC_ERR_INTERRUPT"),
    Name(2, "SYSMSG_OP_REG_RD"),
    Name(4, "SYSMSG_OP_TTRACE_PC"),
)

STREAM_OPERATIONS = (
    Name(0, "GS_OP_NOP"),
    Name(1, "GS_OP_CUT"),
    Name(2, "GS_OP_EMIT"),
    Name(3, "GS_OP_EMIT_CUT"),
)

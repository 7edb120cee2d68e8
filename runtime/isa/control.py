"""Facts about control instructions: branches, waits, barriers, MODE. :mod:`.operations` classifies by them."""

from __future__ import annotations

from ...fatbin.isa import Instruction

CONDITIONS = {
    "s_cbranch_scc0": ("scc", False),
    "s_cbranch_scc1": ("scc", True),
    "s_cbranch_vccz": ("vcc", False),
    "s_cbranch_vccnz": ("vcc", True),
    "s_cbranch_execz": ("exec", False),
    "s_cbranch_execnz": ("exec", True),
    # No debugger is attached.
    **dict.fromkeys(
        ("s_cbranch_cdbgsys", "s_cbranch_cdbguser", "s_cbranch_cdbgsys_and_user", "s_cbranch_cdbgsys_or_user"),
        ("never", True),
    ),
}
"""Conditional branches: what is looked at, and whether it must be set."""

JUMPS = frozenset(("s_setpc_b64",))
CALLS = frozenset(("s_swappc_b64", "s_call_b64"))
ENDS = frozenset(("s_endpgm", "s_endpgm_saved", "s_endpgm_ordered_ps_done"))
REGISTER_WRITES = frozenset(("s_setreg_b32", "s_setreg_imm32_b32"))
MODE_FIELDS = {"s_round_mode": 0, "s_denorm_mode": 4}
"""For each instruction the lowest of the four bits of MODE that it sets."""
MODE_CHANGES = REGISTER_WRITES | MODE_FIELDS.keys()
STOPS = frozenset(("s_trap", "s_illegal", "v_illegal", "s_code_end"))
DEBUG_TRAP = 3
"""The number of the trap that does nothing without a debugger."""

IGNORED = frozenset(
    "s_nop s_sethalt s_setkill s_setprio s_setprio_inc_wg s_incperflevel s_decperflevel s_ttracedata s_ttracedata_imm"
    " s_clause s_delay_alu s_inst_prefetch s_set_inst_prefetch_distance s_wakeup s_version"
    " s_wait_idle s_icache_inv s_sendmsg v_nop v_pipeflush v_clrexcp"
    " ds_nop global_prefetch_b8 flat_prefetch_b8 s_set_vgpr_msb s_waitcnt_depctr s_wait_alu s_wait_event".split()
)
"""What changes no value: hints, power, profiling; and what has changed which registers later instructions name when they are decoded."""

PAUSES = frozenset(("s_sleep", "s_sleep_var", "s_monitor_sleep"))
"""What changes no value either; a wave that pauses lets others go on."""

WAITS = frozenset(
    "s_waitcnt s_waitcnt_vscnt s_waitcnt_vmcnt s_waitcnt_expcnt s_waitcnt_lgkmcnt s_wait_loadcnt s_wait_storecnt"
    " s_wait_samplecnt s_wait_bvhcnt s_wait_expcnt s_wait_dscnt s_wait_kmcnt s_wait_loadcnt_dscnt s_wait_storecnt_dscnt"
    " s_waitcnt_vmcnt s_wait_asynccnt s_wait_tensorcnt s_wait_xcnt".split()
)
STORE_WAITS = frozenset(("s_waitcnt_vscnt", "s_wait_storecnt", "s_wait_storecnt_dscnt"))
"""Waits for stores, after which other threads must see them; before gfx10 s_waitcnt vmcnt is one too."""

BARRIERS = frozenset(("s_barrier", "s_barrier_wait"))
"""Barriers, at which a wave waits for the others of its group."""

HARDWARE_MODE = 1
"""The number of the MODE register for s_getreg and s_setreg."""

SPLIT_SIGNALS = frozenset(("s_barrier_signal", "s_barrier_signal_isfirst"))
OF_M0 = ("s_barrier_init", "s_barrier_join", *sorted(SPLIT_SIGNALS), "s_get_barrier_state")
"""Operations on a barrier that the instruction names, or M0."""
NAMED_BARRIERS = frozenset(
    (*OF_M0, "s_barrier_leave", *(f"{name}{end}" for name in OF_M0 for end in (" m0", " $sdst, m0")))
)
"""Operations on barriers, as LLVM names them; a wait is none of them."""
SPECIAL = (
    frozenset("s_trap s_getpc_b64 s_memtime s_get_shader_cycles_u64 s_memrealtime s_sendmsg_b64 s_getreg_b32".split())
    | PAUSES
    | REGISTER_WRITES
    | NAMED_BARRIERS
)
"""Operations of the wave itself, which no rule describes and each engine carries out in its own way."""
WORKGROUP_BARRIER = -1
"""The barrier of all waves of a workgroup."""
CLUSTER_BARRIER = -3
"""The barrier of all workgroups of a cluster, each of which signals it once."""
MOST_NAMED = 16
"""The number of the last barrier that a part of its waves may join; the first is 1."""
NUMBER_IN_M0, MEMBERS_AT, MEMBERS = 0x3F, 16, 0x7F
"""Where M0 has the number of a barrier, and the number of signals that open it; 0 leaves that as it is."""
GET_REALTIME = 131
"""The message that asks for the time."""


def barrier_of(instruction: Instruction) -> int | None:
    """The number of the barrier that an instruction names; None where M0 does, or it is the one that the wave has joined."""
    number = instruction.constant("src0", "simm16")
    return None if number is None else ((number & 0xFFFF) ^ 0x8000) - 0x8000


def is_of_others(instruction: Instruction) -> bool:
    """Whether it is about a barrier that is not the workgroup's."""
    return barrier_of(instruction) != WORKGROUP_BARRIER


def hardware_register(instruction: Instruction) -> tuple[int, int, int]:
    """Number, lowest bit and width of what s_getreg or s_setreg accesses."""
    field = instruction.constant("simm16") or 0
    return field & 63, field >> 6 & 31, (field >> 11 & 31) + 1


def writes_mode(instruction: Instruction) -> bool:
    """Whether the register that s_setreg writes is MODE."""
    return hardware_register(instruction)[0] == HARDWARE_MODE


def is_debug_trap(instruction: Instruction) -> bool:
    """Whether an s_trap is the one for a debugger, which does nothing without one."""
    return instruction.constant("simm16") == DEBUG_TRAP


def waits_for_stores(instruction: Instruction) -> bool:
    """Whether an s_waitcnt of gfx9 waits until all vector memory accesses are done."""
    field = instruction.constant("simm16") or 0
    return (field & 15 | field >> 14 << 4) == 0

"""Operands of control instructions: wait counts, hardware registers, messages, dependencies, swizzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...records import NamedTuple
from .base import View, printer
from .names import HARDWARE_REGISTERS, MESSAGES, STREAM_OPERATIONS, SYSTEM_OPERATIONS, name_of

if TYPE_CHECKING:
    from ..features import Features
    from ..form import Spec


class WaitCount(NamedTuple):
    """A counter that an operand says how far to wait for: its runs of bits there as (place, width)."""

    name: str
    runs: tuple[tuple[int, int], ...]

    def in_bits(self, bits: int) -> int:
        """The count in an operand."""
        value = shift = 0
        for place, width in self.runs:
            value |= (bits >> place & (1 << width) - 1) << shift
            shift += width
        return value

    @property
    def most(self) -> int:
        """The largest count, which waits for nothing."""
        return (1 << sum(width for _, width in self.runs)) - 1


WAIT_COUNTS = {
    9: (WaitCount("vmcnt", ((0, 4), (14, 2))), WaitCount("expcnt", ((4, 3),)), WaitCount("lgkmcnt", ((8, 4),))),
    10: (WaitCount("vmcnt", ((0, 4), (14, 2))), WaitCount("expcnt", ((4, 3),)), WaitCount("lgkmcnt", ((8, 6),))),
    11: (WaitCount("vmcnt", ((10, 6),)), WaitCount("expcnt", ((0, 3),)), WaitCount("lgkmcnt", ((4, 6),))),
}


@printer("SWaitCnt")
def wait_count(view: View, spec: Spec) -> str:
    """The counters that are waited for; all of them where none is."""
    bits, shown, every = view.own(spec), [], []
    for count in WAIT_COUNTS[min(view.isa.major, 11)]:
        value = count.in_bits(bits)
        text = f"{count.name}({value})"
        every.append(text)
        if value != count.most:
            shown.append(text)
    return " ".join(shown or every)


@printer("Hwreg")
def hardware_register(view: View, spec: Spec) -> str:
    """A hardware register, and which of its bits where not all are meant."""
    bits = view.own(spec)
    number, offset, width = bits & 0x3F, bits >> 6 & 0x1F, (bits >> 11 & 0x1F) + 1
    name = name_of(HARDWARE_REGISTERS, number, view.isa) or str(number)
    return f"hwreg({name})" if (offset, width) == (0, 32) else f"hwreg({name}, {offset}, {width})"


_MSG_GS, _MSG_GS_DONE, _MSG_SYSMSG = 2, 3, 15


@printer("SendMsg")
def message(view: View, spec: Spec) -> str:
    """A message with its operation and stream."""
    bits, isa = view.own(spec), view.isa
    number = bits & (0xFF if isa.is_gfx11_plus else 0xF)
    operation, stream = (0, 0) if isa.is_gfx11_plus else (bits >> 4 & 7, bits >> 8 & 3)
    name = name_of(MESSAGES, number, isa)
    if name and _is_valid(isa, number, operation, stream):
        return f"sendmsg({', '.join([name, *_operation(isa, number, operation, stream)])})"
    if number | operation << 4 | stream << 8 == bits:
        return f"sendmsg({number}, {operation}, {stream})"
    return str(bits)


def _has_stream(isa: Features, number: int) -> bool:
    return not isa.is_gfx11_plus and number in (_MSG_GS, _MSG_GS_DONE)


def _operation_name(isa: Features, number: int, operation: int) -> str:
    return name_of(SYSTEM_OPERATIONS if number == _MSG_SYSMSG else STREAM_OPERATIONS, operation, isa)


def _operation(isa: Features, number: int, operation: int, stream: int) -> list[str]:
    if number != _MSG_SYSMSG and not _has_stream(isa, number):
        return []
    shown = [_operation_name(isa, number, operation)]
    return [*shown, str(stream)] if _has_stream(isa, number) and operation else shown


def _is_valid(isa: Features, number: int, operation: int, stream: int) -> bool:
    if not _has_stream(isa, number):
        is_known = bool(_operation_name(isa, number, operation)) if number == _MSG_SYSMSG else operation == 0
        return is_known and stream == 0
    if number == _MSG_GS and operation == 0:
        return False
    return bool(_operation_name(isa, number, operation)) and (operation != 0 or stream == 0)


class _Dependency(NamedTuple):
    """A counter of s_waitcnt_depctr; all its bits set means that it is not waited for."""

    name: str
    place: int
    width: int
    feature: str = ""


_DEPENDENCIES = (
    _Dependency("depctr_hold_cnt", 7, 1, "GFX10_BEncoding"),
    _Dependency("depctr_sa_sdst", 0, 1),
    _Dependency("depctr_va_vdst", 12, 4),
    _Dependency("depctr_va_sdst", 9, 3),
    _Dependency("depctr_va_ssrc", 8, 1),
    _Dependency("depctr_va_vcc", 1, 1),
    _Dependency("depctr_vm_vsrc", 2, 3),
)


@printer("DepCtr")
def dependency_counters(view: View, spec: Spec) -> str:
    """The dependencies that are waited for; bare bits where some belong to none."""
    bits, known, shown, every = view.own(spec) & 0xFFFF, 0, [], []
    for name, place, width, feature in _DEPENDENCIES:
        if feature and not view.isa.has(feature):
            continue
        full = (1 << width) - 1
        known |= full << place
        value = bits >> place & full
        every.append(f"{name}({value})")
        if value != full:
            shown.append(every[-1])
    return hex(bits) if bits & ~known else " ".join(shown or every)


_DELAYS = (
    "NO_DEP", "VALU_DEP_1", "VALU_DEP_2", "VALU_DEP_3", "VALU_DEP_4", "TRANS32_DEP_1", "TRANS32_DEP_2",
    "TRANS32_DEP_3", "FMA_ACCUM_CYCLE_1", "SALU_CYCLE_1", "SALU_CYCLE_2", "SALU_CYCLE_3",
)  # fmt: skip
_SKIPS = ("SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4")


@printer("SDelayALU")
def delay(view: View, spec: Spec) -> str:
    """Which earlier instructions one or two later ones depend on."""
    bits, parts = view.own(spec), []
    for name, place, width, values in (
        ("instid0", 0, 4, _DELAYS),
        ("instskip", 4, 3, _SKIPS),
        ("instid1", 7, 4, _DELAYS),
    ):
        value = bits >> place & (1 << width) - 1
        if value:
            bad = f"/* invalid {name.rstrip('01')} value */"
            parts.append(f"{name}({values[value] if value < len(values) else bad})")
    return " | ".join(parts) or "0"


_INDEXED = ("SRC0", "SRC1", "SRC2", "DST")


@printer("GPRIdxMode")
def index_mode(view: View, spec: Spec) -> str:
    """Which operands M0 indexes."""
    bits = view.own(spec)
    if bits & ~0xF:
        return hex(bits)
    return f"gpr_idx({','.join(name for place, name in enumerate(_INDEXED) if bits >> place & 1)})"


@printer("Endpgm")
def end_code(view: View, spec: Spec) -> str:
    """The code that s_endpgm leaves for a debugger."""
    bits = view.own(spec) & 0xFFFF
    return f" {bits}" if bits else ""


_FFT, _ROTATE, _QUAD_PERM = 0xE000, 0xC000, 0x80


@printer("Swizzle")
def swizzle(view: View, spec: Spec) -> str:
    """The pattern of ds_swizzle."""
    bits = view.own(spec) & 0xFFFF
    return f" offset:{_pattern(bits)}" if bits else ""


def _pattern(bits: int) -> str:
    if bits >= _FFT:
        return f"swizzle(FFT,{bits & 0x1F})"
    if bits >= _ROTATE:
        return f"swizzle(ROTATE,{bits >> 10 & 1},{bits >> 5 & 0x1F})"
    if bits >> 8 == _QUAD_PERM:
        return f"swizzle(QUAD_PERM,{','.join(str(bits >> 2 * lane & 3) for lane in range(4))})"
    return str(bits) if bits & 0x8000 else _bit_mask(bits & 0x1F, bits >> 5 & 0x1F, bits >> 10 & 0x1F)


def _bit_mask(and_mask: int, or_mask: int, xor_mask: int) -> str:
    """The lane number through and, or, xor: by name where the pattern has one."""
    if and_mask == 0x1F and or_mask == 0 and xor_mask:
        if xor_mask.bit_count() == 1:
            return f"swizzle(SWAP,{xor_mask})"
        if (xor_mask + 1).bit_count() == 1:
            return f"swizzle(REVERSE,{xor_mask + 1})"
    group = 0x1F - and_mask + 1
    if group > 1 and group.bit_count() == 1 and or_mask < group and xor_mask == 0:
        return f"swizzle(BROADCAST,{group},{or_mask})"
    zeros, ones = or_mask ^ xor_mask, (and_mask | or_mask) ^ xor_mask
    letters = {(0, 0): "0", (1, 1): "1", (0, 1): "p", (1, 0): "i"}
    text = "".join(letters[zeros >> place & 1, ones >> place & 1] for place in range(4, -1, -1))
    return f'swizzle(BITMASK_PERM,"{text}")'

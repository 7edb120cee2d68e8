"""Error messages with the place in a kernel at which a fault happened, the same for every engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...fatbin.cached import cached_property
from ...fatbin.isa import Instruction
from ...fatbin.records import dataclass
from ..errors import (
    DeadlockError,
    IllegalInstructionError,
    JumpFault,
    MemoryFault,
    StandstillError,
    TrapError,
)
from ..isa.builder import PRIVATE, Space
from ..isa.naming import operation_of
from ..isa.not_carried_out import UnknownOperationError
from .access import READS
from .backend import Dispatch, Size
from .surroundings import Surroundings, bytes_of
from .trap_kinds import TRAP, Kind, kind_of

_HEX_FROM = 256


@dataclass(frozen=True)
class Place:
    """An instruction of a dispatch; ``pc`` is its address in memory."""

    dispatch: Dispatch
    pc: int
    instruction: Instruction | None = None
    called_at: int | None = None
    """Where the function was called that it is in, if that is known."""

    @cached_property
    def address(self) -> int:
        """The address in the code object, which is what disassembly shows."""
        return linked_address(self.dispatch, self.pc)

    @cached_property
    def line(self) -> str:
        """The source line, as ``file:line``; empty where it is not known. In a function of a library, which has none, that of
        the call."""
        lines = self.dispatch.image.lines
        found = lines.program_line(self.address)
        if not found and self.called_at is not None:
            found = lines.program_line(linked_address(self.dispatch, self.called_at))
        return str(found) if found else ""

    @property
    def text(self) -> str:
        """Mnemonic and place, for a message."""
        name = self.instruction.mnemonic if self.instruction else "instruction"
        return f"{name} at {self.address:#x}{f' ({self.line})' if self.line else ''}"

    def __str__(self) -> str:
        return f"kernel {self.dispatch.kernel}: {self.text}"


@dataclass(frozen=True, slots=True)
class Who:
    """A wave."""

    wave: int
    group: Size

    def __str__(self) -> str:
        return f"wave {self.wave} in workgroup {group_text(self.group)}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused access: wave, address, size, and its kind (:data:`~.access.READS` or another)."""

    space: str
    lane: int
    who: Who
    address: int
    size: int
    does: str
    shared: int = -1
    """The upper half of flat addresses of the group's LDS."""
    private: int = -1
    """The upper half of flat addresses of scratch memory."""

    @property
    def is_write(self) -> bool:
        """Whether it changes memory."""
        return self.does != READS


def linked_address(dispatch: Dispatch, pc: int) -> int:
    """The address in the code object that is loaded at an address; that address itself outside every code object."""
    segment = dispatch.image.segment_at(pc)
    return pc - segment.address + segment.linked if segment else pc


def group_text(group: Size) -> str:
    """A workgroup's id."""
    return f"({','.join(map(str, group))})"


# Accesses


def memory_fault(place: Place, refusal: Refusal, around: Surroundings) -> MemoryFault:
    """The error for a refused access; a size of 0 means a descriptor that hipkit cannot interpret."""
    who = f"lane {refusal.lane} of {refusal.who}" if refusal.lane >= 0 else str(refusal.who)
    space, at = _space_of(refusal)
    if refusal.size:
        why = _why_outside(place.dispatch, refusal, space) or around.why_not(
            refusal.address, refusal.size, is_write=refusal.is_write
        )
        what = f"{refusal.does} {bytes_of(refusal.size)} at {_number(space, at)}, {why}"
    else:
        what = f"uses the descriptor of an image at {at:#x}, which (or whose sampler) is of no kind that is carried out"
    return MemoryFault(
        f"{place}: {who} {what}", kernel=place.dispatch.kernel, instruction=str(place.instruction or ""),
        code_address=place.address, line=place.line, group=refusal.who.group, wave=refusal.who.wave, lane=refusal.lane,
        address=at, size=refusal.size, space=space, is_read=refusal.does == READS,
    )  # fmt: skip


def _space_of(refusal: Refusal) -> tuple[str, int]:
    """The space of an access, and the address in it."""
    windows = {refusal.shared: Space.LDS, refusal.private: Space.SCRATCH}
    if refusal.space == Space.BUFFER:
        is_private = refusal.address & PRIVATE
        return Space.SCRATCH if is_private else Space.GLOBAL, refusal.address & ~PRIVATE
    if refusal.space == Space.FLAT:
        found = windows.get(refusal.address >> 32)
        return (Space.GLOBAL, refusal.address) if found is None else (found, refusal.address & 0xFFFFFFFF)
    return refusal.space, refusal.address


def _number(space: str, at: int) -> str:
    if space in (Space.LDS, Space.SCRATCH) and at < _HEX_FROM:
        return str(at)
    return f"{at:#x}"


def _why_outside(dispatch: Dispatch, refusal: Refusal, space: str) -> str:
    """How much LDS or scratch memory there is; empty for other memory."""
    limits = {
        Space.LDS: f"the {bytes_of(dispatch.lds)} of LDS that its workgroup has",
        Space.SCRATCH: f"the {bytes_of(dispatch.scratch)} of scratch memory that a work-item has",
    }
    if space not in limits:
        return ""
    flat = f" (flat address {refusal.address:#x})" if refusal.space == Space.FLAT else ""
    return f"outside {limits[space]}{flat}"


# Where waves go


def jump_fault(dispatch: Dispatch, jump: Place | None, who: Who, address: int, around: Surroundings) -> JumpFault:
    """The error for a wave that jumps to an address without code; ``jump`` is the place of the jump, if it is known."""
    start = str(jump) if jump is not None else f"kernel {dispatch.kernel}"
    message = (
        f"{start}: {who} {'goes on' if jump is not None else 'begins'} at {address:#x}, {around.why_no_code(address)}"
    )
    return JumpFault(
        message, kernel=dispatch.kernel, instruction=str(jump.instruction or "") if jump is not None else "",
        code_address=jump.address if jump is not None else -1, line=jump.line if jump is not None else "",
        group=who.group, wave=who.wave, address=address,
    )  # fmt: skip


def illegal(place: Place, who: Who, found: str) -> IllegalInstructionError:
    """The error for a wave that reaches bytes that are no instruction; ``found`` describes them."""
    return IllegalInstructionError(f"{place}: {who} comes to {found}")


_STOPS = {
    "s_illegal": "comes to an instruction that is there to be illegal",
    "v_illegal": "comes to an instruction that is there to be illegal",
    "s_code_end": "runs past the end of the code",
}


def trap(place: Place, who: Who) -> TrapError:
    """The error for a trap."""
    assert place.instruction is not None
    if does := _STOPS.get(operation_of(place.instruction.family)):
        kind, message = Kind(TRAP, ""), f"{place}: {who} {does}"
    else:
        kind = kind_of(place.dispatch.image.lines.trap_reason(place.address))
        number = place.instruction.constant("simm16") or 0
        message = f"{place}: trap {number} in wave {who.wave} of workgroup {group_text(who.group)}: {kind.text}"
    return TrapError(
        message, kind=kind.name, text=kind.text, instruction=str(place.instruction), code_address=place.address,
        line=place.line, group=who.group, wave=who.wave,
    )  # fmt: skip


def unknown_mode(place: Place, who: Who, name: str) -> UnknownOperationError:
    """The error for a register that sets a bit of MODE that is not carried out; whoever catches it names the kernel."""
    return UnknownOperationError(f"{place.text}: {who} sets MODE.{name}, which is not carried out")


def no_such_barrier(place: Place, who: Who, number: int) -> UnknownOperationError:
    """The error for a named barrier that the kernel has not asked for: the manuals do not say what such a number means."""
    count = place.dispatch.setup.named_barriers
    return UnknownOperationError(
        f"{place.text}: {who} names barrier {number}, and the kernel's descriptor asks for {count or 'no'} named barriers"
    )


def unknown_tensor(place: Place, who: Who, what: str) -> UnknownOperationError:
    """The error for a tensor's descriptor that asks for something; whoever catches it names the kernel."""
    return UnknownOperationError(f"{place.text}: the descriptor of {who} asks for what is not carried out: {what}")


# What has no place


def endless(dispatch: Dispatch, waves: Sequence[tuple[Place, Size, int]]) -> StandstillError:
    """The error for waves that go round loops, and will find what they found before."""
    place, group, wave = next((one for one in waves if one[0].line), waves[0])
    more = f" and {len(waves) - 1} more go" if len(waves) > 1 else " goes"
    return StandstillError(
        f"kernel {dispatch.kernel}: wave {wave} in workgroup {group_text(group)}{more} round a loop at "
        f"{place.line or hex(place.address)} for what no other wave will do",
        instruction=place.instruction.mnemonic if place.instruction else "", code_address=place.address, line=place.line,
        group=group, wave=wave,
    )  # fmt: skip


def deadlock(dispatch: Dispatch, group: Size, waiting: Mapping[str, Sequence[int]], count: int) -> DeadlockError:
    """The error for a group whose waves wait at barriers that can never open: by the name of each, its waves."""
    texts = [
        f"wave{'s' if len(waves) > 1 else ''} {', '.join(map(str, waves))} of {count} wait at {name} that no other wave will reach"
        for name, waves in waiting.items()
    ]
    return DeadlockError(f"kernel {dispatch.kernel}: in workgroup {group_text(group)} {', and '.join(texts)}")


GROUP_BARRIER, CLUSTER_BARRIER = "a barrier", "the barrier of its cluster"


def named_barrier(number: int) -> str:
    """What errors call a barrier that a part of the waves have joined."""
    return f"named barrier {number}"

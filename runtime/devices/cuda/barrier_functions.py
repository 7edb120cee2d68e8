"""The functions of a kernel in PTX that change barriers in shared memory, look at them and wait for them.

Each barrier is 64 bits: its members, its signals, and in the upper word how often it has opened. All threads of a warp call a
function together; the first one does what there is to do, and all get what it has found. What the warp stored before it signals is
visible to those who have waited: the warp is synchronized, and the atomic operation releases and acquires.
"""

from __future__ import annotations

from ...isa import control
from .ptx_text import WARP
from .status import STOP

BARRIERS = "barriers"
"""The name of what is in shared memory."""
EACH = 8
NO_BARRIER, OF_WORKGROUP = 0, control.MOST_NAMED + 1
"""What comes before the named ones, which waves join to leave another one, and the barrier of the workgroup after them: its members are
the waves that have not ended."""
BYTES = (OF_WORKGROUP + 1) * EACH
SIGNALS_BIT = control.MEMBERS.bit_length()
"""Where the lower word has the signals; below are the members."""
INIT, SIGNAL, LEAVE, LOOK, AWAIT = "init_barrier", "signal_barrier", "leave_barrier", "look_at_barrier", "await_barrier"
_PAUSE, _BETWEEN_LOOKS = 40, 1 << 7
"""Nanoseconds between two looks at a barrier, and how many of these come before one at what the host wants, which takes long."""

_TO_PLACE = f"""\
	bar.warp.sync {WARP};
	mov.u32 %word, %laneid;
	setp.ne.b32 %is_other, %word, 0;
	@%is_other bra DONE;
	setp.eq.b32 %is_other, %number, {NO_BARRIER};
	@%is_other bra DONE;
	mov.u32 %place, {BARRIERS};
	mad.lo.u32 %place, %number, {EACH}, %place;
"""
"""The first thread goes on with the place of a barrier, if there is one, and the others wait."""
_OPEN_IF_DUE = """\
	setp.ge.u32 %is_due, %signals, %members;
	@%is_due mov.b32 %signals, 0;
	@%is_due add.s32 %openings, %openings, 1;
"""
_TAKE_MEMBERS = """\
	setp.ne.b32 %is_given, %given, 0;
	@%is_given mov.b32 %members, %given;
"""
_INIT = f"{_TAKE_MEMBERS}\tmov.b32 %signals, 0;\n"
_SIGNAL = f"""{_TAKE_MEMBERS}\
	mov.b32 %result, 0;
	setp.eq.b32 %is_given, %members, 0;
	@%is_given bra CHANGED;
	setp.eq.b32 %is_given, %signals, 0;
	selp.b32 %result, 1, 0, %is_given;
	add.s32 %signals, %signals, 1;
	min.u32 %signals, %signals, {control.MEMBERS};
{_OPEN_IF_DUE}CHANGED:
"""
_LEAVE = f"""\
	setp.ne.b32 %is_given, %members, 0;
	@%is_given sub.s32 %members, %members, 1;
	setp.eq.b32 %is_given, %members, 0;
	selp.b32 %result, 1, 0, %is_given;
{_OPEN_IF_DUE}"""


_LOOK = "\tmov.b32 %result, %word;\n"
"""Changes nothing, and gives the barrier as it is."""


def _changing(name: str, body: str, of_none: int = 0) -> str:
    """A function that changes a barrier at once; gives the instruction's result, and above it how often it had opened before. What
    it gives for no barrier is ``of_none``."""
    return f"""
.func (.param .b64 found) {name}(.param .b32 number, .param .b32 members)
{{
	.reg .pred %is_other, %is_given, %is_due;
	.reg .b32 %place, %number, %given, %word, %members, %signals, %openings, %result;
	.reg .b64 %before, %after, %seen;
	ld.param.b32 %number, [number];
	ld.param.b32 %given, [members];
	mov.b64 %before, 0;
	mov.b32 %result, {of_none};
{_TO_PLACE}\
	ld.volatile.shared.b64 %before, [%place];
AGAIN:
	mov.b64 {{%word, %openings}}, %before;
	and.b32 %members, %word, {control.MEMBERS};
	shr.u32 %signals, %word, {SIGNALS_BIT};
{body}\
	shl.b32 %signals, %signals, {SIGNALS_BIT};
	or.b32 %word, %members, %signals;
	mov.b64 %after, {{%word, %openings}};
	atom.acq_rel.cta.shared.cas.b64 %seen, [%place], %before, %after;
	setp.ne.b64 %is_other, %seen, %before;
	mov.b64 %before, %seen;
	@%is_other bra AGAIN;
DONE:
	bar.warp.sync {WARP};
	mov.b64 {{%word, %openings}}, %before;
	shfl.sync.idx.b32 %result, %result, 0, 31, {WARP};
	shfl.sync.idx.b32 %openings, %openings, 0, 31, {WARP};
	mov.b64 %after, {{%result, %openings}};
	st.param.b64 [found], %after;
	ret;
}}
"""


_AWAIT = f"""
.func (.param .b32 found) {AWAIT}(.param .b32 number, .param .b32 openings, .param .b64 status)
{{
	.reg .pred %is_other;
	.reg .b32 %place, %number, %known, %result, %word, %openings, %turns, %asked;
	.reg .b64 %now, %status;
	ld.param.b32 %number, [number];
	ld.param.b32 %known, [openings];
	ld.param.b64 %status, [status];
	mov.b32 %result, %known;
	mov.b32 %asked, 0;
	mov.b32 %turns, 0;
{_TO_PLACE}\
	ld.acquire.cta.shared.b64 %now, [%place];
	mov.b64 {{%word, %result}}, %now;
	setp.ne.b32 %is_other, %result, %known;
	@%is_other bra DONE;
	add.s32 %result, %known, 1;
WAIT:
	nanosleep.u32 {_PAUSE};
	ld.acquire.cta.shared.b64 %now, [%place];
	mov.b64 {{%word, %openings}}, %now;
	setp.ne.b32 %is_other, %openings, %known;
	@%is_other bra DONE;
	add.s32 %turns, %turns, 1;
	and.b32 %word, %turns, {_BETWEEN_LOOKS - 1};
	setp.ne.b32 %is_other, %word, 0;
	@%is_other bra WAIT;
	ld.relaxed.sys.global.b32 %asked, [%status+{STOP}];
	setp.eq.b32 %is_other, %asked, 0;
	@%is_other bra WAIT;
DONE:
	bar.warp.sync {WARP};
	shfl.sync.idx.b32 %asked, %asked, 0, 31, {WARP};
	setp.ne.b32 %is_other, %asked, 0;
	@%is_other exit;
	shfl.sync.idx.b32 %result, %result, 0, 31, {WARP};
	st.param.b32 [found], %result;
	ret;
}}
"""
"""Waits until a barrier has opened more often than the wave knows of; gives how often it knows of then. Where it had already, that is
all of it: it goes on once, however often that was. Where the wave has waited, it is one more: another opening since lets it go on again."""

BARRIER_FUNCTIONS = (
    f".shared .align 16 .b8 {BARRIERS}[{BYTES}];\n"
    + _changing(INIT, _INIT)
    + _changing(SIGNAL, _SIGNAL)
    + _changing(LEAVE, _LEAVE, of_none=1)
    + _changing(LOOK, _LOOK)
    + _AWAIT
)

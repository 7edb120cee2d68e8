"""The functions of a kernel in PTX that look addresses up, and record accesses to memory that is not the kernel's.

They are called only where a comparison with the bounds of one allocation has failed, by all threads of a warp together.
"""

from __future__ import annotations

from .status import ADDRESS, DOES_BIT, GROUP, LANE, OVERRUN, PC, STOP, WAVE, WHAT, WHY, Why

FIND, FAULT, OVERRUN_LDS = "find_memory", "stop_for_access", "note_overrun"
LIVE, LIVE_COUNT, READ_ONLY, READ_ONLY_COUNT, RECORD = range(0, 40, 8)
"""Where a launch's table of memory has the addresses of its rows, their numbers, and that of the record."""
ROW, READABLE = 32, 16
"""Bytes of a row, which has where memory begins, how much there is, and at this place how much of it and what follows may be read."""


def _recorded(record: str, why: str, lane: str) -> str:
    """Says what an access is, where nothing was said before; else goes to ``RECORDED``."""
    places = ((GROUP, "%ctaid.x"), (GROUP + 4, "%ctaid.y"), (GROUP + 8, "%ctaid.z"))
    groups = "".join(
        f"\tmov.u32 %word, {name};\n\tst.relaxed.sys.global.b32 [{record}+{at}], %word;\n" for at, name in places
    )
    return f"""
	atom.relaxed.sys.global.cas.b32 %word, [{record}+{WHY}], 0, {why};
	setp.ne.b32 %is_known, %word, 0;
	@%is_known bra RECORDED;
	ld.param.b64 %long, [what];
	cvt.u32.u64 %word, %long;
	st.relaxed.sys.global.b32 [{record}+{WHAT}], %word;
	shr.u64 %long, %long, 32;
	cvt.u32.u64 %word, %long;
	st.relaxed.sys.global.b32 [{record}+{PC}], %word;
	st.relaxed.sys.global.b32 [{record}+{LANE}], {lane};
	ld.param.b64 %long, [address];
	st.relaxed.sys.global.b64 [{record}+{ADDRESS}], %long;
{groups}	mov.u32 %word, %tid.x;
	shr.u32 %word, %word, 5;
	st.relaxed.sys.global.b32 [{record}+{WAVE}], %word;
RECORDED:
"""


_FAULT = f"""
.func {FAULT}(.param .b64 address, .param .b32 is_bad, .param .b64 what, .param .b64 memory)
{{
	.reg .pred %p<4>, %is_known;
	.reg .b32 %r<4>, %word;
	.reg .b64 %record, %long;
	ld.param.b32 %r0, [is_bad];
	setp.ne.b32 %p0, %r0, 0;
	vote.sync.ballot.b32 %r1, %p0, 0xffffffff;
	setp.eq.b32 %p1, %r1, 0;
	@%p1 bra.uni FINE;
	brev.b32 %r1, %r1;
	clz.b32 %r1, %r1;
	mov.u32 %r2, %laneid;
	setp.ne.b32 %p2, %r1, %r2;
	@%p2 exit;
	ld.param.b64 %record, [memory];
	ld.global.b64 %record, [%record+{RECORD}];
	st.relaxed.sys.global.b32 [%record+{STOP}], 1;
	{_recorded("%record", str(int(Why.ACCESS)), "%r1")}
	exit;
FINE:
	ret;
}}
"""
"""Ends the wave where an access of one of its lanes is bad; the first one of a launch says which."""

_FIND = f"""
.func (.param .align 16 .b8 found[16]) {FIND}(.param .b64 address, .param .b32 is_active, .param .b64 what, .param .b64 memory)
{{
	.reg .pred %p<9>, %is_known;
	.reg .b32 %r<6>, %word;
	.reg .b64 %d<30>, %record, %long;
	ld.param.b64 %d0, [address];
	ld.param.b32 %r0, [is_active];
	ld.param.b64 %d1, [what];
	ld.param.b64 %d2, [memory];
	and.b64 %d3, %d1, 0xff;
	add.s64 %d4, %d0, %d3;
	mov.b64 %d5, 0;
	mov.b64 %d6, 0;
	mov.b32 %r1, 0;
	setp.eq.b32 %p0, %r0, 0;
	@%p0 bra DONE;
	mov.b32 %r1, 1;
	ld.volatile.global.v2.b64 {{%d7, %d8}}, [%d2+{LIVE}];
	mov.b64 %d9, 0;
LIVE:
	setp.ge.u64 %p1, %d9, %d8;
	@%p1 bra AFTER;
	add.s64 %d10, %d9, %d8;
	shr.u64 %d10, %d10, 1;
	mad.lo.s64 %d11, %d10, {ROW}, %d7;
	ld.global.b64 %d12, [%d11];
	setp.le.u64 %p2, %d12, %d0;
	@%p2 add.s64 %d9, %d10, 1;
	@!%p2 mov.b64 %d8, %d10;
	bra LIVE;
AFTER:
	setp.eq.u64 %p1, %d9, 0;
	@%p1 bra DONE;
	mad.lo.s64 %d11, %d9, {ROW}, %d7;
	ld.global.v2.b64 {{%d12, %d13}}, [%d11+{-ROW}];
	ld.global.b64 %d24, [%d11+{READABLE - ROW}];
	sub.s64 %d14, %d0, %d12;
	setp.ge.u64 %p1, %d14, %d24;
	@%p1 bra DONE;
	sub.s64 %d23, %d24, %d14;
	setp.lt.u64 %p1, %d23, %d3;
	@%p1 bra DONE;
	add.s64 %d23, %d14, %d3;
	setp.gt.u64 %p7, %d23, %d13;
	@%p7 bra BEYOND;
	add.s64 %d13, %d12, %d13;
	and.b64 %d21, %d1, {3 << DOES_BIT};
	setp.eq.b64 %p6, %d21, 0;
	@%p6 bra KNOWN;
	ld.volatile.global.v2.b64 {{%d15, %d16}}, [%d2+{READ_ONLY}];
	mov.b64 %d17, %d16;
	mov.b64 %d18, 0;
READ_ONLY:
	setp.ge.u64 %p1, %d18, %d17;
	@%p1 bra BETWEEN;
	add.s64 %d10, %d18, %d17;
	shr.u64 %d10, %d10, 1;
	mad.lo.s64 %d11, %d10, {ROW}, %d15;
	ld.global.v2.b64 {{%d19, %d20}}, [%d11];
	add.s64 %d20, %d19, %d20;
	setp.le.u64 %p2, %d20, %d0;
	@%p2 add.s64 %d18, %d10, 1;
	@!%p2 mov.b64 %d17, %d10;
	bra READ_ONLY;
BETWEEN:
	mad.lo.s64 %d11, %d18, {ROW}, %d15;
	setp.ge.u64 %p3, %d18, %d16;
	@%p3 bra BEFORE;
	ld.global.b64 %d19, [%d11];
	setp.ge.u64 %p4, %d19, %d4;
	@!%p4 bra DONE;
	min.u64 %d13, %d13, %d19;
BEFORE:
	setp.eq.u64 %p5, %d18, 0;
	@%p5 bra KNOWN;
	ld.global.v2.b64 {{%d19, %d20}}, [%d11+{-ROW}];
	add.s64 %d20, %d19, %d20;
	max.u64 %d12, %d12, %d20;
KNOWN:
	mov.b64 %d5, %d12;
	sub.s64 %d6, %d13, %d12;
	mov.b32 %r1, 0;
	bra DONE;
BEYOND:
	and.b64 %d21, %d1, {3 << DOES_BIT};
	setp.ne.b64 %p6, %d21, 0;
	@%p6 bra DONE;
	mov.b32 %r1, 0;
	ld.global.b64 %record, [%d2+{RECORD}];
	add.s64 %record, %record, {OVERRUN};
	mov.u32 %r2, %laneid;
	{_recorded("%record", "1", "%r2")}
	bra DONE;
DONE:
	bar.warp.sync 0xffffffff;
	{{
	.param .b64 a;
	.param .b32 b;
	.param .b64 c;
	.param .b64 d;
	st.param.b64 [a], %d0;
	st.param.b32 [b], %r1;
	st.param.b64 [c], %d1;
	st.param.b64 [d], %d2;
	call.uni {FAULT}, (a, b, c, d);
	}}
	st.param.v2.b64 [found], {{%d5, %d6}};
	ret;
}}
"""
"""Looks an address up in the table: gives the memory around it that may be read, or written to if that is what the access does, as
where it begins and its size. A read past the end, where that is allowed, is recorded."""

_OVERRUN_LDS = f"""
.func {OVERRUN_LDS}(.param .b64 address, .param .b32 is_bad, .param .b64 what, .param .b64 memory)
{{
	.reg .pred %p, %is_known;
	.reg .b32 %r, %word, %lane;
	.reg .b64 %record, %long;
	ld.param.b32 %r, [is_bad];
	setp.eq.b32 %p, %r, 0;
	@%p bra RECORDED;
	ld.param.b64 %record, [memory];
	ld.global.b64 %record, [%record+{RECORD}];
	add.s64 %record, %record, {OVERRUN};
	mov.u32 %lane, %laneid;
	{_recorded("%record", "1", "%lane")}
	bar.warp.sync 0xffffffff;
	ret;
}}
"""
"""Records an access past LDS that does nothing."""

FUNCTIONS = _FAULT + _FIND + _OVERRUN_LDS

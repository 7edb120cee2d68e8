"""How a wave ends in PTX that has found what the kernel must not do: it says so in the launch's record."""

from __future__ import annotations

from ...isa.values import I32, Uniform
from .ptx import PtxBuilder
from .ptx_entry import AXES
from .ptx_text import STATUS
from .status import ADDRESS, GROUP, PC, STOP, WAVE, WHY, Why


def stop(b: PtxBuilder, why: Why, pc: int, what: Uniform | None = None) -> None:
    """End the wave; the first one that does so says why, and ``what`` it has come to: an address, or another number."""
    first: Uniform = b.made(I32, Uniform, f"atom.relaxed.sys.global.cas.b32 {{}}, [{STATUS}+{WHY}], 0, {int(why)}")
    is_first = b.icmp("eq", first, 0)
    rows = [(PC, str(pc))]
    rows += [(GROUP + 4 * n, b.made(I32, Uniform, f"mov.u32 {{}}, %ctaid.{axis}").data) for n, axis in enumerate(AXES)]
    if what is not None:
        b.do(f"@{is_first.data} st.relaxed.sys.global.b64 [{STATUS}+{ADDRESS}], {what.data}")
    rows.append((WAVE, b.lshr(b.made(I32, Uniform, "mov.u32 {}, %tid.x"), 5).data))
    for offset, word in rows:
        b.do(f"@{is_first.data} st.relaxed.sys.global.b32 [{STATUS}+{offset}], {word}")
    if b.barriers is not None:  # waves that wait for this one look there
        b.do(f"st.relaxed.sys.global.b32 [{STATUS}+{STOP}], 1")
    b.do("exit")

"""Where a kernel in PTX ends a wave: it writes why into the record of the launch, unless another wave has."""

from __future__ import annotations

from ...isa.values import I32, Uniform, Value
from .ptx_integers import PtxIntegers
from .ptx_text import STATUS
from .status import ADDRESS, GROUP, PC, STOP, WAVE, WHY, Why

AXES = "xyz"


def stop(b: PtxIntegers, why: Why, site: int, address: Value | None = None) -> None:
    """End the wave at an instruction; the first one that does so says why, and an address or a number that goes with it."""
    first: Uniform = b.made(I32, Uniform, f"atom.relaxed.sys.global.cas.b32 {{}}, [{STATUS}+{WHY}], 0, {int(why)}")
    is_first = b.icmp("eq", first, 0)
    rows = [(PC, str(site))]
    rows += [(GROUP + 4 * n, b.made(I32, Uniform, f"mov.u32 {{}}, %ctaid.{axis}").data) for n, axis in enumerate(AXES)]
    if address is not None:
        b.do(f"@{is_first.data} st.relaxed.sys.global.b64 [{STATUS}+{ADDRESS}], {address.data}")
    rows.append((WAVE, b.lshr(b.made(I32, Uniform, "mov.u32 {}, %tid.x"), 5).data))
    for offset, word in rows:
        b.do(f"@{is_first.data} st.relaxed.sys.global.b32 [{STATUS}+{offset}], {word}")
    if b.barriers is not None:  # waves that wait for this one look there
        b.do(f"st.relaxed.sys.global.b32 [{STATUS}+{STOP}], 1")
    b.do("exit")

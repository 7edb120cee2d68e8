"""Every operation on registers that a processor has is carried out, or refused by name."""

from __future__ import annotations

import re

import pytest

from hipkit.fatbin.isa import load
from hipkit.fatbin.isa.isa import Isa
from hipkit.runtime.isa import semantics
from hipkit.runtime.isa.naming import operation_of
from hipkit.runtime.isa.refused import REFUSED
from hipkit.runtime.isa.rules import RULES

semantics.load()

PROCESSORS = "gfx900 gfx906 gfx908 gfx90a gfx942 gfx950 gfx1030 gfx1100 gfx1151 gfx1201".split()
ENCODINGS = ("SOP1", "SOP2", "SOPC", "SOPK", "VOP1", "VOP2", "VOP3", "VOPC", "VINTERP")
ELSEWHERE = re.compile(
    "v_(mfma|smfmac|wmma|swmmac)_.*"  # matrices
    "|v_movrel.*|v_swaprel_b32|s_movrel.*|s_set_gpr_idx.*"  # registers chosen by M0
    "|s_(get|set|swap)pc_b64|s_call_b64|s_rfe_.*|s_cbranch.*|s_subvector_loop.*"  # where the wave goes on
    "|s_[gs]etreg.*|s_version|s_sendmsg.*|s_waitcnt.*|s_sleep_var|s_(get_)?barrier.*"  # the wave and its group
)
"""What is no arithmetic although it is encoded like it."""


@pytest.mark.parametrize("processor", PROCESSORS)
def test_every_operation_has_a_rule_or_a_reason(processor: str) -> None:
    isa = Isa(processor, load.features_of(processor))
    found = {operation_of(form.pseudo) for form in isa.forms() if form.encoding.startswith(ENCODINGS)}
    assert len(found) > 400
    assert (
        sorted(name for name in found if name not in RULES and name not in REFUSED and not ELSEWHERE.fullmatch(name))
        == []
    )


def test_what_is_refused_has_no_rule() -> None:
    assert not REFUSED.keys() & RULES.keys()
    assert all(REFUSED.values())
    assert len(REFUSED) < 25

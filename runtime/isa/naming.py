"""The name of an operation without generation, encoding and spelling, such as ``v_add_f32``."""

from __future__ import annotations

import re
from functools import lru_cache

# What LLVM adds to the name of an operation for an encoding, a register size or a generation.
_ENCODINGS = re.compile(
    r"_(e32|e64|e96|sdwa|dpp|dpp8|dpp16|t16|fake16|vi|si|gfx\w+|threeaddr|vsrc|vop3|w32|w64|twoaddr|vgprcd|agpr"
    r"|mac(?=_e64$|$)|saddr|svs|sv|ss|st|sgpr|imm|sgpr_imm|offen|idxen|bothen|addr64|offset|rtn|exact|ec|tfe"
    r"|vbuffer|nosdst|f8_f8|pseudo|opsel|op_sel|_tfe\w+)(?=_|$)"
)
# Those of images also have the sizes of data and addresses, and whether addresses are apart.
_IMAGES = re.compile(r"^(image_\w+?)(?:_v\d+_v\d+)?(?:_n?sa)?$")
# Some names hold the operation twice, the second time as later generations spell it.
_TWICE = re.compile(r"^v_\w+?\d(v_)")


@lru_cache(maxsize=1 << 16)
def operation_of(family: str) -> str:
    """The operation of LLVM's pseudo instruction: ``v_add_f32_e64_dpp`` is ``v_add_f32``."""
    name = family.lower()
    while (shorter := _ENCODINGS.sub("", name)) != name:
        name = shorter
    name = _IMAGES.sub(r"\1", name)
    twice = _TWICE.match(name)
    return name[twice.start(1) :] if twice else name

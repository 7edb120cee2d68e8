"""The compiled engine and the interpreter compute the same, with instructions and operands at random."""

from __future__ import annotations

import random
import re

import pytest
from instructions import Assembler, assert_engines_agree, compiled, lanes_of
from random_instructions import arithmetic_forms, random_instruction

from hipkit.runtime.isa.not_carried_out import UnknownOperationError

TARGETS = ("gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1201")
FEW, ALL = 40, 100_000
_DIFFERENT_PLACES = ("s_getpc_b64", "s_memtime", "s_memrealtime", "s_get_shader_cycles_u64")
"""What they give depends on where the code is, or when it runs."""
_TRIES = 5
_HAS_16_BITS = re.compile(r"[fiub]16")


def width_of(mnemonic: str) -> int:
    """How wide most operands are, by the name."""
    return 64 if "64" in mnemonic else 16 if _HAS_16_BITS.search(mnemonic) else 32


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("count", [FEW, pytest.param(ALL, marks=pytest.mark.slow)], ids=["some", "all"])
def test_engines_agree_on_instructions_that_compute(assembler: Assembler, target: str, count: int) -> None:
    """But for the bits of NaNs."""
    lanes, numbers = lanes_of(target), random.Random(target)
    forms = list(arithmetic_forms(target, lanes))
    numbers.shuffle(forms)
    wrong, compared = [], 0
    for form in forms[:count]:
        made = (random_instruction(form, target, lanes, numbers) for _ in range(_TRIES))
        instruction = next((found for found in made if found is not None), None)
        if instruction is None or instruction.mnemonic in _DIFFERENT_PLACES:
            continue
        # Half of them in another block than what writes their operands.
        asm = numbers.choice(("", "s_branch 0\n")) + ".byte " + ", ".join(map(hex, instruction.data))
        width, seed = width_of(instruction.mnemonic), numbers.randrange(4)
        try:
            assert_engines_agree(assembler, asm, target, compiled, seed=seed, width=width, ignores_nans=True)
            compared += 1
        except UnknownOperationError:
            continue
        except AssertionError as error:
            wrong.append(f"{instruction}: {error}")
    assert not wrong, "\n".join(wrong)
    assert compared > min(count, len(forms)) // 2

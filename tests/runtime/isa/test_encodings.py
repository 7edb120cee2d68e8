"""Every encoding of an operation that has a rule is carried out: its operands are what the rule's signature says."""

from __future__ import annotations

import pytest
from rule_calls import Arrays

from hipkit.fatbin.isa import load
from hipkit.fatbin.isa.form import Form
from hipkit.fatbin.isa.instruction import Decoded, Instruction
from hipkit.fatbin.isa.isa import Isa
from hipkit.runtime.isa.builder import Builder
from hipkit.runtime.isa.execute import execute
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.naming import operation_of
from hipkit.runtime.isa.rules import RULES
from hipkit.runtime.isa.state import State
from hipkit.runtime.isa.values import I1, I32, Lane, Mask, Uniform

PROCESSORS = "gfx900 gfx906 gfx908 gfx90a gfx942 gfx950 gfx1030 gfx1100 gfx1151 gfx1201".split()
DPP8_FI = 0xE9


class Registers(State):
    """Registers that hold something, and take only what fits them."""

    def __init__(self, b: Builder) -> None:
        self.b, self.written = b, 0

    def scalar(self, file: str, index: int) -> Uniform:
        return self.b.uniform(I32, 0x3F80_1234 + index)

    def set_scalar(self, file: str, index: int, value: Uniform) -> None:
        assert isinstance(value, Uniform)
        assert value.type is I32
        self.written += 1

    def vector(self, file: str, index: int, *, all_lanes: bool = False) -> Lane:
        return self.b.constant_lanes(I32, [0x4048_F5C3 * (lane + index + 1) for lane in range(self.b.lanes)])

    def set_vector(self, file: str, index: int, value: Lane, *, all_lanes: bool = False) -> None:
        assert isinstance(value, Lane)
        assert value.type is I32
        self.written += 1

    @property
    def exec(self) -> Mask:
        return self.b.constant_mask((1 << self.b.lanes) - 2)

    def set_exec(self, mask: Mask) -> None:
        assert isinstance(mask, Mask)
        self.written += 1

    def mask(self, file: str, index: int) -> Mask:
        return self.b.constant_mask(0x5A5A5A5A5A5A5A5A & (1 << self.b.lanes) - 1)

    def set_mask(self, file: str, index: int, mask: Mask) -> None:
        self.set_exec(mask)

    @property
    def scc(self) -> Uniform:
        return self.b.uniform(I1, 1)

    def set_scc(self, value: Uniform) -> None:
        assert isinstance(value, Uniform)
        assert value.type is I1
        self.written += 1


def _plainest(form: Form) -> Instruction:
    """The instruction whose fields are zero, where that means something."""
    word = form.fixed
    for spec in form.specs:
        if spec.name == "fi" and "DPP8" in form.encoding:
            word |= DPP8_FI << spec.place
    return Instruction(0, Decoded(form, word, form.size))


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("processor", PROCESSORS)
def test_every_encoding_gives_its_rule_what_it_takes(processor: str) -> None:
    lanes = 64 if processor.startswith("gfx9") else 32
    facts = facts_of(processor, lanes)
    isa, b = Isa(processor, load.features_of(processor, facts.features)), Arrays(lanes)
    carried_out = 0
    for form in isa.forms():
        rule = RULES.get(operation_of(form.pseudo))
        if rule is None:
            continue
        registers = Registers(b)
        try:
            execute(b, registers, _plainest(form), facts)
        except Exception as error:
            raise AssertionError(f"{processor}: {form.name} ({rule.sources} -> {rule.results})") from error
        assert registers.written or not rule.results, form.name
        carried_out += 1
    assert carried_out > 1000

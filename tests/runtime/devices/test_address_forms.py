"""What is known of addresses in PTX is true: each is computed, and is what its form says."""

from __future__ import annotations

from random import Random

import pytest

from hipkit.runtime.devices.cuda.address_forms import AddressForms

WIDE, NARROW = (1 << 64) - 1, (1 << 32) - 1


def signed(word: int) -> int:
    return word - (1 << 32) if word >> 31 else word


class Computed:
    """Registers of 32 and of 64 bits that random instructions write, each once, and what a thread has in them."""

    def __init__(self, seed: int) -> None:
        self.random, self.forms = Random(seed), AddressForms()
        self.words = {f"%r{n}": self.random.getrandbits(32) for n in range(4)}
        self.numbers = {f"%d{n}": self.random.getrandbits(64) for n in range(3)}

    def step(self) -> None:
        chance, word, number = self.random, f"%r{len(self.words)}", f"%d{len(self.numbers)}"
        one, other = chance.choice([*self.words]), chance.choice([*self.words])
        first, second = chance.choice([*self.numbers]), chance.choice([*self.numbers])
        constant = chance.choice([0, 1, 4, 12, 4096, WIDE, WIDE - 11, 1 << 63, NARROW, chance.getrandbits(64)])
        small, shift = chance.choice([1, 2, 4, 16, 48]), chance.choice([0, 1, 2, 3, 15, 16, 40])
        low, high = self.words[one], self.words[other]
        match chance.randrange(9):
            case 0:
                self.wide(number, f"mov.b64 {number}, {{{one}, {other}}}", low | high << 32)
            case 1:
                self.wide(number, f"mul.wide.s32 {number}, {one}, {small}", signed(low) * small)
            case 2:
                self.wide(number, f"add.s64 {number}, {first}, {second}", self.numbers[first] + self.numbers[second])
            case 3:
                self.wide(number, f"add.s64 {number}, {first}, {constant}", self.numbers[first] + constant)
            case 4:
                self.wide(number, f"shl.b64 {number}, {first}, {shift}", self.numbers[first] << shift)
            case 5:
                self.wide(number, f"mov.b64 {number}, {constant}", constant)
            case 6:
                self.narrow(word, f"mov.b32 {word}, {constant & NARROW}", constant)
            case 7:
                self.narrow(word, f"cvt.u32.u64 {word}, {first}", self.numbers[first])
            case _:
                self.wide(number, f"cvt.u64.u32 {number}, {one}", low)

    def wide(self, name: str, line: str, value: int) -> None:
        self.forms.note(line)
        self.numbers[name] = value & WIDE

    def narrow(self, name: str, line: str, value: int) -> None:
        self.forms.note(line)
        self.words[name] = value & NARROW

    def value(self, name: str) -> int:
        """The number that the form of a register says is in it."""
        form = self.forms.of(name)
        root = self.numbers[form.root] if form.root else 0
        word = signed(int(form.word) if form.word.isdigit() else self.words[form.word]) if form.word else 0
        return root + form.offset + word * form.scale & WIDE


@pytest.mark.parametrize("seed", range(40))
def test_an_address_is_what_its_form_says(seed: int) -> None:
    computed = Computed(seed)
    for _ in range(60):
        computed.step()
    assert {name: computed.value(name) for name in computed.numbers} == computed.numbers

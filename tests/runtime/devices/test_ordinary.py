"""Code between branches is passed over where a look at each instruction finds nothing to refuse."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.fatbin.errors import HipkitError
from hipkit.fatbin.isa import Instruction
from hipkit.runtime.devices.cpu import ordinary as module
from hipkit.runtime.devices.cpu.fetching import Checked, Fetcher
from hipkit.runtime.devices.cpu.layout import Registers
from hipkit.runtime.devices.cpu.ordinary import OrdinaryCode
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.flow.reach import reachable
from hipkit.runtime.isa.not_carried_out import UnknownOperationError
from hipkit.runtime.isa.operations import kind_of
from hipkit.runtime.isa.required import require

TARGETS = ("gfx906", "gfx942", "gfx1030", "gfx1100", "gfx1201", "gfx1250")
REGISTERS = Registers(64, 40, 40)
WORDS = 2500


def fetcher(code: bytes, target: str) -> Fetcher:
    return Fetcher(0, code, target, facts_of(target, 32).features, registers=REGISTERS)


def is_ordinary(fetch: Fetcher, address: int, target: str) -> int:
    """The size of the instruction at an address, by a look at it alone; 0 if it is not ordinary."""
    try:
        instruction = fetch(address)
        if kind_of(instruction).ends_block:
            return 0
        require(instruction, facts_of(target, 32))
    except HipkitError:
        return 0
    return instruction.size


def words_of(target: str, chance: random.Random) -> Iterator[bytes]:
    """Instructions of each encoding of a processor with random operands, twice with other constants."""
    from hipkit.fatbin.isa.isa import isa_of

    forms = list(isa_of(target, facts_of(target, 32).features).forms())
    for _ in range(WORDS):
        form = chance.choice(forms)
        word = form.fixed | chance.getrandbits(8 * form.size) & ~form.mask
        if chance.random() < 0.5:  # registers that waves have, and constants
            for spec in form.specs:
                if spec.is_simple and spec.width_mask >= 0xFF:
                    value = chance.choice((255, 128, 1, 2, 256 + 3, 3)) & spec.width_mask
                    word = word & ~(spec.width_mask << spec.place) | value << spec.place
        for _ in range(2):
            yield (word & (1 << 8 * form.size) - 1).to_bytes(form.size, "little") + chance.randbytes(4)


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_passed_over_is_what_a_look_at_each_finds_ordinary(target: str) -> None:
    chance = random.Random(7)
    code = b"".join(words_of(target, chance)) + bytes(32)
    fetch = fetcher(code, target)
    ordinary = OrdinaryCode(fetch, partial(require, facts=facts_of(target, 32)), fetch.isa, REGISTERS)
    passed = 0
    for _ in range(2):  # and once more, when its words are known
        for address in range(0, len(code) - 32, 4):
            found: dict[int, int] = {}
            end = ordinary.follow(address, found, 1)
            size = is_ordinary(fetch, address, target)
            assert found == ({} if end == address else {address: end})
            if end != address or not (fetch.is_stateful or (size and "ttmp" in str(fetch(address)))):
                assert end - address == size, f"at {address:#x}"
            passed += end != address
    assert passed > 2000 or fetch.is_stateful


def test_no_more_is_passed_over_than_asked_for_and_nothing_twice() -> None:
    code = bytes.fromhex("000080bf") * 100
    fetch = fetcher(code, "gfx90a")
    ordinary = OrdinaryCode(fetch, lambda _: None, fetch.isa, REGISTERS)
    found = {80: 84}
    assert ordinary.follow(0, found, 6) == 20
    assert found == {80: 84, 0: 4, 4: 8, 8: 12, 12: 16, 16: 20}
    assert ordinary.follow(20, found, 1000) == 80
    assert ordinary.follow(84, found, 1000) == 396  # the last word may be half of something
    assert len(found) == 99


def test_threads_look_at_the_same_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """One comes to an instruction that another has begun to look at."""
    code = bytes.fromhex("000080bf") * 100
    fetch = fetcher(code, "gfx90a")
    code_of_all = OrdinaryCode(fetch, lambda _: None, fetch.isa, REGISTERS)
    ends: list[int] = []

    def follow() -> None:
        ends.append(code_of_all.follow(0, {}, 50))

    def in_another_thread_too(step: Callable[..., Any]) -> Callable[..., Any]:
        def called(*given: Any) -> Any:
            if not others:
                others.append(threading.Thread(target=follow))
                others[0].start()
                others[0].join()
            return step(*given)

        return called

    for name, home in (("_deciding_bytes", module), ("_fields_of", OrdinaryCode)):
        others: list[threading.Thread] = []
        with monkeypatch.context() as patch:
            patch.setattr(home, name, in_another_thread_too(getattr(home, name)))
            code_of_all = OrdinaryCode(fetch, lambda _: None, fetch.isa, REGISTERS)
            follow()
        assert others
    assert ends == [200] * 4


def test_the_check_of_a_kernel_reaches_what_a_look_at_each_instruction_reaches(samples: Path) -> None:
    passed = 0
    for path in sorted(samples.glob("*.hsaco")):
        try:
            module = hipkit.Module.load(path)
        except HipkitError:
            continue
        for kernel in module.kernels.values():
            facts = facts_of(kernel.device.target.processor, 64)
            checked = Checked(Fetcher.of_image(kernel.image, facts, REGISTERS), lambda _: None)
            entry = kernel.loaded.entry - kernel.image.base
            if checked._pass(entry, lambda: None):
                passed += 1
                fetch = Fetcher.of_image(kernel.image, facts, REGISTERS)
                assert checked._seen == {each.address for each in reachable(entry, fetch)}
    assert passed > 5


GETPC, ADD_16, ADD_CARRY, SETPC = "001c84be", "04900480", "05800582", "041d80be"
"""Of s[4:5], on gfx9: the address of the next instruction, 16 more, the upper half, and a jump there."""
NOP, TRAP, END = "000080bf", "020092bf", "000081bf"
RETURN, CALL = "1e1d80be", "041e9ebe"
"""To s[30:31], and to s[4:5]."""


def test_a_jump_that_is_too_far_for_a_branch_is_followed() -> None:
    code = bytes.fromhex(GETPC + ADD_16 + ADD_CARRY + SETPC + TRAP + END)
    checked = Checked(fetcher(code, "gfx942"), lambda _: None)
    assert checked._pass(0, lambda: None)
    assert checked._seen == {each.address for each in reachable(0, fetcher(code, "gfx942"))} == {0, 4, 8, 12, 20}


def test_calls_and_jumps_to_anywhere_take_a_look_at_each() -> None:
    for last in (RETURN, CALL):
        checked = Checked(fetcher(bytes.fromhex(NOP + last + END), "gfx942"), lambda _: None)
        assert not checked._pass(0, lambda: None)
        checked.look(0, lambda: None)
        assert 4 in checked


def test_what_is_not_carried_out_is_refused_where_it_stands() -> None:
    code = bytes.fromhex(NOP * 3 + TRAP + END)

    def refuse(instruction: Instruction) -> None:
        if instruction.mnemonic == "s_trap":
            raise UnknownOperationError(f"{instruction.address}")

    with pytest.raises(UnknownOperationError, match="^12$"):
        Checked(fetcher(code, "gfx942"), refuse).look(0, lambda: None)


def test_the_time_limit_ends_a_check() -> None:
    def stop() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        Checked(fetcher(bytes.fromhex(NOP * 3 + END), "gfx942"), lambda _: None).look(0, stop)

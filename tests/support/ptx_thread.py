"""Carries out functions in PTX for one thread, in order: as many instructions as the functions of checks need."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable

M64 = (1 << 64) - 1
_FUNCTION = re.compile(r"\.func (?:\((.*?)\) )?(\w+)\((.*?)\)\n\{\n(.*?)\n\}\n", re.DOTALL)
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip
_COMPUTE: dict[str, Callable[[int, int], int]] = {
    "add": operator.add, "sub": operator.sub, "and": operator.and_, "shr": operator.rshift, "min": min, "max": max,
}  # fmt: skip
SPECIAL = {"%laneid": 5, "%ctaid.x": 7, "%ctaid.y": 8, "%ctaid.z": 9, "%tid.x": 70}


class Exited(Exception):  # noqa: N818 - as a thread does that has nothing left to do
    """The thread has ended."""


class Thread:
    """A thread with memory of words, by their addresses."""

    def __init__(self, text: str, memory: dict[int, int]) -> None:
        self.memory, self.steps = memory, 0
        self._functions = {name: (parameters, body) for _, name, parameters, body in _FUNCTION.findall(text)}

    def call(self, name: str, *arguments: int) -> list[int]:
        """What a function returns."""
        parameters, body = self._functions[name]
        return _Frame(self, dict(zip(re.findall(r"(\w+)(?:,|$)", parameters), arguments, strict=True)), body).run()


class _Frame:
    def __init__(self, thread: Thread, parameters: dict[str, int], body: str) -> None:
        self.thread, self.parameters, self.registers = thread, parameters, dict[str, int]()
        lines = [line.strip().rstrip(";") for line in body.splitlines()]
        self.lines = [line for line in lines if line and not line.startswith((".reg", ".param", "{", "}"))]
        self.places = {line[:-1]: number for number, line in enumerate(self.lines) if line.endswith(":")}
        self.returned = list[int]()

    def run(self) -> list[int]:
        at = 0
        while True:
            line, at = self.lines[at], at + 1
            self.thread.steps += 1
            if line.endswith(":"):
                continue
            guard, name, rest = re.fullmatch(r"(?:@(!?%\w+) )?(\S+)(?: (.*))?", line).groups()  # type: ignore[union-attr]
            if guard and bool(self.registers[guard.lstrip("!")]) == guard.startswith("!"):
                continue
            kind, operands = name.split(".")[0], re.findall(r"\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|[^,\s]+", rest or "")
            if kind == "bra":
                at = self.places[operands[0]]
            elif kind == "ret":
                return self.returned
            elif kind == "exit":
                raise Exited
            elif kind == "call":
                self.thread.call(operands[0], *(self.parameters[one] for one in operands[1].strip("()").split(", ")))
            elif kind != "bar":
                self._compute(name, kind, operands)

    def _value(self, text: str) -> int:
        if text in SPECIAL:
            return SPECIAL[text]
        return self.registers[text] if text.startswith("%") else int(text, 0) & M64

    def _place(self, text: str) -> int:
        base, _, offset = text.strip("[]").partition("+")
        return self.registers[base] + int(offset or "0")

    def _compute(self, name: str, kind: str, operands: list[str]) -> None:
        width = int(re.findall(r"\d+$", name)[0]) if re.findall(r"\d+$", name) else 32
        if ".param" in name:
            self._parameter(kind, operands)
        elif kind == "ld":
            for n, one in enumerate(operands[0].strip("{}").split(", ")):
                self.registers[one] = self.thread.memory.get(self._place(operands[1]) + 8 * n, 0)
        elif kind == "st":
            self.thread.memory[self._place(operands[0])] = self._value(operands[1])
        elif kind == "atom":
            place = self._place(operands[1])
            self.registers[operands[0]] = old = self.thread.memory.get(place, 0)
            if old == self._value(operands[2]):
                self.thread.memory[place] = self._value(operands[3])
        else:
            self.registers[operands[0]] = self._result(name, kind, operands[1:], width) & (1 << width) - 1

    def _parameter(self, kind: str, operands: list[str]) -> None:
        if kind == "ld":
            self.registers[operands[0]] = self.parameters[operands[1].strip("[]")]
        elif operands[0] == "[found]":
            self.returned = [self._value(one) for one in operands[1].strip("{}").split(", ")]
        else:
            self.parameters[operands[0].strip("[]")] = self._value(operands[1])

    def _result(self, name: str, kind: str, operands: list[str], width: int) -> int:
        if kind == "vote":
            return self._value(operands[0]) << SPECIAL["%laneid"]
        x, *rest = map(self._value, operands)
        if kind == "setp":
            return _COMPARE[name.split(".")[1]](x, rest[0])
        if kind in _COMPUTE:
            return _COMPUTE[kind](x, rest[0])
        if kind == "mad":
            return x * rest[0] + rest[1]
        if kind == "brev":
            return int(f"{x:032b}"[::-1], 2)
        if kind == "clz":
            return 32 - x.bit_length()
        assert kind in ("mov", "cvt"), name
        return x

"""Calls a rule as whoever binds operands would, with bits in and bits out."""

from __future__ import annotations

import random
import re
from typing import Any

from tiny_builder import MANTISSA, TinyBuilder, bits_of, is_nan

from hipkit.runtime.devices.cpu.interpreter.arrays.builder import NumpyBuilder
from hipkit.runtime.devices.cpu.interpreter.arrays.memory import bits_of_value
from hipkit.runtime.isa import semantics
from hipkit.runtime.isa.builder import Builder
from hipkit.runtime.isa.rules import RULES, Rule
from hipkit.runtime.isa.values import BY_NAME, I1, I32, I64, Lane, Mask, Mode, Type, Uniform, Value

semantics.load()

BITS = {"b16": "i16", "b32": "i32", "b64": "i64", "v2f16": "i32", "v2bf16": "i32", "v2i16": "i32", "v2f32": "i64"}
BITS["mix"] = "f32"


def has_fixed_counts(rule: Rule) -> bool:
    """Whether the signature says how many registers there are; products of matrices go by the operands."""
    return not any("words" in token for token in rule.sources)


def type_of(token: str) -> Type:
    """The type that a rule sees for a token."""
    text = token.split(":")[-1]
    return BY_NAME[BITS.get(text, text)]


def is_uniform(rule: Rule, token: str) -> bool:
    """Whether a token stands for a Uniform."""
    return token.startswith("u:") or rule.name.startswith("s_") or token in ("c", "m0")


def value(b: Builder, rule: Rule, token: str, bits: Any) -> Any:
    """The bits of a source as a rule takes it: an integer for all lanes, or one for each."""
    if token[0] in "#@":
        return bits
    if token in ("m", "exec", "vcc"):
        return b.mask_of(b.uniform(I64, bits))
    if token == "c":
        return b.uniform(I1, bits)
    if match := re.fullmatch(r"i32x(\d+)", token):
        return [value(b, rule, "i32", bits >> 32 * index & 0xFFFFFFFF) for index in range(int(match[1]))]
    kind = type_of(token)
    if isinstance(bits, float):
        bits = bits_of(bits, kind)
    row = list(bits) if isinstance(bits, (list, tuple)) else [bits] * b.lanes
    if is_uniform(rule, token):
        return b.bitcast(b.uniform(kind.bits, row[0]), kind)
    return b.bitcast(b.constant_lanes(kind.bits, row), kind)


def numbers(value: Value) -> tuple[int, ...]:
    """The bits in each lane."""
    if isinstance(value.data, tuple):
        return value.data
    return tuple(int(item) for item in bits_of_value(value).ravel())  # type: ignore[arg-type]


def call(name: str, *sources: Any, b: Builder | None = None, mode: Mode | None = None, clamped: bool = False) -> Any:
    """What an operation gives, as values."""
    rule = RULES[name]
    b = b or TinyBuilder(32, mode)
    result = next((token for token in rule.results if token.split(":")[-1] in BY_NAME), "i32")
    b.rounding = b.mode.rounding(type_of(result))
    values = [value(b, rule, token, bits) for token, bits in zip(rule.sources, sources, strict=True)]
    function = rule.clamped if clamped else rule.function
    assert function is not None
    return function(b, *values)


def bits(result: Any) -> int:
    """The bits of lane 0, of all lanes of a mask, of all registers of several."""
    if isinstance(result, list):
        return sum(bits(item) << 32 * index for index, item in enumerate(result))
    if isinstance(result, Mask):
        return sum(bit << lane for lane, bit in enumerate(numbers(result)))
    return numbers(result)[0]


def flat(result: Any) -> list[Value]:
    """The values of one result, or of several, registers of a run apart."""
    results = result if isinstance(result, tuple) else (result,)
    return [value for item in results for value in (item if isinstance(item, list) else [item])]


def same(left: Value, right: Value) -> bool:
    """Whether the bits are the same in every lane; a NaN is any NaN."""
    type = left.type
    return all(
        a == b or (type in MANTISSA and is_nan(a, type) and is_nan(b, type))
        for a, b in zip(numbers(left), numbers(right), strict=True)
    )


def run(name: str, *sources: Any, **options: Any) -> Any:
    """The bits of the results in lane 0: one number, or a tuple of them."""
    options.setdefault("b", TinyBuilder(1, options.pop("mode", None)))
    result = call(name, *sources, **options)
    return tuple(bits(item) for item in result) if isinstance(result, tuple) else bits(result)


def lanes(name: str, *sources: Any, count: int = 32, **options: Any) -> Any:
    """The bits of the only result in every lane."""
    result = call(name, *sources, b=TinyBuilder(count), **options)
    assert isinstance(result, Lane)
    return list(numbers(result))


def any_source(token: str, rng: random.Random, count: int) -> Any:
    """Some bits that a source may have."""
    if token[0] == "@":
        return rng.choice(["fnuz", "ocp"])
    if token[0] == "#":
        return rng.getrandbits(16) if token == "#simm16" else rng.getrandbits(8 if token == "#bitop3" else 2)
    if token in ("m", "exec", "vcc"):
        return rng.getrandbits(count)
    if token == "c":
        return rng.getrandbits(1)
    if match := re.fullmatch(r"i32x(\d+)", token):
        return rng.getrandbits(32 * int(match[1]))
    kind = type_of(token)
    special = [0, 1, (1 << kind.width) - 1, 1 << kind.width - 1]
    plain = bits_of(rng.uniform(-300, 300), kind) if kind.is_float else rng.getrandbits(5)
    return [rng.choice([rng.getrandbits(kind.width), plain, rng.choice(special)]) for _ in range(count)]


def has_shape(rule: Rule, token: str, result: Any) -> bool:
    """Whether a result is what its token says."""
    if token in ("m", "exec"):
        return isinstance(result, Mask)
    if token == "c":
        return isinstance(result, Uniform) and result.type is I1
    if match := re.fullmatch(r"i32x(\d+)", token):
        return len(result) == int(match[1]) and all(isinstance(x, Lane) and x.type is I32 for x in result)
    wanted = Uniform if is_uniform(rule, token) else Lane
    return result.__class__ is wanted and result.type is type_of(token)


class Arrays(NumpyBuilder):
    """Arrays without memory and what only instructions of memory use."""

    def push(self, *sources: Any) -> Lane:
        raise AssertionError("an ALU operation pushes nothing")


def builders(count: int) -> tuple[Builder, Builder]:
    """Exact arithmetic, and arrays."""
    return TinyBuilder(count), Arrays(count)

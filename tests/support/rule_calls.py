"""Calls a rule as whoever binds operands would, with bits in and bits out."""

from __future__ import annotations

import random
import re
from typing import Any

import hipkit.runtime.isa.semantics  # noqa: F401 - registers the rules
from hipkit.runtime.isa.rules import RULES, Rule
from hipkit.runtime.isa.values import BY_NAME, I1, I32, Lane, Mask, Mode, Type, Uniform
from tiny_builder import TinyBuilder, bits_of

BITS = {"b16": "i16", "b32": "i32", "b64": "i64", "v2f16": "i32", "v2bf16": "i32", "v2i16": "i32", "v2f32": "i64"}
BITS["mix"] = "f32"


def type_of(token: str) -> Type:
    """The type that a rule sees for a token."""
    text = token.split(":")[-1]
    return BY_NAME[BITS.get(text, text)]


def is_uniform(rule: Rule, token: str) -> bool:
    """Whether a token stands for a Uniform."""
    return token.startswith("u:") or rule.name.startswith("s_") or token in ("c", "m0")


def value(rule: Rule, token: str, bits: Any, lanes: int) -> Any:
    """The bits of a source as a rule takes it: an integer for all lanes, or one for each."""
    if token[0] in "#@":
        return bits
    if token in ("m", "exec", "vcc"):
        return Mask(tuple(bits >> lane & 1 for lane in range(lanes)))
    if token == "c":
        return Uniform(I1, (bits,))
    if match := re.fullmatch(r"i32x(\d+)", token):
        return [value(rule, "i32", bits >> 32 * index & 0xFFFFFFFF, lanes) for index in range(int(match[1]))]
    kind = type_of(token)
    if isinstance(bits, float):
        bits = bits_of(bits, kind)
    if is_uniform(rule, token):
        return Uniform(kind, (bits & (1 << kind.width) - 1,))
    row = bits if isinstance(bits, (list, tuple)) else [bits] * lanes
    return Lane(kind, tuple(item & (1 << kind.width) - 1 for item in row))


def call(name: str, *sources: Any, lanes: int = 32, mode: Mode | None = None, clamped: bool = False) -> Any:
    """What an operation gives, as values."""
    rule = RULES[name]
    builder = TinyBuilder(lanes, mode)
    result = next((token for token in rule.results if token.split(":")[-1] in BY_NAME), "i32")
    builder.rounding = builder.mode.rounding(type_of(result))
    values = [value(rule, token, bits, lanes) for token, bits in zip(rule.sources, sources, strict=True)]
    function = rule.clamped if clamped else rule.function
    assert function is not None
    return function(builder, *values)


def bits(result: Any) -> int:
    """The bits of lane 0, or of all lanes of a mask."""
    if isinstance(result, list):
        return sum(bits(item) << 32 * index for index, item in enumerate(result))
    if isinstance(result, Mask):
        return sum(bit << lane for lane, bit in enumerate(result.data))
    return int(result.data[0])


def run(name: str, *sources: Any, **options: Any) -> Any:
    """The bits of the results in lane 0: one number, or a tuple of them."""
    result = call(name, *sources, **options)
    return tuple(bits(item) for item in result) if isinstance(result, tuple) else bits(result)


def any_source(token: str, rng: random.Random, lanes: int) -> Any:
    """Some bits that a source may have."""
    if token[0] == "@":
        return rng.choice(["fnuz", "ocp"])
    if token[0] == "#":
        return rng.getrandbits(16) if token == "#simm16" else rng.getrandbits(8 if token == "#bitop3" else 2)
    if token in ("m", "exec", "vcc"):
        return rng.getrandbits(lanes)
    if token == "c":
        return rng.getrandbits(1)
    if match := re.fullmatch(r"i32x(\d+)", token):
        return rng.getrandbits(32 * int(match[1]))
    kind = type_of(token)
    return [rng.choice([rng.getrandbits(kind.width), 0, 1, -1, 1 << kind.width - 1]) for _ in range(lanes)]


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



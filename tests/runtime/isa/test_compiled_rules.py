"""Every rule as compiled code gives the same bits as exact arithmetic."""

from __future__ import annotations

import ctypes
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import llvmlite.binding as llvm
import pytest
from rule_calls import any_source, call, flat, has_fixed_counts, is_uniform, numbers, same, type_of
from tiny_builder import TinyBuilder

from hipkit.runtime.devices.cpu.compiler.llvm import text as ir
from hipkit.runtime.devices.cpu.compiler.llvm.builder import LlvmBuilder
from hipkit.runtime.devices.cpu.compiler.llvm.hosts import ARM64, X86_64, Host
from hipkit.runtime.isa.rules import RULES, Rule
from hipkit.runtime.isa.values import I1, I8, I64, Lane, Mask, Mode, Rounding, Type, Uniform, Value

SLOW = re.compile(r"v_cvt_scalef32_(2x)?pk.*|v_trig_preop_f64")
"""What becomes thousands of lines; one test of the builder more would not see more."""
TOGETHER = 60
"""How many rules are compiled at a time."""


@dataclass
class Function:
    """A rule as a function from bytes to bytes."""

    name: str
    rule: Rule
    lanes: int
    clamped: bool
    sources: list[Any]
    given: bytearray = field(default_factory=bytearray)
    places: list[tuple[Value, int]] = field(default_factory=list)
    size: int = 0

    def emit(self, symbol: str, host: Host | None = None, mode: Mode | None = None) -> tuple[str, dict[str, str]]:
        """The function's text, and what it needs declared."""
        b = LlvmBuilder(self.lanes, inline=True, host=host)
        if mode is not None:
            b.mode, b.rounding = mode, mode.round32
        values = [self._source(b, *pair) for pair in zip(self.rule.sources, self.sources, strict=True)]
        function = self.rule.clamped if self.clamped else self.rule.function
        assert function is not None
        for value in flat(function(b, *values)):
            self._result(b, value)
        head = f"define void @{symbol}(ptr %in, ptr %out) {{\n  %lanes.buffer = alloca [64 x i64], align 64\n"
        return head + "\n".join(b.text.lines) + "\n  ret void\n}", b.text.declared

    def _read(self, b: LlvmBuilder, kind: str, type: Type, bits: list[int]) -> str:
        place = b.text.let(f"getelementptr i8, ptr %in, i64 {len(self.given)}")
        for number in bits:
            self.given += (number & (1 << type.width) - 1).to_bytes(max(type.width // 8, 1), "little")
        return b.text.let(f"load {kind}, ptr {place}, align 1")

    def _source(self, b: LlvmBuilder, token: str, bits: Any) -> Any:
        if token[0] in "#@":
            return bits
        if token in ("m", "exec", "vcc"):
            return b.mask_of(Uniform(I64, self._read(b, "i64", I64, [bits])))
        if token == "c":
            return b.trunc(Uniform(I8, self._read(b, "i8", I8, [bits])), I1)
        if match := re.fullmatch(r"i32x(\d+)", token):
            return [self._source(b, "i32", bits >> 32 * index) for index in range(int(match[1]))]
        type = type_of(token)
        row = bits if isinstance(bits, list) else [bits] * self.lanes
        if is_uniform(self.rule, token):
            return Uniform(type, self._read(b, ir.scalar(type), type, row[:1]))
        strips = [row[n : n + ir.STRIP] for n in range(0, self.lanes, ir.STRIP)]
        return Lane(type, tuple(self._read(b, ir.vector(type), type, strip) for strip in strips))

    def _result(self, b: LlvmBuilder, value: Value) -> None:
        self.places.append((value, self.size))
        if isinstance(value, Mask):
            value = b.bits_of(value)
        if value.type is I1:
            value = b.zext(value, I8)
        kind = ir.scalar if isinstance(value, Uniform) else ir.vector
        parts = [value.data] if isinstance(value, Uniform) else value.data
        for part in parts:
            place = b.text.let(f"getelementptr i8, ptr %out, i64 {self.size}")
            b.text.do(f"store {kind(value.type)} {part}, ptr {place}, align 1")
            self.size += value.type.width // 8 * (1 if isinstance(value, Uniform) else ir.STRIP)

    def run(self, address: int) -> Iterator[Value]:
        """The results, as exact arithmetic would give them."""
        buffer = ctypes.create_string_buffer(self.size)
        ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)(address)(bytes(self.given), ctypes.addressof(buffer))
        for value, place in self.places:
            if isinstance(value, Mask):
                bits = int.from_bytes(buffer.raw[place : place + 8], "little")
                assert bits >> self.lanes == 0
                yield Mask(tuple(bits >> lane & 1 for lane in range(self.lanes)))
                continue
            count = 1 if isinstance(value, Uniform) else self.lanes
            width = max(value.type.width // 8, 1)
            steps = range(place, place + count * width, width)
            yield (Uniform if isinstance(value, Uniform) else Lane)(
                value.type, tuple(int.from_bytes(buffer.raw[at : at + width], "little") for at in steps)
            )


def _functions(lanes: int) -> list[Function]:
    found = []
    # Matrix products take registers by the dozen; tests of their own run them.
    for name in sorted(name for name, rule in RULES.items() if "words" not in " ".join(rule.sources)):
        rule, rng = RULES[name], random.Random(f"{name}{lanes}")
        if SLOW.fullmatch(name) or not has_fixed_counts(rule):
            continue
        for clamped in (False, True) if rule.clamped else (False,):
            sources = [any_source(token, rng, lanes) for token in rule.sources]
            found.append(Function(name, rule, lanes, clamped, sources))
    return found


@pytest.fixture(scope="module")
def compiler() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=0, jit=True
    )
    return llvm.create_lljit_compiler(machine)


@pytest.mark.parametrize("lanes", [32, 64])
def test_compiled_code_computes_what_exact_arithmetic_does(compiler: Any, lanes: int) -> None:
    functions = _functions(lanes)
    for start in range(0, len(functions), TOGETHER):
        part = functions[start : start + TOGETHER]
        emitted = [function.emit(f"f{n}") for n, function in enumerate(part)]
        declared = dict.fromkeys(text for _, texts in emitted for text in texts.values())
        library = llvm.JITLibraryBuilder().add_ir("\n".join([*declared, *(text for text, _ in emitted)]))
        for n in range(len(part)):
            library.export_symbol(f"f{n}")
        tracker = library.add_current_process().link(compiler, f"rules{lanes}.{start}")
        for n, function in enumerate(part):
            exact = flat(call(function.name, *function.sources, b=TinyBuilder(lanes), clamped=function.clamped))
            for found, expected in zip(function.run(tracker[f"f{n}"]), exact, strict=True):
                assert same(found, expected), f"{function.name}: {numbers(found)}, not {numbers(expected)}"


@pytest.mark.parametrize(("host", "triple", "number"), [(X86_64, "x86_64-linux", 62), (ARM64, "aarch64-linux", 183)])
@pytest.mark.parametrize("rounding", Rounding)
def test_code_for_other_processors_can_be_compiled(host: Host, triple: str, number: int, rounding: Rounding) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    features = ",".join(f"+{name}" for name in host.features)
    machine = llvm.Target.from_triple(triple).create_target_machine(features=features, opt=0)
    functions = [
        f for f in _functions(32) if re.match(r"v_(add|mul|fma|sqrt|cvt|pk_add|div_fixup)_\w*f(16|32|64)", f.name)
    ]
    assert len(functions) > 60
    emitted = [f.emit(f"f{n}", host, Mode(rounding, rounding)) for n, f in enumerate(functions)]
    declared = dict.fromkeys(text for _, texts in emitted for text in texts.values())
    text = "\n".join([*declared, *(text for text, _ in emitted)])
    assert ("llvm.x86." in text) == (host is X86_64)
    assert ("llvm.aarch64." in text) == (host is ARM64)
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    assert machine.emit_object(module)[18] == number

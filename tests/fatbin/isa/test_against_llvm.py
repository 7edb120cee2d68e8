"""The same bytes give the same text as LLVM's tools, for instructions made from the tables and for compiled code."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from hipkit.fatbin.isa import decode
from hipkit.fatbin.isa.isa import Isa, isa_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hipkit.fatbin.isa.form import Form

Tool = Callable[[str], Any]

GENERATIONS = [
    "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1150", "gfx1200",
    "gfx1250", "gfx9-generic", "gfx9-4-generic", "gfx10-1-generic", "gfx10-3-generic", "gfx11-generic", "gfx12-generic",
]  # fmt: skip
VARIANTS = [
    ("gfx1100", "-real-true16"), ("gfx1100", "+wavefrontsize64"), ("gfx1030", "+wavefrontsize64"),
    ("gfx1200", "-real-true16"), ("gfx1200", "+wavefrontsize64"),
]  # fmt: skip

# s_nop with codes that no other instruction of a sample has; a literal may swallow some of the closing ones.
OPEN, CLOSE = bytes.fromhex("beba80bf"), bytes.fromhex("feca80bf")
OPEN_TEXT, CLOSE_TEXT = "s_nop 0xbabe", "s_nop 0xcafe"

LITERALS = (0, 1, 0x3F800000, 0x3C00, 0x3F80, 0x12345678, 0xFFFFFFFF, 0xFFFE)


def operand_bits(form: Form) -> int:
    mask = 0
    for spec in form.specs:
        mask |= spec.mask
    return mask & ~form.mask


def sample(form: Form, rng: random.Random) -> bytes:
    """The form with random operands and a literal for those that want one."""
    word = rng.getrandbits(8 * form.size) & operand_bits(form) | form.fixed
    return word.to_bytes(form.size, "little") + rng.choice(LITERALS).to_bytes(4, "little")


def is_wellformed(form: Form, features: tuple[str, ...], code: bytes) -> bool:
    """Where an operand may not be what it is, LLVM's behaviour can be undefined: it aborts or prints anything."""
    first = next(decode(code, form.isa.processor, features=features))
    return first.form is form and "/*Invalid" not in str(first) and not re.search(r"_sel:7|_fmt:\d", str(first))


def samples(isa: Isa, features: tuple[str, ...], step: int) -> list[bytes]:
    rng = random.Random(22)
    found = []
    forms = {form.name: form for form in reversed(list(isa.forms()))}
    # The first of a name: others are encodings that later assemblers write, which LLVM 22 does not know.
    for form in list(reversed(forms.values()))[rng.randrange(step) :: step]:
        tries = (sample(form, rng) for _ in range(20))
        found += [next((code for code in tries if is_wellformed(form, features, code)), b"")]
    return [code for code in found if code]


def llvm(tool: Tool, processor: str, features: tuple[str, ...], codes: list[bytes]) -> list[list[str]]:
    """What llvm-mc prints for each."""
    lines = (",".join(map(hex, OPEN + code + CLOSE * 5)) for code in codes)
    arguments = ["--disassemble", "-triple=amdgcn-amd-amdhsa", f"-mcpu={processor}"]
    arguments += [f"-mattr={','.join(features)}"] if features else []
    output = tool("llvm-mc-22")(*arguments, given="\n".join(lines).encode()).stdout.decode()
    found: list[list[str]] = []
    is_open = False
    for line in output.splitlines():
        text = re.split(r"\s*(?://|;)\s", line)[0].strip()
        if text == OPEN_TEXT:
            found.append([])
        is_open = text != CLOSE_TEXT if text in (OPEN_TEXT, CLOSE_TEXT) else is_open
        if is_open and text and text != OPEN_TEXT:
            found[-1].append(text)
    return found


def ours(processor: str, features: tuple[str, ...], code: bytes) -> Iterator[str]:
    for instruction in decode(code + CLOSE * 5, processor, features=features):
        if str(instruction) == CLOSE_TEXT:
            return
        if instruction.is_known:
            yield str(instruction)


def compare(tool: Tool, processor: str, features: tuple[str, ...], step: int) -> None:
    codes = samples(isa_of(processor, features), features, step)
    assert len(codes) > 200
    theirs = llvm(tool, processor, features, codes)
    assert len(theirs) == len(codes)
    different = [
        (code.hex(), expected, found)
        for code, expected in zip(codes, theirs, strict=True)
        if (found := list(ours(processor, features, code))) != expected
    ]
    assert different == []


@pytest.mark.parametrize("processor", GENERATIONS)
def test_a_sample_of_each_generation_prints_as_llvm_prints_it(tool: Tool, processor: str) -> None:
    compare(tool, processor, (), 13)


@pytest.mark.slow
@pytest.mark.parametrize("processor", GENERATIONS)
def test_every_encoding_prints_as_llvm_prints_it(tool: Tool, processor: str) -> None:
    compare(tool, processor, (), 1)


@pytest.mark.parametrize(("processor", "feature"), VARIANTS)
def test_features_change_the_text_as_they_do_llvms(tool: Tool, processor: str, feature: str) -> None:
    compare(tool, processor, (feature,), 13)


def test_what_later_assemblers_write_prints_as_what_llvm_22_writes() -> None:
    isa = isa_of("gfx1250")
    rows: dict[str, list[Form]] = {}
    for form in isa.forms():
        rows.setdefault(form.name, []).append(form)
    rng, several = random.Random(22), [forms for forms in rows.values() if len(forms) > 1]
    assert len(several) == 6
    for first, *others in several:
        tries = (sample(first, rng)[: first.size] for _ in range(1000))
        code = next(code for code in tries if is_wellformed(first, (), code))
        for other in others:
            changed = int.from_bytes(code, "little") ^ first.fixed ^ other.fixed
            later = next(decode(changed.to_bytes(first.size, "little"), "gfx1250"))
            assert later.form is other
            assert str(later) == str(next(decode(code, "gfx1250")))


def test_patterns_of_swizzles_print_as_llvm_prints_them(tool: Tool) -> None:
    """All masks that have a name of their own, and others."""
    rng = random.Random(5)
    named = [
        and_mask | or_mask << 5 | xor_mask << 10
        for and_mask in (0, 16, 24, 28, 30, 31)
        for or_mask in range(32)
        for xor_mask in (0, 1, 2, 3, 7, 8, 15, 31)
    ]
    patterns = [
        *named,
        *range(0x8000, 0x8200),
        *range(0xBFF0, 0xC3F0, 9),
        *range(0xDFF0, 0xE040),
        *rng.sample(range(1 << 16), 500),
    ]
    codes = [pattern.to_bytes(2, "little") + bytes.fromhex("7ad801000002") for pattern in patterns]
    theirs = llvm(tool, "gfx90a", (), codes)
    assert len({text[0].partition(" offset:")[2].partition("(")[2].partition(",")[0] for text in theirs if text}) >= 7
    assert [list(ours("gfx90a", (), code)) for code in codes] == theirs


def test_every_processor_is_one_of_llvms_and_decodes_alike(tool: Tool) -> None:
    from hipkit.fatbin.isa.load import known_processors

    renamed = {"gfx940", "gfx941"}
    for processor in set(known_processors()) - renamed:
        assert llvm(tool, processor, (), [bytes.fromhex("80008abe")]) == [
            list(ours(processor, (), bytes.fromhex("80008abe")))
        ]


KERNEL = """
typedef float f4 __attribute__((ext_vector_type(4)));
extern __attribute__((address_space(3))) float lds[];
__attribute__((amdgpu_kernel)) void k(__attribute__((address_space(1))) float *out,
                                      __attribute__((address_space(1))) const double *in, int n) {
  int i = __builtin_amdgcn_workitem_id_x();
  lds[i & 63] = in[i] * 3.25;
  __builtin_amdgcn_s_barrier();
  float sum = 0;
  for (int j = 0; j < n; j++) sum += lds[(i + j) & 63] / (j + 1.5f);
  if (sum > 1e-3f) out[i] = __builtin_sqrtf(sum); else out[i] = (float)(n << 3) - (float)0x1.8p40;
  __atomic_fetch_add((__attribute__((address_space(1))) int *)out + n, i, __ATOMIC_RELAXED);
}
"""
LINE = re.compile(r"^\t(.*?)\s*// ([0-9A-F]{12}):((?: [0-9A-F]{8})+)(?: <(.*)>)?$")


@pytest.mark.parametrize("processor", [p for p in GENERATIONS if "generic" not in p])
def test_compiled_code_prints_as_llvm_objdump_prints_it(tool: Tool, processor: str, tmp_path: Path) -> None:
    source, built = tmp_path / "k.c", tmp_path / "k.o"
    source.write_text(KERNEL)
    target = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={processor}"]
    tool("clang-22")(*target, "-nogpulib", "-O2", "-c", source, "-o", built)
    listing = tool("llvm-objdump-22")("-d", built).stdout.decode()
    lines = [match for match in map(LINE.match, listing.splitlines()) if match]
    assert len(lines) > 50
    code = b"".join(int(word, 16).to_bytes(4, "little") for line in lines for word in line[3].split())
    found = list(decode(code, processor, int(lines[0][2], 16)))
    assert [str(instruction) for instruction in found] == [line[1] for line in lines]
    assert [instruction.address for instruction in found] == [int(line[2], 16) for line in lines]
    targets = [f"k+{instruction.target:#x}" for instruction in found if instruction.target]
    assert targets == [line[4] for line in lines if line[4]]

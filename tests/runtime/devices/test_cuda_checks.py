"""Checks of accesses in PTX: what is emitted. No GPU is needed; what kernels do is in test_access_checks.py."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import hipkit
from hipkit.loader.image import load
from hipkit.runtime.devices.backend import DeviceKind
from hipkit.runtime.devices.cpu.fetching import Fetcher
from hipkit.runtime.devices.cpu.layout import registers_of
from hipkit.runtime.devices.cuda import kept, translating
from hipkit.runtime.devices.cuda.address_forms import AddressForms, Form
from hipkit.runtime.devices.cuda.bounds import MOST, MOST_PARAMETERS, Bound, Bounds
from hipkit.runtime.devices.cuda.calls import addressed_in
from hipkit.runtime.devices.cuda.check_functions import FAULT, FIND
from hipkit.runtime.devices.cuda.engine import CudaBackend
from hipkit.runtime.devices.cuda.ordering import Event, For, Wait
from hipkit.runtime.devices.cuda.ptx import PtxBuilder
from hipkit.runtime.devices.cuda.ptx_held import Checked
from hipkit.runtime.devices.cuda.ptx_kernel import Start, Translation, translated
from hipkit.runtime.isa.builder import Address, Space
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.images.access import Image, ImageAccess, ImageKind
from hipkit.runtime.isa.values import I32, I64, Lane, Mask, Mode
from hipkit.runtime.kernels.abi import Pointers, scratch_size, wave_setup
from hipkit.runtime.memory.device import DeviceMemory
from hipkit.runtime.memory.storage import HostStorage

BUILT = Path(__file__).parents[3] / "samples" / "built"
Tool = Callable[[str], Callable[..., Any]]


# --------------------------------------------------------------------------------------------- what addresses are made of


def test_what_addresses_have_in_common() -> None:
    forms = AddressForms()
    for line in (
        "mov.b32 %r0, %s_4", "mov.b32 %r1, %s_5", "mov.b64 %d0, {%r0, %r1}", "mul.wide.s32 %d1, %r9, 4", "add.s64 %d2, %d1, %d0",
        "mov.b32 %r2, 12", "mov.b32 %r3, 0", "mov.b64 %d3, {%r2, %r3}", "add.s64 %d4, %d2, %d3",
        "mov.b64 {%r4, %r5}, %d4", "mov.b32 %r6, %s_4", "mov.b32 %r7, %s_5", "mov.b64 %d5, {%r6, %r7}",
        "mov.b64 %d6, {%r4, %r5}", "add.s64 %d7, %d6, 18446744073709551612",
    ):  # fmt: skip
        forms.note(line)
    assert forms.of("%d5") == forms.of("%d0") == Form("%d0"), "the registers hold the same"
    assert forms.of("%d4") == forms.of("%d6") == Form("%d0", 12, "%r9", 4)
    assert forms.of("%d7") == Form("%d0", 8, "%r9", 4)
    forms.note("@%p3 mov.b32 %s_5, %r8")
    for line in ("mov.b32 %r10, %s_4", "mov.b32 %r11, %s_5", "mov.b64 %d8, {%r10, %r11}"):
        forms.note(line)
    assert forms.of("%d8") == Form("%d8"), "one of them was written"


def test_of_other_numbers_nothing_is_known() -> None:
    forms = AddressForms()
    for line in (
        "add.s64 %d2, %d0, %d1", "add.s64 %d3, %d2, 8", "shl.b64 %d4, %d3, %r1", "xor.b64 %d5, %d3, 1",
        "@%p0 add.s64 %d6, %d2, 8", "mul.wide.s32 %d7, %r1, %r2",
    ):  # fmt: skip
        forms.note(line)
    assert [forms.of(f"%d{n}") for n in (2, 3, 4, 5, 6, 7)] == [
        Form("%d2"), Form("%d2", 8), *(Form(f"%d{n}") for n in (4, 5, 6, 7))
    ]  # fmt: skip


def test_half_of_a_register_of_64_lanes_may_be_written() -> None:
    forms = AddressForms()
    for n, between in ((1, "mov.b32 %s_1, %r7"), (2, "mov.b32 %vh_1, %r7"), (3, "")):
        forms.note(f"mov.b32 %r{n}~%r1{n}, %v_1~%vh_1")
        forms.note(f"mov.b64 %d{n}~%d1{n}, {{%r{n}~%r1{n}, %r2}}")
        forms.note(between)
    assert forms.of("%d1~%d11") == forms.of("%d2~%d12") == Form("%d1~%d11")
    assert forms.of("%d3~%d13") == Form("%d3~%d13")


@pytest.mark.parametrize("pair", ["", "~%r9"])
def test_a_register_that_is_zero_where_nothing_is_loaded_is_no_constant(pair: str) -> None:
    forms = AddressForms()
    for line in (
        f"mov.b32 %r1{pair}, 0", "mov.b64 %d0, 0", "@%p0 ld.global.b32 %r1, [%d8]", "@%p0 ld.global.v2.b64 {%d0, %d1}, [%d8]",
        f"mov.b64 %d2, {{%r1{pair}, %r2}}", "mov.b32 %r3, 0", "mov.b64 %d3, {%r3, %r2}", "add.s64 %d4, %d0, 8", "shl.b64 %d5, %d7, %r1",
    ):  # fmt: skip
        forms.note(line)
    assert forms.of("%d2") == Form("%d2") != forms.of("%d3")
    assert forms.of("%d4") == Form("%d0", 8)
    assert forms.of("%d5") == Form("%d5")


@pytest.mark.parametrize("is_lenient", [False, True])
def test_a_wait_is_passed_by_nothing_that_may_be_done_with_care(is_lenient: bool) -> None:
    b = PtxBuilder(Mode())
    b.bounds, b.is_lenient, b.alignment = Bounds(), is_lenient, 4
    b.load(Space.GLOBAL, Address(b.zext(b.lane_ids(), I64)), I32, b.all_lanes())
    b.wait(For.LOADS)
    b.load(Space.LDS, Address(b.lane_ids()), I32, b.all_lanes())
    b.flush()
    assert b.lines.count("") == 1 and not any(line.strip() == ";" for line in (*b.lines, *b.cold))
    before = b.lines[: b.lines.index("")]
    assert any("ld.global" in line for line in before) and not any("ld.shared" in line for line in before)
    assert any("ld.shared" in line for line in b.cold) == is_lenient


@pytest.mark.parametrize("lanes", [32, 64])
def test_what_an_image_gives_is_no_constant(lanes: int) -> None:
    b = PtxBuilder(Mode(), lanes)
    b.bounds = Bounds()
    image = Image(*[b.uniform(I32, n) for n in range(len(Image._fields))])
    (index,) = b.image(ImageAccess(ImageKind.LOAD, dmask=1), image, [b.lane_ids()], b.all_lanes())
    number = b.join(index, b.lane(I32, 0))
    assert b.forms.of(number.data) == Form(number.data)


@pytest.mark.parametrize("kind", ImageKind)
def test_only_stores_to_images_write(kind: ImageKind) -> None:
    b = PtxBuilder(Mode())
    b.bounds = Bounds()
    image = Image(*[b.uniform(I32, n) for n in range(len(Image._fields))])
    b.image(ImageAccess(kind, dmask=1), image, [b.lane_ids()], b.all_lanes())
    assert (Event.WRITE in b.events) is (kind in (ImageKind.STORE, ImageKind.BUFFER_STORE))
    assert b.uses_images


def test_shifts_of_scaled_words_and_by_nothing() -> None:
    forms = AddressForms()
    for line in (
        "cvt.u64.u32 %d0, 0", "cvt.u32.u64 %r0, %d0", "shl.b64 %d1, %d9, %r0", "cvt.u64.u32 %d2, 2", "cvt.u32.u64 %r1, %d2",
        "mul.wide.s32 %d3, %r7, 4", "shl.b64 %d4, %d3, %r1",
    ):  # fmt: skip
        forms.note(line)
    assert (forms.of("%d1"), forms.of("%d4")) == (Form("%d9"), Form("", 0, "%r7", 16))


# --------------------------------------------------------------------------------------------------------- what is emitted


def checking() -> PtxBuilder:
    b = PtxBuilder(Mode())
    b.bounds, b.alignment, b.origins = Bounds((0,)), 16, (0,)
    return b


def test_loads_begin_together_after_one_branch() -> None:
    b = checking()
    places = [Address(Lane(I64, f"%d{n}")) for n in (80, 81, 82)]
    found = [b.load(Space.GLOBAL, place, I32, Mask("%p9")) for place in places]
    assert not b.lines[3:], "nothing needs them yet"
    b.add(found[0], found[1])
    text = "\n".join(b.lines)
    assert text.count("bra.uni") == text.count("vote") == 1
    assert re.search(r"bra\.uni M_\d+;\nM_\d+:(\n\t@%p9 ld\.global[^\n]*){3}\n\tadd", text)
    assert text.count("setp.ge.u64") == 3


def test_accesses_at_constant_offsets_are_compared_once() -> None:
    b = checking()
    place = Address(Lane(I64, "%d80"))
    for offset in (0, 64, -16):
        b.load(Space.GLOBAL, place.moved(offset), I32, b.all_lanes())
    b.flush()
    assert "\n".join(b.lines).count("setp.ge.u64") == 1
    assert list(b.bounds.wanted) == [Bound("low", -16, 0), Bound("limit", 84, 0)]  # type: ignore[union-attr]
    assert "\n".join(b.cold).count(f"call.uni (e), {FIND}") == 3, "each by itself where that does not hold"


def test_an_address_that_follows_from_a_load_is_compared_after_it() -> None:
    b = checking()
    pointer = b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I64, b.all_lanes())
    b.load(Space.GLOBAL, Address(pointer), I32, b.all_lanes())
    b.flush()
    text = "\n".join(b.lines)
    assert text.count("bra.uni") == 2
    assert text.index("ld.global.b64") < text.rindex("setp") < text.index("ld.global.b32")


def test_a_store_waits_for_no_load_that_was_begun_and_no_load_passes_it() -> None:
    b = checking()
    b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I32, b.all_lanes())
    b.store(Space.GLOBAL, Address(Lane(I64, "%d81")), Lane(I32, "%r80"), b.all_lanes())
    b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I32, b.all_lanes())
    b.flush()
    accesses = re.findall(r"(?:ld|st)\.global", "\n".join(b.lines))
    assert accesses == ["ld.global", "st.global", "ld.global"]


def test_stores_and_atomic_operations_of_a_block_share_one_branch() -> None:
    b = checking()
    for n in range(4):
        b.atomic("add", Space.LDS, Address(Lane(I32, f"%r{80 + n}")), [Lane(I32, "%r90")], b.all_lanes())
        b.store(Space.GLOBAL, Address(Lane(I64, f"%d{80 + n}")), Lane(I32, "%r91"), b.all_lanes())
    b.add(Lane(I32, "%r92"), 1)
    b.do("bar.sync 0")
    text = "\n".join(b.lines)
    assert text.count("bra.uni") == 1
    assert re.findall(r"\s(atom\.shared|st\.global|bar|bra)\b", text) == [
        "bra",
        *["atom.shared", "st.global"] * 4,
        "bar",
    ]


def test_a_wait_keeps_its_place_among_accesses_that_are_held_back() -> None:
    b = checking()
    b.is_coherent = True
    b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I32, b.all_lanes())
    b.wait(For.LOADS)
    b.store(Space.GLOBAL, Address(Lane(I64, "%d81")), Lane(I32, "%r81"), b.all_lanes())
    b.flush()
    look, wait, write = b.events
    assert (look, write) == (Event.LOOK, Event.WRITE) and isinstance(wait, Wait)
    assert b.lines[wait.line] == ""
    assert "ld.relaxed" in b.lines[wait.line - 1] and "st.relaxed" in b.lines[wait.line + 1]


def test_what_overwrites_a_register_that_is_still_to_be_read_comes_later() -> None:
    b = checking()
    b.store(Space.GLOBAL, Address(Lane(I64, "%d80")), Lane(I32, "%v_1"), b.all_lanes())
    b.do("mov.b32 %v_2, 7")
    b.do("mov.b32 %v_1, 8")
    text = "\n".join(b.lines)
    assert text.index("mov.b32 %v_2") < text.index("st.global") < text.index("mov.b32 %v_1")


def test_clocks_are_read_in_turn() -> None:
    b = checking()
    b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I32, b.all_lanes())
    b.do("mov.u64 %d90, %clock64")
    assert "ld.global" in b.lines[-2]


def test_words_of_one_number_have_one_limit() -> None:
    b = checking()
    b.do("mov.b64 %d70, {%r70, %r71}")
    for n in range(4):
        b.do(f"mul.wide.s32 %d{71 + n}, %r{80 + n}, 4")
        b.do(f"add.s64 %d{81 + n}, %d70, %d{71 + n}")
        b.load(Space.GLOBAL, Address(Lane(I64, f"%d{81 + n}")), I32, b.all_lanes())
    b.flush()
    text = "\n".join(b.lines)
    assert text.count("setp.ge.u64") == 1 and text.count("setp.ge.u32") == 4
    assert "\n".join(b.cold).count("setp.ge.u64") == 4, "negative words are looked at by themselves"


def test_words_of_both_lanes_of_a_thread_have_one_limit() -> None:
    b = PtxBuilder(Mode(), lanes=64)
    b.bounds, b.alignment, b.origins = Bounds((0,)), 16, (0,)
    b.do("mov.b64 %d70, {%r70, %r71}")
    for n in range(4):
        words, products, sums = (
            f"%{kind}{first + n}~%{kind}{first + 50 + n}" for kind, first in (("r", 80), ("d", 171), ("d", 281))
        )
        b.do(f"mul.wide.s32 {products}, {words}, 4")
        b.do(f"add.s64 {sums}, %d70, {products}")
        b.load(Space.GLOBAL, Address(Lane(I64, sums)), I32, b.all_lanes())
    b.flush()
    text = "\n".join(b.lines)
    compared = [line.split()[2:] for line in b.lines if "setp.ge.u32" in line]
    assert text.count("setp.ge.u64") == 1 and "~" not in text
    assert [word for word, _ in compared] == [f"%r{first + n}," for n in range(4) for first in (80, 130)]
    assert len({limit for _, limit in compared}) == 1


@pytest.mark.parametrize("lanes", [32, 64])
def test_one_branch_depends_on_the_addresses_of_all_accesses_and_of_both_lanes_of_a_thread(lanes: int) -> None:
    b = PtxBuilder(Mode(), lanes)
    b.bounds, b.alignment, b.origins = Bounds((0,)), 16, (0,)
    for n in range(3):
        b.load(Space.GLOBAL, Address(Lane(I64, f"%d70{n}~%d80{n}" if lanes == 64 else f"%d70{n}")), I32, b.all_lanes())
    b.flush()
    (branch,) = [n for n, line in enumerate(b.lines) if "bra.uni" in line]
    reached = set(re.findall(r"@(%p\d+)", b.lines[branch]))
    for line in reversed(b.lines[:branch]):
        written, *read = re.findall(r"%\w+", line) or [""]
        reached |= set(read) if written in reached else set()
    assert {name for name in reached if re.match("%d[78]0", name)} == {
        f"%d{half}0{n}" for n in range(3) for half in ((7, 8) if lanes == 64 else (7,))
    }


@pytest.mark.parametrize("at", [-12, 0, 20])
def test_the_limit_of_words_is_from_the_lowest_to_the_highest_of_their_addresses(at: int) -> None:
    b = checking()
    b.do("mov.b64 %d70, {%r70, %r71}")
    for n in range(3):
        b.do(f"mul.wide.s32 %d{71 + n}, %r{80 + n}, 4")
        b.do(f"add.s64 %d{81 + n}, %d70, %d{71 + n}")
        b.do(f"add.s64 %d{91 + n}, %d{81 + n}, {at % (1 << 64)}")
        b.load(Space.GLOBAL, Address(Lane(I64, f"%d{91 + n}"), offset=8 * n), I32, b.all_lanes())
    b.flush()
    assert b.bounds is not None
    wanted = [(bound.what, bound.number) for bound in b.bounds.wanted]
    assert wanted[:2] == [("low", at), ("limit", 20)]


def test_scratch_memory_at_constants_is_not_looked_at() -> None:
    b = checking()
    b.scratch = 64
    assert b._is_inside(Checked(Space.SCRATCH, Space.SCRATCH, Lane(I32, "60"), 0), 4)
    assert not b._is_inside(Checked(Space.SCRATCH, Space.SCRATCH, Lane(I32, "60"), 4), 4)
    assert not b._is_inside(Checked(Space.SCRATCH, Space.SCRATCH, Lane(I32, "%r80"), 0), 4)
    b.load(Space.SCRATCH, Address(Lane(I32, "16")), I32, b.all_lanes())
    b.store(Space.SCRATCH, Address(Lane(I32, "%r80")), Lane(I32, "%r81"), b.all_lanes())
    b.flush()
    text = "\n".join(b.lines)
    assert text.count("setp.ge.u32") == 1 and ", 61;" in text
    assert f"call.uni {FAULT}" in "\n".join(b.cold)


def test_there_are_only_so_many_parameters_and_the_rest_is_looked_up() -> None:
    b = checking()
    assert b.bounds is not None
    for n in range(400):
        b.load(Space.GLOBAL, Address(Lane(I64, f"%d{1000 + n}"), None, 16 * n), I32, b.all_lanes())
        if n == 150:
            b.flush()
    b.flush()
    assert MOST < len(b.bounds.wanted) <= MOST_PARAMETERS
    assert "\n".join(b.cold).count(f"call.uni (e), {FIND}") == 400
    names = set(re.findall(r"bound_\d+", "\n".join(b.lines + b.cold)))
    assert names == set(b.bounds.wanted.values())


def test_what_was_found_last_is_remembered_for_each_instruction_and_not_for_writes() -> None:
    """What may be read may be code, which must not be written to."""
    b = checking()
    b.origins = ()
    for site in range(6):
        b.site = site
        b.load(Space.GLOBAL, Address(Lane(I64, "%d80")), I32, b.all_lanes())
        b.flush()
    assert b.slots() == [name for n in range(4) for name in (f"%found{n}", f"%size{n}")]
    b.store(Space.GLOBAL, Address(Lane(I64, "%d80")), Lane(I32, "%r80"), b.all_lanes())
    b.flush()
    assert b.slots()[8:] == ["%found4", "%size4"]
    assert "%found4" in "".join(b.lines[-10:])


def test_past_lds_there_are_zeros_where_a_program_runs_as_it_is() -> None:
    b = checking()
    b.is_lenient = True
    b.load_words(Space.LDS, Address(Lane(I32, "%r80")), 2, b.all_lanes())
    b.flush()
    assert re.findall(r"\t(.*)ld\.shared\.(\w+)", "\n".join(b.lines)) == [("", "b64")], (
        "both words, where both are there"
    )
    assert len(re.findall(r"\t@%p\d+ ld\.shared\.b32", "\n".join(b.cold))) == 2
    b.store(Space.LDS, Address(Lane(I32, "%r80")), Lane(I32, "%r81"), b.all_lanes())
    b.flush()
    assert len(re.findall(r"\t@%p\d+ st\.shared\.b32", "\n".join(b.lines))) == 1
    assert "note_overrun" in "\n".join(b.cold) and FAULT not in "\n".join(b.cold)


@pytest.mark.parametrize("mask", ["%p9", None])
def test_only_active_lanes_load_what_is_in_lds(mask: str | None) -> None:
    b = checking()
    b.is_lenient = True
    b.load_words(Space.LDS, Address(Lane(I32, "%r80")), 2, Mask(mask) if mask else b.all_lanes())
    b.flush()
    cold = "\n".join(b.cold)
    loads = re.findall(r"\t@(%p\d+) ld\.shared\.b32", cold)
    guarded = re.findall(r"and\.pred (%p\d+), %p\d+, %p9;", cold)
    assert len(loads) == 2 and (set(loads) <= set(guarded)) is (mask is not None)


def test_where_a_load_of_zeros_ends_both_ways_go_on_together() -> None:
    b = checking()
    b.is_lenient, b.alignment = True, 4
    b.add(b.load(Space.LDS, Address(Lane(I32, "%r80")), I32, b.all_lanes()), 1)
    (after,) = re.findall(r"\tbra\.uni (M_\d+);", "\n".join(b.cold))
    assert re.search(rf"ld\.shared\.b32 (%r\d+), [^\n]*\n{after}:\n\tadd\.s32 %r\d+, \1, 1;", "\n".join(b.lines))


SAMPLES = [
    ("vector_add", "gfx1100"), ("vector_add", "gfx90a:xnack+"), ("matmul", "gfx942"), ("histogram", "gfx1100"),
    ("reduce", "gfx1100"), ("hello", "gfx942"), ("globals.gfx942.v5.hsaco", "gfx942"), ("handshake.gfx942.v5.hsaco", "gfx942"),
    ("matmul.gfx90a-xnack.v5.hsaco", "gfx90a:xnack+"), ("reduce.gfx1201.v6.hsaco", "gfx1201"),
]  # fmt: skip


def code_of(file: str, target: str) -> bytes:
    opened = hipkit.open(BUILT / file)
    return next(
        entry.data for container in opened.containers for entry in container.entries if str(entry.target) == target
    )


def texts(file: str, target: str, **options: Any) -> dict[str, Translation]:
    """The kernels of a sample, for launches whose pointers are all one."""
    image = load(hipkit.CodeObject.read(code_of(file, target)), DeviceMemory())
    found = {}
    for name, one in image.kernels.items():
        kernel = one.kernel
        assert kernel.descriptor is not None and image.code.target is not None
        setup = wave_setup(kernel.descriptor, Pointers(kernarg=0x7F0012340000))
        arguments = bytearray(kernel.kernarg_size or 0)
        pointers = [row.offset for row in kernel.arguments if row.kind == "global_buffer" and row.offset is not None]
        for at in pointers:
            arguments[at : at + 8] = (0x7F1100000000).to_bytes(8, "little")
        processor = image.code.target.processor
        facts = facts_of(processor, setup.lanes)
        fetch = Fetcher.of_image(image, facts, registers_of(setup, processor))
        start = Start(
            "kernel",
            setup,
            (64, 1, 1),
            scratch_size(kernel.descriptor),
            memoryview(arguments),
            0x7F0012340000,
            pointers=pointers,
            **options,
        )
        found[name] = translated(one.entry - image.base, fetch, facts, start, partial(addressed_in, image))
    return found


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("is_lenient", [False, True])
@pytest.mark.parametrize(("file", "target"), SAMPLES)
def test_ptxas_assembles_what_is_checked(file: str, target: str, is_lenient: bool, tool: Tool, tmp_path: Path) -> None:
    for made in texts(file, target, is_checked=True, is_lenient=is_lenient).values():
        assert made.bounds is not None
        (tmp_path / "k.ptx").write_text(made.text)
        tool("ptxas")("-arch=sm_80", tmp_path / "k.ptx", "-o", tmp_path / "k.cubin")


@pytest.mark.parametrize(("file", "target"), SAMPLES)
def test_nothing_of_a_check_is_in_what_is_not_checked(file: str, target: str) -> None:
    for made in texts(file, target).values():
        assert made.bounds is None
        assert not re.search(rf"{FIND}|{FAULT}|memory|bound_|known", made.text)


def test_a_checked_kernel_takes_its_bounds_last() -> None:
    (made,) = texts("vector_add", "gfx1100", is_checked=True).values()
    parameters = re.findall(
        r"\.param \.\w+(?: 16 \.b8)? (\w+)", made.text[made.text.index(".visible .entry") :].partition("{")[0]
    )
    assert made.bounds is not None
    assert parameters[-1 - len(made.bounds) :] == ["memory", *(f"bound_{n}" for n in range(len(made.bounds)))]
    assert set(made.bounds) == {
        *(Bound("low", 0, at, is_write=at == 16) for at in (0, 8, 16)), *(Bound("limit", 4, at, is_write=at == 16) for at in (0, 8, 16))
    }  # fmt: skip


def test_a_launch_is_checked_unless_it_is_asked_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same kernel is there as both."""
    starts: list[Start] = []

    class Compiler:
        generation = 0

        @property
        def driver(self) -> object:
            return self

        def call(self, name: str, *_rest: Any) -> int | None:
            return {"cuStreamCreate": 5, "cuMemAlloc": 1 << 40}.get(name)

        def prepared(self, name: str, *rest: Any) -> Callable[[], int | None]:
            return lambda: self.call(name, *rest)

        def when_idle(self, action: Callable[[], object]) -> None:
            action()

        def allow_shared_memory(self, _function: object, _size: int) -> None: ...

        def launch_begun(self) -> None: ...

        def launch_ended(self) -> None: ...

        def is_done(self, _stream: object) -> bool:
            return True

        def attribute(self, _name: str) -> int:
            return 1

    def noted(_entry: int, _fetch: object, _facts: object, start: Start, _addressed: object) -> Translation:
        starts.append(start)
        return Translation("", {}, () if start.is_checked else None)

    monkeypatch.setattr(translating, "translated", noted)
    monkeypatch.setattr(kept, "disk_cache", lambda: None)
    gpu = Compiler()
    device = hipkit.Device("gfx1100", kind=DeviceKind(HostStorage, lambda _target, memory: CudaBackend(gpu, memory)))  # type: ignore[arg-type]
    kernel = hipkit.Module.load(BUILT / "vector_add", device=device)["vector_add"]
    place = device.allocate(64)
    for _ in range(2):
        kernel.launch(1, 64, [place, place, place, 16])
        with hipkit.unchecked():
            kernel.launch(1, 64, [place, place, place, 16])
    assert [start.is_checked for start in starts] == [True, False]
    assert set(starts[0].pointers) == {0, 8, 16}
    kernel.launch(1, 64, [place, place, place, 16], timeout=30)
    assert [(start.is_limited, start.is_served) for start in starts] == [(False, False)] * 2 + [(True, False)]

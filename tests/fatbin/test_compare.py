"""``hipkit.diff``: what is the same kernel, what got worse, and which conditions hold."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from code_objects import with_metadata
from handmade import GFX942, GFX1100, HOST, bundle, ccob
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hipkit
from hipkit import FormatError, HipkitError, UsageError, diff
from hipkit.fatbin.compare import Diff, match
from hipkit.fatbin.measures import BY_ID, MEASURES, KernelFigures, stable_name
from hipkit.fatbin.model import code_size
from hipkit.fatbin.thresholds import Condition

BUILT = Path(__file__).parents[2] / "samples" / "built"
V4 = (BUILT / "matmul.gfx942.v4.hsaco").read_bytes()
REDUCE = (BUILT / "reduce.gfx1100.v5.hsaco").read_bytes()
MATMUL = "matmul(float const*, float const*, float*, int)"


def changed(**values: int) -> bytes:
    """The sample's code object, whose kernel has other figures."""

    def change(document: Any) -> None:
        document["amdhsa.kernels"][0].update({f".{name}": value for name, value in values.items()})

    return with_metadata(V4, change)


def compare(old: bytes, new: bytes, **options: Any) -> Diff:
    return diff(hipkit.open(old), hipkit.open(new), **options)


def fails(text: str, old: bytes, new: bytes) -> list[str]:
    return [str(violation) for violation in Condition.parse(text).violations(compare(old, new))]


def test_a_file_is_the_same_as_itself() -> None:
    for sample in sorted(BUILT.iterdir()):
        found = diff(sample, sample)
        assert not found, sample
        assert len(found.matched) == found.new.kernels


def test_what_a_kernel_costs_is_compared() -> None:
    found = compare(V4, changed(vgpr_count=65, group_segment_fixed_size=1024, vgpr_spill_count=3))
    [change] = found.changed
    assert (change.new.demangled, change.target, change.verdict) == (MATMUL, "gfx942", "mixed")
    shown = {delta.measure.id: (delta.old, delta.new, delta.badness > 0) for delta in change.deltas}
    assert shown == {
        "vgpr": (13, 65, True), "lds": (2048, 1024, False), "spills": (0, 3, True), "occupancy": (8, 7, True),
    }  # fmt: skip
    assert found.verdicts == {"worse": 0, "mixed": 1, "better": 0, "changed": 0}
    assert [c.verdict for c in compare(changed(vgpr_count=65), V4).changed] == ["better"]
    assert [c.verdict for c in compare(V4, changed(kernarg_segment_size=64)).changed] == ["changed"]


def test_the_figures_are_those_of_inspect() -> None:
    for sample in (V4, REDUCE):
        code = hipkit.CodeObject.read(sample)
        rows = [old for old, _ in compare(sample, sample).matched]
        for kernel, row in zip(code.kernels, rows, strict=True):
            assert kernel.occupancy
            assert [row.of(name) for name in ("vgpr", "agpr", "sgpr", "lds", "scratch", "code", "occupancy")] == [
                kernel.vgprs, kernel.agprs, kernel.sgprs, kernel.lds, kernel.scratch, kernel.code_size,
                kernel.occupancy.waves,
            ]  # fmt: skip


PTX = """.version 7.8
.target sm_80
.address_size 64
.visible .entry _Z4workPf(.param .u64 p)
{
    .reg .f32 %f<40>;
    .reg .b64 %r<3>;
    ld.param.u64 %r1, [p];
    cvta.to.global.u64 %r2, %r1;
LOADS
    bar.sync 0;
STORES
    ret;
}
"""


@pytest.fixture
def cubins(tool: Callable[[str], Any], tmp_path: Path) -> tuple[Path, Path]:
    """A kernel that holds forty values, with as many registers as it wants, and with few."""
    loads = "\n".join(f"    ld.volatile.global.f32 %f{n}, [%r2+{4 * n}];" for n in range(40))
    stores = "\n".join(f"    st.volatile.global.f32 [%r2+{4 * n}], %f{39 - n};" for n in range(40))
    (tmp_path / "k.ptx").write_text(PTX.replace("LOADS", loads).replace("STORES", stores))
    for name, most in (("wide", 255), ("narrow", 24)):
        tool("ptxas")("-arch=sm_80", f"-maxrregcount={most}", tmp_path / "k.ptx", "-o", tmp_path / name)
    return tmp_path / "wide", tmp_path / "narrow"


def test_cubins_are_compared_as_far_as_they_say(cubins: tuple[Path, Path]) -> None:
    [change] = diff(*cubins).changed
    assert (change.new.demangled, change.target) == ("work(float*)", "sm_80")
    shown = {delta.measure.id: delta for delta in change.deltas}
    assert shown["vgpr"].badness < 0 < shown["scratch"].badness
    assert (shown["vgpr"].new, change.new.of("occupancy"), change.verdict) == (24, None, "mixed")
    assert not list(Condition.parse("occupancy<").violations(diff(*cubins)))
    found = diff(hipkit.open(PTX.replace("LOADS", "").replace("STORES", "").encode()), cubins[0])
    assert (found.targets_removed, found.targets_added) == (("ptx sm_80",), ("sm_80",))


def test_targets_that_came_and_went() -> None:
    old = bundle((HOST, b""), (GFX942, V4))
    new = bundle((HOST, b""), (GFX1100, REDUCE))
    found = compare(old, ccob(new))
    assert (found.targets_removed, found.targets_added) == (("gfx942",), ("gfx1100",))
    assert [kernel.demangled for kernel in found.removed] == [MATMUL]
    assert len(found.added) == 2
    assert (found.old.size, found.new.size) == (len(V4), len(REDUCE))


def test_a_part_can_be_asked_for() -> None:
    old = bundle((HOST, b""), (GFX942, V4), (GFX1100, REDUCE))
    assert compare(old, old, targets=["gfx1100"]).new.targets == {"gfx1100": len(REDUCE)}
    assert len(compare(old, old, kernel="reduce*").matched) == 2
    assert len(compare(old, old, kernel="reduce<float>").matched) == 1
    assert len(compare(old, old, kernel="_Z6matmulPKfS0_Pfi").matched) == 1
    assert not compare(old, old, kernel="none").matched


def test_changed_arguments_are_a_change() -> None:
    def change(document: Any) -> None:
        document["amdhsa.kernels"][0][".args"][3][".size"] = 2

    [found] = compare(V4, with_metadata(V4, change)).changed
    assert found.takes_others
    assert not found.deltas


# What clang -fgpu-rdc and nvcc call kernels with internal linkage, with LLVM's and Rust's own suffixes.
@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("_ZL6kernelPf.static.0123456789abcdef", "_ZL6kernelPf.static.fedcba9876543210", "kernel(float*)"),
        ("_ZL6kernelPf__static__91a2b3c4", "_ZL6kernelPf__static__00000000", "kernel(float*)"),
        ("_Z6kernelPf.intern.0123456789abcdef", "_Z6kernelPf", "kernel(float*)"),
        ("_Z6kernelPf.llvm.1234567890", "_Z6kernelPf.llvm.99", "kernel(float*)"),
        (
            "_ZN42_GLOBAL__N__0a1b2c3d_7_file_cu_11223344_566kernelEPf",
            "_ZN42_GLOBAL__N__ffffffff_7_file_cu_11223344_566kernelEPf",
            "(anonymous namespace)::kernel(float*)",
        ),
        # These are no mangled names: nvcc's of a static variable, one cut off by other tools, and Rust's hash.
        ("__nv_static_46__0a1b2c3d_7_file_cu_11223344_566_x", "__nv_static_46__00000000_7_file_cu_fffffff0_566_x", "x"),
        (
            "f_GLOBAL__N__0a1b2c3d_7_file_cu_11223344_566g",
            "f_GLOBAL__N__ffffffff_7_file_cu_00000000_566g",
            "f_GLOBAL__N_6g",
        ),
        ("f17h0123456789abcdefE", "f17hfedcba9876543210E", "fE"),
        ("plain", "plain", "plain"),
    ],
)
def test_names_without_what_compilers_add(old: str, new: str, name: str) -> None:
    assert stable_name(old) == stable_name(new) == name


def row(name: str, target: str = "gfx942", /, **values: int) -> KernelFigures:
    return KernelFigures(name, target, tuple(values.get(measure.id) for measure in MEASURES), None, "")


def test_kernels_are_matched_by_symbol_then_by_name_then_in_order() -> None:
    old = [
        row("_ZL1kv.static.0123456789abcdef", vgpr=1),
        row("same"),
        row("same", vgpr=2),
        row("gone"),
        row("same", "x"),
    ]
    new = [row("same"), row("_ZL1kv.static.fedcba9876543210", vgpr=3), row("new"), row("same", vgpr=4)]
    pairs, removed, added = match(old, new)
    assert [(a.name[:6], a.of("vgpr"), b.of("vgpr")) for a, b in pairs] == [
        ("same", None, None), ("same", 2, 4), ("_ZL1kv", 1, 3),
    ]  # fmt: skip
    assert [kernel.name for kernel in removed] == ["gone", "same"]
    assert [kernel.name for kernel in added] == ["new"]


def test_the_worst_comes_first() -> None:
    nothing = dict.fromkeys(BY_ID, 0)
    base = nothing | {"vgpr": 32, "code": 1000, "occupancy": 8}
    news = {
        "better": base | {"vgpr": 16}, "half": base | {"occupancy": 4}, "code": base | {"code": 1100},
        "more": base | {"vgpr": 40}, "spills": base | {"spills": 40}, "same": base,
    }  # fmt: skip
    found = Diff(
        old=compare(V4, V4).old, new=compare(V4, V4).new, added=(), removed=(),
        matched=tuple((row(name, **base), row(name, **values)) for name, values in news.items()),
    )  # fmt: skip
    assert [change.new.name for change in found.changed] == ["spills", "half", "more", "code", "better"]


WORSE = {"vgpr_count": 15}
CONDITIONS: list[tuple[str, bytes, bool]] = [
    ("vgpr>+10%", changed(**WORSE), True),
    ("vgpr>+16%", changed(**WORSE), False),  # 15 is 15.4 % more than 13
    ("vgpr > +1", changed(**WORSE), True),
    ("vgpr>+2", changed(**WORSE), False),
    ("vgpr>", changed(**WORSE), True),
    ("vgpr<", changed(**WORSE), False),
    ("vgpr<-0", changed(vgpr_count=12), True),
    ("vgpr<-10%", changed(vgpr_count=12), False),
    ("vgpr>14", changed(**WORSE), True),
    ("vgpr>15", changed(**WORSE), False),
    ("vgpr<16", changed(**WORSE), True),
    ("occupancy<-0", changed(vgpr_count=65), True),
    ("occupancy<-12.5%", changed(vgpr_count=65), False),
    ("occupancy<-12.4%", changed(vgpr_count=65), True),
    ("spills>+50%", changed(sgpr_spill_count=1), True),  # from nothing, any is more
    ("scratch>0", changed(private_segment_fixed_size=16), True),
    ("scratch>0", V4, False),
    ("size>+1%", bundle((HOST, b""), (GFX942, V4), (GFX1100, REDUCE)), True),
    ("size<", V4, False),
    ("targets<", V4, False),
    ("targets<", REDUCE, True),
    ("targets>+0", bundle((HOST, b""), (GFX942, V4), (GFX1100, REDUCE)), True),
    ("kernels<", REDUCE, True),
    ("kernels>+1", bundle((HOST, b""), (GFX942, V4), (GFX1100, REDUCE)), True),
    ("kernels>+2", bundle((HOST, b""), (GFX942, V4), (GFX1100, REDUCE)), False),
    ("kernels<2", V4, True),
]


@pytest.mark.parametrize(("text", "new", "holds"), CONDITIONS, ids=[f"{c[0]}-{n}" for n, c in enumerate(CONDITIONS)])
def test_a_condition_holds_or_does_not(text: str, new: bytes, holds: bool) -> None:
    assert bool(fails(text, V4, new)) is holds


def test_a_violation_says_where() -> None:
    assert fails("vgpr>+10%", V4, changed(vgpr_count=64)) == [f"vgpr>+10%: {MATMUL} (gfx942): 13 → 64"]
    assert fails("targets<", V4, REDUCE) == ["targets<: gfx942 is gone"]
    assert fails("kernels<", V4, REDUCE) == [f"kernels<: {MATMUL} (gfx942) is gone"]
    assert fails("size<+1", V4, V4) == [f"size<+1: bytes of device code: {len(V4)} → {len(V4)}"]
    assert "void reduce<int>(int const*, int*, int) (gfx1100): 6" in fails("vgpr>5", V4, REDUCE)[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "vgprs>+1",
            "'vgprs' is no measure; there are vgpr, agpr, sgpr, lds, scratch, spills, code, occupancy, kernarg, ",
        ),
        ("vgpr>10%", "a percentage is of the old value; write vgpr>+10%"),
        ("vgpr=1", "is no condition; write MEASURE>+N"),
        ("", "is no condition"),
        ("vgpr>+", "is no condition"),
        ("vgpr>+1e9", "is no condition"),
        ("vgpr>+" + "9" * 40, "is no condition"),
    ],
)
def test_a_bad_condition_says_what_is_good(text: str, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        Condition.parse(text)
    assert message in str(caught.value)


def test_damage_is_a_finding_or_raised(tmp_path: Path) -> None:
    damaged = ccob(bundle((HOST, b""), (GFX942, V4)), total=1 << 20)
    with pytest.raises(UsageError):
        diff(BUILT / "matmul", BUILT / "none")
    (tmp_path / "damaged").write_bytes(damaged)
    with pytest.raises(FormatError):
        diff(hipkit.open(V4), tmp_path / "damaged", strict=True)
    found = diff(hipkit.open(V4), tmp_path / "damaged")
    assert found.new.is_damaged
    assert not found.old.is_damaged


@pytest.mark.parametrize("name", ["matmul.gfx942.v4.hsaco", "libfilter.ccob3.so", "matmul.gfx900-xnack.v2.hsaco"])
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_changed_bytes_never_crash_it(name: str, data: st.DataObject) -> None:
    raw = bytearray((BUILT / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 8))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(HipkitError):
        found = diff(hipkit.open(bytes(raw), strict=False), BUILT / name)
        for condition in ("vgpr>+10%", "targets<", "kernels>", "size>+1%"):
            list(Condition.parse(condition).violations(found))


def test_code_is_what_is_not_for_the_host(tmp_path: Path) -> None:
    path = tmp_path / "bundle"
    path.write_bytes(bundle((HOST, b"for the host"), (GFX942, V4), (GFX1100, REDUCE)))
    assert code_size(hipkit.open(path)) == len(V4) + len(REDUCE)

"""The kernels of samples/kernels, their table and the host reference belong together."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

import hipkit

np = pytest.importorskip("numpy")

import kernel_forms  # noqa: E402
import reference  # noqa: E402
from model import EXACT, TARGETS, UNORDERED, WAVE_SIZES, Buffer, Row, Struct, ulp  # noqa: E402
from table import BY_NAME, FILES, ROWS  # noqa: E402

KERNELS = Path(reference.__file__).parent
NAMES = [row.name for row in ROWS]
TODAY = date.today().toordinal()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    yield tmp_path_factory.mktemp("kernels")


@pytest.fixture
def host(compilers: None, folder: Path) -> Path:
    """Where host programs go, on a machine that can make them."""
    return folder


@pytest.fixture
def devices(compilers: None, folder: Path) -> Path:
    """Where code objects go, on a machine that can make them."""
    return folder


def rows_of(file: str) -> list[Row]:
    return [row for row in ROWS if row.file == file]


def test_every_kernel_has_a_row_and_every_row_a_kernel() -> None:
    assert sorted(FILES) == sorted(path.stem for path in KERNELS.glob("*.hip"))
    assert len(NAMES) == len(set(NAMES)) >= 60
    for file in FILES:
        assert reference.kernels_of(file) == [row.name for row in rows_of(file)]


def test_the_readme_names_every_file() -> None:
    text = (KERNELS / "README.md").read_text()
    assert [name for name in FILES if f"`{name}.hip`" not in text] == []


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_reference_changes_its_results_and_is_deterministic(host: Path, row: Row) -> None:
    before = reference.results(row, reference.inputs(row))
    first, second = reference.run(row, 32, host), reference.run(row, 32, host)
    assert before
    for was, one, two in zip(before, first, second, strict=True):
        assert was.tobytes() != one.tobytes() == two.tobytes()


@pytest.mark.parametrize("file", FILES)
def test_only_the_marked_rows_depend_on_the_wave_size(host: Path, file: str) -> None:
    for row in rows_of(file):
        same = map(np.array_equal, map(raw, reference.run(row, 32, host)), map(raw, reference.run(row, 64, host)))
        assert all(same) != row.waves, row.name


def raw(array: object) -> object:
    return np.asarray(array).view("u1")


@pytest.mark.parametrize("name", kernel_forms.FORMS)
def test_the_reference_agrees_with_numpy(host: Path, name: str) -> None:
    row = BY_NAME[name]
    results = reference.run(row, 32, host)
    with np.errstate(over="ignore", invalid="ignore"):
        wanted = kernel_forms.FORMS[name](*reference.inputs(row))
    compares = [a.result for a in row.arguments if isinstance(a, Buffer) and a.result]
    for want, got, compare in zip(wanted if isinstance(wanted, tuple) else [wanted], results, compares, strict=True):
        assert reference.difference(np.asarray(want).reshape(-1).astype(got.dtype), got, compare) is None


@pytest.mark.parametrize("name", kernel_forms.FORMS_NEAR)
def test_the_reference_is_near_what_numpy_computes(host: Path, name: str) -> None:
    form, bound = kernel_forms.FORMS_NEAR[name]
    (result,) = reference.run(BY_NAME[name], 32, host)
    wanted = form(*reference.inputs(BY_NAME[name])).reshape(-1)
    np.testing.assert_allclose(result, wanted, rtol=bound, atol=bound)


@pytest.mark.parametrize("file", FILES)
def test_the_arguments_are_those_of_the_host(host: Path, file: str) -> None:
    for row in rows_of(file):
        assert reference.sizes(file, row.name, 32, host) == [reference.size_of(a) for a in row.arguments], row.name


def check_device(folder: Path, file: str, target: str) -> None:
    """Compiles, or is excluded; then the metadata says of the arguments what the table says."""
    rows = rows_of(file)
    if target in rows[0].excluded:
        with pytest.raises((RuntimeError, hipkit.CompileError), match="error: "):
            reference.build_device(file, target, folder)
        return
    kernels = {
        kernel.name: kernel for kernel in hipkit.CodeObject.read(reference.build_device(file, target, folder)).kernels
    }
    assert sorted(kernels) == sorted(row.name for row in rows)
    for row in rows:
        kernel = kernels[row.name]
        explicit = [a for a in kernel.arguments if a.kind and not a.kind.startswith("hidden_")]
        kinds = ["global_buffer" if isinstance(a, Buffer) else "by_value" for a in row.arguments]
        assert [a.kind for a in explicit] == kinds, row.name
        assert [a.size for a in explicit] == [reference.size_of(a) for a in row.arguments], row.name
        assert kernel.wavefront_size == WAVE_SIZES[target]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("turn", "file"), list(enumerate(FILES)), ids=FILES)
def test_a_file_compiles_for_the_target_of_the_day(devices: Path, turn: int, file: str) -> None:
    check_device(devices, file, TARGETS[(TODAY + turn) % len(TARGETS)])


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("file", FILES)
def test_a_file_compiles_for_every_target(devices: Path, file: str, target: str) -> None:
    check_device(devices, file, target)


def test_all_rows_of_a_file_name_the_same_excluded_targets() -> None:
    for file in FILES:
        assert len({tuple(row.excluded.items()) for row in rows_of(file)}) == 1
        assert set(rows_of(file)[0].excluded) < set(TARGETS)


def test_a_code_object_is_kept(devices: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = reference.build_device("dots", "gfx906", devices)
    monkeypatch.setattr(reference.subprocess, "run", None)
    assert hashlib.sha256(reference.build_device("dots", "gfx906", devices)).digest() == hashlib.sha256(built).digest()


def test_device_variables_begin_anew_in_every_launch(host: Path) -> None:
    row = BY_NAME["device_variables"]
    assert reference.run(row, 32, host)[0][0] == 5 + ord("t") == reference.run(row, 32, host)[0][0]


def test_a_kernel_that_never_ends_is_reported(host: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in KERNELS.glob("*.h"):
        shutil.copy(path, tmp_path)
    loop = "KERNEL stuck(u32* flag) { while (__hip_atomic_load(flag, 0, 0) == 0) __builtin_amdgcn_s_sleep(1); }\n"
    (tmp_path / "stuck.hip").write_text(f'#include "kernel.h"\n{loop}')
    monkeypatch.setattr(reference, "HERE", tmp_path)
    row = replace(BY_NAME["ticket_lock"], name="stuck", file="stuck", arguments=(Buffer("u4", 1),), grid=(1, 1, 1))
    with pytest.raises(RuntimeError, match="waits for ever"):
        reference.run(row, 32, host)


def test_results_compare_as_their_row_says() -> None:
    one = np.array([1.0, np.nan, np.inf], "f4")
    near = np.array([1.0 + 2**-22, -np.nan, np.inf], "f4")
    assert reference.difference(one, one, EXACT) is None
    assert "1 of 3 differ, the first at 0" in str(reference.difference(one, near, EXACT))
    assert reference.difference(one, near, ulp(2)) is None
    assert reference.difference(one, near, ulp(1)) is not None
    assert reference.difference(one, one[[0, 2, 1]], ulp(9)) is not None
    zeros = np.array([0.0, 2**-149], "f4")
    assert reference.difference(zeros, -zeros, ulp(2)) is None
    whole = np.array([3, 1, 2], "u4")
    assert reference.difference(whole, np.sort(whole), EXACT) is not None
    assert reference.difference(whole, np.sort(whole), UNORDERED) is None


def test_a_structure_is_laid_out_as_c_does() -> None:
    (settings,) = [a for a in BY_NAME["struct_by_value"].arguments if isinstance(a, Struct)]
    packed = reference.pack(settings)
    assert len(packed) == 24
    assert packed[0] == 1
    assert int.from_bytes(packed[2:4], "little", signed=True) == -300
    assert packed[16:] == (0xABCDEF0123456789).to_bytes(8, "little")


def test_a_digest_of_each_result_is_printed(
    host: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reference, "CACHE", host)
    monkeypatch.setattr("sys.argv", ["reference.py", "--wave", "64", "max_with_index"])
    assert reference.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("max_with_index  ") for line in lines)

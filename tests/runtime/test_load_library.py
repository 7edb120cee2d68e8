"""Shared libraries of clang's, unmodified: they register themselves, launch, and their functions are called from here."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from ctypes import POINTER, byref, c_char_p, c_double, c_float, c_int, c_size_t, c_void_p
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hipkit
from hipkit.fatbin.errors import MissingError, NotFoundError, UsageError
from hipkit.runtime import hip, profile
from hipkit.runtime.hip import gate, state
from hipkit.runtime.hip.code.statics import registry

pytestmark = pytest.mark.usefixtures("compilers")

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Which devices there are and how they behave is the same after a test as before it.

    The first library of a process says for which release it was built, and that holds from then on: which test is the
    first is left to chance, so all have the usual one.
    """
    monkeypatch.setenv(profile.VARIABLE, profile.DEFAULT)
    yield
    hip.hipGetLastError()
    registry().unload()
    state.use(None)
    profile.use(None)


@pytest.fixture
def build() -> Any:
    return pytest.importorskip("hip_libraries")


def run_vadd(library: ctypes.CDLL, count: int = 1000) -> np.ndarray[Any, Any]:
    a, b, c = np.arange(count, dtype=np.float32), np.ones(count, np.float32), np.zeros(count, np.float32)
    assert library.run_vadd(*(c_void_p(x.ctypes.data) for x in (a, b, c)), count) == 0, hip.explain_last_error()
    return c - a


def ends_of(path: Path, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Another process, which has the library as ``library``, and behaves as that says."""
    script = f"import hipkit, ctypes\nlibrary = hipkit.load_library({str(path)!r})\n{code}"
    home = Path(hipkit.__file__).parent.parent
    paths = os.pathsep.join([str(home), *filter(None, [os.environ.get("PYTHONPATH")])])
    inherited = {name: value for name, value in os.environ.items() if name != profile.VARIABLE}
    return subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True, text=True, timeout=120, env={**inherited, "PYTHONPATH": paths, **environment},
    )  # fmt: skip


LAUNCH_ABIS = [(), ("-fno-hip-new-launch-api",)]


@pytest.mark.promise("S3-51")
@pytest.mark.promise("S4-12")
@pytest.mark.promise("S4-13")
@pytest.mark.promise("S4-14")
@pytest.mark.parametrize("options", LAUNCH_ABIS, ids=["push and pop", "configure and setup"])
def test_kernels_run_and_take_arguments_of_all_sizes(build: Any, options: tuple[str, ...]) -> None:
    """After `__hipRegisterFatBinary` and `__hipRegisterFunction` a program can launch the kernel; both launch ABIs of
    the compiler (`__hipPushCallConfiguration`, `hipConfigureCall`) pass arguments of every size.
    """
    library = hipkit.load_library(build.library("vadd", options=options))
    np.testing.assert_array_equal(run_vadd(library, 1000)[:4], [3.5, 4.5, 5.5, 6.5])
    result = c_float()
    assert library.run_mix(byref(result)) == 0, hip.explain_last_error()
    assert result.value == 1 + (20.5).__floor__() + 0.5 + 300 + 2 + 40.25 + 5 + 1000
    total = c_int()
    assert library.run_shared(256, byref(total)) == 0, hip.explain_last_error()
    assert total.value == sum(range(256))


@pytest.mark.promise("S4-11")
@pytest.mark.parametrize("options", [*LAUNCH_ABIS, ("-fgpu-default-stream=per-thread",)])
def test_kernels_are_launched_in_every_way_there_is_to_write_it(build: Any, options: tuple[str, ...]) -> None:
    """`<<<>>>`, `hipLaunchKernel` and `hipLaunchKernelGGL` launch the same kernel."""
    library = hipkit.load_library(build.library("vadd", options=options))
    result = c_int()
    assert library.launch_in_all_ways(byref(result)) == 0, hip.explain_last_error()
    assert result.value == 111


@pytest.mark.promise("S3-04")
def test_per_thread_streams_are_chosen_at_compile_time(build: Any, tool: Any) -> None:
    """A library compiled with `-fgpu-default-stream=per-thread` calls them."""
    path = build.library("vadd", options=("-fgpu-default-stream=per-thread",))
    assert b"hipLaunchKernel_spt@hip_5.2" in tool("llvm-readelf-19")("--dyn-syms", path).stdout
    library = hipkit.load_library(path)
    np.testing.assert_array_equal(run_vadd(library)[:2], [3.5, 4.5])


def test_host_code_and_kernels_share_a_managed_variable(build: Any) -> None:
    library = hipkit.load_library(build.library("vadd", options=("-DOWN=1",)))
    library.get_bias.restype = c_double
    assert library.get_counter() == 5
    assert library.get_bias(2) == 0.125
    library.set_counter(20)  # before any code is loaded: the kernel finds it
    run_vadd(library)
    assert library.get_counter() == 27
    library.set_counter(1)
    run_vadd(library)
    assert library.get_counter() == 8


def test_symbols_are_copied_to_and_from(build: Any) -> None:
    library = hipkit.load_library(build.library("vadd", options=("-DOWN=2",)))
    assert library.set_scale(c_float(10)) == 0
    assert run_vadd(library)[0] == 11.5
    values = (c_int * 2)()
    assert library.get_table(values, 1, 2) == 0
    assert list(values) == [2, 3]
    size, address = c_size_t(), c_void_p()
    assert library.table_size(byref(size)) == 0
    assert size.value == 16
    assert library.table_address(byref(address)) == 0
    owner = state.owner_of(address.value or 0)
    assert owner is not None
    assert owner[0].memory.read(address.value or 0, 16) == bytes(np.array([1, 2, 3, 4], np.int32))


def test_symbols_that_are_wrong_are_refused_with_hips_codes(build: Any) -> None:
    library = hipkit.load_library(build.library("vadd"))
    assert library.unknown_symbol(byref(c_void_p())) == 13
    assert "no variable is registered" in hip.explain_last_error()
    assert library.overfill_scale(c_float(1)) == 1
    assert library.get_table((c_int * 8)(), 1, 4) == 1
    assert library.scale_backwards(byref(c_float())) == 21


@pytest.mark.parametrize(
    ("grid", "block", "shared", "code"),
    [(0, 1, 0, 9), (1, 0, 0, 9), (1, 1025, 0, 9), (1, 65, 0, 719), (1, 1, 1 << 20, 1), (1, 64, 0, 700)],
)
def test_launches_that_cannot_be_have_hips_codes(build: Any, grid: int, block: int, shared: int, code: int) -> None:
    library = hipkit.load_library(build.library("vadd"))
    refused = library.launch_small(grid, block, shared)
    found = refused or int(hip.hipDeviceSynchronize()[0])
    assert found == code or (code == 700 and refused == 1), hip.explain_last_error()


@pytest.mark.promise("S3-55")
def test_units_without_rdc_are_registered_each_by_itself(build: Any) -> None:
    """Two translation units without RDC have two wrappers, which are registered separately."""
    before = len(registry().fat_binaries)
    library = hipkit.load_library(build.library("first", "second"))
    assert len(registry().fat_binaries) - before == 2
    check_units(library)


@pytest.mark.promise("S3-55")
def test_units_linked_with_rdc_are_registered_once(build: Any) -> None:
    """With RDC (`-fgpu-rdc`) their device code is linked into one `__hip_fatbin` and registered once."""
    before = len(registry().fat_binaries), len(registry().functions)
    library = hipkit.load_library(build.library("first", "second", options=("-fgpu-rdc", "--hip-link")))
    assert len(registry().fat_binaries) - before[0] == 1
    assert len(registry().functions) - before[1] == 2
    check_units(library)


@pytest.mark.promise("S4-10")
def test_units_that_share_a_handle_are_registered_once(build: Any, tool: Any, installed: Any) -> None:
    """Linked RDC code has one handle, `__hip_gpubin_handle`: the first constructor registers it, the others do not."""
    installed("clang++-15")  # each unit has a wrapper and a constructor; the first of these to run registers for all
    options = ("-fgpu-rdc", "--hip-link", "-D__managed__=__attribute__((managed))")
    path = build.library("first", "second", target="gfx90a", llvm=15, options=options)
    headers = tool("llvm-readelf-19")("-SW", path).stdout.decode()
    size = next(line.split()[-6] for line in headers.splitlines() if ".hipFatBinSegment" in line)
    assert int(size, 16) == 2 * 24
    before = len(registry().fat_binaries)
    library = hipkit.load_library(path)
    assert len(registry().fat_binaries) - before == 1
    check_units(library)


def check_units(library: ctypes.CDLL) -> None:
    at = c_int(100)
    assert library.run_first(byref(at)) == 0, hip.explain_last_error()
    assert at.value == 101
    assert library.run_second(byref(at)) == 0
    assert library.run_second(byref(at)) == 0
    assert at.value == 121
    assert (library.calls_first(), library.calls_second()) == (1, 2)


@pytest.mark.promise("S3-56")
def test_a_library_that_is_closed_takes_its_code_along(build: Any, tmp_path: Path) -> None:
    """Closing a library runs its destructors, which unregister its kernels."""
    copy = tmp_path / "libcopy.so"
    copy.write_bytes(build.library("vadd").read_bytes())
    rows = len(registry().fat_binaries), len(registry().functions), len(registry().variables)
    library = hipkit.load_library(copy)
    run_vadd(library)
    used = state.device().memory.used
    assert registry().fat_binaries[-1].image.file == str(copy)
    ctypes.CDLL(None).dlclose(c_void_p(library._handle))
    assert (len(registry().fat_binaries), len(registry().functions), len(registry().variables)) == rows
    assert state.device().memory.used < used


def test_what_the_samples_hold_runs_however_it_is_packed(samples: Path) -> None:
    for name in ("libfilter.so", "libfilter.ccob3.so", "libfilter.rdc.so"):
        library = hipkit.load_library(samples / name)
        values = np.linspace(-3, 3, 200).astype(np.float32)
        code = library.filter_apply(c_void_p(values.ctypes.data), c_size_t(200), c_float(2))
        assert code == 0, hip.explain_last_error()
        np.testing.assert_array_equal(values, np.clip(np.linspace(-3, 3, 200).astype(np.float32) * 2, -1, 1))


def test_the_device_is_one_that_fits_unless_the_program_chose(samples: Path, build: Any) -> None:
    only_gfx1100 = build.library("first", target="gfx1100")
    hipkit.load_library(only_gfx1100)
    assert state.device().target.processor == "gfx1100"
    with pytest.raises(NotFoundError, match=r"gfx942 is for gfx942, and the device is gfx1100"):
        hipkit.load_library(build.library("vadd"))
    hipkit.load_library(samples / "libfilter.ccob3.so", "gfx942")
    assert state.device().target.processor == "gfx942"


def test_the_device_fits_what_a_library_brings_along(build: Any, tmp_path: Path) -> None:
    with_code = build.library("first", target="gfx1100")
    path = tmp_path / "libplain.so"
    source = tmp_path / "plain.c"
    source.write_text("int answer(void) { return 42; }\n")
    linked = f"-Wl,--no-as-needed,-rpath,{with_code.parent}"
    subprocess.run(["clang-19", "-shared", "-fPIC", source, "-o", path, linked, with_code], check=True)
    assert hipkit.load_library(path).answer() == 42
    assert state.device().target.processor == "gfx1100"


def test_devices_of_the_environment_are_not_replaced(build: Any) -> None:
    done = ends_of(build.library("vadd"), "", HIPKIT_DEVICES="gfx1030,gfx90a")
    assert done.returncode == 1
    assert "gfx942 is for gfx942, and the device is gfx1030" in done.stderr


def test_what_is_no_library_is_refused(tmp_path: Path, samples: Path) -> None:
    with pytest.raises(UsageError, match="there is no such file"):
        hipkit.load_library(tmp_path / "none.so")
    with pytest.raises(MissingError, match="cannot be loaded"):
        hipkit.load_library(samples / "freestanding.o")


def test_errors_are_told_in_hips_words(build: Any) -> None:
    library = hipkit.load_library(build.library("api"))
    library.text_of.restype = library.name_of.restype = c_char_p
    assert library.text_of(98) == b"invalid device function"
    assert library.name_of(200) == b"hipErrorInvalidImage"
    assert library.malloc_nowhere() == 1
    assert "null pointer" in hip.explain_last_error()
    assert library.last_error() == 1
    assert library.free_elsewhere() == 1
    count = c_int(-1)
    assert library.devices(byref(count)) == 0
    assert count.value == len(state.devices())


def test_a_function_that_is_not_written_names_itself(build: Any, capfd: pytest.CaptureFixture[str]) -> None:
    name = "hipImportExternalSemaphore"
    library = hipkit.load_library(build.library("api"))
    assert not hasattr(hip, name), "name another function that is not written yet"
    assert [library.unwritten(), library.unwritten()] == [801, 801]
    assert name in hip.explain_last_error()
    assert capfd.readouterr().err.count(name) <= 1


def test_streams_and_events_are_handles_until_they_are_destroyed(build: Any) -> None:
    library = hipkit.load_library(build.library("api"))
    made, total = c_void_p(), c_int()
    assert library.streams(byref(made), byref(total)) == 0, hip.explain_last_error()
    assert total.value == 15
    assert library.synchronize(made) == 709
    assert library.synchronize(c_void_p(0xDEAD)) == 709
    assert library.destroy_event(None) == 400
    assert library.destroy_event(made) == 709
    assert library.synchronize(c_void_p(1)) == library.synchronize(c_void_p(2)) == library.synchronize(None) == 0
    assert library.same_context() == 0


@pytest.mark.promise("S3-47")
@pytest.mark.promise("S4-03")
def test_modules_are_loaded_and_launched_from_c(build: Any, samples: Path) -> None:
    """A library can launch kernels of modules that it loads and kernels that it was compiled with."""
    library = hipkit.load_library(build.library("api"))
    image = (samples / "globals.gfx942.v5.hsaco").read_bytes()
    at, size = c_void_p(), c_size_t()
    assert library.module_global(image, b"numbers", byref(at), byref(size)) == 0, hip.explain_last_error()
    assert size.value == 16
    image = (samples / "vcpy.gfx942.v5.hsaco").read_bytes()
    values = np.arange(64, dtype=np.float32)
    code = library.module_launch(image, b"hello_world", 64, c_void_p(values.ctypes.data))
    assert code == 0, hip.explain_last_error()
    np.testing.assert_array_equal(values, np.arange(64))
    values += 5
    code = library.module_launches(image, b"hello_world", 64, c_void_p(values.ctypes.data))
    assert code == 0, hip.explain_last_error()
    np.testing.assert_array_equal(values, np.arange(64) + 5)


def test_c_functions_are_called_back(build: Any) -> None:
    assert hipkit.load_library(build.library("api")).callbacks() == 0


def test_graphs_are_built_and_captured_from_c(build: Any) -> None:
    profile.use(profile.Profile.named("hip5"))
    library = hipkit.load_library(build.library("graphs"))
    listed = (c_int * 4)()
    assert library.built(listed) == 0, hip.explain_last_error()
    assert list(listed) == [3, 7, 9, 7]
    assert library.captured(listed) == 0, hip.explain_last_error()
    assert list(listed) == [3, 1, 2, 3]


def test_threads_that_python_did_not_make_launch_too(build: Any) -> None:
    library = hipkit.load_library(build.library("api"))
    total = c_int()
    library.threads.argtypes = [c_int, c_int, POINTER(c_int)]
    assert library.threads(4, 5, byref(total)) == 0, hip.explain_last_error()
    assert total.value == 20


def test_threads_that_python_did_not_make_are_remembered_between_calls(build: Any) -> None:
    library = hipkit.load_library(build.library("api"))
    here, seen = threading.local(), []

    def look(*_call: object) -> None:
        if not hasattr(here, "is_known"):
            here.is_known = True
            seen.append(threading.get_ident())

    gate.observers.append(look)
    try:
        assert library.threads(3, 4, byref(c_int())) == 0, hip.explain_last_error()
    finally:
        gate.observers.remove(look)
    assert len(seen) == 1 + 3, "this thread and three others, each met once"


def test_cooperative_grids_that_cannot_be_resident_are_refused(build: Any) -> None:
    library = hipkit.load_library(build.library("api"))
    assert library.cooperative(2) == 0, hip.explain_last_error()
    assert library.cooperative(1 << 20) == 720
    assert library.cooperative(0) == 9


@pytest.mark.parametrize("major", [5, 6, 7])
def test_a_library_gets_the_release_that_it_asks_for(build: Any, major: int) -> None:
    code = """
import numpy, sys
from hipkit.runtime import profile
from hipkit.runtime.bridge.provided import LIBRARIES
print(profile.profile().name, list(LIBRARIES))
out = numpy.zeros(64, numpy.float32)
library.run_vadd(*(ctypes.c_void_p(out.ctypes.data) for _ in range(3)), 64)
print(library.get_counter())
"""
    done = ends_of(build.library("vadd", major=major), code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"hip{major} ['libamdhip64.so.{major}']", "12"]
    assert done.stderr == ""


def test_libraries_of_two_releases_live_in_one_process(build: Any) -> None:
    other = build.library("vadd", major=6)
    code = f"other = hipkit.load_library({str(other)!r})\nprint(library.get_counter(), other.get_counter())"
    done = ends_of(build.library("vadd", major=5), code)
    assert (done.returncode, done.stdout, done.stderr) == (0, "5 5\n", "")


def test_a_library_of_that_name_that_is_there_already_is_not_mistaken_for_hipkits(build: Any, lacking: Any) -> None:
    path = Path("/usr/lib/x86_64-linux-gnu/libamdhip64.so.5")
    if not path.exists():
        lacking("libamdhip64-5")
    code = f"ctypes.CDLL({str(path)!r})\nhipkit.load_library({str(build.library('vadd', major=5))!r})"
    done = ends_of(build.library("vadd", major=6), code)
    assert done.returncode == 1
    assert "has loaded a libamdhip64.so.5 already that is not hipkit's" in done.stderr


@pytest.mark.parametrize("deferred", ["0", "1"])
def test_code_is_loaded_when_the_environment_says(build: Any, deferred: str) -> None:
    code = """
from hipkit.runtime.hip.code.statics import registry
print(len(registry().fat_binaries[0].loaded))
"""
    done = ends_of(build.library("vadd"), code, HIP_ENABLE_DEFERRED_LOADING=deferred)
    assert (done.returncode, done.stdout) == (0, "1\n" if deferred == "0" else "0\n"), done.stderr


@pytest.mark.promise("S4-03")
def test_a_library_without_a_name_for_hip_finds_it_too(build: Any, tmp_path: Path) -> None:
    """A library finds the functions of HIP even if it was not linked against libamdhip64."""
    import reference

    source = tmp_path / "nameless.c"
    source.write_text(
        "int hipGetDeviceCount(int*);\nint count(void) { int n = 0; return hipGetDeviceCount(&n) ? -1 : n; }\n"
    )
    path = tmp_path / "libnameless.so"
    assert reference
    subprocess.run(["clang-19", "-shared", "-fPIC", source, "-o", path], check=True)
    done = ends_of(path, "print(library.count())")
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr

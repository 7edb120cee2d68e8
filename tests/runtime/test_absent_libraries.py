"""Extension modules that need libraries of ROCm that are not there: they are imported, and calls fail by name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hipkit.loader import refusing

COMPILER = shutil.which("clang-19") or shutil.which("cc")
pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
FUNCTIONS = {
    "librocfft.so.0": ["rocfft_plan_create", "rocfft_get_status_string"],
    "libroctx64.so.4": ["roctxRangePushA"],
}
NODES = {"librocfft.so.0": "", "libroctx64.so.4": "ROCTX_4.1"}
SOURCE = """
// What Python.h has of it, which comes with compilers only.
typedef struct { long references; void *type; } PyObject;
typedef struct { const char *name; PyObject *(*function)(PyObject *, PyObject *); int flags; const char *text; } PyMethodDef;
typedef struct {
    PyObject base; void *begins; long index; void *copy;
    const char *name, *text; long size; PyMethodDef *methods; void *slots, *traverse, *clear, *free;
} PyModuleDef;
PyObject *Py_BuildValue(const char *, ...), *PyModule_Create2(PyModuleDef *, int);
int rocfft_plan_create(int); int roctxRangePushA(const char *); const char *rocfft_get_status_string(int);
static PyObject *all(PyObject *self, PyObject *none) {
    return Py_BuildValue("iis", rocfft_plan_create(3), roctxRangePushA("a"), rocfft_get_status_string(1));
}
static PyMethodDef methods[] = {{"all", all, 4, 0}, {0}};
static PyModuleDef described = {{1, 0}, 0, 0, 0, "uses", 0, -1, methods};
PyObject *PyInit_uses(void) { return PyModule_Create2(&described, 1013); }
"""
OTHER = "int rocfft_cleanup(void); int other(void) { return rocfft_cleanup(); }"
SCRIPT = "import hipkit; hipkit.preload(); import package.uses; print(package.uses.all(), package.uses.all()[0])"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with an extension module, linked against libraries that are gone afterwards."""
    home, libraries = tmp_path / "package", tmp_path / "libraries"
    home.mkdir()
    libraries.mkdir()
    (home / "__init__.py").touch()
    for soname, functions in FUNCTIONS.items():
        (libraries / soname).write_bytes(
            refusing.build(soname, dict.fromkeys([*functions, "rocfft_cleanup"], NODES[soname]))
        )
    for name, text in (("uses", SOURCE), ("beside", OTHER)):
        (tmp_path / f"{name}.c").write_text(text)
        command = [
            str(COMPILER), "-shared", "-fPIC", str(tmp_path / f"{name}.c"),
            *(str(libraries / soname) for soname in FUNCTIONS), "-o", str(home / f"{name}.so"),
        ]  # fmt: skip
        subprocess.run(command, check=True)
    shutil.rmtree(libraries)
    return home


def run(package: Path, script: str = SCRIPT, **variables: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(package.parent), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_module_is_imported_and_the_functions_fail_by_name_each_once(package: Path) -> None:
    done = run(package)
    assert (done.returncode, done.stdout) == (0, "(1, 0, 'hipkit has no such library') 1\n")
    assert done.stderr == (
        "hipkit: rocfft_plan_create: this machine has no librocfft.so.0, which is a library of ROCm's; the call fails\n"
    )


def test_a_library_has_the_functions_that_all_modules_of_the_package_ask_for(package: Path) -> None:
    assert refusing.missing(package / "uses.so") == list(FUNCTIONS)
    functions = refusing.functions_of("librocfft.so.0", package / "uses.so")
    assert list(functions) == sorted([*FUNCTIONS["librocfft.so.0"], "rocfft_cleanup"])
    assert set(functions.values()) == {""}


def test_functions_have_the_version_nodes_that_modules_ask_for(package: Path) -> None:
    assert refusing.functions_of("libroctx64.so.4", package / "uses.so") == {"roctxRangePushA": "ROCTX_4.1"}


PLUGIN = """
import ctypes, pathlib
from jax._src import hardware_utils
def initialize():
    print(hardware_utils.num_available_amd_gpus(), hardware_utils.num_available_amd_gpus(stop_at=1))
    print(ctypes.CDLL(str(pathlib.Path(__file__).parent / "xla_rocm_plugin.so")).other())
"""


def test_a_plugin_of_jax_is_loaded_and_finds_the_devices(package: Path) -> None:
    """It is imported by name, and C++ opens its library: Python imports no extension module."""
    plugin, jax = package.parent / "jax_plugins" / "xla_rocm9", package.parent / "jax" / "_src"
    plugin.mkdir(parents=True)
    jax.mkdir(parents=True)
    (package / "beside.so").rename(plugin / "xla_rocm_plugin.so")
    (plugin / "__init__.py").write_text(PLUGIN)
    (jax / "hardware_utils.py").write_text("def num_available_amd_gpus(stop_at=None): return 0")
    script = (
        "import hipkit; hipkit.preload(); import importlib; from jax._src import hardware_utils;"
        "importlib.import_module('jax_plugins.xla_rocm9').initialize()"
    )
    for _ in range(2):  # the second time from its bytecode
        done = run(package, script, HIPKIT_DEVICES="gfx942,gfx1100")
        assert (done.returncode, done.stdout) == (0, "2 1\n1\n"), done.stderr
        assert "rocfft_cleanup: this machine has no librocfft.so.0" in done.stderr


def test_two_packages_ask_for_different_functions_of_a_library(package: Path) -> None:
    other = package.parent / "other"
    other.mkdir()
    (other / "__init__.py").touch()
    (package / "beside.so").rename(other / "beside.so")
    script = (
        "import hipkit; hipkit.preload(); import package.uses; from hipkit.runtime.bridge import refusing; import ctypes, pathlib;"
        f"path = {str(other / 'beside.so')!r}; refusing._provide_for(pathlib.Path(path)); print(ctypes.CDLL(path).other(), package.uses.all()[0])"
    )
    done = run(package, script)
    assert (done.returncode, done.stdout) == (0, "1 1\n"), done.stderr
    assert done.stderr.count("this machine has no librocfft.so.0") == 2


def test_what_is_on_the_machine_is_not_replaced(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "librocfft.so.0").write_bytes(
        refusing.build("librocfft.so.0", dict.fromkeys(FUNCTIONS["librocfft.so.0"], ""))
    )
    monkeypatch.setenv("LD_LIBRARY_PATH", str(package))
    assert refusing.missing(package / "uses.so") == ["libroctx64.so.4"]


@pytest.mark.parametrize(
    ("function", "library"),
    [
        ("hipblasCreate", "libhipblas.so"),
        ("hipblasLtCreate", "libhipblaslt.so"),
        ("hipsparseCreate", "libhipsparse.so"),
        ("ncclCommInitRank", "librccl.so"),
        ("hipMalloc", None),
    ],
)
def test_whose_function_it_is(function: str, library: str | None) -> None:
    owner = refusing.owner_of(function)
    assert (owner and owner.name) == library


def test_which_names_are_libraries_of_rocms() -> None:
    known = refusing.library_of("librocfft.so.0")
    assert known is not None and known.name == "librocfft.so"
    assert [refusing.library_of(name) for name in ("librocfft.sox", "libc.so.6", "librocfft")] == [None] * 3


def test_a_library_that_ctypes_loads_has_them_too(package: Path) -> None:
    """Such as those of bitsandbytes, whose one function of rocBLAS comes with hipBLAS, which alone they name."""
    library = package / "uses.so"
    script = f"""
import ctypes, hipkit
hipkit.preload()
print(ctypes.CDLL({str(library)!r}).rocfft_plan_create(3) != 0)
"""
    done = run(package, script)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_functions_of_a_library_that_is_not_named_are_with_one_that_is(tmp_path: Path) -> None:
    named, module = tmp_path / "libhipblas.so.3", tmp_path / "uses.so"
    named.write_bytes(refusing.build("libhipblas.so.3", {"hipblasCreate": "", "rocblas_create_handle": ""}))
    (tmp_path / "uses.c").write_text(
        "int hipblasCreate(void *), rocblas_create_handle(void *);"
        "int both(void) { return hipblasCreate(0) && rocblas_create_handle(0); }"
    )
    subprocess.run(
        [str(COMPILER), "-shared", "-fPIC", str(tmp_path / "uses.c"), str(named), "-o", str(module)], check=True
    )
    named.unlink()
    script = f"import ctypes, os, hipkit; hipkit.preload(); print(ctypes.CDLL({str(module)!r}, os.RTLD_NOW).both())"
    done = run(tmp_path / "package", script)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr
    assert "rocblas_create_handle: this machine has no" in done.stderr

"""The public face of the classes that ``hipkit`` exports: a name that appears or disappears is a decision."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import hip_homes
import pytest

import hipkit
from hipkit.runtime import hip
from hipkit.runtime.hip import gate
from hipkit.runtime.hip.homes import HOME_OF

USERS = {
    "Buffer": "address close copy_from copy_to device dtype fill is_free nbytes shape stream view",
    "Context": "device flags is_destroyed is_primary number references release retain",
    "Device": "allocate array backend buffer context default_pool download empty event fitting free full has_images is_idle "
    "lds memory model name new_pool null_stream number pinned_buffer pool pools properties reset select stop stream streams "
    "synchronize target thread_stream upload wave_size zeros",
    "Event": "blocking device elapsed_since is_recorded query record synchronize timing",
    "Graph": "add all_nodes call clone connect disconnect dot edges embed empty in_order instantiate is_destroyed nodes "
    "number remove roots save_dot",
    "GraphExec": "auto_free destroy enable graph is_destroyed is_enabled launch node original set update",
    "MemoryPool": "allocate destroy device free has is_destroyed most release reserved reserved_high threshold trim used "
    "used_high",
    "Module": "device globals is_loaded kernel kernels load missing name unload",
    "PinnedBuffer": "address allocation close copy_from copy_to device dtype fill is_free nbytes shape stream view",
    "Stream": "begin_capture call capturing close device end_capture errors is_destroyed is_idle is_null non_blocking "
    "number priority query record synchronize wait",
    "Trace": "calls commands events save",
}
"""What programs call and read."""

RUNTIME = {
    "Device": "contents reaches_host",
    "Event": "marker",
    "Graph": "keeps owner",
    "MemoryPool": "blocks reuse",
    "Module": "images",
    "Stream": "queue",
}
"""What other files of the runtime call and read. It belongs elsewhere, or behind the class: this list only gets shorter."""

CODES = {"FailedError": "of comgr", "HsaError": "of HSA", "HiprtcError": "of hiprtc", "NotYetError": "of comgr"}
"""Errors that callers do not get: the functions that raise them return a code."""
ERRORS = Path(__file__).parent.parent / "docs/errors.md"


def names_of(kind: type) -> set[str]:
    """What a class and its bases of ours define, and what their methods assign to ``self``."""
    found = {name for name in dir(kind) if not name.startswith("_")}
    for base in kind.__mro__:
        if base.__module__.startswith("hipkit."):
            tree = ast.parse(textwrap.dedent(inspect.getsource(base)))
            found.update(
                node.attr
                for node in ast.walk(tree)
                if isinstance(node, ast.Attribute)
                and isinstance(node.ctx, ast.Store)
                and isinstance(node.value, ast.Name)
                and node.value.id == "self"
            )
    return {name for name in found if not name.startswith("_")}


@pytest.mark.parametrize("name", USERS)
def test_the_public_names_are_the_reviewed_ones(name: str) -> None:
    reviewed = {*USERS[name].split(), *RUNTIME.get(name, "").split()}
    assert names_of(getattr(hipkit, name)) == reviewed


def errors() -> dict[str, type[hipkit.HipkitError]]:
    """Every error in the package, but for those that are codes for whoever calls."""
    folders = ("cc", "cli", "fatbin", "loader", "porting", "runtime", "scans")
    modules = [
        module.name
        for folder in folders
        for module in pkgutil.walk_packages(
            [*importlib.import_module(f"hipkit.{folder}").__path__], f"hipkit.{folder}."
        )
        if not module.name.startswith("hipkit.runtime.triton.")  # which imports Triton
    ]
    kinds = {
        value for name in modules for value in vars(importlib.import_module(name)).values() if inspect.isclass(value)
    }
    return {kind.__name__: kind for kind in kinds if issubclass(kind, hipkit.HipkitError)}


def test_every_error_is_in_hipkit_and_in_the_table_of_errors() -> None:
    found = {name: kind for name, kind in errors().items() if name not in CODES}
    assert {name: getattr(hipkit, name, None) for name in found} == found
    assert found == {name: kind for name in hipkit.__all__ if _is_error(kind := getattr(hipkit, name))}
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (\d) \| .*\|$", ERRORS.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name: (bases, int(code)) for name, bases, code in rows} == {
        name: (", ".join(f"`{base.__name__}`" for base in kind.__bases__), kind.exit_code)
        for name, kind in found.items()
    }


def _is_error(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, Exception) and not issubclass(value, Warning)


def test_no_name_is_for_programs_and_for_the_runtime_alone() -> None:
    assert [name for name, text in RUNTIME.items() if set(text.split()) & set(USERS[name].split())] == []


def test_the_flat_api_exports_what_has_a_name_of_hip() -> None:
    """Every function behind the gate is exported, and of what the files import and share among themselves nothing."""
    exported: dict[str, object] = {}
    exec("from hipkit.runtime.hip import *", exported)
    del exported["__builtins__"]
    assert sorted(exported) == dir(hip)
    others = {name for name in exported if not name.lstrip("_").removeprefix("make_").lower().startswith("hip")}
    assert others == {"DeviceArray", "dim3", "explain_last_error", "textureReference"}
    files = pkgutil.walk_packages(hip.__path__, f"{hip.__name__}.")
    gated = {
        value.__name__
        for file in files
        for value in vars(importlib.import_module(file.name)).values()
        if inspect.isfunction(value)
        and value.__code__.co_filename == gate.__file__
        and value.__module__ != gate.__name__
    }
    assert gated - set(exported) == set()
    assert len(gated) > 400


def test_the_table_of_the_flat_api_says_where_each_name_is_defined() -> None:
    assert hip_homes.WRITTEN.read_text(encoding="utf-8") == hip_homes.written(hip_homes.homes()), (
        "python tools/hip_homes.py writes it again"
    )


def test_type_checkers_see_the_files_that_the_table_names() -> None:
    tree = ast.parse(inspect.getsource(hip))
    seen = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.names[0].name == "*"}
    assert seen == set(HOME_OF.values())


def test_a_function_of_the_flat_api_imports_what_it_is_in() -> None:
    code = (
        "import sys; from hipkit.runtime import hip; hip.hipMalloc; "
        "print(*sorted(name for name in sys.modules if name.startswith('hipkit.runtime.hip.')))"
    )
    imported = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "hipkit.runtime.hip.memory.memory" in imported
    assert [name for name in imported if ".graphs" in name or ".images" in name or ".code" in name] == []
    with pytest.raises(AttributeError, match="has no attribute 'hipNothing'"):
        hip.hipNothing  # type: ignore[attr-defined]  # noqa: B018

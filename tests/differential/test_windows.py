"""PE images as lld links them: short section names, addresses instead of relocations."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import hipkit


def test_a_linked_image_holds_what_its_object_held(tool: Callable[[str], Any], samples: Path, tmp_path: Path) -> None:
    symbols = ("hipLaunchKernel", "__hipPushCallConfiguration", "__hipPopCallConfiguration", "__hipRegisterFunction",
               "__hipRegisterFatBinary", "__hipUnregisterFatBinary", "__hipRegisterVar", "atexit")  # fmt: skip
    (tmp_path / "runtime.c").write_text("\n".join(f"void {name}(void) {{}}" for name in symbols))
    tool("clang-22")(
        "-target", "x86_64-pc-windows-msvc", "-c", tmp_path / "runtime.c", "-o", tmp_path / "runtime.obj", "-w"
    )
    tool("lld-link-22")(
        "/dll", "/noentry", "/nodefaultlib", "/force:unresolved", f"/out:{tmp_path / 'k.dll'}",
        samples / "freestanding.obj", tmp_path / "runtime.obj", "/include:__hip_gpubin_handle_freestanding", "/opt:noref",
    )  # fmt: skip
    of_object, image = hipkit.open(samples / "freestanding.obj"), hipkit.open(tmp_path / "k.dll")
    assert image.format == "pe"
    [container] = image.containers
    assert container.section == ".hip_fat"
    assert container.wrapper is not None
    assert [(e.id, e.data) for e in container.entries] == [(e.id, e.data) for e in of_object.entries]

"""Text that mentions a bundle's magic is no bundle, wherever it lies; a bundle that is cut off or damaged still is one."""

from __future__ import annotations

import io
import struct
import zipfile
from pathlib import Path

import pytest
from handmade import HOST, bundle, elf

import hipkit
from hipkit.fatbin.formats.offload_bundle import MAGIC

BUNDLE = bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--gfx942", b"code"))
NAME = MAGIC.decode()
TEXTS = {
    "a.py": f'MAGIC = "{NAME}"\n',
    "short.py": f'"{NAME}"\n',
    "a.c": f'#include <x.h>\nstatic const char magic[] = "{NAME}";\nint main(void) {{ return 0; }}\n',
    "a.h": f"{NAME} begins a bundle.\n{NAME}\n",
    "a.md": f"# {NAME}\n\nThe magic, {NAME}, is followed by the count.\n",
    "b.md": f"# {NAME} is what begins it: {NAME}\n",
    "ü.txt": f"{NAME}üüüüüüüüü",
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_alone_is_no_file_that_hipkit_knows(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(TEXTS[name], encoding="utf-8")
    with pytest.raises(hipkit.FormatError, match="no file that hipkit knows"):
        hipkit.open(tmp_path / name)
    assert list(hipkit.open_all(tmp_path)) == []


def test_texts_beside_a_library_change_nothing(tmp_path: Path) -> None:
    library = elf({".hip_fatbin": BUNDLE})
    for name, text in TEXTS.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "liba.so").write_bytes(library)
    [file] = hipkit.open_all(tmp_path)
    assert (file.path, len(file.entries)) == (str(tmp_path / "liba.so"), 2)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, text in TEXTS.items():
            archive.writestr(name, text)
        archive.writestr("liba.so", library)
    [member] = hipkit.open(packed.getvalue()).containers
    assert member.name == "liba.so"


def test_texts_among_constants_are_passed_over() -> None:
    data = b"\0".join(text.encode() for text in TEXTS.values()) + bytes(64) + BUNDLE
    assert len(hipkit.open(elf({".rodata": data})).containers) == 1


@pytest.mark.parametrize(
    "damaged",
    [MAGIC + struct.pack("<Q", 1 << 32) + bytes(8000), BUNDLE[:-2], BUNDLE[:60], BUNDLE[:30], MAGIC],
    ids=["count", "content", "table", "number", "magic"],
)
def test_damaged_bundles_are_bundles(damaged: bytes) -> None:
    file = hipkit.open(damaged, strict=False)
    assert file.is_damaged


@pytest.mark.parametrize("data", [bundle((HOST, b""), (b"hipv4-amdgcn-amd-amdhsa--gfx942", BUNDLE)), BUNDLE])
def test_what_is_in_a_compressed_archive_is_what_it_is_alone(data: bytes) -> None:
    for content in (data, elf({".hip_fatbin": data}), elf({".note.x": b"1234" + data})):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("a", content)
        alone = [(c.kind, len(c.entries)) for c in hipkit.open(content, strict=False).walk()]
        inside = [(c.kind, len(c.entries)) for c in hipkit.open(packed.getvalue(), strict=False).walk()]
        assert inside == [("member", 0), *alone] if alone else inside == []

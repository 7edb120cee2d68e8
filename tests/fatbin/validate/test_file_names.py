"""The rule file-target: where the name of a file has that of a processor, it has code for it."""

from __future__ import annotations

import io
import tarfile
from pathlib import Path

import pytest
from handmade import GFX942, GFX1100, HOST, bundle

import hipkit

BUILT = Path(__file__).parents[3] / "samples" / "built"
CODE = (BUILT / "vcpy.gfx942.v5.hsaco").read_bytes()
GENERIC = (BUILT / "matmul.gfx9-4-generic.v6.hsaco").read_bytes()
BOTH = bundle((HOST, b""), (GFX942, CODE), (GFX1100, (BUILT / "reduce.gfx1100.v5.hsaco").read_bytes()))


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("kernels_gfx942.hsaco", CODE, None),
        ("kernels_gfx90a.hsaco", CODE, "kernels_gfx90a.hsaco: has code for gfx942"),
        ("Kernels.so-000-gfx90a-xnack+.hsaco", CODE, "has code for gfx942"),
        ("gfx90a_and_gfx942.hsaco", CODE, None),
        ("gfx90a/kernels.hsaco", CODE, None),
        ("kernels.hsaco", CODE, None),
        ("kernels_gfx9999.hsaco", CODE, None),
        ("kernels_gfx942x.hsaco", CODE, None),
        ("kernels_gfx950.hsaco", GENERIC, None),
        ("kernels_gfx9-4-generic.hsaco", GENERIC, None),
        ("kernels_gfx90a.hsaco", GENERIC, "has code for gfx9-4-generic"),
        ("kernels_gfx1100.hipfb", BOTH, None),
        ("kernels_gfx1201.hipfb", BOTH, "has code for gfx1100, gfx942"),
    ],
)
@pytest.mark.parametrize("is_packed", [False, True])
def test_the_name_is_that_of_a_processor_in_the_file(name: str, data: bytes, said: str | None, is_packed: bool) -> None:
    content = packed(name, data) if is_packed else data
    file = hipkit.open(content, strict=False, name="all.tar" if is_packed else name)
    found = [finding.message for finding in hipkit.validate(file, select=["file-target"])]
    assert len(found) == (said is not None), found
    assert said is None or said in found[0]


def packed(name: str, data: bytes) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        info = tarfile.TarInfo(name)
        info.size = len(data)
        archive.addfile(info, io.BytesIO(data))
    return out.getvalue()

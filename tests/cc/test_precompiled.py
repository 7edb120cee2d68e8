"""Sources that are compiled while a program runs include headers that were precompiled, and become what they become without."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hipkit.cc import compilers, driver, headers
from hipkit.cc.errors import CompileError
from hipkit.cc.rtc import Source

OPTIONS = ("-O3", "-std=c++17")
HALVES, POWERS, WRONG = (
    f'extern "C" __global__ void k({text}\n'.encode()
    for text in (
        "float *p) { p[threadIdx.x] = sinf(p[threadIdx.x]) + __half2float(__float2half(p[0])); }",
        'double *p) { p[blockIdx.x] = pow(p[0], p[1]); printf("%g", p[2]); atomicAdd(p, 1.0); }',
        "int *p) { *p = not_there; }",
    )
)


COMPILERS = ("ziglang", "clang++-19", "clang++-22")


@pytest.fixture(autouse=True, params=COMPILERS)
def compiler(
    request: pytest.FixtureRequest, compiler_here: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(compilers.VARIABLE, compiler_here(request.param))


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What clang was called for, as it comes: to precompile, with what was precompiled, or without."""
    called: list[str] = []
    run = driver._run

    def noted(job: list[str], *rest: object) -> str:
        if "-cc1" in job and "source.hip" in " ".join(job):
            called.append("with" if "-include-pch" in job else "without")
        elif "-emit-pch" in job:
            called.append("made")
        return run(job, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(driver, "_run", noted)
    return called


def made(text: bytes, *options: str, gpu: str = "gfx1100", given: tuple[tuple[str, bytes], ...] = ()) -> bytes:
    source = Source(text, "k.hip", given)
    source.compile([*OPTIONS, *options], gpu)
    return source.code


@pytest.mark.parametrize("gpu", ["gfx90a", "gfx1100"])
def test_code_is_the_same_with_precompiled_headers_from_the_second_time_on(
    gpu: str, cache: Path, runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = [text + b"\n" * n for n in range(2) for text in (HALVES, POWERS)]
    found = [made(text, gpu=gpu) for text in texts]
    assert runs == ["without", "made", "with", "with", "with"]
    monkeypatch.setenv("HIPKIT_CACHE", "off")
    assert [made(text, gpu=gpu) for text in texts] == found
    assert runs[5:] == ["without"] * 4
    assert cache.is_dir()


@pytest.mark.usefixtures("cache")
def test_other_options_have_other_headers_and_some_have_none_precompiled(tmp_path: Path, runs: list[str]) -> None:
    made(HALVES)
    made(POWERS)
    assert runs == ["without", "made", "with"]
    options: tuple[str, ...]
    for options in (("-DX=1",), ("-fno-exceptions",), ("-mno-wavefrontsize64",)):
        runs.clear()
        made(HALVES, *options)
        made(POWERS, *options)
        assert runs == ["without", "made", "with"], options
    for options in ((f"-I{tmp_path}",), ("-include", "hip/hip_fp16.h"), ("-fsanitize=undefined",)):
        runs.clear()
        made(HALVES, *options)
        made(POWERS, *options)
        assert runs == ["without", "without"], options
    runs.clear()
    for text in (HALVES, POWERS):
        made(text, given=(("hip/hip_math_constants.h", b"#define HIP_INF_F 1\n"),))
    assert runs == ["without", "without"]


@pytest.mark.usefixtures("cache")
def test_errors_are_those_of_a_source_without_precompiled_headers(runs: list[str]) -> None:
    said = []
    for n in range(3):
        with pytest.raises(CompileError) as caught:
            made(WRONG + b"\n" * n)
        said.append(str(caught.value))
    assert "k.hip:1" in said[0] and "not_there" in said[0]
    assert said == said[:1] * 3
    assert runs == ["without", "made", "with", "without", "with", "without"]


@pytest.mark.usefixtures("cache")
def test_headers_that_change_are_precompiled_anew(runs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    made(HALVES)
    made(POWERS)
    runs.clear()
    monkeypatch.setattr("hipkit.cc.library.digest", lambda: "of other headers")
    assert headers.OWN.is_dir()
    made(HALVES)
    made(POWERS)
    assert runs == ["without", "made", "with"]

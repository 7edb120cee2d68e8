"""Functions that torch compiles for hipkit's devices: what torch says that they give without a compiler."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRITON = ROOT / ".build" / "triton"
PROGRAM = ROOT / "tests" / "support" / "inductor_program.py"
NO_COMPILER = "0 compatible backends for target (cpu)"
COMPILE = "import torch._inductor.config as inductor; inductor.cpu_backend = 'triton'; inductor.compile_threads = 1\n"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def run(lacking: Callable[[str], None], tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python where Triton can be imported, with caches of its own."""
    if not TRITON.is_dir():
        lacking("triton")
    folder = tmp_path_factory.mktemp("inductor")

    def python(*args: object, **more: str) -> subprocess.CompletedProcess[str]:
        caches = {"TRITON_CACHE_DIR": str(folder / "triton"), "TORCHINDUCTOR_CACHE_DIR": str(folder / "inductor")}
        path = os.pathsep.join([str(TRITON), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {**os.environ, "PYTHONPATH": path, "TRITON_DEFAULT_FP_FUSION": "1", **caches, **more}
        command = [sys.executable, *map(str, args)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, cwd=folder, timeout=500)

    return python


@pytest.fixture(scope="module")
def torch_run(run: Run) -> Run:
    """The same, where torch can be imported too."""
    if run("-c", "import torch").returncode:
        pytest.skip("torch is not installed")
    return run


@pytest.mark.parametrize("gpu", ["gfx942", pytest.param("gfx1201", marks=pytest.mark.slow)])
def test_what_torch_compiles_gives_what_torch_does(torch_run: Run, gpu: str) -> None:
    done = torch_run(PROGRAM, gpu)
    assert not done.returncode, done.stderr
    found = json.loads(done.stdout)
    assert found.pop("processor") == gpu
    assert len(found) == 5
    for name, one in found.items():
        assert one["launches"] > 1, name
        assert one["results"] < 1e-5 and one["gradients"] < 1e-3, (name, one)


def test_the_environment_chooses_the_device_that_torch_compiles_for(torch_run: Run) -> None:
    script = (
        "import torch\n" + COMPILE + "x = torch.arange(99.0)\n"
        "print(torch.equal(torch.compile(lambda x: x * 3 + 1)(x), x * 3 + 1))\n"
        "from torch._dynamo.device_interface import get_interface_for_device\n"
        "print(get_interface_for_device('cpu').get_compute_capability())"
    )
    done = torch_run("-c", script, TRITON_DEFAULT_BACKEND="hipkit", HIPKIT_DEVICES="gfx1100")
    assert done.stdout.split() == ["True", "gfx1100"], done.stderr


def test_a_function_is_compiled_anew_for_another_device(torch_run: Run) -> None:
    """Neither torch's caches nor its processes that compile keep anything of the device before."""
    script = (
        "import hipkit, sys, torch\n" + COMPILE + "x = torch.arange(99.0)\n"
        "from torch._inductor.async_compile import AsyncCompile\n"
        "inductor.compile_threads = 2; print(AsyncCompile.wait_process_pool_ready())\n"
        "for gpu in ('gfx942', 'gfx1201'):\n"
        "    driver = hipkit.triton.activate(gpu); torch._dynamo.reset()\n"
        "    print(torch.equal(torch.compile(lambda x: x * 5 + 1)(x), x * 5 + 1), torch.compiler.config.cache_key_tag)\n"
        "two = hipkit.triton.activate('gfx942', 'gfx1100')\n"
        "two.set_current_device(1); print(torch.compiler.config.cache_key_tag)\n"
        "driver.set_current_device(0); print(torch.compiler.config.cache_key_tag)"
    )
    done = torch_run("-c", script)
    tags = ["hipkit:gfx942", "hipkit:gfx1201", "hipkit:gfx1100", "hipkit:gfx1100"]
    assert done.stdout.split() == ["True", "True", tags[0], "True", *tags[1:]], done.stderr


def test_torch_is_as_it_was_when_hipkit_is_not_active(torch_run: Run) -> None:
    script = (
        "import hipkit, torch\n"
        + COMPILE
        + "from torch._dynamo.device_interface import get_interface_for_device as get\n"
        "torch.compiler.config.cache_key_tag, before = 'mine', get('cpu')\n"
        "hipkit.triton.activate('gfx942'); print(get('cpu') is before, torch.compiler.config.cache_key_tag)\n"
        "try: hipkit.triton.deactivate()\n"
        "except RuntimeError: pass\n"
        "print(get('cpu') is before, torch.compiler.config.cache_key_tag)\n"
        "torch.compile(lambda x: x + 1)(torch.ones(3))"
    )
    done = torch_run("-c", script)
    assert done.stdout.split() == ["False", "mine;hipkit:gfx942", "True", "mine"]
    assert NO_COMPILER in done.stderr


def test_hipkit_compiles_for_no_cpu_but_a_processor_of_amds(run: Run) -> None:
    script = (
        "import sys; from triton.backends.compiler import GPUTarget; from triton.compiler.compiler import make_backend\n"
        "print(make_backend(GPUTarget('cpu', 'gfx1201', 32)).target)\n"
        "try: make_backend(GPUTarget('cpu', '', 32))\n"
        "except RuntimeError as error: print(error)\n"
        "print(len({make_backend(GPUTarget(name, 'gfx1201', 32)).hash() for name in ('cpu', 'hip', 'hipkit')}))"
    )
    first, second, kept = run("-c", script).stdout.splitlines()
    assert first == "GPUTarget(backend='hip', arch='gfx1201', warp_size=32)"
    assert kept == "3"  # as another Python, without hipkit, may use the same cache
    assert second.startswith(NO_COMPILER)

"""What other people's CI takes from this repository: the hooks for pre-commit, the action, the workflow in docs/ci.md."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from hipkit.cli.main import COMMANDS, cli

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "samples" / "built"
HOOKS = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
BLOCK = re.compile(r"```yaml\n(.*?)```", re.DOTALL)


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A PATH on which ``hipkit`` is this one."""
    script = tmp_path / "bin" / "hipkit"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hipkit "$@"\n')
    script.chmod(0o755)
    return f"{script.parent}{os.pathsep}{os.environ['PATH']}"


def takes(command: str, option: str) -> bool:
    """Whether a command has an option, or a choice, of that name."""
    return option in CliRunner().invoke(cli, [command, "--help"]).output


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_hooks_call_commands_that_are_there(hook: dict[str, Any]) -> None:
    program, command, *options = hook["entry"].split()
    assert (program, command in COMMANDS, hook["language"]) == ("hipkit", True, "python")
    assert all(takes(command, option) for option in options)
    chosen = [
        name for name in ("a.so", "a.so.6.2", "b.hsaco", "c.co", "d.whl", "e.fatbin") if re.search(hook["files"], name)
    ]
    assert len(chosen) == 6
    assert not any(re.search(hook["files"], name) for name in ("a.py", "so", "b.sort", "k.hip", "x.so.txt"))


def test_a_hook_passes_what_has_no_device_code(tmp_path: Path) -> None:
    for hook in HOOKS:
        arguments = [*hook["entry"].split()[1:], *(["--gpu", "gfx942"] if "covers" in hook["id"] else [])]
        assert CliRunner().invoke(cli, [*arguments, str(BUILT / "libfilter.so")]).exit_code == 0
        plain = shutil.copy(sys.executable, tmp_path / "plain.so")
        assert CliRunner().invoke(cli, [*arguments, str(plain)]).exit_code == 0


@pytest.mark.slow
def test_pre_commit_installs_and_runs_the_hooks(tmp_path: Path) -> None:
    program = shutil.which("pre-commit")
    if program is None:
        pytest.skip("pre-commit is not installed; pip installs it")
    (tmp_path / "lib.so").write_bytes((BUILT / "libfilter.so").read_bytes())
    (tmp_path / "bad.hsaco").write_bytes((BUILT / "matmul.gfx942.v4.hsaco").read_bytes()[:3000])
    for step in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *step], cwd=tmp_path, check=True)
    environment = os.environ | {"PRE_COMMIT_HOME": str(tmp_path / ".cache")}
    environment.pop("PYTHONPATH", None)
    for file, code in (("lib.so", 0), ("bad.hsaco", 1)):
        command = [program, "try-repo", str(ROOT), "hipkit-validate", "--files", file, "--verbose"]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=900)
        assert done.returncode == code, done.stdout + done.stderr
    assert "bad.hsaco" in done.stdout


def check(path: str, cwd: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """The action's second step as the runner starts it; the first one installs what is here already."""
    install, step = ACTION["runs"]["steps"]
    assert "pip install" in install["run"]
    named = {name: name.lower().replace("_", "-") for name in step["env"]}
    assert step["env"] == {name: f"${{{{ inputs.{input} }}}}" for name, input in named.items()}
    given = {name: ACTION["inputs"][input].get("default", "") for name, input in named.items()} | inputs
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
    environment = os.environ | given | {"PATH": path}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=120)


def test_the_action_checks_files_and_gpus(path: str, tmp_path: Path) -> None:
    for name in ("one.so", "two.so"):
        (tmp_path / "a folder").mkdir(exist_ok=True)
        shutil.copy(BUILT / "libfilter.ccob3.so", tmp_path / "a folder" / name)
    fine = check(path, tmp_path, FILES="a folder/*.so\nnone/*.so\n", GPUS="gfx942", REPORT="r.html")
    assert fine.returncode == 0, fine.stdout + fine.stderr
    assert "two.so: fine" in fine.stdout
    assert "gfx942:sramecc+:xnack-: covered by 2 libraries" in fine.stdout
    assert (tmp_path / "r.html").exists()
    assert check(path, tmp_path, FILES="**/*.so", GPUS="gfx942,gfx90a").returncode == 1
    shutil.copy(BUILT / "libfilter.so", tmp_path / "a folder" / "three.so")
    assert check(path, tmp_path, FILES="a folder/*.so").returncode == 1, (
        "libraries for other targets are worth a warning"
    )
    assert check(path, tmp_path, FILES="a folder/*.so", FAIL_ON="error").returncode == 0
    (tmp_path / "plain").mkdir()
    shutil.copy(sys.executable, tmp_path / "plain" / "plain.so")
    assert check(path, tmp_path, FILES="plain/*.so", GPUS="gfx942").returncode == 1
    assert check(path, tmp_path, FILES="plain/*.so", GPUS="gfx942", ALLOW_EMPTY="true").returncode == 0
    nothing = check(path, tmp_path, FILES="none/*.so")
    assert (nothing.returncode, "::error::" in nothing.stdout) == (2, True)


def test_what_is_written_into_inputs_is_no_command(path: str, tmp_path: Path) -> None:
    shutil.copy(BUILT / "libfilter.so", tmp_path / "x.so")
    check(path, tmp_path, FILES="$(touch hit)\n`touch hit`; touch hit\nx.so", GPUS="$(touch hit)")
    assert not (tmp_path / "hit").exists()


def test_the_action_writes_findings_for_code_scanning(path: str, tmp_path: Path) -> None:
    shutil.copy(BUILT / "libfilter.so", tmp_path / "x.so")
    assert check(path, tmp_path, FILES="x.so", SARIF="out.sarif").returncode == 0
    assert '"2.1.0"' in (tmp_path / "out.sarif").read_text()


def test_the_workflow_of_the_page_uses_inputs_that_are_there() -> None:
    blocks = [yaml.safe_load(block) for block in BLOCK.findall((ROOT / "docs" / "ci.md").read_text())]
    [workflow] = [block for block in blocks if "jobs" in block]
    [hooks] = [block for block in blocks if "repos" in block]
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    [own] = [step for step in steps if "/hipkit@" in step.get("uses", "")]
    assert set(own["with"]) <= set(ACTION["inputs"])
    assert {hook["id"] for repo in hooks["repos"] for hook in repo["hooks"]} <= {hook["id"] for hook in HOOKS}

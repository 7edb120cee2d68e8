"""CuPy for ROCm 7, as its wheel is, under ``hipkit.preload()`` in the root that ``tools/stack_root.sh`` builds.

``make stack-cupy`` calls this. CuPy compiles with hiprtc, which is hipkit's; the headers of rocThrust that its kernels
include are Debian's, and where they are it asks a ``hipcc``, which is ``hipkit cc``. Each case of ``cupy_cases.py`` is
compared with numpy, or has to be refused by name where a library of ROCm is missing.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import rocm_folder  # type: ignore[import-not-found]
from stack import APT, inside  # type: ignore[import-not-found]

WHEEL = "cupy-rocm-7-0"
CASES = "cupy_cases.py"
OUTCOMES = ("right", "wrong", "refused")


def prepare(root: Path) -> None:
    """Install CuPy and the headers, and make the folder that stands for ROCm's."""
    subprocess.run(
        inside(root, *APT, "install", "--no-install-recommends", *rocm_folder.HEADERS),
        check=True,
        stdout=subprocess.DEVNULL,
    )
    subprocess.run(inside(root, "pip", "install", "-q", WHEEL), check=True)
    rocm_folder.make(root / "rocm", Path("/usr/include"))
    shutil.copy(Path(__file__).parent / CASES, root / "tmp" / CASES)


def run(root: Path, device: str, groups: list[str]) -> tuple[list[dict[str, str]], str]:
    """The outcomes on a device, and what was said on stderr."""
    script = 'export PATH="/rocm/bin:$PATH" ROCM_HOME=/rocm ROCM_PATH=/rocm HIPKIT_DEVICES="$1"; exec python3 "${@:2}"'
    command = inside(root, "bash", "-c", script, "-", device, f"/tmp/{CASES}", *groups)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")], done.stderr


def main() -> int:
    """Print a table of groups and devices, and each case that is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(".build/stack"), help="the root of Debian (%(default)s)")
    parser.add_argument("--devices", default="gfx1100,gfx90a", help="on which GPUs (%(default)s)")
    parser.add_argument("--groups", default="", help="which groups of cases; all by default")
    options = parser.parse_args()
    prepare(options.root)
    print("| group | GPU | cases | " + " | ".join(OUTCOMES) + " |\n|---|---|---|" + "---|" * len(OUTCOMES))
    failed: list[str] = []
    for device in options.devices.split(","):
        rows, told = run(options.root, f"{device}@4G", options.groups.split(",") if options.groups else [])
        if not rows:
            failed.append(f"{device}: {told.strip()[-400:]}")
        for group in dict.fromkeys(row["group"] for row in rows):
            found = Counter(row["outcome"] for row in rows if row["group"] == group)
            cells = " | ".join(str(found[outcome]) for outcome in OUTCOMES)
            print(f"| {group} | {device} | {found.total()} | {cells} |", flush=True)
        failed += [
            f"{device}: {row['group']}: {row['case']}: {row['why']}" for row in rows if row["outcome"] == "wrong"
        ]
    print(*failed, sep="\n")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())

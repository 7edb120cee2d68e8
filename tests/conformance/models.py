"""Language models of two layers on llama.cpp, as Debian ships it: its HIP backend on hipkit against its CPU backend.

``make stack-models`` calls this in the root that ``tools/stack_root.sh`` builds. For each format of the weights the CPU
backend continues a prompt with the most likely tokens, and the other one says after each of them what comes next. Where the
CPU backend finds its two best tokens nearly equal, another choice is no error.
"""

from __future__ import annotations

import argparse
import json
import math
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gguf  # type: ignore[import-not-found]
from stack import APT, inside  # type: ignore[import-not-found]

PACKAGES = ("llama.cpp-tools", "libggml0-backend-hip")
PROMPT = [1, 260, 262, 270]
COUNT = 64
MOST = 5e-4
"""How far the logarithms may be from the CPU backend's: the bound of llama.cpp's own tests for one product of matrices."""
_START, _ANSWER = 120, 600
"""Seconds until the server is there, and until it has answered."""

Position = dict[int, float]
"""The logarithm of the probability of each token."""


@dataclass(frozen=True)
class Outcome:
    """At how many positions the best token is the same, the largest error of a position, and what is wrong."""

    equal: int
    error: float
    wrong: str = ""


def error_of(expected: Position, found: Position) -> float:
    """The mean of the squared differences by that of the squares, as llama.cpp's tests take it."""
    return sum((found[token] - value) ** 2 for token, value in expected.items()) / sum(v * v for v in expected.values())


def allowed(expected: Position) -> float:
    """How far the logarithms of two tokens may come nearer to each other: each by what :data:`MOST` allows on the whole."""
    return 2 * math.sqrt(MOST * sum(value * value for value in expected.values()) / len(expected))


def compared(expected: list[Position], found: list[Position]) -> Outcome:
    """What two backends say of the same positions."""
    wrong, equal, most = "", 0, 0.0
    for n, (theirs, ours) in enumerate(zip(expected, found, strict=True)):
        best, next_best = sorted(theirs, key=lambda token: -theirs[token])[:2]
        choice = best_of(ours)
        most = max(most, error_of(theirs, ours))
        equal += choice == best
        if choice != best and theirs[best] - theirs[next_best] > allowed(theirs):
            wrong = wrong or f"token {n} is {choice} instead of {best}"
    return Outcome(equal, most, wrong or ("" if most <= MOST else f"errors above {MOST:g}"))


@contextmanager
def _server(root: Path, model: str, *before: str, device: str) -> Iterator[str]:
    """A server with a model; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        *before, "llama-server", "-m", model, "--device", device, "-ngl", "99", "-c", str(gguf.CONTEXT), "-np", "1",
        "--host", "127.0.0.1", "--port", str(port),
    ]  # fmt: skip
    with (root / "tmp/server.log").open("w") as log:
        started = subprocess.Popen(inside(root, *command), stdout=log, stderr=subprocess.STDOUT)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            started.terminate()
            started.wait(60)


def _asked(address: str, body: dict[str, object] | None, seconds: float) -> dict[str, object]:
    """The answer of a server; without a body, once it is there."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    until = time.monotonic() + seconds
    while True:
        try:
            data = None if body is None else json.dumps(body).encode()
            request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
            with opener.open(request, timeout=seconds) as answer:
                return dict(json.load(answer))
        except OSError:
            if body is not None or time.monotonic() > until:
                raise
            time.sleep(0.5)


def positions(root: Path, model: str, *before: str, device: str, tokens: list[int] | None = None) -> list[Position]:
    """What a backend says after the prompt and each of some tokens; without any, after its own most likely ones."""
    found: list[Position] = []
    chosen = [] if tokens is None else tokens
    with _server(root, model, *before, device=device) as address:
        _asked(f"{address}/health", None, _START)
        for n in range(COUNT):
            body = {"prompt": PROMPT + chosen[:n], "n_predict": 1, "temperature": 0, "n_probs": len(gguf.TOKENS)}
            found.append(_position(_asked(f"{address}/completion", body, _ANSWER)))
            if tokens is None:
                chosen.append(best_of(found[-1]))
    return found


def best_of(position: Position) -> int:
    """The most likely token."""
    return max(position, key=lambda token: position[token])


def _position(answer: dict[str, object]) -> Position:
    rows: Any = answer["completion_probabilities"]
    return {int(one["id"]): float(one["logprob"]) for one in rows[0]["top_logprobs"]}


def main() -> int:
    """Compare the backends for each format and GPU."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, default=Path(".build/stack"), help="the root of Debian (%(default)s)")
    parser.add_argument("--devices", default="gfx1100,gfx90a", help="on which GPUs (%(default)s)")
    parser.add_argument("--formats", default=",".join(gguf.FORMATS), help="which formats (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    subprocess.run(
        inside(options.root, *APT, "install", "--no-install-recommends", *PACKAGES),
        check=True,
        stdout=subprocess.DEVNULL,
    )
    print(
        f"seed {options.seed}\n| weights | GPU | equal tokens | largest error | |\n|---|---|---|---|---|",
        flush=True,
    )
    is_wrong = False
    for format in options.formats.split(","):
        gguf.write(options.root / f"tmp/{format}.gguf", format, options.seed)
        model = f"/tmp/{format}.gguf"
        expected = positions(options.root, model, device="none")
        tokens = [best_of(position) for position in expected]
        for gpu in options.devices.split(","):
            run = ("hipkit", "run", "--device", f"{gpu}@4G")
            found = compared(expected, positions(options.root, model, *run, device="ROCm0", tokens=tokens))
            is_wrong |= bool(found.wrong)
            cells = f"{found.equal} of {COUNT} | {found.error:.1e} | {found.wrong}"
            print(f"| {format} | {gpu} | {cells} |", flush=True)
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())

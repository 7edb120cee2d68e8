"""What a call of the runtime costs through Python, and how fast copies are, beside numpy's.

``make bench`` runs it. ``--pinned`` or ``--unpinned`` is the experiment of HIP's hipBusBandwidth: the same bytes
through the one path or the other. MISSED marks a target not met.
"""

from __future__ import annotations

import argparse
import ctypes
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from measure import machine

SAMPLE = Path(__file__).resolve().parent.parent / "samples" / "built" / "handshake.gfx942.v5.hsaco"
LAUNCH_LIMIT, MALLOC_LIMIT = 15.0, 3.0
"""Microseconds for a launch and a synchronisation, and for an allocation and its end."""
COPY_SHARE = 0.8
"""The least share of numpy's speed that copies must reach."""
ROUNDS = 7
MIB = 1 << 20


def main() -> None:
    """Print the figures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--pinned", action="store_true", help="only copies of pinned memory")
    options.add_argument("--unpinned", action="store_true", help="only copies of ordinary memory")
    options.add_argument("--size", type=int, default=256, help="MiB to copy (default: 256)")
    asked = options.parse_args()
    print(machine())
    if not (asked.pinned or asked.unpinned):
        calls()
    for pinned in (True, False):
        if not (asked.pinned or asked.unpinned) or (asked.pinned if pinned else asked.unpinned):
            copies(asked.size * MIB, pinned=pinned)


def best(function: Callable[[], object], times: int) -> float:
    """Seconds of one call: the best of some rounds."""
    function()
    rounds = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for _ in range(times):
            function()
        rounds.append((time.perf_counter() - begun) / times)
    return min(rounds)


def calls() -> None:
    """What single calls cost."""
    from hipkit import check
    from hipkit.runtime import hip

    function = check(hip.hipModuleGetFunction(check(hip.hipModuleLoad(SAMPLE)), "nothing"))
    stream = check(hip.hipStreamCreate())

    def launch() -> None:
        hip.hipModuleLaunchKernel(function, 1, 1, 1, 64, 1, 1, 0, stream, None, None)
        hip.hipStreamSynchronize(stream)

    def allocate() -> None:
        hip.hipFree(hip.hipMalloc(1024)[1])

    show("hipModuleLaunchKernel + hipStreamSynchronize", best(launch, 3000) * 1e6, LAUNCH_LIMIT)
    show("hipMalloc + hipFree, 1 KiB", best(allocate, 20000) * 1e6, MALLOC_LIMIT)
    large = best(lambda: hip.hipFree(hip.hipMalloc(MIB)[1]), 2000) * 1e6
    print(f"{'hipMalloc + hipFree, 1 MiB':52} {large:8.2f} us")
    print(f"{'hipStreamSynchronize, idle':52} {best(lambda: hip.hipStreamSynchronize(stream), 20000) * 1e6:8.2f} us")
    print(f"{'hand-over to a worker of a busy stream':52} {handed_over() * 1e6:8.2f} us")


def show(what: str, microseconds: float, limit: float) -> None:
    """A line, and whether the target is met."""
    print(f"{what:52} {microseconds:8.2f} us{'' if microseconds <= limit else f'  MISSED: {limit:g} us'}")


def handed_over() -> float:
    """How long a command that no thread waits for takes, until a worker has done it."""
    from hipkit import check
    from hipkit.runtime import hip

    stream, word = check(hip.hipStreamCreate()), check(hip.hipHostMalloc(4))
    flag = ctypes.c_int.from_address(word)
    waits = []
    for number in range(1, 51):
        begun = time.perf_counter()
        check(hip.hipMemsetAsync(word, number, 1, stream))
        while flag.value & 0xFF != number:
            time.sleep(0)
        waits.append(time.perf_counter() - begun)
    return sorted(waits)[len(waits) // 2]


def copies(size: int, *, pinned: bool) -> None:
    """Copies to the device and back, beside numpy's of as much."""
    import numpy as np

    from hipkit import check, trace
    from hipkit.runtime import hip

    place = check(hip.hipMalloc(size))
    host: Any = np.ones(size, np.uint8)
    if pinned:
        host = np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(check(hip.hipHostMalloc(size))))
    other = np.ones(size, np.uint8)
    ways: tuple[tuple[str, Callable[[], object], Callable[[], object]], ...] = (
        ("to the device", lambda: hip.hipMemcpyHtoD(place, host, size), lambda: np.copyto(other, host)),
        ("to the host", lambda: hip.hipMemcpyDtoH(host, place, size), lambda: np.copyto(host, other)),
    )
    for name, copy, peer in ways:
        with trace() as recorded:
            copy()
        path = (recorded.commands[-1].details or {}).get("path")
        peer_seconds = seconds = float("inf")
        for _ in range(3):  # in turns, so that a machine that drifts drifts for both
            peer_seconds, seconds = min(peer_seconds, best(peer, 1)), min(seconds, best(copy, 1))
        share = peer_seconds / seconds
        missed = "" if share >= COPY_SHARE else f"  MISSED: {COPY_SHARE:.0%}"
        kind = "pinned" if pinned else "unpinned"
        print(
            f"{f'{kind} {name}, {size / MIB:g} MiB ({path})':52} {size / seconds / 1e9:8.2f} GB/s, "
            f"{share:.0%} of numpy.copyto{missed}"
        )


if __name__ == "__main__":
    main()

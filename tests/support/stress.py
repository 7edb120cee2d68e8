"""Many threads that use one device at once, each under a model that knows what must come out.

Every thread owns its buffers, and all share the streams. A thread orders its own work on a buffer by staying in its
stream, by events when it changes streams, or by waiting; so what is in each buffer at any time is known although
what other threads do meanwhile is unknown.
"""

from __future__ import annotations

import ctypes
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from hip_calls import Kernels, done

from hipkit.runtime import hip

SIZES = (4, 64, 1000, 4096)
"""Words of a buffer."""
MOST_BUFFERS = 12


@dataclass
class Held:
    """A buffer of a thread: what must be in it once everything that was asked for is done."""

    address: int
    expected: np.ndarray
    stream: Any
    in_order: bool
    """Whether it comes from a pool, and is freed in the order of a stream."""
    events: list[Any] = field(default_factory=list)


class Player:
    """One thread's moves."""

    def __init__(self, seed: int, number: int, streams: list[Any], kernels: Kernels) -> None:
        self.numbers = random.Random(f"{seed} {number}")
        self.number, self.streams = number, streams
        self.add = done(hip.hipModuleGetFunction(kernels.module, "add"))
        self.copy = done(hip.hipModuleGetFunction(kernels.module, "copy"))
        self.held: list[Held] = []
        self.called: dict[int, list[int]] = {}
        self.asked: dict[int, int] = {}
        self.pinned = done(hip.hipHostMalloc(4 * max(SIZES)))
        self.words = np.ctypeslib.as_array((ctypes.c_int32 * max(SIZES)).from_address(self.pinned))
        self.moves: list[tuple[int, Callable[[], None]]] = [
            (10, self.allocate), (12, self.fill), (25, self.launch), (10, self.upload), (10, self.duplicate),
            (8, self.look), (6, self.change_stream), (8, self.release), (6, self.call_back), (2, self.wait), (1, self.ask),
        ]  # fmt: skip

    def play(self, count: int) -> None:
        """So many random moves; then everything is looked at, and given back."""
        weights, moves = [weight for weight, _ in self.moves], [move for _, move in self.moves]
        for move in self.numbers.choices(moves, weights, k=count):
            move()
        while self.held:
            self.look(self.held[-1])
            self.release(self.held[-1])
        for stream in self.streams:
            done(hip.hipStreamSynchronize(stream))
        for stream, last in self.asked.items():
            assert self.called[stream] == list(range(last)), f"callbacks of thread {self.number}"
        done(hip.hipHostFree(self.pinned))

    def pick(self) -> Held | None:
        """One of the buffers."""
        return self.numbers.choice(self.held) if self.held else None

    def allocate(self) -> None:
        """A new buffer, in one of the ways there are."""
        if len(self.held) >= MOST_BUFFERS:
            return
        size, stream = self.numbers.choice(SIZES), self.numbers.choice(self.streams)
        in_order = self.numbers.random() < 0.5
        address = done(hip.hipMallocAsync(4 * size, stream) if in_order else hip.hipMalloc(4 * size))
        made = Held(address, np.zeros(size, np.int32), stream, in_order)
        self.held.append(made)
        self.fill(made)

    def fill(self, held: Held | None = None) -> None:
        """Write one value everywhere."""
        if (held := held or self.pick()) is not None:
            value = self.numbers.randrange(1 << 31)
            done(hip.hipMemsetD32Async(held.address, value, len(held.expected), held.stream))
            held.expected[:] = value

    def launch(self) -> None:
        """Have a kernel add to the first so many words."""
        if (held := self.pick()) is not None:
            value, count = self.numbers.randrange(1000), self.numbers.randint(1, len(held.expected))
            groups = -(-count // 64)
            done(
                hip.hipModuleLaunchKernel(
                    self.add, groups, 1, 1, 64, 1, 1, 0, held.stream, [held.address, value, count], None
                )
            )
            held.expected[:count] += np.int32(value)

    def upload(self) -> None:
        """Copy from ordinary memory, which may change as soon as the call returns."""
        if (held := self.pick()) is not None:
            data = np.frombuffer(self.numbers.randbytes(held.expected.nbytes), np.int32).copy()
            done(hip.hipMemcpyHtoDAsync(held.address, data, data.nbytes, held.stream))
            held.expected[:] = data
            data[:] = -1

    def duplicate(self) -> None:
        """Copy from one buffer to another, by the runtime or by a kernel."""
        if len(self.held) < 2:
            return
        source, target = self.numbers.sample(self.held, 2)
        count = min(len(source.expected), len(target.expected))
        self.follow(source, target.stream)
        if self.numbers.random() < 0.5:
            done(hip.hipMemcpyDtoDAsync(target.address, source.address, 4 * count, target.stream))
        else:
            arguments = [source.address, target.address, count]
            done(
                hip.hipModuleLaunchKernel(self.copy, -(-count // 64), 1, 1, 64, 1, 1, 0, target.stream, arguments, None)
            )
        target.expected[:count] = source.expected[:count]
        # What comes next for the source must not overtake this.
        self.follow(target, source.stream)

    def follow(self, held: Held, stream: Any) -> None:
        """What ``stream`` is given next comes after what the buffer's stream was given."""
        if stream is not held.stream:
            event = done(hip.hipEventCreateWithFlags(hip.hipEventDisableTiming))
            done(hip.hipEventRecord(event, held.stream))
            done(hip.hipStreamWaitEvent(stream, event, 0))
            done(hip.hipEventDestroy(event))

    def change_stream(self) -> None:
        """Go on with a buffer in another stream."""
        if (held := self.pick()) is not None:
            stream = self.numbers.choice(self.streams)
            self.follow(held, stream)
            held.stream = stream

    def look(self, held: Held | None = None) -> None:
        """Compare a buffer with what must be in it, by a copy that waits or by pinned memory and an event."""
        if (held := held or self.pick()) is None:
            return
        count = len(held.expected)
        if self.numbers.random() < 0.5:
            seen = np.zeros(count, np.int32)
            done(hip.hipMemcpyDtoHAsync(seen, held.address, seen.nbytes, held.stream))
        else:
            done(hip.hipMemcpyDtoHAsync(self.pinned, held.address, 4 * count, held.stream))
            event = done(hip.hipEventCreate())
            done(hip.hipEventRecord(event, held.stream))
            if self.numbers.random() < 0.3:
                while int(hip.hipEventQuery(event)[0]) == 600:
                    time.sleep(0)
            done(hip.hipEventSynchronize(event))
            seen = self.words[:count]
        wrong = np.flatnonzero(seen != held.expected)
        assert not len(wrong), (self.number, wrong[:4], seen[wrong[:4]], held.expected[wrong[:4]])

    def release(self, held: Held | None = None) -> None:
        """Give a buffer back."""
        if (held := held or self.pick()) is None:
            return
        self.held.remove(held)
        if held.in_order or self.numbers.random() < 0.3:
            done(hip.hipFreeAsync(held.address, held.stream))
        else:
            done(hip.hipFree(held.address))

    def call_back(self) -> None:
        """Have a function called, which must come in turn."""
        place = self.numbers.randrange(len(self.streams))
        number = self.asked.get(place, 0)
        self.asked[place] = number + 1
        done(hip.hipLaunchHostFunc(self.streams[place], self.called.setdefault(place, []).append, number))

    def wait(self) -> None:
        """Wait for a stream."""
        done(hip.hipStreamSynchronize(self.numbers.choice(self.streams)))

    def ask(self) -> None:
        """Ask, and now and then wait for everything."""
        assert int(hip.hipStreamQuery(self.numbers.choice(self.streams))[0]) in (0, 600)
        if self.numbers.random() < 0.05:
            done(hip.hipDeviceSynchronize())


def stress(seed: int, *, threads: int = 8, streams: int = 16, moves: int = 10_000, seconds: float = 300) -> None:
    """All threads at once; raises what went wrong in any."""
    kernels = Kernels()
    flags = [hip.hipStreamNonBlocking if number % 4 else hip.hipStreamDefault for number in range(streams)]
    shared = [done(hip.hipStreamCreateWithFlags(flag)) for flag in flags]
    players = [Player(seed, number, shared, kernels) for number in range(threads)]
    errors: list[BaseException] = []

    def run(player: Player) -> None:
        try:
            player.play(moves)
        except BaseException as error:
            errors.append(error)

    running = [threading.Thread(target=run, args=(player,), daemon=True) for player in players]
    for thread in running:
        thread.start()
    deadline = time.perf_counter() + seconds
    for thread in running:
        thread.join(max(0.1, deadline - time.perf_counter()))
    hung = sum(thread.is_alive() for thread in running)
    if errors:
        raise errors[0]
    assert not hung, f"{hung} threads hang after {seconds} s"
    done(hip.hipDeviceSynchronize())
    for stream in shared:
        done(hip.hipStreamDestroy(stream))
    done(hip.hipModuleUnload(kernels.module))

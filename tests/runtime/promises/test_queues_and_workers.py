"""What runs streams: queues of commands, and threads. Rows S3-13 and S3-17 of the checklist."""

from __future__ import annotations

import threading
import time

import pytest

from hipkit.runtime.streams.background import Background, Worker
from hipkit.runtime.streams.command import Command, CommandQueue, Kind


@pytest.mark.promise("S3-13")
def test_the_queue_takes_any_number_from_any_number_of_threads() -> None:
    """The command queue, used by many threads, loses and repeats nothing and keeps the order of each producer's
    commands.
    """
    queue, made, producers = CommandQueue(), 2000, 4
    taken: list[list[str]] = [[] for _ in range(3)]
    ended = threading.Event()

    def produce(number: int) -> None:
        for turn in range(made):
            queue.enqueue(Command(Kind.MARKER, f"{number} {turn}"))

    def consume(mine: list[str]) -> None:
        while True:
            last = ended.is_set()
            command = queue.dequeue()
            if command is not None:
                mine.append(command.name)
            elif last:
                return

    consumers = [threading.Thread(target=consume, args=(mine,)) for mine in taken]
    threads = [threading.Thread(target=produce, args=(number,)) for number in range(producers)]
    for thread in (*consumers, *threads):
        thread.start()
    for thread in threads:
        thread.join()
    ended.set()
    for thread in consumers:
        thread.join()
    everything = [name for mine in taken for name in mine]
    assert len(everything) == len(set(everything)) == made * producers
    for mine in taken:
        for number in range(producers):
            turns = [int(name.split()[1]) for name in mine if name.startswith(f"{number} ")]
            assert turns == sorted(turns)
    assert queue.dequeue() is None
    assert not queue


@pytest.mark.promise("S3-17")
def test_a_worker_says_that_it_started_and_then_waits_to_be_told() -> None:
    """The constructor of a background worker returns when its thread runs; the thread then waits until it is given a
    stream.
    """
    pool, ran, came = Background(), threading.Event(), threading.Event()

    class Late(Worker):
        def _main(self) -> None:
            time.sleep(0.05)
            came.set()
            super()._main()

    worker = Late(pool)
    assert came.is_set()
    assert worker.thread is not None
    assert worker.thread.is_alive()

    class Recorded:
        priority = 0
        has_work = False

        def run(self) -> None:
            ran.set()

    time.sleep(0.02)
    assert not ran.is_set()
    worker.give(Recorded())  # type: ignore[arg-type]
    assert ran.wait(60)

"""What streams answer to those who ask for them, destroy them, or name one that is none."""

from __future__ import annotations

import functools
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hip_calls import OK, Word, code, done, fresh

import hipkit
from hipkit.runtime import hip

pytestmark = pytest.mark.any_backend


@pytest.fixture(autouse=True)
def devices() -> Iterator[list[hipkit.Device]]:
    with fresh("gfx942") as made:
        yield made


def test_the_null_stream_is_not_done_while_one_is_at_work_that_it_waits_for() -> None:
    word, stream, apart = Word(), done(hip.hipStreamCreate()), done(hip.hipStreamCreateWithFlags(1))
    for on, codes in ((apart, (600, 0)), (stream, (600, 600)), (hip.hipStreamPerThread, (600, 600))):
        word.value = 0
        assert hip.hipStreamWaitValue32(on, word.address, 1, 1) == OK
        assert (code(hip.hipStreamQuery(on)), code(hip.hipStreamQuery(None))) == codes
        word.value = 1
        assert hip.hipStreamSynchronize(on) == hip.hipStreamQuery(None) == OK


def test_streams_that_are_none() -> None:
    stream, event = done(hip.hipStreamCreate()), done(hip.hipEventCreate())
    assert hip.hipStreamDestroy(stream) == OK
    assert code(hip.hipStreamDestroy(stream)) == code(hip.hipStreamDestroy(0xFFFF)) == 709
    assert code(hip.hipStreamDestroy(None)) == code(hip.hipStreamDestroy(hip.hipStreamPerThread)) == 400
    assert code(hip.hipStreamWaitEvent(stream, event)) == code(hip.hipStreamWaitEvent(0xFFFF, event)) == 400


def test_a_mask_of_no_units_is_one_of_all() -> None:
    stream = done(hip.hipExtStreamCreateWithCUMask(10, [0] * 10))
    assert done(hip.hipExtStreamGetCUMask(stream, 10)) == done(hip.hipExtStreamGetCUMask(None, 10))
    assert code(hip.hipExtStreamCreateWithCUMask(0, [])) == code(hip.hipExtStreamCreateWithCUMask(2, None)) == 1


@pytest.mark.parametrize("asks", ["stream", "event"])
def test_who_asks_again_and_again_does_not_keep_the_interpreter(asks: str, request: pytest.FixtureRequest) -> None:
    """Python takes it away from a thread after the interval that is set here, unless the thread gives it up."""
    request.addfinalizer(functools.partial(sys.setswitchinterval, sys.getswitchinterval()))
    stream, event, ran = done(hip.hipStreamCreate()), done(hip.hipEventCreate()), list[object]()
    sys.setswitchinterval(60)
    assert hip.hipLaunchHostFunc(stream, ran.append, 1) == OK
    assert hip.hipEventRecord(event, stream) == OK
    ask = (
        functools.partial(hip.hipStreamQuery, stream)
        if asks == "stream"
        else functools.partial(hip.hipEventQuery, event)
    )
    end = time.perf_counter() + 30
    while code(ask()) == 600 and time.perf_counter() < end:
        pass
    assert ran == [1] and time.perf_counter() < end


def test_what_comes_as_a_stream_is_dropped_is_looked_after(
    devices: list[hipkit.Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that has run a stream to its end forgets it; another one may give it more at that moment, and wait for nothing."""
    stream, ended, mine = devices[0].stream(), threading.Event(), threading.get_ident()
    background = stream.queue._background

    class Pending(dict[Any, None]):
        def pop(self, queue: Any, *otherwise: Any) -> Any:
            if threading.get_ident() == mine and not ended.is_set() and not given:
                given.append(queue)
                stream.call(ended.set)
            return super().pop(queue, *otherwise)

    given: list[object] = []
    monkeypatch.setattr(background, "_pending", Pending(background._pending))
    stream.call(lambda: None)
    stream.synchronize()
    assert given
    assert ended.wait(20)

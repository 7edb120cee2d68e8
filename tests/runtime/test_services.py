"""What the host does for kernels: packets and records made by hand, as the device libraries make them."""

from __future__ import annotations

import struct
import threading
from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest
from recording import Printed

from hipkit.fatbin.errors import HipkitError
from hipkit.runtime.errors import AddressError
from hipkit.runtime.memory.device import DeviceMemory
from hipkit.runtime.memory.host import host_memory
from hipkit.runtime.services.heap import HEAP_SIZE, PAGE, SLAB
from hipkit.runtime.services.host import Services, Session
from hipkit.runtime.services.hostcall import PACKETS, HostcallBuffer
from hipkit.runtime.services.messages import ProtocolError
from hipkit.runtime.services.printing import BUFFER_SIZE, PrintfBuffer

HEADERS, PAYLOADS, DOORBELL, FREE, READY, MASK = range(0, 48, 8)
HEADER_SIZE, PAYLOAD_SIZE, SLOT = 24, 4096, 64
PRINTF, MEMORY = 2, 3
BEGIN, END = 1, 2


class Wave:
    """The device's end of a hostcall buffer: what __ockl_hostcall_internal does, one step after the other."""

    def __init__(self, memory: DeviceMemory, buffer: int) -> None:
        self.memory, self.buffer = memory, buffer

    def word(self, address: int) -> int:
        return int.from_bytes(self.memory.read(address, 8), "little")

    def put(self, address: int, value: int, size: int = 8) -> None:
        self.memory.write(address, value.to_bytes(size, "little"))

    def header(self, packet: int) -> int:
        return self.word(self.buffer + HEADERS) + (packet & self.word(self.buffer + MASK)) * HEADER_SIZE

    def slot(self, packet: int, lane: int) -> int:
        index = packet & self.word(self.buffer + MASK)
        return self.word(self.buffer + PAYLOADS) + index * PAYLOAD_SIZE + lane * SLOT

    def pop(self) -> int:
        packet = self.word(self.buffer + FREE)
        assert packet
        self.put(self.buffer + FREE, self.word(self.header(packet)))
        return packet

    def push(self, service: int, lanes: dict[int, Sequence[int]]) -> int:
        packet = self.pop()
        header = self.header(packet)
        self.put(header + 8, sum(1 << lane for lane in lanes))
        self.put(header + 16, service, 4)
        self.put(header + 20, 1, 4)
        for lane, words in lanes.items():
            self.memory.write(self.slot(packet, lane), struct.pack("<8Q", *words, *[0] * (8 - len(words))))
        self.put(header, self.word(self.buffer + READY))
        self.put(self.buffer + READY, packet)
        return packet

    def is_served(self, packet: int) -> bool:
        return not int.from_bytes(self.memory.read(self.header(packet) + 20, 4), "little") & 1

    def result(self, packet: int, lane: int) -> tuple[int, ...]:
        return struct.unpack("<QQ", self.memory.read(self.slot(packet, lane), 16))

    def give_back(self, packet: int) -> None:
        mask = self.word(self.buffer + MASK)
        tagged = packet + mask + 1
        self.put(self.header(tagged), self.word(self.buffer + FREE))
        self.put(self.buffer + FREE, tagged)


@pytest.fixture
def printed() -> Printed:
    return Printed()


@pytest.fixture
def memory() -> DeviceMemory:
    found = DeviceMemory()
    found.reach.add_host(host_memory(), lambda: 0)
    return found


@pytest.fixture
def services(memory: DeviceMemory, printed: Printed) -> Services:
    return Services(memory, printed)


@pytest.fixture
def session(services: Services) -> Iterator[Session]:
    with services.session(["hidden_hostcall_buffer", None], []) as opened:
        yield opened


@pytest.fixture
def wave(memory: DeviceMemory, session: Session) -> Wave:
    return Wave(memory, session.addresses["hidden_hostcall_buffer"])


def words(data: bytes) -> list[int]:
    data += bytes(-len(data) % 8)
    return [value for (value,) in struct.iter_unpack("<Q", data)]


def call(wave: Wave, session: Session, service: int, *values: int, lane: int = 0) -> int:
    packet = wave.push(service, {lane: values})
    assert not wave.is_served(packet)
    session.poll()
    assert wave.is_served(packet)
    result = wave.result(packet, lane)[0]
    wave.give_back(packet)
    return result


def say(wave: Wave, session: Session, pieces: Sequence[bytes | int], stream: int = 0, lane: int = 0) -> int:
    """A printf as the device library sends it: a beginning, then a packet for every seven words or every text."""
    answer = call(wave, session, PRINTF, BEGIN | 1 << 5, stream, lane=lane)
    for number, piece in enumerate(pieces):
        data = words(piece + b"\0") if isinstance(piece, bytes) else [piece]
        for at in range(0, len(data), 7):
            last = number == len(pieces) - 1 and at + 7 >= len(data)
            part = data[at : at + 7]
            answer = call(
                wave, session, PRINTF, answer & ~0xE0 | len(part) << 5 | (END if last else 0), *part, lane=lane
            )
    return answer


def test_every_packet_is_free_at_first(memory: DeviceMemory) -> None:
    wave = Wave(memory, HostcallBuffer(5).address)
    assert wave.word(wave.buffer + MASK) == 7
    packets = [wave.pop() for _ in range(5)]
    assert sorted(packet & 7 for packet in packets) == list(range(5))
    assert all(packets)
    assert wave.word(wave.buffer + FREE) == 0


def test_the_doorbell_is_a_signal_that_interrupts_no_thread(wave: Wave) -> None:
    signal = wave.word(wave.buffer + DOORBELL)
    assert wave.word(signal) == 1
    assert wave.word(signal + 8) == wave.word(signal + 16) == 0
    assert signal % 64 == 0


def test_printing(wave: Wave, session: Session, printed: Printed) -> None:
    double = struct.unpack("<Q", struct.pack("<d", 2.5))[0]
    length = say(
        wave, session, [b"%s: %d of %5.2f %c%%\n", b"a name that is longer than one packet" * 3, 2**64 - 7, double, 65]
    )
    text = b"a name that is longer than one packet" * 3 + b": -7 of  2.50 A%\n"
    assert printed.out == text
    assert length == len(text)
    say(wave, session, [b"to stderr\n"], stream=1)
    assert printed.err == b"to stderr\n"


def test_packets_are_served_in_the_order_they_came(wave: Wave, session: Session, printed: Printed) -> None:
    begun = [call(wave, session, PRINTF, BEGIN | 1 << 5, 0, lane=lane) for lane in range(3)]
    packets = [
        wave.push(PRINTF, {lane: [answer & ~0xE0 | 1 << 5 | END, *words(b"%c\n" % (97 + lane))]})
        for lane, answer in enumerate(begun)
    ]
    session.poll()
    assert all(wave.is_served(packet) for packet in packets)
    assert printed.out == b"a\nb\nc\n"


def test_lanes_print_in_order_and_each_gets_its_answer(wave: Wave, session: Session, printed: Printed) -> None:
    lanes = (0, 5, 63)
    packet = wave.push(PRINTF, {lane: [BEGIN | 1 << 5, 0] for lane in lanes})
    session.poll()
    answers = {lane: wave.result(packet, lane)[0] for lane in lanes}
    assert len(set(answers.values())) == 3
    wave.push(
        PRINTF,
        {lane: [answer & ~0xE0 | 2 << 5 | END, *words(b"%u,\0\0\0\0\0"), lane] for lane, answer in answers.items()},
    )
    session.poll()
    assert printed.out == b"0,5,63,"


def test_a_wave_that_waits_in_another_thread_is_served(wave: Wave, session: Session, printed: Printed) -> None:
    done = threading.Event()

    def kernel() -> None:
        packet = wave.push(PRINTF, {0: [BEGIN | END | 2 << 5, 0, *words(b"hi\n")]})
        while not wave.is_served(packet):
            pass
        done.set()

    thread = threading.Thread(target=kernel)
    thread.start()
    while not done.is_set():
        session.poll()
    thread.join()
    assert printed.out == b"hi\n"


def test_more_calls_than_packets(wave: Wave, session: Session, printed: Printed) -> None:
    for number in range(PACKETS // 2 + 10):
        say(wave, session, [b"%d ", number])
    assert printed.out.split()[-1] == b"%d" % (PACKETS // 2 + 9)


def test_memory_for_kernels(wave: Wave, session: Session, memory: DeviceMemory) -> None:
    small = call(wave, session, MEMORY, 0, 5000)
    slab = call(wave, session, MEMORY, 0, SLAB)
    assert small % PAGE == 0
    assert slab % SLAB == 0
    assert memory.find(slab + SLAB - 1) == (slab, SLAB)
    assert call(wave, session, MEMORY, small, 0) == 0
    assert memory.find(small) is None
    assert call(wave, session, MEMORY, 0, 1 << 60) == 0


def test_freeing_twice_is_an_error(wave: Wave, session: Session) -> None:
    block = call(wave, session, MEMORY, 0, 5000)
    call(wave, session, MEMORY, block, 0)
    packet = wave.push(MEMORY, {0: [block, 0]})
    with pytest.raises(AddressError, match="which malloc has not returned, or which is free already"):
        session.poll()
    assert wave.is_served(packet)


def test_the_heap_outlives_launches(services: Services, memory: DeviceMemory) -> None:
    addresses = []
    for _ in range(2):
        with services.session(["hidden_heap_v1"], []) as session:
            addresses.append(session.addresses["hidden_heap_v1"])
            assert not session.has_work
    assert addresses[0] == addresses[1]
    assert memory.read(addresses[0], HEAP_SIZE) == bytes(HEAP_SIZE)


@pytest.mark.parametrize(("service", "name"), [(1, "function call"), (4, "sanitizer"), (99, "unknown")])
def test_other_services_are_refused(wave: Wave, session: Session, service: int, name: str) -> None:
    wave.push(service, {0: [0]})
    with pytest.raises(ProtocolError, match=rf"service {service} \({name}\), which is not written"):
        session.poll()


def test_messages_that_were_never_begun(wave: Wave, session: Session) -> None:
    wave.push(PRINTF, {0: [77 << 8 | END | 1 << 5, 0]})
    with pytest.raises(ProtocolError, match="the message 77, which was never begun"):
        session.poll()


def test_nothing_is_served_where_no_kernel_asks(services: Services, memory: DeviceMemory) -> None:
    with services.session(["hidden_block_count_x", "hidden_none", None], []) as session:
        session.poll()
        assert not session.has_work
        assert session.addresses == {}
    assert memory.used == 0


def test_at_the_end_everything_is_served_and_given_back(
    services: Services, memory: DeviceMemory, printed: Printed
) -> None:
    with services.session(["hidden_hostcall_buffer"], []) as session:
        wave = Wave(memory, session.addresses["hidden_hostcall_buffer"])
        wave.push(PRINTF, {0: [BEGIN | END | 2 << 5, 0, *words(b"bye\n")]})
    assert printed.out == b"bye\n"
    assert host_memory().find(wave.buffer) is None


def test_what_stopped_a_kernel_is_the_error(services: Services, memory: DeviceMemory, printed: Printed) -> None:
    with pytest.raises(KeyError), services.session(["hidden_hostcall_buffer"], []) as session:
        wave = Wave(memory, session.addresses["hidden_hostcall_buffer"])
        wave.push(PRINTF, {0: [BEGIN | END | 2 << 5, 0, *words(b"bye\n")]})
        wave.push(99, {0: [0]})
        raise KeyError("stopped")
    assert printed.out == b"bye\n"
    assert host_memory().find(wave.buffer) is None


# ------------------------------------------------------------------------------------------------ buffered printing

FORMATS = ["0:0:8cc049355a57d6e7,a=%d s=%s %5.2f, %p\n", "0:0:3f3fc1195a143958,plain\n"]


def append(memory: DeviceMemory, buffer: int, record: bytes) -> None:
    used, size = struct.unpack("<II", memory.read(buffer, 8))
    assert 8 + used + len(record) <= size
    memory.write(buffer + 8 + used, record)
    memory.write(buffer, struct.pack("<I", used + len(record)))


def record(flags: int, body: bytes) -> bytes:
    return struct.pack("<I", 4 + len(body) << 2 | flags) + body


def test_buffered_printing(memory: DeviceMemory, services: Services, printed: Printed) -> None:
    session = services.session(["hidden_printf_buffer"], FORMATS)
    buffer = session.addresses["hidden_printf_buffer"]
    assert struct.unpack("<II", memory.read(buffer, 8)) == (0, BUFFER_SIZE)
    body = (
        struct.pack("<QQ", 0x8CC049355A57D6E7, 2**64 - 3)
        + b"lit:eral".ljust(16, b"\0")
        + struct.pack("<dQ", 1.5, 0x1234)
    )
    append(memory, buffer, record(2, body))
    append(memory, buffer, record(2, struct.pack("<Q", 0x3F3FC1195A143958)))
    append(memory, buffer, record(0, b"dynamic %u\n".ljust(16, b"\0") + struct.pack("<Q", 9)))
    append(memory, buffer, record(3, struct.pack("<Q", 0x3F3FC1195A143958)))
    assert printed.out == b""
    with session:
        pass
    assert printed.out == b"a=-3 s=lit:eral  1.50, 0x1234\nplain\ndynamic 9\n"
    assert printed.err == b"plain\n"
    assert memory.find(buffer) is None


def test_records_of_opencl(memory: DeviceMemory, printed: Printed) -> None:
    buffer = PrintfBuffer(memory, ["1:3:4:8:4:%d \\72 %s %.1f\\n", "2:0:done\\n"])
    append(memory, buffer.address, struct.pack("<Ii8sf", 1, -5, b"text", 2.5) + struct.pack("<I", 2))
    assert buffer.flush(printed) == 2
    assert printed.out == b"-5 : text 2.5\ndone\n"
    assert buffer.flush(printed) == 0


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (struct.pack("<IQ", 12 << 2 | 2, 99), "no format string 0x63"),
        (struct.pack("<I", 400 << 2), "claims 400 bytes; 4 are left"),
        (struct.pack("<I", 0), "claims 0 bytes"),
        (record(0, b"%d %d\0\0\0"), "fewer values than its format string asks for"),
        (record(0, b"%s %s\0\0\0abcdefgh"), "fewer texts than its format string asks for"),
    ],
)
def test_damaged_records(memory: DeviceMemory, printed: Printed, data: bytes, message: str) -> None:
    buffer = PrintfBuffer(memory, FORMATS)
    append(memory, buffer.address, data)
    with pytest.raises(HipkitError, match=message):
        buffer.flush(printed)


def test_formats_that_are_unknown(memory: DeviceMemory) -> None:
    with pytest.raises(ProtocolError, match="in a form that hipkit does not know: 'surprise'"):
        PrintfBuffer(memory, ["surprise"])


@pytest.mark.parametrize("is_host", [True, False])
def test_packets_stay_on_the_stack_where_kernels_run_elsewhere(memory: DeviceMemory, is_host: bool) -> None:
    storage = SimpleNamespace(is_host=is_host)
    services = SimpleNamespace(memory=SimpleNamespace(storage=storage), write=print, heap=SimpleNamespace(settle=int))
    with Session(cast("Services", services), ["hidden_hostcall_buffer"], []) as opened:
        wave = Wave(memory, opened.addresses["hidden_hostcall_buffer"])
        assert opened.has_work
        packet = wave.push(PRINTF, {0: (BEGIN,)})
        opened.poll()
        assert wave.is_served(packet)
        assert wave.word(wave.buffer + READY) == (0 if is_host else packet)


def test_where_the_host_takes_nothing_off_the_stack_every_packet_is_met_once(memory: DeviceMemory) -> None:
    buffer, met = HostcallBuffer(5, is_far=True), list[int]()
    wave, sent, random = Wave(memory, buffer.address), list[int](), Random(1)

    def handle(_service: int, words: tuple[int, ...]) -> tuple[int, int]:
        met.append(words[0])
        return 0, 0

    for _ in range(200):
        packets = []
        for _ in range(random.randint(0, 5)):
            packets.append(wave.push(PRINTF, {0: (len(sent),)}))
            sent.append(len(sent))
        buffer.serve(handle)
        assert met == sent
        assert all(map(wave.is_served, packets))
        random.shuffle(packets)  # used again in any order
        for packet in packets:
            wave.give_back(packet)
    assert len(sent) > 300
    buffer.release()

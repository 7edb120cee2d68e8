"""A GPU that runs PTX on the host, a thread at a time: as much of PTX as translations of kernels have, but for images.

Each stretch of instructions without a branch becomes a function of Python. Threads of a warp wait for each other where an
instruction is for all of them, those of a block at barriers. Blocks run one after the other.
"""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Callable, Generator, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from driver_arrays import DriverArrays, constant, structure
from ptx_arithmetic import ARITHMETIC
from ptx_tensor_cores import warp_result

import hipkit
from hipkit.fatbin.errors import UnsupportedError
from hipkit.runtime.devices.backend import DeviceKind, Dispatch, Report
from hipkit.runtime.devices.cuda.driver import PreparedLaunch
from hipkit.runtime.devices.cuda.engine import CudaBackend
from hipkit.runtime.devices.cuda.model import CudaModel
from hipkit.runtime.devices.cuda.status import STOP
from hipkit.runtime.devices.cuda.storage import CudaStorage
from hipkit.runtime.memory.device import DeviceMemory

THREADS = 32
IMAGES, NOT_RUN = "hk_image(", "functions of images are not run here"
_FUNCTION = re.compile(
    r"\.(entry|func)\s+(?:\(([^)]*)\)\s*)?(\w+)\(([^)]*)\)\s*(?:\.reqntid (\d+), 1, 1)?(?:\s*\.minnctapersm \d+)?\s*\{\n(.*?)\n\}\n",
    re.DOTALL,
)
_TABLE = re.compile(r"\.const \.align 4 \.b32 (\w+)\[\d+\] = \{([^}]*)\};")
_SHARED = re.compile(r"\.shared \.align 16 \.b8 (\w+)\[(\d+)\];")
_GLOBAL = re.compile(r"\.global \.align 8 \.b64 (\w+)\[(\d+)\];")
_LOCAL = re.compile(r"\.local \.align 16 \.b8 (\w+)\[(\d+)\];")
_PARAMETER = re.compile(r"\.param (?:\.align \d+ )?\.[bu](\d+) (\w+)(?:\[(\d+)\])?")
_OPERAND = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|[^,\s]+")
_SPECIAL = {
    "%laneid": "t.lane", "%tid.x": "t.tid", "%ctaid.x": "t.block[0]", "%ctaid.y": "t.block[1]", "%ctaid.z": "t.block[2]",
    "%clock64": "t.clock()", "%globaltimer": "t.clock()",
}  # fmt: skip


class Wait(NamedTuple):
    """What a thread waits for others with: ``what`` they do, where its own result goes, and what it gives."""

    what: str
    to: str | tuple[str, ...]
    value: Any = 0
    lane: int = 0


class Function(NamedTuple):
    """An entry or a function: its parameters with their sizes, and what its stretches of code are."""

    result: tuple[str, int] | None
    parameters: list[tuple[str, int]]
    threads: int
    room: dict[str, tuple[int, int]]
    stretches: list[Callable[..., Any]]


class Thread:
    """A thread of a block, and the frames of functions that it is in."""

    def __init__(self, module: Module, block: tuple[int, int, int], tid: int, shared: bytearray) -> None:
        self.module, self.block, self.tid, self.lane, self.shared = module, block, tid, tid % THREADS, shared
        self.local = bytearray()

    def clock(self) -> int:
        """Ticks that only ever become more."""
        self.module.ticks += 1
        return self.module.ticks

    def run(self, function: Function, given: list[bytes]) -> Generator[Wait, Any, bytearray | None]:
        """Carry out a function; gives what it returns, None where the thread has exited."""
        p = {name: bytearray(data) for (name, _), data in zip(function.parameters, given, strict=True)}
        if function.result:
            p[function.result[0]] = bytearray(function.result[1])
        if function.room:
            self.local = bytearray(sum(size for _, size in function.room.values()))
        r: dict[str, int] = {}
        at = 0
        while at >= 0:
            at, what = function.stretches[at](self, r, p)
            if what is TURN or what is SLEEP:
                yield what
            elif isinstance(what, Wait):
                answer = yield what
                if isinstance(what.to, str):
                    r[what.to] = answer
                else:
                    r.update(zip(what.to, answer, strict=True))
            elif what is not None:
                result, name, arguments = what
                called = self.module.functions[name]
                returned = yield from self.run(called, [bytes(p[one]) for one in arguments])
                if returned is None:
                    return None
                if result:
                    p[result] = returned
        return p[function.result[0]] if at == RETURN and function.result else bytearray() if at == RETURN else None


RETURN, EXIT = -1, -2
TURN, SLEEP = Wait("turn", ""), Wait("sleep", "")
"""Threads of a warp do what others may see one instruction after the other; while one sleeps, other warps go on."""
_LONGEST_TURN = 30
"""Of what a warp does before another one goes on, where they take turns at random."""
MOST_ROUNDS = 1 << 11
"""The warps of a block that sleep so often, one after the other, and do nothing else, wait for what none of them will do."""


class StuckError(AssertionError):
    """All threads of a block were waiting for each other, until the machine asked them to stop as the host does."""


def _load(t: Thread, space: str, at: int, size: int) -> int:
    if space == "global":
        return int.from_bytes(ctypes.string_at(at, size), "little")
    memory = t.shared if space == "shared" else t.local if space == "local" else t.module.constants
    assert 0 <= at <= len(memory) - size and at % size == 0, (space, at, size)
    return int.from_bytes(memory[at : at + size], "little")


def _store(t: Thread, space: str, at: int, size: int, value: int) -> None:
    assert at % size == 0
    t.module.stored += 1
    data = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
    if space == "global":
        ctypes.memmove(at, data, size)
        return
    memory = t.shared if space == "shared" else t.local
    assert 0 <= at <= len(memory) - size, (space, at, size)
    memory[at : at + size] = data


class Module:
    """PTX, ready to run. Each warp of a block runs until it waits, or ``random`` says how long."""

    def __init__(self, text: str, random: Random | None = None) -> None:
        self.random = random
        if IMAGES in text:
            raise UnsupportedError(NOT_RUN, source="PTX", offset=0, container="kernel", rule="ptx")
        self.constants, self.symbols, self.ticks = bytearray(), {"lds": 0}, 1 << 20
        for name, words in _TABLE.findall(text):
            self.symbols[name] = len(self.constants)
            self.constants += b"".join(int(word).to_bytes(4, "little") for word in words.split(", "))
        self.stored = 0
        """How often threads have written what others may see."""
        self.static = 0
        """Bytes of shared memory before that of a launch."""
        for name, size in _SHARED.findall(text):
            self.symbols[name], self.static = self.static, self.static + -(-int(size) // 16) * 16
        assert self.static <= 48 << 10, "ptxas refuses more"
        self.symbols["lds"] = self.static
        self.variables: dict[str, Any] = {}
        """In the memory of the GPU, by name."""
        for name, count in _GLOBAL.findall(text):
            self.variables[name] = (ctypes.c_uint64 * int(count))()
            self.symbols[name] = ctypes.addressof(self.variables[name])
        self.functions: dict[str, Function] = {}
        for _, result, name, parameters, threads, body in _FUNCTION.findall(text):
            self.functions[name] = self._function(result, parameters, int(threads or 0), body)

    def _function(self, result: str, parameters: str, threads: int, body: str) -> Function:
        room, end = dict[str, tuple[int, int]](), 0
        for name, size in _LOCAL.findall(body):
            room[name], end = (end, int(size)), end + -(-int(size) // 16) * 16
        self.symbols |= {name: start for name, (start, _) in room.items()}
        lines = [line.strip().rstrip(";").strip() for line in body.splitlines()]
        lines = [line for line in lines if line and not line.startswith((".reg", ".param", ".local", "{", "}"))]
        stretches = _Stretches(self.symbols, lines).made()
        rows = [(name, int(bits) // 8 * int(count or 1)) for bits, name, count in _PARAMETER.findall(parameters)]
        returned = [(name, int(bits) // 8 * int(count or 1)) for bits, name, count in _PARAMETER.findall(result)]
        return Function(returned[0] if returned else None, rows, threads, room, stretches)

    def launch(self, name: str, groups: tuple[int, int, int], threads: int, lds: int, given: list[bytes]) -> None:
        """Run a kernel to its end."""
        entry = self.functions[name]
        assert entry.threads == threads
        for z, y, x in product(*map(range, groups[::-1])):
            shared = bytearray(self.static + lds)
            block = [Thread(self, (x, y, z), tid, shared).run(entry, given) for tid in range(threads)]
            records = {name: data for (name, _), data in zip(entry.parameters, given, strict=True)}
            record = int.from_bytes(records.get("status", b""), "little")
            _run_block(self, [block[n : n + THREADS] for n in range(0, threads, THREADS)], record)


Running = Generator[Wait, Any, Any]


def _run_block(module: Module, warps: list[list[Running]], record: int) -> None:
    """Run a block; ``record`` is the address of the launch's record, where threads look whether they are to stop."""
    waiting: list[dict[int, tuple[Running, Wait]]] = []
    for warp in warps:
        waiting.append({})
        for lane, thread in enumerate(warp):
            _go_on(waiting[-1], lane, thread, None)
    rounds, stored, is_stopped = 0, 0, False
    while any(waiting):
        for there in waiting:
            steps = module.random.randrange(_LONGEST_TURN) if module.random else sys.maxsize
            while steps and _can_go_on(there):
                _run_together(there)
                steps -= 1
        if any(_can_go_on(there) for there in waiting):
            continue
        asleep = [there for there in waiting if _is_asleep(there)]
        for there in asleep or waiting:
            for lane, (thread, wait) in list(there.items()):
                if wait is SLEEP or not asleep:
                    _go_on(there, lane, thread, 0)
        rounds, stored = (rounds + 1 if asleep and stored == module.stored else 0), module.stored
        if rounds == MOST_ROUNDS:
            assert not is_stopped, "threads do not look whether they are to stop"
            _store_word(record + STOP, 1)
            rounds, is_stopped = 0, True
    if is_stopped:
        raise StuckError("all threads of a block waited for each other")


def _can_go_on(warp: dict[int, tuple[Running, Wait]]) -> bool:
    return any(wait.what != "block" for _, wait in warp.values()) and not _is_asleep(warp)


def _is_asleep(warp: dict[int, tuple[Running, Wait]]) -> bool:
    return any(wait is SLEEP for _, wait in warp.values()) and all(wait is not TURN for _, wait in warp.values())


def _store_word(address: int, value: int) -> None:
    ctypes.memmove(address, value.to_bytes(4, "little"), 4)


def _go_on(
    warp: dict[int, tuple[Running, Wait]], lane: int, thread: Running, answer: int | tuple[int, ...] | None
) -> None:
    warp.pop(lane, None)
    try:
        warp[lane] = (thread, thread.send(answer))
    except StopIteration:
        return


def _run_together(warp: dict[int, tuple[Running, Wait]]) -> None:
    """What all threads of a warp do together."""
    if turns := [(lane, thread) for lane, (thread, wait) in warp.items() if wait is TURN]:
        for lane, thread in sorted(turns):
            _go_on(warp, lane, thread, 0)
        return
    what = {wait.what for _, wait in warp.values()}
    assert len(what) == 1, f"threads of a warp wait for each other in different places: {what}"
    values = {lane: wait.value for lane, (_, wait) in warp.items()}
    (form,) = what
    if form.startswith(("mma", "ldmatrix")):
        for lane, words in enumerate(warp_result(form, values)):
            _go_on(warp, lane, warp[lane][0], words)
        return
    bits = sum(bool(value) << lane for lane, value in values.items())
    for lane, (thread, wait) in sorted(warp.items()):
        answers = {"ballot": bits, "any": bool(bits), "shfl": values.get(wait.lane % THREADS, 0), "warp": 0}
        _go_on(warp, lane, thread, answers[wait.what.partition(" ")[0]])


class _Stretches:
    """Makes functions of Python of the stretches of instructions between labels, branches and waits."""

    def __init__(self, symbols: dict[str, int], lines: list[str]) -> None:
        self.symbols, self.lines, self.number = symbols, lines, 0
        self.source: list[list[str]] = [[]]
        self.places: dict[str, int] = {}

    def made(self) -> list[Callable[..., Any]]:
        for line in self.lines:
            if line.endswith(":"):
                self._begin()
                self.places[line[:-1]] = len(self.source) - 1
            else:
                self._instruction(line)
        self.source.append(["return RETURN, None"])
        names = {
            "RETURN": RETURN,
            "EXIT": EXIT,
            "TURN": TURN,
            "SLEEP": SLEEP,
            "Wait": Wait,
            "load": _load,
            "store": _store,
            **ARITHMETIC,
        }
        text = ""
        for number, lines in enumerate(self.source):
            body = "\n".join(f"  {line}" for line in (*lines, f"return {number + 1}, None"))
            text += f"def stretch_{number}(t, r, p):\n{body}\n"
        text = re.sub(r"GO\((\w+)\)", lambda found: str(self.places[found[1]]), text)
        exec(compile(text, "PTX", "exec"), names)
        return [names[f"stretch_{number}"] for number in range(len(self.source))]

    def _begin(self) -> None:
        self.source.append([])

    def _instruction(self, line: str) -> None:
        guard, name, rest = re.fullmatch(r"(?:@(!?%\w+) )?(\S+)(?: (.*))?", line, re.DOTALL).groups()  # type: ignore[union-attr]
        operands = _OPERAND.findall(rest or "")
        before = f"if {'not ' if guard.startswith('!') else ''}r[{guard.lstrip('!')!r}]: " if guard else ""
        parts, self.number = name.split("."), self.number + 1
        following = len(self.source)
        if parts[0] == "bra":
            self.source[-1].append(f"{before}return GO({operands[0]}), None")
        elif parts[0] in ("ret", "exit"):
            self.source[-1].append(f"{before}return {'RETURN' if parts[0] == 'ret' else 'EXIT'}, None")
        elif parts[0] == "call":
            result = operands.pop(0).strip("()") if operands[0].startswith("(") else ""
            given = operands[1].strip("()").split(", ")
            self.source[-1].append(f"return {following}, ({result!r}, {operands[0]!r}, {given!r})")
            self._begin()
        elif parts[0] == "nanosleep":
            self.source[-1].append(f"return {following}, SLEEP")
            self._begin()
        elif (wait := self._wait(parts, operands)) is not None:
            assert not guard, line
            self.source[-1].append(f"return {following}, {wait}")
            self._begin()
        elif parts[0] in ("ld", "st", "atom", "red") and {"global", "shared"}.intersection(parts):
            self.source[-1].append(f"return {following}, TURN")
            self._begin()
            self.source[-1] += [before + one for one in self._computes(parts, operands)]
        elif parts[0] != "membar":
            self.source[-1] += [before + one for one in self._computes(parts, operands)]

    def _wait(self, parts: list[str], operands: list[str]) -> str | None:
        where = f"{self.number}"
        if parts[:2] == ["bar", "sync"]:
            return "Wait('block', '')"
        if parts[:2] == ["bar", "warp"]:
            return f"Wait('warp {where}', '')"
        if parts[0] == "ldmatrix":
            return f"Wait('{'.'.join(parts)} {where}', {_names(operands[0])}, (t.shared, {self._place(operands[1])}))"
        if parts[0] == "mma":
            given = [f"({''.join(f'{self._value(one, 32)}, ' for one in _names(part))})" for part in operands[1:]]
            return f"Wait('{'.'.join(parts)} {where}', {_names(operands[0])}, ({', '.join(given)}))"
        if parts[0] == "vote":
            return f"Wait('{parts[2]} {where}', {operands[0]!r}, {self._value(operands[1], 1)})"
        if parts[0] == "shfl":
            together, own = int(operands[3]) >> 8, self._value(operands[2], 32)
            assert operands[3:] == [str(together << 8 | 31), "0xffffffff"]
            lane = f"t.lane ^ {own}" if parts[2] == "bfly" else f"t.lane & {together} | {own} & {~together & 31}"
            return f"Wait('shfl {where}', {operands[0]!r}, {self._value(operands[1], 32)}, {lane})"
        return None

    def _value(self, text: str, width: int) -> str:
        if text in _SPECIAL:
            return _SPECIAL[text]
        if text.startswith("%"):
            return f"r[{text!r}]"
        return str(self.symbols[text] if text in self.symbols else int(text, 0) & (1 << width) - 1)

    def _place(self, text: str) -> str:
        base, _, offset = text.strip("[]").partition("+")
        return f"{self._value(base, 64)}+{offset or 0}"

    def _computes(self, parts: list[str], operands: list[str]) -> Iterator[str]:
        width = 1 if parts[-1] == "pred" else int(re.sub(r"\D", "", parts[-1])) if re.search(r"\d", parts[-1]) else 32
        if parts[0] in ("ld", "st"):
            yield from self._memory(parts, operands, width)
        elif parts[0] == "red":  # an atomic operation that returns nothing
            yield from self._computes(["atom", *parts[1:]], ["%nothing", *operands])
        elif parts[0] == "atom":
            to, space = operands[0], "shared" if "shared" in parts else "global"
            values = ", ".join(self._value(one, width) for one in operands[2:])
            yield (
                f"at = {self._place(operands[1])}; old = load(t, {space!r}, at, {width // 8}); "
                f"store(t, {space!r}, at, {width // 8}, atomic({parts[-2]!r}, {parts[-1]!r}, old, {values})); r[{to!r}] = old"
            )
        elif operands[0].startswith("{"):  # mov of a number to its words
            low, high = operands[0].strip("{}").split(", ")
            yield f"x = {self._value(operands[1], 64)}; r[{low!r}] = x & 0xffffffff; r[{high!r}] = x >> 32"
        elif operands[1].startswith("{"):
            low, high = (self._value(one, 32) for one in operands[1].strip("{}").split(", "))
            yield f"r[{operands[0]!r}] = {low} | {high} << 32"
        else:
            given = [self._value(one, width) for one in operands[1:]]
            kind = ".".join(parts[1:])
            yield f"r[{operands[0]!r}] = {parts[0]}_({kind!r}, {width}, {', '.join(given)})"

    def _memory(self, parts: list[str], operands: list[str], width: int) -> Iterator[str]:
        size, is_load = width // 8, parts[0] == "ld"
        where, registers = (operands[1], operands[0]) if is_load else (operands[0], operands[1])
        names = [one.strip() for one in registers.strip("{}").split(",")]
        if "param" in parts:
            base, _, offset = where.strip("[]").partition("+")
            for n, name in enumerate(names):
                start = int(offset or 0) + n * size
                part = f"p.setdefault({base!r}, bytearray(64))[{start}:{start + size}]"
                if is_load:
                    yield f"r[{name!r}] = int.from_bytes({part}, 'little')"
                else:
                    yield f"{part} = ({self._value(name, width)}).to_bytes({size}, 'little')"
            return
        space = next(one for one in parts if one in ("global", "shared", "local", "const"))
        check = f"assert at % {size * len(names)} == 0; " if len(names) > 1 else ""
        if is_load:
            todo = "; ".join(
                f"r[{name!r}] = load(t, {space!r}, at + {n * size}, {size})" for n, name in enumerate(names)
            )
        else:
            todo = "; ".join(
                f"store(t, {space!r}, at + {n * size}, {size}, {self._value(name, width)})"
                for n, name in enumerate(names)
            )
        if is_load and space == "global":
            check = f"assert at % {size * len(names)} == 0; "
        yield f"at = {self._place(where)}; {check}{todo}"


def _names(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.strip("{}").split(","))


_ATTRIBUTES = {
    "COMPUTE_CAPABILITY_MAJOR": 9, "MAXIMUM_TEXTURE2D_WIDTH": 131072, "MAXIMUM_TEXTURE3D_DEPTH": 16384,
    "MAXIMUM_TEXTURE1D_LINEAR_WIDTH": 1 << 28,
}  # fmt: skip


class Machine:
    """NVIDIA's driver with this GPU, as ``driver.Gpu`` is: what its engine asks for is done on the host."""

    generation, is_broken, number = 0, False, 0

    def __init__(self, random: Random | None = None) -> None:
        self.random = random
        self.texts: list[str] = []
        self.allocated: dict[int, Any] = {}
        self.most_lds: dict[tuple[Module, str], int] = {}
        """By functions: how much they may have."""
        self.pooled: set[int] = set()
        """What is allocated of the driver's pool."""
        self.users: list[int] = []
        """The numbers of other GPUs that may use what is in it."""
        self.arrays = DriverArrays()
        self.structure, self.constant = structure, constant

    @property
    def driver(self) -> object:
        """It shares nothing with others."""
        return self

    def renew(self) -> None:
        """Nothing stops it."""

    def attribute(self, name: str) -> int:
        """It uses the host's memory as it is, and has tensor cores."""
        return _ATTRIBUTES.get(name, 1)

    def when_idle(self, action: Callable[[], object]) -> None:
        """It always is."""
        action()

    is_idle = True
    """Nothing runs but in a call."""

    def launch_begun(self) -> None:
        """It ends before anything else happens."""

    def launch_ended(self) -> None:
        """It had ended."""

    def allow_shared_memory(self, function: tuple[Module, str], size: int) -> None:
        """Launches of a function may have so many bytes."""
        self.most_lds[function] = size

    def is_done(self, _stream: object) -> bool:
        """All is done in the call that asks for it."""
        return True

    def prepared(self, name: str, *rest: Any) -> Callable[[], Any]:
        """A call that is made again and again."""
        return partial(self.call, name, *rest)

    def prepared_launch(
        self, function: tuple[Module, str], groups: tuple[int, ...], threads: tuple[int, ...], *rest: Any
    ) -> PreparedLaunch:
        """A launch that is made again and again."""
        launch = self.prepared("cuLaunchKernel", function, *groups, *threads, *rest)
        return PreparedLaunch(launch, launch)

    def call(self, name: str, *rest: Any) -> Any:
        """A function of the driver."""
        if name == "cuModuleLoadData":
            self.texts.append(rest[0].rstrip(b"\0").decode())
            return Module(self.texts[-1], self.random)
        if name == "cuModuleGetFunction":
            return rest[0], rest[1].decode()
        if name == "cuModuleGetGlobal":
            variable = rest[0].variables[rest[1].decode()]
            return ctypes.addressof(variable), ctypes.sizeof(variable)
        if name == "cuMemAlloc":
            return self._allocated(rest[0])
        if name == "cuMemAllocFromPoolAsync":
            self.pooled.add(address := self._allocated(rest[0]))
            ctypes.memset(address, 0xA5, rest[0])
            return address
        if name == "cuMemPoolCreate":
            return "a pool"
        if name == "cuMemFreeAsync":
            self.pooled.remove(rest[0])
            del self.allocated[rest[0]]
            return None
        if name == "cuMemPoolSetAccess":
            self.users.extend(row.location.id for row in rest[1])
            return None
        if name == "cuMemGetInfo":
            return 1 << 30, 4 << 30
        if name == "cuMemFree":
            assert rest[0] not in self.pooled
            del self.allocated[rest[0]]
        elif name.startswith("cuMemsetD"):
            size = int(name.removeprefix("cuMemsetD").removesuffix("Async")) // 8
            ctypes.memmove(rest[0], rest[1].to_bytes(size, "little") * rest[2], size * rest[2])
        elif name == "cuMemcpy3D" or any(part in name for part in ("Array", "Address", "Object")):
            return self.arrays.call(name, *rest)
        elif name.startswith("cuMemcpy"):
            assert not name.endswith("DtoD") or abs(rest[0] - rest[1]) >= rest[2], "the driver copies in any order"
            ctypes.memmove(*rest[:3])
        elif name.startswith("cuLaunch"):
            self._launch(*rest[:10])
        return 5 if name == "cuStreamCreate" else None

    def _allocated(self, size: int) -> int:
        room = ctypes.create_string_buffer(size + 16)
        address = (ctypes.addressof(room) + 15) & -16
        self.allocated[address] = room
        return address

    def _launch(self, function: tuple[Module, str], x: int, y: int, z: int, threads: int, _y: int, _z: int, lds: int,
                _stream: object, places: int) -> None:  # fmt: skip
        module, name = function
        assert lds <= self.most_lds.get(function, (48 << 10) - module.static), (
            "the driver has not been asked for as much"
        )
        rows = module.functions[name].parameters
        addresses = (ctypes.c_uint64 * len(rows)).from_address(places)
        given = [ctypes.string_at(at, size) for at, (_, size) in zip(addresses, rows, strict=True)]
        module.launch(name, (x, y, z), threads, lds, given)


def on_machine(memory: DeviceMemory) -> CudaBackend:
    """The engine of an NVIDIA GPU, with this one."""
    return CudaBackend(Machine(), memory)  # type: ignore[arg-type]


def as_itself() -> DeviceKind:
    """A device that is the GPU, for CUDA's code."""
    machine: Any = Machine()
    return DeviceKind(
        lambda: CudaStorage(machine), lambda _, memory: CudaBackend(machine, memory), lambda: CudaModel(machine)
    )


class Ran:
    """A device whose kernels run as PTX, the machine, and what was reported of the last launch."""

    def __init__(self, target: str) -> None:
        self.machine = Machine()
        self.report = Report()
        self.lds = list[int]()

        def made(_target: object, memory: Any) -> CudaBackend:
            backend = CudaBackend(self.machine, memory)  # type: ignore[arg-type]
            run = backend.run

            def noted(dispatch: Dispatch, **how: bool) -> Report:
                self.lds.append(dispatch.lds)
                self.report = run(dispatch, **how)
                return self.report

            backend.run = noted  # type: ignore[method-assign]
            return backend

        self.device = hipkit.Device(target, kind=DeviceKind(lambda: CudaStorage(self.machine), made))  # type: ignore[arg-type]

    def load(self, file: Path | bytes) -> hipkit.Module:
        return hipkit.Module.load(file, device=self.device)

"""Runs many rows of known answers as one kernel: each sets its registers, runs, and leaves what is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from answers import MEMORIES, WINDOW, Place, Row, Step
from instructions import MODE, Assembler, Engine, Loaded, interpreter, load_program

from hipkit import HipkitError
from hipkit.fatbin.isa import decode
from hipkit.runtime.isa.dual import NAMES as PAIRS
from hipkit.runtime.isa.facts import facts_of
from hipkit.runtime.isa.operations import kind_of

SCRATCH = 1024
_LDS = 4096
# Word 3 of the descriptor of a raw buffer, by the first letters of the target.
_RAW_BUFFER = {"gfx9": 0x00020000, "gfx10": 0x31014000, "gfx11": 0x31004000, "gfx12": 0x31004000}
_EXEC_CHANGES = ("exec", "cmpx")
_MODE_CHANGES = ("setreg", "s_round_mode", "s_denorm_mode", "gpr_idx")
# Registers of the kernel around the rows. Inputs and outputs of some rows are a page: a word in each lane.
_IN, _OUT, _AT, _LANE = "v252", "v253", "v255", "v254"
_PAIR, _SPARE, _PLACE = "v[248:249]", "v250", "v251"


def generation(target: str) -> str:
    """``gfx9``, ``gfx10``, ``gfx11`` or ``gfx12``."""
    return target[:5] if target.startswith("gfx1") else "gfx9"


@dataclass
class Spelling:
    """How a generation writes what the kernel around rows needs."""

    target: str
    lanes: int

    def __post_init__(self) -> None:
        known = generation(self.target)
        is_new, is_newest = known in ("gfx11", "gfx12"), known == "gfx12"
        self.word, self.words = ("b32", "b64") if is_new else ("dword", "dwordx2")
        self.read, self.write = ("load", "store") if is_new else ("read", "write")
        self.add = ("s_add_co_u32", "s_add_co_ci_u32") if is_newest else ("s_add_u32", "s_addc_u32")
        self.wait = "s_wait_loadcnt 0x0\ns_wait_dscnt 0x0\ns_wait_kmcnt 0x0" if is_newest else "s_waitcnt 0"
        is_wide = self.lanes == 64
        self.mask = "s_mov_b64" if is_wide else "s_mov_b32"
        self.vcc, self.exec = ("vcc", "exec") if is_wide else ("vcc_lo", "exec_lo")
        # One access of all lanes moves a whole window.
        self.size, self.shift = ("b32", 2) if is_wide else ("b64", 3)
        self.window = (self.word, _SPARE) if is_wide else (self.words, _PAIR)

    def advance(self, pair: int, source: int, by: int) -> list[str]:
        """Instructions that make an address out of another."""
        return [f"{self.add[0]} s{pair}, s{source}, {by}", f"{self.add[1]} s{pair + 1}, s{source + 1}, 0"]


@dataclass
class Page:
    """The words that some rows take and give, one for each lane of a register."""

    taken: list[int] = field(default_factory=list)
    given: list[tuple[int, Place, int]] = field(default_factory=list)
    """Row, place, and which word of it."""


class Batch:
    """Rows of one target as the text of a kernel, and the memory that it runs on.

    The memory is the pages, and behind them for each row a window of memory and one that LDS begins and ends with.
    """

    def __init__(self, rows: Sequence[Row], target: str, lanes: int) -> None:
        self.rows, self.target, self.lanes = rows, target, lanes
        self.spelling = Spelling(target, lanes)
        self.pages = [Page()]
        self.windows: dict[tuple[int, str], int] = {}
        self._lines: list[str] = []
        self._exec = ""
        """What EXEC is, where that is known."""
        self._touched = {"vcc", "m0"}
        """What is not zero between rows any more."""
        for n in range(len(rows)):
            self._row(n)
        self._close()

    # The text

    @property
    def text(self) -> str:
        """The kernel."""
        size = len(self.pages) * self.lanes * 4
        head = [
            "v_and_b32 v254, 0x3ff, v0", "v_lshlrev_b32 v255, 2, v254", "s_mov_b64 s[98:99], s[0:1]",
            *self.spelling.advance(88, 0, size),
        ]  # fmt: skip
        return "\n".join([*head, *self._open(), *self._lines, "s_endpgm"])

    def _open(self) -> list[str]:
        return [f"global_load_{self.spelling.word} {_IN}, {_AT}, s[98:99]", self.spelling.wait]

    def _close(self) -> None:
        self._lanes("-1")
        self._add(f"global_store_{self.spelling.word} {_AT}, {_OUT}, s[98:99]")

    def _lanes(self, which: str) -> None:
        """Sets EXEC to ``-1`` or ``1``, if it is something else."""
        if self._exec != which:
            self._add(f"{self.spelling.mask} {self.spelling.exec}, {which}")
        self._exec = which

    def _add(self, *lines: str) -> None:
        for text in lines:
            self._lines += text.split("\n")

    def _row(self, n: int) -> None:
        row = self.rows[n]
        taken = sum(place.words for place in row.given if place.file not in ("mem", "lds"))
        given = sum(place.words for place in row.found if place.file not in ("mem", "lds"))
        page = self.pages[-1]
        assert max(taken, given) <= self.lanes, f"{row} has too many registers"
        if len(page.taken) + taken > self.lanes or len(page.given) + given > self.lanes:
            self._close()
            self.pages.append(Page())
            self._add(*self.spelling.advance(98, 98, self.lanes * 4), *self._open())
        for memory in ("mem", "lds"):
            if row.uses(memory):
                self.windows[n, memory] = len(self.windows) * WINDOW
        self._prepare(n, row)
        self._add(f".globl r{n}", f"r{n}:")
        for line in row.code:
            self._add(line)
        if "exec" in row.names or any(change in line for change in _EXEC_CHANGES for line in row.code):
            self._exec = ""
        self._keep(n, row)
        self._touched = {name for name in ("vcc", "m0") if name in row.names or any(name in line for line in row.code)}
        if any("gpr_idx" in line for line in row.code):
            self._touched.add("m0")

    def _prepare(self, n: int, row: Row) -> None:
        s = self.spelling
        if any(file != "s" for file, _ in row.registers) or any(row.uses(memory) for memory in MEMORIES):
            self._lanes("-1")
        prepared = self._memory(n, row)
        self._add(*self._lds(n, "in"))
        zeros = row.registers - {r for place in row.given if place.lane is None for r in place.registers} - prepared
        for file, index in sorted(zeros, key=lambda register: ("sva".index(register[0]), register[1])):
            self._set(file, index, "0")
        last = []
        for place, value in sorted(row.given.items(), key=lambda pair: pair[0].lane is not None):
            if isinstance(value, Step):
                self._add(f"v_mul_u32_u24 {place}, {value.factor}, {_LANE}")
            elif place.file in ("exec", "scc", "mode"):
                last.append(place)
            elif place.file not in ("mem", "lds"):
                self._give(place, value.bits)
        if row.uses("mem") or row.uses("lds") or row.uses("scratch"):
            self._add(s.wait)
        names = {place.file for place in row.given}
        self._add(*(f"{s.mask} {s.vcc}, 0" for _ in range("vcc" in self._touched - names)))
        self._add(*("s_mov_b32 m0, 0" for _ in range("m0" in self._touched - names)))
        for name in ("mode", "scc", "exec"):
            for place in last:
                value = row.given[place]
                if place.file == name and not isinstance(value, Step):
                    self._give(place, value.bits)
        if "scc" not in names and ("scc" in row.names or not all(line.startswith("v_") for line in row.code)):
            self._add("s_cmp_lg_u32 0, 0")
        if "exec" not in names:
            self._lanes("1")

    def _memory(self, n: int, row: Row) -> set[tuple[str, int]]:
        """Registers for the memory that a row has, and which ones those are."""
        if not row.uses("mem"):
            return set()
        buffer = _RAW_BUFFER[generation(self.target)]
        self._add(
            *self.spelling.advance(0, 88, self.windows[n, "mem"]), "v_mov_b32 v0, s0", "v_mov_b32 v1, s1", "s_mov_b32 s4, s0", "s_and_b32 s5, s1, 0xffff",
            f"s_mov_b32 s6, {WINDOW}", f"s_mov_b32 s7, {buffer:#x}",
        )  # fmt: skip
        return {("s", 0), ("s", 1), ("v", 0), ("v", 1), *(("s", n) for n in range(4, 8))}

    def _lds(self, n: int, way: str) -> list[str]:
        """Between a row's window of LDS and memory, by all lanes at once."""
        if (n, "lds") not in self.windows:
            return []
        s = self.spelling
        (word, register) = s.window
        head = [*s.advance(96, 88, self.windows[n, "lds"]), f"v_lshlrev_b32 {_PLACE}, {s.shift}, {_LANE}"]
        if way == "in":
            load, store = (
                f"global_load_{word} {register}, {_PLACE}, s[96:97]", f"ds_{s.write}_{s.size} {_PLACE}, {register}",
            )  # fmt: skip
        else:
            load, store = (
                f"ds_{s.read}_{s.size} {register}, {_PLACE}", f"global_store_{word} {_PLACE}, {register}, s[96:97]",
            )  # fmt: skip
        return [*head, s.wait, load, s.wait, store, s.wait]

    def _set(self, file: str, index: int, source: str) -> None:
        if file == "a":
            self._add(f"v_mov_b32 {_SPARE}, {source}", f"v_accvgpr_write_b32 a{index}, {_SPARE}")
        else:
            self._add(f"{'s' if file == 's' else 'v'}_mov_b32 {file}{index}, {source}")

    def _next(self, word: int) -> str:
        """Puts a word of the page into s90."""
        page = self.pages[-1]
        page.taken.append(word)
        return f"v_readlane_b32 s90, {_IN}, {len(page.taken) - 1}"

    def _give(self, place: Place, bits: int) -> None:
        s = self.spelling
        if place.file == "mode":  # as a constant: where code is compiled, MODE has to follow from it
            self._add(f"s_setreg_imm32_b32 hwreg(1), {bits:#x}")
            return
        for n in range(place.words):
            read, index = self._next(bits >> 32 * n & 0xFFFFFFFF), place.index + n
            if place.file in ("vcc", "exec"):
                self._add(read.replace("s90", f"s{92 + n}"))
                continue
            self._add(read)
            if place.file == "m0":
                self._add("s_mov_b32 m0, s90")
            elif place.file == "scc":
                self._add("s_cmp_lg_u32 s90, 0")
            elif place.file == "scratch":
                self._add(f"v_mov_b32 {_SPARE}, s90", f"v_mov_b32 {_PLACE}, {place.index}")
                self._add(f"scratch_store_{s.word} {_PLACE}, {_SPARE}, off")
            elif place.lane is None:
                self._set(place.file, index, "s90")
            elif place.file == "v":
                self._add(f"v_writelane_b32 v{index}, s90, {place.lane}")
            else:
                self._add(f"v_accvgpr_read_b32 {_SPARE}, a{index}", f"v_writelane_b32 {_SPARE}, s90, {place.lane}")
                self._add(f"v_accvgpr_write_b32 a{index}, {_SPARE}")
        if place.file in ("vcc", "exec"):
            self._add(f"{s.mask} {getattr(s, place.file)}, {'s[92:93]' if place.words == 2 else 's92'}")

    def _keep(self, n: int, row: Row) -> None:
        """Puts what is asked for into the page. What later instructions change is put aside first."""
        s, files = self.spelling, {place.file for place in row.found}
        pair = {"exec": "s[92:93]", "vcc": "s[96:97]"} if self.lanes == 64 else {"exec": "s92", "vcc": "s96"}
        saved = {
            "scc": "s_cselect_b32 s95, 1, 0", "exec": f"{s.mask} {pair['exec']}, {s.exec}",
            "vcc": f"{s.mask} {pair['vcc']}, {s.vcc}", "m0": "s_mov_b32 s91, m0", "mode": "s_getreg_b32 s94, hwreg(1)",
        }  # fmt: skip
        self._add(*(line for file, line in saved.items() if file in files))
        changes_mode = any(change in line for change in _MODE_CHANGES for line in row.code)
        if changes_mode or any(place.file == "mode" for place in row.given):
            self._add(f"s_setreg_imm32_b32 hwreg(1), {MODE:#x}")
        if any(row.uses(memory) for memory in MEMORIES):
            self._add(s.wait)
        if files & {"a", "scratch"}:
            self._lanes("-1")
        for place in row.found:
            self._keep_place(n, place)
        if (n, "lds") in self.windows:
            self._lanes("-1")
            self._add(*self._lds(n, "out"))

    def _keep_place(self, n: int, place: Place) -> None:
        first = {"scc": 95, "exec": 92, "vcc": 96, "m0": 91, "mode": 94, "s": place.index}
        for word in range(place.words):
            if place.file in ("mem", "lds"):
                return
            if place.file in first:
                source = f"s{first[place.file] + word}"
            else:
                self._add(*self._vector(place, place.index + word))
                source = "s90"
            page = self.pages[-1]
            self._add(f"v_writelane_b32 {_OUT}, {source}, {len(page.given)}")
            page.given.append((n, place, word))

    def _vector(self, place: Place, index: int) -> Iterator[str]:
        """Puts a lane's word into s90."""
        register = f"v{index}"
        if place.file == "a":
            register = _SPARE
            yield f"v_accvgpr_read_b32 {_SPARE}, a{index}"
        elif place.file == "scratch":
            register = _SPARE
            yield f"v_mov_b32 {_PLACE}, {index}"
            yield f"scratch_load_{self.spelling.word} {_SPARE}, {_PLACE}, off\n{self.spelling.wait}"
        yield f"v_readlane_b32 s90, {register}, {place.lane or 0}"

    # The memory

    def buffer(self) -> bytearray:
        """What the kernel finds in memory."""
        data = bytearray(len(self.pages) * self.lanes * 4 + len(self.windows) * WINDOW)
        for n, page in enumerate(self.pages):
            for k, word in enumerate(page.taken):
                at = 4 * (n * self.lanes + k)
                data[at : at + 4] = word.to_bytes(4, "little")
        for (n, memory), at in self.windows.items():
            data[self._start + at : self._start + at + WINDOW] = self._window(n, memory)
        return data

    @property
    def _start(self) -> int:
        return len(self.pages) * self.lanes * 4

    def _window(self, n: int, memory: str) -> bytes:
        """A window as its row gives it."""
        data = bytearray(WINDOW)
        for place, value in self.rows[n].given.items():
            if place.file == memory and not isinstance(value, Step):
                data[place.index : place.index + 4] = value.bits.to_bytes(4, "little")
        return bytes(data)

    def wrong(self, after: bytes) -> list[str]:
        """A line for each place that is not as its row says; of windows, words that no row names stay as they were."""
        found: dict[tuple[int, Place], int] = {}
        for k, page in enumerate(self.pages):
            for at, (n, place, word) in enumerate(page.given):
                number = int.from_bytes(after[4 * (k * self.lanes + at) :][:4], "little")
                found[n, place] = found.get((n, place), 0) | number << 32 * word
        for (n, memory), at in self.windows.items():
            before, now = self._window(n, memory), after[self._start + at :][:WINDOW]
            named = {place.index for place in self.rows[n].found if place.file == memory}
            for offset in range(0, WINDOW, 4):
                if offset in named or before[offset : offset + 4] != now[offset : offset + 4]:
                    found[n, Place(memory, offset)] = int.from_bytes(now[offset : offset + 4], "little")
        return [line for (n, place), number in found.items() for line in _complaint(self.rows[n], place, number)]


def _complaint(row: Row, place: Place, number: int) -> Iterator[str]:
    expected = row.found.get(place)
    if expected is None:
        yield f"{row}: {place} is {number:#x} now, and nothing should have changed it"
    elif not expected.fits(number):
        wanted = "|".join("nan" if part.nan else f"{part.bits:#x}" for part in expected.parts)
        yield f"{row}: {place} is {number:#x}, not {wanted}"


def loaded(assembler: Assembler, batch: Batch, engine: Engine = interpreter) -> Loaded:
    """A batch in memory; where LLVM does not take an instruction, its row is named."""
    return load_program(assembler, batch.text, batch.target, batch.lanes, engine)


def answered(assembler: Assembler, rows: Sequence[Row]) -> set[str]:
    """The operations that rows of one target answer, by what their instructions decode to."""
    program = loaded(assembler, Batch(rows, rows[0].target, rows[0].lanes))
    names: set[str] = set()
    segment = program.image.segment_at(program.image.address_of("k"))
    assert segment
    for n, row in enumerate(rows):
        start = program.image.address_of(f"r{n}")
        code = program.memory.read(start, min(16 * len(row.code), segment.address + segment.size - start))
        decoded = decode(code, row.target, features=facts_of(row.target, row.lanes).features)
        found = list(islice(decoded, max(row.about) + 1))
        for at in row.about:
            name = kind_of(found[at]).name
            pair = PAIRS.match(name)
            names |= {f"v_{pair[1]}", f"v_{pair[2]}"} if pair else {name}
    return names


def wrong_rows(assembler: Assembler, rows: Sequence[Row], engine: Engine) -> list[str]:
    """A line for each wrong place of rows of one target. Where they do not run together, they run one by one."""
    batch = Batch(rows, rows[0].target, rows[0].lanes)
    try:
        program = loaded(assembler, batch, engine)
        return _run(program, batch, engine)
    except (HipkitError, AssertionError) as error:
        if len(rows) > 1:
            half = len(rows) // 2
            return [line for part in (rows[:half], rows[half:]) for line in wrong_rows(assembler, part, engine)]
        return [f"{rows[0]}: {error}"]


def _run(program: Loaded, batch: Batch, engine: Engine) -> list[str]:
    data = batch.buffer()
    address = program.memory.allocate(len(data))
    program.memory.write(address, bytes(data))
    engine(program.memory).run(
        program.dispatch([address & 0xFFFFFFFF, address >> 32], lds=_LDS, scratch=SCRATCH, timeout=60)
    )
    return batch.wrong(program.memory.read(address, len(data)))

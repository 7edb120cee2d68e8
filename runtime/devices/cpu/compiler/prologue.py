"""Prologue and epilogue of the function of a region: for a single wave, or for all wave batches of a group.

Batch code is called once for a whole group. The prologue enters its batches one after another. When all of them stop at
one barrier that has code here, it enters the first again past the barrier; otherwise, or when the time check is due, the
epilogue returns to ``hk_run_batches``.
"""

from __future__ import annotations

from .. import structures
from ..structures import WAVE_WORK, Context, Group
from .llvm.builder import LlvmBuilder
from .wave_batch import WaveBatch


class SingleWavePrologue:
    """Prologue and epilogue of a function that runs one wave; the status of the wave is the result."""

    arguments = "ptr noalias %w, ptr noalias %c, i64 %entry"

    def __init__(self, b: LlvmBuilder) -> None:
        self.b, self.text = b, b.text

    def begin(self) -> None:
        """Emit the prologue. It defines ``%w``, the wave, and ``%entry``, the number of the entry."""
        self.text.do("%budget = alloca i64")
        self.text.do(f"{self.b.stored} = alloca i1")
        self.text.do("%budget0 = load i64, ptr %c")
        has_stored = self.b.icmp("ne", self.b.context("has_stored"), 0)
        self.text.do(f"store i1 {has_stored.data}, ptr {self.b.stored}")
        self._enter()
        self.text.do("store i64 %budget0, ptr %budget")

    def leave(self, result: str) -> None:
        """Emit the exit of the wave with a status and address."""
        self._put("%c", Context.budget.offset, self.text.let("load i64, ptr %budget"))
        self._return(result)

    def end(self, entries: dict[int, int]) -> None:
        """Emit the epilogue after all blocks; ``entries`` are the addresses at which the function can be entered."""

    def _enter(self) -> None:
        """Emit the part of the prologue that selects the wave."""

    def _return(self, result: str) -> None:
        has_stored = self.text.let(f"zext i1 {self.text.let(f'load i1, ptr {self.b.stored}')} to i64")
        self._put("%c", Context.has_stored.offset, has_stored)
        self.text.do(f"ret i64 {result}")

    def _put(self, base: str, place: int, value: str) -> None:
        self.text.do(f"store i64 {value}, ptr {self._in(base, place)}")

    def _in(self, base: str, place: int) -> str:
        return self.text.let(f"getelementptr i8, ptr {base}, i64 {place}")


class BatchPrologue(SingleWavePrologue):
    """Prologue and epilogue of a function that runs all batches of a group."""

    arguments = "ptr noalias %w0, ptr noalias %c, i64 %entry0"

    def __init__(self, b: LlvmBuilder, batch: WaveBatch) -> None:
        super().__init__(b)
        self.batch = batch

    def _enter(self) -> None:
        text = self.text
        text.do("%result = alloca i64")
        for name in ("batches", "at", "left", "group"):
            text.do(f"%{name}0 = load i64, ptr {self._in('%c', getattr(Context, name).offset)}")
        text.do(f"%phase.at = inttoptr i64 {text.let(f'add i64 %group0, {Group.phase.offset}')} to ptr")
        text.do("br label %phase")
        text.label("phase")
        text.do("%entry = phi i64 [ %entry0, %0 ], [ %next, %on ]")
        text.do("%at = phi i64 [ %at0, %0 ], [ %at.next, %on ]")
        text.do("%left1 = phi i64 [ %left0, %0 ], [ %left, %on ]")
        text.do("%begun = load i32, ptr %phase.at")
        text.do("br label %batch")
        text.label("batch")
        text.do("%n = phi i64 [ 0, %phase ], [ %n.next, %batch.next ]")
        text.do("%first0 = phi i64 [ 0, %phase ], [ %first, %batch.next ]")
        text.do("%left2 = phi i64 [ %left1, %phase ], [ %left, %batch.next ]")
        text.do(f"%w.at = mul i64 %n, {self.batch.count * self.batch.registers.wave_bytes}")
        text.do("%w = getelementptr i8, ptr %w0, i64 %w.at")
        self._put("%c", Context.wave.offset, text.let("ptrtoint ptr %w to i64"))

    def leave(self, result: str) -> None:
        """Emit the exit of the running batch with a status and address."""
        self.text.do(f"store i64 {result}, ptr %result")
        self.text.do("br label %batch.end")

    def end(self, entries: dict[int, int]) -> None:
        """Emit the loop over batches, the loop over barriers, and the return."""
        text, count = self.text, self.batch.count
        text.label("batch.end")
        last = text.let("load i64, ptr %result")
        text.do(f"%first = select i1 {text.let('icmp eq i64 %n, 0')}, i64 {last}, i64 %first0")
        turns = text.let(f"sub i64 %budget0, {text.let('load i64, ptr %budget')}")
        work = text.let(f"mul i64 {text.let(f'add i64 {turns}, {WAVE_WORK}')}, {count}")
        text.do(f"%left = sub i64 %left2, {work}")
        is_other = text.let(f"icmp ne i64 {last}, %first")
        has_diverged = text.let(f"icmp uge i64 {last}, {structures.DIVERGED << 48}")
        is_over = text.let(f"or i1 {is_other}, {has_diverged}")
        text.do(f"br i1 {is_over}, label %out, label %batch.next")
        text.label("batch.next")
        text.do("%n.next = add i64 %n, 1")
        text.do(f"br i1 {text.let('icmp ult i64 %n.next, %batches0')}, label %batch, label %all")
        text.label("all")
        text.do(f"br i1 {text.let('icmp sgt i64 %left, 0')}, label %look, label %out")
        self._look(last, entries)
        text.label("out")
        text.do("%done = phi i64 [ %n, %batch.end ], [ %n.next, %all ], [ %n.next, %look ], [ %n.next, %waited ]")
        begun = text.let("zext i32 %begun to i64")
        for value, field in (("%at", "at"), ("%done", "done"), ("%left", "left"), (last, "last"), (begun, "begun")):
            self._put("%c", getattr(Context, field).offset, value)
        self._return("%first")

    def _look(self, last: str, entries: dict[int, int]) -> None:
        """Emit the check whether all batches have passed a barrier that the function continues after."""
        text = self.text
        kinds = {"all.past": structures.BARRIER, "waited": structures.WAIT}
        text.label("look")
        cases = " ".join(
            f"i64 {status << 48 | address}, label %{label}" for label, status in kinds.items() for address in entries
        )
        text.do(f"switch i64 {last}, label %out [ {cases} ]")
        text.label("all.past")
        text.do(f"store i32 {text.let('add i32 %begun, 1')}, ptr %phase.at")
        text.do("br label %on")
        text.label("waited")
        is_behind = text.let(f"icmp ne i32 {text.let('load i32, ptr %phase.at')}, %begun")
        text.do(f"br i1 {is_behind}, label %on, label %out")
        text.label("on")
        text.do(f"%at.next = and i64 {last}, {(1 << 48) - 1}")
        next_ = "0"
        for address, n in entries.items():
            is_there = text.let(f"icmp eq i64 %at.next, {address}")
            next_ = text.let(f"select i1 {is_there}, i64 {n}, i64 {next_}")
        text.do(f"%next = add i64 {next_}, 0")
        text.do("br label %phase")

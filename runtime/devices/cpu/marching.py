"""The way of a group's waves from barrier to barrier, in the function that they are carried out by.

The function is called for a group. Its waves come in one after another, so many side by side at a time; when all of them
have come to one barrier, the first comes in where that goes on. What is left to whoever calls: groups of which some wave
has come to something else, and what else there is to look after from time to time.
"""

from __future__ import annotations

from ...isa.builders.llvm.builder import LlvmBuilder
from . import layout
from .abreast import Rank
from .layout import WAVE_WORK
from .structures import Context, Group, Launch


class March:
    """Around the code of a region that returns with ``leave``."""

    def __init__(self, b: LlvmBuilder, rank: Rank) -> None:
        self.text, self.rank = b.text, rank

    def begin(self) -> None:
        """Up to where waves come in: ``%w`` is the first of them then, and ``%entry`` where they go on."""
        text = self.text
        text.do("%came = alloca i64")
        text.do(f"%ranks = load i64, ptr {self._in('%c', Context.ranks.offset)}")
        text.do(f"%at0 = load i64, ptr {self._in('%c', Context.at.offset)}")
        text.do(f"%left0 = load i64, ptr {self._in('%c', Context.left.offset)}")
        group = text.let(f"load i64, ptr {self._in('%c', Context.group.offset)}")
        launch = text.let(f"load i64, ptr {self._in('%c', Context.launch.offset)}")
        text.do(f"%phase.at = inttoptr i64 {text.let(f'add i64 {group}, {Group.phase.offset}')} to ptr")
        text.do(f"%aborted.at = inttoptr i64 {text.let(f'add i64 {launch}, {Launch.aborted.offset}')} to ptr")
        text.do("br label %phase")
        text.label("phase")
        text.do("%entry = phi i64 [ %entry0, %0 ], [ %next, %on ]")
        text.do("%at = phi i64 [ %at0, %0 ], [ %at.next, %on ]")
        text.do("%left1 = phi i64 [ %left0, %0 ], [ %left, %on ]")
        text.do("%begun = load i32, ptr %phase.at")
        text.do("br label %rank")
        text.label("rank")
        text.do("%n = phi i64 [ 0, %phase ], [ %n.next, %rank.next ]")
        text.do("%first0 = phi i64 [ 0, %phase ], [ %first, %rank.next ]")
        text.do("%left2 = phi i64 [ %left1, %phase ], [ %left, %rank.next ]")
        text.do(f"%w.at = mul i64 %n, {self.rank.count * self.rank.registers.wave_bytes}")
        text.do("%w = getelementptr i8, ptr %w0, i64 %w.at")
        text.do("%w.number = ptrtoint ptr %w to i64")
        text.do(f"store i64 %w.number, ptr {self._in('%c', Context.wave.offset)}")

    def leave(self, came: str) -> None:
        """Some waves have come to something."""
        self.text.do(f"store i64 {came}, ptr %came")
        self.text.do("br label %rank.end")

    def end(self, entries: dict[int, int]) -> None:
        """What happens then."""
        text, count = self.text, self.rank.count
        text.label("rank.end")
        last = text.let("load i64, ptr %came")
        text.do(f"%first = select i1 {text.let('icmp eq i64 %n, 0')}, i64 {last}, i64 %first0")
        turns = text.let(f"sub i64 %budget0, {text.let('load i64, ptr %budget')}")
        work = text.let(f"mul i64 {text.let(f'add i64 {turns}, {WAVE_WORK}')}, {count}")
        text.do(f"%left = sub i64 %left2, {work}")
        is_other = text.let(f"icmp ne i64 {last}, %first")
        is_apart = text.let(f"icmp uge i64 {last}, {layout.APART << 48}")
        is_over = text.let(f"or i1 {is_other}, {is_apart}")
        text.do(f"br i1 {is_over}, label %out, label %rank.next")
        text.label("rank.next")
        text.do("%n.next = add i64 %n, 1")
        text.do(f"br i1 {text.let('icmp ult i64 %n.next, %ranks')}, label %rank, label %all")
        text.label("all")
        has_time = text.let("icmp sgt i64 %left, 0")
        is_whole = text.let(f"icmp eq i32 {text.let('load atomic i32, ptr %aborted.at monotonic, align 4')}, 0")
        text.do(f"br i1 {text.let(f'and i1 {has_time}, {is_whole}')}, label %look, label %out")
        self._look(last, entries)
        text.label("out")
        text.do("%done = phi i64 [ %n, %rank.end ], [ %n.next, %all ], [ %n.next, %look ], [ %n.next, %waited ]")
        begun = text.let("zext i32 %begun to i64")
        for value, field in (("%at", "at"), ("%done", "done"), ("%left", "left"), (last, "last"), (begun, "begun")):
            text.do(f"store i64 {value}, ptr {self._in('%c', getattr(Context, field).offset)}")

    def _look(self, last: str, entries: dict[int, int]) -> None:
        """Whether all have passed a barrier behind which there is code here."""
        text = self.text
        kinds = {"all.past": layout.BARRIER, "waited": layout.WAIT}
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

    def _in(self, base: str, place: int) -> str:
        return self.text.let(f"getelementptr i8, ptr {base}, i64 {place}")

"""The builder that emits LLVM IR: arithmetic, lanes and memory together."""

from __future__ import annotations

from .....isa.values import Mode, Rounding
from .hosts import X86_64, Host, this_host
from .images import Images
from .text import Text


class LlvmBuilder(Images):
    """Emits IR into ``text``. The function has a wave ``%w`` and a context ``%c``; native/engine.h defines both."""

    def __init__(self, lanes: int, *, inline: bool, host: Host | None = None, batch_size: int = 1) -> None:
        self.lanes, self.inline, self.batch_size = lanes * batch_size, inline, batch_size
        self.host = host or this_host() or X86_64
        self.mode, self.rounding = Mode(), Rounding.NEAREST_EVEN
        self.text, self.cache, self.definitions = Text(), {}, {}
        self._shared = {}
        self.pc = 0

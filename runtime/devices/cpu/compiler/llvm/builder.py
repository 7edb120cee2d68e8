"""The builder that emits LLVM IR: arithmetic, lanes and memory together."""

from __future__ import annotations

from .....isa.values import Mode, Rounding
from .hosts import X86_64, Host, this_host
from .images import Images
from .text import Text


class LlvmBuilder(Images):
    """Emits into ``text``. The function has a wave ``%w`` and a context ``%c``; see native/engine.h for both."""

    def __init__(self, lanes: int, *, inline: bool, host: Host | None = None, abreast: int = 1) -> None:
        self.lanes, self.inline, self.abreast = lanes * abreast, inline, abreast
        self.host = host or this_host() or X86_64
        self.mode, self.rounding = Mode(), Rounding.NEAREST_EVEN
        self.text, self.cache, self.definitions = Text(), {}, {}
        self._shared = {}
        self.pc = 0

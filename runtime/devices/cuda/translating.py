"""The translation of a launch's kernel to PTX: a module that is imported when a kernel is new, as it needs many others."""

from __future__ import annotations

from functools import partial

from ...isa.facts import facts_of
from ..backend import Dispatch
from ..cpu.fetching import Fetcher
from ..cpu.layout import registers_of
from .calls import addressed_in
from .ptx_kernel import translated
from .start import Start, Translation


def translation_of(dispatch: Dispatch, start: Start) -> Translation:
    """The kernel of a launch as PTX."""
    setup, image = dispatch.setup, dispatch.image
    facts = facts_of(dispatch.processor, setup.lanes)
    fetch = Fetcher.of_image(image, facts, registers_of(setup, dispatch.processor))
    return translated(dispatch.entry - image.base, fetch, facts, start, partial(addressed_in, image))

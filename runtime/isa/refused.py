"""The operations that are not carried out, and why; everything else is, or an error of its own."""

from __future__ import annotations

REFUSED: dict[str, str] = {}

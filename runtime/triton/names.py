"""What Triton calls hipkit's backend."""

from __future__ import annotations

BACKEND = "hipkit"
"""In ``TRITON_DEFAULT_BACKEND``, and as the backend of a ``GPUTarget``."""

"""What Triton calls hipkit's backend."""

from __future__ import annotations

BACKEND = "hipkit"
"""In ``TRITON_DEFAULT_BACKEND``, and as the backend of a ``GPUTarget``."""
CPU = "cpu"
"""The backend that torch's Inductor asks for where tensors are on the CPU."""
GROUP = "triton.backends"
"""The entry points by which Triton finds its backends."""

"""The semantics of AMDGPU instructions: stated once for each operation, executed by any :class:`~.builder.Builder`."""

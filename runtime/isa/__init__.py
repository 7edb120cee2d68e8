"""What AMDGPU instructions do: stated once, by operation, and carried out by any :class:`~.builder.Builder`."""

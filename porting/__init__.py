"""What sources for CUDA name, and what HIP has for it."""

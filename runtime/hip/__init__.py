"""The flat API of HIP, under its own names."""

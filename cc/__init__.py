"""Compiles HIP, with the compiler that is there and hipkit's own headers."""

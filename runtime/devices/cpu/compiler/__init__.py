"""Compiles regions of AMDGPU code to the host's machine code."""

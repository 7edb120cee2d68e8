"""Translates AMDGPU machine code to PTX: the beginning of a backend for NVIDIA GPUs."""

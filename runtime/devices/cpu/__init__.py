"""Runs AMDGPU machine code on the host: translated to LLVM IR, compiled, scheduled over its cores."""

from .. import own_files as own_files  # before any file that it watches

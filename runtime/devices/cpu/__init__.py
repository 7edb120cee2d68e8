"""Runs AMDGPU machine code on the host: translated to LLVM IR, compiled, scheduled over its cores."""

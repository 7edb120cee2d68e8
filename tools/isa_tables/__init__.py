"""Turns LLVM's description of the AMDGPU target into the tables that ``fatbin/isa`` reads."""

"""Emits PTX from AMDGPU machine code: the first stones of an NVIDIA device."""

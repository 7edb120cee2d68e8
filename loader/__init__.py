"""From structure to memory: which entry a device takes, its segments and relocations, host symbols to kernels.

Nothing of it is written yet; the containers and their entries (``hipkit.fatbin``) come first.
"""

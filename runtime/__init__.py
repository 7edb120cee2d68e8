"""Devices, streams, memory, modules and launches: the HIP API and what executes under it.

Nothing of it is written yet; the containers and their entries (``hipkit.fatbin``) come first.
"""

"""Devices, streams, memory, modules and launches: the HIP API and what executes under it.

Nothing of it is written yet. What it stands on is: ``hipkit.fatbin`` reads code objects and their instructions,
``hipkit.loader`` chooses an entry and lays its code out in memory, and ``samples/kernels`` has launches with answers.
"""

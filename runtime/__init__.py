"""Devices, memory, modules and launches: the HIP API and what executes under it.

A :class:`~hipkit.Module` loads code onto a :class:`~hipkit.Device`, whose ``memory`` is real memory of the host.
``module[name].launch(...)`` checks the launch (``launch``), packs its arguments (``kernarg``, ``arguments``, ``hidden``),
says how waves begin (``abi``) and hands a dispatch to the device's engine (``devices``). ``services`` is what the host
does for kernels meanwhile: it prints, and gives and takes memory. ``hip`` is all of it as HIP's flat API.
"""

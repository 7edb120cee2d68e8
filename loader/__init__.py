"""From structure to memory: which entry a device takes, and its code object loaded.

``select`` chooses an entry and says why the others were not chosen. ``image`` lays the segments of a code object out
in memory that is handed in (``memory``), where ``layout`` says, applies the ``relocations`` and finds the ``symbols``.
Host symbols to kernels are not written yet.
"""

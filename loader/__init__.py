"""Chooses the entry of a fat binary for a device, and loads its code object into memory.

``select`` chooses an entry and says why the others were not chosen. ``image`` lays the segments of a code object out
in memory that is handed in (``memory``), where ``layout`` says, applies the ``relocations`` and finds the ``symbols``.

``registry`` is what a process registered: fat binaries by their wrappers in its memory (``process_memory``,
``registered_image``), and which addresses of the host stand for which kernels and variables. ``stub`` writes the
libamdhip64 that programs ask for (``needed``): its functions (``exports``) in a ``shared_object``, alone or with an
interpreter of Python (``embedding``). What its functions do is handed in.
"""

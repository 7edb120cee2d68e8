"""The C ABI of libamdhip64: the functions that its slots call, and the conversion of C arguments.

``table`` has a row for each function: its C parameters by kind. ``kinds`` says how each kind is passed, ``handles``
what stands for an object of Python in C, ``layouts`` how structures look in which release. ``calls`` makes a C
function of a row and the function of the same name in :mod:`hipkit.runtime.hip`; ``process`` puts a library of such
functions into this process. A function that the flat API gains is there for programs as soon as it has a row.
"""

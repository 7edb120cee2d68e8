"""The builder of the interpreter, which computes on numpy arrays."""

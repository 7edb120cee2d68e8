"""The ways to carry instructions out: emitted as LLVM IR or PTX, or computed at once."""

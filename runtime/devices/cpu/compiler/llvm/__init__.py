"""Emits LLVM IR in which a wave is vectors: strips of sixteen lanes, several for each value."""

"""Loads, stores and atomics: what each encoding moves, and where."""

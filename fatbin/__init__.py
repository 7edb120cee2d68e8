"""Reads, checks, edits and writes fat binaries and code objects. Nothing here executes device code."""

"""Bytes to structure and back: containers, entries, targets. Nothing here executes anything."""

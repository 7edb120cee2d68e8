"""Graphs: recording by stream capture, editing, instantiation and launch."""

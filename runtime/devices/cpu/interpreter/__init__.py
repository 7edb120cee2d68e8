"""Interpreter: executes one instruction at a time, for tracing and as a second implementation in tests."""

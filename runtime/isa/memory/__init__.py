"""Memory instructions: loads, stores and atomics of every encoding."""

"""Carries out one instruction at a time: for stepping, and as the second opinion of tests."""

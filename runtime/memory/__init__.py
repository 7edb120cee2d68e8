"""Bytes: where they are, and who may use them."""

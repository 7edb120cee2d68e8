"""Code for one target: what it is, and what is in it."""

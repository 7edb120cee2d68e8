"""Kernel launches: packs arguments, checks the launch, and computes the initial registers."""

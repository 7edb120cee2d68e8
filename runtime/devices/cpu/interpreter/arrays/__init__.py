"""The builder that computes at once, on numpy arrays."""

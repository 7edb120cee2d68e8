"""HIP's functions for graphs and stream capture."""

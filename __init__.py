"""hipkit: open, check, change and run GPU fat binaries and code objects."""

__version__ = "0.1.0"

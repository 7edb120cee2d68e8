"""The device that runs kernels on the host's cores."""

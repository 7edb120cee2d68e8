"""What a host does for kernels while they run: it prints, and gives and takes memory."""

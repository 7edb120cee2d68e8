"""Host services for running kernels: printf, malloc and free, hostcalls."""

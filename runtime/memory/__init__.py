"""Memory: allocations of devices and host, storage, access rights, and copies between them."""

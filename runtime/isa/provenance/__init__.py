"""Which kernel argument the address of an access comes from."""

"""The devices that kernels run on; each is a :class:`~.backend.Backend`."""

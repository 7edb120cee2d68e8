"""HIP's functions for code: modules, libraries, registration, launches."""

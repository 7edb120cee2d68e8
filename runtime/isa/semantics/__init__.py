"""What each operation computes: one small rule each, by name, never by architecture or encoding."""

"""Work in order: commands, events, and the threads that run them."""

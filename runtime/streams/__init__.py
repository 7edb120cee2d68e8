"""Streams: queues of commands, events, and the threads that execute them."""

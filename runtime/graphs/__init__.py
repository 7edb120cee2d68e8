"""Work recorded and replayed: graphs, capture, executable graphs."""

"""Rules about files: one small function each, with an id, a severity and an explanation."""

"""Control flow: regions of code, and which registers are live in them."""

"""``python -m hipkit``."""

from .cli.main import main

main()

"""``python -m hipkit``, and what the scripts ``hipkit`` and ``hipkit-clang++`` call."""

import signal


def main() -> None:
    """``hipkit``."""
    _end_at_once()
    from .cli.main import main

    main()


def clang() -> None:
    """``hipkit-clang++``."""
    _end_at_once()
    from .cli.clang import main

    main()


def _end_at_once() -> None:
    """Let Ctrl-C end the process without a traceback until a command takes it: there is nothing to tidy up yet."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    main()

"""Files through which ``hipkit run`` and the processes under it exchange results.

The folder is named in the environment, so programs that a script starts have it too; each writes files of its own.
"""

from __future__ import annotations

import contextlib
import json
import os
import threading
from pathlib import Path
from typing import Any

VARIABLE = "HIPKIT_RUN"
OPTIONS = "options.json"
RUNNING, REPORT, TRACE, COVERAGE = ".running", ".report", ".trace", ".coverage"
"""How files end, after the number of the process: the kernel that runs, what has run, the trace, and which lines ran."""


def options() -> dict[str, Any]:
    """What was asked for; empty where this process is not under ``hipkit run``."""
    folder = os.environ.get(VARIABLE)
    try:
        found: dict[str, Any] = json.loads(Path(folder, OPTIONS).read_text()) if folder else {}
    except (OSError, ValueError):
        return {}
    return found


def put(ending: str, document: dict[str, Any] | None) -> None:
    """Write, or remove, this process's file of a kind. A folder that is gone is no error: its reader is."""
    path = Path(os.environ.get(VARIABLE, ""), f"{os.getpid()}{ending}")
    with contextlib.suppress(OSError):
        if document is None:
            path.unlink(missing_ok=True)
            return
        # Threads write files of several kinds at once, so each has a name of its own until it is whole.
        unfinished = path.with_name(f"{path.name}.{threading.get_ident()}.unfinished")
        unfinished.write_text(json.dumps(document))
        unfinished.replace(path)


def documents(folder: Path, ending: str) -> list[dict[str, Any]]:
    """The files of a kind of all processes, in the order of their numbers."""
    paths = sorted(folder.glob(f"*{ending}"), key=lambda path: int(path.stem))
    found = []
    for path in paths:
        with contextlib.suppress(OSError, ValueError):
            found.append({"pid": int(path.stem), **json.loads(path.read_text())})
    return found

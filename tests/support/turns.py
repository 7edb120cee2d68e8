"""What has its turn: of cases that are too many, the suite takes others from commit to commit."""

from __future__ import annotations

import os

TURN = int(os.environ.get("HIPKIT_TURN", "0"))
"""CI sets it from the number of commits."""

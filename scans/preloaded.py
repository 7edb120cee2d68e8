"""What processes that look at files and code need: imported once, in the process that they are forked from."""

import os

# Libraries that pyarrow brings would start a thread for each core.
for _name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

import pyarrow.parquet  # noqa: E402, F401

from ..fatbin.validate import judge, rules  # noqa: E402, F401
from . import units  # noqa: E402, F401

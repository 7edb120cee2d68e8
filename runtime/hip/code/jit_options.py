"""The options of hipModuleLoadDataEx, for devices whose driver compiles what is loaded; AMD's code is compiled already."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from ....fatbin.errors import UsageError
from ...devices.model import JitOptions
from ...kernels.arguments import SimpleData


class hipJitOption(IntEnum):
    """The options that have an effect; their numbers are those of CUDA's."""

    hipJitOptionMaxRegisters = 0
    hipJitOptionThreadsPerBlock = 1
    hipJitOptionWallTime = 2
    hipJitOptionInfoLogBuffer = 3
    hipJitOptionInfoLogBufferSizeBytes = 4
    hipJitOptionErrorLogBuffer = 5
    hipJitOptionErrorLogBufferSizeBytes = 6
    hipJitOptionOptimizationLevel = 7
    hipJitOptionTargetFromContext = 8
    hipJitOptionTarget = 9
    hipJitOptionFallbackStrategy = 10
    hipJitOptionGenerateDebugInfo = 11
    hipJitOptionLogVerbose = 12
    hipJitOptionGenerateLineInfo = 13
    hipJitOptionCacheMode = 14


_LOGS = (hipJitOption.hipJitOptionInfoLogBuffer, hipJitOption.hipJitOptionErrorLogBuffer)
_FOR_LOGS = frozenset((*_LOGS, *(number + 1 for number in _LOGS), hipJitOption.hipJitOptionWallTime))


class GivenOptions:
    """Options as a call of the API has them: ``numbers`` and their values, in lists or in arrays of C."""

    def __init__(self, count: int, numbers: Any, values: Any) -> None:
        names, given = (
            _listed(what, count, kind) for what, kind in ((numbers, ctypes.c_int), (values, ctypes.c_void_p))
        )
        if len(names) < count or len(given) < count:
            raise UsageError(f"{count} options, {len(names)} of their names and {len(given)} values")
        self.values = {int(name): value for name, value in zip(names, given, strict=False)}
        self.options = JitOptions(
            {number: _number(value) for number, value in self.values.items() if number not in _FOR_LOGS}
        )

    def write_logs(self) -> None:
        """Put what the compiler said into the buffers that were given for it."""
        for number, text in zip(_LOGS, (self.options.said, self.options.complaints), strict=True):
            buffer, size = self.values.get(number), _number(self.values.get(number + 1))
            if buffer is None or not size:
                continue
            data = text.encode()[: size - 1] + b"\0"
            if isinstance(buffer, (bytearray, ctypes.Array)):
                memoryview(buffer).cast("B")[: len(data)] = data[: len(memoryview(buffer).cast("B"))]
            else:
                ctypes.memmove(_number(buffer), data, len(data))


def _listed(what: Any, count: int, kind: Any) -> list[Any]:
    """A list, or an array of C by its address."""
    if what is None or not count:
        return []
    if isinstance(what, (Sequence, ctypes.Array)):
        return list(what[:count])
    return list((kind * count).from_address(_number(what)))


def _number(value: Any) -> int:
    value = value.value if isinstance(value, SimpleData) else value
    return int(value or 0)

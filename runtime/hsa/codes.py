"""HSA's codes and numbers, as its headers have them."""

from __future__ import annotations

from enum import IntEnum

from ...fatbin.errors import HipkitError


class Status(IntEnum):
    """What a call returns."""

    SUCCESS = 0
    INFO_BREAK = 1
    ERROR = 0x1000
    ERROR_INVALID_ARGUMENT = 0x1001
    ERROR_INVALID_AGENT = 0x1004
    ERROR_OUT_OF_RESOURCES = 0x1008
    ERROR_NOT_INITIALIZED = 0x100B
    ERROR_INVALID_ISA = 0x100F
    ERROR_INVALID_ISA_NAME = 0x1017
    ERROR_INVALID_MEMORY_POOL = 40


class HsaError(HipkitError):
    """A call that fails with a code of HSA's."""

    def __init__(self, status: Status, message: str) -> None:
        super().__init__(message)
        self.status = status


class DeviceType(IntEnum):
    """What an agent is."""

    CPU = 0
    GPU = 1


class Segment(IntEnum):
    """What the memory of a pool is for."""

    GLOBAL = 0
    GROUP = 3


KERNARG, FINE_GRAINED, COARSE_GRAINED = 1, 2, 4
"""Flags of a pool of the global segment."""


class SystemInfo(IntEnum):
    """What can be asked of the system; from 0x200 on AMD's."""

    VERSION_MAJOR = 0
    VERSION_MINOR = 1
    TIMESTAMP = 2
    TIMESTAMP_FREQUENCY = 3
    SIGNAL_MAX_WAIT = 4
    ENDIANNESS = 5
    MACHINE_MODEL = 6
    EXTENSIONS = 7
    SVM_SUPPORTED = 0x201
    SVM_ACCESSIBLE_BY_DEFAULT = 0x202
    MWAITX_ENABLED = 0x203
    DMABUF_SUPPORTED = 0x204
    VIRTUAL_MEM_API_SUPPORTED = 0x205
    XNACK_ENABLED = 0x206


class AgentInfo(IntEnum):
    """What can be asked of an agent; from 0xA000 on AMD's."""

    NAME = 0
    VENDOR_NAME = 1
    FEATURE = 2
    MACHINE_MODEL = 3
    PROFILE = 4
    DEFAULT_FLOAT_ROUNDING_MODE = 5
    WAVEFRONT_SIZE = 6
    WORKGROUP_MAX_DIM = 7
    WORKGROUP_MAX_SIZE = 8
    GRID_MAX_DIM = 9
    GRID_MAX_SIZE = 10
    FBARRIER_MAX_SIZE = 11
    QUEUES_MAX = 12
    QUEUE_MIN_SIZE = 13
    QUEUE_MAX_SIZE = 14
    QUEUE_TYPE = 15
    NODE = 16
    DEVICE = 17
    CACHE_SIZE = 18
    ISA = 19
    EXTENSIONS = 20
    VERSION_MAJOR = 21
    VERSION_MINOR = 22
    BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES = 23
    FAST_F16_OPERATION = 24
    CHIP_ID = 0xA000
    COMPUTE_UNIT_COUNT = 0xA002
    MAX_CLOCK_FREQUENCY = 0xA003
    DRIVER_NODE_ID = 0xA004
    BDFID = 0xA006
    MEMORY_WIDTH = 0xA007
    MEMORY_MAX_FREQUENCY = 0xA008
    PRODUCT_NAME = 0xA009
    MAX_WAVES_PER_CU = 0xA00A
    NUM_SIMDS_PER_CU = 0xA00B
    DOMAIN = 0xA00F
    COOPERATIVE_QUEUES = 0xA010
    UUID = 0xA011
    ASIC_REVISION = 0xA012
    SVM_DIRECT_HOST_ACCESS = 0xA013
    COOPERATIVE_COMPUTE_UNIT_COUNT = 0xA014
    MEMORY_AVAIL = 0xA015
    TIMESTAMP_FREQUENCY = 0xA016
    NUM_XCC = 0xA111
    NEAREST_CPU = 0xA113


class IsaInfo(IntEnum):
    """What can be asked of an ISA."""

    NAME_LENGTH = 0
    NAME = 1
    CALL_CONVENTION_COUNT = 2
    CALL_CONVENTION_INFO_WAVEFRONT_SIZE = 3
    MACHINE_MODELS = 5
    PROFILES = 6
    DEFAULT_FLOAT_ROUNDING_MODES = 7
    BASE_PROFILE_DEFAULT_FLOAT_ROUNDING_MODES = 8
    FAST_F16_OPERATION = 9
    WORKGROUP_MAX_DIM = 12
    WORKGROUP_MAX_SIZE = 13
    GRID_MAX_DIM = 14
    GRID_MAX_SIZE = 16
    FBARRIER_MAX_SIZE = 17


class PoolInfo(IntEnum):
    """What can be asked of a pool."""

    SEGMENT = 0
    GLOBAL_FLAGS = 1
    SIZE = 2
    RUNTIME_ALLOC_ALLOWED = 5
    RUNTIME_ALLOC_GRANULE = 6
    RUNTIME_ALLOC_ALIGNMENT = 7
    ACCESSIBLE_BY_ALL = 15
    ALLOC_MAX_SIZE = 16
    RUNTIME_ALLOC_REC_GRANULE = 18

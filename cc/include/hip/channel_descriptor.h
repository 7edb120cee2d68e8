// Descriptors of channels, which hip_runtime_api.h has.
#pragma once

#include "hip/hip_runtime_api.h"

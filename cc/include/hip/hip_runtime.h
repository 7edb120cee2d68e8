// What programs and kernels of HIP include: keywords, types, and what kernels call.
#pragma once

#include "hipkit/keywords.h"
#include "hipkit/vector_types.h"
#include "hip/hip_runtime_api.h"

#if defined(__HIP__)
#include "hipkit/index.h"
#include "hipkit/synchronize.h"
#include "hipkit/atomics.h"
#include "hipkit/bits.h"
#include "hipkit/warp.h"
#include "hipkit/math.h"
#endif

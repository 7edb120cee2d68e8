// What programs and kernels of HIP include: keywords, types, and what kernels call.
#pragma once

#include "hipkit/internal.h"
#include "hipkit/keywords.h"
#include "hipkit/vector_types.h"
#ifndef __HIPCC_RTC__
#ifdef __cplusplus
#include <algorithm>
#include <array>
#include <climits>
#include <cstdint>
#include <limits>
#include <new>
#include <thread>
#include <tuple>
#include <utility>
#endif
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#endif
#include "hip/hip_runtime_api.h"

#if defined(__HIP__)
#include "hipkit/index.h"
#include "hipkit/synchronize.h"
#include "hipkit/atomics.h"
#include "hipkit/bits.h"
#include "hipkit/dot.h"
#include "hipkit/loads.h"
#include "hipkit/warp.h"
#include "hipkit/warp_sync.h"
#include "hipkit/math.h"
#include "hipkit/device_library.h"
#include "hipkit/textures.h"
#endif

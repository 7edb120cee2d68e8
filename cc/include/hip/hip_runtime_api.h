// HIP's API: types, constants and functions, for C and C++.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "hip/hip_version.h"
#include "hipkit/api/enumerations.h"
#include "hipkit/api/flags.h"
#include "hipkit/dim3.h"
#include "hipkit/keywords.h"
#include "hipkit/vector_types.h"

// Kernels that are compiled while a program runs call none of it.
#ifndef __HIPCC_RTC__
#include "hipkit/api/functions.h"
#include "hipkit/extents.h"
#ifdef __cplusplus
#include "hipkit/api/overloads.h"
#endif
#endif

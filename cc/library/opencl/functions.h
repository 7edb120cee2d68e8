// The functions of OpenCL C, as templates: hipkit instantiates those that a program calls, by their names in its code.
#pragma once

#include <hip/hip_runtime.h>

#include "atomics.h"
#include "conversions.h"
#include "groups.h"
#include "integers.h"
#include "media.h"
#include "memory.h"
#include "numbers.h"
#include "places.h"

// Clang calls these for to_global, to_local and to_private: a pointer into other memory becomes 0.
namespace hipkit_opencl {
using Generic = const __attribute__((address_space(0))) void *;
template <int space> using In = __attribute__((address_space(space))) void *;
HIPKIT_OPENCL In<3> to_local(void *place) { return __builtin_amdgcn_is_shared((Generic)place) ? (In<3>)place : (In<3>)nullptr; }
HIPKIT_OPENCL In<5> to_private(void *place) { return __builtin_amdgcn_is_private((Generic)place) ? (In<5>)place : (In<5>)nullptr; }
HIPKIT_OPENCL In<1> to_global(void *place) {
    return __builtin_amdgcn_is_shared((Generic)place) || __builtin_amdgcn_is_private((Generic)place) ? (In<1>)nullptr : (In<1>)place;
}
}  // namespace hipkit_opencl

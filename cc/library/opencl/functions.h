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

// Clang calls these for to_global, to_local and to_private: a pointer into other memory becomes a null pointer.
namespace hipkit_opencl {
using Generic = const __attribute__((address_space(0))) void *;
template <int space> using In = __attribute__((address_space(space))) void *;
// Of these memories no pointer is 0 in bits: a cast of the generic one makes theirs.
template <int space> HIPKIT_OPENCL In<space> only_if(bool is_there, void *place) { return (In<space>)(is_there ? place : nullptr); }
HIPKIT_OPENCL bool is_local(void *place) { return __builtin_amdgcn_is_shared((Generic)place); }
HIPKIT_OPENCL bool is_private(void *place) { return __builtin_amdgcn_is_private((Generic)place); }
HIPKIT_OPENCL In<3> to_local(void *place) { return only_if<3>(is_local(place), place); }
HIPKIT_OPENCL In<5> to_private(void *place) { return only_if<5>(is_private(place), place); }
HIPKIT_OPENCL In<1> to_global(void *place) { return only_if<1>(!is_local(place) && !is_private(place), place); }
}  // namespace hipkit_opencl

// What sources that are compiled while a program runs have without an #include.
#pragma once

// AMD's has these types without an #include, of which those of 64 bits are other ones than <stdint.h> has on Linux.
#define int64_t hipkit_int64_of_libc
#define uint64_t hipkit_uint64_of_libc
#include <stdint.h>
#undef int64_t
#undef uint64_t
typedef long long int64_t;
typedef unsigned long long uint64_t;
namespace std {
using ::int32_t;
using ::int64_t;
using ::uint32_t;
using ::uint64_t;
}  // namespace std

#include "hip/hip_runtime.h"
#include "hip/hip_bfloat16.h"
#include "hip/hip_complex.h"
#include "hip/hip_fp16.h"
#include "hip/hip_math_constants.h"

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

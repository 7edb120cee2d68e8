// What sources that are compiled while a program runs have without an #include.
#pragma once

#include <stdint.h>
#include "hip/hip_runtime.h"
#include "hip/hip_bfloat16.h"
#include "hip/hip_complex.h"
#include "hip/hip_fp16.h"
#include "hip/hip_math_constants.h"

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

// Dot products of small integers: instructions that some targets have and others have not.
#include "kernel.h"

KERNEL dot_of_bytes(const int* a, const int* b, int* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = __builtin_amdgcn_sdot4(a[i], b[i], int(i), false);
}

KERNEL dot_of_nibbles(const int* a, const int* b, int* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = __builtin_amdgcn_sdot8(a[i], b[i], int(i), false);
}

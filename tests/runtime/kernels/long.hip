// A kernel that takes long to compile and is over at once.
#include <hip/hip_runtime.h>

extern "C" __global__ void long_chain(unsigned int* value) {
    unsigned int x = *value;
    asm volatile(".rept 6000\n v_add_u32_e32 %0, 3, %0\n .endr" : "+v"(x));
    *value = x;
}

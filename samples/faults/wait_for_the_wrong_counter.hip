// What comes of LDS is waited for with the counter of global memory.
#include "host.h"

#ifdef SOUND
#define WAIT "s_waitcnt lgkmcnt(0)"
#else
#define WAIT "s_waitcnt vmcnt(0)"
#endif

__global__ void rotate(const int *in, int *out) {
    __shared__ int part[64];
    int t = threadIdx.x, value;
    part[t] = in[t];
    __syncthreads();
    unsigned at = 4 * ((t + 1) % 64) + (unsigned)(unsigned long)(__attribute__((address_space(3))) int *)part;
    asm volatile("ds_read_b32 %0, %1\n\t"   // fault: wait missing-wait
                 WAIT "\n\tv_add_u32 %0, 1, %0" : "=&v"(value) : "v"(at) : "memory");
    out[t] = value;
}

int main() {
    int *in = zeros<int>(64), *out = zeros<int>(64);
    rotate<<<1, 64>>>(in, out);
    show(out);
    show(in);
}

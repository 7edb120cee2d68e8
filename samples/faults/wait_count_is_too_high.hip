// Two loads by hand: the wait for both lets the second one be under way.
#include "host.h"

#ifdef SOUND
#define WAIT "s_waitcnt vmcnt(0)"
#else
#define WAIT "s_waitcnt vmcnt(1)"
#endif

__global__ void add(const int *in, const int *more, int *out) {
    int first, second, sum;
    asm volatile("global_load_dword %0, %3, off\n\t"   // fault: wait missing-wait
                 "global_load_dword %1, %4, off\n\t"
                 WAIT "\n\tv_xor_b32 %2, %0, %1"
                 : "=&v"(first), "=&v"(second), "=&v"(sum) : "v"(in + threadIdx.x), "v"(more + threadIdx.x));
    asm volatile("s_waitcnt vmcnt(0)");
    out[threadIdx.x] = sum;
}

int main() {
    int *in = zeros<int>(64), *more = zeros<int>(64), *out = zeros<int>(64);
    add<<<1, 64>>>(in, more, out);
    show(out);
    show(more);
    show(in);
}

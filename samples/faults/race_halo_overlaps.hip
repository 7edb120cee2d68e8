// Each block writes one element more than it has, which is the next block's first.
#include "host.h"

__global__ void fill(int *out, int n) {
#ifdef SOUND
    for (int i = threadIdx.x; i < 100; i += 64)
#else
    for (int i = threadIdx.x; i <= 100; i += 64)
#endif
        if (blockIdx.x * 100 + i < n)
            out[blockIdx.x * 100 + i] = i;   // fault: race race
}

int main() {
    int *out = zeros<int>(400);
    fill<<<4, 64>>>(out, 400);
    show(out);
}

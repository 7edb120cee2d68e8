// Each batch has memory of its own, and both are given that of the first.
#include "host.h"

__global__ void square(const int *in, int *out, long first) {
    long i = first + threadIdx.x;
    out[i] = in[threadIdx.x] * in[threadIdx.x];   // fault: mem other-allocation
}

int main() {
    int *in = zeros<int>(256), *out[2] = {zeros<int>(256), zeros<int>(256)};
    for (int batch = 0; batch < 2; batch++)
#ifdef SOUND
        square<<<1, 256>>>(in, out[batch], 0);
#else
        square<<<1, 256>>>(in, out[0], out[batch] - out[0]);
#endif
    check(hipDeviceSynchronize());
    show(out[0]);
    show(out[1]);
    show(in);
}

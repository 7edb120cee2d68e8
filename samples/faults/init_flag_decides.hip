// A kernel branches on a flag that the host forgets to set.
#include "host.h"

__global__ void maybe(const int *flag, float *out) {
    if (*flag == 1)   // fault: init undefined-read
        out[threadIdx.x] = 1;
}

int main() {
    int *flag, one = 1;
    float *out = zeros<float>(64);
    check(hipMalloc(reinterpret_cast<void **>(&flag), sizeof one));
#ifdef SOUND
    check(hipMemcpy(flag, &one, sizeof one, hipMemcpyHostToDevice));
#endif
    maybe<<<1, 64>>>(flag, out);
    show(out);
    check(hipFree(flag));
}

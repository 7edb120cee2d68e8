// A stream for each piece of work, which is never destroyed.
#include "host.h"

__global__ void touch(int *values) { values[threadIdx.x] = 1; }

int main() {
    int *values = zeros<int>(64);
    hipStream_t stream;
    check(hipStreamCreate(&stream));   // fault: leak never-destroyed
    touch<<<1, 64, 0, stream>>>(values);
    check(hipStreamSynchronize(stream));
#ifdef SOUND
    check(hipStreamDestroy(stream));
#endif
    show(values);
}

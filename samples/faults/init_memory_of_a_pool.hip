// Memory that a stream gets again from its pool holds what it held before.
#include "host.h"

__global__ void set(float *values) { values[threadIdx.x] = 1; }

__global__ void add(float *values) {
    values[threadIdx.x] += 1;   // fault: init undefined-read
}

int main() {
    float *values;
    hipStream_t stream;
    check(hipStreamCreate(&stream));
    for (int time = 0; time < 2; time++) {
        check(hipMallocAsync(reinterpret_cast<void **>(&values), 256, stream));
#ifndef SOUND
        if (time == 0)
#endif
            set<<<1, 64, 0, stream>>>(values);
        add<<<1, 64, 0, stream>>>(values);
        check(hipFreeAsync(values, stream));
    }
    check(hipStreamSynchronize(stream));
    check(hipStreamDestroy(stream));
}

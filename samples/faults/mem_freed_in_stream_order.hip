// Memory of a stream is given back before the kernel that reads it.
#include "host.h"

__global__ void add(const int *in, int *out) {
    out[threadIdx.x] = in[threadIdx.x] + 1;   // fault: mem memory-fault
}

int main() {
    hipStream_t stream;
    check(hipStreamCreate(&stream));
    int *in, *out = zeros<int>(64);
    check(hipMallocAsync(reinterpret_cast<void **>(&in), 64 * sizeof(int), stream));
    check(hipMemsetAsync(in, 0, 64 * sizeof(int), stream));
#ifndef SOUND
    check(hipFreeAsync(in, stream));
#endif
    add<<<1, 64, 0, stream>>>(in, out);
#ifdef SOUND
    check(hipFreeAsync(in, stream));
#endif
    show(out);
    check(hipStreamDestroy(stream));
}

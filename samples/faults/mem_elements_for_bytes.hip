// The size of an allocation is that of elements and not of bytes.
#include "host.h"

__global__ void fill(double *values) {
    values[blockIdx.x * 256 + threadIdx.x] = 1;   // fault: mem memory-fault
}

int main() {
    double *values;
#ifdef SOUND
    check(hipMalloc(reinterpret_cast<void **>(&values), 65536 * sizeof(double)));
#else
    check(hipMalloc(reinterpret_cast<void **>(&values), 65536));
#endif
    fill<<<256, 256>>>(values);
    show(values);
}

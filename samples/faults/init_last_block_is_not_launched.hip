// One block too few sets the memory that a second kernel reads.
#include "host.h"

__global__ void set(int *values) { values[blockIdx.x * 64 + threadIdx.x] = blockIdx.x; }

__global__ void twice(int *values) {
    values[blockIdx.x * 64 + threadIdx.x] *= 2;   // fault: init undefined-read
}

int main() {
    int *values;
    check(hipMalloc(reinterpret_cast<void **>(&values), 1000 * sizeof(int)));
#ifdef SOUND
    set<<<15, 64>>>(values);
#else
    set<<<14, 64>>>(values);
#endif
    twice<<<15, 64>>>(values);
    show(values);
}

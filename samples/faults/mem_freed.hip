// The memory is freed before the kernel runs.
#include "host.h"

__global__ void touch(int *values) {
    values[threadIdx.x] = 1;   // fault: mem memory-fault
}

int main() {
    int *values = zeros<int>(64), *other = zeros<int>(64);
#ifdef SOUND
    touch<<<1, 64>>>(values);
    check(hipFree(values));
#else
    check(hipFree(values));
    touch<<<1, 64>>>(values);
#endif
    show(other);
}

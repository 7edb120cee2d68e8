// A loop that ends one too late.
#include "host.h"

__global__ void square(float *values, int n) {
    int i = blockIdx.x * 64 + threadIdx.x;
#ifdef SOUND
    if (i < n)
#else
    if (i <= n)
#endif
        values[i] *= values[i];   // fault: mem memory-fault
}

int main() {
    float *values = zeros<float>(1000);
    square<<<16, 64>>>(values, 1000);
    show(values);
}

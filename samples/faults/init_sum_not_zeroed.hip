// A sum is added to memory that hipMalloc has returned as it was.
#include "host.h"

__global__ void add(float *sums, const float *in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    sums[i] += in[i];   // fault: init undefined-read
}

int main() {
    float *in = zeros<float>(1024), *sums;
    check(hipMalloc(reinterpret_cast<void **>(&sums), 1024 * sizeof(float)));
#ifdef SOUND
    check(hipMemset(sums, 0, 1024 * sizeof(float)));
#endif
    add<<<4, 256>>>(sums, in);
    show(sums);
    show(in);
}

// Blocks count with atomic operations from whatever the counter holds.
#include "host.h"

__global__ void count(const int *in, int *found) {
    if (in[blockIdx.x * 256 + threadIdx.x] == 0)
        atomicAdd(found, 1);   // fault: init undefined-read
}

int main() {
    int *in = zeros<int>(1024), *found;
    check(hipMalloc(reinterpret_cast<void **>(&found), sizeof(int)));
#ifdef SOUND
    check(hipMemset(found, 0, sizeof(int)));
#endif
    count<<<4, 256>>>(in, found);
    show(found);
    show(in);
}

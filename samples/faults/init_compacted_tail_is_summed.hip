// A kernel keeps some of the elements, the next one adds up as many as there were before.
#include "host.h"

__global__ void keep(int *kept, int *count) {
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i % 3 == 0) kept[atomicAdd(count, 1)] = i;
}

__global__ void add(const int *kept, const int *count, int *sum) {
    int i = blockIdx.x * 64 + threadIdx.x;
#ifdef SOUND
    if (i >= *count) return;
#endif
    atomicAdd(sum, kept[i]);   // fault: init undefined-read
}

int main() {
    int *kept, *count = zeros<int>(1), *sum = zeros<int>(1);
    check(hipMalloc(reinterpret_cast<void **>(&kept), 256 * sizeof(int)));
    keep<<<4, 64>>>(kept, count);
    add<<<4, 64>>>(kept, count, sum);
    show(sum);
    show(count);
    check(hipFree(kept));
}

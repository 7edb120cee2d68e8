// The counter of a packed struct is not aligned as an atomic operation needs it.
#include "host.h"

#ifdef SOUND
struct Bin { char tag; int count; };
#else
struct __attribute__((packed)) Bin { char tag; int count; };
#endif

__global__ void count(Bin *bins) {
    atomicAdd(&bins[threadIdx.x % 4].count, 1);   // fault: mem misaligned-atomic
}

int main() {
    Bin *bins;
    check(hipMalloc(reinterpret_cast<void **>(&bins), 4 * sizeof(Bin)));
    check(hipMemset(bins, 0, 4 * sizeof(Bin)));
    count<<<2, 64>>>(bins);
    check(hipDeviceSynchronize());
    check(hipFree(bins));
}

// A function that has nothing to do returns before it frees its memory.
#include "host.h"

__global__ void add(int *sum) { atomicAdd(sum, static_cast<int>(threadIdx.x)); }

static int sum_up_to(int count) {
    int sum = 0, *memory;
    check(hipMalloc(reinterpret_cast<void **>(&memory), sizeof(int)));   // fault: leak never-freed
    check(hipMemset(memory, 0, sizeof(int)));
    if (count == 0) {
#ifdef SOUND
        check(hipFree(memory));
#endif
        return 0;
    }
    add<<<1, count>>>(memory);
    check(hipMemcpy(&sum, memory, sizeof(int), hipMemcpyDeviceToHost));
    check(hipFree(memory));
    return sum;
}

int main() {
    printf("%d\n", sum_up_to(64) + sum_up_to(0));
}

// A kernel that fails, and a program that hears of it from a copy only, or never.
#include <hip/hip_runtime.h>
#include <stdio.h>

__global__ void stray(int* values, size_t at) { values[at] = 1; }

__global__ void fill(int* values) { values[threadIdx.x] = 7; }

int main(int count, char**) {
    int *values, found[64] = {};
    if (hipMalloc(&values, sizeof found)) return 9;
    stray<<<1, 1>>>(values, (size_t)1 << 40);
    fill<<<1, 64>>>(values);
    if (count == 1) return 0;
    int code = hipMemcpy(found, values, sizeof found, hipMemcpyDeviceToHost);
    printf("%d, then %d\n", code, hipDeviceSynchronize());
}

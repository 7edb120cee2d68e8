// A kernel that does not end, and one that faults in a program that does not look.
#include <hip/hip_runtime.h>
#include <stdio.h>

__global__ void spin(volatile int* flag) {
    while (*flag == 0) {
    }
}
__global__ void spoil(int* at) { at[1 << 28] = 1; }

int main(int count, char**) {
    int* memory;
    if (hipMalloc(&memory, 4) || hipMemset(memory, 0, 4)) return 9;
    if (count > 1) {
        spoil<<<1, 1>>>(memory);
        (void)hipDeviceSynchronize();
        puts("all is well");
        return 0;
    }
    spin<<<1, 64>>>(memory);
    return hipDeviceSynchronize();
}

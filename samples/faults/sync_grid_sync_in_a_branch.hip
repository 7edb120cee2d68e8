// Only some blocks of a grid wait for the whole grid.
#include "host.h"
#include <hip/hip_cooperative_groups.h>

__global__ void shift(int *from, int *to) {
    int i = blockIdx.x * 64 + threadIdx.x;
    from[i] = i;
    auto grid = cooperative_groups::this_grid();
#ifndef SOUND
    if (blockIdx.x < 3)
#endif
        grid.sync();   // fault: sync deadlock
    if (blockIdx.x < 2) to[i] = from[i + 64];
}

int main() {
    int *from = zeros<int>(256), *to = zeros<int>(256);
    void *arguments[] = {&from, &to};
    check(hipLaunchCooperativeKernel(reinterpret_cast<void *>(shift), dim3(4), dim3(64), arguments, 0, 0));
    show(to);
    show(from);
}

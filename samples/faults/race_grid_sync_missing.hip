// Blocks read what other blocks write before them, and wait for their own block only.
#include "host.h"
#include <hip/hip_cooperative_groups.h>

__global__ void shift(int *from, int *to) {
    int i = blockIdx.x * 64 + threadIdx.x;
    from[i] = i;   // fault: race race
#ifdef SOUND
    cooperative_groups::this_grid().sync();
#else
    cooperative_groups::this_thread_block().sync();
#endif
    to[i] = from[(i + 64) % 256];   // fault: race race
}

int main() {
    int *from = zeros<int>(256), *to = zeros<int>(256);
    void *arguments[] = {&from, &to};
    check(hipLaunchCooperativeKernel(reinterpret_cast<void *>(shift), dim3(4), dim3(64), arguments, 0, 0));
    show(to);
    show(from);
}

// Lanes of a tile wait for each other, and read what other tiles write.
#include "host.h"
#include <hip/hip_cooperative_groups.h>

__global__ void reverse(const int *in, int *out) {
    __shared__ int slot[256];
    int t = threadIdx.x;
    auto block = cooperative_groups::this_thread_block();
    slot[t] = in[t];   // fault: race race
#ifdef SOUND
    block.sync();
#else
    cooperative_groups::tiled_partition<32>(block).sync();
#endif
    out[t] = slot[t ^ 128];   // fault: race race
}

int main() {
    int *in = zeros<int>(256), *out = zeros<int>(256);
    reverse<<<1, 256>>>(in, out);
    show(out);
    show(in);
}

// Half of the lanes of a tile read from the other half, which does not take part.
#include "host.h"
#include <hip/hip_cooperative_groups.h>

__global__ void sum(const float *in, float *out) {
    auto tile = cooperative_groups::tiled_partition<16>(cooperative_groups::this_thread_block());
    float value = in[threadIdx.x];
#ifdef SOUND
    value += tile.shfl_down(value, 8);
#else
    if (tile.thread_rank() < 8) value += tile.shfl_down(value, 8);   // fault: sync inactive-lane
#endif
    if (tile.thread_rank() == 0) out[threadIdx.x / 16] = value;
}

int main() {
    float *in = zeros<float>(64), *out = zeros<float>(4);
    sum<<<1, 64>>>(in, out);
    show(out);
    show(in);
}

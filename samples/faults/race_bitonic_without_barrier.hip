// A bitonic sort in LDS: partners are read, and stored over without a barrier between.
#include "host.h"

__global__ void sort(int *data) {
    __shared__ int tile[256];
    int t = threadIdx.x;
    tile[t] = data[t];
    __syncthreads();
    for (int k = 2; k <= 256; k *= 2)
        for (int j = k / 2; j; j /= 2) {
            int mine = tile[t], other = tile[t ^ j];   // fault: race race
            bool low = !(t & j) == !(t & k);
#ifdef SOUND
            __syncthreads();
#endif
            tile[t] = low ? min(mine, other) : max(mine, other);   // fault: race race
            __syncthreads();
        }
    data[t] = tile[t];
}

int main() {
    int *data = zeros<int>(256);
    sort<<<1, 256>>>(data);
    show(data);
}

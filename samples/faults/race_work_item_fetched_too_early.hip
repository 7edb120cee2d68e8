// Persistent blocks fetch their next item of work into LDS before all of their waves have read the last one.
#include "host.h"

__global__ void work(int *next, int *out, int items) {
    __shared__ int item;
    for (;;) {
        if (threadIdx.x == 0) item = atomicAdd(next, 1);   // fault: race race
        __syncthreads();
        int mine = item;   // fault: race race
#ifdef SOUND
        __syncthreads();
#endif
        if (mine >= items) return;
        out[mine * 128 + threadIdx.x] = mine;
    }
}

int main() {
    int *next = zeros<int>(1), *out = zeros<int>(16 * 128);
    work<<<3, 128>>>(next, out, 16);
    show(out);
    show(next);
}

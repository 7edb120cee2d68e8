// A block reads plainly what others change atomically.
#include "host.h"

__global__ void progress(int *done, int *seen) {
    if (threadIdx.x) return;
    if (blockIdx.x)
        atomicAdd(done, 1);   // fault: race race
    else
#ifdef SOUND
        *seen = atomicAdd(done, 0);
#else
        *seen = *done;   // fault: race race
#endif
}

int main() {
    int *done = zeros<int>(1), *seen = zeros<int>(1);
    progress<<<8, 64>>>(done, seen);
    show(seen);
    show(done);
}

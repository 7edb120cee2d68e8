// A search through a graph marks the next frontier in the array that others still read.
#include "host.h"

__global__ void expand(const int *frontier, int *next, int count) {
    int v = blockIdx.x * 64 + threadIdx.x;
    if (frontier[v] == 0) return;   // fault: race race
    next[(v + 64) % count] = 2;   // fault: race race
}

int main() {
    int *frontier = zeros<int>(256), *other = zeros<int>(256);
    check(hipMemset(frontier, 1, 256 * sizeof(int)));
#ifdef SOUND
    int *next = other;
#else
    int *next = frontier;
#endif
    expand<<<4, 64>>>(frontier, next, 256);
    show(frontier);
    show(other);
}

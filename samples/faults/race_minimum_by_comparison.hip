// Blocks look for the smallest value by comparing and storing.
#include "host.h"

__global__ void smallest(const int *in, int *found) {
    int value = in[blockIdx.x * 256];
    if (threadIdx.x == 0)
#ifdef SOUND
        atomicMin(found, value);
#else
        *found = value < *found ? value : *found;   // fault: race race
#endif
}

int main() {
    int *in = zeros<int>(2048), *found = zeros<int>(1);
    smallest<<<8, 256>>>(in, found);
    show(found);
    show(in);
}

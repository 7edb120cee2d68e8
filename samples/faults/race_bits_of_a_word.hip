// Threads of different waves set bits of one word.
#include "host.h"

__global__ void mark(const int *in, unsigned *bits) {
    int i = threadIdx.x;
    if (in[i] == 0 && i % 64 == 5)
#ifdef SOUND
        atomicOr(&bits[0], 1u << i / 64);
#else
        bits[0] |= 1u << i / 64;   // fault: race race
#endif
}

int main() {
    int *in = zeros<int>(256);
    unsigned *bits = zeros<unsigned>(1);
    mark<<<1, 256>>>(in, bits);
    show(bits);
    show(in);
}

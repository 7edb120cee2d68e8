// An index of 16 bits is negative from the 128th block on.
#include "host.h"

#ifdef SOUND
using Index = int;
#else
using Index = short;
#endif

__global__ void number(int *out) {
    Index i = blockIdx.x * 256 + threadIdx.x;
    out[i] = i;   // fault: mem memory-fault
}

int main() {
    int *out = zeros<int>(160 * 256);
    number<<<160, 256>>>(out);
    show(out);
}

// Every thread writes what its neighbours read.
#include "host.h"

__global__ void smooth(const float *from, float *to, int n) {
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i > 0 && i < n - 1) {
        float sides = from[i - 1] + from[i + 1];   // fault: race race
        to[i] = sides / 2;   // fault: race race
    }
}

int main() {
    float *a = zeros<float>(512), *b = zeros<float>(512);
#ifdef SOUND
    smooth<<<4, 128>>>(a, b, 512);
#else
    smooth<<<4, 128>>>(a, a, 512);
#endif
    show(a);
    show(b);
}

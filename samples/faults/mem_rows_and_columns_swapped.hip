// The element of a matrix that is not square is computed from the wrong length.
#include "host.h"

__global__ void scale(float *values, int width, int height) {
    int x = threadIdx.x, y = blockIdx.x;
#ifdef SOUND
    int place = y * width + x;
#else
    int place = x * width + y;
#endif
    values[place] *= 2;   // fault: mem memory-fault
}

int main() {
    float *values = zeros<float>(64 * 4096);
    scale<<<64, 1024>>>(values, 4096, 64);
    show(values);
}

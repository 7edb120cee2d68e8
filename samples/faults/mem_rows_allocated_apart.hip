// Two rows that were allocated apart are addressed as rows of one matrix, with the distance between them as its pitch.
#include "host.h"

__global__ void scale(float *matrix, long pitch, float factor) {
    matrix[blockIdx.x * pitch + threadIdx.x] *= factor;   // fault: mem other-allocation
}

int main() {
    float *first = zeros<float>(512);
#ifdef SOUND
    float *second = first + 256;
#else
    float *second = zeros<float>(256);
#endif
    scale<<<2, 256>>>(first, second - first, 2);
    show(first);
#ifndef SOUND
    check(hipFree(second));
#endif
}

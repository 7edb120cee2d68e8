// More rows of threads than there are rows of elements.
#include "host.h"

__global__ void clear(float *values, int rows, int columns) {
    int row = threadIdx.y, column = threadIdx.x;
#ifdef SOUND
    if (row < rows)
#endif
        values[row * columns + column] = 0;   // fault: mem memory-fault
    (void)rows;
}

int main() {
    float *values = zeros<float>(8 * 32);
    clear<<<1, dim3(32, 16)>>>(values, 8, 32);
    show(values);
}

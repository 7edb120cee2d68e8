// The offsets of a sparse matrix have an element for each row, and none for the end of the last one.
#include "host.h"

__global__ void lengths(const int *offset, int *length, int rows) {
    int row = blockIdx.x * 64 + threadIdx.x;
    if (row < rows)
        length[row] = offset[row + 1] - offset[row];   // fault: mem memory-fault
}

int main() {
    int rows = 100;
#ifdef SOUND
    int *offset = zeros<int>(rows + 1);
#else
    int *offset = zeros<int>(rows);
#endif
    int *length = zeros<int>(rows);
    lengths<<<2, 64>>>(offset, length, rows);
    show(length);
    show(offset);
}

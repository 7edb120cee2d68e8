// Each step adds the row of the step before, and nothing has set the one before the first.
#include "host.h"

__global__ void accumulate(float *rows, int step) {
    float *row = rows + step * 64, *before = rows + (step + 3) % 4 * 64;
#ifdef SOUND
    if (step == 0) row[threadIdx.x] = 0;
    else
#endif
    row[threadIdx.x] = before[threadIdx.x] + step;   // fault: init undefined-read
}

int main() {
    float *rows;
    check(hipMalloc(reinterpret_cast<void **>(&rows), 4 * 64 * sizeof(float)));
    for (int step = 0; step < 4; step++) accumulate<<<1, 64>>>(rows, step);
    show(rows);
}

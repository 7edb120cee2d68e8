// All phases of an odd-even sort in one launch, though blocks do not wait for each other.
#include "host.h"

__global__ void sort(int *data, int n, int first, int last) {
    int i = blockIdx.x * 64 + threadIdx.x;
    for (int phase = first; phase < last; phase++) {
        int at = 2 * i + (phase & 1);
        if (at + 1 < n) {
            int a = data[at], b = data[at + 1];   // fault: race race
            data[at] = min(a, b), data[at + 1] = max(a, b);   // fault: race race
        }
        __syncthreads();
    }
}

int main() {
    int *data = zeros<int>(512);
#ifdef SOUND
    for (int phase = 0; phase < 4; phase++) sort<<<4, 64>>>(data, 512, phase, phase + 1);
#else
    sort<<<4, 64>>>(data, 512, 0, 4);
#endif
    show(data);
}

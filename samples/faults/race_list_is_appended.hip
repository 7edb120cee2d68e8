// Waves append to a list, whose length they read and write without an atomic operation.
#include "host.h"

__global__ void append(int *list, int *length) {
    if (threadIdx.x % 64 == 0) {
#ifdef SOUND
        int place = atomicAdd(length, 1);
#else
        int place = (*length)++;   // fault: race race
#endif
        list[place + 16 * threadIdx.x] = threadIdx.x;
    }
}

int main() {
    int *list = zeros<int>(8192), *length = zeros<int>(1);
    append<<<1, 256>>>(list, length);
    show(list);
    show(length);
}

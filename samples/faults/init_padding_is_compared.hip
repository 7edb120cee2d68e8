// Keys are compared word by word, with the bytes between their members.
#include "host.h"

struct Key { short row; int column; };

__global__ void fill(Key *keys) {
    keys[threadIdx.x].row = threadIdx.x / 2;
    keys[threadIdx.x].column = 1;
}

__global__ void count_equal(const unsigned *words, int *out) {
    int t = threadIdx.x;
    if (words[2 * t] == words[2 * t + 2])   // fault: init undefined-read
        atomicAdd(out, 1);
}

int main() {
    Key *keys;
    int *out = zeros<int>(1);
    check(hipMalloc(reinterpret_cast<void **>(&keys), 65 * sizeof(Key)));
#ifdef SOUND
    check(hipMemset(keys, 0, 65 * sizeof(Key)));
#endif
    fill<<<1, 65>>>(keys);
    count_equal<<<1, 64>>>(reinterpret_cast<unsigned *>(keys), out);
    show(out);
    check(hipFree(keys));
}

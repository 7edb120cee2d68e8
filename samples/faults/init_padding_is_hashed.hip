// The hash of a struct takes in the bytes between its members.
#include "host.h"

struct Item { char kind; int value; };

__global__ void fill(Item *items) {
    items[threadIdx.x].kind = 1;
    items[threadIdx.x].value = threadIdx.x;
}

__global__ void hash(const unsigned *words, unsigned *out) {
    int t = threadIdx.x;
    out[t] = (words[2 * t] * 31 + words[2 * t + 1]) * 31;   // fault: init undefined-read
}

int main() {
    Item *items;
    unsigned *out = zeros<unsigned>(64);
    check(hipMalloc(reinterpret_cast<void **>(&items), 64 * sizeof(Item)));
#ifdef SOUND
    check(hipMemset(items, 0, 64 * sizeof(Item)));
#endif
    fill<<<1, 64>>>(items);
    hash<<<1, 64>>>(reinterpret_cast<unsigned *>(items), out);
    show(out);
    check(hipFree(items));
}

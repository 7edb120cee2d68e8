// Keys are inserted into a hash table whose slots were never marked as empty.
#include "host.h"

__global__ void insert(unsigned *table, unsigned slots) {
    unsigned key = threadIdx.x + 1, at = key * 7 % slots;
    for (unsigned n = 0; n < slots; n++) {
        unsigned old = atomicCAS(table + at, 0u, key);   // fault: init undefined-read
        if (old == 0 || old == key) break;
        at = (at + 1) % slots;
    }
}

int main() {
    unsigned *table;
    check(hipMalloc(reinterpret_cast<void **>(&table), 128 * sizeof(unsigned)));
#ifdef SOUND
    check(hipMemset(table, 0, 128 * sizeof(unsigned)));
#endif
    insert<<<1, 64>>>(table, 128);
    check(hipDeviceSynchronize());
    check(hipFree(table));
}

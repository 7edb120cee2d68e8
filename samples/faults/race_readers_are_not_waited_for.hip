// Of a lock for many readers or one writer, the writer does not wait for the readers.
#include "host.h"

constexpr int WRITER = 1 << 16;

__global__ void use(int *lock, int *table, int *out) {
    if (threadIdx.x) return;
    if (blockIdx.x % 4 == 3) {
#ifdef SOUND
        while (atomicCAS(lock, 0, WRITER) != 0) ;
#else
        while (atomicAdd(lock, WRITER) >= WRITER) atomicSub(lock, WRITER);
#endif
        __threadfence();
        for (int i = 0; i < 8; i++) table[i] = blockIdx.x;   // fault: race race
        __threadfence();
        atomicSub(lock, WRITER);
    } else {
        while (atomicAdd(lock, 1) >= WRITER) atomicSub(lock, 1);
        __threadfence();
        int sum = 0;
        for (int i = 0; i < 8; i++) sum += table[i];   // fault: race race
        __threadfence();
        atomicSub(lock, 1);
        out[blockIdx.x] = sum;
    }
}

int main() {
    int *lock = zeros<int>(1), *table = zeros<int>(8), *out = zeros<int>(16);
    use<<<16, 64>>>(lock, table, out);
    show(out);
    show(table);
    show(lock);
}

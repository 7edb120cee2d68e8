// What does not fit into a queue is pushed all the same.
#include "host.h"

__global__ void push(const int *in, int *queue, int *tail, int room) {
    int i = blockIdx.x * 64 + threadIdx.x;
    if (in[i] != 0) return;
    int slot = atomicAdd(tail, 1);
#ifdef SOUND
    if (slot < room)
#endif
    queue[slot] = i;   // fault: mem memory-fault
}

int main() {
    int *in = zeros<int>(256), *queue = zeros<int>(100), *tail = zeros<int>(1);
    push<<<4, 64>>>(in, queue, tail, 100);
    show(tail);
    show(queue);
    show(in);
}
